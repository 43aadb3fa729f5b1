"""Wordings of pso2 for the frame: what a line of a text is, costs, limits, sentences, times (300, G)."""

from __future__ import annotations

from typing import Final

from kirifuda.games.pso2 import ast as p
from kirifuda.text import ast as a
from kirifuda.text.core_rows import CONDITIONS, EVENTS, NUMBERS, SENTENCES, TIME
from kirifuda.text.phrases import Phrase

# the counters that this game words itself, and what its book has no word for
_OWN: Final = frozenset({"q_tai", "q_nin", "now"})
_NOT_HERE: Final = frozenset({a.Infinity, a.Holds})
SHARED: Final = tuple(
    row
    for row in (*SENTENCES, *EVENTS, *TIME, *CONDITIONS, *NUMBERS)
    if row.node not in _NOT_HERE and row.category not in _OWN
)

# 211.2: one text a line. 300.2-4, G.01-04: condition : effect, cost ⇒ effect, one/another : effect, plain sentences
ABILITIES: Final = [
    Phrase("ability", a.Activated, "{cost:pay*/}⇒{do:body}{limits:limit**}", "{cost%, } ⇒ {do}{limits}", also=("{cost:pay*、}⇒{do:body}{limits:limit**}", "{cost:payi*、}、{cost:pay}⇒{do:body}{limits:limit**}")),
    Phrase("ability", a.Activated, "{limits:main}{cost:pay*/}⇒{do:body}{limits:limit**}", "【Main】 {cost%, } ⇒ {do}{limits}", also=("{limits:main}{cost:pay*、}⇒{do:body}{limits:limit**}", "{limits:main}{cost:payi*、}、{cost:pay}⇒{do:body}{limits:limit**}")),
    Phrase("ability", a.Activated, "{limits:once}{cost:pay*/}⇒{do:body}{limits:limit**}", "{cost%, } ⇒ {do}{limits}"),
    Phrase("ability", a.Activated, "{limits:main}{limits:once}{cost:pay*/}⇒{do:body}{limits:limit**}", "【Main】 {cost%, } ⇒ {do}{limits}"),
    Phrase("ability", a.Triggered, "{when:event}：{do:body}{limits:limit**}", "{when}: {do}{limits}"),
    Phrase("ability", a.Triggered, "{limits:once}{when:event}：{do:body}{limits:limit**}", "{when}: {do}{limits}"),
    Phrase("ability", a.Triggered, "{when:event}：{limits:once}{do:body}{limits:limit**}", "{when}: {do}{limits}"),
    Phrase("ability", a.Activated, "{limits:onlyif}{cost:pay*/}⇒{do:body}{limits:limit**}", "{cost%, } ⇒ {do}{limits}"),
    Phrase("ability", a.Activated, "{limits:onlyif}{limits:main}{cost:pay*/}⇒{do:body}{limits:limit**}", "【Main】 {cost%, } ⇒ {do}{limits}"),
    Phrase("ability", p.EitherWay, "{ways:way+/}：{do:body}{limits:limit**}", "{ways%/}: {do}{limits}"),
    Phrase("way", None, "{event}", "{event}"),
    Phrase("way", None, "{pay}", "{pay}"),
    Phrase("ability", a.KeywordLine, "{keywords:keyword*}", "{keywords% }", also=("{keywords:keyword+、}", "{keywords:keyword+/}", "{keywords:keyword+ }")),
    Phrase("ability", a.KeywordLine, "{keywords:lineword!}", "{keywords}"),
    # 504.1.3: when an active is played
    Phrase("ability", p.PlayOnly, "このカードは{periods:stretch!}のみプレイできる。", "This card can be played only {periods}.", also=(*tuple(f"{this}{{periods:stretch!}}{only}" for this in ("このカードは", "") for only in ("のみプレイできる。", "にのみプレイできる。", "だけプレイできる。", "しかプレイできない。", "にしかプレイできない。"))[1:], "{periods:stretch!}のみ、このカードはプレイできる。")),
    Phrase("ability", p.PlayOnly, "このカードは{periods:stretch+または}のみプレイできる。", "This card can be played only {periods% or }.", also=tuple(f"{this}{{periods:stretch+{word}}}{only}" for this in ("このカードは", "") for word in ("または", "か") for only in ("のみプレイできる。", "にのみプレイできる。"))[1:]),
    Phrase("ability", p.PlayOutside, "このカードは{less:period}以外の{period:stretch}のみプレイできる。", "This card can be played only {period}, and not in {less}.", also=("{less:period}以外の{period:stretch}のみプレイできる。", "{less:period}以外の{period:stretch}にのみプレイできる。")),
    Phrase("ability", p.PlayInResponse, "このカードはレスポンスでのみプレイできる。", "This card can be played only in response.", also=("レスポンスでのみプレイできる。", "このカードはレスポンスとしてのみプレイできる。")),
    # 209.1.3, G.04: a cost before the colon
    Phrase("ability", a.Triggered, "{when:event}{do.pay:icon}：{do.then:body}{limits:limit**}", "{when}: you may pay {do.pay}; if you do, {do.then}{limits}", inner={"do": p.ByDoing}),
    Phrase("ability", p.MainLine, "【Main】", "【Main】"),
    Phrase("ability", p.RuleLine, "ルール：{says:ruling}。", "Rule: {says}."),
    Phrase("steady", a.Static, "{says:say*}", "{says% }", {"limits": ()}),
    # nobody is named at all: the card itself
    Phrase("steady", a.Static, "{says:selfsay*}", "{says% }", {"limits": ()}),
    Phrase("selfsay", None, "{itsays}。", "{itsays}."),
    Phrase("itsays", a.Forbid, "{deed:deed.cannot}", "this card cannot {deed}", {"subject": a.This()}, also=("{deed:deed.not}",)),
    Phrase("itsays", a.Gain, "{features:gained*と}を得る", "this card gets {features%, & and }", {"what": a.This()}, also=("{features:gained*と}を持つ", "{features:gained*と}を受ける", "{features:modify!}される", "{features:modify!}する")),
    Phrase("itsays", a.Must, "攻撃できるなら攻撃しなければならない", "this card must attack if able", {"subject": a.This(), "deed": p.AttacksAtAll()}, also=("可能なら攻撃しなければならない",)),
    Phrase("itsays", a.If, "{condition:cond.nara}なら、{then:itsays}", "if {condition}, {then}", also=("{condition:cond}場合、{then:itsays}", "{condition:nstate.nara}の場合、{then:itsays}"), weak=True),
    Phrase("itsays", a.Timed, "{duration:while}、{do:itsays}", "{duration}, {do}"),
    # what says neither when it happens nor what holds
    Phrase("ability", None, "{steady}", "{steady}", weak=True),
    Phrase("steady", None, "{other}", "{other}", weak=True),
    Phrase("other", a.Spell, "{do:body}{limits:limit**}", "{do}{limits}", weak=True),
    Phrase("other", a.Spell, "{limits:main}{do:body}{limits:limit**}", "【Main】: {do}{limits}", weak=True),
    Phrase("main", a.OnlyMainTiming, "【Main】", "", also=("【Main】：",)),
    Phrase("lineword", p.Slots, "【装備枠{count:amount}】", "【Slots {count}】", also=("【装備枠 {count:amount}】",)),
    Phrase("ruling", p.LifeBecomes, "このカードのライフは{to:lifesum}になる", "this card's life is {to}"),
    Phrase("lifesum", a.Multiple, "{left:joined}×{right:amount}", "{right} times {left}"),
    Phrase("lifesum", None, "{amount}", "{amount}"),
    Phrase("joined", p.JoinedPlayers, "参加したプレイヤーの数", "the number of players who joined"),
]  # fmt: skip

