"""Wordings of lyrical for what holds for a while, or as long as its card is in play."""

from __future__ import annotations

from typing import Final

from kirifuda.games.lyrical import ast as n
from kirifuda.games.lyrical.wording_words import STATS
from kirifuda.text import ast as a
from kirifuda.text.phrases import Phrase


def shifts(word: str, english: str) -> list[Phrase]:
    """A number that goes up or down, with how long it does in the middle: 攻撃力をターン終了時まで+1する."""
    stat = a.Stat(word)
    rise = f"rise_{english.replace(' ', '_')}"
    return [
        Phrase("stmt", a.Timed, f"{{do.what:gen}}{word}を{{duration:span}}{{do.features:{rise}!}}する", "{do.what} <get@do.what> {do.features} {duration}", inner={"do": a.Gain}, also=(f"{{do.what:gen}}{word}は{{duration:span}}{{do.features:{rise}!}}される", f"{{do.what:topic}}{{duration:span}}{word}を{{do.features:{rise}!}}する", f"{{do.what:gen}}{word}は{{duration:span}}{{do.features:{rise}!}}する")),
        Phrase("stmt", a.Timed, f"{{do.what:gen}}{word}を{{duration:span}}{{do.features:{rise}_to!}}にする", "{do.what} <have@do.what> {do.features} {duration}", inner={"do": a.Become}, also=(f"{{do.what:gen}}{word}は{{duration:span}}{{do.features:{rise}_to!}}になる",)),
        Phrase(f"{rise}_to", a.SetStat, "{to:amount}", f"{english} {{to}}", {"stat": stat}),
        Phrase(rise, a.Raise, "+{by:amount}", f"+{{by}} {english}", {"stat": stat}),
        Phrase(rise, a.Lower, "-{by:amount}", f"-{{by}} {english}", {"stat": stat}),
    ]  # fmt: skip


GAINING: Final = [
    Phrase("stmt", a.Gain, "{what:gen}{features:shift*し、}する", "{what} <get@what> {features% and }", also=("{what:gen}{features:shiftwa*され、}される", "{what:gen}{features:shiftwa*し、}する", "{what:topic}{features:shift*し、}する", "{what:topic}{features:bonus*と}を得る", "{what:topic}{features:bonus*と}の修正を受ける", "{what:topic}{features:bonus*、}される", "{what:topic}{features:bonus*と}される")),
    Phrase("stmt", a.Gain, "{what:topic}{features:given*と}を得る", "{what} <gain@what> {features% and }", also=("{what:topic}スキル{features:given*と}を得る", "{what:topic}{features:given*と}を持つ", "{what:ni}{features:given*と}を与える")),
    Phrase("stmt", a.Timed, "{do.what:topic}{duration:span}{do.features:given*と}を得る", "{do.what} <gain@do.what> {do.features% and } {duration}", inner={"do": a.Gain}, also=("{do.what:topic}{duration:span}{do.features:bonus*と}を得る", "{do.what:topic}{duration:span}{do.features:bonus*と}の修正を受ける", "{do.what:topic}{duration:span}{do.features:bonus*と}される", "{do.what:ni}{duration:span}{do.features:given*と}を与える")),
    Phrase("stmt", a.Lose, "{what:topic}{features:given*と}を失う", "{what} <lose@what> {features% and }"),
    Phrase("stmt", a.Timed, "{do.what:topic}{duration:span}{do.features:given*と}を失う", "{do.what} <lose@do.what> {do.features% and } {duration}", inner={"do": a.Lose}),
    Phrase("stmt", a.Become, "{what:gen}{features:setto!}", "{what} <have@what> {features}"),
    *[row for word, english in STATS.items() for row in shifts(word, english)],
    Phrase("setto", a.SetStat, "{stat:shifting}を{to:amount}にする", "{stat} {to}", also=("{stat:shifting}は{to:amount}になる", "{stat:shifting}は{to:amount}である", "{stat:shifting}が{to:amount}になる")),
    Phrase("setto", a.SetStat, "{stat:shifting}は{to:measure}と同じになる", "{stat} equal to {to}", also=("{stat:shifting}は{to:measure}と同じ数値になる", "{stat:shifting}は{to:measure}に等しくなる", "{stat:shifting}は{to:measure}に等しい", "{stat:shifting}を{to:measure}と同じにする", "{stat:shifting}を{to:measure}と同じ数値にする", "{stat:shifting}を{to:measure}に等しくする", "{stat:shifting}は{to:measure}になる", "{stat:shifting}を{to:measure}にする")),
    Phrase("shift", n.RaiseBoth, "攻撃力と耐久力を+{by:amount}", "+{by} attack value and durability", also=("攻撃力と耐久力をそれぞれ+{by:amount}",)),
    Phrase("shift", n.LowerBoth, "攻撃力と耐久力を-{by:amount}", "-{by} attack value and durability", also=("攻撃力と耐久力をそれぞれ-{by:amount}",)),
    Phrase("shiftwa", n.RaiseBoth, "攻撃力と耐久力は+{by:amount}", "+{by} attack value and durability", also=("攻撃力と耐久力はそれぞれ+{by:amount}",)),
    Phrase("shift", a.Raise, "{stat:shifting}を+{by:amount}", "+{by} {stat}"),
    Phrase("shift", a.Lower, "{stat:shifting}を-{by:amount}", "-{by} {stat}"),
    Phrase("shiftwa", a.Raise, "{stat:shifting}は+{by:amount}", "+{by} {stat}", also=("{stat:shifting}が+{by:amount}",)),
    Phrase("shiftwa", a.Lower, "{stat:shifting}は-{by:amount}", "-{by} {stat}", also=("{stat:shifting}が-{by:amount}",)),
    *(
        Phrase(category, node, f"{{stat:shifting}}{particle}{{by.of:{tally}}}{{by.unit:amount}}{mark}につき{sign}{{by.each:amount}}", f"{sign}{{by.each}} {{stat}} for every {{by.unit}} {{by.of#by.unit}}", inner={"by": a.Per})
        for category, particle in (("shiftwa", "は"), ("shift", "を"))
        for node, sign in ((a.Raise, "+"), (a.Lower, "-"))
        for tally, mark in (("s_tai", "体"), ("s_mai", "枚"))
    ),
    Phrase("bonus", a.Raise, "{stat:shifting}+{by:amount}", "+{by} {stat}"),
    Phrase("bonus", a.Lower, "{stat:shifting}-{by:amount}", "-{by} {stat}"),
]  # fmt: skip

