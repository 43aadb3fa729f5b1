"""603 誘発能力の発動: one waiting triggered ability is chosen and activated, or lost."""

from __future__ import annotations

from typing import Final

from kirifuda import kernel as k
from kirifuda.games.magical_duel.abilities import TriggeredAbility
from kirifuda.games.magical_duel.rules.common import opponent
from kirifuda.games.magical_duel.rules.r0603_waiting import can_be_activated_now
from kirifuda.games.magical_duel.rules.r0903_2_activation import ACTIVATION
from kirifuda.games.magical_duel.rules.r0903_2_slots import trigger_slots

TRIGGERED_ACTIVATION: Final = k.Procedure("triggered_activation")
TAKEN: Final = k.Slot[int]("taken")
TRIED: Final = k.Slot[int]("tried")


@TRIGGERED_ACTIVATION.step("603.2")
def choose(game: k.Game, frame: k.Frame) -> k.Flow:
    """603.1, 906.3: the turn player chooses among their own first, the other player when there are none."""
    player, waiting = next_to_choose(game)
    options = [k.Option("trigger", each.source, each.stamp) for each in waiting]
    return k.Ask(TAKEN, k.Decision(player, "trigger", options, take=k.TAKE_NUMBER))


@TRIGGERED_ACTIVATION.step("603.3")
def activate(game: k.Game, frame: k.Frame) -> k.Flow:
    """906.4: it must be activated if it can be; what is chosen but impossible is lost."""
    waiting = find(game, frame[TAKEN])
    if waiting is None or frame.barred or not can_be_activated_now(game, waiting):
        return k.NEXT
    slots = trigger_slots(waiting)
    return k.Attempt(ACTIVATION, slots, str(waiting.stamp), "603.3", into=TRIED, player=waiting.controller)


@TRIGGERED_ACTIVATION.step("603.3")
def count_down(game: k.Game, frame: k.Frame) -> k.Flow:
    """906.2: its count goes down by one whether it was activated or not."""
    return k.Do([k.TakeWaiting(frame[TAKEN])])


def next_to_choose(game: k.Game) -> tuple[k.PlayerId, list[k.Waiting]]:
    """Whose turn it is to choose, and what there is."""
    player = game.turn_player()
    mine = [waiting for waiting in game.state.waiting if waiting.controller == player]
    if mine:
        return player, mine
    return opponent(game, player), list(game.state.waiting)


def find(game: k.Game, stamp: int) -> k.Waiting | None:
    """The waiting ability with this stamp."""
    for waiting in game.state.waiting:
        if waiting.stamp == stamp and isinstance(waiting.ability, TriggeredAbility):
            return waiting
    return None
