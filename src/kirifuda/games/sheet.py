"""The table as plain data for one viewer, and what a table in a browser must know of a game besides its words.

A sheet is built from a view (`kernel.view.redact`), so there is nothing in it that the viewer may not know. Objects are
named by handles, which whoever asks for the sheet makes from the view's ids.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Literal, NotRequired, TypedDict

from msgspec import Struct, field

from kirifuda import kernel as k
from kirifuda.games.questions import Form, Questions

Handle = str
Naming = Callable[[int], str]
"""From an id of the view to its handle; players are named too, by -1 - player."""


class Text(Struct, frozen=True):
    """What a person reads, in both languages."""

    ja: str
    en: str


class Term(Struct, frozen=True):
    """A word of the game: a phase, a position, a part of a deck."""

    name: str
    ja: str
    en: str


class ZoneTerm(Struct, frozen=True):
    """A zone, and how it lies on the table."""

    name: str
    ja: str
    en: str
    short: Text
    """What stands beside a row or on a pile of it."""
    lies: Literal["row", "pile"]
    """Card by card, so that what is chosen there is pressed there; or one upon the other, to be looked through."""
    shared: bool
    """Everybody's."""


class Facet(Struct, frozen=True):
    """A printed fact that cards can be filtered by."""

    field: str
    ja: str
    en: str
    type: Literal["words", "number", "flag"] = "words"


class Card(TypedDict):
    """A printed card: what every game tells of it. Each Japanese fact has its English one beside it."""

    id: str
    name: str
    english: str
    kind: list[str]
    kind_english: list[str]
    text: list[str]
    text_english: list[str]
    keywords: NotRequired[list[str]]
    deck_zones: list[str]
    """The parts of a deck in which it may lie, the usual one first; none for what is in no deck."""


class Place(Struct, frozen=True):
    """A zone of somebody; nobody's if it is shared."""

    name: str
    owner: int


class Part(Struct, frozen=True):
    """A part of a fact, such as aether of one attribute."""

    name: str
    ja: str
    en: str
    value: int


class Fact(Struct, frozen=True, omit_defaults=True):
    """What stands beside a player's name."""

    name: str
    ja: str
    en: str
    value: int
    most: int | None = None
    parts: list[Part] = field(default_factory=list)


class Counter(Struct, frozen=True):
    """Counters of one kind on a card."""

    name: str
    ja: str
    en: str
    count: int


class Changed(Struct, frozen=True):
    """A value that is not as printed."""

    field: str
    printed: int | str | None
    now: int | str | None
    ja: str
    en: str
    up: int = 0


class ItemNow(Struct, frozen=True, rename={"key": "yield"}):
    """What is on its way to resolution."""

    ability: Text | None
    targets: list[Handle]
    source: Handle | None
    key: str
    """To what one yields: the card, or the ability by its key."""
    numbers: dict[str, int] = field(default_factory=dict)


class CardNow(Struct, omit_defaults=True):
    """A card as it lies there; what stands at its default is left out."""

    id: Handle
    card: str | None
    owner: int
    controller: int
    zone: str
    place: tuple[int, int] | None = None
    face_down: bool = False
    known: bool = True
    position: str = ""
    turned: bool = False
    reversed: bool = False
    values: dict[str, Any] = field(default_factory=dict)
    changes: list[Changed] = field(default_factory=list)
    lines: list[Text] = field(default_factory=list)
    counters: list[Counter] = field(default_factory=list)
    under: list[Handle] = field(default_factory=list)
    host: Handle | None = None
    marks: list[str] = field(default_factory=list)
    damage: int = 0
    item: ItemNow | None = None


class ZoneNow(Struct, frozen=True):
    """A zone: how many cards, and those that the viewer knows or may point at."""

    name: str
    owner: int
    count: int
    cards: list[CardNow]


class PlayerNow(Struct, frozen=True):
    """A player's facts."""

    seat: int
    first: bool
    facts: list[Fact]