CANNOT: Final = [
    Phrase("stmt", a.Forbid, "{subject:topic}{deed:deed.cannot}", "{subject} cannot {deed}", also=("{subject:topic}{deed:deed}ことができない", "{subject:topic}{deed:deed}ことはできない"), forms={"i": "{subject:topic}{deed:deed.cannoti}"}),
    Phrase("stmt", a.Forbid, "{subject:topic}{deed:suffered.not}", "{subject} cannot {deed}"),
    Phrase("stmt", a.Forbid, "{subject:player}はダメージを受けない", "{subject} cannot take damage", {"deed": n.TakesDamage()}),
    Phrase("stmt", a.Timed, "{do.subject:topic}{duration:span}{do.deed:suffered.not}", "{do.subject} cannot {do.deed} {duration}", inner={"do": a.Forbid}),
    Phrase("stmt", a.Forbid, "{subject:player}は{deed:dealing.cannot}", "{subject} cannot {deed}", also=("{subject:player}は{deed:dealing}ことができない", "{subject:player}は{deed:dealing}ことはできない"), forms={"i": "{subject:player}は{deed:dealing.cannoti}"}),
    Phrase("stmt", a.Timed, "{do.subject:topic}{duration:span}{do.deed:deed.cannot}", "{do.subject} cannot {do.deed} {duration}", inner={"do": a.Forbid}, also=("{do.subject:topic}{duration:span}{do.deed:deed}ことができない",)),
    Phrase("stmt", a.Timed, "{do.subject:player}は{duration:span}{do.deed:dealing.cannot}", "{do.subject} cannot {do.deed} {duration}", inner={"do": a.Forbid}, also=("{do.subject:player}は{duration:span}{do.deed:dealing}ことができない",)),
    Phrase("stmt", a.Forbid, "{subject:topic}アイテムをセットできない", "{subject} cannot carry items", {"deed": n.CarriesItems()}, also=("{subject:ni}アイテムカードをセットできない", "{subject:ni}アイテムをセットできない", "{subject:ni}アイテムカードをセットすることはできない", "{subject:ni}はアイテムカードをセットできない", "{subject:ni}アイテムカードをセットすることができない", "{subject:topic}アイテムカードをセットできない"), forms={"i": "{subject:topic}アイテムをセットできず"}),
    Phrase("stmt", a.Forbid, "{subject:topic}1ターンに{deed.times:amount}回までしか{deed.deed:deed.cannot}", "{subject} cannot {deed.deed} more than {deed.times} (time|times)#deed.times a turn", inner={"deed": n.Beyond}, also=("{subject:topic}1ターンに{deed.times:amount}回しか{deed.deed:deed.cannot}", "{subject:topic}1ターンに{deed.times:amount}回しか{deed.deed:deed}ことができない", "{subject:topic}1ターンに{deed.times:amount}回までしか{deed.deed:deed}ことができない")),
    Phrase("stmt", a.Forbid, "{subject:player}は1ターンに{deed.times:amount}回までしか{deed.deed:dealing.cannot}", "{subject} cannot {deed.deed} more than {deed.times} (time|times)#deed.times a turn", inner={"deed": n.Beyond}, also=("{subject:player}は1ターンに{deed.times:amount}回しか{deed.deed:dealing.cannot}", "{subject:player}は1ターンに{deed.times:amount}回しか{deed.deed:dealing}ことができない", "{subject:player}は1ターンに{deed.times:amount}回までしか{deed.deed:dealing}ことができない")),
    Phrase("stmt", a.Forbid, "{subject:topic}アタック宣言しても行動済み状態にならない", "{subject} <do@subject> not become acted by attacking", {"deed": n.Tires()}, also=("{subject:topic}アタック宣言で行動済み状態にならない", "{subject:topic}アタック宣言しても行動済み状態にする必要がない")),
]  # fmt: skip

