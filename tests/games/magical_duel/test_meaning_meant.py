"""What others meant and their words were not read for: which zone, whose pile, after what, who is led by whom."""

from __future__ import annotations

import pytest

from kirifuda.games.magical_duel.wording.assembly import language
from kirifuda.text.errors import UnboundText
from tests.games.magical_duel.meaning_table import Table, card, conjure, servant

ONE = servant("甲")
THROWS = conjure("捨", "敵プレイヤーは手札を1枚捨てる。")
BREAKS = conjure("破", "怪異1体を対象とし、それを破壊する。")
MILLS = conjure("削", "敵デッキの上から1枚を墓地に置く。")


# A card is wherever it is


@pytest.mark.parametrize(("played", "theirs"), [("捨", {"hand": ["甲"]}), ("破", {"servants": ["甲"]}), ("削", {})])
@pytest.mark.parametrize(("said", "is_field"), [("カード", False), ("戦場のカード", True)])
def test_910_1_a_card_that_would_be_put_comes_from_any_zone(
    played: str, theirs: dict[str, list[str]], said: str, is_field: bool
) -> None:
    text = f"{said}が敵墓地に置かれる場合、代わりにそのカードをゲームから除外する。"
    table = Table(
        {"hand": [played], "servants": ["結"]}, theirs, (card("結", "結界", text, cost=1), THROWS, BREAKS, MILLS, ONE)
    )
    table.play(played)
    is_exiled = not is_field or played == "破"

    assert (len(table.zone("exile", 1)), len(table.zone("graveyard", 1))) == ((1, 0) if is_exiled else (0, 1))


@pytest.mark.parametrize(("said", "count"), [("カード", 1), ("怪異カード", 1), ("詠唱カード", 0)])
def test_1013_1_a_card_is_discarded_from_a_hand(said: str, count: int) -> None:
    barrier = card("結", "結界", f"{said}が捨てられたとき ⇒ カードを1枚引く。", cost=1)
    table = Table({"hand": ["捨"], "servants": ["結"]}, {"hand": ["甲"]}, (barrier, THROWS, ONE))
    table.play("捨")

    assert len(table.zone("hand", 0)) == count


# After it has resolved


@pytest.mark.parametrize(
    "text",
    [
        "このカードが解決後に墓地に置かれる場合、代わりにこのカードをゲームから除外する。",
        "このカードが解決されて墓地に置かれる場合、代わりにこのカードをゲームから除外する。",
        "このカードを解決後に墓地に置く代わりに、ゲームから除外する。",
        "解決されたこのカードを、墓地に置く代わりにゲームから除外する。",
        "このカードの解決後に、このカードを墓地に置く代わりにゲームから除外する。",
    ],
)
@pytest.mark.parametrize(
    ("fate", "zone"), [("resolved", "exile"), ("negated", "graveyard"), ("discarded", "graveyard")]
)
def test_703_3_what_becomes_of_it_after_resolving_says_nothing_of_other_ways(text: str, fate: str, zone: str) -> None:
    negates = conjure("消", "[瞬動]\n魔法1つを対象とし、それを無効にする。")
    own = conjure("己", "手札を1枚捨てる。")
    table = Table({"hand": ["詠", "消", "己"]}, {}, (conjure("詠", f"〔飴〕を得る。\n{text}"), negates, own))
    if fate == "discarded":
        table.play("己", "詠")
    else:
        table.act("play", "詠")
        if fate == "negated":
            table.act("play", "消")
        table.settle()

    assert "詠" in table.zone(zone, 0)


# Who can't chase


@pytest.mark.parametrize(
    ("text", "me", "you"),
    [
        ("このカードはチェイスできない。", False, False),
        ("プレイヤーはこのカードにチェイスできない。", False, False),
        ("各プレイヤーは、このカードに対してチェイスできない。", False, False),
        ("敵プレイヤーはこのカードにチェイスできない。", True, False),
        ("あなたはこのカードにはチェイスできない。", False, True),
    ],
)
def test_1005_2_who_cannot_chase_onto_it(text: str, me: bool, you: bool) -> None:
    quick = conjure("速", "[瞬動]\nカードを1枚引く。")
    table = Table({"hand": ["詠", "速"]}, {"hand": ["速"]}, (conjure("詠", f"{text}\n〔飴〕を得る。"), quick))
    table.act("play", "詠")
    offered = []
    for _ in range(2):
        offered.append(any(option.verb == "play" for option in table.asked().options))
        table.answer("pass")

    assert offered == [me, you]


