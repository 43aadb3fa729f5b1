"""N-9 アタック宣言."""

from __future__ import annotations

import pytest

from kirifuda.effects.scope import Scope
from kirifuda.games.lyrical.rules.n00_moving import Act, DiscardFromPlay
from kirifuda.games.lyrical.rules.n09_attacks import CAN_ATTACK, CAN_GUARD
from kirifuda.games.lyrical.rules.n09_damage import Damage, damage_on
from kirifuda.games.lyrical.zones import DECK, DISCARD, FIELD
from kirifuda.kernel.changes import BeginLasting
from kirifuda.kernel.event import Event
from kirifuda.kernel.game import Game
from kirifuda.kernel.legality import failures
from kirifuda.ledger.proofs import clauses
from tests.games.lyrical.rules.positions import (
    Position,
    character,
    effect,
    field,
    forbids,
    targets,
    to_each,
    trick,
    triggered,
)
from tests.toys.driving import asked, choose, choose_several, do, names, offered, pass_all, prompt
from tests.toys.lyrical_making import Lessens, Shift
from tests.toys.making import Doing, When, lasting, noted, notes


def is_acted(game: Game, id: int) -> bool:
    """Whether a card is acted."""
    return game.state.objects[id].position == 1


def deck(game: Game, player: int) -> int:
    """How many cards are in a deck."""
    return len(game.zone(DECK, player))


@clauses("N-9.1", "N-9.6", "N-9.9")
def test_n_9_6_without_a_guard_the_player_discards_as_many_cards_as_the_attack() -> None:
    position = Position()
    runner = position.field(0, "runner")
    position.deck_of(1, "wall", "giant", "runner", "swift")
    game = position.begin()

    assert offered(game, "attack") == [runner]
    choose(game, "attack", runner)

    assert names(game, DISCARD, 1) == ["swift", "runner"]
    assert deck(game, 1) == 2
    assert deck(game, 0) == 20
    assert is_acted(game, runner)
    assert (game.number("attacker"), game.number("guard")) == (0, 0)


@clauses("N-9.2")
@pytest.mark.parametrize("state", ["acted", "new", "enemy"])
def test_n_9_2_who_cannot_attack(state: str) -> None:
    position = Position()
    id = position.field(1 if state == "enemy" else 0, "runner", acted=state == "acted", new=state == "new")
    game = position.begin()

    assert offered(game, "attack") == []
    clause = {"acted": "N-9.2", "new": "N-1.5", "enemy": "N-9.1"}[state]
    assert [c.clause for c in failures(CAN_ATTACK, game, 0, id)] == [clause]


@clauses("N-9.2", "N-12.1")
@pytest.mark.parametrize(("house", "turn", "can"), [("", 1, 0), ("barred", 1, 0), ("allowed", 1, 1), ("", 2, 1)])
def test_n_9_2_the_first_turns_attack_is_a_house_rule(house: str, turn: int, can: int) -> None:
    position = Position(house={"first_turn_attack": house} if house else None, turn=turn)
    swift = position.field(0, "swift", new=True)
    game = position.begin()

    assert offered(game, "attack") == [swift] * can


@clauses("N-9.1", "N-9.3")
@pytest.mark.parametrize(("deed", "attacks", "guards"), [("attack", 0, 1), ("guard", 1, 0), ("battle", 0, 0)])
def test_n_9_1_texts_that_forbid_attacking_guarding_and_battling(deed: str, attacks: int, guards: int) -> None:
    def mine(scope: Scope, subject: int, other: int) -> bool:
        return subject == scope.source

    position = Position(character("shy", 1, 5, forbids("shy 0", Doing(deed, mine))))
    shy = position.field(0, "shy")
    game = position.begin()
    assert offered(game, "attack") == [shy] * attacks
    assert [c.clause for c in failures(CAN_ATTACK, game, 0, shy)] == ["N-9.1"] * (1 - attacks)

    position = Position(character("shy", 1, 5, forbids("shy 0", Doing(deed, mine))))
    shy = position.field(1, "shy")
    runner = position.field(0, "runner")
    position.field(1, "wall")
    game = position.begin()
    choose(game, "attack", runner)
    assert (shy in offered(game, "guard")) == bool(guards)
    assert [c.clause for c in failures(CAN_GUARD, game, 1, shy, runner)] == ["N-9.3"] * (1 - guards)


