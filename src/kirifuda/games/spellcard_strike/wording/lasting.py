"""Spellcard Strike wordings for what holds for a while: numbers, abilities, prohibitions; and for amounts."""

from __future__ import annotations

from typing import Final

from kirifuda.games.spellcard_strike import ast as s
from kirifuda.text import ast as a
from kirifuda.text.phrases import Phrase

BOTH_STATS: Final = "POWとDEF"
"""Two numbers that change alike."""

_CANNOT: Final = (
    "行うことができない",
    "行うことはできない",
    "することができない",
    "することはできない",
    "できない",
    "しない",
    "行わない",
)
"""What cannot be done, behind several deeds in one breath."""

STATEMENTS: Final = [
    Phrase("act", a.Gain, "{what:objd}{features:stat_up*}する", "{what} <get@what> {features%, & and }", also=("{what:objd}{features:stat_up+と}する", "{what:objd}{features:stat_up+、}する")),
    Phrase("stmt", a.Gain, "{what:topic}{features:feature*}を得る", "{what} <gain@what> {features%, & and }", also=("{what:topic}{features:feature+と}を得る", "{what:topic}{features:feature+、}を得る", "{what:topic}{features:feature*}を持つ", "{what:topic}{features:feature+と}を持つ", "{what:topic}{features:feature+、}を持つ", "{what:topic}{features:named*}としても扱う", "{what:topic}{features:stat_up*}される", "{what:topic}{features:stat_up*}の修正を受ける")),
    Phrase("act", a.Gain, "{what:whose}{features:stat_by*、}する", "{what} <get@what> {features%, & and }"),
    Phrase("stat_by", a.Raise, "{stat:onestat}を+{by:amount}", "{stat} +{by}", also=("「{stat}」を+{by:amount}",)),
    Phrase("stat_by", a.Lower, "{stat:onestat}を-{by:amount}", "{stat} -{by}", also=("「{stat}」を-{by:amount}",)),
    Phrase("act", a.Gain, "{what:whose}{features:stat_more!}増やす", "{what} <get@what> {features}", also=("{what:whose}{features:stat_more!}増加させる", "{what:whose}{features:stat_more!}上げる")),
    Phrase("act", a.Gain, "{what:whose}{features:stat_less!}減らす", "{what} <get@what> {features}", also=("{what:whose}{features:stat_less!}減少させる", "{what:whose}{features:stat_less!}下げる")),
    Phrase("stat_more", a.Raise, "{stat:onestat}を{by:amount}", "{stat} +{by}"),
    Phrase("stat_less", a.Lower, "{stat:onestat}を{by:amount}", "{stat} -{by}"),
    Phrase("stmt", a.Gain, "{what:whose}{features:rises!}増える", "{what} <get@what> {features}", also=("{what:whose}{features:rises!}増加する", "{what:whose}{features:rises!}上がる", "{what:whose}{features:rises!}上昇する", "{what:whose}{features:rises!}高くなる", "{what:whose}{features:rises!}大きくなる")),
    Phrase("stmt", a.Gain, "{what:whose}{features:falls!}減る", "{what} <get@what> {features}", also=("{what:whose}{features:falls!}減少する", "{what:whose}{features:falls!}下がる", "{what:whose}{features:falls!}低下する", "{what:whose}{features:falls!}低くなる", "{what:whose}{features:falls!}小さくなる")),
    Phrase("rises", a.Raise, "{stat:onestat}は{by:bymuch}", "{stat} +{by}", also=("{stat:onestat}が{by:bymuch}",)),
    Phrase("falls", a.Lower, "{stat:onestat}は{by:bymuch}", "{stat} -{by}", also=("{stat:onestat}が{by:bymuch}",)),
    Phrase("stmt", a.Gain, "{what:whose}{features:shifted!}される", "{what} <get@what> {features}", also=("{what:whose}{features:shifted!}になる",)),
    Phrase("shifted", a.Raise, "{stat:onestat}は+{by:amount}", "{stat} +{by}", also=("{stat:onestat}が+{by:amount}",)),
    Phrase("shifted", a.Lower, "{stat:onestat}は-{by:amount}", "{stat} -{by}", also=("{stat:onestat}が-{by:amount}",)),
    Phrase("bymuch", None, "{amount}", "{amount}"),
    Phrase("bymuch", None, "{amount}だけ", "{amount}"),
    Phrase("bymuch", None, "{measure}だけ", "{measure}"),
    Phrase("bymuch", None, "{measure}と同じだけ", "{measure}"),
    Phrase("bymuch", None, "{measure}に等しい値だけ", "{measure}"),
    Phrase("onestat", None, "{stat}", "{stat}"),
    Phrase("onestat", a.Stat, "POWとDEF", "POW and DEF", {"name": BOTH_STATS}, also=("DEFとPOW", "POW、DEF", "POWおよびDEF")),
    Phrase("stmt", a.Lose, "{what:topic}{features:lost*と}を失う", "{what} <lose@what> {features%, & and }", also=("{what:topic}{features:lost*と}をすべて失う", "{what:topic}持っている{features:lost*と}をすべて失う", "{what:topic}持つ{features:lost*と}をすべて失う", "{what:topic}{features:lost+、}を失う")),
    Phrase("act", s.SwapStats, "{what:whose}POWとDEFを入れ替える", "<exchange> POW and DEF of {what}", also=("{what:whose}POWとDEFの値を入れ替える", "{what:whose}DEFとPOWを入れ替える", "{what:whose}「POW」と「DEF」を入れ替える")),
    Phrase("act", a.Become, "{what:objd}{features:stat_set*}に変更する", "<change> {what} to {features%, & and }", also=("{what:objd}{features:stat_set+と}に変更する", "{what:objd}{features:stat_set+、}に変更する")),
    Phrase("act", a.Become, "{what:whose}{features:stat_new*、}に変更する", "<change> {what}'s {features%, & and }", also=("{what:whose}{features:stat_new*、}にする", "{what:whose}{features:stat_new+に、}に変更する", "{what:whose}{features:stat_new+に、}にする")),
    Phrase("stmt", a.Become, "{what:whose}{features:stat_is!}に等しい", "{what}'s {features}", also=("{what:whose}{features:stat_is!}になる", "{what:whose}{features:stat_is!}と同じ値になる", "{what:whose}{features:stat_is!}と等しい")),
    Phrase("stat_is", a.SetStat, "{stat}は{to:sum}", "{stat} is {to}"),
    Phrase("stmt", a.Forbid, "{subject:ptopic}{deed:deed.cannot}", "{subject} cannot {deed}", forms={"i": "{subject:ptopic}{deed:deed.cannoti}"}, also=("{subject:ptopic}{deed:deed.not}", "{subject:ptopic}{deed:deed}ことができない", "{subject:ptopic}{deed:deed}ことはできない", "{subject:ptopic}{deed:deed}ことはない")),
    Phrase("stmt", a.Forbid, "{subject:ptopic}{deed:deeds}行えない", "{subject} cannot {deed}", weak=True, forms={"i": "{subject:ptopic}{deed:deeds}行えず"}, also=tuple(f"{{subject:ptopic}}{{deed:deeds}}{cannot}" for cannot in _CANNOT)),
    Phrase("deeds", s.EitherDeed, "{parts:deed_of+と}を", "{parts% or }", also=("{parts:deed_of+や}を", "{parts:deed_of+、}を", "{parts:deed_of+も}も", "{parts:deed_of+or}を", "{parts:deed_of+と}が", "{parts:deed_of+も}は", "{parts:deed_of+と}", "{parts:deed_of+や}", "{parts:deed_of+or}", "{parts:deed_of+、}")),
    Phrase("deed_of", s.Moves, "移動", "<move>"),
    Phrase("deed_of", s.Grazes, "グレイズ", "<graze>"),
    Phrase("deed_of", s.MovesFreely, "任意行動による移動", "<move> by a free action", also=("任意行動の移動", "任意行動での移動")),
    Phrase("deed_of", s.Declares, "{sort:dsort}宣言", "<make> a {sort} declaration"),
    Phrase("deed_of", s.Declares, "攻撃", "<attack>", {"sort": s.AnAttack()}),
    Phrase("deed_of", a.Performs, "召喚", "<summon> a striker", {"action": a.Action("summon"), "what": a.Anything(), "cause": a.AnyCause()}),
    Phrase("deed_of", s.Retires, "退場", "<retire>"),
    Phrase("deed_of", s.DeclaresAdding, "追加行動", "<make> a declaration as an additional action", {"sort": s.AnyDeclaration()}),
    Phrase("stmt", s.LimitTimes, "{subject:ptopic}1ターンに{times:amount}回しか{deed:deed.cannot}", "{subject} can {deed} only {times} (time|times)#times a turn", also=("{subject:ptopic}1ターンに{times:amount}回までしか{deed:deed.cannot}",)),
    Phrase("stmt", s.LimitTimes, "{subject:ptopic}{deed.sort:sort}宣言を1ターンに{times:amount}回のみできる", "{subject} can make only {times} {deed.sort}(declaration|declarations)#times a turn", inner={"deed": s.Declares}),
    Phrase("stmt", s.ChangeHandLimit, "{who:zoneof}手札の上限枚数を{fix:bareshift}", "{who}hand limit{fix}"),
    Phrase("stmt", s.ChangeHandLimit, "{who:limitof}手札の上限枚数は{fix:limitshift}", "{who}hand limit{fix}"),
    Phrase("limitof", a.You, "あなたの", "your "),
    Phrase("limitof", a.Opponent, "相手の", "your opponent's "),
    Phrase("limitof", a.EachPlayer, "お互いの", "each player's ", also=("お互いのプレイヤーの",)),
    Phrase("stmt", s.ChangeHandLimit, "手札の上限枚数が{fix:limitshift}", "(your|their)#actor hand limit{fix}", {"who": a.Actor()}),
    Phrase("limitshift", s.Up, "{by:amount}枚増える", " is raised by {by}", also=("{by:amount}枚多くなる",)),
    Phrase("limitshift", s.Down, "{by:amount}枚減る", " is lowered by {by}", also=("{by:amount}枚少なくなる",)),
    Phrase("limitshift", s.To, "{to:amount}枚になる", " becomes {to}", also=("{to:amount}枚である", "{to:amount}枚となる", "{to:amount}枚に変更される", "{to:amount}枚とする")),
    Phrase("bareshift", s.Up, "{by:amount}枚増やす", " is raised by {by}", also=("+{by:amount}する",)),
    Phrase("bareshift", s.Down, "{by:amount}枚減らす", " is lowered by {by}", also=("-{by:amount}する",)),
    Phrase("bareshift", s.To, "{to:amount}枚に変更する", " becomes {to}", also=("{to:amount}枚にする", "{to:amount}枚とする")),
    Phrase("stmt", a.Gain, "{features:longfeature!}を得る", "(it|they)#what <gain@what> {features}", {"what": a.Dropped()}, weak=True),
    Phrase("stmt", a.Gain, "{features:feature*}を得る", "(it|they)#what <gain@what> {features%, & and }", {"what": a.Dropped()}, weak=True),
    Phrase("bare", a.Gain, "{features:feature*}を得る", "(it|they)#what <gain@what> {features%, & and }", {"what": a.Dropped()}),
    Phrase("bare", a.Forbid, "{deed:deed.cannot}", "(it|they)#subject cannot {deed}", {"subject": a.Dropped()}, also=("{deed:deed.not}",)),
]  # fmt: skip

