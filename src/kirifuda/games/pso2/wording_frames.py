"""Wordings of pso2 for the frame: what a line of a text is, costs, limits, sentences, times, conditions (300, G)."""

from __future__ import annotations

from typing import Final

from kirifuda.games.pso2 import ast as p
from kirifuda.text import ast as a
from kirifuda.text.core_rows import EVENTS, NUMBERS, SENTENCES, TIME
from kirifuda.text.phrases import Phrase

# the frames of other games that this one does without
_NOT_HERE: Final = frozenset(
    {
        a.Target, a.Unless, a.Delayed, a.Provided, a.InPeriod, a.Holds, a.Repeat, a.Define, a.EitherEvent, a.Infinity,
        a.OrMore, a.AnyNumber, a.Otherwise, a.IfNotDone, a.Above, a.Below, a.Same, a.Highest, a.Lowest,
    }
)  # fmt: skip
_UNUSED: Final = frozenset({"event", "event1", "q_nin", "q_tsu", "while", "now", "nownext", "more", "stretch"})
_ELSEWISE: Final = frozenset({"{while}", "{event:happening}まで", "・{plain}"})
SHARED: Final = tuple(
    row
    for row in (*SENTENCES, *EVENTS, *TIME, *NUMBERS)
    if row.node not in _NOT_HERE and row.category not in _UNUSED and row.ja not in _ELSEWISE
)

# 211.2: one text a line. 300.2-4, G.01-04: condition : effect, cost ⇒ effect, one/another : effect, plain sentences
ABILITIES: Final = [
    Phrase("ability", a.Activated, "{cost:pay*/}⇒{do:body}{limits:limit**}", "{cost%/} ⇒ {do}{limits}"),
    Phrase("ability", a.Activated, "{limits:main}{cost:pay*/}⇒{do:body}{limits:limit**}", "【Main】 {cost%/} ⇒ {do}{limits}"),
    Phrase("ability", a.Triggered, "{when:event}：{do:body}{limits:limit**}", "{when}: {do}{limits}"),
    Phrase("ability", p.EitherWay, "{ways:way+/}：{do:body}{limits:limit**}", "{ways%/}: {do}{limits}"),
    Phrase("way", None, "{event}", "{event}"),
    Phrase("way", None, "{pay}", "{pay}"),
    Phrase("ability", a.KeywordLine, "{keywords:keyword!}", "{keywords}"),
    Phrase("ability", a.KeywordLine, "{keywords:lineword!}", "{keywords}"),
    Phrase("ability", p.MainLine, "【Main】", "【Main】"),
    Phrase("ability", p.RuleLine, "ルール：{says:ruling}。", "Rule: {says}."),
    Phrase("ability", a.Static, "{says:say*}", "{says% }", {"limits": ()}),
    Phrase("ability", a.Spell, "{do:body}", "{do}", {"limits": ()}, weak=True),
    Phrase("ability", a.Spell, "{limits:main!}{do:body}", "【Main】: {do}", weak=True),
    Phrase("main", a.OnlyMainTiming, "【Main】", ""),
    Phrase("lineword", p.Slots, "【装備枠{count:amount}】", "【Slots {count}】"),
    Phrase("ruling", p.LifeBecomes, "このカードのライフは{to:lifesum}になる", "this card's life is {to}"),
    Phrase("lifesum", a.Multiple, "{left:joined}×{right:amount}", "{right} times {left}"),
    Phrase("lifesum", None, "{amount}", "{amount}"),
    Phrase("joined", p.JoinedPlayers, "参加したプレイヤーの数", "the number of players who joined"),
]  # fmt: skip

COSTS: Final = [
    Phrase("pay", None, "{icon}", "{icon}"),
    Phrase("pay", None, "{act}", "{act}"),
    Phrase("icon", p.Points, "ⓧ", "ⓧ", {"count": a.Letter("X")}),
    Phrase("icon", p.TurnItselfOff, "【ON⇒OFF】", "【ON⇒OFF】"),
    Phrase("limit", a.Times, "この能力は1ターンに{times:amount}度だけ発動できる。", " This ability can be invoked only {times} (time|times)#times a turn.", also=("この能力は1ターンに{times:amount}回だけ発動できる。",)),
    Phrase("limit", p.TimesAGame, "この能力はゲーム中に{times:amount}度だけ発動できる。", " This ability can be invoked only {times} (time|times)#times in a game."),
]  # fmt: skip

FRAMES: Final = [
    # 406.3
    Phrase("body", a.Modal, "以下のいずれかの能力を選んで発動する。{options:option*}", "invoke one of the following abilities.{options}", {"before": (), "count": a.Num(1)}, replaces=True),
    Phrase("clause", a.IfDone, "そうした場合、{then:scope}", "if (you do|they do)#actor, {then}", replaces=True),
    Phrase("clause", a.Afterwards, "さらに、{then:scope}", "in addition, {then}", also=("その後、{then:scope}",), replaces=True),
    Phrase("scope", a.May, "{do:chain.te}もよい", "<you_may> {do}", also=("{do:chain.te}よい",), replaces=True),
    Phrase("scoped", a.Timed, "{duration:span}、{do:scope}", "{do~} {duration}", weak=True, replaces=True),
    Phrase("scoped", a.If, "{condition:cond}なら、{then:scope}", "if {condition}, {then~}", replaces=True),
    Phrase("scoped", p.ByDoing, "{pay:act}事で、{then:scope}", "<you_may> {pay}; if (you do|they do)#actor, {then~}", also=("{pay:act}ことで、{then:scope}",)),
    Phrase("leader", None, "{player}は", "{player}"),
    Phrase("leader", None, "{player}は、", "{player}"),
    Phrase("player", a.You, "自分", "you", also=("自分のプレイヤー",), number="you"),
    Phrase("player", a.Opponent, "相手", "your opponent", also=("対戦相手", "相手のプレイヤー")),
    Phrase("say", None, "{saying}。", "{saying}."),
    Phrase("saying", None, "{stmt}", "{stmt}"),
    Phrase("saying", a.Seq, "{parts:stmt.i}、{parts:bare}", "{parts% and }"),
    Phrase("saying", a.Timed, "{duration:while}、{do:saying}", "{duration}, {do}"),
    Phrase("saying", a.Replace, "{event:happening}とき、かわりに{instead:scope}", "when {event/would}, instead {instead}", also=("{event:happening}時、かわりに{instead:scope}", "{event:happening}場合、かわりに{instead:scope}")),
]  # fmt: skip

