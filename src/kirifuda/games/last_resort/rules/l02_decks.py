"""L-2 ゲームに必要なもの: what a player must bring."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kirifuda import kernel as k
from kirifuda.games.last_resort.values import LAST_RESORT_CARD, LEADER_CARD, MANA_CARD, MANA_NAME, SUMMONED, ResortCard

if TYPE_CHECKING:
    from kirifuda.games.last_resort.pool import ResortPool

LEAST_CARDS: Final = 50
"""L-2.1."""
MOST_COPIES: Final = 4
"""L-2.2."""


def broken_clauses(pool: ResortPool, zones: dict[str, list[str]]) -> list[k.Broken]:
    """L-2.1: every clause that a deck breaks, not just the first. L-2.3: how many of it are mana is only advice."""
    keys = [key for name in ("leader", "last_resort", "deck") for key in zones.get(name, [])]
    unknown = sorted({key for key in keys if key not in pool.numbers})
    found = [k.Broken("L-2.1", f"「{key}」というカードはない", f"there is no card {key!r}", (key,)) for key in unknown]
    found.extend(wrong_besides(cards_of(pool, zones.get("leader", [])), LEADER_CARD, "リーダー", "leader"))
    resorts = cards_of(pool, zones.get("last_resort", []))
    found.extend(wrong_besides(resorts, LAST_RESORT_CARD, "ラストリゾート", "last resort"))
    cards = cards_of(pool, zones.get("deck", []))
    found.extend(too_few(len(zones.get("deck", []))))
    found.extend(wrong_kinds(cards))
    found.extend(too_many(cards))
    return found


def cards_of(pool: ResortPool, keys: list[str]) -> list[ResortCard]:
    """The cards of a list that exist."""
    return [pool.card_at(pool.numbers[key]) for key in keys if key in pool.numbers]


def wrong_besides(cards: list[ResortCard], kind: int, japanese: str, english: str) -> list[k.Broken]:
    """L-2.4: one leader and one last resort besides the deck."""
    count = sum(1 for card in cards if card.printed.kind & kind)
    if count == 1 and len(cards) == 1:
        return []
    sentence = f"{japanese}が{count}枚ある（1枚ちょうど）"
    return [k.Broken("L-2.4", sentence, f"{count} cards that are a {english}, not exactly one")]


def too_few(count: int) -> list[k.Broken]:
    """L-2.1: fifty or more; there is no upper limit."""
    if count >= LEAST_CARDS:
        return []
    sentence = f"山札が{count}枚しかない（{LEAST_CARDS}枚以上）"
    return [k.Broken("L-2.1", sentence, f"{count} cards in the deck, fewer than {LEAST_CARDS}")]


def wrong_kinds(cards: list[ResortCard]) -> list[k.Broken]:
    """L-2.4: leaders, last resorts and tokens are no part of the deck."""
    return [
        k.Broken("L-2.4", f"{card.name}は山札に入れられない", f"{card.english} cannot be in a deck", (card.key,))
        for card in {card.key: card for card in cards}.values()
        if card.is_token or not card.printed.kind & (SUMMONED | MANA_CARD)
    ]


def too_many(cards: list[ResortCard]) -> list[k.Broken]:
    """L-2.2: four of a card, but any number of those named マナ."""
    found: list[k.Broken] = []
    named: dict[str, list[ResortCard]] = {}
    for card in cards:
        named.setdefault(card.name, []).append(card)
    for name, same in named.items():
        if len(same) > MOST_COPIES and name != MANA_NAME:
            sentence = f"{name}が{len(same)}枚ある（{MOST_COPIES}枚まで）"
            keys = tuple(dict.fromkeys([card.key for card in same]))
            found.append(k.Broken("L-2.2", sentence, f"{len(same)} of {same[0].english}, over {MOST_COPIES}", keys))
    return found