FEATURES: Final = [
    Phrase("stat_up", a.Raise, "「{stat}：+{by:amount}」", "{stat} +{by}"),
    Phrase("stat_up", a.Lower, "「{stat}：-{by:amount}」", "{stat} -{by}"),
    Phrase("stat_up", a.Raise, "「{stat}：+{by:measure}」", "{stat} plus {by}"),
    Phrase("stat_up", a.Lower, "「{stat}：-{by:measure}」", "{stat} minus {by}"),
    Phrase("stat_set", a.SetStat, "「{stat}：{to:sum}」", "{stat} {to}"),
    Phrase("stat_set", None, "{named}", "{named}"),
    Phrase("stat_new", a.SetStat, "{stat}を{to:sum}", "{stat} to {to}", also=("「{stat}」を{to:sum}", "{stat}を{to:measure}と同じ値", "「{stat}」を{to:measure}と同じ値", "{stat}を{to:measure}と同じ数値", "{stat}を{to:measure}に等しい値")),
    Phrase("feature", None, "{stat_up}", "{stat_up}"),
    Phrase("feature", None, "{named}", "{named}"),
    Phrase("feature", a.AbilityText, "『{ability}』", "“{ability}”"),
    Phrase("feature", a.AbilityText, "{ability.keywords:shortword!}", "{ability.keywords}", inner={"ability": a.KeywordLine}),
    Phrase("longfeature", a.AbilityText, "{ability.keywords:longword!}", "{ability.keywords}", inner={"ability": a.KeywordLine}),
    Phrase("stmt", a.Gain, "{what:topic}{features:longfeature!}を得る", "{what} <gain@what> {features}", also=("{what:topic}{features:longfeature!}を持つ",)),
    Phrase("stmt", a.Gain, "{what:topic}{features:feature*と}と{features:longfeature}を得る", "{what} <gain@what> {features%, & and }", also=("{what:topic}{features:feature*と}と{features:longfeature}を持つ", "{what:topic}{features:feature*、}、{features:longfeature}を得る")),
    Phrase("lost", None, "{anykw}", "{anykw}"),
    Phrase("lost", None, "{named}", "{named}"),
    Phrase("lost", a.EveryAbility, "すべてのアビリティ", "all abilities", also=("アビリティ", "能力", "すべての能力", "アビリティすべて", "能力すべて")),
]  # fmt: skip

