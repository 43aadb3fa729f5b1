"""Lowering of what is gained: numbers and skills."""

from __future__ import annotations

from typing import Final

from kirifuda import effects as e
from kirifuda.effects.lowering.base import Lowering, Path, Uses
from kirifuda.effects.lowering.changes import Draft
from kirifuda.effects.lowering.keywords import alone
from kirifuda.games.lyrical import ast as n
from kirifuda.games.lyrical.plans.carried import LoseAbilities, Scale, ScaleChange
from kirifuda.games.lyrical.plans.stats import STATS
from kirifuda.games.lyrical.values import FIELD_ABILITIES, LAYER_ABILITIES, LAYER_NUMBER
from kirifuda.text import ast as a

SKILLS: Final = alone("kirifuda.games.lyrical.keywords")


def drafts(low: Lowering, node: a.Gain | a.Lose | a.Become, path: Path) -> list[Draft]:
    """All changes that some features amount to."""
    found: list[Draft] = []
    for at, feature in enumerate(node.features):
        here: Path = (*path, "features", at)
        if isinstance(feature, a.Raise | a.Lower | a.SetStat):
            found.append(shifted(low, feature, here))
        elif isinstance(feature, a.RaiseBoth | a.LowerBoth):
            how = a.Raise if isinstance(feature, a.RaiseBoth) else a.Lower
            found.extend(shifted(low, how(a.Stat(word), feature.by), here) for word in ("攻撃力", "耐久力"))
        elif isinstance(feature, a.AbilityText) and isinstance(node, a.Gain):
            found.append(quoted(low, feature, here))
        elif isinstance(feature, n.Exchanged):
            found.append(exchanged())
        elif isinstance(feature, a.EveryAbility | n.WrittenAbilities):
            found.append(all_lost(is_written=isinstance(feature, n.WrittenAbilities)))
        elif isinstance(feature, a.Keyword) and isinstance(node, a.Lose):
            found.append(lost(feature))
        elif isinstance(feature, a.Keyword):
            found.append(given(low, feature, here))
        else:
            raise low.fail(feature, here, "cannot be gained")
    return found


HOW: Final[dict[type[a.Feature], int]] = {a.Raise: e.RAISE, a.Lower: e.LOWER, a.SetStat: e.SET}


def lost(node: a.Keyword) -> Draft:
    """A skill that is lost, wherever it comes from."""

    def make(on: e.Extent) -> e.TextChange:
        return e.LossChange(on, LAYER_ABILITIES, node.name)

    return Draft(LAYER_ABILITIES, FIELD_ABILITIES, make, Uses())


def all_lost(*, is_written: bool) -> Draft:
    """All abilities, or those that are written on the card itself."""

    def make(on: e.Extent) -> e.TextChange:
        return LoseAbilities(on, LAYER_ABILITIES, is_written)

    return Draft(LAYER_ABILITIES, FIELD_ABILITIES, make, Uses())


def exchanged() -> Draft:
    """Attack value and durability change places."""
    attack, durability = STATS["攻撃力"], STATS["耐久力"]

    def make(on: e.Extent) -> e.TextChange:
        return e.SwapChange(on, LAYER_NUMBER, (attack, durability))

    return Draft(LAYER_NUMBER, attack.field | durability.field, make, Uses())


def shifted(low: Lowering, node: a.Raise | a.Lower | a.SetStat, path: Path) -> Draft:
    """A number that is raised, lowered or set."""
    stat = STATS[node.stat.name]
    how = HOW[type(node)]
    scale = scale_of(node.to) if isinstance(node, a.SetStat) else None
    if scale is not None and low.times is None:
        return scaled(stat, scale)
    if isinstance(node, a.SetStat) and low.times is not None:
        raise low.fail(node, path, "is a number, and not so many times that number")

    def make(on: e.Extent) -> e.TextChange:
        change = e.StatChange(on, LAYER_NUMBER, stat)
        change.how = how
        return change

    with low.measuring() as uses:
        amount = (
            low.amount(node.to, (*path, "to")) if isinstance(node, a.SetStat) else low.amount(node.by, (*path, "by"))
        )
        if low.times is not None:
            amount = e.TimesAmount(amount, low.times)
    draft = Draft(LAYER_NUMBER, stat.field, make, uses)
    draft.amount = amount
    return draft


def scale_of(node: a.Amount) -> Scale | None:
    """How many times what it is; None if it is a number of its own."""
    if isinstance(node, n.Rounded):
        found = scale_of(node.of)
        return None if found is None else Scale(found.times, found.over, is_down=isinstance(node.how, n.Down))
    if isinstance(node, a.Half) and isinstance(node.of, a.Current):
        return Scale(1, 2)
    if isinstance(node, a.Multiple) and isinstance(node.left, a.Current) and isinstance(node.right, a.Num):
        return Scale(node.right.n)
    return None


def scaled(stat: e.StatPlan, scale: Scale) -> Draft:
    """A number that becomes twice or half what it is."""

    def make(on: e.Extent) -> e.TextChange:
        return ScaleChange(on, LAYER_NUMBER, (stat, scale))

    return Draft(LAYER_NUMBER, stat.field, make, Uses())


def quoted(low: Lowering, node: a.AbilityText, path: Path) -> Draft:
    """An effect, or another ability, that is given in quotes."""
    abilities = tuple(low.tables.abilities[type(node)](low, node, path))
    low.out.inner.extend(abilities)

    def make(on: e.Extent) -> e.TextChange:
        return e.GrantChange(on, LAYER_ABILITIES, abilities)

    return Draft(LAYER_ABILITIES, FIELD_ABILITIES, make, Uses())


def given(low: Lowering, node: a.Keyword, path: Path) -> Draft:
    """A skill that is gained; the pool must know it by name."""
    if low.times is not None:
        raise low.fail(node, path, "is had or not, and not so many times")
    ability = SKILLS[node.name](low.clause(path))
    low.out.inner.append(ability)

    def make(on: e.Extent) -> e.TextChange:
        return e.GrantChange(on, LAYER_ABILITIES, (ability,))

    return Draft(LAYER_ABILITIES, FIELD_ABILITIES, make, Uses())
