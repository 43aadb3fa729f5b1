"""The clause index of a game: every clause of its rulebook in printed order, in our own words."""

import hashlib
import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from msgspec import Struct

from kirifuda.ledger.records import MalformedLedger, game_file, is_one_line, read_records, require

CLAUSE_ID: Final = re.compile(r"[0-9A-Za-z]+([.-][0-9A-Za-z]+)*")
HASH: Final = re.compile(r"[0-9a-f]{12}")


class Clause(Struct, frozen=True, forbid_unknown_fields=True):
    """One clause: our summaries, the hash of its printed text, and why it needs no code if it needs none."""

    id: str
    ja: str
    en: str
    hash: str
    no_code: str | None = None


class EditionChange(Struct, frozen=True):
    """How a printed edition differs from the index."""

    changed: tuple[str, ...]
    gone: tuple[str, ...]
    new: tuple[str, ...]

    def __bool__(self) -> bool:
        return bool(self.changed or self.gone or self.new)


class ClauseIndex:
    """The clauses of one game, in printed order."""

    def __init__(self, game: str, clauses: Sequence[Clause]) -> None:
        self.game: Final = game
        self.clauses: Final = tuple(clauses)
        self._by_id: Final = {clause.id: clause for clause in clauses}
        self._by_words: Final = {words_of(clause.id): clause.id for clause in clauses}

    def __len__(self) -> int:
        return len(self.clauses)

    def __iter__(self) -> Iterator[Clause]:
        return iter(self.clauses)

    def __contains__(self, id: object) -> bool:
        return id in self._by_id

    def __getitem__(self, id: str) -> Clause:
        if id not in self._by_id:
            raise MalformedLedger(f"The rulebook of {self.game} has no clause {id}.")
        return self._by_id[id]

    def named_in(self, words: Sequence[str]) -> tuple[str, int]:
        """The clause that a test name's words begin with, by longest match, and how many words it takes."""
        for length in range(len(words), 0, -1):
            found = self._by_words.get(tuple(word.lower() for word in words[:length]))
            if found is not None:
                return found, length
        return "", 0


def words_of(id: str) -> tuple[str, ...]:
    """A clause as the words of a test name: 903.2g-iv-a is 903, 2g, iv, a."""
    return tuple(re.split(r"[.-]", id.lower()))


def load_clauses(game: str) -> ClauseIndex:
    """The clause index that a game ships."""
    return read_clauses(game_file(game, "clauses.toml"), game)


def read_clauses(text: str, game: str) -> ClauseIndex:
    """A clause index from the text of its file."""
    file = f"clauses.toml of {game}"
    clauses = read_records(text, file, "clause", Clause)
    seen: dict[tuple[str, ...], str] = {}
    for number, clause in enumerate(clauses, 1):
        place = f"{file}, clause {clause.id or f'number {number}'}"
        _check(clause, place)
        earlier = seen.get(words_of(clause.id))
        require(earlier != clause.id, place, "it stands twice")
        require(earlier is None, place, f"test names cannot tell it from {earlier}")
        seen[words_of(clause.id)] = clause.id
    return ClauseIndex(game, clauses)


def _check(clause: Clause, place: str) -> None:
    require(CLAUSE_ID.fullmatch(clause.id) is not None, place, f"the id {clause.id!r} is no clause number")
    require(is_one_line(clause.ja), place, "field ja must be one line of text")
    require(is_one_line(clause.en), place, "field en must be one line of text")
    require(HASH.fullmatch(clause.hash) is not None, place, f"the hash {clause.hash!r} is not 12 hexadecimal digits")
    reasoned = clause.no_code is None or is_one_line(clause.no_code)
    require(reasoned, place, "field no_code must give a reason in one line")


def clause_hash(printed: str) -> str:
    """What the index keeps of a clause's printed text."""
    return hashlib.sha256(printed.encode("utf-8")).hexdigest()[:12]


def compare_edition(index: ClauseIndex, printed: Mapping[str, str]) -> EditionChange:
    """What changed between the index and an edition given as clause → printed text."""
    changed = [c.id for c in index if c.id in printed and clause_hash(printed[c.id]) != c.hash]
    gone = [c.id for c in index if c.id not in printed]
    new = [id for id in printed if id not in index]
    return EditionChange(tuple(changed), tuple(gone), tuple(new))
