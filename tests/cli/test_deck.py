"""`kirifuda deck`: both forms of deck files, and every broken clause at once."""

import json
from pathlib import Path
from typing import Final

import pytest

from tests.cli.running import refused, run, run_json

ILLEGAL: Final = """
name: 試作
[main]
5 NS1-001 Koharu Hiwada, First Year
２ NS1-105   # a soulbond servant
1 NS9-999
[extra]
1 NS1-004
8 NS1-106
"""


def written(folder: Path, text: str, name: str = "trial.txt") -> str:
    path = folder / name
    path.write_text(text, "utf-8")
    return str(path)


def as_lines(zones: dict[str, dict[str, int]]) -> str:
    """A shipped deck as a person would type it."""
    parts = []
    for heading, zone in (("main", "deck"), ("extra", "extra")):
        parts.append(f"[{heading}]")
        parts.extend(f"{count} {key}" for key, count in zones.get(zone, {}).items())
    return "\n".join(parts)


def as_toml(zones: dict[str, dict[str, int]]) -> str:
    """A shipped deck as TOML."""
    lines = ["[deck]", 'name = "写し"', "[deck.main]"]
    lines.extend(f'"{key}" = {count}' for key, count in zones["deck"].items())
    lines.append("[deck.extra]")
    lines.extend(f'"{key}" = {count}' for key, count in zones.get("extra", {}).items())
    return "\n".join(lines)


def test_402_every_broken_clause_is_named_at_once(tmp_path: Path) -> None:
    result = run("deck", "check", "magical_duel", written(tmp_path, ILLEGAL), "--json")
    clauses = {sentence["clause"] for sentence in json.loads(result.stdout)[0]["broken"]}

    assert result.exit_code == 2
    assert clauses >= {"402.1", "402.2", "402.2b", "402.3"}


def test_402_sentences_come_in_the_language_asked_for(tmp_path: Path) -> None:
    path = written(tmp_path, ILLEGAL)

    english = run("deck", "check", "magical_duel", path, "-l", "en")
    japanese = run("deck", "check", "magical_duel", path, "-l", "ja")

    assert english.exit_code == japanese.exit_code == 2
    assert "402.2: the deck has 8 cards, not exactly 50" in english.stdout
    assert "402.2: デッキが8枚ある" in japanese.stdout


def test_shipped_decks_are_legal_in_both_forms(tmp_path: Path) -> None:
    for deck in run_json("deck", "list", "magical_duel"):
        lines = written(tmp_path, as_lines(deck["zones"]), "deck.txt")
        toml = written(tmp_path, as_toml(deck["zones"]), "deck.toml")

        result = run("deck", "check", "magical_duel", lines, toml)

        assert result.exit_code == 0, result.output
        assert result.stdout.count(": legal") == 2


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("[side]\n4 NS1-001", ":1: there is no zone [side]"),
        ("4 NS1-001\nfour NS1-002", ":2: 'four NS1-002' is no line like"),
        ("4000 NS1-001", ":1: '4000 NS1-001' is no line like"),
        ("NS1-001", ":1: 'NS1-001' is no line like"),
    ],
)
def test_a_wrong_line_is_named(tmp_path: Path, text: str, sentence: str) -> None:
    path = written(tmp_path, text)

    assert f"{path}{sentence}" in refused("deck", "check", "magical_duel", path)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("[deck", "not valid TOML"),
        ("main = {}", "there is no [deck]"),
        ('[deck]\nmain = {"NS1-001" = "four"}', "main: NS1-001 = 'four' is no count"),
        ('[deck]\nmain = ["NS1-001"]', "main must be a table"),
        ("[deck]\nname = 3", "name must be a text"),
        ("[deck]\nsideboard = {}", "'sideboard' means nothing in a deck file"),
    ],
)
def test_a_wrong_key_is_named(tmp_path: Path, text: str, sentence: str) -> None:
    path = written(tmp_path, text, "trial.toml")

    assert f"{path}: " in refused("deck", "check", "magical_duel", path)
    assert sentence in refused("deck", "check", "magical_duel", path)


def test_files_that_are_none_are_refused(tmp_path: Path) -> None:
    (tmp_path / "raw.txt").write_bytes(b"\xff\xfe")

    assert "No such file" in refused("deck", "check", "magical_duel", str(tmp_path / "none.txt"))
    assert "that is a folder" in refused("deck", "check", "magical_duel", str(tmp_path))
    assert "not UTF-8" in refused("deck", "check", "magical_duel", str(tmp_path / "raw.txt"))


def test_decks_are_listed_with_their_plans() -> None:
    assert "五体で攻めれば" in run("deck", "list", "magical_duel", "-l", "ja").stdout
    assert run_json("deck", "list", "magical_duel")[0]["zones"]["deck"]["NS1-001"] == 4
