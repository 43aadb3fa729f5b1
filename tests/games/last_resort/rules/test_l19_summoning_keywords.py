"""L-19 能力一覧: keywords of summoning, spells and hidden cards."""

from __future__ import annotations

import pytest

from kirifuda.effects.scope import Scope
from kirifuda.games.last_resort.abilities import TextPlan
from kirifuda.games.last_resort.keywords.k19_07_spell_chain import spell_chain
from kirifuda.games.last_resort.keywords.k19_09_recycle import recycle
from kirifuda.games.last_resort.keywords.k19_14_hand_stock import HandSize
from kirifuda.games.last_resort.keywords.k19_18_breakdown import breakdown
from kirifuda.games.last_resort.keywords.k19_20_sacrifice import sacrifice
from kirifuda.games.last_resort.keywords.k19_21_spell_charge import spell_charge
from kirifuda.games.last_resort.rules.common import creatures, hand_size
from kirifuda.games.last_resort.rules.l03_zones import Mill, StockCard
from kirifuda.games.last_resort.zones import DECK, HAND, STOCK
from kirifuda.kernel.game import Game
from kirifuda.kernel.hiding.view import redact
from kirifuda.ledger.proofs import clauses
from tests.games.last_resort.rules.positions import (
    Position,
    creature,
    ready,
    spell,
    spell_creature,
    summon,
    where,
)
from tests.toys.driving import asked, choose, choose_several, do, names, offered, prompt
from tests.toys.making import Chosen, noted, notes, procedure


def chaining(**house: str) -> tuple[Position, list[int]]:
    """Two actors with Spell Chain and three spells for nothing."""
    actors = [
        creature(name, 1, 1, 1, spell_chain(f"{name} 0", TextPlan(procedure(f"{name} 0", notes(name)))))
        for name in ("a", "b")
    ]
    position = Position(*actors, spell("trick", 0, notes("t")), spell_creature("fox", 1, 1, 0), house=house)
    position.attack(0, "a")
    position.defence(0, "b")
    return position, position.hand(0, "trick", "trick", "fox")


def answer_chains(game: Game, *answers: str) -> None:
    """Answer the questions of Spell Chain, in whatever order the abilities come."""
    for answer in answers:
        if prompt(game) == "trigger":
            choose(game, "trigger")
        assert prompt(game) == "use_trigger"
        choose(game, answer)


@clauses("L-1.6")
def test_l_19_7_spell_chain_may_be_used_once_a_turn_by_each_bearer_after_the_spell() -> None:
    position, (first, second, _) = chaining()
    game = position.begin()

    choose(game, "summon", first)
    answer_chains(game, "yes", "no")
    assert noted(game) == "ta"
    choose(game, "summon", second)
    answer_chains(game, "yes")

    assert noted(game) == "tatb"
    assert prompt(game) == "main"


@pytest.mark.parametrize(("house", "seen"), [("nobody", False), ("owner", True)])
def test_l_19_14_hand_stock_lies_face_down_and_counts_with_the_hand(house: str, seen: bool) -> None:
    position = Position(house={"hand_stock_seen_by": house})
    position.hand(0, "wolf")
    game = position.begin()

    do(game, *(StockCard(id) for id in game.zone(DECK, 0)[-2:]))

    assert (hand_size(game, 0), len(game.zone(HAND, 0)), len(game.zone(STOCK, 0))) == (3, 1, 2)
    assert HandSize(is_enemy=True).value(Scope(game, {}, 0, 1)) == 3
    for id in game.zone(STOCK, 0):
        assert (redact(game, 0).state.objects[id].card >= 0) is seen
        assert redact(game, 1).state.objects[id].card < 0


def test_l_19_17_what_lies_face_down_is_neither_recycled_nor_charged() -> None:
    position = Position(
        spell("sow", 1, notes("s"), abilities=(recycle("sow 0", 0),)),
        spell("big", 2, notes("b"), abilities=(spell_charge("big 0"),)),
    )
    position.deck_of(0, "pup", "sow")
    (big,) = position.hand(0, "big")
    position.mana(0, 1)
    game = position.begin()
    do(game, Mill(0, 1, True))
    game.asking = None

    assert offered(game, "recycle") == []
    assert offered(game, "summon") == []
    assert big in game.state.objects


def offering(mana: int, number: int = 2, cost: int = 4, **house: str) -> tuple[Position, int, list[int]]:
    """A card with Sacrifice, and three creatures of one's own."""
    own = Chosen(lambda scope: [id for player in range(2) for id in creatures(scope.game, player)])
    position = Position(creature("tale", 5, 5, cost, sacrifice("tale 0", own, number)), house=house)
    field = [position.attack(0, "pup"), position.defence(0, "pup"), position.attack(0, "wolf")]
    position.attack(1, "pup")
    position.mana(0, mana)
    (tale,) = position.hand(0, "tale")
    return position, tale, field


def test_l_19_20_sacrifice_destroys_up_to_the_printed_number_of_ones_own_and_pays_less() -> None:
    position, tale, field = offering(mana=3)
    game = position.begin()

    summon(game, tale)
    assert (prompt(game), asked(game), offered(game, "sacrifice")) == ("sacrifice", 0, field)
    decision = game.decision()
    assert decision is not None
    assert (decision.least, decision.most) == (1, 2)
    choose_several(game, field[0], field[1])

    assert [where(game, id) for id in field] == ["graveyard", "graveyard", "field"]
    assert ready(game, 0) == 1
    assert where(game, tale) == "field"


def test_l_19_20_what_cannot_be_destroyed_is_no_sacrifice() -> None:
    own = Chosen(lambda scope: creatures(scope.game, scope.player))
    position = Position(
        creature("tale", 5, 5, 2, sacrifice("tale 0", own, 2)), creature("diva", 1, 1, 1, breakdown("diva 0"))
    )
    diva = position.attack(0, "diva", fresh=True)
    position.hand(0, "tale")
    position.mana(0, 1)
    game = position.begin()

    assert offered(game, "summon") == []
    assert diva in game.state.objects


@pytest.mark.parametrize(("house", "mana"), [("zero", 0), ("one", 1)])
def test_l_19_20_whether_the_cost_falls_to_nothing_is_a_house_rule(house: str, mana: int) -> None:
    position, tale, field = offering(mana=1, number=3, cost=2, sacrifice_floor=house)
    game = position.begin()

    summon(game, tale)
    choose_several(game, *field)

    assert 1 - ready(game, 0) == mana
    assert where(game, tale) == "field"


def test_l_19_21_spell_charge_returns_spells_to_the_deck_and_pays_less_but_never_below_one() -> None:
    position = Position(spell("finale", 3, notes("f"), abilities=(spell_charge("finale 0"),)))
    spells = position.graveyard(0, "nothing", "nothing", "nothing", "nothing")
    (pup,) = position.graveyard(0, "pup")
    position.graveyard(1, "nothing")
    (finale,) = position.hand(0, "finale")
    position.mana(0, 2)
    game = position.begin()
    stream = game.state.streams[f"shuffle {game.map.zone(DECK, 0)}"]

    choose(game, "summon", finale)
    assert (prompt(game), offered(game, "charge")) == ("charge", spells)
    decision = game.decision()
    assert decision is not None
    assert (decision.least, decision.most) == (1, 4)
    choose_several(game, *spells)

    assert noted(game) == "f"
    assert ready(game, 0) == 1
    assert sorted(names(game, DECK, 0)) == sorted(["nothing"] * 4 + ["pup"] * 10)
    assert stream != game.state.streams[f"shuffle {game.map.zone(DECK, 0)}"]
    assert where(game, pup) == "graveyard"
