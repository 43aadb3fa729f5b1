"""Turns as every book has them: each has a number and phases, and what is counted per turn begins anew."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from kirifuda.kernel.changes import SetVariable
from kirifuda.kernel.keeping.references import purge

if TYPE_CHECKING:
    from kirifuda.kernel.event import Event
    from kirifuda.kernel.game import Game


def phase(game: Game) -> str:
    """The phase that is running, by the word of the game's words for it."""
    return cast("str", game.state.variables["phase"])


def next_turn(game: Game, *counted: str) -> list[Event]:
    """The next turn begins. Variables whose names begin with "history:" or as `counted` says are counted per turn."""
    purge(game)
    prefixes = ("history:", *counted)
    forgotten = [name for name, value in game.state.variables.items() if name.startswith(prefixes) and value != 0]
    return [SetVariable("turn", game.turn() + 1), *[SetVariable(name, 0) for name in forgotten]]
