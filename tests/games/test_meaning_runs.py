"""Every text of the corpus is played in a full position with random answers: on one card that can carry it, or, where
there is time, on each."""

from __future__ import annotations

import zlib
from functools import partial
from importlib import import_module
from typing import Any

import pytest

from kirifuda.games.cardfiles import MalformedCard
from tests.games.wordings import HERE, Text, faults, portions

PLAYED = tuple(sorted(folder.parent.name for folder in HERE.glob("*/runs.py")))


def can_be_played(runs: Any, is_all: bool, key: str, text: str) -> None:
    cards = runs.carriers(key, text)
    first = zlib.crc32(text.encode()) % max(1, len(cards))  # another kind of card for another text
    played = 0
    for card in (*cards[first:], *cards[:first]):
        try:
            runs.play(card, text)
        except MalformedCard as error:
            if runs.CARRIED and "it reads, but" not in error.why:
                raise
            continue
        played += 1
        if not is_all:
            break

    assert played or not cards


@pytest.mark.parametrize("is_all", [False, pytest.param(True, marks=pytest.mark.slow)])
@pytest.mark.parametrize(("game", "texts"), [(game, texts) for game in PLAYED for texts in portions(game)])
def test_a_text_can_be_played(game: str, texts: tuple[Text, ...], *, is_all: bool) -> None:
    runs = import_module(f"tests.games.{game}.runs")

    assert faults(texts, partial(can_be_played, runs, is_all)) == {}