@clauses("N-9.3")
def test_n_9_3_one_unacted_character_may_guard_and_none_must() -> None:
    position = Position()
    runner = position.field(0, "runner")
    wall, new = position.field(1, "wall"), position.field(1, "swift", new=True)
    acted = position.field(1, "giant", acted=True)
    game = position.begin()
    choose(game, "attack", runner)

    assert (prompt(game), asked(game)) == ("guard", 1)
    assert offered(game, "guard") == [wall, new]
    assert len(offered(game, "no_guard")) == 1
    assert [c.clause for c in failures(CAN_GUARD, game, 1, acted, runner)] == ["N-9.3"]
    choose(game, "no_guard")
    assert deck(game, 1) == 18
    assert not is_acted(game, wall)


@clauses("N-9.3", "N-9.7", "N-9.9")
def test_n_9_7_attacker_and_guard_deal_each_other_their_attack_and_become_acted() -> None:
    position = Position(character("ox", 3, 9), character("ram", 2, 9))
    ox, ram = position.field(0, "ox"), position.field(1, "ram")
    game = position.begin()
    choose(game, "attack", ox)
    choose(game, "guard", ram)

    assert (damage_on(game, ox), damage_on(game, ram)) == (2, 3)
    assert (deck(game, 0), deck(game, 1)) == (20, 20)
    assert is_acted(game, ox)
    assert is_acted(game, ram)


@clauses("N-9.7")
def test_n_9_7_both_may_fall_together() -> None:
    position = Position()
    one, other = position.field(0, "runner"), position.field(1, "first")
    two = position.field(0, "giant")
    game = position.begin()
    do(game, Damage(one, 1), Damage(other, 0))
    choose(game, "attack", two)
    choose(game, "guard", other)

    assert names(game, FIELD, 1) == []
    assert names(game, FIELD, 0) == ["runner", "giant"]
    assert damage_on(game, two) == 2


@clauses("N-9.4", "N-9.3")
def test_n_9_4_one_window_after_the_guard_and_the_turn_player_begins() -> None:
    position = Position(trick("wait", notes("w")))
    runner, wall = position.field(0, "runner"), position.field(1, "wall")
    position.hand(0, "wait")
    position.hand(1, "wait")
    game = position.begin()

    choose(game, "attack", runner)
    assert prompt(game) == "guard"
    choose(game, "guard", wall)
    assert (prompt(game), asked(game)) == ("response", 0)
    choose(game, "pass")
    assert (prompt(game), asked(game)) == ("response", 1)
    choose(game, "pass")
    assert prompt(game) == "action"
    assert damage_on(game, wall) == 2


@clauses("N-9.5", "N-9.4")
def test_n_9_5_answers_to_an_attack_are_resolved_last_in_first_out_before_the_damage() -> None:
    position = Position(trick("a", notes("a")), trick("b", notes("b")))
    runner = position.field(0, "runner")
    position.hand(0, "a")
    position.hand(1, "b")
    game = position.begin()
    game.decision()
    choose(game, "attack", runner)
    choose(game, "use")
    assert deck(game, 1) == 20
    choose(game, "use")

    assert noted(game) == "ba"
    assert deck(game, 1) == 18


@clauses("N-9.8")
@pytest.mark.parametrize("who", ["attacker", "guard"])
def test_n_9_8_an_acted_battler_has_no_attack(who: str) -> None:
    position = Position(character("ox", 3, 9), character("ram", 2, 9), trick("sleep", to_each(Act), target=targets()))
    ox, ram = position.field(0, "ox"), position.field(1, "ram")
    position.hand(0, "sleep")
    game = position.begin()
    choose(game, "attack", ox)
    choose(game, "guard", ram)
    choose(game, "use")
    choose_several(game, ox if who == "attacker" else ram)

    assert (damage_on(game, ox), damage_on(game, ram)) == ((2, 0) if who == "attacker" else (0, 3))


