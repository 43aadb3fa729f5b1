"""The words in which scenarios of this game are written: zones, positions, phases, actions, facts of cards."""

from __future__ import annotations

from typing import Final

from kirifuda.games.pso2.questions import QUESTIONS
from kirifuda.games.pso2.scenario_play import PsoPlay
from kirifuda.games.pso2.scenario_position import PsoPosition
from kirifuda.games.pso2.zones import DECK, DISCARD, FIELD, HAND, MAG, OFF, ON, PLAYER, PP, PROCESSING, REMOVED
from kirifuda.games.scenario_words import (
    FactWord,
    ScenarioWords,
)
from kirifuda.kernel.zones import ZoneKind

ZONES: Final[dict[ZoneKind, tuple[str, ...]]] = {
    DECK: ("deck", "デッキ"),
    HAND: ("hand", "手札"),
    FIELD: ("field", "場"),
    PLAYER: ("player", "player card", "プレイヤー", "プレイヤーカード"),
    MAG: ("mag", "マグ"),
    PP: ("pp",),
    DISCARD: ("discard", "discard pile", "捨札"),
    PROCESSING: ("processing", "processing area", "処理領域"),
    REMOVED: ("removed", "取り除かれたカード"),
}
POSITIONS: Final[dict[int, tuple[str, ...]]] = {
    ON: ("on", "on状態"),
    OFF: ("off", "off状態"),
}
PHASES: Final[dict[str, tuple[str, ...]]] = {
    "setup": ("setup", "準備", "ゲームの準備"),
    "target": ("target", "target phase", "ターゲットフェイズ"),
    "start": ("start", "start phase", "開始", "開始フェイズ"),
    "draw": ("draw", "draw phase", "ドローフェイズ"),
    "pp": ("pp", "pp phase", "ppフェイズ"),
    "main": ("", "main", "main phase", "メイン", "メインフェイズ"),
    "battle": ("battle", "battle phase", "戦闘", "戦闘フェイズ"),
    "end": ("end", "end phase", "終了", "終了フェイズ"),
}
FACTS: Final[dict[str, FactWord]] = {
    word: FactWord(key, form)
    for key, form, words in (
        ("id", "word", ("id", "番号")),
        ("name", "word", ("name", "カード名")),
        ("english", "word", ("english", "英名")),
        ("title", "word", ("title", "称号")),
        ("kind", "word", ("kind", "種類")),
        ("colors", "list", ("colours", "colour", "colors", "color", "色")),
        ("classes", "list", ("classes", "class", "クラス")),
        ("kinds", "list", ("sorts", "sort", "kinds", "種別")),
        ("cost", "number", ("cost", "コスト")),
        ("attack", "number", ("attack", "攻撃力")),
        ("hp", "number", ("hp",)),
        ("defense", "number", ("defence", "defense", "防御力")),
        ("deck", "number", ("deck", "デッキ")),
        ("life", "number", ("life", "ライフ")),
        ("text", "text", ("text", "テキスト")),
        ("text_first", "text", ("first text", "text first", "先攻")),
        ("text_second", "text", ("second text", "text second", "後攻")),
    )
    for word in words
}

WORDS: Final = ScenarioWords(
    zones={word: kind for kind, words in ZONES.items() for word in words},
    sizes={"": {"deck": 20, "player": 1}, "setup": {"deck": 30, "player": 1}},
    stock=FIELD,
    stock_words=("wears", "bears", "装備"),
    is_stock_piled=False,
    positions={word: position for position, words in POSITIONS.items() for word in words},
    phases={word: phase for phase, words in PHASES.items() for word in words},
    verbs=QUESTIONS.scripts,
    facts=FACTS,
    idle=QUESTIONS.idle,
    holdings={
        "life": "life",
        "ライフ": "life",
        "target": "target",
        "ターゲット": "target",
    },
    position=PsoPosition(),
    play=PsoPlay(),
    waiting=PROCESSING,
)
