"""What a game calls things, each written down once: `words.py` of a game holds one `Vocabulary`.

A row says it in both languages and how else scenarios may write it. Speakers and tellers, the terminal, the table in
the browser, scenarios and card files take their words from here; nothing else names a zone or a phase a second time.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING, Final, Literal

from kirifuda.games.scenario_words import FactWord, Grid, PartWord, narrow
from kirifuda.games.sheet import Facet, Fact, Part, Term, Text, ZoneTerm

if TYPE_CHECKING:
    from kirifuda import kernel as k

Words = tuple[str, str]

A_WORD: Final = "word"
A_LIST: Final = "list"
A_NUMBER: Final = "number"
A_TEXT: Final = "text"
A_MAP: Final = "map"

COMMON_ENDINGS: Final[dict[str, Words]] = {
    "effect": ("カードの効果", "an effect says so"),
    "surrender": ("投了", "a player conceded"),
    "loop": ("誰にも止められないループ", "a loop that nobody could stop"),
}
"""Why a game ended, where no rule of its own says it."""
LATER: Final[Words] = ("しばらくの間", "for a while")
IN_HAND: Final[Words] = ("{whose}手札の{number}枚目", "card {number} of {whose} hand")


@dataclass(frozen=True)
class Zone:
    """A place where cards lie. Scenarios write its name, both words and `also`.

    hidden       how a card there is called that can be pointed at but not looked at
    brought      what lies there in a deck list, where that is not the zone
    short        what stands beside a row or on a pile of it, where that is not its name
    is_row       it lies card by card, so that what is chosen there is pressed there; else one card upon the other
    is_portrait  its first card stands for its player
    is_pile      the table lists only cards that are known or may be chosen
    from_bottom  the table lists it from the bottom
    waits        what is on its way to resolution lies there; if all share the zone it is the stack
    below        words for what lies under a card, or on it, where that lies in this zone
    size         cards that lie there if a scenario does not speak of it
    at_setup     the same while the game is set up
    worth        what each card there counts to an agent, where a game has no evaluation of its own
    """

    kind: k.ZoneKind
    ja: str
    en: str
    also: tuple[str, ...] = ()
    hidden: Words | None = None
    brought: Words | None = None
    short: Words | None = None
    is_row: bool = False
    is_portrait: bool = False
    is_pile: bool = False
    from_bottom: bool = False
    waits: bool = False
    below: tuple[str, ...] = ()
    size: int = 0
    at_setup: int = 0
    worth: float = 0.0


@dataclass(frozen=True)
class Position:
    """How a card may lie. Scenarios write both words and `also`; the name is the table's, empty for the usual one."""

    number: int
    name: str
    ja: str
    en: str
    also: tuple[str, ...] = ()


@dataclass(frozen=True)
class Phase:
    """A part of a turn, or the setup. Scenarios write its name, both words and `also`, the usual one not at all. In the
    procedure of turns a step of that name begins it. `is_unsaid`: no text speaks of it."""

    name: str
    ja: str
    en: str
    also: tuple[str, ...] = ()
    is_usual: bool = False
    is_setup: bool = False
    is_unsaid: bool = False


@dataclass(frozen=True)
class Keyword:
    """A word that texts call an ability by. Scenarios write both words.

    sort  how it is printed, where a game prints keywords in more than one way: with a number, with a cost, alone
    """

    ja: str
    en: str
    sort: str = ""


@dataclass(frozen=True)
class CardFact:
    """Something that a card has. Scenarios write its name, `also` and the Japanese.

    form     how card files and scenarios write it; empty if they don't
    written  the word that scenarios write out, where it is not the name
    value    the field of a card's current values in which it may change; empty if that is not told
    facet    the field of the printed facts by which cards are filtered; empty if they aren't
    type     of the facet: `words`, `number` or `flag`
    on       the kinds of cards that may have it; 0 for all
    must     the kinds of cards that have to; scenarios may leave it out, so `DEFAULTS` of the card file has one
    words    what it may be, with the English, where the values hold such words
    is_shown it stands behind the name of a card in play, where a game has no teller of its own
    worth    what each point of it, or each word, counts on a card in play; as with zones
    """

    name: str
    ja: str
    en: str = ""
    form: str = ""
    written: str = ""
    also: tuple[str, ...] = ()
    value: str = ""
    facet: str = ""
    type: Literal["words", "number", "flag"] = "words"
    on: int = 0
    must: int = 0
    words: Mapping[str, str] = field(default_factory=dict)
    is_shown: bool = False
    worth: float = 0.0

    @property
    def spellings(self) -> tuple[str, ...]:
        """How scenarios write it."""
        return spelled(self.written or self.name, self.name.replace("_", " "), *self.also, self.ja)


@dataclass(frozen=True)
class PlayerFact:
    """Something that a player has besides cards. Scenarios that may give it write its name, both words and `also`.
    Where a game has no sheet of its own, it is the number that `customs.players` keeps by that name; `worth` is as with
    zones."""

    name: str
    ja: str
    en: str
    also: tuple[str, ...] = ()
    is_given: bool = False
    worth: float = 0.0


