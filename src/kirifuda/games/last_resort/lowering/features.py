"""Lowering of what is gained, lost or become: power and toughness, keywords, abilities in quotes, races."""

from __future__ import annotations

from typing import Final

from kirifuda import effects as e
from kirifuda.effects.lowering import changes as shared
from kirifuda.effects.lowering.base import Lowering, Path, Uses, words_at
from kirifuda.effects.lowering.changes import Draft
from kirifuda.games.last_resort import ast as r
from kirifuda.games.last_resort.lowering.keywords import keyword_ability
from kirifuda.games.last_resort.lowering.setting import resort
from kirifuda.games.last_resort.lowering.subjects import CREATURE as CREATURES
from kirifuda.games.last_resort.lowering.subjects import sorts
from kirifuda.games.last_resort.plans.changes import RaceChange
from kirifuda.games.last_resort.plans.stats import STATS
from kirifuda.games.last_resort.values import CREATURE, FIELD_ABILITIES, FIELD_RACE, LAYER_FACTS, LAYER_NUMBER
from kirifuda.text import ast as a

POWER: Final = "パワー"
TOUGHNESS: Final = "タフネス"
SHIFTED: Final = (r.Modify, r.Weaken, r.Trade, r.TradeBack, a.Raise, a.Lower)
NUMBERED: Final = (*SHIFTED, a.SetStat, a.SetBoth, a.Stats)
"""Changes of power and toughness."""


def drafts(low: Lowering, node: a.Gain | a.Lose | a.Become | a.SwapStats | r.NextGains, path: Path) -> list[Draft]:
    """All changes that some features amount to."""
    if isinstance(node, a.SwapStats):
        return [swapped(STATS[node.left.name], STATS[node.right.name])]
    found: list[Draft] = []
    for at, feature in enumerate(node.features):
        here: Path = (*path, "features", at)
        if isinstance(node, a.Lose):
            found.append(taken(feature))
        elif isinstance(feature, r.Retuned):
            found.extend((taken(feature.old), given(low, feature.new, (*here, "new"))))
        elif isinstance(feature, a.PerEach | a.PerCounter):
            found.extend(measured(low, feature, here))
        elif isinstance(
            feature, r.Modify | r.Weaken | r.Trade | r.TradeBack | a.Raise | a.Lower | a.SetStat | a.SetBoth | a.Stats
        ):
            found.extend(modified(low, feature, here, low.times, Uses()))
        elif isinstance(feature, a.Race):
            found.append(raced(feature))
        else:
            resort(low).receives = resort(low).kind
            if not isinstance(node, r.NextGains | a.SwapStats) and sorts(low, node.what, (*path, "what")) == {
                CREATURES
            }:
                resort(low).receives = CREATURE
            found.append(given(low, feature, here))
    return found


def receiver(low: Lowering, node: a.Gain | a.Lose | a.Become | r.NextGains, path: Path) -> int:
    """What sort of card an ability in quotes is given to."""
    if isinstance(node, r.NextGains) or sorts(low, node.what, (*path, "what")) == {CREATURES}:
        return CREATURE
    return resort(low).kind


def swapped(left: e.StatPlan, right: e.StatPlan) -> Draft:
    """L-10.9: two numbers change places."""

    def make(on: e.Extent) -> e.TextChange:
        return e.SwapChange(on, LAYER_NUMBER, (left, right))

    return Draft(LAYER_NUMBER, left.field | right.field, make, Uses())


def measured(low: Lowering, node: a.PerEach | a.PerCounter, path: Path) -> list[Draft]:
    """A77: once for every so many cards of a set, or for every counter."""
    with low.measuring() as uses:
        if isinstance(node, a.PerCounter):
            times = low.amount(a.CountersOn(node.counter, node.what), path)
        else:
            count = low.amount(a.CountOf(node.of), path)
            times = e.PartsAmount(count, low.amount(node.unit, (*path, "unit")))
    if not isinstance(node.feature, SHIFTED):
        raise low.fail(node.feature, (*path, "feature"), "cannot be had several times")
    return modified(low, node.feature, (*path, "feature"), times, uses)


