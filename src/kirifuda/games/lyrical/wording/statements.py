"""Wordings of lyrical for what holds for a while, or as long as its card is in play."""

from __future__ import annotations

from typing import Final

from kirifuda.games.lyrical import ast as n
from kirifuda.games.lyrical.wording.nouns import DISCARD
from kirifuda.games.lyrical.wording.words import GIVEN, STATS
from kirifuda.text import ast as a
from kirifuda.text.combine import left_out
from kirifuda.text.phrases import Phrase

ALL_SKILLS: Final = tuple(a.Keyword(word) for word in GIVEN)


CAPS: Final = (
    "+{by.most:amount}を超えて上がらない",
    "+{by.most:amount}を超えない",
    "+{by.most:amount}を超えて上がることはない",
    "+{by.most:amount}を超えることはない",
    "+{by.most:amount}より大きくならない",
    "+{by.most:amount}より大きくはならない",
    "+{by.most:amount}まで",
    "最大+{by.most:amount}まで",
    "最大で+{by.most:amount}まで",
)
"""How far a value rises at most."""


LASTING: Final = [
    Phrase("stmt", a.Gain, "{what:gen}{features:shift*し、}する", "{what} <get@what> {features% and }", also=("{what:gen}{features:shiftwa*され、}される", "{what:gen}{features:shiftga*され、}される", "{what:gen}{features:shiftwa*し、}する", "{what:topic}{features:shift*し、}する")),
    Phrase("stmt", a.Gain, "{what:topic}{features:gift*と}を得る", "{what} <get@what> {features% and }", also=("{what:topic}{features:gift+、}を得る", "{what:topic}{features:given*と}を持つ", "{what:topic}{features:said_whole*と}を持つ", "{what:ni}{features:gift*と}を与える", "{what:topic}{features:bonus*と}の修正を受ける", "{what:topic}{features:bonus*、}される", "{what:topic}{features:bonus*と}される", "{what:gen}{features:bonus*と}を得る", "{what:obj}{features:bonus*と}を得る", "{what:obj}{features:bonus*と}する", "{what:topic}{features:given*と}を持っているものとして扱う", "{what:ni}{features:gift*と}が与えられる")),
    Phrase("stmt", a.Gain, "{what:gen}{features:capped!}", "{what} <get@what> {features}", also=("{what:topic}{features:capped!}",)),
    *(
        Phrase("capped", a.Raise, capping[0], "+{by.of.each} {stat} for every {by.of.unit} {by.of.of#by.of.unit} (no more than +{by.most})", inner={"by": n.Capped, "by.of": a.Per}, also=capping[1:])
        for tally, mark in (("s_tai", "体"), ("s_mai", "枚"))
        for capping in (tuple(f"{rise}。ただし、{by}{cap}" for rise in (f"{{stat:shifting}}は{{by.of.of:{tally}}}{{by.of.unit:amount}}{mark}につき+{{by.of.each:amount}}される", f"{{stat:shifting}}を{{by.of.of:{tally}}}{{by.of.unit:amount}}{mark}につき+{{by.of.each:amount}}する", f"{{stat:shifting}}は{{by.of.of:{tally}}}{{by.of.unit:amount}}{mark}につき{{by.of.each:amount}}増える") for by in ("", "この能力によって", "この効果によって", "この能力で", "この効果で") for cap in CAPS),)
    ),
    Phrase("stmt", a.Gain, "{what:gen}{features:grow~!}", "{what} <get@what> {features}", also=("{what:topic}{features:grow~!}",)),
    Phrase("stmt", a.Lose, "{what:topic}{features:given*と}を失う", "{what} <lose@what> {features% and }", also=("{what:gen}{features:given*と}を失う", "{what:ni}{features:given*と}を失う")),
    Phrase("stmt", a.Lose, "{what:topic}{features:lostall!}失う", "{what} <lose@what> {features}", also=("{what:gen}{features:lostall!}失う",)),
    Phrase("lostall", a.EveryAbility, "能力をすべて", "all abilities", also=("すべての能力を", "能力を")),
    Phrase("lostall", n.WrittenAbilities, "書かれている能力をすべて", "all abilities written on (it|them)#", also=("書かれたすべての能力を", "書かれている能力を", "書かれた能力をすべて")),
    Phrase("stmt", a.Lose, "{what:laid}効果を無視する", "the abilities of {what} are ignored", {"features": (a.EveryAbility(),)}, also=("{what:laid}能力を無視する", "{what:laid}効果は無視される", "{what:laid}効果は無効になる", "{what:laid}効果を無効にする")),
    Phrase("laid", a.All, "{of:f_fields}の", "all {of#pl}", also=("すべての{of:f_fields}の", "{of:f_fields}すべての"), number="pl"),
    Phrase("f_fields", a.Filter, "{where:side}{qualities:mod**}{noun:n_field}", "{qualities<}{noun#}{where>}{qualities>#}"),
    Phrase("n_field", a.Kind, "フィールドカード", "(field card|field cards)#", {"name": "フィールド"}),
    Phrase("stmt", a.Lose, "{what:topic}すべてのスキルを失う", "{what} <lose@what> all skills", {"features": ALL_SKILLS}, also=("{what:gen}すべてのスキルを失う", "{what:ni}すべてのスキルを失う")),
    Phrase("stmt", a.Become, "{what:gen}{features:setto~!}", "{what} <have@what> {features}", also=("{what:topic}{features:setto~!}",)),
]  # fmt: skip

