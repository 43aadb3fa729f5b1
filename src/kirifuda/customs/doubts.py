"""What a book leaves open, as this table plays it."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from kirifuda.kernel.game import Game


def house(game: Game, option: str) -> str:
    """The reading of a doubt that this table has chosen; empty stands for the register's first value."""
    return game.options.get(option, "")
