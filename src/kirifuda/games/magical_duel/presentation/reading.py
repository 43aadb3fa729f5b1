"""A card text taken apart for people: its tree, both languages, and the steps that carry it out."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from kirifuda.games.interface import CardFacts, TextReading
from kirifuda.games.magical_duel.cardfile import load_pool
from kirifuda.games.magical_duel.pool import pool_of
from kirifuda.games.magical_duel.wording import language as card_language
from kirifuda.kernel.errors import EngineError

KEY: Final = "TEXT-1"
SHAPES: Final = (
    {"kind": "詠唱", "cost": 1},
    {"kind": "怪異", "cost": 1, "attack": 1000, "defense": 1000},
    {"kind": "魔法少女", "level": 1},
)
"""Cards that the text might stand on; the first one that can carry it shows the steps."""


def read_text(text: str, *, with_steps: bool) -> TextReading:
    """The text as the language reads it; a `TextError` says where it can't."""
    language = card_language()
    reading = language.read(text)
    tree = "\n".join(branches(reading.tree))
    steps = steps_of(text) if with_steps else []
    return TextReading(tree, language.japanese(reading), language.english(reading), steps)


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
    """The steps of every ability, on the first kind of card that can carry the text."""
    for shape in SHAPES:
        facts = {"id": KEY, "name": "試し書き", "english": "Trial", "attributes": [], "text": text, **shape}
        try:
            pool = pool_of(load_pool((CardFacts("text", facts),)))
        except (EngineError, ValueError):
            continue
        card = pool.card_at(pool.numbers[KEY])
        plans = [ability.procedure for ability in card.values.abilities]
        if card.spell is not None:
            plans.append(card.spell.procedure)
        steps = [(step.clause, step.name) for plan in plans if plan is not None for step in plan.steps]
        if steps:
            return steps
    return []