SWAPPED: Final = [
    *(
        Phrase("stmt", n.Swap, f"{{what.parts:swapped}}{word}と{{what.parts:swapped}}{word}を入れ替える", f"exchange the {english} of {{what.parts% and }}", {"stat": a.Stat(word)}, inner={"what": a.Both}, also=(f"{{what.parts:swapped}}{word}と、{{what.parts:swapped}}{word}を入れ替える", f"{{what.parts:swapped1}}と{{what.parts:swapped}}{word}を入れ替える", f"{{what.parts:swapped1}}と、{{what.parts:swapped}}{word}を入れ替える"))
        for word, english in STATS.items()
    ),
    Phrase("stmt", n.Swap, "{what:gen}{stat:shifting}を入れ替える", "exchange the {stat} of {what}", also=("{what:gen}{stat:shifting}を互いに入れ替える",)),
    Phrase("stmt", a.Become, "{what:gen}攻撃力と耐久力を入れ替える", "{what} <have@what> attack value and durability exchanged", {"features": (n.Exchanged(),)}, also=("{what:gen}攻撃力と耐久力を互いに入れ替える", "{what:gen}耐久力と攻撃力を入れ替える")),
    Phrase("swapped", None, "{swapped1}の", "{swapped1}"),
    Phrase("swapped1", None, "{joint}", "{joint}"),
    Phrase("swapped1", a.All, "{of:f_part}", "the {of}"),
]  # fmt: skip

NUMBERS: Final = [
    Phrase("gift", None, "{bonus}", "{bonus}"),
    Phrase("gift", None, "{given}", "{given}"),
    Phrase("gift", None, "{said_whole}", "{said_whole}"),
    Phrase("said_whole", a.AbilityText, "「{ability}」", "“{ability}”", weak=True),
    Phrase("setto", a.SetStat, "{stat:shifting}を{to:amount}にする", "{stat} {to}", also=("{stat:shifting}は{to:amount}になる", "{stat:shifting}は{to:amount}である", "{stat:shifting}が{to:amount}になる")),
    Phrase("setto", a.SetStat, "{stat:shifting}を{to:newvalue}にする", "{stat} {to}", also=("{stat:shifting}は{to:newvalue}になる", "{stat:shifting}が{to:newvalue}になる", "{stat:shifting}は{to:newvalue}される", "{stat:shifting}が{to:newvalue}される")),
    Phrase("newvalue", a.Multiple, "{right:amount}倍", "{right} times what it is", {"left": a.Current()}),
    Phrase("newvalue", None, "{halved}", "{halved}"),
    Phrase("newvalue", n.Rounded, "{of:halved}（{how:rounding}）", "{of}, rounded {how}"),
    Phrase("halved", a.Half, "半分", "half of what it is", {"of": a.Current()}),
    Phrase("rounding", n.Up, "端数切り上げ", "up", also=("端数は切り上げ", "端数は切り上げる", "小数点以下切り上げ", "切り上げ", "端数切上げ")),
    Phrase("rounding", n.Down, "端数切り捨て", "down", also=("端数は切り捨て", "端数は切り捨てる", "小数点以下切り捨て", "切り捨て", "端数切捨て")),
    Phrase("setto", a.SetStat, "{stat:shifting}は{to:measure}と同じになる", "{stat} equal to {to}", also=("{stat:shifting}は{to:measure}と同じ数値になる", "{stat:shifting}は{to:measure}に等しくなる", "{stat:shifting}は{to:measure}に等しい", "{stat:shifting}が{to:measure}に等しくなる", "{stat:shifting}を{to:measure}と同じにする", "{stat:shifting}を{to:measure}と同じ数値にする", "{stat:shifting}を{to:measure}に等しくする", "{stat:shifting}は{to:measure}になる", "{stat:shifting}を{to:measure}にする")),
    Phrase("shift", a.RaiseBoth, "攻撃力と耐久力を+{by:amount}", "+{by} attack value and durability", also=("攻撃力と耐久力をそれぞれ+{by:amount}",)),
    Phrase("shift", a.LowerBoth, "攻撃力と耐久力を-{by:amount}", "-{by} attack value and durability", also=("攻撃力と耐久力をそれぞれ-{by:amount}",)),
    Phrase("shiftwa", a.RaiseBoth, "攻撃力と耐久力は+{by:amount}", "+{by} attack value and durability", also=("攻撃力と耐久力はそれぞれ+{by:amount}",)),
    Phrase("shift", a.Raise, "{stat:shifting}を+{by:amount}", "+{by} {stat}"),
    Phrase("shift", a.Lower, "{stat:shifting}を-{by:amount}", "-{by} {stat}"),
    Phrase("shiftwa", a.Raise, "{stat:shifting}は+{by:amount}", "+{by} {stat}"),
    Phrase("shiftwa", a.Lower, "{stat:shifting}は-{by:amount}", "-{by} {stat}"),
    Phrase("shiftga", a.Raise, "{stat:shifting}が+{by:amount}", "+{by} {stat}"),
    Phrase("shiftga", a.Lower, "{stat:shifting}が-{by:amount}", "-{by} {stat}"),
    Phrase("grow", a.Raise, "{stat:shifting}を{by:amount}増やす", "+{by} {stat}", also=("{stat:shifting}は{by:amount}増える", "{stat:shifting}が{by:amount}増える")),
    Phrase("grow", a.Lower, "{stat:shifting}を{by:amount}減らす", "-{by} {stat}", also=("{stat:shifting}は{by:amount}減る", "{stat:shifting}が{by:amount}減る")),
    Phrase("grow", a.Raise, "{stat:shifting}を{by:measure}だけ増やす", "{stat} higher by {by}", also=("{stat:shifting}は{by:measure}だけ増える", "{stat:shifting}が{by:measure}だけ増える", "{stat:shifting}に{by:measure}を加える")),
    Phrase("grow", a.Lower, "{stat:shifting}を{by:measure}だけ減らす", "{stat} lower by {by}", also=("{stat:shifting}は{by:measure}だけ減る", "{stat:shifting}が{by:measure}だけ減る")),
    *(
        Phrase(category, node, f"{{stat:shifting}}{particle}{{by.of:{tally}}}{{by.unit:amount}}{mark}につき{sign}{{by.each:amount}}", f"{sign}{{by.each}} {{stat}} for every {{by.unit}} {{by.of#by.unit}}", inner={"by": a.Per})
        for category, particle in (("shiftwa", "は"), ("shift", "を"))
        for node, sign in ((a.Raise, "+"), (a.Lower, "-"))
        for tally, mark in (("s_tai", "体"), ("s_mai", "枚"))
    ),
    *(
        Phrase("grow", node, f"{{stat:shifting}}は{{by.of:{tally}}}{{by.unit:amount}}{mark}につき{{by.each:amount}}{up}", f"{sign}{{by.each}} {{stat}} for every {{by.unit}} {{by.of#by.unit}}", inner={"by": a.Per}, also=(f"{{stat:shifting}}が{{by.of:{tally}}}{{by.unit:amount}}{mark}につき{{by.each:amount}}{up}", f"{{stat:shifting}}を{{by.of:{tally}}}{{by.unit:amount}}{mark}につき{{by.each:amount}}{make}"))
        for node, sign, up, make in ((a.Raise, "+", "増える", "増やす"), (a.Lower, "-", "減る", "減らす"))
        for tally, mark in (("s_tai", "体"), ("s_mai", "枚"))
    ),
    Phrase("bonus", a.Raise, "{stat:shifting}+{by:amount}", "+{by} {stat}"),
    Phrase("bonus", a.Lower, "{stat:shifting}-{by:amount}", "-{by} {stat}"),
]  # fmt: skip


