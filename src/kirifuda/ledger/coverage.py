"""The clause table of a game: for every clause its code, its tests, its doubts, or why it needs none."""

from collections import defaultdict
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from msgspec import Struct

from kirifuda.ledger.clauses import Clause, ClauseIndex
from kirifuda.ledger.doubts import DoubtRegister
from kirifuda.ledger.proofs import Proof


class CodePlace(NamedTuple):
    """A function that carries out a clause, as its tag says."""

    clause: str
    function: str
    file: str
    line: int


class Row(Struct, frozen=True):
    """What accounts for one clause."""

    clause: Clause
    code: tuple[CodePlace, ...]
    tests: tuple[Proof, ...]
    doubts: tuple[str, ...]

    @property
    def is_accounted(self) -> bool:
        return bool(self.code or self.tests or self.clause.no_code)


class Totals(Struct, frozen=True):
    """The numbers of a clause table."""

    clauses: int
    accounted: int
    code: int
    tested: int
    no_code: int


class Coverage(Struct, frozen=True):
    """A game's clause table, and the tags that name no clause."""

    game: str
    rows: tuple[Row, ...]
    unknown: tuple[str, ...]

    def totals(self) -> Totals:
        """Count the rows."""
        return Totals(
            clauses=len(self.rows),
            accounted=sum(row.is_accounted for row in self.rows),
            code=sum(bool(row.code) for row in self.rows),
            tested=sum(bool(row.tests) for row in self.rows),
            no_code=sum(row.clause.no_code is not None for row in self.rows),
        )

    def problems(self) -> list[str]:
        """Everything that fails the build, a sentence each."""
        found = list(self.unknown)
        for row in self.rows:
            found.extend(f"{self.game} {row.clause.id}: {fault}." for fault in _faults(row))
        return found


def _faults(row: Row) -> Iterator[str]:
    if not row.is_accounted:
        yield "no code, no test, and no reason why none is needed"
    if row.code and not row.tests:
        yield f"{row.code[0].function} ({row.code[0].file}:{row.code[0].line}) carries it out, but no test names it"
    if row.code and row.clause.no_code is not None:
        yield f"it is said to need no code, but {row.code[0].function} carries it out"


def cover(
    index: ClauseIndex,
    doubts: DoubtRegister,
    code: Iterable[tuple[str, str, str, int]],
    tests: Iterable[Proof],
) -> Coverage:
    """Lay tags (clause, function, file, line) and tests beside the clauses that they name."""
    code_of: dict[str, list[CodePlace]] = defaultdict(list)
    tests_of: dict[str, list[Proof]] = defaultdict(list)
    unknown: list[str] = []
    for place in map(CodePlace._make, code):
        code_of[place.clause].append(place)
        if place.clause not in index:
            unknown.append(_unknown(index, place.file, place.line, place.function, place.clause))
    for proof in tests:
        for id in proof.clauses:
            tests_of[id].append(proof)
            if id not in index:
                unknown.append(_unknown(index, proof.file, proof.line, proof.name, id))
    rows = [_row(clause, doubts, code_of[clause.id], tests_of[clause.id]) for clause in index]
    return Coverage(index.game, tuple(rows), tuple(unknown))


def _row(clause: Clause, doubts: DoubtRegister, code: list[CodePlace], tests: list[Proof]) -> Row:
    return Row(clause, tuple(code), tuple(tests), tuple(doubt.id for doubt in doubts.about(clause.id)))


def _unknown(index: ClauseIndex, file: str, line: int, name: str, clause: str) -> str:
    return f"{file}:{line}: {name} names {clause}, which is no clause of {index.game}."
