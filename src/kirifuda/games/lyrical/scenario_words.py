"""The words in which scenarios of this game are written: zones, positions, phases, actions, facts of cards."""

from __future__ import annotations

from typing import Final

from kirifuda.games.lyrical.questions import QUESTIONS
from kirifuda.games.lyrical.scenario_play import LyricalPlay
from kirifuda.games.lyrical.scenario_position import LyricalPosition
from kirifuda.games.lyrical.zones import ACTED, DECK, DISCARD, FACTOR, FIELD, FIELDS, HAND, STACK, UNACTED
from kirifuda.games.scenario_words import (
    FactWord,
    ScenarioWords,
)
from kirifuda.kernel.zones import ZoneKind

ZONES: Final[dict[ZoneKind, tuple[str, ...]]] = {
    DECK: ("deck", "デッキ", "山札"),
    HAND: ("hand", "手札"),
    FIELD: ("field", "場"),
    FACTOR: ("factor", "factors", "ファクター", "ファクター置き場"),
    FIELDS: ("fields", "field cards", "フィールドカード", "フィールドカード置き場"),
    DISCARD: ("discard", "discard pile", "捨て札"),
    STACK: ("stack", "使用中のカード"),
}
POSITIONS: Final[dict[int, tuple[str, ...]]] = {
    UNACTED: ("un-acted", "unacted", "未行動"),
    ACTED: ("acted", "行動済み"),
}
PHASES: Final[dict[str, tuple[str, ...]]] = {
    "opening": ("opening", "setup", "準備", "ゲームの準備"),
    "start": ("start", "start phase", "スタートフェイズ"),
    "ready": ("ready", "ready phase", "レディフェイズ"),
    "draw": ("draw", "draw phase", "ドローフェイズ"),
    "factor": ("factor", "factor phase", "ファクターフェイズ"),
    "main": ("", "main", "main phase", "メイン", "メインフェイズ"),
    "end": ("end", "end phase", "エンド", "エンドフェイズ"),
}
FACTS: Final[dict[str, FactWord]] = {
    word: FactWord(key, form)
    for key, form, words in (
        ("id", "word", ("id", "番号")),
        ("name", "word", ("name", "ネーム", "カード名")),
        ("english", "word", ("english", "英名")),
        ("title", "word", ("title", "題")),
        ("kind", "word", ("kind", "種類")),
        ("color", "word", ("colour", "color", "色")),
        ("factor", "word", ("factor", "ファクター")),
        ("cost", "number", ("cost", "コスト")),
        ("attack", "number", ("attack", "攻撃力")),
        ("durability", "number", ("durability", "耐久力")),
        ("text", "text", ("text", "テキスト")),
    )
    for word in words
}

WORDS: Final = ScenarioWords(
    zones={word: kind for kind, words in ZONES.items() for word in words},
    sizes={"": {"deck": 20}},
    stock=FIELD,
    stock_words=("with", "carries", "重ね", "アイテム"),
    positions={word: position for position, words in POSITIONS.items() for word in words},
    phases={word: phase for phase, words in PHASES.items() for word in words},
    verbs=QUESTIONS.scripts,
    facts=FACTS,
    idle=QUESTIONS.idle,
    holdings={"placed": "placed", "置いたファクター": "placed"},
    position=LyricalPosition(),
    play=LyricalPlay(),
    waiting=STACK,
)
