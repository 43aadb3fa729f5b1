"""Card texts in both languages, whole or by line; the phrase that a step carries out."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from kirifuda import effects as e
from kirifuda.games.last_resort.telling.terms import keyword_words
from kirifuda.games.last_resort.wording.assembly import language as card_language
from kirifuda.games.telling.texts import in_words, phrase_in

if TYPE_CHECKING:
    from kirifuda import kernel as k
    from kirifuda.customs.printed import PrintedText
    from kirifuda.games.last_resort.values import ResortCard


@lru_cache(maxsize=4096)
def in_language(text: str, language: str) -> str:
    """A text as written, or in English; as written too where the language of the shipped cards can't read it."""
    return in_words(card_language(), text, language)


def texts_of(card: ResortCard, language: str) -> list[str]:
    """The lines in printed order, the condition first."""
    return [in_language(text.text, language) for text in card.texts]


def printed_text(card: ResortCard, ability: k.Ability | None) -> PrintedText | None:
    """The line on which an ability of the card is printed."""
    if not isinstance(ability, e.TextAbility) or ability.line >= len(card.texts):
        return None
    return card.texts[ability.line] if ability in card.printed.abilities else None


def ability_text(card: ResortCard, ability: k.Ability | None, language: str) -> str:
    """One ability of a card; a keyword by its name, if it stands on no line of this card."""
    if not isinstance(ability, e.TextAbility):
        return ""
    text = printed_text(card, ability)
    if text is not None:
        return in_language(text.text, language)
    return keyword_words(ability.keyword, ability.number, language) if ability.keyword else ""


def phrase_text(card: ResortCard, source: str, language: str) -> str:
    """The words that a step of a card carries out."""
    return phrase_in(card_language(), card.texts, source, language)
