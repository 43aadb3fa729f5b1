"""Steps of texts that only this game has."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from kirifuda.effects.scope import frame_scope
from kirifuda.kernel.decision import TAKE_NUMBER, Decision, Option
from kirifuda.kernel.flow import Ask, Flow
from kirifuda.kernel.procedure import Step

if TYPE_CHECKING:
    from kirifuda.effects.plans.players import PlayerPlan
    from kirifuda.kernel.game import Game
    from kirifuda.kernel.state import Frame

ENDS: Final = ("一番上", "一番下")
"""Of a deck, by the number that is answered."""


@dataclass(eq=False)
class AskEnd(Step):
    """Ask whether cards go on top of a deck or at its bottom."""

    slot: str
    who: PlayerPlan

    def run(self, game: Game, frame: Frame) -> Flow:
        options = [Option("declare:" + word, 0, number) for number, word in enumerate(ENDS)]
        player = self.who.one(frame_scope(game, frame))
        return Ask(self.slot, Decision(player, "declare", options, take=TAKE_NUMBER, subject=frame.source))
