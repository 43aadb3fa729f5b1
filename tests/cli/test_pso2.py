"""PSO2 at the command line: duels and raids in the terminal, with one person, several, and computer players."""

import re
from pathlib import Path
from typing import Final

import pytest

from tests.cli.running import refused, run, run_json

DUEL: Final = ("play", "pso2", "--deck", "vent-crew", "--opponent-deck", "hollow-swarm", "--seed", "12")
RAID: Final = ("play", "pso2", "--mode", "raid", "--seed", "3", "--choose", "boss=mother-hollow")
SIMPLE: Final = "1\n1 2\n1 2 3\n1 2 3 4\n-\np\n" * 500
"""Something that fits every question sooner or later."""


@pytest.mark.parametrize("language", ["ja", "en"])
def test_101_3_a_duel_is_played_to_its_end_and_again_from_its_record(tmp_path: Path, language: str) -> None:
    record = tmp_path / "game.json"

    result = run(*DUEL, "--opponent", "random", "-l", language, "--record", str(record), typed=SIMPLE)

    assert result.exit_code == 0
    assert re.search(r"\[101\.[37]\]$", result.stdout.splitlines()[-2])
    assert ": sound, " in run("replay", "check", str(record)).stdout


@pytest.mark.parametrize("language", ["ja", "en"])
def test_r_09_a_raid_with_two_people_and_a_computer_player_is_played_to_its_end(tmp_path: Path, language: str) -> None:
    record = tmp_path / "game.json"
    seats = ("--seat", "me:vent-crew", "--seat", "random:lamp-ring", "--seat", "me:riptide")

    result = run(*RAID, *seats, "-l", language, "--record", str(record), typed=SIMPLE)

    assert result.exit_code == 0
    assert re.search(r"\[R\.09\]$", result.stdout.splitlines()[-2])
    assert ": sound, " in run("replay", "check", str(record)).stdout
    assert "脱落した" in result.stdout or "out of the game" in result.stdout or "The party wins" in result.stdout


def test_r_01_people_change_places_and_see_only_their_own_hands() -> None:
    output = run(*RAID, "--seat", "me", "--seat", "me", "--choose", "difficulty=normal", "-l", "en", typed="7\np\n" * 6)

    asked = output.stdout.partition("Player 2 is asked.")
    assert asked[1]
    first_hand = re.findall(r"You draw (.+?)\. \[102\.4\.1\]", asked[0])
    assert len(first_hand) >= 3
    assert "Player 1 draws a card. [102.4.1]" in asked[2]
    assert "You draw " in asked[2]


def test_r_03_the_difficulty_says_who_begins() -> None:
    begins = {
        level: run(*RAID, "--players", "1", "--choose", f"difficulty={level}", "-l", "en", typed="").stdout
        for level in ("normal", "hard")
    }

    assert "――― Turn 1: you ―――" in begins["normal"]
    assert "――― Turn 1: the boss ―――" in begins["hard"]
    assert "Raid (Hard)" in begins["hard"]


def test_a_saved_raid_is_taken_up_again(tmp_path: Path) -> None:
    saved = tmp_path / "raid.json"
    run(*RAID, "--players", "2", "--opponent", "random", "--save", str(saved), typed="1\n1\n")

    output = run("play", "pso2", "--resume", str(saved), "-l", "en", typed="1\n").stdout

    assert "Resumed from" in output
    assert "Mother Hollow" in output


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("--mode", "siege"), "pso2 has no mode 'siege'; there are: duel, raid"),
        (("--mode", "raid", "--players", "5"), "raid is played by 1, 2, 3, 4, not by 5"),
        (("--mode", "raid", "--choose", "boss=kraken"), "'kraken' is no boss; there are: anchor-eater"),
        (("--mode", "raid", "--choose", "weather=bad"), "there is no choice 'weather' in raid"),
        (("--mode", "raid", "--choose", "boss"), "write NAME=VALUE"),
        (("--mode", "raid", "--seat", "greedy"), "nobody would play"),
        (("--seat", "me", "--seat", "kasparov"), "nobody is called 'kasparov'"),
        (("--seat", "me"), "duel is played by 2, not by 1"),
        (("--players", "2", "--mode", "raid", "--seat", "me"), "--players 2 does not fit 1 seats"),
    ],
)
def test_impossible_tables_are_refused(arguments: tuple[str, ...], sentence: str) -> None:
    assert sentence in refused("play", "pso2", *arguments)


def test_r_02_raids_are_simulated_for_every_boss_and_difficulty() -> None:
    found = run_json("sim", "pso2", "--mode", "raid", "--players", "1", "--games", "9", "--agents", "random")

    assert found["errors"] == 0
    assert len(found["choices"]) == 9
    assert {entry["games"] for entry in found["choices"]} == {1}
    assert set(found["endings"]) <= {"R.09 party_defeated", "R.09 boss_defeated", "101.7 both_empty"}


def test_101_2_duels_are_simulated() -> None:
    found = run_json("sim", "pso2", "--games", "4", "--agents", "random,random")

    assert found["errors"] == 0
    assert found["choices"] == []