@pytest.mark.parametrize(
    "text",
    [
        "[参戦] ⇒ あなたはこのカードはATK+500を得る。",
        "敵プレイヤーは味方怪異は攻撃できない。",
        "各プレイヤーはこのターン、このカードは破壊されない。",
    ],
)
def test_105_1_a_player_does_not_lead_what_is_said_of_something_else(text: str) -> None:
    with pytest.raises(UnboundText, match="two subjects"):
        language().read(text)


# Whose graveyard


def test_302_5_the_graveyard_in_which_it_lies_is_its_owners() -> None:
    reading = language().read("[断末魔] ⇒ 墓地にあるこのカードを持ち主のエキストラデッキに戻す。")

    assert language().english(reading) == "[Last Words] ⇒ Put this card in the graveyard into its owner's extra deck."


def test_1107_2_whoever_controlled_it_it_comes_back_from_its_owners_graveyard() -> None:
    dies = servant("霊", "[断末魔] ⇒ 墓地にあるこのカードを持ち主の手札に戻す。")
    takes = conjure("奪", "敵怪異1体を対象とし、それを支配する。")
    table = Table({"hand": ["奪", "破"]}, {"servants": ["霊"]}, (dies, takes, BREAKS))
    table.play("奪")
    table.play("破")

    assert (table.zone("hand", 1), table.zone("graveyard", 1)) == (["霊"], [])


# What must be so besides, before what happens


@pytest.mark.parametrize("buried", [1, 2])
def test_910_1_a_condition_stands_before_what_would_happen(buried: int) -> None:
    text = (
        "味方墓地にカードが2枚以上あり、このカードが破壊される場合、"
        "代わりに味方墓地のカードを2枚選んでゲームから除外してよい。"
    )
    table = Table(
        {"hand": ["破"], "servants": ["猫"], "graveyard": ["甲"] * buried}, {}, (servant("猫", text), BREAKS, ONE)
    )
    table.play("破", *(["replace"] if buried == 2 else []))

    assert (table.zone("servants", 0), len(table.zone("exile", 0))) == ((["猫"], 2) if buried == 2 else ([], 0))


@pytest.mark.parametrize(("buried", "count"), [(0, 0), (1, 1)])
def test_906_1_a_condition_stands_before_what_happens(buried: int, count: int) -> None:
    text = "敵墓地にカードが1枚以上あり、味方怪異が破壊されたとき ⇒ カードを1枚引く。"
    mine = {"hand": ["破"], "servants": ["結", "甲"]}
    table = Table(mine, {"graveyard": ["甲"] * buried}, (card("結", "結界", text, cost=1), BREAKS, ONE))
    table.play("破")

    assert len(table.zone("hand", 0)) == count


# What an activation costs and how many there are, in letters


def test_903_2d_a_letter_is_paid_and_counted_with() -> None:
    text = (
        "このカードを発動するための追加のコストとして、味方怪異をX体破棄する。\n"
        "あなたのデッキの一番上からX＋2枚のカードを見て、そのうち2枚を選んで手札に加え、残りを好きな順番でデッキの一番下に置く。"
    )
    table = Table({"hand": ["詠"], "servants": ["甲", "甲"], "deck": ["甲"] * 9}, {}, (conjure("詠", text), ONE))
    table.act("play", "詠")
    table.answer(1)
    table.answer("甲")
    while not any(option.verb == "choose" for option in table.asked().options):
        table.answer("pass")
    looked = [option for option in table.asked().options if option.verb == "choose"]

    assert (len(looked), len(table.zone("servants", 0))) == (3, 1)


def test_903_2d_a_letter_is_told_by_another() -> None:
    text = "〔X〕：このカードはターン終了時までATK+Yを得る。YはX×100である。"
    table = Table({"servants": ["猫"]}, {}, (servant("猫", text),))
    table.aether(0, 1, 1, 1)
    table.activate("猫", 3)

    assert table.values("猫").attack == 1300


@pytest.mark.parametrize(
    ("text", "paid"),
    [
        ("敵プレイヤーがカードを発動するためのコストは1多くなる。", 0),
        ("詠唱カードをあなたが発動するためのコストは1少なくなる。", 1),
        ("あなたが詠唱カードを発動するためのコストは1安くなる。", 1),
    ],
)
def test_903_2g_what_it_costs_in_other_words(text: str, paid: int) -> None:
    dear = conjure("高", "カードを1枚引く。", cost=1)
    table = Table({"hand": ["高"], "servants": ["結"]}, {}, (card("結", "結界", text, cost=1), dear))
    offered = any(option.verb == "play" for option in table.asked().options)

    assert offered == bool(paid)


