"""L-1 カードの見方: a printed card for people to read."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from kirifuda import effects as e
from kirifuda.games.last_resort.abilities import EQUIP
from kirifuda.games.last_resort.telling.naming import Speaker
from kirifuda.games.last_resort.telling.terms import (
    KEYWORDS,
    TOKEN,
    colour_words,
    colours_of,
    kind_words,
    kinds_of,
    race_words,
)
from kirifuda.games.last_resort.telling.texts import texts_of
from kirifuda.games.last_resort.values import CREATURE, LEADER_CARD, MANA_CARD, SUMMONED
from kirifuda.games.telling.phrasing import Words, described, fill, pick

if TYPE_CHECKING:
    from kirifuda.games.last_resort.pool import ResortPool
    from kirifuda.games.last_resort.values import ResortCard

FACTS: Final[dict[str, Words]] = {
    "cost": ("コスト{number}", "cost {number}"),
    "fight": ("{power}/{toughness}", "{power}/{toughness}"),
    "life": ("ライフ{life}（上限{cap}）", "life {life} (cap {cap})"),
}


def describe(pool: ResortPool, printed: int, language: str) -> str:
    """Name, facts and texts, several lines."""
    card = pool.card_at(printed)
    names = Speaker.name_of(pool, printed, "ja"), Speaker.name_of(pool, printed, "en")
    return described(names, card, facts_of(card, language), texts_of(card, language), language)


def facts_of(card: ResortCard, language: str) -> list[str]:
    """The printed facts, in the order of the card."""
    values = card.printed
    found = [kind_words(values, language)]
    if card.is_token:
        found.append(pick(TOKEN, language))
    if not values.kind & MANA_CARD:
        found.append(colour_words(values.colours, language))
    if values.races:
        found.append(race_words(values.races, language))
    if values.kind & SUMMONED and not card.is_token:
        found.append(fill(FACTS["cost"], language, {"number": str(values.cost)}))
    if values.kind & CREATURE:
        found.append(fill(FACTS["fight"], language, {"power": str(values.power), "toughness": str(values.toughness)}))
    if values.kind & LEADER_CARD:
        found.append(fill(FACTS["life"], language, {"life": str(values.life), "cap": str(values.cap)}))
    return found


def keywords_of(card: ResortCard) -> list[Words]:
    """L-19: the keywords that its lines name, also those that it gives to others."""
    abilities = [ability for ability in card.printed.abilities if isinstance(ability, e.TextAbility)]
    found = {ability.keyword for ability in abilities if ability.keyword}
    granted = [name for name in KEYWORDS if name != EQUIP and any(name in text.text for text in card.texts)]
    return [words for name, words in KEYWORDS.items() if name in found or name in granted]


def plain_facts(pool: ResortPool, printed: int) -> dict[str, Any]:
    """The printed facts as plain data, both languages side by side."""
    card = pool.card_at(printed)
    values = card.printed
    kinds, colours, keywords = kinds_of(values), colours_of(values.colours), keywords_of(card)
    races = [race_words((race,), "en") for race in values.races]
    return {
        "id": card.key,
        "name": values.name,
        "english": card.english,
        "kind": [words[0] for words in kinds],
        "kind_english": [words[1] for words in kinds],
        "attributes": [words[0] for words in colours],
        "attributes_english": [words[1] for words in colours],
        "races": list(values.races),
        "races_english": races,
        "n": values.is_unique,
        "cost": values.cost if values.kind & SUMMONED and not card.is_token else None,
        "power": values.power if values.kind & CREATURE else None,
        "toughness": values.toughness if values.kind & CREATURE else None,
        "life": values.life if values.kind & LEADER_CARD else None,
        "cap": values.cap if values.kind & LEADER_CARD else None,
        "keywords": [words[0] for words in keywords],
        "keywords_english": [words[1] for words in keywords],
        "text": texts_of(card, "ja"),
        "text_english": texts_of(card, "en"),
        "flavor": card.flavor[0],
        "flavor_english": card.flavor[1],
        "rarity": card.rarity,
    }
