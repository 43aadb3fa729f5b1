"""What texts mean that no shipped card has: costs and triggers."""

from __future__ import annotations

import pytest

from kirifuda.games.last_resort.rules.common import area_of, values_of
from kirifuda.games.last_resort.rules.l10_9_damage import damage_on
from kirifuda.games.last_resort.values import CREATURE
from kirifuda.games.last_resort.zones import DEFENCE, FIELD, HAND, STOCK
from tests.games.last_resort.meaning_table import Table, creature, fielded, item, made, run_on, spell, use
from tests.games.last_resort.rules.positions import is_tapped, lives, numbers_of, ready, summon, where
from tests.toys.driving import choose, choose_several, now, offered

GODDESS = (
    "自分が召喚したスペルが墓地へ送られた時、それを元々のコスト分のパワーとタフネスを持つクリーチャーとして戦場に出す。"
)


# --- costs (L-9.4) ----------------------------------------------------------------------------------------


def test_l_9_4_a_cost_in_words_is_paid_whole_or_not_at_all() -> None:
    table = Table(item("altar", "手札を1枚捨てる：相手クリーチャー1体に1点ダメージを与える。"))
    altar = table.attack(0, "altar")
    wolf = table.attack(1, "wolf")
    (thrown,) = table.hand(0, "pup")
    game = table.begin()

    use(game, altar)
    game.decision()

    assert where(game, thrown) == "graveyard"
    assert damage_on(game, wolf) == 1
    assert altar not in offered(game, "use")


def test_l_9_4_destroying_itself_pays() -> None:
    table = Table(creature("vessel", "このクリーチャーを破壊する：自分の山札の上からカードを2枚ハンドストックする。"))
    vessel = table.attack(0, "vessel")
    table.hand(0, "pup")
    game = table.begin()

    use(game, vessel)
    game.decision()

    assert where(game, vessel) == "graveyard"
    assert len(game.zone(STOCK, 0)) == 2


def test_l_17_6_life_is_paid_as_a_cost_even_without_life_and_only_so_often() -> None:
    text = "ライフを2点支払う：自分はカードを1枚ドローする。この能力は1ターンに1度だけ使用できる。"
    table = Table(item("well", text))
    well = table.attack(0, "well")
    table.life(0, 1)
    table.hand(0, "pup")
    game = table.begin()

    use(game, well)

    assert lives(game) == (-1, 20)
    assert well not in offered(game, "use")


def test_l_9_3_mana_and_tapping_together() -> None:
    table = Table(item("crane", "①、〔タップ〕：このカードを反対エリアへ移動させる。"))
    crane = table.attack(0, "crane")
    table.hand(0, "pup")
    game = table.begin()

    use(game, crane)
    game.decision()

    assert (area_of(game, crane), is_tapped(game, crane), ready(game, 0)) == (DEFENCE, True, 8)


def test_l_17_4_a_paid_assassination_is_used_as_often_as_it_is_paid() -> None:
    table = Table(creature("blade", "②：暗殺", power=1, toughness=9))
    blade = table.attack(0, "blade")
    wolf = table.defence(1, "wolf")
    table.attack(1, "bear")
    game = table.begin()

    for _ in range(2):
        use(game, blade)
        choose(game, "assassinate", now(game, wolf))

    assert where(game, wolf) == "graveyard"
    assert damage_on(game, blade) == 4


# --- triggers (L-1.6) ---------------------------------------------------------------------------------------


def test_l_10_5_blocking_and_being_blocked() -> None:
    table = Table(
        creature("spear", "このクリーチャーがブロックされた時、相手ライフに1点ダメージを与える。"),
        creature("shield", "このクリーチャーがブロックした時、このクリーチャーに+0/3の修正を与える。"),
    )
    spear, shield = table.attack(0, "spear"), table.defence(1, "shield")
    game = table.begin("L-10.1")

    choose_several(game, spear)
    choose_several(game, shield)
    game.decision()

    assert lives(game) == (20, 19)
    assert numbers_of(game, shield) == (2, 6)
    assert damage_on(game, shield) == 2


