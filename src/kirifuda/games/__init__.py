"""The games, by name. Nothing outside this package imports a game directly."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec

from kirifuda.games.interface import CardFacts, CardGame, Deck
from kirifuda.games.scenario_words import ScenarioWords, Standing, Verb
from kirifuda.games.sheet import TableWords

__all__ = [
    "GAMES", "CardFacts", "CardGame", "Deck", "ScenarioWords", "Standing", "TableWords", "Verb", "has_table", "load",
    "scenario_words", "table_words",
]  # fmt: skip

GAMES = ("magical_duel", "spellcard_strike", "pso2", "last_resort", "lyrical")
"""In the order in which they are shown."""


def load(name: str) -> CardGame:
    """The game of that name; ValueError with the known names if there is none."""
    if name not in GAMES:
        raise ValueError(f"there is no game {name!r}; there are: {', '.join(GAMES)}")
    game = import_module(f"kirifuda.games.{name}.game").GAME
    assert isinstance(game, CardGame)
    return game


def scenario_words(name: str) -> ScenarioWords:
    """The words in which scenarios of that game are written."""
    load(name)
    words = import_module(f"kirifuda.games.{name}.scenario_words").WORDS
    assert isinstance(words, ScenarioWords)
    return words


def has_table(name: str) -> bool:
    """Whether that game can be played at a table in a browser yet."""
    return name in GAMES and find_spec(f"kirifuda.games.{name}.presentation.sheet") is not None


def table_words(name: str) -> TableWords:
    """What a table in a browser asks of that game."""
    load(name)
    words = import_module(f"kirifuda.games.{name}.presentation.sheet").TABLE
    assert isinstance(words, TableWords)
    return words