@dataclass(frozen=True)
class Vocabulary:
    """All rows of a game.

    endings  why a game ended, besides what every game has; by the reason that the rules name
    until    how long an effect lasts, by its name as far as the first `@` or `:`; whatever is missing lasts for a while
    parts    the words that begin a part of a card's definition, with the facts below them
    grid     the zone that is drawn in scenarios
    kinds    what cards may be, as their definitions write it; the first that gives a text a meaning shows what it does
    is_piled what lies under a card is written from the top; else side by side, the oldest first
    events   what happens, as the log tells it, by kind of event, where a game has no narrator of its own
    """

    zones: tuple[Zone, ...]
    positions: tuple[Position, ...]
    phases: tuple[Phase, ...]
    facts: tuple[CardFact, ...] = ()
    player_facts: tuple[PlayerFact, ...] = ()
    keywords: tuple[Keyword, ...] = ()
    endings: Mapping[str, Words] = field(default_factory=dict)
    until: Mapping[str, Words] = field(default_factory=dict)
    parts: Mapping[str, PartWord] = field(default_factory=dict)
    grid: Grid | None = None
    kinds: tuple[str, ...] = ()
    is_piled: bool = True
    events: Mapping[str, Words] = field(default_factory=dict)

    # For people

    @cached_property
    def zone_words(self) -> dict[str, Words]:
        """What zones are called, by the name of their kind."""
        return {row.kind.name: (row.ja, row.en) for row in self.zones}

    @cached_property
    def hidden(self) -> dict[str, Words]:
        """What hidden cards are called, by the name of the kind of zone."""
        return {row.kind.name: row.hidden for row in self.zones if row.hidden is not None}

    @cached_property
    def position_words(self) -> dict[int, Words]:
        """How cards lie, by number."""
        return {row.number: (row.ja, row.en) for row in self.positions}

    @cached_property
    def position_names(self) -> dict[int, str]:
        """The same by the table's names."""
        return {row.number: row.name for row in self.positions}

    @cached_property
    def phase_words(self) -> dict[str, Words]:
        """What phases are called, by name."""
        return {row.name: (row.ja, row.en) for row in self.phases}

    @cached_property
    def changing(self) -> dict[str, Words]:
        """What may change about a card, by the field of its values."""
        return {row.value: (row.ja, row.en) for row in self.facts if row.value}

    @cached_property
    def numbers(self) -> tuple[CardFact, ...]:
        """The numbers among that."""
        return tuple(row for row in self.facts if row.value and row.form == A_NUMBER)

    def facts_on(self, kind: str) -> tuple[CardFact, ...]:
        """The facts that a card of a kind has, where kinds are those of `kinds` and the first is bit 0 of `on`."""
        bit = 1 << self.kinds.index(kind) if kind in self.kinds else 0
        return tuple(row for row in self.facts if not row.on or row.on & bit)

    @cached_property
    def reasons(self) -> dict[str, Words]:
        """Why games end."""
        return {**COMMON_ENDINGS, **self.endings}

    def until_words(self, until: str) -> Words:
        """How long an effect lasts."""
        return self.until.get(until.partition("@")[0].partition(":")[0], LATER)

    # For the table

    @cached_property
    def zone_terms(self) -> tuple[ZoneTerm, ...]:
        """Every zone, and how it lies."""
        return tuple(
            ZoneTerm(
                row.kind.name,
                row.ja,
                row.en,
                Text(*(row.short or (row.ja, row.en))),
                "row" if row.is_row else "pile",
                row.kind.shared,
            )
            for row in self.zones
        )

    @cached_property
    def portrait(self) -> str:
        """The zone whose first card stands for its player; empty for nobody's face."""
        return next((row.kind.name for row in self.zones if row.is_portrait), "")

    @cached_property
    def position_terms(self) -> tuple[Term, ...]:
        """Every position that has a name."""
        return tuple(Term(row.name, row.ja, row.en) for row in self.positions if row.name)

    @cached_property
    def phase_terms(self) -> tuple[Term, ...]:
        """Every phase."""
        return tuple(Term(row.name, row.ja, row.en) for row in self.phases)

    def deck_terms(self, kinds: Iterable[k.ZoneKind]) -> tuple[Term, ...]:
        """The zones where a deck starts, by what is brought there."""
        rows = {row.kind: row for row in self.zones}
        return tuple(Term(kind.name, *(rows[kind].brought or (rows[kind].ja, rows[kind].en))) for kind in kinds)

    @cached_property
    def facets(self) -> tuple[Facet, ...]:
        """What cards are filtered by."""
        return tuple(Facet(row.facet, row.ja, row.en, row.type) for row in self.facts if row.facet)

    @cached_property
    def waiting(self) -> k.ZoneKind | None:
        """Where things wait to resolve."""
        return next((row.kind for row in self.zones if row.waits), None)

    @cached_property
    def stack(self) -> str:
        """The same, if all share it; else empty."""
        return self.waiting.name if self.waiting is not None and self.waiting.shared else ""

    def fact(self, name: str, value: int, most: int | None = None, parts: list[Part] | None = None) -> Fact:
        """Something that a player has, or the number of cards in a zone, as it stands beside a player's name."""
        own = {row.name: (row.ja, row.en) for row in self.player_facts}
        ja, en = own[name] if name in own else self.zone_words[name]
        return Fact(name, ja, en, value, most, parts or [])

    @cached_property
    def number_spellings(self) -> dict[str, str]:
        """The numbers of cards by all their spellings in scenarios; each is a field of current values."""
        rows = [row for row in self.facts if row.type == "number"]
        return {word: row.value or row.name for row in rows for word in row.spellings}


def fact_words(*rows: CardFact) -> dict[str, FactWord]:
    """Facts by every word for them."""
    return {word: FactWord(row.name, row.form) for row in rows if row.form for word in row.spellings}


def spelled(*words: str) -> tuple[str, ...]:
    """Words as scenarios compare them, each once."""
    return tuple(dict.fromkeys(narrow(word) for word in words if word))
