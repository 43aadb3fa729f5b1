"""What a game says of itself before any of its code runs: its `game.toml`."""

from __future__ import annotations

from pathlib import Path

import msgspec

from kirifuda.packages import DECLARATION, folder_of


class Suite(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the tests want to know of a game and can't see.

    clauses      how many its rulebook has in print
    glossary     the column of `docs/glossary.md` that cites it
    unexplained  words of scenarios that their page need not explain, since others stand for them
    main         what a player with nothing under way is asked
    kinds        what cards may be in each part of a deck; a part that is left out may hold any
    is_luck      nothing that a player does helps to win
    """

    clauses: int = 0
    glossary: int = 0
    unexplained: tuple[str, ...] = ()
    main: str = "action"
    kinds: dict[str, tuple[str, ...]] = msgspec.field(default_factory=dict)
    is_luck: bool = False


class Declaration(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game in a few facts."""

    title: str
    title_english: str
    place: int = 0
    """Where it is shown among ours."""
    players: tuple[int, ...] = (2,)
    colour: str = "#888888"
    """What it is drawn with in pictures that compare games."""
    suite: Suite = Suite()


def suite_of(game: str) -> Suite:
    """What the tests want to know of a game."""
    return declared_in(folder_of(game)).suite


def declared_in(folder: Path) -> Declaration:
    """The declaration of the game in a folder."""
    return msgspec.toml.decode((folder / DECLARATION).read_bytes(), type=Declaration)
