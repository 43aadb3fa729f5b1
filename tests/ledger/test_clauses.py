"""The clause index: reading, errors that name the place, test names, changed editions."""

import pytest

from kirifuda.ledger.clauses import ClauseIndex, clause_hash, compare_edition, load_clauses, read_clauses
from kirifuda.ledger.records import MalformedLedger

SMALL = """
[[clause]]
id = "903"
ja = "発動"
en = "Activating"
hash = "0123456789ab"
no_code = "heading"

[[clause]]
id = "903.2g-iv"
ja = "減らす"
en = "Lowering"
hash = "0123456789ab"
"""


def small() -> ClauseIndex:
    return read_clauses(SMALL, "toy")


def test_an_index_keeps_the_printed_order_and_finds_clauses() -> None:
    index = small()

    assert [clause.id for clause in index] == ["903", "903.2g-iv"]
    assert len(index) == 2
    assert "903.2g-iv" in index
    assert "903.2" not in index
    assert index["903"].no_code == "heading"
    assert index["903.2g-iv"].no_code is None


def test_an_unknown_clause_is_named() -> None:
    with pytest.raises(MalformedLedger, match=r"^The rulebook of toy has no clause 999\.$"):
        small()["999"]


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('en = "Lowering"\n', "", "clause 903.2g-iv: object missing required field `en`."),
        ('en = "Lowering"', "en = 3", "clause 903.2g-iv: field en: expected `str`, got `int`."),
        ('en = "Lowering"', 'en = " "', "clause 903.2g-iv: field en must be one line of text."),
        ('ja = "減らす"', 'ja = "減\\nらす"', "clause 903.2g-iv: field ja must be one line of text."),
        ('ja = "減らす"', 'jp = "減らす"', "clause 903.2g-iv: object contains unknown field `jp`."),
        ('id = "903.2g-iv"\n', "", "clause number 2: object missing required field `id`."),
        ('id = "903.2g-iv"', 'id = "903 2"', "clause 903 2: the id '903 2' is no clause number."),
        ('id = "903.2g-iv"', 'id = ""', "clause number 2: the id '' is no clause number."),
        ('id = "903.2g-iv"', 'id = "903"', "clause 903: it stands twice."),
        ('hash = "0123456789ab"\n\n', 'hash = "0123"\n\n', "clause 903: the hash '0123' is not 12 hexadecimal digits."),
        ('no_code = "heading"', 'no_code = ""', "clause 903: field no_code must give a reason in one line."),
    ],
)
def test_a_malformed_clause_is_refused_by_one_sentence_that_names_it(old: str, new: str, message: str) -> None:
    text = SMALL.replace('no_code = "heading"\n', "", 1) if old.startswith("hash") else SMALL
    assert old in text

    with pytest.raises(MalformedLedger) as caught:
        read_clauses(text.replace(old, new, 1), "toy")

    assert str(caught.value) == f"clauses.toml of toy, {message}"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("[[clause]\n", "clauses.toml of toy is not valid TOML: "),
        ("", "clauses.toml of toy has no [[clause]]."),
        ("clause = 3", "clauses.toml of toy has no [[clause]]."),
        ("clause = [3]", "clauses.toml of toy, clause number 1: expected `object`, got `int`."),
        ("[[rule]]\nid = 1", "clauses.toml of toy has 'rule' at the top, where only [[clause]] may stand."),
    ],
)
def test_a_malformed_file_is_refused(text: str, message: str) -> None:
    with pytest.raises(MalformedLedger) as caught:
        read_clauses(text, "toy")

    assert str(caught.value).startswith(message)


def test_clauses_that_test_names_cannot_tell_apart_are_refused() -> None:
    twins = SMALL + SMALL.replace("903.2g-iv", "903-2g.iv").replace('"903"', '"904"')

    with pytest.raises(MalformedLedger, match=r"clause 903-2g\.iv: test names cannot tell it from 903\.2g-iv\.$"):
        read_clauses(twins, "toy")


def test_a_game_without_an_index_is_named() -> None:
    with pytest.raises(MalformedLedger, match=r"^The game nowhere has no clauses\.toml\.$"):
        load_clauses("nowhere")


@pytest.mark.parametrize(
    ("words", "found"),
    [
        ("903_2g_iv_lowering", ("903.2g-iv", 3)),
        ("903_2G_IV", ("903.2g-iv", 3)),
        ("903_2g_activating", ("903", 1)),
        ("lowering", ("", 0)),
    ],
)
def test_the_longest_clause_at_the_start_of_a_name_counts(words: str, found: tuple[str, int]) -> None:
    assert small().named_in(words.split("_")) == found


def test_a_changed_edition_is_noticed() -> None:
    printed = {"903": "old", "904": "added"}
    index = read_clauses(SMALL.replace("0123456789ab", clause_hash("old"), 1), "toy")

    change = compare_edition(index, printed)

    assert (change.changed, change.gone, change.new) == ((), ("903.2g-iv",), ("904",))
    assert compare_edition(index, {**printed, "903": "new"}).changed == ("903",)
    assert not compare_edition(read_clauses(SMALL, "toy"), {}).changed


def test_an_edition_without_changes_is_falsy() -> None:
    index = read_clauses(SMALL.replace("0123456789ab", clause_hash("same")), "toy")

    assert not compare_edition(index, {"903": "same", "903.2g-iv": "same"})
    assert compare_edition(index, {"903": "same"})
