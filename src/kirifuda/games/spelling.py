"""The words of scenarios, made from what a game calls things."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kirifuda.games.scenario_words import PlayWords, PositionWords, ScenarioWords
from kirifuda.games.vocabulary import Vocabulary, fact_words, spelled

if TYPE_CHECKING:
    from kirifuda import kernel as k
    from kirifuda.games.questions import Questions


def scenario_words(words: Vocabulary, questions: Questions, position: PositionWords, play: PlayWords) -> ScenarioWords:
    """All of them."""
    stock, stock_words = next(((row.kind, row.below) for row in words.zones if row.below), (None, ()))
    given = [row for row in words.player_facts if row.is_given]
    return ScenarioWords(
        zones=zones(words),
        sizes=sizes(words),
        stock=stock,
        stock_words=stock_words,
        positions={word: row.number for row in words.positions for word in spelled(row.en, *row.also, row.ja)},
        phases=phases(words),
        verbs=questions.scripts,
        facts=fact_words(*words.facts),
        idle=questions.idle,
        holdings={word: row.name for row in given for word in spelled(row.name, *row.also, row.ja, row.en)},
        position=position,
        play=play,
        waiting=words.waiting,
        pauses=questions.pausing,
        is_stock_piled=words.is_piled,
        parts=dict(words.parts),
        grid=words.grid,
    )


def zones(words: Vocabulary) -> dict[str, k.ZoneKind]:
    """Zones by their spellings; a word that two could mean is the first one's."""
    found: dict[str, k.ZoneKind] = {}
    for row in words.zones:
        for word in spelled(row.kind.name, *row.also, row.ja, row.en):
            found.setdefault(word, row.kind)
    return found


def phases(words: Vocabulary) -> dict[str, str]:
    """Phases by their spellings; the empty word is the usual one."""
    found: dict[str, str] = {}
    for row in words.phases:
        found.update(dict.fromkeys(spelled(row.name, *row.also, row.ja, row.en), row.name))
    found[""] = next(row.name for row in words.phases if row.is_usual)
    return found


def sizes(words: Vocabulary) -> dict[str, dict[str, int]]:
    """Cards that lie in zones of which a scenario does not speak, by phase; "" stands for all other phases."""
    setup = {row.name: {zone.kind.name: zone.at_setup for zone in words.zones if zone.at_setup}
             for row in words.phases if row.is_setup}  # fmt: skip
    return {"": {zone.kind.name: zone.size for zone in words.zones if zone.size}, **setup}
