"""L-10 アタックステップ."""

from __future__ import annotations

import pytest

from kirifuda.effects.plans import player_target
from kirifuda.games.last_resort.keywords.k19_02_rush import rush
from kirifuda.games.last_resort.rules.l03_battlefield import Destroy
from kirifuda.games.last_resort.rules.l10_attackers import CAN_ATTACK, is_attacking, is_blocked, is_blocking
from kirifuda.games.last_resort.rules.l10_damage import Damage, damage_on
from kirifuda.kernel.changes import Occur
from kirifuda.kernel.game import Game
from kirifuda.kernel.keeping.recording import Recorder
from kirifuda.kernel.legality import failures
from kirifuda.ledger.proofs import clauses
from tests.games.last_resort.rules.positions import (
    Position,
    creature,
    forbids,
    is_tapped,
    item,
    lives,
    obliges,
    static,
    triggered,
    where,
)
from tests.toys.driving import asked, choose, choose_several, do, numbers, offered, prompt
from tests.toys.making import Doing, When, does, noted, notes
from tests.toys.resort_making import Boost, Saved


def attack(game: Game, *pairs: tuple[int, int]) -> None:
    """Declare attacks: creatures with their targets, 0 for life."""
    choose_several(game, *[attacker for attacker, _ in pairs])
    for _, target in pairs:
        if prompt(game) == "attack_target":
            choose(game, "creature", target) if target else choose(game, "life")


def block(game: Game, *pairs: tuple[int, int]) -> None:
    """Declare blocks: creatures with the attackers that they block."""
    assert prompt(game) == "blockers"
    choose_several(game, *[blocker for blocker, _ in pairs])
    for _, attacker in pairs:
        if prompt(game) == "block":
            choose(game, "attacker", attacker)


def clashing(**house: str) -> tuple[Position, int, int]:
    """A bear (4/4) that attacks and a wolf (2/2) that guards."""
    position = Position(house=house)
    return position, position.attack(0, "bear"), position.defence(1, "wolf")


def test_l_10_1_attackers_then_targets_then_blocks_then_battles() -> None:
    position, bear, wolf = clashing()
    position.attack(1, "pup", tapped=True)
    game = position.begin("L-10.1")
    asking = [(prompt(game), asked(game))]
    choose_several(game, bear)
    asking.append((prompt(game), asked(game)))
    choose(game, "life")
    asking.append((prompt(game), asked(game)))
    block(game, (wolf, bear))

    assert asking == [("attackers", 0), ("attack_target", 0), ("blockers", 1)]
    assert where(game, wolf) == "graveyard"


@clauses("L-17.8")
def test_l_10_2_all_attackers_are_chosen_at_once_and_tapped() -> None:
    position = Position()
    bear, wolf, pup = (position.attack(0, name) for name in ("bear", "wolf", "pup"))
    game = position.begin("L-10.1")

    assert offered(game, "attack") == [bear, wolf, pup]
    attack(game, (bear, 0), (wolf, 0))

    assert [is_tapped(game, id) for id in (bear, wolf, pup)] == [True, True, False]
    assert lives(game) == (20, 14)


def test_l_10_2_nobody_need_attack() -> None:
    position = Position()
    bear = position.attack(0, "bear")
    game = position.begin("L-10.1")

    attack(game)

    assert not is_tapped(game, bear)
    assert lives(game) == (20, 20)


def test_l_10_2_tapped_creatures_do_not_attack() -> None:
    position = Position()
    wolf = position.attack(0, "wolf", tapped=True)
    position.attack(0, "bear")
    game = position.begin("L-10.1")

    assert wolf not in offered(game, "attack")
    assert [failed.japanese for failed in failures(CAN_ATTACK, game, 0, wolf)] == ["タップしている"]


@clauses("L-19.2")
def test_l_10_3_what_entered_this_turn_attacks_only_with_rush() -> None:
    position = Position(creature("hare", 1, 1, 1, rush("hare 0")))
    wolf, hare = position.attack(0, "wolf", fresh=True), position.attack(0, "hare", fresh=True)
    game = position.begin("L-10.1")

    assert offered(game, "attack") == [hare]
    assert [failed.clause for failed in failures(CAN_ATTACK, game, 0, wolf)] == ["L-10.3"]


