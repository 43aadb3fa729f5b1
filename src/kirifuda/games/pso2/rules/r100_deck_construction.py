"""100 デッキの構築: what a player must bring."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kirifuda import effects as e
from kirifuda import kernel as k
from kirifuda.games.pso2.abilities import DROP, EROSION
from kirifuda.games.pso2.values import (
    ACTIVE,
    ANY_ITEM,
    BLACK,
    CHARACTER,
    MAG_CARD,
    PLAYER_CARD,
    PsoCard,
    shares_class,
)

if TYPE_CHECKING:
    from kirifuda.games.pso2.pool import PsoPool

MOST_DROPS: Final = 9
"""100.6."""


def broken_clauses(pool: PsoPool, zones: dict[str, list[str]]) -> list[k.Broken]:
    """100.1: every clause that a deck breaks, not just the first."""
    keys = [*zones.get("player", []), *zones.get("mag", []), *zones.get("deck", [])]
    unknown = sorted({key for key in keys if key not in pool.numbers})
    found = [k.Broken("100.1", f"「{key}」というカードはない", f"there is no card {key!r}", (key,)) for key in unknown]
    players = cards_of(pool, zones.get("player", []))
    mags = cards_of(pool, zones.get("mag", []))
    cards = cards_of(pool, zones.get("deck", []))
    found.extend(wrong_leaders(players, mags))
    if len(players) == 1:
        found.extend(wrong_size(players[0], len(zones.get("deck", []))))
        found.extend(wrong_mag(players[0], mags))
        for card in once(cards):
            found.extend(wrong_card(players[0], card))
    most_drops = players[0].most_drops if len(players) == 1 else 0
    found.extend(too_many(cards, most_drops or MOST_DROPS))
    return found


def cards_of(pool: PsoPool, keys: list[str]) -> list[PsoCard]:
    """The cards of a list that exist."""
    return [pool.card_at(pool.numbers[key]) for key in keys if key in pool.numbers]


def wrong_leaders(players: list[PsoCard], mags: list[PsoCard]) -> list[k.Broken]:
    """100.1: one player card, at most one mag."""
    found: list[k.Broken] = []
    if len(players) != 1 or not players[0].printed.kind & PLAYER_CARD:
        count = sum(1 for card in players if card.printed.kind & PLAYER_CARD)
        found.append(k.Broken("100.1", f"プレイヤーカードが{count}枚ある（1枚）", f"{count} player cards, not one"))
    if len(mags) > 1:
        sentence = f"マグカードが{len(mags)}枚ある（1枚まで）"
        found.append(k.Broken("100.1", sentence, f"{len(mags)} mags, not at most one"))
    found.extend(
        k.Broken("100.1", f"{card.name}はマグカードではない", f"{card.english} is no mag", (card.key,))
        for card in once(mags)
        if not card.printed.kind & MAG_CARD
    )
    return found


def wrong_size(player: PsoCard, count: int) -> list[k.Broken]:
    """100.2, 201.1: as many cards as the player card says."""
    if count == player.deck_size:
        return []
    sentence = f"デッキが{count}枚ある（{player.deck_size}枚ちょうど）"
    return [k.Broken("100.2", sentence, f"{count} cards in the deck, not exactly {player.deck_size}")]


def wrong_mag(player: PsoCard, mags: list[PsoCard]) -> list[k.Broken]:
    """100.1.1: a black player card goes without a mag."""
    if mags and player.is_magless:
        return [k.Broken("100.1", "このプレイヤーカードでマグは使えない", "this player card goes without a mag")]
    if not mags or not player.printed.colours & BLACK:
        return []
    sentence = "黒のプレイヤーカードでマグは使えない"
    return [k.Broken("100.1.1", sentence, "a black player card goes without a mag")]


def wrong_card(player: PsoCard, card: PsoCard) -> list[k.Broken]:
    """100.4-5, 100.7, 208.1: what a card of the deck and the player card do not allow."""
    values = card.printed
    found: list[k.Broken] = []
    if not values.kind & (CHARACTER | ACTIVE | ANY_ITEM):
        sentence = f"{card.name}はデッキに入れられない"
        found.append(k.Broken("100.1", sentence, f"{card.english} cannot be in a deck", (card.key,)))
    if values.kind & (ACTIVE | ANY_ITEM) and not shares_class(player.printed, values):
        clause = "100.4" if values.kind & ACTIVE else "100.5"
        sentence = f"{card.name}のクラスが合わない"
        found.append(k.Broken(clause, sentence, f"the class of {card.english} does not fit", (card.key,)))
    is_black = bool(values.colours & BLACK)
    if player.printed.colours & BLACK:
        if not is_black and not e.has_keyword(values.abilities, EROSION):
            sentence = f"{card.name}は黒でも【侵食】でもない"
            found.append(
                k.Broken("100.7", sentence, f"{card.english} is neither black nor has it Erosion", (card.key,))
            )
    elif is_black:
        sentence = f"{card.name}は黒のプレイヤーカードにしか入れられない"
        found.append(k.Broken("100.7", sentence, f"{card.english} is black and the player card is not", (card.key,)))
    return found


def too_many(cards: list[PsoCard], most_drops: int) -> list[k.Broken]:
    """100.3, 100.3.1-2, 206.1.2, 302.11: three of a name, title included, unless the card says more. 100.6: nine cards
    with Drop."""
    found: list[k.Broken] = []
    named: dict[str, list[PsoCard]] = {}
    for card in cards:
        named.setdefault(card.full_name(), []).append(card)
    for same in named.values():
        card, count = same[0], len(same)
        if count > card.deck_limit:
            sentence = f"{card.name}が{count}枚ある（{card.deck_limit}枚まで）"
            keys = tuple(each.key for each in once(same))
            found.append(k.Broken("100.3", sentence, f"{count} of {card.english}, over {card.deck_limit}", keys))
    dropping = sum(1 for card in cards if e.has_keyword(card.printed.abilities, DROP))
    if dropping > most_drops:
        sentence = f"【ドロップ】を持つカードが{dropping}枚ある（{most_drops}枚まで）"
        found.append(k.Broken("100.6", sentence, f"{dropping} cards with Drop, over {most_drops}"))
    return found


def once(cards: list[PsoCard]) -> list[PsoCard]:
    """Each different card once, in order."""
    return list({card.key: card for card in cards}.values())
