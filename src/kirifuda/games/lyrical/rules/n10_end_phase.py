"""N-10 エンドフェイズ: the turn ends, damage is gone, and the hand is cut to its limit."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kirifuda.customs.doubts import house
from kirifuda.effects.abilities import added_to_hand_limit
from kirifuda.effects.endings import end
from kirifuda.games.lyrical.abilities import TURN_LONG
from kirifuda.games.lyrical.rules.common import characters
from kirifuda.games.lyrical.rules.n00_moving import Discard
from kirifuda.games.lyrical.rules.n07_automatic import settle_down
from kirifuda.games.lyrical.rules.n09_damage import DAMAGE, Heal
from kirifuda.games.lyrical.zones import HAND
from kirifuda.kernel.changes import Occur, SetVariable
from kirifuda.kernel.decision import TAKE_OBJECT, Decision, objects
from kirifuda.kernel.event import Event
from kirifuda.kernel.flow import NEXT, Ask, Do, Flow
from kirifuda.kernel.procedure import Procedure, Slot

if TYPE_CHECKING:
    from kirifuda.kernel.game import Game
    from kirifuda.kernel.ids import PlayerId
    from kirifuda.kernel.state import Frame

END_PHASE: Final = Procedure("end_phase")
EXCESS: Final = Slot[tuple[int, ...]]("excess")
HAND_LIMIT: Final = 7
"""A31."""


@END_PHASE.step("N-10.1")
def announce(game: Game, frame: Frame) -> Flow:
    """The end phase begins."""
    return Do([SetVariable("phase", "end"), Occur("end_begin", game.turn_player())])


@END_PHASE.step("N-10.1")
def settle_start(game: Game, frame: Frame) -> Flow:
    """What that has triggered."""
    return settle_down(game)


@END_PHASE.step("N-10.2")
def wipe_damage(game: Game, frame: Frame) -> Flow:
    """All damage goes, on both sides, and at the same time what lasted for this turn (N-10.1)."""
    events: list[Event] = []
    for player in range(game.players):
        events.extend(Heal(id) for id in characters(game, player) if game.state.objects[id].mark(DAMAGE))
    return Do([*events, *end(game, TURN_LONG, "turn_end", f"turn_end:{game.turn_player()}")])


@END_PHASE.step("N-10.2")
def settle_wiped(game: Game, frame: Frame) -> Flow:
    """What that has triggered, before anybody counts the hand."""
    return settle_down(game)


@END_PHASE.step("N-10.1")
def choose_excess(game: Game, frame: Frame) -> Flow:
    """Then the turn player chooses what they have too many of in hand (A31)."""
    player = game.turn_player()
    hand = list(game.zone(HAND, player))
    frame[EXCESS] = ()
    more = len(hand) - hand_limit(game, player)
    if house(game, "hand_limit") == "none" or more <= 0:
        return NEXT
    return Ask(
        EXCESS.name, Decision(player, "excess", objects("excess", hand), more, more, take=TAKE_OBJECT, many=True)
    )


@END_PHASE.step("N-10.1")
def discard_excess(game: Game, frame: Frame) -> Flow:
    """It is discarded."""
    return Do([Discard(id) for id in frame[EXCESS]])


@END_PHASE.step("N-10.1")
def settle_end(game: Game, frame: Frame) -> Flow:
    """What has triggered meanwhile."""
    return settle_down(game)


def hand_limit(game: Game, player: PlayerId) -> int:
    """A31: how many cards a player may keep in hand."""
    return max(0, HAND_LIMIT + added_to_hand_limit(game, player))
