"""Wordings of lyrical for numbers and for what is true or not."""

from __future__ import annotations

from typing import Final

from kirifuda.games.lyrical import ast as n
from kirifuda.games.lyrical.wording.done import DONE
from kirifuda.games.lyrical.wording.mods import THIS_TURN
from kirifuda.games.lyrical.wording.nouns import DECK, DISCARD, FACTORS, FIELD, FIELDS, HAND, ITEM
from kirifuda.text import ast as a
from kirifuda.text.phrases import Phrase

ONE: Final = {"relation": a.AtLeast(), "right": a.Num(1)}
NONE: Final = {"relation": a.Same(), "right": a.Num(0)}

FOUND: Final[dict[str, type[a.Node]]] = {"left": a.CountOf, "left.of": a.Filter}

_HAPPENING: Final[dict[str, type[a.Node]]] = {"event": a.Happens, "event.subject": a.Any}


def _so_far() -> list[Phrase]:
    """このターンに自分が使用したトリックカードの枚数: how often something has happened this turn."""
    rows: list[Phrase] = []
    player, card = "{event.subject:player}", "{event.deed.noun:n_many}"
    for verb, node, english in (("使用した", n.UsesCards, "used"), ("セットした", n.SetsCards, "set")):
        inner: dict[str, type[a.Node]] = {"event": a.Happens, "event.deed": node}
        ways = [
            f"{when}{player}{of}{verb}{card}"
            for when in ("このターンに", "このターン、", "このターン中に", "このターン")
            for of in ("が", "の")
        ]
        name = f"{{event.deed.noun}} that {{event.subject}} {english} this turn"
        every = [f"{way}{of}" for way in ways for of in ("の枚数", "の数")]
        fixed = {"period": THIS_TURN}
        rows += [
            Phrase("measure1", a.TimesHappened, every[0], f"the number of {name}", fixed, inner=inner, also=tuple(every[1:])),
            Phrase("s_mai", a.TimesHappened, ways[0], name, fixed, inner=inner, also=tuple(ways[1:])),
        ]  # fmt: skip
    inner = {"event": a.Happens, "event.subject": a.Any}
    body = "{event.subject.of:f_tai}"
    for done, deed, english in (("捨て札された", a.Undergoes(a.Action("discard"), a.AnyCause()), "discarded"),):
        ways = [f"{when}{done}{body}" for when in ("このターンに", "このターン、", "このターン中に", "このターン")]
        fixed = {"period": THIS_TURN, "event.deed": deed}
        rows += [
            Phrase("measure1", a.TimesHappened, f"{ways[0]}の数", f"the number of {{event.subject.of#pl}} {english} this turn", fixed, inner=inner, also=tuple(f"{way}の数" for way in ways[1:])),
            Phrase("s_tai", a.TimesHappened, ways[0], f"{{event.subject.of#}} {english} this turn", fixed, inner=inner, also=tuple(ways[1:])),
        ]  # fmt: skip
    return rows


