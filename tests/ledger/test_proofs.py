"""Collecting proofs: test names, marks, scenario headers."""

from pathlib import Path

import pytest

from kirifuda.ledger.clauses import Clause, ClauseIndex
from kirifuda.ledger.proofs import clause_of_name, clauses, collect_scenarios, collect_tests
from kirifuda.ledger.records import MalformedLedger

IDS = ("803", "803.4", "803.4a", "903.2g", "903.2g-iv", "903.2g-iv-a", "L-1.1")
INDEX = ClauseIndex("toy", [Clause(id, "甲", "a", "0123456789ab") for id in IDS])

SOURCE = """
def test_803_4_declaring_an_attack_rests_the_attacker(): ...
async def test_903_2g_iv_a_keeps_one_aether(): ...
@clauses("803.4", "803.4a")
def test_leaving_the_field_ends_the_attack(): ...
@pytest.mark.slow
@ledger.clauses("803.4a")
def test_803_4_in_words(): ...
class TestInside:
    def test_803_9_is_a_slip(self): ...
def test_nothing_in_particular(): ...
def helper_803_4(): ...
"""


@pytest.mark.parametrize(
    ("name", "clause"),
    [
        ("test_803_4_declaring_an_attack", "803.4"),
        ("test_803_4", "803.4"),
        ("test_803_4a_leaving", "803.4a"),
        ("test_803_whole_section", "803"),
        ("test_903_2g_iv_a_floor", "903.2g-iv-a"),
        ("test_903_2g_iv_lowering", "903.2g-iv"),
        ("test_903_2g_in_order", "903.2g"),
        ("test_l_1_1_life", "L-1.1"),
        ("test_a_clone_is_independent", ""),
    ],
)
def test_a_name_means_the_longest_clause_it_begins_with(name: str, clause: str) -> None:
    assert clause_of_name(name, INDEX) == clause


@pytest.mark.parametrize(
    ("name", "number"),
    [
        ("test_803_99_slip", "803.99"),
        ("test_803_4c_slip", "803.4c"),
        ("test_7_slip", "7"),
        ("test_803_4_2_attackers", "803.4.2"),
    ],
)
def test_a_number_that_is_no_clause_is_given_back(name: str, number: str) -> None:
    assert clause_of_name(name, INDEX) == number
    assert number not in INDEX


def test_names_and_marks_are_read_from_the_source(tmp_path: Path) -> None:
    (tmp_path / "rules").mkdir()
    (tmp_path / "rules" / "test_battle.py").write_text(SOURCE, "utf-8")
    (tmp_path / "rules" / "battle.py").write_text(SOURCE, "utf-8")

    found = {proof.name: proof for proof in collect_tests(tmp_path, INDEX, tmp_path.parent)}

    assert {name: proof.clauses for name, proof in found.items()} == {
        "test_803_4_declaring_an_attack_rests_the_attacker": ("803.4",),
        "test_903_2g_iv_a_keeps_one_aether": ("903.2g-iv-a",),
        "test_leaving_the_field_ends_the_attack": ("803.4", "803.4a"),
        "test_803_4_in_words": ("803.4", "803.4a"),
        "test_803_9_is_a_slip": ("803.9",),
    }
    proof = found["test_903_2g_iv_a_keeps_one_aether"]
    assert (proof.file, proof.line) == (f"{tmp_path.name}/rules/test_battle.py", 3)


@pytest.mark.parametrize(
    ("source", "message"),
    [
        ("@clauses(803)\ndef test_x(): ...\n", "test_x.py:1: @clauses takes clause numbers as plain strings."),
        ("def test_x(:\n", "test_x.py:1 is not valid Python: "),
    ],
)
def test_a_source_that_cannot_be_read_is_named(tmp_path: Path, source: str, message: str) -> None:
    (tmp_path / "test_x.py").write_text(source, "utf-8")

    with pytest.raises(MalformedLedger) as caught:
        collect_tests(tmp_path, INDEX)

    assert str(caught.value).startswith(message)


def test_the_mark_leaves_the_test_alone() -> None:
    def sample() -> int:
        return 7

    assert clauses("803.4")(sample) is sample


def test_scenarios_name_their_clauses_in_the_header(tmp_path: Path) -> None:
    (tmp_path / "attack.duel").write_text("game: toy\nclauses: 803.4, 803.4a\n\nP1 field: a\n", "utf-8")
    (tmp_path / "other.duel").write_text("game: toy\n", "utf-8")

    (found,) = collect_scenarios(tmp_path, ".duel")

    assert found == ("attack", "attack.duel", 2, ("803.4", "803.4a"))
