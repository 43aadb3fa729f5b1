"""The notation of a row, and the verb table."""

from __future__ import annotations

import pytest

from kirifuda.text import ast as a
from kirifuda.text.errors import RowError
from kirifuda.text.phrases import Phrase, Slot, merged, parts_of, words
from kirifuda.text.verbs import VERBS, ending


def test_a_template_is_literals_and_slots() -> None:
    assert parts_of("カードを{count:amount}枚引く") == ("カードを", Slot("count", "amount", "dict", -1, ""), "枚引く")


@pytest.mark.parametrize(
    ("template", "slot"),
    [
        ("{some}", Slot("some", "some", "dict", -1, "")),
        ("{act.te}", Slot("act", "act", "te", -1, "")),
        ("{do:chain.te}", Slot("do", "chain", "te", -1, "")),
        ("{do:act~}", Slot("do", "act", "~", -1, "")),
        ("{parts:act.i*、}", Slot("parts", "act", "i", 1, "、")),
        ("{parts:some+と}", Slot("parts", "some", "dict", 2, "と")),
        ("{mods:mod**}", Slot("mods", "mod", "dict", 0, "")),
        ("{keywords:keyword!}", Slot("keywords", "keyword", "dict", -1, "!")),
        ("{do.what:topic}", Slot("do.what", "topic", "dict", -1, "")),
    ],
)
def test_slots(template: str, slot: Slot) -> None:
    assert parts_of(template) == (slot,)


@pytest.mark.parametrize("template", ["{act.past}", "{act", "act}", "{ }"])
def test_a_bad_template_is_refused(template: str) -> None:
    with pytest.raises(RowError):
        parts_of(template)


@pytest.mark.parametrize(
    ("verb", "forms"),
    [
        ("する", ("し", "して", "した", "できる", "できない", "しない")),
        ("引く", ("引き", "引いて", "引いた", "引ける", "引けない", "引かない")),
        ("戻す", ("戻し", "戻して", "戻した", "戻せる", "戻せない", "戻さない")),
        ("選ぶ", ("選び", "選んで", "選んだ", "選べる", "選べない", "選ばない")),
        ("支払う", ("支払い", "支払って", "支払った", "支払える", "支払えない", "支払わない")),
        ("持つ", ("持ち", "持って", "持った", "持てる", "持てない", "持たない")),
        ("捨てる", ("捨て", "捨てて", "捨てた", "捨てられる", "捨てられない", "捨てない")),
        ("なる", ("なり", "なって", "なった", "なれる", "ならない", "ならない")),
    ],
)
def test_verb_forms(verb: str, forms: tuple[str, ...]) -> None:
    table = VERBS[verb]
    assert tuple(table[form] for form in ("i", "te", "ta", "can", "cannot", "not")) == forms


def test_what_is_not_done_cannot_be_done() -> None:
    assert VERBS["される"]["cannot"] == VERBS["される"]["not"] == "されない"
    assert "can" not in VERBS["される"]


def test_the_longest_verb_ends_a_row() -> None:
    assert ending("〔木星〕を生み出す") == "生み出す"
    assert ending("戦場に出す") == "出す"
    assert ending("レスト状態である") == "である"
    assert ending("カード") == ""


def test_words_are_rows_with_a_fixed_name() -> None:
    rows = words("kind", a.Kind, {"怪異": "servant"})
    assert [(row.ja, row.en, dict(row.fixed)) for row in rows] == [("怪異", "servant", {"name": "怪異"})]


def test_a_game_replaces_core_rows_only_when_it_says_so() -> None:
    core = [Phrase("act", a.Draw, "引く", "draw"), Phrase("act", a.Shuffle, "混ぜる", "shuffle")]
    own = Phrase("act", a.Draw, "カードを得る", "draw", replaces=True)
    beside = Phrase("act", a.Draw, "カードを得る", "draw")

    assert merged(core, [own]) == (core[1], own)
    assert merged(core, [beside]) == (*core, beside)
