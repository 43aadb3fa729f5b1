"""How a game begins; it stood in the lost half (A22, A23, A54)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kirifuda.customs.doubts import house
from kirifuda.games.lyrical.rules.common import ATTACKER, GUARD, opponent
from kirifuda.games.lyrical.rules.n00_moving import DRAW_CARDS, LOST, PutOnDeck
from kirifuda.games.lyrical.rules.n00_turn import TURNS
from kirifuda.games.lyrical.rules.n07_using import FACTORS_PLACED
from kirifuda.games.lyrical.rules.n09_damage import WOUNDS
from kirifuda.games.lyrical.zones import DECK, HAND
from kirifuda.kernel.changes import Roll, SetVariable, Shuffle
from kirifuda.kernel.decision import TAKE_NUMBER, Decision, Option
from kirifuda.kernel.flow import NEXT, Ask, Call, Do, Flow, GoTo
from kirifuda.kernel.procedure import Procedure, Slot

if TYPE_CHECKING:
    from kirifuda.kernel.game import Game
    from kirifuda.kernel.ids import PlayerId
    from kirifuda.kernel.state import Frame, Value

OPENING: Final = Procedure("opening")
ROLLED: Final = Slot[tuple[int, ...]]("rolled")
AT: Final = Slot[int]("_at")
WANTED: Final = Slot[int]("_wanted")
HANDS: Final = {"": 7, "seven": 7, "six": 6, "five": 5}
"""A22."""
VARIABLES: Final[dict[str, Value]] = {
    "phase": "opening",
    "first": -1,
    LOST: (),
    WOUNDS: (),
    ATTACKER: 0,
    GUARD: 0,
    FACTORS_PLACED: 0,
}
"""The facts with which every game begins."""


@OPENING.step("N-9.4")
def roll_first_player(game: Game, frame: Frame) -> Flow:
    """Chance tells who goes first (A54)."""
    frame[AT] = 0
    return Do([Roll("first", game.players)], into=ROLLED)


@OPENING.step("N-9.4")
def set_first_player(game: Game, frame: Frame) -> Flow:
    """That is the first turn player."""
    first = frame[ROLLED][0]
    return Do([SetVariable("first", first), SetVariable("turn_player", first)])


@OPENING.step("N-1.3")
def shuffle_decks(game: Game, frame: Frame) -> Flow:
    """The decks are shuffled."""
    return Do([Shuffle(game.map.zone(DECK, player)) for player in range(game.players)])


@OPENING.step("N-1.1")
def draw_hand(game: Game, frame: Frame) -> Flow:
    """Seven cards for each player, by a house rule fewer (A22)."""
    at = frame[AT]
    if at >= game.players:
        frame[AT] = 0
        return GoTo("N-11.1")
    return Call(DRAW_CARDS, {"player": at, "number": HANDS[house(game, "opening_hand")]}, player=at)


@OPENING.step("N-1.1")
def next_hand(game: Game, frame: Frame) -> Flow:
    """The other player."""
    frame[AT] = frame[AT] + 1
    return GoTo("N-1.1")


@OPENING.step("N-11.1")
def ask_redraw(game: Game, frame: Frame) -> Flow:
    """Whoever may draw a new hand is asked, once (A23)."""
    who = redrawers(game)
    if frame[AT] >= len(who):
        return GoTo("N-10.1")
    options = [Option("keep", 0, 0), Option("redraw", 0, 1)]
    return Ask(WANTED, Decision(who[frame[AT]], "mulligan", options, take=TAKE_NUMBER))


@OPENING.step("N-11.1")
def put_back(game: Game, frame: Frame) -> Flow:
    """The whole hand goes back."""
    player = redrawers(game)[frame[AT]]
    return Do([PutOnDeck(id) for id in game.zone(HAND, player)]) if frame[WANTED] else NEXT


@OPENING.step("N-11.1")
def shuffle_again(game: Game, frame: Frame) -> Flow:
    """The deck is shuffled."""
    player = redrawers(game)[frame[AT]]
    return Do([Shuffle(game.map.zone(DECK, player))]) if frame[WANTED] else NEXT


@OPENING.step("N-11.1")
def draw_again(game: Game, frame: Frame) -> Flow:
    """As many cards as before."""
    if not frame[WANTED]:
        return NEXT
    player = redrawers(game)[frame[AT]]
    return Call(DRAW_CARDS, {"player": player, "number": HANDS[house(game, "opening_hand")]}, player=player)


@OPENING.step("N-11.1")
def next_player(game: Game, frame: Frame) -> Flow:
    """The next player who may."""
    frame[AT] = frame[AT] + 1
    return GoTo("N-11.1")


@OPENING.step("N-10.1")
def begin(game: Game, frame: Frame) -> Flow:
    """The first turn."""
    return Call(TURNS)


def redrawers(game: Game) -> list[PlayerId]:
    """A23: who may draw a new hand: the second player; by a house rule nobody, or both, the turn player first."""
    rule = house(game, "mulligan")
    first = game.turn_player()
    if rule == "none":
        return []
    return [first, opponent(game, first)] if rule == "both" else [opponent(game, first)]
