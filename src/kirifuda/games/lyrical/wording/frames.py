"""Wordings of lyrical for the frame: what a line of a text is, prices, limits, sentences (N-8.2, N-12.0)."""

from __future__ import annotations

from typing import Final

from kirifuda.games.lyrical import ast as n
from kirifuda.games.lyrical.wording.limits import answers, limits
from kirifuda.games.lyrical.wording.mods import THIS_TURN
from kirifuda.text import ast as a
from kirifuda.text.core_rows import CONDITIONS as CORE_CONDITIONS
from kirifuda.text.core_rows import EVENTS, NUMBERS, SENTENCES, TIME
from kirifuda.text.phrases import Phrase

_NOT_HERE: Final = frozenset({a.Infinity, a.Provided, a.Holds})
"""No number of this game is without end, and nothing is set off by what merely is so (A55). A comma, not an arrow, stands behind an event here, so 〜なら belongs to what is
done."""
_UNUSED: Final = frozenset({"q_nin", "which"})
"""Players are not counted, and a turn of this game has an article. Nothing has happened yet in a turn to come."""
SHARED: Final = tuple(
    row
    for row in (*SENTENCES, *EVENTS, *TIME, *CORE_CONDITIONS, *NUMBERS)
    if row.node not in _NOT_HERE and row.category not in _UNUSED and (row.category, row.ja) != ("now", "{nownext}")
)
IN_HAND: Final = a.CountOf(a.Filter(a.Place(a.Zone("手札"), a.Actor()), (), a.AnyCard()))
NO_LIMITS: Final[tuple[a.Limit, ...]] = ()
NEW: Final = a.Is(a.This(), a.Did(THIS_TURN, a.Enters()))
EVERY_BATTLE: Final = a.Period(a.EveryOne(), a.AnyPlayer(), a.Phase("バトル"))

# one ability a line; N-8.2: an effect is factor, slash, cost, colon, result; N-12.0: a skill is its word
ABILITIES: Final = [
    Phrase("ability", a.KeywordLine, "{keywords:skill*}", "{keywords% }", also=("{keywords:skill+、}", "{keywords:skill+ }", "{keywords:skill+/}", "{keywords:skill+・}", "{keywords:skill*}。", "{keywords:skill+、}。")),
    Phrase("ability", a.Activated, "（{cost:price!}）：{do:body}{limits:limit**}", "({cost}): {do}{limits}", also=("（{cost:price!}）：{limits:limit!}{do:body}", "{limits:once!}（{cost:price!}）：{do:body}", "{limits:before!}（{cost:price!}）：{do:body}{limits:limit**}")),
    Phrase("ability", a.Activated, "（{cost:price}）、{cost:act*、}：{do:body}{limits:limit**}", "({cost%, }): {do}{limits}", also=("（{cost:price}）{cost:act*、}：{do:body}{limits:limit**}", "（{cost:price}）、{cost:act.i}、{cost:act}：{do:body}{limits:limit**}")),
    Phrase("once", a.Times, "1ターンに{times:amount}回、", " This can be used only {times} (time|times)#times a turn.", also=("1ターンに{times:amount}回まで、", "1ターンに{times:amount}回だけ、", "1ターンに{times:amount}回のみ、")),
    Phrase("before", a.OnlyWhen, "{condition:holding.nara}なら、", " This can be used only if {condition}.", also=("{condition:holding}場合、", "{condition:holding}時、")),
    Phrase("ability", a.Triggered, "{when:event}、{do:body}{limits:limit**}", "{when} {do}{limits}", also=("{when:event}に、{do:body}{limits:limit**}", "{limits:once!}{when:event}、{do:body}", "{limits:limit!}{when:event}、{do:body}", "{limits:limit!}{when:event}に、{do:body}")),
    Phrase("ability", a.Triggered, "{when.subject:ref}は、{when.deed:deed.ta}とき、{do:body}{limits:limit**}", "when {when.subject} {when.deed/@when.subject}, {do}{limits}", inner={"when": a.Happens}, also=("{when.subject:ref}は、{when.deed:deed.ta}時、{do:body}{limits:limit**}", "{when.subject:ref}は、{when.deed:deed}たび、{do:body}{limits:limit**}")),
    Phrase("ability", a.Static, "{says:say*}", "{says% }", {"limits": NO_LIMITS}, also=("{says:say*}{says:skillsay}", "{says:skillsay}{says:say*}")),
    Phrase("ability", a.Spell, "{do:body}{limits:limit**}", "{do}{limits}", also=("{limits:limit!}{do:body}", "{limits:limit}{limits:limit}{do:body}"), weak=True),
    Phrase("ability", n.Limits, "{limits:limit*}", "{limits}"),
    Phrase("price", n.Pay, "{marks:price_mark*}{total:amount}/{cost:amount}", "{marks%-} {total}/{cost}"),
    Phrase("price", n.Pay, "{total:amount}/{cost:amount}", "{total}/{cost}", {"marks": ()}),
]  # fmt: skip


