"""`--cards FILE`: cards that somebody typed in, wherever cards are asked for; `cards --catalogue`."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

from kirifuda.games import GAMES, CardFacts, load
from tests.cli.running import refused, run, run_json

PAGE = Path(__file__).parents[2] / "docs" / "own-cards.md"
CARD = """
[[card]]
id = "OWN-1"
name = "試しの灯"
english = "Lamp on Trial"
kind = "詠唱"
cost = 0
text = "カードを1枚引く。"
"""


@pytest.fixture
def cards(tmp_path: Path) -> str:
    """A file with one card."""
    path = tmp_path / "mine.toml"
    path.write_text(CARD, encoding="utf-8")
    return str(path)


@pytest.fixture
def deck(tmp_path: Path) -> str:
    """A shipped deck with four of its cards replaced by that one."""
    lines = run_json("deck", "list", "magical_duel")[0]["zones"]
    main = list(lines["deck"].items())
    place = next(at for at, (_, count) in enumerate(main) if count == 4)
    main[place] = ("OWN-1", 4)
    text = "\n".join(f"{count} {key}" for key, count in main)
    extra = "\n".join(f"{count} {key}" for key, count in lines.get("extra", {}).items())
    path = tmp_path / "mine.txt"
    path.write_text(f"name: mine\n[main]\n{text}\n[extra]\n{extra}\n", encoding="utf-8")
    return str(path)


def test_a_card_that_was_typed_in_is_listed_shown_and_checked(cards: str) -> None:
    assert "OWN-1" in {card["id"] for card in run_json("cards", "magical_duel", "--cards", cards)}
    assert "OWN-1" not in {card["id"] for card in run_json("cards", "magical_duel")}
    assert "試しの灯" in run("cards", "magical_duel", "OWN-1", "--cards", cards).stdout
    plain = run_json("card", "check", "magical_duel")[0]["sound"]
    assert run_json("card", "check", "magical_duel", "--cards", cards)[0]["sound"] == plain + 1
    assert "needs the name of the game" in refused("card", "check", "--cards", cards)


def test_a_deck_with_it_is_legal_only_together_with_the_file(cards: str, deck: str) -> None:
    assert run_json("deck", "check", "magical_duel", deck, "--cards", cards)[0]["legal"]
    assert run("deck", "check", "magical_duel", deck).exit_code == 2


def test_agents_play_with_it(cards: str, deck: str) -> None:
    arguments = ("sim", "magical_duel", "-n", "4", "--agents", "random,random", "--cards", cards)
    alone = run_json(*arguments, "--decks", f"{deck},morning-duty")
    together = run_json(*arguments, "--decks", f"{deck},morning-duty", "-j", "2")

    assert (alone["games"], alone["errors"]) == (4, 0)
    assert alone["endings"] == together["endings"]
    assert "OWN-1" in refused("sim", "magical_duel", "--agents", "random,random", "--decks", deck)


def test_people_play_with_it_and_the_replay_needs_the_file(cards: str, deck: str, tmp_path: Path) -> None:
    record = str(tmp_path / "replay.json")
    played = run(
        "play", "magical_duel", "--seed", "1", "--deck", deck, "--cards", cards, "--record", record, typed="c\ny\n"
    )
    assert "OWN-1" in refused("play", "magical_duel", "--deck", deck)
    if not Path(record).exists():
        pytest.fail(played.stdout[-500:])

    assert run("replay", "check", record, "--cards", cards).exit_code == 0
    assert run("replay", "check", record).exit_code == 2
    assert run("replay", "show", record, "--cards", cards).exit_code == 0


def test_a_mistake_in_the_file_is_refused_with_its_place(cards: str) -> None:
    Path(cards).write_text(CARD.replace("1枚引く", "1枚弾く"), encoding="utf-8")

    assert "mine.toml: card OWN-1, text" in refused("cards", "magical_duel", "--cards", cards)


def test_a_card_may_not_take_the_number_of_a_shipped_one(cards: str) -> None:
    Path(cards).write_text(CARD.replace("OWN-1", "NS1-001"), encoding="utf-8")

    assert "another card has it" in refused("cards", "magical_duel", "--cards", cards)


@pytest.mark.parametrize("name", GAMES)
def test_every_game_takes_more_cards(name: str) -> None:
    """A copy of a shipped card under another number."""
    game = load(name)
    files = sorted((game.folder() / "cards").glob("*.toml"))
    shipped = [card for file in files for card in tomllib.loads(file.read_text("utf-8")).get("card", [])]
    more = game.with_cards((CardFacts("test", {**shipped[0], "id": "OWN-1"}),))

    assert set(more.pool().numbers) - set(game.pool().numbers) == {"OWN-1"}
    assert more.with_cards(()).more == more.more


def test_a_game_without_a_catalogue_says_so() -> None:
    assert "magical_duel has no catalogue" in refused("cards", "magical_duel", "--catalogue")


# --- lyrical: the page, and the catalogue -------------------------------------------------------------------


def block(mark: str) -> str:
    """The code of the page that holds some words."""
    blocks = re.findall(r"```\w*\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    (found,) = [code for code in blocks if mark in code]
    return str(found)


def test_the_commands_of_the_page_work(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("my-cards.toml").write_text(block("[[card]]"), encoding="utf-8")
    Path("my-deck.txt").write_text(block("[main]"), encoding="utf-8")
    commands = [line.removeprefix("$ kirifuda ").split() for line in block("kirifuda sim").splitlines()]

    for command in commands[:-1]:
        assert run(*command).exit_code == 0, command
    assert commands[-1][0] == "play"
    assert run(*commands[-1], typed="c\ny\n").exit_code == 0


def test_n_13_1_all_entries_of_the_catalogue_are_listed() -> None:
    assert len(run("cards", "lyrical", "--catalogue").stdout.splitlines()) == 63
    found = run_json("cards", "lyrical", "--catalogue", "--search", "PR00")
    assert [entry["reprint_of"] for entry in found] == ["002", "022", "034"]


def test_n_13_1_a_collection_is_checked_against_the_catalogue(tmp_path: Path) -> None:
    collection = tmp_path / "mine.txt"
    collection.write_text("001  twice\n# the promos\nPR001\n\n", encoding="utf-8")
    arguments = ("cards", "lyrical", "--have", str(collection))

    assert [entry["number"] for entry in run_json(*arguments) if entry["have"]] == ["001", "PR001"]
    assert len(run_json(*arguments, "--missing")) == 61
    assert run(*arguments).stdout.startswith("[x] 001")
    collection.write_text("061\n", encoding="utf-8")
    assert "mine.txt:1: there is no number '061'" in refused(*arguments)


def test_a_deck_is_checked_under_the_house_rules_of_a_table(tmp_path: Path) -> None:
    deck = tmp_path / "forty.txt"
    numbers = "".join(f"2 MP1-{number:03}\n" for number in range(4, 14))
    deck.write_text(f"20 MP1-001\n{numbers}", encoding="utf-8")

    assert run("deck", "check", "lyrical", str(deck), "--house", "deck_size=forty").exit_code == 0
    assert run("deck", "check", "lyrical", str(deck)).exit_code == 2
    play = ("play", "lyrical", "--deck", str(deck), "--opponent-deck", str(deck))
    assert run(*play, "--house", "deck_size=forty", typed="c\ny\n").exit_code == 0
    assert "A19" in refused(*play)
