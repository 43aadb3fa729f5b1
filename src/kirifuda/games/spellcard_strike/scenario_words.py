"""The words in which scenarios of this game are written: zones, states, phases, actions, facts of cards."""

from __future__ import annotations

from typing import Final

from kirifuda.games.scenario_words import (
    CARDS,
    NOTHING,
    NUMBERS,
    ONE_CARD,
    POSITION,
    WORD,
    FactWord,
    Grid,
    PartWord,
    ScenarioWords,
    Verb,
)
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
DECLARING: Final = ("action", "additional", "reaction")
TAKEN: Final = ("exchange", "excess")
VERBS: Final = (
    Verb("move", ("move", "移動"), ONE_CARD, ("action",), ("move",), is_placed=True),
    Verb("further", ("go on", "もう一度移動"), ONE_CARD, ("swift",), ("move",), is_placed=True),
    Verb("stay", ("stay", "移動しない"), NOTHING, ("swift",), ("stay",)),
    Verb("attack", ("attack", "攻撃"), ONE_CARD, ("action", "additional"), ("attack",), others="join"),
    Verb("join", ("join", "参加"), CARDS, ("join",), ("join",)),
    Verb("graze", ("graze", "グレイズ"), CARDS, ("graze",), ("graze",), is_counted=True),
    Verb("cast", ("cast", "react with", "スペル宣言"), ONE_CARD, DECLARING, ("spell",)),
    Verb("use", ("use", "アビリティ宣言"), ONE_CARD, DECLARING, ("ability",)),
    Verb("by", ("by", "術者"), ONE_CARD, ("caster",), ("cast",), is_joined=True),
    Verb("target", ("target", "対象"), CARDS, ("target", "attack_target"), ("target",)),
    Verb("area", ("area", "エリア"), CARDS, ("area",), ("area",)),
    Verb("aim", ("at", "に"), CARDS, ("target", "attack_target", "area"), ("target", "area"), is_joined=True),
    Verb("pay", ("paying", "支払い"), CARDS, ("power",), ("pay",), is_joined=True, closes="pay"),
    Verb("hand", ("hand cost", "手札コスト"), CARDS, ("hand_cost",), ("pay_hand",), is_joined=True, is_counted=True),
    Verb(
        "score", ("score cost", "スコアコスト"), CARDS, ("score_cost",), ("pay_score",), is_joined=True,
        is_counted=True,
    ),
    Verb("end phase", ("end phase", "フェイズ終了"), NOTHING, ("action",), ("end_phase",)),
    Verb("no action", ("no action", "追加行動しない"), NOTHING, ("additional",), ("no_action",)),
    Verb("retire", ("retire", "退場"), ONE_CARD, ("retire",), ("retire",), is_reached=True),
    Verb("no retirement", ("no retirement", "退場しない"), NOTHING, ("retire",), ("no_retirement",), is_reached=True),
    Verb("summon", ("summon", "召喚"), ONE_CARD, ("summon",), ("summon",), is_reached=True),
    Verb("no summon", ("no summon", "召喚しない"), NOTHING, ("summon",), ("no_summon",), is_reached=True),
    Verb(
        "discard", ("discard", "捨てる"), CARDS, TAKEN, ("discard",), is_reached=True, is_demanded=True,
        is_counted=True,
    ),
    Verb(
        "reinforce", ("reinforce", "加勢"), ONE_CARD, ("reinforce",), ("summon",), is_reached=True, is_demanded=True
    ),
    Verb("no reinforcement", ("no reinforcement", "加勢しない"), NOTHING, ("reinforce",), ("no_summon",)),
    Verb("trigger", ("trigger", "誘発"), ONE_CARD, ("trigger",), ("trigger",)),
    Verb("keep", ("keep", "残す"), ONE_CARD, ("rule_card",), ("keep",)),
    Verb("ace", ("ace", "エース"), ONE_CARD, ("ace",), ("ace",)),
    Verb("forward", ("forward", "前進"), NOTHING, ("way",), ("forward",)),
    Verb("back", ("back", "後退"), NOTHING, ("way",), ("backward",)),
    Verb("mode", ("mode", "選択肢"), NUMBERS, ("mode",), ("mode",), from_one=True),
    Verb("number", ("number", "数"), NUMBERS, ("number", "rounds"), ("number", "rounds")),
    Verb("choose", ("choose", "選ぶ"), CARDS, ("choose",), ("choose", "player")),
    Verb("order", ("order", "順番"), CARDS, ("order",), ("order",)),
    Verb("replace", ("replace with", "置換"), ONE_CARD, ("replacement",), ("replace",)),
    Verb("decline", ("decline", "置換しない"), NOTHING, ("replacement",), ("decline",)),
    Verb("yes", ("yes", "はい"), NOTHING, ("may", "replacement"), ("yes", "replace")),
    Verb("no", ("no", "いいえ"), NOTHING, ("may", "replacement"), ("no", "decline")),
    Verb("declare", ("declare", "宣言"), WORD, ("declare",), ("declare",)),
    Verb("position", ("in position", "状態"), POSITION, ("position",), ("position",)),
    Verb(
        "pass", ("pass", "パス"), NOTHING, ("reaction", "additional", "retire", "summon", "swift", "reinforce"),
        ("pass", "no_action", "no_retirement", "no_summon", "stay"),
    ),
)  # fmt: skip


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
    verbs=VERBS,
    facts=FACTS,
    idle=("action", "reaction", "retire", "summon", "exchange"),
    holdings={},
    position=StrikePosition(),
    play=StrikePlay(),
    waiting=CHAIN,
    pauses=("additional", "swift"),
    parts={"ability": ABILITY, "アビリティ": ABILITY, "spell": SPELL, "スペルカード": SPELL},
    grid=Grid(STAGE, ROWS, COLUMNS, usual=((0, gate(0)), (1, gate(1)))),
)