def _of_what_was_named() -> list[Phrase]:
    """そうしたなら、捨て札する: behind a frame, what something is done to need not be named again."""
    return [
        Phrase("bares", None, "{bare}", "{bare~}"),
        Phrase("bares", a.Seq, "{parts:bare.i}、{parts:link**}{parts:later}", "{parts~%, & and }", also=("{parts:bare.te}、{parts:link**}{parts:later}", "{parts:bare.te}{parts:link**}{parts:later}")),
        Phrase("bares", a.May, "{do:bare.te}よい", "<you_may> {do}", also=("{do:bare.te}もよい", "{do:bare.can}")),
        Phrase("scoped", a.Target, "{what:aim}対象とし、{then:bares}", "choose {what} as (the target|targets)#what; {then~}", also=("{what:aim}対象として、{then:bares}", "{what:aim}対象に取り、{then:bares}")),
        Phrase("scoped", a.If, "{condition:cond.nara}なら、{then:bares}", "if {condition}, {then~}", also=("{condition:cond}場合、{then:bares}",)),
        Phrase("clause", a.IfDone, "そうしたなら、{then:bares}", "if (you do|they do)#doer, {then}", also=("そうした場合、{then:bares}",)),
        Phrase("clause", a.IfNotDone, "そうしないなら、{then:bares}", "if (you do|they do)#doer not, {then}", also=("そうしなかったなら、{then:bares}", "そうしない場合、{then:bares}", "そうしなかった場合、{then:bares}")),
        Phrase("clause", a.Otherwise, "そうでないなら、{then:bares}", "otherwise, {then}", also=("そうでない場合、{then:bares}",)),
        Phrase("clause", a.Afterwards, "その後、{then:bares}", "then {then}"),
    ]  # fmt: skip


