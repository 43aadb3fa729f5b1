"""L-12 エンドステップ, L-13 ゲームの勝敗."""

from __future__ import annotations

import pytest

from kirifuda.games.last_resort.rulebook import RULEBOOK
from kirifuda.games.last_resort.rules.l01_life import GainLife, LifeDamage, LoseLife, PayLife
from kirifuda.games.last_resort.rules.l10_damage import Damage, damage_on
from kirifuda.games.last_resort.zones import LAST_RESORT
from kirifuda.kernel.changes import BeginLasting, Occur
from kirifuda.kernel.game import Game
from kirifuda.ledger.proofs import clauses
from tests.games.last_resort.rules.positions import (
    Position,
    creature,
    item,
    last_resort,
    lives,
    numbers_of,
    static,
    triggered,
    where,
)
from tests.toys.driving import asked, choose, do, offered, prompt, result
from tests.toys.making import Says, When, does, lasting, noted, notes
from tests.toys.resort_making import Boost

NEVER = (Says(lambda scope: False),)


def ending(life: tuple[int, int], resorts: tuple[str, str] = ("never", "never"), **house: str) -> Game:
    """The End step of player 0, with this life and these last resorts."""
    position = Position(
        last_resort("never", conditions=NEVER),
        last_resort("curse", does(lambda game, frame: [LifeDamage(1 - frame.player, 30)])),
        last_resort("mercy", does(lambda game, frame: [GainLife(1 - frame.player, 3)])),
        house=house,
    )
    for player in range(2):
        position.life(player, life[player])
        position.replace(LAST_RESORT, player, resorts[player])
    return position.begin("L-12.1")


@pytest.mark.parametrize(("life", "winner"), [((0, 5), 1), ((5, 0), 0), ((-3, 5), 1)])
def test_l_13_1_whoever_has_no_life_in_any_end_step_loses_without_a_last_resort(
    life: tuple[int, int], winner: int
) -> None:
    assert result(ending(life)) == ((winner,), "life")


def test_l_13_1_life_above_zero_goes_on() -> None:
    game = ending((1, 1))

    assert result(game) is None
    assert game.turn_player() == 1


@pytest.mark.parametrize(
    ("house", "expected"), [("turn_player_loses", ((1,), "life")), ("drawn", ((), "both_without_life"))]
)
def test_l_13_2_both_without_life_the_turn_player_comes_first(
    house: str, expected: tuple[tuple[int, ...], str]
) -> None:
    assert result(ending((0, -4), both_without_life=house)) == expected


def test_l_13_2_by_the_house_rule_a_last_resort_of_the_second_still_wins() -> None:
    game = ending((0, 0), ("never", "curtain"), both_without_life="drawn")

    assert (prompt(game), asked(game)) == ("last_resort", 1)
    choose(game, "turn_up")

    assert result(game) == ((1,), "life")


@clauses("L-13.2")
def test_l_12_1_conceding_or_the_last_resort_the_turn_player_first() -> None:
    game = ending((0, 0), ("curtain", "curtain"))

    assert (prompt(game), asked(game)) == ("last_resort", 0)
    assert len(offered(game, "concede")) == 1
    choose(game, "turn_up")
    assert asked(game) == 1
    choose(game, "concede")

    assert result(game) == ((0,), "life")


def test_l_12_1_what_a_last_resort_does_to_the_other_is_looked_at_in_the_same_end_step() -> None:
    game = ending((0, 20), ("curse", "curtain"))

    choose(game, "turn_up")
    choose(game, "yes")
    assert lives(game) == (1, -10)
    assert (prompt(game), asked(game)) == ("last_resort", 1)
    choose(game, "turn_up")

    assert lives(game) == (1, 1)
    assert game.turn_player() == 1


def test_l_12_1_until_nothing_changes_even_if_it_comes_back_to_the_first() -> None:
    game = ending((0, 20), ("curse", "curse"))

    choose(game, "turn_up")
    choose(game, "yes")
    choose(game, "turn_up")
    choose(game, "yes")

    assert result(game) == ((1,), "life")


def test_l_12_1_a_last_resort_may_save_the_other_who_was_not_looked_at_yet() -> None:
    game = ending((0, -1), ("mercy", "never"))

    choose(game, "turn_up")
    choose(game, "yes")

    assert result(game) is None
    assert lives(game) == (1, 2)


