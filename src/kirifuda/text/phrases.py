"""Rows of a wording table, and their notation.

Japanese: `{field}`, `{field:category}`, `{field:category.form}`, `{field:category~}` (the form asked of this row),
`*sep` one or more, `+sep` two or more, `**` none or more, `!` a tuple of just one. A field written twice is one tuple,
in the order written.
`{do.what:category}` fills a field of an `inner` node.
English is described in `english.py`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Final

from kirifuda.text.ast_base import Node
from kirifuda.text.errors import RowError
from kirifuda.text.verbs import FORMS


@dataclass(frozen=True)
class Phrase:
    """One wording: a category, the node it stands for (None: the node of its only slot), both languages.

    fixed   fields that the wording implies
    also    spellings that are read and noted, never chosen by the printer
    forms   Japanese of a verb form that the verb table does not give
    inner   fields that are nodes of their own made by this row: with {"do": Gain}, a slot may fill `do.what`
    number  English number: "sg", "pl", "you", or the field it follows
    weak    dropped where another row of the category reads the same words
    replaces  drops the core rows of this category and node
    not_behind  words behind which it is not read: they belong to it, and another row has them
    """

    category: str
    node: type[Node] | None
    ja: str
    en: str
    fixed: Mapping[str, object] = field(default_factory=dict)
    also: tuple[str, ...] = ()
    forms: Mapping[str, str] = field(default_factory=dict)
    inner: Mapping[str, type[Node]] = field(default_factory=dict)
    number: str = "sg"
    weak: bool = False
    replaces: bool = False
    not_behind: tuple[str, ...] = ()

    def __str__(self) -> str:
        return f"{self.category}: {self.ja}"


@dataclass(frozen=True)
class Slot:
    """A gap in a row. `least` is 0, 1 or 2 for lists, -1 for a single child; form "~" is the form asked."""

    field: str
    category: str
    form: str
    least: int
    separator: str

    @property
    def many(self) -> bool:
        return self.least >= 0

    @property
    def alone(self) -> bool:
        """A single child that is the only item of its tuple."""
        return self.least < 0 and self.separator == _ALONE


Part = str | Slot

_SLOT: Final = re.compile(r"\{(?:([\w.]+):)?(\w+)(?:\.(\w+)|(~))?(?:(\*\*|\*|\+|!)([^{}]*))?\}")
_LEAST: Final = {"*": 1, "+": 2, "**": 0}
_ALONE: Final = "!"


@cache
def parts_of(template: str) -> tuple[Part, ...]:
    """The literals and slots of a Japanese template."""
    parts: list[Part] = []
    here = 0
    for found in _SLOT.finditer(template):
        if found.start() > here:
            parts.append(template[here : found.start()])
        name, category, form, same, mark, separator = found.groups()
        if form is not None and form not in FORMS:
            raise RowError(f"{template}: no verb form {form!r}")
        asked = "~" if same else form or "dict"
        between = _ALONE if mark == _ALONE else separator or ""
        parts.append(Slot(name or category, category, asked, _LEAST.get(mark or "", -1), between))
        here = found.end()
    if here < len(template):
        parts.append(template[here:])
    if any("{" in part or "}" in part for part in parts if isinstance(part, str)):
        raise RowError(f"{template}: a brace that is no slot")
    return tuple(parts)


def words(
    category: str, node: type[Node], table: Mapping[str, str], *, fieldname: str = "name", number: str = "sg"
) -> list[Phrase]:
    """Vocabulary: one row a word; the word itself is the field."""
    return [Phrase(category, node, word, english, {fieldname: word}, number=number) for word, english in table.items()]


def merged(core: Iterable[Phrase], own: Iterable[Phrase]) -> tuple[Phrase, ...]:
    """Core rows less those that the game words itself (`replaces`), then the game's rows."""
    mine = tuple(own)
    taken = {(row.category, row.node) for row in mine if row.replaces}
    return tuple(row for row in core if (row.category, row.node) not in taken) + mine
