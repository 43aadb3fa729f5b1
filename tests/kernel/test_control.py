"""Step 8: control as a lasting effect, put right after every batch."""

from __future__ import annotations

import pytest

from kirifuda.kernel.changes import BeginLasting, EndLasting, SetPosition
from kirifuda.kernel.decision import Decision
from kirifuda.kernel.event import Event, Perform
from kirifuda.kernel.flow import Do, Flow
from kirifuda.kernel.game import Game
from kirifuda.kernel.lasting import LastingEffect
from kirifuda.kernel.procedure import Procedure
from kirifuda.kernel.state import Frame
from tests.kernel.boards import board, free, happen, put, unit
from tests.toys import chase
from tests.toys.chase_cards import CONTROL
from tests.toys.chase_zones import FIELD, HAND, TRASH
from tests.toys.parts import Destroy


def steal(object: int, thief: int, until: str) -> Event:
    return BeginLasting(LastingEffect(CONTROL, None, 0, thief, (object,), until))


def end(game: Game, until: str) -> Event:
    return EndLasting(tuple(effect.id for effect in game.state.lasting if effect.until == until))


def controller(game: Game, id: int) -> int:
    card = game.state.objects[id]
    assert id in game.zone(FIELD, card.controller)
    return card.controller


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("ends", [("one", "two"), ("two", "one")])
def test_taken_twice_and_given_back_in_both_orders(players: int, ends: tuple[str, str]) -> None:
    game = board(players=players)
    wolf = put(game, "wolf", 0)

    happen(game, [steal(wolf, 1, "one")])
    assert controller(game, wolf) == 1
    happen(game, [steal(wolf, players - 1 if players > 2 else 0, "two")])
    newest = players - 1 if players > 2 else 0
    assert controller(game, wolf) == newest
    happen(game, [end(game, ends[0]), SetPosition(wolf, 1)])
    assert controller(game, wolf) == (newest if ends[0] == "one" else 1)
    happen(game, [end(game, ends[1]), SetPosition(wolf, 0)])
    assert controller(game, wolf) == 0
    assert game.state.objects[wolf].owner == 0


def test_a_stolen_unit_goes_to_its_owners_trash() -> None:
    game = board()
    wolf = put(game, "wolf", 0)

    happen(game, [steal(wolf, 1, "turn")])
    happen(game, [Destroy(wolf, TRASH.number)])

    assert len(game.zone(TRASH, 0)) == 1
    assert game.zone(TRASH, 1) == ()


def test_effects_of_a_controller_follow_the_control() -> None:
    """The banner helps beasts of whoever controls it."""
    game = board()
    put(game, "banner", 0)
    mine, theirs = put(game, "wolf", 0), put(game, "wolf", 1)
    assert [game.values(id).attack for id in (mine, theirs)] == [3, 2]  # type: ignore[attr-defined]

    happen(game, [steal(game.zone(FIELD, 0)[0], 1, "turn")])

    assert [game.values(id).attack for id in (mine, theirs)] == [2, 3]  # type: ignore[attr-defined]


def test_an_attacker_taken_in_mid_battle_does_not_fight() -> None:
    """Resting to attack sets off a theft, early in the same batch; the attack goes on without an attacker."""
    theft = Procedure("theft")
    wolf: list[int] = []

    @theft.step("1")
    def take(game: Game, frame: Frame) -> Flow:
        return Do([steal(wolf[0], 1, "turn")])

    trap = free("trap")
    trap.replaces = ("position",)
    trap.on_fit = lambda game, holder, event: event.object_id() == wolf[0]
    trap.on_replace = lambda game, holder, event: [Perform(theft, {}, holder.source, 1, early=True), event]
    game = board(unit("trap", 1, trap))
    put(game, "trap", 1)
    wolf.append(put(game, "wolf", 0))
    put(game, "wolf", 0, HAND)
    game.begin(chase.ATTACK, player=0)

    def answer(verb: str) -> Decision:
        decision = game.decision()
        assert decision is not None
        game.answer(([option.verb for option in decision.options].index(verb),))
        return decision

    answer("attack")
    assert controller(game, wolf[0]) == 1
    answer("player")

    assert game.number("life1") == 9
    assert game.state.objects[wolf[0]].position == 1
