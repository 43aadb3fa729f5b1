"""211 カードテキスト欄: a card's texts in both languages, whole or by ability; the phrase that a step carries out."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from kirifuda.games.pso2.abilities import PsoAbility
from kirifuda.games.pso2.telling.terms import keyword_words
from kirifuda.games.pso2.wording.assembly import language as card_language
from kirifuda.games.telling.texts import in_words, phrase_in

if TYPE_CHECKING:
    from kirifuda import kernel as k
    from kirifuda.customs.printed import PrintedText
    from kirifuda.games.pso2.values import PsoCard


SECOND: Final = "#second"
"""In the keys of texts on the second face of a player card."""


@lru_cache(maxsize=4096)
def in_language(text: str, language: str) -> str:
    """A text as written, or in English; as written too where the language of the shipped cards can't read it."""
    return in_words(card_language(), text, language)


def texts_of(card: PsoCard, language: str) -> list[str]:
    """The texts of the first face, or of the only one, in printed order."""
    return [in_language(text.text, language) for text in card.texts if SECOND not in text.key]


def second_texts_of(card: PsoCard, language: str) -> list[str]:
    """102.3.1: those of the second face."""
    return [in_language(text.text, language) for text in card.texts if SECOND in text.key]


def printed_text(card: PsoCard, ability: k.Ability | None) -> PrintedText | None:
    """The text on which an ability of the card is printed."""
    if not isinstance(ability, PsoAbility) or ability.line >= len(card.texts):
        return None
    printed = [*card.printed.abilities, *(() if card.second is None else card.second.abilities)]
    return card.texts[ability.line] if ability in printed else None


def ability_text(card: PsoCard, ability: k.Ability | None, language: str) -> str:
    """One ability of a card; a keyword by its name, if it stands on no line of this card."""
    if not isinstance(ability, PsoAbility) or ability.is_rule:
        return ""
    text = printed_text(card, ability)
    if text is not None:
        return in_language(text.text, language)
    return keyword_words(ability.keyword, ability.number, language) if ability.keyword else ""


def phrase_text(card: PsoCard, source: str, language: str) -> str:
    """The words that a step of a card carries out."""
    return phrase_in(card_language(), card.texts, source, language)
