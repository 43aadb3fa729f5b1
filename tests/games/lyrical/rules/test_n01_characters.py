"""N-1 キャラクターカードのセット."""

from __future__ import annotations

import pytest

from kirifuda.games.lyrical.rules.n00_moving import PutInDiscard
from kirifuda.games.lyrical.rules.n01_characters import entering
from kirifuda.games.lyrical.rules.n01_payment import decode, encode, payments
from kirifuda.games.lyrical.rules.n07_actions import CAN_SET
from kirifuda.games.lyrical.rules.n08_effects import CAN_USE_EFFECT
from kirifuda.games.lyrical.rules.n09_attacks import CAN_ATTACK
from kirifuda.games.lyrical.zones import DECK, DISCARD, FACTOR, FIELD, HAND, STACK
from kirifuda.kernel.event import Event
from kirifuda.kernel.game import Game
from kirifuda.kernel.legality import failures
from kirifuda.kernel.state import Frame
from kirifuda.ledger.proofs import clauses
from tests.games.lyrical.rules.positions import Position, character, effect, field, forbids, price, trick, upper
from tests.toys.driving import choose, do, names, numbers, offered, pass_all, prompt
from tests.toys.making import When, does, notes


def acted(game: Game, player: int = 0) -> list[str]:
    """The factor cards that are acted."""
    objects = game.state.objects
    return [game.pool.cards[objects[id].card].key for id in game.zone(FACTOR, player) if objects[id].position]


@clauses("N-1.1", "N-1.2", "N-1.3", "N-1.4")
def test_n_1_4_two_factor_cards_with_a_red_among_them_and_a_card_off_the_deck_pay_for_the_sample() -> None:
    position = Position()
    position.factors(0, "赤青")
    position.deck_of(0, "wall", "runner")
    (giant,) = position.hand(0, "giant")
    game = position.begin()

    assert offered(game, "set") == [giant]
    choose(game, "set", giant)

    assert acted(game) == ["赤", "青"]
    assert names(game, DISCARD, 0) == ["runner"]
    assert not game.state.objects[game.zone(DISCARD, 0)[0]].face_down
    assert names(game, FIELD, 0) == ["giant"]
    assert names(game, HAND, 0) == ["idle"]


@clauses("N-1.1", "N-2.4")
def test_n_1_1_a_character_comes_unacted() -> None:
    position = Position()
    position.hand(0, "runner")
    game = position.begin()
    choose(game, "set")

    assert game.state.objects[game.zone(FIELD, 0)[0]].position == 0


@clauses("N-1.4", "N-1.2")
@pytest.mark.parametrize(
    ("ready", "costs", "can"),
    [
        ("青青", "赤2/0", False),
        ("赤", "赤2/0", False),
        ("赤緑", "赤2/0", True),
        ("赤緑", "赤赤2/0", False),
        ("赤赤", "赤赤2/0", True),
        ("赤青緑", "赤青3/0", True),
        ("赤赤緑", "赤青3/0", False),
        ("", "0/0", True),
    ],
)
def test_n_1_4_as_many_of_a_colour_as_marks_and_the_rest_of_any(ready: str, costs: str, can: bool) -> None:
    position = Position(character("x", 1, 1, costs=costs))
    position.factors(0, ready)
    (id,) = position.hand(0, "x")
    game = position.begin()

    assert offered(game, "set") == ([id] if can else [])
    assert [condition.clause for condition in failures(CAN_SET, game, 0, id)] == ([] if can else ["N-1.2"])


@clauses("N-1.2")
def test_n_1_2_acted_factor_cards_do_not_pay() -> None:
    position = Position()
    position.factors(0, "赤", acted=True)
    position.hand(0, "swift")
    game = position.begin()

    assert offered(game, "set") == []


@clauses("N-1.2", "N-1.4")
def test_n_1_2_which_factor_cards_pay_is_asked_only_if_they_differ() -> None:
    position = Position()
    position.factors(0, "赤赤赤青緑")
    position.hand(0, "giant")
    game = position.begin()

    choose(game, "set")
    assert prompt(game) == "factors"
    assert {decode(number) for number in numbers(game, "factors")} == {
        (2, 0, 0, 0, 0, 0),
        (1, 1, 0, 0, 0, 0),
        (1, 0, 1, 0, 0, 0),
    }
    choose(game, "factors", number=encode((1, 0, 1)))

    assert acted(game) == ["赤", "緑"]


@clauses("N-1.2")
def test_n_1_2_equal_factor_cards_are_not_asked_for() -> None:
    position = Position()
    position.factors(0, "赤赤赤")
    position.hand(0, "giant")
    game = position.begin()

    choose(game, "set")

    assert names(game, FIELD, 0) == ["giant"]
    assert acted(game) == ["赤", "赤"]


@clauses("N-1.2")
def test_n_1_2_factor_cards_that_a_text_keeps_from_turning_pay_nothing() -> None:
    stuck = forbids("rust 0")
    stuck.forbidden_events = (When("act"),)
    stuck.file()
    position = Position(field("rust", stuck))
    position.place(1, "rust")
    position.factors(0, "赤赤")
    (id,) = position.hand(0, "giant")
    game = position.begin()

    choose(game, "set", id)

    assert prompt(game) == "action"
    assert offered(game, "set") == []
    assert len(game.zone(DECK, 0)) == 20
    assert id in game.zone(HAND, 0)


