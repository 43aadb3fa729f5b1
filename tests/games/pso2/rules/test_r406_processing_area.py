"""406 処理領域, 204 アクティブカード, 209 コスト."""

from __future__ import annotations

import pytest

from kirifuda.effects.plans.amounts import FixedAmount
from kirifuda.effects.plans.shapes import ModePlan
from kirifuda.effects.plans.targets import TextCost
from kirifuda.games.pso2.abilities import PlayPlan
from kirifuda.games.pso2.rules.common import player_card, values_of
from kirifuda.games.pso2.rules.r103_2_actions import origin_of
from kirifuda.games.pso2.rules.r103_5_numbers import half, reckon
from kirifuda.games.pso2.rules.r213_damage import Damage, damage_on
from kirifuda.games.pso2.rules.r400_zones import Mill
from kirifuda.games.pso2.rules.r403_field import Destroy
from kirifuda.games.pso2.rules.r406_4_resolution import Fizzle
from kirifuda.games.pso2.rules.r504_actions import PLAYING
from kirifuda.games.pso2.values import PsoCard
from kirifuda.games.pso2.zones import DECK, DISCARD, FIELD, PP, PROCESSING
from kirifuda.kernel.flow import Flow
from kirifuda.kernel.game import Game
from kirifuda.kernel.keeping.recording import Recorder
from kirifuda.kernel.legality import failures
from kirifuda.kernel.state import Frame
from kirifuda.ledger.proofs import clauses
from tests.games.pso2.rules.positions import Position, card, character, is_off, result, with_abilities
from tests.toys.driving import asked, choose, choose_several, do, names, now, offered_with_numbers, pass_all, prompt
from tests.toys.pso2_making import (
    Shift,
    When,
    activated,
    active,
    attached,
    chosen,
    deals,
    does,
    forbids_event,
    noted,
    notes,
    procedure,
    static,
    targets,
    triggered,
)


def burn(number: int = 2, most: int = 1, least: int = 1) -> PsoCard:
    """An active that deals damage to enemies."""
    return active("burn", deals(number), target=targets(least=least, most=most))


@clauses("406.2.2", "406.2.3", "406.2.3b", "G.28", "G.08", "300.5", "103.4.2")
def test_406_2_3_targets_at_the_head_are_chosen_when_the_card_is_played() -> None:
    position = Position(burn(), active("wait", notes("w")))
    one, other = position.field(1, "giant"), position.field(1, "giant")
    position.hand(0, "burn")
    position.hand(1, "wait")
    game = position.begin()

    choose(game, "play")
    assert (prompt(game), asked(game)) == ("target", 0)
    assert [id for id, _ in offered_with_numbers(game, "target")] == [one, other]
    choose_several(game, other)
    assert asked(game) == 1
    choose(game, "pass")

    assert (damage_on(game, one), damage_on(game, other)) == (0, 2)


@clauses("406.2.4", "504.2")
def test_406_2_4_without_a_target_it_cannot_be_played() -> None:
    position = Position(burn())
    position.field(0, "giant")
    (id,) = position.hand(0, "burn")
    game = position.begin()

    assert offered_with_numbers(game, "play") == []
    assert [condition.clause for condition in failures(PLAYING.stated(), game, 0, id)] == ["406.2.4"]


@pytest.mark.parametrize("is_found", [False, True])
@clauses("406.2.4", "300.2")
def test_406_2_4_a_trigger_without_a_target_is_not_invoked(is_found: bool) -> None:
    wakes = triggered("x 0", When("turn_off"), deals(1), notes("x"), target=targets())
    position = Position(with_abilities(character("x", 1, 9), wakes))
    id = position.field(0, "x")
    if is_found:
        position.field(1, "giant")
    game = position.begin()
    game.recorder = Recorder()

    choose(game, "attack", id)
    if is_found:
        choose_several(game, player_card(game, 1))

    assert game.state.waiting == ()
    assert game.zone(PROCESSING, 0) == ()
    assert ("invoke" in {record.event.kind for record in game.recorder.records}) == is_found
    assert noted(game) == ("x" if is_found else "")


@clauses("406.4.1", "103.4.1")
def test_406_4_1_an_active_whose_only_target_has_gone_does_nothing() -> None:
    two = active("two", deals(1), notes("x"), target=targets())
    position = Position(two, active("wait", notes("w")))
    victim = position.field(1, "giant")
    position.hand(0, "two")
    position.hand(1, "wait")
    game = position.begin()
    game.recorder = Recorder()
    choose(game, "play")

    do(game, Destroy(victim))
    choose(game, "pass")

    assert noted(game) == ""
    assert game.zone(PROCESSING, 0) == ()
    assert any(isinstance(record.event, Fizzle) for record in game.recorder.records)


