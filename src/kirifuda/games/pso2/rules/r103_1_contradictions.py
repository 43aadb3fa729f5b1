"""103.1 矛盾: what an effect says cannot happen does not, whatever else allows it; so it is not offered either."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from kirifuda import kernel as k


def is_forbidden(game: k.Game, event: k.Event) -> bool:
    """103.1.2: whether an effect keeps something from happening now."""
    for holder in game.index().forbid.get(event.kind, ()):
        if holder.ability.is_forbidding(game, holder, event):
            return True
    return False
