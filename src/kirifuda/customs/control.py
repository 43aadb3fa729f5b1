"""Who controls a card for a while, where no layer computes it: the newest effect says so."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from kirifuda.kernel.game import Game
    from kirifuda.kernel.ids import ObjectId
    from kirifuda.kernel.lasting import LastingEffect


def newest_of(game: Game, layer: int) -> dict[ObjectId, LastingEffect]:
    """The newest lasting effect of a layer for each card that one is about."""
    found: dict[ObjectId, LastingEffect] = {}
    for effect in game.state.lasting:
        if effect.change is not None and effect.change.layer == layer:
            for id in effect.ids:
                found[id] = effect
    return found
