"""Words that only a card can know: a race, a sort, a house, a counter that no shipped card has."""

from __future__ import annotations

import re

import pytest

from kirifuda.kernel.randomness import Dice
from kirifuda.text.errors import TextError, UnreadableText
from kirifuda.text.openly import Near, is_near
from tests.games.wordings import corpus, language
from tests.ours import OURS

NEW = (
    ("magical_duel", "機械の怪異1体を対象とし、それを破壊する。", ("race", "機械")),
    ("magical_duel", "敵の機械1体を対象とし、それを破壊する。", ("race", "機械")),
    ("magical_duel", "敵怪獣1体を対象とし、それをレストする。", ("race", "怪獣")),
    ("magical_duel", "味方サメ人間1体を対象とし、それをレストする。", ("race", "サメ人間")),
    ("magical_duel", "種族“からくり”を持つ怪異1体を対象とし、それを破壊する。", ("race", "からくり")),
    ("magical_duel", "種族（竜）を持つ味方怪異1体につき、このカードはATK+500を得る。", ("race", "竜")),
    ("magical_duel", "[共同戦線]（竜騎士）", ("race", "竜騎士")),
    ("magical_duel", "[500/500]の案山子・トークン1体を作成する。", ("race", "案山子")),
    ("magical_duel", "このカードに羽根カウンター1個を置く。", ("counter", "羽根")),
    ("magical_duel", "このカードにひよこカウンター1個を置く。", ("counter", "ひよこ")),
    ("pso2", "自分の場の《提灯魚》のキャラを1体選び、それを破壊する。", ("sort", "提灯魚")),
    ("pso2", "自分の場の《竜宮の使い》のキャラを1体選び、それを破壊する。", ("sort", "竜宮の使い")),
    ("last_resort", "自分の種族「灯台守」のクリーチャー1体をアンタップする。", ("race", "灯台守")),
    ("last_resort", "自分の灯台守1体をアンタップする。", ("race", "灯台守")),
    ("last_resort", "自分の墓地から種族がオートマタのクリーチャーを1枚選び、手札に加える。", ("race", "オートマタ")),
    ("spellcard_strike", "対象が「種族：きのこ」を持つ場合、カードを1枚引く。", ("race", "きのこ")),
    ("spellcard_strike", "対象を「所属：白鷺亭」に変更する。", ("house", "白鷺亭")),
)
REFUSED = (
    # a word of another card game, or of any
    ("magical_duel", "モンスター1体を対象とし、それを破壊する。"),
    ("magical_duel", "ユニット1体を対象とし、それを破壊する。"),
    ("magical_duel", "無色の怪異1体を対象とし、それを破壊する。"),
    ("magical_duel", "最強の怪異1体を対象とし、それを破壊する。"),
    ("pso2", "自分の場の《モンスター》のキャラを1体選び、それを破壊する。"),
    ("last_resort", "相手のモンスター1体を破壊する。"),
    ("last_resort", "自分のユニット1体をアンタップする。"),
    ("spellcard_strike", "対象が「種族：クリーチャー」を持つ場合、カードを1枚引く。"),
    # a word of this game that stands for something else
    ("magical_duel", "墓地の怪異1体を対象とし、それを破壊する。手札の詠唱1体をレストする。"),
    ("pso2", "自分の場の《奇襲》のキャラを1体選び、それを破壊する。"),
    ("spellcard_strike", "対象が「種族：支援」を持つ場合、カードを1枚引く。"),
    # a slip of the pen
    ("magical_duel", "夜学性の怪異1体を対象とし、それを破壊する。"),
    ("magical_duel", "魔法小女1人を対象とし、それを破壊する。"),
    ("pso2", "自分の場の《レンジャ》のキャラを1体選び、それを破壊する。"),
    ("spellcard_strike", "対象が「種族：からくリ」を持つ場合、カードを1枚引く。"),
    # a run of letters that holds a word of the game
    ("magical_duel", "味方破壊王1体を対象とし、それを破壊する。"),
    ("magical_duel", "相手の手札を見て、その中から巨大カード1枚を選び、それを捨てる。"),
    ("magical_duel", "味方巨大オーブ1体を対象とし、それを破壊する。"),
    # more than a text should bring
    ("magical_duel", "敵の機械1体をレストする。\n敵の竜1体をレストする。\n敵の鯨1体をレストする。"),
    ("spellcard_strike", "対象が「所属：白鷺亭」と「種族：きのこ」と「種族：機械」を持つ場合、カードを1枚引く。"),
)  # fmt: skip


