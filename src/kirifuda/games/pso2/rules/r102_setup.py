"""102 ゲームの準備: who goes first, decks, player cards and mags, hands, and the second player's PP."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from kirifuda import kernel as k
from kirifuda.games.pso2.raid.r_setup import face_of, first_life, first_seat
from kirifuda.games.pso2.rules.common import ATTACKER, TARGETS, boss_seat, is_raid, player_card
from kirifuda.games.pso2.rules.r213_damage import LIFE, WOUNDS
from kirifuda.games.pso2.rules.r400_zones import DRAW_CARDS, OWED, OWED_FROM, PutInPP
from kirifuda.games.pso2.rules.r401_looking import LOOKED
from kirifuda.games.pso2.rules.r500_turn import TURNS
from kirifuda.games.pso2.zones import DECK, FIRST_FACE, PLAYER, SECOND_FACE

SETUP: Final = k.Procedure("setup")
ROLLED: Final = k.Slot[tuple[int, ...]]("rolled")
AT: Final = k.Slot[int]("_at")
OPENING_HAND: Final = 5
VARIABLES: Final[dict[str, k.Value]] = {
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
class ShowFace(k.SetPlace):
    """102.3.1: the face of a player card that lies up."""

    kind = "face_up"
    place: int = field(default=0, init=False)
    face: int

    def __post_init__(self) -> None:
        self.place = self.face

    def apply(self, game: k.Game) -> int:
        result = super().apply(game)
        game.touch(PLAYER.bit)
        return result


@SETUP.step("102.1")
def roll_first_player(game: k.Game, frame: k.Frame) -> k.Flow:
    """Chance decides who goes first; in a raid the difficulty does (R.04-06)."""
    frame[ROLLED] = ()
    frame[AT] = 0
    return k.NEXT if is_raid(game) else k.Do([k.Roll("first", game.players)], into=ROLLED)


@SETUP.step("102.1")
def set_first_player(game: k.Game, frame: k.Frame) -> k.Flow:
    """The first player is the first turn player (500.1)."""
    first = first_seat(game) if is_raid(game) else frame[ROLLED][0]
    return k.Do([k.SetVariable("first", first), k.SetVariable("turn_player", first)])


@SETUP.step("102.2")
def shuffle_decks(game: k.Game, frame: k.Frame) -> k.Flow:
    """The decks are shuffled, the boss's too (R.02)."""
    return k.Do([k.Shuffle(game.map.zone(DECK, player)) for player in range(game.players)])


@SETUP.step("102.3")
def show_faces(game: k.Game, frame: k.Frame) -> k.Flow:
    """Player cards lie with the face of their player's place in the turn order up (102.3.1)."""
    return k.Do([ShowFace(player_card(game, player), face(game, player)) for player in range(game.players)])


@SETUP.step("R.08")
def count_life(game: k.Game, frame: k.Frame) -> k.Flow:
    """The boss begins with its whole life."""
    if not is_raid(game):
        return k.NEXT
    life = first_life(game)
    return k.Do([k.SetVariable(LIFE, life), k.SetVariable("first_life", life)])


@SETUP.step("102.4")
def draw_hand(game: k.Game, frame: k.Frame) -> k.Flow:
    """Five cards for each player; the boss has no hand (R.27)."""
    at = frame[AT]
    if at >= game.players:
        return k.GoTo("102.5")
    frame[AT] = at + 1
    if at == boss_seat(game):
        return k.NEXT
    return k.Call(DRAW_CARDS, {"player": at, "number": OPENING_HAND}, player=at)


@SETUP.step("102.4")
def next_hand(game: k.Game, frame: k.Frame) -> k.Flow:
    """The next player."""
    return k.GoTo("102.4")


@SETUP.step("102.5")
def lay_point(game: k.Game, frame: k.Frame) -> k.Flow:
    """Whoever goes second gets the top card of the deck as a PP, face down and ON."""
    events: list[k.Event] = [
        PutInPP(game.zone(DECK, player)[-1], face_down=True)
        for player in range(game.players)
        if player != boss_seat(game) and face(game, player) == SECOND_FACE and game.zone(DECK, player)
    ]
    return k.Do(events)


@SETUP.step("500.1")
def start(game: k.Game, frame: k.Frame) -> k.Flow:
    """The first turn begins."""
    return k.Call(TURNS)


def face(game: k.Game, player: k.PlayerId) -> int:
    """102.3.1: first or second."""
    if is_raid(game):
        return face_of(game, player)
    return FIRST_FACE if player == game.number("first") else SECOND_FACE