def test_l_10_3_rush_attacks_even_in_the_first_turn() -> None:
    position = Position(creature("hare", 1, 1, 1, rush("hare 0")), turn=1)
    hare = position.attack(0, "hare", fresh=True)
    game = position.begin("L-10.1")

    assert game.turn() == 1
    assert offered(game, "attack") == [hare]


def test_l_17_8_the_whole_declaration_is_one_attempt_that_can_be_taken_back() -> None:
    position = Position()
    bear, wolf = position.attack(0, "bear"), position.attack(0, "wolf")
    position.attack(1, "pup", tapped=True)
    game = position.begin("L-10.1")

    choose_several(game, bear, wolf)
    choose(game, "life")

    assert prompt(game) == "attack_target"
    assert [frame.key for frame in game.state.frames if frame.checkpoint is not None] == ["attacks"]
    assert not is_tapped(game, bear)


@clauses("L-1.1")
def test_l_10_4_life_or_a_tapped_creature_in_the_enemys_attack_area() -> None:
    position = Position()
    bear = position.attack(0, "bear")
    tapped = position.attack(1, "wolf", tapped=True)
    position.attack(1, "pup")
    position.defence(1, "pup", tapped=True)
    position.attack(0, "pup", tapped=True)
    game = position.begin("L-10.1")

    choose_several(game, bear)

    assert prompt(game) == "attack_target"
    assert offered(game, "life") == [player_target(1)]
    assert offered(game, "creature") == [tapped]


@clauses("L-10.10", "L-10.9")
def test_l_10_10_an_attack_on_a_tapped_creature_is_a_battle_that_the_defence_area_cannot_stop() -> None:
    position, bear, _ = clashing()
    target = position.attack(1, "bear", tapped=True)
    game = position.begin("L-10.1")

    attack(game, (bear, target))

    assert lives(game) == (20, 20)
    assert (where(game, bear), where(game, target)) == ("graveyard", "graveyard")


def test_l_10_5_several_creatures_may_block_one_attack() -> None:
    position, bear, wolf = clashing()
    second = position.defence(1, "wolf")
    game = position.begin("L-10.1")

    attack(game, (bear, 0))
    block(game, (wolf, bear), (second, bear))

    assert lives(game) == (20, 20)
    assert [where(game, id) for id in (bear, wolf, second)] == ["graveyard"] * 3


def test_l_10_6_each_blocks_one_attacker_that_the_defender_chooses() -> None:
    position, bear, wolf = clashing()
    pup = position.attack(0, "pup")
    game = position.begin("L-10.1")

    attack(game, (bear, 0), (pup, 0))
    choose_several(game, wolf)
    assert (prompt(game), offered(game, "attacker")) == ("block", [bear, pup])
    choose(game, "attacker", pup)

    assert where(game, pup) == "graveyard"
    assert lives(game) == (20, 16)


def test_l_10_5_nobody_need_block() -> None:
    position, bear, wolf = clashing()
    game = position.begin("L-10.1")

    attack(game, (bear, 0))
    block(game)

    assert lives(game) == (20, 16)
    assert where(game, wolf) == "field"


@pytest.mark.parametrize(("house", "count"), [("any", 2), ("untapped", 1)])
def test_l_10_5_whether_a_tapped_creature_blocks_is_a_house_rule(house: str, count: int) -> None:
    position, bear, wolf = clashing(blockers=house)
    tapped = position.defence(1, "wolf", tapped=True)
    game = position.begin("L-10.1")

    attack(game, (bear, 0))

    assert offered(game, "block") == [wolf, tapped][:count]
    block(game, (wolf, bear))
    assert where(game, wolf) == "graveyard"


def test_l_10_5_blocking_does_not_tap() -> None:
    position = Position()
    pup, wall = position.attack(0, "pup"), position.defence(1, "wall")
    game = position.begin("L-10.1")

    attack(game, (pup, 0))
    block(game, (wall, pup))

    assert not is_tapped(game, wall)


