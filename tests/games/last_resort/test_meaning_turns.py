"""What texts mean that change attacks, blocks, turns, the leader skill and costs, and what is done instead."""

from __future__ import annotations

from kirifuda.games.last_resort.pool import pool_of
from kirifuda.games.last_resort.rules.common import area_of, hand_size
from kirifuda.games.last_resort.rules.l09_1_costs import SUMMON, price
from kirifuda.games.last_resort.values import ResortCard
from kirifuda.games.last_resort.zones import DECK, DEFENCE, FIELD, GRAVEYARD, HAND, LEADER
from tests.games.last_resort.meaning_table import PLAIN, Table, creature, fielded, go_on, item, made, spell, use
from tests.games.last_resort.rules.positions import is_tapped, lives, numbers_of, summon, where
from tests.toys.driving import choose, choose_several, now, offered, prompt

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


def test_l_10_6_one_creature_blocks_two() -> None:
    table = Table(creature("giant", "このクリーチャーは同時に2体までブロックできる。", toughness=9))
    first, second = table.attack(0, "pup"), table.attack(0, "wolf")
    giant = table.defence(1, "giant")
    game = table.begin("L-10.1")
    choose_several(game, first, second)
    choose_several(game, giant)
    choose_several(game, first, second)
    game.decision()

    assert lives(game) == (20, 20)
    assert where(game, now(game, first)) == "graveyard"


def test_l_10_8_whom_nobody_blocks() -> None:
    table = Table(creature("thief", "このクリーチャーがブロックされなかった時、自分はカードを1枚ドローする。"))
    thief, other = table.attack(0, "thief"), table.attack(0, "thief")
    wall = table.defence(1, "wall")
    game = table.begin("L-10.1")
    choose_several(game, thief, other)
    choose_several(game, wall)
    choose(game, "attacker", other)
    game.decision()

    assert len(game.zone(HAND, 0)) == 1


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


# --- turns and steps (L-5.1, L-10.1, L-12.2) ------------------------------------------------------------------


def test_l_10_1_another_attack_step() -> None:
    table = Table(spell("drum", "カードを1枚ドローする。このターン、もう1度アタックステップを行う。"))
    pup = table.attack(0, "pup")
    game = table.cast("drum")
    go_on(game, "attackers")
    choose_several(game, pup)
    go_on(game, "draw_two")
    assert lives(game)[1] == 19

    table = Table(spell("drum", "エンドステップ時、自分はライフを1点得る。もう1度アタックステップを行う。"))
    pup, wolf = table.attack(0, "pup"), table.attack(0, "wolf")
    game = table.cast("drum")
    go_on(game, "attackers")
    choose_several(game, pup)
    go_on(game, "attackers")
    choose_several(game, wolf)
    go_on(game, "draw_two")
    assert lives(game)[1] == 17


def test_l_12_2_another_turn_and_only_one() -> None:
    table = Table(spell("clock", "このターンの後に自分のターンをもう1度行う。"))
    game = table.cast("clock")
    choose(game, "end")
    go_on(game, "main")
    assert (game.turn_player(), game.turn()) == (0, 6)

    choose(game, "end")
    go_on(game, "main")
    assert game.turn_player() == 1


def test_l_5_1_steps_that_do_not_take_place() -> None:
    table = Table(
        spell("nap", "次の相手のドローステップ1を行わない。このターンのアタックステップを行わない。"),
        item("lock", "相手のマナステップを行わない。"),
    )
    table.attack(0, "lock")
    table.attack(0, "pup")
    table.hand(1, "マナ")
    hand = len(table.game.zone(HAND, 1))
    game = table.cast("nap")
    choose(game, "end")
    assert prompt(game) == "draw_two"

    go_on(game, "main")
    assert game.turn_player() == 1
    assert len(game.zone(HAND, 1)) == hand


# --- the leader skill (L-1.15) -----------------------------------------------------------------------------------


def test_l_1_15_the_leader_skill_is_used_once_more() -> None:
    chief = made("chief", "リーダー", "①：自分はライフを2点得る。")
    table = Table(
        chief,
        spell("echo", "自分のリーダースキルをもう1度使用できる。"),
        spell("order", "自分のリーダースキルをコストを支払わずに使用する。"),
    )
    table.replace(LEADER, 0, "chief")
    table.life(0, 10)
    echo, order = table.hand(0, "echo", "order")
    game = table.begin()

    choose(game, "skill")
    assert not offered(game, "skill")
    summon(game, order)
    assert lives(game)[0] == 14
    summon(game, echo)
    choose(game, "skill")
    assert lives(game)[0] == 16
    assert not offered(game, "skill")


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


def test_l_9_1_a_card_that_counts_what_lies_there() -> None:
    text = "このカードを召喚する時、自分の墓地のスペル1枚につき、召喚コストを1減らす。ただし、0以下にはならない。"
    table = Table(creature("scholar", text, cost=3), spell("song", PLAIN))
    (scholar,) = table.hand(0, "scholar")
    table.graveyard(0, "song")
    game = table.begin()
    assert price(game, scholar, SUMMON) == 2

    table.graveyard(0, *["song"] * 5)
    game.touch(-1)
    assert price(game, scholar, SUMMON) == 1


def test_l_19_20_what_was_sacrificed_is_counted() -> None:
    text = "サクリファイス（クリーチャー）2\n戦場に出た時、サクリファイスで破壊したカード1枚につき、ライフを2点得る。"
    table = Table(creature("priest", text, cost=5))
    first, second = table.attack(0, "pup"), table.attack(0, "wolf")
    (priest,) = table.hand(0, "priest")
    table.life(0, 10)
    game = table.begin()
    choose(game, "summon", priest)
    choose(game, "area", number=DEFENCE) if prompt(game) == "area" else None
    choose_several(game, first, second)
    game.decision()

    assert lives(game)[0] == 14


