"""Slips in card texts: where the caret stands, and what is offered. The numbers may only rise."""

from __future__ import annotations

import pytest

from kirifuda.games.lyrical.wording import language
from kirifuda.text.errors import TextTooLong, UnboundText
from tests.text.wording_checks import carets, offers, unhelpful

REST = "未行動状態のキャラクター1体を選び、行動済み状態にする。"
RAISE = "(赤1/0):ターン終了時まで、このキャラクターの攻撃力を+1する。"
FETCH = "自分の捨て札からキャラクターカード1枚を選び、手札に加える。"
# right text, a word of it, what somebody wrote instead
SLIPS = (
    ("カードを1枚引く。", "引く", "ドローする"),
    ("対戦相手に2ダメージを与える。", "対戦相手", "相手"),
    ("対戦相手に2ダメージを与える。", "ダメージ", "ダメジ"),
    (REST, "体", "枚"),
    (REST, "にする。", "にする"),
    (REST, "キャラクター", "キャラ"),
    (REST, "行動済み状態にする", "レストする"),
    (RAISE, ")", ""),
    (RAISE, "終了時まで", "終了まで"),
    (RAISE, "攻撃力", "攻撃"),
    (RAISE, "+1する", "+1"),
    (FETCH, "捨て札", "墓地"),
    (FETCH, "1枚", "1体"),
    (FETCH, "手札に加える", "手札へ加える"),
    ("自分のデッキの一番上のカードを見る。", "デッキ", "山札"),
    ("このキャラクターはガード宣言できない。", "ガード宣言できない", "ブロックできない"),
    ("このキャラクターがセットアップしたとき、カードを1枚引く。", "セットアップ", "セットアプ"),
    ("イニシアティブ", "ブ", "プ"),
    ("自分のキャラクターすべての耐久力を+1する。", "耐久力", "防御力"),
    ("自分は手札を1枚捨て札する。", "捨て札する", "捨てる"),
)


def test_the_caret_stands_in_the_wrong_word() -> None:
    assert carets(language(), SLIPS) >= 20


def test_the_right_text_is_offered() -> None:
    assert offers(language(), SLIPS) >= 16


def test_every_error_expects_something_and_shows_a_caret() -> None:
    assert unhelpful(language(), SLIPS) == []


def test_a_pronoun_without_anything_to_mean_is_refused() -> None:
    with pytest.raises(UnboundText, match="そのキャラクター"):
        language().read("そのキャラクターを捨て札する。")


def test_what_is_too_long_is_refused() -> None:
    with pytest.raises(TextTooLong):
        language().read("カードを1枚引く。" * 300)
