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

_GAP: Final = re.compile(r"\{[^}]*\}")
_OBJECT: Final = re.compile(r"\{(\w+):(\w+)\}")

DROPPED: Final = Phrase("dropped", a.Dropped, "", "(it|them)#")
"""What was just chosen and is not named again."""


def left_out(
    rows: Iterable[Phrase], objects: Iterable[str], into: str = "bare", *, of: str = "act", unsaid: str = "dropped"
) -> list[Phrase]:
    """The rows that begin with one of these objects, without it: 〜を1体選び、破壊する."""
    wanted = tuple(objects)
    begins = re.compile(rf"^\{{([\w.]+):(?:{'|'.join(map(re.escape, wanted))})\}}")
    gone = rf"{{\1:{unsaid}}}"
    found: dict[tuple[object, ...], Phrase] = {}
    for row in rows:
        spellings = [begins.sub(gone, text) for text in (row.ja, *row.also) if begins.match(text)]
        if row.category != of or not spellings:
            continue
        ja, *also = dict.fromkeys(spellings)
        forms = {form: begins.sub(gone, text) for form, text in row.forms.items() if begins.match(text)}
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
