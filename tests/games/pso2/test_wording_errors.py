"""Slips in card texts: where the caret stands, and what is offered. The numbers may only rise."""

from __future__ import annotations

import pytest

from kirifuda.games.pso2.wording import language
from kirifuda.text.errors import TextTooLong, UnboundText
from tests.text.wording_checks import carets, offers, unhelpful

DESTROY = "相手のキャラを1体選び、それを破壊する。"
RAISE = "味方のキャラを1体選び、このターン中、それは+1/+0の修整を受ける。"
FETCH = "自分の捨札から「空洞の稚魚」を1枚選び、それを手札に加える。"
# right text, a word of it, what somebody wrote instead
SLIPS = (
    ("【登場時】：1枚ドローする。", "ドローする", "引く"),
    ("自分のターンの開始時：1枚ドローする。", "：", "⇒"),
    ("【Main】①⇒1枚ドローする。", "⇒", "："),
    (DESTROY, "体", "枚"),
    (DESTROY, "する。", "する"),
    (DESTROY, "キャラ", "怪異"),
    (DESTROY, "相手の", "敵の"),
    (DESTROY, "破壊", "撃破"),
    (RAISE, "ターン中", "ターン"),
    (RAISE, "修整", "修正"),
    (RAISE, "+1/+0", "+1"),
    ("付与先は【連続射撃】を持つ。", "撃", "擊"),
    ("付与先は【連撃】を持つ。", "持つ", "得る"),
    (FETCH, "捨札", "墓地"),
    (FETCH, "1枚", "1体"),
    ("自分のデッキの上から2枚を見る。", "デッキ", "山札"),
    ("装備先が破壊されるとき、かわりにこのカードを破壊する。", "かわりに", "代わりに"),
    ("【装備枠2】", "枠", "わく"),
    ("【回復1】を行う。", "回復", "快復"),
    ("《ハンター》のカードを1枚サーチする。", "サーチ", "サーチー"),
    ("手札を1枚捨てる事で、3枚ドローする。", "事で", "為"),
    ("以下のいずれかの能力を選んで発動する。\n・1枚ドローする。\n・【回復1】を行う。", "選んで", "選び"),
)


def test_the_caret_stands_in_the_wrong_word() -> None:
    assert carets(language(), SLIPS) >= 22


def test_the_right_text_is_offered() -> None:
    assert offers(language(), SLIPS) >= 18


def test_every_error_expects_something_and_shows_a_caret() -> None:
    assert unhelpful(language(), SLIPS) == []


def test_a_pronoun_without_anything_to_mean_is_refused() -> None:
    with pytest.raises(UnboundText, match="それ"):
        language().read("【登場時】：それを破壊する。")


def test_what_is_too_long_is_refused() -> None:
    with pytest.raises(TextTooLong):
        language().read("【登場時】：1枚ドローする。" * 200)
