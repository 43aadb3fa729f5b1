"""How a game begins; it stood in the lost half (A22, A23, A54)."""

from __future__ import annotations

from typing import Final

from kirifuda import kernel as k
from kirifuda.customs.doubts import house
from kirifuda.games.lyrical.rules.common import ATTACKER, GUARD, opponent
from kirifuda.games.lyrical.rules.n00_moving import DRAW_CARDS, LOST, PutOnDeck
from kirifuda.games.lyrical.rules.n00_turn import TURNS
from kirifuda.games.lyrical.rules.n07_using import FACTORS_PLACED
from kirifuda.games.lyrical.rules.n09_damage import WOUNDS
from kirifuda.games.lyrical.zones import DECK, HAND

OPENING: Final = k.Procedure("opening")
ROLLED: Final = k.Slot[tuple[int, ...]]("rolled")
AT: Final = k.Slot[int]("_at")
WANTED: Final = k.Slot[int]("_wanted")
HANDS: Final = {"": 7, "seven": 7, "six": 6, "five": 5}
"""A22."""
VARIABLES: Final[dict[str, k.Value]] = {
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
def roll_first_player(game: k.Game, frame: k.Frame) -> k.Flow:
    """Chance tells who goes first (A54)."""
    frame[AT] = 0
    return k.Do([k.Roll("first", game.players)], into=ROLLED)


@OPENING.step("N-9.4")
def set_first_player(game: k.Game, frame: k.Frame) -> k.Flow:
    """That is the first turn player."""
    first = frame[ROLLED][0]
    return k.Do([k.SetVariable("first", first), k.SetVariable("turn_player", first)])


@OPENING.step("N-1.3")
def shuffle_decks(game: k.Game, frame: k.Frame) -> k.Flow:
    """The decks are shuffled."""
    return k.Do([k.Shuffle(game.map.zone(DECK, player)) for player in range(game.players)])


@OPENING.step("N-1.1")
def draw_hand(game: k.Game, frame: k.Frame) -> k.Flow:
    """Seven cards for each player, by a house rule fewer (A22)."""
    at = frame[AT]
    if at >= game.players:
        frame[AT] = 0
        return k.GoTo("N-11.1")
    return k.Call(DRAW_CARDS, {"player": at, "number": HANDS[house(game, "opening_hand")]}, player=at)


@OPENING.step("N-1.1")
def next_hand(game: k.Game, frame: k.Frame) -> k.Flow:
    """The other player."""
    frame[AT] = frame[AT] + 1
    return k.GoTo("N-1.1")


@OPENING.step("N-11.1")
def ask_redraw(game: k.Game, frame: k.Frame) -> k.Flow:
    """Whoever may draw a new hand is asked, once (A23)."""
    who = redrawers(game)
    if frame[AT] >= len(who):
        return k.GoTo("N-10.1")
    options = [k.Option("keep", 0, 0), k.Option("redraw", 0, 1)]
    return k.Ask(WANTED, k.Decision(who[frame[AT]], "mulligan", options, take=k.TAKE_NUMBER))


@OPENING.step("N-11.1")
def put_back(game: k.Game, frame: k.Frame) -> k.Flow:
    """The whole hand goes back."""
    player = redrawers(game)[frame[AT]]
    return k.Do([PutOnDeck(id) for id in game.zone(HAND, player)]) if frame[WANTED] else k.NEXT


@OPENING.step("N-11.1")
def shuffle_again(game: k.Game, frame: k.Frame) -> k.Flow:
    """The deck is shuffled."""
    player = redrawers(game)[frame[AT]]
    return k.Do([k.Shuffle(game.map.zone(DECK, player))]) if frame[WANTED] else k.NEXT


@OPENING.step("N-11.1")
def draw_again(game: k.Game, frame: k.Frame) -> k.Flow:
    """As many cards as before."""
    if not frame[WANTED]:
        return k.NEXT
    player = redrawers(game)[frame[AT]]
    return k.Call(DRAW_CARDS, {"player": player, "number": HANDS[house(game, "opening_hand")]}, player=player)


@OPENING.step("N-11.1")
def next_player(game: k.Game, frame: k.Frame) -> k.Flow:
    """The next player who may."""
    frame[AT] = frame[AT] + 1
    return k.GoTo("N-11.1")


@OPENING.step("N-10.1")
def begin(game: k.Game, frame: k.Frame) -> k.Flow:
    """The first turn."""
    return k.Call(TURNS)


def redrawers(game: k.Game) -> list[k.PlayerId]:
    """A23: who may draw a new hand: the second player; by a house rule nobody, or both, the turn player first."""
    rule = house(game, "mulligan")
    first = game.turn_player()
    if rule == "none":
        return []
    return [first, opponent(game, first)] if rule == "both" else [opponent(game, first)]
