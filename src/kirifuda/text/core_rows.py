"""Wordings that games share: the frame of abilities and sentences, numbers, time, pronouns.

The scope rules live here, one place each: 対象とし, なら, a duration and a subject take the rest of the sentence;
してよい takes the whole chain of verbs before it.
"""

from __future__ import annotations

from typing import Final

from kirifuda.text import ast as a
from kirifuda.text.phrases import Phrase

ABILITIES: Final = [
    Phrase("ability", a.Activated, "{cost:pay*、}：{do:body}{limits:limit**}", "{cost%, }: {do}{limits}", also=("{cost:payi*、}、{cost:pay}：{do:body}{limits:limit**}",)),
    Phrase("ability", a.Triggered, "{when:event} ⇒ {do:body}{limits:limit**}", "{when} {do}{limits}", also=("{when:event}⇒{do:body}{limits:limit**}",)),
    Phrase("ability", a.Activated, "{limits:once}{cost:pay*、}：{do:body}{limits:limit**}", "{cost%, }: {do}{limits}"),
    Phrase("ability", a.Triggered, "{limits:once}{when:event} ⇒ {do:body}{limits:limit**}", "{when} {do}{limits}"),
    Phrase("ability", a.Static, "{says:say*}{limits:limit**}", "{says% }{limits}"),
    Phrase("ability", a.Spell, "{do:body}{limits:limit**}", "{do}{limits}", weak=True),
    Phrase("ability", a.KeywordLine, "{keywords:keyword*}", "{keywords% }", also=("{keywords:keyword+、}", "{keywords:keyword+ }", "{keywords:keyword+/}")),
    Phrase("ability", a.NamedAbility, "[{name:label}]{ability}", "[{name}] — {ability}", also=("[{name:label}] {ability}",)),
    Phrase("pay", None, "{act}", "{act}"),
    Phrase("pay", None, "{icons}", "{icons}"),
    Phrase("payi", None, "{act.i}", "{act}"),
    Phrase("payi", None, "{icons}", "{icons}"),
    Phrase("say", None, "{saying}。", "{saying}."),
    Phrase("saying", None, "{stmt}", "{stmt}"),
    Phrase("saying", a.Timed, "{duration:while}、{do:saying}", "{duration}, {do}"),
    Phrase("saying", a.If, "{condition:cond.nara}なら、{then:saying}", "if {condition}, {then}", also=("{condition:cond}場合、{then:saying}",)),
]  # fmt: skip

