"""1.2.2 デッキ: what a deck must look like."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from kirifuda import kernel as k
from kirifuda.games.spellcard_strike.values import StrikerCard

if TYPE_CHECKING:
    from kirifuda.games.spellcard_strike.pool import StrikePool

SPELL_CARDS: Final = 51
OPTIONS: Final = 1
ACES: Final = 1
"""5.1.1: the deck list names the ace, which is one of the spell cards."""


def broken_clauses(pool: StrikePool, zones: dict[str, list[str]]) -> list[k.Broken]:
    """1.2.2: every clause that a deck breaks, not just the first."""
    aces, options = zones.get("ace", []), zones.get("option", [])
    keys = [*zones.get("deck", []), *aces]
    unknown = sorted({key for key in (*keys, *options) if key not in pool.numbers})
    found = [k.Broken("1.2.2", f"「{key}」というカードはない", f"there is no card {key!r}", (key,)) for key in unknown]
    cards = [pool.card_at(pool.numbers[key]) for key in keys if key in pool.numbers]
    others = [pool.card_at(pool.numbers[key]) for key in options if key in pool.numbers]
    for wanted in sizes([*cards, *others]):
        if len(keys) != wanted:
            sentence = f"スペルカードが{len(keys)}枚ある（{wanted}枚ちょうど）"
            found.append(k.Broken("1.2.2.1", sentence, f"{len(keys)} spell cards, not exactly {wanted}"))
    if len(options) != OPTIONS:
        sentence = f"オプションが{len(options)}枚ある（1枚ちょうど）"
        found.append(k.Broken("1.2.2.1", sentence, f"{len(options)} options, not exactly one"))
    if len(aces) != ACES:
        found.append(k.Broken("5.1.1", f"エースが{len(aces)}枚ある（1枚）", f"{len(aces)} aces named, not one"))
    for card in once(cards):
        if card.printed.is_option:
            sentence = f"{card.name}はスペルカードではない"
            found.append(k.Broken("1.2.2.1", sentence, f"{card.english} is no spell card", (card.key,)))
    for card in once(others):
        if not card.printed.is_option:
            sentence = f"{card.name}はオプションではない"
            found.append(k.Broken("1.2.2.1", sentence, f"{card.english} is no option", (card.key,)))
    found.extend(too_many([*cards, *others], ace_in(pool, aces)))
    found.extend(against_extras(pool, cards, aces))
    return found


def sizes(cards: list[StrikerCard]) -> set[int]:
    """1.2.2.1, 3.13.5: how many spell cards make a deck: as many as always, or as its cards say."""
    return {size for card in once(cards) for rule in card.deck_rules if (size := rule.size())} or {SPELL_CARDS}


def against_extras(pool: StrikePool, cards: list[StrikerCard], aces: list[str]) -> list[k.Broken]:
    """3.13.5: what extra lines of the deck's cards forbid."""
    ace = ace_in(pool, aces)
    return [broken for card in once(cards) for rule in card.deck_rules for broken in rule.broken(card, cards, ace)]


def ace_in(pool: StrikePool, aces: list[str]) -> StrikerCard | None:
    """5.1.1: the card that the deck list names."""
    known = [pool.card_at(pool.numbers[key]) for key in aces if key in pool.numbers]
    return known[0] if known else None


def too_many(cards: list[StrikerCard], ace: StrikerCard | None) -> list[k.Broken]:
    """1.2.2.2, 3.13.5: three of a card name, unless the card itself says more."""
    found: list[k.Broken] = []
    names = Counter([card.name for card in cards])
    for card in once(cards):
        count = names[card.name]
        told = (rule.limit(one, card, ace) for one in once(cards) for rule in one.deck_rules)
        limit = max([card.deck_limit, *told])
        if count > limit:
            sentence = f"{card.name}が{count}枚ある（{limit}枚まで）"
            words = f"{count} of {card.english}, over {limit}"
            found.append(k.Broken("1.2.2.2", sentence, words, (card.key,)))
    return found


def once(cards: list[StrikerCard]) -> list[StrikerCard]:
    """Each different card once, in order."""
    return list({card.key: card for card in cards}.values())