OFTEN: Final = (
    *((only, verb) for only in ("だけ", "のみ", "まで", "") for verb in ("発動できる", "発動する", "使用できる", "起動できる", "誘発する")),
    *(("しか", verb) for verb in ("発動できない", "発動しない", "使用できない", "起動できない", "誘発しない")),
)  # fmt: skip
"""How it is said that something is done so often, and no more."""

COSTS: Final = [
    Phrase("pay", None, "{icon}", "{icon}"),
    Phrase("pay", None, "{act}", "{act}"),
    Phrase("pay", a.Seq, "{parts:picking}{parts:bare}", "{parts~% and }", weak=True),
    Phrase("payi", None, "{icon}", "{icon}"),
    Phrase("payi", None, "{act.i}", "{act}"),
    Phrase("icon", p.Points, "ⓧ", "ⓧ", {"count": a.Letter("X")}),
    Phrase("icon", p.TurnItselfOff, "【ON⇒OFF】", "【ON⇒OFF】", also=("【ON】⇒【OFF】",)),
    Phrase("limit", a.Times, "この能力は1ターンに{times:amount}度だけ発動できる。", " This ability can be invoked only {times} (time|times)#times a turn.", also=tuple(f"この能力は{span}に{{times:amount}}{unit}{only}{verb}。" for span in ("1ターン", "各ターン") for unit in ("度", "回") for only, verb in OFTEN if not verb.endswith(("する", "しない")))[1:]),
    Phrase("once", a.Times, "1ターンに{times:amount}度だけ、", " This ability can be invoked only {times} (time|times)#times a turn.", also=tuple(f"1ターンに{{times:amount}}{unit}{only}、" for unit in ("度", "回") for only in ("だけ", "", "まで", "のみ"))[1:]),
    Phrase("onlyif", a.OnlyWhen, "{condition:cond.nara}なら、", " This ability can be invoked only if {condition}.", also=("{condition:cond}場合、", "{condition:nstate.nara}の場合、")),
    Phrase("limit", a.TimesAGame, "この能力はゲーム中に{times:amount}度だけ発動できる。", " This ability can be invoked only {times} (time|times)#times in a game.", also=tuple(f"この能力は{span}{{times:amount}}{unit}{only}{verb}。" for span in ("ゲーム中に", "ゲーム中", "1ゲームに", "1ゲーム中に") for unit in ("度", "回") for only, verb in OFTEN)[1:]),
    Phrase("limit", a.OnlyDuring, "この能力は{period:stretch}のみ発動できる。", " This ability can be invoked only {period}.", also=("この能力は{period:stretch}にのみ発動できる。", "この能力は{period:stretch}だけ発動できる。", "この能力は{period:stretch}しか発動できない。", "この能力は{period:stretch}にしか発動できない。")),
    Phrase("limit", a.OnlyInZone, "この能力は{zone}にある時のみ発動できる。", " This ability can be invoked only in the {zone}.", also=tuple(f"この能力は{who}{{zone}}にある{when}発動できる。" for who in ("", "自分の", "このカードが", "このカードが自分の") for when in ("時のみ", "時にのみ", "場合のみ", "間のみ", "場合にのみ"))[1:]),
    Phrase("limit", a.OnlyWhen, "この能力は{condition:state}場合のみ発動できる。", " This ability can be invoked only if {condition}.", also=("この能力は{condition:state}時のみ発動できる。", "この能力は{condition:state}場合にのみ発動できる。", "この能力は{condition:state}時にのみ発動できる。", "この能力は{condition:state}時しか発動できない。", "この能力は{condition:state}間のみ発動できる。", "この能力は{condition:past}場合のみ発動できる。", "この能力は{condition:past}時のみ発動できる。"), weak=True),
]  # fmt: skip

