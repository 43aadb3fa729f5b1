"""506 戦闘フェイズ."""

from __future__ import annotations

import pytest

from kirifuda.effects.scope import Scope
from kirifuda.games.pso2.keywords.k302_06_standing import rapid_fire
from kirifuda.games.pso2.rules.common import phase, player_card, step
from kirifuda.games.pso2.rules.r213_damage import Damage, damage_on
from kirifuda.games.pso2.rules.r215_states import FREEZE, TurnOff
from kirifuda.games.pso2.rules.r403_field import Destroy
from kirifuda.games.pso2.rules.r506_attacks import CAN_ATTACK
from kirifuda.games.pso2.rules.r506_battle_phase import is_attacking, is_engaged
from kirifuda.games.pso2.zones import DECK, DISCARD, PROCESSING
from kirifuda.kernel.changes import BeginLasting
from kirifuda.kernel.event import Event
from kirifuda.kernel.game import Game
from kirifuda.kernel.keeping.recording import Recorder
from kirifuda.kernel.legality import failures
from kirifuda.kernel.state import Frame
from kirifuda.ledger.proofs import clauses
from tests.games.pso2.rules.positions import (
    Position,
    asked,
    character,
    choose,
    choose_several,
    do,
    is_off,
    names,
    offered,
    pass_all,
    prompt,
    result,
    with_abilities,
)
from tests.toys.pso2_making import DamageBecomes, When, active, chosen, does, lasting, noted, notes, triggered
from tests.toys.pso2_making import targets as targeting


def duel(*, house: dict[str, str] | None = None) -> tuple[Position, int, int]:
    """A giant (4/6) against a pike (2/5), with something to answer for both."""
    position = Position(active("wait", notes("w")), house=house)
    giant = position.field(0, "giant")
    pike = position.field(1, "pike")
    return position, giant, pike


def attack(game: Game, attacker: int, *targets: int) -> None:
    """Declare an attack."""
    choose(game, "attack", attacker)
    if prompt(game) == "attack_target":
        choose_several(game, *targets)


@clauses("504.1.5", "504.1.5.1", "506.2", "506.2.1", "506.1", "506.6.2", "212.2", "506.6.1")
def test_506_6_1_both_deal_their_whole_attack_at_once() -> None:
    position, giant, pike = duel()
    game = position.begin()

    attack(game, giant, pike)

    assert damage_on(game, giant) == 2
    assert damage_on(game, pike) == 4
    assert phase(game) == "main"
    assert step(game) == ""


@clauses("506.4.1", "506.4.1.1", "215.1.3", "506.6.3", "500.3")
def test_506_4_1_the_attacker_turns_off_and_is_attacking_until_the_damage_is_done() -> None:
    position, giant, pike = duel()
    position.hand(0, "wait", "wait")
    game = position.begin()

    attack(game, giant, pike)
    states: list[tuple[str, bool, bool, bool]] = []
    while phase(game) == "battle":
        states.append((step(game), is_off(game, giant), is_attacking(game, giant), is_engaged(game, pike)))
        choose(game, "pass")

    assert states == [
        ("battle_start", False, False, False),
        ("joining", True, True, False),
        ("engagement", True, True, True),
        ("damage", True, False, False),
    ]
    assert phase(game) == "main"


@clauses("506.6.4", "506.2.1")
def test_506_6_4_after_the_damage_step_the_main_phase_goes_on_and_another_ally_may_attack() -> None:
    position, giant, pike = duel()
    other = position.field(0, "scout")
    game = position.begin()

    attack(game, giant, pike)

    assert (prompt(game), phase(game), step(game)) == ("action", "main", "")
    assert [id for id, _ in offered(game, "attack")] == [player_card(game, 0), other]
    assert offered(game, "end") == [(0, 0)]


@clauses("504.1.6", "504.1.5.1")
def test_504_1_6_2_only_the_declared_end_ends_the_main_phase() -> None:
    position, giant, pike = duel()
    game = position.begin()

    attack(game, giant, pike)
    assert damage_on(game, pike) == 4
    assert phase(game) == "main"
    position.hand(0, "wait")
    choose(game, "end")

    assert (phase(game), asked(game)) == ("end", 0)