SENTENCES: Final = [
    Phrase("body", None, "{plain}", "{plain}"),
    Phrase("body", a.Modal, "{before:sent**}以下から{count:q_tsu}を選ぶ。{options:option*}", "{before% }choose {count} of the following.{options}", also=("{before:sent**}以下から{count:q_tsu}選ぶ。{options:option*}", "{before:sent**}以下から{count:q_tsu}を選び、実行する。{options:option*}", "{before:sent**}以下から{count:q_tsu}を選んで実行する。{options:option*}", "{before:sent**}以下の{count:q_tsu}を選ぶ。{options:option*}", "{before:sent**}以下の中から{count:q_tsu}を選ぶ。{options:option*}")),
    Phrase("plain", a.Body, "{sentences:sent*}", "{sentences% }"),
    Phrase("option", None, "\n・{plain}", "\n• {plain}"),
    Phrase("option", None, "・{plain}", " • {plain}"),
    Phrase("sent", None, "{clause}。", "{clause}."),
    Phrase("clause", None, "{scope}", "{scope}"),
    Phrase("clause", a.IfDone, "そうしたなら、{then:scope}", "if (you do|they do)#doer, {then}", also=("そうした場合、{then:scope}", "そうしたら、{then:scope}")),
    Phrase("clause", a.IfNotDone, "そうしないなら、{then:scope}", "if (you do|they do)#doer not, {then}", also=("そうしなかったなら、{then:scope}", "そうしない場合、{then:scope}", "そうしなかった場合、{then:scope}")),
    Phrase("clause", a.Otherwise, "そうでないなら、{then:scope}", "otherwise, {then}", also=("そうでない場合、{then:scope}",)),
    Phrase("clause", a.Afterwards, "その後、{then:scope}", "then {then}"),
    Phrase("clause", a.Define, "{letter:letter}は{value:measure}である", "{letter} is {value}", also=("{letter:letter}は{value:measure}に等しい", "{letter:letter}は{value:measure}とする")),
    Phrase("clause", a.Repeat, "これをさらに{times:amount}回行う", "do this {times} more (time|times)#times", also=("これをあと{times:amount}回行う", "これを{times:amount}回繰り返す")),
    Phrase("scope", None, "{scoped}", "{scoped}"),
    Phrase("scope", None, "{chain}", "{chain}"),
    Phrase("scope", a.May, "{do:chain.te}よい", "<you_may> {do}", also=("{do:chain.te}もよい", "{do:chain}ことができる")),
    Phrase("scope", a.Seq, "{parts:step.i*、}、{parts:scoped}", "{parts~%, & and }", also=("{parts:step.te*、}、{parts:scoped}",)),
    Phrase("chain", None, "{step~}", "{step}"),
    Phrase("chain", a.Seq, "{parts:step.i}、{parts:later~}", "{parts~%, & and }", also=("{parts:step.te}、{parts:later~}", "{parts:step.te}{parts:step~}", "{parts:step.te}{parts:step.i*、}、{parts:step~}", "{parts:step.te}、{parts:step.i*、}、{parts:step~}", "{parts:step.i*、}、{parts:step.te}{parts:step~}", "{parts:step.i*、}、その後{parts:step~}", "{parts:step.i*、}、その後、{parts:step~}", "{parts:step.i*、}、その後{parts:step.te}{parts:step~}", "{parts:step.i*、}、その後、{parts:step.te}{parts:step~}")),
    Phrase("chain", a.Seq, "{parts:step.i}、{parts:later.i*、}、{parts:later~}", "{parts~%, & and }", also=("{parts:step.te}、{parts:later.te*、}、{parts:later~}",)),
    Phrase("later", None, "{step~}", "{step}"),
    Phrase("later", None, "{bare~}", "{bare}"),
    Phrase("step", None, "{act~}", "{act}"),
    Phrase("step", None, "{stmt~}", "{stmt}"),
    Phrase("scoped", a.Target, "{what:aim}対象とし、{then:scope}", "choose {what} as (the target|targets)#what; {then~}", also=("{what:aim}対象として、{then:scope}", "{what:aim}対象に取り、{then:scope}")),
    # このターン、…したなら is one condition, not a duration and a condition: hence weak
    Phrase("scoped", a.Timed, "{duration:span}、{do:scope}", "{duration}, {do~}", weak=True),
    Phrase("scoped", a.If, "{condition:cond.nara}なら、{then:scope}", "if {condition}, {then~}", also=("{condition:cond}場合、{then:scope}",)),
    Phrase("scoped", a.By, "{who:leader}{do:scope}", "{who} {do/@who}"),
    Phrase("scoped", a.Unless, "{who:payer}{pay:chain.not}かぎり、{then:scope}", "unless {who} {pay/@who}, {then~}", also=("{who:payer}{pay:chain.not}限り、{then:scope}", "{who:payer}{pay:chain.not}なら、{then:scope}")),
    Phrase("scoped", a.Delayed, "{when:moment}、{do:scope}", "at {when}, {do~}", also=("{when:moment}に、{do:scope}", "{when:moment} ⇒ {do:scope}")),
    Phrase("scoped", a.Delayed, "次に{when:happening.ta}とき、{do:scope}", "the next time {when}, {do~}", also=("次に{when:happening.ta}時、{do:scope}", "次に{when:happening.ta}とき ⇒ {do:scope}", "次に{when:happening.ta}時 ⇒ {do:scope}")),
]  # fmt: skip

