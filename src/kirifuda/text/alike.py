"""Spellings that carry no meaning of their own: one table, brought to one form in texts and rows alike.

Rows keep the house spelling. Where a text does not read as it is written, it is read once more with both sides
in one form, and without commas; so whoever spells a thing otherwise says the same.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Final

from kirifuda.text.phrases import Phrase

_GAP: Final = re.compile(r"(\{[^}]*\})")
_NUMERALS: Final = "一二三四五六七八九"


@dataclass(frozen=True)
class Alike:
    """Spellings (regular expressions) that are read as one. `remark` tells a reader of the reference why, or where."""

    one: str
    also: tuple[str, ...]
    remark: str = ""


EVERYWHERE: Final[tuple[Alike, ...]] = (
    Alike("すべて", ("全て", "総て")),
    Alike("時", ("とき",)),
    Alike("限り", ("かぎり",)),
    Alike("代わりに", ("かわりに", "替わりに")),
    Alike("または", ("又は", "もしくは", "あるいは")),
    Alike("および", ("及び", "ならびに")),
    Alike("できる", ("出来る",)),
    Alike("できない", ("出来ない",)),
    Alike("ただし", ("但し",)),
    Alike("さらに", ("更に",)),
    Alike("いずれか", ("何れか", "どれか")),
    Alike("ごとに", ("毎に",)),
    Alike("他の", ("ほかの",)),
    Alike("同じ", ("おなじ",)),
    Alike("最も", ("もっとも",)),
    Alike("まで", ("迄",)),
    Alike("既に", ("すでに",)),
    Alike("持つ", ("もつ",)),
    Alike("選ぶ", ("えらぶ",)),
    Alike("選び", ("えらび",)),
    Alike("引く", ("ひく",)),
    Alike("なら", ("ならば",)),
    Alike("場合、", ("場合は、", "場合には、")),
    Alike("レベル", (r"(?:LV|Lv|lv)\.?(?=[0-9X])",), "before a number"),
    Alike("", (" +",), "spaces"),
    Alike("）", ("。）",), "a full stop before a round bracket"),
    *[
        Alike(str(at), (rf"{numeral}(?=[枚体つ人回点個種])",), "before a counter")
        for at, numeral in enumerate(_NUMERALS, 1)
    ],
)
"""For every game."""


class Spelling:
    """A table of likes, compiled. What stands in quotes of a name is left as it is."""

    def __init__(self, likes: Iterable[Alike], quotes: str = "“”") -> None:
        self.likes: Final = tuple(likes)
        self._forms: Final = [like.one for like in self.likes for _ in like.also]
        ways = [pattern for like in self.likes for pattern in like.also]
        kept = "|".join(
            f"{re.escape(a)}[^{re.escape(b)}]*{re.escape(b)}" for a, b in zip(quotes[::2], quotes[1::2], strict=True)
        )
        self._pattern: Final = re.compile("|".join([f"(?:{kept})", *(f"({way})" for way in ways)]))

    def one(self, text: str) -> tuple[str, list[int]]:
        """The text in one form, and where each of its characters (and its end) came from."""
        made: list[str] = []
        origin: list[int] = []
        here = 0
        for found in self._pattern.finditer(text):
            start, end = found.span()
            made.append(text[here:start])
            origin.extend(range(here, start))
            form = text[start:end] if found.lastindex is None else self._forms[found.lastindex - 1]
            made.append(form)
            origin.extend(min(start + at, max(start, end - 1)) for at in range(len(form)))
            here = end
        made.append(text[here:])
        origin.extend(range(here, len(text) + 1))
        return "".join(made), origin

    def plain(self, text: str) -> str:
        """The text in one form."""
        return self.one(text)[0]

    def loose(self, rows: Iterable[Phrase]) -> tuple[Phrase, ...]:
        """Rows in one form."""
        return tuple(
            replace(row, ja=self._row(row.ja), also=tuple(map(self._row, row.also)), forms=self._forms_of(row.forms))
            for row in rows
        )

    def _forms_of(self, forms: Mapping[str, str]) -> dict[str, str]:
        return {form: self._row(text) for form, text in forms.items()}

    def _row(self, template: str) -> str:
        pieces = _GAP.split(template)
        return "".join(piece if piece.startswith("{") else self.plain(piece).replace(" ", "") for piece in pieces)
