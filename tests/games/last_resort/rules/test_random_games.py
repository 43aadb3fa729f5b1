"""Random games with every keyword: they end, and nobody learns what they should not."""

from __future__ import annotations

from functools import cache

import pytest

from kirifuda.games.last_resort.pool import ResortPool
from kirifuda.games.last_resort.rulebook import RULEBOOK
from kirifuda.kernel.game import Game
from kirifuda.kernel.randomness import Dice
from kirifuda.kernel.rulebook import Deck
from kirifuda.lab.invariants import cards_of
from kirifuda.ledger.clauses import load_clauses
from kirifuda.ledger.doubts import load_doubts
from tests.conformance import checks, hiding
from tests.conformance.cases import Case, go_on, sampled
from tests.games.last_resort.rules.rich import rich_decks, rich_game, rich_pool

OTHER = {rule.name: rule.values[-1] for rule in load_doubts("last_resort", load_clauses("last_resort")).house_rules()}
"""The other reading of every doubt at once."""


@cache
def pool() -> ResortPool:
    """The cards, made once."""
    return rich_pool()


class RichCase(Case):
    """A game of the rich pool."""

    def __init__(self, house: dict[str, str]) -> None:
        clauses = frozenset(clause.id for clause in load_clauses("last_resort"))
        super().__init__(RULEBOOK, pool(), [], clauses, 2)
        self.house = house

    def decks(self, seed: int) -> list[Deck]:
        return rich_decks(seed)

    def start(self, seed: int) -> Game:
        return rich_game(seed, pool(), self.house)


@pytest.mark.parametrize("house", [{}, OTHER], ids=["default", "other"])
@pytest.mark.parametrize("seed", range(6))
def test_l_13_random_games_are_sound_and_end(seed: int, house: dict[str, str]) -> None:
    game = rich_game(seed, pool(), house)

    checks.check_rich(go_on(game, Dice(seed, "rich")), cards_of(game))

    assert game.state.result is not None


@pytest.mark.parametrize("house", [{}, OTHER], ids=["default", "other"])
def test_l_19_14_hidden_cards_can_be_swapped_without_anybody_noticing(house: dict[str, str]) -> None:
    assert hiding.try_swaps(RichCase(house), 20, Dice(3, "swaps"), 8)


@pytest.mark.parametrize("house", [{}, OTHER], ids=["default", "other"])
def test_l_3_6_a_guess_agrees_with_what_a_player_knows(house: dict[str, str]) -> None:
    case = RichCase(house)
    dice = Dice(4, "guesses")

    for game in sampled(case, 2, 20):
        for viewer in range(game.players):
            hiding.agreeing_guess(case, game, 2, viewer, dice)
