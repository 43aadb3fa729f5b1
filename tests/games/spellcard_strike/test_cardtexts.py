"""3.13: icons as a head before a text, several abilities on several lines, kinds of cards by the book's words."""

from __future__ import annotations

import pytest

from kirifuda.games import load
from kirifuda.games.spellcard_strike.cardtexts import ALWAYS, AbilityFacts, Head, abilities_in, lines_of, of_wearer
from kirifuda.scenario.defining import judged
from kirifuda.scenario.errors import Wrong

GAME = load("spellcard_strike")


def english(kind: str, text: str) -> str:
    """The card that a kind and a text make, in English."""
    return GAME.describe_card(*judged(GAME, kind, {}, text), "en")


@pytest.mark.parametrize(
    ("head", "facts"),
    [
        ("アクションタイミング：", {"timing": "アクション"}),
        ("リアクション／手札コスト1：", {"timing": "リアクション", "cost": "〔手札〕1"}),
        ("[アクション] 霊力コスト2、スコアコスト1：", {"timing": "アクション", "cost": "〔霊〕〔霊〕〔スコア〕"}),
        ("アクション・符力コスト1・ターン持続：", {"timing": "アクション", "cost": "〔無〕", "lasting": "ターン"}),
        ("術者の神力コスト：", {"timing": "アクション", "cost": "〔術者・神〕"}),
        ("[霊力コスト1]", {"timing": "アクション", "cost": "〔霊〕"}),
        ("[神力コスト1][チェーン持続]", {"timing": "アクション", "cost": "〔神〕", "lasting": "チェーン"}),
        ("[術者コスト1][手札コスト2]", {"timing": "アクション", "cost": "〔術者・無〕〔手札〕2"}),
        ("【リアクション／妖力コスト1】", {"timing": "リアクション", "cost": "〔妖〕"}),
        ("（スコアコスト2）［装備持続］", {"timing": "アクション", "cost": "〔スコア〕〔スコア〕", "lasting": "装備"}),
        ("アクション（妖力コスト1、手札コスト1）：", {"timing": "アクション", "cost": "〔妖〕〔手札〕1"}),
        ("[チェーン][神力コスト1]", {"timing": "アクション", "cost": "〔神〕", "lasting": "チェーン"}),
        ("リアクション／〔魔〕〔手札〕n：", {"timing": "リアクション", "cost": "〔魔〕〔手札〕n"}),
        ("リアクションタイミング　チェーン持続能力\n", {"timing": "リアクション", "lasting": "チェーン"}),
    ],
)
def test_2_5_4_7_1_a_head_says_timing_duration_and_costs(head: str, facts: dict[str, str]) -> None:
    found = Head(head + "カードを1枚引く。")

    assert (found.facts, found.rest) == (facts, "カードを1枚引く。")


def test_3_13_a_head_that_every_line_repeats_is_one() -> None:
    found = Head("[装備持続]装備しているストライカーは移動できない。\n[装備持続]カードを1枚引く。")

    assert found.rest == "装備しているストライカーは移動できない。\nカードを1枚引く。"


def test_3_13_5_an_extra_line_stands_with_its_head_among_the_texts() -> None:
    told = english("ストライカー", "エクストラ：このカードはデッキに6枚まで入れることができる。\n《加護》")

    assert "up to 6 of this card" in told
    assert "《Protection》" in told
    with pytest.raises(Wrong, match="extra"):
        english("オプション", "エクストラ：このカードはデッキに5枚まで入れることができる。")


@pytest.mark.parametrize(
    "text",
    ["手札を1枚捨て、カードを2枚引くor敵1体に【3】ダメージ。", "カードを2枚引くor敵1体を前進させ、カードを1枚引く。"],
)
def test_8_1_9_how_far_or_reaches_is_not_guessed(text: str) -> None:
    with pytest.raises(Wrong, match="how far or reaches"):
        english("スペルカード", text)


