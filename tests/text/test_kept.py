"""What a language read is found again at the next start, if no source has changed."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

from kirifuda.games import load
from kirifuda.games.shipped import ShippedGame
from kirifuda.text.kept import KeptReadings
from tests.ours import OURS
from tests.text.toy import toy

TEXT = "カードを1枚引く。"


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A game with one source, where Python keeps what it compiled."""
    monkeypatch.setattr(sys, "dont_write_bytecode", False)
    monkeypatch.setattr(sys, "pycache_prefix", None)
    (tmp_path / "rows.py").write_text("ROWS = ()\n", "utf-8")
    return tmp_path


def kept(folder: Path) -> KeptReadings:
    found = KeptReadings(toy(), folder)
    found.recall()
    return found


def read_once(folder: Path) -> None:
    first = kept(folder)
    first.language.read(TEXT)
    first.keep()


def test_what_was_read_is_known_at_the_next_start_without_the_rows(folder: Path) -> None:
    read_once(folder)

    again = kept(folder).language
    assert again.english(again.read(TEXT)) == "Draw 1 card."
    assert "grammar" not in vars(again)


def test_what_nobody_has_read_is_read_then(folder: Path) -> None:
    read_once(folder)

    again = kept(folder).language
    assert again.english(again.read("カードを2枚引く。")) == "Draw 2 cards."


def test_a_changed_source_makes_it_anew(folder: Path) -> None:
    read_once(folder)
    (folder / "rows.py").write_text("ROWS = []\n", "utf-8")

    assert kept(folder).language.known() == []
    read_once(folder)
    assert len(kept(folder).language.known()) == 1


def test_a_damaged_file_is_made_anew(folder: Path) -> None:
    read_once(folder)
    (file,) = (folder / "__pycache__").iterdir()
    file.write_bytes(file.read_bytes()[:20])

    assert kept(folder).language.known() == []
    read_once(folder)
    assert len(kept(folder).language.known()) == 1


def test_where_nothing_may_be_written_nothing_is(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "dont_write_bytecode", True)
    read_once(folder)

    assert not (folder / "__pycache__").exists()
    assert not kept(folder).is_missing  # or every start would read for nobody


def test_in_a_folder_of_somebody_else_nothing_is_read_for_nobody(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "access", lambda path, mode: False)

    assert not kept(folder).is_missing


def test_what_a_language_has_read_besides_is_not_kept(folder: Path) -> None:
    own = toy()
    own.read(TEXT)
    late = KeptReadings(own, folder)
    late.recall()
    late.keep()

    assert not (folder / "__pycache__").exists()


@pytest.mark.parametrize("game", OURS)
def test_the_cards_of_a_game_are_what_they_were(game: str) -> None:
    shipped = load(game)
    shipped.pool()
    assert isinstance(shipped, ShippedGame)
    readings = shipped.readings
    assert readings is not None

    own = readings.language
    for reading, page in own.known():
        again = own._read(reading.text, reading.key)
        assert again.tree == reading.tree, reading.text
        assert own.english_page(again) == page