def modified(low: Lowering, node: a.Feature, path: Path, times: e.AmountPlan | None, around: Uses) -> list[Draft]:
    """L-19.15: power and toughness rise or fall by the numbers before and after the stroke, or become them."""
    found: list[Draft] = []
    for stat, field, how in parts_of(node):
        with low.measuring() as uses:
            amount = low.amount(getattr(node, field), (*path, field))
        uses.add(around)
        if isinstance(amount, e.FixedAmount) and amount.number == 0 and how != e.SET:
            continue
        found.append(changed(stat, how, amount if times is None else e.TimesAmount(amount, times), uses))
    return found


def parts_of(node: a.Feature) -> list[tuple[str, str, int]]:
    """Which number changes, by which field of the node, and how."""
    if isinstance(node, r.Modify | r.Weaken):
        how = e.RAISE if isinstance(node, r.Modify) else e.LOWER
        return [(POWER, "power", how), (TOUGHNESS, "toughness", how)]
    if isinstance(node, r.Trade):
        return [(POWER, "power", e.RAISE), (TOUGHNESS, "toughness", e.LOWER)]
    if isinstance(node, r.TradeBack):
        return [(POWER, "power", e.LOWER), (TOUGHNESS, "toughness", e.RAISE)]
    if isinstance(node, a.SetBoth):
        return [(POWER, "to", e.SET), (TOUGHNESS, "to", e.SET)]
    if isinstance(node, a.Stats):
        return [(POWER, "attack", e.SET), (TOUGHNESS, "defense", e.SET)]
    if isinstance(node, a.SetStat):
        return [(node.stat.name, "to", e.SET)]
    assert isinstance(node, a.Raise | a.Lower)
    return [(node.stat.name, "by", e.RAISE if isinstance(node, a.Raise) else e.LOWER)]


def changed(name: str, how: int, amount: e.AmountPlan, uses: Uses) -> Draft:
    """A change of one number."""
    return shared.stat_draft((e.StatChange, LAYER_NUMBER), STATS[name], how, amount, uses)


def given(low: Lowering, node: a.Feature, path: Path) -> Draft:
    """A keyword or an ability in quotes that is gained; the pool must know it by name."""
    abilities = quoted(low, node, path) if isinstance(node, a.AbilityText) else None
    if abilities is None:
        abilities = (keyword_ability(low, node, path, low.clause(path)),)
    low.out.inner.extend(abilities)
    given_now = abilities

    def make(on: e.Extent) -> e.TextChange:
        return e.GrantChange(on, LAYER_FACTS, given_now)

    return Draft(LAYER_FACTS, FIELD_ABILITIES, make, Uses())


def quoted(low: Lowering, node: a.AbilityText, path: Path) -> tuple[e.TextAbility, ...]:
    """An ability in quotes, as if it were printed on whoever gains it."""
    below: Path = (*path, "ability")
    function = low.tables.abilities.get(type(node.ability))
    if function is None:
        raise low.fail(node.ability, below, "is nothing that a card in play can be given")
    inner = low.child(low.clause(path), below)
    inner.is_given = True
    if resort(low).receives == CREATURE or "このクリーチャー" in words_at(low.reading, below):
        resort(inner).kind = CREATURE
    found: list[e.TextAbility] = function(inner, node.ability, below)
    return tuple(found)


def taken(node: a.Feature) -> Draft:
    """Abilities that are lost: all, or those of a keyword, whatever their number."""
    keyword = "" if isinstance(node, a.EveryAbility) else str(getattr(node, "name", ""))

    def make(on: e.Extent) -> e.TextChange:
        return e.LossChange(on, LAYER_FACTS, keyword)

    return Draft(LAYER_FACTS, FIELD_ABILITIES, make, Uses())


def raced(node: a.Race) -> Draft:
    """A race that is gained beside what there is."""

    def make(on: e.Extent) -> e.TextChange:
        return RaceChange(on, LAYER_FACTS, node.name)

    return Draft(LAYER_FACTS, FIELD_RACE, make, Uses())
