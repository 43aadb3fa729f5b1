"""Vocabulary of Spellcard Strike: closed lists, Japanese word to English word."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from kirifuda.games import textwords
from kirifuda.games.spellcard_strike import ast as s
from kirifuda.games.spellcard_strike import zones
from kirifuda.games.spellcard_strike.words import WORDS
from kirifuda.text import ast as a
from kirifuda.text.phrases import Phrase, words

HOUSES: Final = {
    "社風組": "Shrine Wind",
    "火薬横丁": "Powder Lane",
    "残響館": "House of Echoes",
    "毛皮渡り": "Fur Crossing",
    "流れ者": "Drifters",
}
RACES: Final = {"人": "Human", "鳥人": "Birdfolk", "からくり": "Clockwork", "こだま": "Echo", "獣": "Beast"}
ATTRIBUTES: Final = {"神": "Divine", "魔": "Magic", "霊": "Spirit", "妖": "Fey"}
TYPES: Final = {
    "攻撃": "Attack",
    "防御": "Defence",
    "支援": "Support",
    "移動": "Movement",
    "装備": "Equipment",
    "ルール": "Rule",
}
MORE_TYPES: Final = {
    # words that other card games have for something else, so that they are not taken for new ones
    "結界": "Barrier",
    "召喚": "Summoning",
    "回復": "Recovery",
    "罠": "Trap",
    "武器": "Weapon",
    "魔法": "Sorcery",
}
"""3.12.1: types that the cards here do not have."""
STATS: Final = {"Rank": "Rank", "POW": "POW", "DEF": "DEF"}
PHASES: Final = {
    "ターン": "turn",
    **textwords.phases(WORDS),
    "チェーン": "the chain",
}
PILES: Final = textwords.zones(WORDS, zones.DECK, zones.DISCARD)
REST: Final = {**PILES, **textwords.zones(WORDS, zones.SCORE, zones.REMOVED, zones.RULES)}
ZONES: Final = {**PILES, **textwords.zones(WORDS, zones.HAND, zones.SCORE, zones.REMOVED, zones.RULES)}
TWO_ZONES: Final = {
    f"{one}or{other}": f"{ZONES[one]} or {ZONES[other]}"
    for one, other in combinations(textwords.zones(WORDS, zones.HAND, zones.DISCARD, zones.SCORE), 2)
}
"""2.3.2: zones that are looked into together."""
KEYWORDS: Final = textwords.keywords(WORDS)
RESERVED: Final = tuple(KEYWORDS)


def vocabulary() -> list[Phrase]:
    """Word rows; houses and races are left to the cards."""
    return [
        Phrase("house", s.House, "{name:houseword}", "{name}"),
        Phrase("race", a.Race, "{name:raceword}", "{name}"),
        *words("attribute", a.Attribute, ATTRIBUTES),
        *words("element", a.Attribute, {**ATTRIBUTES, "無": "Any"}),
        Phrase("spelltype", s.SpellType, "{name:typeword}", "{name}"),
        *words("stat", a.Stat, STATS),
        *words("phase", a.Phase, PHASES),
        *words("zone", a.Zone, ZONES),
        *words("restzone", a.Zone, REST),
        *words("pile", a.Zone, PILES),
        *(
            Phrase(
                "twozones",
                a.Zone,
                zones,
                english,
                {"name": zones},
                also=tuple(
                    joint.join(pair)
                    for pair in (zones.split("or"), zones.split("or")[::-1])
                    for joint in ("or", "と", "か")
                    if joint.join(pair) != zones
                ),
            )
            for zones, english in TWO_ZONES.items()
        ),
        *(
            Phrase("anykw", a.Keyword, f"《{word}》", f"《{english}》", {"name": word})
            for word, english in KEYWORDS.items()
        ),
    ]


# words of other games, and what they are called here
FOREIGN: Final = {
    "デッキ": "山札",
    "墓地": "捨て札",
    "トラッシュ": "捨て札",
    "控え室": "捨て札",
    "クリーチャー": "ストライカー",
    "怪異": "ストライカー",
    "ユニット": "ストライカー",
    "キャラ": "ストライカー",
    "タップ状態": "行動済み状態",
    "レスト状態": "行動済み状態",
    "アンタップ状態": "未行動状態",
    "リカバー状態": "未行動状態",
    "破壊": "撃破",
    "無効にする": "打ち消す",
    "呪文": "スペルカード",
    "魔法": "スペルカード",
    "能力宣言": "アビリティ宣言",
    "攻撃力": "POW",
    "防御力": "DEF",
    "ATK": "POW",
    "ランク": "Rank",
    "支配": "コントロール",
    "得点": "スコア",
    "陣地": "テリトリー",
    "前衛": "センターライン",
    "マス": "エリア",
    "隣の": "隣接する",
    "登場させる": "召喚する",
    "場に出す": "召喚する",
}
