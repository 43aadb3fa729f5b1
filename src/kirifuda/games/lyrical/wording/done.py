"""Wordings of lyrical for what a text has just done something to: spoken of, counted, and picked out of it."""

from __future__ import annotations

from typing import Final

from kirifuda.games.lyrical import ast as n
from kirifuda.games.lyrical.wording.words import KINDS
from kirifuda.text import ast as a
from kirifuda.text.phrases import Phrase
from kirifuda.text.verbs import VERBS

_ACTS: Final[tuple[tuple[tuple[str, ...], str, str], ...]] = (
    (("捨て札した", "捨てた"), "Discard", "discarded"),
    (("行動済み状態にした",), "Orient", "made acted"),
    (("未行動状態にした",), "Orient|Ready", "made un-acted"),
    (("手札に戻した",), "Move:手札", "returned to the hand"),
    (("手札に加えた",), "Move:手札", "added to the hand"),
    (("デッキに戻した", "デッキに加えた"), "Move:デッキ|ShuffleIn", "put back into the deck"),
    (("場に出した",), "Move:場", "put onto the field"),
    (("選んだ",), "Choose", "chosen"),
    (("公開した", "見せた", "表向きにした"), "Reveal", "revealed"),
)
"""What was done, and the node of it."""
_SPOKEN: Final = ("Choose", "Reveal")
"""What was chosen or revealed is spoken of by 選んだ and その already."""
_ASKED: Final = ("Discard", "Move:手札", "Move:場")
"""Of which is asked what they were done to."""
_THIS_WAY: Final = ("", "これによって", "これにより", "この効果で", "こうして", "この方法で")
_WHAT: Final[dict[str, type[a.Node]]] = {"what": a.ActedOn}
_SIDES: Final = (("自分の", a.Actor(), "yours"), ("対戦相手の", a.Opponent(), "your opponent's"))


def _done() -> list[Phrase]:
    """これによって捨て札したカードの枚数: what something was done to."""
    rows: list[Phrase] = []
    for verbs, act, english in _ACTS:
        ways = [f"{way}{verb}" for verb in verbs for way in _THIS_WAY]
        rows += _counted(ways, act, english)
        rows += _which(verbs, act, english) if act in _ASKED else []
        rows.append(
            Phrase(
                "acted",
                a.ActedOn,
                ways[0],
                f"{english} this way",
                {"act": act, "noun": a.AnyCard()},
                also=tuple(ways[1:]),
            )
        )
        if act not in _SPOKEN:
            rows.append(
                Phrase(
                    "ref",
                    a.ActedOn,
                    f"{ways[0]}{{noun:n_done}}",
                    f"the {{noun}} {english} this way",
                    {"act": act},
                    also=tuple(f"{way}{{noun:n_done}}" for way in ways[1:]),
                )
            )
    return rows  # fmt: skip


def _which(verbs: tuple[str, ...], act: str, english: str) -> list[Phrase]:
    """この効果でトリックカードを捨て札した場合: whether something of a sort was among it."""
    inner: dict[str, type[a.Node]] = {"left": a.CountOf, "left.of": a.Filter, "left.of.where": a.Among}
    inner["left.of.where.what"] = a.ActedOn
    what = {"left.of.where.what.act": act, "left.of.where.what.noun": a.AnyCard()}
    name = "{left.of.qualities<}{left.of.noun}{left.of.qualities>}"
    thing = "{left.of.qualities:mod**}{left.of.noun:n_card}"
    rows: list[Phrase] = []
    for category, link, form, say, fixed in (
        (
            "amongit",
            "を",
            "dict",
            "at least one {name} was {done} this way",
            {"relation": a.AtLeast(), "right": a.Num(1)},
        ),
        ("cond1", "を1枚も", "nakatta", "no {name} was {done} this way", {"relation": a.Same(), "right": a.Num(0)}),
    ):
        ways = [
            f"{way}{thing}{link}{_form(verb, form).replace('しなかった', 'していない')}"
            for verb in verbs
            for way in _THIS_WAY[1:]
        ]
        said = say.replace("{name}", name).replace("{done}", english)
        rows.append(Phrase(category, a.Compare, ways[0], said, {**fixed, **what}, inner=inner, also=tuple(ways[1:])))
    return rows  # fmt: skip


