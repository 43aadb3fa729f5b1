"""Reading card and deck files: what every game's files share. A mistake is named with its place, in one sentence."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any, Final, Protocol, TypeVar

import msgspec

from kirifuda import effects as e
from kirifuda import kernel as k
from kirifuda.customs.printed import PrintedText
from kirifuda.games.interface import CardFacts, Deck
from kirifuda.games.tomltext import UnreadableToml, read_toml, text_of
from kirifuda.games.vocabulary import CardFact
from kirifuda.text.errors import TextError
from kirifuda.text.language import Reading

Facts = TypeVar("Facts", bound=msgspec.Struct)
DECKS: Final = "decks.toml"
"""The file of a game's decks, beside those of its cards."""
STEP: Final = re.compile(r"[^.\[\]`]+")
MISSING: Final = re.compile(r"Object missing required field `([^`]+)`")
UNKNOWN_FACT: Final = re.compile(r"Object contains unknown field `([^`]+)`")
EXPECTED: Final = re.compile(r"Expected `([^`]+)`")
KINDS: Final = {
    "int": "a whole number", "float": "a number", "str": "a word or text", "array": "a list", "bool": "true or false",
    "object": "a table of facts",
}  # fmt: skip
"""What a decoder expects, in a stranger's words."""
CardList = tuple[CardFacts, ...]
Cards = Callable[[], CardList]
Decks = Callable[[], list[Deck]]
FILE_LETTERS: Final = 500_000
"""A card file is no longer."""
FACT_LETTERS: Final = 2_000
"""Nor is anything that is printed on a card."""


class MalformedCard(k.EngineError, ValueError):
    """A card or deck that can't be used: file, card, field, and what is wrong with it."""

    def __init__(self, where: str, card: str, field: str, why: str) -> None:
        self.where = where
        self.card = card
        self.field = field
        self.why = why
        super().__init__(f"{where}: card {card}, {field}: {why}" if card else f"{where}: {field}: {why}")


class CardDraft:
    """A card on its way into the pool, and where it stands."""

    def __init__(self, where: str, id: str) -> None:
        self.where = where
        self.id = id

    def wrong(self, field: str, why: str) -> MalformedCard:
        """The error for a field."""
        return MalformedCard(self.where, self.id, field, why)

    def check_word(self, field: str, word: str, known: Iterable[str]) -> None:
        """A word is one of those that a field may have."""
        names = tuple(known)
        if word not in names:
            raise self.wrong(field, f"{word!r} is none of {', '.join(names)}")

    def bit(self, field: str, word: str, bits: dict[str, int]) -> int:
        """What a word of a field stands for."""
        self.check_word(field, word, bits)
        return bits[word]

    @contextmanager
    def telling(self, field: str) -> Iterator[None]:
        """Name the field if what is read or lowered inside goes wrong."""
        try:
            yield
        except TextError as error:
            raise self.wrong(field, str(error)) from error
        except e.NoMeaning as error:
            raise self.wrong(field, f"it reads, but {error.told}") from error


def check_facts(
    draft: CardDraft, facts: Any, rows: tuple[CardFact, ...], kind: int, besides: tuple[str, ...] = ()
) -> None:
    """A card has the facts of its kind, and no others; `besides` are not looked at."""
    given = {row.name for row in rows if getattr(facts, row.name, None) not in (None, "")}
    for row in rows:
        if row.name in given and row.on and not kind & row.on and row.name not in besides:
            raise draft.wrong(row.name, f"a card of the kind {facts.kind} has none")
    for row in rows:
        if row.name not in given and kind & row.must:
            raise draft.wrong(row.name, f"a card of the kind {facts.kind} has one")


