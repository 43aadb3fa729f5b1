"""Wordings of last_resort for what holds: modifications, keywords, prohibitions, changed costs; and for amounts."""

from __future__ import annotations

from typing import Final

from kirifuda.games.last_resort import ast as r
from kirifuda.text import ast as a
from kirifuda.text.phrases import Phrase

ANYTHING: Final = a.Anything()
WHATEVER: Final = a.AnyCause()
DESTROYED: Final = a.Undergoes(a.Action("destroy"), WHATEVER)

STATEMENTS: Final = [
    Phrase("stmt", a.Gain, "{what:topic}{features:gained*と}を得る", "{what} <gain@what> {features% and }", also=("{what:topic}{features:gained*と}を持つ", "{what:topic}{features:gained*と}を受ける", "{what:setdat}{features:gained*と}を与える", "{what:setdat}{features:gained*と}を付与する")),
    Phrase("stmt", a.Gain, "{what:gen_set}{features:shifted*、}", "{what} <gain@what> {features% and }", forms={"i": "{what:gen_set}{features:shifted.i*、}", "te": "{what:gen_set}{features:shifted.te*、}"}),
    Phrase("stmt", a.Lose, "{what:topic}{features:lost*と}を失う", "{what} <lose@what> {features% and }", also=("{what:topic}{features:lostall!}失う",)),
    Phrase("stmt", a.Become, "{what:gen_set}{features:turned!}になる", "{what} <become@what> {features}", also=("{what:topic}{features:turned!}になる", "{what:gen_set}{features:turnedo!}にする", "{what:topic}{features:both!}になる", "{what:obj}{features:both!}にする")),
    Phrase("stmt", a.Forbid, "{subject:topic}アタックできない", "{subject} cannot attack", {"deed": r.Attacks()}, forms={"i": "{subject:topic}アタックできず"}),
    Phrase("stmt", a.Forbid, "{subject:topic}ライフにアタックできない", "{subject} cannot attack life", {"deed": r.AttacksLife()}, also=("{subject:topic}ライフへアタックできない", "{subject:topic}相手のライフにアタックできない", "{subject:topic}相手ライフにアタックできない", "{subject:topic}自分のライフにアタックできない")),
    Phrase("stmt", a.Forbid, "{subject:topic}クリーチャーにアタックできない", "{subject} cannot attack creatures", {"deed": r.AttacksCreatures()}, also=("{subject:topic}クリーチャーへアタックできない",)),
    Phrase("stmt", a.Forbid, "{subject:topic}能力を使用できない", "the abilities of {subject} cannot be used", {"deed": r.UsesAbilities()}, also=("{subject:gen_set}能力は使用できない",)),
    Phrase("stmt", a.Forbid, "{subject:player}は{deed:summoning}を召喚できない", "{subject} cannot summon {deed}"),
    Phrase("stmt", r.SummonLimit, "{who:leader}1ターンに{deed:summoning}を{times:amount}枚までしか召喚できない", "{who} cannot summon more {deed} than {times} a turn", also=tuple(f"{{who:leader}}{lead}{what}{only}召喚できない" for lead in ("1ターンに", "1ターンの間に", "1ターン中に", "それぞれのターン中に", "それぞれのターンに", "各ターンに", "各ターン中に", "毎ターン") for what, only in (("{deed:summoning}を{times:amount}枚", "しか"), ("{deed:summoning}を{times:amount}枚", "までしか"), ("{deed:summoning}を{times:amount}回", "しか"), ("{deed:summoning}を{times:amount}体", "しか"), ("{deed:summoning}を{times:amount}体", "までしか"), ("{times:amount}枚", "までしか{deed:summoning}を"), ("{times:amount}回", "までしか{deed:summoning}を"), ("{times:amount}回", "しか{deed:summoning}を"), ("{times:amount}枚", "しか{deed:summoning}を")))),
    Phrase("stmt", r.DrawTwoLess, "{who:payer}ドローステップ2に支払うコストは{by:amount}減る", "{who} <pay@who> {by} less in Draw step 2", also=tuple(f"{{who:payer}}ドローステップ2{at}{why}コスト{less}" for at, why in (("に", "支払う"), ("で", "支払う"), ("で", "カードをドローするために支払う"), ("で", "カードをドローする"), ("に", "カードをドローする"), ("で", "カードを引く"), ("の", "")) for less in ("は{by:amount}減る", "は{by:amount}少なくなる", "を{by:amount}減らす"))),
    Phrase("stmt", r.DrawTwoLess, "{who:someone}ドローステップ2のコストは{by:amount}減る", "a card in {who}Draw step 2 costs {by} less", also=tuple(f"{{who:someone}}ドローステップ2{at}{why}コスト{less}" for at, why in (("に", "支払う"), ("で", "支払う"), ("で", "カードをドローするために支払う"), ("で", "カードをドローする"), ("に", "カードをドローする"), ("で", "カードを引く"), ("の", "")) for less in ("は{by:amount}減る", "は{by:amount}少なくなる", "を{by:amount}減らす"))),
    Phrase("summoning", r.Summons, "{of:n_any}", "{of#pl}", number="pl"),
    Phrase("summoning", r.SummonsSuch, "{of:f_pred}", "{of#pl}", number="pl"),
    Phrase("stmt", a.Forbid, "{subject:topic}ブロックできない", "{subject} cannot block", {"deed": r.Blocks()}, forms={"i": "{subject:topic}ブロックできず"}),
    Phrase("stmt", a.Forbid, "{subject:topic}ブロックされない", "{subject} cannot be blocked", {"deed": r.IsBlocked()}, forms={"i": "{subject:topic}ブロックされず"}),
    Phrase("stmt", a.Forbid, "{subject:topic}破壊されない", "{subject} cannot be destroyed", {"deed": DESTROYED}, forms={"i": "{subject:topic}破壊されず"}),
    Phrase("stmt", a.Forbid, "{subject:topic}{deed:barred.not}", "{subject} cannot {deed}", also=("{subject:topic}{deed:barred.cannot}",), forms={"i": "{subject:topic}{deed:barred.cannoti}"}),
    Phrase("stmt", a.Forbid, "{subject:leader}{deed:pbarred.cannot}", "{subject} cannot {deed}", also=("{subject:leader}{deed:pbarred.not}",)),
    Phrase("stmt", a.Forbid, "{subject:lifeof}ライフは{deed:lifebarred.not}", "{subject}life cannot {deed}"),
    Phrase("stmt", a.Forbid, "{subject:lifeof}ライフへの{deed:nohurt}", "{subject}life cannot {deed}", also=("{subject:lifeof}ライフが受ける{deed:nohurt}",)),
    Phrase("stmt", a.Forbid, "{subject:leader}ライフダメージを受けない", "{subject} cannot take damage to life", {"deed": r.LifeHurt()}),
    Phrase("nohurt", r.LifeHurt, "ダメージはすべて0になる", "<take> damage", also=("ダメージは0になる",)),
    Phrase("stmt", r.ForbidBoth, "{subject:topic}アタックもブロックもできない", "{subject} can neither attack nor block", also=("{subject:topic}アタックとブロックができない", "{subject:topic}アタックおよびブロックができない", "{subject:topic}アタック及びブロックができない")),
    Phrase("stmt", a.Must, "{subject:topic}アタックできるならアタックしなければならない", "{subject} must attack if able", {"deed": r.Attacks()}, also=("{subject:topic}可能ならアタックしなければならない", "{subject:topic}可能ならアタックする", "{subject:topic}可能なら毎ターンアタックする", "{subject:topic}毎ターン可能ならアタックする", "{subject:topic}必ずアタックしなければならない", "{subject:topic}アタックできるなら毎ターンアタックしなければならない", "{subject:topic}毎ターン可能ならアタックしなければならない", "{subject:topic}毎ターンアタックしなければならない", "{subject:topic}可能な限りアタックしなければならない")),
    Phrase("stmt", a.CostLess, "{what:summons}を召喚するコストは{by:amount}減る", "{what} cost {by} less", also=tuple(f"{{what:summons}}{way}" for way in ("を召喚するコストは{by:amount}少なくなる", "を召喚するコストを{by:amount}減らす", "の召喚コストは{by:amount}減る", "の召喚コストは{by:amount}少なくなる", "の召喚コストを{by:amount}減らす", "を召喚するためのコストは{by:amount}減る", "のコストは{by:amount}減る", "のコストは{by:amount}少なくなる"))),
    Phrase("stmt", a.CostMore, "{what:summons}を召喚するコストは{by:amount}増える", "{what} cost {by} more", also=tuple(f"{{what:summons}}{way}" for way in ("を召喚するコストは{by:amount}多くなる", "を召喚するコストを{by:amount}増やす", "の召喚コストは{by:amount}増える", "の召喚コストは{by:amount}多くなる", "の召喚コストを{by:amount}増やす", "のコストは{by:amount}増える", "のコストは{by:amount}多くなる"))),
    Phrase("stmt", r.CheaperItself, "このカードを召喚するコストは{by:cut}減る", "summoning this card costs {by<}less{by>}", also=tuple(f"{lead}{way}" for lead in ("このカードを召喚するコスト", "このカードの召喚コスト", "このカードのコスト", "このクリーチャーを召喚するコスト", "このクリーチャーの召喚コスト", "このカードを召喚する時、召喚コスト", "このカードを召喚する時、コスト", "このカードを召喚する時、このカードのコスト") for way in ("は{by:cut}減る", "は{by:cut}少なくなる", "を{by:cut}減らす", "は{by:cut}下がる"))),
    Phrase("cut", None, "{amount}", "{amount} |"),
    Phrase("cut", None, "{percut}", "{percut}"),
    Phrase("percut", a.Per, "{of:c_tai}{unit:amount}体につき{each:amount}", "{each} | for every {unit} {of#unit}"),
    Phrase("percut", a.Per, "{of:c_mai}{unit:amount}枚につき{each:amount}", "{each} | for every {unit} {of#unit}", also=("{of:c_tai}{unit:amount}枚につき{each:amount}",)),
    Phrase("cut", None, "{measure}だけ", "| by {measure}"),
    Phrase("summons", a.All, "{of:f_summons}", "{of#pl}", number="pl"),
    Phrase("f_summons", a.Filter, "{where:summoner}{qualities:mod**}{noun:n_any}", "{qualities<}{noun#}{qualities>#} that {where}"),
    Phrase("summoner", r.SummonedBy, "自分の", "you summon", {"who": a.You()}, also=("自分が召喚する", "自分が", "自分の召喚する")),
    Phrase("summoner", r.SummonedBy, "相手の", "your opponent summons", {"who": a.Opponent()}, also=("相手が召喚する", "相手が", "相手の召喚する")),
    Phrase("stmt", r.LessDamage, "{who:lifeof}ライフが受けるダメージは{by:amount}点少なくなる", "damage to {who}life is {by} less", also=("{who:lifeof}ライフが受けるダメージを{by:amount}点減らす", "{who:lifeof}ライフが受けるダメージは{by:amount}点減る", "{who:lifeof}ライフへのダメージは{by:amount}点少なくなる", "{who:lifeof}ライフへのダメージは{by:amount}点減る", "{who:lifeof}ライフがダメージを受ける時、そのダメージは{by:amount}点少なくなる", "{who:lifeof}ライフがダメージを受ける場合、そのダメージを{by:amount}点減らす", "{who:lifeof}ライフがダメージを受ける時、そのダメージを{by:amount}点減らす")),
    Phrase("stmt", r.LessHurt, "{what:ref}が受けるダメージは{by:amount}点少なくなる", "damage to {what} is {by} less", also=("{what:ref}が受けるダメージを{by:amount}点減らす", "{what:ref}が受けるダメージは{by:amount}点減る", "{what:set}が受けるダメージは{by:amount}点少なくなる", "{what:set}が受けるダメージを{by:amount}点減らす")),
    # the duration after the topic
    Phrase("saying", a.Timed, "{do.what:topic}{duration:while}、{do.features:gained*と}を得る", "{duration}, {do.what} <gain@do.what> {do.features% and }", inner={"do": a.Gain}, also=("{do.what:topic}{duration:while}{do.features:gained*と}を得る", "{do.what:topic}{duration:while}、{do.features:gained*と}を持つ", "{do.what:topic}{duration:while}、{do.features:gained*と}を受ける")),
    Phrase("scoped", a.Timed, "{do.what:topic}{duration:span}、{do.features:gained*と}を得る", "{do.what} <gain@do.what> {do.features% and } {duration}", inner={"do": a.Gain}, also=("{do.what:topic}{duration:span}{do.features:gained*と}を得る", "{do.what:setdat}{duration:span}、{do.features:gained*と}を与える", "{do.what:setdat}{duration:span}{do.features:gained*と}を与える")),
    Phrase("bare", a.Gain, "{features:gained*と}を得る", "it gains {features% and }", {"what": a.Dropped()}, also=("{features:gained*と}を与える", "{features:gained*と}を持つ", "{features:gained*と}を受ける", "{features:gained*と}を付与する")),
    Phrase("bare", a.Forbid, "アタックできない", "it cannot attack", {"subject": a.Dropped(), "deed": r.Attacks()}),
    Phrase("bare", r.ForbidBoth, "アタックもブロックもできない", "it can neither attack nor block", {"subject": a.Dropped()}),
]  # fmt: skip

