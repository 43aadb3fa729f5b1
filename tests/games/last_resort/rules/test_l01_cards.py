"""L-1 カードの見方: kinds of cards, equipment, leader, last resort."""

from __future__ import annotations

import pytest

from kirifuda.games.last_resort.keywords.k19_01_equip import equip
from kirifuda.games.last_resort.keywords.k19_05_shift import shift
from kirifuda.games.last_resort.rules.common import area_of, creatures, life_cap, opponent
from kirifuda.games.last_resort.rules.l01_equipment import worn_by
from kirifuda.games.last_resort.rules.l01_last_resort import CAN_TURN_UP, last_resort_of
from kirifuda.games.last_resort.rules.l01_life import GainLife
from kirifuda.games.last_resort.rules.l03_battlefield import Destroy
from kirifuda.games.last_resort.rules.l03_zones import ReturnToHand
from kirifuda.games.last_resort.rules.l09_actions import CAN_USE, against_use
from kirifuda.games.last_resort.rules.l10_damage import Damage
from kirifuda.games.last_resort.values import LAST_RESORT_CARD, ResortCard
from kirifuda.games.last_resort.zones import ATTACK, DEFENCE, FIELD, LAST_RESORT, LEADER
from kirifuda.kernel.legality import failures
from kirifuda.ledger.proofs import clauses
from tests.games.last_resort.rules.positions import (
    Position,
    activated,
    creature,
    equipment,
    item,
    last_resort,
    leader,
    lives,
    numbers_of,
    ready,
    spell,
    static,
    summon,
    triggered,
    where,
)
from tests.toys.driving import asked, choose, choose_several, do, names, now, offered, prompt, result
from tests.toys.making import Says, When, does, noted, notes
from tests.toys.resort_making import Boost


def sword() -> ResortCard:
    """Equipment for one mana: +2/+0."""
    return equipment("sword", equip("sword 0", 1), static("sword 1", Boost("sword change", 2, 0)))


@clauses("L-3.3", "L-3.4")
def test_l_1_1_the_attack_area_attacks_and_the_defence_area_guards() -> None:
    position = Position()
    front = position.attack(0, "wolf")
    position.defence(0, "wolf")
    guard = position.defence(1, "wolf")
    position.attack(1, "wolf")
    game = position.begin("L-10.1")

    assert offered(game, "attack") == [front]
    choose_several(game, front)

    assert prompt(game) == "blockers"
    assert asked(game) == 1
    assert offered(game, "block") == [guard]


@clauses("L-1.4")
def test_l_1_3_a_spell_does_at_once_what_it_says_and_never_enters() -> None:
    position = Position(spell("bolt", 1, notes("b")), item("bell", 1, triggered("bell 0", When("enter"), notes("e"))))
    position.attack(0, "bell")
    (bolt,) = position.hand(0, "bolt")
    position.mana(0, 1)
    game = position.begin()

    summon(game, bolt)

    assert noted(game) == "b"
    assert where(game, bolt) == "graveyard"


@clauses("L-9.7", "L-1.8")
def test_l_1_5_items_and_equipment_stay_after_being_summoned() -> None:
    position = Position(sword())
    lamp, blade = position.hand(0, "lamp", "sword")
    position.mana(0, 2)
    game = position.begin()

    lamp = summon(game, lamp, DEFENCE)
    blade = summon(game, blade, ATTACK)

    assert area_of(game, lamp) == DEFENCE
    assert area_of(game, blade) == ATTACK
    assert game.state.objects[blade].host == 0


def test_l_1_6_an_item_works_when_its_text_says() -> None:
    position = Position(
        item("clock", 1, triggered("clock 0", When("occur", lambda s, e: e.moment == "turn_start"), notes("t")))  # type: ignore[attr-defined]
    )
    position.attack(0, "clock")
    game = position.begin("L-6.1")

    assert noted(game) == "t"


@clauses("L-1.6")
def test_l_1_6_the_turn_players_abilities_come_first_in_the_order_they_like() -> None:
    bells = [item(name, 1, triggered(name, When("draw"), notes(name))) for name in ("a", "b", "c")]
    position = Position(*bells)
    first = position.attack(1, "a")
    second = position.attack(0, "b")
    third = position.attack(0, "c")
    game = position.begin("L-7.1")

    assert (prompt(game), asked(game), offered(game, "trigger")) == ("trigger", 0, [second, third])
    assert game.variable("phase") == "draw", "before the next step begins"
    choose(game, "trigger", third)

    assert noted(game) == "cba"
    assert first in game.state.objects


