"""A printed card for people to read."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from kirifuda import effects as e
from kirifuda.games.lyrical.telling.naming import Speaker
from kirifuda.games.lyrical.telling.terms import COLOUR_WORDS, KINDS, SKILLS, colour_words, kind_words, price_words
from kirifuda.games.lyrical.telling.texts import texts_of
from kirifuda.games.lyrical.values import CHARACTER, FACTOR_CARD, NAMED
from kirifuda.games.telling.phrasing import Words, described, fill

if TYPE_CHECKING:
    from kirifuda.games.lyrical.pool import LyricalPool
    from kirifuda.games.lyrical.values import LyricalCard

FACTS: Final[dict[str, Words]] = {
    "fight": ("攻撃力{attack} / 耐久力{durability}", "attack {attack} / durability {durability}"),
}


def describe(pool: LyricalPool, printed: int, language: str) -> str:
    """Name, facts and texts, several lines."""
    card = pool.card_at(printed)
    names = Speaker.name_of(pool, printed, "ja"), Speaker.name_of(pool, printed, "en")
    return described(names, card, facts_of(card, language), texts_of(card, language), language)


def facts_of(card: LyricalCard, language: str) -> list[str]:
    """The printed facts: kind, colour, factor and cost, numbers."""
    values = card.printed
    found = [kind_words(values.kind, language), colour_words(values.colours, language)]
    if not values.kind & FACTOR_CARD:
        found.append(price_words(values.price(), language))
    if values.kind & CHARACTER:
        numbers = {"attack": str(values.attack), "durability": str(values.durability)}
        found.append(fill(FACTS["fight"], language, numbers))
    return found


def plain_facts(pool: LyricalPool, printed: int) -> dict[str, Any]:
    """The printed facts as plain data, both languages side by side."""
    card = pool.card_at(printed)
    values = card.printed
    kind = KINDS[values.kind]
    colours = [words for place, words in enumerate(COLOUR_WORDS) if values.colours >> place & 1]
    skills = [words for name, words in SKILLS.items() if e.has_keyword(values.abilities, name)]
    is_paid = not values.kind & FACTOR_CARD
    return {
        "id": card.key,
        "name": card.full_name(),
        "english": card.english,
        "title": values.title,
        "quoted_name": values.name if values.kind & NAMED else "",
        "kind": [kind[0]],
        "kind_english": [kind[1]],
        "attributes": [words[0] for words in colours],
        "attributes_english": [words[1] for words in colours],
        "price": price_words(values.price(), "ja") if is_paid else "",
        "price_english": price_words(values.price(), "en") if is_paid else "",
        "factor": values.factor if is_paid else None,
        "cost": values.cost if is_paid else None,
        "attack": values.attack if values.kind & CHARACTER else None,
        "durability": values.durability if values.kind & CHARACTER else None,
        "keywords": [words[0] for words in skills],
        "keywords_english": [words[1] for words in skills],
        "text": texts_of(card, "ja"),
        "text_english": texts_of(card, "en"),
        "flavor": card.flavor[0],
        "flavor_english": card.flavor[1],
        "rarity": card.rarity,
    }
