"""N-8 エフェクトの使用."""

from __future__ import annotations

import pytest

from kirifuda.games.lyrical.rules.n00_moving import DiscardFromPlay
from kirifuda.games.lyrical.rules.n08_effects import CAN_USE_EFFECT
from kirifuda.games.lyrical.zones import DISCARD, FIELD
from kirifuda.kernel.legality import failures
from kirifuda.ledger.proofs import clauses
from tests.games.lyrical.rules.positions import (
    Position,
    character,
    deals,
    effect,
    field,
    forbids,
    price,
    strategy,
    targets,
    theirs,
    to_each,
    trick,
)
from tests.toys.driving import asked, choose, choose_several, names, offered, pass_all, prompt
from tests.toys.making import Doing, noted, notes


@clauses("N-8.1", "N-8.2", "N-1.2", "N-1.3")
def test_n_8_2_factor_before_the_slash_cost_behind_it_and_then_the_result() -> None:
    position = Position(character("mage", 1, 5, effect("mage 0", "青2/1", notes("e"))))
    factors = position.factors(0, "青赤緑")
    mage = position.field(0, "mage")
    game = position.begin()

    choose(game, "effect", mage)
    assert prompt(game) == "factors"
    game.answer((0,))

    assert noted(game) == "e"
    assert sum(game.state.objects[id].position for id in factors) == 2
    assert game.state.objects[factors[1]].position + game.state.objects[factors[2]].position == 1
    assert len(game.zone(DISCARD, 0)) == 1
    assert game.state.objects[mage].position == 0


@clauses("N-8.2")
def test_n_8_2_a_price_prints_as_it_is_noted() -> None:
    printed = ["赤赤2/1", "青1/0", "2/3", "赤青緑5/2"]

    assert [price(text).text() for text in printed] == printed
    assert price("赤緑3/0").colours() == 5


@clauses("N-8.3")
def test_n_8_3_as_often_as_it_is_paid_for() -> None:
    position = Position(character("mage", 1, 5, effect("mage 0", "青1/1", notes("e"))))
    position.factors(0, "青青")
    mage = position.field(0, "mage")
    game = position.begin()

    choose(game, "effect")
    choose(game, "effect")

    assert noted(game) == "ee"
    assert offered(game, "effect") == []
    assert [c.clause for c in failures(CAN_USE_EFFECT, game, 0, mage)] == ["N-1.2"]


@clauses("N-8.3")
def test_n_8_3_unless_its_text_says_how_often() -> None:
    position = Position(character("mage", 1, 5, effect("mage 0", "0/0", notes("e"), times=2)))
    mage = position.field(0, "mage")
    game = position.begin()
    for _ in range(2):
        choose(game, "effect")
        pass_all(game)

    assert offered(game, "effect") == []
    assert [c.clause for c in failures(CAN_USE_EFFECT, game, 0, mage)] == ["N-8.3"]


@clauses("N-8.3", "N-1.3")
def test_n_8_3_a_cost_larger_than_the_deck_cannot_be_paid() -> None:
    position = Position(character("mage", 1, 5, effect("mage 0", "0/2", notes("e"))))
    mage = position.field(0, "mage")
    position.deck_of(0, "wall")
    game = position.begin()

    assert offered(game, "effect") == []
    assert [c.clause for c in failures(CAN_USE_EFFECT, game, 0, mage)] == ["N-1.3"]


@clauses("N-8.4")
def test_n_8_4_an_acted_character_uses_no_effects() -> None:
    position = Position(character("mage", 1, 5, effect("mage 0", "0/0", notes("e"))))
    mage = position.field(0, "mage", acted=True)
    game = position.begin()

    assert offered(game, "effect") == []
    assert [c.clause for c in failures(CAN_USE_EFFECT, game, 0, mage)] == ["N-8.4"]


@clauses("N-8.5")
@pytest.mark.parametrize("answering", [False, True])
def test_n_8_5_a_new_character_uses_none_in_any_players_turn(answering: bool) -> None:
    position = Position(character("mage", 1, 5, effect("mage 0", "0/0", notes("e"))), trick("wait", notes("w")))
    mage = position.field(0, "mage", new=True)
    position.hand(0, "wait")
    game = position.begin(owner=1 if answering else 0)
    if answering:
        choose(game, "end")
        assert (prompt(game), asked(game)) == ("response", 0)

    assert offered(game, "effect") == []
    assert [c.clause for c in failures(CAN_USE_EFFECT, game, 0, mage)] == ["N-8.5"]


@clauses("N-7.1", "N-8.1")
def test_n_7_1_an_effect_answers_an_action() -> None:
    position = Position(character("mage", 1, 5, effect("mage 0", "青1/0", notes("e"))), strategy("rain", notes("r")))
    position.factors(1, "青")
    mage = position.field(1, "mage")
    (rain,) = position.hand(0, "rain")
    game = position.begin()
    choose(game, "use", rain)

    assert (asked(game), offered(game, "effect")) == (1, [mage])
    choose(game, "effect", mage)
    assert noted(game) == "er"


@clauses("N-8.1", "N-7.5")
def test_n_8_1_an_effect_is_resolved_even_if_its_character_is_gone() -> None:
    position = Position(
        character("mage", 1, 5, effect("mage 0", "0/0", notes("e"))),
        trick("slay", to_each(DiscardFromPlay), target=targets()),
    )
    mage = position.field(0, "mage")
    position.hand(1, "slay")
    game = position.begin()
    choose(game, "effect", mage)
    choose(game, "use")
    pass_all(game)

    assert game.zone(FIELD, 0) == ()
    assert noted(game) == "e"


@clauses("N-8.1")
def test_n_8_1_effects_of_the_other_players_characters_are_not_mine() -> None:
    position = Position(character("mage", 1, 5, effect("mage 0", "0/0", notes("e"))))
    mage = position.field(1, "mage")
    game = position.begin()

    assert offered(game, "effect") == []
    assert [c.clause for c in failures(CAN_USE_EFFECT, game, 0, mage)] == ["N-8.1"]


@clauses("N-8.1", "N-7.5")
def test_n_8_1_targets_and_prohibitions_of_texts_hold() -> None:
    position = Position(
        character("a", 1, 5, effect("a 0", "0/0", deals(1), target=targets(theirs))),
        field("ban", forbids("ban 0", Doing("effect"))),
    )
    a = position.field(0, "a")
    game = position.begin()
    assert offered(game, "effect") == []

    assert [c.clause for c in failures(CAN_USE_EFFECT, game, 0, a)] == ["N-7.5"]
    wall = position.field(1, "wall")
    assert failures(CAN_USE_EFFECT, game, 0, a) == []
    position.place(1, "ban")
    assert [c.clause for c in failures(CAN_USE_EFFECT, game, 0, a)] == ["N-8.1"]
    assert wall in game.zone(FIELD, 1)


@clauses("N-8.2", "N-7.5")
def test_n_8_2_targets_of_an_effect_are_chosen_when_it_is_used() -> None:
    strikes = effect("mage 0", "0/0", deals(3), target=targets())
    position = Position(character("mage", 1, 5, strikes), trick("wait", notes("w")))
    mage = position.field(0, "mage")
    runner = position.field(1, "runner")
    position.hand(1, "wait")
    game = position.begin()
    choose(game, "effect", mage)

    assert offered(game, "target") == [mage, runner]
    choose_several(game, runner)
    assert (prompt(game), asked(game)) == ("response", 1)
    pass_all(game)
    assert names(game, DISCARD, 1) == ["runner"]
