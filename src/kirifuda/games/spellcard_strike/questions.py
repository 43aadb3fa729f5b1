"""What is asked and what may be answered, a row each: words, and what the table, agents and scripts make of it."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from kirifuda.games import questions as q
from kirifuda.games.scenario_words import CARDS, NOTHING, NUMBERS, ONE_CARD, POSITION, WORD, Verb

ASKED: Final[dict[str, q.Question]] = {
    "replacement": replace(q.COMMON_QUESTIONS["replacement"], way=q.FIRST),
    "order": replace(q.COMMON_QUESTIONS["order"], way=q.FIRST, unsaid=q.FEWEST),
    "ace": q.Question("エースにするカードを選んでください", "Choose the card that becomes your ace"),
    "exchange": q.Question(
        "捨てるカードを選んでください（捨てた後、上限枚数まで引く）",
        "Choose cards to discard; then you draw up to your hand limit",
        quiet=True,
        idle=True,
        way=q.FEWEST,
        declined=q.NONE,
    ),
    "excess": q.Question(
        "手札の上限を超えるカードを捨ててください", "Discard the cards above your hand limit", way=q.FEWEST
    ),
    "action": q.Question(
        "ストライカーフェイズの行動を選んでください", "Choose an action of the striker phase", quiet=True, idle=True
    ),
    "additional": q.Question(
        "{striker}が移動した。追加行動を選んでください",
        "{striker} has moved. Choose its additional action",
        pausing=True,
        following=True,
    ),
    "swift": q.Question(
        "{striker}の《瞬速》：もう1エリア移動しますか？",
        "Swift: does {striker} go one area further?",
        pausing=True,
        following=True,
    ),
    "reaction": q.Question(
        "{answered}に対してリアクションしますか？",
        "Do you react to {answered}?",
        answering=True,
        idle=True,
        nothing="pass",
    ),
    "attack_target": q.Question(
        "{striker}の攻撃の対象を選んでください", "Choose what {striker} attacks", form="target", following=True
    ),
    "join": q.Question(
        "{striker}への攻撃に加わる味方を選んでください",
        "Choose who else attacks {striker}",
        following=True,
        unsaid=q.NONE,
    ),
    "graze": q.Question(
        "{striker}（DEF {defense}）が攻撃された（POW {power}）。グレイズするカードを選んでください",
        "{striker} (DEF {defense}) is attacked (POW {power}). Choose cards to graze with",
        way=q.FEWEST,
        unsaid=q.NONE,
    ),
    "caster": q.Question("{spell}を宣言するストライカーを選んでください", "Choose the striker that casts {spell}"),
    "target": q.Question("{declared}の対象を選んでください", "Choose the target of {declared}", form="target"),
    "power": q.Question(
        "符力コスト{icon}を支払うストライカーを選んでください",
        "Choose the striker that pays {icon}",
        form="pay",
        following=True,
        way=q.FIRST,
    ),
    "hand_cost": q.Question(
        "手札コストとして支払うカードを選んでください",
        "Choose cards of your hand to pay with",
        form="pay",
        following=True,
        way=q.FEWEST,
    ),
    "score_cost": q.Question(
        "スコアコストとして相手のスコアに置く捨て札を選んでください",
        "Choose cards of your discard pile that go to the opponent's score",
        form="pay",
        following=True,
        way=q.FEWEST,
    ),
    "retire": q.Question(
        "退場させるストライカーを選んでください", "Choose a striker on your gate to retire", quiet=True, idle=True
    ),
    "summon": q.Question("召喚するカードを選んでください", "Choose a card to summon", quiet=True, idle=True),
    "area": q.Question(
        "{striker}を置くエリアを選んでください", "Choose the area for {striker}", form="cell", following=True
    ),
    "reinforce": q.Question("《加勢》で{striker}を召喚しますか？", "Reinforcement: do you summon {striker}?"),
    "rule_card": q.Question("残すルールカードを選んでください", "Choose the rule card that stays"),
    "trigger": q.Question(
        "先に処理する誘発能力を選んでください",
        "Choose the triggered ability that comes first",
        form="trigger",
        way=q.FIRST,
    ),
    "way": q.Question("前進か後退かを選んでください", "Choose forwards or backwards"),
}
ANSWERED: Final[dict[str, q.Choice]] = {
    "no": replace(q.COMMON_CHOICES["no"], goes_on=q.SCRIPTS),
    "end_phase": q.Choice("ストライカーフェイズを終える", "end the striker phase", q.EVERYBODY),
    "move": q.Choice(
        "{striker}：{from}から{area}へ移動", "move {striker} from {from} to {area}", wish=("移動する", "move it")
    ),
    "stay": q.Choice("{striker}：{from}にとどまる", "stay at {from}", q.EVERYBODY),
    "no_action": q.Choice("追加行動をしない", "no additional action", q.TABLE | q.SCRIPTS),
    "attack": q.Choice("{card}で攻撃する", "attack with {card}", wish=("攻撃する", "attack with it")),
    "join": q.Choice("{card}", "{card}"),
    "spell": q.Choice(
        "{spell}を宣言する（{icons}）",
        "declare {spell} ({icons})",
        wish=("スペルカードとして宣言する", "declare its spell"),
    ),
    "ability": q.Choice(
        "{striker}：{text}", "{striker}: {text}", wish=("能力「{text}」を宣言する", "declare “{text}”")
    ),
    "cast": q.Choice("{card}", "{card}"),
    "pay": q.Choice("{card}", "{card}"),
    "leave_out": q.Choice("このアイコンは支払わない", "leave this icon unpaid"),
    "pay_hand": q.Choice("{card}", "{card}"),
    "pay_score": q.Choice("{card}", "{card}"),
    "graze": q.Choice("{card}", "{card}"),
    "discard": q.Choice("{card}", "{card}"),
    "no_retirement": q.Choice("退場させない", "none retires", q.EVERYBODY),
    "retire": q.Choice("{card}を退場させる", "retire {card}", wish=("退場させる", "retire it")),
    "no_summon": q.Choice("召喚しない", "summon nothing", q.EVERYBODY),
    "summon": q.Choice(
        "{striker}を召喚する（{cost}、{fight}）", "summon {striker} ({cost}, {fight})", wish=("召喚する", "summon it")
    ),
    "area": q.Choice("{named}", "{named}"),
    "keep": q.Choice("{card}", "{card}"),
    "ace": q.Choice("{card}", "{card}"),
    "trigger": q.Choice("{card}：{text}", "{card}: {text}"),
    "forward": q.Choice("前進", "forwards"),
    "backward": q.Choice("後退", "backwards"),
}
DECLARING: Final = ("action", "additional", "reaction")
TAKEN: Final = ("exchange", "excess")
SCRIPTED: Final = (
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

QUESTIONS: Final = q.Questions(ASKED, ANSWERED, SCRIPTED)
