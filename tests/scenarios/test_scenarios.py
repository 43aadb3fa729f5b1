"""Every scenario file is a test of its own."""

from pathlib import Path
from typing import Final

import pytest

from kirifuda.scenario import run

FOLDER: Final = Path(__file__).resolve().parent
FILES: Final = sorted(FOLDER.rglob("*.scenario"))


@pytest.mark.parametrize("path", FILES, ids=[path.stem for path in FILES])
def test_scenario(path: Path) -> None:
    outcome = run(path)

    assert outcome.passed, "\n" + outcome.report()


def test_every_file_has_a_title_and_names_its_clauses() -> None:
    for path in FILES:
        outcome = path.read_text("utf-8")

        assert "\nclauses: " in outcome, path.name
        assert outcome.startswith("scenario: "), path.name