HOLDS: Final = [
    row
    for row in (*STATEMENTS, *FEATURES)
    if row.node in (a.Gain, a.Lose, a.Become, a.Forbid) and row.category != "bare"
]
"""What a duration can stand in."""

LONG: Final = [
    Phrase("while", a.While, "{condition:phases}", "{condition}"),
    Phrase("stmt", a.Timed, "{do.subject:ptopic}{duration.condition:phases}{do.deed:deed.cannot}", "{duration.condition}, {do.subject} cannot {do.deed}", inner={"duration": a.While, "do": a.Forbid}, also=("{do.subject:ptopic}{duration.condition:phases}{do.deed:deed.not}", "{do.subject:ptopic}{duration.condition:phases}、{do.deed:deed.cannot}", "{do.subject:ptopic}{duration.condition:phases}、{do.deed:deed.not}")),
    # whose a second phase is, where only the first says it, is not guessed
    *(Phrase("phases", a.AnyTrue, f"{{parts:{of}+と}}に", "{parts% or }", also=tuple(f"{{parts:{of}+{to}" for to in ("と}の間", "と}中", "と}には", "or}に", "と}において"))) for of in ("inphase", "ownphase")),
    Phrase("inphase", a.Now, "{period:someperiod}", "during {period}"),
    Phrase("ownphase", a.Now, "{period:ownperiod}", "during {period}"),
    Phrase("ownperiod", a.Period, "{whose:turnof1}{phase}", "{whose}{phase}", {"which": a.EveryOne()}),
    Phrase("someperiod", a.Period, "{phase}", "each {phase}", {"which": a.EveryOne(), "whose": a.AnyPlayer()}),
    Phrase("stmt", a.Timed, "{do.who:limitof}手札の上限枚数は{duration:span}、{do.fix:limitshift}", "{duration}, {do.who}hand limit{do.fix}", inner={"do": s.ChangeHandLimit}),
    Phrase("stmt", a.Timed, "{do.what:whose}コントロールを{duration:span}得る", "{duration}, <take> control of {do.what}", inner={"do": a.Control}),
    Phrase("act", a.Control, "そのコントロールを得る", "<take> control of it", {"what": a.It()}),
    Phrase("act", a.Timed, "{do.what:bearer}{do.part:part}{do.source:source}ダメージは{duration:span}、{do.fix:reduced}", "{duration}, any {do.source}damage that {do.what} {do.part/@do.what}{do.fix}", {"do.often": s.Always()}, inner={"do": s.ChangeDamage}),
    Phrase("reduced", s.Up, "【+{by:sum}】される", " is raised by {by}"),
    Phrase("reduced", s.Down, "【-{by:sum}】される", " is lowered by {by}"),
]  # fmt: skip

