"""1.1 ルール原則, 1.2 ゲームのプレイ: principles, decks, and how a game ends."""

from __future__ import annotations

import pytest

from kirifuda.games.spellcard_strike.rulebook import RULEBOOK
from kirifuda.games.spellcard_strike.rules.common import values_of
from kirifuda.games.spellcard_strike.rules.r01_02_decks import broken_clauses
from kirifuda.games.spellcard_strike.rules.r01_02_game_end import WinGame
from kirifuda.games.spellcard_strike.rules.r02_02_states import SetActed
from kirifuda.games.spellcard_strike.rules.r02_06_damage import Damage
from kirifuda.games.spellcard_strike.rules.r02_07_check_step import CHECK_STEP
from kirifuda.games.spellcard_strike.rules.r04_02_zones import Discard, ReturnToHand
from kirifuda.games.spellcard_strike.rules.r07_costs import PAY_SCORE
from kirifuda.games.spellcard_strike.zones import DECK, DISCARD, HAND, SCORE
from kirifuda.kernel.changes import BeginLasting
from kirifuda.kernel.event import NOTHING
from kirifuda.kernel.loops import settle_loop
from kirifuda.ledger.proofs import clauses
from tests.games.spellcard_strike.rules.positions import (
    Position,
    card,
    deck,
    offered,
    pool_with,
    result,
    with_abilities,
)
from tests.toys.driving import choose, do, names, run_now
from tests.toys.strike_making import Doing, Shift, deals, declared, forbidding, lasting, number, plan, with_spell


def standing(house: dict[str, str] | None = None) -> Position:
    """One striker each, far from each other."""
    position = Position(house=house)
    position.striker(0, "scout", 1)
    position.striker(1, "scout", 18)
    return position


def test_1_1_3_what_forbids_is_stronger_than_what_allows() -> None:
    still = with_abilities(card("still"), forbidding("still/0", Doing("move", lambda scope, id, _: id == scope.source)))
    position = Position(still)
    stuck = position.striker(0, "still", 5)
    free = position.striker(0, "scout", 1)
    position.striker(1, "scout", 18)

    game = position.begin()

    assert {id for id, _ in offered(game, "move")} == {free}
    assert stuck in game.state.objects


@clauses("1.1.5")
def test_1_1_5_1_a_number_below_zero_counts_as_zero_and_is_remembered() -> None:
    position = standing()
    id = position.striker(0, "scout", 5)
    game = position.begin()

    do(game, BeginLasting(lasting(Shift("less", "POW", -4), (id,), "turn")))
    assert values_of(game, id).pow == 0
    do(game, BeginLasting(lasting(Shift("more", "POW", 3), (id,), "turn")))

    assert values_of(game, id).pow == 1


def test_1_1_6_1_a_number_left_to_the_player_is_positive() -> None:
    spell = plan("burst", deals(1), map=".....\n.rrr.\n..@..\n.....\n.....")
    spell.letters = ("n", "m")
    spell.limits = (("n", number(3)),)
    position = Position(with_spell(card("burst"), spell))
    position.striker(0, "scout", 5)
    position.striker(1, "scout", 9)
    (burst,) = position.hand(0, "burst")
    game = position.begin()

    choose(game, "spell", burst)

    assert [value for _, value in offered(game, "number")] == [1, 2, 3]
    choose(game, "number", number=2)
    assert [value for _, value in offered(game, "number")] == list(range(1, 21)), "the second letter"


def test_1_1_6_1_an_ability_may_leave_two_numbers_to_the_player() -> None:
    spell = plan("burst", deals(1), map=".....\n.rrr.\n..@..\n.....\n.....")
    spell.letters = ("n", "m")
    spell.limits = (("n", number(2)), ("m", number(4)))
    position = Position(with_abilities(card("burster"), declared("burst", spell)))
    burster = position.striker(0, "burster", 5)
    position.striker(1, "scout", 9)
    game = position.begin()

    choose(game, "ability", burster)
    assert len(offered(game, "number")) == 2
    choose(game, "number", number=1)

    assert len(offered(game, "number")) == 4


def test_1_1_7_what_changes_nothing_does_not_happen() -> None:
    position = standing()
    id = position.striker(0, "scout", 5, acted=True)
    game = position.begin()

    assert do(game, SetActed(id)) == (NOTHING,)
    assert do(game, Damage(id, 0, "spell", (id,)), Damage(id, -2, "spell", (id,))) == (NOTHING, NOTHING)


def test_1_1_8_what_is_impossible_is_done_as_far_as_it_goes() -> None:
    position = standing()
    position.discards(0, "guard", "lancer")
    game = position.begin()

    run_now(game, PAY_SCORE, {"number": 3}, 0)

    assert names(game, DISCARD, 0) == []
    assert sorted(names(game, SCORE, 1)) == ["guard", "lancer"]


def test_1_2_1_two_play_against_each_other() -> None:
    with pytest.raises(ValueError, match=r"1\.2\.1"):
        RULEBOOK.start(pool_with(), [deck(), deck(), deck()], 1, {})


def broken(zones: dict[str, list[str]]) -> list[str]:
    """The clauses that a deck of otherwise unlimited cards breaks."""
    pool = pool_with()
    for made in pool.cards:
        pool.card_at(made.index).deck_limit = 60
    pool.card_at(pool.numbers["lancer"]).deck_limit = 3
    return [each.clause for each in broken_clauses(pool, zones)]


