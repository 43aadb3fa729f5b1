"""Wordings of pso2 for picking: some of what was spoken of, out of a place that is told later, out of several kinds."""

from __future__ import annotations

from typing import Final

from kirifuda.games.pso2 import ast as p
from kirifuda.games.pso2.wording.acts import ACTS
from kirifuda.games.pso2.wording.nouns import DISCARD
from kirifuda.text import ast as a
from kirifuda.text.combine import left_out
from kirifuda.text.phrases import Phrase

JUST: Final = ("この効果で", "これにより", "この方法で")

PICKS: Final = [
    # some of what was looked at or chosen, by their number alone
    Phrase("ofthem", a.PartOf, "{count:qm}を", "{count} of them", number="count"),
    *left_out([row for row in ACTS if row.node is not a.Choose], ("obj",), "act", unsaid="ofthem"),
    # where the cards lie behind what they are: アクティブを自分の捨札から1枚選ぶ
    Phrase("cardobj", a.Some, "{of.qualities:mod**}{of.noun:n_card}を{of.where:outof}{count:qm}", "{count} {of.qualities<}{of.noun#count}{of.where>}{of.qualities>#count}", inner={"of": a.Filter}, also=("{of.qualities:mod**}{of.noun:n_card}を{count:qm}{of.where:outof}", "{of.qualities:mod**}{of.noun:n_card}{count:qm}を{of.where:outof}"), number="count"),
    Phrase("outof", None, "{place}から", "| from {place}"),
    # 300.2.2: what was spoken of, only if it lies there
    Phrase("arrival", p.OutOf, "捨札から", " from the discard pile", {"place": a.Place(DISCARD, a.AnyPlayer())}, also=("自分の捨札から",)),
    # names beside each other
    Phrase("n_tai", a.EitherNoun, "{parts:n_name+または}", "{parts#% or }", also=("{parts:n_name+か}", "{parts:n_name+・}", "{parts:n_name+や}")),
    # what has just become of what was spoken of
    Phrase("past", a.JustHappened, "この効果で{event.deed:shortdeed.ta}", "it {event.deed/past} by this effect", {"event.subject": a.Dropped()}, inner={"event": a.Happens}, also=("{event.deed:shortdeed.ta}", *(f"{just}{{event.deed:shortdeed.ta}}" for just in JUST[1:]))),
    Phrase("past", a.JustHappened, "{event.subject:doer}この効果で{event.deed:shortdeed.ta}", "{event.subject} {event.deed/past} by this effect", inner={"event": a.Happens}),
    Phrase("past", p.NotJust, "この効果で{event:happening.te}いない", "it has not happened by this effect that {event}", also=tuple(f"{just}{{event:happening.te}}いない" for just in JUST[1:])),
    Phrase("past", p.NotJust, "{event.subject:doer}{event.deed:falling.te}いない", "it has not happened that {event.subject} {event.deed/@event.subject}", inner={"event": a.Happens}),
    Phrase("falling", a.Undergoes, "破壊される", "<be> destroyed", {"action": a.Action("destroy"), "cause": a.AnyCause()}, also=("戦闘不能になる",)),
    Phrase("past", p.NotJust, "この効果で{event.deed:shortdeed.te}いない", "it has not happened by this effect that it {event.deed/s}", {"event.subject": a.Dropped()}, inner={"event": a.Happens}, also=tuple(f"{just}{{event.deed:shortdeed.te}}いない" for just in JUST[1:])),
    # sums of cards
    Phrase("act", a.Draw, "{count:summed}枚ドローする", "<draw> as many cards as {count}", also=("{count:summed}枚カードをドローする", "カードを{count:summed}枚ドローする")),
    Phrase("summed", a.Plus, "{left:thatmany}+{right:amount}", "{left} plus {right}"),
    Phrase("summed", a.Minus, "{left:thatmany}-{right:amount}", "{left} minus {right}"),
    # 215.3: attack value and HP at once
    Phrase("shifted", a.RaiseBoth, "攻撃力とHPを+{by:amount}", "attack value and HP are raised by {by}", also=("攻撃力とHPをそれぞれ+{by:amount}", "攻撃力とHPは+{by:amount}", "攻撃力とHPを{by:amount}増加", "攻撃力とHPはそれぞれ+{by:amount}")),
    Phrase("shifted", a.LowerBoth, "攻撃力とHPを-{by:amount}", "attack value and HP are lowered by {by}", also=("攻撃力とHPをそれぞれ-{by:amount}", "攻撃力とHPは-{by:amount}", "攻撃力とHPを{by:amount}減少", "攻撃力とHPはそれぞれ-{by:amount}")),
    Phrase("rising", a.RaiseBoth, "攻撃力とHPが{by:howmuch}増える", "attack value and HP+{by}", also=("攻撃力とHPが{by:howmuch}上がる", "攻撃力とHPがそれぞれ{by:howmuch}上がる", "攻撃力とHPがそれぞれ{by:howmuch}増える", "攻撃力とHPは{by:howmuch}増える", "攻撃力とHPは{by:howmuch}上がる")),
    Phrase("rising", a.LowerBoth, "攻撃力とHPが{by:howmuch}減る", "attack value and HP-{by}", also=("攻撃力とHPが{by:howmuch}下がる", "攻撃力とHPがそれぞれ{by:howmuch}下がる", "攻撃力とHPがそれぞれ{by:howmuch}減る", "攻撃力とHPは{by:howmuch}減る", "攻撃力とHPは{by:howmuch}下がる")),
    Phrase("newstat", a.SetBoth, "攻撃力とHPは{to:newvalue}", "attack value and HP become {to}", also=("攻撃力とHPが{to:newvalue}", "攻撃力とHPはそれぞれ{to:newvalue}", "攻撃力とHPがそれぞれ{to:newvalue}")),
    Phrase("stmt", a.Become, "{what:gens}{features:equal!}等しい", "{what}'s {features}", weak=True),
    Phrase("equal", a.SetStat, "{stat}は{to:measure}に", "{stat} becomes {to}"),
    Phrase("equal", a.SetBoth, "攻撃力とHPは{to:measure}に", "attack value and HP become {to}", also=("攻撃力とHPはそれぞれ{to:measure}に",)),
    # a number for each of a set, with the verbs of a plain number
    Phrase("stmt", a.Gain, "{what:topic}{features:eachgain!}される", "{what} <get@what> {features}", also=("{what:topic}{features:eachgain!}する",)),
    Phrase("nstate", a.Only, "{of:f_tai}が{what:ref}だけである", "{what} <be@what> the only one of {of#pl}", also=("{of:f_tai}が{what:ref}1体だけである", "{of:f_tai}が{what:ref}のみである", "{of:f_tai}が{what:ref}1体のみである")),
    Phrase("vstate", a.Only, "{of:f_there}が{what:ref}だけしかいない", "{what} <be@what> the only one of {of#pl}", also=("{of:f_tai}が{what:ref}しかいない", "{of:f_tai}が{what:ref}1体しかいない", "{of:f_there}が{what:ref}しかいない", "{of:f_there}が{what:ref}1体しかいない")),
]  # fmt: skip
