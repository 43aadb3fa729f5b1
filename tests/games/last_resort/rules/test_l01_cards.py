"""L-1 カードの見方: kinds of cards, equipment, leader, last resort."""

from __future__ import annotations

import pytest

from kirifuda.games.last_resort.keywords.k19_01_equip import equip
from kirifuda.games.last_resort.rules.common import area_of
from kirifuda.games.last_resort.rules.l01_last_resort import last_resort_of
from kirifuda.games.last_resort.rules.l03_battlefield import Destroy
from kirifuda.games.last_resort.rules.l03_zones import ReturnToHand
from kirifuda.games.last_resort.values import LAST_RESORT_CARD, ResortCard
from kirifuda.games.last_resort.zones import ATTACK, DEFENCE, LAST_RESORT, LEADER
from kirifuda.ledger.proofs import clauses
from tests.games.last_resort.rules.positions import (
    Position,
    equipment,
    item,
    static,
    summon,
    triggered,
    where,
)
from tests.toys.driving import asked, choose, do, names, now, offered, prompt
from tests.toys.making import When, noted, notes
from tests.toys.resort_making import Boost


def sword() -> ResortCard:
    """Equipment for one mana: +2/+0."""
    return equipment("sword", equip("sword 0", 1), static("sword 1", Boost("sword change", 2, 0)))


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


def test_l_1_13_leaders_lie_face_up_and_last_resorts_face_down_in_their_spaces() -> None:
    position = Position()
    game = position.begin()

    assert names(game, LEADER, 0) == ["red"]
    assert not game.state.objects[game.zone(LEADER, 0)[0]].face_down
    assert game.state.objects[game.zone(LAST_RESORT, 0)[0]].face_down
    assert game.pool.cards[game.state.objects[last_resort_of(game, 0)].card].values.kind == LAST_RESORT_CARD  # type: ignore[attr-defined]
    do(game, ReturnToHand(game.zone(LEADER, 0)[0]))
    assert names(game, LEADER, 0) == ["red"]