def test_l_10_7_all_battles_and_life_damage_come_at_the_same_time() -> None:
    position = Position(creature("herald", 1, 1, 1))
    bear, wolf, pup = (position.attack(0, name) for name in ("bear", "wolf", "pup"))
    target = position.attack(1, "wolf", tapped=True)
    guard = position.defence(1, "wolf")
    game = position.begin("L-10.1")
    game.recorder = Recorder()

    attack(game, (bear, target), (wolf, 0), (pup, 0))
    block(game, (guard, wolf))

    kinds = [record.event.kind for record in game.recorder.records]
    first_death = kinds.index("destroy")
    assert kinds[:first_death].count("damage") == 4
    assert kinds[:first_death].count("life_damage") == 1
    assert [where(game, id) for id in (target, guard, wolf)] == ["graveyard"] * 3
    assert lives(game) == (20, 19)


@clauses("L-10.7")
def test_l_10_7_several_attackers_battle_one_creature_each_and_it_strikes_back_at_all() -> None:
    position = Position()
    one, two = position.attack(0, "wolf"), position.attack(0, "wolf")
    bear = position.attack(1, "bear", tapped=True)
    game = position.begin("L-10.1")

    attack(game, (one, bear), (two, bear))

    assert [where(game, id) for id in (one, two, bear)] == ["graveyard"] * 3


def test_l_10_8_unblocked_life_loses_the_attackers_power() -> None:
    position = Position(creature("pike", 3, 1, 1, static("pike 0", Boost("pike change", 2, 0))))
    pike = position.attack(0, "pike")
    game = position.begin("L-10.1")

    attack(game, (pike, 0))

    assert lives(game) == (20, 15)


def test_l_10_9_each_deals_its_power_and_damage_of_the_toughness_destroys() -> None:
    position = Position(creature("albert", 5, 4, 4), creature("pet", 1, 5, 2))
    albert, pet = position.attack(0, "albert"), position.attack(1, "pet", tapped=True)
    game = position.begin("L-10.1")
    game.recorder = Recorder()

    attack(game, (albert, pet))

    assert where(game, pet) == "graveyard"
    assert where(game, albert) == "field"
    assert [record.value for record in game.recorder.records if record.event.kind == "wound"] == [5, 1]


def test_l_10_9_both_may_be_destroyed_and_negative_power_deals_nothing() -> None:
    position = Position(creature("albert", 5, 4, 4), creature("hunter", 4, 5, 4), creature("ghost", -1, 1, 1))
    albert, hunter = position.attack(0, "albert"), position.attack(1, "hunter", tapped=True)
    ghost, pup = position.attack(0, "ghost"), position.attack(1, "pup", tapped=True)
    game = position.begin("L-10.1")

    attack(game, (albert, hunter), (ghost, pup))

    assert [where(game, id) for id in (albert, hunter, ghost)] == ["graveyard"] * 3
    assert where(game, pup) == "field"


def test_l_10_9_by_the_house_rule_an_attacker_divides_its_power() -> None:
    position, bear, wolf = clashing(several_blockers="divided")
    wall, pup = position.defence(1, "wall"), position.defence(1, "pup")
    game = position.begin("L-10.1")

    attack(game, (bear, 0))
    block(game, (wolf, bear), (wall, bear), (pup, bear))
    assert (prompt(game), asked(game), numbers(game, "points")) == ("divide", 0, [0, 1, 2, 3, 4])
    choose(game, "points", wolf, 3)
    assert numbers(game, "points") == [0, 1]
    choose(game, "points", wall, 0)

    assert [where(game, id) for id in (wolf, wall, pup)] == ["graveyard", "field", "graveyard"]
    assert where(game, bear) == "field"


def test_l_10_9_one_blocker_takes_it_all_in_either_reading() -> None:
    position, bear, wolf = clashing(several_blockers="divided")
    game = position.begin("L-10.1")

    attack(game, (bear, 0))
    block(game, (wolf, bear))

    assert prompt(game) != "divide"
    assert where(game, wolf) == "graveyard"


@clauses("L-10.5")
def test_l_10_2_what_attacking_and_blocking_trigger_comes_before_the_damage() -> None:
    bell = item(
        "bell",
        1,
        triggered("bell 0", When("attack"), notes("a")),
        triggered("bell 1", When("block"), notes("b")),
        triggered("bell 2", When("battle"), notes("c")),
        triggered("bell 3", When("destroy"), notes("d")),
    )
    position = Position(bell)
    bear, wolf = position.attack(0, "bear"), position.defence(1, "wolf")
    position.attack(1, "bell")
    game = position.begin("L-10.1")

    attack(game, (bear, 0))
    assert noted(game) == "a"
    assert is_attacking(game, bear)
    block(game, (wolf, bear))
    assert prompt(game) == "trigger"
    choose(game, "trigger")

    assert noted(game) == "abcd"
    assert not is_attacking(game, bear)


