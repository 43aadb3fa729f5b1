"""What is said another way says the same: the text of a stranger and that of the house have one tree."""

from __future__ import annotations

import pytest

from kirifuda.games.magical_duel.wording import language
from kirifuda.text.errors import TextError

SAME = (
    # two sentences for one
    ("敵怪異1体を対象とする。それは破壊される。", "敵怪異1体を対象とし、それを破壊する。"),
    # nouns for verbs
    ("味方デッキのシャッフルを行う。", "味方デッキをシャッフルする。"),
    ("敵怪異1体の破壊を行う。", "敵怪異1体を破壊する。"),
    ("敵プレイヤーの手札の公開が行われる。", "相手の手札を公開する。"),
    ("火星オド1つの支払いを行う：カードを1枚引く。", "火星オド1つを支払う：カードを1枚引く。"),
    ("このカードの攻撃は禁止される。", "このカードは攻撃できない。"),
    (
        "味方の魔法少女のレベルアップが行われたとき ⇒ カードを1枚引く。",
        "味方魔法少女がレベルアップしたとき ⇒ カードを1枚引く。",
    ),
    # a time in the middle
    (
        "敵怪異1体を対象とし、それはターン終了時まで、すべての能力を失う。",
        "敵怪異1体を対象とし、ターン終了時まで、それはすべての能力を失う。",
    ),
    ("味方怪異は、このカードが戦場にある間、DEF+500を得る。", "このカードが戦場にある間、味方怪異はDEF+500を得る。"),
    (
        "敵怪異は、次の敵プレイヤーのリカバリーフェイズにリカバーしない。",
        "次の敵リカバリーフェイズに、敵怪異はリカバーしない。",
    ),
    ("このターンが終了する時まで、このカードはATK+500を得る。", "このターン終了時まで、このカードはATK+500を得る。"),
    # terse
    ("味方怪異はATK+300、DEF+300。", "味方怪異はATK+300、DEF+300を得る。"),
    ("レスト中、他の味方怪異は破壊されない。", "このカードがレスト状態である間、他の味方怪異は破壊されない。"),
    ("味方の灯りのコスト-1。", "味方の灯りのコストは1減る。"),
    # who, how often, how many
    ("あなたは味方怪異1体を破棄する：カードを1枚引く。", "味方怪異1体を破棄する：カードを1枚引く。"),
    ("お互いのプレイヤーは、それぞれ自分の怪異1体を破棄する。", "各プレイヤーは自分の怪異1体を破棄する。"),
    ("このカードが攻撃するたびに ⇒ カードを1枚引く。", "このカードが攻撃したとき ⇒ カードを1枚引く。"),
    (
        "敵プレイヤーは1ターンに2枚以上の詠唱カードを発動できない。",
        "敵プレイヤーは1ターンに1枚しか詠唱カードを発動できない。",
    ),
    (
        "[レスト]：カードを1枚引く。この能力は味方バトルフェイズにのみ、1ターンに1度だけ発動できる。",
        "[レスト]：カードを1枚引く。この能力は味方バトルフェイズにのみ発動できる。この能力は1ターンに1度だけ発動できる。",
    ),
    (
        "敵手札が味方手札よりも多いかぎり、このカードは[傲慢]を得る。",
        "敵手札が味方手札より多いかぎり、このカードは[傲慢]を得る。",
    ),
    ("敵怪異が3体以上いるとき、このカードは[傲慢]を得る。", "敵怪異が3体以上いるなら、このカードは[傲慢]を得る。"),
    ("カードを1枚引いてもよいです。", "カードを1枚引いてもよい。"),
    (
        "味方怪異1体を対象とし、ターン終了時まで、その攻撃力を500増やす。",
        "味方怪異1体を対象とし、ターン終了時まで、それのATKを500増やす。",
    ),
)
REFUSED = (
    "ターン終了時まで、ATK+1000を得る。",  # a conjure is nothing that gains
    "敵怪異の攻撃を行う。",  # who attacks is no object
)


@pytest.mark.parametrize(("said", "house"), SAME)
def test_two_ways_to_say_it_are_one(said: str, house: str) -> None:
    reading = language().read(said)

    assert reading.tree == language().read(house).tree
    assert language().japanese(reading) == said


@pytest.mark.parametrize("text", REFUSED)
def test_what_is_no_way_to_say_it_is_refused(text: str) -> None:
    with pytest.raises(TextError):
        language().read(text)


def test_what_nobody_names_is_the_card_or_what_was_chosen() -> None:
    own = language().read("カードを1枚捨てる：ターン終了時まで、ATK+500を得る。")
    chosen = language().read("カードを1枚捨てる：味方怪異1体を選び、ターン終了時まで、ATK+500を得る。")

    assert "this" in own.refs.values()
    assert "this" not in chosen.refs.values()


def test_what_was_chosen_of_several_is_spoken_of_next() -> None:
    reading = language().read("敵プレイヤーは敵怪異2体を選ぶ。あなたはそのうち1体を選び、破壊する。")

    assert list(reading.refs.values())[-1].endswith(":part")
