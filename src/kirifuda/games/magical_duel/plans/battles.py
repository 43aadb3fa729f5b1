"""What is counted of the battle that is going on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kirifuda.effects.plans.events import TextEvent
from kirifuda.effects.plans.history import HistoryPlan
from kirifuda.kernel.changes import SetMark, SetVariable

if TYPE_CHECKING:
    from kirifuda.kernel.event import Happening
    from kirifuda.kernel.game import Game


class BattleBegins(HistoryPlan):
    """803.4: with every attack what was counted in the battle before is forgotten."""

    __slots__ = ("counted",)

    def __init__(self, counted: str) -> None:
        super().__init__(f"battle:{counted}", TextEvent(("attack",)), False)
        self.counted = counted

    def note(self, game: Game, happening: Happening) -> None:
        for player in range(game.players):
            name = f"history:{self.counted}:{player}"
            if game.state.variables.get(name, 0):
                SetVariable(name, 0).apply(game)
        mark = f"history:{self.counted}"
        for card in [card for card in game.state.objects.values() if card.mark(mark)]:
            SetMark(card.id, mark, 0).apply(game)
