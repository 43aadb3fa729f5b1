"""L-5 to L-8, L-11, L-18: the steps around the Main and the Attack step."""

from __future__ import annotations

import pytest

from kirifuda.games.last_resort.rules.common import step_of
from kirifuda.games.last_resort.rules.l03_battlefield import Destroy
from kirifuda.games.last_resort.rules.l03_zones import DRAW_CARDS, Tap, Untap
from kirifuda.games.last_resort.rules.l11_draw_two import CAN_DRAW
from kirifuda.games.last_resort.zones import DECK, GRAVEYARD, HAND, MANA
from kirifuda.kernel.changes import Occur
from kirifuda.kernel.hiding.view import redact
from kirifuda.kernel.keeping.recording import Recorder
from kirifuda.kernel.legality import failures
from kirifuda.ledger.proofs import clauses
from tests.games.last_resort.rules.positions import Position, is_tapped, item, ready, triggered, where
from tests.toys.driving import asked, choose, do, names, offered, prompt, result, run_now
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


def test_l_6_1_only_the_turn_players_tapped_cards_are_untapped() -> None:
    position = Position()
    own = [position.attack(0, "wolf", tapped=True), position.defence(0, "lamp", tapped=True)]
    own.append(position.put(0, MANA, "マナ", tapped=True))
    enemy = position.attack(1, "wolf", tapped=True)
    game = position.begin("L-6.1")
    game.decision()

    assert [is_tapped(game, id) for id in own] == [False, False, False]
    assert is_tapped(game, enemy)


@clauses("L-18.1")
def test_l_7_1_the_turn_player_draws_one_card_from_the_top() -> None:
    position = Position()
    position.deck_of(0, "wolf", "bear")
    game = position.begin("L-7.1")
    game.decision()

    assert names(game, HAND, 0) == ["bear"]
    assert names(game, DECK, 0) == ["wolf"]


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


def test_l_8_1_placing_mana_may_be_left() -> None:
    position = Position()
    position.hand(0, "マナ")
    game = position.begin("L-8.1")

    choose(game, "no_mana")

    assert names(game, MANA, 0) == []
    assert prompt(game) == "main"


def test_l_11_1_two_mana_draw_a_card_as_often_as_wanted() -> None:
    position = Position()
    position.mana(0, 5)
    game = position.begin("L-11.1")

    assert (prompt(game), asked(game)) == ("draw_two", 0)
    choose(game, "yes")
    assert (len(game.zone(HAND, 0)), ready(game, 0)) == (1, 3)
    choose(game, "yes")

    assert (len(game.zone(HAND, 0)), ready(game, 0)) == (2, 1)
    assert [failed.japanese for failed in failures(CAN_DRAW, game, 0, 0)] == [
        "自分のドローステップ2ではない",
        "マナが足りない",
    ]
    assert game.turn_player() == 1


def test_l_11_1_it_may_be_left_and_is_not_offered_without_a_deck() -> None:
    position = Position()
    position.mana(0, 4)
    game = position.begin("L-11.1")
    choose(game, "no")
    assert game.turn_player() == 1

    position = Position()
    position.deck_of(0)
    position.mana(0, 2)
    game = position.begin("L-11.1")
    assert game.decision() is not None
    assert game.turn_player() == 1
    assert [failed.japanese for failed in failures(CAN_DRAW, game, 0, 0)] == [
        "自分のドローステップ2ではない",
        "山札がない",
    ]


def test_l_13_3_having_to_draw_from_an_empty_deck_loses_at_once_even_midway() -> None:
    position = Position()
    position.deck_of(0, "wolf")
    game = position.begin()

    run_now(game, DRAW_CARDS, {"player": 0, "number": 2}, 0)

    assert result(game) == ((1,), "empty_deck")
    assert names(game, HAND, 0) == ["wolf"]


def test_l_13_3_the_draw_step_loses_too() -> None:
    position = Position()
    position.deck_of(0)
    game = position.begin("L-7.1")

    assert result(game) == ((1,), "empty_deck")


def test_l_18_1_tapping_what_is_tapped_is_nothing() -> None:
    position = Position()
    wolf, (grave,) = position.attack(0, "wolf"), position.graveyard(0, "wolf")
    game = position.begin()

    assert do(game, Tap(wolf)) == (0,)
    assert is_tapped(game, wolf)
    assert do(game, Tap(wolf)) == (-1,)
    assert do(game, Untap(wolf)) == (1,)
    assert do(game, Tap(grave)) == (-1,)


@clauses("L-3.1", "L-3.2")
def test_l_3_2_the_graveyard_is_open_and_the_deck_is_not() -> None:
    position = Position()
    wolf = position.attack(0, "wolf")
    game = position.begin()

    do(game, Destroy(wolf))

    view = redact(game, 1)
    assert where(game, wolf) == "graveyard"
    assert [view.state.objects[id].card >= 0 for id in game.zone(GRAVEYARD, 0)] == [True]
    assert all(view.state.objects[id].card < 0 for id in game.zone(DECK, 0))


def test_l_8_1_the_log_tells_of_the_mana() -> None:
    position = Position()
    position.hand(0, "マナ")
    game = position.begin("L-8.1")
    game.recorder = Recorder()

    choose(game, "mana")

    assert "put_in_mana" in {record.event.kind for record in game.recorder.records}
