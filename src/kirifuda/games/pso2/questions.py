"""What is asked and what may be answered, a row each: words, and what the table, agents and scripts make of it."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from kirifuda.games import questions as q
from kirifuda.games.scenario_words import CARDS, NOTHING, NUMBERS, ONE_CARD, WORD, Verb

ASKED: Final[dict[str, q.Question]] = {
    "replacement": replace(q.COMMON_QUESTIONS["replacement"], following=True, way=q.FIRST),
    "order": replace(q.COMMON_QUESTIONS["order"], way=q.FEWEST, unsaid=q.FEWEST),
    "action": q.Question(
        "行動権があります（{phase}）。何をしますか？",
        "You have the right to act ({phase}). What do you do?",
        quiet=True,
        answering=True,
        idle=True,
        nothing="pass",
    ),
    "battle": q.Question(
        "{attacker}が{card}を攻撃しています（{phase}）。何をしますか？",
        "{attacker} attacks {card} ({phase}). What do you do?",
    ),
    "target": q.Question("{card}の対象を選んでください", "Choose the target for {card}", form="target"),
    "bearer": q.Question("{card}の装備先を選んでください", "Choose who bears {card}", form="target"),
    "pay": q.Question(
        "OFFにするPPを選んでください",
        "Choose the PP to turn OFF",
        form="pay",
        following=True,
        way=q.FEWEST,
        unsaid=q.FEWEST,
    ),
    "attack_target": q.Question("{card}の攻撃の対象を選んでください", "Choose what {card} attacks", form="target"),
    "weapon": q.Question(
        "使う武器を選んでください", "Choose the weapons to use", following=True, way=q.ALL, unsaid=q.NONE
    ),
    "pp": q.Question("PPに置くカードを選んでください", "Choose the card to put into PP"),
    "pp_draw": q.Question("1枚ドローしますか？", "Do you draw a card?", form="yes_no", declined="no"),
    "excess": q.Question("上限を超えた手札を捨ててください", "Discard down to your hand limit"),
    "trigger": q.Question(
        "先に処理領域に置く誘発能力を選んでください",
        "Choose the triggered ability to place next",
        form="trigger",
        way=q.FEWEST,
    ),
    "recovery": q.Question("【回復】の形を選んでください", "Choose the form of Recovery"),
    "recover": q.Question(
        "デッキに加えるカードを選んでください", "Choose the cards that return to the deck", following=True, way=q.ALL
    ),
    "search": q.Question("サーチするカードを選んでください", "Choose what you search for"),
    "give_up": q.Question(
        "{card}の装備枠を超えています。破壊する装備を選んでください",
        "{card} bears too much: choose what is destroyed",
        following=True,
    ),
    "opponent": q.Question("{card}の効果を受ける相手を選んでください", "Choose the opponent that {card} means"),
    "war_cry": q.Question(
        "ボス側のウォークライを選んでください", "Choose the War Cry of the boss's side", way=q.FEWEST
    ),
}
SITUATIONS: Final[dict[str, q.Words]] = {
    "yes_draw": ("ドローする", "draw"),
    "no_draw": ("ドローしない", "don't draw"),
    "answer": (
        "{card}に対して行動権があります（{phase}）。何をしますか？",
        "You have the right to act with {card} waiting ({phase}). What do you do?",
    ),
}
ANSWERED: Final[dict[str, q.Choice]] = {
    "play": q.Choice("{card}をプレイする（コスト{cost}）", "play {card} (cost {cost})", wish=("プレイする", "play it")),
    "activate": q.Choice("{card}：{text}", "{card}: {text}", wish=("能力「{text}」を起動する", "activate “{text}”")),
    "attack": q.Choice("{card}で攻撃する", "attack with {card}", wish=("攻撃する", "attack with it")),
    "end": q.Choice("終了フェイズへ移る", "go to the end phase", q.AGENTS | q.SCRIPTS),
    "trigger": q.Choice("{card}：{text}", "{card}: {text}"),
    "bearer": q.Choice("{card}", "{card}"),
    "pay": q.Choice("{card}", "{card}"),
    "attack_target": q.Choice("{card}", "{card}"),
    "weapon": q.Choice("{card}を使う", "use {card}"),
    "pp": q.Choice("{card}をPPに置く", "put {card} into PP", wish=("PPに置く", "put it into PP")),
    "no_pp": q.Choice("置かない", "put nothing there", q.TABLE | q.SCRIPTS),
    "excess": q.Choice("{card}を捨てる", "discard {card}"),
    "refill": q.Choice("{card}の捨札をデッキに加える", "return cards from the discard pile of {card} to the deck"),
    "heal": q.Choice("{card}のダメージを取り除き前列へ", "take the damage off {card} and bring it to the front"),
    "recover": q.Choice("{card}", "{card}"),
    "search": q.Choice("{card}", "{card}"),
    "give_up": q.Choice("{card}を破壊する", "destroy {card}"),
    "opponent": q.Choice("{card}", "{card}"),
    "armour": q.Choice("{card}を使う（{number}軽減）", "use {card} (damage −{number})"),
}
ACTION: Final = ("action",)
MAY: Final = ("may", "replacement", "pp_draw")
SCRIPTED: Final = (
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

QUESTIONS: Final = q.Questions(ASKED, ANSWERED, SCRIPTED, SITUATIONS)