@clauses("406.3", "103.3.2")
def test_406_3_modes_at_the_head_are_chosen_when_placed_and_only_possible_ones() -> None:
    made = card("either", 8)
    plan = PlayPlan(procedure("either", does(lambda game, frame: [Damage(id, 3) for id in chosen(frame)]), _by_mode))
    plan.modes = (ModePlan("mode", FixedAmount(1), FixedAmount(1), ("a", "b")),)
    target = targets()
    target.group, target.option = 0, 1
    plan.targets = (target,)
    made.plan = plan
    position = Position(made)
    position.hand(0, "either", "either")
    game = position.begin()

    choose(game, "play")
    pass_all(game)
    assert noted(game) == "0"

    giant = position.field(1, "giant")
    game.asking = None
    choose(game, "play")
    assert prompt(game) == "mode"
    choose(game, "mode", number=1)
    assert noted(game) == "01"
    assert damage_on(game, giant) == 3


def _by_mode(game: Game, frame: Frame) -> Flow:
    value = frame.slots["mode"]
    assert isinstance(value, tuple)
    return notes(str(value[0]))(game, frame)


# Costs


@clauses("209.1.2", "209.1.2.1", "207.1", "207.2")
def test_209_1_2_a_coloured_card_needs_its_colour_in_pp_even_for_nothing() -> None:
    position = Position(character("free", 1, 1, 0, "青"), character("both", 1, 1, 0, "赤青"))
    points = position.points(0, "giant")
    free, both = position.hand(0, "free", "both")
    game = position.begin()

    assert offered_with_numbers(game, "play") == []
    assert [condition.clause for condition in failures(PLAYING.stated(), game, 0, free)] == ["209.1.2"]

    position.points(0, "pike", off=True)
    game.asking = None
    assert [id for id, _ in offered_with_numbers(game, "play")] == [free, both]
    assert points


@clauses("102.5", "404.5", "404.5.1", "404.1", "404.2")
def test_404_5_a_face_down_pp_pays_once_and_goes_under_the_deck() -> None:
    position = Position()
    hidden = position.put(0, PP, "pike", face_down=True)
    position.hand(0, "guard")
    game = position.begin()
    before = game.zone(DECK, 0)

    choose(game, "play")

    assert game.zone(PP, 0) == ()
    assert game.zone(DECK, 0) == (now(game, hidden), *before)
    assert names(game, FIELD, 0) == ["guard"]


@clauses("209.3", "209.3.1", "209.2", "103.5.1", "G.03")
def test_209_3_x_is_chosen_and_counts_only_while_it_waits() -> None:
    def work(game: Game, frame: Frame) -> Flow:
        return notes(str(frame.slots["X"]))(game, frame)

    made = card("many", 8)
    made.has_x_cost = True
    made.plan = PlayPlan(procedure("many", work))
    position = Position(made, active("wait", notes("w")))
    position.points(0, "guard", "guard")
    position.hand(0, "many")
    position.hand(1, "wait")
    game = position.begin()

    choose(game, "play")
    assert [number for _, number in offered_with_numbers(game, "number")] == [0, 1, 2]
    choose(game, "number", number=2)

    assert values_of(game, game.zone(PROCESSING, 0)[0]).cost == 2
    assert values_of(game, game.zone(DISCARD, 0)[0]).cost == 0
    choose(game, "pass")
    assert noted(game) == "2"


@clauses("103.5.2", "103.5.2.1", "103.5.3", "103.5.4", "103.5.5")
def test_103_5_2_numbers_are_added_subtracted_multiplied_and_divided_in_that_order() -> None:
    assert reckon(3, [("divide", 2), ("multiply", 3), ("subtract", 1), ("add", 2)]) == 6
    assert reckon(5, [("divide", 2)]) == 3
    assert reckon(1, [("subtract", 4)]) == 0
    assert reckon(7, [("add", 1), ("set", 2)]) == 3
    assert half(5) == 3


# Attached actives


@clauses("204.2", "204.2.2", "204.2.2.1", "204.2.2.2", "204.2.2.3", "301.8", "403.2", "G.34", "300.4", "300.4.1")
def test_204_2_2_an_attached_active_lies_on_its_host_and_goes_with_it() -> None:
    rust = attached("rust", static("rust 0", Shift("rust 0 change", -1, -1)))
    position = Position(rust)
    giant = position.field(1, "giant")
    position.hand(0, "rust")
    game = position.begin()

    choose(game, "play")
    under = game.state.objects[giant].under

    assert len(under) == 1
    assert values_of(game, giant).hp == 5
    assert under[0] in game.zone(FIELD, 1)
    assert game.state.objects[under[0]].controller == 0
    assert not is_off(game, under[0])
    do(game, Destroy(giant))
    assert names(game, DISCARD, 0) == ["rust"]


