"""Every scenario file is a test of its own."""

from pathlib import Path
from typing import Final

import pytest

from kirifuda.scenario import run

FOLDER: Final = Path(__file__).resolve().parent
PENDING: Final = sorted((FOLDER / "pending").rglob("*.scenario"))
"""What the engine still gets wrong. A file that passes here must move to its game's folder."""
FILES: Final = sorted(set(FOLDER.rglob("*.scenario")) - set(PENDING))


@pytest.mark.parametrize("path", FILES, ids=[path.stem for path in FILES])
def test_scenario(path: Path) -> None:
    outcome = run(path)

    assert outcome.passed, "\n" + outcome.report()


@pytest.mark.parametrize("path", PENDING, ids=[path.stem for path in PENDING])
def test_a_known_gap_is_still_one(path: Path) -> None:
    assert not run(path).passed, "it passes now: move it to its game's folder"


def test_every_file_has_a_title_and_names_its_clauses() -> None:
    for path in FILES:
        outcome = path.read_text("utf-8")

        assert "\nclauses: " in outcome, path.name
        assert outcome.startswith("scenario: "), path.name
