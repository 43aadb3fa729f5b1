"""2.6 ダメージと撃破, 2.7 チェックステップ, 9.1: damage, destruction and the order of effects."""

from __future__ import annotations

import pytest

from kirifuda.games.spellcard_strike.abilities import (
    TIER_EQUIPMENT,
    TIER_RULE,
    TIER_SPELL,
    TIER_STRIKER,
    StrikeAbility,
)
from kirifuda.games.spellcard_strike.rules.r02_06_damage import Damage, Destroy
from kirifuda.games.spellcard_strike.rules.r02_07_check_step import CHECK_STEP
from kirifuda.games.spellcard_strike.rules.r02_08_summoning import Retire
from kirifuda.games.spellcard_strike.rules.r04_02_zones import Draw
from kirifuda.games.spellcard_strike.zones import DISCARD, HAND, REMOVED, SCORE, STAGE
from kirifuda.kernel.changes import BeginLasting, Occur, SetVariable
from kirifuda.kernel.event import Event
from kirifuda.kernel.game import Game
from kirifuda.kernel.lasting import LastingEffect
from kirifuda.kernel.state import Frame
from kirifuda.ledger.proofs import clauses
from tests.games.spellcard_strike.rules.positions import Position, card, offered, result, with_abilities
from tests.toys.driving import choose, do, names, prompt, run_now
from tests.toys.strike_making import DamageShift, Shift, When, does, lasting, triggered


def hit(game: Game, id: int, number: int, cause: str = "spell") -> None:
    """Damage, and the check step after it."""
    do(game, Damage(id, number, cause, (id,)))
    run_now(game, CHECK_STEP)


def table(house: dict[str, str] | None = None) -> tuple[Game, int]:
    """Two strikers each; the second player's guard has DEF 5."""
    position = Position(house=house)
    position.striker(0, "scout", 1)
    position.striker(1, "scout", 18)
    guard = position.striker(1, "guard", 13)
    return position.begin(), guard


@clauses("2.6.5", "2.7.2.3", "2.6.1", "2.6.4")
def test_2_6_3_damage_of_at_least_def_destroys_and_less_leaves_no_trace() -> None:
    game, guard = table()

    hit(game, guard, 4)
    assert guard in game.state.objects
    hit(game, guard, 4)
    assert guard in game.state.objects
    hit(game, guard, 5)

    assert guard not in game.state.objects


def test_2_6_3_a_house_rule_asks_for_more_than_def() -> None:
    game, guard = table({"lethal_damage": "above_def"})

    hit(game, guard, 5)
    assert guard in game.state.objects
    hit(game, guard, 6)

    assert guard not in game.state.objects


def test_2_6_3_damage_of_one_effect_is_added_up() -> None:
    game, guard = table()

    do(game, Damage(guard, 2, "spell", (guard,)), Damage(guard, 3, "spell", (guard,)))
    run_now(game, CHECK_STEP)

    assert guard not in game.state.objects


def test_2_6_3_def_counts_as_it_is_when_the_check_step_looks() -> None:
    game, guard = table()
    do(game, BeginLasting(lasting(Shift("more", "DEF", 1), (guard,), "turn")))

    hit(game, guard, 5)

    assert guard in game.state.objects


@clauses("2.3.5", "2.6.4.2", "2.6.4.3", "4.5.1", "4.5.4", "3.5.2")
def test_2_6_4_1_the_destroyed_goes_to_the_opponents_score_with_its_option() -> None:
    position = Position(card("cloak"))
    position.striker(0, "scout", 1)
    position.striker(1, "scout", 18)
    ace = position.striker(1, "ace", 13, "bell")
    wearer = position.striker(1, "scout", 12, "cloak")
    game = position.begin()

    do(game, Destroy(ace), Destroy(wearer))

    assert sorted(names(game, SCORE, 0)) == ["ace", "bell", "scout"]
    assert names(game, DISCARD, 1) == ["cloak"]
    assert not any(game.state.objects[id].face_down for id in game.zone(SCORE, 0))


@clauses("2.3.8", "2.9.6")
def test_2_8_2_1_what_retires_goes_to_the_discard_pile_and_its_option_is_removed() -> None:
    position = Position(card("cloak"))
    position.striker(0, "scout", 1)
    position.striker(1, "scout", 18)
    ace = position.striker(1, "ace", 13, "bell")
    wearer = position.striker(1, "scout", 12, "cloak")
    game = position.begin()

    do(game, Retire(ace), Retire(wearer))

    assert sorted(names(game, DISCARD, 1)) == ["ace", "cloak", "scout"]
    assert names(game, REMOVED, 1) == ["bell"]


