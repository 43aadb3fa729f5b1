"""L-14 色: summoning a card of another colour than the leader's."""

from __future__ import annotations

from typing import Final

from kirifuda import effects as e
from kirifuda import kernel as k
from kirifuda.customs.doubts import house
from kirifuda.games.last_resort.abilities import PENALTY as NUMBER
from kirifuda.games.last_resort.abilities import StaticAbility
from kirifuda.games.last_resort.rules.common import leader_of, ruled, values_of
from kirifuda.games.last_resort.rules.l01_life import LoseLife

PENALTY: Final = 1
"""L-14.1: how much life it loses."""


def is_off_colour(game: k.Game, player: k.PlayerId, id: k.ObjectId) -> bool:
    """L-1.16, L-14.1: whether a card shares no colour with the leader (A64). A colourless one has no other colour; by a
    house rule it has (A31)."""
    colours = values_of(game, id).colours
    if not colours:
        return house(game, "colourless_cards") == "penalty" and bool(values_of(game, leader_of(game, player)).colours)
    return not colours & values_of(game, leader_of(game, player)).colours


def penalty(game: k.Game, player: k.PlayerId, id: k.ObjectId) -> int:
    """L-14.1: how much life summoning a card loses, as texts have changed it; 0 for a card of the leader's colour."""
    if not is_off_colour(game, player, id):
        return 0
    scope = e.Scope(game, {}, id, player)
    for ability in values_of(game, id).abilities:
        if isinstance(ability, StaticAbility) and not ability.own_penalty and ability.is_in_force(scope):
            return 0
    return max(0, ruled(game, NUMBER, player, PENALTY))


class OffColourPenalty(LoseLife):
    """L-14.1 他色ペナルティ: the life is lost, whatever is left of it (A2)."""

    kind = "off_colour"