class DeckFacts(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A deck as its file writes it: cards with their numbers; a game adds what is chosen beside them."""

    id: str
    name: str
    main: dict[str, int]
    english: str = ""
    plan: str = ""
    plan_ja: str = ""
    how: str = ""
    how_ja: str = ""

    def leaders(self) -> dict[str, str]:
        """What is chosen beside the cards with numbers, by field."""
        return {}

    def numbers(self) -> dict[str, dict[str, int]]:
        """The cards with their numbers, by field."""
        return {"main": self.main}

    def zones(self) -> dict[str, list[str]]:
        """Where everything begins."""
        return {"deck": listed(self.main)}

    def deck(self, known: set[str]) -> Deck:
        """The deck as a player brings it; every card it names exists, and numbers are numbers of cards."""
        check_known(DECKS, self.id, self.leaders().items(), known)
        for field, cards in self.numbers().items():
            check_numbers(DECKS, self.id, field, cards, known)
        zones = self.zones()
        return Deck(self.id, self.name, self.english, self.plan, self.plan_ja, zones, self.how, self.how_ja)


class Growing(Protocol):
    """A pool that can be added to without changing the one it was copied from."""

    def copy(self: Pool) -> Pool: ...


Pool = TypeVar("Pool", bound=Growing)


def pools(empty: Callable[[], Pool], shipped: Cards, enter: Callable[[Pool, CardList], None]) -> Callable[..., Pool]:
    """How a game loads its pool: all shipped cards, which are entered once, and others that are defined on the spot."""

    @cache
    def plain() -> Pool:
        pool = empty()
        enter(pool, shipped())
        return pool

    def load(extra: Iterable[CardFacts] = ()) -> Pool:
        more = tuple(extra)
        if not more:
            return plain()
        pool = plain().copy()
        enter(pool, more)
        return pool

    return load


def decks(folder: Path, shipped: Cards, facts: type[DeckFacts] = DeckFacts) -> Decks:
    """How a game loads its decks: those of its folder's deck file, in its order."""

    @cache
    def found() -> tuple[Deck, ...]:
        known = {str(card.facts.get("id")) for card in shipped()}
        return tuple(deck_of(entry, facts, known) for entry in entries(folder / DECKS, "deck"))

    return lambda: list(found())


def deck_of(entry: dict[str, Any], facts: type[DeckFacts], known: set[str]) -> Deck:
    """One deck of a file; `known` are the cards that there are."""
    return converted(CardFacts(DECKS, entry), facts).deck(known)


@cache
def shipped_in(folder: Path, besides: tuple[str, ...] = (DECKS,), tables: tuple[str, ...] = ("card",)) -> CardList:
    """The facts of all cards in the card files of a folder, by their ids."""
    found = [
        CardFacts(path.name, entry)
        for path in sorted(folder.glob("*.toml"))
        if path.name not in besides
        for table in tables
        for entry in entries(path, table, tables)
    ]
    return by_id(found)


def by_id(cards: Iterable[CardFacts]) -> CardList:
    """Cards in the order of their ids."""
    return tuple(sorted(cards, key=lambda card: str(card.facts.get("id"))))


def entries(path: Path, name: str, allowed: tuple[str, ...] = ()) -> list[dict[str, Any]]:
    """The tables of one name in a file; `allowed` are the names that may stand there, if there are several."""
    known = allowed or (name,)
    try:
        content = read_toml(text_of(path, FILE_LETTERS), FILE_LETTERS)
    except (OSError, UnreadableToml) as error:
        raise MalformedCard(path.name, "", "file", str(error)) from error
    unknown = [key for key in content if key not in known]
    if unknown:
        raise MalformedCard(
            path.name, "", unknown[0][:40], f"only {' and '.join(f'[[{key}]]' for key in known)} stand here"
        )
    found = content.get(name, [])
    if not isinstance(found, list) or not all(isinstance(entry, dict) for entry in found):
        raise MalformedCard(path.name, "", name, f"write [[{name}]] before each of them")
    return found


def typed_in(path: Path) -> tuple[CardFacts, ...]:
    """The cards of a file that somebody wrote: `[[card]]` tables with the facts that the game's own files have."""
    return tuple(CardFacts(str(path), entry) for entry in entries(path, "card"))


def converted(card: CardFacts, facts: type[Facts]) -> Facts:
    """The facts as a record; every mistake is named with its place."""
    name = str(card.facts.get("id", "?"))[:40]
    for field, fact in card.facts.items():
        if is_too_long(fact):
            raise MalformedCard(card.where, name, field[:40], f"longer than {FACT_LETTERS} letters")
    try:
        return msgspec.convert(card.facts, facts)
    except msgspec.ValidationError as error:
        field, why = plainly(str(error), card.facts)
        raise MalformedCard(card.where, name, field[:40], why[:200]) from error


def plainly(message: str, facts: dict[str, Any]) -> tuple[str, str]:
    """What a decoder says about facts, as the fact that is meant and what was expected there."""
    message, _, place = message.partition(" - at `$")
    value: Any = facts
    names: list[str] = []
    for part in STEP.findall(place):
        if part.isdecimal():
            names[-1] += f" {int(part) + 1}"
            value = value[int(part)] if isinstance(value, list) else None
        else:
            names.append(part)
            value = value.get(part) if isinstance(value, dict) else None
    missing, unknown, wanted = MISSING.match(message), UNKNOWN_FACT.match(message), EXPECTED.match(message)
    if missing is not None or unknown is not None:
        found = missing or unknown
        assert found is not None
        why = "it must be given" if missing is not None else "there is no such fact"
        return ".".join([*names, found.group(1)]), why
    kinds = [KINDS.get(kind, kind) for kind in wanted.group(1).split(" | ") if kind != "null"] if wanted else []
    written = "" if isinstance(value, (dict, list)) else f", not {value!r}"
    return ".".join(names) or "facts", f"{' or '.join(dict.fromkeys(kinds)) or 'something else'} is expected{written}"


def is_too_long(fact: Any) -> bool:
    """Whether a fact, or one inside it, is longer than anything printed."""
    waiting: list[Any] = [fact]
    while waiting:
        value = waiting.pop()
        if isinstance(value, str | list | dict) and len(value) > FACT_LETTERS:
            return True
        if isinstance(value, list | dict):
            waiting.extend(value.values() if isinstance(value, dict) else value)
    return False


def listed(numbers: dict[str, int]) -> list[str]:
    """Every card as often as it is in the deck."""
    return [key for key, number in numbers.items() for _ in range(number)]


def check_numbers(where: str, id: str, field: str, cards: dict[str, int], known: set[str]) -> None:
    """Cards that exist, each at least once."""
    check_known(where, id, [(field, key) for key in cards], known)
    for key, count in cards.items():
        if count < 1:
            raise MalformedCard(where, id, field, f"{key} stands there {count} times")


def check_known(where: str, id: str, named: Iterable[tuple[str, str]], known: set[str]) -> None:
    """Cards that exist, each by the field that names it."""
    for field, key in named:
        if key not in known:
            raise MalformedCard(where, id, field, f"there is no card {key}")


def printed_texts(reading: Reading, prefix: str) -> tuple[PrintedText, ...]:
    """A text cut up where its abilities begin, each with its key: a broken line or a list of options begins none, and
    one line may have several."""
    text = reading.text
    begins = [reading.spans[("abilities", at)][0] for at in range(len(reading.tree.abilities))]
    lines = [text.rfind("\n", 0, begin + 1) + 1 for begin in begins]
    starts = [begins[at] if lines[at] == lines[at - 1] else lines[at] for at in range(1, len(begins))]
    pieces = [text[start:end].strip() for start, end in zip([0, *starts], [*starts, len(text)], strict=True)]
    return tuple(PrintedText(f"{prefix}{place}", piece) for place, piece in enumerate(pieces))


def steps_of(abilities: Iterable[k.Ability], plan: e.ActivationPlan | None, out: e.Lowered) -> list[tuple[str, str]]:
    """The same of a text by what it was lowered to: its abilities, what it does itself, and what else came of it."""
    plans = [ability.procedure for ability in (*abilities, *out.inner)]
    return steps_in([*plans, None if plan is None else plan.procedure, *out.procedures])


def steps_in(procedures: Iterable[k.Procedure | None]) -> list[tuple[str, str]]:
    """What a text does when it is carried out: clause and step of every procedure, in order."""
    return [(step.clause, step.name) for each in procedures if each is not None for step in each.steps]
