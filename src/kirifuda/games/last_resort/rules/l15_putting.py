"""L-15 「戦場に出す」と「召喚」: cards that effects put onto the battlefield; nothing of it is a summon."""

from __future__ import annotations

from typing import Final

from kirifuda import kernel as k
from kirifuda.games.last_resort.rules.common import is_known, values_of
from kirifuda.games.last_resort.rules.l03_battlefield import EnterField, entering
from kirifuda.games.last_resort.rules.l16_n_cards import may_stand_beside
from kirifuda.games.last_resort.values import STAYS
from kirifuda.games.last_resort.zones import ATTACK, DEFENCE

PUTTING: Final = k.Procedure("putting")
"""Slots "cards": what is put; "area": ATTACK, DEFENCE, or -1 if the frame's player picks it for each (A39); "tapped".
They come onto the battlefield of the frame's player, together. Returns how many."""
CARDS: Final = k.Slot[tuple[int, ...]]("cards")
AREA: Final = k.Slot[int]("area")
TAPPED_ONES: Final = k.Slot[int]("tapped")
AREAS: Final = k.Slot[tuple[int, ...]]("_areas")
PICKED: Final = k.Slot[int]("_picked")
RESULTS: Final = k.Slot[tuple[int, ...]]("_results")


def can_be_put(game: k.Game, player: k.PlayerId, id: k.ObjectId) -> bool:
    """L-15.2, L-16.1, A22: creatures and items, whatever their summoning condition, but no second N-card of a name."""
    return is_known(game, id) and bool(values_of(game, id).kind & STAYS) and may_stand_beside(game, player, id)


@PUTTING.step("L-15.2")
def sort_out(game: k.Game, frame: k.Frame) -> k.Flow:
    """What can be put."""
    frame[CARDS] = tuple(id for id in frame[CARDS] if can_be_put(game, frame.player, id))
    frame[AREAS] = ()
    return k.NEXT


@PUTTING.step("L-9.1")
def choose_area(game: k.Game, frame: k.Frame) -> k.Flow:
    """Into which area, unless the text says (A39)."""
    at = len(frame[AREAS])
    if at >= len(frame[CARDS]):
        return k.GoTo("L-15.1")
    areas = (ATTACK, DEFENCE) if frame.get(AREA, -1) < 0 else (frame[AREA],)
    card = frame[CARDS][at]
    options = [k.Option("area", card, area) for area in areas]
    return k.Ask(PICKED, k.Decision(frame.player, "area", options, take=k.TAKE_NUMBER, subject=card))


@PUTTING.step("L-9.1")
def next_card(game: k.Game, frame: k.Frame) -> k.Flow:
    """The next card."""
    frame[AREAS] = (*frame[AREAS], frame[PICKED])
    return k.GoTo("L-9.1")


@PUTTING.step("L-15.1")
def put(game: k.Game, frame: k.Frame) -> k.Flow:
    """They enter, without being summoned: no cost, no penalty (L-14.1)."""
    tapped = bool(frame.get(TAPPED_ONES, 0))
    cards, areas = frame[CARDS], frame[AREAS]
    events: list[EnterField] = [
        entering(game, id, frame.player, area, tapped=tapped) for id, area in zip(cards, areas, strict=True)
    ]
    return k.Do([*events], into=RESULTS)


@PUTTING.step("L-15.1")
def report(game: k.Game, frame: k.Frame) -> k.Flow:
    """How many have entered."""
    return k.Return(sum(1 for result in frame[RESULTS] if result != k.NOTHING))