EVENTS: Final = [
    Phrase("event", None, "{event1}", "{event1},"),
    Phrase("event", a.Provided, "{event:event1}、{condition:cond.nara}なら", "{event}, if {condition},", also=("{event:event1}、{condition:cond}場合",)),
    Phrase("event", a.InPeriod, "{period:stretch}、{event:event1}", "{period}, {event},"),
    Phrase("event", a.EitherEvent, "{events:event1+か、}", "{events%, & or },", also=("{events:event1+か}", "{events:event1+、または}", "{events:event1+または}")),
    Phrase("event1", None, "{moment}", "at {moment}"),
    Phrase("event1", None, "{happening.ta}とき", "when {happening}"),
    Phrase("event1", None, "{happening.ta}時", "when {happening}"),
    Phrase("event1", a.Holds, "{condition:state}とき", "when {condition}", also=("{condition:state}時",)),
    Phrase("happening", a.Happens, "{subject:doer}{deed:deed~}", "{subject} {deed/@subject}"),
    Phrase("moment", a.Begins, "{period}開始時", "the start of {period}", also=("{period}の開始時",)),
    Phrase("moment", a.Ends, "{period}終了時", "the end of {period}", also=("{period}の終了時",)),
]  # fmt: skip

TIME: Final = [
    Phrase("period", a.Period, "{which}{whose:turnof}{phase}", "{whose}{which}{phase}"),
    Phrase("which", a.EveryOne, "", "", also=("各",)),
    Phrase("which", a.ThisOne, "この", "this "),
    Phrase("which", a.NextOne, "次の", "next "),
    Phrase("turnof", a.AnyPlayer, "", ""),
    Phrase("turnof", a.You, "あなたの", "your ", also=("味方", "味方の")),
    Phrase("turnof", a.Opponent, "相手の", "your opponent's ", also=("敵", "敵の")),
    Phrase("span", a.Until, "{event:moment}まで", "until {event}"),
    Phrase("span", a.Throughout, "{period:nowthis}", "{period}", also=("{period:nowthis}の間", "{period:nowthis}中")),
    Phrase("span", a.Throughout, "{period:nownext}の間", "during {period}", also=("{period:nownext}", "{period:nownext}中", "{period:nownext}に")),
    Phrase("span", a.Until, "{event:happening}まで", "until {event}"),
    Phrase("span", None, "{while}", "{while}"),
    Phrase("now", None, "{nowthis}", "{nowthis}"),
    Phrase("now", None, "{nownext}", "{nownext}"),
    Phrase("nowthis", a.Period, "この{phase}", "this {phase}", {"which": a.ThisOne(), "whose": a.AnyPlayer()}, also=("その{phase}",)),
    Phrase("nownext", a.Period, "次の{whose:turnof}{phase}", "{whose}next {phase}", {"which": a.NextOne()}),
    Phrase("while", a.While, "{condition:states}かぎり", "as long as {condition}", also=("{condition:states}限り", "{condition:states}間")),
    Phrase("while", a.Throughout, "{period:stretch}", "{period}"),
    Phrase("stretch", a.Period, "{whose:turnof1}{phase}の間", "during {whose}{phase}", {"which": a.EveryOne()}, also=("{whose:turnof1}{phase}中",)),
    Phrase("stretch", a.Period, "{phase}の間", "during each {phase}", {"which": a.EveryOne(), "whose": a.AnyPlayer()}, also=("{phase}中",)),
    Phrase("turnof1", a.You, "あなたの", "your ", also=("味方", "味方の")),
    Phrase("turnof1", a.Opponent, "相手の", "your opponent's ", also=("敵", "敵の")),
]  # fmt: skip

