"""`kirifuda replay`: shown at any point, checked to the last decision."""

import json
from pathlib import Path
from typing import Any

import pytest

from tests.cli.running import refused, run, run_json


@pytest.fixture(scope="module")
def recorded(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A recorded game."""
    path = tmp_path_factory.mktemp("replay") / "game.json"
    run("play", "magical_duel", "--seed", "3", "--opponent", "random", "--record", str(path), typed="1\n" * 900)
    return path


def changed(path: Path, folder: Path, key: str, value: Any) -> str:
    """A copy of a replay with one thing changed."""
    content = json.loads(path.read_text("utf-8"))
    content[key] = value
    copy = folder / "changed.json"
    copy.write_text(json.dumps(content), "utf-8")
    return str(copy)


def test_a_sound_replay_is_called_sound(recorded: Path) -> None:
    found = run_json("replay", "check", str(recorded))

    assert found["decisions"] > 20
    assert found["ending"]["clause"] in ("804.5", "1202.1")
    assert f"{recorded}: sound" in run("replay", "check", str(recorded)).stdout


def test_a_replay_is_shown_at_any_decision(recorded: Path) -> None:
    first = run("replay", "show", str(recorded), "--at", "0").stdout
    last = run("replay", "show", str(recorded), "--language", "ja").stdout

    assert "── Setup" in first
    assert "勝ち" in last


def test_302_2_a_spectator_sees_no_hands(recorded: Path) -> None:
    shown = run("replay", "show", str(recorded), "--at", "5").stdout

    assert "\n  hand\n" not in shown
    assert "\n  hand\n" in run("replay", "show", str(recorded), "--at", "5", "--seat", "1").stdout


def test_the_log_is_told_from_the_beginning(recorded: Path) -> None:
    shown = run("replay", "show", str(recorded), "--log", "--at", "3").stdout

    assert shown.startswith("Player 1 shuffles their deck. [403.1]")


def test_a_decision_that_does_not_exist_is_refused(recorded: Path) -> None:
    assert "decisions, not 99999" in refused("replay", "show", str(recorded), "--at", "99999")


def test_a_drift_is_named_with_its_decision(recorded: Path, tmp_path: Path) -> None:
    answers = json.loads(recorded.read_text("utf-8"))["answers"]
    answers[6][3] = ["dance//0"]

    assert "decision 7: the replay chose" in refused("replay", "check", changed(recorded, tmp_path, "answers", answers))


def test_another_edition_is_refused(recorded: Path, tmp_path: Path) -> None:
    path = changed(recorded, tmp_path, "edition", "9.9")

    assert "edition: the replay belongs to '9.9', here is '1.5 r3'" in refused("replay", "check", path)
    assert "edition: the replay belongs to '9.9'" in refused("replay", "show", path)


@pytest.mark.parametrize(("key", "value"), [("game", "chess"), ("format", 7), ("answers", "none"), ("decks", 3)])
def test_a_replay_that_is_none_is_refused(recorded: Path, tmp_path: Path, key: str, value: Any) -> None:
    assert "Error: " in refused("replay", "check", changed(recorded, tmp_path, key, value))


def test_a_conceded_game_ends_conceded(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    run("play", "magical_duel", "--seed", "3", "--opponent", "random", "--record", str(path), typed="1\nx\ny\n")

    assert "a player conceded. [103.4]" in run("replay", "show", str(path)).stdout
