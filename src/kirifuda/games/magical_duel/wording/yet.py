"""Magical Duel wordings: numbers where a number may stand, what is first, what is no longer, what is behind its place."""

from __future__ import annotations

import re
from typing import Final

from kirifuda.games.magical_duel import ast as m
from kirifuda.games.magical_duel import ast_book as b
from kirifuda.games.magical_duel.wording.acts import CANDY
from kirifuda.games.magical_duel.wording.deeds import WHATEVER
from kirifuda.games.magical_duel.wording.more import THIS_TURN
from kirifuda.text import ast as a
from kirifuda.text.phrases import Phrase

COLOURLESS: Final[dict[str, object]] = {"features": (a.EveryValueOf(a.Aspect("属性")),)}
NOT_THERE: Final[dict[str, object]] = {"relation": a.Same(), "right": a.Num(0)}
THERE: Final[dict[str, object]] = {"relation": a.AtLeast(), "right": a.Num(1)}
COUNTED: Final[dict[str, type[a.Node]]] = {"left": a.CountOf, "left.of": a.Filter}


def so_much(things: str, *, is_object: bool = True) -> tuple[str, ...]:
    """As much of something as a number that has to be found."""
    found = (
        f"{{count:measure}}と同じ数の{things}を", f"{{count:measure}}と同じ点数の{things}を", f"{things}を{{count:measure}}と同じ数",
        f"{things}を{{count:measure}}と同じ数だけ", f"{things}を{{count:measure}}と同じ点数", f"{{count:measure}}に等しい数の{things}を",
        f"{things}を{{count:measure}}に等しい数", f"{things}を{{count:measure}}だけ", f"{{count:measure}}だけ{things}を", f"{{count:measure}}だけ、{things}を",
    )  # fmt: skip
    return found if is_object else found[:1]


def told(category: str, node: type[a.Node], things: str, english: str, fixed: dict[str, object]) -> Phrase:
    """A row of it."""
    ja, *also = so_much(things)
    return Phrase(category, node, ja, english, fixed, also=tuple(also))


def of_things(counter: str) -> tuple[str, ...]:
    """Different names and the like among so many."""
    return tuple(
        f"{{left.of.where:place}}に{said}{{left.of.noun:n_any}}が{{right:amount}}{counter}{{relation:rel}}ある"
        for said in ("異なる{left.aspect:aspect}の", "{left.aspect:aspect}の異なる", "{left.aspect:aspect}が異なる")
    )


def in_turns_when(category: str) -> tuple[str, ...]:
    """Not in the turn in which something has happened."""
    return tuple(
        f"この能力は、{{condition.event:{category}.ta}}ターン{at}発動できない。"
        for at in ("には", "に", "は", "中は", "中には")
    ) + tuple(
        f"この能力は{{condition.event:{category}.ta}}ターン{at}発動できない。"
        for at in ("には", "に", "は", "中は", "中には")
    )


def quoted(*spellings: str) -> tuple[str, ...]:
    """A keyword and what it gives in quotes, with whatever dash stands between them."""
    return tuple(re.sub("―", dash, text) for text in spellings for dash in ("―", "－", "-", "ー", "："))


