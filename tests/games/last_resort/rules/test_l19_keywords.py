"""L-19 能力一覧: keywords of battle and of the battlefield."""

from __future__ import annotations

import pytest

from kirifuda.games.last_resort.keywords.k19_03_piercing import piercing
from kirifuda.games.last_resort.keywords.k19_04_drain import drain
from kirifuda.games.last_resort.keywords.k19_05_shift import shift
from kirifuda.games.last_resort.keywords.k19_06_duplicate import duplicate
from kirifuda.games.last_resort.keywords.k19_08_bind import BINDING, bind, is_bound
from kirifuda.games.last_resort.keywords.k19_10_mutual_end import mutual_end
from kirifuda.games.last_resort.keywords.k19_11_sniper import sniper
from kirifuda.games.last_resort.keywords.k19_13_antispell import antispell
from kirifuda.games.last_resort.keywords.k19_15_grow import grow
from kirifuda.games.last_resort.keywords.k19_16_terror import terror
from kirifuda.games.last_resort.keywords.k19_18_breakdown import breakdown
from kirifuda.games.last_resort.keywords.k19_19_intercept import intercept
from kirifuda.games.last_resort.rules.common import area_of, creatures, values_of
from kirifuda.games.last_resort.rules.l03_battlefield import Destroy
from kirifuda.games.last_resort.rules.l03_zones import ReturnToHand
from kirifuda.games.last_resort.rules.l09_costs import is_fresh
from kirifuda.games.last_resort.rules.l10_attackers import CAN_ATTACK
from kirifuda.games.last_resort.rules.l10_damage import Damage, damage_on
from kirifuda.games.last_resort.values import CREATURE, SPELL
from kirifuda.games.last_resort.zones import ATTACK, DEFENCE, FIELD, GRAVEYARD
from kirifuda.kernel.game import Game
from kirifuda.kernel.keeping.saving import load, save
from kirifuda.kernel.legality import failures
from kirifuda.ledger.proofs import clauses
from tests.games.last_resort.rules.positions import (
    Position,
    creature,
    is_tapped,
    item,
    lives,
    n_creature,
    numbers_of,
    ready,
    spell_creature,
    static,
    triggered,
    where,
)
from tests.games.last_resort.rules.test_l10_attack_step import attack, block
from tests.toys.driving import asked, choose, choose_several, do, names, offered, prompt, run_now
from tests.toys.making import When, noted, notes
from tests.toys.resort_making import Boost


def turns(game: Game, number: int) -> None:
    """Take the smallest answers until so many turns have passed."""
    until = game.turn() + number
    while game.turn() < until:
        decision = game.decision()
        assert decision is not None
        last = len(decision.options) - 1
        game.answer(() if not decision.least else (last,))
    game.decision()


def test_l_19_3_piercing_deals_to_life_for_every_battle_with_a_blocker() -> None:
    position = Position(creature("lance", 1, 9, 1, piercing("lance 0", 2)))
    lance = position.attack(0, "lance")
    guards = [position.defence(1, "wall"), position.defence(1, "wall")]
    game = position.begin("L-10.1")

    attack(game, (lance, 0))
    block(game, *[(guard, lance) for guard in guards])

    assert lives(game) == (20, 16)


def test_l_19_3_not_unblocked_not_against_the_creature_attacked_and_not_for_the_blocker() -> None:
    position = Position(creature("lance", 1, 9, 1, piercing("lance 0", 2)))
    first, second, wolf = position.attack(0, "lance"), position.attack(0, "lance"), position.attack(0, "wolf")
    target, guard = position.attack(1, "wall", tapped=True), position.defence(1, "lance")
    game = position.begin("L-10.1")

    attack(game, (first, 0), (second, target), (wolf, 0))
    block(game, (guard, wolf))

    assert lives(game) == (20, 19)


def test_l_19_3_even_if_the_attacker_dies_of_it() -> None:
    position = Position(creature("lance", 1, 1, 1, piercing("lance 0", 2), piercing("lance 1", 1)))
    lance, bear = position.attack(0, "lance"), position.defence(1, "bear")
    game = position.begin("L-10.1")

    attack(game, (lance, 0))
    block(game, (bear, lance))

    assert where(game, lance) == "graveyard"
    assert lives(game) == (20, 17)


