"""Wordings of lyrical for the frame: what a line of a text is, prices, sentences, times, conditions (N-8.2, N-12.0)."""

from __future__ import annotations

from typing import Final

from kirifuda.games.lyrical import ast as n
from kirifuda.text import ast as a
from kirifuda.text.core_rows import EVENTS, NUMBERS, SENTENCES, TIME
from kirifuda.text.phrases import Phrase

# the frames of other games that this one does without
_NOT_HERE: Final = frozenset(
    {
        a.Target, a.Unless, a.Delayed, a.Provided, a.InPeriod, a.Holds, a.Repeat, a.Define, a.EitherEvent, a.Infinity,
        a.Letter, a.OrMore, a.AnyNumber, a.Otherwise, a.IfNotDone, a.Above, a.Below, a.Same, a.Highest, a.Lowest,
    }
)  # fmt: skip
_UNUSED: Final = frozenset(
    {"event", "event1", "q_nin", "which", "turnof", "while", "now", "nownext", "nowthis", "more", "stretch", "end"}
)
_ELSEWISE: Final = frozenset(
    {"{while}", "{event:happening}まで", "・{plain}", "{period:nowthis}", "{period:nownext}の間"}
)
SHARED: Final = tuple(
    row
    for row in (*SENTENCES, *EVENTS, *TIME, *NUMBERS)
    if row.node not in _NOT_HERE and row.category not in _UNUSED and row.ja not in _ELSEWISE
)

NO_LIMITS: Final[tuple[a.Limit, ...]] = ()

# one ability a line; N-8.2: an effect is factor, slash, cost, colon, result; N-12.0: a skill is its word
ABILITIES: Final = [
    Phrase("ability", a.KeywordLine, "{keywords:skill!}", "{keywords}"),
    Phrase("ability", a.Activated, "（{cost:price!}）：{do:body}{limits:limit**}", "({cost}): {do}{limits}"),
    Phrase("ability", a.Triggered, "{when:event}、{do:body}", "{when}, {do}", {"limits": NO_LIMITS}),
    Phrase("ability", a.Static, "{says:say*}", "{says% }", {"limits": NO_LIMITS}),
    Phrase("ability", a.Spell, "{do:body}", "{do}", {"limits": NO_LIMITS}, weak=True),
    Phrase("price", n.Pay, "{marks:colour*}{total:amount}/{cost:amount}", "{marks%-} {total}/{cost}"),
    Phrase("price", n.Pay, "{total:amount}/{cost:amount}", "{total}/{cost}", {"marks": ()}),
    Phrase("limit", a.Times, "この効果は1ターンに{times:amount}回だけ使用できる。", " This effect can be used only {times} (time|times)#times a turn."),
]  # fmt: skip

