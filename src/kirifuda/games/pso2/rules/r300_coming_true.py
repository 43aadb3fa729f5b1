"""300.2 誘発能力: conditions that abilities wait for, and the moment at which one comes true."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kirifuda.games.pso2.abilities import TriggeredAbility, holder_scope
from kirifuda.kernel.changes import Occur, SetVariable

if TYPE_CHECKING:
    from kirifuda.kernel.event import Event
    from kirifuda.kernel.game import Game


def come_true(game: Game) -> list[Event]:
    """A124: notes of what is so by now, and an announcement where it was not before. What is so when the ability first
    looks has not become so."""
    found: list[Event] = []
    for holder in game.index().buckets.get("becomes", ()):
        ability = holder.ability
        assert isinstance(ability, TriggeredAbility)
        for key, state in ability.comings:
            name = f"held:{key}:{holder.source}"
            now = 1 if state.holds(holder_scope(game, holder)) else 0
            before = game.state.variables.get(name, -1)
            if now != before:
                found.append(SetVariable(name, now))
            if now and before == 0:
                found.append(Occur(f"became:{key}:{holder.source}", holder.controller))
    return found
