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