_SAID_OF_EACH: Final = (
    "は",
    "は、",
    "順に",
    "順に、",
    "順番に",
    "順番に、",
    "先に",
    "先に、",
    *(f"{stem}{comma}" for stem in "しきせえびりちいみげれけて" for comma in ("", "、")),
)
"""Behind these each player has been named already."""
FRAMES: Final = [
    # 捨てられる is also what is done to something: hence weak
    Phrase("scope", a.May, "{do:chain.can}", "<you_may> {do}", weak=True),
    *limits(),
    Phrase(
        "scoped", a.ForEach, "{amount:s_tai}{unit:amount}体につき、{do:scope}", "for every {unit} {amount#unit}, {do~}"
    ),
    Phrase(
        "scoped", a.ForEach, "{amount:s_mai}{unit:amount}枚につき、{do:scope}", "for every {unit} {amount#unit}, {do~}"
    ),
    Phrase(
        "chain",
        a.Seq,
        "{parts:first}{parts:link**}{parts:later~}",
        "{parts~%, & and }",
        also=("{parts:first}{parts:link**}その後{parts:later~}", "{parts:first}{parts:link**}その後、{parts:later~}"),
        weak=True,
        replaces=True,
    ),
    Phrase("scope", a.Seq, "{parts:first}{parts:link**}{parts:scoped}", "{parts~%, & and }", replaces=True),
    Phrase("first", None, "{step.i}、", "{step~}"),
    Phrase("first", None, "{step.te}、", "{step~}"),
    Phrase("first", None, "{step.te}", "{step~}"),
    Phrase("link", None, "{later.i}、", "{later~}"),
    Phrase("link", None, "{later.te}、", "{later~}"),
    Phrase("link", None, "{later.te}", "{later~}"),
    *_of_what_was_named(),
    Phrase("aim", None, "{obj}", "{obj}"),
    Phrase("leader", a.You, "自分は", "you", number="you"),
    Phrase("leader", None, "{player1}は", "{player1}"),
    Phrase(
        "leader",
        a.EachPlayer,
        "お互いのプレイヤーはターンプレイヤーから順に",
        "each player, the turn player first,",
        also=tuple(
            f"{who}は{comma}ターンプレイヤーから{order}{comma}{each}{last}"
            for who in ("お互いのプレイヤー", "各プレイヤー", "お互い", "すべてのプレイヤー", "両プレイヤー")
            for comma in ("", "、")
            for order in ("順に", "順番に", "先に")
            for each in ("", "それぞれ")
            for last in (("",) if not each or not comma else ("", "、"))
        )[1:],
    ),
    Phrase("leader", a.OwnerOf, "その持ち主は", "its owner", {"what": a.It()}, also=("持ち主は",)),
    Phrase(
        "leader", a.EachPlayer, "それぞれ", "each player", also=("それぞれが", "それぞれは"), not_behind=_SAID_OF_EACH
    ),
    Phrase(
        "scoped",
        a.By,
        "手札が{do.condition.right:amount}枚{do.condition.relation:many}あるプレイヤーは、{do.then:scope}",
        "each player with {do.condition.relation<}{do.condition.right}{do.condition.relation>} (card|cards)#do.condition.right in hand {do.then/@who}",
        {"who": a.EachPlayer(), "do.condition.left": IN_HAND},
        inner={"do": a.If, "do.condition": a.Compare},
        also=(
            "手札が{do.condition.right:amount}枚{do.condition.relation:many}のプレイヤーは、{do.then:scope}",
            "手札が{do.condition.right:amount}枚{do.condition.relation:many}であるプレイヤーは、{do.then:scope}",
        ),
    ),
    Phrase("payer", a.You, "自分が", "you", number="you"),
    Phrase("payer", None, "{player1}が", "{player1}"),
    Phrase(
        "clause",
        a.IfNotDone,
        "払わないなら、{then:scope}",
        "if it is not paid, {then}",
        also=(
            "払わなかったなら、{then:scope}",
            "払わない場合、{then:scope}",
            "払わなかった場合、{then:scope}",
            "支払わなかった場合、{then:scope}",
            "支払わない場合、{then:scope}",
        ),
    ),
    Phrase(
        "clause",
        a.IfDone,
        "払ったなら、{then:scope}",
        "if it is paid, {then}",
        also=("払った場合、{then:scope}", "支払った場合、{then:scope}"),
    ),
    Phrase(
        "clause",
        a.InsteadIf,
        "{condition:cond.nara}なら、代わりに{then:scope}",
        "if {condition}, instead of that {then}",
        also=(
            "{condition:cond}場合、代わりに{then:scope}",
            "{condition:cond.nara}なら、代わりに{then:bare}",
            "{condition:cond}場合、代わりに{then:bare}",
        ),
    ),
    Phrase(
        "opted",
        a.May,
        "{do.parts:chain.te}よい。そうしたなら、{do.parts:scope}",
        "<you_may> {do.parts%. If you do, }",
        inner={"do": a.Seq},
        also=(
            "{do.parts:chain.te}もよい。そうしたなら、{do.parts:scope}",
            "{do.parts:chain.te}もよい。そうした場合、{do.parts:scope}",
            "{do.parts:chain.te}よい。そうした場合、{do.parts:scope}",
            "{do.parts:chain.can}。そうしたなら、{do.parts:scope}",
            "{do.parts:chain.can}。そうした場合、{do.parts:scope}",
        ),
    ),
    Phrase(
        "saying",
        a.Replace,
        "{event:happening}とき、かわりに{instead:opted}",
        "when {event/would}, instead {instead}",
        also=("{event:happening}場合、かわりに{instead:opted}", "{event:happening}時、かわりに{instead:opted}"),
    ),
    Phrase(
        "clause",
        n.AnswersTo,
        "{what:answered}",
        "this can be used only in answer to {what}",
        also=("このカードは{what:answered}",),
    ),
    Phrase("saying", n.NeverBelow, "0より少なくはならない", "it never goes below 0"),
    Phrase("clause", n.NeverBelow, "ただし、0より少なくはならない", "however, it never goes below 0"),
    Phrase("answered", a.Some, "{of:f_answered}", "a {of}", {"count": a.Num(1)}),
    *answers(),
    Phrase("say", None, "{saying}。", "{saying}."),
    Phrase("say", None, "ただし、{saying}。", "However, {saying}."),
    Phrase("saying", None, "{stmt}", "{stmt}"),
    Phrase("saying", None, "{freshly}", "{freshly}"),
    Phrase("clause", None, "{tempo}", "{tempo}"),
    Phrase(
        "clause",
        a.If,
        "{condition:cond.nara}なら、{then:tempo}",
        "if {condition}, {then}",
        also=("{condition:cond}場合、{then:tempo}",),
    ),
    Phrase(
        "tempo", a.Timed, "{duration:span}、{do:freshly}", "{duration}, {do}", also=("{duration:span}{do:freshly}",)
    ),
    Phrase("freshly", None, "{fresh}", "{fresh}"),
    Phrase(
        "freshly",
        a.Seq,
        "{parts:fresh.i}、{parts:barely}",
        "{parts%, and }",
        also=("{parts:fresh.te}{parts:barely}", "{parts:fresh.te}、{parts:barely}"),
        weak=True,
    ),
    Phrase("scope", a.Seq, "{parts:first}{parts:link**}{parts:awhile}", "{parts~%, & and }"),
    Phrase(
        "awhile",
        a.Timed,
        "{duration:span}、{do:barechain}",
        "{duration}, {do~}",
        also=("{duration:span}{do:barechain}",),
    ),
    Phrase("barechain", None, "{barely}", "{barely}"),
    Phrase(
        "barechain",
        a.Seq,
        "{parts:barely.i}、{parts:later}",
        "{parts~%, & and }",
        also=("{parts:barely.te}、{parts:later}", "{parts:barely.te}{parts:later}"),
        weak=True,
    ),
    Phrase("later", None, "{barely~}", "{barely}"),
    Phrase("saying", None, "{rule}", "{rule}"),
    Phrase("saying", a.Seq, "{parts:stmt.i*、}、{parts:stmt}", "{parts%, and }"),
    Phrase(
        "saying",
        a.Seq,
        "{parts:stmt.i}、{parts:barely}",
        "{parts%, and }",
        also=("{parts:stmt.te}{parts:barely}",),
        weak=True,
    ),
    Phrase("saying", a.Timed, "{duration:while}、{do:saying}", "{duration}, {do}"),
    *(
        Phrase(
            into,
            a.ForEach,
            f"{{amount:s_pt}}{{unit:amount}}につき、{{do:{inner}}}",
            f"for every {{unit}} {{amount}}, {{do{mark}}}",
            also=(f"{{amount:s_pt}}{{unit:amount}}点につき、{{do:{inner}}}",),
        )
        for into, inner, mark in (("saying", "saying", ""), ("scoped", "scope", "~"))
    ),
    Phrase(
        "saying", a.ForEach, "{amount:s_tai}{unit:amount}体につき、{do:saying}", "for every {unit} {amount#unit}, {do}"
    ),
    Phrase(
        "saying", a.ForEach, "{amount:s_mai}{unit:amount}枚につき、{do:saying}", "for every {unit} {amount#unit}, {do}"
    ),
    Phrase(
        "replacing",
        a.Replace,
        "{event:happening}とき、かわりに{instead:scope}",
        "when {event/would}, instead {instead}",
        also=(
            "{event:happening}時、かわりに{instead:scope}",
            "{event:happening}場合、かわりに{instead:scope}",
            "{event:happening.ta}とき、かわりに{instead:scope}",
            "{event:happening.ta}場合、かわりに{instead:scope}",
            "{event:happening}かわりに、{instead:scope}",
            "{event:happening}かわりに{instead:scope}",
            "{event:happening}とき、かわりに{instead:bares}",
            "{event:happening}時、かわりに{instead:bares}",
            "{event:happening}場合、かわりに{instead:bares}",
        ),
    ),
    Phrase(
        "replacing",
        n.ReplaceNext,
        "{event:nextly}とき、かわりに{instead:scope}",
        "the next time {event/would}, instead {instead}",
        also=(
            "{event:nextly}時、かわりに{instead:scope}",
            "{event:nextly}場合、かわりに{instead:scope}",
            "{event:nextly}とき、かわりに{instead:bares}",
            "{event:nextly}時、かわりに{instead:bares}",
            "{event:nextly}場合、かわりに{instead:bares}",
        ),
    ),
    Phrase("saying", None, "{replacing}", "{replacing}"),
    Phrase("clause", a.Timed, "{duration:span}、{do:replacing}", "{duration}, {do}"),
    Phrase(
        "nextly",
        a.Happens,
        "{subject:doer}次に{deed:deed}",
        "{subject} {deed/@subject}",
        also=("次に{subject:doer}{deed:deed}",),
    ),
    Phrase(
        "nextly",
        a.Happens,
        "{subject:taker1}次に{deed:dealing}",
        "{subject} {deed/@subject}",
        also=("次に{subject:taker1}{deed:dealing}",),
    ),
    Phrase(
        "event1",
        n.NoneLeft,
        "{of:f_at}がいなくなったとき",
        "when there is no {of} any more",
        also=(
            "{of:f_at}が1体もいなくなったとき",
            "{of:f_at}がいなくなった時",
            "{of:f_at}が1体もいなくなった時",
            "{of:f_at}がいなくなった場合",
        ),
    ),
    *(
        Phrase(
            "event1",
            n.NoneThere,
            f"{{of:{kind}}}が{no}状態になったとき",
            "as soon as there is no {of}",
            also=(f"{{of:{kind}}}が{no}状態になった時",),
        )
        for kind, no in (("f_at", "いない"), ("f_at_mai", "ない"))
    ),
    Phrase(
        "saying",
        a.If,
        "{condition:holding.nara}なら、{then:saying}",
        "if {condition}, {then}",
        also=("{condition:holding}場合、{then:saying}", "{condition:holding}時、{then:saying}"),
    ),
]

