"""Vocabulary of lyrical cards: closed lists, Japanese word to English word."""

from __future__ import annotations

from typing import Final

from kirifuda.games.lyrical import ast as n
from kirifuda.text import ast as a
from kirifuda.text.phrases import Phrase, words

KINDS: Final = {
    "ファクター": "factor",
    "キャラクター": "character",
    "アイテム": "item",
    "フィールド": "field",
    "ストラテジー": "strategy",
    "トリック": "trick",
}
COLOURS: Final = {"赤": "red", "青": "blue", "緑": "green"}
SKILLS: Final = {
    "シュネラー": "Schneller",
    "イニシアティブ": "Initiative",
    "ドリンゲン": "Dringen",
    "セットアップ": "Setup",
}
GIVEN: Final = ("シュネラー", "イニシアティブ", "ドリンゲン")
"""Skills that a text can give; セットアップ says how a card is set, so it is only printed."""
STATS: Final = {"攻撃力": "attack value", "耐久力": "durability"}
STATES: Final = {"行動済み状態": "acted", "未行動状態": "un-acted"}
PHASES: Final = {"ターン": "turn", "エンドフェイズ": "end phase"}

VOCABULARY: Final = [
    *words("colour", n.Colour, COLOURS),
    *words("skill", a.Keyword, SKILLS),
    *words("given", a.Keyword, {word: SKILLS[word] for word in GIVEN}),
    *words("stat", a.Stat, STATS),
    *words("state", a.Position, STATES),
    *words("phase", a.Phase, PHASES),
    *(
        Phrase("n_kind", a.Kind, f"{word}カード", f"({english} card|{english} cards)#", {"name": word})
        for word, english in KINDS.items()
    ),
]  # fmt: skip

# words of other games, and what they are called here
FOREIGN: Final = {
    "相手": "対戦相手",
    "敵の": "対戦相手の",
    "味方の": "自分の",
    "あなたの": "自分の",
    "山札": "デッキ",
    "捨札": "捨て札",
    "墓地": "捨て札",
    "キャラ": "キャラクター",
    "怪異": "キャラクター",
    "ユニット": "キャラクター",
    "防御力": "耐久力",
    "HP": "耐久力",
    "レスト": "行動済み状態に",
    "リカバー": "未行動状態に",
    "破壊": "捨て札",
    "捨てる": "捨て札する",
    "ドローする": "引く",
    "攻撃した": "アタック宣言した",
    "攻撃できない": "アタック宣言できない",
    "ブロックできない": "ガード宣言できない",
    "防御できない": "ガード宣言できない",
    "全て": "すべて",
    "代わりに": "かわりに",
    "作戦": "ストラテジー",
}
