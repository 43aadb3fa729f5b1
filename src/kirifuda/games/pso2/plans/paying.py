"""103.4.3, A99: what is paid for something to happen instead is paid wholly, and whether it can be is tried in a copy
of the game before it is offered."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from kirifuda import kernel as k
from kirifuda.customs.trying import Search, stop_here, trial_of

if TYPE_CHECKING:
    from kirifuda import effects as e

PAID: Final = "paid"
"""Slot: 1 where the whole price was paid."""
TRYING: Final = k.Procedure("trying a price")


@TRYING.step("103.4.3")
def wait(game: k.Game, frame: k.Frame) -> k.Flow:
    """The price is paid above this step."""
    return k.NEXT


@TRYING.step("103.4.3")
def stop(game: k.Game, frame: k.Frame) -> k.Flow:
    """It is over, and the copy goes no further: nobody ever answers this."""
    return stop_here(frame.player)


@dataclass(eq=False)
class AllPaid(k.Step):
    """The end of a price: it was paid wholly, or this would not be reached."""

    def run(self, game: k.Game, frame: k.Frame) -> k.Flow:
        return k.Return(1)


class Price:
    """What has to be done wholly for something to happen instead."""

    __slots__ = ("procedure",)

    def __init__(self, procedure: k.Procedure) -> None:
        self.procedure = procedure

    def can_be_paid(self, scope: e.Scope) -> bool:
        """Whether it can be with some choice, as far as whoever pays can tell. What a trial leads to is not tried
        again: two prices could ask for each other for ever."""
        game = scope.game
        if any(frame.procedure is TRYING for frame in game.state.frames):
            return True
        tried = k.Frame(self.procedure, dict(scope.slots), PAID, scope.source, scope.player)
        tried.key = PAID
        copy = trial_of(game, k.Frame(TRYING, {}, "", 0, scope.player), tried)
        return Paying(TRYING).finds(copy)


class Paying(Search):
    """A search for answers with which a price is paid."""

    __slots__ = ()

    def is_made(self, game: k.Game) -> bool:
        """It was, if the procedure came to its end."""
        return bool(game.state.frames) and bool(game.state.frames[-1].slots.get(PAID))
