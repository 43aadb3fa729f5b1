"""What is asked and what may be answered, a row each: words, and what the table, agents and scripts make of it."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from kirifuda.games import questions as q
from kirifuda.games.scenario_words import CARDS, NOTHING, NUMBERS, ONE_CARD, POINTS, WORD, Verb

ASKED: Final[dict[str, q.Question]] = {
    "replacement": replace(q.COMMON_QUESTIONS["replacement"], following=True, way=q.FEWEST),
    "may": replace(q.COMMON_QUESTIONS["may"], following=True),
    "choose": replace(q.COMMON_QUESTIONS["choose"], following=True),
    "order": replace(q.COMMON_QUESTIONS["order"], following=True, way=q.FEWEST, unsaid=q.FEWEST),
    "mulligan": q.Question("最初の手札を引き直しますか？", "Do you draw a new opening hand?", form="yes_no"),
    "factor": q.Question(
        "置くファクターカードを選んでください", "Choose a factor card to place", quiet=True, nothing="no_factor"
    ),
    "action": q.Question("メインフェイズです。何をしますか？", "Main phase. What do you do?", quiet=True, idle=True),
    "response": q.Question(
        "{phase}の終わりです。トリックかエフェクトを使いますか？",
        "The {phase} is ending. Do you use a trick or an effect?",
        answering=True,
        idle=True,
        nothing="pass",
    ),
    "factors": q.Question(
        "{card}に払うファクターを選んでください",
        "Choose the factor that pays for {card}",
        form="pay",
        following=True,
        way=q.FEWEST,
        unsaid=q.FEWEST,
    ),
    "bearer": q.Question(
        "{card}をセットするキャラクターを選んでください", "Choose the character that carries {card}", form="target"
    ),
    "base": q.Question(
        "{card}を重ねるキャラクターを選んでください", "Choose the character on which {card} is set up", form="target"
    ),
    "target": q.Question("{card}の対象を選んでください", "Choose the target for {card}", form="target"),
    "guard": q.Question(
        "{card}（攻撃力{number}）のアタックです。ガードしますか？",
        "{card} attacks for {number}. Do you guard?",
        form="target",
    ),
    "trigger": q.Question(
        "先に処理する効果を選んでください", "Choose what is carried out next", form="trigger", way=q.FEWEST
    ),
    "excess": q.Question("上限を超えた手札を捨て札してください", "Discard down to your hand limit"),
}
SITUATIONS: Final[dict[str, q.Words]] = {
    "no_answer": ("レスポンスしない", "don't answer"),
    "answer": ("{card}にレスポンスしますか？", "Do you answer {card}?"),
    "attack_answer": (
        "{attacker}が{player}にアタックしています。レスポンスしますか？",
        "{attacker} attacks {player}. Do you answer?",
    ),
    "battle_answer": (
        "{attacker}と{guard}のバトルです。レスポンスしますか？",
        "{attacker} battles {guard}. Do you answer?",
    ),
}
ANSWERED: Final[dict[str, q.Choice]] = {
    "keep": q.Choice("引き直さない", "keep it", q.AGENTS | q.SCRIPTS),
    "redraw": q.Choice("引き直す", "draw a new one"),
    "no_factor": q.Choice("置かない", "place none", q.EVERYBODY),
    "place_factor": q.Choice(
        "{card}を置く", "place {card}", wish=("ファクター置き場に置く", "place it in the factor area")
    ),
    "set": q.Choice("{card}をセットする（{price}）", "set {card} ({price})", wish=("セットする", "set it")),
    "set_up": q.Choice(
        "{card}をセットアップする（{price}）", "set up {card} ({price})", wish=("セットアップする", "set it up")
    ),
    "use": q.Choice("{card}を使用する（{price}）", "use {card} ({price})", wish=("使用する", "use it")),
    "effect": q.Choice(
        "{card}：{text}", "{card}: {text}", wish=("エフェクト「{text}」を使用する", "use the effect “{text}”")
    ),
    "attack": q.Choice("{card}でアタックする", "attack with {card}", wish=("アタックする", "attack with it")),
    "end": q.Choice("メインフェイズを終える", "end the main phase", q.AGENTS | q.SCRIPTS),
    "factors": q.Choice("{payment}", "{payment}"),
    "bearer": q.Choice("{card}", "{card}"),
    "base": q.Choice("{card}", "{card}"),
    "guard": q.Choice("{card}でガードする", "guard with {card}", wish=("ガードする", "guard with it")),
    "no_guard": q.Choice("ガードしない", "don't guard", q.TABLE | q.SCRIPTS),
    "trigger": q.Choice("{card}：{text}", "{card}: {text}"),
    "excess": q.Choice("{card}を捨て札する", "discard {card}"),
}
ACTION: Final = ("action",)
RESPONSE: Final = ("response",)
ACTING: Final = (*ACTION, *RESPONSE)
PLACING: Final = ("factor", *ACTION)
MAY: Final = ("may", "replacement")
SCRIPTED: Final = (
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

QUESTIONS: Final = q.Questions(ASKED, ANSWERED, SCRIPTED, SITUATIONS)
