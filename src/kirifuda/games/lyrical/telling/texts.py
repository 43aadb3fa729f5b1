"""A card's texts in both languages, whole or by ability; the phrase that a step carries out."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from kirifuda import effects as e
from kirifuda.games.lyrical.abilities import EffectAbility
from kirifuda.games.lyrical.telling.terms import skill_words
from kirifuda.games.lyrical.wording.assembly import language as card_language
from kirifuda.games.telling.texts import card_of, in_words, mode_in, phrase_in

if TYPE_CHECKING:
    from kirifuda import kernel as k
    from kirifuda.games.lyrical.pool import LyricalPool
    from kirifuda.games.lyrical.values import LyricalCard


@lru_cache(maxsize=4096)
def in_language(text: str, language: str) -> str:
    """A text as written, or in English."""
    return in_words(card_language(), text, language)


def texts_of(card: LyricalCard, language: str) -> list[str]:
    """The texts in printed order."""
    return [in_language(text.text, language) for text in card.texts]


def ability_text(pool: LyricalPool, ability: k.Ability | None, language: str) -> str:
    """One ability, from whichever card it is printed on: a bearer has those of its item (N-3.1). A skill that was given
    is called by its name."""
    if not isinstance(ability, e.TextAbility):
        return ""
    number = pool.numbers.get(card_of(ability.key), -1)
    for text in pool.card_at(number).texts if number >= 0 else ():
        if text.key == ability.key.partition("/")[0]:
            return in_language(text.text, language)
    return skill_words(ability.keyword, language) if ability.keyword else ""


def chosen_modes(pool: LyricalPool, card: k.CardObject, language: str) -> list[str]:
    """N-6.1: what was chosen of the lists of something that waits, in words."""
    item = card.item
    if item is None or card.card < 0:
        return []
    printed = pool.card_at(card.card)
    plan = item.ability.plan if isinstance(item.ability, EffectAbility) else printed.plan
    groups = () if plan is None else plan.modes
    return [
        mode_in(phrase_text, printed, plan, (group, number), language)
        for group, modes in enumerate(groups)
        for number in e.ids_in(item.bound, modes.slot)
    ]


def phrase_text(card: LyricalCard, source: str, language: str) -> str:
    """The words that a step of a card carries out."""
    return phrase_in(card_language(), card.texts, source, language)
