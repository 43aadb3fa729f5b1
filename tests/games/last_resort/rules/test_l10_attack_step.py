"""L-10 アタックステップ."""

from __future__ import annotations

from kirifuda.games.last_resort.rules.l03_battlefield import Destroy
from kirifuda.games.last_resort.rules.l10_2_attackers import is_attacking, is_blocked, is_blocking
from kirifuda.games.last_resort.rules.l10_9_damage import damage_on
from kirifuda.kernel.changes import Occur
from kirifuda.kernel.game import Game
from kirifuda.ledger.proofs import clauses
from tests.games.last_resort.rules.positions import (
    Position,
    creature,
    forbids,
    is_tapped,
    item,
    lives,
    obliges,
    triggered,
    where,
)
from tests.toys.driving import asked, choose, choose_several, numbers, offered, prompt
from tests.toys.making import Doing, When, does, noted, notes


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
