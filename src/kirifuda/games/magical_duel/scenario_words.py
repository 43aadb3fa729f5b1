"""The words in which scenarios of this game are written: zones, positions, phases, actions, facts of cards."""

from __future__ import annotations

from typing import Final

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
    CARDS,
    NOTHING,
    NUMBERS,
    ONE_CARD,
    PLACES,
    POINTS,
    POSITION,
    WORD,
    FactWord,
    ScenarioWords,
    Verb,
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
ACTION: Final = ("action",)
VERBS: Final = (
    Verb("pass", ("pass", "パス"), NOTHING, ACTION, ("pass",)),
    Verb("play", ("play", "発動"), ONE_CARD, ACTION, ("play",)),
    Verb("activate", ("activate", "use", "能力"), ONE_CARD, ACTION, ("activate",)),
    Verb("aether", ("aether", "make aether with", "オド"), ONE_CARD, ("action", "aether"), ("activate", "aether")),
    Verb("switch", ("switch", "スイッチ"), ONE_CARD, ACTION, ("switch",)),
    Verb("attack", ("attack", "攻撃"), ONE_CARD, ("attacker",), ("attack",), is_reached=True),
    Verb("no attack", ("no attack", "攻撃しない"), NOTHING, ("attacker",), ("no_attack",), is_reached=True),
    Verb("aim", ("attack target", "at", "攻撃目標"), ONE_CARD, ("attack_target",), ("attack_target",)),
    Verb("call", ("call", "コール"), ONE_CARD, ("call",), ("call",), is_reached=True),
    Verb("set", ("call face-down", "裏向きでコール"), ONE_CARD, ("call",), ("call_face_down",), is_reached=True),
    Verb("level up", ("level up", "レベルアップ"), ONE_CARD, ("call",), ("level_up",), is_reached=True),
    Verb("no call", ("no call", "コールしない"), NOTHING, ("call",), ("no_call",), is_reached=True),
    Verb("trigger", ("trigger", "誘発"), ONE_CARD, ("trigger",), ("trigger",)),
    Verb("target", ("target", "対象"), CARDS, ("target",), ("target",)),
    Verb("split", ("first part", "split", "分担"), CARDS, ("split",), ("split",)),
    Verb("mode", ("mode", "選択肢"), NUMBERS, ("mode",), ("mode",), from_one=True),
    Verb("number", ("number", "rounds", "数", "回数"), NUMBERS, ("number", "rounds"), ("number", "rounds")),
    Verb("corrupt", ("corrupt", "穢す"), NUMBERS, ("corruption",), ("corruption",)),
    Verb(
        "choose", ("choose", "選ぶ"), CARDS, ("choose", "stock", "material"), ("choose", "stock", "material", "player")
    ),
    Verb("material", ("material", "素材"), CARDS, ("material",), ("material",)),
    Verb("order", ("order", "順番"), CARDS, ("order",), ("order",)),
    Verb(
        "orb",
        ("orbs", "orb", "オーブ"),
        PLACES,
        ("orbs", "choose", "target"),
        ("orb", "choose", "target"),
        place_in="orbs",
    ),
    Verb("yes", ("yes", "はい"), NOTHING, ("may", "replacement", "break"), ("yes", "replace", "break")),
    Verb("no", ("no", "いいえ"), NOTHING, ("may", "replacement", "break"), ("no", "decline", "no_break")),
    Verb("replace", ("replace with", "置換"), ONE_CARD, ("replacement",), ("replace",)),
    Verb("decline", ("decline", "置換しない"), NOTHING, ("replacement",), ("decline",)),
    Verb("break", ("break", "ブレイク"), ONE_CARD, ("break",), ("break",)),
    Verb("no break", ("no break", "ブレイクしない"), NOTHING, ("break",), ("no_break",)),
    Verb("position", ("in position", "配置"), POSITION, ("position", "token_position"), ("position",)),
    Verb("step up", ("step up with", "ステップアップ"), CARDS, ("step_up",), ("step_up",)),
    Verb("no step up", ("no step up", "ステップアップしない"), NOTHING, ("step_up",), ()),
    Verb("pay", ("pay with", "支払い"), CARDS, ("aether",), ("aether",), closes="paid"),
    Verb("paid", ("pay", "支払う"), NOTHING, ("aether",), ("pay",)),
    Verb("spend", ("spend", "消費"), POINTS, ("point",), ("point",), closes="spend"),
    Verb("lower", ("lower part", "減らす"), NUMBERS, ("lowered",), ("lowered",), from_one=True),
    Verb("ability", ("ability of", "能力を選ぶ"), ONE_CARD, ("ability",), ("ability",)),
    Verb("attribute", ("attribute", "属性"), POINTS, ("attribute",), ("attribute",)),
    Verb("enter", ("enter", "参戦"), ONE_CARD, ("enter",), ("enter",)),
    Verb("declare", ("declare", "宣言"), WORD, ("declare",), ("declare",)),
    Verb("keep", ("keep", "引き直さない"), NOTHING, ("exchange",), ("keep",)),
    Verb("exchange", ("exchange", "引き直す"), NOTHING, ("exchange",), ("exchange",)),
    Verb("return", ("return", "戻す"), CARDS, ("mulligan",), ("return",)),
)
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
    verbs=VERBS,
    facts=FACTS,
    idle=("action",),
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
