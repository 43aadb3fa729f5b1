"""Magical Duel wordings that stand beside others: qualities before すべての, names in the deck, sources by their kind."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Final

from kirifuda.games.magical_duel import ast as m
from kirifuda.games.magical_duel import ast_book as b
from kirifuda.games.magical_duel.wording.book import BOOK
from kirifuda.games.magical_duel.wording.deeds import CONDITIONS
from kirifuda.games.magical_duel.wording.more import STATES
from kirifuda.games.magical_duel.wording.unsaid import UNSAID
from kirifuda.text import ast as a
from kirifuda.text.core_rows import CORE
from kirifuda.text.phrases import Phrase

FIELD: Final = a.Place(a.Zone("戦場"), a.Opponent())
DECKS: Final = ("デッキには", "デッキに", "あなたのデッキには", "あなたのデッキに", "味方デッキには", "味方デッキに")
CALLED: Final = (
    "“{name:name}”", "カード名が“{name:name}”であるカード", "カード名が“{name:name}”のカード", "“{name:name}”という名前のカード",
    "“{name:name}”という名のカード", "“{name:name}”という名称のカード", "“{name:name}”というカード", "カード名“{name:name}”のカード",
    "“{name:name}”のカード",
)  # fmt: skip
PUT_IN: Final = ("入れることができる", "入れられる", "入れてよい", "入れてもよい")


def in_decks(how_many: tuple[str, ...]) -> tuple[str, ...]:
    """Cards of a name in the deck, in every way in which it is said."""
    return tuple(
        text
        for many in how_many
        for name in CALLED
        for put in PUT_IN
        for text in (*(f"{deck}{name}を{many}{put}" for deck in DECKS), f"{name}は{deck_of(many)}{put}")
    )


def deck_of(many: str) -> str:
    """The deck behind the cards."""
    return f"デッキに{many}"


ANY_NUMBER: Final = in_decks(("何枚でも", "好きな枚数", "好きな数"))
UP_TO: Final = in_decks(("{count:amount}枚まで",))


def so_lying(category: str) -> list[Phrase]:
    """Of cards, as long as each of them lies so: 味方怪異は、リバース状態であるかぎり…"""
    of = "{subject.of.qualities:mod**}{subject.of.where:side}{subject.of.noun:n_tai}"
    said = "{subject.of.qualities<}{subject.of.where<}{subject.of.noun#pl}{subject.of.where>}{subject.of.qualities>#pl}"
    gaining = of.replace("subject", "what")
    gained = said.replace("subject", "what")
    so = "は{subject.of.qualities:solying}"
    return [
        Phrase(category, a.Forbid, f"{of}{so}{{deed:deed.cannot}}", f"{said} cannot {{deed}}", inner={"subject": a.All, "subject.of": a.Filter}, also=(f"{of}{so}{{deed:deed.not}}", f"{of}は、{{subject.of.qualities:solying}}{{deed:deed.cannot}}", f"{of}は、{{subject.of.qualities:solying}}{{deed:deed.not}}")),
        Phrase(category, a.Gain, f"{gaining}は{{what.of.qualities:solying}}{{features:feature*と}}を得る", f"{gained} gain {{features%, & and }}", inner={"what": a.All, "what.of": a.Filter}, also=(f"{gaining}は、{{what.of.qualities:solying}}{{features:feature*と}}を得る",)),
    ]  # fmt: skip


def becoming(rows: list[Phrase]) -> list[Phrase]:
    """Of every number of which a condition speaks: that it comes to be so."""
    found: list[Phrase] = []
    for row in rows:
        said = [text.removesuffix("である") for text in (row.ja, *row.also) if text.endswith("{relation:rel}である")]
        if row.category == "state" and said and not said[0].startswith(("{left:c_", "{left:lettered")):
            ja, *also = (f"{text}になる" for text in said)
            found.append(replace(row, category="coming", ja=ja, also=tuple(also)))
    return found


COMING: Final = becoming([*CONDITIONS, *STATES, *BOOK])
NONE_LEFT: Final = {"relation": a.Same(), "right": a.Num(0)}

SO_OFTEN: Final[dict[str, type[a.Node]]] = {"left": a.TimesHappened, "left.event": a.Happens}
DRAWS: Final = a.Performs(a.Action("draw"), a.Anything(), a.AnyCause())
MINE: Final[dict[str, object]] = {"left.event.subject": a.You()}
SO_OFTEN_NAMED: Final[dict[str, type[a.Node]]] = {**SO_OFTEN, "left.event.deed": b.UsesNamed}


def so_often(te: str, thing: str, unit: str, *, is_now: int, who: str = "{left.event.subject:doer}") -> tuple[str, ...]:
    """How often something was done this turn: このターンにあなたが[X]を2回以上発動している; or only as what still is so."""
    many = f"{{right:amount}}{unit}{{relation:rel}}"
    began = [f"{{left.period:now}}{at}{who}" for at in ("に", "、", "")]
    began += [f"{who}{{left.period:now}}{at}" for at in ("に", "、", "") if who]
    done = (f"{te}いる",) if is_now else (f"{te}いる", f"{te}いた")
    return tuple(f"{one}{thing}{many}{each}" for one in began for each in done)


def told_so_often(category: str, *, is_now: int) -> list[Phrase]:
    """Attacks and the like, abilities by their names, cards drawn: so many this turn."""
    times = "{relation<}{right}{relation>} (time|times)#right {left.period}"
    cards = "{relation<}{right}{relation>} (card|cards)#right {left.period}"
    who = "{left.event.subject:doer}"
    found: list[Phrase] = []
    anybody: dict[str, object] = {}
    for subject, english, mine in ((who, "{left.event.subject}", anybody), ("", "you", MINE)):
        named = so_often("発動して", "[{left.event.deed.name:label}]を", "回", is_now=is_now, who=subject)
        drawn = so_often("引いて", "カードを", "枚", is_now=is_now, who=subject)
        activated = f"{english} activated [{{left.event.deed.name}}] {times}"
        drew: dict[str, object] = {**mine, "left.event.deed": DRAWS}
        found.append(
            Phrase(category, a.Compare, named[0], activated, mine, inner=SO_OFTEN_NAMED, also=named[1:], weak=True)
        )
        found.append(
            Phrase(
                category,
                a.Compare,
                drawn[0],
                f"{english} drew {cards}",
                drew,
                inner=SO_OFTEN,
                also=drawn[1:],
                weak=True,
            )
        )
    told = so_often("{left.event.deed:rdeed.te}", "", "回", is_now=is_now)
    english = f"{{left.event.subject}} {{left.event.deed/past}} {times}"
    return [*found, Phrase(category, a.Compare, told[0], english, inner=SO_OFTEN, also=told[1:], weak=True)]


def during(rows: Iterable[Phrase]) -> list[Phrase]:
    """Of what has happened this turn: that it has (is still so), of what has not: that it has not."""
    found: list[Phrase] = []
    for row in rows:
        said = [text for text in (row.ja, *row.also) if text.endswith((".te}いる", ".te}いない"))]
        if row.category == "past" and row.node in (a.Happened, a.Never) and said:
            found.append(replace(row, category="during", ja=said[0], also=tuple(said[1:])))
    return found


def limited(who: str) -> tuple[str, ...]:
    """An ability by its name, so many times a turn, in every way in which it is said."""
    return tuple(
        f"{who}[{{deed.deed.name:label}}]{particle}{turn}{{deed.n:amount}}{time}{only}"
        for particle in (("を",) if who else ("を", "は"))
        for turn in ("1ターンに", "各ターン", "各ターンに", "1ターン中に")
        for time in ("度", "回")
        for only in ("のみ発動できる", "しか発動できない", "まで発動できる", "だけ発動できる", "までしか発動できない")
    )


BEYOND: Final[dict[str, type[a.Node]]] = {"deed": m.Beyond, "deed.deed": b.UsesNamed}

FURTHER: Final = [
    Phrase("saying", a.Forbid, limited("{subject:leader}")[0], "{subject} cannot activate [{deed.deed.name}] more than {deed.n} (time|times)#deed.n a turn", inner=BEYOND, also=limited("{subject:leader}")[1:]),
    Phrase("saying", a.Forbid, limited("")[0], "you cannot activate [{deed.deed.name}] more than {deed.n} (time|times)#deed.n a turn", {"subject": a.You()}, inner=BEYOND, also=limited("")[1:]),
    *[
        Phrase("stmt", a.Forbid, f"{{deed.what:{whose}}}{word}は発動できない", f"{english} of {{deed.what}} cannot be activated", {"subject": a.AnyPlayer(), "deed.action": a.Action(action), "deed.cause": a.AnyCause()}, inner={"deed": a.Performs}, also=(f"{{deed.what:{whose}}}{word}は発動されない",))
        for whose in ("gen", "gen_any")
        for word, action, english in (("能力", "activate", "abilities"), ("条件能力", "use", "activated abilities"))
    ],
    Phrase("obj", b.ThisSo, "{quality:posture}のこのカードを", "this card if it is {quality}"),
    Phrase("cameas", a.AnyOf, "{qualities:posture+か}の", "{qualities% or }", also=("{qualities:posture+または}の",)),
    Phrase("moment", b.EndsExtraTurn, "その追加ターン終了時", "the end of that extra turn", also=("その追加ターンの終了時", "その追加ターンのターン終了時", "追加ターン終了時", "追加ターンの終了時", "この追加ターン終了時", "この追加ターンの終了時")),
    *COMING,
    Phrase("coming", a.Compare, "{left:s_any}なくなる", "there is no {left}", NONE_LEFT, also=("{left:s_any}いなくなる", "{left:s_any}1枚もなくなる", "{left:s_any}1体もいなくなる")),
    Phrase("coming", a.Compare, "{left:s_ctr}なくなる", "there is no {left}", NONE_LEFT, also=("{left:s_ctr}1個もなくなる",)),
    Phrase("coming", a.Compare, "{left.what:ref}から{left.counter:ctr}がなくなる", "there is no {left.counter} on {left.what}", NONE_LEFT, inner={"left": a.CountersOn}),
    Phrase("coming", a.Only, "{of:f_tai}が{what:ref}のみになる", "{what} is the only {of}", also=("{of:f_tai}が{what:ref}だけになる",)),
    Phrase("s_ctr", a.CountersOn, "{counter:ctr}が", "{counter}(|s)# on this card", {"what": a.This()}),
    Phrase("event1", a.Becomes, "{condition:coming.ta}とき", "when it comes about that {condition}", also=("{condition:coming.ta}時",)),
    *[
        Phrase("f_every", a.Filter, f"{{qualities:mod*}}すべての{{where:side}}{{noun:{noun}}}", "{qualities<}{where<}{noun#}{where>}{qualities>#}", weak=True)
        for noun in ("n_tai", "n_mai")
    ],
    Phrase("f_every", a.Filter, "{where:zoned}{qualities:mod*}すべての{noun:n_any}", "{qualities<}{noun#}{where>}{qualities>#}", weak=True),
    Phrase("saying", b.ManyOfName, ANY_NUMBER[0], "a deck may hold any number of “{name}”", {"count": a.Infinity()}, also=ANY_NUMBER[1:]),
    Phrase("saying", b.ManyOfName, UP_TO[0], "a deck may hold up to {count} of “{name}”", also=UP_TO[1:]),
    *so_lying("saying"),
    Phrase("solying", a.Lies, "{position:lying}であるかぎり", "| that are {position}", also=("{position:lying}であるかぎり、", "{position:lying}である限り", "{position:lying}である限り、", "{position:lying}である間", "{position:lying}である間、", "{position:lying}の間", "{position:lying}の間、")),
    # one more than a number
    *[Phrase(f"q_{count}", None, f"{{sum}}{unit}", "{sum}") for count, unit in (("tai", "体"), ("mai", "枚"), ("nin", "人"), ("tsu", "つ"))],
    Phrase("sum", a.Plus, "{left:lettered}+{right:timesnumber}", "{right} more than {left}", also=("（{left:lettered}+{right:timesnumber}）",), number="pl"),
    Phrase("plus", a.Plus, "{left:lettered}+{right:timesnumber}", "{left}+{right}", also=("（{left:lettered}+{right:timesnumber}）",), number="pl"),
    Phrase("measure", None, "{sum}", "{sum}"),
    Phrase("measure", None, "{product}", "{product}"),
    Phrase("topof", a.TopOf, "{place:pileplace}の上から{count:plus}枚", "the top {count} cards of {place}", also=("{place:pileplace}の一番上から{count:plus}枚", "{place:pileplace}の上から{count:plus}枚のカード", "{place:pileplace}の一番上から{count:plus}枚のカード"), number="pl"),
    # the kind of the card whose spell or ability it is (901.1e)
    Phrase("f_source", a.Filter, "{where:chaseside0}{qualities:srckind!}{noun:n_source}", "{where<}{qualities<}{noun}{where>}"),
    Phrase("srckind", a.IsNoun, "{noun:kind}の", "{noun} |", also=("{noun:kind}カードの",)),
    Phrase("f_abil", a.Filter, "{qualities:mod**}{where:chaseside0}{qualities:ofkind!}{noun:n_ability}", "{qualities<}{where<}{noun#}{where>}{qualities>#}", also=("{where:chaseside}{qualities:mod**}{qualities:ofkind!}{noun:n_ability}",)),
    Phrase("some", a.Some, "{of:f_abil}{count:q_tsu}", "{count} {of#count}", number="count"),
    Phrase("obj", a.Some, "{of:f_abil}を{count:q_tsu}", "{count} {of#count}", number="count"),
    Phrase("obj", a.All, "{of:f_abil}をすべて", "all {of#pl}", number="pl"),
    Phrase("ofkind", a.IsNoun, "{noun:kind}の", "| of a {noun}"),
    # abilities by their names (901.1d), and how often
    Phrase("deed", b.UsesNamed, "[{name:label}]を発動する", "<activate> [{name}]"),
    Phrase("owndeed", b.UsesNamed, "[{name:label}]を発動する", "<activate> [{name}]"),
    Phrase("happening", a.Happens, "[{deed.name:label}]が発動される", "[{deed.name}] is activated", {"subject": a.AnyPlayer()}, inner={"deed": b.UsesNamed}, also=("[{deed.name:label}]が発動する",)),
    *told_so_often("past", is_now=0),
    *told_so_often("during", is_now=1),
    # what has happened, as long as it has: …しているかぎり
    *during([*CORE, *UNSAID]),
    Phrase("while", a.While, "{condition.quality.deed:taideed.te}いるかぎり", "as long as this card <be@condition.what> {condition.quality.deed/ing}", {"condition.what": a.This()}, inner={"condition": a.Is, "condition.quality": a.Doing}, also=("{condition.quality.deed:taideed.te}いる間",)),
    Phrase("while", a.While, "{condition:during}かぎり", "as long as {condition}", also=("{condition:during}限り", "{condition:during}間")),
    *[
        Phrase("state", a.Compare, f"{{left:s_hand}}{{right.left:than}}{{right.right:amount}}{unit}以上{{relation:somemore}}", "there are at least {right.right} more {left#pl} than {right.left}", inner={"right": a.Plus})
        for unit in "体枚つ人"
    ],
    *[
        Phrase("state", a.Compare, f"{{right.left:s_hand}}{{left:than}}{{right.right:amount}}{unit}以上{{relation:somefewer}}", "there are at least {right.right} fewer {right.left#pl} than {left}", inner={"right": a.Plus})
        for unit in "体枚つ人"
    ],
    Phrase("somemore", a.AtLeast, "多い", ""),
    Phrase("somefewer", a.AtLeast, "少ない", ""),
    *[
        Phrase(f_of, a.Filter, "{where:chasecontrol}{qualities:mod**}詠唱", "{qualities<}(conjure|conjures)# on the chase{qualities>#}{where>}", {"noun": a.Kind("詠唱")})
        for f_of in ("f_tsu", "f_mai")
    ],
    Phrase("f_tsu", a.Filter, "{qualities:targeting}{qualities:mod**}{where:chaseside0}{noun:n_ability}", "{qualities<}{where<}{noun#}{where>}{qualities>#}"),
    Phrase("gauge", a.TotalOf, "{what:gaugeset}の{stat}の合計", "the total {stat} of {what}"),
    Phrase("gaugeset", a.All, "{of:f_side}", "{of#pl}", number="pl"),
    Phrase("gauge", a.CountOf, "{of:f_side}の数", "the number of {of#pl}", also=("{of:f_side}の人数", "{of:f_side}の体数")),
    Phrase("f_side", a.Filter, "{where:ownside}{noun:n_sided}", "{where<}{noun#}{where>}", {"qualities": ()}),
    Phrase("n_sided", None, "{kind:k_tai}", "{kind}"),
    Phrase("mod", a.StatIs, "{amount:gauge}に等しい{stat}の", "| with {stat} equal to {amount}", {"relation": a.Same()}, also=("{amount:gauge}に等しい{stat}を持つ", "{amount:gauge}と同じ{stat}の", "{amount:gauge}と同じ{stat}を持つ")),
    Phrase("mod", a.StatIs, "{amount:gauge}{relation:bound}の{stat}の", "| whose {stat} is {relation<}{amount}{relation>}"),
    Phrase("f_owned", a.Filter, "{qualities:mod**}{where:ownside}{noun:n_tai}", "{qualities<}{where<}{noun#}{where>}{qualities>#}", also=("{where:control}{qualities:mod**}{noun:n_tai}",)),
    Phrase("ownside", a.Place, "{whose:ownsideof}", "{whose<}|{whose>}", {"zone": a.Zone("戦場")}),
    Phrase("ownsideof", a.You, "味方", "ally |", also=("味方の", "あなたの")),
    Phrase("ownsideof", a.Opponent, "敵", "enemy |", also=("敵の", "相手の")),
    *[
        Phrase("measure", a.TimesHappened, f"{{period:now}}に{{event.deed:didby.ta}}{{event.subject.of:{things}}}の数", "the number of {event.subject.of#pl} that were{event.deed>} {period}", inner={"event": a.Happens, "event.subject": a.Any}, also=tuple(f"{{period:now}}{at}{{event.deed:didby.ta}}{{event.subject.of:{things}}}の{number}" for at in ("に", "、", "") for number in numbers if (at, number) != ("に", "数")))
        for things, numbers in (("f_owned", ("数", "体数")), ("f_loose", ("数", "枚数")), ("f_orbs", ("数", "枚数")))
    ],
    Phrase("event1", None, "{happening}とき", "when {happening}", weak=True),
    Phrase("whenever", None, "{happening}とき", "when {happening}"),
    # who attacks chooses what is attacked (803.3b)
    Phrase("happening", a.Happens, "敵プレイヤーが{subject:attacked}攻撃目標に選ぶ", "your opponent attacks {subject}", {"deed": m.IsAttacked(a.Any(a.Filter(FIELD, (), a.AnyCard())))}, also=("敵プレイヤーが{subject:attacked}攻撃目標として選ぶ", "敵プレイヤーが{subject:attacked}攻撃目標として選択する", "敵プレイヤーが{subject:attacked}攻撃目標に選択する", "敵プレイヤーが{subject:attacked}攻撃目標にする", "敵プレイヤーが攻撃目標として{subject:attacked}選択する", "敵プレイヤーが攻撃目標として{subject:attacked}選ぶ")),
    Phrase("attacked", None, "{ref}を", "{ref}"),
    Phrase("attacked", None, "{anytai}を", "{anytai}"),
    # what attackers may choose (803.3b)
    Phrase("stmt", a.Forbid, "{subject:topic}攻撃目標として{deed.what:attacked}選べない", "{subject} cannot attack {deed.what}", inner={"deed": m.Attacks}, also=tuple(f"{{subject:topic}}{what}{cannot}" for what in ("攻撃目標として{deed.what:attacked}", "攻撃目標に{deed.what:attacked}", "{deed.what:attacked}攻撃目標として", "{deed.what:attacked}攻撃目標に") for cannot in ("選べない", "選択できない", "できない"))[1:]),
    Phrase("feature", None, "{race}の種族", "the race {race}", also=("{race}の特徴",)),
    Phrase("feature", None, "{attribute}の属性", "{attribute}"),
    *[
        Phrase("c_kinds", a.Kinds, f"{{of:{of}}}の{{aspect}}", "different {aspect}(|s)# among {of#pl}", also=(f"{{of:{of}}}が持つ{{aspect}}",))
        for of in ("f_mai", "f_tai", "f_nin")
    ],
    *[
        row
        for many, one in (("tintedo", "tinted"), ("paido", "paid"))
        for row in (
            Phrase(many, b.OneOfTints, "{attributes:inked+か}を{count:amount}つ", "{count} {attributes% or } aether", also=("{attributes:attribute+か}のオドを{count:amount}つ", "{attributes:attribute+か}オドを{count:amount}つ", "{attributes:inked+または}を{count:amount}つ", "{attributes:attribute+または}のオドを{count:amount}つ", "{attributes:inked+か}を{count:amount}点", "{attributes:attribute+か}属性のオドを{count:amount}つ", "{attributes:inked+か}のいずれかを{count:amount}つ", "{attributes:attribute+か}のいずれかの属性のオドを{count:amount}つ")),
            Phrase(one, b.OneOfTints, "{attributes:inked+か}{count:amount}つ", "{count} {attributes% or } aether", also=("{attributes:attribute+か}のオド{count:amount}つ", "{attributes:attribute+か}オド{count:amount}つ", "{attributes:inked+または}{count:amount}つ", "{attributes:attribute+または}のオド{count:amount}つ")),
            Phrase(one, b.OneOfTints, "{attributes:inkedone+か}", "1 {attributes% or } aether", {"count": a.Num(1)}, also=("{attributes:inkedone+または}",)),
        )
    ],
    Phrase("icon", b.OneOfTints, "{attributes:tone+か}", "{attributes% or }", {"count": a.Num(1)}, also=("{attributes:tone+または}",)),
    Phrase("tone", None, "〔{attribute}〕", "〔{attribute}〕"),
    Phrase("inked", None, "{attribute}オド", "{attribute}", also=("{attribute}のオド",)),
    Phrase("inkedone", None, "{attribute}オド1つ", "{attribute}", also=("{attribute}のオド1つ",)),
    # each with a particle of its own: 太陽オドを1つと月オドを1つ
    Phrase("act", m.PayAether, "{aether:paid*と}と{aether:paido}支払う", "<pay> {aether% and }", also=("{aether:paidw*と}と{aether:paido}支払う", "{aether:paidw*と}と{aether:paid}を支払う")),
    Phrase("act", m.MakeAether, "{aether:tinted*と}と{aether:tintedo}生み出す", "<produce> {aether% and }", also=("{aether:tintedw*と}と{aether:tintedo}生み出す",)),
    Phrase("paidw", None, "{paido}", "{paido}"),
    Phrase("tintedw", None, "{tintedo}", "{tintedo}"),
    *[
        Phrase("perfeature", node, f"{{by.of:c_kinds}}{{by.unit:amount}}種類につき{{stat:bstat}}{sign}{{by.each:amount}}", f"{{stat}}{sign}{{by.each}} for every {{by.unit}} {{by.of#by.unit}}", inner={"by": a.Per}, also=(f"{{by.of:c_kinds}}{{by.unit:amount}}つにつき{{stat:bstat}}{sign}{{by.each:amount}}",))
        for node, sign in ((a.Raise, "+"), (a.Lower, "-"))
    ],
    Phrase("c_tsu", None, "{done_f_loose}", "{done_f_loose#}"),
]  # fmt: skip
