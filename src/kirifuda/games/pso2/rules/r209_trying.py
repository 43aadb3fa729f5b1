"""209.1.3.1: a cost of several things is done one after the other; whether it can be is tried in a copy of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kirifuda import effects as e
from kirifuda import kernel as k
from kirifuda.customs.trying import Search, stop_here, trial_of
from kirifuda.games.pso2.rules.r406_processing_area import PLACEMENT, ability_slots
from kirifuda.games.pso2.zones import PROCESSING

if TYPE_CHECKING:
    from kirifuda.games.pso2.abilities import ActivatedAbility

TRYING: Final = k.Procedure("trying")


@TRYING.step("209.1.3.1")
def wait(game: k.Game, frame: k.Frame) -> k.Flow:
    """What is tried runs above this step."""
    return k.NEXT


@TRYING.step("209.1.3.1")
def stop(game: k.Game, frame: k.Frame) -> k.Flow:
    """It is over, and the copy goes no further: nobody ever answers this."""
    return stop_here(frame.player)


def hangs_together(costs: tuple[e.CostPart, ...]) -> bool:
    """Whether one part of a cost may give or take what another needs."""
    acts = [part for part in costs if isinstance(part, e.TextCost)]
    return bool(acts) and len(costs) > 1


def is_possible(game: k.Game, player: k.PlayerId, id: k.ObjectId, ability: ActivatedAbility) -> bool:
    """Whether an ability could be invoked with some choice, as far as its player can tell."""
    attempt = k.Frame(PLACEMENT, ability_slots(ability.key, id), "", id, player)
    attempt.key = "trying"
    copy = trial_of(game, k.Frame(TRYING, {}, "", 0, player), attempt)
    return Trying(len(game.zone(PROCESSING, 0))).finds(copy)


class Trying(Search):
    """A search for answers with which an ability comes into the processing area."""

    __slots__ = ("waiting",)

    def __init__(self, waiting: int) -> None:
        super().__init__(TRYING)
        self.waiting = waiting
        """How much waits there without it."""

    def is_made(self, game: k.Game) -> bool:
        """It waits there."""
        return len(game.zone(PROCESSING, 0)) > self.waiting
