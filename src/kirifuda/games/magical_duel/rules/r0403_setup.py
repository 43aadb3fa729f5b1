"""403 ゲームの準備: from shuffled decks to the first turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kirifuda.games.magical_duel.rules.common import opponent
from kirifuda.games.magical_duel.rules.r0500_turn import TURNS
from kirifuda.games.magical_duel.zones import CASTERS, DECK, HAND, ORBS
from kirifuda.kernel.changes import BOTTOM, Create, Move, Roll, SetVariable, Shuffle
from kirifuda.kernel.decision import TAKE_NUMBER, TAKE_OBJECT, Decision, Option, objects
from kirifuda.kernel.event import Event
from kirifuda.kernel.flow import NEXT, Ask, Call, Do, Flow
from kirifuda.kernel.ids import PlayerId
from kirifuda.kernel.procedure import Procedure, Slot

if TYPE_CHECKING:
    from kirifuda.kernel.game import Game
    from kirifuda.kernel.state import Frame

SETUP: Final = Procedure("setup")
MULLIGAN: Final = Procedure("mulligan")
ROLLED: Final = Slot[tuple[int, ...]]("rolled")
FIRST_SAYS: Final = Slot[int]("first_says")
SECOND_SAYS: Final = Slot[int]("second_says")
RETURNED: Final = Slot[tuple[int, ...]]("returned", secret=True)
OPENING: Final = 7


@SETUP.step("403.1")
def shuffle_decks(game: Game, frame: Frame) -> Flow:
    """Each player shuffles their deck."""
    return Do([Shuffle(game.map.zone(DECK, player)) for player in range(game.players)])


@SETUP.step("403.2")
def roll_first_player(game: Game, frame: Frame) -> Flow:
    """Chance decides who goes first."""
    return Do([Roll("first", game.players)], into=ROLLED)


@SETUP.step("403.2")
def set_first_player(game: Game, frame: Frame) -> Flow:
    """The first player is the first turn player."""
    first = frame[ROLLED][0]
    return Do(
        [
            SetVariable("first", first),
            SetVariable("turn_player", first),
            SetVariable("next_player", opponent(game, first)),
        ]
    )


@SETUP.step("403.3")
def take_hands(game: Game, frame: Frame) -> Flow:
    """Seven cards from the top of each deck to the hand."""
    return Do([event for player in range(game.players) for event in top_cards(game, player, OPENING, HAND.number)])


@SETUP.step("403.4")
def lay_orbs(game: Game, frame: Frame) -> Flow:
    """Seven more, unseen, to the orb zone."""
    return Do([event for player in range(game.players) for event in top_cards(game, player, OPENING, ORBS.number)])


@SETUP.step("403.5")
def ask_first(game: Game, frame: Frame) -> Flow:
    """The first player says whether to exchange."""
    return Ask(FIRST_SAYS, exchange_question(game.turn_player()))


@SETUP.step("403.5")
def ask_second(game: Game, frame: Frame) -> Flow:
    """Then the second player does."""
    return Ask(SECOND_SAYS, exchange_question(opponent(game, game.turn_player())))


@SETUP.step("403.5")
def first_exchanges(game: Game, frame: Frame) -> Flow:
    """The first player carries it out first."""
    return Call(MULLIGAN, {}, player=game.turn_player()) if frame[FIRST_SAYS] else NEXT


@SETUP.step("403.5")
def second_exchanges(game: Game, frame: Frame) -> Flow:
    """The second player carries it out."""
    return Call(MULLIGAN, {}, player=opponent(game, game.turn_player())) if frame[SECOND_SAYS] else NEXT


@SETUP.step("403.6")
def give_coin(game: Game, frame: Frame) -> Flow:
    """403.6, 403.6a: a coin token in the second player's caster zone."""
    second = opponent(game, game.turn_player())
    coin = game.pool.numbers["coin"]
    return Do([Create(coin, second, game.map.zone(CASTERS, second))])


@SETUP.step("403.7")
def start(game: Game, frame: Frame) -> Flow:
    """The first turn begins."""
    return Call(TURNS)


@MULLIGAN.step("403.5")
def choose_cards(game: Game, frame: Frame) -> Flow:
    """Any number of cards, in the order in which they go under the deck (302.4)."""
    hand = list(game.zone(HAND, frame.player))
    decision = Decision(
        frame.player,
        "mulligan",
        objects("return", hand),
        0,
        len(hand),
        ordered=True,
        take=TAKE_OBJECT,
        secret=True,
    )
    return Ask(RETURNED, decision)


@MULLIGAN.step("403.5")
def put_under(game: Game, frame: Frame) -> Flow:
    """The chosen cards go to the bottom of the deck."""
    zone = game.map.zone(DECK, frame.player)
    return Do([Move(id, zone, BOTTOM, in_order=True) for id in frame[RETURNED]])


@MULLIGAN.step("403.5")
def take_as_many(game: Game, frame: Frame) -> Flow:
    """As many from the top come to the hand."""
    return Do(top_cards(game, frame.player, len(frame[RETURNED]), HAND.number))


def exchange_question(player: PlayerId) -> Decision:
    """Whether to exchange a part of the hand."""
    return Decision(player, "exchange", [Option("keep", 0, 0), Option("exchange", 0, 1)], take=TAKE_NUMBER)


def top_cards(game: Game, player: PlayerId, number: int, kind: int) -> list[Event]:
    """304.3: moves of the top cards of a deck, from the top."""
    deck = game.zone(DECK, player)
    zone = kind * game.players + player
    return [Move(id, zone, in_order=True) for id in reversed(deck[max(0, len(deck) - number) :])]