FEATURES: Final = [
    Phrase("gained", None, "{modify}", "{modify}"),
    Phrase("gained", None, "{keyword}", "{keyword}", also=("「{keyword}」",)),
    Phrase("gained", a.PerEach, "{of:f_tai}{unit:amount}体につき{feature:modify}", "{feature} for every {unit} {of#unit}", also=("{of:f_tai}{unit:amount}枚につき{feature:modify}",)),
    Phrase("gained", a.PerEach, "{of:f_mai}{unit:amount}枚につき{feature:modify}", "{feature} for every {unit} {of#unit}"),
    Phrase("gained", a.AbilityText, "「{ability}」", "“{ability}”", also=("「{ability}」の能力",), weak=True),
    Phrase("gained", None, "{race}", "the race {race}"),
    Phrase("modify", r.Modify, "+{power:amount}/{toughness:amount}の修正", "+{power}/+{toughness}", also=("+{power:amount}/+{toughness:amount}の修正", "+{power:amount}/{toughness:amount}", "+{power:amount}/+{toughness:amount}")),
    Phrase("modify", r.Weaken, "-{power:amount}/{toughness:amount}の修正", "-{power}/-{toughness}", also=("-{power:amount}/-{toughness:amount}の修正", "-{power:amount}/-{toughness:amount}", "-{power:amount}/{toughness:amount}")),
    Phrase("modify", a.Raise, "{stat:size_stat}+{by:amount}", "{stat} +{by}", also=("{stat:size_stat}+{by:amount}の修正",)),
    Phrase("modify", a.Lower, "{stat:size_stat}-{by:amount}", "{stat} -{by}", also=("{stat:size_stat}-{by:amount}の修正",)),
    Phrase("shifted", a.Raise, "{stat:size_stat}を{by:amount}上げる", "{stat} +{by}", also=("{stat:size_stat}を{by:amount}増やす", "{stat:size_stat}を+{by:amount}する", "{stat:size_stat}は{by:amount}上がる", "{stat:size_stat}は{by:amount}増える", "{stat:size_stat}を{by:measure}だけ上げる")),
    Phrase("shifted", a.Lower, "{stat:size_stat}を{by:amount}下げる", "{stat} -{by}", also=("{stat:size_stat}を{by:amount}減らす", "{stat:size_stat}を-{by:amount}する", "{stat:size_stat}は{by:amount}下がる", "{stat:size_stat}は{by:amount}減る")),
    Phrase("turned", a.SetStat, "{stat:size_stat}は{to:amount}", "of {stat} {to}", also=("{stat:size_stat}は{to:measure}と同じ", "{stat:size_stat}は{to:measure}と同じ数値", "{stat:size_stat}は{to:measure}と同じ値", "{stat:size_stat}は{to:measure}に等しい数", "{stat:size_stat}は{to:measure}")),
    Phrase("turnedo", a.SetStat, "{stat:size_stat}を{to:amount}", "of {stat} {to}"),
    Phrase("both", a.Stats, "{attack:amount}/{defense:amount}", "{attack}/{defense}"),
    Phrase("lost", None, "{keyword}", "{keyword}", also=("「{keyword}」",)),
    Phrase("lost", None, "{anykw}", "{anykw}", also=("「{anykw}」",)),
    Phrase("lost", a.EveryAbility, "すべての能力", "all abilities"),
    Phrase("lostall", a.EveryAbility, "能力をすべて", "all abilities"),
]  # fmt: skip

