"""`kirifuda play lyrical`: a game in the terminal, with the words of both languages."""

import re
from pathlib import Path
from typing import Final

from tests.cli.running import run, run_json

DUEL: Final = ("play", "lyrical", "--deck", "dawn-mail", "--opponent-deck", "formation", "--seed", "8")


def test_the_board_shows_decks_and_factor_in_english() -> None:
    output = run(*DUEL, "-l", "en", typed="2\nb\nq\n").stdout

    assert "Choose a factor card to place" in output
    assert re.search(r"deck 5\d · hand \d", output)
    assert "(red 1/1)" in output
    assert not re.search("[\u3040-\u30ff\u4e00-\u9fff]", output)


def test_the_board_shows_decks_and_factor_in_japanese() -> None:
    output = run(*DUEL, "-l", "ja", typed="2\nb\nq\n").stdout

    assert "置くファクターカードを選んでください" in output
    assert "ファクター 1/1（赤1/1）" in output


def test_a_game_is_saved_with_its_house_rules(tmp_path: Path) -> None:
    saved = tmp_path / "game.json"
    run(*DUEL, "-l", "en", "--house", "opening_hand=five", "--save", str(saved), typed="1\nq\n")

    assert '"opening_hand":"five"' in saved.read_text("utf-8").replace(" ", "")


def test_n_13_1_the_catalogue_lists_every_entry() -> None:
    assert len(run_json("cards", "lyrical", "--catalogue")) == 63
