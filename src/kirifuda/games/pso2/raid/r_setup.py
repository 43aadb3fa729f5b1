"""R.01-07 ゲームの準備: the party and the boss take their seats; the difficulty says who goes first."""

from __future__ import annotations

from typing import Final

from kirifuda import kernel as k
from kirifuda.customs.doubts import house
from kirifuda.games.pso2.rules.common import boss_seat, card_of, player_card
from kirifuda.games.pso2.values import BOSS
from kirifuda.games.pso2.zones import FIRST_FACE, PLAYER, SECOND_FACE

NORMAL: Final = "normal"
HARD: Final = "hard"
VERY_HARD: Final = "very_hard"
DIFFICULTIES: Final = (NORMAL, HARD, VERY_HARD)
"""R.03-06: the option "difficulty" of a game; NORMAL if it is not given."""
MOST_PLAYERS: Final = 4
"""R.01: a party of one to four."""


def find_boss(game: k.Game) -> k.PlayerId:
    """R.07: the boss sits after the last player; nobody if there is none."""
    last = game.players - 1
    for id in game.zone(PLAYER, last):
        if card_of(game, id).printed.kind & BOSS:
            return last
    return k.NOBODY


def difficulty(game: k.Game) -> str:
    """R.03: how hard it is to be."""
    return game.options.get("difficulty", NORMAL)


def first_seat(game: k.Game) -> k.PlayerId:
    """R.04-06: the party goes first in Normal, the boss from Hard on."""
    return 0 if difficulty(game) == NORMAL else boss_seat(game)


def face_of(game: k.Game, player: k.PlayerId) -> int:
    """G.24, 102.3.1: who of the party is first: the side is; by a house rule only the very first player."""
    if player == boss_seat(game):
        return FIRST_FACE
    if house(game, "raid_faces") == "by_turn":
        return FIRST_FACE if player == first_seat(game) else SECOND_FACE
    return FIRST_FACE if difficulty(game) == NORMAL else SECOND_FACE


def first_life(game: k.Game) -> int:
    """R.08, R.14: the life printed on the boss; some of it may go by how many players have joined."""
    card = card_of(game, player_card(game, boss_seat(game)))
    return card.life + card.life_each * (game.players - 1)


def complaints(game: k.Game) -> str:
    """R.01-03: what is wrong with a raid about to begin; empty if nothing is."""
    if not 1 <= game.players - 1 <= MOST_PLAYERS:
        return f"R.01: one to {MOST_PLAYERS} players make a party, not {game.players - 1}"
    if difficulty(game) not in DIFFICULTIES:
        return f"R.03: no difficulty {difficulty(game)!r}; there are {', '.join(DIFFICULTIES)}"
    return ""
