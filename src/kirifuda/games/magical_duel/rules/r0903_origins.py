"""903.2b: where a card is activated from, by whose leave, and by its Break (1103.2); texts ask for it later."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kirifuda.effects.plans import player_target
from kirifuda.games.magical_duel.abilities import holder_concerns
from kirifuda.games.magical_duel.rules.r0300_zones import BY_BREAK, BY_LEAVE, CAME_FROM, text_of
from kirifuda.games.magical_duel.rules.r0903_slots import BY, CARD, COST_SOURCE, COSTS_FROM, FROM_MENU
from kirifuda.games.magical_duel.zones import HAND
from kirifuda.kernel.changes import SetMark
from kirifuda.kernel.event import Event
from kirifuda.kernel.ids import ObjectId
from kirifuda.kernel.procedure import Slot

if TYPE_CHECKING:
    from kirifuda.kernel.game import Game
    from kirifuda.kernel.state import Frame

CAME: Final[Slot[int]] = Slot[int]("_came")
"""The number of the kind of zone from which a card is activated."""
LEAVE: Final[Slot[str]] = Slot[str]("_leave")
"""The texts that let a card be activated from where it lay, one a line."""


def note_origin(game: Game, frame: Frame) -> None:
    """Before the card goes to the chase."""
    frame.slots[CAME.name] = game.map.kind_of[game.state.objects[frame[CARD]].zone].number
    frame.slots[LEAVE.name] = leaves(game, frame)


def leaves(game: Game, frame: Frame) -> str:
    """702.2: whose texts let a card be activated that is not in the hand; each is named once."""
    me = player_target(frame[BY])
    if frame[CAME] == HAND.number or not frame.get(FROM_MENU, 0):
        return ""
    holders = game.index().buckets.get("allow:play", ())
    keys = [text_of(one.ability.key) for one in holders if holder_concerns(game, one, "allow:play", me, frame[CARD])]
    return "\n".join(dict.fromkeys(keys))


def origin_marks(frame: Frame, placed: ObjectId) -> list[Event]:
    """What is known of the card on the chase; a Break names its cost itself, an effect that plays it does not."""
    events: list[Event] = []
    if frame[CAME] != HAND.number:
        events.append(SetMark(placed, CAME_FROM, frame[CAME] + 1))
        events.extend(SetMark(placed, BY_LEAVE + key, 1) for key in frame[LEAVE].splitlines())
    if frame.get(COSTS_FROM, "") and not frame.get(COST_SOURCE, 0):
        events.append(SetMark(placed, BY_BREAK, 1))
    return events