IF: Final = (
    *(f"{{condition:cond{form}}}{word}、{{then:%s}}" for word in ("なら",) for form in (".nara", ".ta")),
    *(f"{{condition:cond{form}}}{word}、{{then:%s}}" for word in ("場合", "時") for form in ("", ".ta")),
    *(f"{{condition:nstate.nara}}の{word}、{{then:%s}}" for word in ("場合", "時")),
)
"""How a condition is joined to what follows from it; 〜ていた and 〜た are its past."""


def shortly(words: tuple[str, ...]) -> Phrase:
    """If something is so, what is done to what was spoken of last."""
    ja, *also = (way % "went" for way in words)
    return Phrase("scoped", a.If, ja, "if {condition}, {then~}", also=tuple(also))


def conditional(category: str, inner: str, english: str) -> Phrase:
    """If something is so: what follows takes the rest of the sentence."""
    ja, *also = (way % inner for way in IF)
    return Phrase(category, a.If, ja, english, also=tuple(also), replaces=True)


FRAMES: Final = [
    conditional("scoped", "scope", "if {condition}, {then~}"),
    conditional("saying", "saying", "if {condition}, {then}"),
    shortly(IF),
    # 406.3
    Phrase("body", a.Modal, "{before:sent**}以下のいずれかの能力を選んで発動する。{options:option*}", "{before% }invoke one of the following abilities.{options}", {"count": a.Num(1)}, also=tuple(f"{{before:sent**}}{words}。{{options:option*}}" for words in ("以下のいずれかを選んで発動する", "以下のいずれか1つを選んで発動する", "以下の能力から1つを選んで発動する", "以下のいずれかを行う", "以下のいずれか1つを行う", "以下から1つを選んで行う", "以下の中から1つを選んで発動する", "以下から1つを選んで発動する", "以下のいずれかを選ぶ", "以下のいずれか選ぶ", "以下のいずれか1つを選ぶ", "以下のいずれか1つを選んで行う", "以下から1つ選ぶ", "以下の能力から1つ選んで発動する", "以下の中から1つ選び発動する", "以下の能力のいずれか1つを選んで発動する"))),
    Phrase("body", a.Modal, "{before:sent**}以下の能力から{count:many_tsu}選んで発動する。{options:option*}", "{before% }invoke {count} of the following abilities.{options}", also=("{before:sent**}以下から{count:many_tsu}選んで発動する。{options:option*}", "{before:sent**}以下の中から{count:many_tsu}選んで発動する。{options:option*}", "{before:sent**}以下の能力を{count:many_tsu}選んで発動する。{options:option*}")),
    # somebody chooses while it is carried out
    Phrase("body", a.By, "{who:leader}以下のいずれかの能力を選んで発動する。{do.options:option*}", "{who} <carry@who> out one of the following.{do.options}", {"do.before": (), "do.count": a.Num(1)}, inner={"do": p.OneWay}, also=("{who:leader}以下のいずれかを選んで発動する。{do.options:option*}", "{who:leader}以下のいずれかを選んで行う。{do.options:option*}")),
    Phrase("many_tsu", a.UpTo, "{n:amount}つまで", "up to {n}", also=("{n:amount}つまでを",), number="n"),
    # G.20: also within a sentence, behind its condition
    Phrase("scoped", a.Afterwards, "さらに、{then:scope}", "in addition, {then~}", also=("そして、{then:scope}", "また、{then:scope}", "さらに{then:scope}")),
    Phrase("clause", a.IfDone, "そうした場合、{then:scope}", "if (you do|they do)#doer, {then}", also=("そうしたなら、{then:scope}", "そうしたら、{then:scope}", "その場合、{then:scope}"), replaces=True),
    Phrase("clause", a.IfDone, "そうした場合、{then:went}", "if (you do|they do)#doer, {then}", also=("そうしたなら、{then:went}",)),
    Phrase("clause", a.Otherwise, "そうでないなら、{then:went}", "otherwise, {then}", also=("そうでない場合、{then:went}", "そうでなければ、{then:went}", "違うなら、{then:went}")),
    # what was spoken of is not named again: …なら、手札に加える
    Phrase("went", None, "{bare}", "{bare}"),
    Phrase("went", a.Seq, "{parts:bare.i*、}、{parts:later}", "{parts~%, & and }", also=("{parts:bare.te}、{parts:later}",)),
    Phrase("went", a.May, "{do:bare.te}もよい", "<you_may> {do}", also=("{do:bare.te}よい", "{do:bare}ことができる", "{do:bare}事ができる", "{do:bare.can}")),
    Phrase("chain", a.Seq, "{parts:first}{parts:link**}{parts:later~}", "{parts~%, & and }", replaces=True),
    *(
        Phrase(into, None, f"{{{one}.{form}}}{end}", f"{{{one}}}")
        for into, one in (("first", "step"), ("link", "later"))
        for form, end in (("i", "、"), ("te", ""), ("te", "、"), ("i", "、その後、"), ("te", "、その後、"))
    ),
    Phrase("scoped", p.IfElse, "{condition:cond.nara}なら{then:went1}、そうでないなら{otherwise:went1}", "if {condition}, {then~}; otherwise, {otherwise~}", also=("{condition:cond.nara}なら{then:went1}、そうでなければ{otherwise:went1}", "{condition:cond}場合は{then:went1}、そうでない場合は{otherwise:went1}", "{condition:cond}場合、{then:went1}、そうでない場合、{otherwise:went1}", "{condition:cond.nara}なら{then:went1}、それ以外なら{otherwise:went1}", "{condition:cond.nara}なら、{then:went1}、そうでないなら、{otherwise:went1}")),
    Phrase("went1", None, "{bare.i}", "{bare}"),
    Phrase("went1", None, "{step.i}", "{step}"),
    Phrase("went1", None, "{bare}", "{bare}"),
    Phrase("went1", None, "{step}", "{step}"),
    Phrase("clause", p.InsteadIf, "{condition:cond.nara}なら、かわりに{then:went2}", "if {condition}, instead {then}", also=("{condition:cond}場合、かわりに{then:went2}", "{condition:cond.nara}なら、かわりに、{then:went2}", "{condition:cond.ta}場合、かわりに{then:went2}", "{condition:cond.nara}ならば、かわりに{then:went2}", "{condition:nstate.nara}の場合、かわりに{then:went2}", "{condition:nstate.nara}の時、かわりに{then:went2}")),
    Phrase("went2", None, "{bare}", "{bare}"),
    Phrase("went2", None, "{scope}", "{scope}"),
    # a chain of costs before 事で is one
    Phrase("scope", a.Seq, "{parts:step.i*、}、{parts:scoped}", "{parts~%, & and }", also=("{parts:step.te*、}、{parts:scoped}",), weak=True, replaces=True),
    Phrase("scope", a.May, "{do:chain.te}もよい", "<you_may> {do}", also=("{do:chain.te}よい", "{do:chain}ことができる", "{do:chain}事ができる", "{do:chain.can}"), replaces=True),
    Phrase("scoped", a.By, "{who:leader}{do:scope}", "{who} {do/@who}", weak=True, replaces=True),
    Phrase("scoped", a.By, "{who:bossleads}{do:scope}", "{who} {do/@who}", weak=True),
    Phrase("scoped", a.Timed, "{duration:span}、{do:scope}", "{do~} {duration}", weak=True, replaces=True),
    Phrase("scoped", a.Timed, "{duration:span}、{do:went}", "{do~} {duration}", weak=True),
    Phrase("scoped", p.ByDoing, "{pay:act}事で、{then:scope}", "<you_may> {pay}; if (you do|they do)#actor, (|they )#actor{then/base}", also=("{pay:act}ことで、{then:scope}",)),
    Phrase("scoped", p.ByDoing, "{pay:paychain}事で、{then:scope}", "<you_may> {pay}; if (you do|they do)#actor, (|they )#actor{then/base}", also=("{pay:paychain}ことで、{then:scope}",)),
    Phrase("paychain", a.Seq, "{parts:first}{parts:link**}{parts:later}", "{parts~%, & and }"),
    # behind other acts it would be one chain of costs with them
    Phrase("scope", p.ByDoing, "{pay:icon}で、{then:scope}", "<you_may> pay {pay}; if (you do|they do)#actor, (|they )#actor{then/base}", also=("{pay:icon}する事で、{then:scope}",)),
    Phrase("scoped", a.Replace, "{event:happening}とき、かわりに{instead:scope}", "when {event/would}, instead {instead}", also=tuple(f"{{event:happening}}{when}、かわりに{comma}{{instead:scope}}" for when in ("とき", "時", "場合") for comma in ("",))[1:]),
    Phrase("scoped", a.Timed, "{do.event.subject:doer}{duration:span}に{do.event.deed:deed}時、かわりに{do.instead:went}", "when {do.event.subject} would {do.event.deed} {duration}, instead {do.instead}", inner={"do": a.Replace, "do.event": a.Happens}, also=tuple(f"{{do.event.subject:doer}}{{duration:span}}{ni}{{do.event.deed:deed}}{when}、かわりに{{do.instead:{then}}}" for ni in ("に", "、") for when in ("時", "場合") for then in ("went", "scope"))),
    Phrase("scoped", a.Replace, "{event:happening}時、かわりに{instead:went}", "when {event/would}, instead {instead}", also=("{event:happening}場合、かわりに{instead:went}",)),
    Phrase("saying", a.Replace, "{event:happening}時、かわりに{instead:went}", "when {event/would}, instead {instead}", also=("{event:happening}場合、かわりに{instead:went}",)),
    # ⇒ parts a cost from its effect here (G.02)
    Phrase("scoped", a.Delayed, "{when:moment}、{do:scope}", "at {when}, {do~}", also=("{when:moment}に、{do:scope}",), replaces=True),
    Phrase("scoped", a.Delayed, "次に{when:happening.ta}時、{do:scope}", "the next time {when}, {do~}", replaces=True),
    Phrase("say", None, "{saying}。", "{saying}."),
    Phrase("saying", None, "{stmt}", "{stmt}"),
    Phrase("saying", a.Seq, "{parts:stmt.i}、{parts:ofit}", "{parts% and }", also=("{parts:stmt.te}、{parts:ofit}", "{parts:stmt.i}、{parts:stmt}", "{parts:stmt.te}、{parts:stmt}", "{parts:stmt.i}、さらに{parts:ofit}")),
    *(
        Phrase("say", p.InsteadIf, f"{{condition:cond.nara}}なら、かわりに{{then:{then}}}。", f"if {{condition}}, instead {it}{{then}}.", also=tuple(f"{{condition:{way}、かわりに{{then:{then}}}。" for way in ("cond}場合", "nstate.nara}の場合", "cond}間")))
        for then, it in (("ofit", "it "), ("stmt", ""))
    ),
    Phrase("saying", a.Timed, "{duration:while}、{do:saying}", "{duration}, {do}"),
    Phrase("saying", a.If, "{then.event.subject:payer}{condition.period:period}以外で{then.event.deed:pdeed}時、かわりに{then.instead:went}", "outside {condition.period}, when {then.event.subject} would {then.event.deed}, instead {then.instead}", inner={"condition": p.NotNow, "then": a.Replace, "then.event": a.Happens}, also=tuple(f"{{then.event.subject:payer}}{{condition.period:period}}以外{word}{{then.event.deed:pdeed}}{when}、かわりに{{then.instead:{then}}}" for when in ("時", "場合") for word in ("で", "に") for then in ("went", "scope"))[1:]),
    Phrase("saying", a.Replace, "{event:happening}とき、かわりに{instead:scope}", "when {event/would}, instead {instead}", also=tuple(f"{{event:happening}}{when}、かわりに{comma}{{instead:scope}}" for when in ("とき", "時", "場合") for comma in ("",))[1:]),
    *(
        Phrase("saying", a.ForEach, f"{{amount:c_{of}}}{{unit:amount}}{one}につき、{{do:saying}}", "for every {unit} {amount#unit}, {do}", also=(f"{{amount:c_{of}}}{{unit:amount}}{one}ごとに、{{do:saying}}",))
        for of, one in (("f_tai", "体"), ("f_mai", "枚"), ("f_item", "枚"))
    ),
    Phrase("scoped", a.ForEach, "{amount:c_f_tai}{unit:amount}体につき、{do:scope}", "for every {unit} {amount#unit}, {do~}", also=("{amount:c_f_tai}{unit:amount}体ごとに、{do:scope}",)),
    Phrase("scoped", a.ForEach, "{amount:c_f_mai}{unit:amount}枚につき、{do:scope}", "for every {unit} {amount#unit}, {do~}", also=("{amount:c_f_mai}{unit:amount}枚ごとに、{do:scope}",)),
    Phrase("scoped", a.ForEach, "{amount:thatmany}{unit:amount}枚につき、{do:scope}", "for every {unit} of {amount}, {do~}", also=("{amount:thatmany}{unit:amount}体につき、{do:scope}",)),
    Phrase("scoped", a.ForEach, "{amount:c_f_item}{unit:amount}枚につき、{do:scope}", "for every {unit} {amount#unit}, {do~}"),
]  # fmt: skip