AMOUNTS: Final = [
    Phrase("measure", None, "{measure1}", "{measure1}"),
    Phrase("measure1", a.CountOf, "{of:f_set}の数", "the number of {of#pl}", also=("{of:f_set}の枚数", "{of:f_set}の体数", "{of:f_set}の総数"), number="pl"),
    Phrase("measure1", a.ValueOf, "{what:gen}{stat}", "the {stat} of {what}", also=("{what:gen}{stat}の値", "{what:gen}元々の{stat}")),
    Phrase("measure1", a.TotalOf, "{what:gen_set}{stat}の合計", "the total {stat} of {what}"),
    Phrase("measure1", a.ExtremeOf, "{of:f_set}の最も{end}{stat}", "the {end} {stat} among {of#pl}", also=("{of:f_set}の中で最も{end}{stat}",)),
    Phrase("measure1", a.ThatMany, "その数", "that number", also=("その枚数", "その体数", "破壊した数", "捨てた枚数", "戻した枚数", "破壊されたクリーチャーの数")),
    Phrase("measure1", r.DestroyedNow, "この効果で破壊された{of:f_tai}の数", "the number of {of#pl} destroyed this way", also=("この効果で破壊した{of:f_tai}の数",)),
    Phrase("c_tai", r.DestroyedNow, "この効果で破壊された{of:f_tai}", "{of#} destroyed this way", also=("この効果で破壊した{of:f_tai}", "破壊した{of:f_tai}", "破壊された{of:f_tai}")),
    Phrase("measure1", r.LifeOf, "{who:lifeof}ライフ", "{who}life", also=("{who:lifeof}ライフの値", "{who:lifeof}ライフの数")),
    Phrase("measure", a.Twice, "{of:measure1}の2倍", "twice {of}"),
    Phrase("measure", a.Half, "{of:measure1}の半分", "half of {of}"),
    Phrase("measure", a.Plus, "{left:measure1}に{right:amount}を加えた数", "{left} plus {right}"),
    Phrase("measure", a.Minus, "{left:measure1}から{right:measure1}を引いた数", "{left} minus {right}"),
    Phrase("measure", a.TimesHappened, "{period:nowthis}に{event:happening.ta}回数", "the number of times {event/past} {period}"),
    Phrase("c_tai", a.CountOf, "{of:f_tai}", "{of#}"),
    Phrase("c_mai", a.CountOf, "{of:f_mai}", "{of#}"),
    Phrase("percount", a.Per, "{of:c_tai}{unit:amount}体につき{each:amount}枚", "{each} (card|cards)#each for every {unit} {of#unit}"),
    Phrase("percount", a.Per, "{of:c_mai}{unit:amount}枚につき{each:amount}枚", "{each} (card|cards)#each for every {unit} {of#unit}"),
    Phrase("scoped", a.ForEach, "{amount:c_tai}{unit:amount}体につき、{do:scope}", "for every {unit} {amount#unit}, {do~}", also=("{amount:c_tai}{unit:amount}枚につき、{do:scope}", "{amount:c_tai}{unit:amount}体ごとに、{do:scope}")),
    Phrase("scoped", a.ForEach, "{amount:c_mai}{unit:amount}枚につき、{do:scope}", "for every {unit} {amount#unit}, {do~}", also=("{amount:c_mai}{unit:amount}枚ごとに、{do:scope}", "{amount:c_mai}{unit:amount}つにつき、{do:scope}")),
    Phrase("saying", a.ForEach, "{amount:c_tai}{unit:amount}体につき、{do:stmt}", "for every {unit} {amount#unit}, {do}", also=("{amount:c_tai}{unit:amount}枚につき、{do:stmt}",)),
    Phrase("saying", a.ForEach, "{amount:c_mai}{unit:amount}枚につき、{do:stmt}", "for every {unit} {amount#unit}, {do}"),
]  # fmt: skip
