"""5.3 リフレッシュフェイズ: strikers ready, hand exchanged and filled."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kirifuda.games.spellcard_strike.rules.common import strikers
from kirifuda.games.spellcard_strike.rules.r01_01_forbidding import is_forbidden
from kirifuda.games.spellcard_strike.rules.r02_02_states import SetUnacted
from kirifuda.games.spellcard_strike.rules.r02_07_check_step import check
from kirifuda.games.spellcard_strike.rules.r04_02_zones import DRAW_CARDS, Discard, hand_limit
from kirifuda.games.spellcard_strike.zones import HAND
from kirifuda.kernel.changes import Occur, SetVariable
from kirifuda.kernel.decision import TAKE_OBJECT, Decision, objects
from kirifuda.kernel.flow import Ask, Call, Do, Flow
from kirifuda.kernel.ids import ObjectId, PlayerId
from kirifuda.kernel.procedure import Procedure, Slot

if TYPE_CHECKING:
    from kirifuda.kernel.game import Game
    from kirifuda.kernel.state import Frame

REFRESH_PHASE: Final = Procedure("refresh_phase")
EXCHANGE: Final = Slot[tuple[int, ...]]("exchange")
EXCESS: Final = Slot[tuple[int, ...]]("excess")


@REFRESH_PHASE.step("5.3.1")
def begin(game: Game, frame: Frame) -> Flow:
    """The phase begins."""
    return Do([SetVariable("phase", "refresh")])


@REFRESH_PHASE.step("5.3.1.1")
def make_ready(game: Game, frame: Frame) -> Flow:
    """All strikers of the turn player become un-acted."""
    return Do([SetUnacted(id) for id in strikers(game, game.turn_player())])


@REFRESH_PHASE.step("5.3.1.2")
def announce(game: Game, frame: Frame) -> Flow:
    """The start of the turn."""
    return Do([Occur("turn_begin", game.turn_player())])


@REFRESH_PHASE.step("5.3.1.2")
def check_beginning(game: Game, frame: Frame) -> Flow:
    """A check step."""
    return check(game)


@REFRESH_PHASE.step("5.3.1.3")
def choose_exchange(game: Game, frame: Frame) -> Flow:
    """Any number of cards to discard."""
    return ask_exchange(game)


@REFRESH_PHASE.step("5.3.1.3")
def discard_chosen(game: Game, frame: Frame) -> Flow:
    """They are discarded."""
    return Do([Discard(id) for id in frame[EXCHANGE]])


@REFRESH_PHASE.step("5.3.1.4")
def fill_hand(game: Game, frame: Frame) -> Flow:
    """Cards up to the hand limit."""
    return draw_to_limit(game)


@REFRESH_PHASE.step("5.3.1.4")
def choose_excess(game: Game, frame: Frame) -> Flow:
    """Or down to it."""
    return ask_excess(game)


@REFRESH_PHASE.step("5.3.1.4")
def discard_excess(game: Game, frame: Frame) -> Flow:
    """What is too many is discarded."""
    return Do([Discard(id) for id in frame[EXCESS]])


@REFRESH_PHASE.step("5.3.1.5")
def check_hand(game: Game, frame: Frame) -> Flow:
    """A check step; the striker phase comes next (5.3.1.6)."""
    return check(game)


def ask_exchange(game: Game) -> Flow:
    """5.3.1.3, 5.6.1.3: the turn player may discard as many cards as wanted."""
    player = game.turn_player()
    hand = discardable(game, player)
    decision = Decision(player, "exchange", objects("discard", hand), 0, len(hand), take=TAKE_OBJECT, many=True)
    decision.secret = True
    return Ask(EXCHANGE, decision)


def draw_to_limit(game: Game) -> Flow:
    """5.3.1.4, 5.6.1.4, 4.3.5: as many cards as are missing."""
    player = game.turn_player()
    missing = hand_limit(game, player) - len(game.zone(HAND, player))
    return Call(DRAW_CARDS, {"player": player, "number": missing}, player=player)


def ask_excess(game: Game) -> Flow:
    """5.3.1.4, 5.6.1.4, 4.3.5: the cards above the limit."""
    player = game.turn_player()
    hand = discardable(game, player)
    number = min(len(hand), max(len(game.zone(HAND, player)) - hand_limit(game, player), 0))
    options = objects("discard", hand) if number else []
    decision = Decision(player, "excess", options, number, number, take=TAKE_OBJECT, many=True)
    return Ask(EXCESS, decision)


def discardable(game: Game, player: PlayerId) -> list[ObjectId]:
    """4.3.4, 1.1.3: the cards of a hand that nothing forbids to discard."""
    return [id for id in game.zone(HAND, player) if not is_forbidden(game, Discard(id), player)]
