"""504.1a: whether a caster's name is free; the call phase and Break ask the same."""

from __future__ import annotations

from kirifuda import kernel as k
from kirifuda.games.magical_duel.abilities import StaticAbility
from kirifuda.games.magical_duel.rules.common import values_of
from kirifuda.games.magical_duel.values import CASTER, Values
from kirifuda.games.magical_duel.zones import CASTERS


def is_name_free(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    """504.1a: no caster of the same caster name there already, unless she may be several (504.1a-i)."""
    values = values_of(game, id)
    return casters_named(game, player, values.caster_names()) < most_of_name(values)


def casters_named(game: k.Game, player: k.PlayerId, names: tuple[str, ...]) -> int:
    """How many casters with one of these caster names are in the player's caster zone."""
    found = 0
    for id in game.zone(CASTERS, player):
        values = values_of(game, id)
        if values.kinds & CASTER and any(name in names for name in values.caster_names()):
            found += 1
    return found


def most_of_name(values: Values) -> int:
    """504.1a-i: how many of her name may be controlled, as the card itself says; one if it says nothing."""
    most = 1
    for ability in values.abilities:
        if isinstance(ability, StaticAbility) and (not ability.own_name or ability.own_name in values.names):
            most = max(most, ability.most_of_name)
    return most
