"""200 カードの種類: a printed card for people to read, both faces of a player card."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from kirifuda.games.pso2.telling.naming import Speaker, japanese_name
from kirifuda.games.pso2.telling.terms import (
    COLOUR_WORDS,
    KEYWORDS,
    KINDS,
    class_words,
    colour_words,
    kind_words,
    sort_words,
)
from kirifuda.games.pso2.telling.texts import second_texts_of, texts_of
from kirifuda.games.pso2.values import (
    ACTIVE,
    ARMOUR,
    BOSS,
    CHARACTER,
    PERSON,
    PLAYED,
    PLAYER_CARD,
    WEAPON,
)
from kirifuda.games.telling.phrasing import Words, fill, heading, pick, wrapped

if TYPE_CHECKING:
    from kirifuda.games.pso2.pool import PsoPool
    from kirifuda.games.pso2.values import PsoCard, Values

COLUMNS: Final = 78
FACTS: Final[dict[str, Words]] = {
    "cost": ("コスト{number}", "cost {number}"),
    "fight": ("攻撃力{attack} / HP{hp}", "attack {attack} / HP {hp}"),
    "attack": ("攻撃力{number}", "attack {number}"),
    "defense": ("防御力{number}", "defence {number}"),
    "slots": ("装備枠{number}", "{number} slots"),
    "deck": ("デッキ{number}枚", "deck of {number}"),
    "life": ("ライフ{number}", "life {number}"),
    "life_each": ("ライフ：参加したプレイヤーの数×{number}", "life: {number} for each player who joins"),
    "quick": ("クイックアビリティ", "quick"),
    "first": ("先攻の面", "First-player face"),
    "second": ("後攻の面", "Second-player face"),
}


def describe(pool: PsoPool, printed: int, language: str) -> str:
    """Name, facts and texts, several lines."""
    card = pool.card_at(printed)
    names = Speaker.name_of(pool, printed, "ja"), Speaker.name_of(pool, printed, "en")
    lines = heading(names, card.key, facts_of(card, language), language)
    second = second_texts_of(card, language)
    if second:
        lines.append(f"［{pick(FACTS['first'], language)}］")
    lines.extend(wrapped("\n".join(texts_of(card, language)), COLUMNS))
    if second:
        lines.append(f"［{pick(FACTS['second'], language)}］")
        lines.extend(wrapped("\n".join(second), COLUMNS))
    flavor = card.flavor[0 if language == "ja" else 1]
    return "\n".join([*lines, flavor] if flavor else lines)


def facts_of(card: PsoCard, language: str) -> list[str]:
    """The printed facts, in the order of the card."""
    values = card.printed
    found = [kind_words(values.kind, language), colour_words(values.colours, language)]
    if values.classes or values.every_class:
        found.append(class_words(values, language))
    found.extend(fill(FACTS[key], language, {"number": number}) for key, number in numbers_of(card))
    if values.kind & CHARACTER:
        found.append(fight_words(values, language))
    if values.kind & ACTIVE and card.plan is not None and not card.plan.is_main:
        found.append(pick(FACTS["quick"], language))
    if values.sorts:
        found.append(sort_words(values.sorts, language))
    return found


def numbers_of(card: PsoCard) -> list[tuple[str, str]]:
    """The numbers on a card that has them, each by its entry."""
    values = card.printed
    found: list[tuple[str, str]] = []
    if values.kind & PLAYED:
        found.append(("cost", "X" if card.has_x_cost else str(values.cost)))
    if values.kind & (WEAPON | BOSS):
        found.append(("attack", str(values.attack)))
    if values.kind & ARMOUR:
        found.append(("defense", str(values.defense)))
    if values.kind & (WEAPON | ARMOUR) and values.slots > 1:
        found.append(("slots", str(values.slots)))
    if values.kind & PLAYER_CARD:
        found.append(("deck", str(card.deck_size)))
    if card.life:
        found.append(("life", str(card.life)))
    if card.life_each:
        found.append(("life_each", str(card.life_each)))
    return found


def fight_words(values: Values, language: str) -> str:
    """Attack and HP."""
    return fill(FACTS["fight"], language, {"attack": str(values.attack), "hp": str(values.hp)})


def plain_facts(pool: PsoPool, printed: int) -> dict[str, Any]:
    """The printed facts as plain data, both languages side by side."""
    card = pool.card_at(printed)
    values = card.printed
    kinds = [words for bit, words in KINDS.items() if values.kind & bit]
    colours = [words for place, words in enumerate(COLOUR_WORDS) if values.colours >> place & 1]
    cost = "X" if card.has_x_cost else values.cost
    keywords = [words for name, words in KEYWORDS.items() if any(f"【{name}" in text.text for text in card.texts)]
    return {
        "id": card.key,
        "name": japanese_name(card),
        "english": card.english,
        "title": values.title,
        "kind": [words[0] for words in kinds],
        "kind_english": [words[1] for words in kinds],
        "attributes": [words[0] for words in colours],
        "attributes_english": [words[1] for words in colours],
        "classes": ["ALL"] if values.every_class else list(values.classes),
        "classes_english": class_words(values, "en").split("/") if class_words(values, "en") else [],
        "sorts": list(values.sorts),
        "sorts_english": sort_words(values.sorts, "en").split("/") if values.sorts else [],
        "cost": cost if values.kind & PLAYED else None,
        "attack": values.attack if values.kind & (CHARACTER | WEAPON | PERSON) else None,
        "hp": values.hp if values.kind & CHARACTER else None,
        "defense": values.defense if values.kind & ARMOUR else None,
        "slots": values.slots if values.kind & (WEAPON | ARMOUR) else None,
        "deck": card.deck_size or None,
        "life": card.life or None,
        "life_each": card.life_each or None,
        "quick": bool(values.kind & ACTIVE and card.plan is not None and not card.plan.is_main),
        "keywords": [words[0] for words in keywords],
        "keywords_english": [words[1] for words in keywords],
        "text": texts_of(card, "ja"),
        "text_english": texts_of(card, "en"),
        "text_second": second_texts_of(card, "ja"),
        "text_second_english": second_texts_of(card, "en"),
        "flavor": card.flavor[0],
        "flavor_english": card.flavor[1],
        "rarity": card.rarity,
    }
