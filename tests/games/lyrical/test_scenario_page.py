"""The sample texts of docs/scenarios.md can be read, on the card that stands beside them or on some other."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.games.lyrical.nodes import lowered

PAGE = (Path(__file__).parents[3] / "docs" / "scenarios.md").read_text(encoding="utf-8")
TABLE = PAGE.partition("## Lyrical")[2].partition("| Text | On |")[2].partition("\n\n")[0]
TEXTS = [text for text in re.findall(r"^\| `([^`…]+)` \|", TABLE, re.MULTILINE) if not text.startswith("以下")]


@pytest.mark.parametrize("text", TEXTS)
def test_a_sample_text_can_be_read(text: str) -> None:
    lowered(text)


def test_there_are_a_dozen() -> None:
    assert len(TEXTS) > 12
