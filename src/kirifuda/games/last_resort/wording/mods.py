"""Wordings of last_resort for qualities: what stands before a noun, and what a condition says of a card."""

from __future__ import annotations

from typing import Final

from kirifuda.games.last_resort import ast as r
from kirifuda.text import ast as a
from kirifuda.text.phrases import Phrase

MODIFIERS: Final = [
    Phrase("mod", a.Other, "他の", "other |"),
    Phrase("mod", a.OtherThan, "{what:ref}以外の", "| other than {what}"),
    Phrase("mod", a.StatIs, "{stat}{amount}{relation:rel}の", "| with {stat} {relation<}{amount}{relation>}", also=("{stat}が{amount}{relation:rel}の",)),
    Phrase("mod", a.StatIs, "{stat}が{amount:gauge}{relation:rel}の", "| whose {stat} is {relation<}{amount}{relation>}"),
    Phrase("mod", a.StatIs, "{stat}が{amount:gauge}より{relation:more}", "| whose {stat} is {relation} {amount}"),
    Phrase("mod", a.StatIs, "{amount:gaugeof}{stat}が{relation:more}", "| whose {stat} is {relation} {amount}"),
    *(
        Phrase(
            "mod", a.StatIs, f"{{amount.left.what:ref}}より{stat}が{{amount.right:amount}}{ways[0]}", f"| with {english} {{amount.right}} {relation} than that of {{amount.left.what}}", {"stat": a.Stat(stat), "amount.left.stat": a.Stat(stat), "relation": a.Same()}, inner={"amount": node, "amount.left": a.ValueOf},
            also=tuple(f"{{amount.left.what:ref}}よりも{stat}が{{amount.right:amount}}{way}" for way in ways) + tuple(f"{{amount.left.what:ref}}より{stat}が{{amount.right:amount}}{way}" for way in ways[1:]),
        )
        for stat, english in (("コスト", "cost"), ("パワー", "power"), ("タフネス", "toughness"))
        for node, relation, ways in ((a.Plus, "more", ("高い", "大きい", "多い")), (a.Minus, "less", ("低い", "小さい", "少ない")))
    ),
    *(
        Phrase(
            "mod", a.StatIs, f"{{amount.what:gen}}{stat}{{relation:bound}}の", f"| with {english} {{relation<}}that of {{amount.what}}{{relation>}}", {"stat": a.Stat(stat), "amount.stat": a.Stat(stat)}, inner={"amount": a.ValueOf},
            also=(f"{{amount.what:gen}}{stat}{{relation:bound}}の{stat}を持つ",),
        )
        for stat, english in (("コスト", "cost"), ("パワー", "power"), ("タフネス", "toughness"))
    ),
    *(
        Phrase(
            "mod", a.StatIs, f"{{amount.what:gen}}{stat}より{{relation:more}}{stat}を持つ", f"| with {english} {{relation}} that of {{amount.what}}", {"stat": a.Stat(stat), "amount.stat": a.Stat(stat)}, inner={"amount": a.ValueOf},
        )
        for stat, english in (("コスト", "cost"), ("パワー", "power"), ("タフネス", "toughness"))
    ),
    Phrase("bound", a.AtLeast, "以上", "| or more"),
    Phrase("bound", a.AtMost, "以下", "| or less"),
    Phrase("bound", a.Below, "未満", "less than |"),
    Phrase("mod", a.PrintedIs, "元々の{stat:size_stat}が{amount}{relation:rel}の", "| with printed {stat} {relation<}{amount}{relation>}", also=("元々の{stat:size_stat}{amount}{relation:rel}の",)),
    Phrase("mod", a.Has, "{feature:declared}の", "| of {feature}", also=("{feature:declared}を持つ",)),
    Phrase("declared", a.Declared, "その{aspect}", "that {aspect}", also=tuple(f"{named}{{aspect}}" for named in ("宣言した", "選んだ", "指定した", "宣言された", "選ばれた", "指定された"))),
    Phrase("mod", a.Most, "最も{stat}が{end}", "| with the {end} {stat}", also=("{stat}が最も{end}", "一番{stat}が{end}", "{stat}が一番{end}")),
    Phrase("mod", a.Has, "{feature:race}の", "{feature} |", also=("{feature:race}を持つ",)),
    Phrase("mod", a.Has, "{feature:colour}の", "{feature} |", also=("{feature:colour}色の", "{feature:colour}い", "色が{feature:colour}の")),
    Phrase("mod", a.NoAttribute, "無色の", "colourless |"),
    Phrase("mod", a.Has, "{feature:anykw}を持つ", "| with {feature}", also=("{feature:anykw}を持っている",)),
    Phrase("mod", a.Except, "{quality:lacking}を持たない", "| without {quality}", also=("{quality:lacking}を持っていない",)),
    Phrase("mod", a.NoAbility, "能力を持たない", "| without abilities", also=("能力を持っていない",)),
    Phrase("mod", a.Lies, "{position:position}状態の", "{position} |", also=("{position:position}している", "{position:position}されている")),
    Phrase("mod", a.Doing, "{deed:deed.te}いる", "| that (is|are)# {deed/ing}"),
    Phrase("mod", a.Did, "{period:nowthis}に{deed:deed.ta}", "| that {deed/past} {period}", also=("{period:nowthis}{deed:deed.ta}",)),
    Phrase("mod", r.Damaged, "ダメージを受けている", "damaged |"),
    Phrase("mod", r.Equipped, "装備アイテムを装備している", "| with equipment", also=("装備アイテムを装備した",)),
    Phrase("mod", r.OfLeaderColour, "リーダーと同じ色の", "| of your leader's colour"),
    Phrase("mod", a.Except, "リーダーと違う色の", "| of another colour than your leader", {"quality": r.OfLeaderColour()}, also=("リーダーと異なる色の",)),
    Phrase("mod", a.SameAs, "{what:ref}と同じ{aspect}の", "| with the same {aspect} as {what}", also=("{what:ref}と{aspect}が同じ", "{what:ref}と同じ{aspect}を持つ")),
    Phrase("mod", a.SameAs, "{what:plainset}と同じ{aspect}の", "| with the same {aspect} as any of the {what}"),
    Phrase("plainset", a.All, "{of:f_plain}", "{of#pl}", number="pl"),
    Phrase("f_plain", a.Filter, "{where:plainwhere}{noun:n_any}", "{noun#}{where>}", {"qualities": ()}),
    Phrase("f_whole", a.Filter, "{where.whose:someone}{where.zone:pilezone}", "(card|cards)# in {where.whose}{where.zone}", {"qualities": (), "noun": a.AnyCard()}, inner={"where": a.Place}),
    Phrase("plainwhere", a.Place, "{whose:someone}戦場の", "| on {whose}battlefield", {"zone": a.Zone("戦場")}, also=("{whose:someone}戦場にある", "{whose:someone}戦場にいる")),
    Phrase("plainwhere", a.Place, "自身の戦場の", "| on their own battlefield", {"zone": a.Zone("戦場"), "whose": a.Actor()}, also=("自身の戦場にある", "自身の戦場にいる")),
    Phrase("plainwhere", a.Place, "{whose:someone}{zone:pilezone}の", "| in {whose}{zone}", also=("{whose:someone}{zone:pilezone}にある",)),
    Phrase("mod", a.NameHas, "カード名に「{part:name}」を含む", "| whose name contains “{part}”", also=("名前に「{part:name}」を含む", "カード名に「{part:name}」とある")),
    Phrase("mod", a.Except, "{quality:notnoun}以外の", "non-{quality} |"),
    Phrase("mod", a.AnyOf, "{qualities:short+か}の", "{qualities% or } |", also=("{qualities:short+または}の",)),
    Phrase("short", a.Has, "{feature:colour}", "{feature}"),
    Phrase("short", a.Has, "{feature:race}", "{feature}"),
    Phrase("notnoun", a.IsNoun, "{noun:k_tai}", "{noun}"),
    Phrase("notnoun", a.IsNoun, "{noun:k_mai}", "{noun}"),
    Phrase("notnoun", a.IsNoun, "{noun:token}", "{noun}"),
    Phrase("notnoun", a.IsNoun, "{noun:cardname}", "{noun}"),
    Phrase("notnoun", a.Has, "{feature:race}", "{feature}"),
    Phrase("notnoun", a.Has, "{feature:colour}", "{feature}"),
    Phrase("lacking", a.Has, "{feature:anykw}", "{feature}"),
    Phrase("race", None, "{racesaid}", "{racesaid}"),
    Phrase("race", a.Race, "【{name:raceword}】", "{name}"),
    Phrase("racesaid", a.Race, "種族「{name:raceword}」", "{name}", also=("種族が「{name:raceword}」", "種族が{name:raceword}", "種族{name:raceword}")),
    Phrase("gauge", None, "{valued}", "{valued}"),
    Phrase("gauge", None, "{sum}", "{sum}"),
    Phrase("valued", a.ValueOf, "{what:gen}{stat}", "the {stat} of {what}"),
    Phrase("sum", None, "{counted}", "{counted}"),
    Phrase("sum", a.Plus, "{left:valued}に{right:amount}を足した数", "{left} plus {right}", also=tuple(f"{{left:{left}}}に{{right:amount}}を{added}" for left in ("valued", "counted") for added in ("足した数", "加えた数", "足した値", "加えた値"))[1:]),
    Phrase("counted", a.CountOf, "{of:f_plain}の枚数", "the number of {of#pl}", also=("{of:f_plain}の数", "{of:f_whole}の枚数")),
    Phrase("mod", a.StatIs, "{amount:sum}{relation:bound}の{stat}を持つ", "| with {stat} {relation<}{amount}{relation>}"),
    Phrase("excluded", a.Except, "{quality:notnoun}を除く", "non-{quality} |", also=("ただし、{quality:notnoun}を除く", "{quality:notnoun}は除く", "{quality:notnoun}以外")),
    Phrase("excluded", a.Except, "{quality.what:ref}と同じ名前のカードを除く", "| of another name than {quality.what}", {"quality.aspect": a.Aspect("名前")}, inner={"quality": a.SameAs}, also=("ただし、{quality.what:ref}と同じ名前のカードを除く", "{quality.what:ref}と同じ名前のカードは除く")),
    Phrase("gaugeof", a.ThatOf, "{what:ref}より", "that of {what}", also=("{what:ref}よりも",)),
    Phrase("aspect", a.Aspect, "名前", "name", {"name": "名前"}),
    Phrase("aspect", a.Aspect, "カード名", "name", {"name": "名前"}),
    Phrase("aspect", a.Aspect, "色", "colour", {"name": "色"}),
    Phrase("aspect", a.Aspect, "種族", "race", {"name": "種族"}),
    Phrase("aspect", a.Aspect, "コスト", "cost", {"name": "コスト"}),
    Phrase("aspect", a.Aspect, "カード種類", "kind", {"name": "種類"}, also=("種類",)),
]  # fmt: skip