@clauses("L-1.14")
def test_l_19_4_drain_gains_life_for_every_battle_after_the_damage_up_to_the_cap() -> None:
    position = Position(creature("leech", 1, 9, 1, drain("leech 0", 3)))
    leech, bear = position.attack(0, "wolf"), position.attack(0, "bear")
    guard = position.defence(1, "leech")
    game = position.begin("L-10.1")

    attack(game, (leech, 0), (bear, 0))
    block(game, (guard, leech))

    assert lives(game) == (20, 19)


def test_l_19_4_the_attackers_side_drains_too_for_each_battle() -> None:
    position = Position(creature("leech", 1, 9, 1, drain("leech 0", 2)))
    leech = position.attack(0, "leech")
    guards = [position.defence(1, "wall"), position.defence(1, "wall")]
    position.life(0, 5)
    game = position.begin("L-10.1")

    attack(game, (leech, 0))
    block(game, *[(guard, leech) for guard in guards])

    assert lives(game) == (9, 20)


@pytest.mark.parametrize(("area", "other"), [(ATTACK, DEFENCE), (DEFENCE, ATTACK)])
def test_l_19_5_shift_moves_to_the_other_area_for_mana_and_that_is_no_entering(area: int, other: int) -> None:
    position = Position(
        creature("crab", 1, 1, 1, shift("crab 0", 2)),
        item("bell", 1, triggered("bell 0", When("enter"), notes("e"))),
    )
    crab = position.attack(0, "crab", tapped=True) if area == ATTACK else position.defence(0, "crab", tapped=True)
    position.attack(0, "bell")
    position.mana(0, 2)
    game = position.begin()

    choose(game, "use", crab)

    assert area_of(game, crab) == other
    assert is_tapped(game, crab)
    assert (ready(game, 0), noted(game)) == (0, "")
    assert not is_fresh(game, crab)


@clauses("L-16.2")
def test_l_19_6_a_duplicate_has_kind_types_and_current_numbers_but_no_text() -> None:
    loud = triggered("fox 1", When("damage"), notes("f"))
    position = Position(spell_creature("fox", 2, 3, 3, static("fox 0", Boost("fox change", 1, -1)), loud))
    fox = position.defence(0, "fox")
    game = position.begin()

    (token,) = do(game, duplicate(game, fox, 0), player=0)

    values = values_of(game, token)
    assert (values.name, values.kind, values.races) == ("複製", SPELL | CREATURE, ("役者",))
    assert numbers_of(game, token) == (3, 2)
    assert (values.abilities, values.colours, values.cost) == ((), 0, 0)
    assert area_of(game, token) == DEFENCE
    assert is_fresh(game, token)


def test_l_19_6_a_duplicate_keeps_its_numbers_when_the_original_changes_and_survives_a_save() -> None:
    position = Position(creature("imp", 2, 2, 1, grow("imp 0")))
    imp = position.attack(0, "imp")
    game = position.begin()
    (token,) = do(game, duplicate(game, imp, 0), player=0)

    choose(game, "use", imp)

    assert numbers_of(game, imp) == (3, 3)
    assert numbers_of(game, token) == (2, 2)
    loaded = load(game.rulebook, game.pool, save(game))
    assert sorted(numbers_of(loaded, id) for id in creatures(loaded, 0)) == [(2, 2), (3, 3)]


def test_l_16_2_tokens_may_share_an_n_name_and_are_gone_when_they_leave() -> None:
    position = Position(n_creature("queen"))
    queen = position.attack(0, "queen")
    game = position.begin()

    one, two = do(game, duplicate(game, queen, 0), duplicate(game, queen, 0), player=0)
    assert len(game.zone(FIELD, 0)) == 3
    do(game, Destroy(one), ReturnToHand(two))

    assert names(game, FIELD, 0) == ["queen"]
    assert names(game, GRAVEYARD, 0) == []
    assert (where(game, one), where(game, two)) == ("", "")