@clauses("103.2.2", "103.2.2.1", "201.3.1", "204.2.2.4", "205.4.7")
def test_103_2_2_what_an_active_does_is_the_players_doing_and_what_a_weapon_does_its_bearers() -> None:
    position = Position()
    giant = position.field(0, "giant", "sword")
    (act,) = position.discards(0, "nothing")
    game = position.begin()
    sword = game.state.objects[giant].under[0]

    assert origin_of(game, act) == player_card(game, 0)
    assert origin_of(game, sword) == giant
    assert origin_of(game, giant) == giant
    assert origin_of(game, 0) == 0


@clauses("103.4.2.1", "103.4.2.3", "G.11", "301.6", "G.33", "103.3.1")
def test_103_4_2_1_an_ability_leaves_the_area_before_it_is_carried_out_in_printed_order() -> None:
    seen: list[int] = []

    def look(game: Game, frame: Frame) -> Flow:
        seen.append(len(game.zone(PROCESSING, 0)))
        return notes("2")(game, frame)

    position = Position(active("a", notes("1"), look, notes("3")))
    position.hand(0, "a")
    game = position.begin()
    game.recorder = Recorder()

    choose(game, "play")

    assert noted(game) == "123"
    assert seen == [0]
    assert [record.event.kind for record in game.recorder.records if record.event.kind in ("play", "invoke")] == [
        "play"
    ]


@clauses("103.6.1.3")
def test_103_6_1_3_rule_processes_come_before_triggers_are_placed() -> None:
    shrink = Shift("shrink", 0, -9)
    wakes = triggered("x 0", When("destroy"), notes("x"))
    position = Position(with_abilities(character("x", 1, 9), wakes), attached("curse", static("curse 0", shrink)))
    position.field(0, "x")
    giant = position.field(1, "giant")
    position.hand(0, "curse")
    game = position.begin()

    choose(game, "play")

    assert giant not in game.state.objects
    assert names(game, DISCARD, 0) == ["curse"]
    assert noted(game) == "x"


@clauses("406.2.3", "406.3", "209.3")
def test_406_2_3_several_choices_at_the_head_are_made_one_after_the_other() -> None:
    def shows(game: Game, frame: Frame) -> Flow:
        modes = frame.slots["first"], frame.slots["second"]
        return notes(f"{modes}{frame.slots['X']}{frame.slots['Y']}{len(chosen(frame))}{len(chosen(frame, 'other'))}")(
            game, frame
        )

    made = card("long", 8)
    made.plan = PlayPlan(procedure("long", shows))
    made.plan.modes = tuple(
        ModePlan(slot, FixedAmount(1), FixedAmount(2), ("a", "b", "c")) for slot in ("first", "second")
    )
    made.plan.letters = ("X", "Y")
    made.plan.limits = (("X", FixedAmount(1)), ("Y", FixedAmount(2)))
    mine, theirs = targets(enemy=False), targets()
    mine.slot = "other"
    made.plan.targets = (theirs, mine)
    position = Position(made)
    for seat in (0, 0, 1, 1):
        position.field(seat, "giant")
    position.hand(0, "long")
    game = position.begin()

    choose(game, "play")
    game.answer((2, 0))
    game.answer((1,))
    choose(game, "number", number=1)
    choose(game, "number", number=2)
    game.answer((0,))
    game.answer((0,))

    assert noted(game) == "((0, 2), (1,))1211"


@clauses("406.1", "202.2")
def test_202_2_a_card_that_cannot_come_into_play_goes_to_the_discard_pile() -> None:
    bar = forbids_event("bar 0", When("enter"))
    position = Position(with_abilities(character("bar", 1, 9), bar))
    position.field(1, "bar")
    position.points(0, "guard")
    position.hand(0, "guard")
    game = position.begin()

    choose(game, "play")

    assert names(game, DISCARD, 0) == ["guard"]
    assert game.zone(PROCESSING, 0) == ()


@clauses("103.6.1.3", "101.3")
def test_103_6_1_3_what_paying_has_done_is_looked_at_before_anybody_acts() -> None:
    dear = activated("x 0", notes("x"))
    dear.costs = (TextCost("cost", procedure("drown", does(lambda game, frame: [Mill(0, 99)])), ()),)
    position = Position(with_abilities(character("x", 1, 9), dear), active("wait", notes("w")))
    position.field(0, "x")
    position.hand(1, "wait")
    game = position.begin()

    choose(game, "activate")

    assert result(game) == ((1,), "101.3")
