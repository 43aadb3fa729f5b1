"""L-17 間違えやすいQ&A."""

from __future__ import annotations

import pytest

from kirifuda.games.last_resort.keywords.k17_04_assassinate import assassinate, paid_assassinate
from kirifuda.games.last_resort.keywords.k19_04_drain import drain
from kirifuda.games.last_resort.rules.l09_1_costs import TapPart
from kirifuda.games.last_resort.rules.l09_1_summoning import FinishSpell
from kirifuda.games.last_resort.rules.l17_answers import LOOK, PUT_AS_CREATURE
from kirifuda.games.last_resort.values import CREATURE, ResortCard
from kirifuda.games.last_resort.zones import ATTACK, DECK, GRAVEYARD, HAND
from kirifuda.kernel.flow import Call, Flow
from kirifuda.kernel.game import Game
from kirifuda.kernel.hiding.view import redact
from kirifuda.kernel.state import Frame
from tests.games.last_resort.rules.positions import (
    Position,
    creature,
    is_tapped,
    lives,
    n_creature,
    numbers_of,
    spell,
    summon,
    triggered,
    where,
)
from tests.toys.driving import asked, choose, choose_several, names, now, offered, prompt, run_now
from tests.toys.making import When, noted, notes


def test_l_17_4_without_an_enemy_nothing_happens_and_a_cost_makes_it_an_ability() -> None:
    position = Position(
        creature("killer", 3, 1, 1, assassinate("killer 0")),
        creature("hired", 2, 3, 1, drain("hired 0", 2), paid_assassinate("hired 1", (TapPart("tap"),))),
    )
    hired = position.attack(0, "hired")
    (killer,) = position.hand(0, "killer")
    position.mana(0, 1)
    position.life(0, 10)
    game = position.begin()
    killer = summon(game, killer)
    assert where(game, killer) == "field"
    assert offered(game, "use") == []
    wolf = position.defence(1, "wolf")
    game.asking = None

    choose(game, "use", hired)

    assert is_tapped(game, hired)
    assert where(game, wolf) == "graveyard"
    assert lives(game) == (12, 20)


@pytest.mark.parametrize("taken", [0, 1, 2])
def test_l_17_5_of_three_cards_looked_at_up_to_two_are_taken_even_none(taken: int) -> None:
    position = Position()
    position.deck_of(0, "bear", "pup", "wolf", "wall")
    game = position.begin()

    run_now(game, LOOK, {"number": 3, "most": 2, "rest": 0}, 0)
    assert (prompt(game), asked(game)) == ("look", 0)
    seen = offered(game, "take")
    assert [redact(game, 0).state.objects[id].card >= 0 for id in seen] == [True] * 3
    assert [redact(game, 1).state.objects[id].card >= 0 for id in seen] == [False] * 3
    choose_several(game, *seen[:taken])

    assert names(game, HAND, 0) == ["wall", "wolf"][:taken]
    assert sorted(names(game, GRAVEYARD, 0)) == sorted(["wall", "wolf", "pup"][taken:])
    assert names(game, DECK, 0) == ["bear"]


def makes_creature(game: Game, frame: Frame) -> Flow:
    """The spell that was processed enters as a creature."""
    found = frame.slots["it"]
    assert isinstance(found, tuple)
    return Call(PUT_AS_CREATURE, {"card": found[0]})


def goddess() -> ResortCard:
    """What you summon as a spell enters as a creature of its cost."""
    event = When("finish_spell", lambda scope, event: isinstance(event, FinishSpell) and event.player == scope.player)
    return n_creature("goddess", 1, triggered("goddess 0", event, makes_creature))


def test_l_17_9b_an_ordinary_spell_becomes_a_creature_and_is_one_until_it_leaves() -> None:
    position = Position(goddess(), spell("comet", 4, notes("c")))
    position.attack(0, "goddess")
    (comet,) = position.hand(0, "comet")
    position.mana(0, 4)
    game = position.begin()

    choose(game, "summon", comet)
    choose(game, "area", number=ATTACK)

    comet = now(game, comet)
    assert noted(game) == "c"
    values = game.values(comet)
    assert values.kind == CREATURE  # type: ignore[attr-defined]
    assert numbers_of(game, comet) == (4, 4)