@pytest.mark.parametrize(("game", "text", "new"), NEW)
def test_a_new_word_is_read_where_its_place_shows_what_it_is_and_noted(
    game: str, text: str, new: tuple[str, str]
) -> None:
    reading = language(game).read(text)

    assert [(one.en, one.word) for one in reading.new_words] == [new]
    assert language(game).japanese(reading) == text
    assert new[1] in language(game).english(reading)
    if not re.search(r"[ぁ-ん]", new[1]):  # which needs its brackets to be seen
        assert language(game).read(language(game).house(reading)).tree == reading.tree


@pytest.mark.parametrize(("game", "text"), REFUSED)
def test_what_may_be_a_mistake_is_no_new_word(game: str, text: str) -> None:
    with pytest.raises(UnreadableText):
        language(game).read(text)


def test_a_word_may_stand_twice_and_a_second_one_beside_it() -> None:
    twice = language("magical_duel").read("敵機械1体を対象とし、それを破壊する。\n機械の怪異1体をレストする。")
    two = language("spellcard_strike").read("対象が「所属：白鷺亭」と「種族：きのこ」を持つ場合、カードを1枚引く。")

    assert [one.word for one in twice.new_words] == ["機械"]
    assert {one.word for one in two.new_words} == {"白鷺亭", "きのこ"}


@pytest.mark.parametrize("game", OURS)
def test_no_shipped_card_has_a_new_word_or_says_something_in_a_remark(game: str) -> None:
    for key, text in corpus(game):
        assert language(game).read(text, key).new_words == ()


def test_a_remark_that_says_something_is_warned_about() -> None:
    silent = language("magical_duel").read("[傲慢]（頭越しに攻撃してもよい、という決まり。）")
    loud = language("magical_duel").read("[レスト]（手札1枚を捨てる。）：カードを1枚引く。")

    assert silent.warnings == ()
    assert [one.key for one in loud.warnings] == ["remark"]
    assert "手札1枚を捨てる" in loud.warnings[0].ja


@pytest.mark.parametrize(
    ("game", "text", "limit"),
    [
        (
            "last_resort",
            "このクリーチャーは+1/0の修正を得る{}。",
            "(最大で+4/0)",
        ),
        ("spellcard_strike", "敵1体を、捨て札のカード1枚につき「POW：-1」する{}。", "（最大5）"),
        ("magical_duel", "味方怪異はATK+500を得る{}。", "（トークンを除く）"),
        ("lyrical", "自分はカードを1枚引く{}。", "（1ターンに1回まで）"),
        ("pso2", "カードを1枚引く{}。", "（手札が3枚以下の場合に限る）"),
    ],
)
def test_a_remark_that_limits_is_refused_where_it_stands(game: str, text: str, limit: str) -> None:
    with pytest.raises(TextError) as refused:
        language(game).read(text.format(limit))

    assert refused.value.message.key in ("limit", "unread")
    assert refused.value.position >= text.index("{")


def test_what_is_near_a_word_is_found_without_comparing_it_with_each() -> None:
    dice = Dice(1, "near")
    made = ["".join("竜鬼狐"[dice.below(3)] for _ in range(1 + dice.below(7))) for _ in range(2000)]
    words = [word for word in made[:40] if len(word) > 2]

    near = Near(words)

    assert [word in near for word in made] == [any(is_near(word, one) for one in words) for word in made]
