"""10.7 《蒐集》n: the opponent pays for a striker outside its territory."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from kirifuda import effects as e
from kirifuda import kernel as k
from kirifuda.games.spellcard_strike.abilities import TriggeredAbility
from kirifuda.games.spellcard_strike.rules.common import is_striker, opponent
from kirifuda.games.spellcard_strike.rules.r07_costs import PAY_SCORE
from kirifuda.games.spellcard_strike.stage import is_in_territory

COLLECTING: Final = "蒐集"
COLLECT: Final = k.Procedure("collect")
NUMBER: Final = k.Slot[int]("number")


@COLLECT.step("10.7.1")
def collect(game: k.Game, frame: k.Frame) -> k.Flow:
    """The opponent pays a score cost of n, or as much of it as there is (10.7.2)."""
    return k.Call(PAY_SCORE, {"number": frame[NUMBER]}, player=opponent(game, frame.player))


@dataclass(eq=False)
class OwnMoment(e.EventPlan):
    """A moment of its controller's turn; binds a number for the procedure."""

    kinds: tuple[str, ...] = field(default=("occur",), init=False)
    moment: str
    number: int = 0

    def would(self, scope: e.Scope, event: k.Event) -> bool:
        return isinstance(event, k.Occur) and event.moment == self.moment and event.player == scope.player

    def did(self, scope: e.Scope, happening: k.Happening) -> dict[str, k.Value] | None:
        return {NUMBER.name: self.number} if self.would(scope, happening.event) else None


class OutsideTerritory(e.ConditionPlan):
    """10.7.1: the striker is on the stage outside its controller's territory."""

    def holds(self, scope: e.Scope) -> bool:
        card = scope.game.object(scope.source)
        if card is None or not is_striker(scope.game, scope.source):
            return False
        return not is_in_territory(card.place, card.controller)


def collecting(key: str, number: int) -> TriggeredAbility:
    """The ability."""
    ability = TriggeredAbility(key, COLLECT, OwnMoment("turn_begin", number))
    ability.keyword = COLLECTING
    ability.conditions = (OutsideTerritory(),)
    return ability