def test_l_19_8_bind_taps_up_to_x_enemies_in_the_attack_area_and_they_skip_one_untap() -> None:
    position = Position()
    front, tapped, other = (
        position.attack(1, "wolf"),
        position.attack(1, "pup", tapped=True),
        position.attack(1, "bear"),
    )
    position.defence(1, "wolf")
    game = position.begin()

    run_now(game, BINDING, {"number": 2}, 0)
    assert (prompt(game), asked(game), offered(game, "bind")) == ("bind", 0, [front, tapped, other])
    choose_several(game, front, tapped)
    assert [is_tapped(game, id) for id in (front, tapped, other)] == [True, True, False]

    turns(game, 1)
    assert [is_tapped(game, id) for id in (front, tapped, other)] == [True, True, False]
    assert not is_bound(game, front)
    turns(game, 2)
    assert not is_tapped(game, front)


def test_l_19_8_a_creature_with_bind_uses_it_on_entering_and_none_need_be_chosen() -> None:
    position = Position(creature("weaver", 1, 1, 1, bind("weaver 0", 1)))
    enemy = position.attack(1, "wolf")
    (weaver,) = position.hand(0, "weaver")
    position.mana(0, 1)
    game = position.begin()

    choose(game, "summon", weaver)
    choose(game, "area", number=ATTACK)
    assert prompt(game) == "bind"
    choose_several(game)

    assert not is_tapped(game, enemy)
    assert prompt(game) == "main"


def test_l_19_10_mutual_end_destroys_both_together_with_the_damage() -> None:
    position = Position(creature("wasp", 1, 9, 1, mutual_end("wasp 0")))
    wasp, bear, pup = position.attack(0, "wasp"), position.defence(1, "bear"), position.attack(0, "pup")
    game = position.begin("L-10.1")

    attack(game, (wasp, 0), (pup, 0))
    block(game, (bear, wasp))

    assert (where(game, wasp), where(game, bear)) == ("graveyard", "graveyard")
    assert where(game, pup) == "field"


@clauses("L-19.10")
def test_l_19_18_breakdown_is_not_destroyed_until_the_next_own_start_step() -> None:
    position = Position(creature("wasp", 1, 9, 1, mutual_end("wasp 0")), creature("diva", 2, 1, 1, breakdown("diva 0")))
    wasp, bear = position.attack(0, "wasp"), position.attack(0, "bear")
    diva = position.defence(1, "diva")
    position.game.state.objects[diva].entered = position.game.turn()
    game = position.begin("L-10.1")

    attack(game, (wasp, 0), (bear, 0))
    block(game, (diva, wasp))

    assert (where(game, wasp), where(game, diva)) == ("graveyard", "field")
    do(game, Destroy(diva))
    assert where(game, diva) == "field"
    assert damage_on(game, diva) == 1
    turns(game, 1)
    assert damage_on(game, diva) == 0
    do(game, Destroy(diva))
    assert where(game, diva) == "graveyard"


def test_l_19_18_damage_stays_and_kills_nothing_meanwhile() -> None:
    position = Position(creature("diva", 2, 1, 1, breakdown("diva 0")))
    (diva,) = position.hand(0, "diva")
    position.mana(0, 1)
    game = position.begin()
    choose(game, "summon", diva)
    choose(game, "area", number=DEFENCE)
    (diva,) = creatures(game, 0)

    do(game, Damage(diva, 5))
    assert (where(game, diva), damage_on(game, diva)) == ("field", 5)

    turns(game, 1)
    do(game, Damage(diva, 1))
    assert where(game, diva) == "field"
    turns(game, 1)
    assert damage_on(game, diva) == 0


def test_l_19_11_sniper_taps_in_the_attack_area_and_deals_damage_to_any_enemy_creature() -> None:
    position = Position(creature("archer", 1, 1, 1, sniper("archer 0", 2)))
    archer, idle = position.attack(0, "archer"), position.defence(0, "archer")
    fresh = position.attack(0, "archer", fresh=True)
    enemies = [position.attack(1, "bear"), position.defence(1, "wolf")]
    game = position.begin()

    assert offered(game, "use") == [archer]
    assert idle not in offered(game, "use")
    assert fresh not in offered(game, "use")
    choose(game, "use", archer)
    assert (prompt(game), offered(game, "snipe")) == ("snipe", enemies)
    choose(game, "snipe", enemies[1])

    assert is_tapped(game, archer)
    assert where(game, enemies[1]) == "graveyard"


