"""The game as the rest of the project knows it: cards, decks, both modes, starting, and words for people."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kirifuda.games.interface import Deck, Mode
from kirifuda.games.pso2 import cardfile, evaluation
from kirifuda.games.pso2.modes import DIFFICULTY, DUEL, boss_decks, raid
from kirifuda.games.pso2.pool import pool_of
from kirifuda.games.pso2.presentation import idling
from kirifuda.games.pso2.presentation.speaking import PsoWords
from kirifuda.games.pso2.questions import QUESTIONS
from kirifuda.games.pso2.rulebook import RULEBOOK
from kirifuda.games.pso2.rules.common import is_raid
from kirifuda.games.pso2.rules.r100_deck_construction import broken_clauses
from kirifuda.games.shipped import ShippedGame

if TYPE_CHECKING:
    from kirifuda.kernel.errors import Broken
    from kirifuda.kernel.game import Game
    from kirifuda.kernel.rulebook import Pool


class PsoGame(PsoWords, ShippedGame):
    """ファンタシースターオンライン2 TCG."""

    name = "pso2"
    title = "ファンタシースターオンライン2 TCG"
    title_english = "Phantasy Star Online 2 TCG"
    players = (2,)
    rulebook = RULEBOOK
    questions = QUESTIONS
    conceding = RULEBOOK
    files = cardfile
    evaluation = evaluation
    idling = idling

    def __init__(self) -> None:
        self.modes = (DUEL, raid())

    def broken_clauses(self, pool: Pool, deck: Deck, house: dict[str, str] | None = None) -> list[Broken]:
        return broken_clauses(pool_of(pool), deck.zones)

    def mode_of(self, game: Game) -> Mode:
        return self.modes[1 if is_raid(game) else 0]

    def own_decks(self, mode: Mode, chosen: dict[str, str]) -> list[Deck]:
        return boss_decks(chosen) if mode.own_seats else []

    def mode_options(self, mode: Mode, chosen: dict[str, str]) -> dict[str, str]:
        return {DIFFICULTY: chosen[DIFFICULTY]} if mode.own_seats else {}


GAME = PsoGame()