@clauses("N-1.4")
def test_n_1_4_a_total_smaller_than_its_marks_is_no_discount() -> None:
    assert payments([2, 2, 2], price("赤青1/0")) == [(1, 1, 0)]
    assert payments([1, 0, 0], price("赤青1/0")) == []


@clauses("N-1.3", "N-11.1")
def test_n_1_3_a_cost_larger_than_the_deck_cannot_be_paid() -> None:
    position = Position(character("x", 1, 1, costs="0/2"))
    position.deck_of(0, "wall")
    (id,) = position.hand(0, "x")
    game = position.begin()

    assert offered(game, "set") == []
    assert [condition.clause for condition in failures(CAN_SET, game, 0, id)] == ["N-1.3"]


@clauses("N-1.3", "N-11.1")
def test_n_1_3_using_up_the_deck_is_allowed_and_loses_nothing_yet() -> None:
    position = Position(character("x", 1, 1, costs="0/2"))
    position.deck_of(0, "wall", "runner")
    position.hand(0, "x")
    game = position.begin()

    choose(game, "set")

    assert game.zone(DECK, 0) == ()
    assert names(game, DISCARD, 0) == ["runner", "wall"]
    assert prompt(game) == "action"


@clauses("N-1.3")
def test_n_1_3_a_cost_is_paid_card_by_card() -> None:
    position = Position(character("x", 1, 1, costs="0/3"))
    position.hand(0, "x")
    game = position.begin()
    game.decision()
    game.trace = []

    choose(game, "set")

    assert game.trace.count("N-1.3") == 7  # three cards, three counts, and the look that finds nothing left
    assert len(game.zone(DISCARD, 0)) == 3


@clauses("N-1.5", "N-9.2", "N-8.5")
def test_n_1_5_a_new_character_neither_attacks_nor_uses_effects() -> None:
    position = Position(character("x", 1, 9, effect("x 0", "0/0", notes("e"))))
    position.hand(0, "x")
    game = position.begin()
    choose(game, "set")
    (id,) = game.zone(FIELD, 0)

    assert (offered(game, "attack"), offered(game, "effect")) == ([], [])
    assert [condition.clause for condition in failures(CAN_ATTACK, game, 0, id)] == ["N-1.5"]
    assert [condition.clause for condition in failures(CAN_USE_EFFECT, game, 0, id)] == ["N-8.5"]

    choose(game, "end")
    pass_all(game)
    choose(game, "end")
    pass_all(game)
    assert (offered(game, "attack"), offered(game, "effect")) == ([id], [id])


@clauses("N-1.5", "N-8.5")
def test_n_1_5_one_set_in_the_enemy_turn_acts_in_its_own() -> None:
    def comes(game: Game, frame: Frame) -> list[Event]:
        return [entering(game, game.zone(HAND, 1)[0], 1)]

    position = Position(trick("come", does(comes)))
    position.hand(1, "runner", "come")
    game = position.begin()
    choose(game, "end")
    choose(game, "use")
    (id,) = game.zone(FIELD, 1)
    assert game.state.objects[id].entered == 5

    assert offered(game, "attack") == [id]


@clauses("N-1.6")
def test_n_1_6_one_character_of_a_quoted_name() -> None:
    position = Position(character("other", 1, 1, name="セロ"))
    position.factors(0, "青")
    position.field(0, "pupil")
    position.field(1, "runner")
    pupil, other, runner = position.hand(0, "pupil", "other", "runner")
    game = position.begin()

    assert offered(game, "set") == [runner]
    assert [condition.clause for condition in failures(CAN_SET, game, 0, other)] == ["N-1.6"]
    assert [condition.clause for condition in failures(CAN_SET, game, 0, pupil)] == ["N-1.6"]


@clauses("N-1.6")
def test_n_1_6_brought_by_an_effect_it_stays_where_it_was() -> None:
    position = Position()
    position.field(0, "pupil")
    (id,) = position.discards(0, "pupil")
    (master,) = position.discards(0, "master")
    (other,) = position.discards(0, "runner")
    game = position.begin()

    do(game, entering(game, id, 0), entering(game, master, 0), entering(game, other, 0))

    assert names(game, DISCARD, 0) == ["pupil", "master"]
    assert names(game, FIELD, 0) == ["pupil", "runner"]


@clauses("N-1.6", "N-7.5")
def test_n_1_6_a_name_that_is_taken_by_the_time_of_resolution_sends_the_card_to_the_discard_pile() -> None:
    position = Position(trick("wait", notes("w")))
    position.hand(0, "runner")
    position.hand(1, "wait")
    game = position.begin()
    choose(game, "set")
    assert names(game, STACK, 0) == ["runner"]

    position.field(0, "runner")
    choose(game, "pass")

    assert names(game, DISCARD, 0) == ["runner"]
    assert names(game, FIELD, 0) == ["runner"]


@clauses("N-1.6")
def test_n_1_6_a_set_up_character_has_its_name_too() -> None:
    position = Position(upper("lady", "runner", 3, 3))
    position.field(0, "runner", "lady")
    (id,) = position.hand(0, "runner")
    game = position.begin()

    assert offered(game, "set") == []
    do(game, PutInDiscard(game.zone(FIELD, 0)[0]))
    assert offered(game, "set") == [id]
