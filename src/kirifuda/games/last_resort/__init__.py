"""The game with the last resort (ラストリゾート), whose title does not survive. `GAME` is the only public name."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from kirifuda.games.interface import CardGame

__all__ = ["GAME"]


def __getattr__(name: str) -> CardGame:
    """The game, put together when somebody asks: its rules can be imported without its words for people."""
    if name != "GAME":
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from kirifuda.games.last_resort.game import GAME

    return GAME
