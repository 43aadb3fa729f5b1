"""What is asked and what may be answered, a row each: words, and what the table, agents and scripts make of it."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from kirifuda.games import questions as q
from kirifuda.games.scenario_words import CARDS, NOTHING, NUMBERS, ONE_CARD, WORD, Verb

ASKED: Final[dict[str, q.Question]] = {
    "choose": replace(q.COMMON_QUESTIONS["choose"], following=True),
    "order": replace(q.COMMON_QUESTIONS["order"], following=True, way=q.FEWEST, unsaid=q.FEWEST),
    "mulligan": q.Question(
        "山札の下に戻して引き直すカードを選んでください",
        "Choose the cards to put under your deck and draw anew",
        quiet=True,
        pausing=True,
        way=q.NONE,
        declined=q.NONE,
    ),
    "mana": q.Question(
        "マナエリアに置くマナを選んでください",
        "Choose the mana to put into your mana area",
        quiet=True,
        pausing=True,
        nothing="no_mana",
    ),
    "main": q.Question(
        "{step}：何をしますか？（使えるマナ{mana}）",
        "{step}: what do you do? ({mana} mana ready)",
        quiet=True,
        idle=True,
        nothing="end",
    ),
    "area": q.Question(
        "{card}を出すエリアを選んでください", "Choose the area for {card}", following=True, way=q.FEWEST, unsaid=q.FIRST
    ),
    "sacrifice": q.Question(
        "{card}：サクリファイスで破壊するカードを選んでください",
        "{card}: choose what to destroy for Sacrifice",
        following=True,
        way=q.FEWEST,
        unsaid=q.FEWEST,
    ),
    "charge": q.Question(
        "{card}：スペルチャージで山札に戻すスペルを選んでください",
        "{card}: choose the spells to return for Spell Charge",
        following=True,
        way=q.FEWEST,
        unsaid=q.FEWEST,
    ),
    "pay": q.Question(
        "タップするマナを選んでください",
        "Choose the mana to tap",
        form="pay",
        following=True,
        way=q.FEWEST,
        unsaid=q.FEWEST,
    ),
    "attackers": q.Question(
        "アタックするクリーチャーをすべて選んでください",
        "Choose all creatures that attack",
        pausing=True,
        way=q.NONE,
        declined=q.NONE,
    ),
    "attack_target": q.Question(
        "{card}のアタックの対象を選んでください", "Choose what {card} attacks", form="target", way=q.FEWEST
    ),
    "blockers": q.Question(
        "アタック（{attacks}）をブロックするクリーチャーを選んでください",
        "Choose the creatures that block ({attacks})",
        answering=True,
        pausing=True,
        way=q.NONE,
        declined=q.NONE,
    ),
    "block": q.Question(
        "{card}がブロックするクリーチャーを選んでください", "Choose what {card} blocks", form="target", way=q.FEWEST
    ),
    "divide": q.Question(
        "{card}に与えるダメージを選んでください", "Choose how much damage {card} takes", form="number", way=q.FEWEST
    ),
    "draw_two": q.Question(
        "マナを2支払って1枚ドローしますか？（使えるマナ{mana}）",
        "Do you pay 2 mana to draw a card? ({mana} ready)",
        form="yes_no",
        quiet=True,
        idle=True,
        nothing="no",
        declined="no",
    ),
    "last_resort": q.Question(
        "ライフが{life}です。降参しますか、ラストリゾートを表にしますか？",
        "Your life is {life}. Do you concede, or turn up your last resort?",
    ),
    "use_last_resort": q.Question("{card}の能力を使用しますか？", "Do you use the ability of {card}?", form="yes_no"),
    "trigger": q.Question(
        "先に処理する能力を選んでください",
        "Choose the triggered ability to carry out next",
        form="trigger",
        way=q.FEWEST,
    ),
    "use_trigger": q.Question(
        "{card}の能力を使用しますか？", "Do you use the ability of {card}?", form="yes_no", following=True
    ),
    "bearer": q.Question(
        "{card}を装備するクリーチャーを選んでください", "Choose who is equipped with {card}", form="target"
    ),
    "target": q.Question("{card}の対象を選んでください", "Choose the target for {card}"),
    "bind": q.Question("封縛するクリーチャーを選んでください", "Choose the creatures to bind", following=True),
    "snipe": q.Question(
        "{card}がダメージを与えるクリーチャーを選んでください", "Choose the creature that {card} shoots", form="target"
    ),
    "assassinate": q.Question(
        "{card}がバトルするクリーチャーを選んでください", "Choose the creature that {card} battles", form="target"
    ),
    "look": q.Question("手札に加えるカードを選んでください", "Choose the cards to take to your hand", following=True),
}
SITUATIONS: Final[dict[str, q.Words]] = {
    "yes_draw": ("支払ってドローする", "pay and draw"),
    "no_draw": ("ドローしない", "don't draw"),
    "yes_use": ("使用する", "use it"),
    "no_use": ("使用しない", "don't use it"),
}
ANSWERED: Final[dict[str, q.Choice]] = {
    "no": replace(q.COMMON_CHOICES["no"], goes_on=q.AGENTS),
    "mulligan": q.Choice("{card}", "{card}"),
    "mana": q.Choice("{card}を置く", "put {card} there", wish=("マナエリアに置く", "put it into the mana area")),
    "no_mana": q.Choice("置かない", "put none there", q.EVERYBODY),
    "summon": q.Choice("{card}を召喚する（{cost}）", "summon {card} ({cost})", wish=("召喚する", "summon it")),
    "recycle": q.Choice(
        "{card}をリサイクルする（{cost}）", "recycle {card} ({cost})", wish=("リサイクルする", "recycle it")
    ),
    "convert": q.Choice(
        "{card}を変換して1枚引く（{cost}）", "convert {card} to draw a card ({cost})", wish=("変換する", "convert it")
    ),
    "use": q.Choice("{card}：{text}", "{card}: {text}", wish=("能力「{text}」を使用する", "use “{text}”")),
    "skill": q.Choice(
        "リーダースキル：{text}",
        "leader skill: {text}",
        wish=("リーダースキル「{text}」を使用する", "use the leader skill “{text}”"),
    ),
    "end": q.Choice("アタックステップへ進む", "go to the Attack step", q.EVERYBODY),
    "area": q.Choice("{area}", "{area}"),
    "sacrifice": q.Choice("{card}", "{card}"),
    "charge": q.Choice("{card}", "{card}"),
    "pay": q.Choice("{card}", "{card}"),
    "attack": q.Choice("{card}", "{card}", wish=("アタックする", "attack with it")),
    "life": q.Choice("{life}", "{life}"),
    "creature": q.Choice("{card}", "{card}"),
    "block": q.Choice("{card}", "{card}", wish=("ブロックする", "block with it")),
    "attacker": q.Choice("{card}", "{card}"),
    "points": q.Choice("{number}点", "{number}"),
    "turn_up": q.Choice(
        "{card}を表にする：{text}", "turn up {card}: {text}", q.AGENTS, wish=("表にする", "turn it up")
    ),
    "concede": q.Choice("降参する", "concede"),
    "trigger": q.Choice("{card}：{text}", "{card}: {text}"),
    "bearer": q.Choice("{card}", "{card}"),
    "bind": q.Choice("{card}", "{card}"),
    "snipe": q.Choice("{card}", "{card}"),
    "assassinate": q.Choice("{card}", "{card}"),
    "take": q.Choice("{card}", "{card}"),
}
MAIN: Final = ("main",)
USED: Final = ("may", "use_trigger", "use_last_resort", "draw_two")
SCRIPTED: Final = (
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

QUESTIONS: Final = q.Questions(ASKED, ANSWERED, SCRIPTED, SITUATIONS)
