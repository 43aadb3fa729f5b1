"""5.3 リフレッシュフェイズ: strikers ready, hand exchanged and filled."""

from __future__ import annotations

from typing import Final

from kirifuda import kernel as k
from kirifuda.games.spellcard_strike.rules.common import strikers
from kirifuda.games.spellcard_strike.rules.r01_01_forbidding import is_forbidden
from kirifuda.games.spellcard_strike.rules.r02_02_states import SetUnacted
from kirifuda.games.spellcard_strike.rules.r02_07_check_step import check
from kirifuda.games.spellcard_strike.rules.r04_02_zones import DRAW_CARDS, Discard, hand_limit
from kirifuda.games.spellcard_strike.zones import HAND

REFRESH_PHASE: Final = k.Procedure("refresh_phase")
EXCHANGE: Final = k.Slot[tuple[int, ...]]("exchange")
EXCESS: Final = k.Slot[tuple[int, ...]]("excess")


@REFRESH_PHASE.step("5.3.1")
def begin(game: k.Game, frame: k.Frame) -> k.Flow:
    """The phase begins."""
    return k.Do([k.SetVariable("phase", "refresh")])


@REFRESH_PHASE.step("5.3.1.1")
def make_ready(game: k.Game, frame: k.Frame) -> k.Flow:
    """All strikers of the turn player become un-acted."""
    return k.Do([SetUnacted(id) for id in strikers(game, game.turn_player())])


@REFRESH_PHASE.step("5.3.1.2")
def announce(game: k.Game, frame: k.Frame) -> k.Flow:
    """The start of the turn."""
    return k.Do([k.Occur("turn_begin", game.turn_player())])


@REFRESH_PHASE.step("5.3.1.2")
def check_beginning(game: k.Game, frame: k.Frame) -> k.Flow:
    """A check step."""
    return check(game)


@REFRESH_PHASE.step("5.3.1.3")
def choose_exchange(game: k.Game, frame: k.Frame) -> k.Flow:
    """Any number of cards to discard."""
    return ask_exchange(game)


@REFRESH_PHASE.step("5.3.1.3")
def discard_chosen(game: k.Game, frame: k.Frame) -> k.Flow:
    """They are discarded."""
    return k.Do([Discard(id) for id in frame[EXCHANGE]])


@REFRESH_PHASE.step("5.3.1.4")
def fill_hand(game: k.Game, frame: k.Frame) -> k.Flow:
    """Cards up to the hand limit."""
    return draw_to_limit(game)


@REFRESH_PHASE.step("5.3.1.4")
def choose_excess(game: k.Game, frame: k.Frame) -> k.Flow:
    """Or down to it."""
    return ask_excess(game)


@REFRESH_PHASE.step("5.3.1.4")
def discard_excess(game: k.Game, frame: k.Frame) -> k.Flow:
    """What is too many is discarded."""
    return k.Do([Discard(id) for id in frame[EXCESS]])


@REFRESH_PHASE.step("5.3.1.5")
def check_hand(game: k.Game, frame: k.Frame) -> k.Flow:
    """A check step; the striker phase comes next (5.3.1.6)."""
    return check(game)


def ask_exchange(game: k.Game) -> k.Flow:
    """5.3.1.3, 5.6.1.3: the turn player may discard as many cards as wanted."""
    player = game.turn_player()
    hand = discardable(game, player)
    decision = k.Decision(player, "exchange", k.objects("discard", hand), 0, len(hand), take=k.TAKE_OBJECT, many=True)
    decision.secret = True
    return k.Ask(EXCHANGE, decision)


def draw_to_limit(game: k.Game) -> k.Flow:
    """5.3.1.4, 5.6.1.4, 4.3.5: as many cards as are missing."""
    player = game.turn_player()
    missing = hand_limit(game, player) - len(game.zone(HAND, player))
    return k.Call(DRAW_CARDS, {"player": player, "number": missing}, player=player)


def ask_excess(game: k.Game) -> k.Flow:
    """5.3.1.4, 5.6.1.4, 4.3.5: the cards above the limit."""
    player = game.turn_player()
    hand = discardable(game, player)
    number = min(len(hand), max(len(game.zone(HAND, player)) - hand_limit(game, player), 0))
    options = k.objects("discard", hand) if number else []
    decision = k.Decision(player, "excess", options, number, number, take=k.TAKE_OBJECT, many=True)
    return k.Ask(EXCESS, decision)


def discardable(game: k.Game, player: k.PlayerId) -> list[k.ObjectId]:
    """4.3.4, 1.1.3: the cards of a hand that nothing forbids to discard."""
    return [id for id in game.zone(HAND, player) if not is_forbidden(game, Discard(id), player)]
