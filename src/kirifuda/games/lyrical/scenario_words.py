"""The words in which scenarios of this game are written: zones, positions, phases, actions, facts of cards."""

from __future__ import annotations

from typing import Final

from kirifuda.games.lyrical.scenario_play import LyricalPlay
from kirifuda.games.lyrical.scenario_position import LyricalPosition
from kirifuda.games.lyrical.zones import ACTED, DECK, DISCARD, FACTOR, FIELD, FIELDS, HAND, STACK, UNACTED
from kirifuda.games.scenario_words import (
    CARDS,
    NOTHING,
    NUMBERS,
    ONE_CARD,
    POINTS,
    WORD,
    FactWord,
    ScenarioWords,
    Verb,
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
ACTION: Final = ("action",)
RESPONSE: Final = ("response",)
ACTING: Final = (*ACTION, *RESPONSE)
PLACING: Final = ("factor", *ACTION)
MAY: Final = ("may", "replacement")
VERBS: Final = (
    Verb("pass", ("pass", "パス"), NOTHING, RESPONSE, ("pass",)),
    Verb("set", ("set", "セット"), ONE_CARD, ACTING, ("set",)),
    Verb("set up", ("set up", "セットアップ"), ONE_CARD, ACTING, ("set_up",)),
    Verb("use", ("use", "使用"), ONE_CARD, ACTING, ("use",)),
    Verb("effect", ("effect of", "effect", "エフェクト"), ONE_CARD, ACTING, ("effect",)),
    Verb("attack", ("attack", "アタック"), ONE_CARD, ACTING, ("attack",)),
    Verb("end", ("end main phase", "end", "メインフェイズを終える"), NOTHING, ACTION, ("end",)),
    Verb("guard", ("guard", "guard with", "ガード"), ONE_CARD, ("guard",), ("guard",)),
    Verb("no guard", ("no guard", "ガードしない"), NOTHING, ("guard",), ("no_guard",)),
    Verb("place", ("place", "置く"), ONE_CARD, PLACING, ("place_factor",), is_reached=True),
    Verb("no factor", ("no factor", "置かない"), NOTHING, ("factor",), ("no_factor",), is_reached=True),
    Verb("keep", ("keep", "引き直さない"), NOTHING, ("mulligan",), ("keep",)),
    Verb("redraw", ("redraw", "引き直す"), NOTHING, ("mulligan",), ("redraw",)),
    Verb("pay", ("paying", "pay with", "支払い"), POINTS, ("factors",), ("factors",), is_joined=True),
    Verb("bearer", ("bearer", "onto", "セット先"), ONE_CARD, ("bearer",), ("bearer",), is_joined=True),
    Verb("base", ("base", "重ねる先"), ONE_CARD, ("base",), ("base",)),
    Verb("target", ("target", "対象"), CARDS, ("target",), ("target",)),
    Verb("discard", ("discard", "捨て札"), CARDS, ("excess", "choose"), ("excess", "choose"), is_counted=True),
    Verb("trigger", ("trigger", "誘発"), ONE_CARD, ("trigger",), ("trigger",)),
    Verb("mode", ("mode", "選択肢"), NUMBERS, ("mode",), ("mode",), from_one=True),
    Verb("number", ("number", "数"), NUMBERS, ("number",), ("number",)),
    Verb("choose", ("choose", "選ぶ"), CARDS, ("choose",), ("choose", "player"), is_counted=True),
    Verb("order", ("order", "順番"), CARDS, ("order",), ("order",)),
    Verb("replace", ("replace with", "置換"), ONE_CARD, ("replacement",), ("replace",)),
    Verb("decline", ("decline", "置換しない"), NOTHING, ("replacement",), ("decline",)),
    Verb("yes", ("yes", "はい"), NOTHING, MAY, ("yes", "replace")),
    Verb("no", ("no", "いいえ"), NOTHING, MAY, ("no", "decline")),
    Verb("declare", ("declare", "宣言"), WORD, ("declare",), ("declare",)),
)
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
    verbs=VERBS,
    facts=FACTS,
    idle=ACTING,
    holdings={"placed": "placed", "置いたファクター": "placed"},
    position=LyricalPosition(),
    play=LyricalPlay(),
    waiting=STACK,
)
