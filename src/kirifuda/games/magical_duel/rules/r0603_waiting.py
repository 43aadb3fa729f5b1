"""603.3, 906.4: whether a triggered ability that waits can be activated, on the chase or off it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kirifuda import effects as e
from kirifuda.games.magical_duel.abilities import TriggeredAbility
from kirifuda.games.magical_duel.rules.r0903_2_slots import is_used_up

if TYPE_CHECKING:
    from kirifuda import kernel as k


def can_be_activated_now(game: k.Game, waiting: k.Waiting) -> bool:
    """603.3, 906.4: nothing forbids it, its own limits allow it, and its targets can be found."""
    ability = waiting.ability
    assert isinstance(ability, TriggeredAbility)
    scope = e.Scope(game, waiting.bindings, waiting.source, waiting.controller)
    if e.concerns(game, "forbid:trigger", waiting.source, 0):
        return False
    if is_used_up(game, waiting.source, ability):
        return False
    return all(condition.holds(scope) for condition in ability.conditions)
