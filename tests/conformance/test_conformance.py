"""One suite for every game: what holds of all of them, whatever their rules say.

Each test plays seeded random games; the seed of a failure is in the test's name. `-m slow` plays many more.
"""

from __future__ import annotations

import gc
import sys
from collections.abc import Callable, Iterator
from typing import Final

import pytest

from kirifuda.agents import GreedyAgent, ask
from kirifuda.kernel.game import Game
from kirifuda.kernel.ids import UNKNOWN
from kirifuda.kernel.keeping import replay
from kirifuda.kernel.keeping.saving import digest, dumps, loads
from kirifuda.kernel.randomness import Dice
from kirifuda.lab.invariants import cards_of, check_position
from tests.builds import IS_COMPILED, games
from tests.conformance import checks, hiding
from tests.conformance.cases import CASES, REGISTERED, TOYS, Case, answer_to, case_of, go_on, played, sampled, walk

Test = Callable[[str, int], None]
FEW: Final = games(2, 4)
MANY: Final = 60
MOST_BLOCKS: Final = 100
"""Pieces of memory by which two runs of one game may differ; a leak loses one per event or decision."""


def runs(name: str, *, all_of_them: bool) -> Iterator[object]:
    """A case with a few seeds, and with many in the slow run. A mode for several numbers of players has half as many
    for each of them, and begins with another choice for each."""
    mode, players = played(name)
    first = 0 if mode is None else mode.players.index(players) * (FEW // 2)
    few = FEW if mode is None else max(1, FEW // 2)
    for number in range(MANY if all_of_them else few):
        marks = [pytest.mark.slow] if number >= few else []
        yield pytest.param(name, first + number, marks=marks, id=f"{name}-{first + number}")


WANTED: Final[dict[str, tuple[str, ...]]] = {}
"""The cases of each test, by its name."""


def each_of(cases: tuple[str, ...]) -> Callable[[Test], Test]:
    """Every case with its seeds."""

    def noted(test: Test) -> Test:
        WANTED[test.__name__] = cases
        return test

    return noted


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """The seeds of the slow run are made there only: to collect thousands of tests and leave them out takes time."""
    cases = WANTED.get(metafunc.function.__name__, ())
    is_slow = metafunc.config.getoption("markexpr") != "not slow"
    if cases:
        found = [run for name in cases for run in runs(name, all_of_them=is_slow)]
        metafunc.parametrize(("name", "seed"), found)


each_game = each_of(CASES)
each_registered_game = each_of(REGISTERED)


def sound(case: Case, seed: int) -> tuple[str, ...]:
    """A random game under every check that is cheap enough for each decision; the clauses it went through."""
    game = case.start(seed)
    game.trace = []
    cards = cards_of(game)
    for number, position in go_on(game, Dice(seed, "conformance")):
        checks.check_answerable(position)
        checks.check_keys(position)
        check_position(position, cards)
        decision = position.decision()
        assert decision is not None
        assert case.has_source(decision.clause), f"{decision.prompt} is asked by {decision.clause!r}, no clause"
        if number % 7 == seed % 7:
            checks.check_pure(position)
            checks.check_caches(position)
    assert game.state.result is not None
    return (*game.trace, game.state.result.clause)


@each_game
def test_a_random_game_is_sound_at_every_decision_and_ends_by_a_clause(name: str, seed: int) -> None:
    case = case_of(name)

    applied = sound(case, seed)

    unknown = sorted({clause for clause in applied if not case.has_source(clause)})
    assert unknown == [], "clauses were applied that the index does not have"


@each_game
def test_a_clone_is_independent(name: str, seed: int) -> None:
    case = case_of(name)

    for number, game in enumerate(sampled(case, seed, 60)):
        before = digest(game)
        asked = checks.question(game)
        for moves, _ in go_on(game.clone(), Dice(number, "elsewhere")):
            if moves == 25:
                break
        assert digest(game) == before
        assert checks.question(game) == asked


@each_game
def test_a_saved_game_goes_on_as_if_nothing_had_happened(name: str, seed: int) -> None:
    case = case_of(name)

    for number, game in enumerate(sampled(case, seed, 40)):
        back = loads(case.rulebook, case.pool, dumps(game))
        assert digest(back) == digest(game)
        assert checks.question(back) == checks.question(game)
        assert further(back, number, 12) == further(game.clone(), number, 12)


def further(game: Game, seed: int, moves: int) -> tuple[str, checks.Question]:
    """Where a game stands after some random answers."""
    for number, _ in go_on(game, Dice(seed, "further")):
        if number == moves:
            break
    return digest(game), checks.question(game)


@each_game
def test_a_game_with_a_detour_taken_back_ends_the_same(name: str, seed: int) -> None:
    case = case_of(name)
    straight = [game for _, game in walk(case, seed)][-1]

    dice = Dice(seed, "conformance")
    game = case.start(seed)
    for number, position in go_on(game, dice):
        if number % 50 == 20:
            kept = position.clone()
            for moves, _ in go_on(position.clone(), Dice(number, "detour")):
                if moves == 30:
                    break
            assert digest(kept) == digest(position)

    assert digest(game) == digest(straight)


@each_game
def test_a_replay_gives_the_same_game(name: str, seed: int) -> None:
    case = case_of(name)
    noted = replay.record(case.rulebook, case.pool, case.decks(seed), seed, case.options(seed))
    game = case.start(seed)
    dice = Dice(seed, "conformance")
    while (decision := game.decision()) is not None:
        noted.answer(game, answer_to(decision, dice))

    again = replay.run(replay.read(noted.data()), case.rulebook, case.pool)

    assert digest(again) == digest(game)
    assert len(noted.digests) >= len(noted.answers) // replay.EVERY


@each_game
def test_asking_of_everything_or_of_real_choices_only_makes_no_difference(name: str, seed: int) -> None:
    case = case_of(name)
    asked = case.start(seed)
    asked.skips_forced = False
    dice = Dice(seed, "conformance")
    while (decision := asked.decision()) is not None:
        asked.answer(decision.forced_answer() if decision.forced() else answer_to(decision, dice))

    skipped = [game for _, game in walk(case, seed)][-1]
    assert digest(asked) == digest(skipped)


@each_game
def test_hidden_cards_can_be_swapped_without_anybody_noticing(name: str, seed: int) -> None:
    case = case_of(name)
    every = 8 if case.game is None or case.mode is not None else 30

    # a short game may end before the first of the sampled moments
    assert any(hiding.try_swaps(case, seed, Dice(seed, "swaps"), each) for each in (every, 3, 1))


@each_game
def test_a_guess_agrees_with_the_view_and_can_be_played_on(name: str, seed: int) -> None:
    case = case_of(name)
    dice = Dice(seed, "guesses")

    for number, game in enumerate(sampled(case, seed, 15)):
        assert game.decision() is not None
        for viewer in range(game.players):
            guess = hiding.agreeing_guess(case, game, seed, viewer, dice)
            assert not any(card.card == UNKNOWN for card in guess.state.objects.values())
            further(guess, number, 10)


@each_registered_game
def test_reasons_and_menu_agree(name: str, seed: int) -> None:
    case = case_of(name)
    assert case.game is not None

    for game in sampled(case, seed, 5):
        checks.check_reasons(case.game, game)


@each_registered_game
def test_agents_answer_the_same_whatever_is_hidden_from_them(name: str, seed: int) -> None:
    case = case_of(name)
    assert case.game is not None
    dice = Dice(seed, "swaps")

    for game in sampled(case, seed, 50):
        decision = game.decision()
        assert decision is not None
        pair = hiding.swappable(case, game, seed, decision.player, dice)
        if pair is not None:
            agents = [GreedyAgent(seed, case.game, case.decks(seed)) for _ in range(2)]
            assert ask(agents[0], game) == ask(agents[1], hiding.swapped(game, pair))


@pytest.mark.parametrize("name", CASES if IS_COMPILED else TOYS)
def test_a_game_leaves_nothing_behind(name: str) -> None:
    """Compiled classes have leaked where a default of a class was overridden; a server would not live for long.

    Memory of plain Python objects is the interpreter's: there the toys are enough.
    """
    case = case_of(name)
    sizes = []
    gc.freeze()  # what is there already need not be looked through each time
    for seed in (1, 1, 1, 2, 2, 2):
        for _ in walk(case, seed):
            pass
        gc.collect()
        sizes.append(sys.getallocatedblocks())
    gc.unfreeze()

    assert abs(sizes[2] - sizes[1]) < MOST_BLOCKS, sizes
    assert abs(sizes[5] - sizes[4]) < MOST_BLOCKS, sizes
