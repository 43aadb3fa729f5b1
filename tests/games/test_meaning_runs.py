"""Every text of the corpus is played: on each card that can carry it, in a full position, with random answers."""

from __future__ import annotations

from functools import partial
from importlib import import_module
from typing import Any

import pytest

from kirifuda.games.cardfiles import MalformedCard
from tests.games.wordings import HERE, Text, faults, portions

PLAYED = tuple(sorted(folder.parent.name for folder in HERE.glob("*/runs.py")))


def can_be_played(runs: Any, key: str, text: str) -> None:
    cards = runs.carriers(key, text)
    played = 0
    for card in cards:
        try:
            runs.play(card, text)
        except MalformedCard as error:
            if runs.CARRIED and "it reads, but" not in error.why:
                raise
            continue
        played += 1

    assert played or not cards


@pytest.mark.parametrize(("game", "texts"), [(game, texts) for game in PLAYED for texts in portions(game)])
def test_a_text_can_be_played(game: str, texts: tuple[Text, ...]) -> None:
    runs = import_module(f"tests.games.{game}.runs")

    assert faults(texts, partial(can_be_played, runs)) == {}
