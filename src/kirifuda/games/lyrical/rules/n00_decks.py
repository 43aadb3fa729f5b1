"""What a deck may hold; it stood in the lost half (A19-A21)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kirifuda import kernel as k
from kirifuda.games.lyrical.values import FACTOR_CARD

if TYPE_CHECKING:
    from kirifuda.games.lyrical.pool import LyricalPool
    from kirifuda.games.lyrical.values import LyricalCard

DECK_SIZES: Final = {"": 60, "sixty": 60, "forty": 40, "fifty": 50}
"""A19."""
MOST_COPIES: Final = 4
"""A20."""


def broken_clauses(pool: LyricalPool, keys: list[str], house: dict[str, str]) -> list[k.Broken]:
    """Everything that a deck breaks under these house rules, not just the first (N-13.1)."""
    unknown = sorted({key for key in keys if key not in pool.numbers})
    found = [k.Broken("N-13.1", f"「{key}」というカードはない", f"there is no card {key!r}", (key,)) for key in unknown]
    size = DECK_SIZES.get(house.get("deck_size", ""), DECK_SIZES[""])
    if len(keys) != size:
        sentence = f"デッキが{len(keys)}枚ある（{size}枚ちょうど）"
        found.append(k.Broken("A19", sentence, f"{len(keys)} cards in the deck, not exactly {size}"))
    cards = [pool.card_at(pool.numbers[key]) for key in keys if key in pool.numbers]
    return [*found, *too_many(cards, house)]


def too_many(cards: list[LyricalCard], house: dict[str, str]) -> list[k.Broken]:
    """N-1.6, A20: four of one title and name; a shared name alone makes no copy. N-1.2, A21: factor cards in any
    number, unless the house rule counts them too."""
    named: dict[str, list[LyricalCard]] = {}
    for card in cards:
        if not card.printed.kind & FACTOR_CARD or house.get("factor_copies", "") == "four":
            named.setdefault(card.full_name(), []).append(card)
    found: list[k.Broken] = []
    for name, same in named.items():
        if len(same) > MOST_COPIES:
            sentence = f"{name}が{len(same)}枚ある（{MOST_COPIES}枚まで）"
            keys = tuple(dict.fromkeys([card.key for card in same]))
            found.append(k.Broken("A20", sentence, f"{len(same)} of {same[-1].english}, over {MOST_COPIES}", keys))
    return found