TIMES: Final = [
    Phrase("event", None, "{event1}", "{event1}", replaces=True),
    Phrase("event", a.Provided, "{event:event1}、{condition:cond.nara}なら", "{event}, if {condition}", also=("{event:event1}、{condition:cond}場合",), replaces=True),
    Phrase("event", a.Provided, "{condition:cond.nara}なら、{event:event1}", "if {condition}, {event}", also=("{condition:cond}場合、{event:event1}", "{condition:nstate.nara}の場合、{event:event1}")),
    Phrase("event", a.InPeriod, "{period:stretch}、{event:event1}", "{period}, {event}", replaces=True),
    # when it happens behind who does it
    Phrase("event", a.InPeriod, "{event.subject:doer}{period:stretch}に{event.deed:deed.ta}時", "{period}, when {event.subject} {event.deed/@event.subject}", inner={"event": a.Happens}, also=("{event.subject:doer}{period:stretch}に{event.deed:edeed.ta}時", "{event.subject:payer}{period:stretch}に{event.deed:pdeed.ta}時", "{event.subject:payer}{period:stretch}に{event.deed:pdeed1.ta}時", "{event.subject:payer}{period:stretch}に{event.deed:pdeed2.ta}時")),
    Phrase("event", a.InPeriod, "{event.subject:payer}{period:stretch}{event.deed:pdeed1.ta}時", "{period}, when {event.subject} {event.deed/@event.subject}", inner={"event": a.Happens}, also=("{event.subject:payer}{period:stretch}{event.deed:pdeed.ta}時", "{event.subject:payer}{period:stretch}{event.deed:pdeed2.ta}時", "{event.subject:payer}{period:stretch}、{event.deed:pdeed1.ta}時", "{event.subject:payer}{period:stretch}、{event.deed:pdeed.ta}時")),
    Phrase("event", a.Provided, "{event.subject:payer}{condition.period:period}以外で{event.deed:pdeed.ta}時", "outside {condition.period}, when {event.subject} {event.deed/@event.subject}", inner={"condition": p.NotNow, "event": a.Happens}, also=tuple(f"{{event.subject:{who}}}{{condition.period:period}}以外{word}{{event.deed:{deed}.ta}}時" for who, deed in (("payer", "pdeed"), ("payer", "pdeed1"), ("doer", "deed")) for word in ("で", "に", "のフェイズで", "のフェイズに"))[1:]),
    Phrase("event", a.Provided, "{condition.period:period}以外で{event:event1}", "outside {condition.period}, {event}", inner={"condition": p.NotNow}, also=("{condition.period:period}以外に{event:event1}", "{condition.period:period}以外の時に{event:event1}", "{condition.period:period}以外のフェイズで{event:event1}", "{condition.period:period}以外のフェイズに{event:event1}")),
    Phrase("event", a.EitherEvent, "{events:event1+か、}", "{events%, & or }", also=("{events:event1+か}", "{events:event1+、または}", "{events:event1+または}"), replaces=True),
    Phrase("event1", p.OnEntry, "【登場時】", "【On Entry】"),
    Phrase("event1", p.OnDefeat, "【戦闘不能時】", "【On Defeat】"),
    Phrase("event1", p.OnDrop, "【ドロップ】", "【Drop】"),
    Phrase("event1", None, "{happening}たび", "whenever {happening}"),
    Phrase("event1", None, "{happening}たびに", "whenever {happening}"),
    Phrase("event1", None, "{happening}時", "when {happening}"),
    Phrase("event1", p.ComesTrue, "{condition.left:life}が{condition.right:lifepart}{condition.relation:rel}になった時", "when {condition.left} becomes {condition.relation<}{condition.right}{condition.relation>}", inner={"condition": a.Compare}),
    Phrase("moment", a.Begins, "{period}の開始時", "the start of {period}", also=("{period}開始時", "{period}の開始", "{period}のはじめ"), replaces=True),
    Phrase("moment", a.Ends, "{period}の終了時", "the end of {period}", also=("{period}終了時", "{period}の終わり"), replaces=True),
    Phrase("period", a.Period, "{whose:turnof1}次の{phase}", "{whose}next {phase}", {"which": a.NextOne()}),
    Phrase("turnof", a.You, "自分の", "your ", also=("自分", "あなたの"), replaces=True),
    Phrase("turnof", a.Opponent, "相手の", "your opponent's ", also=("相手", "対戦相手の", "相手のプレイヤーの"), replaces=True),
    Phrase("turnof", p.SaidPlayer, "そのプレイヤーの", "that player's "),
    Phrase("turnof", p.BossPlayer, "《ボス》の", "the boss's ", also=("このカードの",)),
    Phrase("turnof1", a.You, "自分の", "your ", also=("自分", "あなたの"), replaces=True),
    Phrase("turnof1", a.Opponent, "相手の", "your opponent's ", also=("相手", "対戦相手の", "相手のプレイヤーの"), replaces=True),
    Phrase("turnof1", p.SaidPlayer, "そのプレイヤーの", "that player's "),
    Phrase("span", a.Throughout, "{period:nowthis}中", "{period}", also=("{period:nowthis}の間", "{period:nowthis}"), replaces=True),
    Phrase("span", a.Throughout, "{period:nownext}中", "during {period}", also=("{period:nownext}の間", "{period:nownext}に", "{period:nownext}")),
    Phrase("while", a.While, "{condition:nstate.nara}の間", "as long as {condition}"),
]  # fmt: skip