def _guard_toll() -> Phrase:
    """手札を1枚捨て札しなければ、このキャラクターのアタック宣言に対してガード宣言できない."""
    return Phrase(
        "stmt",
        a.Toll,
        "{subject:player}は{cost:toll!}{deed.what:gen}アタック宣言に対してガード宣言できない",
        "{subject} cannot guard against {deed.what} without also {cost/ing}",
        inner={"deed": n.GuardsAgainst},
        also=(
            "{subject:player}は{cost:toll!}{deed.what:ni}対してガード宣言できない",
            *(
                f"{{subject:player}}は{against}ガード宣言する{link}、{{cost:tollpaid!}}"
                for against in (
                    "{deed.what:gen}アタック宣言に対して",
                    "{deed.what:ni}対して",
                    "{deed.what:obj}",
                    "{deed.what:gen}アタック宣言を",
                )
                for link in ("とき", "時", "場合", "ためには", "には", "ために", "たび", "たびに")
            ),
        ),
    )


def _tolls() -> list[Phrase]:
    """手札を1枚捨て札しなければアタック宣言できない: an attack, or a guard, takes that too."""
    rows: list[Phrase] = []
    for word, english, deed in (
        ("アタック宣言", "declare an attack", n.DeclaresAttack()),
        ("ガード宣言", "guard", n.DeclaresGuard()),
    ):
        by = (f"{word}できない", f"キャラクターで{word}できない")
        rows.append(
            Phrase(
                "stmt",
                a.Toll,
                f"{{subject:topic}}{{cost:toll!}}{word}できない",
                f"{{subject}} cannot {english} without also {{cost/ing}}",
                {"deed": deed},
            )
        )
        rows += [
            Phrase("stmt", a.Toll, f"{{subject:player}}は{{cost:toll!}}{word}できない", f"{{subject}} cannot {english} without also {{cost/ing}}", {"deed": deed}, also=(f"{{subject:player}}は{{cost:toll!}}{by[1]}",)),
            Phrase("stmt", a.Toll, f"対戦相手のキャラクターは対戦相手が{{cost:toll!}}{word}できない", f"your opponent cannot {english} without also {{cost/ing}}", {"deed": deed, "subject": a.Opponent()}, weak=True),
            Phrase("stmt", a.Toll, f"{{subject:player}}は{word}するとき、{{cost:tollpaid!}}", f"{{subject}} cannot {english} without also {{cost/ing}}", {"deed": deed}, also=tuple(f"{{subject:player}}は{head}{word}する{link}、{{cost:tollpaid!}}" for head in ("", "キャラクターで") for link in ("とき", "時", "たび", "たびに", "ために", "ためには", "場合", "ごとに"))[1:]),
            Phrase("stmt", a.Toll, f"{{subject.of:f_tai}}で{word}するプレイヤーはその際、{{cost:tollpaid!}}", f"nobody can {english} with {{subject.of#pl}} without also {{cost/ing}}", {"deed": deed}, inner={"subject": a.All}, also=(f"{{subject.of:f_tai}}で{word}するプレイヤーは{{cost:tollpaid!}}",)),
            Phrase("stmt", a.Toll, f"プレイヤーは{word}するとき、{{cost:tollpaid!}}", f"nobody can {english} without also {{cost/ing}}", {"deed": deed, "subject": a.EachPlayer()}, also=tuple(f"プレイヤーは{head}{word}する{link}、{{cost:tollpaid!}}" for head in ("", "キャラクターで") for link in ("とき", "時", "たび", "たびに", "ためには"))[1:]),
        ]  # fmt: skip
    return [*rows, _guard_toll()]