def turn_starters(tier: int, key: str) -> StrikeAbility:
    """An ability that draws a card for its controller when a turn begins."""

    def draw(game: Game, frame: Frame) -> list[Event]:
        told = game.state.variables.get("told", ())
        assert isinstance(told, tuple)
        return [SetVariable("told", (*told, frame.source)), Draw(frame.player)]

    made = triggered(
        key, When("occur", lambda scope, event: isinstance(event, Occur) and event.moment == "signal"), does(draw)
    )
    made.tier = tier
    return made


def told(game: Game) -> object:
    """The order in which the abilities acted."""
    return game.state.variables.get("told", ())


@clauses("2.7.2.1", "9.1.1", "2.7.2.5", "9.1.3")
def test_9_1_2_tiers_rule_cards_then_equipment_then_strikers_then_spells() -> None:
    cards = [
        with_abilities(card(f"tier{tier}"), turn_starters(tier, f"tier{tier}/0"))
        for tier in (TIER_SPELL, TIER_STRIKER, TIER_EQUIPMENT, TIER_RULE)
    ]
    position = Position(*cards)
    ids = [position.striker(0, each.key, place) for place, each in enumerate(cards)]
    position.striker(1, "scout", 18)
    game = position.begin()

    do(game, Occur("signal", 0))
    run_now(game, CHECK_STEP)

    assert told(game) == tuple(reversed(ids))


def test_9_1_3_1_the_turn_players_first_and_of_ones_own_in_any_order() -> None:
    made = with_abilities(card("teller"), turn_starters(TIER_STRIKER, "teller/0"))
    position = Position(made)
    theirs = position.striker(1, "teller", 18)
    first = position.striker(0, "teller", 1)
    second = position.striker(0, "teller", 2)
    game = position.begin()

    do(game, Occur("signal", 0))
    run_now(game, CHECK_STEP)
    assert {id for id, _ in offered(game, "trigger")} == {first, second}
    choose(game, "trigger", second)

    assert told(game) == (second, first, theirs)


def test_9_1_3_2_of_spells_the_one_resolved_first() -> None:
    made = with_abilities(card("teller"))
    ability = turn_starters(TIER_SPELL, "later")
    position = Position(made)
    mine = position.striker(0, "teller", 1)
    theirs = position.striker(1, "teller", 18)
    position.game.pool.add_ability(ability)
    game = position.begin()
    do(game, BeginLasting(LastingEffect(None, ability, theirs, 1, (), "turn")))
    do(game, BeginLasting(LastingEffect(None, ability, mine, 0, (), "turn")))

    do(game, Occur("signal", 0))
    run_now(game, CHECK_STEP)

    assert told(game) == (theirs, mine)


def test_2_7_2_2_what_one_effect_does_to_several_happens_at_once() -> None:
    position = Position()
    position.striker(0, "scout", 1)
    mine = position.striker(0, "scout", 5)
    theirs = position.striker(1, "scout", 18)
    game = position.begin()

    do(game, Damage(mine, 9, "spell", (mine,)), Damage(theirs, 9, "spell", (mine,)))
    run_now(game, CHECK_STEP)

    assert result(game) == ((0,), "1.2.4.3")
    assert names(game, STAGE, 0) == ["scout"]


@clauses("8.1.5", "2.4.4")
def test_9_1_2_damage_is_changed_in_the_order_of_tiers_before_it_is_applied() -> None:
    shield = with_abilities(
        card("shield", 1, 4), DamageShift("shield/0", -3, lambda scope, event: event.object == scope.source)
    )
    position = Position(shield)
    position.striker(0, "scout", 1)
    target = position.striker(1, "shield", 18)
    game = position.begin()

    hit(game, target, 6)
    assert target in game.state.objects
    hit(game, target, 7)

    assert result(game) == ((0,), "1.2.4.3")


def test_9_1_3_1_whoever_controls_the_abilities_orders_those_that_are_no_sums() -> None:
    first = DamageShift("first", -1, lambda scope, event: event.object == scope.source)
    second = DamageShift("second", -2, lambda scope, event: event.object == scope.source)
    position = Position(with_abilities(card("shield", 1, 4), first, second))
    position.striker(0, "scout", 1)
    target = position.striker(1, "shield", 18)
    game = position.begin()

    do_damage = Damage(target, 7, "spell", (target,))
    with pytest.raises(IndexError):
        do(game, do_damage)

    assert prompt(game) == "replacement"
    decision = game.decision()
    assert decision is not None
    assert decision.player == 1
    assert decision.clause == "9.1.3.1"


def test_4_2_4_drawing_takes_the_top_card() -> None:
    position = Position()
    position.striker(0, "scout", 1)
    position.striker(1, "scout", 18)
    position.put(0, position.game.map.kinds[0], "giant")
    game = position.begin()

    do(game, Draw(0))

    assert names(game, HAND, 0) == ["giant"]