@clauses("N-9.6", "N-9.8")
@pytest.mark.parametrize(("house", "lost"), [("", 2), ("full_damage", 2), ("no_damage", 0)])
def test_n_9_8_an_acted_attacker_without_a_guard_is_a_house_rule(house: str, lost: int) -> None:
    position = Position(
        trick("sleep", to_each(Act), target=targets()), house={"unguarded_acted_attacker": house} if house else None
    )
    runner = position.field(0, "runner")
    position.hand(1, "sleep")
    game = position.begin()
    choose(game, "attack", runner)
    choose(game, "use")

    assert deck(game, 1) == 20 - lost


@clauses("N-9.6")
def test_n_9_6_an_unacted_attacker_strikes_under_either_house_rule() -> None:
    position = Position(house={"unguarded_acted_attacker": "no_damage"})
    runner = position.field(0, "runner")
    game = position.begin()
    choose(game, "attack", runner)

    assert deck(game, 1) == 18


@clauses("N-9.9", "N-9.2")
def test_n_9_9_the_attacker_is_unacted_until_the_end_and_may_use_its_effects() -> None:
    position = Position(character("mage", 1, 5, effect("mage 0", "0/1", notes("e"))))
    mage = position.field(0, "mage")
    game = position.begin()
    choose(game, "attack", mage)

    assert offered(game, "effect") == [mage]
    assert not is_acted(game, mage)
    choose(game, "effect", mage)
    pass_all(game)
    assert noted(game) == "e"
    assert is_acted(game, mage)
    assert offered(game, "attack") == []


@clauses("N-9.6", "N-9.7", "N-9.9")
@pytest.mark.parametrize(("house", "lost"), [("", 0), ("no_damage", 0), ("player_takes_it", 2)])
def test_n_9_9_a_guard_that_is_gone_is_a_house_rule_and_the_attacker_becomes_acted(house: str, lost: int) -> None:
    slay = trick("slay", to_each(DiscardFromPlay), target=targets())
    position = Position(slay, house={"guard_gone": house} if house else None)
    runner, wall = position.field(0, "runner"), position.field(1, "wall")
    position.hand(0, "slay")
    game = position.begin()
    choose(game, "attack", runner)
    choose(game, "guard", wall)
    choose(game, "use")
    choose_several(game, wall)

    assert deck(game, 1) == 20 - lost
    assert is_acted(game, runner)
    assert damage_on(game, runner) == 0


@clauses("N-9.6", "N-9.7", "N-9.9")
@pytest.mark.parametrize("guarded", [False, True])
@pytest.mark.parametrize("house", ["no_damage", "player_takes_it"])
def test_n_9_9_an_attacker_that_is_gone_deals_nothing_and_the_guard_becomes_acted(guarded: bool, house: str) -> None:
    slay = trick("slay", to_each(DiscardFromPlay), target=targets())
    position = Position(slay, house={"guard_gone": house})
    runner, wall = position.field(0, "runner"), position.field(1, "wall")
    position.hand(1, "slay")
    game = position.begin()
    choose(game, "attack", runner)
    choose(game, "guard" if guarded else "no_guard")
    choose(game, "use")
    choose_several(game, runner)

    assert deck(game, 1) == 20
    assert damage_on(game, wall) == 0
    assert is_acted(game, wall) == guarded
    assert prompt(game) == "action"


@clauses("N-9.1", "N-9.3", "N-9.9")
def test_n_9_1_texts_can_watch_attack_guard_and_their_end() -> None:
    watches = [triggered(f"bell {kind}", When(kind), notes(kind[0])) for kind in ("attack", "guard", "act")]
    position = Position(field("bell", *watches), trick("wait", notes("w")))
    position.place(0, "bell")
    runner, wall = position.field(0, "runner"), position.field(1, "wall")
    position.hand(0, "wait")
    game = position.begin()
    choose(game, "attack", runner)
    assert (noted(game), prompt(game)) == ("a", "guard")
    choose(game, "guard", wall)
    assert (noted(game), prompt(game)) == ("ag", "response")
    choose(game, "pass")
    choose(game, "trigger")
    assert noted(game) == "agaa"


