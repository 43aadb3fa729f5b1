"""When a person need not be asked: passing is all there is, but for aether that nothing would use."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kirifuda.games.magical_duel.abilities import ActivatedAbility
from kirifuda.games.magical_duel.rules.common import is_main_timing

if TYPE_CHECKING:
    from kirifuda import kernel as k


def is_idle(game: k.Game, decision: k.Decision) -> bool:
    """Whether a priority window offers nothing but aether; one's own main timing is never passed over (701.2)."""
    if decision.prompt != "action" or is_main_timing(game, decision.player):
        return False
    return all(option.verb == "pass" or makes_aether(game, option) for option in decision.options)


def makes_aether(game: k.Game, option: k.Option) -> bool:
    """907.1: whether the option is an aether ability."""
    if option.verb != "activate" or option.object not in game.state.objects:
        return False
    abilities = game.values(option.object).abilities
    if not 0 <= option.number < len(abilities):
        return False
    ability = abilities[option.number]
    return isinstance(ability, ActivatedAbility) and ability.is_aether
