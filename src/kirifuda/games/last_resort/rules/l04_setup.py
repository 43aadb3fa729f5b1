"""L-4 ゲーム開始: leader and last resort, the hand, the dice, the mulligan."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kirifuda.games.last_resort.rules.common import leader_of, life_name, opponent, start_name, starting_life
from kirifuda.games.last_resort.rules.l03_zones import PutOnDeck
from kirifuda.games.last_resort.rules.l05_turn import TURNS
from kirifuda.games.last_resort.rules.l10_2_attackers import ATTACKS, BLOCKS
from kirifuda.games.last_resort.zones import BROUGHT_LAST_RESORT, BROUGHT_LEADER, DECK, HAND, LAST_RESORT, LEADER
from kirifuda.kernel.changes import Move, Roll, SetVariable, Shuffle, TurnFace
from kirifuda.kernel.decision import TAKE_OBJECT, Decision, objects
from kirifuda.kernel.event import Event
from kirifuda.kernel.flow import Ask, Call, Do, Flow
from kirifuda.kernel.ids import PlayerId
from kirifuda.kernel.procedure import Procedure, Slot
from kirifuda.kernel.state import Value
from kirifuda.kernel.zones import ZoneKind

if TYPE_CHECKING:
    from kirifuda.kernel.game import Game
    from kirifuda.kernel.state import Frame

SETUP: Final = Procedure("setup")
MULLIGAN: Final = Procedure("mulligan")
"""The frame's player looks at the hand."""
ROLLED: Final = Slot[tuple[int, ...]]("rolled")
RETURNED: Final = Slot[tuple[int, ...]]("_mulligan", secret=True)
OPENING_HAND: Final = 6
VARIABLES: Final[dict[str, Value]] = {
    "phase": "setup",
    "first": -1,
    ATTACKS: (),
    BLOCKS: (),
    life_name(0): 0,
    life_name(1): 0,
    start_name(0): 0,
    start_name(1): 0,
}
"""The facts with which every game begins."""


def laid(game: Game, start: ZoneKind, space: ZoneKind) -> list[Event]:
    """Cards that players have brought go face down to their space."""
    return [
        Move(id, game.map.zone(space, player), face_down=True)
        for player in range(game.players)
        for id in game.zone(start, player)
    ]


@SETUP.step("L-4.1")
def lay_leaders(game: Game, frame: Frame) -> Flow:
    """The leaders, face down."""
    return Do(laid(game, BROUGHT_LEADER, LEADER))


@SETUP.step("L-4.1")
def lay_last_resorts(game: Game, frame: Frame) -> Flow:
    """Then the last resorts, face down."""
    return Do(laid(game, BROUGHT_LAST_RESORT, LAST_RESORT))


@SETUP.step("L-4.2")
def shuffle(game: Game, frame: Frame) -> Flow:
    """The decks are shuffled."""
    return Do([Shuffle(game.map.zone(DECK, player)) for player in range(game.players)])


@SETUP.step("L-4.2")
def take_hands(game: Game, frame: Frame) -> Flow:
    """Six cards each; nobody decides anything before they are looked at (A25)."""
    events: list[Event] = []
    for player in range(game.players):
        events.extend(from_top(game, player, OPENING_HAND))
    return Do(events)


@SETUP.step("L-4.3")
def roll(game: Game, frame: Frame) -> Flow:
    """The dice fall."""
    return Do([Roll("first", game.players)], into=ROLLED)


@SETUP.step("L-4.3")
def set_first(game: Game, frame: Frame) -> Flow:
    """They settle who goes first; nobody chooses (A25)."""
    return Do([SetVariable("first", frame[ROLLED][0]), SetVariable("turn_player", frame[ROLLED][0])])


@SETUP.step("L-4.4")
def first_mulligan(game: Game, frame: Frame) -> Flow:
    """The first player looks at the hand."""
    return Call(MULLIGAN, player=game.turn_player())


@SETUP.step("L-4.4")
def second_mulligan(game: Game, frame: Frame) -> Flow:
    """Then the second."""
    return Call(MULLIGAN, player=opponent(game.turn_player()))


@SETUP.step("L-4.5")
def turn_leaders_up(game: Game, frame: Frame) -> Flow:
    """Both turn up their leaders (L-1.13)."""
    return Do([TurnFace(leader_of(game, player), False) for player in range(game.players)])


@SETUP.step("L-1.14")
def set_life(game: Game, frame: Frame) -> Flow:
    """The leaders set the life with which both begin."""
    return Do([SetVariable(life_name(player), starting_life(game, player)) for player in range(game.players)])


@SETUP.step("L-5.1")
def begin(game: Game, frame: Frame) -> Flow:
    """The first turn begins."""
    return Call(TURNS)


@MULLIGAN.step("L-4.4")
def choose(game: Game, frame: Frame) -> Flow:
    """Once, any number of cards, in the order in which they are to lie (A41)."""
    hand = list(game.zone(HAND, frame.player))
    decision = Decision(
        frame.player, "mulligan", objects("mulligan", hand), 0, len(hand), take=TAKE_OBJECT, ordered=True
    )
    return Ask(RETURNED, decision)


@MULLIGAN.step("L-4.4")
def put_under(game: Game, frame: Frame) -> Flow:
    """They go under the deck, the last one lowest."""
    return Do([PutOnDeck(id, True) for id in frame[RETURNED]])


@MULLIGAN.step("L-4.4")
def take_anew(game: Game, frame: Frame) -> Flow:
    """As many are drawn; nothing is shuffled (A41)."""
    return Do(from_top(game, frame.player, len(frame[RETURNED])))


def from_top(game: Game, player: PlayerId, number: int) -> list[Event]:
    """So many cards from the top of a deck to the hand."""
    top = game.zone(DECK, player)[-number:] if number else ()
    return [Move(id, game.map.zone(HAND, player)) for id in reversed(top)]
