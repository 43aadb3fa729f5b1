"""302 キーワード能力, G.13 貫通, 301 処理にあてられたキーワード."""

from __future__ import annotations

import pytest

from kirifuda.games.pso2.abilities import PlayPlan, PsoAbility
from kirifuda.games.pso2.keywords.k302_01_war_cry import war_cry
from kirifuda.games.pso2.keywords.k302_02_on_entry import on_entry
from kirifuda.games.pso2.keywords.k302_09_recovery import recovery
from kirifuda.games.pso2.pool import pool_of
from kirifuda.games.pso2.rules.common import player_card, step
from kirifuda.games.pso2.rules.r213_damage import damage_on
from kirifuda.games.pso2.rules.r301_keyword_actions import SEARCH
from kirifuda.games.pso2.values import ACTIVE, PsoCard
from kirifuda.games.pso2.zones import DECK, FIELD, HAND, PROCESSING
from kirifuda.kernel.flow import NEXT, Call, Flow
from kirifuda.kernel.game import Game
from kirifuda.kernel.hiding.knowledge import is_seen
from kirifuda.kernel.state import Frame
from kirifuda.ledger.proofs import clauses
from tests.games.pso2.rules.positions import (
    Position,
    asked,
    card,
    character,
    choose,
    choose_several,
    is_off,
    names,
    pass_all,
    prompt,
    run_now,
    with_abilities,
)
from tests.toys.pso2_making import Chosen, active, noted, notes, plan, procedure


def one(name: str, attack: int, hp: int, *abilities: PsoAbility) -> PsoCard:
    """A character with a keyword."""
    return with_abilities(character(name, attack, hp), *abilities)


def attack(game: Game, attacker: int, *targets: int) -> None:
    """Declare an attack."""
    choose(game, "attack", attacker)
    if prompt(game) == "attack_target":
        choose_several(game, *targets)


# War Cry


@clauses("302.1", "302.1b", "506.4.2", "301.1")
def test_302_1b_war_cry_draws_an_attack_to_its_card() -> None:
    position = Position(one("hana", 1, 5, war_cry("hana 0")))
    giant = position.field(0, "giant")
    hana = position.field(1, "hana")
    game = position.begin()

    attack(game, giant, player_card(game, 1))
    assert (asked(game), step(game)) == (1, "battle_start")
    choose(game, "activate", hana)

    assert is_off(game, hana)
    assert len(game.zone(DECK, 1)) == 20
    assert damage_on(game, hana) == 4


# Entering, defeated, Drop


@clauses("302.2", "G.31", "300.2.1")
def test_302_2_entering_triggers_when_the_card_comes_into_play() -> None:
    position = Position(one("singer", 1, 2, on_entry("singer 0", plan("singer 0", notes("s")))))
    position.hand(0, "singer")
    game = position.begin()

    choose(game, "play")

    assert names(game, FIELD, 0) == ["singer"]
    assert noted(game) == "s"


# Recovery


def bell(number: int = 2) -> PsoCard:
    """An active that says Recovery and nothing else."""
    made = card("bell", ACTIVE)
    inner = recovery("bell", number)
    made.plan = PlayPlan(inner.procedure)
    made.plan.has_recovery = True
    made.has_recovery = True
    return made


@pytest.mark.parametrize(("reading", "waiting"), [("at_resolution", 1), ("when_invoked", 0)])
def test_302_9_the_form_is_chosen_at_resolution_or_by_a_house_rule_when_invoked(reading: str, waiting: int) -> None:
    position = Position(bell(), active("wait", notes("w")), house={"recovery_choice": reading})
    position.discards(0, "guard")
    giant = position.field(0, "giant")
    position.hand(0, "bell")
    position.hand(1, "wait")
    game = position.begin()

    choose(game, "play")
    if waiting:
        assert asked(game) == 1
        choose(game, "pass")
    assert (prompt(game), asked(game)) == ("recovery", 0)
    choose(game, "heal", giant)
    pass_all(game)

    assert game.zone(PROCESSING, 0) == ()
    assert prompt(game) == "action"


# Search and freeze


@clauses("301.2", "G.19", "G.17", "G.14", "G.29")
def test_301_2_a_search_shows_what_it_takes_and_shuffles() -> None:
    position = Position()
    wanted = position.put(0, DECK, "giant")
    pool_of(position.game.pool).searches["giants"] = Chosen(lambda scope: [wanted])
    game = position.begin()
    before = game.zone(DECK, 0)

    found: list[object] = []

    def call(game: Game, frame: Frame) -> Flow:
        return Call(SEARCH, {"wanted": "giants", "number": 1}, into="found", player=0)

    def report(game: Game, frame: Frame) -> Flow:
        found.append(frame.slots["found"])
        return NEXT

    run_now(game, procedure("quest", call, report))
    assert all(is_seen(game.map, game.state.objects[id], 0) for id in before)
    choose_several(game, wanted)

    assert found == [tuple(game.zone(HAND, 0))]
    assert names(game, HAND, 0) == ["giant"]
    assert len(game.state.knowledge[1]) == 1
    assert not set(game.zone(DECK, 0)) & set(before)
