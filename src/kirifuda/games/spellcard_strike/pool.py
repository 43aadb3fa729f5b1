"""The printed cards of one game of Spellcard Strike, with what the rules keep about them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kirifuda import effects as e
from kirifuda.games.spellcard_strike.values import StrikerCard

if TYPE_CHECKING:
    from kirifuda import kernel as k


class StrikePool(e.TextPool):
    """Cards and everything their texts made."""

    __slots__ = ()

    def copy(self) -> StrikePool:
        """A pool to add to. Cards and what their texts mean are shared."""
        new = StrikePool()
        self.share_with(new)
        return new

    def add(self, card: k.PrintedCard) -> int:
        index = super().add(card)
        if isinstance(card, StrikerCard) and card.spell is not None:
            self.add_plan(card.spell)
        return index

    def card_at(self, index: int) -> StrikerCard:
        """The printed card, as this game's type."""
        card = self.cards[index]
        assert isinstance(card, StrikerCard)
        return card


def pool_of(pool: k.Pool) -> StrikePool:
    """The pool as this game's type."""
    assert isinstance(pool, StrikePool)
    return pool