@pytest.mark.parametrize(
    "head",
    [
        "**アクション** **魔****魔** **手札**1 **スコア** **ターン**\n**ミニマップ** 「**POW**：3以下」の敵1体\n",
        "アクション 魔魔 手札1 スコア ターン\nミニマップ：「POW：3以下」の敵1体\n",
        "[アクション][魔][魔][手札1][スコア][ターン]\n対象：「POW：3以下」の敵1体\n",
        "タイミング：アクション\nコスト：魔×2、手札×1、スコア\n持続：ターン\n【ミニマップ】「POW：3以下」の敵1体\n",
    ],
)
def test_3_13_icons_on_lines_of_their_own_are_facts(head: str) -> None:
    found = Head(head + "対象を「**DEF**：-1」する。")

    assert found.facts == {
        "timing": "アクション",
        "cost": "〔魔〕〔魔〕〔手札〕1〔スコア〕",
        "lasting": "ターン",
        "target": "「POW：3以下」の敵1体",
    }
    assert found.rest == "対象を「DEF：-1」する。"


def test_3_13_head_and_facts_beside_it_say_the_same() -> None:
    text = "**リアクション** **術者：魔****霊**\nカードを1枚引く。"
    facts = AbilityFacts(text, timing="リアクション", cost="〔霊〕〔術者・魔〕")

    assert [one.text for one in abilities_in(facts)] == ["カードを1枚引く。"]
    with pytest.raises(ValueError, match="cost"):
        abilities_in(AbilityFacts(text, timing="リアクション", cost="〔霊〕"))
    with pytest.raises(Wrong, match="lasting"):
        english("装備スペル", "**アクション** **神** **ターン**\n味方1体を「POW：+1」する。")


def test_3_13_several_abilities_each_with_icons_of_its_own() -> None:
    text = (
        "**ミニマップ** 味方全員\n《陣形》「種族：人形」：「**POW**：+1」\n《遮断》「スペルタイプ：呪詛」\n"
        "**常** このストライカーは移動できない。\n**リアクション** **術者：魔**\n**ミニマップ** 味方1体\n"
        "この宣言は相手のターンにのみ行うことができる。\n味方1体を退場させる。"
    )

    assert len(lines_of(text)) == 4
    assert "[Reaction · cost 〔Caster Magic〕 · target: 1 allied striker]" in english("ストライカー", text)
    given = "装備しているストライカーは『**アクション** **術者：魔** カードを1枚引く。』を得る。"
    assert "“〔Action〕〔Caster Magic〕:" in english("装備スペル", given)


@pytest.mark.parametrize("icon", ["**常**", "〔常〕", "【常】", "常：", "常時：", "常"])
def test_2_4_3_the_icon_of_what_always_holds(icon: str) -> None:
    found = Head(f"{icon}このストライカーは移動できない。")

    assert (found.facts, found.rest) == ({}, f"{ALWAYS}このストライカーは移動できない。")


@pytest.mark.parametrize(
    "text", ["スコアコストを1点支払う。", "手札1枚を捨てる。", "ターン終了時まで、対象を「POW：+1」する。"]
)
def test_7_1_a_sentence_that_only_begins_like_a_head_is_none(text: str) -> None:
    assert (Head(text).facts, Head(text).rest) == ({}, text)


def test_3_13_a_line_is_an_ability_unless_it_goes_on() -> None:
    assert lines_of("《接射》1\n《加護》\n**常**このストライカーは移動できない。") == [
        "《接射》1",
        "《加護》",
        "〔常〕このストライカーは移動できない。",
    ]
    one = "〔アクション〕この宣言は相手のターンにのみできる。\nカードを2枚引く。\nその後、手札を1枚捨てる。"
    assert lines_of(one.replace("〔アクション〕", "アクション：")) == [one]
    assert lines_of(one) == [one]


def test_3_13_facts_beside_a_text_leave_it_as_it_is() -> None:
    facts = AbilityFacts("カードを1枚引く。\n敵全員に【1】ダメージ。", timing="アクション")

    assert abilities_in(facts) == [facts]


@pytest.mark.parametrize(
    ("kind", "text", "says"),
    [
        ("ストライカー", "アクション／霊力コスト1：敵1体を後退させる。", "cost 〔Spirit〕 · target: 1 enemy striker"),
        ("スペルカード", "リアクション／手札コスト1：カードを1枚引く。", "Reaction · cost 〔Hand〕1"),
        ("装備スペル", "装備しているストライカーを「POW：+1」する。", "worn"),
        ("ルールカード", "味方全員を「DEF：+1」する。", "rule card"),
        ("オプション", "《瞬速》", "《Swift》"),
        ("エクストラ", "このカードはデッキに5枚まで入れることができる。", "up to 5"),
    ],
)
def test_2_2_2_a_text_stands_on_the_kind_of_card_that_is_named(kind: str, text: str, says: str) -> None:
    assert says in english(kind, text)


