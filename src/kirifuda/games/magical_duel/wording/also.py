"""Magical Duel wordings: what is said of cards that nobody can activate, of stock, of owners, of counters one has."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from kirifuda.games.magical_duel import ast as m
from kirifuda.games.magical_duel import ast_book as b
from kirifuda.text import ast as a
from kirifuda.text.core_rows import CORE
from kirifuda.text.phrases import Phrase

UNPLAYED: Final[dict[str, object]] = {"deed": a.Undergoes(a.Action("play"), a.AnyCause())}
THERE: Final[dict[str, object]] = {"relation": a.AtLeast(), "right": a.Num(1)}
NOT_THERE: Final[dict[str, object]] = {"relation": a.Same(), "right": a.Num(0)}
STOCK: Final[dict[str, object]] = {"left.of.noun": a.AnyCard(), "left.of.qualities": ()}
UNDER: Final[dict[str, type[a.Node]]] = {"left": a.CountOf, "left.of": a.Filter, "left.of.where": a.StockOf}
HELD: Final[dict[str, type[a.Node]]] = {"left": a.CountersOf}


def under(how_many: str, *verbs: str) -> tuple[str, ...]:
    """Stock under a card, in every way in which it is said."""
    return tuple(f"{{left.of.where.what:dat}}ストックが{how_many}{verb}" for verb in verbs)


def so_many(*verbs: str) -> tuple[str, ...]:
    """So many cards of it."""
    return tuple(text for unit in "枚つ" for text in under(f"{{right:amount}}{unit}{{relation:rel}}", *verbs))


def having(counter: str, english: str, fixed: dict[str, object]) -> list[Phrase]:
    """A player has so many counters, or none (1018.1)."""
    who = "{left.who} <have@left.who>"
    many = [f"{{left.who:payer}}{counter}を{{right:amount}}個{{relation:rel}}{verb}" for verb in ("持つ", "持っている")]
    none = [
        f"{{left.who:payer}}{counter}を{even}{verb}" for even in ("", "1個も") for verb in ("持たない", "持っていない")
    ]
    some = [f"{{left.who:payer}}{counter}を{verb}" for verb in ("持つ", "持っている")]
    return [
        Phrase("state", a.Compare, many[0], f"{who} {{relation<}}{{right}}{{relation>}} {english}", fixed, inner=HELD, also=(many[1],)),
        Phrase("state", a.Compare, none[0], f"{who} no {english}", {**fixed, **NOT_THERE}, inner=HELD, also=tuple(none[1:])),
        Phrase("state", a.Compare, some[0], f"{who} {english}", {**fixed, **THERE}, inner=HELD, also=(some[1],)),
    ]  # fmt: skip


def filled(*verbs: str) -> tuple[str, ...]:
    """To draw up to a number, in every way in which it is said."""
    return tuple(
        f"{hand}{{count.left:amount}}枚になる{so}{comma}{cards}{verb}"
        for verb in verbs
        for hand in ("手札が", "自分の手札が", "")
        for so in ("ように", "まで")
        for comma in ("", "、")
        for cards in ("カードを", "")
    )


def emptied() -> tuple[str, ...]:
    """To discard down to a number."""
    return tuple(
        f"{hand}{{what.count.right:amount}}枚になる{so}{comma}{cards}捨てる"
        for hand in ("手札が", "自分の手札が", "")
        for so in ("ように", "まで")
        for comma in ("", "、")
        for cards in (
            "手札を",
            "カードを",
            "手札からカードを",
            "手札のカードを",
            "自分の手札を",
            "自分の手札のカードを",
            "",
        )
    )


HAND: Final = a.Filter(a.Place(a.Zone("手札"), a.Actor()), (), a.AnyCard())
OWN_HAND: Final[dict[str, object]] = {"count.right": a.CountOf(HAND)}
FILLED: Final[dict[str, type[a.Node]]] = {"count": a.Minus}
LESS_OF_HAND: Final[dict[str, object]] = {"what.of": HAND, "what.count.left": a.CountOf(HAND)}
EMPTIED: Final[dict[str, type[a.Node]]] = {"what": a.Some, "what.count": a.Minus}

LYING: Final = ("重ねられている", "ある", "置かれている")
NOT_LYING: Final = tuple(f"{even}{verb}" for even in ("", "1枚も", "1つも") for verb in ("重ねられていない", "ない", "置かれていない"))  # fmt: skip

BOTH: Final = next(row for row in CORE if row.category == "cond" and row.node is a.AllTrue)
JOINED: Final = (
    "{parts:cond1.i}、{parts:cond1~}",
    "{parts:cond1.te}、{parts:cond1~}",
    "{parts:cond1.i}、かつ{parts:cond1~}",
)

ALSO: Final = [
    # conditions joined by their verbs: 墓地にあり、…なら
    replace(BOTH, also=(*BOTH.also, *JOINED), replaces=True),
    # nobody activates it (903.2b)
    Phrase("stmt", a.Forbid, "{subject:unused}は発動できない", "{subject} cannot be activated", UNPLAYED),
    Phrase("unused", None, "{ref}", "{ref}"),
    Phrase("unused", None, "{loose1}", "{loose1}"),
    Phrase("saying", m.PlayableIf, "このカードは{condition.condition:cond}場合は発動できない", "this card cannot be activated if {condition.condition}", inner={"condition": a.NotSo}, also=tuple(f"このカードは{comma}{{condition.condition:{cond}}}{at}{stop}発動できない" for comma in ("", "、") for cond, ats in (("cond", ("場合は", "場合には", "場合", "ときは", "ときには")), ("cond.nara", ("なら",)), ("states", ("かぎり", "限り", "間", "間は"))) for at in ats for stop in ("", "、"))),
    # stock (306.2)
    Phrase("state", a.Compare, so_many(*LYING)[0], "{left.of.where.what} <have@left.of.where.what> {relation<}{right}{relation>} cards of stock", STOCK, inner=UNDER, also=so_many(*LYING)[1:]),
    Phrase("state", a.Compare, under("", *LYING)[0], "{left.of.where.what} <have@left.of.where.what> stock", {**STOCK, **THERE}, inner=UNDER, also=under("", *LYING)[1:]),
    Phrase("state", a.Compare, under("", *NOT_LYING)[0], "{left.of.where.what} <have@left.of.where.what> no stock", {**STOCK, **NOT_THERE}, inner=UNDER, also=under("", *NOT_LYING)[1:]),
    Phrase("having", a.Except, "ストックを持たない", "no stock", {"quality": a.HasStock()}, also=("ストックを持っていない", "ストックを1枚も持たない", "ストックを1枚も持っていない")),
    # who owns it (105.2)
    Phrase("state", a.NotSo, "{condition.who:payer}{condition.whom:player}でない", "{condition.who} <be@condition.who> not {condition.whom}", inner={"condition": b.IsPlayer}, also=("{condition.who:payer}{condition.whom:player}ではない",)),
    *having("〔飴〕", "candy", {"left.counter": a.Counter("キャンディ")}),
    *having("{left.counter:ctr}", "{left.counter}s", {}),
    *[
        Phrase("perfeature", node, f"{{by.of:c_held}}{{by.unit:amount}}個につき{{stat:bstat}}{sign}{{by.each:amount}}", f"{{stat}}{sign}{{by.each}} for every {{by.unit}} {{by.of}}", inner={"by": a.Per})
        for node, sign in ((a.Raise, "+"), (a.Lower, "-"))
    ],
    Phrase("c_held", a.CountersOf, "{who:holder}〔飴〕", "of {who}candy", {"counter": a.Counter("キャンディ")}),
    Phrase("c_held", a.CountersOf, "{who:holder}{counter:ctr}", "of {who}{counter}s"),
    Phrase("measure", a.Plus, "{right:measure1}に{left:amount}を加えた値", "{left} more than {right}", also=("{right:measure1}に{left:amount}を加えた数", "{right:measure1}+{left:amount}", "{right:measure1}に{left:amount}を足した値", "{right:measure1}に{left:amount}を足した数")),
    *[Phrase("pron", b.Targeted, "対象とした{whose:thatside}{noun:thosenoun}", "the {whose}{noun} that was chosen as a target")],
    Phrase("pron", a.ActedOn, "対象とした{noun:chased}", "the {noun} that was targeted this way", {"act": "Target"}),
    Phrase("pron", a.ActedOn, "この方法で無効にした{noun:chased}", "the {noun} that was negated this way", {"act": "Negate"}, also=tuple(f"{way}{form}{{noun:chased}}" for form in ("無効にした", "無効にされた") for way in ("この方法で", "", "これにより"))[1:]),
    Phrase("chased", a.AnyAbility, "能力", "(ability|abilities)#"),
    Phrase("chased", a.AnyCard, "魔法", "(spell|spells)#"),
    # until there are so many in the hand
    Phrase("act", a.Draw, filled("引く")[0], "<draw> cards until there are {count.left} in (your|their)#actor hand", OWN_HAND, inner=FILLED, also=filled("引く", "ドローする")[1:]),
    Phrase("act", a.Discard, emptied()[0], "<discard> cards until there are {what.count.right} in (your|their)#actor hand", LESS_OF_HAND, inner=EMPTIED, also=emptied()[1:]),
    # whose cards they are (105.2)
    *[Phrase("mod", b.OwnedBy, f"{{who:{who}}}持ち主である", "| owned by {who}") for who in ("payer", "actor0")],
    Phrase("actor0", a.Actor, "自分が", "(you|them)#actor", also=("自身が",)),
    # what somebody has activated lies on the chase (312.3)
    Phrase("f_played", a.Filter, "{where:chaseplayed}{qualities:mod**}{noun:n_played}", "{qualities<}{noun#} on the chase{qualities>#}{where>}"),
    *[
        Phrase(category, a.Some, f"{{of:f_played}}{particle}{{count:{count}}}", "{count} {of#count}", number="count")
        for category, particle in (("some", ""), ("obj", "を"))
        for count in ("q_mai", "q_tsu")
    ],
    Phrase("chaseplayed", a.Place, "{whose:player}が発動した", "| that {whose} activated", {"zone": a.Zone("チェイスゾーン")}, also=("{whose:player}の発動した",)),
    *[Phrase("n_played", a.Kind, kind, f"({english}|{english}s)#", {"name": kind}, also=(f"{kind}カード",)) for kind, english in (("怪異", "servant"), ("結界", "barrier"))],
    Phrase("n_played", a.Kind, "詠唱カード", "(conjure|conjures)#", {"name": "詠唱"}),
    Phrase("n_played", a.AnyCard, "カード", "(card|cards)#"),
    Phrase("obj", a.Some, "{of:f_tai}を{count:done_f_tai}と同じ数", "as many {of#pl} as there were {count#pl}", number="pl", also=("{count:done_f_tai}と同じ数の{of:f_tai}を",)),
    # 906.1 without its arrow
    Phrase("whenever", a.Becomes, "{condition:coming.ta}とき", "when it comes about that {condition}", also=("{condition:coming.ta}時",)),
    # limits between a choice and its options
    *[
        Phrase("ability", node, f"{head}{{do.before:sent**}}以下から{{do.count:q_tsu}}を選ぶ。{{limits:limit*}}{{do.options:option*}}", f"{english} {{do.before% }}choose {{do.count}} of the following.{{limits}}{{do.options}}", inner={"do": a.Modal}, also=(f"{head}{{do.before:sent**}}以下から{{do.count:q_tsu}}選ぶ。{{limits:limit*}}{{do.options:option*}}",))
        for node, head, english in ((a.Activated, "{cost:pay*、}：", "{cost%, }:"), (a.Triggered, "{when:event} ⇒ ", "{when}"))
    ],
    Phrase("fact", a.SetStat, "コスト{to:amount}の", "cost {to} |", {"stat": a.Stat("コスト")}, also=("コスト{to:amount}で", "コスト{to:amount}、", "コストが{to:amount}で", "コストが{to:amount}の")),
]  # fmt: skip
