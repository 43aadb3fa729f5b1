"""903.2h: whether something can be activated part after part, tried in a copy of the game before it is offered."""

from __future__ import annotations

from typing import Final

from kirifuda import kernel as k
from kirifuda.customs.trying import Search, stop_here, trial_of

TRIAL: Final = k.Procedure("trial")
MADE: Final = k.Slot[int]("made")
"""1 if what was tried succeeded."""


@TRIAL.step("903.2h")
def wait(game: k.Game, frame: k.Frame) -> k.Flow:
    """What is tried runs above this step and goes on behind it."""
    return k.NEXT


@TRIAL.step("903.2h")
def stop(game: k.Game, frame: k.Frame) -> k.Flow:
    """What was tried is over: the copy goes no further."""
    return stop_here(frame.player)


class Trial(Search):
    """A search for answers with which a procedure can be carried out whole."""

    def is_made(self, game: k.Game) -> bool:
        """It says so itself; or else the game was over before."""
        return game.asking is None or game.state.frames[-1].slots.get(MADE.name) == 1


def is_possible(game: k.Game, player: k.PlayerId, procedure: str, slots: dict[str, k.Value], source: int) -> bool:
    """Whether an activation, or a Break, could be carried out to its end, as far as its player can tell."""
    trial = k.Frame(game.rulebook.procedures[procedure], dict(slots), MADE.name, source, player)
    trial.key = "trial"
    return Trial(TRIAL).finds(trial_of(game, k.Frame(TRIAL, {}, "", 0, player), trial))


def is_trial(game: k.Game) -> bool:
    """Whether this is a copy in which something is tried: nobody looks ahead from there."""
    return game.state.frames[0].procedure is TRIAL
