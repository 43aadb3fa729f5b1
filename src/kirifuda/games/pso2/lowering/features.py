"""Lowering of what is gained, lost or changed to: modifications, numbers, keywords."""

from __future__ import annotations

from typing import Final

from kirifuda import effects as e
from kirifuda.effects.lowering import changes as shared
from kirifuda.effects.lowering.base import Lowering, Path, Uses
from kirifuda.effects.lowering.changes import Draft
from kirifuda.games.pso2 import ast as p
from kirifuda.games.pso2.lowering.keywords import keyword_ability
from kirifuda.games.pso2.plans.changes import LoseKeyword
from kirifuda.games.pso2.plans.stats import STATS
from kirifuda.games.pso2.rules.r103_5_numbers import BASE, NumberChange
from kirifuda.games.pso2.values import FIELD_ABILITIES, LAYER_FACTS, LAYER_NUMBER
from kirifuda.text import ast as a

Modified = p.Modify | a.Raise | a.Lower | a.RaiseBoth | a.LowerBoth
RELATIVE: Final[dict[a.Amount, int]] = {a.Half(a.Current()): e.HALVE, a.Twice(a.Current()): e.DOUBLE}


def drafts(low: Lowering, node: a.Gain | a.Lose | a.Become, path: Path) -> list[Draft]:
    """All changes that some features amount to."""
    numbers: list[Draft] = []
    facts: list[Draft] = []
    for at, feature in enumerate(node.features):
        here: Path = (*path, "features", at)
        if isinstance(node, a.Lose):
            facts.append(lost(low, feature, here))
        elif isinstance(feature, Modified):
            numbers.extend(modified(low, feature, here, low.times, Uses()))
        elif isinstance(feature, a.PerEach):
            numbers.extend(measured(low, feature, here))
        elif isinstance(feature, a.AbilityText):
            facts.append(quoted(low, feature, here))
        elif isinstance(feature, a.SetStat):
            numbers.append(set_to(low, feature.stat.name, feature.to, here))
        elif isinstance(feature, a.SetBoth):
            numbers.extend(set_to(low, stat, feature.to, here) for stat in BOTH)
        elif isinstance(feature, p.SetBase):
            with low.measuring() as uses:
                amount = low.amount(feature.to, (*here, "to"))
            numbers.append(stat_draft(feature.stat.name, BASE, amount, uses))
        else:
            facts.append(given(low, feature, here))
    return [*facts, *numbers]


def measured(low: Lowering, node: a.PerEach, path: Path) -> list[Draft]:
    """A number once for every so many cards of a set."""
    with low.measuring() as uses:
        count = low.amount(a.CountOf(node.of), path)
        times = e.PartsAmount(count, low.amount(node.unit, (*path, "unit")))
    feature = node.feature
    if not isinstance(feature, Modified):
        raise low.fail(feature, (*path, "feature"), "cannot be had several times")
    return modified(low, feature, (*path, "feature"), times, uses)


BOTH: Final = ("攻撃力", "HP")


def shifts(node: Modified) -> list[tuple[str, Path, bool, a.Amount]]:
    """The numbers that a modification changes: stat, where the amount stands, whether up, the amount."""
    if isinstance(node, a.RaiseBoth | a.LowerBoth):
        return [(stat, ("by",), isinstance(node, a.RaiseBoth), node.by) for stat in BOTH]
    if isinstance(node, a.Raise | a.Lower):
        return [(node.stat.name, ("by",), isinstance(node, a.Raise), node.by)]
    found: list[tuple[str, Path, bool, a.Amount]] = []
    for stat, field, shift in (("攻撃力", "attack", node.attack), ("HP", "hp", node.hp)):
        assert isinstance(shift, p.Up | p.Down)
        found.append((stat, (field, "by"), isinstance(shift, p.Up), shift.by))
    return found


def modified(low: Lowering, node: Modified, path: Path, times: e.AmountPlan | None, around: Uses) -> list[Draft]:
    """215.3, G.05: attack value and HP are raised or lowered by the numbers before and after the stroke."""
    found: list[Draft] = []
    for stat, where, is_up, by in shifts(node):
        with low.measuring() as uses:
            amount = low.amount(by, (*path, *where))
        uses.add(around)
        if not (isinstance(amount, e.FixedAmount) and amount.number == 0):
            how = e.RAISE if is_up else e.LOWER
            found.append(stat_draft(stat, how, amount if times is None else e.TimesAmount(amount, times), uses))
    return found


def set_to(low: Lowering, stat: str, to: a.Amount, path: Path) -> Draft:
    """103.5.2, 103.5.4: halved, doubled, or set."""
    how = RELATIVE.get(to, e.SET)
    if how != e.SET:
        return stat_draft(stat, how, e.FixedAmount(0), Uses())
    with low.measuring() as uses:
        amount = low.amount(to, (*path, "to"))
    return stat_draft(stat, how, amount, uses)


def stat_draft(name: str, how: int, amount: e.AmountPlan, uses: Uses) -> Draft:
    """A change of one number."""
    return shared.stat_draft((NumberChange, LAYER_NUMBER), STATS[name], how, amount, uses)


def given(low: Lowering, node: a.Feature, path: Path) -> Draft:
    """A keyword that is gained; the pool must know the ability by name."""
    ability = keyword_ability(low, node, path, low.clause(path))
    low.out.inner.append(ability)

    def make(on: e.Extent) -> e.TextChange:
        return e.GrantChange(on, LAYER_FACTS, (ability,))

    return Draft(LAYER_FACTS, FIELD_ABILITIES, make, Uses())


def quoted(low: Lowering, node: a.AbilityText, path: Path) -> Draft:
    """103.3.1: a whole ability that is given in quotes."""
    abilities = tuple(low.tables.abilities[type(node)](low, node, path))
    low.out.inner.extend(abilities)

    def make(on: e.Extent) -> e.TextChange:
        return e.GrantChange(on, LAYER_FACTS, abilities)

    return Draft(LAYER_FACTS, FIELD_ABILITIES, make, Uses())


def lost(low: Lowering, node: a.Feature, path: Path) -> Draft:
    """A keyword that is lost."""
    if not isinstance(node, a.Keyword | a.EveryAbility | p.AbilitiesOfKind):
        raise low.fail(node, path, "cannot be lost")
    keyword = "" if isinstance(node, a.EveryAbility) else node.name

    def make(on: e.Extent) -> e.TextChange:
        return LoseKeyword(on, LAYER_FACTS, keyword)

    return Draft(LAYER_FACTS, FIELD_ABILITIES, make, Uses())
