"""Spellcard Strike wordings for the frame: what a text is, conditions of use, sentences, when and instead (8.1)."""

from __future__ import annotations

from typing import Final

from kirifuda.games.spellcard_strike import ast as s
from kirifuda.text import ast as a
from kirifuda.text.core_rows import EVENTS, NUMBERS, SENTENCES, TIME
from kirifuda.text.phrases import Phrase

# frames of other games: targets stand under the map, triggers have no arrow
_NOT_HERE: Final = frozenset({a.Delayed, a.Provided, a.InPeriod, a.Holds, a.Infinity})
_UNUSED: Final = frozenset({"event", "event1", "q_nin", "now", "nownext"})
SHARED: Final = tuple(
    row
    for row in (*SENTENCES, *EVENTS, *TIME, *NUMBERS)
    if row.node not in _NOT_HERE
    and row.category not in _UNUSED
    and row.ja not in ("{event:happening}まで", "{period:nownext}の間")
)


def _in_deck(many: str) -> tuple[str, ...]:
    """So many of this card in a deck (1.2.2.2)."""
    places = (
        "このカードはデッキに{}",
        "このカードは{}デッキに",
        "デッキにはこのカードを{}",
        "デッキにこのカードを{}",
        "このカードを{}デッキに",
        "このカードをデッキに{}",
    )
    verbs = ("入れることができる", "入れられる", "入れてもよい", "入れてよい")
    return tuple(place.format(many) + verb for verb in verbs for place in places)


ABILITIES: Final = [
    Phrase("ability", a.KeywordLine, "{keywords:keyword!}", "{keywords}"),
    Phrase("ability", a.Static, "〔常〕{says:sent*}", "〔Always〕: {says% }", {"limits": ()}),
    Phrase("ability", a.Static, "{says:extraline*}", "{says% }", {"limits": ()}),
    Phrase("ability", a.Spell, "{limits:use**}{do:body}", "{limits}{do}"),
    Phrase("target", s.TargetWords, "{what:aimed}", "{what}"),
    Phrase("cost", s.CostWords, "{icons:icon*}", "{icons}"),
    Phrase("icon", s.Power, "〔{attribute:element}〕", "〔{attribute}〕"),
    Phrase("icon", s.CasterPower, "〔術者・{attribute:element}〕", "〔Caster {attribute}〕"),
    Phrase("icon", s.HandCost, "〔手札〕{count:digits}", "〔Hand〕{count}"),
    Phrase("icon", s.HandLetter, "〔手札〕{letter:letter}", "〔Hand〕{letter}"),
    Phrase("icon", s.ScoreCost, "〔スコア〕", "〔Score〕"),
    Phrase("extra", a.ManyInDeckUpTo, "このカードはデッキに{count:amount}枚まで入れることができる", "a deck may hold up to {count} of this card", also=(*_in_deck("{count:amount}枚まで")[1:], *(f"{place}{few}" for place in ("このカードはデッキに", "デッキにはこのカードを", "デッキにこのカードは") for few in ("{count:amount}枚しか入れることができない", "{count:amount}枚しか入れられない", "{count:amount}枚までしか入れることができない", "{count:amount}枚までしか入れられない")))),
    Phrase("extra", a.ManyInDeck, "このカードはデッキに何枚でも入れることができる", "a deck may hold any number of this card", also=tuple(_in_deck("何枚でも"))[1:]),
]  # fmt: skip