@clauses("L-1.11", "L-19.1")
def test_l_1_9_for_its_cost_equipment_is_laid_on_a_creature_of_its_area_and_grants_its_text() -> None:
    position = Position(sword())
    near = position.attack(0, "wolf")
    position.defence(0, "wolf")
    position.attack(1, "wolf")
    blade = position.attack(0, "sword")
    position.mana(0, 1)
    game = position.begin()

    choose(game, "use", blade)

    assert game.state.objects[blade].host == near
    assert numbers_of(game, near) == (4, 2)
    assert ready(game, 0) == 0


def test_l_1_9_equipment_may_be_laid_on_another_creature_for_its_cost_again() -> None:
    position = Position(sword())
    one, two = position.attack(0, "wolf"), position.attack(0, "pup")
    blade = position.wear(one, "sword")
    position.mana(0, 2)
    game = position.begin()

    choose(game, "use", blade)

    assert game.state.objects[blade].host == two
    assert worn_by(game, one) == []
    assert numbers_of(game, two) == (3, 1)
    assert numbers_of(game, one) == (2, 2)


def test_l_1_11_without_a_creature_in_its_area_it_cannot_be_used() -> None:
    position = Position(sword())
    position.defence(0, "wolf")
    blade = position.attack(0, "sword")
    position.mana(0, 1)
    game = position.begin()

    assert offered(game, "use") == []
    assert [failed.clause for failed in failures(against_use(game, blade, 0), game, 0, blade, 0)] == ["L-1.11"]


@clauses("L-1.10")
def test_l_1_12_the_old_equipment_comes_off_into_the_area_and_that_is_no_entering() -> None:
    entering, leaving = triggered("bell 0", When("enter"), notes("e")), triggered("bell 1", When("unequip"), notes("u"))
    heard = item("bell", 1, entering, leaving)
    position = Position(sword(), equipment("axe", equip("axe 0", 1)), heard)
    wolf = position.defence(0, "wolf")
    axe = position.wear(wolf, "axe")
    blade = position.defence(0, "sword")
    position.attack(0, "bell")
    position.mana(0, 1)
    game = position.begin()

    choose(game, "use", blade)

    assert worn_by(game, wolf) == [blade]
    assert game.state.objects[axe].host == 0
    assert area_of(game, axe) == DEFENCE
    assert noted(game) == "u"


@pytest.mark.parametrize(("house", "place"), [("stays", "field"), ("graveyard", "graveyard")])
def test_l_1_12_equipment_whose_bearer_is_gone(house: str, place: str) -> None:
    position = Position(sword(), house={"equipment_left_behind": house})
    wolf = position.defence(0, "wolf")
    blade = position.wear(wolf, "sword")
    game = position.begin()

    do(game, Destroy(wolf))

    assert where(game, wolf) == "graveyard"
    assert where(game, blade) == place
    assert area_of(game, blade) == (DEFENCE if place == "field" else -1)
    assert game.state.objects[now(game, blade)].host == 0


def test_l_1_12_equipment_stays_when_its_bearer_returns_to_the_hand_too() -> None:
    position = Position(sword())
    wolf = position.attack(0, "wolf")
    blade = position.wear(wolf, "sword")
    game = position.begin()

    do(game, ReturnToHand(wolf))

    assert where(game, wolf) == "hand"
    assert (where(game, blade), area_of(game, blade)) == ("field", ATTACK)


@clauses("L-19.5")
def test_l_1_12_equipment_moves_along_when_its_bearer_shifts() -> None:
    position = Position(sword(), creature("mover", 1, 1, 1, shift("mover 0", 1)))
    mover = position.attack(0, "mover")
    blade = position.wear(mover, "sword")
    position.mana(0, 1)
    game = position.begin()

    choose(game, "use", mover)

    assert area_of(game, blade) == DEFENCE
    assert game.state.objects[blade].host == mover


@pytest.mark.parametrize(("house", "cap"), [("as_printed", 25), ("twenty", 20)])
def test_l_1_14_the_leader_caps_life(house: str, cap: int) -> None:
    position = Position(leader("oak", "緑", 18, 25), house={"starting_life": house})
    position.replace(LEADER, 0, "oak")
    position.life(0, 19)
    game = position.begin()

    do(game, GainLife(0, 50))

    assert life_cap(game, 0) == cap
    assert lives(game) == (cap, 20)


def test_l_1_14_life_above_the_cap_is_not_lost_by_gaining() -> None:
    position = Position()
    position.life(0, 23)
    game = position.begin()

    do(game, GainLife(0, 2))

    assert lives(game)[0] == 23


@clauses("L-9.6")
def test_l_1_15_the_leader_skill_is_paid_for_and_used_once_a_game() -> None:
    position = Position(leader("chief", "赤", 20, 20, activated("chief 0", notes("s"), mana=2)))
    chief = position.replace(LEADER, 0, "chief")
    position.hand(0, "pup")
    position.mana(0, 4)
    game = position.begin()

    choose(game, "skill", chief)

    assert noted(game) == "s"
    assert ready(game, 0) == 2
    assert offered(game, "skill") == []
    assert [failed.clause for failed in failures(CAN_USE, game, 0, chief, 0)] == ["L-1.15"]


