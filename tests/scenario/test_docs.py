"""The examples of docs/scenarios.md hold, and the page knows every word."""

import re
from pathlib import Path
from typing import Final

import pytest

from kirifuda.games import scenario_words
from kirifuda.games.declaration import suite_of
from kirifuda.scenario import run_text
from tests.ours import OURS

PAGE: Final = (Path(__file__).resolve().parents[2] / "docs" / "scenarios.md").read_text("utf-8")
SOURCE: Final = Path(__file__).resolve().parents[2] / "src" / "kirifuda"
EXAMPLES: Final = re.findall(r"```scenario\n(.*?)```", PAGE, re.DOTALL)


@pytest.mark.parametrize("text", EXAMPLES, ids=[text.splitlines()[0].removeprefix("scenario: ") for text in EXAMPLES])
def test_examples_hold(text: str) -> None:
    outcome = run_text(text, "example")

    assert outcome.passed, "\n" + outcome.report()


FACTS_OF_ALL: Final = {"id", "name", "english", "spell english"}
"""Facts that follow from the card's name."""


@pytest.mark.parametrize("game", OURS)
def test_every_action_is_explained(game: str) -> None:
    words = {verb.words[0] for verb in scenario_words(game).verbs} - set(suite_of(game).unexplained)

    assert [word for word in sorted(words) if f"`{word}" not in PAGE] == []


@pytest.mark.parametrize("game", OURS)
def test_every_zone_phase_and_position_is_explained(game: str) -> None:
    words = scenario_words(game)
    names = {kind.name for kind in words.zones.values()} | set(words.phases.values()) | set(words.holdings.values())

    assert [name for name in sorted(names) if f"`{name}" not in PAGE and f" {name}:" not in PAGE] == []


@pytest.mark.parametrize("game", OURS)
def test_every_fact_of_a_card_is_explained(game: str) -> None:
    words = scenario_words(game)
    parts = [word for part in words.parts.values() for word in (part.key, *(fact.key for fact in part.facts.values()))]
    facts = {fact.key.replace("_", " ") for fact in words.facts.values()} | set(parts)

    assert [fact for fact in sorted(facts - FACTS_OF_ALL) if f"`{fact}" not in PAGE] == []


@pytest.mark.parametrize("game", OURS)
def test_every_question_of_the_engine_has_an_answer_in_words(game: str) -> None:
    asked: set[str] = set()
    for folder in ("kernel", "effects", f"games/{game}"):
        for path in sorted((SOURCE / folder).rglob("*.py")):
            asked.update(re.findall(r'Decision\((?:[^"()]|\([^()]*\))*"(\w+)"', path.read_text("utf-8")))
    answered = {prompt for verb in scenario_words(game).verbs for prompt in verb.prompts}

    assert {"choose", "order", suite_of(game).main} <= asked
    assert asked - answered == set()
