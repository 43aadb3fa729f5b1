"""The words in which scenarios of this game are written: zones, states, phases, actions, facts of cards."""

from __future__ import annotations

from typing import Final

from kirifuda.games.scenario_words import (
    FactWord,
    Grid,
    PartWord,
    ScenarioWords,
)
from kirifuda.games.spellcard_strike.questions import QUESTIONS
from kirifuda.games.spellcard_strike.scenario_play import StrikePlay
from kirifuda.games.spellcard_strike.scenario_position import StrikePosition
from kirifuda.games.spellcard_strike.stage import COLUMNS, ROWS, gate
from kirifuda.games.spellcard_strike.zones import (
    ACE,
    ACTED,
    CHAIN,
    DECK,
    DISCARD,
    EFFECTS,
    HAND,
    OPTION,
    REMOVED,
    RULES,
    SCORE,
    STAGE,
    UNACTED,
)
from kirifuda.kernel.zones import ZoneKind

ZONES: Final[dict[ZoneKind, tuple[str, ...]]] = {
    DECK: ("deck", "山札"),
    HAND: ("hand", "手札"),
    STAGE: ("stage", "ステージ"),
    DISCARD: ("discard", "discard pile", "捨て札"),
    SCORE: ("score", "score zone", "スコア置き場", "スコア"),
    REMOVED: ("removed", "excluded", "除外札置き場", "除外札"),
    RULES: ("rules", "rule card", "ルールカード置き場", "ルールカード"),
    EFFECTS: ("effects", "effect zone", "エフェクトゾーン"),
    CHAIN: ("chain", "チェーン", "リアクションチェーン"),
    ACE: ("ace", "エース"),
    OPTION: ("option", "オプション"),
}
POSITIONS: Final[dict[int, tuple[str, ...]]] = {
    UNACTED: ("un-acted", "unacted", "未行動", "未行動状態"),
    ACTED: ("acted", "行動済み", "行動済み状態"),
}
PHASES: Final[dict[str, tuple[str, ...]]] = {
    "setup": ("setup", "準備", "ゲーム開始前"),
    "refresh": ("refresh", "refresh phase", "リフレッシュ", "リフレッシュフェイズ"),
    "striker": ("", "striker", "striker phase", "ストライカー", "ストライカーフェイズ"),
    "commander": ("commander", "commander phase", "コマンダー", "コマンダーフェイズ"),
    "end": ("end", "end phase", "エンド", "エンドフェイズ"),
}


def words_of(*rows: tuple[str, str, tuple[str, ...]]) -> dict[str, FactWord]:
    """Facts by every word for them."""
    return {word: FactWord(key, form) for key, form, words in rows for word in words}


FACTS: Final = words_of(
    ("id", "word", ("id", "番号")),
    ("name", "word", ("name", "ストライカー名", "カード名")),
    ("english", "word", ("english", "英名")),
    ("spell_name", "word", ("spell name", "スペルカード名")),
    ("spell_english", "word", ("spell english", "スペルカード英名")),
    ("kind", "word", ("kind", "種類")),
    ("attributes", "list", ("attributes", "attribute", "属性")),
    ("cost", "word", ("cost", "召喚コスト")),
    ("status", "list", ("status", "ステータス")),
    ("rank", "number", ("rank", "ランク")),
    ("pow", "number", ("pow",)),
    ("def", "number", ("def",)),
    ("house", "word", ("house", "所属")),
    ("races", "list", ("races", "race", "種族")),
    ("range", "map", ("range", "攻撃範囲")),
    ("extra", "word", ("extra", "エクストラ")),
)
DECLARED: Final = (
    ("timing", "word", ("timing", "使用タイミング")),
    ("lasting", "word", ("lasting", "持続")),
    ("cost", "word", ("cost", "コスト")),
    ("map", "map", ("map", "範囲", "ミニマップ")),
    ("target", "word", ("target", "対象")),
    ("text", "text", ("text", "テキスト")),
)
ABILITY: Final = PartWord("ability", "text", is_list=True, facts=words_of(*DECLARED))
SPELL: Final = PartWord(
    "spell", "text", is_list=False, facts=words_of(("types", "list", ("types", "type", "タイプ")), *DECLARED)
)

WORDS: Final = ScenarioWords(
    zones={word: kind for kind, words in ZONES.items() for word in words},
    sizes={"": {"deck": 20, "stage": 2}, "setup": {"deck": 50, "ace": 1}},
    stock=STAGE,
    stock_words=("wears", "装備カード"),
    is_stock_piled=False,
    positions={word: position for position, words in POSITIONS.items() for word in words},
    phases={word: phase for phase, words in PHASES.items() for word in words},
    verbs=QUESTIONS.scripts,
    facts=FACTS,
    idle=QUESTIONS.idle,
    holdings={},
    position=StrikePosition(),
    play=StrikePlay(),
    waiting=CHAIN,
    pauses=QUESTIONS.pausing,
    parts={"ability": ABILITY, "アビリティ": ABILITY, "spell": SPELL, "スペルカード": SPELL},
    grid=Grid(STAGE, ROWS, COLUMNS, usual=((0, gate(0)), (1, gate(1)))),
)
