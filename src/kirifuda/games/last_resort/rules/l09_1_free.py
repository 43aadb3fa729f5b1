"""L-9.1: cards that are summoned because a text says so, without their cost."""

from __future__ import annotations

from typing import Final

from kirifuda import kernel as k
from kirifuda.games.last_resort.rules.common import values_of
from kirifuda.games.last_resort.rules.l09_1_costs import SUMMON
from kirifuda.games.last_resort.rules.l09_1_summoning import AWAY, FREE, SUMMONING, summon_slots
from kirifuda.games.last_resort.rules.l09_actions import (
    is_condition_met,
    is_only_creature,
    is_only_item,
    is_unread,
    may_be_summoned,
)
from kirifuda.games.last_resort.values import SUMMONED

FREE_SUMMON: Final = k.Procedure("free_summon")
"""Slot "cards": the cards, summoned one after the other by the frame's player."""
CARDS: Final = k.Slot[tuple[int, ...]]("cards")


def can_be_summoned(game: k.Game, player: k.PlayerId, id: k.ObjectId) -> bool:
    """L-15.2, L-16.1: every condition of a summon but time and cost."""
    if is_unread(game, id) or not values_of(game, id).kind & SUMMONED:
        return False
    return all(
        holds(game, player, id, SUMMON) for holds in (is_condition_met, is_only_creature, is_only_item, may_be_summoned)
    )


@FREE_SUMMON.step("L-9.1")
def next_card(game: k.Game, frame: k.Frame) -> k.Flow:
    """The next card that can be summoned; the others stay where they are."""
    left = frame[CARDS]
    if not left:
        return k.DONE
    frame[CARDS] = left[1:]
    if not can_be_summoned(game, frame.player, left[0]):
        return k.GoTo("L-9.1")
    slots = {**summon_slots(left[0], SUMMON), FREE.name: 1, AWAY.name: frame.get(AWAY, 0)}
    return k.Call(SUMMONING, slots, player=frame.player)


@FREE_SUMMON.step("L-9.2")
def go_on(game: k.Game, frame: k.Frame) -> k.Flow:
    """Until none is left."""
    return k.GoTo("L-9.1") if frame[CARDS] else k.NEXT
