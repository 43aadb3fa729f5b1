"""102 ゲームの準備: who goes first, decks, player cards and mags, hands, and the second player's PP."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from kirifuda.games.pso2.raid.r_setup import face_of, first_life, first_seat
from kirifuda.games.pso2.rules.common import ATTACKER, TARGETS, boss_seat, is_raid, player_card
from kirifuda.games.pso2.rules.r213_damage import LIFE, WOUNDS
from kirifuda.games.pso2.rules.r400_zones import DRAW_CARDS, OWED, OWED_FROM, PutInPP
from kirifuda.games.pso2.rules.r401_looking import LOOKED
from kirifuda.games.pso2.rules.r500_turn import TURNS
from kirifuda.games.pso2.zones import DECK, FIRST_FACE, PLAYER, SECOND_FACE
from kirifuda.kernel.changes import Roll, SetPlace, SetVariable, Shuffle
from kirifuda.kernel.event import Event
from kirifuda.kernel.flow import NEXT, Call, Do, Flow, GoTo
from kirifuda.kernel.ids import PlayerId
from kirifuda.kernel.procedure import Procedure, Slot
from kirifuda.kernel.state import Value

if TYPE_CHECKING:
    from kirifuda.kernel.game import Game
    from kirifuda.kernel.state import Frame

SETUP: Final = Procedure("setup")
ROLLED: Final = Slot[tuple[int, ...]]("rolled")
AT: Final = Slot[int]("_at")
OPENING_HAND: Final = 5
VARIABLES: Final[dict[str, Value]] = {
    "phase": "setup",
    "step": "",
    "first": -1,
    "boss": -1,
    "target_player": -1,
    "out": (),
    "conceded": (),
    "in_turn": 0,
    "controls": 0,
    "cried": 0,
    "attacking": 0,
    "engaged": 0,
    "first_life": 0,
    ATTACKER: 0,
    TARGETS: (),
    WOUNDS: (),
    LOOKED: 0,
    OWED: 0,
    OWED_FROM: -1,
    LIFE: 1,
}
"""The facts with which every game begins."""


@dataclass(eq=False)
class ShowFace(SetPlace):
    """102.3.1: the face of a player card that lies up."""

    kind = "face_up"
    place: int = field(default=0, init=False)
    face: int

    def __post_init__(self) -> None:
        self.place = self.face

    def apply(self, game: Game) -> int:
        result = super().apply(game)
        game.touch(PLAYER.bit)
        return result


@SETUP.step("102.1")
def roll_first_player(game: Game, frame: Frame) -> Flow:
    """Chance decides who goes first; in a raid the difficulty does (R.04-06)."""
    frame[ROLLED] = ()
    frame[AT] = 0
    return NEXT if is_raid(game) else Do([Roll("first", game.players)], into=ROLLED)


@SETUP.step("102.1")
def set_first_player(game: Game, frame: Frame) -> Flow:
    """The first player is the first turn player (500.1)."""
    first = first_seat(game) if is_raid(game) else frame[ROLLED][0]
    return Do([SetVariable("first", first), SetVariable("turn_player", first)])


@SETUP.step("102.2")
def shuffle_decks(game: Game, frame: Frame) -> Flow:
    """The decks are shuffled, the boss's too (R.02)."""
    return Do([Shuffle(game.map.zone(DECK, player)) for player in range(game.players)])


@SETUP.step("102.3")
def show_faces(game: Game, frame: Frame) -> Flow:
    """Player cards lie with the face of their player's place in the turn order up (102.3.1)."""
    return Do([ShowFace(player_card(game, player), face(game, player)) for player in range(game.players)])


@SETUP.step("R.08")
def count_life(game: Game, frame: Frame) -> Flow:
    """The boss begins with its whole life."""
    if not is_raid(game):
        return NEXT
    life = first_life(game)
    return Do([SetVariable(LIFE, life), SetVariable("first_life", life)])


@SETUP.step("102.4")
def draw_hand(game: Game, frame: Frame) -> Flow:
    """Five cards for each player; the boss has no hand (R.27)."""
    at = frame[AT]
    if at >= game.players:
        return GoTo("102.5")
    frame[AT] = at + 1
    if at == boss_seat(game):
        return NEXT
    return Call(DRAW_CARDS, {"player": at, "number": OPENING_HAND}, player=at)


@SETUP.step("102.4")
def next_hand(game: Game, frame: Frame) -> Flow:
    """The next player."""
    return GoTo("102.4")


@SETUP.step("102.5")
def lay_point(game: Game, frame: Frame) -> Flow:
    """Whoever goes second gets the top card of the deck as a PP, face down and ON."""
    events: list[Event] = [
        PutInPP(game.zone(DECK, player)[-1], face_down=True)
        for player in range(game.players)
        if player != boss_seat(game) and face(game, player) == SECOND_FACE and game.zone(DECK, player)
    ]
    return Do(events)


@SETUP.step("500.1")
def start(game: Game, frame: Frame) -> Flow:
    """The first turn begins."""
    return Call(TURNS)


def face(game: Game, player: PlayerId) -> int:
    """102.3.1: first or second."""
    if is_raid(game):
        return face_of(game, player)
    return FIRST_FACE if player == game.number("first") else SECOND_FACE
