"""Steps that change turns, what is left for a coming one, and how often the leader skill is used."""

from __future__ import annotations

from dataclasses import dataclass

from kirifuda import effects as e
from kirifuda import kernel as k
from kirifuda.games.last_resort.rules.common import leader_of
from kirifuda.games.last_resort.rules.l09_4_abilities import SKILL_MORE


@dataclass(eq=False)
class AddToTurns(k.Step):
    """L-5.1, L-10.1, L-12.2: one more of what is counted there, for some players if it is counted by player."""

    counted: str
    who: e.PlayerPlan | None

    def run(self, game: k.Game, frame: k.Frame) -> k.Flow:
        names = [self.counted]
        if self.who is not None:
            names = [f"{self.counted}:{player}" for player in self.who.players(e.frame_scope(game, frame))]
        events: list[k.Event] = []
        for name in names:
            number = game.state.variables.get(name, 0)
            events.append(k.SetVariable(name, (number if isinstance(number, int) else 0) + 1))
        return k.Do(events)


@dataclass(eq=False)
class AddToSkill(k.Step):
    """L-1.15: the leader skill may be used so many times more."""

    who: e.PlayerPlan
    times: e.AmountPlan

    def run(self, game: k.Game, frame: k.Frame) -> k.Flow:
        scope = e.frame_scope(game, frame)
        times = self.times.value(scope)
        leaders = [leader_of(game, player) for player in self.who.players(scope)]
        return k.Do([k.SetMark(id, SKILL_MORE, game.state.objects[id].mark(SKILL_MORE) + times) for id in leaders])


class BeginLater(e.BeginEffects):
    """L-1.6: what waits for a later moment speaks of its card as what it has become by then."""

    def run(self, game: k.Game, frame: k.Frame) -> k.Flow:
        source = frame.source
        frame.source = e.present(e.frame_scope(game, frame), source) or source
        flow = super().run(game, frame)
        frame.source = source
        return flow
