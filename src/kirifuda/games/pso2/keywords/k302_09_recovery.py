"""302.9, G.12 『回復X』 as the whole text of an ability; inside other texts `RECOVER` is called directly."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from kirifuda.games.pso2.abilities import PsoPlan
from kirifuda.games.pso2.rules.r301_recovery import RECOVER
from kirifuda.kernel.flow import Call, Flow
from kirifuda.kernel.procedure import Procedure, Step

if TYPE_CHECKING:
    from kirifuda.kernel.game import Game
    from kirifuda.kernel.state import Frame


@dataclass(eq=False)
class Recovers(Step):
    """Carry out Recovery with a number."""

    number: int

    def run(self, game: Game, frame: Frame) -> Flow:
        return Call(RECOVER, {"number": self.number})


def recovery(key: str, number: int) -> PsoPlan:
    """The plan of an active or ability that says nothing else."""
    procedure = Procedure(key)
    procedure.add(Recovers("302.9", "recover", number))
    plan = PsoPlan(procedure)
    plan.has_recovery = True
    return plan
