"""10.7 《蒐集》n: the opponent pays for a striker outside its territory."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from kirifuda.effects.plans.shapes import ConditionPlan, EventPlan
from kirifuda.games.spellcard_strike.abilities import TriggeredAbility
from kirifuda.games.spellcard_strike.rules.common import is_striker, opponent
from kirifuda.games.spellcard_strike.rules.r07_costs import PAY_SCORE
from kirifuda.games.spellcard_strike.stage import is_in_territory
from kirifuda.kernel.changes import Occur
from kirifuda.kernel.flow import Call, Flow
from kirifuda.kernel.procedure import Procedure, Slot

if TYPE_CHECKING:
    from kirifuda.effects.scope import Scope
    from kirifuda.kernel.event import Event, Happening
    from kirifuda.kernel.game import Game
    from kirifuda.kernel.state import Frame, Value

COLLECTING: Final = "蒐集"
COLLECT: Final = Procedure("collect")
NUMBER: Final = Slot[int]("number")


@COLLECT.step("10.7.1")
def collect(game: Game, frame: Frame) -> Flow:
    """The opponent pays a score cost of n, or as much of it as there is (10.7.2)."""
    return Call(PAY_SCORE, {"number": frame[NUMBER]}, player=opponent(game, frame.player))


@dataclass(eq=False)
class OwnMoment(EventPlan):
    """A moment of its controller's turn; binds a number for the procedure."""

    kinds: tuple[str, ...] = field(default=("occur",), init=False)
    moment: str
    number: int = 0

    def would(self, scope: Scope, event: Event) -> bool:
        return isinstance(event, Occur) and event.moment == self.moment and event.player == scope.player

    def did(self, scope: Scope, happening: Happening) -> dict[str, Value] | None:
        return {NUMBER.name: self.number} if self.would(scope, happening.event) else None


class OutsideTerritory(ConditionPlan):
    """10.7.1: the striker is on the stage outside its controller's territory."""

    def holds(self, scope: Scope) -> bool:
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
