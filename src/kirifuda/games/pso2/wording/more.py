"""Wordings of pso2 for what is not so, for so many as before, for damage of more sorts, and for what one may use."""

from __future__ import annotations

from typing import Final

from kirifuda.games.pso2 import ast as p
from kirifuda.games.pso2.wording.nouns import AREA, HAND
from kirifuda.games.pso2.wording.states import ENOUGH, NONE, THERE
from kirifuda.text import ast as a
from kirifuda.text.phrases import Phrase

_DAMAGED: Final = ("能力によって", "効果によって", "能力で", "効果で", "戦闘以外で", "戦闘以外によって")


def fewer(left: str, unit: str) -> Phrase:
    """So many are not there: 2体以上いない."""
    many = f"{{left:{left}}}が{{right:amount}}{unit}{{relation:notmany}}"
    return Phrase(
        "vstate",
        a.Compare,
        f"{many}いない",
        "there (is|are)#right {relation<}{right}{relation>} {left#right}",
        also=(f"{many}ない",),
    )


def of_whoever_bears_it() -> list[Phrase]:
    """205.4.1, 204.2.2.1: what is asked of the bearer or the host is told of it, too: 装備先が…なら、【貫通1】を得る."""
    found: list[Phrase] = []
    for node, word, english in ((p.Bearer, "装備先", "the bearer"), (p.Host, "付与先", "the host")):
        his, fixed = f"his{word}", {"condition.what": node()}
        inner: dict[str, type[a.Node]] = {"condition": a.Is}
        found += [
            Phrase("itsays", a.If, f"{word}が{{condition.quality:pred}}なら、{{then:{his}}}", f"if {english} is {{condition.quality}}, {{then}}", fixed, inner=inner, also=tuple(f"{word}が{{condition.quality:pred}}{so}、{{then:{his}}}" for so in ("の場合", "である場合", "であるなら"))),
            Phrase("itsays", a.If, f"{word}が{{condition.quality:rowin}}にいるなら、{{then:{his}}}", f"if {english} is{{condition.quality>}}, {{then}}", fixed, inner=inner, also=(f"{word}が{{condition.quality:rowin}}にいる場合、{{then:{his}}}",)),
            Phrase("itsays", a.If, f"{word}が{{condition.quality.noun:gear}}を装備しているなら、{{then:{his}}}", f"if {english} is equipped with {{condition.quality.noun}}, {{then}}", fixed, inner={**inner, "condition.quality": p.Bears}, also=(f"{word}が{{condition.quality.noun:gear}}を装備している場合、{{then:{his}}}",)),
            Phrase(his, a.Gain, "{features:gained*と}を得る", f"{english} gets {{features%, & and }}", {"what": node()}, also=("{features:gained*と}を持つ", "{features:gained*と}を受ける", "{features:modify!}される", "{features:modify!}する")),
            Phrase(his, a.Forbid, "{deed:deed.cannot}", f"{english} cannot {{deed}}", {"subject": node()}, also=("{deed:deed.not}",)),
        ]  # fmt: skip
    return found


