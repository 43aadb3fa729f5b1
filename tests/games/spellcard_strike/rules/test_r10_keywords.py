"""10 キーワード能力."""

from __future__ import annotations

import pytest

from kirifuda.effects.scope import Scope
from kirifuda.games.spellcard_strike.keywords.k10_02_point_blank import point_blank
from kirifuda.games.spellcard_strike.keywords.k10_03_awakening import awakening
from kirifuda.games.spellcard_strike.keywords.k10_04_formation import formation
from kirifuda.games.spellcard_strike.keywords.k10_05_ward import BY_SPELL, ward
from kirifuda.games.spellcard_strike.keywords.k10_07_collecting import collecting
from kirifuda.games.spellcard_strike.keywords.k10_08_reinforcement import reinforcement
from kirifuda.games.spellcard_strike.keywords.k10_09_protection import protection
from kirifuda.games.spellcard_strike.minimap import parse
from kirifuda.games.spellcard_strike.rules.common import strikers, values_of
from kirifuda.games.spellcard_strike.rules.r02_06_damage import Damage, Destroy
from kirifuda.games.spellcard_strike.rules.r02_07_check_step import CHECK_STEP
from kirifuda.games.spellcard_strike.rules.r02_08_summoning import Retire
from kirifuda.games.spellcard_strike.rules.r04_01_stage import Relocate
from kirifuda.games.spellcard_strike.rules.r04_02_zones import ReturnToHand
from kirifuda.games.spellcard_strike.zones import DISCARD, HAND, SCORE
from kirifuda.kernel.event import NOTHING
from kirifuda.kernel.game import Game
from kirifuda.ledger.proofs import clauses
from tests.games.spellcard_strike.rules.positions import AROUND, Position, card, offered, pass_chain, with_abilities
from tests.toys.driving import choose, do, names, prompt, run_now
from tests.toys.strike_making import Says, deals, declared, plan, typed, with_spell

FAR = """
..r..
..r..
..@..
.....
....."""


@clauses("10.1.1", "10.1.3", "10.1")
@pytest.mark.parametrize(("count", "place", "survives"), [(1, 13, True), (2, 13, False), (2, 17, True)])
def test_10_2_1_point_blank_adds_to_the_attack_on_a_neighbour(count: int, place: int, survives: bool) -> None:
    same = point_blank("close", 1)
    shooter = with_abilities(card("shooter", 3), *[same] * count)
    shooter.printed.range = parse(FAR).cells
    position = Position(shooter)
    mine = position.striker(0, "shooter", 9)
    position.striker(0, "scout", 0)
    target = position.striker(1, "guard", place)
    position.striker(1, "scout", 19)
    game = position.begin()

    choose(game, "attack", mine)
    pass_chain(game)

    assert (target in game.state.objects) == survives


def test_10_2_1_point_blank_counts_in_group_attacks_and_not_for_spells() -> None:
    shooter = with_abilities(card("shooter", 1), point_blank("close", 3))
    position = Position(shooter)
    mine = position.striker(0, "shooter", 9)
    other = position.striker(0, "scout", 8)
    target = position.striker(1, "guard", 13)
    position.striker(1, "scout", 19)
    game = position.begin()

    do(game, Damage(target, 4, "spell", (mine,)))
    run_now(game, CHECK_STEP)
    assert target in game.state.objects
    choose(game, "attack", other)
    choose(game, "join", mine)
    pass_chain(game)

    assert target not in game.state.objects


@clauses("2.4.3")
@pytest.mark.parametrize(("points", "power"), [(("giant", "giant"), 2), (("giant", "giant", "guard"), 4)])
def test_10_3_1_awakening_from_ten_points_of_the_opponent(points: tuple[str, ...], power: int) -> None:
    sleeper = with_abilities(card("sleeper", 2), awakening("wake", "POW", 2))
    position = Position(sleeper)
    mine = position.striker(0, "sleeper", 5)
    position.striker(1, "scout", 18)
    position.score(1, *points)
    position.score(0, "giant")
    game = position.begin()

    assert values_of(game, mine).pow == power


@clauses("10.4.2", "2.4.12.2")
def test_10_4_1_a_formation_strengthens_fitting_allies_in_range() -> None:
    leader = with_abilities(card("leader", 1, 3), formation("line", (typed("神"),), "DEF", 2, parse(AROUND)))
    position = Position(leader)
    mine = position.striker(0, "leader", 5)
    near = position.striker(0, "scout", 6)
    far = position.striker(0, "scout", 7)
    unfit = position.striker(0, "drifter", 4)
    enemy = position.striker(1, "scout", 9)
    game = position.begin()

    assert [values_of(game, id).defense for id in (mine, near, far, unfit, enemy)] == [3, 5, 3, 3, 3]
    do(game, Relocate(mine, 10))

    assert [values_of(game, id).defense for id in (near, far)] == [5, 5]


