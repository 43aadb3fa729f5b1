"""The words in which scenarios of this game are written: zones, positions, phases, actions, facts of cards."""

from __future__ import annotations

from typing import Final

from kirifuda.games.pso2.scenario_play import PsoPlay
from kirifuda.games.pso2.scenario_position import PsoPosition
from kirifuda.games.pso2.zones import DECK, DISCARD, FIELD, HAND, MAG, OFF, ON, PLAYER, PP, PROCESSING, REMOVED
from kirifuda.games.scenario_words import (
    CARDS,
    NOTHING,
    NUMBERS,
    ONE_CARD,
    WORD,
    FactWord,
    ScenarioWords,
    Verb,
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
ACTION: Final = ("action",)
MAY: Final = ("may", "replacement", "pp_draw")
VERBS: Final = (
    Verb("pass", ("pass", "パス"), NOTHING, ACTION, ("pass",)),
    Verb("play", ("play", "プレイ"), ONE_CARD, ACTION, ("play",)),
    Verb("activate", ("activate", "起動"), ONE_CARD, ACTION, ("activate",)),
    Verb("cry", ("cry", "ウォークライ"), ONE_CARD, ("war_cry",), ("activate",)),
    Verb("attack", ("attack", "攻撃"), ONE_CARD, ACTION, ("attack",)),
    Verb("end", ("end phase", "end", "終了フェイズ"), NOTHING, ACTION, ("end",)),
    Verb("aim", ("attack target", "at", "攻撃対象"), CARDS, ("attack_target",), ("attack_target",)),
    Verb("target", ("target", "対象"), CARDS, ("target",), ("target",)),
    Verb("bearer", ("bearer", "onto", "装備先"), ONE_CARD, ("bearer",), ("bearer",), is_joined=True),
    Verb("pay", ("pay with", "paying", "支払い"), CARDS, ("pay",), ("pay",), is_joined=True, is_counted=True),
    Verb("weapon", ("use weapon", "weapon", "武器"), CARDS, ("weapon",), ("weapon",)),
    Verb("armour", ("use armour", "replace with", "防具", "置換"), ONE_CARD, ("replacement",), ("replace",)),
    Verb("decline", ("decline", "no armour", "置換しない"), NOTHING, ("replacement",), ("decline",)),
    Verb("pp", ("pp", "ppに置く"), ONE_CARD, ("pp",), ("pp",), is_reached=True),
    Verb("no pp", ("no pp", "置かない"), NOTHING, ("pp",), ("no_pp",), is_reached=True),
    Verb("draw", ("draw", "ドロー"), NOTHING, ("pp_draw",), ("yes",)),
    Verb("no draw", ("no draw", "ドローしない"), NOTHING, ("pp_draw",), ("no",)),
    Verb("discard", ("discard", "捨てる"), CARDS, ("excess", "choose"), ("excess", "choose"), is_counted=True),
    Verb("trigger", ("trigger", "誘発"), ONE_CARD, ("trigger",), ("trigger",)),
    Verb("mode", ("mode", "選択肢"), NUMBERS, ("mode",), ("mode",), from_one=True),
    Verb("number", ("number", "数"), NUMBERS, ("number",), ("number",)),
    Verb("refill", ("refill", "デッキに加える"), ONE_CARD, ("recovery",), ("refill",)),
    Verb("heal", ("heal", "ダメージを取り除く"), ONE_CARD, ("recovery",), ("heal",)),
    Verb("recover", ("recover", "回復"), CARDS, ("recover",), ("recover",), is_counted=True),
    Verb("search", ("search for", "search", "サーチ"), CARDS, ("search",), ("search",)),
    Verb("give up", ("give up", "破壊"), ONE_CARD, ("give_up",), ("give_up",)),
    Verb("opponent", ("opponent", "相手"), ONE_CARD, ("opponent",), ("player",)),
    Verb("choose", ("choose", "選ぶ"), CARDS, ("choose",), ("choose", "player"), is_counted=True),
    Verb("order", ("order", "順番"), CARDS, ("order",), ("order",)),
    Verb("yes", ("yes", "はい"), NOTHING, MAY, ("yes", "replace")),
    Verb("no", ("no", "いいえ"), NOTHING, MAY, ("no", "decline")),
    Verb("declare", ("declare", "宣言"), WORD, ("declare",), ("declare",)),
)
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
    positions={word: position for position, words in POSITIONS.items() for word in words},
    phases={word: phase for phase, words in PHASES.items() for word in words},
    verbs=VERBS,
    facts=FACTS,
    idle=ACTION,
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
