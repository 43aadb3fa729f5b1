"""What must be true of every position, whatever the game: looked at once a turn while games are simulated."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from kirifuda.kernel.ids import FIRST_ID

if TYPE_CHECKING:
    from kirifuda.kernel.game import Game

Cards = Counter[tuple[int, int]]
"""Owner and printed card, with how many there are."""


class BrokenInvariant(Exception):
    """A position that no rule may lead to."""


def cards_of(game: Game) -> Cards:
    """How many of each printed card each player has, whatever came out of nothing aside."""
    return Counter((card.owner, card.card) for card in game.state.objects.values() if not card.made)


def check_position(game: Game, cards: Cards) -> None:
    """Refuse a position in which a card is lost or doubled, or lies where nobody finds it."""
    complaints = [*misplaced(game), *hidden_names(game)]
    if cards_of(game) != cards:
        complaints.append(f"cards lost or doubled: {cards - cards_of(game)}, {cards_of(game) - cards}")
    if complaints:
        raise BrokenInvariant("; ".join(complaints))


def misplaced(game: Game) -> list[str]:
    """Each object lies in exactly one zone list, the one it names; what lies under another knows it and is known."""
    state = game.state
    lying = Counter(id for ids in state.zones for id in ids)
    found = [f"{id} lies in {times} places" for id, times in lying.items() if times > 1]
    if set(lying) != set(state.objects):
        found.append(f"objects that lie nowhere, or places without one: {set(lying) ^ set(state.objects)}")
        return found
    for zone, ids in enumerate(state.zones):
        found.extend(f"zone {zone} lists {id}, which is elsewhere" for id in ids if state.objects[id].zone != zone)
    for id, card in state.objects.items():
        host = state.objects.get(card.host)
        if card.host and (host is None or id not in host.under):
            found.append(f"{id} lies under {card.host}, which does not know it")
        for below in card.under:
            if below not in state.objects or state.objects[below].host != id:
                found.append(f"{below} does not know that it lies under {id}")
    return found


def hidden_names(game: Game) -> list[str]:
    """Names in the state hold no id: whoever purges, hides or renumbers references sees values only."""
    state = game.state
    names = {*state.variables, *(name for card in state.objects.values() for name, _ in (*card.marks, *card.counters))}
    return [f"the name {name} holds an id" for name in names if any(number >= FIRST_ID for number in numbers_in(name))]


def numbers_in(key: str) -> list[int]:
    """The numbers that stand in a key."""
    digits = "".join(letter if letter.isdigit() else " " for letter in key)
    return [int(word) for word in digits.split()]
