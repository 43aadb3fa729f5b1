"""Reading card and deck files: what every game's files share. A mistake is named with its place, in one sentence."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from kirifuda.games.interface import CardFacts
from kirifuda.kernel.errors import EngineError

Facts = TypeVar("Facts", bound=msgspec.Struct)


class MalformedCard(EngineError, ValueError):
    """A card or deck that can't be used: file, card, field, and what is wrong with it."""

    def __init__(self, where: str, card: str, field: str, why: str) -> None:
        self.where = where
        self.card = card
        self.field = field
        self.why = why
        super().__init__(f"{where}: card {card}, {field}: {why}" if card else f"{where}: {field}: {why}")


def entries(path: Path, name: str, allowed: tuple[str, ...] = ()) -> list[dict[str, Any]]:
    """The tables of one name in a file; `allowed` are the names that may stand there, if there are several."""
    known = allowed or (name,)
    try:
        content = tomllib.loads(path.read_text("utf-8"))
    except (OSError, tomllib.TOMLDecodeError) as error:
        raise MalformedCard(path.name, "", "file", str(error)) from error
    unknown = [key for key in content if key not in known]
    if unknown:
        raise MalformedCard(path.name, "", unknown[0], f"only {' and '.join(f'[[{key}]]' for key in known)} stand here")
    found = content.get(name, [])
    if not isinstance(found, list) or not all(isinstance(entry, dict) for entry in found):
        raise MalformedCard(path.name, "", name, f"write [[{name}]] before each of them")
    return found


def typed_in(path: Path) -> tuple[CardFacts, ...]:
    """The cards of a file that somebody wrote: `[[card]]` tables with the facts that the game's own files have."""
    return tuple(CardFacts(str(path), entry) for entry in entries(path, "card"))


def converted(card: CardFacts, facts: type[Facts]) -> Facts:
    """The facts as a record; every mistake is named with its place."""
    name = str(card.facts.get("id", "?"))
    try:
        return msgspec.convert(card.facts, facts)
    except msgspec.ValidationError as error:
        message, _, place = str(error).partition(" - at `$")
        field = place.strip("`.") or message.partition("`")[2].partition("`")[0] or "facts"
        raise MalformedCard(card.where, name, field, message) from error


def listed(numbers: dict[str, int]) -> list[str]:
    """Every card as often as it is in the deck."""
    return [key for key, number in numbers.items() for _ in range(number)]
