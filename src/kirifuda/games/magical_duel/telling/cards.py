"""200 カードの情報: a printed card for people to read."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from kirifuda import kernel as k
from kirifuda.games.magical_duel.telling.naming import Speaker
from kirifuda.games.magical_duel.telling.terms import (
    ATTRIBUTE_WORDS,
    KEYWORDS,
    KINDS,
    PLAIN,
    SOULBOND,
    TOKEN,
    attribute_words,
    kind_words,
    number_words,
    race_words,
)
from kirifuda.games.magical_duel.telling.texts import lines_of, text_of
from kirifuda.games.magical_duel.values import BARRIER, CONJURE, NO_NUMBER, SERVANT
from kirifuda.games.telling.phrasing import Words, fill, heading, pick

if TYPE_CHECKING:
    from kirifuda.games.magical_duel.pool import MagicalPool
    from kirifuda.games.magical_duel.values import MagicalCard, Values

PLAYED: Final = SERVANT | CONJURE | BARRIER
"""Kinds that are activated, so that a cost is printed on them (203)."""
FACTS: Final[dict[str, Words]] = {
    "cost": ("コスト{number}", "cost {number}"),
    "level": ("Lv{number}", "Lv {number}"),
    "fight": ("ATK {attack} / DEF {defense}", "ATK {attack} / DEF {defense}"),
    "materials": ("素材 {names}", "materials {names}"),
}


def describe(pool: MagicalPool, printed: int, language: str) -> str:
    """Name, facts and text, several lines."""
    card = pool.card_at(printed)
    names = Speaker.name_of(pool, printed, "ja"), Speaker.name_of(pool, printed, "en")
    lines = heading(names, card.key, facts_of(pool, card, language), language)
    text = text_of(card, language)
    if text:
        lines.append(text)
    return "\n".join(lines)


def facts_of(pool: MagicalPool, card: MagicalCard, language: str) -> list[str]:
    """The printed facts, in the order of the card."""
    values = card.printed
    kind = kind_words(values.kinds, language)
    if values.is_soulbond:
        kind = pick(SOULBOND, language) + ("" if language == "ja" else " ") + kind
    found = [kind]
    if card.index in pool.tokens:
        found.append(pick(TOKEN, language))
    found.append(attribute_words(values.attributes, language) if values.attributes else pick(PLAIN, language))
    if values.kinds & PLAYED and card.index not in pool.tokens:
        cost = "X" if card.has_x_cost else number_words(values.cost)
        found.append(fill(FACTS["cost"], language, {"number": cost}))
    if values.level != NO_NUMBER:
        found.append(fill(FACTS["level"], language, {"number": number_words(values.level)}))
    if values.attack != NO_NUMBER:
        found.append(fight_words(values, language))
    if values.races:
        found.append(race_words(values.races, language))
    if values.materials:
        names = " ♥ ".join(material_name(pool, name, language) for name in values.materials)
        found.append(fill(FACTS["materials"], language, {"names": names}))
    return found


def material_name(pool: MagicalPool, name: str, language: str) -> str:
    """The name of a material: a card's name, or a caster's without her version (202.3)."""
    if language == "ja":
        return name
    for card in pool.cards:
        if card.name == name:
            return Speaker.name_of(pool, card.index, language)
    for index in range(len(pool.cards)):
        if pool.card_at(index).printed.caster_name == name:
            return Speaker.name_of(pool, index, language).split(",")[0]
    return name


def fight_words(values: Values, language: str) -> str:
    """ATK and DEF."""
    numbers = {"attack": number_words(values.attack), "defense": number_words(values.defense)}
    return fill(FACTS["fight"], language, numbers)


def printed_number(number: int) -> int | str:
    """A number as plain data; 104.7: one without end as its sign."""
    return number_words(number) if number >= k.INFINITY else number


def plain_facts(pool: MagicalPool, printed: int) -> dict[str, Any]:
    """The printed facts as plain data, both languages side by side."""
    card = pool.card_at(printed)
    values = card.printed
    kinds = [words for bit, words in KINDS.items() if values.kinds & bit]
    attributes = [words for place, words in enumerate(ATTRIBUTE_WORDS) if values.attributes >> place & 1]
    numbers = {"level": values.level, "attack": values.attack, "defense": values.defense}
    cost: int | str = "X" if card.has_x_cost else values.cost if values.kinds & PLAYED else NO_NUMBER
    keywords = [words for name, words in KEYWORDS.items() if f"[{name}" in card.text]
    return {
        "id": card.key,
        "name": card.name,
        "english": Speaker.name_of(pool, printed, "en") if card.index in pool.tokens else card.english,
        "kind": [words[0] for words in kinds],
        "kind_english": [words[1] for words in kinds],
        "soulbond": values.is_soulbond,
        "token": card.index in pool.tokens,
        "attributes": [words[0] for words in attributes],
        "attributes_english": [words[1] for words in attributes],
        "cost": None if cost == NO_NUMBER else cost,
        **{name: None if number == NO_NUMBER else printed_number(number) for name, number in numbers.items()},
        "races": list(values.races),
        "races_english": race_words(values.races, "en").split("/") if values.races else [],
        "materials": list(values.materials),
        "keywords": [words[0] for words in keywords],
        "keywords_english": [words[1] for words in keywords],
        "text": list(lines_of(card.text.strip(), "ja")),
        "text_english": list(lines_of(card.text.strip(), "en")),
    }
