"""402 デッキの構築: what a deck and an extra deck must look like."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kirifuda.games.magical_duel.values import CASTER, DEITY, MagicalCard

if TYPE_CHECKING:
    from kirifuda.games.magical_duel.pool import MagicalPool

DECK_SIZE: Final = 50
EXTRA_SIZE: Final = 7
COPIES: Final = 4

Broken = tuple[str, str, str]
"""A broken clause with its sentence in Japanese and in English."""


def broken_clauses(pool: MagicalPool, deck: list[str], extra: list[str]) -> list[Broken]:
    """402.1: every clause that the two decks break, not just the first."""
    found: list[Broken] = []
    unknown = sorted({key for key in (*deck, *extra) if key not in pool.numbers or is_token(pool, key)})
    found.extend(("402.1", f"「{key}」というカードはない", f"there is no card {key!r}") for key in unknown)
    cards = [card_of(pool, key) for key in deck if key not in unknown]
    extras = [card_of(pool, key) for key in extra if key not in unknown]
    if len(deck) != DECK_SIZE:
        found.append(
            ("402.2", f"デッキが{len(deck)}枚ある（50枚ちょうど）", f"the deck has {len(deck)} cards, not exactly 50")
        )
    for card in once(cards):
        if belongs_to_extra(card):
            found.append(("402.2", f"{card.name}はデッキに入れられない", f"{card.english} can't be in the main deck"))
    found.extend(too_many(cards))
    if len(extra) > EXTRA_SIZE:
        found.append(
            (
                "402.3",
                f"エキストラデッキが{len(extra)}枚ある（7枚まで）",
                f"extra deck of {len(extra)}, over 7",
            )
        )
    for card in once(extras):
        if not belongs_to_extra(card):
            found.append(
                ("402.3", f"{card.name}はエキストラデッキに入れられない", f"{card.english} can't be in the extra deck")
            )
    for card in once(extras):
        count = sum(1 for other in extras if other.name == card.name)
        if count > card.deck_limit:
            found.append(("402.3a", f"{card.name}が{count}枚ある（4枚まで）", f"{count} of {card.english}, over 4"))
    return found


def too_many(cards: list[MagicalCard]) -> list[Broken]:
    """402.2a-b, 402.4: four of a name, casters four of a name and level, unless the card itself says more."""
    found: list[Broken] = []
    for card in once(cards):
        same = [other for other in cards if other.name == card.name]
        clause = "402.2a"
        if card.printed.kinds & CASTER:
            clause = "402.2b"
            same = [other for other in same if other.printed.level == card.printed.level]
        if len(same) > card.deck_limit:
            limit = card.deck_limit
            found.append(
                (
                    clause,
                    f"{card.name}が{len(same)}枚ある（{limit}枚まで）",
                    f"{len(same)} of {card.english}, not {limit}",
                )
            )
    return found


def once(cards: list[MagicalCard]) -> list[MagicalCard]:
    """Each different card once, in order."""
    found: list[MagicalCard] = []
    for card in cards:
        if card not in found:
            found.append(card)
    return found


def belongs_to_extra(card: MagicalCard) -> bool:
    """201.3a-i, 402.3: soulbond servants and deities."""
    return card.printed.is_soulbond or bool(card.printed.kinds & DEITY)


def card_of(pool: MagicalPool, key: str) -> MagicalCard:
    """The card with this number."""
    return pool.card_at(pool.numbers[key])


def is_token(pool: MagicalPool, key: str) -> bool:
    """Tokens are not put into decks."""
    return pool.numbers[key] in pool.tokens
