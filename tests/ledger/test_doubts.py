"""The register of doubt: reading, errors that name the place, house rules."""

import pytest

from kirifuda.ledger.clauses import ClauseIndex, read_clauses
from kirifuda.ledger.doubts import DoubtRegister, HouseRule, load_doubts, read_doubts
from kirifuda.ledger.records import MalformedLedger

CLAUSES = """
[[clause]]
id = "803.3"
ja = "選ぶ"
en = "Choosing"
hash = "0123456789ab"
"""

DOUBTS = """
[[doubt]]
id = "A1"
clauses = ["803.3"]
question_ja = "必ずか。"
question = "Must one?"
reading_ja = "任意。"
reading = "No."
alternatives = ["Yes."]
alternatives_ja = ["必ず。"]
why = "Nobody says so."
sure = "medium"
evidence = "assumed"
house_rule = "forced_attacks"
values = ["optional", "forced"]

[[doubt]]
id = "A2"
clauses = ["803.3"]
question_ja = "誤植か。"
question = "A misprint?"
reading_ja = "誤植。"
reading = "Yes."
alternatives = []
alternatives_ja = []
why = "It is plain."
sure = "high"
evidence = "book"
"""


def toy_index() -> ClauseIndex:
    return read_clauses(CLAUSES, "toy")


def toy() -> DoubtRegister:
    return read_doubts(DOUBTS, "toy", toy_index())


def test_a_register_keeps_its_order_and_finds_doubts() -> None:
    register = toy()

    assert [doubt.id for doubt in register] == ["A1", "A2"]
    assert len(register) == 2
    assert register["A2"].sure == "high"
    assert [doubt.id for doubt in register.about("803.3")] == ["A1", "A2"]
    assert register.about("803.4") == ()


def test_an_unknown_doubt_is_named() -> None:
    with pytest.raises(MalformedLedger, match=r"^The register of toy has no doubt A9\.$"):
        toy()["A9"]


def test_a_house_rule_offers_its_values_and_defaults_to_the_reading_in_force() -> None:
    (rule,) = toy().house_rules()

    assert rule == HouseRule("forced_attacks", ("optional", "forced"), "A1")
    assert rule.default == "optional"


def test_settling_fills_in_defaults() -> None:
    assert toy().settled({}) == {"forced_attacks": "optional"}
    assert toy().settled({"forced_attacks": "forced"}) == {"forced_attacks": "forced"}


@pytest.mark.parametrize(
    ("chosen", "message"),
    [
        ({"flying": "yes"}, "toy has no house rule 'flying'."),
        ({"forced_attacks": "no"}, "The house rule forced_attacks of toy is one of optional, forced, not 'no'."),
    ],
)
def test_settling_refuses_what_is_not_offered(chosen: dict[str, str], message: str) -> None:
    with pytest.raises(MalformedLedger) as caught:
        toy().settled(chosen)

    assert str(caught.value) == message


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('why = "It is plain."\n', "", "doubt A2: object missing required field `why`."),
        ('why = "It is plain."', 'why = ""', "doubt A2: field why must be one line of text."),
        ('sure = "high"', 'sure = "very"', "doubt A2: field sure: invalid enum value 'very'."),
        ('evidence = "book"', 'evidence = "assumed"', "doubt A2: what is assumed must be a house_rule."),
        ('evidence = "book"', 'evidence = "book"\nvalues = ["a"]', "doubt A2: it has values but no house_rule."),
        ('"Yes."]', '"Yes.", ""]', "doubt A1: every alternative must be one line of text."),
        ('"Yes."]', '"Yes.", "So."]', "doubt A1: alternatives and alternatives_ja must be equally many."),
        ('clauses = ["803.3"]', "clauses = []", "doubt A1: it names no clause."),
        ('clauses = ["803.3"]', 'clauses = ["1.1"]', "doubt A1: the rulebook has no clause 1.1."),
        ('"forced_attacks"', '"forcedAttacks"', "doubt A1: 'forcedAttacks' is not in snake_case."),
        ('"forced"]', '"must attack"]', "doubt A1: 'must attack' is not in snake_case."),
        (', "forced"]', "]", "doubt A1: the house rule forced_attacks needs at least two different values."),
        ('id = "A2"', 'id = "A1"', "doubt A1: it stands twice."),
    ],
)
def test_a_malformed_doubt_is_refused_by_one_sentence_that_names_it(old: str, new: str, message: str) -> None:
    assert old in DOUBTS

    with pytest.raises(MalformedLedger) as caught:
        read_doubts(DOUBTS.replace(old, new, 1), "toy", toy_index())

    assert str(caught.value) == f"doubts.toml of toy, {message}"


def test_two_doubts_cannot_share_a_house_rule() -> None:
    first = DOUBTS.split("[[doubt]]")[1]
    twice = f"[[doubt]]{first}[[doubt]]{first.replace('A1', 'A3')}"

    with pytest.raises(MalformedLedger, match=r"doubt A3: the house rule forced_attacks belongs to A1 already\.$"):
        read_doubts(twice, "toy", toy_index())


def test_a_game_without_a_register_is_named() -> None:
    with pytest.raises(MalformedLedger, match=r"^The game nowhere has no doubts\.toml\.$"):
        load_doubts("nowhere", toy_index())
