"""N-5 ストラテジーカード, N-6 トリックカード, N-7 レスポンス."""

from __future__ import annotations

import pytest

from kirifuda.effects.plans.amounts import FixedAmount
from kirifuda.effects.plans.shapes import ModePlan
from kirifuda.effects.scope import Scope
from kirifuda.games.lyrical.abilities import TriggeredAbility, UsePlan
from kirifuda.games.lyrical.rules.common import values_of
from kirifuda.games.lyrical.rules.n07_actions import USING_CARD
from kirifuda.games.lyrical.rules.n07_resolution import Counter
from kirifuda.games.lyrical.values import TRICK, LyricalCard
from kirifuda.games.lyrical.zones import DISCARD, HAND, STACK
from kirifuda.kernel.flow import Do, Flow
from kirifuda.kernel.game import Game
from kirifuda.kernel.legality import failures
from kirifuda.kernel.state import Frame
from kirifuda.ledger.proofs import clauses
from tests.games.lyrical.rules.positions import (
    Position,
    deals,
    field,
    strategy,
    targets,
    to_each,
    trick,
    triggered,
)
from tests.toys.driving import choose, choose_several, names, numbers, offered, pass_all, prompt
from tests.toys.making import When, noted, notes, procedure


def waits(key: str = "wait", note: str = "w", costs: str = "0/0") -> LyricalCard:
    """A trick that only leaves a note."""
    return trick(key, notes(note), costs=costs)


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
    assert "N-7.5" in [c.clause for c in failures(USING_CARD.conditions(game, no), game, 0, no)]
    choose(game, "use", wait)
    assert offered(game, "use") == [no]
    choose(game, "use", no)

    assert noted(game) == "r"
    assert names(game, DISCARD, 1) == ["wait"]


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
