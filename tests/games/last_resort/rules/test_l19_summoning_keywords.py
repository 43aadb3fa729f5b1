"""L-19 能力一覧: keywords of summoning, spells and hidden cards."""

from __future__ import annotations

import pytest

from kirifuda.effects.scope import Scope
from kirifuda.games.last_resort.abilities import TextPlan
from kirifuda.games.last_resort.keywords.k19_07_spell_chain import spell_chain
from kirifuda.games.last_resort.keywords.k19_09_recycle import recycle
from kirifuda.games.last_resort.keywords.k19_12_convert import convert
from kirifuda.games.last_resort.keywords.k19_14_hand_stock import HandSize
from kirifuda.games.last_resort.keywords.k19_17_calamity import calamity
from kirifuda.games.last_resort.keywords.k19_18_breakdown import breakdown
from kirifuda.games.last_resort.keywords.k19_20_sacrifice import sacrifice
from kirifuda.games.last_resort.keywords.k19_21_spell_charge import spell_charge
from kirifuda.games.last_resort.rules.common import creatures, hand_size, values_of
from kirifuda.games.last_resort.rules.l03_battlefield import Destroy
from kirifuda.games.last_resort.rules.l03_zones import Mill, ReturnToHand, StockCard
from kirifuda.games.last_resort.rules.l09_actions import CAN_RECYCLE
from kirifuda.games.last_resort.zones import DECK, FIELD, GRAVEYARD, HAND, STOCK
from kirifuda.kernel.game import Game
from kirifuda.kernel.hiding.view import redact
from kirifuda.kernel.legality import failures
from kirifuda.ledger.proofs import clauses
from tests.games.last_resort.rules.positions import (
    Position,
    creature,
    item,
    lives,
    n_creature,
    ready,
    spell,
    spell_creature,
    summon,
    where,
)
from tests.toys.driving import asked, choose, choose_several, do, names, now, offered, prompt
from tests.toys.making import Chosen, Says, noted, notes, procedure


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


def test_l_19_7_by_the_house_rule_once_a_turn_for_the_player() -> None:
    position, (first, second, _) = chaining(spell_chain_limit="each_player")
    game = position.begin()

    choose(game, "summon", first)
    answer_chains(game, "yes")
    assert prompt(game) == "main"
    choose(game, "summon", second)

    assert noted(game) == "tat"
    assert prompt(game) == "main"


@clauses("L-17.7")
def test_l_19_7_a_spell_creature_chains_and_the_opponents_spells_do_not() -> None:
    position, (_, _, fox) = chaining()
    position.hand(1, "trick")
    game = position.begin()

    summon(game, fox)
    answer_chains(game, "yes", "no")
    assert noted(game) == "a"
    choose(game, "end")
    while game.turn_player() == 0:
        game.answer(())
    choose(game, "summon")

    assert noted(game) == "at"


@clauses("L-9.5")
def test_l_19_9_recycle_summons_from_the_graveyard_and_leaving_it_goes_under_the_deck() -> None:
    position = Position(creature("phoenix", 2, 2, 1, recycle("phoenix 0", 3)))
    (phoenix,) = position.graveyard(0, "phoenix")
    position.mana(0, 3)
    game = position.begin()

    bird = summon(game, phoenix, verb="recycle")
    assert where(game, bird) == "field"
    assert ready(game, 0) == 0
    do(game, Destroy(bird))

    assert names(game, GRAVEYARD, 0) == []
    assert names(game, DECK, 0)[0] == "phoenix"


def test_l_19_9_it_goes_under_the_deck_instead_of_to_the_hand_too_but_not_if_summoned_from_hand() -> None:
    position = Position(creature("phoenix", 2, 2, 1, recycle("phoenix 0", 1)))
    (buried,) = position.graveyard(0, "phoenix")
    (held,) = position.hand(0, "phoenix")
    position.mana(0, 2)
    game = position.begin()
    recycled = summon(game, buried, verb="recycle")
    plain = summon(game, held)

    do(game, ReturnToHand(recycled), Destroy(plain))

    assert names(game, HAND, 0) == []
    assert names(game, DECK, 0)[0] == "phoenix"
    assert names(game, GRAVEYARD, 0) == ["phoenix"]