def _only_guards() -> list[tuple[str, str, dict[str, object], dict[str, type[a.Node]], list[str]]]:
    """攻撃力4以上のキャラクターでなければガード宣言できない: nobody else guards (N-9.3)."""
    others = "{subject.of.qualities:notguarding!}"
    by = [
        f"{others}{tail}"
        for tail in ("でなければガード宣言できない", "でしかガード宣言できない", "以外ではガード宣言できない")
    ]
    heads = [
        f"{against}"
        for against in (
            "{deed.what:gen}アタック宣言に対して",
            "{deed.what:gen}アタック宣言に対しては",
            "{deed.what:ni}対して",
            "{deed.what:ni}対しては",
        )
    ]
    against = [f"{head}{tail}" for head in heads for tail in by]
    passive = [
        f"{{deed.what:topic}}{others}{tail}"
        for tail in (
            "にしかガード宣言されない",
            "以外にはガード宣言されない",
            "以外にガード宣言されない",
            "でなければガード宣言されない",
            "以外のキャラクターにガード宣言されない",
            "以外のキャラクターにはガード宣言されない",
            "にのみガード宣言される",
        )
    ]
    return [
        ("rule", " against {deed.what}", {}, {"deed": n.GuardsAgainst}, against),
        (
            "stmt",
            " against {deed.what}",
            {},
            {"deed": n.GuardsAgainst},
            [*(f"対戦相手は{way}" for way in against), *passive],
        ),
        ("stmt", "", {"deed": n.DeclaresGuard()}, {}, [f"対戦相手は{tail}" for tail in by if "以外" not in tail]),
    ]


