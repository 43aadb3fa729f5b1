"""The register of doubt of a game: what its rulebook leaves open and how we read it."""

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Final, Literal

from msgspec import Struct

from kirifuda.ledger.clauses import ClauseIndex
from kirifuda.ledger.records import MalformedLedger, game_file, is_one_line, read_records, require

OPTION: Final = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")
TEXTS: Final = ("id", "question_ja", "question", "reading_ja", "reading", "why")


class Doubt(Struct, frozen=True, forbid_unknown_fields=True):
    """One doubt: the question, the reading in force, what else could be meant, and how sure we are."""

    id: str
    clauses: tuple[str, ...]
    question_ja: str
    question: str
    reading_ja: str
    reading: str
    alternatives: tuple[str, ...]
    alternatives_ja: tuple[str, ...]
    why: str
    sure: Literal["high", "medium", "low"]
    evidence: Literal["sourced", "book", "inferred", "assumed"]
    house_rule: str | None = None
    values: tuple[str, ...] = ()


class HouseRule(Struct, frozen=True):
    """An option of a game that a doubt opens. The first value is the reading in force."""

    name: str
    values: tuple[str, ...]
    doubt: str

    @property
    def default(self) -> str:
        return self.values[0]


class DoubtRegister:
    """The doubts of one game, in the order of the file."""

    def __init__(self, game: str, doubts: Sequence[Doubt]) -> None:
        self.game: Final = game
        self.doubts: Final = tuple(doubts)
        self._by_id: Final = {doubt.id: doubt for doubt in doubts}

    def __len__(self) -> int:
        return len(self.doubts)

    def __iter__(self) -> Iterator[Doubt]:
        return iter(self.doubts)

    def __contains__(self, id: object) -> bool:
        return id in self._by_id

    def __getitem__(self, id: str) -> Doubt:
        if id not in self._by_id:
            raise MalformedLedger(f"The register of {self.game} has no doubt {id}.")
        return self._by_id[id]

    def about(self, clause: str) -> tuple[Doubt, ...]:
        """The doubts that a clause carries."""
        return tuple(doubt for doubt in self.doubts if clause in doubt.clauses)

    def house_rules(self) -> tuple[HouseRule, ...]:
        """The options of the game, in the order of their doubts."""
        return tuple(HouseRule(d.house_rule, d.values, d.id) for d in self.doubts if d.house_rule is not None)

    def settled(self, chosen: Mapping[str, str]) -> dict[str, str]:
        """A value for every house rule: the chosen one or the default."""
        rules = {rule.name: rule for rule in self.house_rules()}
        for name, value in chosen.items():
            if name not in rules:
                raise MalformedLedger(f"{self.game} has no house rule {name!r}.")
            if value not in rules[name].values:
                offered = ", ".join(rules[name].values)
                raise MalformedLedger(f"The house rule {name} of {self.game} is one of {offered}, not {value!r}.")
        return {name: chosen.get(name, rule.default) for name, rule in rules.items()}


def load_doubts(game: str, index: ClauseIndex) -> DoubtRegister:
    """The register that a game ships."""
    return read_doubts(game_file(game, "doubts.toml"), game, index)


def read_doubts(text: str, game: str, index: ClauseIndex) -> DoubtRegister:
    """A register from the text of its file, checked against the clause index."""
    file = f"doubts.toml of {game}"
    doubts = read_records(text, file, "doubt", Doubt)
    ids: set[str] = set()
    options: dict[str, str] = {}
    for number, doubt in enumerate(doubts, 1):
        place = f"{file}, doubt {doubt.id or f'number {number}'}"
        _check_words(doubt, place)
        _check_clauses(doubt, place, index)
        _check_house_rule(doubt, place)
        require(doubt.id not in ids, place, "it stands twice")
        ids.add(doubt.id)
        if doubt.house_rule is not None:
            other = options.setdefault(doubt.house_rule, doubt.id)
            require(other == doubt.id, place, f"the house rule {doubt.house_rule} belongs to {other} already")
    return DoubtRegister(game, doubts)


def _check_words(doubt: Doubt, place: str) -> None:
    for field in TEXTS:
        require(is_one_line(getattr(doubt, field)), place, f"field {field} must be one line of text")
    for sentence in doubt.alternatives + doubt.alternatives_ja:
        require(is_one_line(sentence), place, "every alternative must be one line of text")
    same = len(doubt.alternatives) == len(doubt.alternatives_ja)
    require(same, place, "alternatives and alternatives_ja must be equally many")


def _check_clauses(doubt: Doubt, place: str, index: ClauseIndex) -> None:
    require(bool(doubt.clauses), place, "it names no clause")
    for clause in doubt.clauses:
        require(clause in index, place, f"the rulebook has no clause {clause}")


def _check_house_rule(doubt: Doubt, place: str) -> None:
    if doubt.house_rule is None:
        require(not doubt.values, place, "it has values but no house_rule")
        require(doubt.evidence != "assumed", place, "what is assumed must be a house_rule")
        return
    for word in (doubt.house_rule, *doubt.values):
        require(OPTION.fullmatch(word) is not None, place, f"{word!r} is not in snake_case")
    enough = len(doubt.values) > 1 and len(set(doubt.values)) == len(doubt.values)
    require(enough, place, f"the house rule {doubt.house_rule} needs at least two different values")