@clauses("103.6.1.7", "406.4")
def test_103_6_1_7_after_something_was_processed_the_turn_player_gains_the_right_again_in_the_same_step() -> None:
    position, giant, pike = duel()
    position.hand(0, "wait", "wait")
    position.hand(1, "wait")
    game = position.begin()
    attack(game, giant, pike)

    choose(game, "play")
    choose(game, "pass")
    assert asked(game) == 0
    choose(game, "pass")

    assert noted(game) == "w"
    assert (step(game), asked(game)) == ("battle_start", 0)


@clauses("103.6.1.1", "103.6.1.8")
def test_506_3_1_the_turn_player_has_the_right_to_act_first_in_every_step() -> None:
    position, giant, pike = duel()
    position.hand(0, "wait")
    position.hand(1, "wait")
    game = position.begin()

    attack(game, giant, pike)
    order: list[tuple[str, int]] = []
    while phase(game) == "battle":
        order.append((step(game), asked(game)))
        choose(game, "pass")

    assert order == [(name, seat) for name in ("battle_start", "joining", "engagement", "damage") for seat in (0, 1)]


def test_506_3_1_players_and_characters_of_both_rows_may_be_attacked_but_not_items() -> None:
    position = Position()
    giant = position.field(0, "giant", back=True)
    front = position.field(1, "pike")
    back = position.field(1, "guard", back=True)
    position.field(1, "lantern", back=True)
    game = position.begin()

    choose(game, "attack", giant)

    assert [id for id, _ in offered(game, "attack_target")] == [player_card(game, 1), front, back]


def test_506_3_1_by_a_house_rule_the_front_row_shields_the_back_row() -> None:
    position = Position(house={"attack_rows": "front_row_first"})
    giant = position.field(0, "giant")
    front = position.field(1, "pike")
    position.field(1, "guard", back=True)
    game = position.begin()

    choose(game, "attack", giant)

    assert [id for id, _ in offered(game, "attack_target")] == [player_card(game, 1), front]


@clauses("504.1.5", "215.2", "301.3", "103.6.2.2")
def test_215_2_only_an_ally_that_is_on_and_not_frozen_attacks() -> None:
    position = Position()
    ready = position.field(0, "giant")
    tired = position.field(0, "giant", off=True)
    frozen = position.field(0, "giant")
    theirs = position.field(1, "giant")
    game = position.begin()
    do(game, BeginLasting(lasting(FREEZE, (frozen,))))

    assert [id for id, _ in offered(game, "attack")] == [player_card(game, 0), ready]
    assert [failures(CAN_ATTACK, game, 0, id)[0].clause for id in (tired, frozen, theirs)] == [
        "215.2",
        "301.3",
        "504.1.5",
    ]


@clauses("201.4", "214.2", "214.1", "201.3")
def test_214_2_damage_to_a_player_goes_from_the_deck_to_the_discard_pile() -> None:
    position, giant, _ = duel()
    game = position.begin()

    attack(game, giant, player_card(game, 1))

    assert len(game.zone(DECK, 1)) == 16
    assert len(game.zone(DISCARD, 1)) == 4
    assert damage_on(game, giant) == 0


@clauses("212.1.1")
def test_215_2_a_player_card_attacks_too_with_the_attack_it_has() -> None:
    position, _, pike = duel()
    game = position.begin()

    attack(game, player_card(game, 0), pike)

    assert damage_on(game, pike) == 0
    assert len(game.zone(DECK, 0)) == 18
    assert is_off(game, player_card(game, 0))


@pytest.mark.parametrize(("when", "seen"), [(0, "battle_start"), (1, "joining"), (2, "engagement")])
@clauses("506.4.3", "506.5.3")
def test_506_3_2_a_battle_ends_in_any_step_when_the_target_leaves(when: int, seen: str) -> None:
    position, giant, pike = duel()
    position.hand(0, "wait")
    game = position.begin()
    attack(game, giant, pike)
    for _ in range(when):
        choose(game, "pass")
    assert step(game) == seen

    do(game, Destroy(pike))
    game.recorder = Recorder()
    choose(game, "pass")

    assert phase(game) == "main"
    assert not {"attack", "engage"} & {record.event.kind for record in game.recorder.records}
    assert damage_on(game, giant) == 0
    assert is_off(game, giant) == (when > 0)
    assert not is_attacking(game, giant)


def test_506_3_2_a_battle_ends_when_the_attacker_leaves() -> None:
    position, giant, pike = duel()
    position.hand(1, "wait")
    game = position.begin()
    attack(game, giant, pike)

    do(game, Destroy(giant))

    choose(game, "play")
    pass_all(game)
    assert phase(game) == "main"
    assert damage_on(game, pike) == 0
    assert noted(game) == "w"