@clauses("1.2.2")
def test_1_2_2_1_a_deck_is_51_spell_cards_and_one_option() -> None:
    right = {"deck": ["scout"] * 50, "ace": ["ace"], "option": ["bell"]}
    assert broken(right) == []

    assert broken({**right, "deck": ["scout"] * 49}) == ["1.2.2.1"]
    assert broken({**right, "option": []}) == ["1.2.2.1"]
    assert broken({**right, "option": ["scout"]}) == ["1.2.2.1"]
    assert broken({**right, "deck": ["scout"] * 49 + ["bell"]}) == ["1.2.2.1"]
    assert broken({**right, "deck": ["scout"] * 49 + ["nobody"]}) == ["1.2.2"]


def test_1_2_2_2_three_of_a_name_the_ace_included() -> None:
    right = {"deck": ["scout"] * 48 + ["lancer"] * 2, "ace": ["lancer"], "option": ["bell"]}
    assert broken(right) == []

    assert broken({**right, "deck": ["scout"] * 47 + ["lancer"] * 3}) == ["1.2.2.2"]


@clauses("4.2.5", "1.2.4")
def test_1_2_4_2_an_empty_deck_loses() -> None:
    position = standing()
    position.game.state.zones[position.game.map.zone(DECK, 0)] = ()

    assert result(position.begin()) == ((1,), "1.2.4.2")


@clauses("4.1.13")
def test_1_2_4_3_no_striker_loses() -> None:
    position = Position()
    position.striker(1, "scout", 18)

    assert result(position.begin()) == ((1,), "1.2.4.3")


@clauses("4.5.5", "2.7.2.4")
def test_1_2_4_4_fifteen_points_win() -> None:
    position = standing()
    position.score(1, "giant", "giant", "giant", "guard")
    assert result(position.begin()) is None

    position = standing()
    position.score(1, "giant", "giant", "giant", "guard", "scout")
    assert result(position.begin()) == ((1,), "1.2.4.4")


def test_1_2_4_5_an_effect_may_win_the_game() -> None:
    position = standing()
    game = position.begin()

    do(game, WinGame(1))
    run_now(game, CHECK_STEP)

    assert result(game) == ((1,), "1.2.4.5")


def test_1_2_4_6_giving_up() -> None:
    game = standing().begin()

    RULEBOOK.surrender(game, 0).apply(game)

    assert game.state.result is not None
    assert (game.state.result.winners, game.state.result.clause) == ((1,), "1.2.4.6")


@clauses("1.2.4.1", "1.2.5")
def test_1_2_5_1_winning_or_losing_at_once_is_a_draw() -> None:
    position = standing()
    for player in (0, 1):
        position.game.state.zones[position.game.map.zone(DECK, player)] = ()

    assert result(position.begin()) == ((), "1.2.5.1")


@pytest.mark.parametrize(
    ("house", "ending"),
    [("drawn", ((), "1.2.5.1")), ("win_counts", ((0,), "1.2.4.4")), ("loss_counts", ((1,), "1.2.4.2"))],
)
def test_1_2_5_1_one_player_meets_both_conditions(house: str, ending: tuple[tuple[int, ...], str]) -> None:
    position = standing({"win_and_loss_at_once": house})
    position.score(0, "giant", "giant", "giant", "giant")
    position.game.state.zones[position.game.map.zone(DECK, 0)] = ()

    assert result(position.begin()) == ending


def test_1_2_5_1_a_win_that_agrees_with_the_others_loss_is_no_draw() -> None:
    position = standing()
    position.score(0, "giant", "giant", "giant", "giant")
    position.game.state.zones[position.game.map.zone(DECK, 1)] = ()

    assert result(position.begin()) == ((0,), "1.2.4.4")


def test_1_2_5_2_a_loop_that_nobody_can_stop_is_a_draw() -> None:
    game = standing().begin()

    settle_loop(game, by_budget=False)

    assert result(game) == ((), "1.2.5.2")


def quiet_turns(house: dict[str, str], *, to_and_fro: bool = False) -> int:
    """How many turns pass until nothing having changed ends the game, eight at most; hands are full, nobody acts."""
    position = standing(house)
    position.discards(0, "guard")
    for player in (0, 1):
        position.hand(player, *["scout"] * 6)
    game = position.begin(step="5.3.2")
    first = game.turn()
    while result(game) is None and game.turn() - first < 8:
        decision = game.decision()
        assert decision is not None
        if to_and_fro and decision.prompt == "retire":
            do(game, ReturnToHand(game.zone(DISCARD, 0)[0]))
            do(game, Discard(game.zone(HAND, 0)[-1]))
        game.answer(tuple(range(decision.least)))
    return game.turn() - first


def test_1_2_5_3_five_turns_without_a_change_are_a_draw() -> None:
    assert quiet_turns({}) == 6


@pytest.mark.parametrize(("house", "turns"), [("turn_ends", 6), ("any_change", 8)])
def test_1_2_5_3_what_changes_and_changes_back(house: str, turns: int) -> None:
    assert quiet_turns({"unchanged_turns": house}, to_and_fro=True) == turns
