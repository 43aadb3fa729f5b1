"""What texts mean that count: counters, duplicates, what was done this game, how far two numbers are apart."""

from __future__ import annotations

import pytest

from kirifuda.games.cardfiles import MalformedCard
from kirifuda.games.last_resort.rules.common import area_of
from kirifuda.games.last_resort.zones import DECK, DEFENCE, FIELD, HAND, LEADER
from tests.games.last_resort.meaning_table import PLAIN, Table, creature, fielded, go_on, item, made, spell, use
from tests.games.last_resort.rules.positions import is_tapped, lives, numbers_of, summon, where
from tests.toys.driving import asked, choose, choose_several, now, offered, prompt

# --- counters (A94) -----------------------------------------------------------------------------------------


def test_counters_are_put_and_paid_with() -> None:
    text = (
        "自分がスペルを召喚した時、このカードの上に魔力カウンターを1つ置く。\n"
        "魔力カウンターを2つ取り除く：カードを1枚ドローする。"
    )
    table = Table(item("urn", text), spell("song", PLAIN))
    urn = table.attack(0, "urn")
    game = table.cast("song")
    game.decision()
    assert game.object_or_last(urn).count("魔力") == 1
    assert urn not in offered(game, "use")

    table.cast("song")
    use(game, urn)
    game.decision()
    assert game.object_or_last(urn).count("魔力") == 0
    assert len(game.zone(HAND, 0)) == 1


def test_counters_make_a_creature_larger_and_are_gone_with_it() -> None:
    text = (
        "戦場に出た時、このクリーチャーにカウンターを2個置く。\nこのクリーチャーはカウンター1個につき+1/0の修正を得る。"
    )
    table = Table(creature("tree", text), spell("wind", "自分のクリーチャー1体を手札に戻す。"))
    (card,) = table.hand(0, "tree")
    game = table.begin()
    summon(game, card)
    choose(game, "area", number=0) if prompt(game) == "area" else None
    game.decision()
    tree = now(game, card)
    assert numbers_of(game, tree) == (4, 3)

    table.cast("wind", tree)
    game.decision()
    assert game.object_or_last(now(game, tree)).counters == ()


def test_a_counter_lies_on_the_battlefield_only() -> None:
    with pytest.raises(MalformedCard, match="only a creature on the battlefield"):
        Table(spell("urn", "自分の墓地のクリーチャー1枚にカウンターを1個置く。"))


# --- duplicates (L-19.6) --------------------------------------------------------------------------------------


def test_l_19_6_two_duplicates_in_an_area_that_the_text_names() -> None:
    text = "自分のクリーチャー1体を選択し、その複製を2体ディフェンスエリアに生成する。その複製に+1/0の修正を与える。"
    table = Table(spell("mirror", text))
    wolf = table.attack(0, "wolf")
    game = table.cast("mirror")
    game.decision()

    copies = [id for id in game.zone(FIELD, 0) if id != wolf]
    assert [area_of(game, id) for id in copies] == [DEFENCE, DEFENCE]
    assert [numbers_of(game, id) for id in (wolf, *copies)] == [(2, 2), (3, 2), (3, 2)]


def test_l_19_6_two_duplicates_where_the_original_is() -> None:
    text = "自分のクリーチャー1体を選択し、その複製を2体生成する。エンドステップに、その複製をすべて破壊する。"
    table = Table(spell("mirror", text))
    table.defence(0, "wolf")
    game = table.cast("mirror")
    game.decision()
    assert [area_of(game, id) for id in game.zone(FIELD, 0)] == [DEFENCE] * 3

    go_on(game, "no such question") if game.turn_player() else choose(game, "end")
    go_on(game, "main")
    assert len(game.zone(FIELD, 0)) == 1


# --- what was done (L-1.6, L-9.1) --------------------------------------------------------------------------------


def test_what_was_summoned_this_game_is_counted_over_the_turns() -> None:
    table = Table(
        item("book", "このゲーム中、自分がスペルを2枚以上召喚している場合、自分のクリーチャーは+2/0の修正を得る。"),
        spell("song", PLAIN),
    )
    wolf = table.attack(0, "wolf")
    table.attack(0, "book")
    game = table.cast("song")
    choose(game, "end")
    go_on(game, "main")
    choose(game, "end")
    go_on(game, "main")
    assert (game.turn_player(), numbers_of(game, wolf)) == (0, (2, 2))

    table.mana(0, 2)
    table.cast("song")
    game.decision()
    assert numbers_of(game, wolf) == (4, 2)


def test_l_7_1_what_happens_outside_a_step_only() -> None:
    table = Table(
        item("toll", "相手がドローステップ以外でカードを引いた時、相手のライフに1点ダメージを与える。"),
        spell("gift", "カードを1枚ドローする。"),
    )
    table.attack(1, "toll")
    game = table.cast("gift")
    game.decision()
    assert lives(game)[0] == 19

    go_on(game, "draw_two")
    choose(game, "yes")
    game.decision()
    assert lives(game)[0] == 19


