"""How passing works for one seat. Nobody else is ever told."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

Word = Annotated[str, Meta(max_length=200)]
Words = Annotated[list[Word], Meta(max_length=64)]


class Stops(Struct, forbid_unknown_fields=True):
    """Phases at which one is always asked."""

    mine: Words = field(default_factory=list)
    theirs: Words = field(default_factory=list)


class Settings(Struct):
    """How passing works for one seat; nobody else is told."""

    ask_all: bool = False
    hold: bool = False
    stops: Stops = field(default_factory=Stops)
    yields: Words = field(default_factory=list)
    pass_until: Literal["turn", "new"] | None = None
    triggers: Annotated[list[Words], Meta(max_length=64)] = field(default_factory=list)
