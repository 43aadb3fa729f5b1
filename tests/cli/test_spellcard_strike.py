"""Spellcard Strike at the command line: whole games in the terminal, deck files with an ace, cards, replays."""

import re
from pathlib import Path
from typing import Final

import pytest

from tests.cli.running import refused, run, run_json

GAME: Final = "spellcard_strike"
PLAY: Final = ("play", GAME, "--deck", "early-bloom", "--opponent-deck", "downhill", "--seed", "12", "--first", "me")
ALWAYS_FIRST: Final = "1\n" * 600
ENDINGS: Final = ("You win.", "You lose.", "A draw.", "あなたの勝ち。", "あなたの負け。", "引き分け。")


@pytest.mark.parametrize("language", ["ja", "en"])
def test_1_2_4_a_game_is_played_to_its_end_and_again_from_its_record(tmp_path: Path, language: str) -> None:
    record = tmp_path / "game.json"

    result = run(*PLAY, "--opponent", "random", "-l", language, "--record", str(record), typed=ALWAYS_FIRST)

    last = result.stdout.splitlines()[-3:]
    assert result.exit_code == 0
    assert last[0] in ENDINGS
    assert re.search(r"\[1\.2\.[45]\.\d\]$", last[1])
    assert ": sound, " in run("replay", "check", str(record)).stdout
    assert last[1] in run("replay", "show", str(record), "-l", language, "--log").stdout


def test_5_5_1_2_the_first_turn_asks_for_retirement_and_summoning() -> None:
    output = run(*PLAY, typed="1\n1\n").stdout

    assert "Choose a striker on your gate to retire (clause 5.5.1.2)" in output
    assert "Choose a card to summon (clause 5.5.1.2b)" in output
    assert "──base line" not in output
    assert "└─base line──────┴─gate───────────┴" in output


def test_5_3_1_3_the_table_is_drawn_again_only_if_it_has_changed() -> None:
    output = run(*PLAY, typed="1\n1\n-\n-\n").stdout
    titles = [line for line in output.splitlines() if line.startswith("── Turn 3, your ")]

    assert len(titles) == 2
    assert output.count("└─base line") < output.count("── Turn")


def test_a_question_mark_explains_a_spell_in_hand() -> None:
    output = run(*PLAY, typed="1\n? Valley Floor Bloom\n").stdout

    assert "Gou the Mortar Master / Valley Floor Bloom" in output
    assert re.search(r"- Declare its spell: not possible: .*it is not the time for it \[2\.5\.4\.2\]", output)


def test_5_4_a_choice_can_be_taken_back() -> None:
    output = run(*PLAY, typed="1\n2\nu\n").stdout

    assert "Back to the choice before." in output


def as_file(deck: dict[str, dict[str, dict[str, int]]]) -> str:
    """A shipped deck as a person would type it."""
    parts = []
    for heading, zone in (("main", "deck"), ("ace", "ace"), ("オプション", "option")):
        parts.append(f"[{heading}]")
        parts.extend(f"{count} {key}" for key, count in deck["zones"][zone].items())
    return "\n".join(parts)


def test_1_2_2_decks_are_read_with_ace_and_option(tmp_path: Path) -> None:
    for deck in run_json("deck", "list", GAME):
        path = tmp_path / "deck.txt"
        path.write_text(as_file(deck), "utf-8")

        assert run("deck", "check", GAME, str(path)).stdout == f"{path}: legal\n"


def test_1_2_2_a_card_by_itself_stands_for_one_in_toml(tmp_path: Path) -> None:
    path = tmp_path / "deck.toml"
    path.write_text('[deck]\nname = "試作"\nace = "KW1-024"\noption = "KW1-099"\nmain = {"KW1-001" = 4}\n', "utf-8")

    result = run("deck", "check", GAME, str(path), "-l", "en")

    assert result.exit_code == 2
    assert "1.2.2.1: 5 spell cards, not exactly 51" in result.stdout
    assert "1.2.2.2: 4 of Yuno the Apprentice / Bow to the Sky, over 3" in result.stdout
    assert "option" not in result.stdout


def test_a_zone_of_another_game_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "deck.txt"
    path.write_text("[extra]\n1 KW1-001\n", "utf-8")

    assert "deck.txt:1: there is no zone [extra]; write [deck], [ace], [option]" in refused(
        "deck", "check", GAME, str(path)
    )


def test_decks_are_listed_with_how_to_fly_them() -> None:
    assert "Move the formation piece last." in run("deck", "list", GAME, "-l", "en").stdout
    assert "《陣形》を持つストライカーは最後に動かす。" in run("deck", "list", GAME, "-l", "ja").stdout


def test_3_a_card_is_shown_with_its_maps_and_as_plain_data() -> None:
    shown = run("cards", GAME, "KW1-002", "-l", "en").stdout
    facts = run_json("cards", GAME, "KW1-002")

    assert "· □ ■ □ ·" in shown
    assert facts["spell"]["map"][0] == ".bbb."
    assert facts["spell"]["target_english"] == "1 enemy striker"
    assert facts["types_english"] == ["Attack"]


def test_clauses_doubts_and_simulations_are_there() -> None:
    assert "Graze" in run("rules", "show", GAME, "5.4.7.6", "-l", "en").stdout
    assert "5.2.3" in run("doubts", GAME, "-l", "en").stdout
    assert run_json("sim", GAME, "-n", "2", "--agents", "random,random")["errors"] == 0