NUMBERS: Final = [
    Phrase("measure", None, "{measure1}", "{measure1}"),
    Phrase("measure", a.Half, "{of:measure1}の半分", "half of {of}"),
    Phrase("measure", n.Rounded, "{of.of:measure1}の半分（{how:rounding}）", "half of {of.of}, rounded {how}", inner={"of": a.Half}),
    Phrase("measure", a.Multiple, "{left:measure1}の{right:amount}倍", "{right} times {left}"),
    Phrase("measure", a.Plus, "{left:measure1}に{right:amount}を加えた数", "{left} plus {right}", also=tuple(f"{{left:measure1}}に{{right:amount}}を{verb}{end}" for verb in ("加えた", "足した", "プラスした", "加算した") for end in ("数", "数値", "値", "枚数"))[1:]),
    Phrase("measure", a.Plus, "{left:measure1}に{right:measure1}を加えた数", "{left} plus {right}", also=tuple(f"{{left:measure1}}に{{right:measure1}}を{verb}{end}" for verb in ("加えた", "足した") for end in ("数", "数値", "値", "枚数"))[1:]),
    Phrase("measure", a.Plus, "{left:measure1}と{right:measure1}の合計", "{left} and {right} together", also=("{left:measure1}と{right:measure1}を合計した数", "{left:measure1}と{right:measure1}を合わせた数", "{left:measure1}と{right:measure1}の合計値")),
    Phrase("measure", a.Minus, "{left:measure1}から{right:amount}を引いた数", "{left} minus {right}", also=("{left:measure1}から{right:amount}を引いた数値", "{left:measure1}より{right:amount}少ない数", "{left:measure1}から{right:amount}引いた数")),
    Phrase("measure", a.Minus, "{left:measure1}から{right:measure1}を引いた数", "{left} minus {right}", also=("{left:measure1}から{right:measure1}を引いた数値",)),
    Phrase("measure1", a.ValueOf, "{what:one}の{stat}", "the {stat} of {what}", also=("{what:one}の{stat}の数値",)),
    Phrase("measure1", a.ValueOf, "その{stat}", "its {stat}", {"what": a.It()}),
    Phrase("one", None, "{ref}", "{ref}"),
    Phrase("one", a.All, "{of:f_role}", "the {of}"),
    Phrase("one", a.All, "{of:f_named}", "{of}"),
    Phrase("f_named", a.Filter, "{where:side1}{noun:quoted}", "{noun}{where>}", {"qualities": ()}),
    Phrase("f_role", a.Filter, "{qualities:rolemod!}{where:side}{noun:n_tai}", "{noun}{where>}{qualities>}"),
    Phrase("rolemod", a.Doing, "{deed:stance.ta}", "| that {deed/past}"),
    Phrase("rolemod", a.Doing, "{deed:stance.te}いる", "| that is {deed/ing}"),
    Phrase("measure1", a.TotalOf, "{what:all}の{stat}の合計", "the {stat} of {what} together", also=("{what:all}の{stat}の合計値",)),
    Phrase("measure1", a.CountOf, "{of:f_tai}の数", "the number of {of#pl}", also=("{of:f_tai}の体数",)),
    Phrase("measure1", a.CountOf, "{of:f_mai}の枚数", "the number of {of#pl}", also=("{of:f_mai}の数",)),
    Phrase("measure1", a.CountOf, "{of:f_deck}の枚数", "the number of {of#pl}", also=("{of:f_deck}の数",)),
    Phrase("f_deck", a.Filter, "{where:source1}", "(card|cards)# in {where}", {"qualities": (), "noun": a.AnyCard()}, also=("{where:source1}のカード",)),
    Phrase("measure1", a.DamageOn, "{what:one}が受けているダメージ", "the damage on {what}", also=("{what:one}のダメージ", "{what:one}が受けているダメージの数値", "{what:one}が受けたダメージ")),
    Phrase("measure1", n.Difference, "その差", "the difference", also=("その差の枚数", "その差の数")),
    *_so_far(),
    Phrase("measure1", a.ThatMany, "その枚数", "that number", also=("その数",)),
    Phrase("measure1", n.ThatDamage, "そのダメージ", "that damage", also=("そのダメージの数値", "与えたダメージ", "受けたダメージ", "与えたダメージの数値", "受けたダメージの数値", "このダメージ")),
    Phrase("s_pt", n.ThatDamage, "そのダメージ", "that damage", also=("与えたダメージ", "受けたダメージ")),
    Phrase("s_pt", a.DamageOn, "{what:one}が受けているダメージ", "damage on {what}", also=("{what:one}のダメージ", "{what:one}が受けたダメージ")),
    Phrase("s_tai", a.CountOf, "{of:f_tai}", "{of#}"),
    Phrase("s_tai", a.CountOf, "{of:f_names}", "{of#}"),
    Phrase("s_mai", a.CountOf, "{of:f_mai}", "{of#}"),
    Phrase("s_mai", a.CountOf, "{of:f_deck}", "{of#}"),
    *DONE,
    *(
        Phrase(category, n.JustHappening, f"この効果で捨て札された{{event.subject.of:f_tai}}{tail}", english, {"event.deed": a.Undergoes(a.Action("discard"), a.AnyCause())}, inner=_HAPPENING, also=tuple(f"{way}捨て札された{{event.subject.of:f_tai}}{tail}" for way in ("これによって", "これにより")))
        for category, tail, english in (("measure1", "の数", "the number of {event.subject.of#pl} discarded this way"), ("s_tai", "", "{event.subject.of#} discarded this way"), ("slain_tai", "", "{event.subject.of#} discarded this way"))
    ),
    *(
        Phrase(category, n.JustHappening, f"このダメージで捨て札された{{event.subject.of:f_tai}}{tail}", english, {"event.deed": a.Undergoes(a.Action("discard"), n.ByThisDamage())}, inner=_HAPPENING, also=(f"このダメージによって捨て札された{{event.subject.of:f_tai}}{tail}", f"このダメージにより捨て札された{{event.subject.of:f_tai}}{tail}"))
        for category, tail, english in (("measure1", "の数", "the number of {event.subject.of#pl} discarded by this damage"), ("s_tai", "", "{event.subject.of#} discarded by this damage"))
    ),
]  # fmt: skip

