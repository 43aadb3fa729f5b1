"""Slips in card texts: where the caret stands, and what is offered. The numbers may only rise."""

from __future__ import annotations

import pytest

from kirifuda.games.last_resort.wording import language
from kirifuda.text.errors import TextTooLong, UnboundText
from tests.text.wording_checks import carets, offers, unhelpful

DESTROY = "相手クリーチャー1体を破壊する。"
RAISE = "このターン、自分のクリーチャー1体に+3/3の修正を与える。"
FETCH = "自分の墓地のクリーチャーを2体まで選び、それらを手札に加える。"
LOOK = "自分の山札の上からカードを3枚確認し、その中から2枚まで手札に加え、残りを墓地へ送る。"
# right text, a word of it, what somebody wrote instead
SLIPS = (
    ("自分はカードを1枚ドローする。", "ドローする", "引く"),
    ("②：自分はカードを1枚ドローする。", "：", "⇒"),
    ("〔タップ〕：自分はカードを1枚ドローする。", "タップ", "レスト"),
    (DESTROY, "体", "枚"),
    (DESTROY, "する。", "する"),
    (DESTROY, "クリーチャー", "キャラ"),
    (DESTROY, "相手", "敵の"),
    (DESTROY, "破壊", "撃破"),
    (RAISE, "修正", "修整"),
    (RAISE, "+3/3", "+3"),
    (RAISE, "に+", "は+"),
    ("戦場に出た時、封縛1を行う。", "行う", "する"),
    ("戦場に出た時、封縛1を行う。", "戦場", "場"),
    ("装備したクリーチャーは+1/1の修正とシフト①を得る。", "シフト①", "シフト1"),
    ("自分はライフを2点得る。", "得る", "回復する"),
    ("相手ライフに1点ダメージを与える。", "点", ""),
    (FETCH, "墓地", "捨札"),
    (FETCH, "それら", "これら"),
    (LOOK, "山札", "デッキ"),
    (LOOK, "残り", "残る"),
    ("条件：自分の手札が2枚以下である。", "である", "だ"),
    ("条件：自分のアタックエリアにクリーチャーがいない。", "いない", "ない"),
    ("自分のアタックエリアに「若木」という名前の2/2のトークンを2体生成する。", "生成", "作成"),
    ("サクリファイス（クリーチャー）1", "）1", "）"),
)


def test_the_caret_stands_in_the_wrong_word() -> None:
    assert carets(language(), SLIPS) >= 23


def test_the_right_text_is_offered() -> None:
    assert offers(language(), SLIPS) >= 13


def test_every_error_expects_something_and_shows_a_caret() -> None:
    assert unhelpful(language(), SLIPS) == []


def test_a_pronoun_without_anything_to_mean_is_refused() -> None:
    with pytest.raises(UnboundText, match="それ"):
        language().read("それを破壊する。")


def test_what_is_too_long_is_refused() -> None:
    with pytest.raises(TextTooLong):
        language().read("自分はカードを1枚ドローする。" * 200)
