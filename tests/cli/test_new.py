"""A game made by `kirifuda new`: it plays, and everything that must hold of a game holds of it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.installed import INTERPRETED, ROOT, entered, kirifuda, python, suite, types

NAME = "tides"
FORMAT = ("--config", str(ROOT / "pyproject.toml"))

pytestmark = INTERPRETED


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of the package, as an editable installation sees it."""
    folder = tmp_path_factory.mktemp("new")
    found = kirifuda(folder, "new", "game", NAME)
    assert found.returncode == 0, found.stderr
    assert found.stdout.splitlines()[0].startswith("ゲーム")
    assert f"The game {NAME} is made" in found.stdout
    entered(folder / NAME, NAME, NAME)
    return folder / NAME


def test_every_file_says_what_belongs_there(made: Path) -> None:
    files = [file for file in made.rglob("*") if file.is_file() and "dist-info" not in file.parent.name]
    texts = {file.relative_to(made).as_posix(): file.read_text("utf-8") for file in files}
    unsaid = [name for name, text in texts.items() if not text.startswith(('"""', "#", "scenario: "))]

    assert len(texts) > 15
    assert unsaid == []
    assert [name for name, text in texts.items() if "{{" in text] == []


def test_it_is_played(made: Path) -> None:
    arguments = ("play", NAME, "--seed", "1", "--opponent", "random", "--record", "game.json")
    played = kirifuda(made, *arguments, typed="2\n" * 40)

    assert "You play" in played.stdout, played.stderr
    assert "the other player's deck has run out. [3.1]" in played.stdout
    assert kirifuda(made, "replay", "check", "game.json").returncode == 0


def test_many_games_are_played(made: Path) -> None:
    found = kirifuda(made, "sim", NAME, "--games", "6", "--agents", "random,greedy", "--json")

    assert json.loads(found.stdout)["games"] == 6


def test_its_scenarios_prove_its_clauses(made: Path) -> None:
    scenarios = sorted(str(file) for file in made.rglob("*.scenario"))
    run = kirifuda(made, "scenario", "run", *scenarios)
    covered = kirifuda(made, "rules", "coverage", NAME)

    assert run.returncode == 0, run.stdout
    assert "9 of 9" in covered.stdout
    assert "no test names it" not in covered.stdout


def test_its_own_tests_hold(made: Path) -> None:
    assert suite((made,), f"test_{NAME}", str(made / "tests")) == ""


@pytest.mark.parametrize("tests", ["conformance/test_conformance.py", "server/test_secrecy.py"])
def test_what_holds_of_every_game_holds_of_it(made: Path, tests: str) -> None:
    assert suite((made,), NAME, f"tests/{tests}") == ""


def test_it_is_typed_and_formatted(made: Path) -> None:
    assert types((made,), made / NAME) == ""
    for command in ("check", "format"):
        look = ("--check",) if command == "format" else ()
        found = python((), "-m", "ruff", command, *look, *FORMAT, str(made / NAME), str(made / "tests"), at=ROOT)
        assert found.returncode == 0, found.stdout


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("Tides", "can't be the name"),
        ("x", "can't be the name"),
        ("class", "can't be the name"),
        ("../up", "can't be the name"),
        ("json", "already that of a game or of a Python module"),
        ("pso2", "already that of a game or of a Python module"),
    ],
)
def test_a_name_that_will_not_do_is_refused_in_both_languages(tmp_path: Path, name: str, said: str) -> None:
    found = kirifuda(tmp_path, "new", "game", name)

    assert found.returncode == 2
    assert said in found.stderr
    assert "名前" in found.stderr
    assert len(found.stderr.splitlines()) == 2
    assert list(tmp_path.iterdir()) == []


def test_a_folder_that_is_there_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / NAME).mkdir()

    found = kirifuda(tmp_path, "new", "game", NAME)

    assert found.returncode == 2
    assert "is there already" in found.stderr
    assert "もうあります" in found.stderr
    assert list((tmp_path / NAME).iterdir()) == []


def test_the_folder_may_lie_elsewhere(tmp_path: Path) -> None:
    found = kirifuda(tmp_path, "new", "game", NAME, "--into", "games/mine")

    assert found.returncode == 0, found.stderr
    assert (tmp_path / "games" / "mine" / NAME / NAME / "game.toml").is_file()
