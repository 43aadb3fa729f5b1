"""A pool of cards whose texts were lowered: what the games' own pools have in common."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kirifuda.kernel.rulebook import Pool

if TYPE_CHECKING:
    from kirifuda.effects.plans.history import HistoryPlan
    from kirifuda.effects.plans.shapes import ActivationPlan
    from kirifuda.kernel.event import Happening
    from kirifuda.kernel.game import Game


class TextPool(Pool):
    """Cards and everything their texts made."""

    __slots__ = ("history",)

    def __init__(self) -> None:
        super().__init__()
        self.history: dict[str, list[HistoryPlan]] = {}
        """What texts want counted, by kind of event."""

    def share_with(self, new: TextPool) -> None:
        """Let a new pool begin with everything that is in this one. Cards and what their texts mean are shared."""
        new.cards = self.cards.copy()
        new.numbers = self.numbers.copy()
        new.abilities = self.abilities.copy()
        new.changes = self.changes.copy()
        new.procedures = self.procedures.copy()
        new.active_elsewhere = self.active_elsewhere.copy()
        new.zones_elsewhere = self.zones_elsewhere
        new.history = {kind: plans.copy() for kind, plans in self.history.items()}

    def add_plan(self, plan: ActivationPlan) -> None:
        """Enter what a card runs, so that saves can name it."""
        self.procedures[plan.procedure.name] = plan.procedure

    def count(self, history: HistoryPlan) -> None:
        """Enter what a text wants counted; the same is counted once, however many texts ask for it."""
        for kind in history.event.kinds:
            plans = self.history.setdefault(kind, [])
            if all(plan.key != history.key for plan in plans):
                plans.append(history)

    def note(self, game: Game, happenings: list[Happening]) -> None:
        """Count what happened, where a text wants it counted; the rules call it after every batch."""
        if not self.history:
            return
        for happening in happenings:
            for plan in self.history.get(happening.event.kind, ()):
                plan.note(game, happening)
