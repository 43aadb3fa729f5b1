"""Arguments and options that several verbs share."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, TypeVar

import click

from kirifuda.cli.refusing import Refusal, refusals
from kirifuda.games import load
from kirifuda.games.cardfiles import typed_in
from kirifuda.games.interface import LANGUAGES, CardGame, Deck
from kirifuda.ledger.clauses import load_clauses
from kirifuda.ledger.doubts import load_doubts

Function = TypeVar("Function", bound=Callable[..., Any])
READABLE: Final = click.Path(path_type=Path)
SEED: Final = click.IntRange(0, (1 << 62) - 1)


class GameName(click.ParamType[CardGame]):
    """A game by its name."""

    name = "game"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> CardGame:
        if isinstance(value, CardGame):
            return value
        try:
            return load(value)
        except ValueError as error:
            self.fail(str(error), param, ctx)


GAME: Final = GameName()


def default_language() -> str:
    """Japanese where the environment speaks it, English elsewhere."""
    spoken = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or ""
    return "ja" if spoken.lower().startswith("ja") else "en"


def language_option(function: Function) -> Function:
    """`--language ja|en`."""
    option = click.option(
        "--language",
        "-l",
        type=click.Choice(LANGUAGES),
        default=default_language,
        show_default="from the environment",
        help="Language of the output.",
    )
    return option(function)


def json_option(function: Function) -> Function:
    """`--json`."""
    return click.option("--json", "as_json", is_flag=True, help="Print plain data instead of text.")(function)


def cards_option(function: Function) -> Function:
    """`--cards FILE`: cards that somebody typed in; the command adds them with `extended`."""
    option = click.option(
        "--cards",
        "typed",
        type=READABLE,
        multiple=True,
        help="A file of cards that you typed in; may be given several times (docs/own-cards.md).",
    )
    return option(function)


def extended(game: CardGame, files: tuple[Path, ...]) -> CardGame:
    """The game with the cards of some files; a mistake in one of them is refused with its place."""
    if not files:
        return game
    with refusals():
        found = game.with_cards(tuple(card for path in files for card in typed_in(path)))
        found.pool()
    return found


def deck_named(game: CardGame, name: str) -> Deck:
    """A shipped deck by its id, or a deck file by its path."""
    from kirifuda.cli.decks import read_deck

    for deck in game.decks():
        if deck.id == name:
            return deck
    if Path(name).suffix or Path(name).exists():
        return read_deck(game, Path(name))
    known = ", ".join(deck.id for deck in game.decks())
    raise Refusal(f"there is no deck {name!r}; shipped are: {known}; a file is given by its path")


def house_rules(game: CardGame, assignments: tuple[str, ...]) -> dict[str, str]:
    """House rules as NAME=VALUE, checked against the register of doubt; every rule gets a value."""
    chosen: dict[str, str] = {}
    for assignment in assignments:
        name, sign, value = assignment.partition("=")
        if not sign:
            raise Refusal(f"--house {assignment!r}: write NAME=VALUE (kirifuda doubts {game.name} lists them)")
        chosen[name.strip()] = value.strip()
    with refusals():
        return load_doubts(game.name, load_clauses(game.name)).settled(chosen)