KEYWORDS: Final = [
    # those that end in information are not followed by more of it
    Phrase("keyword", None, "{shortword}", "{shortword}"),
    Phrase("keyword", None, "{longword}", "{longword}"),
    Phrase("shortword", s.PointBlank, "《接射》{count:amount}", "《Point Blank》 {count}"),
    Phrase("longword", s.Awakening, "《覚醒》{features:stat_up*}", "《Awakening》 {features%, }"),
    Phrase("longword", s.Formation, "《陣形》{qualities:info!}：{features:stat_up*}", "《Formation》 {qualities}: {features%, }"),
    Phrase("longword", s.Formation, "《陣形》味方：{features:stat_up*}", "《Formation》 allies: {features%, }", {"qualities": ()}, also=("《陣形》味方全員：{features:stat_up*}",)),
    Phrase("longword", s.Formation, "《陣形》{qualities:mod*}味方：{features:stat_up*}", "《Formation》 {qualities<}allies{qualities>}: {features%, }", also=("《陣形》{qualities:mod*}味方全員：{features:stat_up*}", "《陣形》{qualities:mod*}ストライカー：{features:stat_up*}", "《陣形》「{qualities:mod*}味方」：{features:stat_up*}")),
    Phrase("longword", s.Formation, "《陣形》{qualities:several!}：{features:stat_up*}", "《Formation》 {qualities<}allies{qualities>}: {features%, }"),
    Phrase("longword", s.Ward, "《遮断》{against:warded}", "《Ward》 {against}"),
    Phrase("shortword", s.Swift, "《瞬速》", "《Swift》"),
    Phrase("shortword", s.Collecting, "《蒐集》{count:amount}", "《Collecting》 {count}"),
    Phrase("keyword", s.Reinforcement, "《加勢》{condition:case0}", "《Reinforcement》 {condition}"),
    Phrase("shortword", s.Protection, "《加護》", "《Protection》"),
    Phrase("warded", s.Featured, "{qualities:info!}", "{qualities}"),
    Phrase("warded", None, "{dsort}", "{dsort}", also=("「{dsort}」",)),
    Phrase("warded", s.SortOf, "{whose:abilityof1}{sort:dsort}", "{whose}{sort}", also=("「{whose:abilityof1}{sort:dsort}」",)),
    Phrase("abilityof1", a.You, "あなたの", "your ", also=("味方の",)),
    Phrase("abilityof1", a.Opponent, "相手の", "your opponent's ", also=("敵の",)),
    Phrase("warded", s.SortOfOnes, "{by:anyone}の{sort:dsort}宣言", "{sort} of {by}", weak=True, also=("{by:anyone}の{sort:dsort}", "{by:anyone}が行う{sort:dsort}宣言", "{by:anyone}が宣言する{sort:dsort}", "{by:anyone}が術者の{sort:dsort}", "{by:anyone}が術者となる{sort:dsort}", "「{by:anyone}の{sort:dsort}」")),
    Phrase("warded", s.EitherSort, "{parts:dsort+or}", "{parts% or }", also=("「{parts:dsort+or}」", "「{parts:dsort}」or「{parts:dsort}」", "{parts:dsort+と}")),
]  # fmt: skip