NUMBERS: Final = [
    told("paido", m.Free, "オド", "as much aether as {count}", {}),
    told("paido", m.Either, "任意の属性のオド", "as much aether of any one attribute as {count}", {}),
    told("tintedo", m.Free, "属性を持たないオド", "as much colourless aether as {count}", {}),
    told("tintedo", m.Free, "無属性のオド", "as much colourless aether as {count}", {}),
    told("tintedo", m.Either, "任意の属性のオド", "as much aether of any one attribute as {count}", {}),
    *[
        Phrase("act", node, f"{first}{verb}", f"<{english}> as many candy as {{count}}", {"counter": CANDY}, also=tuple(f"{one}{verb}" for one in more))
        for node, verb, english in ((a.GainCounters, "得る", "gain"), (a.PayCounters, "支払う", "pay"))
        for first, *more in (so_much("〔飴〕"),)
    ],
    # players have counters of whatever name (MD 1018.2)
    *[
        Phrase("act", node, f"{{counter:ctr}}を{{count:amount}}個{verb}", f"<{english}> {{count}} {{counter}}(|s)#count", also=(f"{{counter:ctr}}{{count:amount}}個を{verb}",))
        for node, verb, english in ((a.GainCounters, "得る", "gain"), (a.PayCounters, "支払う", "pay"))
    ],
    Phrase("s_candy", a.CountersOf, "{who:holder}{counter:ctr}が", "the number of {who}{counter}s"),
    Phrase("measure1", a.CountersOf, "{who:holder}{counter:ctr}の数", "the number of {who}{counter}s", also=("{who:holder}{counter:ctr}の個数",)),
    *[
        Phrase("state", a.Compare, first, "there (is|are)#right {relation<}{right}{relation>} different {left.aspect}(|s)#right among {left.of.noun#pl} in {left.of.where}", {"left.of.qualities": ()}, inner={"left": a.Kinds, "left.of": a.Filter}, also=tuple(more))
        for first, *more in (of_things("枚"), of_things("種類"))
    ],
    *[
        Phrase(category, node, f"{stat}{word}", f"{{stat}}{sign}{{by}}", also=tuple(f"{each}{one}" for each in (stat, stat.replace("は", "が")) for one in (word, *more))[1:])
        for category, node, sign, stat, word, more in (
            ("rises", a.Raise, "+", "{stat:lvl}は{by:amount}", "増える", ("増加する", "上がる", "大きくなる", "高くなる")),
            ("rises", a.Lower, "-", "{stat:lvl}は{by:amount}", "減る", ("減少する", "下がる", "小さくなる", "低くなる")),
            ("raises", a.Raise, "+", "{stat:lvl}を{by:amount}", "増やす", ("増加させる", "上げる")),
            ("raises", a.Lower, "-", "{stat:lvl}を{by:amount}", "減らす", ("減少させる", "下げる")),
        )
    ],
    Phrase("feature", a.Raise, "{stat:lvl}+{by:amount}", "{stat}+{by}"),
    Phrase("feature", a.Lower, "{stat:lvl}-{by:amount}", "{stat}-{by}"),
    Phrase("lvl", a.Stat, "レベル", "level", {"name": "レベル"}),
]  # fmt: skip

SORTS: Final = [
    Phrase("stmt", a.Lose, "{what:topic}無属性になる", "{what} <become@what> colourless", COLOURLESS, also=("{what:topic}属性を持たなくなる", "{what:gen_set}属性は無属性になる")),
    *[
        Phrase(category, a.Lose, "無属性になる", "(it|they)#what <become@what> colourless", {**COLOURLESS, "what": a.Dropped()}, also=("属性を持たなくなる",))
        for category in ("bare", "itself")
    ],
    Phrase("newstat", None, "種類は{kind}", "the kind becomes {kind}", also=("種類が{kind}",)),
    Phrase("mod", a.Has, "{feature:race}である", "| that (is a|are)# {feature}"),
    Phrase("mod", a.IsNoun, "{noun:kind}カードである", "| that (is a|are)# {noun#}"),
    Phrase("mod", a.SameAs, "{aspect}が{what:ref}と同じ", "| with the same {aspect} as {what}", also=("{aspect}が{what:ref}と同じである",)),
    Phrase("mod", a.Except, "{quality.aspect:aspect}が{quality.what:ref}と異なる", "| with another {quality.aspect} than {quality.what}", inner={"quality": a.SameAs}, also=("{quality.aspect:aspect}が{quality.what:ref}と違う",)),
    Phrase("having", a.Has, "{feature:attribute}属性を持つ", "{feature}", also=("{feature:attribute}の属性を持つ", "属性（{feature:attribute}）を持つ")),
    Phrase("having", a.Has, "種族（{feature:race}）を持つ", "the race {feature}", also=("特徴（{feature:race}）を持つ", "種族{feature:race}を持つ", "特徴{feature:race}を持つ", "種族に{feature:race}を持つ", "特徴に{feature:race}を持つ")),
    Phrase("fact", None, "{attribute}、", "{attribute} |"),
]  # fmt: skip

