"""Keywords that nothing but their key and a number makes: each module of a game's `keywords` declares its own."""

from __future__ import annotations

import pkgutil
from collections.abc import Callable, Iterator
from importlib import import_module
from typing import Any

from kirifuda.effects.abilities import TextAbility

Alone = Callable[[str], TextAbility]
Numbered = Callable[[str, int], TextAbility]


def alone(package: str) -> dict[str, Alone]:
    """What makes the keywords without a number, by their words: `ALONE` of each module."""
    return {word: made for table in _declared(package, "ALONE") for word, made in table.items()}


def numbered(package: str) -> dict[str, Numbered]:
    """What makes the keywords with a number: `NUMBERED` of each module."""
    return {word: made for table in _declared(package, "NUMBERED") for word, made in table.items()}


def _declared(package: str, table: str) -> Iterator[dict[str, Any]]:
    for module in pkgutil.iter_modules(import_module(package).__path__):
        yield getattr(import_module(f"{package}.{module.name}"), table, {})