def test_how_far_two_numbers_are_apart() -> None:
    text = "自分の手札が相手の手札より少ない場合、その差と同じ枚数のカードをドローする。"
    table = Table(
        spell("scales", text), creature("giant", "このクリーチャーのパワーはお互いのライフの差と同じになる。")
    )
    table.hand(1, "pup", "pup", "pup")
    giant = table.attack(0, "giant")
    table.life(1, 13)
    game = table.cast("scales")
    game.decision()

    assert len(game.zone(HAND, 0)) == 3
    assert numbers_of(game, giant)[0] == 7


# --- who pays and who chooses (L-13.2) ------------------------------------------------------------------------------


def test_whoever_acts_pays_or_does_it() -> None:
    text = "相手は①を支払わない限り、ライフを3点失う。"
    table = Table(spell("toll", text))
    game = table.cast("toll")
    assert asked(game) == 1
    choose(game, "yes")
    game.decision()
    assert lives(game)[1] == 20

    table = Table(spell("toll", text))
    game = table.cast("toll")
    choose(game, "no")
    game.decision()
    assert lives(game) == (20, 17)


def test_l_13_2_what_nobody_has_chosen() -> None:
    chosen = "お互いのプレイヤーは自身のクリーチャーを1体選び、"
    rests = ("選ばれなかったクリーチャーをすべて破壊する", "それ以外をすべて破壊する", "残りをすべて破壊する")
    in_two = f"お互いのプレイヤーは自分のクリーチャーを1体選ぶ。{rests[0]}"
    for text in (in_two, *(chosen + rest for rest in rests)):
        table = Table(spell("judge", f"{text}。"))
        mine, lost = table.attack(0, "wolf"), table.attack(0, "pup")
        theirs, gone = table.attack(1, "bear"), table.defence(1, "wall")
        game = table.cast("judge", mine)
        choose_several(game, theirs)
        game.decision()

        assert [where(game, now(game, id)) for id in (mine, theirs)] == ["field", "field"]
        assert [where(game, now(game, id)) for id in (lost, gone)] == ["graveyard", "graveyard"]


# --- costs (L-9.3, L-9.6) --------------------------------------------------------------------------------------------


def test_l_9_3_a_card_that_is_turned_as_a_cost_has_a_tap_ability() -> None:
    table = Table(creature("monk", "このカードをタップする：" + PLAIN))
    fresh, old = table.attack(0, "monk", fresh=True), table.attack(0, "monk")
    game = table.begin()

    assert fresh not in offered(game, "use")
    use(game, old)
    game.decision()
    assert is_tapped(game, old)


def test_l_9_6_a_leader_says_what_its_skill_costs() -> None:
    text = "②：カードを1枚ドローする。自分のライフが10以下の場合、このスキルのコストを2減らす。"
    table = Table(made("chief", "リーダー", text))
    table.replace(LEADER, 0, "chief")
    table.life(0, 10)
    game = table.begin()
    deck = len(game.zone(DECK, 0))
    choose(game, "skill")
    game.decision()

    assert len(game.zone(HAND, 0)) == 1
    assert len(game.zone(DECK, 0)) == deck - 1


def test_l_9_6_only_a_leader_speaks_of_its_skill() -> None:
    with pytest.raises(MalformedCard, match="is said by a leader only"):
        Table(item("ring", "自分のライフが10以下の場合、このスキルのコストを2減らす。"))


def test_l_19_20_with_how_many_it_was_paid() -> None:
    text = (
        "サクリファイス（クリーチャー）2体まで\n"
        "戦場に出た時、このカードの召喚時に2体破壊していた場合、自分はライフを5点得る。"
    )
    table = Table(creature("maw", text, cost=3))
    first, second = table.attack(0, "pup"), table.attack(0, "pup")
    table.life(0, 10)
    (card,) = table.hand(0, "maw")
    game = table.begin()
    choose(game, "summon", card)
    while game.decision() is not None and prompt(game) != "main":
        if prompt(game) == "sacrifice":
            choose_several(game, first, second)
        else:
            game.answer((0,))

    assert lives(game)[0] == 15
    assert fielded(game, 0) == ["maw"]


def test_another_line_speaks_of_what_the_one_before_chose() -> None:
    table = Table(
        spell(
            "sting",
            "相手クリーチャー1体に2点ダメージを与える。\n自分のライフが5以下の場合、そのクリーチャーを破壊する。",
        )
    )
    bear = table.attack(1, "bear")
    table.life(0, 5)
    game = table.cast("sting", bear)
    game.decision()

    assert where(game, now(game, bear)) == "graveyard"
