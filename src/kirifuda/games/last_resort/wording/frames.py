"""Wordings of last_resort for the frame: lines of a text, costs, limits, sentences and times."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from kirifuda.games.last_resort import ast as r
from kirifuda.text import ast as a
from kirifuda.text.core_rows import CORE
from kirifuda.text.phrases import Phrase

# L-1.6: nothing is set off by a mere state; whether something may be done is asked when it is done; numbers have an end
TOLD: Final = (a.Happened, a.Never, a.Compare)


def told(row: Phrase) -> Phrase:
    """What happened in a period is told of what holds as well: このターンに…している場合."""
    return replace(row, category="told") if row.category == "past" and row.node in TOLD else row


_NOT_HERE: Final = frozenset({a.Target, a.Holds, a.Provided, a.Infinity, a.NamedAbility})
_UNUSED: Final = frozenset({"q_nin", "icons", "payi"})
_ELSEWISE: Final = frozenset({("pay", "{icons}"), ("now", "{nownext}"), ("q_tai", "好きな数")})
SHARED: Final = tuple(
    told(row)
    for row in CORE
    if row.node not in _NOT_HERE and row.category not in _UNUSED and (row.category, row.ja) not in _ELSEWISE
)

ABILITIES: Final = [
    # L-9.4, L-9.6
    Phrase("ability", a.Activated, "{cost:pay*、}：{do:body}{limits:limit**}", "{cost%, }: {do}{limits}", also=("{limits:once}{cost:pay*、}：{do:body}{limits:limit**}", "{cost:pay*、}：{cost:act}ことで、{do:body}{limits:limit**}", "{limits:limit*}{cost:pay*、}：{do:body}", "{limits:given!}{cost:pay*、}：{do:body}", "{cost:paidfirst*}{cost:act}：{do:body}{limits:limit**}", "{limits:once}{cost:paidfirst*}{cost:act}：{do:body}{limits:limit**}", "{limits:limit*}{cost:paidfirst*}{cost:act}：{do:body}"), replaces=True),
    # L-1.6
    Phrase("ability", a.Triggered, "{when:event}、{do:body}{limits:limit**}", "{when} {do}{limits}", also=("{limits:once}{when:event}、{do:body}{limits:limit**}", "{limits:given!}{when:event}、{do:body}"), replaces=True),
    Phrase("ability", r.SpellChain, "スペルチェーン：{do:body}", "Spell Chain: {do}"),
    Phrase("ability", r.PaidKeyword, "{cost:pay*、}：{keyword:killing}", "{cost%, }: {keyword}"),
    Phrase("ability", a.KeywordLine, "{keywords:keyword!}", "{keywords}", also=("{keywords:keyword+、}", "{keywords:keyword+ }", "{keywords:keyword+/}", "{keywords:keyword+・}"), replaces=True),
    Phrase("ability", a.KeywordLine, "{keywords:lineword!}", "{keywords}"),
    Phrase("ability", a.Activated, "{cost:act!}ことで、{do:body}{limits:limit**}", "{cost%, }: {do}{limits}", also=("自分は{cost:act!}ことで、{do:body}{limits:limit**}", "{cost:paidfirst*}{cost:act}ことで、{do:body}{limits:limit**}", "自分は{cost:paidfirst*}{cost:act}ことで、{do:body}{limits:limit**}", "{limits:once}{cost:act!}ことで、{do:body}{limits:limit**}", "{limits:once}{cost:paidfirst*}{cost:act}ことで、{do:body}{limits:limit**}")),
    Phrase("paidfirst", None, "{act.i}、", "{act}", also=("{act.te}、",)),
    Phrase("ability", r.TurnedUp, "このカードが表になった時、{do:body}", "When this card is turned up, {do}", also=tuple(f"{what}{turned}{when}、{{do:body}}" for what in ("このカードが", "このカードを", "このラストリゾートが", "このラストリゾートを", "ラストリゾートが", "") for turned in ("表になった", "表にした", "表向きになった", "表向きにした", "表になる", "表にする") for when in ("時", "場合"))[1:]),
    Phrase("ability", a.Static, "{says:say*}", "{says% }", {"limits": ()}, replaces=True),
    Phrase("ability", a.Static, "{limits:once!}{says:say*}", "{says% }{limits}", also=("{says:say*}{limits:limit*}",)),
    Phrase("ability", a.Spell, "{do:body}", "{do}", {"limits": ()}, weak=True, replaces=True),
    Phrase("lineword", None, "{killing}", "{killing}"),
    Phrase("lineword", r.Sacrifice, "サクリファイス（{of:f_offered}）{count:amount}", "Sacrifice ({of} of yours) {count}", also=tuple(f"サクリファイス（{whose}{{of:f_offered}}{{count:amount}}{unit}{most}）" for whose in ("自分の", "") for unit in "体枚つ" for most in ("", "まで")) + tuple(f"サクリファイス（{{of:f_offered}}）{{count:amount}}{unit}{most}" for unit in "体枚つ" for most in ("", "まで"))),
    Phrase("keyword", None, "{plainkw}", "{plainkw}"),
    Phrase("keyword", None, "{numberkw}", "{numberkw}"),
    Phrase("pay", r.Mana, "{count:icon}", "{count}"),
    Phrase("pay", r.TapItself, "〔タップ〕", "[Tap]", also=("（タップ）",)),
    Phrase("act", r.Mana, "{count:icon}を支払う", "<pay> {count}", also=("{count:icon}支払う",)),
    Phrase("act", r.Mana, "マナを{count:amount}支払う", "<pay> {count} mana", also=("コストを{count:amount}支払う", "{count:amount}マナを支払う", "マナを{count:amount}枚支払う")),
    Phrase("limit", a.Times, "この能力は1ターンに{times:amount}度だけ使用できる。", " This ability can be used only {times} (time|times)#times a turn.", also=tuple(f"この{what}は1ターンに{{times:amount}}{often}{can}。" for what in ("能力", "効果") for often in ("度", "回") for can in ("だけ使用できる", "だけ発動する", "だけ発動できる", "まで使用できる", "しか使用できない", "のみ使用できる", "まで発動する", "しか発動しない", "のみ発動する", "しか適用されない", "だけ適用される", "のみ適用される", "まで適用される"))[1:]),
    Phrase("limit", r.OncePerGame, "この能力はゲーム中に{times:amount}度だけ使用できる。", " This ability can be used only {times} (time|times)#times a game.", also=tuple(f"この{what}は{game}{{times:amount}}{often}{can}。" for what in ("能力", "効果") for game in ("ゲーム中に", "1ゲームに", "ゲーム中", "このゲーム中に", "このゲーム中") for often in ("度", "回") for can in ("だけ使用できる", "しか使用できない", "のみ使用できる", "まで使用できる"))[1:]),
    Phrase("once", a.Times, "1ターンに{times:amount}度、", " This ability can be used only {times} (time|times)#times a turn.", also=("1ターンに{times:amount}回、", "1ターンに{times:amount}度だけ、", "1ターンに{times:amount}回だけ、")),
    Phrase("limit", a.OnlyDuring, "この能力は{period}中にのみ使用できる。", " This ability can be used only during {period}.", also=tuple(f"この{what}は{{period}}{only}{can}。" for what in ("能力", "効果") for only, can in (("中にのみ", "使用できる"), ("にのみ", "使用できる"), ("中のみ", "使用できる"), ("のみ", "使用できる"), ("中だけ", "使用できる"), ("中に限り", "使用できる"), ("に限り", "使用できる"), ("中にしか", "使用できない"), ("にしか", "使用できない"), ("中しか", "使用できない")))[1:]),
    Phrase("limit", a.OnlyWhen, "この能力は{condition.condition.period:period}には使用できない。", " This ability cannot be used during {condition.condition.period}.", inner={"condition": r.Not, "condition.condition": a.Now}, also=("この能力は{condition.condition.period:period}中には使用できない。", "この能力は{condition.condition.period:period}中は使用できない。", "この能力は{condition.condition.period:period}に使用できない。")),
    Phrase("limit", r.OnceDuring, "この能力は{period}中、1ターンに{times:amount}度だけ使用できる。", " This ability can be used only during {period}, and only {times} (time|times)#times a turn.", also=("この能力は{period}中、1ターンに{times:amount}回だけ使用できる。", "この能力は{period}中に1ターンに{times:amount}度だけ使用できる。")),
]  # fmt: skip

FRAMES: Final = [
    Phrase("body", a.Modal, "{before:sent**}以下から{count:q_tsu}を選ぶ。{options:option*}", "{before% }choose {count} of the following.{options}", also=tuple(f"{{before:sent**}}{lead}{{count:q_tsu}}{verb}。{{options:option*}}" for lead in ("以下から", "以下の中から", "次の中から", "次の2つから", "次の3つから", "次のうち", "次から", "次の効果から", "以下の効果から", "次の2つのうち", "以下のうち", "以下の2つから", "") for verb in ("を選ぶ", "選ぶ", "を選び、行う", "を選んで行う", "を選んで使用する", "を選び、使用する", "を選んで実行する", "を選び、実行する", "を行う", "選び、上から順に処理する", "を選び、上から順に処理する", "選び、上から順に行う"))[1:], replaces=True),
    Phrase("scope", a.May, "{do:chain.te}もよい", "<you_may> {do}", also=("{do:chain.te}よい", "{do:chain}ことができる", "{do:chain.can}"), replaces=True, weak=True),
    # what is looked at is looked at; only what is then done with it is left to the player
    Phrase("scope", a.Seq, "{parts:glance}{parts:mayrest}", "{parts~%, & and }"),
    Phrase("glance", None, "{seen.i}、", "{seen}", also=("{seen.te}、", "{seen.te}", "{seen.i}、その後", "{seen.i}、その後、")),
    Phrase("mayrest", a.May, "{do:chain.te}もよい", "<you_may> {do}", also=("{do:chain.te}よい", "{do:chain}ことができる", "{do:chain.can}")),
    Phrase("mayrest", a.May, "{do:bare.te}もよい", "<you_may> {do}", also=("{do:bare}ことができる", "{do:bare.te}よい", "{do:bare.can}")),
    Phrase("scoped", a.Timed, "{duration:span}、{do:scope}", "{do~} {duration}", also=("{duration:span}{do:scope}",), weak=True, replaces=True),
    Phrase("scoped", a.If, "{condition:cond.nara}なら、{then:scope}", "if {condition}, {then~}", also=("{condition:cond}場合、{then:scope}", "{condition:cond.nara}の場合、{then:scope}"), replaces=True),
    # one verb after the other: し、 して、 して
    Phrase("chain", a.Seq, "{parts:first}{parts:link**}{parts:later~}", "{parts~%, & and }", replaces=True),
    Phrase("scope", a.Seq, "{parts:first}{parts:link**}{parts:scoped}", "{parts~%, & and }", replaces=True),
    Phrase("first", None, "{step.i}、", "{step}", also=("{step.i}、その後", "{step.i}、その後、")),
    Phrase("first", None, "{step.te}、", "{step}"),
    Phrase("first", None, "{step.te}", "{step}"),
    Phrase("link", None, "{later.i}、", "{later}", also=("{later.i}、その後", "{later.i}、その後、")),
    Phrase("link", None, "{later.te}、", "{later}"),
    Phrase("link", None, "{later.te}", "{later}"),
    Phrase("scope", None, "{bare}", "{bare}"),
    Phrase("scope", a.May, "{do:bare.te}もよい", "<you_may> {do}", also=("{do:bare}ことができる", "{do:bare.te}よい", "{do:bare.can}"), weak=True),
    Phrase("scoped", r.IfElse, "{condition:cond.nara}なら、{then:branch.i}、そうでないなら、{other:scope}", "if {condition}, {then~}; otherwise {other~}", also=("{condition:cond}場合、{then:branch.i}、そうでない場合、{other:scope}", "{condition:cond.nara}なら{then:branch.i}、そうでないなら{other:scope}")),
    Phrase("clause", a.InsteadIf, "{condition:cond.nara}なら、代わりに{then:scope}", "if {condition}, instead of that {then}", also=("{condition:cond}場合、代わりに{then:scope}", "{condition:cond.nara}の場合、代わりに{then:scope}", "{condition:cond.nara}なら代わりに{then:scope}")),
    Phrase("branch", None, "{chain~}", "{chain}"),
    Phrase("branch", None, "{bare~}", "{bare}"),
    Phrase("saying", a.Seq, "{parts:stmt.i*、}、{parts:stmt}", "{parts% and }", also=("{parts:stmt.i*、}、{parts:bare}", "{parts:stmt.te}、{parts:bare}")),
    Phrase("scoped", a.Unless, "{pay:act.not}限り、{then:scope}", "unless (you|they)#actor {pay}, {then~}", {"who": a.Actor()}, also=("{pay:act.not}なら、{then:scope}",)),
    Phrase("scoped", a.Timed, "{duration:span}、{do.event:happening}たび、{do.do:scope}", "{duration}, whenever {do.event}, {do.do~}", inner={"do": r.Whenever}, also=("{duration:span}、{do.event:happening}たびに、{do.do:scope}",)),
    Phrase("scoped", a.Replace, "{event:happening}場合、代わりに{instead:scope}", "if {event/would}, instead {instead}", also=("{event:happening}時、代わりに{instead:scope}", "{event:happening}代わりに{instead:scope}", "{event:happening.nara}なら、代わりに{instead:scope}", "{event:itself}時、代わりに{instead:scope}", "{event:itself}場合、代わりに{instead:scope}")),
    Phrase("saying", a.Replace, "{event:happening}場合、代わりに{instead:scope}", "if {event/would}, instead {instead}", also=("{event:happening}時、代わりに{instead:scope}", "{event:happening}代わりに{instead:scope}", "{event:happening.nara}なら、代わりに{instead:scope}", "{event:itself}時、代わりに{instead:scope}", "{event:itself}場合、代わりに{instead:scope}")),
    Phrase("saying", a.Replace, "{event:happening}場合、代わりに{instead:follow}", "if {event/would}, instead {instead}", also=("{event:happening}時、代わりに{instead:follow}", "{event:happening}代わりに{instead:follow}", "{event:itself}時、代わりに{instead:follow}", "{event:itself}場合、代わりに{instead:follow}")),
    Phrase("follow", a.Body, "{sentences:scope}。{sentences:upon*。}", "{sentences%. }"),
    Phrase("upon", a.IfDone, "そうした場合、{then:scope}", "if (you do|they do)#doer, {then}", also=("そうしたなら、{then:scope}",)),
    Phrase("upon", a.Afterwards, "その後、{then:scope}", "then {then}"),
    Phrase("saying", None, "{instead}", "{instead}"),
    Phrase("saying", a.Timed, "{duration:inown}、{do:instead}", "{duration}, {do}"),
    Phrase("inown", a.Throughout, "{period:instep1}に", "in {period}"),
    Phrase("instep1", a.Period, "{whose:turnof1}{phase:stepname}", "{whose}{phase}", {"which": a.EveryOne()}),
    Phrase("instead", a.Replace, "{event.deed:pacts}代わりに{instead:scope}", "instead of letting you {event.deed}, {instead}", {"event.subject": a.You()}, inner={"event": a.Happens}, also=("自分は{event.deed:pacts}代わりに{instead:scope}", "{event.deed:pacts}代わりに、{instead:scope}", "自分は{event.deed:pacts}代わりに、{instead:scope}")),
    # of the card itself, which is not named
    Phrase("saying", None, "{own}", "{own}"),
    Phrase("own", a.Gain, "{features:gained*と}を得る", "this card gains {features% and }", {"what": a.This()}, also=("{features:gained*と}を持つ", "{features:gained*と}を受ける")),
    # of whoever the sentence before has said it
    Phrase("saying", a.If, "{condition:states.nara}なら、{then.features:gained*と}を与える", "if {condition}, it gains {then.features% and }", {"then.what": a.Dropped()}, inner={"then": a.Gain}, also=("{condition:states}場合、{then.features:gained*と}を与える",), weak=True),
    Phrase("own", r.EntersTapped, "タップ状態で戦場に出る", "this card enters the battlefield tapped", {"what": a.This()}),
    Phrase("own", a.Forbid, "アタックできない", "this card cannot attack", {"subject": a.This(), "deed": r.Attacks()}),
    Phrase("own", a.Forbid, "ライフにアタックできない", "this card cannot attack life", {"subject": a.This(), "deed": r.AttacksLife()}, also=("相手のライフにアタックできない", "相手ライフにアタックできない")),
    Phrase("own", a.Forbid, "クリーチャーにアタックできない", "this card cannot attack creatures", {"subject": a.This(), "deed": r.AttacksCreatures()}, also=("相手クリーチャーにアタックできない",)),
    Phrase("own", a.Forbid, "ブロックできない", "this card cannot block", {"subject": a.This(), "deed": r.Blocks()}),
    Phrase("own", a.Forbid, "ブロックされない", "this card cannot be blocked", {"subject": a.This(), "deed": r.IsBlocked()}),
    Phrase("own", r.ForbidBoth, "アタックもブロックもできない", "this card can neither attack nor block", {"subject": a.This()}),
    Phrase("own", a.Forbid, "{deed:barred.not}", "this card cannot {deed}", {"subject": a.This()}, also=("{deed:barred.cannot}",)),
    Phrase("own", a.Must, "アタックできるならアタックしなければならない", "this card must attack if able", {"subject": a.This(), "deed": r.Attacks()}, also=("可能ならアタックしなければならない", "必ずアタックしなければならない", "毎ターン、可能ならアタックしなければならない")),
    Phrase("states", None, "{state~}", "{state}", replaces=True),
    Phrase("states", None, "{told~}", "{told}"),
    Phrase("past", None, "{told~}", "{told}"),
    Phrase("saying", a.If, "{condition:states.nara}なら、{then:saying}", "if {condition}, {then}", also=("{condition:states}場合、{then:saying}", "{condition:states.nara}の場合、{then:saying}", "{condition:states}時、{then:saying}", "{condition:states.nara}の時、{then:saying}"), replaces=True),
]  # fmt: skip

TIMES: Final = [
    Phrase("event1", None, "{moment}に", "at {moment}"),
    Phrase("event1", None, "{happening.ta}場合", "when {happening}"),
    Phrase("event1", None, "{happening}たび", "whenever {happening}"),
    Phrase("event1", None, "{happening}たびに", "whenever {happening}"),
    Phrase("event1", None, "{itself.ta}時", "when {itself}"),
    Phrase("event1", None, "{itself}たび", "whenever {itself}"),
    Phrase("event1", a.Begins, "{period:quietin}に", "at the start of {period}"),
    Phrase("quietin", a.Period, "{whose:turnof}{phase:quietstep}", "{whose}{phase}", {"which": a.EveryOne()}),
    Phrase("itself", a.Happens, "{deed:deed~}", "this card {deed/@subject}", {"subject": a.This()}),
    Phrase("itself", a.Happens, "{deed:doing~}", "this card {deed/@subject}", {"subject": a.This()}),
    Phrase("moment", a.Begins, "{period}開始時", "the start of {period}", also=("{period}の開始時", "{period:stepin}時", "{period:stepin}の始め", "{period}の始めに"), replaces=True),
    Phrase("moment", a.Begins, "{period:stepnow}時", "the start of {period}", also=("{period:stepnow}開始時", "{period:stepnow}に")),
    Phrase("moment", a.Begins, "{period:nextstep}時", "the start of {period}", also=("{period:nextstep}の始め",)),
    Phrase("nowever", None, "{nowthis}", "{nowthis}"),
    Phrase("nowever", None, "{gamelong}", "{gamelong}"),
    Phrase("gamelong", a.Period, "このゲーム", "this game", {"which": a.ThisOne(), "whose": a.AnyPlayer(), "phase": a.Phase("ゲーム")}),
    Phrase("nextstep", a.Period, "次の{whose:turnof1}{phase:stepname}", "{whose}next {phase}", {"which": a.NextOne()}),
    Phrase("stepnow", a.Period, "この{phase:stepname}", "the {phase} of this turn", {"which": a.ThisOne(), "whose": a.AnyPlayer()}, also=("このターンの{phase:stepname}", "そのターンの{phase:stepname}")),
    Phrase("stepin", a.Period, "{whose:turnof}{phase:stepname}", "{whose}{phase}", {"which": a.EveryOne()}),
    Phrase("moment", a.Ends, "{period}終了時", "the end of {period}", also=("{period}の終了時", "{period}の終わり", "{period}終了後", "{period}の終了後", "{period}が終わった後", "{period}の後"), replaces=True),
    Phrase("turnof", a.AnyPlayer, "", "the ", replaces=True),
    Phrase("turnof", a.EachPlayer, "お互いの", "each player's ", also=("各プレイヤーの",)),
    Phrase("turnof", a.You, "自分の", "your ", replaces=True),
    Phrase("turnof", a.Opponent, "相手の", "your opponent's ", also=("相手",), replaces=True),
    Phrase("turnof1", a.You, "自分の", "your ", replaces=True),
    Phrase("turnof1", a.Opponent, "相手の", "your opponent's ", also=("相手",), replaces=True),
    # L-19.18
    Phrase("span", a.Until, "{event:nextstart}まで", "until {event}", replaces=True),
    Phrase("span", a.Until, "{event:moment}まで", "until {event}"),
    Phrase("span", a.Until, "{event:happening}まで", "until {event}"),
    Phrase("while", a.While, "{condition.condition.period:steponly}以外の間", "outside {condition.condition.period}", inner={"condition": r.Not, "condition.condition": a.Now}),
    Phrase("while", a.While, "{condition.left:measure}が{condition.right:amount}{condition.relation:rel}の間", "as long as {condition.left} <be@condition.left> {condition.relation<}{condition.right}{condition.relation>}", inner={"condition": a.Compare}, also=("{condition.left:measure}が{condition.right:amount}点{condition.relation:rel}の間", "{condition.left:measure}が{condition.right:amount}枚{condition.relation:rel}の間", "{condition.left:measure}が{condition.right:amount}体{condition.relation:rel}の間")),
    Phrase("while", a.While, "{condition.left:s_mai}{condition.right:amount}枚{condition.relation:rel}の間", "as long as there (is|are)#condition.right {condition.relation<}{condition.right}{condition.relation>} {condition.left#condition.right}", inner={"condition": a.Compare}, also=("{condition.left:s_tai}{condition.right:amount}体{condition.relation:rel}の間", "{condition.left:s_tai}{condition.right:amount}枚{condition.relation:rel}の間", "{condition.left:s_in}{condition.right:amount}体{condition.relation:rel}の間", "{condition.left:s_in}{condition.right:amount}枚{condition.relation:rel}の間")),
    Phrase("while", a.While, "{condition.what:is_subj}{condition.quality:pred}の間", "as long as {condition.what} <be@condition.what> {condition.quality}", inner={"condition": a.Is}),
    Phrase("steponly", a.Period, "{whose:turnof}{phase:stepname}", "{whose}{phase}", {"which": a.EveryOne()}),
    Phrase("nextstart", a.Begins, "{period:startnext}", "{period}"),
    Phrase("startnext", a.Period, "次の{whose:turnof1}{phase}", "{whose}next {phase}", {"which": a.NextOne()}),
]  # fmt: skip
