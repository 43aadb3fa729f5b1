"""Wordings of pso2 for conditions: what there is, how numbers compare, what a card is, what has happened."""

from __future__ import annotations

from typing import Final

from kirifuda.games.pso2 import ast as p
from kirifuda.games.pso2.wording.nouns import FIELD, SOME
from kirifuda.text import ast as a
from kirifuda.text.phrases import Phrase

THERE: Final = "there (is|are)#right {relation<}{right}{relation>} {left#right}"
ENOUGH: Final = {"relation": a.AtLeast(), "right": a.Num(1)}
NONE: Final = {"relation": a.AtMost(), "right": a.Num(0)}


def counted(left: str, unit: str) -> list[Phrase]:
    """So many are there; what ends in である is a noun (…の間)."""
    many = f"{{left:{left}}}が{{right:amount}}{unit}{{relation:many}}"
    other = f"{{left:{left}}}が{{right:amount}}つ{{relation:many}}ある"
    return [
        Phrase("nstate", a.Compare, f"{many}である", THERE),
        Phrase("vstate", a.Compare, f"{many}いる", THERE, also=(f"{many}ある", other)),
    ]


STATES: Final = [
    Phrase("state", None, "{nstate~}", "{nstate}"),
    Phrase("state", None, "{vstate~}", "{vstate}"),
    *counted("s_tai", "体"),
    *counted("s_mai", "枚"),
    Phrase("s_tai", a.CountOf, "{of:f_tai}", "{of#}"),
    Phrase("s_tai", a.CountOf, "{of:f_there}", "{of#}"),
    Phrase("s_mai", a.CountOf, "{of:f_item}", "{of#}"),
    Phrase("s_mai", a.CountOf, "{of:f_mai}", "{of#}"),
    Phrase("s_mai", a.CountOf, "{of:f_inzone}", "{of#}"),
    Phrase("s_mai", a.CountOf, "{of:f_deck}", "{of#}"),
    Phrase("f_deck", a.Filter, "{where:deckof}", "(card|cards)# in {where}", {"qualities": (), "noun": a.AnyCard()}, also=("{where:deckof}の残り", "{where:deckof}の枚数", "{where:deckof}のカード")),
    Phrase("vstate", a.Compare, "{left:there}がいる", "there is a {left}", ENOUGH, also=("{left:there}がある", "{left:there}が存在する", "{left:there}が場にいる", "{left:there}が場にある")),
    Phrase("vstate", a.Compare, "{left:there}がいない", "there is no {left}", NONE, also=("{left:there}がない", "{left:there}が存在しない", "{left:there}が1体もいない", "{left:there}が1枚もない", "{left:there}が場にいない", "{left:there}が場にない")),
    Phrase("there", a.CountOf, "{of:f_tai}", "{of}"),
    Phrase("there", a.CountOf, "{of:f_item}", "{of}"),
    Phrase("there", a.CountOf, "{of:f_mai}", "{of}"),
    Phrase("there", a.CountOf, "{of:f_there}", "{of}"),
    Phrase("there", a.CountOf, "{of:f_inzone}", "{of}"),
    Phrase("f_there", a.Filter, "{where:grounds}に{qualities:mod**}{noun:n_card}", "{qualities<}{noun#}{qualities>#} on {where}"),
    Phrase("f_there", a.Filter, "{where:rowground}{qualities:rowin}に{qualities:mod**}{noun:n_tai}", "{qualities<}{noun#}{qualities>#} on {where}"),
    Phrase("f_inzone", a.Filter, "{where:place}に{qualities:mod**}{noun:n_card}", "{qualities<}{noun#}{qualities>#} in {where}"),
    Phrase("grounds", a.Place, "自分の場", "your field", {"zone": FIELD, "whose": a.You()}, also=("味方の場",)),
    Phrase("grounds", a.Place, "相手の場", "your opponent's field", {"zone": FIELD, "whose": a.Opponent()}, also=("対戦相手の場",)),
    Phrase("grounds", a.Place, "場", "the field", {"zone": FIELD, "whose": a.AnyPlayer()}, also=("お互いの場",)),
    Phrase("grounds", a.Place, "ターゲットプレイヤーの場", "the target player's field", {"zone": FIELD, "whose": p.TargetPlayer()}),
    Phrase("grounds", a.Place, "そのプレイヤーの場", "that player's field", {"zone": FIELD, "whose": p.SaidPlayer()}),
    Phrase("grounds", a.Place, "ターンプレイヤーの場", "the turn player's field", {"zone": FIELD, "whose": a.TurnPlayer()}),
    Phrase("grounds", a.Place, "パーティーのプレイヤー全員の場", "the party's fields", {"zone": FIELD, "whose": p.Party()}),
    Phrase("f_there", a.Filter, "処理領域に{where:inarea}{noun:n_waits}", "{noun#}{where>} in the processing area", {"qualities": ()}),
    Phrase("inarea", a.Place, "{whose:sideof}", "|{whose}", {"zone": a.Zone("処理領域")}),
    # G.24
    Phrase("nstate", p.PlaysFirst, "{who:player}が先攻である", "{who} went first", also=("{who:player}が先攻プレイヤーである",)),
    Phrase("nstate", p.PlaysSecond, "{who:player}が後攻である", "{who} went second", also=("{who:player}が後攻プレイヤーである",)),
    Phrase("nstate", p.FirstTurn, "{whose:turnof1}最初のターンである", "it is {whose}first turn", also=("最初の{whose:turnof1}ターンである", "{whose:turnof1}1ターン目である", "{whose:turnof1}初めてのターンである")),
    Phrase("rowground", a.Place, "自分の場の", "your field", {"zone": FIELD, "whose": a.You()}, also=("自分の", "味方の")),
    Phrase("rowground", a.Place, "相手の場の", "your opponent's field", {"zone": FIELD, "whose": a.Opponent()}, also=("相手の", "対戦相手の")),
    Phrase("rowground", a.Place, "場の", "the field", {"zone": FIELD, "whose": a.AnyPlayer()}),
    Phrase("rowin", p.InRow, "前列", "| in the front row", {"name": "前列"}),
    Phrase("rowin", p.InRow, "後列", "| in the back row", {"name": "後列"}),
    Phrase("f_there", a.Filter, "{qualities:rowin}に{where:side}{qualities:mod**}{noun:n_tai}", "{qualities<}{where<}{noun#}{where>}{qualities>#}", also=("{qualities:rowin}に{qualities:mod}{where:side}{noun:n_tai}",)),
    Phrase("f_inzone", a.Filter, "その中に{qualities:mod**}{noun:n_card}", "{qualities<}{noun#}{qualities>#} among them", {"where": a.Among(a.Them())}),
    Phrase("state", a.Now, "{period}中である", "it is {period}"),
    Phrase("state", p.NotNow, "{period}でない", "it is not {period}", also=("{period}ではない", "{period}中でない")),
    Phrase("many", a.AtLeast, "以上", "| or more"),
    Phrase("many", a.AtMost, "以下", "| or fewer"),
    Phrase("many", a.Below, "未満", "fewer than |"),
    Phrase("many", a.Same, "", "exactly |"),
    # numbers
    Phrase("nstate", a.Compare, "{left:measured}が{right:amount}{relation:rel}である", "{left} is {relation<}{right}{relation>}", also=("{left:measured}が{right:amount}枚{relation:rel}である",)),
    Phrase("measured", None, "{measure}", "{measure}"),
    Phrase("measured", a.Letter, "{name:letter}", "{name}"),
    Phrase("nstate", a.Compare, "{left:measured}が{right:measured}{relation:rel1}である", "{left} is {relation<}{right}{relation>}"),
    Phrase("rel1", a.AtLeast, "以上", "| or more"),
    Phrase("rel1", a.AtMost, "以下", "| or less"),
    Phrase("vstate", a.Compare, "{left:measured}が{right:measured}より{relation:moreend}", "{left} is {relation} {right}", also=("{left:measured}が{right:measured}よりも{relation:moreend}",)),
    Phrase("vstate", a.Compare, "{left:s_zone}{right:than}{relation:moreend}", "the number of {left} is {relation} that of {right}", also=("{right:than}{left:s_zone}{relation:moreend}",)),
    Phrase("vstate", a.Compare, "{left:s_zone}{right.left:than}{right.right:amount}体以上{relation:moreby}", "the number of {left} is {relation} than that of {right.left} by {right.right} or more", also=("{left:s_zone}{right.left:than}{right.right:amount}枚以上{relation:moreby}",), inner={"right": a.Plus}),
    Phrase("vstate", a.Compare, "{left.left:s_zone}{right:than}{left.right:amount}体以上{relation:lessby}", "the number of {left.left} is {relation} than that of {right} by {left.right} or more", also=("{left.left:s_zone}{right:than}{left.right:amount}枚以上{relation:lessby}",), inner={"left": a.Plus}),
    Phrase("vstate", a.Compare, "{left:measured}が{right.left:measured}より{right.right:amount}体以上{relation:moreby}", "{left} is {relation} than {right.left} by {right.right} or more", inner={"right": a.Plus}, also=("{left:measured}が{right.left:measured}より{right.right:amount}枚以上{relation:moreby}", "{left:measured}が{right.left:measured}より{right.right:amount}以上{relation:moreby}")),
    Phrase("nstate", a.Compare, "{left:measured}と{right:measured}が同じである", "{left} is equal to {right}", {"relation": a.Same()}, also=("{left:measured}が{right:measured}と同じである",)),
    Phrase("s_zone", a.CountOf, "{of:f_tai}が", "{of#pl}"),
    Phrase("s_zone", a.CountOf, "{of:f_mai}が", "{of#pl}"),
    Phrase("s_zone", a.CountOf, "{of:f_deck}が", "{of#pl}"),
    Phrase("than", a.CountOf, "{of:f_sided}より", "{of#pl}", also=("{of:f_sided}よりも",)),
    Phrase("f_sided", a.Filter, "{where:side}{qualities:mod**}{noun:n_tai}", SOME),
    Phrase("than", a.CountOf, "{of:f_mai}より", "{of#pl}", also=("{of:f_mai}よりも",)),
    Phrase("than", a.CountOf, "{of:f_deck}より", "{of#pl}", also=("{of:f_deck}よりも",)),
    Phrase("moreby", a.AtLeast, "多い", "more", also=("高い", "大きい")),
    Phrase("lessby", a.AtMost, "少ない", "less", also=("低い", "小さい")),
    Phrase("moreend", a.Above, "多い", "more than", also=("高い", "大きい")),
    Phrase("moreend", a.Below, "少ない", "less than", also=("低い", "小さい")),
    Phrase("nstate", a.Compare, "{left:life}が{right:lifepart}{relation:rel}である", "{left} is {relation<}{right}{relation>}"),
    # what a card is
    Phrase("nstate", a.Is, "{what:ref}が{quality:pred}である", "{what} <be@what> {quality}"),
    Phrase("nstate", a.Is, "{what:ref}が{quality:except}である", "{what} <be@what> {quality}"),
    Phrase("vstate", a.Is, "{what:ref}が{quality.quality:pred}でない", "{what} <be@what> not {quality.quality}", inner={"quality": a.Except}, also=("{what:ref}が{quality.quality:pred}ではない",)),
    Phrase("except", a.Except, "{quality:pred}以外", "not {quality}"),
    Phrase("vstate", a.Is, "{what:ref}が{quality.noun:gear}を装備している", "{what} <be@what> equipped with {quality.noun}", inner={"quality": p.Bears}, also=("{what:ref}に{quality.noun:gear}が装備されている",)),
    Phrase("vstate", a.Is, "{what:wearer}が{quality.qualities:mod*}{quality.noun:gearkind}を装備している", "{what} <be@what> equipped with a {quality.qualities<}{quality.noun}{quality.qualities>}", inner={"quality": p.BearsSuch}),
    Phrase("vstate", a.Is, "自分が{quality.noun:gear}を装備している", "your player is equipped with {quality.noun}", {"what": p.PlayerOf(a.You())}, inner={"quality": p.Bears}),
    Phrase("wearer", None, "{ref}", "{ref}"),
    Phrase("wearer", p.PlayerOf, "自分", "your player", {"who": a.You()}),
    Phrase("vstate", a.Is, "{what:ref}が{quality.quality.noun:gear}を装備していない", "{what} <be@what> not equipped with {quality.quality.noun}", inner={"quality": a.Except, "quality.quality": p.Bears}),
    Phrase("vstate", a.Is, "{what:ref}が{quality.feature:anykw}を持つ", "{what} <have@what> {quality.feature}", inner={"quality": a.Has}, also=("{what:ref}が{quality.feature:anykw}を持っている",)),
    Phrase("vstate", a.Is, "{what:ref}が{quality.quality.feature:anykw}を持たない", "{what} <have@what> no {quality.quality.feature}", inner={"quality": a.Except, "quality.quality": a.Has}, also=("{what:ref}が{quality.quality.feature:anykw}を持っていない",)),
    Phrase("vstate", a.Is, "{what:ref}が{quality:rowin}にいる", "{what} <be@what>{quality>}", also=("{what:ref}が{quality:rowin}にある",)),
    Phrase("vstate", a.Is, "{what:ref}が{quality:inplace}にある", "{what} <be@what> in {quality}", also=("{what:ref}が{quality:inplace}にいる",)),
    Phrase("inplace", a.LiesIn, "{place:grounds}", "{place}"),
    Phrase("inplace", a.LiesIn, "{place}", "{place}"),
    Phrase("vstate", a.Is, "{what:ref}がダメージを受けている", "{what} <have@what> taken damage", {"quality": p.Hurt()}),
    Phrase("vstate", a.Is, "{what:ref}が攻撃している", "{what} <be@what> attacking", {"quality": p.Attacking()}),
    Phrase("vstate", a.Is, "{what:ref}が攻撃されている", "{what} <be@what> being attacked", {"quality": p.Attacked()}),
    Phrase("vstate", a.Is, "{what:ref}が{quality.what:withit}戦闘している", "{what} <be@what> engaged with {quality.what}", inner={"quality": p.EngagedWith}, also=("{what:ref}が{quality.what:withit}交戦している", "{what:ref}が{quality.what:withit}戦闘を行っている")),
    Phrase("nstate", a.Is, "{what:ref}が{quality.what:withit}交戦状態である", "{what} <be@what> engaged with {quality.what}", inner={"quality": p.EngagedWith}, also=("{what:ref}が{quality.what:withit}交戦中である", "{what:ref}が{quality.what:withit}戦闘中である")),
    Phrase("pred", p.Attacking, "攻撃中", "attacking"),
    Phrase("pred", a.Lies, "{position:onoff}状態", "{position}", also=("{position:onoff}",)),
    Phrase("pred", a.StatIs, "{stat}{amount}{relation:rel}", "of {stat} {relation<}{amount}{relation>}", also=("{stat}が{amount}{relation:rel}",)),
    Phrase("pred", a.Has, "《{feature:sort}》", "《{feature}》"),
    Phrase("pred", a.AnyOf, "{qualities:short+または}", "{qualities% or }", also=("{qualities:short+か}",)),
    Phrase("pred", p.Colourless, "白", "white"),
    Phrase("nstate", a.Is, "{what:gen}クラスが「ALL」である", "{what} <be@what> of class ALL", {"quality": p.EveryClass()}),
    Phrase("pred", a.Has, "{feature:colour}", "{feature}"),
    Phrase("pred", a.IsNoun, "{noun:n_name}", "{noun}"),
    Phrase("pred", a.IsNoun, "{noun:n_item}", "a {noun}"),
    Phrase("pred", a.IsNoun, "キャラ", "a character", {"noun": a.Kind("キャラ")}),
    Phrase("pred", a.Fits, "{of:f_pred}", "a {of}"),
    Phrase("f_pred", a.Filter, "{qualities:mod*}{noun:n_card}", "{qualities<}{noun#}{qualities>#}", {"where": a.Anywhere()}),
]  # fmt: skip

