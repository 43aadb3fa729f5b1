"""Vocabulary of lyrical cards: closed lists, Japanese word to English word."""

from __future__ import annotations

from typing import Final

from kirifuda.games import textwords
from kirifuda.games.lyrical import ast as n
from kirifuda.games.lyrical.words import WORDS
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
COLOURS: Final = {"赤": "red", "青": "blue", "緑": "green", "黄": "yellow", "白": "white", "黒": "black"}
SKILLS: Final = textwords.keywords(WORDS)
GIVEN: Final = textwords.keywords(WORDS, "given")
"""Skills that a text can give; セットアップ says how a card is set, so it is only printed."""
STATS: Final = {"攻撃力": "attack value", "耐久力": "durability"}
"""Numbers that texts change."""
PRICES: Final = {"必要コスト": "cost", "必要ファクター": "required factor"}
"""Numbers that texts only ask for: what a card takes."""
ASPECTS: Final = {"ネーム": "quoted name", "色": "colour", "攻撃力": "attack value", "耐久力": "durability"}
STATES: Final = {"行動済み状態": "acted", "未行動状態": "un-acted"}
PHASES: Final = {"ターン": "turn", **textwords.phases(WORDS), "バトル": "battle"}

VOCABULARY: Final = [
    *words("colour", n.Colour, COLOURS),
    Phrase("price_mark", None, "{colour}", "{colour}"),
    Phrase("price_mark", n.OwnColour, "●", "●"),
    *words("aspect", a.Aspect, ASPECTS),
    *words("skill", a.Keyword, SKILLS),
    *words("given", a.Keyword, GIVEN),
    *words("shifting", a.Stat, STATS),
    Phrase("stat", None, "{shifting}", "{shifting}"),
    *words("stat", a.Stat, PRICES),
    *words("lie", a.Position, STATES),
    *words("phase", a.Phase, PHASES),
    *(
        Phrase("n_kind", a.Kind, f"{word}カード", f"({english} card|{english} cards)#", {"name": word}, also=() if word == "ファクター" else (word,))
        for word, english in KINDS.items()
    ),
]  # fmt: skip

# words of other games, and what they are called here
FOREIGN: Final = {
    "敵の": "対戦相手の",
    "味方の": "自分の",
    "墓地": "捨て札",
    "怪異": "キャラクター",
    "ユニット": "キャラクター",
    "防御力": "耐久力",
    "HP": "耐久力",
    "レスト": "行動済み状態に",
    "リカバー": "未行動状態に",
    "破壊": "捨て札",
    "ブロックできない": "ガード宣言できない",
    "作戦": "ストラテジー",
    "アンタップ": "未行動状態に",
    "タップ": "行動済み状態に",
    "装備された": "セットされた",
    "装備した": "セットした",
}
