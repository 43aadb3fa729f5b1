"""The checks themselves: each one notices the fault that it is there for."""

from __future__ import annotations

import pytest

from kirifuda.kernel.decision import Decision, Option
from kirifuda.kernel.game import Game
from kirifuda.kernel.randomness import Dice
from kirifuda.lab.invariants import BrokenInvariant, cards_of, check_position
from tests.conformance import checks, hiding
from tests.conformance.cases import Case, case_of, sampled


@pytest.fixture
def case() -> Case:
    """A toy."""
    return case_of("chase")


@pytest.fixture
def game(case: Case) -> Game:
    """A position in the middle of a game, with cards on the table."""
    return next(game.clone() for game in sampled(case, 3, 1) if len(game.table().values) > 3)


def test_an_object_in_two_zones_is_noticed(game: Game) -> None:
    lying = next(zone for zone, ids in enumerate(game.state.zones) if ids)
    game.state.zones[lying - 1] += game.state.zones[lying][:1]

    with pytest.raises(BrokenInvariant, match="lies in 2 places"):
        check_position(game, cards_of(game))


def test_an_object_under_one_that_does_not_know_it_is_noticed(game: Game) -> None:
    below, above = list(game.state.objects)[:2]
    card = game.state.objects[below].copy()
    card.host = above
    game.state.objects[below] = card

    with pytest.raises(BrokenInvariant, match="does not know it"):
        check_position(game, cards_of(game))


def test_stale_values_are_noticed(game: Game) -> None:
    game.table()
    id = next(id for id in game.table().values if not game.state.objects[id].face_down)
    card = game.state.objects[id].copy()
    card.card = next(each for each in range(len(game.pool.cards)) if each != card.card)
    game.state.objects[id] = card

    with pytest.raises(AssertionError):
        checks.check_caches(game)


def test_a_name_that_holds_an_id_is_noticed(game: Game) -> None:
    game.state.variables[f"used:{next(iter(game.state.objects))}:ability"] = 1

    with pytest.raises(BrokenInvariant, match="holds an id"):
        check_position(game, cards_of(game))


def test_a_lost_card_is_noticed(game: Game) -> None:
    cards = cards_of(game)
    lost = next(id for id, card in game.state.objects.items() if not card.made and not card.under and not card.host)
    zone = game.state.objects.pop(lost).zone
    game.state.zones[zone] = tuple(id for id in game.state.zones[zone] if id != lost)

    with pytest.raises(BrokenInvariant, match="lost or doubled"):
        check_position(game, cards)


def test_the_same_option_twice_is_noticed(game: Game) -> None:
    game.asking = Decision(0, "", [Option("take", 0, 1), Option("pass"), Option("take", 0, 1)])

    with pytest.raises(AssertionError, match="twice"):
        checks.check_answerable(game)


def test_an_id_in_a_key_is_noticed(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    def key(game: Game) -> list[str]:
        return [f"play/{next(iter(game.state.objects))}/0"]

    monkeypatch.setattr(checks, "keys", key)

    with pytest.raises(AssertionError, match="name ids"):
        checks.check_keys(game)


def test_a_view_that_shows_too_much_is_noticed(case: Case, monkeypatch: pytest.MonkeyPatch) -> None:
    def everything(game: Game, viewer: int) -> Game:
        return game.clone()

    monkeypatch.setattr(hiding, "redact", everything)
    dice = Dice(1, "swaps")
    pairs = ((game, hiding.swappable(case, game, 3, 0, dice)) for game in sampled(case, 3, 1))
    game, pair = next((game, pair) for game, pair in pairs if pair is not None)

    with pytest.raises(AssertionError, match="apart"):
        hiding.same_for(case, game, pair, 0, dice)
