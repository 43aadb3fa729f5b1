"""Random games with texts of every sort: they end, and nobody learns what they should not."""

from __future__ import annotations

from functools import cache

import pytest

from kirifuda.games.lyrical.pool import LyricalPool
from kirifuda.games.lyrical.rulebook import RULEBOOK
from kirifuda.kernel.game import Game
from kirifuda.kernel.keeping.saving import digest, dumps, loads
from kirifuda.kernel.randomness import Dice
from kirifuda.kernel.rulebook import Deck
from kirifuda.lab.invariants import cards_of
from kirifuda.ledger.clauses import load_clauses
from kirifuda.ledger.doubts import load_doubts
from kirifuda.ledger.proofs import clauses
from tests.conformance import checks, hiding
from tests.conformance.cases import Case, go_on, sampled, walk
from tests.games.lyrical.rules.rich import rich_decks, rich_game, rich_pool


def others(last: bool) -> dict[str, str]:
    """The other reading of every doubt that a table may settle."""
    rules = [doubt for doubt in load_doubts("lyrical", load_clauses("lyrical")) if doubt.house_rule]
    return {doubt.house_rule: doubt.values[-1 if last else 1] for doubt in rules if doubt.house_rule}


HOUSES = {"default": {}, "second": others(False), "last": others(True)}


@cache
def pool() -> LyricalPool:
    """The cards, made once."""
    return rich_pool()


class RichCase(Case):
    """A game of these cards."""

    def __init__(self) -> None:
        clauses = frozenset(clause.id for clause in load_clauses("lyrical"))
        super().__init__(RULEBOOK, pool(), [], clauses)

    def decks(self, seed: int) -> list[Deck]:
        return rich_decks(seed)

    def start(self, seed: int) -> Game:
        return rich_game(seed, pool())


@clauses("N-10.1", "N-11.1")
@pytest.mark.parametrize("house", HOUSES)
@pytest.mark.parametrize("seed", range(4))
def test_n_11_1_random_games_are_sound_and_end(seed: int, house: str) -> None:
    game = rich_game(seed, pool(), HOUSES[house])

    checks.check_rich(go_on(game, Dice(seed, "rich")), cards_of(game))

    assert game.state.result is not None
    assert game.state.result.clause == "N-11.1"


@pytest.mark.parametrize("seed", range(3))
def test_n_7_4_a_saved_game_goes_on_as_if_nothing_had_happened(seed: int) -> None:
    case = RichCase()

    for number, game in enumerate(sampled(case, seed, 25)):
        back = loads(case.rulebook, case.pool, dumps(game))
        assert digest(back) == digest(game)
        assert checks.question(back) == checks.question(game)
        for (_, one), (_, other) in zip(
            go_on(back, Dice(number, "further")), go_on(game.clone(), Dice(number, "further")), strict=False
        ):
            assert checks.question(one) == checks.question(other)
            if one.state.answers > game.state.answers + 8:
                break


def test_n_7_4_every_question_is_asked_by_a_clause_and_names_no_id() -> None:
    case = RichCase()

    for _, game in walk(case, 7):
        decision = game.decision()
        assert decision is not None
        checks.check_keys(game)
        assert decision.clause in case.clauses


def test_n_1_1_hidden_cards_can_be_swapped_without_anybody_noticing() -> None:
    assert hiding.try_swaps(RichCase(), 20, Dice(1, "swaps"), 8)


def test_n_1_1_a_guess_agrees_with_what_a_player_knows() -> None:
    case = RichCase()
    dice = Dice(1, "guesses")

    for game in sampled(case, 2, 20):
        for viewer in range(game.players):
            hiding.agreeing_guess(case, game, 2, viewer, dice)