def test_506_3_2_an_attacker_that_turns_off_before_it_joins_is_unsuitable() -> None:
    position, giant, pike = duel()
    position.hand(1, "wait")
    game = position.begin()
    attack(game, giant, pike)

    do(game, TurnOff(giant))
    choose(game, "pass")

    assert phase(game) == "main"
    assert damage_on(game, pike) == 0


def test_506_3_2_what_still_waits_when_a_battle_ends_is_processed_in_the_main_phase() -> None:
    phases: list[str] = []

    def look(game: Game, frame: Frame) -> list[Event]:
        phases.append(phase(game))
        return []

    slay = active("slay", does(lambda game, frame: [Destroy(id) for id in chosen(frame)]), target=targeting())
    position = Position(slay, active("look", does(look)))
    giant = position.field(0, "giant")
    pike = position.field(1, "pike")
    seer, killer = position.hand(0, "look", "slay")
    game = position.begin()
    attack(game, giant, pike)

    choose(game, "play", seer)
    choose(game, "play", killer)

    assert phases == ["main"]
    assert names(game, DISCARD, 1) == ["pike"]
    assert not is_off(game, giant)


@clauses("302.7")
def test_506_4_3_with_two_targets_a_battle_goes_on_until_none_is_left() -> None:
    gunner = with_abilities(character("gunner", 2, 6), rapid_fire("gunner 0"))
    position = Position(gunner, active("wait", notes("w")))
    attacker = position.field(0, "gunner")
    first, second = position.field(1, "pike"), position.field(1, "pike")
    position.hand(0, "wait")
    game = position.begin()
    attack(game, attacker, first, second)

    do(game, Destroy(first))
    pass_all(game)

    assert damage_on(game, second) == 2
    assert damage_on(game, attacker) == 2


def test_506_4_3_by_a_house_rule_one_target_that_leaves_ends_the_battle() -> None:
    gunner = with_abilities(character("gunner", 2, 6), rapid_fire("gunner 0"))
    position = Position(gunner, active("wait", notes("w")), house={"battle_with_two_targets": "until_one_leaves"})
    attacker = position.field(0, "gunner")
    first, second = position.field(1, "pike"), position.field(1, "pike")
    position.hand(0, "wait")
    game = position.begin()
    attack(game, attacker, first, second)

    do(game, Destroy(first))
    pass_all(game)

    assert damage_on(game, second) == 0


@clauses("205.5.1", "205.5.1.1", "506.5.1")
def test_506_5_2_weapons_are_used_by_the_turn_player_first_and_add_to_the_attack() -> None:
    position = Position()
    giant = position.field(0, "giant", "sword")
    pike = position.field(1, "pike", "sword")
    game = position.begin()
    swords = [game.state.objects[id].under[0] for id in (giant, pike)]

    attack(game, giant, pike)
    assert (prompt(game), asked(game)) == ("weapon", 0)
    choose_several(game, swords[0])
    assert (prompt(game), asked(game)) == ("weapon", 1)
    game.answer(())

    assert damage_on(game, giant) == 2
    assert names(game, DISCARD, 1) == ["sword", "pike"] or names(game, DISCARD, 1) == ["pike", "sword"]
    assert is_off(game, swords[0])
    assert game.state.lasting == ()


def test_506_5_2_a_weapon_that_is_off_cannot_be_used() -> None:
    position = Position()
    giant = position.field(0, "giant", "sword")
    pike = position.field(1, "pike")
    sword = position.game.state.objects[giant].under[0]
    position.game.state.objects[sword].position = 1
    game = position.begin()

    attack(game, giant, pike)

    assert damage_on(game, pike) == 4
    assert phase(game) == "main"


@clauses("205.5.2", "205.5.2.1", "506.6.1.2", "G.16")
def test_506_6_1_1_armour_lowers_damage_if_its_bearer_wants() -> None:
    position = Position()
    giant = position.field(0, "giant")
    pike = position.field(1, "pike", "mail")
    mail = position.game.state.objects[pike].under[0]
    game = position.begin()

    attack(game, giant, pike)
    assert (prompt(game), asked(game)) == ("replacement", 1)
    choose(game, "replace", mail)

    assert damage_on(game, pike) == 1
    assert is_off(game, mail)


def test_506_6_1_1_armour_need_not_be_used() -> None:
    position = Position()
    giant = position.field(0, "giant")
    pike = position.field(1, "pike", "mail")
    game = position.begin()

    attack(game, giant, pike)
    choose(game, "decline")

    assert damage_on(game, pike) == 4


