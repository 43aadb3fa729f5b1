"""1108 共同戦線: aether of any attribute from casters with a trait counts as the card's own attribute."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kirifuda import effects as e
from kirifuda.games.magical_duel.pool import pool_of

if TYPE_CHECKING:
    from kirifuda import kernel as k
    from kirifuda.games.magical_duel.values import Values


def trait_bits(game: k.Game, races: tuple[str, ...]) -> int:
    """The traits of an aether's maker that some united front in this game asks for, as bits."""
    mask = 0
    for place, trait in enumerate(pool_of(game.pool).traits):
        if trait in races:
            mask |= 1 << place
    return mask


def united_bits(game: k.Game, values: Values) -> int:
    """1108.2: which makers' aether counts for this card, as bits above the attributes."""
    mask = 0
    for ability in e.keywords(values.abilities, "共同戦線"):
        mask |= trait_bits(game, (ability.argument,))
    return mask << 7
