"""The printed cards of the game, with what the rules keep about them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kirifuda import effects as e
from kirifuda.games.last_resort.changes import AS_CREATURE, AS_SPELL, GROWTH
from kirifuda.games.last_resort.values import CREATURE, ResortCard, Values

if TYPE_CHECKING:
    from kirifuda import kernel as k

DUPLICATE_KEY: Final = "duplicate"
DUPLICATE_NAME: Final = "複製"
"""L-19.6: the token that duplicating makes."""


class ResortPool(e.TextPool):
    """Cards and everything their texts made."""

    __slots__ = ("races",)

    def __init__(self) -> None:
        super().__init__()
        self.races: list[str] = []
        """Every race that a card has; on a token a race is noted by its place here."""
        self.add(duplicate_card())
        self.add_change(GROWTH)
        self.add_change(AS_CREATURE)
        self.add_change(AS_SPELL)

    def copy(self) -> ResortPool:
        """A pool to add to. Cards and what their texts mean are shared."""
        new = ResortPool()
        self.share_with(new)
        new.races = self.races.copy()
        return new

    def add(self, card: k.PrintedCard) -> int:
        index = super().add(card)
        assert isinstance(card, ResortCard)
        if card.plan is not None:
            self.add_plan(card.plan)
        self.races.extend(name for name in card.printed.races if name not in self.races)
        return index

    def card_at(self, index: int) -> ResortCard:
        """The printed card, as this game's type."""
        card = self.cards[index]
        assert isinstance(card, ResortCard)
        return card


def duplicate_card() -> ResortCard:
    """L-19.6: a token without a text; what else it is it gets from what is duplicated."""
    values = Values()
    values.name = DUPLICATE_NAME
    values.kind = CREATURE
    card = ResortCard(DUPLICATE_KEY, DUPLICATE_NAME, "Duplicate", values, "")
    card.is_token = True
    return card


def pool_of(pool: k.Pool) -> ResortPool:
    """The pool as this game's type."""
    assert isinstance(pool, ResortPool)
    return pool
