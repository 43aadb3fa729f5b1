"""Every condition of every action, asked where it alone fails: what a table answers to "why not?"."""

from __future__ import annotations

import pytest

from kirifuda.games.lyrical.presentation.reasons import why_not
from kirifuda.games.lyrical.rules.n07_actions import (
    CAN_END,
    CAN_PLACE_FACTOR,
    CAN_SET,
    CAN_SET_UP,
    CAN_USE,
)
from kirifuda.games.lyrical.rules.n08_effects import CAN_USE_EFFECT
from kirifuda.games.lyrical.rules.n09_attacks import CAN_ATTACK, CAN_GUARD
from kirifuda.kernel.game import Game
from kirifuda.kernel.legality import Conditions, failures
from kirifuda.ledger.proofs import clauses
from tests.games.lyrical.rules.positions import Position, character, effect, field, forbids, strategy, trick
from tests.toys.driving import asked, choose, offered, prompt
from tests.toys.making import Doing, notes


def broken(conditions: Conditions, game: Game, player: int, id: int, number: int = 0) -> list[str]:
    """The clauses that say no."""
    game.decision()
    return [condition.clause for condition in failures(conditions, game, player, id, number)]


@clauses("N-7.4", "N-1.1", "N-4.1", "N-5.1")
def test_n_4_1_what_is_set_and_by_whom() -> None:
    position = Position()
    (theirs,) = position.hand(1, "runner")
    (pile,) = position.discards(0, "runner")
    (plan,) = position.hand(0, "idle")
    game = position.begin()

    assert broken(CAN_SET, game, 1, theirs) == ["N-7.4", "N-1.1"]
    assert broken(CAN_SET, game, 0, pile) == ["N-1.1"]
    assert broken(CAN_SET, game, 0, plan) == ["N-4.1"]


@clauses("N-7.4", "N-1.1", "N-12.4", "N-4.2")
def test_n_2_1_what_is_set_up_and_by_whom() -> None:
    bans = forbids("ban 0", Doing("set"))
    position = Position(field("ban", bans))
    for seat in (0, 1):
        position.factors(seat, "青青青")
        position.field(seat, "pupil")
    (theirs,) = position.hand(1, "master")
    (pile,) = position.discards(0, "master")
    pupil, master = position.hand(0, "pupil", "master")
    game = position.begin()

    assert broken(CAN_SET_UP, game, 1, theirs) == ["N-7.4", "N-2.2"]
    assert broken(CAN_SET_UP, game, 0, pile) == ["N-1.1"]
    assert broken(CAN_SET_UP, game, 0, pupil) == ["N-12.4"]
    assert broken(CAN_SET_UP, game, 0, master) == []
    position.place(1, "ban")
    assert broken(CAN_SET_UP, game, 0, master) == ["N-4.2"]


@clauses("N-1.1", "N-6.1", "N-1.2", "N-1.3")
@pytest.mark.parametrize("kind", ["strategy", "trick"])
def test_n_6_1_what_is_used_and_what_it_takes(kind: str) -> None:
    make = strategy if kind == "strategy" else trick
    position = Position(make("red", notes("r"), costs="赤1/0"), make("dear", notes("d"), costs="0/21"))
    position.factors(0, "青")
    (pile,) = position.discards(0, "idle")
    runner, red, dear = position.hand(0, "runner", "red", "dear")
    game = position.begin()

    assert broken(CAN_USE, game, 0, pile) == ["N-1.1"]
    assert broken(CAN_USE, game, 0, runner) == ["N-6.1"]
    assert broken(CAN_USE, game, 0, red) == ["N-1.2"]
    assert broken(CAN_USE, game, 0, dear) == ["N-1.3"]
    assert not {red, dear} & set(offered(game, "use"))


@clauses("N-7.4", "N-7.1")
def test_n_7_1_when_effects_are_used() -> None:
    position = Position(character("mage", 1, 5, effect("mage 0", "0/0", notes("e"))))
    mine, theirs = position.field(0, "mage"), position.field(1, "mage")
    position.hand(0, "赤")
    game = position.begin("factor")
    assert (prompt(game), asked(game)) == ("factor", 0)

    assert broken(CAN_USE_EFFECT, game, 0, mine) == ["N-7.1"]
    assert broken(CAN_USE_EFFECT, game, 1, theirs) == ["N-7.4", "N-7.1"]


@clauses("N-7.4", "N-1.1", "N-10.1", "N-1.2")
def test_n_1_2_when_factor_cards_are_placed_and_by_whom() -> None:
    position = Position()
    position.hand(0, "赤")
    (theirs,) = position.hand(1, "赤")
    (pile,) = position.discards(0, "赤")
    (runner,) = position.hand(0, "runner")
    game = position.begin("factor")

    assert broken(CAN_PLACE_FACTOR, game, 1, theirs) == ["N-7.4", "N-10.1"]
    assert broken(CAN_PLACE_FACTOR, game, 0, pile) == ["N-1.1"]
    assert broken(CAN_PLACE_FACTOR, game, 0, runner) == ["N-1.2"]


@clauses("N-7.4", "N-10.1", "N-9.1", "N-9.3")
def test_n_9_1_when_one_attacks_guards_and_ends_the_phase() -> None:
    position = Position(trick("wait", notes("w")))
    mine, other = position.field(0, "runner"), position.field(0, "giant")
    theirs = position.field(1, "wall")
    position.hand(0, "wait")
    game = position.begin()

    assert broken(CAN_END, game, 1, 0) == ["N-7.4", "N-10.1"]
    assert broken(CAN_ATTACK, game, 1, theirs) == ["N-7.4", "N-9.1"]
    choose(game, "attack", mine)
    assert broken(CAN_GUARD, game, 0, other, mine) == ["N-9.1"]
    assert broken(CAN_GUARD, game, 1, other, mine) == ["N-9.3"]
    choose(game, "no_guard")
    assert (prompt(game), asked(game)) == ("response", 0)
    assert broken(CAN_END, game, 0, 0) == ["N-10.1"]
    assert broken(CAN_ATTACK, game, 0, other) == ["N-9.1"]


@clauses("N-7.4", "N-9.3")
def test_n_7_4_the_table_says_what_it_is_not_the_time_for() -> None:
    position = Position(trick("wait", notes("w")))
    position.hand(0, "wait")
    mine, theirs = position.field(0, "runner"), position.field(1, "wall")
    (card,) = position.hand(1, "runner")
    game = position.begin()
    game.decision()

    def said(player: int, id: int) -> dict[str, list[str]]:
        return {action: [each.english for each in against] for action, against in why_not(game, player, id)}

    assert said(0, mine)["attack"] == []
    assert "it is not the time to act" in said(1, card)["set"]
    choose(game, "attack", mine)
    assert said(1, theirs)["guard"] == []
    choose(game, "no_guard")
    assert (prompt(game), asked(game)) == ("response", 0)
    assert "it is not the time to guard" in said(1, theirs)["guard"]
