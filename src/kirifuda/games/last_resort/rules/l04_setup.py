"""L-4 ゲーム開始: leader and last resort, the hand, the dice, the mulligan."""

from __future__ import annotations

from typing import Final

from kirifuda import kernel as k
from kirifuda.games.last_resort.rules.common import leader_of, life_name, opponent, start_name, starting_life
from kirifuda.games.last_resort.rules.l03_zones import PutOnDeck
from kirifuda.games.last_resort.rules.l05_turn import TURNS
from kirifuda.games.last_resort.rules.l10_2_attackers import ATTACKS, BLOCKS
from kirifuda.games.last_resort.zones import BROUGHT_LAST_RESORT, BROUGHT_LEADER, DECK, HAND, LAST_RESORT, LEADER

SETUP: Final = k.Procedure("setup")
MULLIGAN: Final = k.Procedure("mulligan")
"""The frame's player looks at the hand."""
ROLLED: Final = k.Slot[tuple[int, ...]]("rolled")
RETURNED: Final = k.Slot[tuple[int, ...]]("_mulligan", secret=True)
OPENING_HAND: Final = 6
VARIABLES: Final[dict[str, k.Value]] = {
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


def laid(game: k.Game, start: k.ZoneKind, space: k.ZoneKind) -> list[k.Event]:
    """Cards that players have brought go face down to their space."""
    return [
        k.Move(id, game.map.zone(space, player), face_down=True)
        for player in range(game.players)
        for id in game.zone(start, player)
    ]


@SETUP.step("L-4.1")
def lay_leaders(game: k.Game, frame: k.Frame) -> k.Flow:
    """The leaders, face down."""
    return k.Do(laid(game, BROUGHT_LEADER, LEADER))


@SETUP.step("L-4.1")
def lay_last_resorts(game: k.Game, frame: k.Frame) -> k.Flow:
    """Then the last resorts, face down."""
    return k.Do(laid(game, BROUGHT_LAST_RESORT, LAST_RESORT))


@SETUP.step("L-4.2")
def shuffle(game: k.Game, frame: k.Frame) -> k.Flow:
    """The decks are shuffled."""
    return k.Do([k.Shuffle(game.map.zone(DECK, player)) for player in range(game.players)])


@SETUP.step("L-4.2")
def take_hands(game: k.Game, frame: k.Frame) -> k.Flow:
    """Six cards each; nobody decides anything before they are looked at (A25)."""
    events: list[k.Event] = []
    for player in range(game.players):
        events.extend(from_top(game, player, OPENING_HAND))
    return k.Do(events)


@SETUP.step("L-4.3")
def roll(game: k.Game, frame: k.Frame) -> k.Flow:
    """The dice fall."""
    return k.Do([k.Roll("first", game.players)], into=ROLLED)


@SETUP.step("L-4.3")
def set_first(game: k.Game, frame: k.Frame) -> k.Flow:
    """They settle who goes first; nobody chooses (A25)."""
    return k.Do([k.SetVariable("first", frame[ROLLED][0]), k.SetVariable("turn_player", frame[ROLLED][0])])


@SETUP.step("L-4.4")
def first_mulligan(game: k.Game, frame: k.Frame) -> k.Flow:
    """The first player looks at the hand."""
    return k.Call(MULLIGAN, player=game.turn_player())


@SETUP.step("L-4.4")
def second_mulligan(game: k.Game, frame: k.Frame) -> k.Flow:
    """Then the second."""
    return k.Call(MULLIGAN, player=opponent(game.turn_player()))


@SETUP.step("L-4.5")
def turn_leaders_up(game: k.Game, frame: k.Frame) -> k.Flow:
    """Both turn up their leaders (L-1.13)."""
    return k.Do([k.TurnFace(leader_of(game, player), False) for player in range(game.players)])


@SETUP.step("L-1.14")
def set_life(game: k.Game, frame: k.Frame) -> k.Flow:
    """The leaders set the life with which both begin."""
    return k.Do([k.SetVariable(life_name(player), starting_life(game, player)) for player in range(game.players)])


@SETUP.step("L-5.1")
def begin(game: k.Game, frame: k.Frame) -> k.Flow:
    """The first turn begins."""
    return k.Call(TURNS)


@MULLIGAN.step("L-4.4")
def choose(game: k.Game, frame: k.Frame) -> k.Flow:
    """Once, any number of cards, in the order in which they are to lie (A41)."""
    hand = list(game.zone(HAND, frame.player))
    decision = k.Decision(
        frame.player, "mulligan", k.objects("mulligan", hand), 0, len(hand), take=k.TAKE_OBJECT, ordered=True
    )
    return k.Ask(RETURNED, decision)


@MULLIGAN.step("L-4.4")
def put_under(game: k.Game, frame: k.Frame) -> k.Flow:
    """They go under the deck, the last one lowest."""
    return k.Do([PutOnDeck(id, True) for id in frame[RETURNED]])


@MULLIGAN.step("L-4.4")
def take_anew(game: k.Game, frame: k.Frame) -> k.Flow:
    """As many are drawn; nothing is shuffled (A41)."""
    return k.Do(from_top(game, frame.player, len(frame[RETURNED])))


def from_top(game: k.Game, player: k.PlayerId, number: int) -> list[k.Event]:
    """So many cards from the top of a deck to the hand."""
    top = game.zone(DECK, player)[-number:] if number else ()
    return [k.Move(id, game.map.zone(HAND, player)) for id in reversed(top)]
