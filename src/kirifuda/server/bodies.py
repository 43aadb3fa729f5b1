"""The bodies of HTTP requests and answers, as `docs/protocol.md` describes them."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import UNSET, Meta, Struct, UnsetType, field

from kirifuda.games.deckcheck import KEY_LETTERS, MOST_ZONES
from kirifuda.games.deckfiles import TEXT_LETTERS
from kirifuda.games.sheet import Card, Facet, Sheet, Teaching, Term, Text, ZoneTerm
from kirifuda.kernel.rulebook import MOST_CARDS
from kirifuda.server.messages import ClockRule, Event, Line, Over

Name = Annotated[str, Meta(min_length=1, max_length=24)]
Short = Annotated[str, Meta(max_length=80)]
Keys = Annotated[list[Annotated[str, Meta(max_length=KEY_LETTERS)]], Meta(max_length=MOST_CARDS)]
Zones = Annotated[dict[Short, Keys], Meta(max_length=MOST_ZONES)]
Chosen = Annotated[dict[Short, Short], Meta(max_length=64)]
Seed = Annotated[int, Meta(ge=0, lt=1 << 62)]
Players = Annotated[int, Meta(ge=1, le=8)]
SeatNumber = Annotated[int, Meta(ge=0, le=8)]
DecisionNumber = Annotated[int, Meta(ge=0, le=100_000)]


class DeckChoice(Struct, forbid_unknown_fields=True):
    """A shipped deck by its id, or one's own by its zones."""

    id: Short = ""
    zones: Zones | None = None
    name: Short = ""


class NewSeat(Struct, forbid_unknown_fields=True):
    """A seat of a new table."""

    kind: Literal["me", "here", "friend", "computer"]
    name: Short = ""
    deck: DeckChoice | None = None
    agent: Short = "greedy"


class NewTable(Struct, forbid_unknown_fields=True):
    """A table to open."""

    game: Short
    name: Name
    deck: DeckChoice | None = None
    opponent: Literal["computer", "here", "friend"] = "computer"
    opponent_name: Short = ""
    opponent_deck: DeckChoice | None = None
    agent: Short = "greedy"
    mode: Short = ""
    choices: Chosen = field(default_factory=dict)
    players: Players | None = None
    seats: Annotated[list[NewSeat], Meta(max_length=8)] | None = None
    first: Literal["random", "me", "opponent"] = "random"
    house: Chosen = field(default_factory=dict)
    clock: ClockRule | None = None
    seed: Seed | None = None


class Sit(Struct, forbid_unknown_fields=True):
    """Take an open seat."""

    invite: Short
    name: Name
    deck: DeckChoice | None = None
    seat: SeatNumber | None = None


class Fill(Struct, forbid_unknown_fields=True):
    """A computer for a seat that is still open."""

    seat: SeatNumber
    agent: Short = "greedy"


class SeatKey(Struct):
    """A seat and its token."""

    seat: int
    token: str


class SeatLink(Struct):
    """An invitation to one open seat."""

    seat: int
    link: str


class Links(Struct):
    """Where to go."""

    table: str
    join: str | None
    watch: str
    joins: list[SeatLink]


class Seated(Struct):
    """One's seats at a table."""

    table: str
    seats: list[SeatKey]
    invite: str | None
    watch: str
    links: Links


class MyTable(Struct):
    """An open table of this visitor."""

    table: str
    game: str
    seat: int
    status: str
    names: list[str]
    token: str


class DeckNow(Struct):
    """A deck as it is listed."""

    id: str
    name: str
    english: str
    plan: Text
    how: Text
    zones: dict[str, list[str]]


class HouseRule(Struct):
    """An option of a game."""

    name: str
    values: list[str]
    doubt: str
    question: Text
    words: list[Text]
    """Each value in a sentence; the first is the reading in force."""
    clauses: list[str]


class ChoiceNow(Struct):
    """Something to settle before a game of a mode begins; the first value is usual."""

    name: str
    ja: str
    en: str
    values: list[Term]


class ModeNow(Struct):
    """A way to play a game."""

    name: str
    ja: str
    en: str
    players: list[int]
    own_seats: int
    together: bool
    choices: list[ChoiceNow]


