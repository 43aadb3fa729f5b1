"""L-17 間違えやすいQ&A."""

from __future__ import annotations

import pytest

from kirifuda.games.last_resort.keywords.k17_04_assassinate import assassinate, paid_assassinate
from kirifuda.games.last_resort.keywords.k19_04_drain import drain
from kirifuda.games.last_resort.keywords.k19_09_recycle import recycle
from kirifuda.games.last_resort.keywords.k19_12_convert import convert
from kirifuda.games.last_resort.rules.common import area_of, values_of
from kirifuda.games.last_resort.rules.l09_costs import TapPart
from kirifuda.games.last_resort.rules.l09_summoning import FinishSpell, Summon, is_spell_summon
from kirifuda.games.last_resort.rules.l17_answers import LOOK, PUT_AS_CREATURE
from kirifuda.games.last_resort.values import CREATURE, ResortCard
from kirifuda.games.last_resort.zones import ATTACK, DECK, DEFENCE, FIELD, GRAVEYARD, HAND
from kirifuda.kernel.flow import Call, Flow
from kirifuda.kernel.game import Game
from kirifuda.kernel.hiding.view import redact
from kirifuda.kernel.state import Frame
from kirifuda.ledger.proofs import clauses
from tests.games.last_resort.rules.positions import (
    Position,
    creature,
    is_tapped,
    item,
    lives,
    n_creature,
    numbers_of,
    ready,
    spell,
    spell_creature,
    summon,
    triggered,
    where,
)
from tests.toys.driving import asked, choose, choose_several, names, now, offered, prompt, run_now
from tests.toys.making import When, noted, notes


def ears() -> ResortCard:
    """An item that hears of spells and of creatures."""
    hears_spell = When("summon", lambda scope, event: isinstance(event, Summon) and is_spell_summon(scope.game, event))
    hears_creature = When(
        "summon",
        lambda scope, event: isinstance(event, Summon) and bool(values_of(scope.game, event.object).kind & CREATURE),
    )
    return item(
        "ears", 1, triggered("ears 0", hears_spell, notes("s")), triggered("ears 1", hears_creature, notes("c"))
    )


@clauses("L-19.12")
def test_l_17_1_a_converted_spell_creature_is_a_mere_spell() -> None:
    position = Position(spell_creature("fox", 2, 2, 3, convert("fox 0", 1)), ears())
    position.attack(0, "ears")
    (fox,) = position.hand(0, "fox")
    position.mana(0, 1)
    game = position.begin()

    assert (offered(game, "summon"), offered(game, "convert")) == ([], [fox])
    choose(game, "convert", fox)

    assert noted(game) == "s"
    assert names(game, HAND, 0) == ["pup"]
    assert where(game, fox) == "graveyard"
    assert ready(game, 0) == 0


def test_l_17_7_summoned_as_a_creature_it_is_summoned_as_a_spell_too() -> None:
    position = Position(spell_creature("fox", 2, 2, 3, convert("fox 0", 1)), ears())
    position.attack(0, "ears")
    (fox,) = position.hand(0, "fox")
    position.mana(0, 3)
    game = position.begin()

    assert (offered(game, "summon"), offered(game, "convert")) == ([fox], [fox])
    summon(game, fox)
    choose(game, "trigger")

    assert sorted(noted(game)) == ["c", "s"]
    assert where(game, fox) == "field"


@clauses("L-14.1")
def test_l_17_2_recycling_is_summoning_and_incurs_the_penalty() -> None:
    position = Position(spell("sow", 1, notes("x"), abilities=(recycle("sow 0", 2),), colours="緑"))
    (sow,) = position.graveyard(0, "sow")
    position.mana(0, 2)
    game = position.begin()

    choose(game, "recycle", sow)

    assert noted(game) == "x"
    assert lives(game) == (19, 20)


@clauses("L-14.1")
def test_l_19_12_converting_incurs_the_penalty_too_and_ignores_the_summoning_condition() -> None:
    fox = spell("fox", 3, notes("x"), abilities=(convert("fox 0", 1),), colours="青")
    fox.printed.is_unique = True
    position = Position(fox)
    (card,) = position.hand(0, "fox")
    position.mana(0, 1)
    game = position.begin()

    choose(game, "convert", card)

    assert noted(game) == ""
    assert lives(game) == (19, 20)


def test_l_17_4_assassinate_picks_any_enemy_creature_and_battles_it() -> None:
    position = Position(creature("killer", 3, 1, 1, assassinate("killer 0")))
    enemies = [
        position.attack(1, "wolf"),
        position.attack(1, "bear", tapped=True),
        position.defence(1, "wolf"),
        position.defence(1, "pup", tapped=True),
    ]
    position.attack(0, "wolf")
    (killer,) = position.hand(0, "killer")
    position.mana(0, 1)
    game = position.begin()

    killer = summon(game, killer)
    assert (prompt(game), asked(game), offered(game, "assassinate")) == ("assassinate", 0, enemies)
    choose(game, "assassinate", enemies[2])

    assert where(game, enemies[2]) == "graveyard"
    assert where(game, killer) == "graveyard"


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


def test_l_17_5_a_text_may_say_how_many_and_where_the_rest_goes() -> None:
    position = Position()
    position.deck_of(0, "bear", "wolf")
    game = position.begin()

    run_now(game, LOOK, {"number": 3, "most": 1, "least": 1, "rest": 1}, 0)
    decision = game.decision()
    assert decision is not None
    assert (decision.least, decision.most) == (1, 1)
    choose_several(game, offered(game, "take")[1])

    assert names(game, HAND, 0) == ["bear"]
    assert names(game, DECK, 0) == ["wolf"]


def makes_creature(game: Game, frame: Frame) -> Flow:
    """The spell that was processed enters as a creature."""
    found = frame.slots["it"]
    assert isinstance(found, tuple)
    return Call(PUT_AS_CREATURE, {"card": found[0]})


def goddess() -> ResortCard:
    """What you summon as a spell enters as a creature of its cost."""
    event = When("finish_spell", lambda scope, event: isinstance(event, FinishSpell) and event.player == scope.player)
    return n_creature("goddess", 1, triggered("goddess 0", event, makes_creature))


def test_l_17_9a_a_spell_creature_that_entered_does_not_become_another() -> None:
    position = Position(goddess(), spell_creature("fox", 2, 1, 3, convert("fox 0", 1)))
    position.attack(0, "goddess")
    (fox,) = position.hand(0, "fox")
    position.mana(0, 3)
    game = position.begin()

    fox = summon(game, fox)

    assert prompt(game) == "main"
    assert numbers_of(game, fox) == (2, 1)
    assert names(game, FIELD, 0) == ["goddess", "fox"]


def test_l_17_9b_converted_it_goes_to_the_graveyard_and_then_enters_with_its_printed_cost() -> None:
    position = Position(goddess(), spell_creature("fox", 2, 1, 3, convert("fox 0", 1)))
    position.attack(0, "goddess")
    (fox,) = position.hand(0, "fox")
    position.mana(0, 1)
    game = position.begin()

    choose(game, "convert", fox)
    assert prompt(game) == "area"
    assert where(game, fox) == "graveyard"
    choose(game, "area", number=DEFENCE)

    fox = now(game, fox)
    assert numbers_of(game, fox) == (3, 3)
    assert area_of(game, fox) == DEFENCE


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