def test_l_10_5_a_blocked_attack_whose_blocker_is_gone_does_not_reach_life() -> None:
    def flee(game: Game, frame: object) -> list[Destroy]:
        return [Destroy(next(id for id in game.state.objects if is_blocking(game, id)))]

    position = Position(item("trap", 1, triggered("trap 0", When("block"), does(flee))))  # type: ignore[arg-type]
    bear, wolf = position.attack(0, "bear"), position.defence(1, "wolf")
    position.attack(1, "trap")
    game = position.begin("L-10.1")

    attack(game, (bear, 0))
    block(game, (wolf, bear))

    assert where(game, wolf) == "graveyard"
    assert lives(game) == (20, 20)
    assert damage_on(game, bear) == 0
    assert not is_blocked(game, bear)


def test_l_10_2_an_effect_may_forbid_or_demand_an_attack() -> None:
    lazy = creature("lazy", 1, 1, 1, forbids("lazy 0", Doing("attack", lambda s, a, b: a == s.source)))
    brave = creature("brave", 1, 1, 1, obliges("brave 0", Doing("attack", lambda s, a, b: a == s.source)))
    position = Position(lazy, brave)
    position.attack(0, "lazy")
    must, pup = position.attack(0, "brave"), position.attack(0, "pup")
    game = position.begin("L-10.1")

    assert offered(game, "attack") == [pup]
    attack(game)

    assert is_tapped(game, must)
    assert lives(game) == (20, 19)


def test_l_10_5_an_effect_may_forbid_a_block() -> None:
    unseen = forbids("sneak 0", Doing("block", lambda s, a, b: b == s.source))
    sneak = creature("sneak", 2, 1, 1, unseen)
    position = Position(sneak)
    thief = position.attack(0, "sneak")
    position.defence(1, "wolf")
    game = position.begin("L-10.1")

    attack(game, (thief, 0))

    assert lives(game) == (20, 18)


def ringing(moments: dict[str, tuple[int, str]]) -> Position:
    """Items that note moments or happenings: by name, whose it is and what it waits for."""
    made = []
    for name, (_, wanted) in moments.items():
        event = When(wanted) if wanted == "destroy" else moment(wanted)
        made.append(item(name, 1, triggered(f"{name} 0", event, notes(name))))
    position = Position(*made)
    for name, (owner, _) in moments.items():
        position.attack(owner, name)
    return position


def moment(wanted: str) -> When:
    """A moment of the turn."""
    return When("occur", lambda scope, event: isinstance(event, Occur) and event.moment == wanted)


@clauses("L-1.6")
def test_l_10_1_what_the_beginning_triggers_comes_before_the_declaration() -> None:
    position = ringing({"a": (1, "attack_begin")})
    position.attack(0, "bear")
    game = position.begin("L-10.1")

    assert (prompt(game), noted(game)) == ("attackers", "a")


@clauses("L-1.6", "L-10.7")
def test_l_10_1_what_the_battles_trigger_comes_before_the_end_and_that_before_draw_two() -> None:
    position = ringing({"a": (1, "destroy"), "b": (0, "attack_end")})
    bear, wolf = position.attack(0, "bear"), position.attack(1, "wolf", tapped=True)
    game = position.begin("L-10.1")
    attack(game, (bear, wolf))
    assert noted(game) == "ab"

    position = ringing({"c": (1, "attack_end"), "d": (0, "draw_two_begin")})
    position.attack(0, "bear")
    game = position.begin("L-10.1")
    attack(game)
    assert noted(game) == "cd"


def test_l_10_9_what_something_else_happens_to_instead_is_not_destroyed_again_and_again() -> None:
    position = Position(creature("cat", 1, 2, 1, Saved("cat 0")))
    cat = position.attack(0, "cat")
    game = position.begin()

    do(game, Damage(cat, 3))

    assert (where(game, cat), is_tapped(game, cat), damage_on(game, cat)) == ("field", True, 3)
    assert game.state.result is None
    do(game, Damage(cat, 1))
    assert where(game, cat) == "field"