# "自分の場に…がいる" names the place first
PLACES: Final = [
    Phrase("f_at", a.Filter, "{where:atfield}{qualities:mod**}{noun:n_tai}", "{qualities<}{noun#}{where>}{qualities>#}"),
    Phrase("f_at_mai", a.Filter, "{where:atfield}{qualities:mod**}{noun:n_laid}", "{qualities<}{noun#}{where>}{qualities>#}"),
    Phrase("f_at_mai", a.Filter, "{where.what:ref}の下にカード", "(card|cards)# under {where.what}", {"qualities": (), "noun": a.Kind("キャラクター")}, inner={"where": n.SetOn}),
    Phrase("f_at_mai", a.Filter, "その中に{qualities:mod**}{noun:n_card}", "{qualities<}{noun#} among them{qualities>#}", {"where": a.Among(a.Them())}),
    Phrase("f_at_mai", a.Filter, "{where:atpile}{qualities:mod**}{noun:n_card}", "{qualities<}{noun#}{where>}{qualities>#}"),
    Phrase("atfield", a.Place, "自分の場に", "| in (your|their)#actor field", {"zone": FIELD, "whose": a.Actor()}),
    Phrase("atfield", a.Place, "あなたの場に", "| in your field", {"zone": FIELD, "whose": a.You()}),
    Phrase("atfield", a.Place, "ターンプレイヤーの場に", "| in the turn player's field", {"zone": FIELD, "whose": a.TurnPlayer()}),
    Phrase("atfield", a.Place, "非ターンプレイヤーの場に", "| in the field of the player whose turn it is not", {"zone": FIELD, "whose": a.OtherPlayer()}),
    Phrase("atfield", a.Place, "そのプレイヤーの場に", "| in that player's field", {"zone": FIELD, "whose": a.ThatPlayer()}),
    Phrase("atfield", a.Place, "対戦相手の場に", "| in your opponent's field", {"zone": FIELD, "whose": a.Opponent()}),
    Phrase("atfield", a.Place, "場に", "| in play", {"zone": FIELD, "whose": a.AnyPlayer()}, also=("お互いの場に",)),
    Phrase("atpile", a.Place, "{whose:zoneof}手札に", "| in {whose}hand", {"zone": HAND}),
    Phrase("atpile", a.Place, "{whose:zoneof}捨て札に", "| in {whose}discard pile", {"zone": DISCARD}),
    Phrase("atpile", a.Place, "{whose:zoneof}ファクター置き場に", "| in {whose}factor area", {"zone": FACTORS}),
    Phrase("atpile", a.Place, "{whose:zoneof}フィールドカード置き場に", "| in {whose}field card area", {"zone": FIELDS}),
    Phrase("c_tai", a.CountOf, "{of:f_tai}", "{of#}"),
    Phrase("c_tai", a.CountOf, "{of:f_at}", "{of#}"),
    Phrase("c_mai", a.CountOf, "{of:f_mai}", "{of#}"),
    Phrase("c_mai", a.CountOf, "{of:f_deck}", "{of#}"),
    Phrase("c_mai", a.CountOf, "{of:f_at_mai}", "{of#}"),
    Phrase("c_pile", a.CountOf, "{of:f_pile}", "{of#}"),
    Phrase("f_pile", a.Filter, "{where:pile}", "(card|cards)# in {where}", {"qualities": (), "noun": a.AnyCard()}),
]  # fmt: skip