_BATTLED: Final = (
    "の解決によって", "の解決で", "の解決により", "の解決の結果", "の結果", "によって", "で", "の解決の最後に", "の解決後も", "の解決後に", "の後に", "の後も", "を行っても", "が終わっても", "しても",
)  # fmt: skip
"""N-9.9: at the end of a battle."""
_FROM: Final = ("捨て札にある{noun:n_card}を", "捨て札の{noun:n_card}を", "捨て札から{noun:n_card}を")
_PULLED: Final = (
    *_FROM,
    *(
        f"{who}は{comma}{cards}"
        for who in ("お互いのプレイヤー", "プレイヤー")
        for comma in ("、", "")
        for cards in _FROM
    ),
    *(cards.replace("}を", "}は") for cards in _FROM[:2]),
)
_PULLED_THERE: Final = tuple(
    f"対戦相手{link}{cards}" for link in ("は、", "は", "は、自分の", "は自分の", "の") for cards in _FROM
)
CANNOT: Final = [
    Phrase("stmt", a.Forbid, "{subject:topic}{deed:deed.cannot}", "{subject} cannot {deed}", also=("{subject:topic}{deed:deed}ことができない", "{subject:topic}{deed:deed}ことはできない"), forms={"i": "{subject:topic}{deed:deed.cannoti}"}),
    Phrase("stmt", a.Forbid, "{subject:topic}{deed:suffered.not}", "{subject} cannot {deed}"),
    Phrase("stmt", a.Forbid, "対戦相手は{deed.by.of.noun:n_used}の効果で{subject:obj}選べない", "your opponent cannot choose {subject} with {deed.by.of.noun#pl}", {"deed.by.of.where": a.BeingPlayed(a.Opponent()), "deed.by.of.qualities": ()}, inner={"deed": n.IsChosen, "deed.by": a.Any, "deed.by.of": a.Filter}, also=("対戦相手は{subject:obj}{deed.by.of.noun:n_used}の対象にできない", "対戦相手は{subject:obj}{deed.by.of.noun:n_used}の効果の対象にできない", "対戦相手は{deed.by.of.noun:n_used}で{subject:obj}選べない", "対戦相手は{subject:obj}{deed.by.of.noun:n_used}の効果で選べない")),
    Phrase("stmt", a.Forbid, "{subject:player}はダメージを受けない", "{subject} cannot take damage", {"deed": n.TakesDamage()}),
    Phrase("stmt", a.Forbid, "{subject:player}は{deed.cause:damager}ダメージを受けない", "{subject} cannot take damage {deed.cause}", inner={"deed": n.DamagedBy}),
    Phrase("stmt", a.Forbid, "{subject:player}は{deed:dealing.cannot}", "{subject} cannot {deed}", also=("{subject:player}は{deed:dealing}ことができない", "{subject:player}は{deed:dealing}ことはできない"), forms={"i": "{subject:player}は{deed:dealing.cannoti}"}),
    Phrase("stmt", a.Forbid, "{deed.what:topic}{subject.of:f_theirs}にガード宣言されない", "{subject.of#pl} of your opponent's cannot guard against {deed.what}", inner={"subject": a.All, "deed": n.GuardsAgainst}, also=("{deed.what:topic}{subject.of:f_theirs}によってガード宣言されない", "{deed.what:topic}{subject.of:f_theirs}ではガード宣言されない", "{deed.what:gen}アタック宣言は{subject.of:f_theirs}ではガード宣言できない", "{deed.what:gen}アタック宣言は{subject.of:f_theirs}にはガード宣言されない", "{deed.what:gen}アタック宣言は{subject.of:f_theirs}にガード宣言されない", "{deed.what:topic}{subject.of:f_theirs}ではガード宣言できない"), weak=True),
    Phrase("stmt", a.Forbid, "対戦相手は{subject.of:f_theirs}でガード宣言できない", "your opponent cannot guard with {subject.of#pl}", {"deed": n.DeclaresGuard()}, inner={"subject": a.All}),
    *_tolls(),
    Phrase("toll", None, "{act.not}なら", "{act~}"),
    Phrase("toll", None, "{act.not}かぎり", "{act~}"),
    Phrase("tollpaid", n.PayCost, "コストを{count:amount}払う", "<pay> {count} cost", also=("追加でコストを{count:amount}払う", "追加のコストを{count:amount}払う", "{count:amount}コストを払う")),
    # weak: against whom belongs to the nearest verb, and that may be one before the noun
    Phrase("stmt", a.Forbid, "対戦相手は{deed.what:gen}アタック宣言に対して{subject.of:f_theirs}でガード宣言できない", "your opponent cannot guard against {deed.what} with {subject.of#pl}", inner={"subject": a.All, "deed": n.GuardsAgainst}, also=("対戦相手は{deed.what:ni}対して{subject.of:f_theirs}でガード宣言できない", "対戦相手は{subject.of:f_theirs}で{deed.what:gen}アタック宣言に対してガード宣言できない"), weak=True),
    Phrase("f_theirs", a.Filter, "{qualities:mod*}{noun:n_tai}", "{qualities<}{noun#}{qualities>#}", {"where": a.Place(a.Zone("場"), a.Opponent())}),
    Phrase("stmt", a.Forbid, "{subject:ni}は{deed.cause:damager}ダメージが与えられない", "{subject} cannot take damage {deed.cause}", inner={"deed": n.DamagedBy}, also=("{subject:ni}{deed.cause:damager}ダメージは与えられない",)),
    Phrase("stmt", a.Forbid, "{subject.of:f_pulled}手札に加えられない", "{subject.of#pl} cannot be put into a hand", {"deed": n.GoesToHand()}, inner={"subject": a.All}, also=("{subject.of:f_pulled}手札に加えることができない", "{subject.of:f_pulled}手札に加えることはできない", "{subject.of:f_pulled}手札に戻せない", "{subject.of:f_pulled}手札に戻すことができない")),
    Phrase("f_pulled", a.Filter, "捨て札にある{noun:n_card}を", "{noun#} in a discard pile", {"where": a.Place(DISCARD, a.AnyPlayer()), "qualities": ()}, also=_PULLED[1:]),
    Phrase("f_pulled", a.Filter, _PULLED_THERE[0], "{noun#} in your opponent's discard pile", {"where": a.Place(DISCARD, a.Opponent()), "qualities": ()}, also=_PULLED_THERE[1:]),
    Phrase("stmt", n.AttacksUpTo, "{what:topic}1ターンに{times:amount}回までアタック宣言できる", "{what} can attack up to {times} (time|times)#times a turn", also=("{what:topic}1ターンに{times:amount}回アタック宣言できる", "{what:topic}{times:amount}回までアタック宣言できる", "{what:topic}{times:amount}回アタック宣言できる")),
    Phrase("stmt", a.Forbid, "{subject:gen}ダメージは取り除かれない", "damage on {subject} is not removed", {"deed": n.Heals()}),
    Phrase("stmt", a.Forbid, "{subject:topic}アイテムをセットできない", "{subject} cannot carry items", {"deed": n.CarriesItems()}, also=("{subject:ni}アイテムカードをセットできない", "{subject:ni}アイテムをセットできない", "{subject:ni}アイテムカードをセットすることはできない", "{subject:ni}はアイテムカードをセットできない", "{subject:ni}アイテムカードをセットすることができない", "{subject:topic}アイテムカードをセットできない"), forms={"i": "{subject:topic}アイテムをセットできず"}),
    Phrase("stmt", a.Forbid, "{subject:topic}1ターンに{deed.times:amount}回までしか{deed.deed:deed.cannot}", "{subject} cannot {deed.deed} more than {deed.times} (time|times)#deed.times a turn", inner={"deed": n.Beyond}, also=("{subject:topic}1ターンに{deed.times:amount}回しか{deed.deed:deed.cannot}", "{subject:topic}1ターンに{deed.times:amount}回しか{deed.deed:deed}ことができない", "{subject:topic}1ターンに{deed.times:amount}回までしか{deed.deed:deed}ことができない")),
    Phrase("stmt", a.Forbid, "{subject:player}は1ターンに{deed.times:amount}回までしか{deed.deed:dealing.cannot}", "{subject} cannot {deed.deed} more than {deed.times} (time|times)#deed.times a turn", inner={"deed": n.Beyond}, also=("{subject:player}は1ターンに{deed.times:amount}回しか{deed.deed:dealing.cannot}", "{subject:player}は1ターンに{deed.times:amount}回しか{deed.deed:dealing}ことができない", "{subject:player}は1ターンに{deed.times:amount}回までしか{deed.deed:dealing}ことができない")),
    Phrase("stmt", a.Forbid, "{subject:player}は1ターンに{deed.times:amount}体のキャラクターでしかアタック宣言できない", "{subject} cannot attack with more than {deed.times} (character|characters)#deed.times a turn", {"deed.deed": n.AttacksWithOne()}, inner={"deed": n.Beyond}, also=tuple(f"{{subject:player}}は{ways}アタック宣言{cannot}" for ways in ("1ターンに{deed.times:amount}体のキャラクターしか", "1ターンに{deed.times:amount}体までのキャラクターでしか", "1ターンに{deed.times:amount}体までしか", "1ターンに{deed.times:amount}体しか", "1ターンにキャラクター{deed.times:amount}体でしか", "1ターンにキャラクターを{deed.times:amount}体までしか", "1ターンに{deed.times:amount}体のキャラクターまでしか", "1ターンにキャラクター{deed.times:amount}体までしか") for cannot in ("できない", "することができない"))),
    Phrase("stmt", a.Forbid, "{subject:topic}ガード宣言しても行動済み状態にならない", "{subject} <do@subject> not become acted by guarding", {"deed": n.TiresGuarding()}, also=tuple(f"{{subject:topic}}ガード宣言{tail}行動済み状態に{end}" for tail in ("しても", "で", "した後も", "した後、", "によって", "したバトルが終わっても", "したバトルの後も", "したバトルの解決後も", "したバトルの解決の最後に") for end in ("ならない", "する必要がない"))[1:]),
    *(
        Phrase(category, a.Forbid, ways[0], f"only {{subject.of.qualities}} can guard{english}", {"subject.of.noun": a.Kind("キャラクター"), "subject.of.where": a.Place(a.Zone("場"), a.Opponent()), **fixed}, inner={"subject": a.All, "subject.of": a.Filter, **inner}, also=tuple(ways[1:]))
        for category, english, fixed, inner, ways in _only_guards()
    ),
    Phrase("notguarding", a.Except, "{quality.of:f_guarding}", "{quality.of#pl}", inner={"quality": a.Fits}),
    Phrase("f_guarding", a.Filter, "{qualities:mod**}{noun:n_tai}", "{qualities<}{noun#}{qualities>#}", {"where": a.Anywhere()}),
    Phrase("stmt", a.Forbid, "{subject:topic}バトルの解決によって行動済み状態にならない", "{subject} <do@subject> not become acted by a battle", {"deed": n.TiresBattling()}, also=tuple(f"{{subject:topic}}バトル{tail}行動済み状態に{end}" for tail in _BATTLED for end in ("ならない", "する必要がない"))[1:]),
    Phrase("stmt", a.Forbid, "{subject:topic}アタック宣言しても行動済み状態にならない", "{subject} <do@subject> not become acted by attacking", {"deed": n.Tires()}, also=("{subject:topic}アタック宣言で行動済み状態にならない", "{subject:topic}アタック宣言した後行動済み状態にならない", "{subject:topic}アタック宣言した後も行動済み状態にならない", "{subject:topic}アタック宣言した後、行動済み状態にならない", "{subject:topic}アタック宣言によって行動済み状態にならない", "{subject:topic}アタック宣言しても行動済み状態にする必要がない", *(f"{{subject:topic}}アタック宣言したバトル{tail}行動済み状態にならない" for tail in _BATTLED))),
]  # fmt: skip


