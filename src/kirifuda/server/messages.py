"""The messages of the socket, as `docs/protocol.md` describes them."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import UNSET, Meta, Struct, UnsetType, field, json

from kirifuda.games.questions import Form
from kirifuda.games.sheet import Danger, Handle, Place, Sheet, Text
from kirifuda.server.preferences import Settings, Stops, Word, Words

PROTOCOL: Final = 1
Id = Annotated[int, Meta(ge=0, le=1 << 53)]
Seat = Annotated[int, Meta(ge=0, le=15)]
Remedy = Literal["wait", "computer", "claim"]
Options = Annotated[list[Annotated[int, Meta(ge=0, le=100_000)]], Meta(max_length=1000)]


# ---- from the client


class Hello(Struct, tag="hello", forbid_unknown_fields=False):
    """Sit down, or watch."""

    table: Word
    tokens: Annotated[list[Annotated[str, Meta(max_length=600)]], Meta(max_length=8)] = field(default_factory=list)
    watch: Word = ""
    id: Id = 0


class Answer(Struct, tag="answer"):
    """Answer the open question."""

    seat: Seat
    version: Id
    options: Options
    id: Id = 0


class Back(Struct, tag="back"):
    """Take back the last pick, or the whole attempt."""

    seat: Seat
    version: Id
    to: Literal["pick", "attempt"] = "pick"
    id: Id = 0


class AskBack(Struct, tag="ask_back"):
    """Ask the others to let one take back."""

    seat: Seat
    version: Id
    id: Id = 0


class Consent(Struct, tag="consent"):
    """Answer to somebody's `ask_back`."""

    seat: Seat
    allow: bool
    id: Id = 0


class Concede(Struct, tag="concede"):
    """Give up."""

    seat: Seat
    id: Id = 0


class ChangeSettings(Struct, tag="settings"):
    """Change some settings."""

    seat: Seat
    ask_all: bool | UnsetType = UNSET
    hold: bool | UnsetType = UNSET
    stops: Stops | UnsetType = UNSET
    yields: Words | UnsetType = UNSET
    pass_until: Literal["turn", "new"] | UnsetType | None = UNSET
    triggers: Annotated[list[Words], Meta(max_length=64)] | UnsetType = UNSET
    id: Id = 0


class WhyNot(Struct, tag="why_not"):
    """Why can't I use this?"""

    seat: Seat
    object: Word
    id: Id = 0


class Suggest(Struct, tag="suggest"):
    """Pay for me."""

    seat: Seat
    version: Id
    id: Id = 0


class Absent(Struct, tag="absent"):
    """What to do about somebody who is away."""

    seat: Seat
    player: Seat
    choice: Remedy
    id: Id = 0


class Again(Struct, tag="again"):
    """A rematch."""

    seat: Seat
    id: Id = 0


class Ping(Struct, tag="ping"):
    """For measuring."""

    id: Id = 0


Acting = Answer | Back | AskBack | Consent | Concede | ChangeSettings | WhyNot | Suggest | Absent | Again
FromClient = Hello | Ping | Acting


# ---- from the server


class SeatNow(Struct):
    """A seat as everybody may see it."""

    seat: int
    kind: Literal["person", "computer", "open", "game"]
    name: str
    here: bool
    away_s: int
    clock_ms: int | None = None
    has_deck: bool = True
    """Whether whoever sits down here needs to bring none."""


class ClockRule(Struct, forbid_unknown_fields=True):
    """Time to think: at the start, and added after each answer."""

    start_s: Annotated[int, Meta(ge=10, le=36_000)]
    step_s: Annotated[int, Meta(ge=0, le=600)] = 0


class Rematch(Struct):
    """The seat at the next table."""

    table: str
    seat: int
    token: str


class TableNow(Struct):
    """A table's public facts."""

    table: str
    game: str
    status: Literal["waiting", "playing", "over"]
    seats: list[SeatNow]
    house: dict[str, str]
    clock: ClockRule | None
    spectators: int
    replay: str | None
    again: Rematch | None = None
    mode: str = ""


