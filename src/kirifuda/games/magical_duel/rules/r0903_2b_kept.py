"""903.2b-i: lasting effects that go with a card from where it was activated to the chase."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kirifuda.kernel.changes import BeginLasting
from kirifuda.kernel.characteristics import Board
from kirifuda.kernel.event import Event
from kirifuda.kernel.ids import ObjectId
from kirifuda.kernel.procedure import Slot

if TYPE_CHECKING:
    from kirifuda.kernel.game import Game
    from kirifuda.kernel.lasting import LastingEffect

REACHING: Final = Slot[str]("_reaching")
"""Names of the effects on a whole group that apply to the card where it is before, one a line."""


def reaching(game: Game, id: ObjectId) -> str:
    """The effects on a group of cards off the field that apply to this one there, as a slot can keep them."""
    card = game.object(id)
    table = game.table()
    if card is None or not table.reaching:
        return ""
    board = Board(game, {**table.values, id: game.values(id)})
    bit = game.map.kind_of[card.zone].bit
    names: list[str] = []
    for effect in table.reaching:
        change = effect.change
        if change is not None and change.zones & bit and change.covers(board, effect, card):
            names.append(effect_name(effect))
    return "\n".join(names)


def effect_name(effect: LastingEffect) -> str:
    """What tells an effect from the others, before and after the card has moved."""
    return f"{effect.id}/{effect.source}/{effect.change.key}" if effect.change is not None else ""


def kept_effects(game: Game, before: ObjectId, reached: str, now: ObjectId) -> list[Event]:
    """The same effects on the card as it lies on the chase."""
    names = reached.splitlines()
    kept = [effect for effect in game.state.lasting if before in effect.ids]
    kept.extend(effect for effect in game.table().reaching if effect_name(effect) in names)
    events: list[Event] = []
    for effect in kept:
        again = effect.copy()
        again.ids = (now,)
        events.append(BeginLasting(again))
    return events
