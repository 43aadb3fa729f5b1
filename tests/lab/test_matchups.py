"""Every deck against every deck, as numbers, table and picture."""

from xml.etree import ElementTree

import pytest

from kirifuda.lab.matchups import Matchups, matchup_plan, matchups, shade

DECKS = ["first", "second", "third"]


@pytest.fixture
def matrix() -> Matchups:
    """A small run."""
    return matchups("chase", matchup_plan(DECKS, "random", 2, 0))


def test_every_ordered_pair_is_played_equally_often() -> None:
    plan = matchup_plan(DECKS, "random", 2, 7)

    assert len(plan) == 18
    assert all(sum(pairing.decks == (a, b) for pairing in plan) == 2 for a in DECKS for b in DECKS)
    assert len({pairing.seed for pairing in plan}) == 18


def test_what_one_deck_takes_the_other_gives(matrix: Matchups) -> None:
    for first in DECKS:
        for second in DECKS:
            mine, theirs = matrix.share(first, second), matrix.share(second, first)
            assert mine is not None
            assert theirs is not None
            assert mine + theirs == pytest.approx(1.0)


def test_the_table_has_a_row_for_each_deck(matrix: Matchups) -> None:
    rows = matrix.table().splitlines()

    assert [row.split()[0] for row in rows[1:]] == DECKS


def test_the_picture_is_well_formed_and_has_every_cell(matrix: Matchups) -> None:
    root = ElementTree.fromstring(matrix.svg({"first": "灯 & 火"}))

    assert len(root.findall("{http://www.w3.org/2000/svg}rect")) == 9
    assert "灯 & 火" in [text.text for text in root.findall("{http://www.w3.org/2000/svg}text")]


def test_decks_that_never_met_have_no_share(matrix: Matchups) -> None:
    assert matrix.share("first", "fourth") is None
    assert "–" in Matchups(("a", "b"), {}, {}, matrix.summary).table()


def test_the_scale_runs_from_red_over_white_to_blue() -> None:
    assert shade(0.0) == "#b2182b"
    assert shade(0.5) == "#f7f7f7"
    assert shade(1.0) == "#2166ac"
