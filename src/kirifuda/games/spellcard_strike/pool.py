"""The printed cards of one game of Spellcard Strike, with what the rules keep about them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kirifuda.games.spellcard_strike.values import StrikerCard
from kirifuda.kernel.rulebook import Pool

if TYPE_CHECKING:
    from kirifuda.effects.history import HistoryPlan
    from kirifuda.games.spellcard_strike.abilities import SpellPlan
    from kirifuda.kernel.characteristics import PrintedCard


class StrikePool(Pool):
    """Cards and everything their texts made."""

    __slots__ = ("history",)

    def __init__(self) -> None:
        super().__init__()
        self.history: dict[str, list[HistoryPlan]] = {}
        """What texts want counted, by kind of event."""

    def copy(self) -> StrikePool:
        """A pool to add to. Cards and what their texts mean are shared."""
        new = StrikePool()
        new.cards = self.cards.copy()
        new.numbers = self.numbers.copy()
        new.abilities = self.abilities.copy()
        new.changes = self.changes.copy()
        new.procedures = self.procedures.copy()
        new.active_elsewhere = self.active_elsewhere.copy()
        new.zones_elsewhere = self.zones_elsewhere
        new.history = {kind: plans.copy() for kind, plans in self.history.items()}
        return new

    def add(self, card: PrintedCard) -> int:
        index = super().add(card)
        if isinstance(card, StrikerCard) and card.spell is not None:
            self.add_plan(card.spell)
        return index

    def add_plan(self, plan: SpellPlan) -> None:
        """Enter what a declaration runs, so that saves can name it."""
        procedure = plan.procedure
        self.procedures[procedure.name] = procedure

    def card_at(self, index: int) -> StrikerCard:
        """The printed card, as this game's type."""
        card = self.cards[index]
        assert isinstance(card, StrikerCard)
        return card


def pool_of(pool: Pool) -> StrikePool:
    """The pool as this game's type."""
    assert isinstance(pool, StrikePool)
    return pool
