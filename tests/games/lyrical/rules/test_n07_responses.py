"""N-5 ストラテジーカード, N-6 トリックカード, N-7 レスポンス."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from kirifuda.effects.amounts import FixedAmount
from kirifuda.effects.plans import ModePlan
from kirifuda.effects.scope import Scope
from kirifuda.games.lyrical.abilities import TriggeredAbility, UsePlan
from kirifuda.games.lyrical.rules.common import values_of
from kirifuda.games.lyrical.rules.n00_moving import DiscardFromPlay
from kirifuda.games.lyrical.rules.n07_actions import CAN_SET, CAN_SET_UP, CAN_USE
from kirifuda.games.lyrical.rules.n07_resolution import Counter
from kirifuda.games.lyrical.rules.n09_damage import damage_on
from kirifuda.games.lyrical.values import TRICK, LyricalCard
from kirifuda.games.lyrical.zones import DECK, DISCARD, FIELD, FIELDS, HAND, STACK
from kirifuda.kernel.flow import Do, Flow
from kirifuda.kernel.game import Game
from kirifuda.kernel.legality import failures
from kirifuda.kernel.state import Frame
from kirifuda.ledger.proofs import clauses
from tests.games.lyrical.rules.positions import (
    Position,
    burns,
    character,
    deals,
    effect,
    field,
    forbids,
    item,
    strategy,
    targets,
    to_each,
    trick,
    triggered,
)
from tests.toys.driving import asked, choose, choose_several, names, now, numbers, offered, pass_all, prompt
from tests.toys.making import Doing, When, noted, notes, procedure


def waits(key: str = "wait", note: str = "w", costs: str = "0/0") -> LyricalCard:
    """A trick that only leaves a note."""
    return trick(key, notes(note), costs=costs)


@clauses("N-5.1", "N-5.2", "N-1.1")
def test_n_5_1_a_strategy_is_paid_for_used_from_hand_and_discarded() -> None:
    position = Position(strategy("rain", burns(4), costs="赤1/1"))
    position.factors(0, "赤")
    (id,) = position.hand(0, "rain")
    game = position.begin()

    assert id in offered(game, "use")
    choose(game, "use", id)

    assert len(game.zone(DECK, 1)) == 16
    assert len(game.zone(DECK, 0)) == 19
    assert names(game, DISCARD, 0) == ["wall", "rain"]
    assert game.zone(STACK, 0) == ()


@clauses("N-5.2", "N-6.2")
@pytest.mark.parametrize("make", [strategy, trick], ids=["strategy", "trick"])
def test_n_5_2_it_is_discarded_only_when_its_effect_is_done(make: Callable[..., LyricalCard]) -> None:
    def look(game: Game, frame: Frame) -> Flow:
        game.state.variables["seen"] = f"{names(game, STACK, 0)} {names(game, DISCARD, 0)}"
        return Do([])

    position = Position(make("mirror", look))
    position.hand(0, "mirror")
    game = position.begin()
    choose(game, "use", game.zone(HAND, 0)[0])

    assert game.state.variables["seen"] == "['mirror'] []"
    assert names(game, DISCARD, 0) == ["mirror"]


@clauses("N-5.1", "N-7.1")
def test_n_5_1_a_strategy_is_no_response() -> None:
    position = Position(strategy("rain", burns(4)), waits())
    position.hand(0, "wait")
    rain, _ = position.hand(1, "rain", "wait")
    game = position.begin()
    choose(game, "use", game.zone(HAND, 0)[0])

    assert asked(game) == 1
    assert rain not in offered(game, "use")
    assert [c.clause for c in failures(CAN_USE, game, 1, rain)] == ["N-5.1"]


@clauses("N-6.1", "N-6.2", "N-1.1")
def test_n_6_1_a_trick_is_paid_for_used_from_hand_and_discarded() -> None:
    position = Position(trick("squall", deals(2), target=targets(), costs="青1/1"))
    position.factors(0, "青")
    wall = position.field(1, "wall")
    (id,) = position.hand(0, "squall")
    game = position.begin()

    choose(game, "use", id)

    assert damage_on(game, wall) == 2
    assert names(game, DISCARD, 0) == ["wall", "squall"]


@clauses("N-6.3", "N-6.4", "N-7.1")
def test_n_6_4_a_trick_of_the_other_player_comes_in_between() -> None:
    position = Position(strategy("rain", notes("r")), waits(costs="青1/1"))
    position.factors(1, "青")
    position.hand(0, "rain")
    (wait,) = position.hand(1, "wait")
    game = position.begin()
    choose(game, "use", game.zone(HAND, 0)[0])

    assert (prompt(game), asked(game), offered(game, "use")) == ("response", 1, [wait])
    choose(game, "use", wait)

    assert noted(game) == "wr"
    assert names(game, DISCARD, 1) == ["wall", "wait"]


@clauses("N-7.3")
@pytest.mark.parametrize("what", ["character", "item", "field", "strategy", "trick", "effect"])
def test_n_7_3_every_action_but_setup_can_be_answered(what: str) -> None:
    position = Position(
        waits(),
        item("free"),
        field("place"),
        strategy("plan", notes("s")),
        trick("ruse", notes("t")),
        character("mage", 1, 1, effect("mage 0", "0/0", notes("e"))),
    )
    key = {"character": "runner", "item": "free", "field": "place", "strategy": "plan", "trick": "ruse"}.get(what, "")
    id = position.field(0, "mage" if what == "effect" else "wall")
    if key:
        (id,) = position.hand(0, key)
    position.hand(1, "wait")
    game = position.begin()
    choose(game, {"effect": "effect", "strategy": "use", "trick": "use"}.get(what, "set"), id)

    assert (prompt(game), asked(game)) == ("response", 1)
    assert len(game.zone(STACK, 0)) == 1
    assert game.zone(FIELDS, 0) == ()
    assert names(game, FIELD, 0) == ["mage" if what == "effect" else "wall"]
    choose(game, "use")
    pass_all(game)
    assert noted(game)[:1] == "w"
    assert game.zone(STACK, 0) == ()


@clauses("N-7.4", "N-7.5")
def test_n_7_4_responses_are_repeated_until_both_stop_and_the_last_is_first() -> None:
    letters = "abcd"
    position = Position(strategy("rain", notes("r")), *[trick(letter, notes(letter)) for letter in letters])
    position.hand(0, "rain", "b", "d")
    position.hand(1, "a", "c")
    game = position.begin()
    rain, b, d = game.zone(HAND, 0)[:3]
    a, c = game.zone(HAND, 1)[:2]

    choose(game, "use", rain)
    assert asked(game) == 1
    choose(game, "use", a)
    assert asked(game) == 0
    choose(game, "use", b)
    assert asked(game) == 1
    choose(game, "pass")
    assert asked(game) == 0
    choose(game, "use", d)
    assert noted(game) == ""
    assert asked(game) == 1
    choose(game, "use", c)

    assert noted(game) == "cdbar"
    assert prompt(game) == "action"


@clauses("N-7.4")
def test_n_7_4_one_may_add_to_ones_own_action_and_a_pass_is_not_for_good() -> None:
    position = Position(strategy("rain", notes("r")), trick("a", notes("a")), trick("b", notes("b")))
    position.hand(0, "rain", "a")
    position.hand(1, "b")
    game = position.begin()
    rain, a = game.zone(HAND, 0)[:2]

    choose(game, "use", rain)
    choose(game, "pass")
    assert asked(game) == 0
    choose(game, "use", a)
    assert asked(game) == 1
    choose(game, "use")

    assert noted(game) == "bar"


@clauses("N-7.5")
def test_n_7_5_nobody_answers_while_things_are_resolved() -> None:
    position = Position(strategy("rain", notes("r")), trick("a", notes("a")), trick("b", notes("b")))
    position.hand(0, "rain")
    position.hand(1, "a", "b")
    game = position.begin()
    choose(game, "use", game.zone(HAND, 0)[0])
    choose(game, "use", game.zone(HAND, 1)[0])

    assert (asked(game), prompt(game)) == (1, "response")
    choose(game, "pass")

    assert noted(game) == "ar"
    assert prompt(game) == "action"


@clauses("N-7.5")
def test_n_7_5_what_was_countered_is_not_resolved() -> None:
    def tricks(scope: Scope) -> list[int]:
        game = scope.game
        return [id for id in game.zone(STACK, 0) if values_of(game, id).kind & TRICK]

    position = Position(
        trick("no", to_each(Counter), target=targets(tricks)),
        waits(),
        strategy("rain", notes("r")),
    )
    no, rain = position.hand(0, "no", "rain")
    (wait,) = position.hand(1, "wait")
    game = position.begin()

    choose(game, "use", rain)
    assert "N-7.5" in [c.clause for c in failures(CAN_USE, game, 0, no)]
    choose(game, "use", wait)
    assert offered(game, "use") == [no]
    choose(game, "use", no)

    assert noted(game) == "r"
    assert names(game, DISCARD, 1) == ["wait"]


@clauses("N-7.5", "N-8.1")
def test_n_7_5_an_effect_can_be_countered_too() -> None:
    def anything(scope: Scope) -> list[int]:
        return list(scope.game.zone(STACK, 0))

    position = Position(
        trick("no", to_each(Counter), target=targets(anything)),
        character("mage", 1, 1, effect("mage 0", "0/0", notes("e"))),
    )
    position.field(0, "mage")
    position.hand(1, "no")
    game = position.begin()
    choose(game, "effect")
    choose(game, "use")
    pass_all(game)

    assert noted(game) == ""
    assert game.zone(STACK, 0) == ()
    assert names(game, FIELD, 0) == ["mage"]


@clauses("N-7.5", "N-8.3")
def test_n_7_5_without_any_target_left_nothing_happens_and_what_was_paid_stays_paid() -> None:
    position = Position(
        trick("squall", deals(2), notes("x"), target=targets(), costs="青1/1"),
        trick("slay", to_each(DiscardFromPlay), target=targets()),
    )
    position.factors(0, "青")
    position.field(1, "wall")
    position.hand(0, "squall")
    position.hand(1, "slay")
    game = position.begin()
    choose(game, "use", game.zone(HAND, 0)[0])
    choose(game, "use")

    assert noted(game) == ""
    assert names(game, DISCARD, 0) == ["wall", "squall"]
    assert names(game, DISCARD, 1) == ["wall", "slay"]


@clauses("N-7.5")
def test_n_7_5_with_some_targets_left_what_is_possible_is_done() -> None:
    position = Position(
        strategy("squall", deals(2), notes("x"), target=targets(most=2, least=2)),
        trick("slay", to_each(DiscardFromPlay), target=targets()),
    )
    one, other = position.field(1, "wall"), position.field(1, "giant")
    position.hand(0, "squall")
    position.hand(1, "slay")
    game = position.begin()
    choose(game, "use", game.zone(HAND, 0)[0])
    choose(game, "use")
    choose_several(game, other)

    assert noted(game) == "x"
    assert damage_on(game, one) == 2


@clauses("N-5.1", "N-7.5")
def test_n_5_1_without_a_target_it_cannot_be_used() -> None:
    position = Position(strategy("squall", deals(2), target=targets()))
    (id,) = position.hand(0, "squall")
    game = position.begin()

    assert id not in offered(game, "use")
    assert [c.clause for c in failures(CAN_USE, game, 0, id)] == ["N-7.5"]


@clauses("N-5.1")
def test_n_5_1_targets_are_chosen_when_it_is_used() -> None:
    position = Position(strategy("squall", deals(2), target=targets()), waits())
    one, other = position.field(1, "wall"), position.field(1, "giant")
    (id,) = position.hand(0, "squall")
    position.hand(1, "wait")
    game = position.begin()
    choose(game, "use", id)

    assert (prompt(game), offered(game, "target")) == ("target", [one, other])
    choose_several(game, one)
    assert (prompt(game), asked(game)) == ("response", 1)


@clauses("N-6.1")
def test_n_6_1_what_a_text_offers_is_chosen_when_it_is_used_and_needs_targets() -> None:
    made = trick("either", notes("n"))
    target = targets()
    target.group, target.option = 0, 0
    assert made.plan is not None
    made.plan.targets = (target,)
    made.plan.modes = (ModePlan("mode", FixedAmount(1), FixedAmount(1), ("a", "b")),)

    def tell(game: Game, frame: Frame) -> Flow:
        game.state.variables["chosen"] = f"{frame.slots['mode']}"
        return Do([])

    made.plan.procedure = procedure("either", tell)
    position = Position(made)
    (id,) = position.hand(0, "either")
    position.hand(0, "runner")
    game = position.begin()
    choose(game, "use", id)
    assert game.state.variables["chosen"] == "(1,)"

    choose(game, "set")
    pass_all(game)
    (id,) = position.hand(0, "either")
    game.asking = None
    choose(game, "use", id)
    assert (prompt(game), numbers(game, "mode")) == ("mode", [0, 1])


def choosy() -> UsePlan:
    """Two lists and two choices of targets; what was chosen is told."""

    def tell(game: Game, frame: Frame) -> Flow:
        found = [frame.slots[slot] for slot in ("m", "n", "target", "other")]
        game.state.variables["chosen"] = f"{found}"
        return Do([])

    made = UsePlan(procedure("choosy", tell))
    made.modes = (
        ModePlan("m", FixedAmount(2), FixedAmount(2), ("a", "b", "c")),
        ModePlan("n", FixedAmount(1), FixedAmount(1), ("d", "e")),
    )
    other = targets()
    other.slot = "other"
    made.targets = (targets(), other)
    return made


@clauses("N-6.1", "N-5.1", "N-4.2")
@pytest.mark.parametrize("itself", [False, True], ids=["used", "by_itself"])
def test_n_6_1_several_lists_and_several_targets_are_asked_for_one_after_the_other(itself: bool) -> None:
    by_itself = TriggeredAbility("bell 0", choosy(), When("enter"))
    made = trick("choosy")
    made.plan = choosy()
    position = Position(made, field("bell", by_itself))
    one, other = position.field(1, "wall"), position.field(1, "giant")
    (id,) = position.hand(0, "runner" if itself else "choosy")
    position.place(0, "bell")
    game = position.begin()
    choose(game, "set" if itself else "use", id)

    game.answer((2, 0))
    game.answer((1,))
    choose_several(game, other)
    choose_several(game, one)

    assert game.state.variables["chosen"] == f"{[(0, 2), (1,), (other,), (one,)]}"


@clauses("N-7.5", "N-4.2")
def test_n_7_5_what_a_resolution_triggers_comes_before_the_next_one() -> None:
    watches = triggered("bell 0", When("damage"), notes("t"))
    position = Position(
        field("bell", watches), strategy("rain", notes("r")), trick("squall", deals(1), target=targets())
    )
    position.place(1, "bell")
    position.field(1, "wall")
    position.hand(0, "rain")
    position.hand(1, "squall")
    game = position.begin()
    choose(game, "use", game.zone(HAND, 0)[0])
    choose(game, "use")

    assert noted(game) == "tr"


@clauses("N-7.4", "N-5.1", "N-1.1")
def test_n_7_4_nothing_is_set_or_set_up_in_a_response() -> None:
    position = Position(waits(), strategy("rain", notes("r")))
    position.hand(0, "rain", "wait")
    position.field(0, "pupil")
    position.factors(0, "青青青")
    runner, master = position.hand(0, "runner", "master")
    game = position.begin()
    choose(game, "use", game.zone(HAND, 0)[0])

    assert (prompt(game), asked(game)) == ("response", 0)
    assert (offered(game, "set"), offered(game, "set_up"), offered(game, "attack")) == ([], [], [])
    assert [c.clause for c in failures(CAN_SET, game, 0, runner)] == ["N-1.1"]
    assert [c.clause for c in failures(CAN_SET_UP, game, 0, master)] == ["N-2.2"]
    assert "N-7.4" in [c.clause for c in failures(CAN_USE, game, 1, runner)]


@clauses("N-7.3", "N-4.2")
def test_n_7_3_what_the_use_itself_triggers_comes_before_any_answer() -> None:
    watches = triggered("bell 0", When("use"), notes("t"))
    position = Position(field("bell", watches), strategy("rain", notes("r")), waits())
    position.place(1, "bell")
    position.hand(0, "rain")
    position.hand(1, "wait")
    game = position.begin()
    choose(game, "use", game.zone(HAND, 0)[0])

    assert (noted(game), prompt(game)) == ("t", "response")


@clauses("N-5.1", "N-4.2")
def test_n_5_1_prohibitions_of_texts_hold() -> None:
    made = strategy("rain", notes("r"))
    bans = field("ban", forbids("ban 0", Doing("use", lambda scope, who, card: card in scope.game.zone(HAND, 0))))
    position = Position(made, bans)
    (id,) = position.hand(0, "rain")
    game = position.begin()

    assert id in offered(game, "use")
    position.place(1, "ban")
    assert [c.clause for c in failures(CAN_USE, game, 0, now(game, id))] == ["N-4.2"]
