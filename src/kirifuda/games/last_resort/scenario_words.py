"""The words in which scenarios of this game are written: zones, positions, steps, actions, facts of cards."""

from __future__ import annotations

from typing import Final

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
MAIN: Final = ("main",)
USED: Final = ("may", "use_trigger", "use_last_resort", "draw_two")
VERBS: Final = (
    Verb("mulligan", ("mulligan", "引き直す"), CARDS, ("mulligan",), ("mulligan",)),
    Verb("keep", ("keep", "引き直さない"), NOTHING, ("mulligan",), ()),
    Verb("mana", ("mana", "マナを置く"), NOTHING, ("mana",), ("mana",), is_reached=True),
    Verb("no mana", ("no mana", "マナを置かない"), NOTHING, ("mana",), ("no_mana",), is_reached=True),
    Verb("summon", ("summon", "召喚"), ONE_CARD, MAIN, ("summon",)),
    Verb("recycle", ("recycle", "リサイクル"), ONE_CARD, MAIN, ("recycle",)),
    Verb("convert", ("convert", "変換"), ONE_CARD, MAIN, ("convert",)),
    Verb("use", ("use", "使用"), ONE_CARD, MAIN, ("use",)),
    Verb("skill", ("leader skill", "リーダースキル"), NOTHING, MAIN, ("skill",)),
    Verb("end", ("end main", "end step", "end", "メインステップ終了"), NOTHING, MAIN, ("end",)),
    Verb(
        "to attack",
        ("into attack area", "into attack", "アタックエリアへ"),
        NOTHING,
        ("area",),
        ("area",),
        is_joined=True,
    ),
    Verb(
        "to defence",
        ("into defence area", "into defence", "ディフェンスエリアへ"),
        NOTHING,
        ("area",),
        ("area",),
        is_joined=True,
    ),
    Verb("sacrifice", ("sacrifice", "サクリファイス"), CARDS, ("sacrifice",), ("sacrifice",), is_counted=True),
    Verb("charge", ("charge with", "スペルチャージ"), CARDS, ("charge",), ("charge",), is_counted=True),
    Verb("pay", ("pay with", "paying", "支払い"), CARDS, ("pay",), ("pay",), is_joined=True, is_counted=True),
    Verb("attack", ("attack", "アタック"), CARDS, ("attackers",), ("attack",), is_reached=True, is_aimed=True),
    Verb("no attack", ("no attack", "アタックしない"), NOTHING, ("attackers",), (), is_reached=True),
    Verb("aim", ("at", "対象"), ONE_CARD, ("attack_target", "block"), ("life", "creature", "attacker")),
    Verb("block", ("block", "ブロック"), CARDS, ("blockers",), ("block",), is_aimed=True),
    Verb("no block", ("no block", "ブロックしない"), NOTHING, ("blockers",), ()),
    Verb("deal", ("deal", "割り振る"), NUMBERS, ("divide",), ("points",)),
    Verb("draw", ("draw", "ドロー"), NOTHING, ("draw_two",), ("yes",), is_reached=True),
    Verb("no draw", ("no draw", "ドローしない"), NOTHING, ("draw_two",), ("no",), is_reached=True),
    Verb(
        "turn up", ("turn up", "表にする"), NOTHING, ("last_resort",), ("turn_up",), is_reached=True, is_demanded=True
    ),
    Verb("give up", ("give up", "諦める"), NOTHING, ("last_resort",), ("concede",), is_reached=True, is_demanded=True),
    Verb("trigger", ("trigger", "誘発"), ONE_CARD, ("trigger",), ("trigger",)),
    Verb("bearer", ("bearer", "onto", "装備先"), ONE_CARD, ("bearer",), ("bearer",), is_joined=True),
    Verb("bind", ("bind", "封縛"), CARDS, ("bind",), ("bind",)),
    Verb("take", ("take", "手札に加える"), CARDS, ("look",), ("take",)),
    Verb("discard", ("discard", "捨てる"), CARDS, ("choose",), ("choose",), is_counted=True),
    Verb(
        "choose",
        ("choose", "target", "victim", "選ぶ", "目標", "相手取る"),
        CARDS,
        ("choose", "target", "snipe", "assassinate"),
        ("choose", "target", "player", "snipe", "assassinate"),
        is_counted=True,
    ),
    Verb("order", ("order", "順番"), CARDS, ("order",), ("order",)),
    Verb("mode", ("mode", "選択肢"), NUMBERS, ("mode",), ("mode",), from_one=True),
    Verb("number", ("number", "数"), NUMBERS, ("number",), ("number",)),
    Verb("replace", ("replace with", "置換"), ONE_CARD, ("replacement",), ("replace",)),
    Verb("decline", ("decline", "置換しない"), NOTHING, ("replacement",), ("decline",)),
    Verb("yes", ("yes", "はい"), NOTHING, USED, ("yes",)),
    Verb("no", ("no", "いいえ"), NOTHING, USED, ("no",)),
    Verb("declare", ("declare", "宣言"), WORD, ("declare",), ("declare",)),
)
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
    verbs=VERBS,
    facts=FACTS,
    idle=("main", "draw_two"),
    holdings={"life": "life", "ライフ": "life"},
    position=ResortPosition(),
    play=ResortPlay(),
    waiting=PROCESSING,
    pauses=("mulligan", "mana", "attackers", "blockers"),
)