# 2.5.4.4: conditions of use stand on the first line
USES: Final = [
    Phrase("use", None, "{usage}。\n", "{usage}.\n"),
    Phrase("use", None, "{usage}。", "{usage}. "),
    Phrase("usage", a.OnlyWhen, "この宣言は{condition:case}場合にできる", "this can be declared only if {condition}", also=("この宣言は{condition:case}場合にのみできる", "この宣言は、{condition:case}場合にできる", "この宣言は、{condition:case}場合にのみできる", "このアビリティは{condition:case}場合にできる", "このアビリティは{condition:case}場合にのみできる", "この宣言は{condition:case}場合のみできる")),
    Phrase("usage", s.NeverWhen, "この宣言は{condition:case}場合にできない", "this cannot be declared if {condition}", also=("この宣言は、{condition:case}場合にできない", "この宣言は{condition:case}場合はできない", "この宣言は{condition:case}場合、できない", "このアビリティは{condition:case}場合にできない")),
    Phrase("usage", s.NeverWhen, "この宣言は{condition.period:someturn}にはできない", "this cannot be declared during {condition.period}", inner={"condition": a.Now}, also=("この宣言は{condition.period:someturn}にできない", "この宣言は{condition.period:someturn}はできない")),
    Phrase("usage", s.OnlyBy, "この宣言は{quality.qualities:mod*}ストライカーのみできる", "only a {quality.qualities<}striker{quality.qualities>} can declare this", inner={"quality": a.AllOf}, also=tuple(f"この宣言は{{quality.qualities:mod*}}{who}" for who in ("ストライカーだけができる", "ストライカーにのみできる", "味方のみできる", "味方だけができる", "術者のみできる", "術者だけができる", "ストライカーが術者の場合のみできる", "味方が術者の場合のみできる"))),
    Phrase("usage", s.OnlyBy, "この宣言はエースのみできる", "only an ace can declare this", {"quality": s.IsAce()}, also=("この宣言はエースだけができる", "この宣言はエースにのみできる", "この宣言はエースが術者の場合のみできる")),
    Phrase("usage", s.AimsOnly, "この宣言は{of:f_tai}のみを対象にできる", "this can target only {of#pl}", also=tuple(f"この宣言は{{of:f_tai}}{only}" for only in ("だけを対象にできる", "のみ対象にできる", "しか対象にできない", "のみを対象とすることができる", "のみを対象に選べる", "のみを対象に選ぶことができる", "しか対象に選べない", "だけを対象に選ぶことができる")) + tuple(f"この宣言の対象は{{of:f_tai}}{must}" for must in ("でなければならない", "である必要がある", "に限る", "のみとする"))),
    Phrase("usage", s.NeverAims, "この宣言は{of:f_tai}を対象にできない", "this cannot target {of#pl}", also=(*tuple(f"この宣言は{{of:f_tai}}を対象に{cannot}" for cannot in ("することができない", "することはできない", "選べない", "選ぶことができない", "選択できない")), "この宣言は{of:f_tai}を対象とすることができない")),
    Phrase("usage", a.TimesAGame, "この宣言はゲーム中に{times:amount}回のみできる", "this can be declared only {times} (time|times)#times a game", also=tuple(f"この宣言は{game}{{times:amount}}回{only}" for game in ("ゲーム中に", "1ゲームに", "1ゲーム中に", "1回のゲームで", "ゲームで") for only in ("のみできる", "だけできる", "までできる") if (game, only) != ("ゲーム中に", "のみできる"))),
    Phrase("usage", s.NeverCancelled, "この宣言は打ち消されない", "this cannot be cancelled", also=("この宣言は打ち消すことができない", "この宣言を打ち消すことはできない", "このスペルカードは打ち消されない", "このスペルカード宣言は打ち消されない", "このアビリティは打ち消されない", "このアビリティ宣言は打ち消されない")),
    Phrase("usage", a.OnlyDuring, "この宣言は{period:someturn}にのみできる", "this can be declared only during {period}", also=("この宣言は{period:someturn}にできる", "この宣言は{period:someturn}中にのみできる", "この宣言は{period:someturn}のみできる", "このアビリティは{period:someturn}にのみできる")),
    Phrase("usage", a.Times, "この宣言は1ターンに{times:amount}回のみできる", "this can be declared only {times} (time|times)#times a turn", also=("この宣言は1ターンに{times:amount}回までできる", "この宣言は1ターンに{times:amount}回だけできる", "この宣言は1ターンに{times:amount}度のみできる", "このアビリティは1ターンに{times:amount}回のみできる", "このアビリティは1ターンに{times:amount}回までできる", "1ターンに{times:amount}回までできる", "1ターンに{times:amount}回のみできる", "1ターンに{times:amount}回だけできる")),
]  # fmt: skip

