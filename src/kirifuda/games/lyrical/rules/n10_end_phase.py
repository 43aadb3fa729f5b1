"""N-10 エンドフェイズ: the turn ends, damage is gone, and the hand is cut to its limit."""

from __future__ import annotations

from typing import Final

from kirifuda import effects as e
from kirifuda import kernel as k
from kirifuda.customs.doubts import house
from kirifuda.games.lyrical.abilities import TURN_LONG
from kirifuda.games.lyrical.rules.common import characters
from kirifuda.games.lyrical.rules.n00_moving import Discard
from kirifuda.games.lyrical.rules.n07_automatic import settle_down
from kirifuda.games.lyrical.rules.n09_damage import DAMAGE, Heal
from kirifuda.games.lyrical.zones import HAND

END_PHASE: Final = k.Procedure("end_phase")
EXCESS: Final = k.Slot[tuple[int, ...]]("excess")
HAND_LIMIT: Final = 7
"""A31."""


@END_PHASE.step("N-10.1")
def announce(game: k.Game, frame: k.Frame) -> k.Flow:
    """The end phase begins."""
    return k.Do([k.SetVariable("phase", "end"), k.Occur("end_begin", game.turn_player())])


@END_PHASE.step("N-10.1")
def settle_start(game: k.Game, frame: k.Frame) -> k.Flow:
    """What that has triggered."""
    return settle_down(game)


@END_PHASE.step("N-10.2")
def wipe_damage(game: k.Game, frame: k.Frame) -> k.Flow:
    """All damage goes, on both sides, and at the same time what lasted for this turn (N-10.1)."""
    events: list[k.Event] = []
    for player in range(game.players):
        events.extend(Heal(id) for id in characters(game, player) if game.state.objects[id].mark(DAMAGE))
    return k.Do([*events, *e.end(game, TURN_LONG, "turn_end", f"turn_end:{game.turn_player()}")])


@END_PHASE.step("N-10.2")
def settle_wiped(game: k.Game, frame: k.Frame) -> k.Flow:
    """What that has triggered, before anybody counts the hand."""
    return settle_down(game)


@END_PHASE.step("N-10.1")
def choose_excess(game: k.Game, frame: k.Frame) -> k.Flow:
    """Then the turn player chooses what they have too many of in hand (A31)."""
    player = game.turn_player()
    hand = list(game.zone(HAND, player))
    frame[EXCESS] = ()
    more = len(hand) - hand_limit(game, player)
    if house(game, "hand_limit") == "none" or more <= 0:
        return k.NEXT
    return k.Ask(
        EXCESS.name, k.Decision(player, "excess", k.objects("excess", hand), more, more, take=k.TAKE_OBJECT, many=True)
    )


@END_PHASE.step("N-10.1")
def discard_excess(game: k.Game, frame: k.Frame) -> k.Flow:
    """It is discarded."""
    return k.Do([Discard(id) for id in frame[EXCESS]])


@END_PHASE.step("N-10.1")
def settle_end(game: k.Game, frame: k.Frame) -> k.Flow:
    """What has triggered meanwhile."""
    return settle_down(game)


def hand_limit(game: k.Game, player: k.PlayerId) -> int:
    """A31: how many cards a player may keep in hand."""
    return max(0, HAND_LIMIT + e.added_to_hand_limit(game, player))