@clauses("2.4.10.2.2")
def test_10_5_1_a_ward_keeps_fitting_declarations_off() -> None:
    warded = with_abilities(card("warded"), ward("ward", (typed("神"),), (BY_SPELL,)))
    bolt = with_spell(card("bolt", attributes="神"), plan("bolt", deals(3), map=AROUND))
    fire = with_spell(card("fire", attributes="魔"), plan("fire", deals(3), map=AROUND))
    spark = declared("spark", plan("spark", deals(3), map=AROUND))
    position = Position(warded, bolt, fire, with_abilities(card("sparker", attributes="神"), spark))
    mine = position.striker(0, "sparker", 9)
    position.striker(1, "warded", 13)
    hand = position.hand(0, "bolt", "fire")
    game = position.begin()

    assert offered(game, "spell") == [(hand[1], 0)]
    assert offered(game, "ability") == [(mine, 0)]
    assert offered(game, "attack") == [(mine, 0)]


@clauses("10.7.2", "5.3.1.2")
@pytest.mark.parametrize(("place", "number", "paid"), [(5, 1, 0), (9, 1, 1), (13, 1, 1), (13, 5, 3)])
def test_10_7_1_collecting_outside_the_own_territory(place: int, number: int, paid: int) -> None:
    collector = with_abilities(card("collector"), collecting("toll", number))
    position = Position(collector)
    position.striker(0, "collector", place)
    position.striker(1, "scout", 18)
    position.discards(1, "giant", "guard", "lancer")
    position.hand(0, "scout")
    game = position.begin(step="5.3.2")

    skip_to_exchange(game)

    assert prompt(game) == "exchange", "the check step at the start of the turn comes first"
    assert len(game.zone(SCORE, 0)) == paid
    assert len(game.zone(DISCARD, 1)) == 3 - paid


def skip_to_exchange(game: Game) -> None:
    """The beginning of the turn is over."""
    while prompt(game) == "score_cost":
        decision = game.decision()
        assert decision is not None
        game.answer(tuple(range(decision.least)))


def few(scope: Scope) -> bool:
    """Two allies at most."""
    return len(strikers(scope.game, scope.player)) <= 2


@clauses("10.8.2")
@pytest.mark.parametrize(("house", "asked"), [("again_when_acting", 1), ("when_triggered", 2)])
def test_10_8_1_reinforcements_join_from_the_hand_for_free(house: str, asked: int) -> None:
    joiner = with_abilities(card("joiner", cost="魔魔魔"), reinforcement("join", (Says(few),)))
    position = Position(joiner, house={"trigger_condition": house})
    position.striker(0, "scout", 1, acted=True)
    position.striker(0, "scout", 5, acted=True)
    position.striker(1, "scout", 18)
    position.hand(0, "joiner", "joiner", "giant")
    game = position.begin()

    choose(game, "trigger")
    for number in range(asked):
        assert prompt(game) == "reinforce", number
        choose(game, "summon")
        choose(game, "area")

    assert prompt(game) == "action"
    assert len(strikers(game, 0)) == 2 + asked
    assert len(names(game, HAND, 0)) == 3 - asked


def test_10_8_1_nobody_joins_while_the_condition_fails() -> None:
    joiner = with_abilities(card("joiner"), reinforcement("join", (Says(few),)))
    position = Position(joiner)
    for place in (1, 5, 6):
        position.striker(0, "scout", place)
    position.striker(1, "scout", 18)
    position.hand(0, "joiner")
    game = position.begin()

    assert prompt(game) == "action"


def test_10_8_2_reinforcement_does_nothing_on_the_stage() -> None:
    joiner = with_abilities(card("joiner"), reinforcement("join", ()))
    position = Position(joiner)
    position.striker(0, "joiner", 1)
    position.striker(1, "scout", 18)
    game = position.begin()

    assert prompt(game) == "action"


@clauses("2.4.13", "2.4.13.1")
def test_10_9_1_protection_lets_only_damage_take_it_off_the_stage() -> None:
    position = Position(with_abilities(card("saint", 1, 3), protection("saint/0")))
    position.striker(0, "scout", 1)
    saint = position.striker(1, "saint", 13)
    position.striker(1, "scout", 18)
    game = position.begin()

    for event in (Destroy(saint), Retire(saint), ReturnToHand(saint)):
        assert do(game, event, source=game.zone(game.map.kinds[2], 0)[0], player=0) == (NOTHING,)
    do(game, Damage(saint, 3, "spell", (saint,)), source=saint)
    run_now(game, CHECK_STEP)

    assert names(game, SCORE, 0) == ["saint"]