MORE: Final = [
    *of_whoever_bears_it(),
    # 300.2: an event that is parted from what follows by a comma
    Phrase("ability", a.Triggered, "{when:oncethen}、{do:body}{limits:limit**}", "{when}: {do}{limits}"),
    Phrase("ability", a.Triggered, "{limits:once}{when:oncethen}、{do:body}{limits:limit**}", "{when}: {do}{limits}"),
    Phrase("oncethen", None, "{oncethen1}", "{oncethen1}"),
    Phrase("oncethen", a.InPeriod, "{period:stretch}、{event:oncethen1}", "{period}, {event}"),
    Phrase("oncethen1", None, "{happening.ta}時", "when {happening}", also=("{happening.ta}とき",)),
    Phrase("oncethen1", None, "{happening}たびに", "whenever {happening}", also=("{happening}たび",)),
    # 210.1, 208.1: a character by its sort or class alone
    *(
        Phrase("vstate", a.Compare, f"{{left.of.where:grounds}}に{{left.of.qualities:mod**}}{{left.of.qualities:sorted}}が{there}", english, {"left.of.noun": a.Kind("キャラ"), **fixed}, inner={"left": a.CountOf, "left.of": a.Filter})
        for there, english, fixed in (
            ("いる", "there is a {left.of.qualities<}character{left.of.qualities>} on {left.of.where}", ENOUGH),
            ("いない", "there is no {left.of.qualities<}character{left.of.qualities>} on {left.of.where}", NONE),
            ("{right:amount}体{relation:many}いる", "there (is|are)#right {relation<}{right}{relation>} {left.of.qualities<}(character|characters)#right{left.of.qualities>#right} on {left.of.where}", {}),
        )
    ),
    Phrase("f_tai", a.Filter, "{where:ground}{qualities:mod**}{qualities:sorted}", "{qualities<}(character|characters)#{qualities>#} on {where}", {"noun": a.Kind("キャラ")}),
    # 300.2: nobody is named
    Phrase("clause", a.Gain, "{features:modify!}される", "it gets {features}", {"what": a.Dropped()}, also=("{features:modify!}する", "{features:gained*と}を得る", "{features:gained*と}を持つ", "{features:gained*と}を受ける"), weak=True),
    Phrase("clause", a.Orient, "{to:onoff}になる", "it turns {to}", {"what": a.Dropped()}, also=("{to:onoff}状態になる",), weak=True),
    # 205.4: on whom, without a number
    Phrase("bare", p.EquipTo, "{to.of:f_tai}に装備する", "<equip> 1 {to.of} with it", {"what": a.Dropped(), "to.count": a.Num(1)}, inner={"to": a.Some}, weak=True),
    # 300.2, A124: what comes to be so
    Phrase("event1", p.ComesTrue, "{condition:becoming}なった時", "when it comes about that {condition}", also=("{condition:becoming}なるたび", "{condition:becoming}なるたびに")),
    *(
        Phrase("becoming", a.Compare, f"{{left:{left}}}が{{right:amount}}{unit}{{relation:many}}に", THERE)
        for left, unit in (("s_tai", "体"), ("s_mai", "枚"))
    ),
    Phrase("becoming", a.Compare, "{left:there}がいなく", "there is no {left}", NONE, also=("{left:there}がなく",)),
    Phrase("becoming", a.Compare, "{left:measured}が{right:amount}{relation:rel}に", "{left} is {relation<}{right}{relation>}", also=("{left:measured}が{right:amount}枚{relation:rel}に",)),
    # 206.1: of the same name as what was spoken of, or as this card
    Phrase("mod", a.SameAs, "{what:spoken}同名の", "| with the same name as {what}", {"aspect": a.Aspect("カード名")}, also=tuple(f"{{what:spoken}}{same}" for same in ("同じ名前の", "同じカード名の", "同一の名前の", "同一のカード名の", "名前が同じ", "カード名が同じ"))),
    Phrase("spoken", p.SpokenOf, "", "it"),
    # 204.2
    Phrase("kindword", a.Keyword, "「付与」", "“attach”", {"name": "付与"}, also=("付与",)),
    # 204.2.2.3, 103.1.3: unless somebody pays
    Phrase("scoped", a.Unless, "{who:leader}{pay:chain.not}限り、{then:scope}", "unless {who} {pay/@who}, {then~}"),
    # G.20, behind a condition and of what was spoken of
    Phrase("went", a.Afterwards, "さらに{then:went}", "in addition, {then}", also=("さらに、{then:went}",)),
    # 302.9: of whom is left out
    Phrase("bare", a.RemoveDamage, "受けているダメージを取り除く", "<remove> the damage that it has taken", {"what": a.Dropped()}, also=tuple(f"{took}{rid}" for took in ("受けている", "受けた", "受けている全ての") for rid in ("ダメージを取り除く", "ダメージを全て取り除く", "ダメージを回復する"))[1:]),
    # 504.2: nobody is named: you
    Phrase("past", a.Compare, "{left.period:nowthis}中に{left.event.deed.what.of:f_loose}を{right:amount}枚{relation:many}プレイしている", "you played {relation<}{right}{relation>} {left.event.deed.what.of#right} {left.period}", {"left.event.subject": a.You()}, inner={"left": a.TimesHappened, "left.event": a.Happens, "left.event.deed": p.PlaysCard, "left.event.deed.what": a.Any}, also=tuple(f"{{left.period:nowthis}}{after}{{left.event.deed.what.of:f_loose}}を{{right:amount}}枚{{relation:many}}プレイして{end}" for after in ("中に", "に", "中、", "、") for end in ("いる",))[1:], weak=True),
    # what is not so
    fewer("s_tai", "体"),
    fewer("s_mai", "枚"),
    Phrase("notmany", a.Below, "以上", "fewer than |"),
    Phrase("notmany", a.Above, "以下", "more than |"),
    *(
        Phrase("vstate", a.Is, f"{{what:ref}}が{not_so}", f"{{what}} <{verb}@what> {english}", inner={"quality": a.Except}, fixed={"quality.quality": quality})
        for not_so, verb, english, quality in (
            ("ダメージを受けていない", "have", "taken no damage", p.Hurt()),
            ("攻撃していない", "be", "not attacking", p.Attacking()),
            ("攻撃されていない", "be", "not being attacked", p.Attacked()),
            ("戦闘していない", "be", "not engaged", p.Engaged()),
            ("フリーズしていない", "be", "not frozen", p.Frozen()),
        )
    ),
    Phrase("vstate", a.Is, "{what:ref}がフリーズしている", "{what} <be@what> frozen", {"quality": p.Frozen()}),
    Phrase("vstate", a.Is, "{what:ref}が{quality.quality:rowin}にいない", "{what} <be@what> not{quality.quality>}", inner={"quality": a.Except}),
    Phrase("mod", a.Except, "ダメージを受けていない", "undamaged |", {"quality": p.Hurt()}),
    Phrase("mod", a.Except, "攻撃していない", "| that (is|are)# not attacking", {"quality": p.Attacking()}),
    Phrase("mod", a.Except, "攻撃されていない", "| that (is|are)# not being attacked", {"quality": p.Attacked()}),
    # as many as before
    Phrase("qm", None, "{thatmany}", "{thatmany}"),
    Phrase("qt", None, "{thatmany}", "{thatmany}"),
    # 302.8: damage by abilities, and the next battle damage
    Phrase("harms", p.AbilityDamage, f"{_DAMAGED[0]}ダメージを受ける", "damage by abilities", also=(*(f"{by}ダメージを受ける" for by in _DAMAGED[1:]), "能力によるダメージを受ける", "効果によるダメージを受ける", "戦闘ダメージ以外のダメージを受ける")),
    Phrase("harm", p.NextBattleDamage, "次に受ける戦闘ダメージ", "the next battle damage", also=("次に戦闘で受けるダメージ", "次の戦闘で受けるダメージ")),
    Phrase("harms", p.NextBattleDamage, "次に戦闘ダメージを受ける", "the next battle damage", also=("次に戦闘でダメージを受ける",)),
    Phrase("stmt", a.Forbid, "{subject:gens}{deed.damage:harmof}は軽減されない", "{deed.damage} that {subject} <deal@subject> cannot be lowered", inner={"deed": p.IsLowered}, also=("{subject:gens}{deed.damage:harmof}は軽減できない",)),
    Phrase("stmt", a.Forbid, "{subject:gens}{deed.kind:gearkind}は使用できない", "{subject} cannot use {deed.kind}", inner={"deed": p.UsesAny}, also=("{subject:gens}{deed.kind:gearkind}を使用できない",)),
    # 101.2.1, 201.1.1: the player who is hurt or attacked
    Phrase("foe", p.PlayerOf, "自分", "your player", {"who": a.You()}),
    # 406.2: what waits, and what it is
    Phrase("f_tsu", a.Filter, "{where:waiting}{qualities:mod*}{noun:n_waits}", "{qualities<}{where<}{noun#}{where>}{qualities>#}"),
    Phrase("f_tsu", a.Filter, "処理領域にある{qualities:mod*}{where:waitsof}{noun:n_waits}", "{qualities<}{noun#}{where>}{qualities>#}"),
    Phrase("waitsof", a.Place, "相手の", "| of your opponent's in the processing area", {"zone": AREA, "whose": a.Opponent()}, also=("対戦相手の",)),
    Phrase("waitsof", a.Place, "自分の", "| of yours in the processing area", {"zone": AREA, "whose": a.You()}),
    Phrase("waiting", a.Place, "相手がプレイした", "| that your opponent has played", {"zone": AREA, "whose": a.Opponent()}, also=("対戦相手がプレイした", "処理領域にある相手がプレイした", "処理領域にある対戦相手がプレイした", "相手のプレイヤーがプレイした")),
    # 209.1.1: what somebody plays from the hand
    Phrase("priced", a.All, "{of:f_ownprice}の", "{of#pl}", number="pl"),
    Phrase("f_ownprice", a.Filter, "{where:pricedby}{qualities:mod**}{noun:n_priced}", "{qualities<}{noun#}{qualities>#}{where>}"),
    Phrase("n_priced", None, "{n_item}", "{n_item#}"),
    Phrase("n_priced", a.AnyCard, "カード", "(card|cards)#"),
    Phrase("pricedby", a.Place, "自分の", "| that you play", {"zone": HAND, "whose": a.You()}),
    Phrase("pricedby", a.Place, "相手の", "| that your opponent plays", {"zone": HAND, "whose": a.Opponent()}, also=("対戦相手の",)),
    *(
        Phrase("bottomed", p.NotBelow, f"{{do:cheaper}}。ただし、{cost[0]}0にはならない。", "{do}, but not less than 1.", {"least": a.Num(1)}, also=tuple(f"{{do:cheaper}}。ただし、{word}{zero}。" for word in cost for zero in ("0にはならない", "0以下にはならない", "0にならない", "0以下にならない"))[1:])
        for cost in (("コストは", "そのコストは", ""),)
    ),
]  # fmt: skip
