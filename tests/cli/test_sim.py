"""`kirifuda sim`: many games, the same for any number of workers."""

from tests.cli.running import refused, run, run_json


def test_games_are_counted() -> None:
    found = run_json("sim", "magical_duel", "-n", "4", "--agents", "random,random", "--seed", "11")

    assert found["games"] == 4
    assert (found["errors"], found["failures"]) == (0, [])
    assert sum(found["wins"].values()) == sum(found["endings"].values()) == 4
    assert found["decisions"] > 100


def test_workers_make_no_difference() -> None:
    arguments = ("sim", "magical_duel", "-n", "4", "--agents", "random,random", "--decks", "fire-watch,morning-duty")
    one, two = run_json(*arguments), run_json(*arguments, "--workers", "2")

    for found in (one, two):
        del found["seconds"], found["workers"]
    assert one == two


def test_a_table_is_printed_for_people() -> None:
    assert "4 games, " in run("sim", "magical_duel", "-n", "4", "--agents", "random,random").stdout


def test_bad_arguments_are_refused() -> None:
    assert "there is no agent 'deep-thought'" in refused("sim", "magical_duel", "--agents", "random,deep-thought")
    assert "2 agents are needed" in refused("sim", "magical_duel", "--agents", "random")
    assert "there is no deck 'x'" in refused("sim", "magical_duel", "--decks", "x", "--agents", "random,random")
    assert "0 is not in the range" in refused("sim", "magical_duel", "-n", "0")


def test_games_are_played_by_the_house_rules_that_are_given() -> None:
    arguments = ("sim", "lyrical", "-n", "2", "--agents", "random,random", "--decks", "dawn-mail", "--seed", "5")
    usual = run_json(*arguments)
    other = run_json(*arguments, "--house", "cards_drawn=two", "--house", "opening_hand=five")

    assert usual == {**run_json(*arguments), "seconds": usual["seconds"]}
    assert other["errors"] == 0
    assert other["turns"] < usual["turns"]


def test_a_house_rule_that_is_none_is_refused() -> None:
    assert "write NAME=VALUE" in refused("sim", "lyrical", "--house", "cards_drawn")
    assert "cards_drawn" in refused("sim", "lyrical", "--house", "cards_drawn=three")
    assert "not exactly 40" in refused("sim", "lyrical", "--house", "deck_size=forty")


def test_games_in_which_a_clause_came_up_are_counted() -> None:
    found = run_json(
        "sim", "last_resort", "-n", "12", "--agents", "random,random", "--clause", "L-1.18", "--clause", "L-13.1"
    )

    assert 0 < found["clauses"]["L-1.18"] < 12, "some turn their last resort up"
    assert found["clauses"]["L-13.1"] >= found["endings"]["L-13.1 life"]
    assert "has no clause L-1.99" in refused("sim", "last_resort", "--clause", "L-1.99")
