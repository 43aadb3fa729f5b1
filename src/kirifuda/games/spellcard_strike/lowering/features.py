"""Lowering of what is gained, lost or changed to: numbers, information, abilities."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kirifuda import effects as e
from kirifuda.effects.lowering import changes as shared
from kirifuda.effects.lowering.base import Lowering, Path, Uses
from kirifuda.effects.lowering.changes import Draft
from kirifuda.games.spellcard_strike import ast as s
from kirifuda.games.spellcard_strike.lowering.book import lost_draft, range_draft
from kirifuda.games.spellcard_strike.lowering.grants import granted
from kirifuda.games.spellcard_strike.lowering.subjects import CARD, sort_of
from kirifuda.games.spellcard_strike.plans import changes
from kirifuda.games.spellcard_strike.plans.amounts import Difference, PrintedAmount
from kirifuda.games.spellcard_strike.plans.stats import STATS, STRIKER_STATS
from kirifuda.games.spellcard_strike.values import (
    FIELD_ABILITIES,
    FIELD_ATTRIBUTE,
    FIELD_HOUSE,
    FIELD_RACE,
    FIELD_TYPE,
    LAYER_FACTS,
    LAYER_NUMBER,
)
from kirifuda.text import ast as a

if TYPE_CHECKING:
    pass

HOW: Final[dict[type[a.Effect], int]] = {a.Gain: changes.GAIN, a.Lose: changes.LOSE, a.Become: changes.BECOME}
WORDS: Final[dict[type[a.Feature], tuple[type[changes.WordChange], int]]] = {
    s.House: (changes.HouseChange, FIELD_HOUSE),
    a.Race: (changes.RaceChange, FIELD_RACE),
    a.Attribute: (changes.AttributeChange, FIELD_ATTRIBUTE),
    s.SpellType: (changes.TypeChange, FIELD_TYPE),
}


def swapped(bound: e.ThingPlan) -> list[Draft]:
    """POW and DEF, each to what the other is now."""
    pow, defense = STRIKER_STATS["POW"], STRIKER_STATS["DEF"]
    return [
        stat_draft(one.name, e.RAISE, Difference(one, e.StatAmount(other, bound, is_total=False), bound), Uses())
        for one, other in ((pow, defense), (defense, pow))
    ]


def as_printed(low: Lowering, node: s.PrintedStats, path: Path, bound: e.ThingPlan | None) -> list[Draft]:
    """8.1.12: every status to what is printed."""
    if bound is None:
        raise low.fail(node, path, "is changed at some moment, but this holds all the time")
    return [
        stat_draft(name, e.RAISE, Difference(stat, PrintedAmount(stat, bound), bound), Uses())
        for name, stat in STRIKER_STATS.items()
    ]


def single(node: a.Feature) -> list[a.Feature]:
    """Two numbers that change alike (POWとDEF) are two changes."""
    if isinstance(node, a.Raise | a.Lower):
        return [type(node)(a.Stat(name), node.by) for name in node.stat.name.split("と")]
    return [node]


def drafts(low: Lowering, node: a.Gain | a.Lose | a.Become, path: Path, bound: e.ThingPlan | None) -> list[Draft]:
    """All changes that some features amount to; `bound` are the cards they are bound to, if they are."""
    if isinstance(node.what, a.All | a.Any | a.Some) and sort_of(node.what.of.noun) == CARD:
        raise low.fail(node.what, (*path, "what"), "is no striker: only those on the stage are changed")
    how = HOW[type(node)]
    words: dict[type[a.Feature], list[str]] = {}
    found: list[Draft] = []
    for at, feature in enumerate(node.features):
        here: Path = (*path, "features", at)
        if isinstance(feature, s.House | a.Race | a.Attribute | s.SpellType):
            words.setdefault(type(feature), []).append(feature.name)
        elif isinstance(feature, s.PrintedStats):
            found.extend(as_printed(low, feature, here, bound))
        elif how == changes.LOSE:
            found.append(lost(low, feature, here))
        else:
            found.extend(
                range_draft(low, one, here, how == changes.GAIN)
                if isinstance(one, s.NearRange | s.RangeOf)
                else gained(low, one, here, bound)
                for one in single(feature)
            )
    found.extend(word_draft(how, sort, tuple(names)) for sort, names in words.items())
    return found


def word_draft(how: int, sort: type[a.Feature], names: tuple[str, ...]) -> Draft:
    """Information that words name; of one sort, one change."""
    make_one, field = WORDS[sort]
    return Draft(LAYER_FACTS, field, lambda on: make_one(on, how, names), Uses())


def lost(low: Lowering, node: a.Feature, path: Path) -> Draft:
    """Abilities that are lost."""
    draft = lost_draft(node)
    if draft is not None:
        return draft
    if not isinstance(node, a.Keyword | a.EveryAbility):
        raise low.fail(node, path, "cannot be lost")
    keyword = node.name if isinstance(node, a.Keyword) else ""
    return Draft(
        LAYER_FACTS,
        FIELD_ABILITIES,
        lambda on: e.LossChange(on, LAYER_FACTS, keyword),
        Uses(),
    )


def gained(low: Lowering, node: a.Feature, path: Path, bound: e.ThingPlan | None) -> Draft:
    """Numbers and abilities."""
    if isinstance(node, a.Raise | a.Lower):
        how = e.RAISE if isinstance(node, a.Raise) else e.LOWER
        with low.measuring() as uses:
            amount = low.amount(node.by, (*path, "by"))
        if low.times is not None:
            amount = e.TimesAmount(amount, low.times)
        return stat_draft(node.stat.name, how, amount, uses)
    if low.times is not None:
        raise low.fail(node, path, "is had or not, and not so many times")
    if isinstance(node, a.SetStat):
        with low.measuring() as uses:
            to = low.amount(node.to, (*path, "to"))
        if bound is None:
            return stat_draft(node.stat.name, e.SET, to, uses)
        return stat_draft(node.stat.name, e.RAISE, Difference(STRIKER_STATS[node.stat.name], to, bound), uses)
    abilities = tuple(granted(low, node, path))
    return Draft(
        LAYER_FACTS,
        FIELD_ABILITIES,
        lambda on: e.GrantChange(on, LAYER_FACTS, abilities),
        Uses(),
    )


def stat_draft(name: str, how: int, amount: e.AmountPlan, uses: Uses) -> Draft:
    """A change of one number."""
    return shared.stat_draft((e.StatChange, LAYER_NUMBER), STATS[name], how, amount, uses)
