"""The ledgers that games ship are whole, and the glossary names real clauses."""

import re
from pathlib import Path
from typing import Final

import pytest

from kirifuda.games.declaration import suite_of
from kirifuda.ledger.clauses import load_clauses
from kirifuda.ledger.coverage import cover
from kirifuda.ledger.doubts import load_doubts
from tests.ours import OURS

GLOSSARY: Final = Path(__file__).resolve().parents[2] / "docs" / "glossary.md"
SUMMARY_WIDTH: Final = 150

pytestmark = pytest.mark.parametrize("game", OURS)


def test_every_printed_clause_is_indexed(game: str) -> None:
    assert len(load_clauses(game)) == suite_of(game).clauses


def test_summaries_are_short(game: str) -> None:
    assert [c.id for c in load_clauses(game) if max(len(c.ja) * 2, len(c.en)) > SUMMARY_WIDTH] == []


def test_a_section_stands_before_its_clauses(game: str) -> None:
    seen: set[str] = set()
    for clause in load_clauses(game):
        seen.add(clause.id)
        section = clause.id.split(".")[0]
        assert section in seen or not section.isdigit(), clause.id  # lettered clauses are ours: those books have none


def test_doubts_are_numbered_in_order(game: str) -> None:
    register = load_doubts(game, load_clauses(game))

    assert [doubt.id for doubt in register] == [f"A{number}" for number in range(1, len(register) + 1)]


def test_every_doubt_reaches_the_clause_table(game: str) -> None:
    index = load_clauses(game)
    register = load_doubts(game, index)

    table = cover(index, register, [], [])

    assert {id for row in table.rows for id in row.doubts} == {doubt.id for doubt in register}


def test_the_glossary_names_clauses_of_the_book(game: str) -> None:
    index = load_clauses(game)
    rows = [re.split(r"\s*\|\s*", line)[1:-1] for line in GLOSSARY.read_text("utf-8").splitlines() if "`" in line]
    column = suite_of(game).glossary
    cells = [row[column] for row in rows if len(row) > column]

    assert cells
    assert [cell for cell in cells if cell and cell not in index] == []
