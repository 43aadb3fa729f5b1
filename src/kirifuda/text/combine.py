"""Rows made from rows: what can be said of a thing can be said when the thing is left out, and in any order of words.

A game writes a wording once; the ways to say it that Japanese always has are made here.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Final

from kirifuda.text import ast as a
from kirifuda.text.phrases import Phrase
from kirifuda.text.verbs import VERBS, ending, passive_of

_GAP: Final = re.compile(r"\{[^}]*\}")
_OBJECT: Final = re.compile(r"\{(\w+):(\w+)\}")

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
    objects = (f"カードを{count}", f"カード{count}を", count, f"{count}カードを")
    decks = ("", "デッキから", "山札から", "自分のデッキから", "自分の山札から", "デッキの上から", "山札の上から")
    ways = [f"{deck}{thing}{verb}" for verb in verbs for deck in decks for thing in objects]
    return Phrase(category, a.Draw, ways[0], "<draw> {count} (card|cards)#count", also=tuple(ways[1:]))


def passively(rows: Iterable[Phrase], sufferers: Mapping[str, str]) -> list[Phrase]:
    """The rows, each said of its object as well: 怪異1体を破壊する, 怪異1体は破壊される. `sufferers`: what an object is
    called as a subject. Where を begins the last words, the object is before it."""
    return [replace(row, also=(*row.also, *_passives(row, sufferers))) for row in rows]


def _passives(row: Phrase, sufferers: Mapping[str, str]) -> Iterable[str]:
    for text in (row.ja, *row.also) if row.category == "act" and not row.forms else ():
        verb = ending(text)
        found = _OBJECT.match(text)
        if "can" not in VERBS.get(verb, {}):
            continue
        undergone = f"{text.removesuffix(verb)}{passive_of(verb)}"
        if found and found[2] in sufferers:
            yield f"{{{found[1]}:{sufferers[found[2]]}}}{undergone[found.end() :]}"
        elif "を" in _GAP.split(text)[-1]:
            yield "が".join(undergone.rsplit("を", 1))
