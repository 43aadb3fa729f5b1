"""504.1a: whether a caster's name is free; the call phase and Break ask the same."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kirifuda.games.magical_duel.abilities import StaticAbility
from kirifuda.games.magical_duel.rules.common import values_of
from kirifuda.games.magical_duel.values import CASTER, Values
from kirifuda.games.magical_duel.zones import CASTERS
from kirifuda.kernel.ids import ObjectId, PlayerId

if TYPE_CHECKING:
    from kirifuda.kernel.game import Game


def is_name_free(game: Game, player: PlayerId, id: ObjectId, number: int) -> bool:
    """504.1a: no caster of the same caster name there already, unless she may be several (504.1a-i)."""
    values = values_of(game, id)
    return may_be_several(values) or not controls_caster_named(game, player, values.caster_names())


def controls_caster_named(game: Game, player: PlayerId, names: tuple[str, ...]) -> bool:
    """Whether a caster with one of these caster names is in the player's caster zone."""
    for id in game.zone(CASTERS, player):
        values = values_of(game, id)
        if values.kinds & CASTER and any(name in names for name in values.caster_names()):
            return True
    return False


def may_be_several(values: Values) -> bool:
    """504.1a-i: the card says that several of its name may be controlled."""
    for ability in values.abilities:
        if isinstance(ability, StaticAbility) and "many_controlled" in ability.buckets:
            return True
    return False
