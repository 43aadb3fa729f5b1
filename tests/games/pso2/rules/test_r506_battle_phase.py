"""506 戦闘フェイズ."""

from __future__ import annotations

from kirifuda.customs.turns import phase
from kirifuda.effects.scope import Scope
from kirifuda.games.pso2.rules.common import player_card, step
from kirifuda.games.pso2.rules.r213_damage import damage_on
from kirifuda.games.pso2.rules.r215_states import TurnOff
from kirifuda.games.pso2.rules.r506_battle_phase import is_attacking, is_engaged
from kirifuda.games.pso2.zones import DISCARD, PROCESSING
from kirifuda.kernel.event import Event
from kirifuda.kernel.game import Game
from kirifuda.ledger.proofs import clauses
from tests.games.pso2.rules.positions import Position, character, is_off, result, with_abilities
from tests.toys.driving import asked, choose, choose_several, do, names, offered_with_numbers, pass_all, prompt
from tests.toys.pso2_making import When, active, noted, notes, triggered


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

    assert [id for id, _ in offered_with_numbers(game, "attack_target")] == [player_card(game, 1), front, back]


def test_506_3_2_an_attacker_that_turns_off_before_it_joins_is_unsuitable() -> None:
    position, giant, pike = duel()
    position.hand(1, "wait")
    game = position.begin()
    attack(game, giant, pike)

    do(game, TurnOff(giant))
    choose(game, "pass")

    assert phase(game) == "main"
    assert damage_on(game, pike) == 0


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
