"""103.6 行動権, 103.7 レスポンス."""

from __future__ import annotations

from kirifuda.customs.turns import phase
from kirifuda.games.pso2.rules.common import holder_of_right, player_card, step
from kirifuda.games.pso2.rules.r504_actions import PASSING
from kirifuda.games.pso2.values import PsoCard
from kirifuda.games.pso2.zones import DISCARD, PROCESSING
from kirifuda.kernel.legality import failures
from kirifuda.ledger.proofs import clauses
from tests.games.pso2.rules.positions import Position, character, player, with_abilities
from tests.toys.driving import asked, choose, names, offered_with_numbers, prompt
from tests.toys.pso2_making import When, activated, active, does, noted, notes, triggered


@clauses("103.6.1", "103.6.1.4", "103.6.1.6", "103.6.1.7", "103.7.1", "406.2", "406.4", "103.6.2")
def test_103_6_1_7_the_right_passes_after_every_act_and_the_newest_is_processed_first() -> None:
    position = Position(*[active(name, notes(name)) for name in "abc"])
    first, third = position.hand(0, "a", "c")
    (second,) = position.hand(1, "b")
    game = position.begin()

    choose(game, "play", first)
    assert asked(game) == 1
    choose(game, "play", second)
    assert asked(game) == 0
    assert noted(game) == ""
    choose(game, "pass")
    assert noted(game) == "b"
    assert asked(game) == 0
    choose(game, "play", third)

    assert noted(game) == "bca"
    assert holder_of_right(game) == 0


@clauses("103.6.1.5", "103.6.1.5.1", "103.6.1.8", "504.1.6")
def test_103_6_1_5_1_nobody_passes_in_an_empty_main_phase() -> None:
    position = Position(active("a", notes("a")))
    position.hand(0, "a")
    position.hand(1, "a")
    game = position.begin()

    assert offered_with_numbers(game, "pass") == []
    assert failures(PASSING.now, game, 0, 0)[0].clause == "103.6.1.5.1"
    choose(game, "play")

    assert asked(game) == 1
    assert offered_with_numbers(game, "pass") == [(0, 0)]


@clauses("504.1.6.1", "504.1.6.2", "504.1", "103.6.2.1")
def test_504_1_6_1_the_end_can_be_declared_only_with_nothing_waiting() -> None:
    position = Position(active("a", notes("a")))
    position.hand(0, "a", "a")
    position.hand(1, "a")
    game = position.begin()

    assert offered_with_numbers(game, "end") == [(0, 0)]
    choose(game, "play")
    choose(game, "pass")

    assert asked(game) == 0
    assert offered_with_numbers(game, "end") == []
    assert offered_with_numbers(game, "attack") == []
    choose(game, "pass")
    choose(game, "end")
    assert phase(game) == "end"


@clauses("504.1.4", "504.1.4.1", "504.1.4.2", "300.3", "G.02")
def test_504_1_4_1_a_main_ability_waits_for_an_empty_area() -> None:
    slow = activated("hunt 0", notes("s"), main=True)
    quick = activated("hunt 1", notes("q"))
    person = player("both", 30, "赤", slow, quick)
    position = Position(person, active("a", notes("a")))
    position.replace_person(0, "both")
    position.hand(0, "a")
    position.hand(1, "a")
    game = position.begin()

    assert offered_with_numbers(game, "activate") == [(player_card(game, 0), 0), (player_card(game, 0), 1)]
    choose(game, "play")
    choose(game, "pass")

    assert offered_with_numbers(game, "activate") == [(player_card(game, 0), 1)]


@clauses("406.2.1", "103.6.1.2", "501.1.4", "300.2", "G.01")
def test_406_2_1_the_turn_player_places_triggers_first_in_an_order_of_choice() -> None:
    def waker(name: str) -> PsoCard:
        return with_abilities(character(name, 1, 9), triggered(name + " 0", When("occur", _starts), notes(name)))

    position = Position(*[waker(name) for name in "xyz"])
    x, y = position.field(0, "x"), position.field(0, "y")
    position.field(1, "z")
    game = position.begin(step="501.1")

    assert (prompt(game), asked(game)) == ("trigger", 0)
    assert [id for id, _ in offered_with_numbers(game, "trigger")] == [x, y]
    choose(game, "trigger", y)

    assert noted(game) == "zxy"


def _starts(scope: object, event: object) -> bool:
    return getattr(event, "moment", "") == "turn_start"


@clauses("505.1.2", "505.1", "505.1.1")
def test_505_1_2_players_act_at_the_end_of_the_turn() -> None:
    ends = triggered("x 0", When("occur", lambda scope, event: getattr(event, "moment", "") == "turn_end"), notes("x"))
    position = Position(with_abilities(character("x", 1, 9), ends), active("a", notes("a")))
    position.field(0, "x")
    position.hand(1, "a")
    game = position.begin()

    choose(game, "end")

    assert (phase(game), step(game), asked(game)) == ("end", "turn_end", 1)
    assert len(game.zone(PROCESSING, 0)) == 1
    choose(game, "play")
    assert noted(game) == "ax"


@clauses("204.2.1", "204.1", "406.1")
def test_204_2_1_the_card_of_an_active_is_discarded_while_its_ability_waits() -> None:
    position = Position(active("a", notes("a")), active("b", does(lambda game, frame: [])))
    (mine,) = position.hand(0, "a")
    position.hand(1, "b")
    game = position.begin()

    choose(game, "play", mine)

    assert names(game, DISCARD, 0) == ["a"]
    assert names(game, PROCESSING, 0) == ["a"]
    assert game.state.objects[game.zone(PROCESSING, 0)[0]].made
