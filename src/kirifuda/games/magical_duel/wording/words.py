"""Vocabulary of Magical Duel: closed lists, Japanese word to English word."""

from __future__ import annotations

from typing import Final

from kirifuda.games import textwords
from kirifuda.games.magical_duel import zones
from kirifuda.games.magical_duel.words import WORDS
from kirifuda.text import ast as a
from kirifuda.text.phrases import Phrase, words

KINDS: Final = {
    "怪異": "(servant|servants)#",
    "魔法少女": "(caster|casters)#",
    "詠唱": "(conjure|conjures)#",
    "結界": "(barrier|barriers)#",
    "神": "(deity|deities)#",
    "結魂怪異": "(soulbond servant|soulbond servants)#",
}
RACES: Final = {
    "忘れ物": "Lost Thing",
    "灯り": "Lamp",
    "町角": "Street Corner",
    "便り": "Letter",
    "夜鳥": "Nightbird",
    "夜学生": "Night Pupil",
    "当番": "Duty",
    "努力": "Effort",
}
RULE_RACES: Final = {"コイン": "Coin"}
"""The race of the token that the rules themselves make (403.6a)."""
ATTRIBUTES: Final = {
    "太陽": "Solis",
    "火星": "Ignus",
    "木星": "Silva",
    "土星": "Terra",
    "月": "Luna",
    "水星": "Aqua",
    "金星": "Aes",
}
# zones with an order, whose top and bottom can be named
PILES: Final = textwords.zones(WORDS, zones.DECK, zones.GRAVEYARD, zones.ORBS)
FIELDS: Final = textwords.zones(WORDS, zones.SERVANTS, zones.CASTERS)
REST: Final = {**PILES, **textwords.zones(WORDS, zones.EXILE, zones.EXTRA), **FIELDS}
ZONES: Final = {**PILES, **textwords.zones(WORDS, zones.HAND, zones.EXILE, zones.EXTRA), **FIELDS}
PHASES: Final = {
    "ターン": "turn",
    "バトル": "battle",
    **textwords.phases(WORDS),
    "バトルフェイズ開始ステップ": "battle phase start step",
    "攻撃宣言ステップ": "attack declaration step",
    "バトル判定ステップ": "battle judgement step",
    "バトル終了ステップ": "battle end step",
    "バトルフェイズ終了ステップ": "battle phase end step",
    "ゲーム": "game",
}
WITHIN: Final = ("フェイズ", "ステップ")
"""Parts of a turn: phases (500) and the steps of a battle phase (800)."""
STATS: Final = {"ATK": "ATK", "DEF": "DEF", "コスト": "cost", "レベル": "level"}
BATTLE_STATS: Final = {"ATK": "ATK", "DEF": "DEF"}
COUNTERS: Final = {
    "神力": "divine power",
    "鈴": "bell",
    "油": "oil",
    "鍵": "key",
    "灯": "light",
    "時": "hour",
    "年輪": "ring",
    "月": "moon",
    "太陽": "sun",
    "火星": "Mars",
    "木星": "Jupiter",
    "土星": "Saturn",
    "水星": "Mercury",
    "金星": "Venus",
    "魔法": "magic",
    "結界": "barrier",
    "勝利": "victory",
    "敗北": "defeat",
    "攻撃": "attack",
    "防御": "defence",
    "破壊": "destruction",
    "支配": "control",
    "努力": "effort",
    "召喚": "summoning",
    "発動": "activation",
    "結魂": "soulbond",
    "魂印": "seal",
    "オーブ": "orb",
    "オド": "aether",
    "コイン": "coin",
}
KEYWORDS: Final = textwords.keywords(WORDS, "alone")
# keywords with an argument or an effect: named in filters, never alone on a line
FRAMES: Final = textwords.keywords(WORDS, "frame")
RESERVED: Final = (*KEYWORDS, *FRAMES, "レスト", *ATTRIBUTES)
"""No names of abilities: keywords, and icons."""


def vocabulary() -> list[Phrase]:
    """Word rows; races and counter names are left to the cards."""
    return [
        Phrase("race", a.Race, "{name:raceword}", "{name}"),
        Phrase("counter", a.Counter, "{name:counterword}", "{name}"),
        *words("attribute", a.Attribute, ATTRIBUTES),
        *words("stat", a.Stat, STATS),
        *words("bstat", a.Stat, BATTLE_STATS),
        *words("phase", a.Phase, PHASES),
        *words("turnphase", a.Phase, {word: english for word, english in PHASES.items() if word.endswith(WITHIN)}),
        *words("zone", a.Zone, ZONES),
        *words("restzone", a.Zone, REST),
        *words("offzone", a.Zone, {**PILES, **textwords.zones(WORDS, zones.EXILE, zones.EXTRA)}),
        *words("openzone", a.Zone, textwords.zones(WORDS, zones.GRAVEYARD, zones.EXILE)),
        *words("pile", a.Zone, PILES),
        *words("kind", a.Kind, KINDS),
        *(
            Phrase("plainkw", a.Keyword, f"[{word}]", f"[{english}]", {"name": word})
            for word, english in KEYWORDS.items()
        ),
        *(
            Phrase("anykw", a.Keyword, f"[{word}]", f"[{english}]", {"name": word})
            for word, english in (KEYWORDS | FRAMES).items()
        ),
    ]


# words of other games, and what they are called here
FOREIGN: Final = {
    "山札": "デッキ",
    "タップ": "レスト",
    "アクト": "レスト",
    "アンタップ": "リカバー",
    "クリーチャー": "怪異",
    "モンスター": "怪異",
    "ストライカー": "怪異",
    "キャラ": "怪異",
    "呪文": "詠唱",
    "スペル": "詠唱",
    "マナ": "オド",
    "トラッシュ": "墓地",
    "捨て札": "墓地",
    "控え室": "墓地",
    "ライフ": "オーブ",
    "追放": "除外",
    "生贄に捧げる": "破棄する",
    "対戦相手": "相手",
    "コントロールする": "支配する",
    "ドローする": "引く",
    "場に出す": "戦場に出す",
    "Lv": "レベル",
    "所有者": "持ち主",
    "オーナー": "持ち主",
    "費用": "コスト",
    "目標とし": "対象とし",
    "ターゲット": "対象",
    "アタック": "攻撃",
    "手札に入れる": "手札に加える",
    "そうすると": "そうしたなら",
    "迄": "まで",
    "フィールド": "戦場",
    "攻撃不可": "攻撃できない",
    "番開始": "ターン開始",
    "番終了": "ターン終了",
}
