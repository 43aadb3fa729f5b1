"""L-5 to L-8, L-11, L-18: the steps around the Main and the Attack step."""

from __future__ import annotations

import pytest

from kirifuda.games.last_resort.rules.common import step_of
from kirifuda.games.last_resort.zones import MANA
from kirifuda.kernel.changes import Occur
from kirifuda.ledger.proofs import clauses
from tests.games.last_resort.rules.positions import Position, item, ready, triggered
from tests.toys.driving import choose, names, offered, prompt
from tests.toys.making import When, noted, notes


def at_moment(moment: str) -> When:
    """A moment of the turn."""
    return When("occur", lambda scope, event: isinstance(event, Occur) and event.moment == moment)


def test_l_5_1_the_seven_steps_come_in_order() -> None:
    moments = ("turn_start", "draw_begin", "mana_begin", "main_begin", "attack_begin", "draw_two_begin")
    bell = item("bell", 1, *[triggered(f"bell {moment}", at_moment(moment), notes(moment[0])) for moment in moments])
    position = Position(bell)
    position.attack(0, "bell")
    game = position.begin("L-6.1")

    assert noted(game) == "tdmm"
    assert step_of(game) == "main"
    choose(game, "end")

    assert noted(game).startswith("tdmmad")
    assert (game.turn_player(), step_of(game)) == (1, "main")


@clauses("L-5.1")
@pytest.mark.parametrize(
    ("moment", "step"),
    [
        ("turn_start", "start"),
        ("draw_begin", "draw"),
        ("mana_begin", "mana"),
        ("main_begin", "main"),
        ("attack_begin", "attack"),
        ("attack_end", "attack"),
        ("draw_two_begin", "draw_two"),
        ("turn_end", "end"),
    ],
)
def test_l_1_6_what_triggers_in_a_step_is_used_before_the_next_one_begins(moment: str, step: str) -> None:
    position = Position(*[item(name, 1, triggered(name, at_moment(moment), notes(name))) for name in ("a", "b")])
    position.attack(0, "a")
    position.attack(0, "b")
    game = position.begin("L-6.1")
    if prompt(game) == "main":
        choose(game, "end")

    assert (prompt(game), step_of(game)) == ("trigger", step)


@clauses("L-3.5")
def test_l_8_1_one_mana_card_is_placed_untapped_and_that_is_no_summon() -> None:
    position = Position(item("bell", 1, triggered("bell 0", When("summon"), notes("s"))))
    position.attack(0, "bell")
    position.hand(0, "マナ", "wolf", "マナ")
    game = position.begin("L-8.1")

    assert prompt(game) == "mana"
    assert len(offered(game, "mana")) == 1
    choose(game, "mana")

    assert prompt(game) == "main"
    assert names(game, MANA, 0) == ["マナ"]
    assert ready(game, 0) == 1
    assert noted(game) == ""
