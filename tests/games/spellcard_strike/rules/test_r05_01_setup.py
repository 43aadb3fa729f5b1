"""5.1 ゲーム開始前に, 5.2 ターンの構成, 5.3, 5.6: setup, the order of phases, and hands."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kirifuda.effects.players import YouPlan
from kirifuda.effects.scope import Scope
from kirifuda.games.spellcard_strike.abilities import LimitPlan, StaticAbility
from kirifuda.games.spellcard_strike.rules.common import is_ace, strikers, values_of
from kirifuda.games.spellcard_strike.zones import ACE, DECK, DISCARD, HAND, OPTION, STAGE
from kirifuda.kernel.changes import BeginLasting, Occur
from kirifuda.kernel.event import Event
from kirifuda.kernel.game import Game
from kirifuda.kernel.hiding.view import redact
from kirifuda.kernel.state import Frame
from kirifuda.ledger.proofs import clauses
from tests.games.spellcard_strike.rules.positions import (
    Position,
    area,
    card,
    deck,
    is_acted,
    offered,
    pool_with,
    skip_to,
    started,
    with_abilities,
)
from tests.toys.driving import choose, choose_several, do, names, prompt
from tests.toys.strike_making import Shift, When, lasting, notes, number, triggered


def traced(game: Game, until: str) -> list[str]:
    """The clauses of the steps up to a question, with the smallest answers."""
    game.trace = []
    skip_to(game, until)
    return game.trace


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


@clauses("4.1.2.3")
def test_5_1_1_the_choice_of_the_ace_is_secret_until_both_are_shown() -> None:
    game = started(1, {"ace_choice": "at_the_table"})
    assert {game.pool.cards[game.state.objects[id].card].key for id, _ in offered(game, "ace")} == {
        "ace", "scout", "guard", "lancer", "giant", "drifter",
    }  # fmt: skip
    ((giant, _),) = [one for one in offered(game, "ace") if values_of(game, one[0]).name == "giant"]

    choose(game, "ace", giant)
    for viewer, known in ((0, True), (1, False)):
        view = redact(game, viewer)
        (ace,) = view.zone(ACE, 0)
        assert (view.state.objects[ace].card == game.pool.numbers["giant"]) == known
    choose(game, "ace")

    assert "giant" in names(game, STAGE, 0)
    assert len(game.zone(DECK, 0)) == 44


def test_5_1_1_the_place_in_the_deck_does_not_tell_the_ace() -> None:
    places = set()
    for seed in range(6):
        game = started(seed, {"ace_choice": "at_the_table"})
        ((giant, _),) = [one for one in offered(game, "ace") if values_of(game, one[0]).name == "giant"]
        places.add(game.zone(DECK, 0).index(giant))

    assert len(places) > 1


def test_5_1_2_decks_are_shuffled() -> None:
    orders = set()
    for seed in range(4):
        game = started(seed)
        game.decision()
        orders.add(tuple(names(game, DECK, 0)))

    assert len(orders) > 1


@clauses("5.1.5")
def test_5_1_3_chance_decides_who_goes_first() -> None:
    firsts = set()
    for seed in range(20):
        game = started(seed)
        game.decision()
        assert game.turn_player() == game.number("first")
        firsts.add(game.number("first"))

    assert firsts == {0, 1}


@clauses("5.4.11", "5.2.3", "5.2.4", "5.6.1.8", "5.2.1")
def test_5_3_2_the_first_turns_skip_phases() -> None:
    game = started(2)
    first = game.number("first") if game.decision() else -1
    assert (game.turn(), game.state.variables["phase"]) == (1, "commander")
    seen: list[tuple[int, int, str]] = []
    while game.turn() <= 4:
        decision = game.decision()
        assert decision is not None
        phase = game.state.variables["phase"]
        assert isinstance(phase, str)
        if (game.turn(), game.turn_player(), phase) not in seen:
            seen.append((game.turn(), game.turn_player(), phase))
        game.answer(tuple(range(decision.least)))

    second = 1 - first
    assert seen[: seen.index((4, second, "refresh"))] == [
        (1, first, "commander"),
        (1, first, "end"),
        (2, second, "refresh"),
        (2, second, "commander"),
        (2, second, "end"),
        (3, first, "refresh"),
        (3, first, "striker"),
        (3, first, "commander"),
        (3, first, "end"),
    ]


def turn(player: int = 0) -> tuple[Position, int]:
    """A turn about to begin, with an acted striker."""
    position = Position()
    id = position.striker(0, "scout", 1, acted=True)
    position.striker(1, "scout", 18, acted=True)
    return position, id


@clauses("5.3.1")
def test_5_3_1_1_the_turn_players_strikers_become_unacted() -> None:
    position, id = turn()
    game = position.begin(step="5.3.2")

    skip_to(game, "exchange")

    assert not is_acted(game, id)
    assert is_acted(game, game.zone(STAGE, 0)[1])


@clauses("4.3.4")
def test_5_3_1_3_any_cards_may_be_discarded_before_the_hand_is_filled() -> None:
    position, _ = turn()
    hand = position.hand(0, "giant", "guard", "lancer")
    game = position.begin(step="5.3.2")

    choose_several(game, hand[0], hand[2])

    assert sorted(names(game, DISCARD, 0)) == ["giant", "lancer"]
    assert names(game, HAND, 0) == ["guard", *["drifter"] * 5]


@clauses("4.3.5", "4.3.5.1")
def test_5_3_1_4_a_hand_is_filled_or_cut_to_its_limit() -> None:
    position, _ = turn()
    hand = position.hand(0, *["guard"] * 8)
    game = position.begin(step="5.3.2")

    choose_several(game)
    assert prompt(game) == "excess"
    choose_several(game, hand[0], hand[1])

    assert len(game.zone(HAND, 0)) == 6


def test_4_3_5_an_effect_may_change_the_limit() -> None:
    more = StaticAbility("more")
    more.hand_limit = LimitPlan(number(2), YouPlan(), is_new=False)
    more.file()
    position = Position(with_abilities(card("keeper"), more))
    position.striker(0, "keeper", 1)
    position.striker(1, "scout", 18)
    game = position.begin(step="5.3.2")

    skip_to(game, "action")

    assert len(game.zone(HAND, 0)) == 8


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


def test_5_6_1_2_effects_of_the_turn_end_in_the_end_phase() -> None:
    position, id = turn()
    position.striker(0, "scout", 5)
    game = position.begin()
    do(game, BeginLasting(lasting(Shift("turn", "POW", 2), (id,), "turn")))
    do(game, BeginLasting(lasting(Shift("ever", "POW", 1), (id,), "")))
    assert values_of(game, id).pow == 5

    choose(game, "end_phase")
    skip_to(game, "exchange")

    assert values_of(game, id).pow == 3


@clauses("5.6.1.3", "5.6.1.5")
def test_5_6_1_4_the_hand_is_filled_again_at_the_end() -> None:
    position, _ = turn()
    hand = position.hand(0, "giant", "guard")
    game = position.begin(step="5.2.3")

    skip_to(game, "exchange")
    choose_several(game, hand[1])
    game.decision()

    assert names(game, DISCARD, 0) == ["guard"]
    assert names(game, HAND, 0) == ["giant", *["drifter"] * 5]


def test_5_6_1_4_too_many_cards_are_discarded_at_the_end() -> None:
    position, _ = turn()
    hand = position.hand(0, *["guard"] * 7)
    game = position.begin(step="5.2.3")

    skip_to(game, "exchange")
    choose_several(game)
    assert prompt(game) == "excess"
    choose_several(game, hand[3])
    game.decision()

    assert len(game.zone(HAND, 0)) == 6


def test_5_6_1_6_the_turn_players_strikers_are_unacted_in_the_enemys_turn() -> None:
    position, id = turn()
    game = position.begin(step="5.2.3")

    while game.turn_player() == 0:
        decision = game.decision()
        assert decision is not None
        game.answer(tuple(range(decision.least)))

    assert not is_acted(game, id)


def test_1_2_2_a_whole_game_of_plain_cards_ends() -> None:
    game = started(5, pool=pool_with())

    for _ in range(3000):
        decision = game.decision()
        if decision is None:
            break
        game.answer(tuple(range(decision.least)))

    assert game.state.result is not None
    assert len(deck()["deck"]) == 50
