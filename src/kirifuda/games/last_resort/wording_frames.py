"""Wordings of last_resort for the frame: lines of a text, costs, limits, sentences, times and conditions."""

from __future__ import annotations

from typing import Final

from kirifuda.games.last_resort import ast as r
from kirifuda.text import ast as a
from kirifuda.text.core_rows import EVENTS, NUMBERS, SENTENCES, TIME
from kirifuda.text.phrases import Phrase

# the frames of other games that this one does without
_NOT_HERE: Final = frozenset(
    {
        a.Target, a.Unless, a.Delayed, a.Provided, a.InPeriod, a.Holds, a.Repeat, a.Define, a.EitherEvent, a.Infinity,
        a.OrMore, a.AnyNumber, a.Otherwise, a.IfNotDone, a.Above, a.Below, a.Same, a.Highest, a.Lowest, a.Modal,
        a.Letter,
    }
)  # fmt: skip
_UNUSED: Final = frozenset(
    {
        "event", "event1", "q_nin", "q_tsu", "while", "now", "nownext", "more", "stretch", "turnof1", "option", "which",
        "later",
    }
)  # fmt: skip
_ELSEWISE: Final = frozenset({"{while}", "{event:happening}まで", "{event:moment}まで"})
SHARED: Final = tuple(
    row
    for row in (*SENTENCES, *EVENTS, *TIME, *NUMBERS)
    if row.node not in _NOT_HERE and row.category not in _UNUSED and row.ja not in _ELSEWISE
)

ABILITIES: Final = [
    # L-9.4, L-9.6
    Phrase("ability", a.Activated, "{cost:pay*、}：{do:body}{limits:limit**}", "{cost%, }: {do}{limits}"),
    # L-1.6
    Phrase("ability", a.Triggered, "{when:event}、{do:body}{limits:limit**}", "{when}, {do}{limits}"),
    Phrase("ability", r.SpellChain, "スペルチェーン：{do:body}", "Spell Chain: {do}"),
    Phrase("ability", r.PaidKeyword, "{cost:pay*、}：{keyword:killing}", "{cost%, }: {keyword}"),
    Phrase("ability", a.KeywordLine, "{keywords:keyword!}", "{keywords}"),
    Phrase("ability", a.KeywordLine, "{keywords:lineword!}", "{keywords}"),
    Phrase("ability", r.SummonIf, "召喚条件：{condition:cond}。", "Summoning condition: {condition}."),
    Phrase("ability", r.TurnUpIf, "条件：{condition:cond}。", "Condition: {condition}."),
    Phrase("ability", a.Static, "{says:say*}", "{says% }", {"limits": ()}),
    Phrase("ability", a.Spell, "{do:body}", "{do}", {"limits": ()}, weak=True),
    Phrase("lineword", None, "{killing}", "{killing}"),
    Phrase("lineword", r.Sacrifice, "サクリファイス（{of:n_offered}）{count:amount}", "Sacrifice ({of}) {count}"),
    Phrase("keyword", None, "{plainkw}", "{plainkw}"),
    Phrase("keyword", None, "{numberkw}", "{numberkw}"),
    Phrase("pay", r.Mana, "{count:icon}", "{count}"),
    Phrase("pay", r.TapItself, "〔タップ〕", "[Tap]"),
    Phrase("pay", None, "{act}", "{act}"),
    Phrase("limit", a.Times, "この能力は1ターンに{times:amount}度だけ使用できる。", " This ability can be used only {times} (time|times)#times a turn."),
]  # fmt: skip

