"""Steps that change turns, what is left for a coming one, and how often the leader skill is used."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from kirifuda.effects.plans.lasting import BeginEffects
from kirifuda.effects.plans.shapes import AmountPlan
from kirifuda.effects.references import present
from kirifuda.effects.scope import frame_scope
from kirifuda.games.last_resort.rules.common import leader_of
from kirifuda.games.last_resort.rules.l09_4_abilities import SKILL_MORE
from kirifuda.kernel.changes import SetMark, SetVariable
from kirifuda.kernel.event import Event
from kirifuda.kernel.flow import Do, Flow
from kirifuda.kernel.procedure import Step

if TYPE_CHECKING:
    from kirifuda.effects.plans.players import PlayerPlan
    from kirifuda.kernel.game import Game
    from kirifuda.kernel.state import Frame


@dataclass(eq=False)
class AddToTurns(Step):
    """L-5.1, L-10.1, L-12.2: one more of what is counted there, for some players if it is counted by player."""

    counted: str
    who: PlayerPlan | None

    def run(self, game: Game, frame: Frame) -> Flow:
        names = [self.counted]
        if self.who is not None:
            names = [f"{self.counted}:{player}" for player in self.who.players(frame_scope(game, frame))]
        events: list[Event] = []
        for name in names:
            number = game.state.variables.get(name, 0)
            events.append(SetVariable(name, (number if isinstance(number, int) else 0) + 1))
        return Do(events)


@dataclass(eq=False)
class AddToSkill(Step):
    """L-1.15: the leader skill may be used so many times more."""

    who: PlayerPlan
    times: AmountPlan

    def run(self, game: Game, frame: Frame) -> Flow:
        scope = frame_scope(game, frame)
        times = self.times.value(scope)
        leaders = [leader_of(game, player) for player in self.who.players(scope)]
        return Do([SetMark(id, SKILL_MORE, game.state.objects[id].mark(SKILL_MORE) + times) for id in leaders])


class BeginLater(BeginEffects):
    """L-1.6: what waits for a later moment speaks of its card as what it has become by then."""

    def run(self, game: Game, frame: Frame) -> Flow:
        source = frame.source
        frame.source = present(frame_scope(game, frame), source) or source
        flow = super().run(game, frame)
        frame.source = source
        return flow
