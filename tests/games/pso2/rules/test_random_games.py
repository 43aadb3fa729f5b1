"""Random duels and raids with every keyword: they end, and nobody learns what they should not."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache

import pytest

from kirifuda.games.pso2.pool import PsoPool
from kirifuda.games.pso2.rulebook import RULEBOOK
from kirifuda.games.pso2.rules.common import boss_seat
from kirifuda.kernel.game import Game
from kirifuda.kernel.randomness import Dice
from kirifuda.kernel.rulebook import Deck
from kirifuda.lab.invariants import cards_of
from kirifuda.ledger.clauses import load_clauses
from tests.conformance import checks, hiding
from tests.conformance.cases import Case, go_on, sampled
from tests.games.pso2.rules.rich import rich_decks, rich_game, rich_pool

HOUSE = {
    "drop_turn": "any_turn",
    "unsuitable_targets": "any",
    "battle_with_two_targets": "until_one_leaves",
    "recovery_choice": "when_invoked",
    "attack_rows": "front_row_first",
    "half_hp_test": "always",
    "damage_of_both_rows": "apart",
    "raid_right_to_act": "turn_player_and_boss_turn",
    "boss_optional_effects": "party_decides",
    "fallen_target": "new_target",
    "raid_faces": "by_turn",
}
"""The other reading of many doubts at once."""


@cache
def pool() -> PsoPool:
    """The cards, made once."""
    return rich_pool()


class RichCase(Case):
    """A duel, or a raid of some members."""

    def __init__(self, members: int) -> None:
        clauses = frozenset(clause.id for clause in load_clauses("pso2"))
        super().__init__(RULEBOOK, pool(), [], clauses, members + 1 if members else 2)
        self.members = members

    def decks(self, seed: int) -> list[Deck]:
        return rich_decks(seed, self.members)

    def start(self, seed: int) -> Game:
        return rich_game(seed, self.members, pool())


def never_the_boss(positions: Iterable[tuple[int, Game]]) -> Iterator[tuple[int, Game]]:
    """The same positions: in none of them the boss is asked."""
    for number, position in positions:
        decision = position.decision()
        assert decision is not None
        assert decision.player != boss_seat(position)
        yield number, position


@pytest.mark.parametrize("house", [{}, HOUSE], ids=["default", "other"])
@pytest.mark.parametrize("difficulty", ["normal", "hard", "very_hard"])
@pytest.mark.parametrize("members", [0, 1, 2, 3, 4])
def test_101_1_random_games_are_sound_and_end(members: int, difficulty: str, house: dict[str, str]) -> None:
    seed = 10 * members + len(difficulty)
    game = rich_game(seed, members, pool(), {**house, "difficulty": difficulty})

    checks.check_rich(never_the_boss(go_on(game, Dice(seed, "rich"))), cards_of(game))

    assert game.state.result is not None


@pytest.mark.parametrize("members", [0, 4])
def test_r_01_hidden_cards_can_be_swapped_without_anybody_noticing(members: int) -> None:
    assert hiding.try_swaps(RichCase(members), 20, Dice(members, "swaps"), 8)


@pytest.mark.parametrize("members", [0, 2])
def test_400_5_a_guess_agrees_with_what_a_member_knows(members: int) -> None:
    case = RichCase(members)
    dice = Dice(members, "guesses")

    for game in sampled(case, 2, 20):
        for viewer in range(game.players):
            hiding.agreeing_guess(case, game, 2, viewer, dice)
