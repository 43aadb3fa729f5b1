"""The words in which scenarios of this game are written: zones, positions, steps, actions, facts of cards."""

from __future__ import annotations

from typing import Final

from kirifuda.games.last_resort.questions import QUESTIONS
from kirifuda.games.last_resort.scenario_play import ResortPlay
from kirifuda.games.last_resort.scenario_position import ResortPosition
from kirifuda.games.last_resort.zones import (
    BROUGHT_LAST_RESORT,
    BROUGHT_LEADER,
    DECK,
    FIELD,
    GRAVEYARD,
    HAND,
    LAST_RESORT,
    LEADER,
    MANA,
    PROCESSING,
    STOCK,
    TAPPED,
    UNTAPPED,
)
from kirifuda.games.scenario_words import (
    FactWord,
    ScenarioWords,
)
from kirifuda.kernel.zones import ZoneKind

ZONES: Final[dict[ZoneKind, tuple[str, ...]]] = {
    DECK: ("deck", "山札"),
    HAND: ("hand", "手札"),
    FIELD: ("field", "battlefield", "戦場"),
    MANA: ("mana", "マナ", "マナエリア"),
    GRAVEYARD: ("graveyard", "墓地"),
    LEADER: ("leader_space", "leader", "リーダー"),
    LAST_RESORT: ("last_resort_space", "last resort", "ラストリゾート"),
    STOCK: ("stock", "hand stock", "ハンドストック"),
    PROCESSING: ("processing", "召喚中"),
    BROUGHT_LEADER: ("brought leader",),
    BROUGHT_LAST_RESORT: ("brought last resort",),
}
POSITIONS: Final[dict[int, tuple[str, ...]]] = {
    UNTAPPED: ("untapped", "アンタップ"),
    TAPPED: ("tapped", "タップ"),
}
STEPS: Final[dict[str, tuple[str, ...]]] = {
    "setup": ("setup", "準備", "ゲームの準備"),
    "start": ("start", "start step", "スタートステップ"),
    "draw": ("draw", "draw step", "ドローステップ1"),
    "mana": ("mana", "mana step", "マナステップ"),
    "main": ("", "main", "main step", "メインステップ"),
    "attack": ("attack", "attack step", "アタックステップ"),
    "draw_two": ("draw_two", "draw two", "draw step 2", "ドローステップ2"),
    "end": ("end", "end step", "エンドステップ"),
}
FACTS: Final[dict[str, FactWord]] = {
    word: FactWord(key, form)
    for key, form, words in (
        ("id", "word", ("id", "番号")),
        ("name", "word", ("name", "カード名")),
        ("english", "word", ("english", "英名")),
        ("kind", "word", ("kind", "種類")),
        ("n", "word", ("n",)),
        ("colors", "list", ("colours", "colour", "colors", "color", "色")),
        ("types", "list", ("races", "race", "types", "種族")),
        ("cost", "number", ("cost", "コスト")),
        ("power", "number", ("power", "パワー")),
        ("toughness", "number", ("toughness", "タフネス")),
        ("life", "number", ("life", "ライフ")),
        ("cap", "number", ("cap", "上限")),
        ("condition", "word", ("condition", "条件", "召喚条件")),
        ("text", "text", ("text", "テキスト")),
    )
    for word in words
}

WORDS: Final = ScenarioWords(
    zones={word: kind for kind, words in ZONES.items() for word in words},
    sizes={
        "": {"deck": 20, "leader_space": 1, "last_resort_space": 1},
        "setup": {"deck": 20, "hand": 6, "leader_space": 1, "last_resort_space": 1},
    },
    stock=FIELD,
    stock_words=("wears", "equipped", "装備"),
    is_stock_piled=False,
    positions={word: position for position, words in POSITIONS.items() for word in words},
    phases={word: step for step, words in STEPS.items() for word in words},
    verbs=QUESTIONS.scripts,
    facts=FACTS,
    idle=QUESTIONS.idle,
    holdings={"life": "life", "ライフ": "life"},
    position=ResortPosition(),
    play=ResortPlay(),
    waiting=PROCESSING,
    pauses=QUESTIONS.pausing,
)