# The next time, for a while


@pytest.mark.parametrize("later", [False, True])
def test_906_6_the_next_time_within_a_turn_is_not_in_another(later: bool) -> None:
    text = "このターン、次に味方怪異が破壊されたとき ⇒ カードを2枚引く。"
    quick = conjure("速", "[瞬動]\n怪異1体を対象とし、それを破壊する。")
    table = Table({"hand": ["詠", "速", "速"], "servants": ["甲", "甲"]}, {}, (conjure("詠", text), quick, ONE))
    table.play("詠")
    if later:
        table.end_turn()
        while not any(option.verb == "play" for option in table.asked().options):
            table.answer("pass")
    before = len(table.zone("hand", 0))
    for _ in range(1 if later else 2):
        table.play("速", *table.ids("甲", "servants")[1:])

    assert len(table.zone("hand", 0)) == (before - 1 if later else before - 2 + 2)


# Who is meant, in other words


@pytest.mark.parametrize(("fate", "zone"), [("猫", "exile"), ("速", "graveyard")])
def test_1019_1_where_what_is_negated_goes_may_hang_on_what_it_is(fate: str, zone: str) -> None:
    text = (
        "[瞬動]\n魔法1つを対象とし、それを無効にする。"
        "これにより無効にした魔法が怪異カードなら、それを墓地に置く代わりにゲームから除外する。"
    )
    cards = (conjure("消", text), servant("猫", cost=0), conjure("速", "〔飴〕を得る。"))
    table = Table({"hand": ["消", fate]}, {}, cards)
    table.act("play", fate)
    table.act("play", "消")
    table.settle()

    assert fate in table.zone(zone, 0)


def test_105_1_each_player_draws_for_what_was_theirs() -> None:
    text = (
        "怪異をすべて破壊する。"
        "その後、各プレイヤーは、これにより破壊された、自身が支配していた怪異1体につきカードを1枚引く。"
    )
    table = Table({"hand": ["詠"], "servants": ["甲"]}, {"servants": ["甲", "甲"]}, (conjure("詠", text), ONE))
    table.play("詠")

    assert (len(table.zone("hand", 0)), len(table.zone("hand", 1))) == (1, 2)


@pytest.mark.parametrize(("kinds", "allowed"), [("怪異カードと詠唱カード", False), ("怪異カードと結界カード", True)])
def test_104_4_neither_of_two_kinds_can_be_activated(kinds: str, allowed: bool) -> None:
    barrier = card("結", "結界", f"あなたは{kinds}を発動できない。", cost=1)
    table = Table({"hand": ["速"], "servants": ["結"]}, {}, (barrier, conjure("速", "カードを1枚引く。")))

    assert any(option.verb == "play" for option in table.asked().options) == allowed


def test_504_1a_any_number_of_one_name_is_controlled() -> None:
    for text in ("あなたは“双子”を何人でも支配できる。", "同じカード名の魔法少女を好きな人数支配できる。"):
        reading = language().read(text)

        assert language().english(reading).startswith("You can control any number of "), text


@pytest.mark.parametrize(
    ("text", "english"),
    [
        (
            "あなたが怪異を結魂させたとき ⇒ カードを1枚引く。",
            "When an ally servant enters the field by being soulbonded, draw 1 card.",
        ),
        (
            "敵プレイヤーが支配する魔法や能力がこのカードを対象として発動されたとき ⇒ その魔法や能力を無効にする。",
            "When this card is targeted by an enemy spell or ability, negate it.",
        ),
        ("敵怪異は、このカードを攻撃目標として選択してよい。", "Enemy servants can attack this card."),
        (
            "カード名に“狐”が含まれている、このカード以外の味方怪異はATK+500を得る。",
            "Other ally servants whose name contains “狐” gain ATK+500.",
        ),
        (
            "[参戦] ⇒ ATK500でDEF700の子狐トークンを2体作成する。",
            "[Enter] ⇒ Create 2 [500/700] “子狐” tokens.",
        ),
        (
            "ターンプレイヤーは手札が5枚になるように自身の手札を選んで捨てる。",
            "The turn player discards cards until there are 5 in their hand.",
        ),
    ],
)
def test_what_is_said_in_another_order_says_the_same(text: str, english: str) -> None:
    assert language().english(language().read(text)) == english