@clauses("N-9.1", "N-9.9")
def test_n_9_1_an_attacker_lost_before_the_guard_ends_the_attack() -> None:
    hits = triggered("trap 0", When("attack"), to_each(DiscardFromPlay), target=targets())
    position = Position(field("trap", hits))
    position.place(1, "trap")
    runner = position.field(0, "runner")
    wall = position.field(1, "wall")
    game = position.begin()
    choose(game, "attack", runner)
    choose_several(game, runner)

    assert prompt(game) == "action"
    assert not is_acted(game, wall)
    assert deck(game, 1) == 20


@clauses("N-9.9")
def test_n_9_9_effects_of_a_battle_end_with_it() -> None:
    position = Position(trick("wait", notes("w")))
    runner = position.field(0, "runner")
    position.hand(0, "wait")
    game = position.begin()
    game.pool.add_change(bonus := Shift("bonus", 3))
    choose(game, "attack", runner)
    do(game, BeginLasting(lasting(bonus, (runner,), "battle")))
    choose(game, "pass")

    assert deck(game, 1) == 15
    assert game.state.lasting == ()


@clauses("N-9.7", "N-9.6")
def test_n_9_7_an_attack_below_nothing_deals_nothing() -> None:
    position = Position()
    runner = position.field(0, "runner")
    game = position.begin()
    game.pool.add_change(malus := Shift("malus", -9))
    do(game, BeginLasting(lasting(malus, (runner,))))
    choose(game, "attack", runner)

    assert deck(game, 1) == 20


@clauses("N-9.7", "N-12.3")
def test_n_9_7_damage_to_characters_adds_up_and_what_reaches_durability_discards() -> None:
    position = Position()
    wall, giant = position.field(1, "wall"), position.field(1, "giant")
    game = position.begin()

    do(game, Damage(wall, 4), Damage(giant, 4))
    assert (damage_on(game, wall), damage_on(game, giant)) == (4, 4)
    do(game, Damage(wall, 2))

    assert names(game, FIELD, 1) == ["giant"]
    assert names(game, DISCARD, 1) == ["wall"]


@clauses("N-9.7")
def test_n_9_7_lower_durability_discards_too() -> None:
    position = Position()
    wall = position.field(1, "wall")
    game = position.begin()
    game.pool.add_change(weak := Shift("weak", 0, -3))
    do(game, Damage(wall, 3))

    do(game, BeginLasting(lasting(weak, (wall,))))

    assert names(game, DISCARD, 1) == ["wall"]


@clauses("N-9.7")
def test_n_9_7_durability_of_nothing_discards_the_unhurt() -> None:
    position = Position()
    wall = position.field(1, "wall")
    game = position.begin()
    game.pool.add_change(weak := Shift("weak", 0, -6))

    do(game, BeginLasting(lasting(weak, (wall,))))

    assert names(game, DISCARD, 1) == ["wall"]


@clauses("N-9.7")
def test_n_9_7_whom_a_text_keeps_in_play_stays_and_is_not_tested_again() -> None:
    def mine(scope: Scope, event: Event) -> bool:
        return event.object_id() == scope.source

    keeps = forbids("cat 0")
    keeps.forbidden_events = (When("discard_from_play", mine),)
    keeps.file()
    position = Position(character("cat", 1, 2, keeps))
    cat = position.field(1, "cat")
    game = position.begin()

    do(game, Damage(cat, 3))
    assert names(game, FIELD, 1) == ["cat"]
    do(game, Damage(cat, 1))
    assert damage_on(game, cat) == 4
    assert prompt(game) == "action"


@clauses("N-9.7")
def test_n_9_7_damage_can_be_lessened_by_a_text() -> None:
    position = Position(character("shell", 0, 2, Lessens("shell 0", 2)))
    runner, shell = position.field(0, "runner"), position.field(1, "shell")
    game = position.begin()
    choose(game, "attack", runner)
    choose(game, "guard", shell)

    assert names(game, FIELD, 1) == ["shell"]
    assert damage_on(game, shell) == 0
