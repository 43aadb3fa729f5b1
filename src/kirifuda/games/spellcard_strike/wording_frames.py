"""Spellcard Strike wordings for the frame: what a text is, conditions of use, sentences, when and instead (8.1)."""

from __future__ import annotations

from typing import Final

from kirifuda.games.spellcard_strike import ast as s
from kirifuda.text import ast as a
from kirifuda.text.core_rows import EVENTS, NUMBERS, SENTENCES, TIME
from kirifuda.text.phrases import Phrase

# frames of other games: targets stand under the map, triggers have no arrow
_NOT_HERE: Final = frozenset(
    {a.Target, a.Unless, a.Delayed, a.Provided, a.InPeriod, a.Holds, a.Repeat, a.Modal, a.Infinity}
)
_UNUSED: Final = frozenset({"event", "event1", "q_nin", "option", "while", "stretch", "turnof1", "now", "nownext"})
SHARED: Final = tuple(
    row
    for row in (*SENTENCES, *EVENTS, *TIME, *NUMBERS)
    if row.node not in _NOT_HERE
    and row.category not in _UNUSED
    and row.ja not in ("{while}", "{event:happening}まで", "{period:nownext}の間")
)

ABILITIES: Final = [
    Phrase("ability", a.KeywordLine, "{keywords:keyword!}", "{keywords}"),
    Phrase("ability", a.Static, "〔常〕{says:sent*}", "〔Always〕: {says% }", {"limits": ()}),
    Phrase("ability", a.Static, "{says:extra!}。", "{says}.", {"limits": ()}),
    Phrase("ability", a.Spell, "{limits:use**}{do:body}", "{limits}{do}"),
    Phrase("target", s.TargetWords, "{what:aimed}", "{what}"),
    Phrase("cost", s.CostWords, "{icons:icon*}", "{icons}"),
    Phrase("icon", s.Power, "〔{attribute:element}〕", "〔{attribute}〕"),
    Phrase("icon", s.CasterPower, "〔術者・{attribute:element}〕", "〔Caster {attribute}〕"),
    Phrase("icon", s.HandCost, "〔手札〕{count:digits}", "〔Hand〕{count}"),
    Phrase("icon", s.HandLetter, "〔手札〕{letter:letter}", "〔Hand〕{letter}"),
    Phrase("icon", s.ScoreCost, "〔スコア〕", "〔Score〕"),
    Phrase("extra", a.ManyInDeckUpTo, "このカードはデッキに{count:amount}枚まで入れることができる", "a deck may hold up to {count} of this card"),
    Phrase("extra", a.ManyInDeck, "このカードはデッキに何枚でも入れることができる", "a deck may hold any number of this card"),
]  # fmt: skip

# 2.5.4.4: conditions of use stand on the first line
USES: Final = [
    Phrase("use", None, "{usage}。\n", "{usage}.\n"),
    Phrase("use", None, "{usage}。", "{usage}. "),
    Phrase("usage", a.OnlyWhen, "この宣言は{condition:case}場合にできる", "this can be declared only if {condition}", also=("この宣言は{condition:case}場合にのみできる", "この宣言は、{condition:case}場合にできる", "この宣言は、{condition:case}場合にのみできる", "このアビリティは{condition:case}場合にできる", "このアビリティは{condition:case}場合にのみできる", "この宣言は{condition:case}場合のみできる")),
    Phrase("usage", s.NeverWhen, "この宣言は{condition:case}場合にできない", "this cannot be declared if {condition}", also=("この宣言は、{condition:case}場合にできない", "この宣言は{condition:case}場合はできない", "この宣言は{condition:case}場合、できない", "このアビリティは{condition:case}場合にできない")),
    Phrase("usage", s.OnlyBy, "この宣言は{quality:info}を持つストライカーのみできる", "only a striker with {quality} can declare this", also=("この宣言は{quality:info}を持つストライカーだけができる", "この宣言は{quality:info}を持つストライカーにのみできる", "この宣言は{quality:info}を持つ味方のみできる")),
    Phrase("usage", s.NeverCancelled, "この宣言は打ち消されない", "this cannot be cancelled", also=("この宣言は打ち消すことができない", "この宣言を打ち消すことはできない", "このスペルカードは打ち消されない", "このスペルカード宣言は打ち消されない", "このアビリティは打ち消されない", "このアビリティ宣言は打ち消されない")),
    Phrase("usage", a.OnlyDuring, "この宣言は{period:someturn}にのみできる", "this can be declared only during {period}", also=("この宣言は{period:someturn}にできる", "この宣言は{period:someturn}中にのみできる", "この宣言は{period:someturn}のみできる", "このアビリティは{period:someturn}にのみできる")),
    Phrase("usage", a.Times, "この宣言は1ターンに{times:amount}回のみできる", "this can be declared only {times} (time|times)#times a turn", also=("この宣言は1ターンに{times:amount}回までできる", "この宣言は1ターンに{times:amount}回だけできる", "この宣言は1ターンに{times:amount}度のみできる", "このアビリティは1ターンに{times:amount}回のみできる", "このアビリティは1ターンに{times:amount}回までできる")),
]  # fmt: skip