def test_l_12_2_the_turn_passes() -> None:
    game = ending((20, 20))
    game.decision()

    assert (game.turn_player(), game.turn()) == (1, 6)


@clauses("L-12.3")
def test_l_12_3_all_damage_is_healed_with_the_effects_of_the_turn() -> None:
    position = Position()
    bear, wolf = position.attack(0, "bear"), position.attack(1, "wolf")
    game = position.begin()
    for change in (Boost("up", 0, 3), Boost("strong", 2, 0)):
        game.pool.add_change(change)
        do(game, BeginLasting(lasting(change, (wolf,))))
    do(game, Damage(bear, 3), Damage(wolf, 4))
    assert (damage_on(game, bear), damage_on(game, wolf)) == (3, 4)
    assert numbers_of(game, wolf) == (4, 5)

    choose(game, "end")
    game.answer(())

    assert game.turn_player() == 1
    assert (damage_on(game, bear), damage_on(game, wolf)) == (0, 0)
    assert numbers_of(game, wolf) == (2, 2)
    assert where(game, wolf) == "field"


@clauses("L-1.6")
def test_l_12_1_what_triggers_at_the_end_comes_before_life_is_looked_at() -> None:
    def is_end(scope: object, event: object) -> bool:
        return isinstance(event, Occur) and event.moment == "turn_end"

    bell = item("bell", 1, triggered("bell 0", When("occur", is_end), does(lambda game, frame: [GainLife(0, 2)])))
    position = Position(bell)
    position.attack(0, "bell")
    position.life(0, -1)
    game = position.begin("L-12.1")

    assert result(game) is None
    assert lives(game)[0] == 1


@clauses("L-17.6")
def test_l_17_6_life_may_be_paid_below_zero_and_won_back_before_the_end_step() -> None:
    position = Position()
    position.life(0, 1)
    game = position.begin()

    do(game, PayLife(0, 3))
    assert lives(game)[0] == -2
    assert result(game) is None
    do(game, GainLife(0, 3))
    choose(game, "end")

    assert result(game) is None
    assert lives(game)[0] == 1


def test_l_13_1_conceding_is_possible_at_any_time() -> None:
    position = Position()
    game = position.begin()
    game.decision()

    RULEBOOK.surrender(game, 0).apply(game)

    assert result(game) == ((1,), "surrender")


@pytest.mark.parametrize(("house", "expected"), [("drawn", ((), "loop")), ("turn_player_loses", ((1,), "loop"))])
def test_l_13_1_a_loop_that_nobody_can_stop(house: str, expected: tuple[tuple[int, ...], str]) -> None:
    ping = item("ping", 1, triggered("ping 0", When("gain_life"), does(lambda game, frame: [LoseLife(0, 1)])))
    pong = item("pong", 1, triggered("pong 0", When("lose_life"), does(lambda game, frame: [GainLife(0, 1)])))
    position = Position(ping, pong, house={"endless_loop": house})
    position.attack(0, "ping")
    position.attack(0, "pong")
    game = position.begin()
    do(game, LoseLife(0, 1))

    choose(game, "end")

    assert result(game) == expected


def test_l_10_9_toughness_of_zero_destroys_without_damage() -> None:
    position = Position(creature("frail", 1, 1, 1, static("frail 0", Boost("frail change", 0, -1))))
    frail = position.attack(0, "frail")
    game = position.begin()

    do(game, Occur("look", 0))

    assert where(game, frail) == "graveyard"


def test_l_12_3_what_healing_triggers_comes_before_the_next_turn() -> None:
    start = When("occur", lambda scope, event: isinstance(event, Occur) and event.moment == "turn_start")
    healing = item("healing", 1, triggered("healing 0", When("heal"), notes("h")))
    position = Position(healing, item("dawn", 1, triggered("dawn 0", start, notes("s"))))
    position.attack(0, "healing")
    position.attack(1, "dawn")
    bear = position.attack(0, "bear")
    game = position.begin()
    do(game, Damage(bear, 1))

    choose(game, "end")
    game.answer(())

    assert noted(game) == "hs"
