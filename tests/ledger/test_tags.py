"""Tags of clauses are found in the sources, ranges written out, and false numbers found out."""

from typing import Final

import pytest

from kirifuda.games import load
from kirifuda.ledger.clauses import load_clauses
from kirifuda.ledger.tags import collect_code, expand, tags_of

INDEX: Final = load_clauses("magical_duel")
SOURCE: Final = '''
"""803 攻撃宣言ステップ: a module names its section, which is no tag."""

MOST: Final = 30
"""104.5: a number."""

CAN_ATTACK: Final = (
    Condition("803.3a", "…", "it is not recovered", is_recovered),
    k.Condition("1104.2", "…", "it has Slow Start", is_over),
)


@SECTION.step("803.4")
def rest_attacker(game, frame):
    """The attacker rests (1010.1), and so on."""


@TURNS.step("502")
def recovery(game, frame):
    """The recovery phase."""


def able(game):
    """803.3, 805.5: who can; 1009.2: each counts once (505.1)."""


class Corrupt:
    """1009 穢す: a heading is no tag."""

    def parts(self):
        """605.1a-c, 907.3-4: parts."""


def number():
    """0: nothing at all."""
'''


def tags() -> set[tuple[str, str]]:
    return {(place.clause, place.function) for place in tags_of(SOURCE, "r.py", INDEX)}


def test_steps_conditions_and_docstrings_are_tags() -> None:
    assert tags() == {
        ("104.5", "MOST"),
        ("803.3a", "CAN_ATTACK"),
        ("1104.2", "CAN_ATTACK"),
        ("803.4", "rest_attacker"),
        ("1010.1", "rest_attacker"),
        ("803.3", "able"),
        ("805.5", "able"),
        ("1009.2", "able"),
        ("605.1a", "Corrupt.parts"),
        ("605.1b", "Corrupt.parts"),
        ("605.1c", "Corrupt.parts"),
        ("907.3", "Corrupt.parts"),
        ("907.4", "Corrupt.parts"),
    }


@pytest.mark.parametrize(
    ("written", "meant"),
    [
        ("803.4", ["803.4"]),
        ("504.1c-i", ["504.1c-i"]),
        ("903.2g-iv-a", ["903.2g-iv-a"]),
        ("907.3-4", ["907.3", "907.4"]),
        ("605.1a-c", ["605.1a", "605.1b", "605.1c"]),
        ("903.2g-i to iv", ["903.2g-i", "903.2g-ii", "903.2g-iii", "903.2g-iv"]),
        ("803.4-805.4", ["803.4", "805.4"]),
        ("803.99", ["803.99"]),
    ],
)
def test_ranges_are_written_out(written: str, meant: list[str]) -> None:
    assert expand(written, INDEX) == meant


def test_lines_lead_to_the_function() -> None:
    places = {place.function: place.line for place in tags_of(SOURCE, "r.py", INDEX)}

    assert SOURCE.splitlines()[places["rest_attacker"] - 1].startswith("def rest_attacker")


def test_every_tag_of_a_shipped_game_names_a_clause() -> None:
    places = collect_code(load("magical_duel").folder(), INDEX)

    assert len(places) > 300
    assert [place for place in places if place.clause not in INDEX] == []
