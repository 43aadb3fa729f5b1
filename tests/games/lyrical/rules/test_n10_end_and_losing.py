"""N-10 エンドフェイズ, N-11 ゲームの勝敗."""

from __future__ import annotations

from kirifuda.effects.plans.amounts import FixedAmount
from kirifuda.effects.scope import Scope
from kirifuda.games.lyrical.rulebook import RULEBOOK
from kirifuda.games.lyrical.rules.n09_damage import Damage, damage_on
from kirifuda.games.lyrical.zones import HAND
from kirifuda.kernel.changes import Occur
from kirifuda.kernel.event import Event
from kirifuda.kernel.flow import Do, Flow
from kirifuda.kernel.game import Game
from kirifuda.kernel.state import Frame
from kirifuda.ledger.proofs import clauses
from tests.games.lyrical.rules.positions import Position, character, field, static, triggered
from tests.toys.driving import choose, choose_several, do, prompt, result
from tests.toys.making import When


@clauses("N-10.1")
def test_n_10_1_the_hand_limit_is_a_house_rule_and_texts_may_raise_it() -> None:
    position = Position(house={"hand_limit": "none"})
    position.hand(0, *["wall"] * 9)
    game = position.begin()
    choose(game, "end")
    assert (game.turn_player(), len(game.zone(HAND, 0))) == (1, 10)

    more = static("shelf 0")
    more.hand_limit = FixedAmount(2)
    more.file()
    position = Position(field("shelf", more))
    position.place(0, "shelf")
    position.hand(0, *["wall"] * 9)
    game = position.begin()
    choose(game, "end")
    assert prompt(game) == "excess"
    decision = game.decision()
    assert decision is not None
    assert (decision.least, decision.most) == (1, 1)


@clauses("N-10.1", "N-4.2")
def test_n_10_1_what_discarding_for_the_limit_triggers_is_still_of_this_turn() -> None:
    def look(game: Game, frame: Frame) -> Flow:
        game.state.variables["seen"] = game.turn_player()
        return Do([])

    watches = triggered("bin 0", When("discard"), look)
    position = Position(field("bin", watches))
    position.place(0, "bin")
    hand = position.hand(0, *["wall"] * 7)
    game = position.begin()
    choose(game, "end")
    choose_several(game, hand[0])

    assert game.turn_player() == 1
    assert game.state.variables["seen"] == 0


@clauses("N-10.1", "N-4.2")
def test_n_10_1_what_the_beginning_of_the_end_phase_triggers_comes_before_damage_is_gone() -> None:
    def starts(scope: Scope, event: Event) -> bool:
        return isinstance(event, Occur) and event.moment == "end_begin"

    def look(game: Game, frame: Frame) -> Flow:
        game.state.variables["seen"] = damage_on(game, frame.source)
        return Do([])

    position = Position(character("x", 1, 9, triggered("x 0", When("occur", starts), look)))
    x = position.field(0, "x")
    game = position.begin()
    do(game, Damage(x, 3))
    choose(game, "end")

    assert game.state.variables["seen"] == 3


@clauses("N-11.1")
def test_n_11_1_giving_up_loses() -> None:
    game = Position().begin()
    game.decision()
    event = RULEBOOK.surrender(game, 0)
    event.apply(game)

    assert result(game) == ((1,), "surrender")
