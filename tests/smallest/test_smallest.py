"""A game that is a package of its own, installed beside ours, with cards that have no text: defaults do the rest."""

import json
import shutil
from pathlib import Path

import pytest

from kirifuda.games import GAMES
from tests.installed import INTERPRETED, entered, kirifuda

HERE = Path(__file__).resolve().parent

pytestmark = INTERPRETED


@pytest.fixture
def installed(tmp_path: Path) -> Path:
    """A folder as an installation leaves it: the package's metadata beside it."""
    (tmp_path / "higher").symlink_to(HERE / "higher")
    entered(tmp_path, "higher", "higher")
    return tmp_path


def test_it_is_listed_behind_ours(installed: Path) -> None:
    found = json.loads(kirifuda(installed, "games", "--json").stdout)

    assert [entry["name"] for entry in found] == [*GAMES, "higher"]


def test_it_is_played_told_and_recorded(installed: Path) -> None:
    arguments = ("play", "higher", "--seed", "1", "--opponent", "random", "--record", "game.json")
    played = kirifuda(installed, *arguments, typed="1\n" * 9)

    assert "Choose the card to lay" in played.stdout, played.stderr
    assert "the higher score. [2.2]" in played.stdout
    assert kirifuda(installed, "replay", "check", "game.json").returncode == 0


def test_many_games_of_it_are_played(installed: Path) -> None:
    found = kirifuda(installed, "sim", "higher", "--games", "6", "--agents", "random,greedy", "--json")

    assert json.loads(found.stdout)["games"] == 6


def test_as_many_sit_down_as_it_declares(tmp_path: Path) -> None:
    shutil.copytree(HERE / "higher", tmp_path / "higher")
    (tmp_path / "higher" / "game.toml").write_text('title = "高い札"\ntitle_english = "Higher"\nplayers = [3, 4]\n')
    entered(tmp_path, "higher", "higher")

    three = kirifuda(tmp_path, "sim", "higher", "--games", "2", "--agents", "random,random,random", "--json")
    two = kirifuda(tmp_path, "sim", "higher", "--games", "2", "--agents", "random,random", "--json")

    assert json.loads(three.stdout)["games"] == 2, three.stderr
    assert "3 agents are needed" in two.stderr


def test_its_cards_have_no_text(installed: Path) -> None:
    shown = kirifuda(installed, "cards", "higher", "H-7")
    refused = kirifuda(installed, "card", "read", "higher", "カードを1枚引く。")

    assert shown.stdout.startswith("7")
    assert "the cards of this game have no texts" in refused.stderr


def test_a_broken_package_is_named_and_stops_nobody_else(installed: Path) -> None:
    entered(installed, "broken", "no_such_package")

    refused = kirifuda(installed, "cards", "broken")

    assert "the game 'broken' of the package no_such_package cannot be loaded" in refused.stderr
    assert len(refused.stderr.splitlines()) < 6
    assert kirifuda(installed, "cards", "higher", "H-7").returncode == 0
