"""A card text taken apart for people: its tree, both languages, and the steps that carry it out."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from kirifuda.effects.errors import NoMeaning
from kirifuda.games.interface import TextReading
from kirifuda.games.magical_duel.cardfile import steps
from kirifuda.games.magical_duel.wording import language as card_language

KINDS: Final = ("怪異", "詠唱", "結界", "魔法少女", "神")
"""Cards that a text might stand on; the first that gives it a meaning shows the steps."""


def read_text(text: str, *, with_steps: bool) -> TextReading:
    """The text as the language reads it; a `TextError` says where it can't."""
    language = card_language()
    reading = language.read(text)
    tree = "\n".join(branches(reading.tree))
    found = steps_of(text) if with_steps else []
    return TextReading(tree, language.japanese(reading), language.english(reading), found)


def branches(node: object, label: str = "", depth: int = 0) -> list[str]:
    """A node and everything below it, a line each, indented by depth."""
    lead = "  " * depth + (f"{label}: " if label else "")
    if isinstance(node, tuple):
        if not node:
            return []
        found: list[str] = []
        for part in node:
            found.extend(branches(part, label, depth))
        return found
    if not isinstance(node, Struct):
        return [f"{lead}{node}"]
    found = []
    plain: list[str] = []
    for field in node.__struct_fields__:
        value = getattr(node, field)
        if isinstance(value, Struct | tuple):
            found.extend(branches(value, field, depth + 1))
        else:
            plain.append(str(value))
    words = f"({', '.join(plain)})" if plain else ""
    return [f"{lead}{type(node).__name__}{words}", *found]


def steps_of(text: str) -> list[tuple[str, str]]:
    """The steps of every ability, on the first kind of card on which the text means something."""
    for kind in KINDS:
        try:
            found = steps(text, kind)
        except NoMeaning:
            continue
        if found:
            return found
    return []
