"""Lowering of extra lines (3.13.5): what they allow, forbid and change is asked of printed cards, before any game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kirifuda.games.spellcard_strike import ast as s
from kirifuda.games.spellcard_strike.deckrules import (
    AceRule,
    CountRule,
    EachRule,
    HandRule,
    LimitRule,
    NameRule,
    NumberRule,
    SizeRule,
    WithAceRule,
)
from kirifuda.games.spellcard_strike.values import ATTRIBUTE_BITS
from kirifuda.text import ast as a

if TYPE_CHECKING:
    from collections.abc import Callable

    from kirifuda.effects.lowering.base import Lowering, Path
    from kirifuda.games.spellcard_strike.values import DeckRule, StrikerCard

    Test = Callable[[StrikerCard], bool]
    Given = Callable[[StrikerCard, list[StrikerCard]], bool]

MANY: Final = 99
"""How many of a card a deck may hold if its extra line says any number."""


def deck_rule(low: Lowering, node: a.Effect, path: Path) -> DeckRule | None:
    """One sentence of an extra line; None for one that only says how many of the card itself there may be."""
    if isinstance(node, s.NeverAce):
        return AceRule()
    if isinstance(node, s.NamedInDeck):
        return NameRule(node.name, number(low, node.most, path))
    if isinstance(node, s.OnlySuchCards):
        return EachRule(printed(low, node.quality, path))
    if isinstance(node, s.NoSuchCards):
        test = printed(low, node.quality, path)
        return EachRule(lambda card: not test(card))
    if isinstance(node, s.MostOfEach):
        return NumberRule(number(low, node.most, path))
    if isinstance(node, s.MostOfSuch):
        return NumberRule(number(low, node.most, path), printed(low, node.quality, path))
    if isinstance(node, s.ManySuchCards):
        return CountRule(printed(low, node.quality, path), compared(node.relation, number(low, node.count, path)))
    if isinstance(node, s.DeckSize):
        spells, options, total = (number(low, one, path) for one in (node.spells, node.options, node.total))
        if options != 1 or spells + options != total:
            raise low.fail(node, path, "are no numbers of a deck: one option, and the sum of both (1.2.2.1, 5.1.1)")
        return SizeRule(spells)
    if isinstance(node, s.WithAce) and (rule := deck_rule(low, node.do, path)) is not None:
        return WithAceRule(rule)
    if isinstance(node, s.OpeningHand):
        return HandRule(number(low, node.count, path), given(low, node.given, path))
    if isinstance(node, s.DeckHandLimit):
        return LimitRule(number(low, node.count, path), given(low, node.given, path))
    return None


def given(low: Lowering, node: s.Given, path: Path) -> Given | None:
    """What must be so of a deck; None if the card must be the ace."""
    if isinstance(node, s.AllSuch):
        every = printed(low, node.quality, path)
        return lambda card, spells: all(every(one) for one in spells)
    if isinstance(node, s.Copies):
        fits = compared(node.relation, number(low, node.count, path))
        return lambda card, spells: fits(sum(1 for one in spells if one.key == card.key))
    if isinstance(node, s.SoManySuch):
        test = printed(low, node.quality, path)
        right = compared(node.relation, number(low, node.count, path))
        return lambda card, spells: right(sum(1 for one in spells if test(one)))
    return None


def compared(relation: a.Relation, wanted: int) -> Callable[[int], bool]:
    """Whether a number stands in a relation to another."""
    if isinstance(relation, a.AtLeast):
        return lambda found: found >= wanted
    if isinstance(relation, a.AtMost):
        return lambda found: found <= wanted
    return (lambda found: found < wanted) if isinstance(relation, a.Below) else lambda found: found == wanted


def number(low: Lowering, node: a.Amount, path: Path) -> int:
    """A printed number, or any at all."""
    if isinstance(node, a.Infinity):
        return MANY
    if not isinstance(node, a.Num):
        raise low.fail(node, path, "must be a printed number")
    return node.n


def printed(low: Lowering, node: a.Quality, path: Path) -> Test:
    """A test of what is printed on a card."""
    if isinstance(node, a.AnyOf | a.AllOf):
        parts = [printed(low, one, path) for one in node.qualities]
        join = any if isinstance(node, a.AnyOf) else all
        return lambda card: join(part(card) for part in parts)
    if isinstance(node, a.Except):
        inner = printed(low, node.quality, path)
        return lambda card: not inner(card)
    if isinstance(node, a.NoAttribute):
        return lambda card: not card.printed.attributes
    if isinstance(node, a.StatIs) and isinstance(node.amount, a.Num):
        return stat_is(node.stat.name, type(node.relation), node.amount.n)
    if isinstance(node, a.Has):
        return has(low, node.feature, path)
    raise low.fail(node, path, "is nothing that is printed on a card")


def stat_is(stat: str, relation: type[a.Node], wanted: int) -> Test:
    """A printed number."""

    def passes(card: StrikerCard) -> bool:
        values = card.printed
        found = {"Rank": values.rank, "POW": values.pow, "DEF": values.defense, "召喚コスト": len(values.cost)}[stat]
        if relation is a.AtLeast:
            return found >= wanted
        if relation is a.AtMost:
            return found <= wanted
        return found < wanted if relation is a.Below else found == wanted

    return passes


def has(low: Lowering, feature: a.Feature, path: Path) -> Test:
    """A piece of printed information (3.2-3.12)."""
    if isinstance(feature, s.House):
        house = feature.name
        return lambda card: house in card.printed.houses
    if isinstance(feature, a.Race):
        race = feature.name
        return lambda card: race in card.printed.races
    if isinstance(feature, s.SpellType):
        sort = feature.name
        return lambda card: sort in card.printed.spell_types
    if isinstance(feature, a.Attribute):
        bit = ATTRIBUTE_BITS[feature.name]
        return lambda card: bool(card.printed.attributes & bit)
    if isinstance(feature, a.CardName):
        name = feature.name
        return lambda card: card.printed.goes_by(name)
    raise low.fail(feature, path, "is nothing that is printed on a card")