# --- instead (L-1.6) ------------------------------------------------------------------------------------


def test_instead_of_the_sentence_before_it_is_done_to_what_that_would_choose() -> None:
    text = (
        "相手クリーチャー1体に1点ダメージを与える。自分の墓地にスペルが1枚以上あるなら、代わりに4点ダメージを与える。"
    )
    table = Table(spell("bolt", text))
    bear = table.attack(1, "bear")
    table.attack(1, "wall")
    game = table.cast("bolt", bear)
    assert where(game, now(game, bear)) == "field"

    table = Table(spell("bolt", text))
    bear = table.attack(1, "bear")
    table.attack(1, "wall")
    table.graveyard(0, "nothing")
    game = table.cast("bolt", bear)
    assert where(game, now(game, bear)) == "graveyard"


def test_once_a_turn_something_else_happens() -> None:
    table = Table(
        creature("saint", "1ターンに1度、このクリーチャーが破壊される場合、代わりに自分はライフを1点支払う。"),
        spell("axe", "相手クリーチャーすべてを破壊する。"),
    )
    saint = table.attack(1, "saint")
    table.hand(0, "axe")
    game = table.cast("axe")
    assert where(game, saint) == "field"
    assert lives(game)[1] == 19

    axe = game.zone(HAND, 0)[0]
    summon(game, axe)
    game.decision()
    assert where(game, now(game, saint)) == "graveyard"


def test_what_follows_if_something_else_happened() -> None:
    text = (
        "自分のクリーチャーが破壊される場合、代わりにこのカードを墓地へ送ってもよい。"
        "そうした場合、そのクリーチャーをタップする。"
    )
    table = Table(item("charm", text), spell("axe", "クリーチャーすべてを破壊する。"))
    charm, wolf = table.attack(0, "charm"), table.attack(0, "wolf")
    game = table.cast("axe")
    choose(game, "replace")
    game.decision()

    assert where(game, now(game, charm)) == "graveyard"
    assert (where(game, wolf), is_tapped(game, wolf)) == ("field", True)


# --- what an effect did, and who may be chosen ----------------------------------------------------------


def test_what_an_effect_has_done_is_counted() -> None:
    table = Table(
        spell(
            "storm",
            "お互いのクリーチャーをすべて手札に戻す。"
            "この効果で手札に戻ったクリーチャー2体につき、自分はライフを1点得る。",
        ),
        spell(
            "flood",
            "自分の山札の上から3枚を墓地へ送る。この効果で墓地へ送られたクリーチャー1枚につき、自分はライフを1点得る。",
        ),
    )
    for name in ("pup", "wolf", "bear"):
        table.attack(1, name)
    table.life(0, 10)
    game = table.cast("storm")
    assert lives(game)[0] == 11

    (flood,) = table.hand(0, "flood")
    game.touch(-1)
    game.asking = None
    summon(game, flood)
    assert lives(game)[0] == 14


def test_l_1_3_spells_do_not_choose_it_but_abilities_do() -> None:
    table = Table(
        creature("ghost", "このクリーチャーは相手のスペルの対象にならない。"),
        spell("bolt", "相手クリーチャー1体を破壊する。"),
        item("gun", "①：相手クリーチャー1体を破壊する。"),
    )
    ghost = table.attack(1, "ghost")
    gun = table.attack(0, "gun")
    game = table.cast("bolt")
    assert where(game, ghost) == "field"

    use(game, gun)
    game.decision()
    assert where(game, now(game, ghost)) == "graveyard"


def test_l_19_5_moved_by_the_keyword_only() -> None:
    table = Table(
        creature("hare", "シフト①\nこのクリーチャーがシフトで移動した時、自分はライフを1点得る。"),
        spell("push", "自分のクリーチャー1体を反対エリアへ移動させる。"),
    )
    hare = table.attack(0, "hare")
    table.life(0, 10)
    game = table.cast("push")
    assert (lives(game)[0], area_of(game, hare)) == (10, DEFENCE)

    use(game, hare)
    assert lives(game)[0] == 11


def test_l_15_1_entering_without_being_summoned() -> None:
    table = Table(
        creature("beast", "このクリーチャーが召喚されずに戦場に出た時、このクリーチャーをタップする。"),
        spell("raise", "自分の墓地のクリーチャー1体を自分のアタックエリアに出す。"),
    )
    table.graveyard(0, "beast")
    (hand,) = table.hand(0, "beast")
    game = table.cast("raise")
    (put,) = game.zone(FIELD, 0)
    assert is_tapped(game, put)

    assert not is_tapped(game, summon(game, hand))


def test_on_top_or_under_as_one_likes() -> None:
    table = Table(spell("peek", "自分の山札の一番上のカードを確認し、自分の山札の上か下に置く。"))
    before = table.game.zone(DECK, 0)
    game = table.cast("peek")
    choose(game, "mode", number=1)
    game.decision()

    after = game.zone(DECK, 0)
    assert len(after) == len(before)
    assert after[0] not in before


def test_l_16_2_tokens_with_a_keyword_a_race_and_a_colour() -> None:
    table = Table(spell("call", "自分のアタックエリアに速攻を持つ2/1の「狼」トークンを1体生成する。"))
    table.begin()
    game = table.cast("call")
    (wolf,) = game.zone(FIELD, 0)

    assert (fielded(game, 0), numbers_of(game, wolf)) == (["狼"], (2, 1))
    choose(game, "end")
    assert offered(game, "attack") == [wolf]
    assert hand_size(game, 0) == 0
    assert game.zone(GRAVEYARD, 0)


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
