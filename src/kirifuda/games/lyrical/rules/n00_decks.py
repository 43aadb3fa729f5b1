"""What a deck may hold; it stood in the lost half (A19-A21)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kirifuda.games.lyrical.values import FACTOR_CARD

if TYPE_CHECKING:
    from kirifuda.games.lyrical.pool import LyricalPool
    from kirifuda.games.lyrical.values import LyricalCard

DECK_SIZES: Final = {"": 60, "sixty": 60, "forty": 40, "fifty": 50}
"""A19."""
MOST_COPIES: Final = 4
"""A20."""

Broken = tuple[str, str, str]
"""A broken clause with its sentence in Japanese and in English."""


def broken_clauses(pool: LyricalPool, keys: list[str], house: dict[str, str]) -> list[Broken]:
    """Everything that a deck breaks under these house rules, not just the first (N-13.1)."""
    unknown = sorted({key for key in keys if key not in pool.numbers})
    found: list[Broken] = [("N-13.1", f"「{key}」というカードはない", f"there is no card {key!r}") for key in unknown]
    size = DECK_SIZES[house.get("deck_size", "")]
    if len(keys) != size:
        sentence = f"デッキが{len(keys)}枚ある（{size}枚ちょうど）"
        found.append(("A19", sentence, f"{len(keys)} cards in the deck, not exactly {size}"))
    cards = [pool.card_at(pool.numbers[key]) for key in keys if key in pool.numbers]
    return [*found, *too_many(cards, house)]


def too_many(cards: list[LyricalCard], house: dict[str, str]) -> list[Broken]:
    """N-1.6, A20: four of one title and name; a shared name alone makes no copy. N-1.2, A21: factor cards in any
    number, unless the house rule counts them too."""
    counts: dict[str, int] = {}
    english: dict[str, str] = {}
    for card in cards:
        if card.printed.kind & FACTOR_CARD and house.get("factor_copies", "") != "four":
            continue
        name = card.full_name()
        counts[name] = counts.get(name, 0) + 1
        english[name] = card.english
    return [
        ("A20", f"{name}が{count}枚ある（{MOST_COPIES}枚まで）", f"{count} of {english[name]}, over {MOST_COPIES}")
        for name, count in counts.items()
        if count > MOST_COPIES
    ]
