"""3 カードの情報: a printed card for people to read, both halves with their maps."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from kirifuda.games.spellcard_strike.telling.maps import around, beside, drawn, drawn_text
from kirifuda.games.spellcard_strike.telling.naming import Speaker
from kirifuda.games.spellcard_strike.telling.terms import (
    ANY,
    ATTRIBUTE_WORDS,
    KINDS,
    LASTING,
    PLAIN,
    TIMINGS,
    attribute_words,
    house_words,
    race_words,
    type_words,
)
from kirifuda.games.spellcard_strike.telling.texts import icons_of, in_language, target_of, texts_of, whole_text
from kirifuda.games.spellcard_strike.values import ALL_ATTRIBUTES
from kirifuda.games.spellcard_strike.wording.words import HOUSES, KEYWORDS
from kirifuda.games.telling.phrasing import Words, fill, heading, pick, wrapped

if TYPE_CHECKING:
    from kirifuda.games.spellcard_strike.pool import StrikePool
    from kirifuda.games.spellcard_strike.values import PrintedText, StrikerCard, Values

COLUMNS: Final = 78
FACTS: Final[dict[str, Words]] = {
    "rank": ("Rank{number}", "Rank {number}"),
    "fight": ("POW {power} / DEF {defense}", "POW {power} / DEF {defense}"),
    "bonus": ("補正値 Rank+{rank} POW+{power} DEF+{defense}", "bonus Rank +{rank} POW +{power} DEF +{defense}"),
    "cost": ("召喚コスト{cost}", "summon cost {cost}"),
    "range": ("攻撃範囲", "attack range"),
    "free": ("なし", "none"),
    "spell": ("スペル", "spell"),
}


def describe(pool: StrikePool, printed: int, language: str) -> str:
    """Names, facts, and both halves with their maps, several lines."""
    card = pool.card_at(printed)
    names = Speaker.name_of(pool, printed, "ja"), Speaker.name_of(pool, printed, "en")
    lines = heading(names, card.key, facts_of(card, language), language)
    half = [whole_text(text, language) for text in card.texts if not text.map]
    if card.printed.is_option:
        lines.extend(beside([], half, COLUMNS))
    else:
        half.insert(0, pick(FACTS["range"], language))
        lines.extend(beside(drawn(around(card.printed.range)), half, COLUMNS))
    for text in card.texts:
        if text.map:
            lines.extend(beside(drawn_text(text.map), [whole_text(text, language)], COLUMNS))
    if card.spell_text is not None:
        lines.extend(spell_lines(card, card.spell_text, language))
    if card.extra:
        lines.extend(wrapped(in_language(card.extra, language), COLUMNS))
    flavor = card.flavor[0 if language == "ja" else 1]
    return "\n".join([*lines, flavor] if flavor else lines)


def spell_lines(card: StrikerCard, text: PrintedText, language: str) -> list[str]:
    """3.13.4: the lower half."""
    name = card.printed.spell_name if language == "ja" else card.spell_english
    head = [name, pick(FACTS["spell"], language), type_words(card.printed.spell_types, language)]
    words = [*target_of(text, language), *in_language(text.text, language).splitlines()]
    map = drawn_text(text.map) if text.map else []
    title = " · ".join([*head, *icons_of(text, language)])
    return [*wrapped(title, COLUMNS), *beside(map, words, COLUMNS)]


def facts_of(card: StrikerCard, language: str) -> list[str]:
    """The printed facts, in the order of the card."""
    values = card.printed
    attributes = attribute_words(values.attributes, language) if values.attributes else pick(PLAIN, language)
    if values.is_option:
        return [pick(KINDS[True], language), attributes, bonus_words(values, language)]
    cost = fill(FACTS["cost"], language, {"cost": cost_words(values.cost, language)})
    found = [
        attributes,
        fill(FACTS["rank"], language, {"number": str(values.rank)}),
        fight_words(values, language),
        cost,
    ]
    if values.houses:
        found.append(house_words(values.houses, language))
    if values.races:
        found.append(race_words(values.races, language))
    return found


def fight_words(values: Values, language: str) -> str:
    """POW and DEF."""
    return fill(FACTS["fight"], language, {"power": str(values.pow), "defense": str(values.defense)})


def bonus_words(values: Values, language: str) -> str:
    """3.9: what an option adds."""
    numbers = {"rank": str(values.rank), "power": str(values.pow), "defense": str(values.defense)}
    return fill(FACTS["bonus"], language, numbers)


def cost_words(icons: tuple[int, ...], language: str) -> str:
    """3.4: the icons of a summoning cost."""
    if not icons:
        return pick(FACTS["free"], language)
    names = [ANY if icon == ALL_ATTRIBUTES else ATTRIBUTE_WORDS[icon.bit_length() - 1] for icon in icons]
    return "".join(f"〔{pick(words, language)}〕" for words in names)


def plain_facts(pool: StrikePool, printed: int) -> dict[str, Any]:
    """The printed facts as plain data, both languages side by side."""
    card = pool.card_at(printed)
    values = card.printed
    attributes = [words for place, words in enumerate(ATTRIBUTE_WORDS) if values.attributes >> place & 1]
    kind = KINDS[values.is_option]
    whole = "\n".join(texts_of(card, "ja"))
    found: dict[str, Any] = {
        "id": card.key,
        "name": card.name,
        "english": card.english,
        "kind": [kind[0]],
        "kind_english": [kind[1]],
        "attributes": [words[0] for words in attributes],
        "attributes_english": [words[1] for words in attributes],
        "rank": values.rank,
        "pow": values.pow,
        "def": values.defense,
        "abilities": [printed_facts(text) for text in card.texts],
        "keywords": [name for name in KEYWORDS if f"《{name}" in whole],
        "keywords_english": [english for name, english in KEYWORDS.items() if f"《{name}" in whole],
        "text": texts_of(card, "ja"),
        "text_english": texts_of(card, "en"),
        "flavor": card.flavor[0],
        "flavor_english": card.flavor[1],
        "rarity": card.rarity,
    }
    if not values.is_option:
        found.update(spell_card_facts(card))
    return found


def spell_card_facts(card: StrikerCard) -> dict[str, Any]:
    """What options do not have."""
    values = card.printed
    return {
        "striker": values.striker_name,
        "striker_english": card.striker_english,
        "spell_name": values.spell_name,
        "spell_english": card.spell_english,
        "cost": cost_words(values.cost, "ja") if values.cost else "",
        "house": list(values.houses),
        "house_english": [HOUSES.get(house, house) for house in values.houses],
        "races": list(values.races),
        "races_english": race_words(values.races, "en").split("/") if values.races else [],
        "range": around(values.range).lines(),
        "types": list(values.spell_types),
        "types_english": type_words(values.spell_types, "en").split("/"),
        "spell": None if card.spell_text is None else printed_facts(card.spell_text),
        "extra": card.extra,
        "extra_english": in_language(card.extra, "en") if card.extra else "",
    }


def printed_facts(text: PrintedText) -> dict[str, Any]:
    """A text with what stands beside it, as plain data."""
    timing, lasting = TIMINGS.get(text.timing, ("", "")), LASTING.get(text.lasting, ("", ""))
    return {
        "timing": timing[0],
        "timing_english": timing[1],
        "lasting": lasting[0],
        "lasting_english": lasting[1],
        "cost": text.cost,
        "cost_english": in_language(text.cost, "en", "cost") if text.cost else "",
        "map": text.map.splitlines(),
        "target": text.target,
        "target_english": in_language(text.target, "en", "target") if text.target else "",
        "text": text.text,
        "text_english": in_language(text.text, "en"),
    }
