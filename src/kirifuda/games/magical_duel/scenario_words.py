"""The words in which scenarios of this game are written: zones, positions, phases, actions, facts of cards."""

from __future__ import annotations

from typing import Final

from kirifuda.games.magical_duel.questions import QUESTIONS
from kirifuda.games.magical_duel.scenario_play import MagicalPlay
from kirifuda.games.magical_duel.scenario_position import MagicalPosition
from kirifuda.games.magical_duel.zones import (
    CASTERS,
    CHASE,
    DECK,
    EXILE,
    EXTRA,
    GRAVEYARD,
    HAND,
    ORBS,
    RECOVERED,
    RESTED,
    REVERSED,
    SERVANTS,
    STOCK,
)
from kirifuda.games.scenario_words import (
    FactWord,
    ScenarioWords,
)
from kirifuda.kernel.zones import ZoneKind

ZONES: Final[dict[ZoneKind, tuple[str, ...]]] = {
    DECK: ("deck", "デッキ", "デッキゾーン"),
    HAND: ("hand", "手札"),
    SERVANTS: ("servants", "servant zone", "怪異", "怪異ゾーン"),
    CASTERS: ("casters", "caster zone", "魔法少女", "魔法少女ゾーン"),
    ORBS: ("orbs", "orb", "orb zone", "オーブ", "オーブゾーン"),
    GRAVEYARD: ("graveyard", "墓地"),
    EXILE: ("exile", "除外", "除外ゾーン"),
    CHASE: ("chase", "チェイス", "チェイスゾーン"),
    EXTRA: ("extra", "extra deck", "エキストラデッキ"),
    STOCK: ("stock", "ストック"),
}
POSITIONS: Final[dict[int, tuple[str, ...]]] = {
    RECOVERED: ("recovered", "リカバー", "リカバー状態", "リカバー状態で"),
    RESTED: ("rested", "レスト", "レスト状態", "レスト状態で"),
    REVERSED: ("reversed", "リバース", "リバース状態", "リバース状態で"),
}
PHASES: Final[dict[str, tuple[str, ...]]] = {
    "setup": ("setup", "準備", "ゲームの準備"),
    "recovery": ("recovery", "recovery phase", "リカバリー", "リカバリーフェイズ"),
    "draw": ("draw", "draw phase", "ドロー", "ドローフェイズ"),
    "call": ("call", "call phase", "コール", "コールフェイズ"),
    "main": ("", "main", "main phase", "メイン", "メインフェイズ"),
    "battle": ("battle", "battle phase", "バトル", "バトルフェイズ"),
    "end": ("end", "end phase", "エンド", "エンドフェイズ"),
}
FACTS: Final[dict[str, FactWord]] = {
    word: FactWord(key, form)
    for key, form, words in (
        ("id", "word", ("id", "number", "番号")),
        ("name", "word", ("name", "カード名")),
        ("english", "word", ("english", "英名")),
        ("kind", "word", ("kind", "種類")),
        ("types", "list", ("types", "type", "汎用タイプ")),
        ("attributes", "list", ("attributes", "attribute", "属性")),
        ("cost", "number", ("cost", "コスト")),
        ("level", "number", ("level", "lv", "レベル")),
        ("attack", "number", ("attack", "atk", "攻撃力")),
        ("defense", "number", ("defense", "def", "防御力")),
        ("races", "list", ("races", "race", "traits", "trait", "種族", "特徴")),
        ("materials", "list", ("materials", "素材")),
        ("text", "text", ("text", "テキスト")),
    )
    for word in words
}

WORDS: Final = ScenarioWords(
    zones={word: kind for kind, words in ZONES.items() for word in words},
    sizes={"": {"deck": 20, "orbs": 7}, "setup": {"deck": 50}},
    stock=STOCK,
    stock_words=("stock", "ストック"),
    positions={word: position for position, words in POSITIONS.items() for word in words},
    phases={word: phase for phase, words in PHASES.items() for word in words},
    verbs=QUESTIONS.scripts,
    facts=FACTS,
    idle=QUESTIONS.idle,
    holdings={
        "aether": "aether",
        "オド": "aether",
        "counters": "counters",
        "カウンター": "counters",
        "extra turns": "extra turns",
        "追加ターン": "extra turns",
    },
    position=MagicalPosition(),
    play=MagicalPlay(),
    waiting=CHASE,
)