@clauses("506.6.1.2", "103.4.3", "103.4.3.1")
def test_103_4_3_2_the_affected_side_orders_armour_among_other_replacements() -> None:
    doubled = with_abilities(character("brittle", 1, 9), DamageBecomes("brittle 0", lambda number: number * 2))
    position = Position(doubled)
    giant = position.field(0, "giant")
    brittle = position.field(1, "brittle", "mail")
    mail = position.game.state.objects[brittle].under[0]
    game = position.begin()

    attack(game, giant, brittle)
    assert asked(game) == 1
    assert {id for id, _ in offered(game, "replace")} == {mail, brittle}
    choose(game, "replace", mail)

    assert damage_on(game, brittle) == 2


@clauses("302.7", "506.6.1.1")
def test_506_6_1_1_one_piece_of_armour_lowers_the_damage_of_one_source() -> None:
    gunner = with_abilities(character("gunner", 2, 9), rapid_fire("gunner 0"))
    position = Position(gunner)
    attacker = position.field(0, "gunner", "vest")
    first, second = position.field(1, "pike"), position.field(1, "pike")
    game = position.begin()

    attack(game, attacker, first, second)
    choose(game, "replace")

    assert damage_on(game, attacker) == 3
    assert phase(game) == "main"


def test_506_6_3_triggers_of_the_damage_are_placed_and_the_turn_player_acts() -> None:
    hurt = triggered("hurt", When("damage", lambda scope, event: event.object_id() == scope.source), notes("h"))
    position = Position(with_abilities(character("thorn", 1, 9), hurt), active("wait", notes("w")))
    giant = position.field(0, "giant")
    thorn = position.field(1, "thorn")
    position.hand(0, "wait")
    game = position.begin()

    attack(game, giant, thorn)
    while step(game) != "damage":
        choose(game, "pass")

    assert asked(game) == 0
    assert len(game.zone(PROCESSING, 0)) == 1
    assert not is_attacking(game, giant)
    pass_all(game)
    assert noted(game) == "h"


@clauses("101.3", "101.4")
def test_101_3_the_last_card_of_a_deck_lost_in_battle_loses_the_game() -> None:
    position = Position()
    position.deck_of(1, "guard", "guard")
    giant = position.field(0, "giant")
    game = position.begin()

    attack(game, giant, player_card(game, 1))

    assert result(game) == ((0,), "101.3")


@clauses("101.7")
def test_101_7_if_both_decks_run_out_together_the_turn_player_loses() -> None:
    def both(game: Game, frame: Frame) -> list[Event]:
        return [Damage(player_card(game, seat), 5) for seat in (0, 1)]

    position = Position(active("flood", does(both)))
    position.deck_of(0, "guard")
    position.deck_of(1, "guard")
    position.hand(0, "flood")
    game = position.begin()

    choose(game, "play")
    pass_all(game)

    assert result(game) == ((1,), "101.7")


@clauses("506.6.3", "406.2.1")
def test_506_6_3_all_triggers_of_the_damage_are_placed_before_the_engagement_ends() -> None:
    seen: list[bool] = []

    def look(scope: Scope, event: Event) -> bool:
        seen.append(bool(scope.game.number("engaged")))
        return False

    hurt = [triggered(f"thorn {number}", When("damage"), notes("h")) for number in range(2)]
    watcher = triggered("watcher 0", When("invoke", look), notes("n"))
    position = Position(with_abilities(character("thorn", 1, 9), *hurt), with_abilities(character("watcher"), watcher))
    giant = position.field(0, "giant")
    thorn = position.field(1, "thorn")
    position.field(0, "watcher")
    game = position.begin()

    attack(game, giant, thorn)
    while prompt(game) == "trigger":
        game.answer((0,))

    assert seen == [True] * 4


@clauses("101.3", "506.6.3")
def test_101_3_triggers_of_the_damage_do_not_save_whoever_has_lost_the_last_card() -> None:
    hurt = [triggered(f"thorn {number}", When("damage"), notes("h")) for number in range(2)]
    position = Position(with_abilities(character("thorn", 1, 9), *hurt))
    position.deck_of(1, "guard")
    giant = position.field(0, "giant")
    position.field(1, "thorn")
    game = position.begin()

    attack(game, giant, player_card(game, 1))

    assert result(game) == ((0,), "101.3")