def damages(node: type[a.Effect], english: str, tails: tuple[str, ...]) -> list[Phrase]:
    """Damage that somebody takes, in every way in which it is said."""
    taken = (
        "{what:taker}{which:next}{cause:harming}受けるダメージ",
        "{what:taker}{which:next}{cause:harming}ダメージを受けるとき、そのダメージ",
        "{what:taker}{which:next}{cause:harming}ダメージを受ける場合、そのダメージ",
        "{what:taker}{which:next}{cause:harming}受けるすべてのダメージ",
        "{cause:harm}{what:taker}{which:next}ダメージを受けるとき、そのダメージ",
        "{cause:harm}{what:taker}{which:next}ダメージを受ける場合、そのダメージ",
        "{cause:harm}{what:taker}{which:next}受けるダメージ",
        "{what:hurt}{which:next}{cause:harming}与えられるダメージ",
    )
    ja, *also = (f"{head}{tail}" for head in taken for tail in tails)
    first, *others = (
        f"次に{{what:taker}}{{cause:harming}}{head}{tail}"
        for head in ("受けるダメージ", "ダメージを受けるとき、そのダメージ")
        for tail in tails
    )
    return [
        Phrase("stmt", node, ja, english, also=tuple(also)),
        Phrase(
            "stmt",
            node,
            first,
            english.replace("{which}", "the next "),
            {"which": a.NextOne()},
            also=tuple(others),
        ),
    ]


DAMAGES: Final = [
    *damages(n.DamageLess, "{what} <take@what> {by} less of {which}damage{cause}", ("を{by:amount}減らす", "を-{by:amount}する", "は-{by:amount}される", "は{by:amount}減る", "が{by:amount}減る", "は{by:amount}減らされる")),
    *damages(n.DamageMore, "{what} <take@what> {by} more of {which}damage{cause}", ("を{by:amount}増やす", "を+{by:amount}する", "は+{by:amount}される", "は{by:amount}増える", "が{by:amount}増える")),
    *damages(n.DamageIs, "{what} <take@what> {to} instead of {which}damage{cause}", ("を{to:amount}にする", "は{to:amount}になる", "が{to:amount}になる", "はすべて{to:amount}になる", "は{to:amount}にされる")),
    *damages(n.DamageIs, "{which}damage that {what} <take@what>{cause} becomes {to}", ("を{to:newvalue}にする", "は{to:newvalue}になる", "が{to:newvalue}になる")),
    Phrase("stmt", n.DealtIs, "{what:taker}{to:hit}与えるダメージを{of:newvalue}にする", "damage that {what} <deal@what>{to} becomes {of}", also=("{what:taker}{to:hit}与えるダメージは{of:newvalue}になる", "{what:taker}{to:hit}与えるダメージが{of:newvalue}になる", "{what:taker}{to:hit}ダメージを与えるとき、そのダメージを{of:newvalue}にする", "{what:taker}{to:hit}ダメージを与えるとき、そのダメージは{of:newvalue}になる")),
    Phrase("stmt", n.DealtMore, "{what:taker}{to:hit}与えるダメージを{by:amount}増やす", "{what} <deal@what> {by} more damage{to}", also=("{what:taker}{to:hit}与えるダメージを+{by:amount}する", "{what:taker}{to:hit}与えるダメージは+{by:amount}される", "{what:taker}{to:hit}与えるダメージは{by:amount}増える", "{what:taker}{to:hit}ダメージを与えるとき、そのダメージを{by:amount}増やす", "{what:taker}{to:hit}ダメージを与えるとき、そのダメージを+{by:amount}する")),
    *(
        Phrase("stmt", n.DealtMore, f"{{what:taker}}{{to:hit}}与えるダメージは{{by.of:{tally}}}{{by.unit:amount}}{mark}につき{{by.each:amount}}増える", "{what} <deal@what> {by.each} more damage{to} for every {by.unit} {by.of#by.unit}", inner={"by": a.Per}, also=(f"{{what:taker}}{{to:hit}}与えるダメージを{{by.of:{tally}}}{{by.unit:amount}}{mark}につき{{by.each:amount}}増やす", f"{{what:taker}}{{to:hit}}与えるダメージは{{by.of:{tally}}}{{by.unit:amount}}{mark}につき+{{by.each:amount}}される"))
        for tally, mark in (("s_tai", "体"), ("s_mai", "枚"))
    ),
    Phrase("stmt", n.DealtIs, "{what:taker}{to:hit}与えるダメージを{of:amount}にする", "damage that {what} <deal@what>{to} becomes {of}", also=("{what:taker}{to:hit}与えるダメージは{of:amount}になる", "{what:taker}{to:hit}与えるダメージが{of:amount}になる")),
    Phrase("stmt", n.DealtLess, "{what:taker}{to:hit}与えるダメージを{by:amount}減らす", "{what} <deal@what> {by} less damage{to}", also=("{what:taker}{to:hit}与えるダメージを-{by:amount}する", "{what:taker}{to:hit}与えるダメージは-{by:amount}される", "{what:taker}{to:hit}与えるダメージは{by:amount}減る")),
]  # fmt: skip

