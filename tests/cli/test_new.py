"""A game made by `kirifuda new`: it plays, and everything that must hold of a game holds of it."""

from __future__ import annotations

import json
import shutil
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
    shutil.copy(ROOT / "pyproject.toml", folder)  # as in a checkout, where the command puts it
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


def test_they_are_run_in_its_folder_as_its_readme_says(made: Path) -> None:
    found = python((made,), "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests", at=made)

    assert found.returncode == 0, found.stdout


OF_ALL = ("conformance", "server/test_secrecy.py", "games", "scenario/test_own_cards.py", "cli/test_mutations.py")
"""Where tests ask something of all games; step 8 of "Add a game" names the folder of all tests."""


@pytest.mark.parametrize("tests", OF_ALL)
def test_what_holds_of_every_game_holds_of_it(made: Path, tests: str) -> None:
    assert suite((made,), NAME, f"tests/{tests}") == ""


@pytest.mark.slow
def test_step_8_of_the_recipe_is_green(made: Path) -> None:
    assert suite((made,), NAME, "tests") == ""


def test_our_pages_do_not_speak_of_it(made: Path) -> None:
    found = python((made,), "-c", "from scripts.docs import GENERATORS; print(GENERATORS)", at=ROOT)

    assert found.returncode == 0, found.stderr
    assert NAME not in found.stdout


def test_a_step_is_taken_away_from_it(made: Path) -> None:
    found = python((made,), "scripts/deletion.py", "--game", NAME, "--step", "turn/score", at=ROOT)

    assert "turn/score (2.3): a test fails, 1 tests tried" in found.stdout, found.stdout + found.stderr
    assert found.returncode == 0


@pytest.mark.parametrize("value", ["[1]", "{'a': 1}", "({1},)", "object"])
def test_a_value_that_no_save_could_write_is_refused_with_its_card(made: Path, tmp_path: Path, value: str) -> None:
    shutil.copytree(made, tmp_path, dirs_exist_ok=True)
    file = tmp_path / NAME / "cardfile.py"
    file.write_text(file.read_text("utf-8").replace("points=facts.points)", f"points={value})"), "utf-8")

    refused = kirifuda(tmp_path, "sim", NAME, "--games", "1")

    assert "card 001, points: " in refused.stderr
    assert "is not plain data (numbers, words, tuples of them)" in refused.stderr
    assert "Traceback" not in refused.stderr


def test_a_number_is_written_by_any_of_its_words(made: Path, tmp_path: Path) -> None:
    shutil.copytree(made, tmp_path, dirs_exist_ok=True)
    words, file = tmp_path / NAME / "words.py", tmp_path / "numbers.scenario"
    words.write_text(words.read_text("utf-8").replace('"得点", "points"', '"得点", "score"'), "utf-8")
    lines = ("scenario: x", f"game: {NAME}", "P1 score: 2", "P2 得点: 3", "expect P1 points: 2", "expect P2 score: 3")
    file.write_text("\n".join(lines), "utf-8")

    run = kirifuda(tmp_path, "scenario", "run", str(file))

    assert run.returncode == 0, run.stdout + run.stderr


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