@pytest.mark.parametrize(("house", "place"), [("deck_bottom", "deck"), ("graveyard", "graveyard")])
def test_l_19_9_where_a_recycled_spell_goes_is_a_house_rule(house: str, place: str) -> None:
    position = Position(spell("sow", 1, notes("s"), abilities=(recycle("sow 0", 2),)), house={"recycled_spells": house})
    (sow,) = position.graveyard(0, "sow")
    position.mana(0, 4)
    game = position.begin()

    choose(game, "recycle", sow)

    assert noted(game) == "s"
    assert where(game, sow) == place
    if place == "deck":
        assert names(game, DECK, 0)[0] == "sow"
        assert offered(game, "recycle") == []
    else:
        assert offered(game, "recycle") == [now(game, sow)]


def test_l_9_5_recycling_is_summoning_with_its_condition_and_the_rule_on_n_cards() -> None:
    queen = n_creature("queen", 1, recycle("queen 0", 1))
    proud = creature("proud", 1, 1, 1, recycle("proud 0", 1))
    proud.conditions = (Says(lambda scope: False),)
    position = Position(queen, proud)
    position.attack(0, "queen")
    lady, sir = position.graveyard(0, "queen", "proud")
    position.mana(0, 2)
    game = position.begin()

    assert offered(game, "recycle") == []
    assert [failed.clause for failed in failures(CAN_RECYCLE, game, 0, lady, 1)] == ["L-16.1"]
    assert [failed.clause for failed in failures(CAN_RECYCLE, game, 0, sir, 1)] == ["L-15.2"]


def test_l_19_12_convert_uses_a_card_as_a_spell_that_draws() -> None:
    position = Position(creature("actor", 5, 5, 5, convert("actor 0", 1)))
    (actor,) = position.hand(0, "actor")
    position.mana(0, 2)
    game = position.begin()

    choose(game, "convert", actor)

    assert names(game, HAND, 0) == ["pup"]
    assert names(game, FIELD, 0) == []
    assert where(game, actor) == "graveyard"
    assert ready(game, 0) == 1


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


def test_l_19_14_it_is_not_used_from_there_but_may_be_taken_to_the_hand() -> None:
    position = Position()
    (stocked,) = position.stock(0, "pup")
    position.mana(0, 1)
    game = position.begin()

    assert offered(game, "summon") == []
    do(game, ReturnToHand(stocked))
    game.asking = None

    assert names(game, HAND, 0) == ["pup"]
    assert offered(game, "summon") == list(game.zone(HAND, 0))


@pytest.mark.parametrize("house", ["face_down", "face_up"])
def test_l_19_17_calamity_hurts_and_buries_cards(house: str) -> None:
    position = Position(creature("doom", 4, 4, 1, calamity("doom 0", 2)), house={"calamity_cards": house})
    (doom,) = position.hand(0, "doom")
    deck = position.deck_of(0, "wolf", "bear", "nothing")
    position.mana(0, 1)
    game = position.begin()

    summon(game, doom)

    assert lives(game) == (18, 20)
    assert len(game.zone(DECK, 0)) == 1
    assert deck[0] in game.state.objects
    for id in game.zone(GRAVEYARD, 0):
        for viewer in range(2):
            assert (redact(game, viewer).state.objects[id].card < 0) is (house == "face_down")
        assert (values_of(game, id).kind == 0) is (house == "face_down")


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


def test_l_19_20_none_need_be_destroyed_if_the_cost_is_paid() -> None:
    position, tale, _ = offering(mana=4)
    game = position.begin()

    summon(game, tale)
    choose_several(game)

    assert (ready(game, 0), len(game.zone(FIELD, 0))) == (0, 4)


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


def test_l_19_21_without_charging_the_whole_cost_is_paid() -> None:
    position = Position(spell("finale", 2, notes("f"), abilities=(spell_charge("finale 0"),)), item("x", 1))
    position.graveyard(0, "nothing")
    (finale,) = position.hand(0, "finale")
    position.mana(0, 2)
    game = position.begin()

    choose(game, "summon", finale)
    choose_several(game)

    assert (noted(game), ready(game, 0)) == ("f", 0)
    assert names(game, GRAVEYARD, 0) == ["nothing", "finale"]


def test_l_19_9_of_two_recycles_the_lower_counts_and_charging_lowers_it_too() -> None:
    sow = spell("sow", 1, notes("s"), abilities=(recycle("sow 0", 5), recycle("sow 1", 3), spell_charge("sow 2")))
    position = Position(sow)
    (card, *others) = position.graveyard(0, "sow", "nothing", "nothing")
    position.mana(0, 2)
    game = position.begin()

    choose(game, "recycle", card)
    assert offered(game, "charge") == others
    choose_several(game, others[0])

    assert (noted(game), ready(game, 0)) == ("s", 0)
