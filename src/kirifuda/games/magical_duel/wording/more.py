"""Magical Duel wordings for states and times: what one controls, how numbers compare, while something is so."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from kirifuda.games.magical_duel import ast as m
from kirifuda.games.magical_duel import ast_book as b
from kirifuda.text import ast as a
from kirifuda.text.phrases import Phrase

THIS: Final = a.This()
THIS_TURN: Final = a.Period(a.ThisOne(), a.AnyPlayer(), a.Phase("ターン"))
FIELD: Final[dict[str, object]] = {"left.of.where.zone": a.Zone("戦場")}
CONTROLLED: Final[dict[str, type[a.Node]]] = {"left": a.CountOf, "left.of": a.Filter, "left.of.where": a.Place}
WHO: Final = "{left.of.where.whose} <control@left.of.where.whose>"
HOLDER: Final = "{left.of.where.whose:payer}{left.of.qualities:mod**}"


def controlling(noun: str, counter: str) -> list[Phrase]:
    """Somebody controls so many of something."""
    things = f"{{left.of.noun:{noun}}}"
    many = f"{{right:amount}}{counter}{{relation:rel}}"
    english = (
        f"{WHO} {{relation<}}{{right}}{{relation>}} {{left.of.qualities<}}{{left.of.noun#right}}{{left.of.qualities>}}"
    )
    ja = f"{HOLDER}{things}を{many}支配している"
    also = (f"{HOLDER}{things}を{many}支配する", f"{HOLDER}{things}{many}を支配している")
    return [
        Phrase("state", a.Compare, ja, english, FIELD, inner=CONTROLLED, also=also),
        *unsaid(Phrase("state", a.Compare, ja, english, FIELD, inner=CONTROLLED, also=also)),
    ]


def unsaid(row: Phrase) -> list[Phrase]:
    """The same of whoever reads it: “X”を支配しているなら."""
    gone = tuple(text.replace("{left.of.where.whose:payer}", "") for text in (row.ja, *row.also))
    mine = {**row.fixed, "left.of.where.whose": a.You()}
    english = row.en.replace(WHO, "you control")
    return [replace(row, ja=gone[0], also=gone[1:], en=english, fixed=mine)]


def none_of(nouns: tuple[str, ...]) -> list[Phrase]:
    """Somebody controls none of something, or one at least."""
    none = {**FIELD, "relation": a.Same(), "right": a.Num(0)}
    some = {**FIELD, "relation": a.AtLeast(), "right": a.Num(1)}
    one = "{left.of.qualities<}{left.of.noun}{left.of.qualities>}"
    rows = []
    for noun in nouns:
        things = f"{{left.of.noun:{noun}}}"
        rows.append(
            Phrase("state", a.Compare, f"{HOLDER}{things}を支配していない", f"{WHO} no {one}", none, inner=CONTROLLED)
        )
        rows.append(
            Phrase("state", a.Compare, f"{HOLDER}{things}を支配している", f"{WHO} a {one}", some, inner=CONTROLLED)
        )
    return [*rows, *(own for row in rows for own in unsaid(row))]


STATES: Final = [
    *controlling("n_tai", "体"),
    *controlling("n_nin", "人"),
    *controlling("n_owned", "枚"),
    *controlling("n_owned", "つ"),
    *none_of(("n_tai", "n_owned")),
    Phrase("n_owned", a.Kind, "結界", "(barrier|barriers)#", {"name": "結界"}),
    Phrase("n_owned", a.AnyCard, "カード", "(card|cards)#"),
    Phrase("state", a.Compare, "{left:measure}が{right:measure}{relation:bound}である", "{left} is {relation<}{right}{relation>}"),
    Phrase("state", a.Compare, "{left:measure}が{right:measure}と同じである", "{left} is equal to {right}", {"relation": a.Same()}, also=("{left:measure}と{right:measure}が同じである", "{left:measure}が{right:measure}に等しい")),
    *[
        Phrase("state", a.Compare, f"{{left:{of}}}{{right:amount}}{counter}{{relation:rel}}である", "there (is|are)#right {relation<}{right}{relation>} {left#right}")
        for of, counter in (("c_tai", "体"), ("c_mai", "枚"), ("c_nin", "人"), ("c_tsu", "つ"))
    ],
    Phrase("saying", m.PlayableIf, "{condition:cond}場合にのみ、このカードを発動できる", "this card can be activated only if {condition}", also=tuple(f"{who}{{condition:{of}}}{at}{comma}このカードを発動できる" for who in ("", "あなたは", "あなたは、") for of, ats in (("cond", ("場合にのみ", "場合のみ", "ときにのみ", "ときのみ")), ("states", ("間のみ", "間にのみ"))) for at in ats for comma in ("、", ""))[1:]),
    Phrase("saying", m.PlayableIf, "このカードは{condition:cond}場合にのみ発動できる", "this card can be activated only if {condition}", also=("このカードは、{condition:cond}場合にのみ発動できる", "このカードは{condition:cond}ときにのみ発動できる", "このカードは、{condition:cond}ときにのみ発動できる", "このカードは{condition:cond}場合のみ発動できる", "このカードは{condition:cond}かぎり発動できる", "このカードは{condition:states}間にのみ発動できる", "このカードは{condition:states}間のみ発動できる")),
    Phrase("saying", a.Define, "{letter:letter}は{value:measure}である", "{letter} is {value}", also=("{letter:letter}は{value:measure}に等しい", "{letter:letter}は{value:measure}とする")),
    Phrase("saying", a.CostBecomes, "このカードをコストを支払わずに発動できる", "this card can be activated without paying its cost", {"what": THIS, "to": a.Num(0)}, also=("このカードをコストを支払わずに発動してよい", "このカードをコストを支払わずに発動してもよい", "このカードはコストを支払わずに発動できる", "このカードはコストを支払わずに発動してよい", "このカードはコストを支払わずに発動してもよい", "あなたはこのカードをコストを支払わずに発動してよい", "あなたはこのカードをコストを支払わずに発動できる")),
    Phrase("stmt", a.Forbid, "{subject:gen}{deed.counter:ctr}は取り除かれない", "{deed.counter}s cannot be removed from {subject}", inner={"deed": a.LosesCounters}, also=("{subject:loser}{deed.counter:ctr}は取り除かれない", "{subject:loser}{deed.counter:ctr}を取り除けない")),
    Phrase("stmt", a.Forbid, "{subject:receiver}{deed.counter:ctr}は置かれない", "{deed.counter}s cannot be put on {subject}", inner={"deed": a.GetsCounters}, also=("{subject:receiver}{deed.counter:ctr}を置けない", "{subject:receiver}は{deed.counter:ctr}を置けない", "{subject:receiver}{deed.counter:ctr}を置くことはできない")),
    Phrase("state", a.Is, "{quality:stepped}", "this card was {quality}", {"what": THIS}),
    Phrase("bound", a.AtLeast, "以上", "at least |"),
    Phrase("bound", a.AtMost, "以下", "at most |"),
    Phrase("bound", a.Below, "未満", "less than |"),
    Phrase("while", a.While, "{condition.what:is_subj}{condition.quality:pred}の間", "as long as {condition.what} <be@condition.what> {condition.quality}", inner={"condition": a.Is}),
    Phrase("while", a.While, "{condition.of:f_tai}が{condition.what:ref}のみの間", "as long as {condition.what} is the only {condition.of}", inner={"condition": a.Only}, also=("{condition.of:f_tai}が{condition.what:ref}だけの間",)),
    Phrase("while", a.While, "{condition.event:happening.ta}ターンに", "in the turn in which {condition.event}", {"condition.period": THIS_TURN}, inner={"condition": a.Happened}, also=("{condition.event:happening.ta}ターン", "{condition.event:happening.ta}ターン中", "{condition.event:happening.ta}ターンの間", "{condition.event:happening.ta}ターンには")),
    Phrase("saying", a.Timed, "{duration:while}{do:saying1}", "{duration}, {do}"),
    Phrase("saying1", a.Forbid, "{subject:ptopic}{deed:deed.cannot}", "{subject} cannot {deed}"),
    Phrase("stretch", a.Period, "{whose:turnof1}{phase:turnphase}に", "during {whose}{phase}", {"which": a.EveryOne()}),
    Phrase("stretch", a.Period, "{phase}中に", "during each {phase}", {"which": a.EveryOne(), "whose": a.AnyPlayer()}),
    Phrase("stretch", a.Period, "{whose:turnof1}{phase}中に", "during {whose}{phase}", {"which": a.EveryOne()}),
    Phrase("stretch", a.Period, "{phase:turnphase}に", "during each {phase}", {"which": a.EveryOne(), "whose": a.AnyPlayer()}),
    Phrase("which", a.EveryOne, "", "", replaces=True),
    Phrase("which", a.EveryOne, "各", "each ", replaces=True),
    Phrase("turnof", a.AnyPlayer, "お互いの", "each player's ", also=("各プレイヤーの", "両方のプレイヤーの")),
    Phrase("turnof", a.You, "あなたのターンの", "your ", also=("味方ターンの", "あなたの次のターンの")),
    Phrase("turnof", a.Opponent, "敵ターンの", "your opponent's ", also=("相手のターンの",)),
    Phrase("turnof1", a.You, "あなたのターンの", "your ", also=("味方ターンの",)),
    Phrase("turnof1", a.Opponent, "敵ターンの", "your opponent's ", also=("相手のターンの",)),
]  # fmt: skip

CHANGES: Final = [
    # a trigger for a while: このターン、味方怪異が攻撃したとき、…
    Phrase("scoped", a.Timed, "{duration:span}、{do.when:happening.ta}とき、{do.do:scope}", "{duration}, whenever {do.when}, {do.do~}", inner={"do": m.Whenever}, also=("{duration:span}、{do.when:happening.ta}とき ⇒ {do.do:scope}", "{duration:span}、{do.when:happening.ta}時、{do.do:scope}", "{duration:span}、{do.when:happening.ta}時 ⇒ {do.do:scope}", "{duration:span}、{do.when:happening}たび、{do.do:scope}", "{duration:span}、{do.when:happening}たびに、{do.do:scope}")),
    Phrase("stmt", a.Skip, "{period:now}は行われない", "{period} does not take place", also=("{period:now}は飛ばされる",)),
    Phrase("act", a.Skip, "{period:now}を行えない", "<skip> {period}", also=("{period:now}を行うことができない",)),
    Phrase("stmt", a.Forbid, "{subject.of.qualities:mod**}{subject.of.where:side}{subject.of.noun:n_tai}は{subject.of.qualities:thatturn}{deed:deed.cannot}", "{subject.of.qualities<}{subject.of.where<}{subject.of.noun#pl}{subject.of.where>}{subject.of.qualities>#pl} cannot {deed} in the turn they enter the field", inner={"subject": a.All, "subject.of": a.Filter}, also=("{subject.of.qualities:mod**}{subject.of.where:side}{subject.of.noun:n_tai}は、{subject.of.qualities:thatturn}{deed:deed.cannot}",)),
    Phrase("thatturn", a.Did, "戦場に出たターンに", "", {"period": THIS_TURN, "deed": a.Enters()}, also=("戦場に出たターン、", "戦場に出たターンには", "戦場に出たターン中、", "戦場に出たターンの間、", "戦場に出たターンに、")),
    # links of any sort in one chain: 探し、公開して手札に加え、…
    Phrase("chain", a.Seq, "{parts:link+}{parts:step~}", "{parts~%, & and }", also=("{parts:link+}その後{parts:step~}", "{parts:link+}その後、{parts:step~}")),
    Phrase("scope", a.Seq, "{parts:link+}{parts:scoped}", "{parts~%, & and }"),
    Phrase("link", None, "{step.i}、", "{step}"),
    Phrase("link", None, "{step.te}", "{step}"),
    Phrase("link", None, "{step.te}、", "{step}"),
    Phrase("stmt", a.Gain, "{what:gen_set}{features:rises~!}", "{what} <gain@what> {features}"),
    Phrase("rises", a.Raise, "{stat:bstat}は{by:amount}増える", "{stat}+{by}", also=("{stat:bstat}が{by:amount}増える", "{stat:bstat}は{by:amount}増加する", "{stat:bstat}は{by:byso}増える", "{stat:bstat}が{by:byso}増える", "{stat:bstat}は{by:byso}高くなる", "{stat:bstat}は{by:amount}高くなる", "{stat:bstat}が{by:byso}上がる", "{stat:bstat}は{by:byso}上がる", "{stat:bstat}は{by:amount}上がる", "{stat:bstat}が{by:amount}上がる")),
    Phrase("rises", a.Lower, "{stat:bstat}は{by:amount}減る", "{stat}-{by}", also=("{stat:bstat}が{by:amount}減る", "{stat:bstat}は{by:amount}減少する", "{stat:bstat}は{by:byso}減る", "{stat:bstat}が{by:byso}減る", "{stat:bstat}は{by:byso}低くなる", "{stat:bstat}は{by:amount}低くなる", "{stat:bstat}が{by:byso}下がる", "{stat:bstat}は{by:byso}下がる", "{stat:bstat}は{by:amount}下がる", "{stat:bstat}が{by:amount}下がる")),
    Phrase("act", a.Gain, "{what:gen_set}{features:raises~!}", "{what} <gain@what> {features}"),
    Phrase("raises", a.Raise, "{stat:bstat}を{by:amount}増やす", "{stat}+{by}", also=("{stat:bstat}を{by:amount}増加させる", "{stat:bstat}を{by:byso}増やす", "{stat:bstat}を{by:byso}増加させる", "{stat:bstat}を{by:amount}上げる", "{stat:bstat}を{by:byso}上げる")),
    Phrase("raises", a.Lower, "{stat:bstat}を{by:amount}減らす", "{stat}-{by}", also=("{stat:bstat}を{by:amount}減少させる", "{stat:bstat}を{by:byso}減らす", "{stat:bstat}を{by:byso}減少させる", "{stat:bstat}を{by:amount}下げる", "{stat:bstat}を{by:byso}下げる")),
    Phrase("byso", None, "{amount}だけ", "{amount}"),
    Phrase("byso", None, "{measure}だけ", "{measure}"),
    Phrase("byso", None, "{measure}と同じ値だけ", "{measure}"),
    Phrase("byso", None, "{measure}と同じだけ", "{measure}"),
    Phrase("byso", None, "{measure}に等しい値だけ", "{measure}"),
    Phrase("scope", a.PutCounters, "{counter:ctr}{count:amount}個を置く", "<put> {count} {counter}(|s)#count on it", {"what": a.Dropped()}, also=("{counter:ctr}を{count:amount}個置く",)),
    Phrase("scope", a.RemoveCounters, "{counter:ctr}{count:amount}個を取り除く", "<remove> {count} {counter}(|s)#count from it", {"what": a.Dropped()}, also=("{counter:ctr}を{count:amount}個取り除く",)),
    Phrase("stmt", a.CostLess, "{what:playset}のコストは{by:cut}減る", "{what} <cost@what> {by<} less to activate{by>}", also=("{what:playset}を発動するためのコストは{by:cut}減る", "{what:playset}のコストを{by:cut}減らす", "{what:playset}のコストは{by:cut}少なくなる", "{what:playset}を発動するためのコストを{by:cut}減らす")),
    Phrase("stmt", a.CostMore, "{what:playset}のコストは{by:cut}増える", "{what} <cost@what> {by<} more to activate{by>}", also=("{what:playset}を発動するためのコストは{by:cut}増える", "{what:playset}のコストを{by:cut}増やす", "{what:playset}のコストは{by:cut}多くなる", "{what:playset}を発動するためのコストを{by:cut}増やす")),
    Phrase("playset", a.All, "{of:f_play}", "{of#pl}", number="pl"),
    Phrase("f_play", a.Filter, "{where:playside}{qualities:mod**}{noun:n_card}", "{qualities<}{noun#}{where>}{qualities>#}"),
    Phrase("playside", a.BeingPlayed, "{by:srcof}", "|{by}"),
    Phrase("n_card", None, "{kind}カード", "{kind}"),
    Phrase("stmt", a.EntersAs, "{what:doer1}戦場に出る場合、代わりに{arriving:arrival*}戦場に出る", "{what} <enter@what> the field{arriving}", also=tuple(f"{{what:doer1}}戦場に出る{at}、{again}{{arriving:arrival*}}{to}出る" for at in ("場合", "際", "とき") for again in ("代わりに", "", "それは", "このカードは", "その怪異は", "そのカードは", "それらは") for to in ("戦場に", ""))[1:]),
    Phrase("stmt", m.EntersInstead, "{what:doer1}{before:lying}で戦場に出る場合、代わりに{arriving:arrival*}戦場に出る", "{what} that would enter the field {before} <enter@what> it{arriving} instead", also=tuple(f"{{what:doer1}}{{before:lying}}で戦場に出る{at}、代わりに{{arriving:arrival*}}{to}出る" for at in ("場合", "際", "とき") for to in ("戦場に", ""))[1:]),
    Phrase("doer1", None, "{ref}が", "{ref}"),
    Phrase("doer1", None, "{set}が", "{set}"),
    Phrase("stmt", a.Allow, "{subject:topic}リバース状態の敵怪異がいても、{deed:pastdeed.te}よい", "{subject} can {deed} although there is a reversed enemy servant", also=("{subject:topic}リバース状態の敵怪異がいても{deed:pastdeed.can}",)),
    Phrase("pastdeed", m.AttacksPlayer, "{who:player}を攻撃する", "<attack> {who}"),
    Phrase("leader", a.EachPlayer, "プレイヤーは", "each player"),
    Phrase("leader", None, "{player}も", "{player}"),
    Phrase("f_tsu", a.Filter, "{where:chasecontrol}{qualities:mod**}魔法", "{qualities<}(spell|spells)#{qualities>#}{where>}", {"noun": a.AnyCard()}),
    Phrase("f_mai", a.Filter, "{where:chasecontrol}{qualities:mod**}魔法", "{qualities<}(spell|spells)#{qualities>#}{where>}", {"noun": a.AnyCard()}),
    Phrase("f_tsu", a.Filter, "{where:chaseside}{qualities:mod**}{qualities:untriggered}", "{qualities<}{where<}(spell|spells)# on the chase{where>}{qualities>#}", {"noun": a.EitherNoun((a.AnyCard(), a.AnyAbility()))}),
    Phrase("untriggered", a.Except, "魔法か条件能力", "activated ability or |", {"quality": b.OfSort(b.AbilitySort("誘発能力"))}, also=("魔法または条件能力", "魔法や条件能力", "条件能力か魔法")),
    Phrase("f_tsu", a.Filter, "{where:chasecontrol}{qualities:mod**}{noun:n_ability}", "{qualities<}{noun#}{qualities>#}{where>}"),
    Phrase("bare", m.CreateMore, "{count:q_tsu}作成する", "create {count}", also=("{count:q_tai}作成する",)),
    Phrase("stmt", a.Allow, "{subject:leader0}{deed.what.of:f_piled}を発動できる", "you can activate {deed.what.of#pl}", {"deed.action": a.Action("play"), "deed.cause": a.AnyCause()}, inner={"deed": a.Performs, "deed.what": a.Any}, also=("{subject:leader0}{deed.what.of:f_piled}を発動してよい", "{subject:leader0}{deed.what.of:f_piled}を発動してもよい", "{subject:leader0}{deed.what.of:f_piled}を発動することができる")),
    Phrase("f_piled", a.Filter, "{where:openly}の{qualities:mod**}{noun:n_any}", "{qualities<}{noun#} in {where}{qualities>#}", also=("{where:openly}にある{qualities:mod**}{noun:n_any}", "{where:openly}から{qualities:mod**}{noun:n_any}")),
    Phrase("openly", a.Place, "{whose:ownpile}{zone:openzone}", "{whose}{zone}"),
    Phrase("ownpile", a.You, "味方", "your ", also=("あなたの", "自分の", "味方の", "")),
    Phrase("mod", a.Has, "{feature:declared}の", "| of {feature}"),
    Phrase("mod", a.StatIs, "{amount:gauge}{relation:bound}の{stat}を持つ", "| whose {stat} is {relation<}{amount}{relation>}"),
    Phrase("mod", a.StatIs, "{stat}が{amount:gauge}{relation:bound}である", "| whose {stat} is {relation<}{amount}{relation>}"),
    Phrase("mod", a.StatIs, "{stat}が{amount}{relation:rel}である", "| with {stat} {relation<}{amount}{relation>}"),
    Phrase("clause", m.AsItResolves, "このカードを解決する際、{then:scope}", "as this card resolves, {then}", also=("このカードの解決後、{then:scope}", "このカードを解決した後、{then:scope}", "このカードの解決時、{then:scope}")),
    Phrase("clause", a.InsteadIf, "{condition:cond.nara}なら、代わりに{then:scope}", "if {condition}, instead of that {then}", also=("{condition:cond}場合、代わりに{then:scope}", "{condition:cond.nara}なら、代わりに{then:bare}", "{condition:cond}場合、代わりに{then:bare}")),
    Phrase("player", a.TurnPlayer, "そのターンのプレイヤー", "the turn player", also=("ターンを行っているプレイヤー", "現在のターンのプレイヤー")),
    Phrase("declared", a.Declared, "その{aspect}", "that {aspect}"),
    Phrase("act", a.Move, "{what:wholezone}{to:dest}{arriving:arrival**}置く", "<put> {what} {to}{arriving}", also=("{what:wholezone}{to:dest}{arriving:arrival**}戻す", "{what:wholezone}{to:dest}{arriving:arrival**}加える")),
    Phrase("act", a.Exile, "{what:wholezone}ゲームから除外する", "<exile> {what}", {"arriving": ()}),
    Phrase("act", a.By, "{who:player}に{do.what:handobj}捨てさせる", "<make> {who} discard {do.what}", inner={"do": a.Discard}),
    Phrase("act", a.By, "{who:player}にカードを{do.count:q_mai}引かせる", "<make> {who} draw {do.count} (card|cards)#do.count", inner={"do": a.Draw}),
    Phrase("act", a.Discard, "{what:forced}捨てさせる", "<have> {what} discarded"),
    Phrase("forced", None, "{ref}を", "{ref}"),
    Phrase("forced", a.Dropped, "", "(it|them)#"),
    Phrase("forced", a.Some, "{of:f_theirs}を{count:q_mai}", "{count} {of#count}", also=("{of:f_theirs}{count:q_mai}を",), number="count"),
    Phrase("forced", a.RandomSome, "{of:f_theirs}を無作為に{count:amount}枚", "{count} {of#count} at random", number="count"),
    Phrase("f_theirs", a.Filter, "{where:theirhand}", "(card|cards)# in {where}", {"noun": a.AnyCard(), "qualities": ()}),
    Phrase("f_theirs", a.Filter, "{where:theirhand}の{qualities:mod**}{noun:n_any}", "{qualities<}{noun#} in {where}{qualities>#}", also=("{where:theirhand}から{qualities:mod**}{noun:n_any}", "{where:theirhand}にある{qualities:mod**}{noun:n_any}")),
    Phrase("theirhand", a.Place, "敵手札", "your opponent's hand", {"zone": a.Zone("手札"), "whose": a.Opponent()}, also=("相手の手札", "敵の手札")),
    Phrase("pay", a.RemoveCounters, "{counter:ctr}を{count:amount}個取り除く", "remove {count} {counter}(|s)#count from this card", {"what": THIS}, also=("{counter:ctr}{count:amount}個を取り除く",)),
    Phrase("pay", a.PutCounters, "{counter:ctr}を{count:amount}個置く", "put {count} {counter}(|s)#count on this card", {"what": THIS}, also=("{counter:ctr}{count:amount}個を置く",)),
    Phrase("caused", m.EitherDeed, "魔法や能力を発動する", "<activate> a spell or ability", {"deeds": (a.Performs(a.Action("play"), a.Any(a.Filter(a.Anywhere(), (), a.AnyCard())), a.AnyCause()), a.Performs(a.Action("use"), a.Anything(), a.AnyCause()))}, also=("魔法か能力を発動する", "カードや能力を発動する", "カードか能力を発動する", "魔法または能力を発動する")),
    Phrase("caused", a.Performs, "魔法を発動する", "<activate> a spell", {"action": a.Action("play"), "what": a.Any(a.Filter(a.Anywhere(), (), a.AnyCard())), "cause": a.AnyCause()}),
]  # fmt: skip