def test_l_19_13_antispell_takes_no_damage_from_effects_but_from_battles() -> None:
    position = Position(
        creature("saint", 1, 2, 1, antispell("saint 0")), creature("archer", 1, 1, 1, sniper("archer 0", 2))
    )
    archer, wolf = position.attack(0, "archer"), position.attack(0, "wolf")
    saint = position.attack(1, "saint", tapped=True)
    game = position.begin()

    choose(game, "use", archer)
    assert damage_on(game, saint) == 0
    position.mana(0, 2)
    choose(game, "end")
    attack(game, (wolf, saint))

    assert where(game, saint) == "graveyard"


@pytest.mark.parametrize(("house", "numbers"), [("while_there", (3, 3)), ("this_turn", (2, 2))])
def test_l_19_15_grow_taps_in_the_attack_area_for_one_more(house: str, numbers: tuple[int, int]) -> None:
    position = Position(creature("oak", 2, 2, 1, grow("oak 0")), house={"grow_duration": house})
    oak, idle = position.attack(0, "oak"), position.defence(0, "oak")
    game = position.begin()

    assert offered(game, "use") == [oak]
    choose(game, "use", oak)

    assert is_tapped(game, oak)
    assert numbers_of(game, oak) == (3, 3)
    assert numbers_of(game, idle) == (2, 2)
    turns(game, 1)
    assert numbers_of(game, oak) == numbers


def test_l_19_15_growing_is_forgotten_when_the_card_leaves() -> None:
    position = Position(creature("oak", 2, 2, 1, grow("oak 0")))
    oak = position.attack(0, "oak")
    game = position.begin()
    choose(game, "use", oak)

    do(game, ReturnToHand(oak))

    assert game.state.lasting == ()


def test_l_19_16_terror_is_not_blocked_by_creatures_of_that_cost_or_less() -> None:
    position = Position(
        creature("ogre", 3, 3, 3, terror("ogre 0", 2)), creature("warden", 1, 1, 2, intercept("warden 0"))
    )
    ogre = position.attack(0, "ogre")
    bear = position.defence(1, "bear")
    position.defence(1, "wolf")
    position.attack(1, "warden")
    game = position.begin("L-10.1")

    attack(game, (ogre, 0))

    assert offered(game, "block") == [bear]


def test_l_19_16_of_two_terrors_the_higher_counts() -> None:
    position = Position(creature("ogre", 3, 3, 3, terror("ogre 0", 1), terror("ogre 1", 4), terror("ogre 2", 2)))
    ogre = position.attack(0, "ogre")
    position.defence(1, "bear")
    game = position.begin("L-10.1")

    attack(game, (ogre, 0))

    assert lives(game) == (20, 17)


@clauses("L-10.5")
def test_l_19_19_intercept_blocks_untapped_from_the_attack_area_attacks_on_life_or_creatures() -> None:
    position = Position(creature("warden", 0, 9, 2, intercept("warden 0")))
    bear, wolf = position.attack(0, "bear"), position.attack(0, "wolf")
    warden, asleep = position.attack(1, "warden"), position.attack(1, "warden", tapped=True)
    behind, target = position.defence(1, "pup"), position.attack(1, "pup", tapped=True)
    game = position.begin("L-10.1")

    attack(game, (bear, target), (wolf, 0))
    assert offered(game, "block") == [warden, behind]
    assert asleep not in offered(game, "block")
    choose_several(game, warden)
    assert offered(game, "attacker") == [bear, wolf]
    choose(game, "attacker", bear)

    assert where(game, target) == "field"
    assert damage_on(game, warden) == 4
    assert lives(game) == (20, 18)


def test_l_19_19_in_the_defence_area_it_guards_life_only() -> None:
    position = Position(creature("warden", 0, 9, 2, intercept("warden 0")))
    bear = position.attack(0, "bear")
    position.defence(1, "warden")
    target = position.attack(1, "pup", tapped=True)
    game = position.begin("L-10.1")

    attack(game, (bear, target))

    assert prompt(game) == "draw_two"
    assert where(game, target) == "graveyard"


def test_l_19_2_without_rush_a_duplicate_does_not_attack() -> None:
    position = Position()
    wolf = position.attack(0, "wolf")
    game = position.begin()
    (token,) = do(game, duplicate(game, wolf, 0), player=0)
    position.mana(0, 2)

    choose(game, "end")

    assert offered(game, "attack") == [wolf]
    assert "L-10.3" in [failed.clause for failed in failures(CAN_ATTACK, game, 0, token)]
