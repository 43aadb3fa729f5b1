"""1021 追加ターンを得る: turns that come before the one that is due."""

from __future__ import annotations

from typing import Final

from kirifuda import kernel as k
from kirifuda.customs.doubts import house
from kirifuda.games.magical_duel.rules.common import opponent

EXTRA: Final = "extra_turns"
"""Variable: who has an extra turn after the present one, the latest granted last."""
LATER: Final = "later_turns"
"""Variable: extra turns after a turn that is still to come, three numbers each: after whose turn, whose, and from
which turn on."""
SERIALS: Final = "extra_serials"
"""Variable: the numbers of those extra turns, each granted one counted; 0 for one that nothing speaks of."""
GRANTED: Final = "extra_granted"
"""Variable: how many have been granted so far."""
RUNNING: Final = "extra_now"
"""Variable: the number of the extra turn that is running; 0 in any other turn."""
ANYBODY: Final = -1

EXTRA_TURN: Final = k.Procedure("extra_turn")
PLAYER: Final = k.Slot[int]("player")
AFTER: Final = k.Slot[int]("after")
"""Whose turn it follows, or ANYBODY."""
FIRST: Final = k.Slot[int]("first")
"""The number of the first turn that it may follow; the present one if nothing else is said."""


@EXTRA_TURN.step("1021.1")
def grant(game: k.Game, frame: k.Frame) -> k.Flow:
    """Another turn for the player: after this turn, or after a later one."""
    if frame.get(FIRST, 0) <= game.turn():
        number = game.number(GRANTED) + 1
        serials = (*padded(game)[: len(turns_in(game, EXTRA))], number)
        return k.Do([*granted(game, (frame[PLAYER],)), k.SetVariable(GRANTED, number), k.SetVariable(SERIALS, serials)])
    return k.Do([k.SetVariable(LATER, (*turns_in(game, LATER), frame[AFTER], frame[PLAYER], frame[FIRST]))])


@EXTRA_TURN.step("1021.1")
def report(game: k.Game, frame: k.Frame) -> k.Flow:
    """Its number, by which a text can speak of it."""
    return k.Return(game.number(GRANTED))


def padded(game: k.Game) -> tuple[int, ...]:
    """The numbers of the extra turns to come; those that nothing counted have none."""
    known = turns_in(game, SERIALS)
    return (*known, *[0] * (len(turns_in(game, EXTRA)) - len(known)))


def taken(game: k.Game) -> list[k.Event]:
    """1021.2: the latest is taken now."""
    extra = turns_in(game, EXTRA)
    serials = padded(game)[: len(extra)]
    return [
        k.SetVariable(EXTRA, extra[:-1]),
        k.SetVariable(SERIALS, serials[:-1]),
        k.SetVariable(RUNNING, serials[-1]),
        k.SetVariable("turn_player", extra[-1]),
    ]


def granted(game: k.Game, takers: tuple[k.PlayerId, ...]) -> list[k.Event]:
    """1021.2: the latest granted is taken first. By a house rule the taker's opponent follows it (507.6)."""
    if not takers:
        return []
    events: list[k.Event] = [k.SetVariable(EXTRA, turns_in(game, EXTRA) + takers)]
    if house(game, "turn_after_extra_turn") == "opponent":
        events.append(k.SetVariable("next_player", opponent(game, takers[-1])))
    return events


def follow_this_turn(game: k.Game, turn: int) -> list[k.Event]:
    """1021.1: with the turn that begins, the extra turns granted after just that one become due."""
    later = turns_in(game, LATER)
    if not later:
        return []
    takers: list[k.PlayerId] = []
    rest: list[int] = []
    for at in range(0, len(later), 3):
        after, taker, first = later[at : at + 3]
        if after in (ANYBODY, game.turn_player()) and turn >= first:
            takers.append(taker)
        else:
            rest.extend((after, taker, first))
    return [k.SetVariable(LATER, tuple(rest)), *granted(game, tuple(takers))]


def turns_in(game: k.Game, name: str) -> tuple[int, ...]:
    """The numbers in one of the two variables."""
    value = game.state.variables[name]
    assert isinstance(value, tuple)
    return tuple(each for each in value if isinstance(each, int))