TIMES: Final = [
    Phrase("event", None, "{moment}", "at {moment}"),
    Phrase("event", None, "{happening.ta}時", "when {happening}"),
    Phrase("event", None, "{happening.ta}とき", "when {happening}"),
    Phrase("event", p.OnEntry, "【登場時】", "【On Entry】"),
    Phrase("event", p.OnDefeat, "【戦闘不能時】", "【On Defeat】"),
    Phrase("event", p.OnDrop, "【ドロップ】", "【Drop】"),
    Phrase("event", p.ComesTrue, "{condition.left:life}が{condition.right:lifepart}{condition.relation:rel}になった時", "when {condition.left} becomes {condition.relation<}{condition.right}{condition.relation>}", inner={"condition": a.Compare}),
    Phrase("moment", a.Begins, "{period}の開始時", "the start of {period}", also=("{period}開始時",), replaces=True),
    Phrase("moment", a.Ends, "{period}の終了時", "the end of {period}", also=("{period}終了時",), replaces=True),
    Phrase("period", a.Period, "{whose:said}次の{phase}", "{whose}next {phase}", {"which": a.NextOne()}),
    Phrase("said", p.SaidPlayer, "そのプレイヤーの", "that player's "),
    Phrase("which", a.EveryOne, "", "", replaces=True),
    Phrase("turnof", a.You, "自分の", "your ", replaces=True),
    Phrase("turnof", a.Opponent, "相手の", "your opponent's ", replaces=True),
    Phrase("turnof1", a.You, "自分の", "your ", replaces=True),
    Phrase("turnof1", a.Opponent, "相手の", "your opponent's ", replaces=True),
    Phrase("span", a.Throughout, "{period:nowthis}中", "{period}", also=("{period:nowthis}の間",), replaces=True),
    Phrase("nowthis", a.Period, "この{phase}", "this {phase}", {"which": a.ThisOne(), "whose": a.AnyPlayer()}, replaces=True),
    Phrase("while", a.While, "{condition:nstate}の間", "as long as {condition}"),
    Phrase("while", a.While, "{condition:vstate}間", "as long as {condition}"),
    Phrase("while", a.Throughout, "{period:stretch}", "during {period}"),
    Phrase("stretch", a.Period, "{whose:turnof1}{phase}中", "{whose}{phase}", {"which": a.EveryOne()}),
]  # fmt: skip

CONDITIONS: Final = [
    Phrase("cond", None, "{nstate}", "{nstate}"),
    Phrase("cond", None, "{vstate}", "{vstate}"),
    Phrase("nstate", a.Compare, "{left:life}が{right:lifepart}{relation:rel}", "{left} is {relation<}{right}{relation>}"),
    Phrase("life", p.LifeOf, "{what:ref}のライフ", "{what}'s life"),
    Phrase("lifepart", None, "{amount}", "{amount}"),
    Phrase("lifepart", a.Half, "{of:firstlife}の半分", "half of {of}"),
    Phrase("lifepart", p.Fraction, "{of:firstlife}の{below:amount}分の{above:amount}", "{above}/{below} of {of}"),
    Phrase("firstlife", p.FirstLife, "最初のライフ", "its first life"),
    Phrase("nstate", a.Compare, "{left:s_mai}が{right:amount}枚{relation:many}", "there (is|are)#right {relation<}{right}{relation>} {left#right}"),
    Phrase("s_mai", a.CountOf, "{of:f_hand}", "{of#}"),
    Phrase("s_mai", a.CountOf, "{of:f_mai}", "{of#}"),
    Phrase("nstate", a.Compare, "{left:s_tai}が{right:amount}体{relation:many}", "there (is|are)#right {relation<}{right}{relation>} {left#right}"),
    Phrase("s_tai", a.CountOf, "{of:f_tai}", "{of#}"),
    Phrase("many", a.AtLeast, "以上", "| or more"),
    Phrase("many", a.AtMost, "以下", "| or fewer"),
    Phrase("vstate", a.Compare, "{left:there}がいる", "there is a {left}", {"relation": a.AtLeast(), "right": a.Num(1)}),
    Phrase("vstate", a.Compare, "{left:there}がいない", "there is no {left}", {"relation": a.AtMost(), "right": a.Num(0)}),
    Phrase("there", a.CountOf, "{of:f_there}", "{of}"),
    Phrase("vstate", a.Is, "{what:ref}が{quality.noun:gear}を装備している", "{what} <be@what> equipped with {quality.noun}", inner={"quality": p.Bears}),
    Phrase("nstate", a.Is, "{what:ref}が攻撃中", "{what} <be@what> attacking", {"quality": p.Attacking()}),
    Phrase("vstate", a.Is, "{what:ref}が前列にいる", "{what} <be@what> in the front row", {"quality": p.InRow("前列")}),
    Phrase("vstate", a.Is, "{what:ref}が後列にいる", "{what} <be@what> in the back row", {"quality": p.InRow("後列")}),
]  # fmt: skip
