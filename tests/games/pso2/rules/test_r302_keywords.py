"""302 キーワード能力, G.13 貫通, 301 処理にあてられたキーワード."""

from __future__ import annotations

import pytest

from kirifuda.games.pso2.abilities import PlayPlan, PsoAbility
from kirifuda.games.pso2.keywords.k302_01_war_cry import war_cry
from kirifuda.games.pso2.keywords.k302_02_on_entry import on_entry
from kirifuda.games.pso2.keywords.k302_06_standing import rapid_fire
from kirifuda.games.pso2.keywords.k302_09_recovery import recovery
from kirifuda.games.pso2.pool import pool_of
from kirifuda.games.pso2.rules.common import player_card, row_of, step
from kirifuda.games.pso2.rules.r213_damage import Damage, damage_on
from kirifuda.games.pso2.rules.r301_keyword_actions import SEARCH
from kirifuda.games.pso2.values import ACTIVE, PsoCard
from kirifuda.games.pso2.zones import BACK, DECK, DISCARD, FIELD, FRONT, HAND, PROCESSING
from kirifuda.kernel.flow import NEXT, Call, Flow
from kirifuda.kernel.game import Game
from kirifuda.kernel.hiding.knowledge import is_seen
from kirifuda.kernel.state import Frame
from kirifuda.ledger.proofs import clauses
from tests.games.pso2.rules.positions import Position, card, character, is_off, with_abilities
from tests.toys.driving import asked, choose, choose_several, do, names, offered_with_numbers, pass_all, prompt, run_now
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


@clauses("302.1b", "506.4.2")
def test_506_4_2_war_cry_works_up_to_the_joining_step_and_not_by_the_only_target() -> None:
    position = Position(one("hana", 1, 5, war_cry("hana 0")))
    giant = position.field(0, "giant")
    hana = position.field(1, "hana")
    game = position.begin()
    assert offered_with_numbers(game, "activate") == []

    attack(game, giant, player_card(game, 1))
    seen: list[str] = []
    while prompt(game) == "action" and asked(game) == 1:
        seen.append(step(game))
        choose(game, "pass")
    assert seen == ["battle_start", "joining"]

    position = Position(one("hana", 1, 5, war_cry("hana 0")))
    giant = position.field(0, "giant")
    hana = position.field(1, "hana")
    game = position.begin()
    attack(game, giant, hana)
    assert asked(game) == 0
    assert damage_on(game, hana) == 4


def test_302_1b_all_targets_of_rapid_fire_go_to_the_one_that_cried() -> None:
    position = Position(one("hana", 1, 5, war_cry("hana 0")), one("gunner", 2, 6, rapid_fire("gunner 0")))
    gunner = position.field(0, "gunner")
    hana, first, second = position.field(1, "hana"), position.field(1, "pike"), position.field(1, "pike")
    game = position.begin()

    attack(game, gunner, first, second)
    choose(game, "activate", hana)

    assert (damage_on(game, first), damage_on(game, second), damage_on(game, hana)) == (0, 0, 2)


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


@clauses("302.9", "G.12", "G.38")
def test_302_9_recovery_returns_up_to_x_cards_without_recovery_to_the_deck() -> None:
    position = Position(bell())
    position.discards(0, "guard", "pike", "giant", "bell")
    position.hand(0, "bell")
    game = position.begin()

    choose(game, "play")
    assert prompt(game) == "recover"
    ids = [id for id, _ in offered_with_numbers(game, "recover")]
    assert len(ids) == 3
    choose_several(game, ids[0], ids[2])

    assert len(game.zone(DECK, 0)) == 22
    assert sorted(names(game, DISCARD, 0)) == ["bell", "bell", "pike"]


@clauses("302.9", "G.12")
def test_302_9_recovery_heals_a_character_and_brings_it_forward() -> None:
    position = Position(bell())
    position.discards(0, "guard")
    giant = position.field(0, "giant")
    position.hand(0, "bell")
    game = position.begin()
    do(game, Damage(giant, 3))
    assert row_of(game, giant) == BACK

    choose(game, "play")
    assert prompt(game) == "recovery"
    choose(game, "heal", giant)

    assert damage_on(game, giant) == 0
    assert row_of(game, giant) == FRONT


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


def test_301_2_a_search_may_take_nothing_and_still_shuffles() -> None:
    position = Position()
    wanted = position.put(0, DECK, "giant")
    pool_of(position.game.pool).searches["giants"] = Chosen(lambda scope: [wanted])
    game = position.begin()
    before = game.zone(DECK, 0)

    run_now(game, SEARCH, {"wanted": "giants", "number": 1}, 0)
    game.answer(())

    assert names(game, HAND, 0) == []
    assert not set(game.zone(DECK, 0)) & set(before)