def test_8_1_11_the_first_strikers_of_a_declared_text_are_its_target() -> None:
    assert "target: 2 enemy strikers with Rank 2 or less" in english(
        "スペルカード", "Rank2以下の敵2体に【1】ダメージ。"
    )
    assert "target: All enemy strikers" in english("スペルカード", "範囲内の敵全員に【1】ダメージ。")


@pytest.mark.parametrize(
    ("kind", "text", "why"),
    [
        ("スペルカード", "捨て札のカード1枚を前進させる。", "strikers only"),
        ("スペルカード", "手札のカード1枚に【2】ダメージ。", "strikers only"),
        ("スペルカード", "捨て札のカード1枚を行動済み状態にする。", "strikers only"),
        ("スペルカード", "カードを1枚引く。捨てた場合、敵全員を後退させる。", "does not do"),
        ("スペルカード", "敵1体を後退させてもよい。前進させた場合、カードを1枚引く。", "does not do"),
        ("スペルカード", "カードを1枚引く。このダメージ【+1】。", "deals none"),
        ("スペルカード", "敵全員に【捨てた枚数】ダメージ。", "discards or moves"),
        ("ストライカー", "**常**あなたのスコアが5以上になる場合、カードを1枚引く。", "only once it is so"),
        ("ストライカー", "この効果で敵が撃破された場合、カードを1枚引く。", "goes on watching"),
    ],
)
def test_what_nobody_can_do_is_refused_with_a_reason(kind: str, text: str, why: str) -> None:
    with pytest.raises(Wrong, match=why):
        judged(GAME, kind, {}, text)


@pytest.mark.parametrize(
    ("text", "cost"),
    [
        ("アクション（手札1）：", "〔手札〕1"),
        ("アクション[神][神]：", "〔神〕〔神〕"),
        ("≪アクション≫ ", ""),
        ("「アクション」「手札1」：", "〔手札〕1"),
        ("[アクション/霊霊/手札1] ", "〔霊〕〔霊〕〔手札〕1"),
        ("[アクション] 霊2 手札1 ／ ", "〔霊〕〔霊〕〔手札〕1"),
        ("アクション：手札コスト1を支払う。", "〔手札〕1"),
        ("[アクション]〈赤枠霊〉", "〔術者・霊〕"),
    ],
)
def test_2_5_4_2_icons_in_brackets_of_any_shape(text: str, cost: str) -> None:
    head = Head(f"{text}カードを1枚引く。")

    assert head.facts == {"timing": "アクション", **({"cost": cost} if cost else {})}
    assert head.rest == "カードを1枚引く。"


def test_2_4_2_a_word_for_the_sort_and_bullets_carry_no_meaning() -> None:
    assert lines_of("【誘発】カードを1枚引く。\nアビリティ：《接射》1") == ["カードを1枚引く。", "《接射》1"]
    assert lines_of("・カードを1枚引く。\n・《瞬速》") == ["カードを1枚引く。", "《瞬速》"]
    assert lines_of("以下から1つを選ぶ。\n・カードを1枚引く。") == ["以下から1つを選ぶ。\n・カードを1枚引く。"]


def test_2_9_5_this_striker_on_a_spell() -> None:
    this = "このストライカーを「POW：+1」する。"

    assert of_wearer(this, is_worn=True) == "装備しているストライカーを「POW：+1」する。"
    assert of_wearer(f"『{this}』", is_worn=True) == f"装備しているストライカーは『{this}』を得る。"
    with pytest.raises(ValueError, match="a spell is no striker"):
        of_wearer(this, is_worn=False)


def test_8_1_11_what_is_left_out_is_the_target_under_a_map_and_nothing_without_one() -> None:
    text = "術者に隣接する、ストライカーが存在しないエリアに移動させる。"

    assert "[Action · target: 1 enemy striker] Move it to an area" in english(
        "ストライカー", f"アクション 対象：敵1体：{text}"
    )
    with pytest.raises(Wrong, match="nothing stands under a map"):
        english("ストライカー", f"アクション：{text}")
