"""Many games: the plan is fair, results depend on the seed alone, errors are kept."""

from collections import Counter

import pytest

from kirifuda.games import Deck
from kirifuda.kernel.game import Game
from kirifuda.kernel.rulebook import Pool
from kirifuda.lab import playing, simulation
from kirifuda.lab.playing import Pairing, Played, how_to_repeat, play
from kirifuda.lab.simulation import Summary, equipment, pairings, simulate
from tests.agents.toy_game import TOY, ToyGame

DECKS = ["first", "second", "third"]
BOTH = ("greedy", "random")


def test_all_pairs_of_decks_come_before_any_comes_again() -> None:
    plan = list(pairings(DECKS, ("random", "random"), 18, 0))

    assert len({pairing.decks for pairing in plan[:9]}) == 9
    assert set(Counter(pairing.decks for pairing in plan).values()) == {2}
    assert len({pairing.seed for pairing in plan}) == 18


def test_different_agents_play_each_seed_from_both_seats() -> None:
    plan = list(pairings(DECKS, BOTH, 6, 5))

    assert [pairing.seed for pairing in plan] == [5, 5, 6, 6, 7, 7]
    assert plan[0].agents == ("greedy", "random")
    assert plan[1].agents == ("random", "greedy")
    assert plan[0].decks == plan[1].decks


def test_a_game_is_a_function_of_its_pairing() -> None:
    pairing = Pairing(0, 3, ("first", "second"), ("random", "random"))

    first, second = (play(*equipment("chase"), pairing) for _ in range(2))

    assert first.outcome() == second.outcome()
    assert first.error == ""
    assert 0 < first.decisions < first.prompts


@pytest.mark.parametrize("agents", [("random", "random"), BOTH])
def test_results_are_the_same_for_any_number_of_workers(agents: tuple[str, ...]) -> None:
    plan = list(pairings(DECKS, agents, 20 if agents[0] == "random" else 10, 1))

    alone = simulate("chase", plan, workers=1)
    together = simulate("chase", plan, workers=2)

    assert [game.outcome() for game in alone.played] == [game.outcome() for game in together.played]
    assert [game.pairing for game in alone.played] == plan


def test_progress_is_told_after_every_game() -> None:
    told: list[tuple[int, int]] = []

    def progress(done: int, total: int, played: Played) -> None:
        told.append((done, total))

    simulate("chase", list(pairings(DECKS, ("random", "random"), 4, 0)), progress=progress)

    assert told == [(1, 4), (2, 4), (3, 4), (4, 4)]


class Faulty(ToyGame):
    """Cannot begin with seed 2, and is thrown over in the middle with seed 3."""

    def start(self, pool: Pool, decks: list[Deck], seed: int, house: dict[str, str]) -> Game:
        if seed == 2:
            raise RuntimeError("no such table")
        game = super().start(pool, decks, seed, house)
        if seed == 3:
            game.state.variables.pop("life0")
        return game


def test_an_error_is_kept_with_what_repeats_it_and_stops_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(simulation, "load", lambda name: Faulty())
    plan = list(pairings(DECKS, ("random", "random"), 5, 0))

    summary = simulate("chase", plan)

    assert [game.pairing.seed for game in summary.errors()] == [2, 3]
    assert summary.errors()[0].error == "RuntimeError: no such table"
    assert "RuntimeError: no such table" in summary.errors()[0].traceback
    assert summary.errors()[1].error == "KeyError: 'life0'"
    assert summary.errors()[1].decisions > 0
    assert summary.wins()["error"] == 2
    assert sum(summary.wins().values()) == 5


def played(number: int, winners: tuple[int, ...], agents: tuple[str, ...]) -> Played:
    """A game as a summary sees it."""
    return Played(Pairing(number, number // 2, ("a", "b"), agents), winners, "6.8 no life", 5, 10, 20)


def test_a_summary_adds_up() -> None:
    games = [played(0, (0,), BOTH), played(1, (1,), BOTH[::-1]), played(2, (), BOTH), played(3, (0,), BOTH[::-1])]
    summary = Summary(games)

    assert summary.wins() == {"greedy": 2, "draw": 1, "random": 1}
    assert summary.wins_by_seat() == {0: 2, 1: 1}
    assert summary.endings() == {"6.8 no life": 4}
    assert (summary.total("turns"), summary.total("decisions"), summary.total("prompts")) == (20, 40, 80)


def test_a_share_comes_with_an_interval_over_seeds() -> None:
    games = [
        played(number, (0,) if number % 2 == 0 else (1,), BOTH if number % 2 == 0 else BOTH[::-1])
        for number in range(8)
    ]

    assert Summary(games).share("greedy") == (1.0, 1.0, 1.0)
    mean, low, high = Summary([*games, *[played(number, (), BOTH) for number in range(8, 16)]]).share("greedy")
    assert mean == 0.75
    assert 0.5 <= low < 0.75 < high <= 1.0
    assert Summary([]).share("greedy") == (0.0, 0.0, 1.0)


def test_an_agent_against_itself_takes_exactly_half() -> None:
    summary = simulate("chase", list(pairings(DECKS, ("random", "random"), 6, 0)))

    assert summary.share("random")[0] == 0.5


def test_a_game_of_the_toy_is_really_loaded_by_name() -> None:
    game, decks = equipment("chase")

    assert game is TOY
    assert list(decks) == DECKS


def test_a_single_game_can_be_played_again_by_command(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(playing, "load", lambda name: Faulty())
    command = how_to_repeat("chase", Pairing(7, 3, ("first", "second"), ("random", "random")))

    assert playing.main(command.split()[3:]) == 1
    assert "KeyError: 'life0'" in capsys.readouterr().out
    assert playing.main(["chase", "1", "first", "second", "random", "random"]) == 0
    assert playing.main(["chase"]) == 2


def test_house_rules_are_part_of_the_command_that_repeats_a_game(monkeypatch: pytest.MonkeyPatch) -> None:
    pairing = Pairing(0, 3, ("first", "second"), ("random", "random"), house=(("a", "b"), ("c", "d")))
    seen: list[Pairing] = []

    def note(game: object, decks: object, pairing: Pairing) -> Played:
        seen.append(pairing)
        return Played(pairing)

    monkeypatch.setattr(playing, "load", lambda name: TOY)
    monkeypatch.setattr(playing, "play", note)

    assert playing.main(how_to_repeat("chase", pairing).split()[3:]) == 0
    assert seen == [pairing]