def _against() -> list[Phrase]:
    """自分の手札が対戦相手より多い: the same is counted on both sides."""
    rows: list[Phrase] = []
    for word, zone, english in (("手札", HAND, "hand"), ("デッキ", DECK, "deck"), ("捨て札", DISCARD, "discard pile")):
        both = [a.CountOf(a.Filter(a.Place(zone, whose), (), a.AnyCard())) for whose in (a.Actor(), a.Opponent())]
        sides = {"left": both[0], "right": both[1]}
        own = tuple(f"自分の{word}{much}が対戦相手" for much in ("の枚数", "", "の数"))
        theirs = tuple(f"対戦相手の{word}{much}が自分" for much in ("の枚数", "", "の数"))
        rows += [
            Phrase(
                "state",
                a.Compare,
                f"{own[0]}より{{relation:more}}",
                f"the number of cards in your {english} is {{relation}} that of your opponent",
                sides,
                also=tuple(f"{one}より{{relation:more}}" for one in own[1:]),
            ),
            Phrase(
                "state",
                a.Compare,
                f"{theirs[0]}より{{relation:more}}",
                f"the number of cards in your opponent's {english} is {{relation}} yours",
                {"left": both[1], "right": both[0]},
                also=tuple(f"{one}より{{relation:more}}" for one in theirs[1:]),
            ),
            Phrase(
                "state",
                a.Compare,
                f"お互いの{word}の枚数が同じである",
                f"both players have as many cards in the {english}",
                {**sides, "relation": a.Same()},
                also=(f"自分と対戦相手の{word}の枚数が同じである",),
            ),
        ]
    return rows


def _factors() -> list[Phrase]:
    """対戦相手のファクターカードが自分より多い: the same of factor cards, from either side."""
    rows: list[Phrase] = []
    for word, other, english, whom, whose in (
        (
            "自分",
            "対戦相手",
            "the number of your factor cards is {relation} that of your opponent",
            a.Actor(),
            a.Opponent(),
        ),
        ("対戦相手", "自分", "the number of your opponent's factor cards is {relation} yours", a.Opponent(), a.Actor()),
    ):
        both = [a.CountOf(a.Filter(a.Place(FACTORS, one), (), a.Kind("ファクター"))) for one in (whom, whose)]
        ways = [
            f"{word}の{place}ファクターカード{number}が{other}より{{relation:more}}"
            for place in ("ファクター置き場の", "ファクター置き場にある", "")
            for number in ("", "の枚数", "の数")
        ]
        rows.append(
            Phrase("state", a.Compare, ways[0], english, {"left": both[0], "right": both[1]}, also=tuple(ways[1:]))
        )
    return rows