DAMAGES: Final = [
    Phrase("stmt", n.DamageLess, "{what:taker}{which:next}受けるダメージを{by:amount}減らす", "{what} <take@what> {by} less of {which}damage", also=("{what:taker}{which:next}受けるダメージを{by:amount}少なくする", "{what:taker}{which:next}受けるダメージを-{by:amount}する", "{what:taker}{which:next}受けるダメージは-{by:amount}される", "{what:taker}{which:next}受けるダメージは{by:amount}減る", "{what:taker}{which:next}ダメージを受けるとき、そのダメージを{by:amount}減らす", "{what:taker}{which:next}ダメージを受けるとき、そのダメージを{by:amount}少なくする", "{what:taker}{which:next}ダメージを受ける場合、そのダメージを{by:amount}減らす", "{what:taker}{which:next}ダメージを受けるとき、そのダメージを-{by:amount}する", "{what:taker}{which:next}ダメージを受けるとき、その数値を{by:amount}減らす")),
    Phrase("stmt", n.DamageMore, "{what:taker}{which:next}受けるダメージを{by:amount}増やす", "{what} <take@what> {by} more of {which}damage", also=("{what:taker}{which:next}受けるダメージを+{by:amount}する", "{what:taker}{which:next}受けるダメージは+{by:amount}される", "{what:taker}{which:next}ダメージを受けるとき、そのダメージを{by:amount}増やす", "{what:taker}{which:next}ダメージを受けるとき、そのダメージを+{by:amount}する")),
    Phrase("stmt", n.DamageIs, "{what:taker}{which:next}受けるダメージを{to:amount}にする", "{what} <take@what> {to} instead of {which}damage", also=("{what:taker}{which:next}受けるダメージは{to:amount}になる", "{what:taker}{which:next}ダメージを受けるとき、そのダメージを{to:amount}にする", "{what:taker}{which:next}ダメージを受ける場合、そのダメージを{to:amount}にする", "{what:taker}{which:next}受けるダメージはすべて{to:amount}になる", "{what:taker}{which:next}受けるすべてのダメージを{to:amount}にする")),
    Phrase("stmt", n.DealtMore, "{what:taker}{to:hit}与えるダメージを{by:amount}増やす", "{what} <deal@what> {by} more damage{to}", also=("{what:taker}{to:hit}与えるダメージを+{by:amount}する", "{what:taker}{to:hit}与えるダメージは+{by:amount}される", "{what:taker}{to:hit}ダメージを与えるとき、そのダメージを{by:amount}増やす", "{what:taker}{to:hit}ダメージを与えるとき、そのダメージを+{by:amount}する", "{what:taker}バトルの解決で{to:hit}与えるダメージは+{by:amount}される")),
    Phrase("stmt", n.DealtLess, "{what:taker}{to:hit}与えるダメージを{by:amount}減らす", "{what} <deal@what> {by} less damage{to}", also=("{what:taker}{to:hit}与えるダメージを{by:amount}少なくする", "{what:taker}{to:hit}与えるダメージを-{by:amount}する", "{what:taker}{to:hit}与えるダメージは-{by:amount}される")),
    Phrase("hit", a.Anything, "", ""),
    Phrase("hit", a.AnyPlayer, "プレイヤーに", " to players"),
    Phrase("hit", None, "{player}に", " to {player}"),
    Phrase("hit", a.Any, "{of:f_tai}に", " to {of#pl}"),
    Phrase("next", a.NextOne, "次に", "the next "),
    Phrase("next", a.EveryOne, "", "all "),
]  # fmt: skip

