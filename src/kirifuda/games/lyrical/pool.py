"""The printed cards of one game, with what the rules keep about them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kirifuda import effects as e
from kirifuda.games.lyrical.values import LyricalCard

if TYPE_CHECKING:
    from kirifuda import kernel as k


class LyricalPool(e.TextPool):
    """Cards and everything their texts made."""

    __slots__ = ()

    def copy(self) -> LyricalPool:
        """A pool to add to."""
        new = LyricalPool()
        self.share_with(new)
        return new

    def add(self, card: k.PrintedCard) -> int:
        index = super().add(card)
        if isinstance(card, LyricalCard):
            card.bare = card.printed.copy()
            card.bare.abilities = ()
            if card.plan is not None:
                self.add_plan(card.plan)
        return index

    def card_at(self, index: int) -> LyricalCard:
        """The printed card, as this game's type."""
        card = self.cards[index]
        assert isinstance(card, LyricalCard)
        return card


def pool_of(pool: k.Pool) -> LyricalPool:
    """The pool as this game's type."""
    assert isinstance(pool, LyricalPool)
    return pool