class Battle(Struct, frozen=True):
    """Who attacks whom."""

    attacker: Handle
    target: Handle | None
    ja: str
    en: str


class Happening(Struct, frozen=True):
    """The phrase of a card that is being carried out."""

    card: str
    object: Handle | None
    ja: str
    en: str


class Sheet(Struct):
    """The table as a viewer may see it."""

    turn: int
    turn_player: int
    phase: str
    step: Text | None
    players: list[PlayerNow]
    zones: list[ZoneNow]
    battle: Battle | None = None
    happening: Happening | None = None
    extra: dict[str, Any] = field(default_factory=dict)


class Danger(Struct, frozen=True):
    """Why an option is asked about again before it is taken."""

    ja: str
    en: str
    count: int = 1
    """Only if so many options with a danger are chosen together."""


class Lesson(Struct, frozen=True, omit_defaults=True):
    """A hint of the taught game, given when its question is asked for the first time."""

    name: str
    ja: str
    en: str
    kind: str = ""
    """The question's prompt; empty for a hint while somebody else is asked."""
    verb: str = ""
    """Only if there is an option of this verb; the cards of those options are pointed at."""
    phase: str = ""
    clause: str = ""
    is_answer: bool = False
    """Only while something waits to resolve."""


WAITING: Final = Lesson(
    "waiting",
    "相手の番です。何が起きたかは記録に文で残り、§を押すと条文の説明が読めます。",
    "Your opponent's turn. The log tells what happens; press § to read the rule behind it.",
)
"""For games that have nothing of their own to tell while one waits."""


class Teaching(Struct, frozen=True):
    """The taught first game: two plain decks, a shuffle that begins well, and what is said when."""

    goal: Text
    deck: str
    opponent_deck: str
    seed: int
    lessons: tuple[Lesson, ...]


class TableWords:
    """What a table in a browser asks of a game. One per game: `kirifuda.games.table_words`."""

    zones: tuple[ZoneTerm, ...] = ()
    phases: tuple[Term, ...] = ()
    positions: tuple[Term, ...] = ()
    """How cards lie, as far as anybody wants to hear it."""
    deck_zones: tuple[Term, ...] = ()
    """Where the cards of a deck start, in the order of a deck list."""
    facets: tuple[Facet, ...] = ()
    stack: str = ""
    """The zone in which things wait to resolve; empty if the game has none."""
    portrait: str = ""
    """The zone whose first card stands for its player; empty for nobody's face."""
    questions: Questions = Questions({}, {}, ())
    """What is asked, and what may be answered."""
    teaching: Teaching | None = None
    """The taught first game."""

    def sheet(self, view: k.Game, viewer: k.PlayerId, name: Naming) -> Sheet:
        """The table as the viewer may see it; the view holds nothing else."""
        raise NotImplementedError

    def deck_zones_of(self, pool: k.Pool, card: int) -> list[str]:
        """The parts of a deck in which a card may lie, the usual one first; none for what is in no deck."""
        return [zone.name for zone in self.deck_zones[:1]]

    def form(self, decision: k.Decision) -> Form:
        """How a question is put to a person: as its row says, else by its options."""
        if decision.ordered:
            return "order"
        found = self.questions.form(decision.prompt)
        if found:
            return found
        if {option.verb for option in decision.options} == {"yes", "no"}:
            return "yes_no"
        return "several" if decision.most > 1 else "pick"

    def cell(self, view: k.Game, decision: k.Decision, option: k.Option) -> tuple[int, int] | None:
        """The place on the board that an option is about: column and row."""
        return None

    def other(self, option: k.Option) -> k.ObjectId:
        """The second object of an option, 0 if there is none."""
        return option.number if k.FIRST_ID <= option.number < k.FIRST_WAITING else 0

    def dangers(self, view: k.Game, decision: k.Decision) -> dict[int, Danger]:
        """Options by their place with which a slip of the finger would cost the game."""
        return {}
