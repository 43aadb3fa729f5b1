"""The lost half: decks and the opening, in every house rule."""

from __future__ import annotations

from kirifuda.games.lyrical.rulebook import RULEBOOK
from kirifuda.games.lyrical.rules.n00_decks import broken_clauses
from kirifuda.games.lyrical.zones import DECK, HAND
from kirifuda.kernel.game import Game
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


@clauses("N-1.2")
def test_n_1_2_factor_cards_come_in_any_number_unless_the_house_rule_says_four() -> None:
    """A21."""
    assert broken_clauses(pool_with(), SIXTY, {}) == []
    assert [each.clause for each in broken_clauses(pool_with(), SIXTY, {"factor_copies": "four"})] == ["A20"]
    few = ["赤", "青", "緑"] * 4 + ["wall"] * 4
    assert broken_clauses(pool_with(), few, {"factor_copies": "four", "deck_size": "forty"})[0][0] == "A19"
    assert len(broken_clauses(pool_with(), few, {"factor_copies": "four", "deck_size": "forty"})) == 1


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
