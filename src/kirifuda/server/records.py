"""What the database keeps of tables, as plain data."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct, field

from kirifuda.server.messages import ClockRule
from kirifuda.server.preferences import Settings

Kind = Literal["answer", "back", "at", "concede", "seat"]
"""What an entry of a journal tells. `at`: answers were taken back; questions and views are numbered on from here."""


class SeatRecord(Struct):
    """Who sits where, with which deck."""

    kind: Literal["person", "computer", "open", "game"]
    """`game`: a seat that the game plays by itself."""
    name: str = ""
    deck: dict[str, list[str]] | None = None
    agent: str = "greedy"
    visitor: str = ""
    settings: Settings = field(default_factory=Settings)


class TableRecord(Struct):
    """A table, without what was played at it."""

    id: str
    game: str
    status: Literal["waiting", "playing", "over"]
    seed: int
    house: dict[str, str]
    seats: list[SeatRecord]
    invite: str
    watch: str
    secret: str
    created: float
    touched: float
    clock: ClockRule | None = None
    first: int = -1
    """The seat that must go first; -1 for chance."""
    opening: list[list[int]] = field(default_factory=list)
    reseeds: dict[int, int] = field(default_factory=dict)
    """Seeds by the number of answers before: there, what nobody knew was drawn anew."""
    replay: str = ""
    again: str = ""
    """The table of the rematch."""
    mode: str = ""
    """How the game is played; empty for its usual way."""
    owner: str = ""
    """The visitor who opened it, for limits."""
    address: str = ""
    """Where that visitor came from, for limits."""
    visited: bool = False
    """Whether anybody has ever sat down at it."""


class Brief(Struct):
    """What a server must know of a table that it has not in memory."""

    id: str
    owner: str
    address: str
    status: Literal["waiting", "playing"]
    touched: float
    created: float
    answered: bool
    """Whether a person has ever answered at it."""
    visited: bool


class Entry(Struct):
    """One line of a table's journal."""

    table: str
    number: int
    kind: Kind
    content: dict[str, Any]
    at: float = 0.0


class ReplayRecord(Struct):
    """A finished game."""

    id: str
    game: str
    names: list[str]
    ended: float
    winners: list[int]
    clause: str
    decisions: int
    turns: int
    ja: str
    en: str
    content: dict[str, Any]
    """The replay file."""
    table: str = ""
