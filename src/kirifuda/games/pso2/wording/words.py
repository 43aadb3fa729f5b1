"""Vocabulary of pso2 cards: closed lists, Japanese word to English word."""

from __future__ import annotations

from typing import Final

from kirifuda.games import textwords
from kirifuda.games.pso2 import ast as p
from kirifuda.games.pso2 import zones
from kirifuda.games.pso2.words import WORDS
from kirifuda.text import ast as a
from kirifuda.text.phrases import Phrase, words

KINDS: Final = {
    "プレイヤー": "player",
    "マグ": "mag",
    "キャラ": "character",
    "アクティブ": "active",
    "アイテム": "item",
    "武器": "weapon",
    "防具": "armour",
    "ボス": "boss",
}
COLOURS: Final = {"赤": "red", "青": "blue", "黄": "yellow", "黒": "black"}
CLASSES: Final = {
    "ハンター": "Hunter",
    "レンジャー": "Ranger",
    "フォース": "Force",
    "ファイター": "Fighter",
    "ガンナー": "Gunner",
    "テクター": "Techter",
    "バウンサー": "Bouncer",
    "サモナー": "Summoner",
    "ブレイバー": "Braver",
}
SORTS: Final = {
    "潜り手": "Diver",
    "灯": "Lamp",
    "機骨": "Frame",
    "空洞": "Hollow",
    "命綱": "Lifeline",
    "潮": "Tide",
}
KEYWORDS: Final = textwords.keywords(WORDS)
PLAIN: Final = textwords.keywords(WORDS, "alone")
"""Keywords that stand for a whole ability and have no number."""
STATS: Final = {"コスト": "cost", "攻撃力": "attack value", "HP": "HP", "防御力": "defence"}
PHASES: Final = {
    "ターン": "turn",
    **textwords.phases(WORDS),
    "戦闘開始ステップ": "battle start step",
    "攻撃参加ステップ": "attack joining step",
    "交戦ステップ": "engagement step",
    "ダメージ解決ステップ": "damage step",
    "ターン終了ステップ": "turn end step",
    "リフレッシュステップ": "refresh step",
}
ZONES: Final = textwords.zones(WORDS, zones.DECK, zones.HAND, zones.DISCARD, zones.PP)
STATES: Final = {"ON": "ON", "OFF": "OFF"}
ROWS: Final = {"前列": "the front row", "後列": "the back row"}
ICONS: Final = "①②③④⑤⑥⑦⑧⑨"

NAMES: Final = {"ロア": "Roa", "空洞の稚魚": "Hollow Fry", "泡の稚魚": "Foam Fry"}
"""206.2: cards that texts name, without their titles."""


def vocabulary() -> list[Phrase]:
    """Word rows; the sorts are left to the cards (210.1.1)."""
    return [
        *words("colour", a.Attribute, COLOURS),
        *words("stat", a.Stat, STATS),
        *words("phase", a.Phase, PHASES),
        *words("onoff", a.Position, STATES),
        *words("zone", a.Zone, ZONES),
        *words("evzone", a.Zone, {**ZONES, **textwords.zones(WORDS, zones.FIELD)}),
        *(Phrase("onoff", a.Position, f"【{word}】", word, {"name": word}) for word in STATES),
        *(
            Phrase(
                "row", p.InRow, f"{word}の", f"| in {english}", {"name": word}, also=(f"{word}にいる", f"{word}にある")
            )
            for word, english in ROWS.items()
        ),
        *(
            Phrase("plainkw", a.Keyword, f"【{word}】", f"【{english}】", {"name": word})
            for word, english in PLAIN.items()
        ),
        *(Phrase("icon", p.Points, icon, icon, {"count": a.Num(number)}) for number, icon in enumerate(ICONS, start=1)),
        *(Phrase("points", a.Num, icon, icon, {"n": number}) for number, icon in enumerate(ICONS, start=1)),
    ]


# words of other games, and what they are called here
FOREIGN: Final = {
    "山札": "デッキ",
    "捨て札": "捨札",
    "墓地": "捨札",
    "トラッシュ": "捨札",
    "控え室": "捨札",
    "戦場": "場",
    "ステージ": "場",
    "怪異": "キャラ",
    "ストライカー": "キャラ",
    "クリーチャー": "キャラ",
    "ユニット": "キャラ",
    "敵の": "相手の",
    "レスト": "OFF",
    "タップ": "OFF",
    "アンタップ": "ON",
    "リカバー": "ON",
    "前衛": "前列",
    "後衛": "後列",
    "体力": "HP",
    "凍結する": "フリーズする",
    "撃破": "破壊",
}