_BY_THIS: Final = ("この効果で", "これにより", "この効果によって", "この方法で")
FRAMES: Final = [
    Phrase("sent", None, "{clause}。\n", "{clause}.\n"),
    Phrase("clause", a.IfDone, "そうした場合、{then:scope}", "if (you do|they do)#doer, {then}", also=("そうしたなら、{then:scope}",), replaces=True),
    Phrase("clause", a.IfNotDone, "そうしない場合、{then:scope}", "if (you do|they do)#doer not, {then}", also=("そうしなかった場合、{then:scope}", "そうしないなら、{then:scope}"), replaces=True),
    Phrase("clause", a.Otherwise, "そうでない場合、{then:scope}", "otherwise, {then}", also=("そうでないなら、{then:scope}",), replaces=True),
    Phrase("clause", a.Define, "{letter:letter}は{value:measure}", "{letter} is {value}", also=("{letter:letter}は{value:measure}とする", "{letter:letter}は{value:measure}である", "{letter:letter}は{value:measure}に等しい"), replaces=True),
    Phrase("scope", a.May, "{do:chain.te}もよい", "<you_may> {do}", also=("{do:chain.te}よい", "{do:chain}ことができる", "{do:step.can}"), replaces=True),
    Phrase("scope", s.OneOfThese, "{parts:chain+or}", "{parts~% or }", also=("{parts:chain+、or}", "{parts:chain+か、}", "{parts:chain+か}")),
    # 8.1.2: one after the other, in whatever form each is
    Phrase("chain", a.Seq, "{parts:linked*}{parts:later~}", "{parts~%, & and }", weak=True),
    Phrase("linked", None, "{step.i}、", "{step}"),
    Phrase("linked", None, "{step.te}、", "{step}"),
    Phrase("linked", None, "{step.te}", "{step}"),
    Phrase("scope", a.Timed, "{do:chain}、{duration:span}", "{duration}, {do~}"),
    Phrase("scoped", a.If, "{condition:case}場合、{then:scope}", "if {condition}, {then~}", also=("{condition:case}とき、{then:scope}", "{condition:case}場合に、{then:scope}", "{condition:caseif}なら、{then:scope}", "{condition:caseif}ならば、{then:scope}"), replaces=True),
    # 8.1.5: in the place of the sentence before
    Phrase("scoped", a.If, "{condition:case}場合、かわりに{then.do:scope}", "if {condition}, instead {then.do~}", inner={"then": s.Instead}, also=("{condition:case}場合、かわりに、{then.do:scope}", "{condition:case}とき、かわりに{then.do:scope}", "{condition:case}とき、かわりに、{then.do:scope}", "{condition:caseif}なら、かわりに{then.do:scope}")),
    Phrase("scoped", a.Replace, "{event:occur}場合、かわりに{instead:scope}", "{event/would}, instead {instead~}", also=("{event:occur}場合、かわりに、{instead:scope}", "{event:occur}とき、かわりに{instead:scope}")),
    Phrase("scoped", a.If, "{then.event:occur}場合、{condition:caseif}なら、かわりに{then.instead:scope}", "{then.event/would}, if {condition}, instead {then.instead~}", inner={"then": a.Replace}, also=("{then.event:occur}場合、{condition:caseif}なら、かわりに、{then.instead:scope}", "{then.event:occur}場合、{condition:case}場合、かわりに{then.instead:scope}", "{then.event:occur}とき、{condition:caseif}なら、かわりに{then.instead:scope}", "{then.event:occur}とき、{condition:case}場合、かわりに{then.instead:scope}")),
    # 8.1.4.1: 場合 is met once by several at a time, とき by each
    Phrase("scoped", s.Whenever, "{when:occur.ta}場合、{do:scope}", "{when}, {do~}", {"often": s.AsOne()}, also=("{when:occur.ta}場合に、{do:scope}", "{when:occur.ta}なら、{do:scope}", "{when:occur.ta}ら、{do:scope}")),
    Phrase("scoped", s.Whenever, "{when:each.ta}とき、{do:scope}", "{when}, {do~}", {"often": s.EachOne()}, also=("{when:each.ta}時、{do:scope}", "{when:each.ta}際、{do:scope}", "{when:each.ta}とき{do:scope}")),
    Phrase("scoped", s.Whenever, "{when:each}たび、{do:scope}", "{when}, {do~}", {"often": s.EachOne()}, also=("{when:each}たびに、{do:scope}", "{when:each}度に、{do:scope}", "{when:each}ごとに、{do:scope}")),
    Phrase("scoped", s.Whenever, "{when:moment}、{do:scope}", "at {when}, {do~}", {"often": s.AsOne()}, also=("{when:moment}に、{do:scope}", "{when:moment}に{do:scope}")),
    Phrase("scoped", s.Before, "{when:occur}場合、{do:scope}", "{when/would}, first {do~}", {"often": s.AsOne()}, weak=True),
    Phrase("scoped", s.Before, "{when:each}とき、{do:scope}", "{when/would}, first {do~}", {"often": s.EachOne()}, weak=True, also=("{when:each}前に、{do:scope}", "{when:each}前に{do:scope}")),
    Phrase("occur", None, "{happening~}", "when {happening}"),
    Phrase("each", None, "{happening~}", "each time {happening}"),
    Phrase("each", a.EitherEvent, "{events:happening.ta}or{events:happening~}", "each time {events% or }"),
    Phrase("each", None, "{next~}", "{next}"),
    Phrase("occur", None, "{next~}", "{next}"),
    Phrase("next", s.Once, "{event.subject:doer}次に{event.deed:deed~}", "the next time {event.subject} {event.deed/@event.subject}", inner={"event": a.Happens}, also=("次に{event.subject:doer}{event.deed:deed~}",)),
    Phrase("occur", s.Thereby, "この効果で{event:happening~}", "when {event} by this effect", weak=True, also=("この効果により{event:happening~}", "この効果によって{event:happening~}", "これにより{event:happening~}", "この方法で{event:happening~}", "この能力で{event:happening~}", "このダメージで{event:happening~}", "このダメージによって{event:happening~}")),
    Phrase("occur", s.Thereby, "この効果で{event.subject:somebody}を撃破する", "when {event.subject} is destroyed by this effect", {"event.deed": a.Undergoes(a.Action("destroy"), a.AnyCause())}, inner={"event": a.Happens}, also=("これにより{event.subject:somebody}を撃破する", "このダメージで{event.subject:somebody}を撃破する")),
    Phrase("occur", s.Thereby, "この効果で{event.subject:anyone}を撃破する", "when {event.subject} is destroyed by this effect", {"event.deed": a.Undergoes(a.Action("destroy"), a.AnyCause())}, inner={"event": a.Happens}, also=("これにより{event.subject:anyone}を撃破する", "このダメージで{event.subject:anyone}を撃破する")),
    # a subject before the condition on which something holds for it
    Phrase("scoped", a.If, "{then.what:topic}{condition:case}場合、{then.features:stat_up*}される", "if {condition}, {then.what} <get@then.what> {then.features%, & and }", inner={"then": a.Gain}, also=("{then.what:topic}{condition:case}場合、{then.features:feature*}を得る",)),
    Phrase("scoped", a.If, "{then.subject:ptopic}{condition:case}場合、{then.deed:deed.cannot}", "if {condition}, {then.subject} cannot {then.deed}", inner={"then": a.Forbid}, also=("{then.subject:ptopic}{condition:case}場合、{then.deed:deed.not}", "{then.subject:ptopic}{condition:case}場合、{then.deed:deed}ことができない")),
    Phrase("occur", a.Becomes, "{condition:grows~}", "when {condition}"),
    Phrase("each", a.Becomes, "{condition:grows~}", "each time {condition}"),
    Phrase("grows", a.Compare, "{left:measure}が{right:amount}{relation:rel}になる", "{left} becomes {relation<}{right}{relation>}", also=("{left:measure}が{right:amount}枚{relation:rel}になる", "{left:measure}が{right:amount}体{relation:rel}になる", "{left:measure}が{right:amount}点{relation:rel}になる")),
    Phrase("grows", a.Compare, "{left:s_tai}{right:amount}体{relation:many}になる", "there come to be {relation<}{right}{relation>} {left#right}"),
    Phrase("grows", a.Compare, "{left:s_mai}{right:amount}枚{relation:many}になる", "there come to be {relation<}{right}{relation>} {left#right}"),
    Phrase("occur", a.EitherEvent, "{events:happening.ta}or{events:happening~}", "when {events% or }"),
    Phrase("stretch", a.Period, "{whose:turnof1}{phase}に", "during {whose}{phase}", {"which": a.EveryOne()}, also=("{whose:turnof1}{phase}には",)),
    Phrase("stretch", a.Period, "{phase}に", "during each {phase}", {"which": a.EveryOne(), "whose": a.AnyPlayer()}, also=("{phase}には",)),
    Phrase("turnof", a.You, "あなたの", "your ", replaces=True),
    Phrase("turnof", a.Opponent, "相手の", "your opponent's ", replaces=True),
    Phrase("turnof", a.AnyPlayer, "", "", also=("お互いの", "お互いのプレイヤーの", "各プレイヤーの", "すべてのプレイヤーの"), replaces=True),
    Phrase("turnof", a.ControllerOf, "{what:ref}のコントローラーの", "{what}'s controller's "),
    Phrase("turnof1", a.You, "あなたの", "your ", replaces=True),
    Phrase("turnof1", a.Opponent, "相手の", "your opponent's ", replaces=True),
    Phrase("states", None, "{vstate}", "{vstate}"),
    Phrase("states", None, "{nstate}である", "{nstate}"),
    Phrase("payer", None, "{player}が", "{player}"),
    Phrase("aim", None, "{some}を", "{some}"),
    # 1.1.6.1: a free n is the player's choice anyway
    Phrase("clause", s.FreeLetter, "{letter:letter}はあなたが選ぶ", "you choose {letter}", also=("{letter:letter}はあなたが選んだ数", "{letter:letter}は任意の数", "{letter:letter}は好きな数", "{letter:letter}は任意の正の整数", "{letter:letter}はあなたが決める", "{letter:letter}はあなたが選ぶ正の整数", "{letter:letter}はあなたが選択する", "{letter:letter}を選ぶ", "{letter:letter}を決める", "{letter:letter}を宣言する", "数字{letter:letter}を選ぶ", "正の整数{letter:letter}を選ぶ", "数{letter:letter}を選ぶ", "好きな数{letter:letter}を選ぶ", "好きな数{letter:letter}を宣言する")),
    Phrase("clause", s.IfDid, "{action:did}場合、{then:scope}", "if (you|they)#doer did {action}, {then}", weak=True, also=(*(f"{by}{{action:did}}{case}、{{then:scope}}" for by in _BY_THIS for case in ("場合", "なら")), "1枚以上{action:did}場合、{then:scope}", "1体以上{action:did}場合、{then:scope}", "{action:did}なら、{then:scope}", "{action:did}とき、{then:scope}")),
    Phrase("scoped", a.ForEach, "{amount:per_tai}{unit:amount}体につき、{do:scope}", "for every {unit} {amount#unit}, {do~}", also=("{amount:per_tai}{unit:amount}体ごとに、{do:scope}", "{amount:per_tai}{unit:amount}体につき{do:scope}")),
    Phrase("scoped", a.ForEach, "{amount:per_mai}{unit:amount}枚につき、{do:scope}", "for every {unit} {amount#unit}, {do~}", also=("{amount:per_mai}{unit:amount}枚ごとに、{do:scope}", "{amount:per_mai}{unit:amount}枚につき{do:scope}")),
    Phrase("scoped", a.ForEach, "{amount:per_ten}{unit:amount}点につき、{do:scope}", "for every {unit} of {amount}, {do~}", also=("{amount:per_ten}{unit:amount}につき、{do:scope}",)),
    Phrase("scoped", a.ForEach, "{do.what:topic}{amount:per_tai}{unit:amount}体につき、{do.features:feature*}を得る", "for every {unit} {amount#unit}, {do.what} <gain@do.what> {do.features%, & and }", inner={"do": a.Gain}, also=("{do.what:topic}{amount:per_tai}{unit:amount}体につき{do.features:feature*}を得る", "{do.what:topic}{amount:per_tai}{unit:amount}体につき{do.features:stat_up*}される", "{do.what:obj}{amount:per_tai}{unit:amount}体につき{do.features:stat_up*}する")),
    Phrase("scoped", a.ForEach, "{do.what:topic}{amount:per_mai}{unit:amount}枚につき、{do.features:feature*}を得る", "for every {unit} {amount#unit}, {do.what} <gain@do.what> {do.features%, & and }", inner={"do": a.Gain}, also=("{do.what:topic}{amount:per_mai}{unit:amount}枚につき{do.features:feature*}を得る", "{do.what:topic}{amount:per_mai}{unit:amount}枚につき{do.features:stat_up*}される", "{do.what:obj}{amount:per_mai}{unit:amount}枚につき{do.features:stat_up*}する")),
    Phrase("per_tai", a.CountOf, "{of:f_tai}", "{of#}"),
    Phrase("per_mai", a.CountOf, "{of:f_mai}", "{of#}"),
    Phrase("per_ten", None, "{score}", "{score}"),
    Phrase("leader", None, "{player}は", "{player}"),
    Phrase("leader", None, "{player}は、", "{player}"),
]  # fmt: skip