PAST: Final = [
    Phrase("past", a.Compare, "{left.period:nowthis}中に{left.event.subject:payer}{left.event.deed.what.of:f_loose}を{right:amount}枚{relation:many}プレイしている", "{left.event.subject} played {relation<}{right}{relation>} {left.event.deed.what.of#right} {left.period}", inner={"left": a.TimesHappened, "left.event": a.Happens, "left.event.deed": p.PlaysCard, "left.event.deed.what": a.Any}, also=tuple(f"{{left.period:nowthis}}{after}{{left.event.subject:payer}}{{left.event.deed.what.of:f_loose}}を{{right:amount}}枚{{relation:many}}プレイしている" for after in ("に", "中、", "、")), weak=True),
    Phrase("past", p.ManyDid, "{period:nowthis}中に{event.subject:manydoer}{least:amount}体以上{event.deed:shortdeed.te}いる", "{least} or more different ones of {event.subject} {event.deed/past} {period}", inner={"event": a.Happens}, also=tuple(f"{{period:nowthis}}{after}{{event.subject:manydoer}}{{least:amount}}{unit}以上{{event.deed:shortdeed.{form}}}{end}" for after in ("中に", "に", "中、") for unit in ("体",) for form, end in (("te", "いる"), ("ta", "")))[1:]),
    Phrase("manydoer", a.Any, "{of:f_tai}が", "{of#pl}"),
    Phrase("past", a.Happened, "{period:nowthis}中に{event:happening.ta}", "{event/past} {period}", also=tuple(f"{{period:nowthis}}{after}{{event:happening.{form}}}{end}" for after in ("中に", "に", "中、", "、") for form, end in (("ta", ""), ("te", "いる")))[1:], replaces=True),
    Phrase("past", a.Never, "{period:nowthis}中に{event:happening.te}いない", "it has not happened {period} that {event}", also=tuple(f"{{period:nowthis}}{after}{{event:happening.te}}いない" for after in ("に", "中、", "、")), replaces=True),
]  # fmt: skip