def dying(*cards: ResortCard, resort: str = "curtain", house: dict[str, str] | None = None) -> Position:
    """Player 0 has no life left at the end of the own turn."""
    position = Position(*cards, house=house)
    position.replace(LAST_RESORT, 0, resort)
    position.life(0, 0)
    return position


@clauses("L-1.18", "L-12.1")
def test_l_1_17_the_last_resort_is_turned_up_instead_of_giving_up() -> None:
    position = dying(last_resort("applause", does(lambda game, frame: [GainLife(frame.player, 5)])), resort="applause")
    card = position.game.zone(LAST_RESORT, 0)[0]
    game = position.begin("L-12.1")

    assert prompt(game) == "last_resort"
    choose(game, "turn_up")
    assert lives(game) == (1, 20)
    choose(game, "yes")

    assert not game.state.objects[card].face_down
    assert lives(game) == (6, 20)
    assert game.turn_player() == 1


def test_l_1_18_its_ability_may_be_left() -> None:
    position = dying(last_resort("applause", notes("a")), resort="applause")
    game = position.begin("L-12.1")

    choose(game, "turn_up")
    choose(game, "no")

    assert noted(game) == ""
    assert lives(game) == (1, 20)


def test_l_1_17_it_can_be_turned_up_only_once() -> None:
    position = dying()
    game = position.begin("L-12.1")
    choose(game, "turn_up")
    game.state.variables["life:0"] = -1

    assert [failed.clause for failed in failures(CAN_TURN_UP, game, 0, last_resort_of(game, 0))][-1] == "L-1.17"
    while result(game) is None and prompt(game) != "last_resort":
        decision = game.decision()
        assert decision is not None
        game.answer(tuple(range(len(decision.options) - 1, len(decision.options) - 1 + decision.least)))

    assert result(game) == ((1,), "life")


def test_l_1_19_only_if_its_condition_holds() -> None:
    with_creature = Says(lambda scope: bool(creatures(scope.game, scope.player)))
    position = dying(last_resort("brawl", notes("b"), conditions=(with_creature,)), resort="brawl")
    game = position.begin("L-12.1")

    assert result(game) == ((1,), "life")
    assert noted(game) == ""

    position = dying(last_resort("brawl", notes("b"), conditions=(with_creature,)), resort="brawl")
    position.attack(0, "pup")
    game = position.begin("L-12.1")
    choose(game, "turn_up")
    choose(game, "yes")
    assert noted(game) == "b"


def test_l_1_13_leaders_lie_face_up_and_last_resorts_face_down_in_their_spaces() -> None:
    position = Position()
    game = position.begin()

    assert names(game, LEADER, 0) == ["red"]
    assert not game.state.objects[game.zone(LEADER, 0)[0]].face_down
    assert game.state.objects[game.zone(LAST_RESORT, 0)[0]].face_down
    assert game.pool.cards[game.state.objects[last_resort_of(game, 0)].card].values.kind == LAST_RESORT_CARD  # type: ignore[attr-defined]
    do(game, ReturnToHand(game.zone(LEADER, 0)[0]))
    assert names(game, LEADER, 0) == ["red"]


def test_l_1_2_an_n_creature_of_a_name_stands_alone() -> None:
    queen = creature("queen", 2, 2, 1)
    queen.printed.is_unique = True
    position = Position(queen)
    position.attack(0, "queen")
    hand = position.hand(0, "queen", "pup")
    position.mana(0, 3)
    game = position.begin()

    assert offered(game, "summon") == [hand[1]]


def test_l_1_7_an_n_item_of_a_name_stands_alone_on_ones_own_battlefield_only() -> None:
    clock = item("clock", 1)
    clock.printed.is_unique = True
    position = Position(clock)
    position.attack(1, "clock")
    (card,) = position.hand(0, "clock")
    position.mana(0, 1)
    game = position.begin()

    summon(game, card)

    assert names(game, FIELD, 0) == ["clock"]
    assert names(game, FIELD, opponent(0)) == ["clock"]


def test_l_1_9_damage_kills_when_the_toughness_that_equipment_gave_is_gone() -> None:
    shield = equipment("shield", equip("shield 0", 1), static("shield 1", Boost("shield change", 0, 3)))
    position = Position(shield)
    wolf, bear = position.attack(0, "wolf"), position.attack(0, "bear")
    worn = position.wear(wolf, "shield")
    position.mana(0, 1)
    game = position.begin()
    do(game, Damage(wolf, 3))
    assert where(game, wolf) == "field"

    choose(game, "use", worn)

    assert game.state.objects[worn].host == bear
    assert where(game, wolf) == "graveyard"