CONDITIONS: Final = [
    Phrase("cond", a.AllTrue, "{parts:cond1*、かつ}、かつ{parts:cond1~}", "{parts% and }", also=("{parts:cond1*かつ}かつ{parts:cond1~}", "{parts:cond1*、かつ、}、かつ、{parts:cond1~}")),
    Phrase("cond", a.AnyTrue, "{parts:cond1*か、}か、{parts:cond1~}", "{parts% or }", also=("{parts:cond1*、または}、または{parts:cond1~}",)),
    Phrase("cond", None, "{cond1~}", "{cond1}"),
    Phrase("states", None, "{state}", "{state}"),
    Phrase("states", a.AllTrue, "{parts:state+、かつ}", "{parts% and }", also=("{parts:state+かつ}",)),
    Phrase("cond1", None, "{state~}", "{state}"),
    Phrase("cond1", None, "{past~}", "{past}"),
    Phrase("state", a.Now, "{period}である", "it is {period}"),
    Phrase("past", a.Happened, "{period:now}、{event:happening.ta}", "{event/past} {period}", also=("{period:now}に{event:happening.ta}", "{period:now}{event:happening.ta}", "{period:now}{event:happening.te}いる", "{period:now}、{event:happening.te}いる", "{period:now}、{event:happening.te}いた", "{period:now}に{event:happening.te}いる", "{period:now}に{event:happening.te}いた")),
    Phrase("past", a.JustHappened, "{event:happening.ta}", "{event/past}", also=("これにより{event:happening.ta}", "この効果で{event:happening.ta}", "この方法で{event:happening.ta}")),
    Phrase("past", a.Never, "{period:now}、{event:happening.te}いない", "it has not happened {period} that {event}", also=("{period:now}に{event:happening.te}いない", "{period:now}、{event:happening.te}いなかった", "{period:now}に{event:happening.te}いなかった")),
]  # fmt: skip

NUMBERS: Final = [
    Phrase("amount", a.Num, "{n:digits}", "{n}", number="n"),
    Phrase("amount", a.Letter, "{name:letter}", "{name}", number="pl"),
    Phrase("amount", a.Infinity, "∞", "∞", number="pl"),
    Phrase("q_tai", None, "{amount}体", "{amount}"),
    Phrase("q_tai", a.UpTo, "{n:amount}体まで", "up to {n}", number="n"),
    Phrase("q_tai", a.OrMore, "{n:amount}体以上", "{n} or more", number="pl"),
    Phrase("q_tai", a.AnyNumber, "好きな数", "any number of", also=("任意の数",), number="pl"),
    Phrase("q_mai", None, "{amount}枚", "{amount}"),
    Phrase("q_mai", a.UpTo, "{n:amount}枚まで", "up to {n}", number="n"),
    Phrase("q_mai", a.OrMore, "{n:amount}枚以上", "{n} or more", number="pl"),
    Phrase("q_mai", a.AnyNumber, "好きな数", "any number of", also=("任意の数", "好きな枚数", "任意の枚数"), number="pl"),
    Phrase("q_nin", None, "{amount}人", "{amount}"),
    Phrase("q_nin", a.UpTo, "{n:amount}人まで", "up to {n}", number="n"),
    Phrase("q_nin", a.OrMore, "{n:amount}人以上", "{n} or more", number="pl"),
    Phrase("q_nin", a.AnyNumber, "好きな数", "any number of", also=("任意の数", "好きな人数", "任意の人数"), number="pl"),
    Phrase("q_tsu", None, "{amount}つ", "{amount}"),
    Phrase("q_tsu", a.UpTo, "{n:amount}つまで", "up to {n}", number="n"),
    Phrase("q_tsu", a.OrMore, "{n:amount}つ以上", "{n} or more", number="pl"),
    Phrase("q_tsu", a.AnyNumber, "好きな数", "any number of", also=("任意の数",), number="pl"),
    Phrase("rel", a.AtLeast, "以上", "| or more"),
    Phrase("rel", a.AtMost, "以下", "| or less"),
    Phrase("rel", a.Same, "", "|"),
    Phrase("rel", a.Below, "未満", "less than |"),
    Phrase("more", a.Above, "大きい", "more than", also=("多い", "高い")),
    Phrase("more", a.Below, "小さい", "less than", also=("少ない", "低い")),
    Phrase("end", a.Highest, "高い", "highest", also=("大きい",)),
    Phrase("end", a.Lowest, "低い", "lowest", also=("小さい",)),
]  # fmt: skip

CORE: Final = (*ABILITIES, *SENTENCES, *EVENTS, *TIME, *CONDITIONS, *NUMBERS)
