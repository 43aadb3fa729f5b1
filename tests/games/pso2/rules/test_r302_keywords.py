"""302 キーワード能力, G.13 貫通, 301 処理にあてられたキーワード."""

from __future__ import annotations

import pytest

from kirifuda.games.pso2.abilities import PlayPlan, PsoAbility
from kirifuda.games.pso2.keywords.k302_01_war_cry import war_cry
from kirifuda.games.pso2.keywords.k302_02_on_entry import on_entry
from kirifuda.games.pso2.keywords.k302_03_on_defeat import on_defeat
from kirifuda.games.pso2.keywords.k302_04_drop import drop
from kirifuda.games.pso2.keywords.k302_05_follow_up import follow_up
from kirifuda.games.pso2.keywords.k302_06_standing import ambush, erosion, rapid_fire
from kirifuda.games.pso2.keywords.k302_08_snipe import snipe
from kirifuda.games.pso2.keywords.k302_09_recovery import recovery
from kirifuda.games.pso2.keywords.k_g13_piercing import piercing
from kirifuda.games.pso2.pool import pool_of
from kirifuda.games.pso2.rules.common import player_card, row_of, step
from kirifuda.games.pso2.rules.r213_damage import Damage, damage_on
from kirifuda.games.pso2.rules.r215_states import FREEZE
from kirifuda.games.pso2.rules.r301_keyword_actions import SEARCH
from kirifuda.games.pso2.rules.r400_zones import ReturnToHand
from kirifuda.games.pso2.rules.r403_field import Destroy
from kirifuda.games.pso2.values import ACTIVE, PsoCard
from kirifuda.games.pso2.zones import BACK, DECK, DISCARD, FIELD, FRONT, HAND, PROCESSING
from kirifuda.kernel.changes import BeginLasting
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
    do,
    is_off,
    names,
    offered,
    pass_all,
    prompt,
    run_now,
    skip_to,
    with_abilities,
)
from tests.toys.pso2_making import Chosen, active, lasting, noted, notes, plan, procedure


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
    assert offered(game, "activate") == []

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


@pytest.mark.parametrize(("reading", "cries"), [("allowed", True), ("refused", False)])
def test_302_10_war_cry_draws_the_attack_of_erosion(reading: str, cries: bool) -> None:
    position = Position(
        one("hana", 1, 5, war_cry("hana 0")),
        one("fry", 2, 2, erosion("fry 0")),
        house={"war_cry_against_erosion": reading},
    )
    fry = position.field(0, "fry")
    hana = position.field(1, "hana")
    game = position.begin()

    choose(game, "attack", fry)

    assert (prompt(game) == "action" and asked(game) == 1) == cries
    if cries:
        choose(game, "activate", hana)
        assert damage_on(game, hana) == 2


# Entering, defeated, Drop


@clauses("302.2", "G.31", "300.2.1")
def test_302_2_entering_triggers_when_the_card_comes_into_play() -> None:
    position = Position(one("singer", 1, 2, on_entry("singer 0", plan("singer 0", notes("s")))))
    position.hand(0, "singer")
    game = position.begin()

    choose(game, "play")

    assert names(game, FIELD, 0) == ["singer"]
    assert noted(game) == "s"


@clauses("302.3", "300.2.2", "G.25")
def test_302_3_defeated_triggers_only_on_the_way_to_the_discard_pile() -> None:
    position = Position(one("ghost", 1, 2, on_defeat("ghost 0", plan("ghost 0", notes("g")))))
    first, second = position.field(0, "ghost"), position.field(0, "ghost")
    game = position.begin()

    do(game, ReturnToHand(first))
    assert not game.state.waiting
    do(game, Destroy(second))

    assert len(game.state.waiting) == 1
    assert names(game, DISCARD, 0) == ["ghost"]


@pytest.mark.parametrize(
    ("turn", "reading", "works"), [(0, "enemy_turn", True), (1, "enemy_turn", False), (1, "any_turn", True)]
)
@clauses("302.4", "G.30")
def test_302_4_drop_triggers_in_the_enemy_turn_when_the_card_leaves_the_deck(
    turn: int, reading: str, works: bool
) -> None:
    buoy = one("buoy", 1, 2, drop("buoy 0", plan("buoy 0", notes("b"))))
    position = Position(buoy, house={"drop_turn": reading})
    position.deck_of(1, "guard", "guard", "buoy")
    game = position.begin(turn)

    do(game, Damage(player_card(game, 1), 1))

    assert bool(game.state.waiting) == works


def test_302_4_drop_does_not_trigger_from_the_hand_or_the_field() -> None:
    position = Position(one("buoy", 1, 2, drop("buoy 0", plan("buoy 0", notes("b")))))
    id = position.field(1, "buoy")
    game = position.begin()

    do(game, Destroy(id))

    assert game.state.waiting == ()