class Away(Struct):
    """Somebody who is away, and what may be done about it."""

    seat: int
    away_s: int
    may: list[Remedy]


class Welcome(Struct, tag="welcome"):
    """Who the socket is."""

    protocol: int
    boot: str
    table: str
    seats: list[int]
    spectator: bool
    settings: dict[str, Settings]
    to: int = 0


class TableChanged(Struct, tag="table"):
    """The table's public facts have changed."""

    table: TableNow
    waiting_for: list[int]
    absent: list[Away]
    ask_back: int | None
    unwritten: bool = False
    """The server can't write the last thing down just now; it goes on by itself."""


class OptionNow(Struct, omit_defaults=True, rename={"passes": "pass", "key": "yield"}):
    """One option of a question."""

    index: int
    ja: str
    en: str
    verb: str
    object: Handle | None = None
    other: Handle | None = None
    player: int | None = None
    card: str | None = None
    zone: Place | None = None
    place: tuple[int, int] | None = None
    number: int = 0
    passes: bool = False
    key: str | None = None
    danger: Danger | None = None


class Pick(Struct):
    """A pick of the attempt so far."""

    question: Text
    chosen: list[Text]
    version: int


class Prompt(Struct):
    """What is asked of this seat."""

    player: int
    kind: str
    clause: str
    clause_text: Text
    question: Text
    least: int
    most: int
    ordered: bool
    subject: Handle | None
    form: Form
    options: list[OptionNow]
    trail: list[Pick]
    suggestion: list[int] | None


class WaitingFor(Struct):
    """Somebody else is asked."""

    player: int
    clause: str
    clause_text: Text


class Line(Struct):
    """One line of the log."""

    n: int
    turn: int
    ja: str
    en: str
    clause: str
    clause_text: Text
    objects: list[Handle]
    cards: list[str]
    kind: str
    decision: int | None = None


class LogPart(Struct, rename={"start": "from"}):
    """Keep the first so many lines, then append these."""

    start: int
    lines: list[Line]


class Event(Struct, omit_defaults=True, rename={"origin": "from"}):
    """Something to animate."""

    kind: str
    object: Handle | None = None
    was: Handle | None = None
    card: str | None = None
    origin: Place | None = None
    to: Place | None = None
    amount: int = 0
    player: int | None = None


class BackNow(Struct):
    """What can be taken back."""

    pick: bool
    attempt: bool
    ask: bool
    why: Text | None


class Over(Struct):
    """How the game ended. In both texts `{0}`, `{1}` … stand for `players`, whose names the table knows."""

    winners: list[int]
    clause: str
    ja: str
    en: str
    players: list[int] = field(default_factory=list)


class View(Struct, tag="view"):
    """The table as one seat may see it."""

    seat: int
    version: int
    sheet: Sheet
    prompt: Prompt | None
    waiting: WaitingFor | None
    log: LogPart
    events: list[Event]
    back: BackNow
    passing: Text | None
    over: Over | None
    to: int = 0


class Against(Struct):
    """A reason against an action."""

    clause: str
    ja: str
    en: str


class ActionNow(Struct):
    """An action that might be wanted."""

    action: str
    ja: str
    en: str
    possible: bool
    against: list[Against]


class Reasons(Struct, tag="reasons"):
    """The answer to `why_not`."""

    seat: int
    object: Handle
    name: Text
    actions: list[ActionNow]
    to: int = 0


class Suggestion(Struct, tag="suggestion"):
    """The answer to `suggest`."""

    seat: int
    version: int
    options: list[int]
    to: int = 0


class SettingsNow(Struct, tag="settings"):
    """The settings of a seat."""

    seat: int
    settings: Settings
    to: int = 0


class Pong(Struct, tag="pong"):
    """The answer to `ping`."""

    to: int


class RefusedNow(Struct, tag="refused"):
    """A message that was not carried out."""

    to: int
    code: str
    ja: str
    en: str


FromServer = Welcome | TableChanged | View | Reasons | Suggestion | SettingsNow | Pong | RefusedNow

ENCODER: Final = json.Encoder()
DECODER: Final = json.Decoder(FromClient)