AMOUNTS: Final = [
    Phrase("sum", None, "{amount}", "{amount}"),
    Phrase("sum", None, "{measure}", "{measure}"),
    Phrase("measure", None, "{measure1}", "{measure1}"),
    Phrase("measure", a.Plus, "{left:measure0}+{right:measure0}", "{left} plus {right}"),
    Phrase("measure", a.Plus, "{left:measure0}に{right:measure0}を加えた数", "{left} plus {right}", also=("{left:measure0}に{right:measure0}を加えた値", "{left:measure0}に{right:measure0}を足した数", "{left:measure0}に{right:measure0}を加算した数", "{left:measure0}に{right:measure0}を加えた枚数", "{left:measure0}と{right:measure0}の合計")),
    Phrase("measure", a.Minus, "{left:measure0}から{right:measure0}を引いた数", "{left} minus {right}", also=("{left:measure0}から{right:measure0}を引いた値", "{left:measure0}から{right:measure0}を減らした数", "{left:measure0}から{right:measure0}を減算した数")),
    Phrase("measure", a.Minus, "{left:measure0}-{right:measure0}", "{left} minus {right}"),
    Phrase("measure", a.Multiple, "{left:measure0}×{right:amount}", "{right} times {left}", also=("{left:measure1}の{right:amount}倍",)),
    Phrase("measure0", None, "{amount}", "{amount}"),
    Phrase("measure0", None, "{product}", "{product}"),
    Phrase("product", a.Multiple, "{left:bareletter}×{right:amount}", "{right} times {left}"),
    Phrase("product", a.Multiple, "{left:measure1}×{right:amount}", "{right} times {left}"),
    Phrase("measure", s.Difference, "{left:measure1}と{right:measure1}の差", "the difference between {left} and {right}", also=("{left:measure1}と{right:measure1}との差",)),
    Phrase("measure0", None, "{measure1}", "{measure1}"),
    Phrase("measure1", a.CountOf, "{of:f_tai}の数", "the number of {of#pl}", number="pl"),
    Phrase("measure1", a.CountOf, "{of:f_mai}の枚数", "the number of {of#pl}", also=("{of:f_mai}の数",), number="pl"),
    Phrase("measure1", a.ValueOf, "{what:gen}{stat:anystat}", "{what}'s {stat}", also=("{what:gen}{stat:anystat}の値", "{what:gen}「{stat}」", "{what:gen}「{stat}」の値")),
    Phrase("measure1", a.ValueOf, "{what:onegen}{stat}", "{what}'s {stat}", also=("{what:onegen}{stat}の値", "{what:onegen}「{stat}」", "{what:onegen}「{stat}」の値")),
    Phrase("onegen", None, "{somebody}の", "{somebody}"),
    Phrase("measure1", s.Printed, "{what:onegen}本来の{stat}", "{what}'s printed {stat}", also=("{what:onegen}本来の「{stat}」",)),
    Phrase("measure1", s.Printed, "{what:gen}本来の{stat}", "{what}'s printed {stat}", also=("{what:gen}本来の「{stat}」",)),
    Phrase("measure1", a.TotalOf, "{what:total}{stat}の合計", "the total {stat} of {what}"),
    Phrase("total", None, "{ref}の", "{ref}"),
    Phrase("total", None, "{all}の", "{all}"),
    Phrase("total", None, "{set}の", "{set}", weak=True),
    Phrase("measure1", a.TimesHappened, "{period:nowthis}に{event:happening.ta}回数", "the number of times that {event/past} {period}", also=("{period:nowthis}、{event:happening.ta}回数", "{period:nowthis}{event:happening.ta}回数")),
    Phrase("measure1", None, "{score}", "{score}"),
    Phrase("score", s.ScoreOf, "{who:scoreof}スコア", "{who}score"),
    Phrase("measure", a.Half, "{of:measure1}の半分", "half of {of}"),
    Phrase("measure1", a.ThatMany, "捨てた枚数", "the number of cards discarded", also=("その枚数", "除外した枚数", "この効果で捨てた枚数", "この効果で除外した枚数", "捨て札に置いた枚数", "この効果で捨て札に置いた枚数", "捨てられた枚数")),
    Phrase("scoreof", a.You, "あなたの", "your "),
    Phrase("scoreof", a.Opponent, "相手の", "your opponent's "),
]  # fmt: skip