# what can be said of a card after が … である
PREDICATES: Final = [
    Phrase("pred", a.Lies, "{position:position}状態", "{position}"),
    Phrase("pred", a.StatIs, "{stat}{amount}{relation:rel}", "of {stat} {relation<}{amount}{relation>}"),
    Phrase("pred", a.PrintedIs, "元々の{stat:size_stat}{amount}{relation:rel}", "of printed {stat} {relation<}{amount}{relation>}"),
    Phrase("pred", a.Has, "{feature:declared}", "of {feature}"),
    Phrase("pred", a.IsNoun, "{noun:k_tai}", "a {noun}"),
    Phrase("pred", a.IsNoun, "{noun:k_mai}", "a {noun}"),
    Phrase("pred", a.IsNoun, "{noun:token}", "a {noun}"),
    Phrase("pred", a.IsNoun, "{noun:cardname}", "{noun}"),
    Phrase("pred", a.Has, "{feature:colour}", "{feature}", also=("{feature:colour}色",)),
    Phrase("pred", a.Has, "{feature:racesaid}", "a {feature}"),
    Phrase("pred", a.IsNoun, "{noun:racename}", "a {noun}"),
    Phrase("pred", a.Fits, "{of:f_pred}", "a {of}"),
    Phrase("f_pred", a.Filter, "{qualities:mod*}{noun:n_any}", "{qualities<}{noun#}{qualities>#}", {"where": a.Anywhere()}),
    Phrase("except", a.Except, "{quality:pred}でない", "not {quality}", also=("{quality:pred}ではない", "{quality:pred}以外である")),
    Phrase("having", a.Has, "{feature:anykw}を持つ", "{feature}", also=("{feature:anykw}を持っている", "{feature:race}を持つ")),
    Phrase("having", a.Except, "{quality:lacking}を持たない", "no {quality}", also=("{quality:lacking}を持っていない",)),
    Phrase("having", r.Damaged, "ダメージを受けている", "damage"),
    Phrase("having", r.Equipped, "装備アイテムを装備している", "equipment"),
]  # fmt: skip
