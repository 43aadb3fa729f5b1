"""Spellings and orders of words are found in a time that does not explode: a card's text may be two thousand letters of
anything."""

from __future__ import annotations

import re
from time import process_time
from typing import Final

import pytest

from kirifuda.text.alike import EVERYWHERE
from tests.games.wordings import language
from tests.ours import OURS

RUNS: Final = (
    "9",
    "の",
    "あ",
    "亜",
    "ア",
    "・",
    "9体を",
    "怪異の",
    "1枚",
    "自分の",
    "手札から",
    "を選び",
    "、9",
    "は",
    "[",
    "“",
)
LENGTH: Final = 1000
SLOWEST_S: Final = 0.4
"""Of the processor; what goes through the run once for each letter takes a tenth of it."""


@pytest.mark.parametrize("game", OURS)
def test_no_pattern_explodes_on_a_run_of_one_word(game: str) -> None:
    script = language(game).script
    patterns = [shift.pattern for shift in (*script.order, *script.heads)]
    patterns += [re.compile(one) for alike in (*EVERYWHERE, *script.alike) for one in alike.also]

    assert [one.pattern for one in patterns if any(cost(one, run) > SLOWEST_S for run in RUNS)] == []


def cost(pattern: re.Pattern[str], run: str) -> float:
    """How long it takes to look for a pattern in a text of one word."""
    text = (run * LENGTH)[:LENGTH]
    begun = process_time()
    for _ in pattern.finditer(text):
        pass
    return process_time() - begun
