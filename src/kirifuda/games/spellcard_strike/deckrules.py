"""3.13.5 エクストラ: what a card in a deck says of that deck, and of how its player begins."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from kirifuda import kernel as k
from kirifuda.games.spellcard_strike.values import DeckRule

if TYPE_CHECKING:
    from collections.abc import Callable

    from kirifuda.games.spellcard_strike.values import StrikerCard

    Test = Callable[[StrikerCard], bool]
    Given = Callable[[StrikerCard, list[StrikerCard]], bool]


class AceRule(DeckRule):
    """The card is not the ace."""

    def broken(self, card: StrikerCard, spells: list[StrikerCard], ace: StrikerCard | None) -> list[k.Broken]:
        if ace is None or ace.key != card.key:
            return []
        return [k.Broken("3.13.5", f"{card.name}はエースにできない", f"{card.english} is no ace", (card.key,))]


@dataclass(eq=False)
class WithAceRule(DeckRule):
    """What another rule asks of a deck, if the card is its ace."""

    rule: DeckRule

    def broken(self, card: StrikerCard, spells: list[StrikerCard], ace: StrikerCard | None) -> list[k.Broken]:
        is_ace = ace is not None and ace.key == card.key
        return self.rule.broken(card, spells, ace) if is_ace else []

    def limit(self, own: StrikerCard, card: StrikerCard, ace: StrikerCard | None) -> int:
        return self.rule.limit(own, card, ace) if ace is not None and ace.key == own.key else 0


@dataclass(eq=False)
class EachRule(DeckRule):
    """Every spell card of the deck passes a test."""

    test: Test

    def broken(self, card: StrikerCard, spells: list[StrikerCard], ace: StrikerCard | None) -> list[k.Broken]:
        keys = tuple(dict.fromkeys(one.key for one in spells if not self.test(one)))
        if not keys:
            return []
        sentence = f"{card.name}のあるデッキに入れられないカードがある"
        return [k.Broken("3.13.5", sentence, f"{card.english} keeps some cards out of its deck", keys)]


@dataclass(eq=False)
class NumberRule(DeckRule):
    """How many of one name the deck has at most; of certain cards, if it has a test."""

    of_name: int
    test: Test | None = None

    def limit(self, own: StrikerCard, card: StrikerCard, ace: StrikerCard | None) -> int:
        return self.of_name if self.test is None or self.test(card) else 0

    def broken(self, card: StrikerCard, spells: list[StrikerCard], ace: StrikerCard | None) -> list[k.Broken]:
        names = [one.name for one in spells]
        meant = [one for one in spells if self.test is None or self.test(one)]
        over = tuple(one.key for one in meant if names.count(one.name) > self.of_name)
        if not over:
            return []
        sentence = f"{card.name}のあるデッキに同じカード名のカードは{self.of_name}枚まで"
        return [
            k.Broken(
                "3.13.5", sentence, f"{card.english}: {self.of_name} of a name at most", tuple(dict.fromkeys(over))
            )
        ]


@dataclass(eq=False)
class NameRule(DeckRule):
    """So many cards of a certain name may be in the deck."""

    name: str
    most: int

    def limit(self, own: StrikerCard, card: StrikerCard, ace: StrikerCard | None) -> int:
        return self.most if card.printed.goes_by(self.name) else 0


@dataclass(eq=False)
class CountRule(DeckRule):
    """How many spell cards of the deck pass a test."""

    test: Test
    fits: Callable[[int], bool]

    def broken(self, card: StrikerCard, spells: list[StrikerCard], ace: StrikerCard | None) -> list[k.Broken]:
        count = sum(1 for one in spells if self.test(one))
        if self.fits(count):
            return []
        sentence = f"{card.name}のあるデッキに求められるカードが{count}枚ある"
        return [k.Broken("3.13.5", sentence, f"{card.english}: {count} cards of the sort it asks for", (card.key,))]


@dataclass(eq=False)
class SizeRule(DeckRule):
    """1.2.2.1: how many spell cards the deck has."""

    spells: int

    def size(self) -> int:
        return self.spells


@dataclass(eq=False)
class HandRule(DeckRule):
    """How many cards its player draws before the game begins."""

    count: int
    given: Given | None
    """What must be so of the deck, the card itself beside it; None if the card must be the ace."""

    def opening(self, card: StrikerCard, spells: list[StrikerCard], ace: StrikerCard | None) -> int:
        return self.count if is_given(self.given, card, spells, ace) else 0


@dataclass(eq=False)
class LimitRule(DeckRule):
    """4.3.5: how many cards its player keeps in hand, all the game."""

    count: int
    given: Given | None
    """As for the first hand."""

    def hand_limit(self, card: StrikerCard, spells: list[StrikerCard], ace: StrikerCard | None) -> int:
        return self.count if is_given(self.given, card, spells, ace) else 0


def is_given(given: Given | None, card: StrikerCard, spells: list[StrikerCard], ace: StrikerCard | None) -> bool:
    """Whether a deck is as an extra line of one of its cards asks for."""
    if given is None:
        return ace is not None and ace.key == card.key
    return given(card, spells)
