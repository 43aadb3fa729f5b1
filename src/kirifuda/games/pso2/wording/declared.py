"""Wordings of pso2 for what a player declares (206-210), and for more of what has been spoken of."""

from __future__ import annotations

from typing import Final

from kirifuda.games.pso2 import ast as p
from kirifuda.games.pso2.wording.frames import OFTEN
from kirifuda.text import ast as a
from kirifuda.text.phrases import Phrase

_DECLARED: Final = ("宣言した", "宣言された", "指定した", "指定された", "その")
_SAY: Final = ("宣言する", "指定する")
_DROPS: Final = ("自分のカードの【ドロップ】", "自分のカードが持つ【ドロップ】")
_WHEN: Final = ("場合", "時", "とき")
_X: Final = (
    "プレイする時に指定した、",
    "プレイする時に指定した",
    "プレイした時に指定した",
    "プレイする際に指定した、",
    "",
)

DECLARED: Final = [
    # 206-210: a player names something
    Phrase("act", a.Declare, "{aspect}を1つ宣言する", "<declare> a {aspect}", also=tuple(f"{way}{verb}" for way in ("{aspect}を1つ", "{aspect}1つを", "好きな{aspect}を1つ", "好きな{aspect}1つを", "任意の{aspect}を1つ", "{aspect}を") for verb in _SAY)[1:]),
    Phrase("mod", a.Has, "{feature:declared}の", "| of {feature}", also=("{feature:declared}を持つ", "{feature:declared}である")),
    Phrase("declared", a.Declared, "宣言した{aspect}", "the declared {aspect}", also=tuple(f"{word}{{aspect}}" for word in _DECLARED[1:])),
    Phrase("pred", a.Has, "{feature:declared}", "of {feature}"),
    # 213.1, 215.3: a number of what was just spoken of
    Phrase("stmt", a.Become, "その{features:madestat!}にする", "its {features}", {"what": a.Dropped()}, also=("その{features:newstat!}になる",), weak=True),
    # it is so, and in that row
    Phrase("vstate", a.Is, "{what:ref}が{quality.of.qualities:standing}{quality.of.qualities:inrow}いる", "{what} <be@what>{quality.of.qualities%}", {"quality.of.where": a.Anywhere(), "quality.of.noun": a.AnyCard()}, inner={"quality": a.Fits, "quality.of": a.Filter}),
    Phrase("standing", a.Lies, "{position:onoff}状態で", " {position}", also=("{position:onoff}で",)),
    Phrase("inrow", p.InRow, "前列に", " in the front row", {"name": "前列"}),
    Phrase("inrow", p.InRow, "後列に", " in the back row", {"name": "後列"}),
    Phrase("vstate", a.Is, "{quality:rowin}にいる", "it is{quality>}", {"what": a.Dropped()}),
    # a name beside a sort
    Phrase("short", a.IsNoun, "{noun:n_name}", "{noun}"),
    # half of a number, and so many times a number, before a noun
    Phrase("worth", a.Half, "{of:measure1}の半分の", "half of {of}"),
    Phrase("worth", a.Multiple, "{left:measure1}の{right:amount}倍の", "{right} times {left}"),
    Phrase("measure1", a.ValueOf, "その{stat}", "its {stat}", {"what": a.Dropped()}),
    Phrase("howmuch", None, "{measure}に等しい値だけ", "{measure}", also=("{measure}に等しい数だけ", "{measure}に等しい数値だけ", "{measure}と同じ値だけ", "{measure}と同じ数だけ", "{measure}に等しいだけ")),
    # a keyword that is given
    Phrase("bare", a.Gain, "{features:gained*と}を与える", "<get@what> {features%, & and }", {"what": a.Dropped()}),
    # 205.4.3
    Phrase("saying", p.BearersAre, "このカードを装備できるのは{of:f_tai}のみである", "only {of#pl} can be equipped with this card", also=tuple(f"{this}を装備できるのは{{of:{who}}}{only}{end}" for this in ("このカード", "この武器", "この防具") for who in ("f_tai", "f_mine", "f_people") for only in ("のみ", "だけ") for end in ("である", ""))[1:]),
    # one of each of two sets
    Phrase("obj", a.Both, "{parts:eachof+と}", "{parts%, & and }", number="pl"),
    Phrase("eachof", a.Some, "{of:f_tai}を{count:qt}", "{count} {of#count}", number="count"),
    Phrase("eachof", a.Some, "{of:f_item}を{count:qm}", "{count} {of#count}", number="count"),
    Phrase("obj", a.Both, "{parts:oneof+と}を1体ずつ", "1 of each of {parts%, & and }", also=("{parts:oneof+と}を1枚ずつ", "{parts:oneof+と}をそれぞれ1体", "{parts:oneof+と}1体ずつを"), number="pl"),
    Phrase("oneof", a.Some, "{of:f_tai}", "{of}", {"count": a.Num(1)}),
    Phrase("oneof", a.Some, "{of:f_item}", "{of}", {"count": a.Num(1)}),
    # all of what was spoken of
    Phrase("obj", None, "{pron}を全て", "{pron}", also=("{pron}全てを",)),
    Phrase("dat", None, "{pron}全てに", "{pron}"),
    Phrase("topic", None, "{pron}は全て", "{pron}"),
    # 406.3: two of several
    Phrase("many_tsu", None, "{amount}つ", "{amount}", also=("{amount}つを",), weak=True),
    # G.18: whoever has it
    Phrase("ref", p.PlayerOf, "その持ち主", "its owner", {"who": a.OwnerOf(a.Dropped())}),
    Phrase("foe", p.PlayerOf, "{who.what:gen}持ち主", "the owner of {who.what}", inner={"who": a.OwnerOf}),
    Phrase("foe", p.PlayerOf, "{who.what:gen}コントローラー", "the controller of {who.what}", inner={"who": a.ControllerOf}),
    # 506.5.1
    Phrase("pred", p.Engaged, "交戦状態", "engaged", also=("交戦中",)),
    # 301.6, 302.4: cards with Drop are in nobody's play; whose they are is told
    Phrase("happening", a.Happens, f"{_DROPS[0]}が発動する", "【Drop】 of a card of yours is invoked", {"subject": p.PlayerOf(a.You()), "deed": p.Invokes(a.Keyword("ドロップ"))}, also=tuple(f"{drops}が発動する" for drops in _DROPS[1:])),
    Phrase("happening", a.Happens, f"{_DROPS[0].replace('自分', '相手')}が発動する", "【Drop】 of a card of your opponent's is invoked", {"subject": p.PlayerOf(a.Opponent()), "deed": p.Invokes(a.Keyword("ドロップ"))}, also=tuple(f"{drops.replace('自分', whose)}が発動する" for whose in ("相手", "対戦相手") for drops in _DROPS)[1:]),
    # 209.1.3.1: only while a noun is so
    Phrase("limit", a.OnlyWhen, "この能力は{condition:nstate.nara}の間のみ発動できる。", " This ability can be invoked only if {condition}.", also=tuple(f"この能力は{{condition:nstate.nara}}の{word}{only}発動できる。" for word in ("間", "時", "場合") for only in ("のみ", "にのみ", "だけ", *(("",) if word == "間" else ())))[1:]),
    # 300.2: a triggered ability is invoked by itself
    Phrase("limit", a.Times, "この能力は1ターンに{times:amount}度だけ発動する。", " This ability is invoked only {times} (time|times)#times a turn.", also=tuple(f"この能力は{span}に{{times:amount}}{unit}{only}{verb}。" for span in ("1ターン", "各ターン") for unit in ("度", "回") for only, verb in OFTEN if verb.endswith(("する", "しない")))[1:]),
    # 209.3: what the X of a text is
    Phrase("ruling", p.CostIsX, "Xはこのカードのコストに含まれるXと同じ数値になる", "this card costs X", also=tuple(f"Xは{this}{when}コストに含まれるXと同じ{word}" for this in ("このカードを", "") for when in _X for word in ("数値になる", "数値である", "値になる", "数になる", "になる", "である"))),
    # 101.1.2: no card into PP
    Phrase("stmt", a.Forbid, "{subject:leader}{deed:ppdeed.cannot}", "{subject} cannot {deed}", forms={"i": "{subject:leader}{deed:ppdeed.cannoti}"}, also=("{subject:leader}{deed:ppdeed}ことができない", "{subject:leader}{deed:ppdeed}事ができない", "{subject:leader}{deed:ppdeed}ことはできない")),
    Phrase("scoped", a.Timed, "{do.subject:leader}{duration:span}{do.deed:ppdeed.cannot}", "{do.subject} cannot {do.deed} {duration}", inner={"do": a.Forbid}, also=("{do.subject:leader}{duration:span}、{do.deed:ppdeed.cannot}", "{do.subject:leader}{duration:span}{do.deed:ppdeed}ことができない", "{do.subject:leader}{duration:span}、{do.deed:ppdeed}ことができない", "{do.subject:leader}{duration:span}に{do.deed:ppdeed}ことができない")),
    Phrase("ppdeed", p.PutsInPP, "PPに{what:laying}置く", "<put> {what} into PP", also=("{what:laying}PPに置く",)),
    # 103.4.3: something is done, and less damage comes
    *(
        Phrase(category, a.Replace, "{event:happening}場合、かわりに{instead.do:act.i}、{instead.then:itchanges}", "when {event/would}, instead {instead.do} and {instead.then}", inner={"instead": p.WithChange}, also=tuple(f"{{event:happening}}{when}、かわりに{{instead.do:act.{form}}}、{{instead.then:itchanges}}" for when in _WHEN for form in ("i", "te"))[1:])
        for category in ("saying", "scoped")
    ),
    # 103.2.2: by whose abilities, and of what cards
    Phrase("causeof", p.BySuch, "{whose:abilityof}{qualities:mod*}{noun:n_origin}の能力によって", " by abilities of {whose}{qualities<}{noun#pl}{qualities>#pl}", also=tuple(f"{{whose:abilityof}}{{qualities:mod*}}{{noun:n_origin}}の{word}{by}" for word in ("能力", "効果") for by in ("によって", "により", "による", "で"))[1:]),
    Phrase("causeof", p.BySuch, "{whose:abilityof}{noun:n_unmarked}の能力によって", " by abilities of {whose}{noun#pl}", {"qualities": ()}, also=tuple(f"{{whose:abilityof}}{{noun:n_unmarked}}の{word}{by}" for word in ("能力", "効果") for by in ("によって", "により", "による", "で"))[1:]),
    Phrase("n_origin", None, "{n_unmarked}", "{n_unmarked#}"),
    Phrase("n_origin", a.Kind, "アクティブ", "(active|actives)#", {"name": "アクティブ"}),
    Phrase("n_origin", a.AnyCard, "カード", "(card|cards)#"),
    *(
        Phrase("n_unmarked", a.Kind, kind, f"({one}|{many})#", {"name": kind})
        for kind, one, many in (("キャラ", "character", "characters"), ("アイテム", "item", "items"), ("武器", "weapon", "weapons"), ("防具", "piece of armour", "pieces of armour"))
    ),
    # 403.1.4: to a row since somebody's ability says so
    *(
        Phrase("deed", p.ChangesRowBy, f"{{cause:causeof}}{row}に移動する", f"<move> to {english}{{cause}}", {"name": row}, also=(f"{{cause:causeof}}{row}へ移動する", f"{{cause:causeof}}{row}に移動させられる"))
        for row, english in (("前列", "the front row"), ("後列", "the back row"))
    ),
]  # fmt: skip
