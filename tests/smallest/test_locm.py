"""The sixth game, a package under examples/games: no list names it, and every test of all games holds."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

import pytest

from tests.installed import INTERPRETED, ROOT, entered, kirifuda, python, suite, types

PACKAGE: Final = ROOT / "examples" / "games" / "locm"
MOST_LINES: Final = 1_100
MOST_FILES: Final = 8
LONGEST: Final = 400

pytestmark = INTERPRETED


@pytest.fixture
def installed(tmp_path: Path) -> Path:
    """A folder as an installation leaves it."""
    (tmp_path / "locm").symlink_to(PACKAGE / "locm")
    entered(tmp_path, "locm", "locm")
    return tmp_path


def test_it_is_small() -> None:
    lines = {file.name: len(file.read_text("utf-8").splitlines()) for file in PACKAGE.rglob("*.py")}

    assert sum(lines.values()) <= MOST_LINES
    assert len(lines) <= MOST_FILES
    assert max(lines.values()) <= LONGEST


def test_it_is_played_and_simulated(installed: Path) -> None:
    played = kirifuda(installed, "play", "locm", "--seed", "3", "--opponent", "random", typed="2\n1\nx\ny\n")
    many = kirifuda(installed, "sim", "locm", "--games", "4", "--agents", "random,greedy", "--json")

    assert "You summon Wildling. [M-4.4]" in played.stdout, played.stderr
    assert "health 30 · mana 2" in played.stdout
    assert json.loads(many.stdout)["games"] == 4


def test_every_clause_is_carried_out_and_proved(installed: Path) -> None:
    found = python(
        (installed,), "-c", "from kirifuda.cli import main; main()", "rules", "coverage", "locm", "--tests",
        str(PACKAGE / "tests"), at=ROOT,
    )  # fmt: skip

    assert found.returncode == 0, found.stdout + found.stderr
    assert "37 of 37" in found.stdout
    assert "no test names it" not in found.stdout


def test_its_own_tests_hold(installed: Path) -> None:
    assert suite((installed,), "test_locm", str(PACKAGE / "tests" / "test_locm.py")) == ""


@pytest.mark.parametrize("tests", ["conformance/test_conformance.py", "server/test_play.py", "server/test_secrecy.py"])
def test_what_holds_of_every_game_holds_of_it(installed: Path, tests: str) -> None:
    assert suite((installed,), "locm", f"tests/{tests}") == ""


def test_its_types_are_strict(installed: Path) -> None:
    assert types((PACKAGE,), PACKAGE / "locm") == ""
