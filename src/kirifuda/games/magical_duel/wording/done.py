"""Magical Duel wordings for what was done by the effect that runs: この方法で破壊した怪異, how many, and which."""

from __future__ import annotations

from typing import Final

from kirifuda.games.magical_duel import ast as m
from kirifuda.text import ast as a
from kirifuda.text.phrases import Phrase

WHATEVER: Final = a.AnyCause()
ANYWHERE: Final = a.Anywhere()


UNDERGONE: Final = {
    "破壊する": ("destroy", "destroyed"), "破棄する": ("banish", "banished"), "捨てる": ("discard", "discarded"),
    "公開する": ("reveal", "revealed"), "穢す": ("corrupt", "corrupted"), "発動する": ("play", "activated"),
    "無効にする": ("negate", "negated"),
}  # fmt: skip
TURNED: Final = {"レストする": ("レスト", "rested"), "リカバーする": ("リカバー", "recovered"), "リバースする": ("リバース", "reversed")}  # fmt: skip
DONE: Final[dict[str, tuple[a.Deed, str, tuple[str, ...]]]] = {
    **{word: (a.Undergoes(a.Action(action), WHATEVER), english, ()) for word, (action, english) in UNDERGONE.items()},
    "除外する": (a.Undergoes(a.Action("exile"), WHATEVER), "exiled", ("ゲームから除外する",)),
    "戦場に出す": (a.Enters(), "put onto the field", ()),
    "スイッチする": (m.Switches(), "switched", ()),
    **{word: (a.Turns(a.Position(way)), english, ()) for word, (way, english) in TURNED.items()},
}
"""What an effect does to cards: the act, what the cards undergo, and how it is told."""


def passive(word: str) -> str:
    """What is done, of what is done to: 破壊される."""
    from kirifuda.text.verbs import passive_of

    return passive_of(word)


def fields_of(deed: a.Deed) -> dict[str, object]:
    """The fields of a deed, as what a row implies."""
    return {name: getattr(deed, name) for name in deed.__struct_fields__}


def done_deeds() -> list[Phrase]:
    """Each act once in the active voice, and once in the passive."""
    rows: list[Phrase] = []
    for word, (deed, english, more) in DONE.items():
        also = more
        undergone = (*map(passive, (word, *more)), *(("戦場に出る",) if word == "戦場に出す" else ()))
        rows.append(Phrase("didto", type(deed), word, f"<be>| {english}", fields_of(deed), also=also))
        rows.append(Phrase("didby", type(deed), undergone[0], f"<be>| {english}", fields_of(deed), also=undergone[1:]))
    to = {"origin": ANYWHERE}
    return [
        *rows,
        Phrase("didto", a.IsPut, "{to:evto}置く", "<be>| put {to}", to, also=("{to:evto}加える", "{to:evto}戻す", "{to:evto}移動する")),
        Phrase("didby", a.IsPut, "{to:evto}置かれる", "<be>| put {to}", to, also=("{to:evto}加えられる", "{to:evto}戻される", "{to:evto}移動される")),
    ]  # fmt: skip


def counted(things: str, unit: str, *number: str) -> list[Phrase]:
    """So many of them: to be counted, or as a condition."""
    there, nothing = ("いる", "いない") if unit == "体" else ("ある", "ない")
    of = f"{{event.subject.of:{things}}}"
    inner: dict[str, type[a.Node]] = {"event": a.Happens, "event.subject": a.Any}
    compared: dict[str, type[a.Node]] = {"left": m.DoneHere, "left.event": a.Happens, "left.event.subject": a.Any}
    left = f"{{left.event.subject.of:{things}}}"
    many = f"{{right:amount}}{unit}{{relation:rel}}"
    english = "{relation<}{right}{relation>} {left.event.subject.of#right} {left.event.deed/past@right} this way"
    some = {"relation": a.AtLeast(), "right": a.Num(1)}
    none = {"relation": a.Same(), "right": a.Num(0)}
    way = "この方法で"
    active, undergone = "{left.event.deed:didto.ta}", "{left.event.deed:didby.ta}"
    # what was done to some of the field, or to any, JustHappened tells
    passives = () if unit == "体" else (f"{way}{left}が{many}{undergone}", f"{way}{left}{many}が{undergone}")
    one = "a {left.event.subject.of} {left.event.deed/past} this way"
    return [
        Phrase(f"done_{things}", m.DoneHere, f"{way}{{event.deed:didto.ta}}{of}", "{event.subject.of#}{event.deed>} this way", inner=inner, also=(f"{way}{{event.deed:didby.ta}}{of}",)),
        Phrase("measure1", m.DoneHere, f"{way}{{event.deed:didto.ta}}{of}の{number[0]}", "the number of {event.subject.of#pl}{event.deed>} this way", inner=inner, also=tuple(f"{way}{{event.deed:{voice}.ta}}{of}の{word}" for word in number for voice in ("didto", "didby"))[1:], weak=unit == "体"),
        Phrase("past", a.Compare, f"{way}{left}を{many}{active}", english, inner=compared, also=(f"{way}{left}{many}を{active}", *passives)),
        Phrase("past", a.Compare, f"{way}{left}を{active}", one, some, inner=compared, weak=unit == "体"),
        Phrase("state", a.Compare, f"{{left:done_{things}}}が{many}である", "there (was|were)#right {relation<}{right}{relation>} {left#right}", inner={}, also=(f"{{left:done_{things}}}が{many}{there}",)),
        Phrase("state", a.Compare, f"{{left:done_{things}}}が{there}", "there was a {left}", some),
        Phrase("state", a.Compare, f"{{left:done_{things}}}が{nothing}", "there was no {left}", none),
        Phrase("perfeature", a.Raise, f"{{by.of:done_{things}}}{{by.unit:amount}}{unit}につき{{stat:bstat}}+{{by.each:amount}}", "{stat}+{by.each} for every {by.unit} {by.of#by.unit}", inner={"by": a.Per}),
        Phrase("perfeature", a.Lower, f"{{by.of:done_{things}}}{{by.unit:amount}}{unit}につき{{stat:bstat}}-{{by.each:amount}}", "{stat}-{by.each} for every {by.unit} {by.of#by.unit}", inner={"by": a.Per}),
    ]  # fmt: skip


HERE: Final = [
    Phrase(
        "measure1",
        m.CountersRemoved,
        "この方法で取り除いた{counter:ctr}の数",
        "the number of {counter}s removed this way",
        also=(
            "この方法で取り除かれた{counter:ctr}の数",
            "取り除いた{counter:ctr}の数",
            "取り除かれた{counter:ctr}の数",
            "この方法で取り除いた{counter:ctr}の個数",
            "取り除いた{counter:ctr}の個数",
        ),
    ),
    Phrase(
        "c_ko",
        m.CountersRemoved,
        "この方法で取り除いた{counter:ctr}",
        "{counter} removed this way",
        also=("この方法で取り除かれた{counter:ctr}", "取り除いた{counter:ctr}", "取り除かれた{counter:ctr}"),
    ),
    *done_deeds(),
    *counted("f_tai", "体", "体数", "数"),
    *counted("f_loose", "枚", "枚数", "数"),
    *counted("f_orbs", "つ", "数", "枚数"),
    Phrase("c_tai", None, "{done_f_tai}", "{done_f_tai#}"),
    Phrase("c_mai", None, "{done_f_loose}", "{done_f_loose#}"),
    Phrase("c_tsu", None, "{done_f_orbs}", "{done_f_orbs#}"),
]
