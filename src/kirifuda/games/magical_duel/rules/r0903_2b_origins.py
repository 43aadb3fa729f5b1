"""903.2b: where a card is activated from, by whose leave, and by its Break (1103.2); texts ask for it later."""

from __future__ import annotations

from typing import Final

from kirifuda import effects as e
from kirifuda import kernel as k
from kirifuda.games.magical_duel.abilities import StaticAbility
from kirifuda.games.magical_duel.rules.r0300_zones import BY_BREAK, BY_LEAVE, CAME_FROM, text_of
from kirifuda.games.magical_duel.rules.r0903_2_slots import BY, CARD, COST_SOURCE, COSTS_FROM, FROM_MENU, count_use
from kirifuda.games.magical_duel.zones import HAND

CAME: Final = k.Slot[int]("_came")
"""The number of the kind of zone from which a card is activated."""
LEAVE: Final = k.Slot[str]("_leave")
"""The texts that let a card be activated from where it lay, one a line."""


COUNTED: Final = k.Slot[str]("_counted")
"""Key of the ability that lets it be activated, if it says how often a turn."""
COUNTED_ON: Final = k.Slot[int]("_counted_on")


def note_origin(game: k.Game, frame: k.Frame) -> None:
    """Before the card goes to the chase."""
    frame[CAME] = game.map.kind_of[game.state.objects[frame[CARD]].zone].number
    frame[LEAVE] = leaves(game, frame)


def leaves(game: k.Game, frame: k.Frame) -> str:
    """702.2: whose texts let a card be activated that is not in the hand; each is named once."""
    me = e.player_target(frame[BY])
    if frame[CAME] == HAND.number or not frame.get(FROM_MENU, 0):
        return ""
    holders = [
        one
        for one in game.index().buckets.get("allow:play", ())
        if e.holder_concerns(game, one, "allow:play", me, frame[CARD])
    ]
    limited = [one for one in holders if isinstance(one.ability, StaticAbility) and one.ability.times]
    if holders and len(limited) == len(holders):
        first = holders[0]
        frame[COUNTED] = f"{first.ability.key}"
        frame[COUNTED_ON] = first.source
        holders = [first]
    return "\n".join(dict.fromkeys(text_of(one.ability.key) for one in holders))


def origin_marks(game: k.Game, frame: k.Frame, placed: k.ObjectId) -> list[k.Event]:
    """What is known of the card on the chase; a Break names its cost itself, an effect that plays it does not."""
    events: list[k.Event] = []
    if frame.get(COUNTED, ""):
        events.extend(count_use(game, frame[COUNTED_ON], frame[COUNTED]))
    if frame[CAME] != HAND.number:
        events.append(k.SetMark(placed, CAME_FROM, frame[CAME] + 1))
        events.extend(k.SetMark(placed, BY_LEAVE + key, 1) for key in frame[LEAVE].splitlines())
    if frame.get(COSTS_FROM, "") and not frame.get(COST_SOURCE, 0):
        events.append(k.SetMark(placed, BY_BREAK, 1))
    return events
