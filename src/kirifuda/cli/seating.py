"""Who sits where: the mode of a game, its choices, people and agents, and the decks they bring."""

from __future__ import annotations

from dataclasses import dataclass

from kirifuda.agents import AGENTS
from kirifuda.cli.choosing import deck_named
from kirifuda.cli.refusing import Refusal
from kirifuda.cli.table import PERSON
from kirifuda.games.deckcheck import check_deck
from kirifuda.games.interface import CardGame, Deck, Mode
from kirifuda.kernel.randomness import Dice


@dataclass(frozen=True)
class Seating:
    """The seats of a game about to begin."""

    mode: Mode
    who: tuple[str, ...]
    decks: list[Deck]
    """Of everybody, the seats that the game plays by itself last."""
    options: dict[str, str]
    """What the mode adds to the house rules."""


def mode_named(game: CardGame, name: str | None) -> Mode:
    """A mode of the game; the usual one if none is named."""
    for mode in game.modes:
        if name in (None, mode.name):
            return mode
    raise Refusal(f"{game.name} has no mode {name!r}; there are: {', '.join(mode.name for mode in game.modes)}")


def choices_of(mode: Mode, assignments: tuple[str, ...]) -> dict[str, str]:
    """The choices of a mode as NAME=VALUE; every choice gets a value."""
    chosen: dict[str, str] = {}
    for assignment in assignments:
        name, sign, value = assignment.partition("=")
        if not sign:
            raise Refusal(f"--choose {assignment!r}: write NAME=VALUE")
        chosen[name.strip()] = value.strip()
    try:
        return mode.settled(chosen)
    except ValueError as error:
        raise Refusal(str(error)) from None


def players_of(mode: Mode, number: int | None) -> int:
    """How many sit down."""
    found = mode.players[0] if number is None else number
    if found not in mode.players:
        known = ", ".join(map(str, mode.players))
        raise Refusal(f"{mode.name} is played by {known}, not by {found}")
    return found


def seats_of(mode: Mode, seats: tuple[str, ...], number: int | None, other: str) -> list[tuple[str, str]]:
    """Who sits where, each with the deck that was asked for; one person and agents if nobody says."""
    if not seats:
        return [(PERSON, ""), *[(other, "")] * (players_of(mode, number) - 1)]
    found = [(who.strip(), deck.strip()) for who, _, deck in (seat.partition(":") for seat in seats)]
    if number not in (None, len(found)):
        raise Refusal(f"--players {number} does not fit {len(found)} seats")
    players_of(mode, len(found))
    for who, _ in found:
        if who not in (PERSON, *AGENTS):
            raise Refusal(f"nobody is called {who!r}; there are: {', '.join((PERSON, *AGENTS))}")
    if all(who != PERSON for who, _ in found):
        raise Refusal(f"nobody would play: one --seat must be {PERSON!r} (kirifuda sim lets agents play alone)")
    return found


def decks_of(game: CardGame, wanted: list[str], seed: int, house: dict[str, str]) -> list[Deck]:
    """The decks that were asked for, others by the seed; illegal ones are refused."""
    shipped = game.decks()
    places = list(Dice(seed, "decks").shuffled(tuple(range(len(shipped)))))
    spare = [shipped[places[0]], *[shipped[place] for place in reversed(places)]]
    found = [deck_named(game, name) if name else spare[number % len(spare)] for number, name in enumerate(wanted)]
    for deck in found:
        check_deck(game, deck.id, deck.zones, house)
    return found
