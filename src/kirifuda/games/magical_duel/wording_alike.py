"""Spellings that are one in Magical Duel."""

from __future__ import annotations

from typing import Final

from kirifuda.text.alike import Alike

NOUNS: Final = ("攻撃", "バトル", "スイッチ", "レベルアップ", "シャッフル", "ドロー")
"""What one does, or carries out: 攻撃する, 攻撃をする, 攻撃を行う."""
DOING: Final = {
    "する": ("を行う", "をする"),
    "し": ("を行い", "をし", "を行っ(?=[てた])", "を行わ(?=ない)"),
    "でき": ("を行え", "ができ", "をでき", "することができ", "を行うことができ"),
    "され": ("を行われ",),
}

ALIKE: Final = (
    Alike("相手の", ("敵プレイヤーの", "相手プレイヤーの", "対戦相手の")),
    Alike("あなたの", ("味方プレイヤーの",)),
    Alike("すべて", ("全部",)),
    Alike("チェイスゾーン", ("チェイスエリア",), "as in 1019.1"),
    Alike("デッキ", ("メインデッキ",), "as in 403.5"),
    Alike("オーブゾーン", ("オーブエリア",)),
    Alike("ATK", ("攻撃力",), "207"),
    Alike("DEF", ("防御力",), "208"),
    Alike("支配下で", ("コントロール下で",)),
    *[Alike(form, tuple(f"(?<={noun}){way}" for noun in NOUNS for way in ways)) for form, ways in DOING.items()],
)
