"""`kirifuda games`, `cards` and the help."""

import pytest

from kirifuda.cli import VERBS
from kirifuda.games import GAMES
from tests.cli.running import refused, run, run_json


def test_the_help_names_every_verb() -> None:
    output = run("--help").stdout

    assert all(verb in output for verb in VERBS)


@pytest.mark.parametrize("verb", VERBS)
def test_every_verb_has_help(verb: str) -> None:
    assert run(verb, "--help").exit_code == 0


def test_an_unknown_verb_is_refused() -> None:
    assert "No such command 'fly'" in refused("fly")


def test_the_games_are_listed() -> None:
    found = run_json("games")

    assert [entry["name"] for entry in found] == list(GAMES)
    assert found[0]["edition"] == "1.5"
    assert "morning-duty" in run("games").stdout


def test_an_unknown_game_is_refused_with_the_known_ones() -> None:
    assert "there is no game 'chess'; there are: magical_duel, spellcard_strike" in refused("cards", "chess")


def test_a_card_is_shown_by_number_and_by_name() -> None:
    by_number = run("cards", "magical_duel", "NS1-005", "--language", "ja").stdout

    assert by_number.splitlines()[0] == "並び提灯  (Lantern Row)  NS1-005"
    assert run("cards", "magical_duel", "lantern row", "-l", "ja").stdout == by_number
    assert run("cards", "magical_duel", "並び提灯", "-l", "ja").stdout == by_number


def test_cards_are_searched_in_both_languages() -> None:
    japanese = {card["id"] for card in run_json("cards", "magical_duel", "--search", "提灯")}

    assert {"NS1-004", "NS1-005"} <= japanese
    assert "NS1-004" in {card["id"] for card in run_json("cards", "magical_duel", "--search", "LANTERN")}
    assert run_json("cards", "magical_duel", "--search", "no such word") == []


def test_cards_are_listed_by_kind() -> None:
    deities = run_json("cards", "magical_duel", "--kind", "deity")

    assert deities == run_json("cards", "magical_duel", "--kind", "神")
    assert {tuple(card["kind"]) for card in deities} == {("神",)}
    assert "has no kind 'dragon'; there are: " in refused("cards", "magical_duel", "--kind", "dragon")


def test_an_unknown_card_is_refused() -> None:
    assert "has no card 'NS9-999'" in refused("cards", "magical_duel", "NS9-999")


def test_facts_of_a_card_are_plain_data() -> None:
    card = run_json("cards", "magical_duel", "NS1-004")

    assert (card["name"], card["english"], card["cost"], card["attack"], card["defense"]) == (
        "当番の提灯",
        "Duty Lantern",
        1,
        500,
        0,
    )
    assert card["text_english"][0].startswith("[Last Words]")
