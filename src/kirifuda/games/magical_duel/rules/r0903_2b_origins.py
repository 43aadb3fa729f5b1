"""903.2b: where a card is activated from, by whose leave, and by its Break (1103.2); texts ask for it later."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kirifuda.effects.plans.shapes import player_target
from kirifuda.games.magical_duel.abilities import StaticAbility, holder_concerns
from kirifuda.games.magical_duel.rules.r0300_zones import BY_BREAK, BY_LEAVE, CAME_FROM, text_of
from kirifuda.games.magical_duel.rules.r0903_2_slots import BY, CARD, COST_SOURCE, COSTS_FROM, FROM_MENU, count_use
from kirifuda.games.magical_duel.zones import HAND
from kirifuda.kernel.changes import SetMark
from kirifuda.kernel.event import Event
from kirifuda.kernel.ids import ObjectId
from kirifuda.kernel.procedure import Slot

if TYPE_CHECKING:
    from kirifuda.kernel.game import Game
    from kirifuda.kernel.state import Frame

CAME: Final = Slot[int]("_came")
"""The number of the kind of zone from which a card is activated."""
LEAVE: Final = Slot[str]("_leave")
"""The texts that let a card be activated from where it lay, one a line."""


COUNTED: Final = Slot[str]("_counted")
"""Key of the ability that lets it be activated, if it says how often a turn."""
COUNTED_ON: Final = Slot[int]("_counted_on")


def note_origin(game: Game, frame: Frame) -> None:
    """Before the card goes to the chase."""
    frame[CAME] = game.map.kind_of[game.state.objects[frame[CARD]].zone].number
    frame[LEAVE] = leaves(game, frame)


def leaves(game: Game, frame: Frame) -> str:
    """702.2: whose texts let a card be activated that is not in the hand; each is named once."""
    me = player_target(frame[BY])
    if frame[CAME] == HAND.number or not frame.get(FROM_MENU, 0):
        return ""
    holders = [
        one
        for one in game.index().buckets.get("allow:play", ())
        if holder_concerns(game, one, "allow:play", me, frame[CARD])
    ]
    limited = [one for one in holders if isinstance(one.ability, StaticAbility) and one.ability.times]
    if holders and len(limited) == len(holders):
        first = holders[0]
        frame[COUNTED] = f"{first.ability.key}"
        frame[COUNTED_ON] = first.source
        holders = [first]
    return "\n".join(dict.fromkeys(text_of(one.ability.key) for one in holders))


def origin_marks(game: Game, frame: Frame, placed: ObjectId) -> list[Event]:
    """What is known of the card on the chase; a Break names its cost itself, an effect that plays it does not."""
    events: list[Event] = []
    if frame.get(COUNTED, ""):
        events.extend(count_use(game, frame[COUNTED_ON], frame[COUNTED]))
    if frame[CAME] != HAND.number:
        events.append(SetMark(placed, CAME_FROM, frame[CAME] + 1))
        events.extend(SetMark(placed, BY_LEAVE + key, 1) for key in frame[LEAVE].splitlines())
    if frame.get(COSTS_FROM, "") and not frame.get(COST_SOURCE, 0):
        events.append(SetMark(placed, BY_BREAK, 1))
    return events