PLACED: Final = [
    Phrase("f_in", a.Filter, "{where:amidst}に{qualities:mod**}{noun:n_any}", "{qualities<}{noun#} among them{qualities>#}"),
    # a part of the field, whose cards are its player's (307.5, 308.5)
    *[
        Phrase(f_of, a.Filter, f"{{where:{part}}}{{qualities:mod**}}{{noun:{noun}}}", "{qualities<}{noun#}{where>}{qualities>#}")
        for f_of, noun, part in (("f_tai", "k_tai", "inpart"), ("f_nin", "n_nin", "inpart"))
    ],
    Phrase("inpart", a.Place, "{whose:fieldof}魔法少女ゾーンの", "| in {whose}caster zone", {"zone": a.Zone("魔法少女ゾーン")}, also=("{whose:fieldof}魔法少女ゾーンにいる", "{whose:fieldof}魔法少女ゾーンにある")),
    Phrase("inpart", a.Place, "{whose:fieldof}怪異ゾーンの", "| in {whose}servant zone", {"zone": a.Zone("怪異ゾーン")}, also=("{whose:fieldof}怪異ゾーンにいる", "{whose:fieldof}怪異ゾーンにある")),
    Phrase("zoneof", a.OwnerOf, "{what:gen}持ち主の", "{what}'s owner's "),
    # in a battle: whoever is in it
    Phrase("state", a.Compare, "{left.of.qualities:doing}{left.of.where:side}{left.of.noun:k_tai}が{left.of.qualities:pred}である", "there is a {left.of.where<}{left.of.noun}{left.of.where>} {left.of.qualities% and }", THERE, inner=COUNTED),
    Phrase("amidst", a.Among, "その中", "", {"what": a.Them()}, also=("それらの中", "それらのカードの中", "そのカードの中")),
    *[
        Phrase("state", a.Compare, f"{{left.of.qualities:mod**}}{{left.of.noun:n_any}}が{{left.of.where:place}}に{word}", f"there is {english} {{left.of.qualities<}}{{left.of.noun}} in {{left.of.where}}{{left.of.qualities>}}", fixed, inner=COUNTED, also=also)
        for word, english, fixed, also in (
            ("ある", "a", THERE, ("{left.of.qualities:mod**}{left.of.noun:n_any}が{left.of.where:place}にいる",)),
            ("ない", "no", NOT_THERE, ("{left.of.qualities:mod**}{left.of.noun:n_any}が{left.of.where:place}にいない", "{left.of.qualities:mod**}{left.of.noun:n_any}が{left.of.where:place}に1枚もない")),
        )
    ],
    *[
        Phrase("state", a.Compare, f"{{left.of.qualities:mod**}}{{left.of.noun:n_any}}が{{left.of.where.what:gen}}ストックに{word}", f"there is {english} {{left.of.qualities<}}{{left.of.noun}} in the stock of {{left.of.where.what}}{{left.of.qualities>}}", fixed, inner={**COUNTED, "left.of.where": a.StockOf})
        for word, english, fixed in (("ある", "a", THERE), ("ない", "no", NOT_THERE))
    ],
    Phrase("some2", a.Both, "{parts:ref}と{parts:some}", "{parts%, & and }", number="pl", also=("{parts:some}と{parts:ref}", "{parts:ref}と{parts:ref}")),
]  # fmt: skip

TIMES: Final = [
    Phrase("deed", a.Nth, "そのターン{n:amount}枚目の{deed.what.of:f_loose}を発動する", "<activate> {deed.what.of#} number {n} of that turn", {"deed.action": a.Action("play"), "deed.cause": WHATEVER}, inner={"deed": a.Performs, "deed.what": a.Any}, also=("そのターンの{n:amount}枚目の{deed.what.of:f_loose}を発動する", "そのターン{n:amount}枚目に{deed.what.of:f_loose}を発動する")),
    *[
        Phrase("limit", a.OnlyWhen, in_turns_when(category)[0], " This ability cannot be activated in the turn in which {condition.event}.", {"condition.period": THIS_TURN}, inner={"condition": a.Never}, also=in_turns_when(category)[1:])
        for category in ("happening", "unsaid")
    ],
    Phrase("rdeed", b.TurnsFrom, "{before:lying}から{position:lying}になる", "<turn> from {before} to {position}"),
    Phrase("act", b.FadeAether, "{who:holder}保有オドをすべて消滅させる", "<remove> all of {who}aether", also=("{who:holder}保有しているオドをすべて消滅させる", "{who:holder}すべての保有オドを消滅させる", "{who:holder}オドをすべて消滅させる", "{who:holder}保有オドを消滅させる")),
]  # fmt: skip

KEYWORDS: Final = [
    Phrase("tailkw", m.Dct, "[DCT]{count:amount}―「{ability}」", "[DCT] {count} — “{ability}”", also=quoted("[DCT]{count:amount}―「{ability}」", "[DCT]（{count:amount}）―「{ability}」")[1:]),
    Phrase("tailkw", m.Vanity, "[唯我独尊]－「{ability}」", "[Vanity] — “{ability}”", also=quoted("[唯我独尊]―「{ability}」")[:1] + quoted("[唯我独尊]―「{ability}」")[2:]),
    Phrase("chain", a.Seq, "{parts:link+}その後、{parts:link}{parts:step~}", "{parts~%, & and }", weak=True, also=("{parts:link}その後、{parts:link}{parts:step~}", "{parts:link+}その後{parts:link}{parts:step~}", "{parts:link}その後{parts:link}{parts:step~}")),
]  # fmt: skip

YET: Final = [*NUMBERS, *SORTS, *PLACED, *TIMES, *KEYWORDS]
