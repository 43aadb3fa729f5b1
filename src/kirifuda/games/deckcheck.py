"""Decks as they come in, from whomever: their shape first, and only then the clauses of deck construction."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from typing import TYPE_CHECKING, Final

from kirifuda import kernel as k
from kirifuda.games.interface import Deck

if TYPE_CHECKING:
    from kirifuda.games.interface import CardGame, Mode

MOST_ZONES: Final = 8
"""No game's deck has more parts."""
KEY_LETTERS: Final = 40
"""No card number is longer."""
MOST_TOLD: Final = 40
"""So many sentences about one deck; the last tells how many more there were."""
NO_TABLE: Final = k.Broken("", "領域ごとのカード番号の表ではない", "a deck is a table of card numbers by zone")


def deck_faults(game: CardGame, zones: object, house: dict[str, str] | None = None) -> list[k.Broken]:
    """Everything that is wrong with a deck under some house rules; what has no deck's shape is looked at no further.

    Every deck passes here, wherever it comes from. The cost is bounded whatever is handed in.
    """
    faults = shape_faults(game, zones)
    if faults:
        return faults
    assert isinstance(zones, dict)
    return told(game.broken_clauses(game.pool(), Deck("", "", "", "", "", zones), house))


def shape_faults(game: CardGame, zones: object) -> list[k.Broken]:
    """Why something is no deck of the game at all: its zones, its size, or what it names."""
    if not isinstance(zones, dict):
        return [NO_TABLE]
    if len(zones) > MOST_ZONES:
        return [k.Broken("", f"デッキに領域が{len(zones)}個ある", f"a deck of {len(zones)} zones")]
    if not all(isinstance(zone, str) and isinstance(keys, list) for zone, keys in zones.items()):
        return [NO_TABLE]
    misplaced = game.rulebook.misplaced(zones)
    if misplaced:
        return misplaced
    if not all(isinstance(key, str) and len(key) <= KEY_LETTERS for keys in zones.values() for key in keys):
        sentence = f"カード番号は{KEY_LETTERS}文字までの文字列"
        return [k.Broken("", sentence, f"a card number is a text of at most {KEY_LETTERS} letters")]
    return []


def told(broken: list[k.Broken]) -> list[k.Broken]:
    """As many sentences as anybody reads."""
    if len(broken) <= MOST_TOLD:
        return broken
    more = len(broken) - MOST_TOLD + 1
    return [*broken[: MOST_TOLD - 1], k.Broken("", f"ほかに{more}件", f"and {more} more")]


def check_deck(game: CardGame, name: str, zones: object, house: dict[str, str] | None = None) -> None:
    """Refuse a deck that is not legal; `IllegalDeck` names every reason."""
    faults = deck_faults(game, zones, house)
    if faults:
        raise k.IllegalDeck(name, faults)


def check_seats(game: CardGame, decks: Sequence[k.Deck], house: dict[str, str]) -> Mode:
    """The mode to which the decks of all seats of a replay or a save belong; `IllegalDeck` if one may not be there.

    Players' decks must be legal; the seats that the game plays by itself must have one of its own decks.
    """
    mode, people = _mode_for(game, decks, house)
    for seat, zones in enumerate(decks[:people], 1):
        check_deck(game, f"seat {seat}", zones, house)
    return mode


def house_besides(game: CardGame, mode: Mode, house: dict[str, str]) -> dict[str, str]:
    """The house rules of a game, without what its mode adds to them."""
    added = {name for chosen in _choices(mode) for name in game.mode_options(mode, chosen)}
    return {name: value for name, value in house.items() if name not in added}


def _mode_for(game: CardGame, decks: Sequence[k.Deck], house: dict[str, str]) -> tuple[Mode, int]:
    """The mode, and how many seats are not the game's own; what tells of a mode, own decks and then its options, goes
    before a mode of which nothing tells."""
    for mode in sorted(game.modes, key=lambda mode: (-mode.own_seats, -_told_of(game, mode))):
        people = len(decks) - mode.own_seats
        if people in mode.players and _are_own(game, mode, list(decks[people:]), house):
            return mode, people
    sentence = f"{len(decks)}個のデッキで遊ぶ方法はない"
    raise k.IllegalDeck("", [k.Broken("", sentence, f"no mode is played with these {len(decks)} decks")])


def _are_own(game: CardGame, mode: Mode, decks: list[k.Deck], house: dict[str, str]) -> bool:
    """Whether these are the game's own decks for some choices that agree with the options."""
    for chosen in _choices(mode):
        options = game.mode_options(mode, chosen)
        agrees = all(house.get(name) == value for name, value in options.items())
        if agrees and [deck.zones for deck in game.own_decks(mode, chosen)] == decks:
            return True
    return False


def _told_of(game: CardGame, mode: Mode) -> int:
    """How many options a mode adds to the house rules."""
    return max(len(game.mode_options(mode, chosen)) for chosen in _choices(mode))


def _choices(mode: Mode) -> list[dict[str, str]]:
    """Every way to settle the choices of a mode."""
    names = [choice.name for choice in mode.choices]
    values = [[value.name for value in choice.values] for choice in mode.choices]
    return [dict(zip(names, each, strict=True)) for each in product(*values)]
