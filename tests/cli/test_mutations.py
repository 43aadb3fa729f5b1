"""Readers of the command line: whatever a file holds, it is taken or refused in a sentence, soon."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from time import process_time
from typing import Any, Final

import pytest
from click.testing import Result

from kirifuda.games import GAMES, load, table_words
from kirifuda.games.deckfiles import DeckReader, counted
from kirifuda.kernel.randomness import Dice
from tests.cli.mutating import mutated_json, mutated_text
from tests.cli.running import refused, run
from tests.ours import OURS

SLOWEST_S: Final = 20.0
"""On a machine that has much else to do; alone, none takes a second."""
LONGEST: Final = 4_000
"""Letters of a refusal."""
QUOTING: Final = {"scenarios": 40_000, "card texts": 40_000}
"""These show the whole line that is wrong, however long it is."""
SCENARIOS: Final = sorted((Path(__file__).parents[1] / "scenarios").rglob("*.scenario"))


@cache
def played(game: str) -> tuple[str, str]:
    """A replay and a saved game, as the command line writes them."""
    with TemporaryDirectory() as folder:
        replay, save = Path(folder) / "replay.json", Path(folder) / "save.json"
        run("play", game, "--seed", "3", "--opponent", "random", "--record", str(replay), typed="1\n" * 20 + "x\ny\n")
        run("play", game, "--seed", "3", "--opponent", "random", "--save", str(save), typed="1\n" * 6)
        return replay.read_text("utf-8"), save.read_text("utf-8")


@cache
def cards_of(game: str) -> str:
    """Three shipped cards under numbers of their own."""
    for path in sorted((load(game).folder() / "cards").glob("*.toml")):
        parts = path.read_text("utf-8").split("[[card]]")
        if len(parts) > 3:
            return "".join("[[card]]" + part.replace('id = "', 'id = "OWN-', 1) for part in parts[1:4])
    raise AssertionError(game)


def a_card_file(game: str, folder: Path, dice: Dice) -> Result:
    path = folder / "cards.toml"
    path.write_text(mutated_text(cards_of(game), dice), "utf-8")
    return run("cards", game, "--cards", str(path))


def a_deck_file(game: str, folder: Path, dice: Dice) -> Result:
    deck = load(game).decks()[dice.below(3)]
    path = folder / ("deck.txt", "deck.toml")[dice.below(2)]
    text = DeckReader(load(game), table_words(game)).text(deck)
    if path.suffix == ".toml" or dice.below(4) == 0:
        tables = {zone: json.dumps(counts).replace(":", " =") for zone, counts in counted(deck.zones).items()}
        text = "[deck]\n" + "".join(f"{zone} = {counts}\n" for zone, counts in tables.items())
    path.write_text(mutated_text(text, dice), "utf-8")
    return run("deck", "check", game, str(path))


def a_replay(game: str, folder: Path, dice: Dice) -> Result:
    path = folder / "replay.json"
    text = played(game)[0]
    path.write_text(mutated_json(text, dice) if dice.below(8) else mutated_text(text, dice), "utf-8")
    return run("replay", ("check", "show")[dice.below(2)], str(path))


def a_save(game: str, folder: Path, dice: Dice) -> Result:
    path = folder / "save.json"
    text = played(game)[1]
    path.write_text(mutated_json(text, dice) if dice.below(8) else mutated_text(text, dice), "utf-8")
    return run("play", game, "--resume", str(path))


def a_scenario(game: str, folder: Path, dice: Dice) -> Result:
    path = folder / "one.scenario"
    path.write_text(mutated_text(SCENARIOS[dice.below(len(SCENARIOS))].read_text("utf-8"), dice), "utf-8")
    return run("scenario", "run", str(path))


def a_text(game: str, folder: Path, dice: Dice) -> Result:
    texts = [line.partition("=")[2].strip(' "') for line in cards_of(game).splitlines() if line.startswith("text")]
    return run("card", "read", game, "--", mutated_text((texts or ["カードを1枚引く。"])[0], dice)[:2_000])


READERS: Final[dict[str, tuple[Callable[[str, Path, Dice], Result], int]]] = {
    "card files": (a_card_file, 80),
    "deck files": (a_deck_file, 80),
    "replays": (a_replay, 60),
    "saves": (a_save, 50),
    "scenarios": (a_scenario, 20),
    "card texts": (a_text, 10),
}


def read_all(reader: str, folder: Path, seeds: range) -> None:
    """Read one mutation for each seed."""
    read, _ = READERS[reader]
    codes = (0, 1, 2) if reader == "scenarios" else (0, 2)
    for seed in seeds:
        begun = process_time()
        result = read(GAMES[seed % len(GAMES)], folder, Dice(seed, f"mutations of {reader}"))

        assert result.exit_code in codes, (seed, result.output[-500:])
        assert len(result.stderr) < QUOTING.get(reader, LONGEST), seed
        assert process_time() - begun < SLOWEST_S, seed


@pytest.mark.parametrize("reader", READERS)
def test_damaged_files_end_in_a_sentence(reader: str, tmp_path: Path) -> None:
    read_all(reader, tmp_path, range(READERS[reader][1]))


@pytest.mark.slow
@pytest.mark.parametrize("reader", READERS)
def test_many_damaged_files_end_in_a_sentence(reader: str, tmp_path: Path) -> None:
    read_all(reader, tmp_path, range(10_000, 10_000 + 15 * READERS[reader][1]))


NEST: Final = "[" * 100_000
CARDS: Final = {
    "a kind that is a number": ("kind = 5", "card OWN-1, kind: "),
    "races that are a number": ("races = 5", "card OWN-1"),
    "kinds that are a number": ("kinds = 5", "card OWN-1"),
    "a number as number": ("id = 5", "card 5, id: a word or text is expected, not 5"),
    "a huge number": ("cost = 0x" + "f" * 5_000, "a number of more than 64 bits"),
    "a long number": ("cost = " + "9" * 5_000, "4300 digits"),
    "a nest": (f"cost = {NEST}", "nested too deeply"),
    "a dotted key": ("a." * 50_000 + "a = 1", "more than 16 dots in a line (at line 3)"),
    "a long text": (f'text = "{"x" * 3_000}"', "card OWN-1, text: longer than 2000 letters"),
    "a long file": ("#" * 600_000, "longer than 500000 letters"),
}


@pytest.mark.parametrize("what", CARDS)
@pytest.mark.parametrize("game", GAMES)
def test_a_card_file_of_odd_values_is_refused_with_the_place(game: str, what: str, tmp_path: Path) -> None:
    line, sentence = CARDS[what]
    path = tmp_path / "cards.toml"
    number = "" if line.startswith("id") else 'id = "OWN-1"'
    path.write_text(f"[[card]]\n{number}\n{line}\n", "utf-8")

    assert sentence in refused("cards", game, "--cards", str(path))


@pytest.mark.parametrize("game", OURS)
@pytest.mark.parametrize("text", ["", "\n\n", "（メモ）"])
def test_a_text_that_says_nothing_has_no_steps(game: str, text: str) -> None:
    result = run("card", "read", game, text)

    assert result.exit_code == 0
    assert "CardText" in result.stdout


def changed(text: str, path: Path, change: Callable[[dict[str, Any]], Any]) -> str:
    """A file with something changed in it."""
    content = json.loads(text)
    change(content)
    path.write_text(json.dumps(content), "utf-8")
    return str(path)


def in_hand(content: dict[str, Any]) -> None:
    """Twenty cards more."""
    content["decks"][0]["hand"] = content["decks"][0]["deck"][:20]


REPLAYS: Final[dict[str, tuple[Callable[[dict[str, Any]], Any], str]]] = {
    "numbers": (lambda d: d["decks"][0].update(deck=[5] * 50), "decks[0]: a table of card numbers by zone is needed"),
    "lists": (lambda d: d["decks"][0].update(deck=[["x"]]), "decks[0]: a table of card numbers by zone is needed"),
    "another zone": (in_hand, "a deck has no 'hand', only deck, extra"),
    "a huge deck": (lambda d: d["decks"][0].update(deck=["NS1-001"] * 60_000), "60000 cards, over 300"),
    "a short deck": (lambda d: d["decks"][0]["deck"].pop(), "402.2: the deck has 49 cards"),
    "countless decks": (lambda d: d.update(decks=d["decks"] * 1_000), "decks: one to 16 are needed"),
    "three decks": (lambda d: d.update(decks=[*d["decks"], d["decks"][0]]), "no mode is played with these 3 decks"),
    "a house rule": (lambda d: d["house"].update(nothing="x"), "magical_duel has no house rule 'nothing'"),
    "a seed": (lambda d: d.update(seed=[]), "seed: a number is needed"),
    "an answer": (lambda d: d.update(answers=[["402", 2, 0, []]]), "decision 1: not a clause, a count, places"),
}


@pytest.mark.parametrize("what", REPLAYS)
@pytest.mark.parametrize("verb", ["check", "show"])
def test_a_replay_with_odd_decks_is_refused(what: str, verb: str, tmp_path: Path) -> None:
    change, sentence = REPLAYS[what]

    assert sentence in refused("replay", verb, changed(played("magical_duel")[0], tmp_path / "replay.json", change))


SAVES: Final[dict[str, tuple[Callable[[dict[str, Any]], Any], str]]] = {
    "countless players": (lambda d: d["game"].update(players=10**12), "players or house: one to 16"),
    "a third seat": (lambda d: d["seats"].append("me"), "the seats do not fit the saved game"),
    "one seat": (lambda d: d.update(seats=["me"]), "the seats do not fit the saved game"),
    "a seat of numbers": (lambda d: d.update(seats=["me", 5]), "the seats are missing or wrong"),
    "other decks": (lambda d: d["replay"]["decks"][1].update(deck=["x"] * 50), "there is no card 'x'"),
    "one deck": (lambda d: d["replay"]["decks"].pop(), "no mode is played with these 1 decks"),
    "another edition": (lambda d: d["replay"].update(edition="9"), "edition: the replay belongs to '9'"),
    "no replay": (lambda d: d.pop("replay"), "the replay is not of format 1"),
}


@pytest.mark.parametrize("what", SAVES)
def test_a_save_with_odd_seats_is_refused(what: str, tmp_path: Path) -> None:
    change, sentence = SAVES[what]
    path = changed(played("magical_duel")[1], tmp_path / "save.json", change)

    assert sentence in refused("play", "magical_duel", "--resume", path)


def test_json_of_odd_shape_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "replay.json"
    for text, sentence in ((NEST, "nested too deeply"), ("9" * 5_000, "not valid JSON"), ("null", "not of format 1")):
        path.write_text(text, "utf-8")
        assert sentence in refused("replay", "check", str(path))


@pytest.mark.skipif(not Path("/dev/zero").exists(), reason="no such file here")
def test_a_file_without_end_is_read_only_so_far() -> None:
    for arguments in (("replay", "check"), ("deck", "check", "magical_duel"), ("scenario", "run")):
        assert "/dev/zero: larger than" in refused(*arguments, "/dev/zero")
    assert "longer than 500000 letters" in refused("cards", "magical_duel", "--cards", "/dev/zero")