CONDITIONS: Final = [
    Phrase("cond1", n.DidNot, "{event:happening.nakatta}", "it did not happen that {event}", also=("この効果で{event:happening.nakatta}",), weak=True),
    Phrase("state", a.Compare, "{left:c_tai}が{right:amount}体{relation:many}いる", "there are {relation<}{right}{relation>} {left#pl}", also=("{left:c_tai}が{right:amount}体{relation:many}である", "{left:c_tai}が{right:amount}人{relation:many}いる")),
    Phrase("state", a.Compare, "{left:c_mai}が{right:amount}枚{relation:many}である", "there are {relation<}{right}{relation>} {left#pl}", also=("{left:c_mai}が{right:amount}枚{relation:many}ある",)),
    Phrase("cond1", a.Compare, "{left:done_tai}が{right:amount}体{relation:many}である", "there are {relation<}{right}{relation>} {left}", also=("{left:done_tai}が{right:amount}体{relation:many}いる",)),
    Phrase("cond1", a.Compare, "{left:done_mai}が{right:amount}枚{relation:many}である", "there are {relation<}{right}{relation>} {left}", also=("{left:done_mai}が{right:amount}枚{relation:many}ある",)),
    Phrase("cond1", a.Compare, "{left:slain_tai}がいない", "there are no {left#pl}", NONE, also=("{left:slain_tai}が1体もいない",)),
    Phrase("cond1", a.Compare, "{left:slain_tai}がいる", "there is at least one {left}", ONE),
    Phrase("cond1", a.Compare, "{left:slain_tai}が{right:amount}体{relation:many}いる", "there are {relation<}{right}{relation>} {left#pl}", also=("{left:slain_tai}が{right:amount}体{relation:many}である",)),
    Phrase("cond1", a.Compare, "{right:amount}体{relation:many}である", "there were {relation<}{right}{relation>} of them", {"left": a.ThatMany()}),
    Phrase("cond1", a.Compare, "{right:amount}枚{relation:many}である", "there were {relation<}{right}{relation>} of them", {"left": a.ThatMany()}),
    Phrase("state", a.Compare, "{left:c_tai}がいる", "there is at least one {left}", ONE),
    Phrase("state", a.Compare, "{left:c_tai}がいない", "there is no {left}", NONE, also=("{left:c_tai}が1体もいない",)),
    Phrase("state", a.Compare, "{left.of.qualities:mod**}{left.of.noun:n_tai}が{left.of.where:atfield}いる", "there is at least one {left.of.qualities<}{left.of.noun}{left.of.where>}{left.of.qualities>}", ONE, inner=FOUND),
    Phrase("state", a.Compare, "{left.of.qualities:mod**}{left.of.noun:n_tai}が{left.of.where:atfield}いない", "there is no {left.of.qualities<}{left.of.noun}{left.of.where>}{left.of.qualities>}", NONE, inner=FOUND),
    Phrase("state", a.Compare, "{left.of.qualities:mod**}{left.of.noun:n_tai}が{left.of.where:atfield}{right:amount}体{relation:many}いる", "there are {relation<}{right}{relation>} {left.of.qualities<}{left.of.noun#pl}{left.of.where>}{left.of.qualities>#pl}", inner=FOUND),
    Phrase("state", a.Compare, "{left:c_mai}がある", "there is at least one {left}", ONE),
    Phrase("state", a.Compare, "{left:c_mai}がない", "there is no {left}", NONE, also=("{left:c_mai}が1枚もない",)),
    Phrase("state", a.Compare, "{left:measure}が{right:amount}{relation:bound1}である", "{left} is {relation<}{right}{relation>}", also=("{left:measure}が{right:amount}枚{relation:bound1}である", "{left:measure}が{right:amount}体{relation:bound1}である", "{left:measure}が{right:amount}枚{relation:bound1}ある")),
    Phrase("state", a.Compare, "{left:measure}が{right:measure}{relation:bound}である", "{left} is {relation<}{right}{relation>}"),
    Phrase("state", a.Compare, "{left:measure}が{right:measure}より{relation:more}", "{left} is {relation} {right}", also=("{left:measure}が{right:amount}より{relation:more}",)),
    Phrase("state", a.Compare, "{left:c_pile}が{right:c_pile}より{relation:more}", "the number of {left#pl} is {relation} the number of {right#pl}", also=("{left:c_tai}が{right:c_tai}より{relation:more}",)),
    Phrase("state", a.Compare, "{left:measure}が{right:measure}と同じである", "{left} is the same as {right}", {"relation": a.Same()}),
    *_against(),
    *_factors(),
    Phrase("bound1", a.AtLeast, "以上", "| or more"),
    Phrase("bound1", a.AtMost, "以下", "| or less"),
    Phrase("bound1", a.Below, "未満", "less than |"),
    Phrase("bound1", a.Same, "", "|"),
    Phrase("many", a.AtLeast, "以上", "| or more"),
    Phrase("many", a.AtMost, "以下", "| or fewer"),
    Phrase("many", a.Same, "", "exactly |"),
    Phrase("many", a.Below, "未満", "fewer than |"),
    Phrase("state", a.Compare, "{left:c_own}が場にいる", "there is at least one {left}", ONE, also=("{left:c_own}が場に出ている",)),
    Phrase("state", a.Compare, "{left:c_own}が場にいない", "there is no {left}", NONE),
    Phrase("state", a.Compare, "{left.of.where:atfield}{left.of.noun:n_pair}がいる", "there are {left.of.noun}{left.of.where>}", {"relation": a.AtLeast(), "right": a.Num(2), "left.of.qualities": ()}, inner=FOUND, also=("{left.of.where:atfield}{left.of.noun:n_pair}が両方いる", "{left.of.where:atfield}{left.of.noun:n_pair}が両方ともいる", "{left.of.noun:n_pair}が{left.of.where:atfield}いる", "{left.of.noun:n_pair}が両方とも{left.of.where:atfield}いる", "{left.of.noun:n_pair}がどちらも{left.of.where:atfield}いる")),
    Phrase("n_pair", a.EitherNoun, "{parts:quoted}と{parts:quoted}", "{parts% and }"),
    Phrase("c_own", a.CountOf, "{of:f_own}", "{of#}"),
    Phrase("f_own", a.Filter, "{where:side1}{qualities:mod**}{noun:n_tai}", "{qualities<}{noun#}{where>}{qualities>#}"),
    Phrase("state", a.Is, "{what:gen}ネームが{quality.noun:quoted}である", "the name of {what} is {quality.noun}", inner={"quality": a.IsNoun}),
    Phrase("state", a.Is, "{what:ref}が{quality.noun:quoted}のネームを持つ", "{what} <be@what> a {quality.noun}", inner={"quality": a.IsNoun}, also=("{what:ref}が{quality.noun:quoted}のネームを持っている", "{what:ref}が{quality.noun:quoted}という名前である", "{what:ref}がネーム{quality.noun:quoted}を持つ", "{what:ref}が{quality.noun:quoted}というネームを持つ")),
    Phrase("state", a.Is, "{what:ref}が{quality.quality.noun:quoted}のネームを持たない", "{what} <be@what> no {quality.quality.noun}", inner={"quality": a.Except, "quality.quality": a.IsNoun}, also=("{what:ref}が{quality.quality.noun:quoted}のネームを持っていない",)),
    Phrase("state", a.Is, "{what:ref}がエフェクトを持つ", "{what} <have@what> an effect", {"quality": n.HasEffect()}, also=("{what:ref}がエフェクトを持っている",)),
    Phrase("state", a.Is, "{what:ref}がエフェクトを持たない", "{what} <have@what> no effect", {"quality": a.Except(n.HasEffect())}, also=("{what:ref}がエフェクトを持っていない",)),
    Phrase("state", a.Compare, "{left.of.where:side}{left.of.qualities:mod**}{left.of.noun:n_tai}が{left.of.qualities:standing}", "there is at least one {left.of.qualities<}{left.of.noun}{left.of.where>}{left.of.qualities>}", ONE, inner=FOUND),
    Phrase("standing", a.Doing, "{deed:stance.te}いる", "| that (is|are)# {deed/ing}"),
    Phrase("state", a.Is, "{what:gen}色が{quality.feature:colour}である", "the colour of {what} is {quality.feature}", inner={"quality": a.Has}),
    Phrase("state", a.Is, "{what:ref}が{quality.position:lie}である", "{what} <be@what> {quality.position}", inner={"quality": a.Lies}),
    Phrase("state", a.Is, "{what:ref}が{quality.feature:skill}を持っている", "{what} <have@what> {quality.feature}", inner={"quality": a.Has}, also=("{what:ref}が{quality.feature:skill}を持つ",)),
    Phrase("state", a.Is, "{what:ref}が{quality.feature:colour}である", "{what} <be@what> {quality.feature}", inner={"quality": a.Has}),
    Phrase("state", a.Is, "{what:ref}が{quality.noun:named}である", "{what} <be@what> a {quality.noun}", inner={"quality": a.IsNoun}),
    Phrase("state", a.Is, "{what:ref}が{quality.quality.noun:named}でない", "{what} <be@what> no {quality.quality.noun}", inner={"quality": a.Except, "quality.quality": a.IsNoun}, also=("{what:ref}が{quality.quality.noun:named}以外である",)),
    Phrase("state", a.Is, "{what:ref}が{quality.quality.feature:colour}でない", "{what} <be@what> not {quality.quality.feature}", inner={"quality": a.Except, "quality.quality": a.Has}, also=("{what:ref}が{quality.quality.feature:colour}以外である",)),
    Phrase("state", a.Is, "{what:ref}が{quality.of:f_such}である", "{what} <be@what> a {quality.of}", inner={"quality": a.Fits}),
    Phrase("state", a.Is, "{what:ref}が{quality.quality.of:f_such}でない", "{what} <be@what> no {quality.quality.of}", inner={"quality": a.Except, "quality.quality": a.Fits}, also=("{what:ref}が{quality.quality.of:f_such}以外である",)),
    Phrase("f_such", a.Filter, "{qualities:mod*}{noun:n_card}", "{qualities<}{noun}{qualities>}", {"where": a.Anywhere()}),
    Phrase("cond1", a.Is, "{quality.noun:named}である", "it is a {quality.noun}", {"what": a.It()}, inner={"quality": a.IsNoun}),
    Phrase("cond1", a.Is, "{quality.quality.noun:named}でない", "it is no {quality.quality.noun}", {"what": a.It()}, inner={"quality": a.Except, "quality.quality": a.IsNoun}, also=("{quality.quality.noun:named}以外である",)),
    Phrase("cond1", a.Is, "{quality.of:f_such}である", "it is a {quality.of}", {"what": a.It()}, inner={"quality": a.Fits}),
    Phrase("cond1", a.Is, "{quality.quality.of:f_such}でない", "it is no {quality.quality.of}", {"what": a.It()}, inner={"quality": a.Except, "quality.quality": a.Fits}, also=("{quality.quality.of:f_such}以外である",)),
    Phrase("state", a.Is, "{quality.noun:quoted}にセットされている", "the bearer is a {quality.noun}", {"what": n.Bearer()}, inner={"quality": a.IsNoun}, also=("このカードが{quality.noun:quoted}にセットされている", "このアイテムが{quality.noun:quoted}にセットされている", "このアイテムカードが{quality.noun:quoted}にセットされている")),
    Phrase("state", a.Is, "{what:ref}にアイテムカードがセットされている", "{what} <carry@what> an item", {"quality": n.Carrying()}, also=("{what:ref}にアイテムがセットされている", "{what:ref}がアイテムカードをセットしている", "{what:ref}がアイテムを持っている")),
    Phrase("state", a.Is, "{what:ref}にアイテムカードがセットされていない", "{what} <carry@what> no item", {"quality": a.Except(n.Carrying())}, also=("{what:ref}にアイテムがセットされていない",)),
    Phrase("state", a.Compare, "{left.of.where.what:ref}に{left.of.qualities:itemnamed!}がセットされている", "{left.of.where.what} <carry@left.of.where.what> {left.of.qualities}", {**ONE, "left.of.noun": ITEM}, inner={**FOUND, "left.of.where": n.SetOn}),
    Phrase("state", a.Compare, "{left.of.where.what:ref}に{left.of.qualities:itemnamed!}がセットされていない", "{left.of.where.what} <carry@left.of.where.what> no {left.of.qualities}", {**NONE, "left.of.noun": ITEM}, inner={**FOUND, "left.of.where": n.SetOn}),
    Phrase("itemnamed", a.IsNoun, "{noun:quoted}", "{noun}"),
    Phrase("state", a.Is, "アイテムカードがセットされている", "this character carries an item", {"what": n.Unsaid(), "quality": n.Carrying()}, also=("アイテムがセットされている", "アイテムカードをセットしている")),
    Phrase("state", a.Is, "アイテムカードがセットされていない", "this character carries no item", {"what": n.Unsaid(), "quality": a.Except(n.Carrying())}, also=("アイテムがセットされていない",)),
    Phrase("state", a.Compare, "{left.of.where.what:ref}にアイテムカードが{right:amount}枚{relation:many}セットされている", "{left.of.where.what} <carry@left.of.where.what> {relation<}{right}{relation>} (item|items)#right", {"left.of.qualities": (), "left.of.noun": ITEM}, inner={**FOUND, "left.of.where": n.SetOn}, also=("{left.of.where.what:ref}にアイテムが{right:amount}枚{relation:many}セットされている", "{left.of.where.what:ref}にセットされているアイテムカードが{right:amount}枚{relation:many}である", "{left.of.where.what:ref}にセットされているアイテムカードが{right:amount}枚{relation:many}ある")),
    Phrase("state", a.Compare, "{left.of.where:atfield}異なる{left.aspect:aspect}を持つ{left.of.noun:n_tai}が{right:amount}体{relation:many}いる", "there are {relation<}{right}{relation>} {left.of.noun#pl}{left.of.where>} with different {left.aspect}s", {"left.of.qualities": ()}, inner={"left": a.Kinds, "left.of": a.Filter}, also=("{left.of.where:atfield}異なる{left.aspect:aspect}の{left.of.noun:n_tai}が{right:amount}体{relation:many}いる",)),
    Phrase("state", a.Compare, "{left.of.where:atpile}異なる{left.aspect:aspect}を持つ{left.of.noun:n_card}が{right:amount}枚{relation:many}ある", "there are {relation<}{right}{relation>} {left.of.noun#pl}{left.of.where>} with different {left.aspect}s", {"left.of.qualities": ()}, inner={"left": a.Kinds, "left.of": a.Filter}, also=("{left.of.where:atpile}異なる{left.aspect:aspect}の{left.of.noun:n_card}が{right:amount}枚{relation:many}ある",)),
    Phrase("state", a.Compare, "アイテムカードが{right:amount}枚{relation:many}セットされている", "this character carries {relation<}{right}{relation>} (item|items)#right", {"left.of.qualities": (), "left.of.noun": ITEM, "left.of.where": n.SetOn(n.Unsaid())}, inner=FOUND, also=("アイテムが{right:amount}枚{relation:many}セットされている",)),
    Phrase("state", a.Is, "{what:ref}が{quality.of.qualities:lyingthere!}場にいる", "{what} <be@what> in play{quality.of.qualities}", {"quality.of.where": a.Place(FIELD, a.AnyPlayer()), "quality.of.noun": a.AnyCard()}, inner={"quality": a.Fits, "quality.of": a.Filter}),
    Phrase("lyingthere", a.Lies, "{position:lie}で", " {position}"),
    Phrase("state", a.Is, "{what:ref}が{quality.quality.position:lie}でない", "{what} <be@what> not {quality.quality.position}", inner={"quality": a.Except, "quality.quality": a.Lies}),
    Phrase("state", a.Is, "{what:ref}が{quality.quality.feature:skill}を持っていない", "{what} <lack@what> {quality.quality.feature}", inner={"quality": a.Except, "quality.quality": a.Has}, also=("{what:ref}が{quality.quality.feature:skill}を持たない",)),
    Phrase("state", a.Is, "{what:ref}が場にいない", "{what} <be@what> not in play", {"quality": a.Except(a.LiesIn(a.Place(FIELD, a.AnyPlayer())))}, also=("{what:ref}が場にない",)),
    Phrase("state", a.Is, "{what:ref}がガード宣言されている", "{what} <be@what> guarded", {"quality": n.Guarded()}),
    Phrase("state", a.Is, "{what:ref}がガード宣言されていない", "{what} <be@what> unguarded", {"quality": n.Unguarded()}),
    Phrase("state", a.Is, "{what:ref}がダメージを受けている", "{what} <be@what> damaged", {"quality": n.Wounded()}),
    Phrase("state", a.Is, "{what:ref}がダメージを受けていない", "{what} <be@what> undamaged", {"quality": a.Except(n.Wounded())}),
    Phrase("state", a.Is, "{what:ref}がセットアップしている", "{what} <be@what> set up", {"quality": n.WasSetUp()}, also=("{what:ref}がセットアップされている",)),
    Phrase("state", a.Is, "{what:ref}が{quality.deed:stance.te}いる", "{what} <be@what> {quality.deed/ing}", inner={"quality": a.Doing}),
    Phrase("state", a.Is, "{what:ref}が場にいる", "{what} <be@what> in play", {"quality": a.LiesIn(a.Place(FIELD, a.AnyPlayer()))}, also=("{what:ref}が場にある", "{what:ref}がいる")),
]  # fmt: skip
