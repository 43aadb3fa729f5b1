"""1.1.3 禁止の優先: what an effect forbids is not done, whatever else allows it; so it is not offered either."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kirifuda import effects as e

if TYPE_CHECKING:
    from kirifuda import kernel as k


def is_barred(game: k.Game, deed: str, player: k.PlayerId, striker: k.ObjectId = 0, other: k.ObjectId = 0) -> bool:
    """Whether a deed is forbidden to a player, or to the striker by which that player would do it (2.5.1)."""
    bucket = "forbid:" + deed
    if e.concerns(game, bucket, e.player_target(player), other):
        return True
    return striker != 0 and e.concerns(game, bucket, striker, other)


def is_forbidden(game: k.Game, event: k.Event, player: k.PlayerId) -> bool:
    """Whether what a player would do is kept from happening: all of it, or what it consists of."""
    if not game.index().forbid:
        return False
    event.by = player
    for holder in game.index().forbid.get(event.kind, ()):
        if holder.ability.is_forbidding(game, holder, event):
            return True
    parts = event.parts(game) if event.is_compound else []
    return bool(parts) and all(is_forbidden(game, part, player) for part in parts)
