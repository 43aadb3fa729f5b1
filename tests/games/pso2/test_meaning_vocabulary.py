"""What the book names and a text may say only in some places: refused elsewhere, not passed over."""

from __future__ import annotations

import pytest

from kirifuda.games import load
from kirifuda.games.pso2 import ast as p
from kirifuda.games.pso2.lowering.card import KEYWORD_EVENTS
from kirifuda.games.pso2.wording.assembly import language
from kirifuda.scenario.defining import judged
from kirifuda.scenario.errors import Wrong

REFUSED = {
    "G.21: an item's words on a character": ("キャラ", "このアイテムは+1/+0の修整を受ける。", "stands on a character"),
    "G.21: armour's words on a weapon": ("武器", "この防具は破壊されない。", "stands on a weapon"),
    "R.11: turns of a character": ("キャラ", "このカードのターン終了時：1枚ドローする。", "only a boss"),
    "300.4.1: holding in the discard pile": (
        "キャラ",
        "このカードが捨札にある間、味方のキャラは+1/+0の修整を受ける。",
        "nothing holds",
    ),
    "504.1.3: an item that says when": ("アイテム", "このカードは相手のターン中のみプレイできる。", "only an active"),
    "G.18: whose number": (
        "アクティブ",
        "武器または防具を全て破壊する。破壊されたカードのコントローラーは、その枚数と同じ枚数ドローする。",
        "each or of all",
    ),
}


@pytest.mark.parametrize("case", REFUSED)
def test_what_stands_in_the_wrong_place_is_refused(case: str) -> None:
    kind, text, why = REFUSED[case]

    with pytest.raises(Wrong, match=why):
        judged(load("pso2"), kind, {}, text)


def test_g_21_what_is_given_in_quotes_speaks_of_whoever_gets_it() -> None:
    judged(load("pso2"), "アイテム", {}, "味方のキャラは「このキャラが攻撃した時：1枚ドローする。」を得る。")


@pytest.mark.parametrize(
    ("text", "english"),
    [
        ("対戦相手は①を支払ってもよい。そうした場合、1枚ドローする。", "Your opponent may pay ①. If they do, draw"),
        ("対戦相手は①を支払ってもよい。支払わなかった場合、1枚ドローする。", "①. If they do not, draw 1 card."),
        ("①を支払ってもよい。そうした場合、1枚ドローする。", "You may pay ①. If you do, draw 1 card."),
        ("①で、1枚ドローする。", "You may pay ①; if you do, draw 1 card."),
    ],
)
def test_g_27_who_was_asked_to_do_it(text: str, english: str) -> None:
    speech = language()

    assert english in speech.english(speech.read(f"このカードが攻撃した時：{text}"))


def test_302_every_keyword_that_waits_has_its_event() -> None:
    assert set(KEYWORD_EVENTS) == {p.OnEntry, p.OnDefeat, p.OnDrop}