_FOUGHT: Final = ("バトルで", "バトルの解決で", "バトルによって")
FOUGHT: Final = [
    Phrase("stmt", node, ways[0], f"in battles {english}", also=tuple(ways[1:]))
    for node, english, tails in (
        (n.FoughtMore, "{what} <deal@what> {by} more damage{to}", ("を{by:amount}増やす", "を+{by:amount}する", "は+{by:amount}される", "は{by:amount}増える", "が{by:amount}増える")),
        (n.FoughtLess, "{what} <deal@what> {by} less damage{to}", ("を{by:amount}減らす", "を-{by:amount}する", "は-{by:amount}される", "は{by:amount}減る", "が{by:amount}減る")),
        (n.FoughtIs, "damage that {what} <deal@what>{to} becomes {of}", ("を{of:newvalue}にする", "は{of:newvalue}になる", "が{of:newvalue}になる", "を{of:amount}にする", "は{of:amount}になる")),
    )
    for ways in ([f"{{what:taker}}{battle}{{to:hit}}与えるダメージ{tail}" for tail in tails for battle in _FOUGHT],)
]  # fmt: skip

WORDS: Final = [
    Phrase("harming", a.AnyCause, "", ""),
    Phrase("harming", None, "{harm}", "{harm}"),
    Phrase("harm", None, "{damager}", " {damager}"),
    Phrase("hurt", None, "{ni}", "{ni}"),
    Phrase("hurt", None, "{player}に", "{player}"),
    Phrase("hurt", a.All, "{of:f_tai}に", "all {of#pl}", number="pl"),
    Phrase("hurt", a.AnyPlayer, "プレイヤーに", "any player"),
    Phrase("hit", a.Anything, "", ""),
    Phrase("hit", a.AnyPlayer, "プレイヤーに", " to players"),
    Phrase("hit", None, "{player}に", " to {player}"),
    Phrase("hit", a.Any, "{of:f_tai}に", " to {of#pl}"),
    Phrase("next", a.NextOne, "次に", "the next "),
    Phrase("next", a.EveryOne, "", "all "),
]  # fmt: skip