# what can be so all the time: not what an effect has just done
HOLDING: Final = [
    Phrase("holding", None, "{holds~}", "{holds}"),
    Phrase("holding", a.AllTrue, "{parts:holds*、かつ}、かつ{parts:holds~}", "{parts% and }", also=("{parts:holds*かつ}かつ{parts:holds~}",)),
    Phrase("holding", a.AnyTrue, "{parts:holds*か、}か、{parts:holds~}", "{parts% or }", also=("{parts:holds*、または}、または{parts:holds~}",)),
    Phrase("holds", None, "{state~}", "{state}"),
    Phrase("holds", a.Happened, "{period:now}、{event:happening.ta}", "{event/past} {period}", also=("{period:now}に{event:happening.ta}", "{period:now}{event:happening.ta}", "{period:now}{event:happening.te}いる", "{period:now}、{event:happening.te}いる", "{period:now}に{event:happening.te}いる")),
    Phrase("holds", a.Never, "{period:now}、{event:happening.te}いない", "it has not happened {period} that {event}", also=("{period:now}に{event:happening.te}いない",)),
]  # fmt: skip  # fmt: skip

TIMES: Final = [
    Phrase("period", a.Period, "{phase}", "the {phase}", {"which": a.EveryOne(), "whose": a.AnyPlayer()}, replaces=True),
    Phrase("period", a.Period, "各{phase}", "each {phase}", {"which": a.EveryOne(), "whose": a.AnyPlayer()}, also=("各プレイヤーの{phase}", "お互いの{phase}", "すべてのプレイヤーの{phase}", "それぞれのプレイヤーの{phase}")),
    Phrase("period", a.Period, "この{phase}", "this {phase}", {"which": a.ThisOne(), "whose": a.AnyPlayer()}),
    Phrase("period", a.Period, "次の{phase}", "the next {phase}", {"which": a.NextOne(), "whose": a.AnyPlayer()}),
    Phrase("period", a.Period, "{whose:turnof1}{phase}", "{whose}{phase}", {"which": a.EveryOne()}),
    Phrase("period", a.Period, "次の{whose:turnof1}{phase}", "{whose}next {phase}", {"which": a.NextOne()}),
    Phrase("turnof", a.You, "自分の", "your ", also=("あなたの",), replaces=True),
    Phrase("turnof", a.Opponent, "対戦相手の", "your opponent's ", replaces=True),
    Phrase("turnof1", a.You, "自分の", "your ", also=("あなたの",), replaces=True),
    Phrase("turnof1", a.Opponent, "対戦相手の", "your opponent's ", replaces=True),
    Phrase("event1", a.Happens, "{subject:doer}ガード宣言されなかったとき", "when nobody guards against {subject}", {"deed": n.IsUnguarded()}, also=("{subject:doer}ガード宣言されなかった時", "{subject:doer}ガード宣言されなかった場合", "{subject:ref}のアタック宣言に対してガード宣言されなかったとき", "{subject:ref}のアタック宣言に対してガード宣言されなかった場合", "{subject:ref}のアタック宣言に対して対戦相手がガード宣言しなかったとき", "{subject:ref}のアタック宣言に対して対戦相手がガード宣言しなかった場合", "{subject:ref}のアタック宣言がガード宣言されなかったとき", "{subject:ref}のアタック宣言がガード宣言されなかった場合")),
    Phrase("while", a.While, "{condition.what:ref}が{condition.quality.deed:stance.ta}バトルの間", "during a battle in which {condition.what} {condition.quality.deed/past}", inner={"condition": a.Is, "condition.quality": a.Doing}),
    Phrase("while", a.While, "{condition.what:ref}が{condition.quality.deed:turned.ta}ターンの間", "in the turn in which {condition.what} {condition.quality.deed/past}", {"condition.quality.period": THIS_TURN}, inner={"condition": a.Is, "condition.quality": a.Did}, also=("{condition.what:ref}が{condition.quality.deed:turned.ta}ターン中", "{condition.what:ref}が{condition.quality.deed:turned.ta}ターン")),
    Phrase("while", a.While, "場に出たターンの間", "in the turn in which it enters the field", {"condition": NEW}, also=("場に出たターン中",)),
    Phrase("event1", n.SoManyNow, "{of:f_tai}が{count:amount}体以上になったとき", "when there come to be {count} {of#pl}", also=("{of:f_tai}が{count:amount}体以上になった時", "{of:f_at}が{count:amount}体以上になったとき", "{of:f_at}が{count:amount}体以上になった時", "{of:f_tai}が{count:amount}体になったとき", "{of:f_tai}が{count:amount}体になった時")),
    Phrase("event1", a.Provided, "{condition.what:ref}が{condition.quality.deed:turned.ta}ターン終了時", "at the end of a turn in which {condition.what} {condition.quality.deed/past}", {"event": a.Ends(a.Period(a.EveryOne(), a.AnyPlayer(), a.Phase("ターン"))), "condition.quality.period": THIS_TURN}, inner={"condition": a.Is, "condition.quality": a.Did}, also=("{condition.what:ref}が{condition.quality.deed:turned.ta}ターンの終了時",)),
    Phrase("event1", a.Begins, "バトルが発生したとき", "when a battle arises", {"period": EVERY_BATTLE}, also=("バトルが発生した時", "バトルが発生するたび", "バトルが発生した場合")),
    Phrase("event1", None, "{happening}たび", "whenever {happening}"),
    Phrase("event1", None, "{happening.ta}場合", "when {happening}"),
    Phrase("event1", a.Happens, "{deed:deed.ta}とき", "when this character {deed/s}", {"subject": n.Unsaid()}, also=("{deed:deed.ta}時", "{deed:deed.ta}場合", "{deed:deed}たび")),
    Phrase("event1", a.Happens, "{deed:doing}時", "when this character is {deed}", {"subject": n.Unsaid()}),
    Phrase("event1", a.Happens, "{subject:doer}{deed:stance}とき", "when {subject} {deed/@subject}", also=("{subject:doer}{deed:stance}時",)),
]  # fmt: skip