FRAMES: Final = [
    Phrase("chain", a.Seq, "{parts:step.i}、{parts:later~}", "{parts~%, & and }", also=("{parts:step.i}、{parts:later.te}{parts:later~}", "{parts:step.te}、{parts:later~}"), replaces=True),
    Phrase("chain", a.Seq, "{parts:step.i}、{parts:later.i*、}、{parts:later~}", "{parts~%, & and }", also=("{parts:step.te}、{parts:later.i*、}、{parts:later~}",)),
    Phrase("scope", a.May, "{do:chain.te}もよい", "<you_may> {do}", replaces=True),
    Phrase("scope", a.Seq, "{parts:step.i*、}、{parts:scoped}", "{parts~%, & and }", replaces=True),
    Phrase("clause", a.IfDone, "そうしたなら、{then:scope}", "if (you do|they do)#actor, {then}", replaces=True),
    Phrase("clause", a.Afterwards, "その後、{then:scope}", "then {then}", replaces=True),
    Phrase("scoped", a.Timed, "{duration:span}、{do:scope}", "{do~} {duration}", weak=True, replaces=True),
    Phrase("scoped", a.If, "{condition:cond.nara}なら、{then:scope}", "if {condition}, {then~}", replaces=True),
    Phrase("scoped", a.ForEach, "{amount:s_tai}{unit:amount}体につき、{do:scope}", "for every {unit} {amount#unit}, {do~}"),
    Phrase("body", a.Modal, "以下から{count:q_tsu}を選ぶ。{options:option*}", "choose {count} of the following.{options}", {"before": ()}, replaces=True),
    Phrase("leader", None, "{player}は", "{player}"),
    Phrase("player", a.You, "自分", "you", number="you"),
    Phrase("player", a.Opponent, "対戦相手", "your opponent"),
    Phrase("player", a.EachPlayer, "お互いのプレイヤー", "each player", also=("すべてのプレイヤー", "各プレイヤー")),
    Phrase("say", None, "{saying}。", "{saying}."),
    Phrase("saying", None, "{stmt}", "{stmt}"),
    Phrase("saying", None, "{rule}", "{rule}"),
    Phrase("saying", a.Timed, "{duration:while}、{do:saying}", "{duration}, {do}"),
    Phrase("saying", a.Replace, "{event:happening}とき、かわりに{instead:scope}", "when {event/would}, instead {instead}", also=("{event:happening}時、かわりに{instead:scope}", "{event:happening}場合、かわりに{instead:scope}")),
    Phrase("saying", a.If, "{condition:cond.nara}なら、{then:saying}", "if {condition}, {then}"),
]  # fmt: skip

TIMES: Final = [
    Phrase("event", None, "{moment}", "at {moment}"),
    Phrase("event", None, "{happening.ta}とき", "when {happening}"),
    Phrase("event", None, "{happening.ta}時", "when {happening}"),
    Phrase("moment", a.Begins, "{period}の開始時", "the start of {period}", also=("{period}開始時",), replaces=True),
    Phrase("period", a.Period, "{phase}", "the {phase}", {"which": a.EveryOne(), "whose": a.AnyPlayer()}, replaces=True),
    Phrase("period", a.Period, "この{phase}", "this {phase}", {"which": a.ThisOne(), "whose": a.AnyPlayer()}),
    Phrase("period", a.Period, "次の{phase}", "the next {phase}", {"which": a.NextOne(), "whose": a.AnyPlayer()}),
    Phrase("period", a.Period, "{whose:turnof1}{phase}", "{whose}{phase}", {"which": a.EveryOne()}),
    Phrase("period", a.Period, "次の{whose:turnof1}{phase}", "{whose}next {phase}", {"which": a.NextOne()}),
    Phrase("turnof1", a.You, "自分の", "your ", replaces=True),
    Phrase("turnof1", a.Opponent, "対戦相手の", "your opponent's ", replaces=True),
    Phrase("while", a.Throughout, "{period:stretch}の間", "during {period}"),
    Phrase("stretch", a.Period, "{whose:turnof1}{phase}", "{whose}{phase}", {"which": a.EveryOne()}),
]  # fmt: skip

CONDITIONS: Final = [
    Phrase("cond", a.Compare, "{left:s_tai}が{right:amount}体{relation:many}いる", "there are {relation<}{right}{relation>} {left#pl}"),
    Phrase("cond", a.Compare, "{left:s_mai}が{right:amount}枚{relation:many}である", "there are {relation<}{right}{relation>} {left#pl}"),
    Phrase("cond", a.Is, "{what:ref}が{quality.position:state}である", "{what} <be@what> {quality.position}", inner={"quality": a.Lies}),
    Phrase("many", a.AtLeast, "以上", "| or more"),
    Phrase("many", a.AtMost, "以下", "| or fewer"),
    Phrase("s_tai", a.CountOf, "{of:f_tai}", "{of#}"),
    Phrase("s_mai", a.CountOf, "{of:f_own}", "{of#}"),
]  # fmt: skip