RULES: Final = [
    Phrase("rule", n.CarriesUpTo, "{what:topic}アイテムを{count:amount}枚までセットできる", "{what} can carry up to {count} (item|items)#count", also=("{what:ni}アイテムカードを{count:amount}枚までセットできる", "{what:ni}はアイテムカードを{count:amount}枚までセットできる", "{what:ni}はアイテムカードを{count:amount}枚までセットすることができる", "{what:topic}アイテムカードを{count:amount}枚までセットできる", "{what:topic}アイテムカードを{count:amount}枚までセットすることができる", "{what:ni}アイテムカードを{count:amount}枚までセットすることができる", "{what:ni}アイテムを{count:amount}枚までセットできる")),
    Phrase("rule", n.CarriesUpTo, "{what:topic}アイテムを何枚でもセットできる", "{what} can carry any number of items", {"count": a.Num(60)}, also=("{what:ni}アイテムカードを何枚でもセットできる", "{what:ni}はアイテムカードを何枚でもセットできる", "{what:topic}アイテムカードを何枚でもセットできる", "{what:ni}アイテムを何枚でもセットできる", "{what:ni}はアイテムを何枚でもセットできる")),
    Phrase("rule", n.HandLimitMore, "自分の手札の上限を+{by:amount}する", "your hand limit is raised by {by}", also=("自分の手札の上限は+{by:amount}される", "自分の手札の上限を{by:amount}枚増やす", "自分の手札の上限は{by:amount}枚増える")),
    *(
        Phrase("rule", n.SetWhen, ways[0], "this card can be set only if {condition}", also=tuple(ways[1:]))
        for ways in (
            [f"{head}{{condition:{kind}}}{link}{end}" for head in ("このカードは", "") for kind, links in (("holding", ("場合",)), ("states", ("時", "とき"))) for link in links for end in ("にのみセットできる", "にだけセットできる", "のみセットできる", "だけセットできる", "にしかセットできない", "しかセットできない", "にのみ場に出せる", "しか場に出せない")],
        )
    ),
    Phrase("stmt", a.Forbid, "{subject:player}は1ターンに{deed.times:amount}枚までしか{deed.deed.noun:n_many}を使用できない", "{subject} cannot use more than {deed.times} {deed.deed.noun} a turn", inner={"deed": n.Beyond, "deed.deed": n.UsesCards}, also=("{subject:player}は1ターンに{deed.times:amount}枚しか{deed.deed.noun:n_many}を使用できない", "{subject:player}は1ターンに{deed.times:amount}枚の{deed.deed.noun:n_many}しか使用できない", "{subject:player}は1ターンに{deed.times:amount}枚までの{deed.deed.noun:n_many}しか使用できない", "{subject:player}は{deed.deed.noun:n_many}を1ターンに{deed.times:amount}枚までしか使用できない", "{subject:player}は{deed.deed.noun:n_many}を1ターンに{deed.times:amount}枚しか使用できない", "{subject:player}は1ターンに{deed.deed.noun:n_many}を{deed.times:amount}枚しか使用できない", "{subject:player}は1ターンに{deed.deed.noun:n_many}を{deed.times:amount}枚までしか使用できない")),
    Phrase("stmt", a.Forbid, "{subject:player}は1ターンに{deed.times:amount}枚までしか{deed.deed.noun:n_many}をセットできない", "{subject} cannot set more than {deed.times} {deed.deed.noun} a turn", inner={"deed": n.Beyond, "deed.deed": n.SetsCards}, also=("{subject:player}は1ターンに{deed.times:amount}枚しか{deed.deed.noun:n_many}をセットできない", "{subject:player}は1ターンに{deed.times:amount}枚の{deed.deed.noun:n_many}しかセットできない", "{subject:player}は1ターンに{deed.times:amount}体の{deed.deed.noun:n_many}しか場に出せない", "{subject:player}は1ターンに{deed.times:amount}体までの{deed.deed.noun:n_many}しか場に出せない", "{subject:player}は{deed.deed.noun:n_many}を1ターンに{deed.times:amount}枚までしかセットできない", "{subject:player}は1ターンに{deed.deed.noun:n_many}を{deed.times:amount}枚しかセットできない", "{subject:player}は1ターンに{deed.times:amount}体しか{deed.deed.noun:n_many}を場に出せない", "{subject:player}は1ターンに{deed.times:amount}体までしか{deed.deed.noun:n_many}を場に出せない")),
    Phrase("rule", n.OnlyOnto, "{what:topic}{of:f_tai}にのみセットできる", "{what} can be set only on a {of}", also=("{what:topic}{of:f_tai}にしかセットできない", "{what:topic}{of:f_tai}だけにセットできる", "{what:topic}{of:f_tai}にだけセットできる", "{what:topic}{of:f_tai}以外にはセットできない", "{what:topic}{of:f_tai}にしかセットすることができない", "{what:topic}{of:f_tai}にのみセットすることができる")),
    Phrase("rule", n.AlsoOnto, "{of:f_tai}にもセットできる", "this card can be set on a {of} too", {"what": n.ThisCard()}, also=("{of:f_tai}にもセットすることができる", "{of:f_tai}にもこのカードをセットできる")),
    Phrase("rule", n.IgnoresNames, "このカードは自分の場に同じネームを持つカードがあっても場に出すことができる", "this card can be set although one of its quoted name is in your field", also=tuple(f"{what}は{where}同じネーム{of}{there}{even}{put}" for what in ("このカード", "このキャラクター", "このキャラクターカード") for where in ("自分の場に", "場に", "") for of in ("を持つ", "の") for there in ("カードがあって", "キャラクターがいて") for even in ("も", "も、") for put in ("場に出せる", "場に出すことができる", "セットできる", "セットすることができる"))),
    Phrase("rule", n.AlsoOnto, "{what:topic}{of:f_tai}にもセットできる", "{what} can be set on a {of} too", also=("{what:topic}{of:f_tai}にセットできる", "{what:topic}{of:f_tai}にもセットすることができる")),
    Phrase("rule", n.OnlyOnto, "{of:f_tai}にのみセットできる", "this card can be set only on a {of}", {"what": n.ThisCard()}, also=("{of:f_tai}にしかセットできない", "{of:f_tai}にだけセットできる", "{of:f_tai}だけにセットできる", "{of:f_tai}以外にはセットできない", *(f"{{of:f_tai}}に{only}このカードをセット{can}" for only, cans in (("しか", ("できない", "することができない")), ("のみ", ("できる",)), ("だけ", ("できる",))) for can in cans))),
]  # fmt: skip

STANDING: Final = [*LASTING, *SWAPPED, *CANNOT, *DAMAGES, *FOUGHT]
"""What can hold for a while."""
_SUBJECTS: Final = ("gen", "topic", "ni")
STATEMENTS: Final = [
    *STANDING,
    *NUMBERS,
    *WORDS,
    *RULES,
    Phrase("told", a.Dropped, "", "(it|they)#"),
    Phrase("unsaid", n.Unsaid, "", "this character"),
    *left_out([*LASTING, *CANNOT[:2]], _SUBJECTS, "barely", of="stmt", unsaid="told"),
    *left_out([*LASTING, *CANNOT[:2]], _SUBJECTS, "fresh", of="stmt", unsaid="unsaid"),
    Phrase("skillsay", a.Gain, "{what:unsaid}{features:given*と}。", "{what} <have@what> {features% and }."),
]  # fmt: skip
