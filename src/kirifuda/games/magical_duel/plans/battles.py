"""What is counted of the battle that is going on."""

from __future__ import annotations

from kirifuda import effects as e
from kirifuda import kernel as k


class BattleBegins(e.HistoryPlan):
    """803.4: with every attack what was counted in the battle before is forgotten."""

    __slots__ = ("counted",)

    def __init__(self, counted: str) -> None:
        super().__init__(f"battle:{counted}", e.TextEvent(("attack",)), False)
        self.counted = counted

    def note(self, game: k.Game, happening: k.Happening) -> None:
        for player in range(game.players):
            name = f"history:{self.counted}:{player}"
            if game.state.variables.get(name, 0):
                k.SetVariable(name, 0).apply(game)
        mark = f"history:{self.counted}"
        for card in [card for card in game.state.objects.values() if card.mark(mark)]:
            k.SetMark(card.id, mark, 0).apply(game)