FRAMES: Final = [
    Phrase("clause", a.IfDone, "そうした場合、{then:scope}", "if (you do|they do)#actor, {then}", replaces=True),
    Phrase("scope", a.May, "{do:chain.te}もよい", "<you_may> {do}", replaces=True),
    Phrase("scope", a.Seq, "{parts:step.i*、}、{parts:scoped}", "{parts~%, & and }", replaces=True),
    Phrase("chain", a.Seq, "{parts:step.i*、}、{parts:step~}", "{parts~%, & and }", replaces=True),
    Phrase("scoped", a.Timed, "{duration:span}、{do:scope}", "{do~} {duration}", weak=True, replaces=True),
    Phrase("scoped", a.If, "{condition:cond.nara}なら、{then:scope}", "if {condition}, {then~}", also=("{condition:cond}場合、{then:scope}",), replaces=True),
    Phrase("scoped", a.ForEach, "{amount:counted}{unit:amount}体につき、{do:scope}", "for every {unit} {amount#unit}, {do~}"),
    Phrase("scoped", a.ForEach, "{amount:s_mai}{unit:amount}枚につき、{do:scope}", "for every {unit} {amount#unit}, {do~}"),
    Phrase("leader", None, "{player}は", "{player}"),
    Phrase("player", a.You, "自分", "you", number="you"),
    Phrase("player", a.Opponent, "相手", "your opponent"),
    Phrase("say", None, "{stmt}。", "{stmt}."),
]  # fmt: skip

TIMES: Final = [
    Phrase("event", None, "{moment}", "at {moment}"),
    Phrase("event", None, "{happening.ta}時", "when {happening}"),
    Phrase("period", a.Period, "{whose:turnof}{phase}", "{whose}{phase}", {"which": a.EveryOne()}, replaces=True),
    Phrase("moment", a.Begins, "{period}開始時", "the start of {period}", replaces=True),
    Phrase("moment", a.Ends, "{period}終了時", "the end of {period}", replaces=True),
    Phrase("turnof", a.AnyPlayer, "", "each ", replaces=True),
    Phrase("turnof", a.You, "自分の", "your ", replaces=True),
    Phrase("turnof", a.Opponent, "相手の", "your opponent's ", replaces=True),
    Phrase("span", a.Throughout, "{period:nowthis}", "{period}", replaces=True),
    Phrase("nowthis", a.Period, "この{phase}", "this {phase}", {"which": a.ThisOne(), "whose": a.AnyPlayer()}, replaces=True),
    # L-19.18
    Phrase("span", a.Until, "{event:nextstart}まで", "until {event}"),
    Phrase("nextstart", a.Begins, "{period:startnext}", "{period}"),
    Phrase("startnext", a.Period, "次の{whose:starter}{phase:startstep}", "{whose}next {phase}", {"which": a.NextOne()}),
    Phrase("starter", a.You, "自分の", "your "),
    Phrase("starter", a.Opponent, "相手の", "your opponent's "),
]  # fmt: skip

CONDITIONS: Final = [
    Phrase("cond", a.Compare, "{left:s_mai}が{right:amount}枚{relation:many}である", "there (is|are)#right {relation}{right} {left#right}"),
    Phrase("cond", a.Compare, "{left:in_there}が{right:amount}体{relation:many}いる", "there (is|are)#right {relation}{right} {left#right}"),
    Phrase("cond", a.Compare, "{left:in_pile}が{right:amount}枚{relation:many}ある", "there (is|are)#right {relation}{right} {left#right}"),
    Phrase("cond", a.Compare, "{left:in_there}がいない", "there is no {left}", {"relation": a.AtMost(), "right": a.Num(0)}),
    Phrase("cond", a.Compare, "{left:counted}が{right:counted}より{relation:fewer}", "there are {relation} {left#pl} than {right#pl}"),
    Phrase("fewer", a.Below, "少ない", "fewer"),
    Phrase("fewer", a.Above, "多い", "more"),
    Phrase("many", a.AtLeast, "以上", "at least "),
    Phrase("many", a.AtMost, "以下", "at most "),
    Phrase("s_mai", a.CountOf, "{of:f_hand}", "{of#}"),
    Phrase("s_mai", a.CountOf, "{of:f_mai}", "{of#}"),
    Phrase("counted", a.CountOf, "{of:f_tai}", "{of#}"),
    Phrase("in_there", a.CountOf, "{of:f_there}", "{of#}"),
    Phrase("in_pile", a.CountOf, "{of:f_pile}", "{of#}"),
]  # fmt: skip
