"""5.1 ゲーム開始前に, 5.2 ターンの構成, 5.3, 5.6: setup, the order of phases, and hands."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kirifuda.effects.scope import Scope
from kirifuda.games.spellcard_strike.rules.common import is_ace, strikers, values_of
from kirifuda.games.spellcard_strike.zones import ACE, DECK, HAND, OPTION
from kirifuda.kernel.changes import Occur
from kirifuda.kernel.event import Event
from kirifuda.kernel.game import Game
from kirifuda.kernel.state import Frame
from kirifuda.ledger.proofs import clauses
from tests.games.spellcard_strike.rules.positions import Position, area, card, deck, pool_with, started, with_abilities
from tests.toys.driving import offered_with_numbers
from tests.toys.strike_making import When, notes, triggered


@clauses("4.1.9.3", "5.1.2", "5.1.4", "2.9.4", "2.2.4.5")
def test_5_1_1_ace_and_option_begin_on_the_gate() -> None:
    game = started(1)
    game.decision()

    for player, place in ((0, 1), (1, 18)):
        (ace,) = strikers(game, player)
        assert area(game, ace) == place
        assert is_ace(game, ace)
        assert not game.state.objects[ace].face_down
        assert len(game.zone(HAND, player)) == 6
        assert len(game.zone(DECK, player)) == 44
        assert game.zone(ACE, player) == game.zone(OPTION, player) == ()


def test_5_1_1_the_place_in_the_deck_does_not_tell_the_ace() -> None:
    places = set()
    for seed in range(6):
        game = started(seed, {"ace_choice": "at_the_table"})
        ((giant, _),) = [one for one in offered_with_numbers(game, "ace") if values_of(game, one[0]).name == "giant"]
        places.add(game.zone(DECK, 0).index(giant))

    assert len(places) > 1


MOMENTS: Final = (
    "turn_begin", "striker_begin", "striker_end", "commander_begin", "commander_end", "end_begin", "turn_end",
)  # fmt: skip


def occurs(moment: str) -> Callable[[Scope, Event], bool]:
    """The test for a moment."""
    return lambda scope, event: isinstance(event, Occur) and event.moment == moment


def numbered(number: int) -> Callable[[Game, Frame], int]:
    """Always this number."""
    return lambda game, frame: number


@clauses("5.4.1", "5.5.1.6", "5.6.1")
@clauses("5.3.1.2", "5.3.1.5", "5.3.1.6", "5.4.2", "5.4.10.1", "5.5.1.1", "5.5.1.5", "5.6.1.1", "5.6.1.7")
def test_5_2_3_moments_of_a_turn_come_in_the_order_of_the_book() -> None:
    order: list[object] = []
    abilities = [
        triggered(moment, When("occur", occurs(moment)), notes(order, numbered(number)))
        for number, moment in enumerate(MOMENTS)
    ]
    position = Position(with_abilities(card("clock"), *abilities))
    position.striker(0, "clock", 1)
    position.striker(1, "scout", 18)
    game = position.begin(step="5.3.2")

    while game.turn_player() == 0:
        decision = game.decision()
        assert decision is not None
        game.answer(tuple(range(decision.least)))

    assert order[: len(MOMENTS)] == list(range(len(MOMENTS)))


def test_1_2_2_a_whole_game_of_plain_cards_ends() -> None:
    game = started(5, pool=pool_with())

    for _ in range(3000):
        decision = game.decision()
        if decision is None:
            break
        game.answer(tuple(range(decision.least)))

    assert game.state.result is not None
    assert len(deck()["deck"]) == 50
