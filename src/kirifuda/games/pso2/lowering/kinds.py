"""Which kinds of cards a line can stand on: what could never come true there is refused, not passed over."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from kirifuda import effects as e
from kirifuda.effects.lowering.base import Path, words_at
from kirifuda.games.pso2 import ast as p
from kirifuda.games.pso2.abilities import AMBUSH, PROLIFERATE
from kirifuda.games.pso2.values import ACTIVE, ANY_ITEM, BOSS, CHARACTER, EQUIPMENT, ITEM, PERSON, PLAYER_CARD
from kirifuda.text import ast as a

if TYPE_CHECKING:
    from kirifuda.text.language import Reading

PLAYED: Final = CHARACTER | ACTIVE | ANY_ITEM
FIGHTERS: Final = CHARACTER | PERSON
NEEDS: Final[dict[type[a.Node], tuple[int, str]]] = {
    p.Host: (ACTIVE, "only an active is attached to something (204.2.2.1)"),
    p.Bearer: (EQUIPMENT, "only a weapon (武器) or armour (防具) has a bearer (205.4.1)"),
    p.Slots: (EQUIPMENT, "only a weapon or armour takes slots (205.4.4.1)"),
    p.PlayOnly: (ACTIVE, "only an active says when it is played (504.1.3)"),
    p.PlayOutside: (ACTIVE, "only an active says when it is played (504.1.3)"),
    p.PlayIf: (ACTIVE, "only an active says when it is played (504.1.3)"),
    p.PlayInResponse: (ACTIVE, "only an active is played in response (103.7.1.1)"),
    p.LifeBecomes: (BOSS, "only a boss has such a rule (R.08)"),
    p.NoMag: (PLAYER_CARD, "only a player card is used with a mag (100.1)"),
    p.MostDrops: (PLAYER_CARD, "only a player card says what its deck holds (100.6)"),
    p.MostCopies: (PLAYED, "it is never in a deck (100.2)"),
    p.CostIsX: (PLAYED, "it is never played (504.2)"),
    p.BossPlaysMore: (BOSS, "only a boss says how it plays (R.14)"),
    p.LifeOf: (BOSS, "only a boss has a life (R.08)"),
    p.OnEntry: (PLAYED, "it is in play from the beginning (201.2, 203.1)"),
    p.OnDefeat: (PLAYED, "it never leaves its place (201.5, 203.2)"),
    p.OnDrop: (PLAYED, "it is never in a deck (100.2)"),
}
"""What may stand only on some kinds of cards, and why."""


def check_kind(key: str, reading: Reading, kind: int) -> None:
    """Refuse a text on a card of a kind where a part of it could never be true."""
    for path, node in walk(reading.tree, ()):
        allowed, why = NEEDS.get(type(node), (kind, ""))
        if isinstance(node, a.KeywordLine):
            allowed, why = allowed_keywords(node, kind)
        if isinstance(node, p.EntersOn) and isinstance(node.what, a.This):
            is_on = node.position.name == "ON"
            allowed, why = (CHARACTER if is_on else ITEM), "it comes so anyway, or not by itself (202.2, 205.3)"
        if isinstance(node, p.BossPlayer) and words_at(reading, path).startswith("この"):
            allowed, why = BOSS, "only a boss has turns of its own (R.11)"
        if isinstance(node, p.BossPlays) and not words_at(reading, path).startswith("《ボス》"):
            allowed, why = BOSS, "only the boss plays cards of its deck (R.14)"
        if not kind & allowed:
            where = ".".join(str(part) for part in path)
            why = f"cannot stand on such a card: {why}"
            raise e.NoMeaning(key, where, why, type(node).__name__, words_at(reading, path))


def allowed_keywords(node: a.KeywordLine, kind: int) -> tuple[int, str]:
    """302.1, 302.11: by itself only a character, a player or a boss has a keyword that speaks of fighting."""
    for keyword in node.keywords:
        if isinstance(keyword, a.Keyword) and keyword.name == PROLIFERATE:
            return PLAYED, "it is never in a deck (100.2)"
        if isinstance(keyword, a.Keyword) and keyword.name == AMBUSH:
            return CHARACTER, "only a character would come OFF (202.2, 302.6)"
        if not isinstance(keyword, p.Slots):
            return FIGHTERS, "it does not fight (215.2)"
    return kind, ""


def walk(node: a.Node, path: Path) -> Iterator[tuple[Path, a.Node]]:
    """Every node of a tree with its path."""
    yield path, node
    for name in node.__struct_fields__:
        value = getattr(node, name)
        for step, one in enumerate(value) if isinstance(value, tuple) else ((-1, value),):
            if isinstance(one, a.Node):
                yield from walk(one, (*path, name) if step < 0 else (*path, name, step))