def test_l_10_9_a_battle_is_watched_from_both_sides() -> None:
    table = Table(creature("scribe", "このクリーチャーがバトルした時、自分はカードを1枚ドローする。", toughness=9))
    table.attack(1, "scribe", tapped=True)
    wolf = table.attack(0, "wolf")
    game = table.begin("L-10.1")

    choose_several(game, wolf)
    choose(game, "creature")
    game.decision()

    assert len(game.zone(HAND, 1)) == 1


def test_l_15_1_entering_binds_who_entered_but_not_the_watcher_itself() -> None:
    table = Table(item("gate", "自分の他のクリーチャーが戦場に出た時、それに+1/0の修正を与える。"))
    table.attack(0, "gate")
    (pup,) = table.hand(0, "pup")
    table.hand(0, "wolf")
    game = table.begin()

    entered = summon(game, pup)

    assert numbers_of(game, entered) == (2, 1)


def test_l_10_9_a_death_on_the_other_side() -> None:
    table = Table(
        item("bell", "相手クリーチャーが破壊された時、自分はライフを1点得る。"),
        spell("axe", "クリーチャーすべてを破壊する。"),
    )
    table.attack(0, "bell")
    table.attack(0, "wolf")
    table.attack(1, "wolf")
    table.defence(1, "pup")
    table.life(0, 10)

    game = table.cast("axe")
    choose(game, "trigger")

    assert lives(game) == (12, 20)


def test_l_17_7_summoning_a_spell_is_watched_for_both_players() -> None:
    table = Table(
        creature("adept", "自分がスペルを召喚した時、このクリーチャーは+1/1の修正を得る。"),
        item("spy", "相手がスペルを召喚した時、自分はカードを1枚ドローする。この能力は1ターンに1度だけ使用できる。"),
        made("both", "スペルクリーチャー", ""),
    )
    adept = table.attack(0, "adept")
    table.attack(1, "spy")

    table.cast("both")
    game = table.cast("nothing")
    game.decision()

    assert numbers_of(game, adept) == (4, 5)
    assert len(game.zone(HAND, 1)) == 1


def test_l_6_1_and_l_12_2_the_start_and_the_end_of_a_turn() -> None:
    table = Table(
        item("sun", "自分のターン開始時、自分はライフを1点得る。"),
        item("moon", "相手のターン終了時、自分はライフを3点得る。"),
    )
    table.attack(0, "sun")
    table.attack(1, "moon")
    for player in range(2):
        table.life(player, 10)
    game = table.begin("L-6.1")
    game.decision()

    assert lives(game) == (11, 10)
    run_on(game)
    assert lives(game) == (11, 13)


@pytest.mark.parametrize("way", ["summon", "convert"])
def test_l_17_9b_a_spell_that_was_processed_becomes_a_creature(way: str) -> None:
    table = Table(
        item("goddess", GODDESS),
        spell("song", "自分はライフを1点得る。\n変換①", cost=3),
        made("both", "スペルクリーチャー", "変換①", cost=4),
    )
    table.attack(0, "goddess")
    key = "song" if way == "summon" else "both"
    (card,) = table.hand(0, key)
    game = table.begin()

    choose(game, way, card)
    choose(game, "area", number=DEFENCE)
    game.decision()

    came = now(game, card)
    size = 3 if way == "summon" else 4
    assert (where(game, came), numbers_of(game, came), values_of(game, came).kind) == ("field", (size, size), CREATURE)


def test_l_17_9a_a_spell_creature_that_enters_is_not_put_again() -> None:
    table = Table(item("goddess", GODDESS), made("both", "スペルクリーチャー", "", cost=4))
    table.attack(0, "goddess")

    game = table.cast("both")
    game.decision()

    assert fielded(game, 0) == ["goddess", "both"]
    assert numbers_of(game, game.zone(FIELD, 0)[1]) == (2, 3)