# what a sentence did, called by its verb in the next one
NOT_DID: Final = (
    ("捨て", "discard", "discard"), ("引か", "draw", "draw"), ("置か", "put it there", "put"),
    ("戻さ", "return it", "return"), ("加え", "put it there", "add"), ("退場させ", "retire it", "retire"),
    ("除外し", "remove it", "remove"), ("召喚し", "summon it", "summon"), ("公開し", "reveal it", "reveal"),
    ("支払わ", "pay", "pay"), ("打ち消さ", "cancel it", "cancel"), ("打ち消せ", "cancel it", "cancel"),
    ("移動させ", "move it", "relocate"), ("移動し", "move it", "relocate"), ("前進し", "move it forward", "forward"),
    ("前進させ", "move it forward", "forward"), ("後退し", "move it back", "back"), ("後退させ", "move it back", "back"),
    ("入れ替え", "exchange them", "swap"), ("選ば", "choose", "choose"), ("装備させ", "equip it", "equip"),
    ("捨てられ", "discard", "discard"), ("引け", "draw", "draw"), ("支払え", "pay", "pay"),
)  # fmt: skip
_THEREBY: Final = ("", *_BY_THIS)
_BY_ITSELF: Final = (
    ("移動し", "move", "relocate"), ("前進し", "move forward", "forward"), ("後退し", "move back", "back"),
)  # fmt: skip
_UNDERGONE: Final = (
    ("移動させられ", "get moved", "move"), ("退場し", "retire", "retire"), ("除外され", "leave the game", "remove"),
    ("召喚され", "come to the stage", "summon"), ("公開され", "get revealed", "reveal"),
    ("打ち消され", "get cancelled", "cancel"), ("行動済み状態にされ", "become acted", "act"),
    ("行動済み状態になら", "become acted", "act"), ("未行動状態になら", "become un-acted", "unact"),
)  # fmt: skip
_UNDONE: Final = (
    ("移動させ", "move", "move"), ("前進させ", "move forward", "forward"), ("後退させ", "move back", "back"),
    ("退場させ", "retire", "retire"), ("除外し", "remove", "remove"), ("召喚し", "summon", "summon"),
    ("公開し", "reveal", "reveal"), ("捨て", "discard", "discard"), ("打ち消さ", "cancel", "cancel"),
    ("手札に加え", "put into the hand", "add"), ("行動済み状態にし", "make acted", "act"),
    ("未行動状態にし", "make un-acted", "unact"),
)  # fmt: skip
_DID_WHERE: Final = (
    ("捨て札に", "置い", "put it there", "put"), ("山札の一番下に", "置い", "put it there", "put"),
    ("山札の一番上に", "置い", "put it there", "put"), ("スコア置き場に", "置い", "put it there", "put"),
    ("手札に", "加え", "put it there", "add"), ("手札に", "戻し", "return it to a hand", "hand"),
    ("山札に", "戻し", "return it to a deck", "deck"), ("行動済み状態に", "し", "make it acted", "act"),
    ("未行動状態に", "し", "make it un-acted", "unact"), ("コントロールを", "得", "take control", "control"),
)  # fmt: skip
_DID_NOT_WHERE: Final = (
    ("捨て札に", "置か", "put it there", "put"), ("手札に", "加え", "put it there", "add"),
    ("手札に", "戻さ", "return it to a hand", "hand"), ("山札に", "戻さ", "return it to a deck", "deck"),
    ("行動済み状態に", "し", "make it acted", "act"), ("未行動状態に", "し", "make it un-acted", "unact"),
)  # fmt: skip
DID: Final = [
    Phrase("clause", s.IfNotDid, "{action:didnot}場合、{then:scope}", "if (you|they)#doer did not {action}, {then}", also=("{action:didnot}なら、{then:scope}", "{action:didnot}とき、{then:scope}")),
    Phrase("clause", s.IfNotDidTo, "{what:subj}{action:notdone}場合、{then:scope}", "if {what} did not {action}, {then}", also=tuple(f"{by}{{what:subj}}{{action:notdone}}{when}、{{then:scope}}" for by in _THEREBY for when in ("場合", "なら") if by or when != "場合")),
    Phrase("clause", s.IfNotDidTo, "{what:did_to}{action:undone}場合、{then:scope}", "if (you|they)#doer did not {action} {what}, {then}", also=tuple(f"{by}{{what:did_to}}{{action:undone}}{when}、{{then:scope}}" for by in _THEREBY for when in ("場合", "なら") if by or when != "場合")),
    Phrase("clause", s.IfNotDid, "この効果で{action:didnot}場合、{then:scope}", "if (you|they)#doer did not {action}, {then}", weak=True, also=tuple(f"{by}{nobody}{{action:{case}}}{when}、{{then:scope}}" for by in _THEREBY for nobody, case in (("", "didnot"), ("1体も", "didnot"), ("1枚も", "didnot"), ("1体も", "undergone"), ("1枚も", "undergone")) for when in ("場合", "なら") if (by or nobody) and (by, nobody, when) != ("この効果で", "", "場合"))),
    Phrase("did_to", None, "{ref}を", "{ref}"),
    *(Phrase("undone", a.Action, f"{stem}{tail}", english, {"name": name}, weak=True) for stem, english, name in _UNDONE for tail in ("なかった", "ることができなかった", "られなかった") if not (tail != "なかった" and stem.endswith(("し", "さ")))),
    *(Phrase("undone", a.Action, f"{stem[:-1]}{tail}", english, {"name": name}) for stem, english, name in _UNDONE for tail in ("できなかった", "することができなかった") if stem.endswith("し")),
    *(Phrase("undergone", a.Action, f"{stem}なかった", english, {"name": name}) for stem, english, name in _UNDERGONE),
    *(Phrase("notdone", a.Action, f"{stem}なかった", english, {"name": name}) for stem, english, name in (*_BY_ITSELF, *_UNDERGONE)),
    *(Phrase("didnot", a.Action, f"{stem}なかった", english, {"name": name}, also=(f"{stem}ない",)) for stem, english, name in NOT_DID),
    *(Phrase("did", a.Action, f"{stem}た", english, {"name": name}) for stem, english, name in (("移動し", "move it", "relocate"), ("前進し", "move it forward", "forward"), ("後退し", "move it back", "back"), ("装備させ", "equip it", "equip"), ("装備し", "equip it", "equip"))),
] + [
    Phrase("did", a.Action, f"{where}{stem}た", english, {"name": name})
    for where, stem, english, name in _DID_WHERE
] + [
    Phrase("didnot", a.Action, f"{where}{stem}なかった", english, {"name": name})
    for where, stem, english, name in _DID_NOT_WHERE
] + [
    Phrase("did", a.Action, f"{verb}た" if not verb.endswith("ん") else f"{verb}だ", english, {"name": name})
    for verb, english, name in (
        ("捨て", "discard", "discard"), ("引い", "draw", "draw"), ("置い", "put it there", "put"),
        ("戻し", "return it", "return"), ("加え", "put it there", "add"), ("撃破し", "destroy it", "destroy"),
        ("退場させ", "retire it", "retire"), ("除外し", "remove it", "remove"), ("召喚し", "summon it", "summon"),
        ("公開し", "reveal it", "reveal"), ("支払っ", "pay", "pay"), ("打ち消し", "cancel it", "cancel"),
        ("移動させ", "move it", "relocate"), ("前進させ", "move it forward", "forward"),
        ("後退させ", "move it back", "back"), ("入れ替え", "exchange them", "swap"), ("選ん", "choose", "choose"),
    )
]  # fmt: skip
