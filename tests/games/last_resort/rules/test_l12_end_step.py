"""L-12 エンドステップ, L-13 ゲームの勝敗."""

from __future__ import annotations

from kirifuda.games.last_resort.rulebook import RULEBOOK
from kirifuda.games.last_resort.rules.l01_life import GainLife, LifeDamage
from kirifuda.games.last_resort.rules.l10_9_damage import Damage
from kirifuda.games.last_resort.zones import LAST_RESORT
from kirifuda.kernel.changes import Occur
from kirifuda.kernel.game import Game
from kirifuda.ledger.proofs import clauses
from tests.games.last_resort.rules.positions import (
    Position,
    item,
    last_resort,
    lives,
    triggered,
)
from tests.toys.driving import asked, choose, do, prompt, result
from tests.toys.making import Says, When, does, noted, notes

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


def test_l_13_2_by_the_house_rule_a_last_resort_of_the_second_still_wins() -> None:
    game = ending((0, 0), ("never", "curtain"), both_without_life="drawn")

    assert (prompt(game), asked(game)) == ("last_resort", 1)
    choose(game, "turn_up")

    assert result(game) == ((1,), "life")


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


def test_l_13_1_conceding_is_possible_at_any_time() -> None:
    position = Position()
    game = position.begin()
    game.decision()

    RULEBOOK.surrender(game, 0).apply(game)

    assert result(game) == ((1,), "surrender")


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
