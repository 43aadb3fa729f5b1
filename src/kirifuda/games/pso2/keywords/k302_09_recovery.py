"""302.9, G.12 『回復X』 as the whole text of an ability; inside other texts `RECOVER` is called directly."""

from __future__ import annotations

from dataclasses import dataclass

from kirifuda import kernel as k
from kirifuda.games.pso2.abilities import PsoPlan
from kirifuda.games.pso2.rules.r301_recovery import RECOVER


@dataclass(eq=False)
class Recovers(k.Step):
    """Carry out Recovery with a number."""

    number: int

    def run(self, game: k.Game, frame: k.Frame) -> k.Flow:
        return k.Call(RECOVER, {"number": self.number})


def recovery(key: str, number: int) -> PsoPlan:
    """The plan of an active or ability that says nothing else."""
    procedure = k.Procedure(key)
    procedure.add(Recovers("302.9", "recover", number))
    plan = PsoPlan(procedure)
    plan.has_recovery = True
    return plan