def _form(verb: str, form: str) -> str:
    """Another form of what was done: 捨て札した, 捨て札しなかった."""
    did, other = max(
        (
            (forms["ta"], forms[form])
            for forms in VERBS.values()
            if {"ta", form} <= forms.keys() and verb.endswith(forms["ta"])
        ),
        key=lambda pair: len(pair[0]),
    )
    return verb.removesuffix(did) + other


def _counted(ways: list[str], act: str, english: str) -> list[Phrase]:
    """How many it was done to: characters, or cards of any sort."""
    rows: list[Phrase] = []
    for category, words, noun, name in (
        ("tai", ("キャラクター",), a.Kind("キャラクター"), "character"),
        ("mai", ("カード", "手札"), a.AnyCard(), "card"),
    ):
        said = [f"{way}{word}" for way in ways for word in words]
        fixed = {"what.act": act, "what.noun": noun}
        for kind, plural in (("done", f"{name}s"), ("s", f"({name}|{name}s)#")):
            rows.append(
                Phrase(
                    f"{kind}_{category}",
                    n.NumberOf,
                    said[0],
                    f"{plural} {english} this way",
                    fixed,
                    inner=_WHAT,
                    also=tuple(said[1:]),
                )
            )
    return rows  # fmt: skip


DONE: Final = [
    *_done(),
    Phrase("cond1", None, "{amongit.ta}", "{amongit}"),
    Phrase("measure1", None, "{done_tai}の数", "the number of {done_tai}", also=("{done_tai}の体数",)),
    Phrase("measure1", None, "{done_mai}の枚数", "the number of {done_mai}", also=("{done_mai}の数",)),
    Phrase("measure1", n.NumberOf, "捨て札した枚数", "the number of cards discarded this way", {"what.noun": a.AnyCard(), "what.act": "Discard"}, inner=_WHAT, also=tuple(f"{way}捨て札した枚数" for way in _THIS_WAY[1:])),
    Phrase("f_mai", a.Filter, "{where.what:acted}{noun:n_sort}", "{noun#} {where.what}", {"qualities": ()}, inner={"where": a.Among}),
    Phrase("f_mai", a.Filter, "{where.what:acted}{qualities:mod*}{noun:n_card}", "{qualities<}{noun#}{qualities>#} {where.what}", inner={"where": a.Among}),
    Phrase("f_mai", a.Filter, "{where.what:acted}カードの中の{qualities:mod**}{noun:n_card}", "{qualities<}{noun#}{qualities>#} {where.what}", inner={"where": a.Among}, also=("{where.what:acted}カードの中から{qualities:mod**}{noun:n_card}", "{where.what:acted}カードの中にある{qualities:mod**}{noun:n_card}", "{where.what:acted}カードのうち{qualities:mod**}{noun:n_card}")),
    Phrase("f_at_mai", a.Filter, "{where.what:acted}カードの中に{qualities:mod**}{noun:n_card}", "{qualities<}{noun#}{qualities>#} {where.what}", inner={"where": a.Among}),
    *(
        Phrase("f_mai", a.Filter, f"{{where.what:acted}}{word}{{noun:n_card}}", f"{{noun#}} of {english} {{where.what}}", {"qualities": (a.ControlledBy(whose),)}, inner={"where": a.Among})
        for word, whose, english in _SIDES
    ),
    *(Phrase("n_sort", a.Kind, f"{word}カード", f"({english} card|{english} cards)#", {"name": word}, also=() if word == "キャラクター" else (word,)) for word, english in KINDS.items()),
]  # fmt: skip
