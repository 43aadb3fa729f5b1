"""8.1.4.1 場合: conditions that texts wait for, and the moment at which one comes true."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kirifuda.games.spellcard_strike.abilities import StateTrigger, holder_scope
from kirifuda.kernel.changes import Occur, SetVariable

if TYPE_CHECKING:
    from kirifuda.kernel.event import Event
    from kirifuda.kernel.game import Game

WAITING: Final = "becomes"
"""The index files abilities here that wait for a condition."""


def come_true(game: Game) -> list[Event]:
    """Notes of what is true by now, and an announcement where it was not before. What is true when somebody first
    looks has not become so."""
    found: list[Event] = []
    for holder in game.index().buckets.get(WAITING, ()):
        ability = holder.ability
        assert isinstance(ability, StateTrigger)
        name = f"held:{ability.key}:{holder.source}"
        now = 1 if ability.state.holds(holder_scope(game, holder)) else 0
        before = game.state.variables.get(name, -1)
        if now != before:
            found.append(SetVariable(name, now))
        if now and before == 0:
            found.append(Occur(f"became:{ability.key}:{holder.source}", holder.controller))
    return found
