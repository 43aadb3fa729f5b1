"""1.2.2 デッキ: what a deck must look like."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kirifuda.games.spellcard_strike.values import StrikerCard

if TYPE_CHECKING:
    from kirifuda.games.spellcard_strike.pool import StrikePool

SPELL_CARDS: Final = 51
OPTIONS: Final = 1
ACES: Final = 1
"""5.1.1: the deck list names the ace, which is one of the spell cards."""

Broken = tuple[str, str, str]
"""A broken clause with its sentence in Japanese and in English."""


def broken_clauses(pool: StrikePool, zones: dict[str, list[str]]) -> list[Broken]:
    """1.2.2: every clause that a deck breaks, not just the first."""
    aces, options = zones.get("ace", []), zones.get("option", [])
    keys = [*zones.get("deck", []), *aces]
    unknown = sorted({key for key in (*keys, *options) if key not in pool.numbers})
    found: list[Broken] = [("1.2.2", f"「{key}」というカードはない", f"there is no card {key!r}") for key in unknown]
    cards = [pool.card_at(pool.numbers[key]) for key in keys if key not in unknown]
    others = [pool.card_at(pool.numbers[key]) for key in options if key not in unknown]
    if len(keys) != SPELL_CARDS:
        sentence = f"スペルカードが{len(keys)}枚ある（51枚ちょうど）"
        found.append(("1.2.2.1", sentence, f"{len(keys)} spell cards, not exactly 51"))
    if len(options) != OPTIONS:
        sentence = f"オプションが{len(options)}枚ある（1枚ちょうど）"
        found.append(("1.2.2.1", sentence, f"{len(options)} options, not exactly one"))
    if len(aces) != ACES:
        found.append(("5.1.1", f"エースが{len(aces)}枚ある（1枚）", f"{len(aces)} aces named, not one"))
    for card in once(cards):
        if card.printed.is_option:
            found.append(("1.2.2.1", f"{card.name}はスペルカードではない", f"{card.english} is no spell card"))
    for card in once(others):
        if not card.printed.is_option:
            found.append(("1.2.2.1", f"{card.name}はオプションではない", f"{card.english} is no option"))
    found.extend(too_many([*cards, *others]))
    return found


def too_many(cards: list[StrikerCard]) -> list[Broken]:
    """1.2.2.2, 3.13.5: three of a card name, unless the card itself says more."""
    found: list[Broken] = []
    for card in once(cards):
        count = sum(1 for other in cards if other.name == card.name)
        if count > card.deck_limit:
            sentence = f"{card.name}が{count}枚ある（{card.deck_limit}枚まで）"
            found.append(("1.2.2.2", sentence, f"{count} of {card.english}, over {card.deck_limit}"))
    return found


def once(cards: list[StrikerCard]) -> list[StrikerCard]:
    """Each different card once, in order."""
    found: list[StrikerCard] = []
    for card in cards:
        if card not in found:
            found.append(card)
    return found