class GameNow(Struct):
    """A game as the start page needs it."""

    name: str
    title: Text
    edition: str
    players: list[int]
    zones: list[ZoneTerm]
    phases: list[Term]
    positions: list[Term]
    deck_zones: list[Term]
    stack: str
    """The zone in which things wait to resolve."""
    portrait: str
    """The zone whose first card stands for its player."""
    decks: list[DeckNow]
    agents: list[str]
    house: list[HouseRule]
    teaching: Teaching | None = None
    modes: list[ModeNow] = field(default_factory=list)


class Cards(Struct):
    """Every card of a game."""

    cards: list[Card]
    facets: list[Facet]


class DoubtNow(Struct):
    """A doubt of the rulebook."""

    id: str
    clauses: list[str]
    question: Text
    reading: Text
    alternatives: list[Text]
    why: str
    sure: str
    evidence: str
    house_rule: str | None
    values: list[str]


class ClauseHead(Struct):
    """A clause in the list."""

    id: str
    ja: str
    en: str
    depth: int
    heading: bool
    doubts: list[str]


class CodePlace(Struct):
    """What carries a clause out."""

    function: str
    file: str
    line: int


class ClauseNow(Struct):
    """A clause with everything about it."""

    id: str
    ja: str
    en: str
    no_code: str | None
    code: list[CodePlace]
    doubts: list[DoubtNow]
    cards: list[str]


class CardRulings(Struct):
    """What the rulebook leaves open about a card: its keywords' clauses and the doubts about them."""

    clauses: list[ClauseHead]
    doubts: list[DoubtNow]


class ZonesIn(Struct, forbid_unknown_fields=True):
    """A deck to check."""

    zones: Zones


class BrokenClause(Struct):
    """A clause of deck construction that a deck breaks."""

    clause: str
    ja: str
    en: str
    cards: list[str]


class Checked(Struct):
    """What a check found."""

    legal: bool
    broken: list[BrokenClause]
    counts: dict[str, int]


class TextIn(Struct, forbid_unknown_fields=True):
    """A deck as somebody pasted it."""

    text: Annotated[str, Meta(max_length=TEXT_LETTERS)]


class Problem(Struct):
    """A line that can't be read."""

    line: int
    ja: str
    en: str


class Imported(Struct):
    """A deck from a text."""

    deck: DeckNow | None
    problems: list[Problem]


class DeckOut(Struct, forbid_unknown_fields=True):
    """A deck to write down."""

    zones: Zones
    name: Short = ""
    english: Short = ""


class ExportIn(Struct, forbid_unknown_fields=True):
    """A deck to write down."""

    deck: DeckOut


class Exported(Struct):
    """A deck as text and as a code for links."""

    text: str
    code: str


class Mark(Struct):
    """A moment of a replay worth a tick."""

    decision: int
    turn: int
    player: int
    kind: str
    ja: str
    en: str


class ReplayHead(Struct):
    """A finished game."""

    replay: str
    game: str
    names: list[str]
    decisions: int
    turns: int
    ended: str
    winners: list[int]
    clause: str
    ending: Text
    house: dict[str, str]
    marks: list[Mark] = field(default_factory=list)


class Asked(Struct):
    """Who is asked at a moment of a replay."""

    player: int
    clause: str
    clause_text: Text
    question: Text | None


class Moment(Struct):
    """A replay at one decision."""

    decision: int
    side: str
    turn: int
    sheet: Sheet
    asked: Asked | None
    answer: list[Text]
    lines: list[Line]
    events: list[Event]
    over: Over | None


class PlayOn(Struct, forbid_unknown_fields=True):
    """A new table that goes on from a moment of a replay."""

    decision: DecisionNumber
    name: Name
    seat: SeatNumber = 0
    opponent: Literal["computer", "here", "friend"] = "computer"
    agent: Short = "greedy"


class Health(Struct):
    """Whether the server works."""

    ok: bool
    version: str
    tables: int
    uptime_s: int
    database: bool
    stuck: int
    """Tables that wait until the database can be written."""


class RefusalNow(Struct):
    """A refusal."""

    code: str
    ja: str
    en: str
    broken: list[BrokenClause] | UnsetType = UNSET
    """Of a deck: why it is illegal."""