FRAMES: Final = [
    Phrase("sent", None, "{clause}。\n", "{clause}.\n"),
    Phrase("clause", a.IfDone, "そうした場合、{then:scope}", "if (you do|they do)#actor, {then}", also=("そうしたなら、{then:scope}",), replaces=True),
    Phrase("clause", a.IfNotDone, "そうしない場合、{then:scope}", "if (you do|they do)#actor not, {then}", also=("そうしなかった場合、{then:scope}", "そうしないなら、{then:scope}"), replaces=True),
    Phrase("clause", a.Otherwise, "そうでない場合、{then:scope}", "otherwise, {then}", also=("そうでないなら、{then:scope}",), replaces=True),
    Phrase("clause", a.Define, "{letter:letter}は{value:measure}", "{letter} is {value}", also=("{letter:letter}は{value:measure}とする", "{letter:letter}は{value:measure}である", "{letter:letter}は{value:measure}に等しい"), replaces=True),
    Phrase("scope", a.May, "{do:chain.te}もよい", "<you_may> {do}", also=("{do:chain.te}よい", "{do:chain}ことができる"), replaces=True),
    Phrase("scope", s.OneOfThese, "{parts:chain+or}", "{parts~% or }", also=("{parts:chain+、or}",)),
    Phrase("scoped", a.If, "{condition:case}場合、{then:scope}", "if {condition}, {then~}", replaces=True),
    # 8.1.5: in the place of the sentence before
    Phrase("scoped", a.If, "{condition:case}場合、かわりに{then.do:scope}", "if {condition}, instead {then.do~}", inner={"then": s.Instead}, also=("{condition:case}場合、かわりに、{then.do:scope}",)),
    Phrase("scoped", a.Replace, "{event:occur}場合、かわりに{instead:scope}", "{event/would}, instead {instead~}", also=("{event:occur}場合、かわりに、{instead:scope}", "{event:occur}とき、かわりに{instead:scope}")),
    # 8.1.4.1: 場合 is met once by several at a time, とき by each
    Phrase("scoped", s.Whenever, "{when:occur.ta}場合、{do:scope}", "{when}, {do~}", {"often": s.AsOne()}),
    Phrase("scoped", s.Whenever, "{when:each.ta}とき、{do:scope}", "{when}, {do~}", {"often": s.EachOne()}, also=("{when:each.ta}時、{do:scope}",)),
    Phrase("scoped", s.Whenever, "{when:moment}、{do:scope}", "at {when}, {do~}", {"often": s.AsOne()}, also=("{when:moment}に、{do:scope}", "{when:moment}に{do:scope}")),
    Phrase("scoped", s.Before, "{when:occur}場合、{do:scope}", "{when/would}, first {do~}", {"often": s.AsOne()}),
    Phrase("scoped", s.Before, "{when:each}とき、{do:scope}", "{when/would}, first {do~}", {"often": s.EachOne()}, also=("{when:each}前に、{do:scope}", "{when:each}前に{do:scope}")),
    Phrase("occur", None, "{happening~}", "when {happening}"),
    Phrase("each", None, "{happening~}", "each time {happening}"),
    Phrase("each", a.EitherEvent, "{events:happening.ta}or{events:happening~}", "each time {events% or }"),
    Phrase("each", None, "{next~}", "{next}"),
    Phrase("occur", None, "{next~}", "{next}"),
    Phrase("next", s.Once, "{event.subject:doer}次に{event.deed:deed~}", "the next time {event.subject} {event.deed/@event.subject}", inner={"event": a.Happens}, also=("次に{event.subject:doer}{event.deed:deed~}",)),
    Phrase("occur", a.EitherEvent, "{events:happening.ta}or{events:happening~}", "when {events% or }"),
    Phrase("turnof", a.You, "あなたの", "your ", replaces=True),
    Phrase("turnof", a.Opponent, "相手の", "your opponent's ", replaces=True),
    Phrase("leader", None, "{player}は", "{player}"),
    Phrase("leader", None, "{player}は、", "{player}"),
]  # fmt: skip
