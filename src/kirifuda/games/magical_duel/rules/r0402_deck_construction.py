"""402 デッキの構築: what a deck and an extra deck must look like."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from kirifuda import kernel as k
from kirifuda.games.magical_duel.abilities import StaticAbility
from kirifuda.games.magical_duel.values import CASTER, DEITY, MagicalCard

if TYPE_CHECKING:
    from kirifuda.games.magical_duel.pool import MagicalPool

DECK_SIZE: Final = 50
EXTRA_SIZE: Final = 7
COPIES: Final = 4


def broken_clauses(pool: MagicalPool, deck: list[str], extra: list[str]) -> list[k.Broken]:
    """402.1: every clause that the two decks break, not just the first."""
    found: list[k.Broken] = []
    unknown = {key for key in (*deck, *extra) if key not in pool.numbers or is_token(pool, key)}
    found.extend(
        k.Broken("402.1", f"「{key}」というカードはない", f"there is no card {key!r}", (key,))
        for key in sorted(unknown)
    )
    cards = [card_of(pool, key) for key in deck if key not in unknown]
    extras = [card_of(pool, key) for key in extra if key not in unknown]
    if len(deck) != DECK_SIZE:
        found.append(
            k.Broken(
                "402.2", f"デッキが{len(deck)}枚ある（50枚ちょうど）", f"the deck has {len(deck)} cards, not exactly 50"
            )
        )
    for card in once(cards):
        if belongs_to_extra(card):
            sentence = f"{card.name}はデッキに入れられない"
            found.append(k.Broken("402.2", sentence, f"{card.english} can't be in the main deck", (card.key,)))
    found.extend(too_many(cards))
    if len(extra) > EXTRA_SIZE:
        found.append(
            k.Broken("402.3", f"エキストラデッキが{len(extra)}枚ある（7枚まで）", f"extra deck of {len(extra)}, over 7")
        )
    for card in once(extras):
        if not belongs_to_extra(card):
            sentence = f"{card.name}はエキストラデッキに入れられない"
            found.append(k.Broken("402.3", sentence, f"{card.english} can't be in the extra deck", (card.key,)))
    names = Counter([card.name for card in extras])
    for card in once(extras):
        count = names[card.name]
        if count > card.deck_limit:
            sentence = f"{card.name}が{count}枚ある（4枚まで）"
            found.append(k.Broken("402.3a", sentence, f"{count} of {card.english}, over 4", (card.key,)))
    return found


def too_many(cards: list[MagicalCard]) -> list[k.Broken]:
    """402.2a-b, 402.4: four of a name, casters four of a name and level, unless the card itself says more."""
    found: list[k.Broken] = []
    names = Counter([card.name for card in cards])
    levels = Counter([(card.name, card.printed.level) for card in cards])
    lifted = names_lifted(cards)
    for card in once(cards):
        is_caster = bool(card.printed.kinds & CASTER)
        count = levels[card.name, card.printed.level] if is_caster else names[card.name]
        limit = max(card.deck_limit, *(most for name, most in lifted if card.printed.goes_by(name)), 0)
        if count > limit:
            clause, sentence = "402.2b" if is_caster else "402.2a", f"{card.name}が{count}枚ある（{limit}枚まで）"
            found.append(k.Broken(clause, sentence, f"{count} of {card.english}, not {limit}", (card.key,)))
    return found


def names_lifted(cards: list[MagicalCard]) -> list[tuple[str, int]]:
    """402.4: how many of a name the cards of the deck let it hold."""
    found: list[tuple[str, int]] = []
    for card in once(cards):
        for ability in card.printed.abilities:
            if isinstance(ability, StaticAbility):
                found.extend(ability.in_deck)
    return found


def once(cards: list[MagicalCard]) -> list[MagicalCard]:
    """Each different card once, in order."""
    return list({card.key: card for card in cards}.values())


def belongs_to_extra(card: MagicalCard) -> bool:
    """201.3a-i, 402.3: soulbond servants and deities."""
    return card.printed.is_soulbond or bool(card.printed.kinds & DEITY)


def card_of(pool: MagicalPool, key: str) -> MagicalCard:
    """The card with this number."""
    return pool.card_at(pool.numbers[key])


def is_token(pool: MagicalPool, key: str) -> bool:
    """Tokens are not put into decks."""
    return pool.numbers[key] in pool.tokens
