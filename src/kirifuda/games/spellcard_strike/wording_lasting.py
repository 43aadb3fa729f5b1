"""Spellcard Strike wordings for what holds for a while: numbers, abilities, prohibitions; and for amounts."""

from __future__ import annotations

from typing import Final

from kirifuda.games.spellcard_strike import ast as s
from kirifuda.text import ast as a
from kirifuda.text.phrases import Phrase

STATEMENTS: Final = [
    Phrase("act", a.Gain, "{what:objd}{features:stat_up*}する", "{what} <get@what> {features%, & and }", also=("{what:objd}{features:stat_up+と}する", "{what:objd}{features:stat_up+、}する")),
    Phrase("stmt", a.Gain, "{what:topic}{features:feature*}を得る", "{what} <gain@what> {features%, & and }", also=("{what:topic}{features:feature+と}を得る", "{what:topic}{features:feature+、}を得る")),
    Phrase("stmt", a.Lose, "{what:topic}{features:lost*と}を失う", "{what} <lose@what> {features%, & and }"),
    Phrase("act", a.Become, "{what:objd}{features:stat_set*}に変更する", "<change> {what} to {features%, & and }", also=("{what:objd}{features:stat_set+と}に変更する", "{what:objd}{features:stat_set+、}に変更する")),
    Phrase("act", a.Become, "{what:gen}{features:stat_new*、}に変更する", "<change> {what}'s {features%, & and }"),
    Phrase("stmt", a.Forbid, "{subject:ptopic}{deed:deed.cannot}", "{subject} cannot {deed}", forms={"i": "{subject:ptopic}{deed:deed.cannoti}"}, also=("{subject:ptopic}{deed:deed.not}",)),
    Phrase("stmt", s.ChangeHandLimit, "{who:zoneof}手札の上限枚数を{fix:bareshift}", "{who}hand limit{fix}"),
    Phrase("bareshift", s.Up, "{by:amount}枚増やす", " is raised by {by}"),
    Phrase("bareshift", s.Down, "{by:amount}枚減らす", " is lowered by {by}"),
    Phrase("bareshift", s.To, "{to:amount}枚に変更する", " becomes {to}"),
    Phrase("bare", a.Gain, "{features:feature*}を得る", "it <gain@what> {features%, & and }", {"what": a.Dropped()}),
    Phrase("bare", a.Forbid, "{deed:deed.cannot}", "it cannot {deed}", {"subject": a.Dropped()}, also=("{deed:deed.not}",)),
]  # fmt: skip

FEATURES: Final = [
    Phrase("stat_up", a.Raise, "「{stat}：+{by:amount}」", "{stat} +{by}"),
    Phrase("stat_up", a.Lower, "「{stat}：-{by:amount}」", "{stat} -{by}"),
    Phrase("stat_up", a.Raise, "「{stat}：+{by:measure}」", "{stat} plus {by}"),
    Phrase("stat_up", a.Lower, "「{stat}：-{by:measure}」", "{stat} minus {by}"),
    Phrase("stat_set", a.SetStat, "「{stat}：{to:sum}」", "{stat} {to}"),
    Phrase("stat_set", None, "{named}", "{named}"),
    Phrase("stat_new", a.SetStat, "{stat}を{to:sum}", "{stat} to {to}", also=("「{stat}」を{to:sum}",)),
    Phrase("feature", None, "{stat_up}", "{stat_up}"),
    Phrase("feature", None, "{named}", "{named}"),
    Phrase("feature", a.AbilityText, "『{ability}』", "“{ability}”"),
    Phrase("lost", None, "{anykw}", "{anykw}"),
    Phrase("lost", None, "{named}", "{named}"),
    Phrase("lost", a.EveryAbility, "すべてのアビリティ", "all abilities", also=("アビリティ",)),
]  # fmt: skip

KEYWORDS: Final = [
    Phrase("keyword", s.PointBlank, "《接射》{count:amount}", "《Point Blank》 {count}"),
    Phrase("keyword", s.Awakening, "《覚醒》{features:stat_up*}", "《Awakening》 {features%, }"),
    Phrase("keyword", s.Formation, "《陣形》{qualities:info!}：{features:stat_up*}", "《Formation》 {qualities}: {features%, }"),
    Phrase("keyword", s.Formation, "《陣形》味方：{features:stat_up*}", "《Formation》 allies: {features%, }", {"qualities": ()}, also=("《陣形》味方全員：{features:stat_up*}",)),
    Phrase("keyword", s.Ward, "《遮断》{against:warded}", "《Ward》 {against}"),
    Phrase("keyword", s.Swift, "《瞬速》", "《Swift》"),
    Phrase("keyword", s.Collecting, "《蒐集》{count:amount}", "《Collecting》 {count}"),
    Phrase("keyword", s.Reinforcement, "《加勢》{condition:case0}", "《Reinforcement》 {condition}"),
    Phrase("keyword", s.Protection, "《加護》", "《Protection》"),
    Phrase("warded", s.Featured, "{qualities:info!}", "{qualities}"),
    Phrase("warded", None, "{dsort}", "{dsort}"),
]  # fmt: skip

AMOUNTS: Final = [
    Phrase("sum", None, "{amount}", "{amount}"),
    Phrase("sum", None, "{measure}", "{measure}"),
    Phrase("measure", None, "{measure1}", "{measure1}"),
    Phrase("measure", a.Plus, "{left:measure0}+{right:measure0}", "{left} plus {right}"),
    Phrase("measure", a.Minus, "{left:measure0}-{right:measure0}", "{left} minus {right}"),
    Phrase("measure", a.Multiple, "{left:measure0}×{right:amount}", "{right} times {left}", also=("{left:measure1}の{right:amount}倍",)),
    Phrase("measure0", None, "{amount}", "{amount}"),
    Phrase("measure0", None, "{measure1}", "{measure1}"),
    Phrase("measure1", a.CountOf, "{of:f_tai}の数", "the number of {of#pl}", number="pl"),
    Phrase("measure1", a.CountOf, "{of:f_mai}の枚数", "the number of {of#pl}", also=("{of:f_mai}の数",), number="pl"),
    Phrase("measure1", a.ValueOf, "{what:gen}{stat}", "{what}'s {stat}", also=("{what:gen}{stat}の値", "{what:gen}「{stat}」", "{what:gen}「{stat}」の値")),
    Phrase("measure1", s.Printed, "{what:gen}本来の{stat}", "{what}'s printed {stat}", also=("{what:gen}本来の「{stat}」",)),
    Phrase("measure1", a.TotalOf, "{what:total}{stat}の合計", "the total {stat} of {what}"),
    Phrase("total", None, "{ref}の", "{ref}"),
    Phrase("total", None, "{all}の", "{all}"),
    Phrase("total", None, "{set}の", "{set}", weak=True),
    Phrase("measure1", s.ScoreOf, "{who:scoreof}スコア", "{who}score"),
    Phrase("scoreof", a.You, "あなたの", "your "),
    Phrase("scoreof", a.Opponent, "相手の", "your opponent's "),
]  # fmt: skip
