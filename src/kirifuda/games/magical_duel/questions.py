"""What is asked and what may be answered, a row each: words, and what the table, agents and scripts make of it."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from kirifuda.games import questions as q
from kirifuda.games.scenario_words import CARDS, NOTHING, NUMBERS, ONE_CARD, PLACES, POINTS, POSITION, WORD, Verb

ASKED: Final[dict[str, q.Question]] = {
    "order": replace(q.COMMON_QUESTIONS["order"], unsaid=q.FEWEST),
    "exchange": q.Question("手札の一部を交換しますか？", "Do you exchange a part of your hand?", quiet=True),
    "mulligan": q.Question(
        "デッキの下に置くカードを選んでください", "Choose the cards that go under your deck", way=q.NONE
    ),
    "call": q.Question("コールフェイズに行うことを選んでください", "Choose what you do in the call phase", quiet=True),
    "action": q.Question(
        "優先権があります（{phase}）。何をしますか？",
        "You have priority ({phase}). What do you do?",
        quiet=True,
        answering=True,
        idle=True,
    ),
    "trigger": q.Question(
        "発動する誘発能力を選んでください", "Choose the triggered ability to activate", form="trigger"
    ),
    "target": q.Question("{card}の対象を選んでください", "Choose the target for {card}", form="target"),
    "split": q.Question("どの対象が受けるかを選んでください", "Choose which of the targets gets it"),
    "step_up": q.Question(
        "{card}：ステップアップのためにレストする怪異を選んでください",
        "{card}: choose servants to rest for Step Up",
        unsaid=q.NONE,
    ),
    "aether": q.Question(
        "オドの支払い（合計{total}{needs}、保有：{pool}）。オドを生み出しますか？",
        "Paying {total} aether{needs}; you have {pool}. Make aether?",
        form="pay",
        way=q.FIRST,
    ),
    "point": q.Question("支払うオドを選んでください", "Choose the aether to pay", form="pay", way=q.FIRST),
    "position": q.Question("{card}を出す配置状態を選んでください", "Choose the position in which {card} enters"),
    "token_position": q.Question("トークンの配置状態を選んでください", "Choose the position of the token"),
    "attacker": q.Question("攻撃を行う怪異を選んでください", "Choose the servant that attacks", quiet=True),
    "attack_target": q.Question("{card}の攻撃目標を選んでください", "Choose what {card} attacks", form="target"),
    "corruption": q.Question("穢すオーブの数を選んでください", "Choose how many orbs are corrupted", form="number"),
    "orbs": q.Question("穢すオーブを選んでください", "Choose the orb to corrupt"),
    "break": q.Question("ブレイクを使いますか？", "Do you use Break?"),
    "material": q.Question("{card}の素材を選んでください", "Choose a material for {card}"),
    "stock": q.Question("破棄する{card}のストックを選んでください", "Choose the stock of {card} to banish"),
    "enter": q.Question("もう一度発動する参戦を選んでください", "Choose the Enter ability to activate again"),
    "ability": q.Question("発動する能力を選んでください", "Choose the ability to activate"),
    "attribute": q.Question("{card}：生み出すオドの属性を選んでください", "{card}: choose the attribute of the aether"),
    "lowered": q.Question("コストのどの部分を減らしますか", "Which part of the cost is lowered?"),
    "rounds": q.Question(
        "ループを繰り返す回数を選んでください", "Choose how often the loop is repeated", form="number"
    ),
}
SITUATIONS: Final[dict[str, q.Words]] = {
    "answer": (
        "{card}に対して優先権があります（{phase}）。何をしますか？",
        "You have priority with {card} on the chase ({phase}). What do you do?",
    ),
}
ANSWERED: Final[dict[str, q.Choice]] = {
    "play": q.Choice(
        "{card}を発動する（コスト{cost}）", "activate {card} (cost {cost})", wish=("発動する", "activate it")
    ),
    "activate": q.Choice("{card}：{text}", "{card}: {text}", wish=("能力「{text}」を発動する", "activate “{text}”")),
    "switch": q.Choice("{card}をスイッチする", "switch {card}", wish=("スイッチする", "switch it")),
    "keep": q.Choice("交換しない", "keep the hand", q.EVERYBODY),
    "exchange": q.Choice("交換する", "exchange"),
    "return": q.Choice("{card}", "{card}"),
    "no_call": q.Choice("何もしない", "nothing", q.EVERYBODY),
    "call": q.Choice("{card}を表向きで出す", "call {card} face up", wish=("表向きで出す", "call it face up")),
    "call_face_down": q.Choice(
        "{card}を裏向きで出す", "lay {card} face down", wish=("裏向きで出す", "lay it face down")
    ),
    "level_up": q.Choice(
        "{card}を{host}に重ねてレベルアップする",
        "level up: {card} on {host}",
        wish=("レベルアップで出す", "level up with it"),
    ),
    "trigger": q.Choice("{card}：{text}", "{card}: {text}"),
    "split": q.Choice("{card}", "{card}"),
    "step_up": q.Choice("{card}をレストする", "rest {card}"),
    "aether": q.Choice("{card}：{text}", "{card}: {text}"),
    "pay": q.Choice("支払う", "pay", q.AGENTS),
    "point": q.Choice("{aether}", "{aether}"),
    "position": q.Choice("{position}状態で出す", "{position}"),
    "attack": q.Choice("{card}で攻撃する", "attack with {card}", wish=("攻撃する", "attack with it")),
    "no_attack": q.Choice("攻撃しない", "no attack", q.EVERYBODY),
    "attack_target": q.Choice("{card}", "{card}"),
    "corruption": q.Choice("{number}つ穢す", "corrupt {number}"),
    "orb": q.Choice("{card}", "{card}"),
    "break": q.Choice("{card}のブレイクを使う", "use Break on {card}"),
    "no_break": q.Choice("使わない", "don't use it", q.TABLE),
    "material": q.Choice("{card}", "{card}"),
    "stock": q.Choice("{card}", "{card}"),
    "enter": q.Choice("{card}：{text}", "{card}: {text}"),
    "lowered": q.Choice("{number}番目の部分", "Part {number}"),
    "ability": q.Choice("{card}：{text}", "{card}: {text}"),
    "attribute": q.Choice("{attribute}", "{attribute}"),
    "none": q.Choice("選ばない", "none"),
    "rounds": q.Choice("{number}回", "{number} times"),
}
ACTION: Final = ("action",)
SCRIPTED: Final = (
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

QUESTIONS: Final = q.Questions(ASKED, ANSWERED, SCRIPTED, SITUATIONS)