RULES: Final = [
    Phrase("rule", n.CarriesUpTo, "{what:topic}アイテムを{count:amount}枚までセットできる", "{what} can carry up to {count} (item|items)#count", also=("{what:ni}アイテムカードを{count:amount}枚までセットできる", "{what:ni}はアイテムカードを{count:amount}枚までセットできる", "{what:ni}はアイテムカードを{count:amount}枚までセットすることができる", "{what:topic}アイテムカードを{count:amount}枚までセットできる", "{what:topic}アイテムカードを{count:amount}枚までセットすることができる", "{what:ni}アイテムカードを{count:amount}枚までセットすることができる", "{what:ni}アイテムを{count:amount}枚までセットできる")),
    Phrase("rule", n.HandLimitMore, "自分の手札の上限を+{by:amount}する", "your hand limit is raised by {by}", also=("自分の手札の上限は+{by:amount}される", "自分の手札の上限を{by:amount}枚増やす", "自分の手札の上限は{by:amount}枚増える")),
    Phrase("rule", n.OnlyOnto, "{what:topic}{of:f_tai}にのみセットできる", "{what} can be set only on a {of}", also=("{what:topic}{of:f_tai}にしかセットできない", "{what:topic}{of:f_tai}だけにセットできる", "{what:topic}{of:f_tai}にだけセットできる", "{what:topic}{of:f_tai}以外にはセットできない", "{what:topic}{of:f_tai}にしかセットすることができない", "{what:topic}{of:f_tai}にのみセットすることができる")),
    Phrase("rule", n.PriceLess, "{what:priced}必要コストを{by:amount}減らす", "{what} <cost@what> {by} less", also=("{what:priced}必要コストを{by:amount}少なくする", "{what:priced}必要コストを-{by:amount}する", "{what:priced}必要コストは-{by:amount}される", "{what:priced}必要コストは{by:amount}減る", "{what:priced}必要コストは{by:amount}少なくなる")),
    Phrase("rule", n.PriceMore, "{what:priced}必要コストを{by:amount}増やす", "{what} <cost@what> {by} more", also=("{what:priced}必要コストを+{by:amount}する", "{what:priced}必要コストは+{by:amount}される", "{what:priced}必要コストは{by:amount}増える", "{what:priced}必要コストを{by:amount}多くする")),
    Phrase("priced", a.All, "{of:f_priced}の", "{of#pl}", number="pl"),
    Phrase("priced", a.All, "{of:f_setting}", "{of#pl}", number="pl"),
    Phrase("f_priced", a.Filter, "{where:hands}{qualities:mod**}{noun:n_card}", "{qualities<}{noun#}{where>}{qualities>#}"),
    Phrase("hands", a.BeingPlayed, "{by:player}がセットする", "| that {by} <set@by> or <use@by>", also=("{by:player}の手札の", "{by:player}の", "{by:player}がセットまたは使用する", "{by:player}が使用する", "{by:player}の手札にある")),
    Phrase("f_setting", a.Filter, "{where.by:player}が{qualities:mod**}{noun:n_card}をセットするとき、その", "{qualities<}{noun#} that {where.by} <set@where.by> or <use@where.by>{qualities>#}", inner={"where": a.BeingPlayed}, also=("{where.by:player}が{qualities:mod**}{noun:n_card}を使用するとき、その", "{where.by:player}が{qualities:mod**}{noun:n_card}をセットする場合、その", "{where.by:player}が{qualities:mod**}{noun:n_card}を使用する場合、その")),
]  # fmt: skip

STATEMENTS: Final = [*GAINING, *CANNOT, *DAMAGES, *RULES]
