"""Words for people, the same for every game: complete in both languages, and whatever comes up can be said."""

from __future__ import annotations

from importlib import import_module
from typing import Final

import pytest

from kirifuda.games import GAMES, load
from kirifuda.games.interface import LANGUAGES
from kirifuda.games.questions import COMMON_CHOICES, COMMON_QUESTIONS, Words
from kirifuda.kernel.randomness import Dice
from tests.games.speech import (
    Sources,
    begun,
    half_translated,
    has_ledgers,
    is_coloured_only,
    malformed,
    one_sided,
    say_a_game,
    step,
    tables_of,
)


def asked_of(game: str) -> dict[str, dict[str, Words]]:
    """The words of a game's questions and choices."""
    found = load(game).questions
    return {
        "questions": {name: found.words(name) for name in found.questions} | dict(found.situations),
        "choices": {name: found.said(name) for name in found.choices},
        "wishes": found.wishes,
    }


TABLES: Final = {
    f"{package}: {name}": table
    for package in ("presentation", *[f"{game}.presentation" for game in GAMES])
    for name, table in tables_of(f"kirifuda.games.{package}").items()
} | {f"{game}.asked: {name}": table for game in GAMES for name, table in asked_of(game).items()}
COMMON: Final = {*COMMON_QUESTIONS, *COMMON_CHOICES}
WATCHED: Final = [
    *[("magical_duel", seed, 400, 10) for seed in range(4)],
    *[(game, seed, 300, 5) for game in GAMES if game != "magical_duel" for seed in (7, 11, 13, 20)],
]
"""Games that are said: with which seed, up to which decision, and more than how many kinds of events come up."""


@pytest.mark.parametrize("game", GAMES)
def test_everything_that_the_rules_say_has_words(game: str) -> None:
    parts = {part: import_module(f"kirifuda.games.{game}.presentation.{part}") for part in ("log", "endings")}
    tables = {
        "prompts": asked_of(game)["questions"],
        "verbs": asked_of(game)["choices"],
        "events": parts["log"].EVENTS,
        "moments": parts["log"].MOMENTS,
        "endings": parts["endings"].REASONS,
    }

    assert Sources(load(game)).unsaid(tables) == {}


@pytest.mark.parametrize("game", GAMES)
def test_every_question_and_every_choice_is_one_of_the_rules(game: str) -> None:
    questions = load(game).questions
    own = {name for name in (*questions.questions, *questions.choices) if name not in COMMON}

    assert own - Sources(load(game)).words() == set()


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_the_tables_that_are_looked_through(game: str) -> None:
    found = {name.partition(": ")[2] for name in TABLES if name.startswith(f"{game}.")}

    assert found >= {
        "board.LABELS", "cards.FACTS", "endings.REASONS", "log.EVENTS", "log.VARIANTS", "log.MOMENTS", "naming.NAMES",
        "objects.SENTENCES", "objects.FIELDS", "terms.ZONES", "terms.KINDS", "terms.UNTIL", "questions", "choices",
        "wishes",
    }  # fmt: skip


@pytest.mark.parametrize("table", TABLES)
def test_both_languages_say_something_or_neither_does(table: str) -> None:
    assert one_sided(TABLES[table]) == []


@pytest.mark.parametrize("table", TABLES)
def test_english_is_english(table: str) -> None:
    assert half_translated(TABLES[table]) == []


@pytest.mark.parametrize("table", TABLES)
def test_fields_are_braces_in_balance(table: str) -> None:
    assert malformed(TABLES[table]) == []


@pytest.mark.parametrize(("game", "seed", "most", "kinds"), WATCHED)
def test_everything_in_a_game_can_be_said(game: str, seed: int, most: int, kinds: int) -> None:
    assert len(say_a_game(load(game), seed, most)) > kinds


@pytest.mark.parametrize("decisions", [0, 80])
@pytest.mark.parametrize("game", GAMES)
def test_colours_are_only_added(game: str, decisions: int) -> None:
    words = load(game)
    table, dice = begun(words, 2), Dice(2)
    for _ in range(decisions):
        if table.decision() is not None:
            step(table, dice)
    table.decision()

    assert all(is_coloured_only(words, table, language) for language in LANGUAGES)


@pytest.mark.parametrize("game", GAMES)
def test_the_folder_holds_the_ledgers(game: str) -> None:
    assert has_ledgers(load(game).folder())


@pytest.mark.parametrize("game", GAMES)
def test_every_feature_has_its_weight(game: str) -> None:
    evaluation = import_module(f"kirifuda.games.{game}.evaluation")
    table = begun(load(game), 2)
    table.decision()

    assert len(evaluation.FEATURES) == len(evaluation.WEIGHTS) == len(evaluation.features(table, 0))
