"""Words for people, the same for every game: complete in both languages, and whatever comes up can be said."""

from __future__ import annotations

import re
from importlib import import_module
from types import ModuleType
from typing import Final

import msgspec
import pytest
from msgspec import structs

from kirifuda.games import GAMES, load
from kirifuda.games.interface import LANGUAGES
from kirifuda.games.questions import COMMON_CHOICES, COMMON_QUESTIONS, Words
from kirifuda.games.telling import usual
from kirifuda.kernel.randomness import Dice
from kirifuda.packages import packages
from tests.games.speech import (
    Sources,
    begun,
    half_translated,
    has_ledgers,
    is_coloured_only,
    malformed,
    one_sided,
    phases_set,
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


def named_in(game: str) -> dict[str, dict[str, Words]]:
    """What a game calls things."""
    words = load(game).words
    return {
        "zones": words.zone_words,
        "phases": words.phase_words,
        "positions": {row.en: (row.ja, row.en) for row in words.positions},
        "facts": {row.name: (row.ja, row.en) for row in words.facts if row.en},
        "player facts": {row.name: (row.ja, row.en) for row in words.player_facts},
        "hidden": words.hidden,
        "endings": words.reasons,
        "durations": dict(words.until),
    }


def module_of(game: str, name: str) -> str:
    """A module of a game, which may be a package of its own."""
    return f"{packages()[game]}.{name}"


def has_module(game: str, name: str) -> bool:
    """Whether a game has a module, so that no default says what it would."""
    path = load(game).folder().joinpath(*name.split("."))
    return path.is_dir() or path.with_suffix(".py").is_file()


TELLING: Final = [game for game in GAMES if has_module(game, "telling")]
"""Games that tell themselves what the defaults do not."""
TABLES: Final = {
    f"{package}: {name}": table
    for package, module in (
        ("telling", "kirifuda.games.telling"),
        *[(f"{game}.telling", module_of(game, "telling")) for game in TELLING],
    )
    for name, table in tables_of(module).items()
} | {f"{game}.said: {name}": table for game in GAMES for name, table in (asked_of(game) | named_in(game)).items()}
COMMON: Final = {*COMMON_QUESTIONS, *COMMON_CHOICES}
SEEDS: Final = (7, 11, 13, 20)
"""Games that are said."""


def card_fields(game: str) -> set[str]:
    """What cards may have in the files of a game."""
    held = vars(import_module(module_of(game, "cardfile"))).values()
    records = [one for one in held if isinstance(one, type) and issubclass(one, msgspec.Struct)]
    return {field.encode_name for record in records for field in structs.fields(record)}


def log_of(game: str) -> ModuleType:
    """Where what happens in a game is told, its own or the usual one."""
    return import_module(module_of(game, "telling.log") if game in TELLING else usual.__name__)


def events_of(game: str) -> dict[str, Words]:
    """What is told of each kind of event."""
    return {**log_of(game).EVENTS, **load(game).words.events}


@pytest.mark.parametrize("game", GAMES)
def test_everything_that_the_rules_say_has_words(game: str) -> None:
    tables = {
        "prompts": asked_of(game)["questions"],
        "verbs": asked_of(game)["choices"],
        "events": events_of(game),
        "moments": log_of(game).MOMENTS,
        "endings": load(game).words.reasons,
    }

    assert Sources(load(game)).unsaid(tables) == {}


@pytest.mark.parametrize("game", GAMES)
def test_every_question_and_every_choice_is_one_of_the_rules(game: str) -> None:
    questions = load(game).questions
    own = {name for name in (*questions.questions, *questions.choices) if name not in COMMON}

    assert own - Sources(load(game)).words() == set()


@pytest.mark.parametrize("game", GAMES)
def test_zones_phases_endings_and_durations_are_those_of_the_rules(game: str) -> None:
    card_game = load(game)
    words, sources = card_game.words, Sources(card_game)
    setups = {row.name for row in words.phases if row.is_setup}

    assert tuple(row.kind for row in words.zones) == card_game.rulebook.zones
    assert set(words.phase_words) - setups == phases_set(sources) - setups
    assert [row.number for row in words.positions] == list(range(len(words.positions)))
    assert {*words.endings, *words.until} - {""} - sources.words() == set()
    assert (len(setups), sum(row.is_usual for row in words.phases)) == (1, 1)
    assert sum(row.waits for row in words.zones) <= 1


@pytest.mark.parametrize("game", GAMES)
def test_facts_of_cards_are_those_of_card_files_values_and_filters(game: str) -> None:
    card_game = load(game)
    pool, words = card_game.pool(), card_game.words
    files = card_fields(game)
    values = pool.cards[0].values
    facets = {row.facet for row in words.facts if row.facet}

    assert {row.name for row in words.facts if row.form and (row.on or row.value)} - files == set()
    assert [row.value for row in words.facts if row.value and not hasattr(values, row.value)] == []
    for card in range(len(pool.cards)):
        facets -= set(card_game.card_facts(pool, card) if facets else ())
    assert facets == set()


@pytest.mark.parametrize("game", GAMES)
def test_facts_of_players_are_shown_or_given(game: str) -> None:
    words = load(game).words
    file = load(game).folder() / "telling" / "sheet.py"
    if file.is_file():
        shown = set(re.findall(r'WORDS\.fact\("(\w+)"', file.read_text("utf-8")))
    else:  # the usual sheet shows the variables of these names
        shown = {name.partition(":")[0] for name in begun(load(game), 2).state.variables if ":" in name}

    assert shown - {row.name for row in words.player_facts} - set(words.zone_words) == set()
    assert {row.name for row in words.player_facts if not row.is_given} - shown == set()


@pytest.mark.parametrize("game", TELLING)
def test_every_game_has_the_tables_that_are_looked_through(game: str) -> None:
    found = {name.partition(": ")[2] for name in TABLES if name.startswith(f"{game}.")}

    assert found >= {
        "terminal.LABELS", "cards.FACTS", "log.EVENTS", "log.VARIANTS", "log.MOMENTS", "naming.NAMES",
        "objects.SENTENCES", "terms.KINDS", "questions", "choices", "wishes", "zones", "phases", "facts", "endings",
        "durations",
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


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("game", GAMES)
def test_everything_in_a_game_can_be_said(game: str, seed: int) -> None:
    """Nearly everything that a small game does comes up at once."""
    told = say_a_game(load(game), seed, 400)

    assert len(told) > min(10, len(events_of(game)) // 3)


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


@pytest.mark.parametrize("game", [game for game in GAMES if has_module(game, "evaluation")])
def test_every_feature_has_its_weight(game: str) -> None:
    evaluation = import_module(module_of(game, "evaluation"))
    table = begun(load(game), 2)
    table.decision()

    assert len(evaluation.FEATURES) == len(evaluation.WEIGHTS) == len(evaluation.features(table, 0))
