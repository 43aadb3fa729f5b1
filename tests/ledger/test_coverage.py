"""The clause table: rows, totals, and what fails the build."""

from kirifuda.ledger.clauses import Clause, ClauseIndex
from kirifuda.ledger.coverage import CodePlace, Coverage, Totals, cover
from kirifuda.ledger.doubts import Doubt, DoubtRegister
from kirifuda.ledger.proofs import Proof

HASH = "0123456789ab"
INDEX = ClauseIndex(
    "toy",
    [
        Clause("803", "攻撃", "Attack", HASH, no_code="heading"),
        Clause("803.3", "選ぶ", "Choosing", HASH),
        Clause("803.4", "レスト", "Resting", HASH),
        Clause("803.5", "開始", "Beginning", HASH),
    ],
)
DOUBTS = DoubtRegister(
    "toy", [Doubt("A1", ("803.3",), "問", "q", "答", "a", (), (), "so", sure="high", evidence="book")]
)
CHOOSING = ("803.3", "choose_attacker", "rules/r0803.py", 12)
RESTING = ("803.4", "rest_attacker", "rules/r0803.py", 20)
RESTS = Proof("test_803_4_rests", "test_r0803.py", 5, ("803.4",))


def toy(*more_code: tuple[str, str, str, int], tests: tuple[Proof, ...] = (RESTS,)) -> Coverage:
    return cover(INDEX, DOUBTS, [CHOOSING, RESTING, *more_code], tests)


def test_every_clause_gets_a_row_with_its_code_tests_reason_and_doubts() -> None:
    heading, choosing, resting, beginning = toy().rows

    assert heading.clause.no_code == "heading"
    assert choosing.code == (CodePlace("803.3", "choose_attacker", "rules/r0803.py", 12),)
    assert choosing.doubts == ("A1",)
    assert resting.tests == (RESTS,)
    assert (beginning.code, beginning.tests, beginning.doubts) == ((), (), ())
    assert [row.is_accounted for row in toy().rows] == [True, True, True, False]


def test_the_totals_count_the_rows() -> None:
    assert toy().totals() == Totals(clauses=4, accounted=3, code=2, tested=1, no_code=1)


def test_a_clause_proved_by_a_test_alone_is_accounted_for() -> None:
    begins = Proof("test_803_5_begins", "test_r0803.py", 9, ("803.5",))

    assert toy(tests=(RESTS, begins)).totals().accounted == 4


def test_the_build_fails_on_gaps_untested_steps_and_contradictions() -> None:
    assert toy(("803", "announce", "rules/r0803.py", 3)).problems() == [
        "toy 803: announce (rules/r0803.py:3) carries it out, but no test names it.",
        "toy 803: it is said to need no code, but announce carries it out.",
        "toy 803.3: choose_attacker (rules/r0803.py:12) carries it out, but no test names it.",
        "toy 803.5: no code, no test, and no reason why none is needed.",
    ]


def test_the_build_fails_on_tags_that_name_no_clause() -> None:
    slip = Proof("test_803_9_slip", "test_r0803.py", 7, ("803.9",))
    table = toy(("803.8", "fly", "rules/r0803.py", 30), tests=(RESTS, slip))

    assert table.unknown == (
        "rules/r0803.py:30: fly names 803.8, which is no clause of toy.",
        "test_r0803.py:7: test_803_9_slip names 803.9, which is no clause of toy.",
    )
    assert table.problems()[:2] == list(table.unknown)


def test_a_table_without_gaps_has_no_problems() -> None:
    tests = (RESTS, Proof("test_all", "test_r0803.py", 1, ("803.3", "803.5")))

    assert toy(tests=tests).problems() == []
