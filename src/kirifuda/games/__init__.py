"""The games, by name. Nothing outside this package imports a game directly."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec

from kirifuda.games.declaration import declared_in
from kirifuda.games.interface import CardFacts, CardGame, Deck
from kirifuda.games.scenario_words import ScenarioWords, Standing, Verb
from kirifuda.games.sheet import TableWords
from kirifuda.games.shipped import ShippedGame
from kirifuda.packages import folder_of, packages

__all__ = [
    "GAMES", "CardFacts", "CardGame", "Deck", "ScenarioWords", "Standing", "TableWords", "Verb", "has_table", "load",
    "scenario_words", "table_words",
]  # fmt: skip

GAMES = tuple(packages())
"""In the order in which they are shown: those that have a folder here, then those of other packages."""


def load(name: str) -> CardGame:
    """The game of that name; ValueError with the known names if there is none, or with what is wrong with its files."""
    if name not in GAMES:
        raise ValueError(f"there is no game {name!r}; there are: {', '.join(GAMES)}")
    return loaded(name)


@cache
def loaded(name: str) -> CardGame:
    """The game, made once: of its own class if it has a module `game`."""
    package = packages()[name]
    try:
        declaration = declared_in(folder_of(name))
        own = find_spec(f"{package}.game") is not None
        kind = import_module(f"{package}.game").Game if own else ShippedGame
        game = kind(package, declaration)
    except Exception as error:
        raise ValueError(f"the game {name!r} of the package {package} cannot be loaded: {error}") from error
    assert isinstance(game, CardGame)
    return game


def scenario_words(name: str) -> ScenarioWords:
    """The words in which scenarios of that game are written."""
    return load(name).scenario_words


def has_table(name: str) -> bool:
    """Whether that game can be played at a table in a browser yet."""
    return name in GAMES and load(name).has_table()


def table_words(name: str) -> TableWords:
    """What a table in a browser asks of that game."""
    return load(name).table_words