# Follow-Up, Ambush, Rapid Fire, Snipe, Erosion


@clauses("302.5", "302.5.1")
def test_302_5_follow_up_turns_on_once_a_turn_when_engaged_with_the_player() -> None:
    position = Position(one("zig", 2, 4, follow_up("zig 0")))
    zig = position.field(0, "zig")
    game = position.begin()

    attack(game, zig, player_card(game, 1))
    assert not is_off(game, zig)
    attack(game, zig, player_card(game, 1))

    assert is_off(game, zig)
    assert len(game.zone(DECK, 1)) == 16


def test_302_5_follow_up_does_nothing_against_a_character() -> None:
    position = Position(one("zig", 2, 4, follow_up("zig 0")))
    zig = position.field(0, "zig")
    pike = position.field(1, "pike")
    game = position.begin()

    attack(game, zig, pike)

    assert is_off(game, zig)


@clauses("302.6")
def test_302_6_ambush_comes_on() -> None:
    position = Position(one("eel", 2, 2, ambush("eel 0")))
    position.hand(0, "eel")
    game = position.begin()

    choose(game, "play")

    assert not is_off(game, game.zone(FIELD, 0)[0])


@clauses("302.7", "G.41")
def test_302_7_rapid_fire_attacks_two_and_takes_damage_from_both() -> None:
    position = Position(one("mil", 2, 9, rapid_fire("mil 0")))
    mil = position.field(0, "mil")
    first, second = position.field(1, "pike"), position.field(1, "giant")
    game = position.begin()

    attack(game, mil, first, second)

    assert (damage_on(game, first), damage_on(game, second)) == (2, 2)
    assert damage_on(game, mil) == 6


@clauses("302.8")
def test_302_8_sniping_takes_no_battle_damage_while_attacking_but_other_damage() -> None:
    position = Position(one("sniper", 2, 6, snipe("sniper 0")))
    mine, theirs = position.field(0, "sniper"), position.field(1, "sniper")
    game = position.begin()

    attack(game, mine, theirs)
    assert (damage_on(game, mine), damage_on(game, theirs)) == (0, 2)
    do(game, Damage(mine, 1))

    assert damage_on(game, mine) == 1


@pytest.mark.parametrize(("reading", "player_only"), [("player_only", True), ("not_the_player", False)])
@clauses("302.10")
def test_302_10_erosion_attacks_the_player_only(reading: str, player_only: bool) -> None:
    position = Position(one("fry", 2, 2, erosion("fry 0")), house={"erosion_targets": reading})
    fry = position.field(0, "fry")
    pike = position.field(1, "pike")
    game = position.begin()

    attack(game, fry)

    assert (len(game.zone(DECK, 1)) == 18) == player_only
    assert (damage_on(game, pike) == 2) != player_only


# Piercing


@clauses("G.13")
def test_g_13_piercing_hits_the_player_behind_even_if_the_attacker_dies() -> None:
    position = Position(one("ram", 6, 2, piercing("ram 0", 2)))
    ram = position.field(0, "ram")
    giant = position.field(1, "giant")
    game = position.begin()

    attack(game, ram, giant)

    assert names(game, FIELD, 0) == names(game, FIELD, 1) == []
    assert len(game.zone(DECK, 1)) == 18


def test_g_13_piercing_counts_a_defeat_in_the_back_row_but_no_retreat() -> None:
    position = Position(one("ram", 3, 9, piercing("ram 0", 2)))
    ram, other = position.field(0, "ram"), position.field(0, "ram")
    front, back = position.field(1, "giant"), position.field(1, "giant", back=True)
    game = position.begin()

    attack(game, ram, front)
    assert row_of(game, front) == BACK
    assert len(game.zone(DECK, 1)) == 20
    attack(game, other, back)

    assert len(game.zone(DECK, 1)) == 18


def test_g_13_piercing_does_nothing_for_a_defender() -> None:
    position = Position(one("ram", 6, 9, piercing("ram 0", 2)))
    giant = position.field(0, "giant")
    ram = position.field(1, "ram")
    game = position.begin()

    attack(game, giant, ram)

    assert names(game, FIELD, 0) == []
    assert len(game.zone(DECK, 0)) == 20


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
    ids = [id for id, _ in offered(game, "recover")]
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


@clauses("301.3")
def test_301_3_a_frozen_card_cannot_attack_until_the_effect_ends() -> None:
    position = Position()
    giant = position.field(0, "giant")
    position.points(0)
    game = position.begin()

    do(game, BeginLasting(lasting(FREEZE, (giant,), "turn_end:1")))
    game.asking = None
    assert giant not in [id for id, _ in offered(game, "attack")]
    skip_to(game, "pp")
    skip_to(game, "action")
    choose(game, "end")
    skip_to(game, "action")

    assert giant in [id for id, _ in offered(game, "attack")]
