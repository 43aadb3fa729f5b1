"""N-9 アタック宣言."""

from __future__ import annotations

import pytest

from kirifuda.games.lyrical.rules.n00_moving import DiscardFromPlay
from kirifuda.games.lyrical.zones import DECK, DISCARD
from kirifuda.kernel.changes import BeginLasting
from kirifuda.kernel.game import Game
from kirifuda.ledger.proofs import clauses
from tests.games.lyrical.rules.positions import (
    Position,
    field,
    targets,
    to_each,
    trick,
    triggered,
)
from tests.toys.driving import choose, choose_several, do, names, offered, prompt
from tests.toys.lyrical_making import Shift
from tests.toys.making import When, lasting, noted, notes


def is_acted(game: Game, id: int) -> bool:
    """Whether a card is acted."""
    return game.state.objects[id].position == 1


def deck(game: Game, player: int) -> int:
    """How many cards are in a deck."""
    return len(game.zone(DECK, player))


@clauses("N-9.2", "N-12.1")
@pytest.mark.parametrize(("house", "turn", "can"), [("", 1, 0), ("barred", 1, 0), ("allowed", 1, 1), ("", 2, 1)])
def test_n_9_2_the_first_turns_attack_is_a_house_rule(house: str, turn: int, can: int) -> None:
    position = Position(house={"first_turn_attack": house} if house else None, turn=turn)
    swift = position.field(0, "swift", new=True)
    game = position.begin()

    assert offered(game, "attack") == [swift] * can


@clauses("N-9.1", "N-9.3", "N-9.9")
def test_n_9_1_texts_can_watch_attack_guard_and_their_end() -> None:
    watches = [triggered(f"bell {kind}", When(kind), notes(kind[0])) for kind in ("attack", "guard", "act")]
    position = Position(field("bell", *watches), trick("wait", notes("w")))
    position.place(0, "bell")
    runner, wall = position.field(0, "runner"), position.field(1, "wall")
    position.hand(0, "wait")
    game = position.begin()
    choose(game, "attack", runner)
    assert (noted(game), prompt(game)) == ("a", "guard")
    choose(game, "guard", wall)
    assert (noted(game), prompt(game)) == ("ag", "response")
    choose(game, "pass")
    choose(game, "trigger")
    assert noted(game) == "agaa"


@clauses("N-9.1", "N-9.9")
def test_n_9_1_an_attacker_lost_before_the_guard_ends_the_attack() -> None:
    hits = triggered("trap 0", When("attack"), to_each(DiscardFromPlay), target=targets())
    position = Position(field("trap", hits))
    position.place(1, "trap")
    runner = position.field(0, "runner")
    wall = position.field(1, "wall")
    game = position.begin()
    choose(game, "attack", runner)
    choose_several(game, runner)

    assert prompt(game) == "action"
    assert not is_acted(game, wall)
    assert deck(game, 1) == 20


@clauses("N-9.7")
def test_n_9_7_durability_of_nothing_discards_the_unhurt() -> None:
    position = Position()
    wall = position.field(1, "wall")
    game = position.begin()
    game.pool.add_change(weak := Shift("weak", 0, -6))

    do(game, BeginLasting(lasting(weak, (wall,))))

    assert names(game, DISCARD, 1) == ["wall"]
