"""The ledgers that games ship are whole, and the glossary names real clauses."""

import re
from pathlib import Path
from typing import Final

import pytest

from kirifuda.ledger.clauses import load_clauses
from kirifuda.ledger.coverage import cover
from kirifuda.ledger.doubts import load_doubts

GLOSSARY: Final = Path(__file__).resolve().parents[2] / "docs" / "glossary.md"
CLAUSES_IN_PRINT: Final = {"magical_duel": 587, "spellcard_strike": 512, "pso2": 402, "last_resort": 101, "lyrical": 51}
GLOSSARY_COLUMN: Final = {"magical_duel": 3, "spellcard_strike": 4, "pso2": 5, "last_resort": 6, "lyrical": 7}
SUMMARY_WIDTH: Final = 150

pytestmark = pytest.mark.parametrize("game", CLAUSES_IN_PRINT)


def test_every_printed_clause_is_indexed(game: str) -> None:
    assert len(load_clauses(game)) == CLAUSES_IN_PRINT[game]


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
    cells = [row[GLOSSARY_COLUMN[game]] for row in rows if len(row) > GLOSSARY_COLUMN[game]]

    assert cells
    assert [cell for cell in cells if cell and cell not in index] == []
