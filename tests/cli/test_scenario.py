"""`kirifuda scenario`: positions as text, run and saved."""

from pathlib import Path
from typing import Final

import pytest

from tests.cli.running import refused, run, run_json

POSITION: Final = """scenario: a declared attack rests the attacker
game: magical_duel
turn: P1, turn 5, battle

P1 servants: 片方の運動靴
P2 servants: 店先の空き箱

do P1: attack 片方の運動靴 -> 店先の空き箱
expect 片方の運動靴: rested, attacking
"""


def written(folder: Path, text: str) -> str:
    path = folder / "position.scenario"
    path.write_text(text, "utf-8")
    return str(path)


@pytest.fixture(scope="module")
def recorded(tmp_path_factory: pytest.TempPathFactory) -> str:
    """A recorded game."""
    path = tmp_path_factory.mktemp("scenario") / "game.json"
    run("play", "magical_duel", "--seed", "3", "--opponent", "random", "--record", str(path), typed="1\n" * 60)
    return str(path)


def test_a_position_of_a_replay_becomes_a_scenario_that_holds(recorded: str, tmp_path: Path) -> None:
    path = str(tmp_path / "saved.scenario")

    assert run("scenario", "save", recorded, path, "--at", "30", "--title", "taken from a game").exit_code == 0
    result = run("scenario", "run", path)

    assert result.exit_code == 0, result.output
    assert "taken from a game" in result.stdout
    assert run("scenario", "save", recorded, "--at", "30").stdout.startswith("scenario:")


def test_a_scenario_that_holds_passes(tmp_path: Path) -> None:
    result = run("scenario", "run", written(tmp_path, POSITION), "--log")

    assert result.exit_code == 0, result.output
    assert result.stdout.startswith("passed: a declared attack rests the attacker")


def test_an_expectation_that_fails_is_named_with_its_line(tmp_path: Path) -> None:
    result = run("scenario", "run", written(tmp_path, POSITION.replace("rested", "reversed")))

    assert result.exit_code == 1
    assert "position.scenario:9: expect" in result.stdout


def test_folders_are_run_whole(recorded: str, tmp_path: Path) -> None:
    for number in (10, 20):
        run("scenario", "save", recorded, str(tmp_path / f"{number}.scenario"), "--at", str(number))

    assert [entry["passed"] for entry in run_json("scenario", "run", str(tmp_path))] == [True, True]


def test_bad_input_is_refused(recorded: str, tmp_path: Path) -> None:
    (tmp_path / "empty").mkdir()

    assert "No such file" in refused("scenario", "run", str(tmp_path / "none.scenario"))
    assert "no .scenario file" in refused("scenario", "run", str(tmp_path / "empty"))
    assert "position.scenario:1" in refused("scenario", "run", written(tmp_path, "nonsense here\n"))
    assert "decisions, not 99999" in refused("scenario", "save", recorded, "--at", "99999")


def test_a_file_that_cannot_be_read_does_not_stop_the_others(tmp_path: Path) -> None:
    (tmp_path / "a.scenario").write_text("nonsense here\n", "utf-8")
    (tmp_path / "b.scenario").write_text(POSITION, "utf-8")
    (tmp_path / "c.scenario").write_bytes(b"\xff\xfe")
    (tmp_path / "d.scenario").write_text(POSITION.replace("rested", "reversed"), "utf-8")

    result = run("scenario", "run", str(tmp_path), str(tmp_path / "none.scenario"))

    assert result.exit_code == 2
    assert "passed: a declared attack rests the attacker" in result.stdout
    assert "d.scenario:9: expect" in result.stdout
    assert "a.scenario:1: 'nonsense here' is no header" in result.stderr
    assert "c.scenario: not UTF-8" in result.stderr
    assert "none.scenario" in result.stderr
    assert result.stdout.endswith("5 files: 1 passed, 1 failed, 3 can't be read\n")


def test_a_batch_that_holds_but_for_one_says_so(tmp_path: Path) -> None:
    (tmp_path / "b.scenario").write_text(POSITION, "utf-8")
    (tmp_path / "d.scenario").write_text(POSITION.replace("rested", "reversed"), "utf-8")

    result = run("scenario", "run", str(tmp_path))

    assert result.exit_code == 1
    assert result.stdout.endswith("2 files: 1 passed, 1 failed, 0 can't be read\n")


def test_other_files_are_looked_for_beside_a_file(tmp_path: Path) -> None:
    (tmp_path / "other.scenario").write_text(POSITION, "utf-8")
    (tmp_path / "position.scenario").write_text(POSITION + "expect same view P2: other.scenario\n", "utf-8")

    assert run("scenario", "run", str(tmp_path / "position.scenario")).exit_code == 0
