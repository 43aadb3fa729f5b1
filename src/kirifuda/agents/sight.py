"""The only way from a game to what an agent may hold: views, and full games guessed from a view."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kirifuda.kernel.game import Game
from kirifuda.kernel.hiding.resample import resample
from kirifuda.kernel.hiding.view import redact

if TYPE_CHECKING:
    from kirifuda.kernel.ids import PlayerId
    from kirifuda.kernel.randomness import Dice
    from kirifuda.kernel.rulebook import Deck


def view_of(game: Game, player: PlayerId) -> Game:
    """The game as a player may know it."""
    return redact(game, player)


def blank(game: Game) -> Game:
    """The view of an agent that does not look: the rules and an empty table."""
    if not _BLANK or _BLANK[0].rulebook is not game.rulebook or _BLANK[0].pool is not game.pool:
        _BLANK[:] = [Game(game.rulebook, game.pool, game.players, game.options)]
    return _BLANK[0]


_BLANK: Final[list[Game]] = []
"""The empty table of the game that was played last: making one costs more than a random answer."""


def guess(view: Game, decks: list[Deck], dice: Dice) -> Game:
    """A whole game that agrees with the view, with hidden cards and randomness drawn afresh."""
    return resample(view, decks, dice)
