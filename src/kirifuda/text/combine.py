"""Rows made from rows: what can be said of a thing can be said when the thing is left out, and in any order of words.

A game writes a wording once; the ways to say it that Japanese always has are made here.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import replace
from typing import Final

from kirifuda.text import ast as a
from kirifuda.text.phrases import Phrase
from kirifuda.text.verbs import ending

DROPPED: Final = Phrase("dropped", a.Dropped, "", "(it|them)#")
"""What was just chosen and is not named again."""


def left_out(rows: Iterable[Phrase], objects: Iterable[str], into: str = "bare") -> list[Phrase]:
    """The rows that begin with one of these objects, without it: 〜を1体選び、破壊する."""
    wanted = tuple(objects)
    begins = re.compile(rf"^\{{(\w+):(?:{'|'.join(map(re.escape, wanted))})\}}")
    found: dict[tuple[object, ...], Phrase] = {}
    for row in rows:
        spellings = [begins.sub(r"{\1:dropped}", text) for text in (row.ja, *row.also) if begins.match(text)]
        if row.category != "act" or not spellings:
            continue
        ja, *also = dict.fromkeys(spellings)
        forms = {form: begins.sub(r"{\1:dropped}", text) for form, text in row.forms.items() if begins.match(text)}
        key = (row.node, ja, tuple(sorted(map(str, row.fixed.items()))))
        found.setdefault(key, replace(row, category=into, ja=ja, also=tuple(also), forms=forms))
    return list(found.values())


def counted(category: str, things: str, quantity: str, english: str = "{count} {of#count}") -> Phrase:
    """So many of something, as an object: 味方1体を, 味方を1体, 1体の味方を."""
    orders = ("{%s}{%s}を", "{%s}を{%s}")
    of, count = f"of:{things}", f"count:{quantity}"
    ja, *also = (*(order % (of, count) for order in orders), f"{{{count}}}の{{{of}}}を")
    return Phrase(category, a.Some, ja, english, also=tuple(also), number="count")


def drawing(category: str = "act", quantity: str = "q_mai", verbs: tuple[str, ...] = ("引く", "ドローする")) -> Phrase:
    """To draw, in every way in which it is said; the first verb is the house's."""
    count = f"{{count:{quantity}}}"
    objects = (f"カードを{count}", f"カード{count}を", count, f"{count}カードを", f"{count}を", f"{count}のカードを")
    decks = ("", "デッキから", "山札から", "自分のデッキから", "自分の山札から", "デッキの上から", "山札の上から")
    decks += ("デッキの一番上から", "自分のデッキの上から", "自分のデッキの一番上から")
    ways = [f"{deck}{thing}{verb}" for verb in verbs for deck in decks for thing in objects]
    return Phrase(category, a.Draw, ways[0], "<draw> {count} (card|cards)#count", also=tuple(ways[1:]))


_PASSIVE: Final = {
    "する": "される",
    "置く": "置かれる",
    "戻す": "戻される",
    "加える": "加えられる",
    "出す": "出される",
    "送る": "送られる",
    "捨てる": "捨てられる",
    "移す": "移される",
    "与える": "与えられる",
    "取り除く": "取り除かれる",
    "選ぶ": "選ばれる",
}


def undergone(rows: Iterable[Phrase], obj: str, subjects: Iterable[str], into: str = "step") -> list[Phrase]:
    """What is done to a thing, said of the thing: 〜を破壊する, 〜が破壊される. The English is that of the deed."""
    found: list[Phrase] = []
    for row in rows:
        plain = [
            text for text in (row.ja, *row.also) if text.startswith(f"{{what:{obj}}}") and ending(text) in _PASSIVE
        ]
        said = [text.removesuffix(ending(text)) + _PASSIVE[ending(text)] for text in plain]
        ways = [text.replace(f"{{what:{obj}}}", f"{{what:{one}}}", 1) for text in said for one in subjects]
        if row.category == "act" and ways:
            found.append(replace(row, category=into, ja=ways[0], also=tuple(dict.fromkeys(ways[1:])), forms={}))
    return found


def topical(rows: Iterable[Phrase], obj: str, topic: str, into: str = "step") -> list[Phrase]:
    """What is done to a thing that was spoken of and stands before は: 残りは捨札に置く."""
    found: list[Phrase] = []
    for row in rows:
        head = f"{{what:{obj}}}"
        ways = [text.replace(head, f"{{what:{topic}}}", 1) for text in (row.ja, *row.also) if text.startswith(head)]
        if row.category == "act" and ways:
            found.append(replace(row, category=into, ja=ways[0], also=tuple(ways[1:]), forms={}))
    return found


_ENGLISH_FIELD: Final = re.compile(r"(\{|@|#(?!(?:pl|sg|actor)\b))(?=[a-z])")


def in_the_middle(
    rows: Iterable[Phrase], begins: Iterable[str], span: str, into: str, *, category: str = "stmt", behind: str = ""
) -> list[Phrase]:
    """How long something lasts, said behind who or what it is said of: それはこのターン中、…"""
    wanted = "|".join(map(re.escape, begins))
    head = re.compile(rf"^(\{{\w+:(?:{wanted})\}}{behind})")
    found: list[Phrase] = []
    for row in rows:
        spellings = [head.sub(rf"\1{{duration:{span}}}、", text) for text in (row.ja, *row.also) if head.match(text)]
        if row.category != category or row.node is None or not spellings:
            continue
        ja, *also = (re.sub(r"\{(?!duration:)(?=[\w.]+:)", "{do.", _named(text)) for text in spellings)
        found.append(
            Phrase(
                into,
                a.Timed,
                ja,
                _ENGLISH_FIELD.sub(r"\1do.", row.en) + " {duration}",
                {f"do.{name}": value for name, value in row.fixed.items()},
                also=tuple(also),
                inner={"do": row.node, **{f"do.{name}": node for name, node in row.inner.items()}},
            )
        )
    return found


def _named(template: str) -> str:
    """Every slot with the name of its field."""
    return re.sub(r"\{(\w+)(?=[}~*+!])", r"{\1:\1", template)
