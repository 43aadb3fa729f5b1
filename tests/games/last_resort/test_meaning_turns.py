"""What texts mean that change attacks, blocks, turns, the leader skill and costs, and what is done instead."""

from __future__ import annotations

from kirifuda.games.last_resort.pool import pool_of
from kirifuda.games.last_resort.rules.l09_1_costs import SUMMON, price
from kirifuda.games.last_resort.values import ResortCard
from tests.games.last_resort.meaning_table import Table, creature, item
from tests.games.last_resort.rules.positions import is_tapped
from tests.toys.driving import choose_several, offered

# --- attacks and blocks (L-3.3, L-10) -----------------------------------------------------------------------


def test_l_3_3_a_text_lets_creatures_attack_from_behind_and_without_being_tapped() -> None:
    table = Table(
        creature("archer", "このクリーチャーはディフェンスエリアからアタックできる。"),
        creature("guard", "このクリーチャーはアタックしてもタップしない。"),
    )
    archer, guard = table.defence(0, "archer"), table.attack(0, "guard")
    table.defence(0, "wolf")
    game = table.begin("L-10.1")

    assert set(offered(game, "attack")) == {archer, guard}
    choose_several(game, archer, guard)
    game.decision()
    assert (is_tapped(game, archer), is_tapped(game, guard)) == (True, False)


def test_l_10_5_a_tapped_creature_blocks_though_the_house_says_no() -> None:
    table = Table(
        creature("sleeper", "このクリーチャーはタップ状態でもブロックできる。"), house={"blockers": "untapped"}
    )
    pup = table.attack(0, "pup")
    sleeper = table.defence(1, "sleeper", tapped=True)
    table.defence(1, "wolf", tapped=True)
    game = table.begin("L-10.1")
    choose_several(game, pup)

    assert offered(game, "block") == [sleeper]


# --- costs (L-9.1) ----------------------------------------------------------------------------------------------------


def test_l_9_1_a_cost_does_not_become_less_than_a_text_says() -> None:
    table = Table(
        item("mill", "自分のクリーチャーを召喚するコストは3減る。ただし、2より小さくはならない。"),
        item("forge", "自分のクリーチャーを召喚するコストは1減る。"),
        creature("ogre", cost=4),
        creature("imp", cost=1),
    )
    ogre, imp = table.hand(0, "ogre", "imp")
    table.attack(0, "mill")
    game = table.begin()
    assert (price(game, ogre, SUMMON), price(game, imp, SUMMON)) == (2, 1)

    table.attack(0, "forge")
    game.touch(-1)
    assert (price(game, ogre, SUMMON), price(game, imp, SUMMON)) == (1, 0)


# --- what an effect did, and who may be chosen ----------------------------------------------------------


def test_l_1_6_two_abilities_on_one_line() -> None:
    text = "戦場に出た時、カードを1枚引く。このクリーチャーが破壊された時、自分はライフを1点得る。\n速攻"
    table = Table(creature("twice", text))

    texts = pool_of(table.game.pool).cards[table.game.pool.numbers["twice"]]
    assert isinstance(texts, ResortCard)
    assert [one.text for one in texts.texts] == [
        "戦場に出た時、カードを1枚引く。",
        "このクリーチャーが破壊された時、自分はライフを1点得る。",
        "速攻",
    ]
