"""The lost half: decks and the opening, in every house rule."""

from __future__ import annotations

import pytest

from kirifuda.games.lyrical.rulebook import RULEBOOK
from kirifuda.games.lyrical.rules.n00_decks import broken_clauses
from kirifuda.games.lyrical.zones import DECK, HAND
from kirifuda.kernel.game import Game
from kirifuda.kernel.hiding.view import redact
from kirifuda.ledger.proofs import clauses
from tests.games.lyrical.rules.positions import character, pool_with
from tests.toys.driving import asked, choose, prompt

SIXTY = ["赤"] * 24 + ["wall", "runner", "giant", "swift", "first", "lance", "pupil", "master", "bag"] * 4


def started(house: dict[str, str] | None = None, seed: int = 3) -> Game:
    """A game at its first question."""
    deck = {"deck": [f"c{number}" for number in range(60)]}
    cards = [character(f"c{number}", 1, 1) for number in range(60)]
    game = RULEBOOK.start(pool_with(*cards), [deck, deck], seed, house or {})
    game.decision()
    return game


def hand(game: Game, player: int) -> list[int]:
    """The printed cards in a hand."""
    return [game.state.objects[id].card for id in game.zone(HAND, player)]


@clauses("N-13.1", "N-11.1")
@pytest.mark.parametrize(("house", "size"), [("", 60), ("sixty", 60), ("forty", 40), ("fifty", 50)])
def test_n_11_1_a_deck_has_exactly_as_many_cards_as_the_house_rule_says(house: str, size: int) -> None:
    """A19."""
    pool = pool_with(*[character(f"c{number}", 1, 1) for number in range(61)])
    keys = [f"c{number}" for number in range(61)]
    rules = {"deck_size": house} if house else {}

    assert broken_clauses(pool, keys[:size], rules) == []
    assert [each.clause for each in broken_clauses(pool, keys[: size - 1], rules)] == ["A19"]
    assert [each.clause for each in broken_clauses(pool, keys[: size + 1], rules)] == ["A19"]


@clauses("N-13.1")
def test_n_13_1_a_deck_names_cards_that_exist() -> None:
    broken = broken_clauses(pool_with(), [*SIXTY[1:], "nobody"], {})

    assert [each.clause for each in broken] == ["N-13.1"]


@clauses("N-1.6")
def test_n_1_6_four_of_a_full_name_but_a_shared_quoted_name_makes_no_copy() -> None:
    pool = pool_with(character("other", 1, 1, name="セロ"), character("third", 1, 1, name="セロ"))
    shared = ["赤"] * 48 + ["pupil"] * 4 + ["other"] * 4 + ["third"] * 4
    five = ["赤"] * 55 + ["pupil"] * 5

    assert broken_clauses(pool, shared, {}) == []
    assert [each.clause for each in broken_clauses(pool, five, {})] == ["A20"]


@clauses("N-1.2")
def test_n_1_2_factor_cards_come_in_any_number_unless_the_house_rule_says_four() -> None:
    """A21."""
    assert broken_clauses(pool_with(), SIXTY, {}) == []
    assert [each.clause for each in broken_clauses(pool_with(), SIXTY, {"factor_copies": "four"})] == ["A20"]
    few = ["赤", "青", "緑"] * 4 + ["wall"] * 4
    assert broken_clauses(pool_with(), few, {"factor_copies": "four", "deck_size": "forty"})[0][0] == "A19"
    assert len(broken_clauses(pool_with(), few, {"factor_copies": "four", "deck_size": "forty"})) == 1


@clauses("N-1.1")
@pytest.mark.parametrize(("house", "size"), [("", 7), ("seven", 7), ("six", 6), ("five", 5)])
def test_n_1_1_the_opening_hand_is_as_large_as_the_house_rule_says(house: str, size: int) -> None:
    game = started({"opening_hand": house, "mulligan": "both"} if house else {"mulligan": "both"})

    assert [len(game.zone(HAND, player)) for player in (0, 1)] == [size, size]
    choose(game, "redraw")
    choose(game, "redraw")
    assert [len(game.zone(HAND, player)) for player in (0, 1)] == [size, size]


@clauses("N-9.4")
def test_n_9_4_chance_tells_who_goes_first() -> None:
    firsts = {started(seed=seed).number("first") for seed in range(12)}

    assert firsts == {0, 1}
    game = started()
    assert game.turn_player() == game.number("first")


@clauses("N-1.3")
def test_n_1_3_decks_are_shuffled_before_hands_are_drawn() -> None:
    game = started()

    keys = [game.pool.cards[card].key for player in (0, 1) for card in hand(game, player)]
    assert keys != [f"c{number}" for number in range(59, 52, -1)] * 2
    assert hand(game, 0) != hand(game, 1)


@clauses("N-11.1")
def test_n_11_1_the_second_player_may_draw_a_new_hand_once() -> None:
    game = started()
    second = 1 - game.number("first")
    before = hand(game, second)

    assert (prompt(game), asked(game)) == ("mulligan", second)
    choose(game, "redraw")

    assert sorted(hand(game, second)) != sorted(before)
    assert len(game.zone(HAND, second)) == 7
    assert len(game.zone(DECK, second)) == 53
    assert prompt(game) != "mulligan"


@clauses("N-11.1")
def test_n_11_1_who_keeps_the_hand_keeps_it() -> None:
    game = started()
    second = 1 - game.number("first")
    before = hand(game, second)
    deck = game.zone(DECK, second)

    choose(game, "keep")

    assert hand(game, second)[: len(before)] == before
    assert game.zone(DECK, second)[:50] == deck[:50]


@clauses("N-11.1")
@pytest.mark.parametrize(("house", "count"), [("none", 0), ("both", 2), ("second_player", 1)])
def test_n_11_1_who_may_draw_a_new_hand_is_a_house_rule(house: str, count: int) -> None:
    game = started({"mulligan": house})
    first = game.number("first")

    players: list[int] = []
    while prompt(game) == "mulligan":
        players.append(asked(game))
        choose(game, "redraw")

    assert players == [first, 1 - first][-count:] if count else players == []


@clauses("N-1.1")
def test_n_1_1_hands_are_hidden_from_the_other_player() -> None:
    game = started()
    view = redact(game, 0)

    assert all(view.state.objects[id].card >= 0 for id in view.zone(HAND, 0))
    assert all(view.state.objects[id].card < 0 for id in view.zone(HAND, 1))


def test_n_9_1_two_play_against_each_other() -> None:
    with pytest.raises(ValueError, match=r"N-9\.1"):
        RULEBOOK.start(pool_with(), [{}, {}, {}], 1, {})
