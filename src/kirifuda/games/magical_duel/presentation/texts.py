"""205 カードテキスト: a card's text in both languages, whole or by ability."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from kirifuda.games.magical_duel.abilities import ActivatedAbility, MagicalAbility, TriggeredAbility
from kirifuda.games.magical_duel.presentation.phrasing import Words, pick
from kirifuda.games.magical_duel.presentation.terms import keyword_words
from kirifuda.games.magical_duel.rules.r0907_aether import CASTER_AETHER
from kirifuda.games.magical_duel.wording import language as card_language
from kirifuda.text.errors import TextError

if TYPE_CHECKING:
    from kirifuda.games.magical_duel.values import MagicalCard
    from kirifuda.kernel.ability import Ability
    from kirifuda.text.language import Reading

CASTER_TEXT: Final[Words] = (
    "[レスト]：このカードと同じ属性のオドを、このカードのレベルと同じ数生み出す。",
    "[Rest]: Make as much aether of this card's attribute as its level.",
)
"""907.6: what every caster has without its being printed."""


@lru_cache(maxsize=2048)
def reading_of(text: str) -> Reading | None:
    """What a text says; nothing if the language of the shipped cards can't read it."""
    try:
        return card_language().read(text)
    except TextError:
        return None


@lru_cache(maxsize=2048)
def lines_of(text: str, language: str) -> tuple[str, ...]:
    """A text by abilities: as written, or in English; as written too where there is no English."""
    if not text:
        return ()
    reading = reading_of(text)
    if reading is None:
        return tuple(line for line in text.splitlines() if line)
    count = len(reading.tree.abilities)
    if language == "ja":
        return tuple(_cut(reading.text, reading.spans[("abilities", place)]) for place in range(count))
    page = card_language().english_page(reading)
    return tuple(_cut(page.text, page.spans[("abilities", place)]) for place in range(count))


def _cut(text: str, span: tuple[int, int]) -> str:
    return text[span[0] : span[1]].strip()


def text_of(card: MagicalCard, language: str) -> str:
    """The whole text, a line an ability."""
    return "\n".join(lines_of(card.text.strip(), language))


def ability_text(card: MagicalCard, ability: Ability | None, language: str) -> str:
    """One ability of a card; a keyword by its name, if it stands on no line of this card."""
    if ability is CASTER_AETHER:
        return pick(CASTER_TEXT, language)
    if not isinstance(ability, MagicalAbility):
        return ""
    lines = lines_of(card.text.strip(), language)
    if ability in card.values.abilities and ability.line < len(lines):
        return lines[ability.line]
    if ability.keyword:
        return keyword_words(ability.keyword, ability.argument, language)
    return ""


def mode_text(card: MagicalCard, ability: Ability | None, place: tuple[int, int], language: str) -> str:
    """One mode of a card or ability, by the number of its group and its number in it; empty if it can't be found."""
    plan = ability.plan if isinstance(ability, ActivatedAbility | TriggeredAbility) else card.spell
    group, number = place
    if plan is None or group >= len(plan.modes) or number >= len(plan.modes[group].options):
        return ""
    return phrase_text(card, plan.modes[group].options[number], language)


def phrase_text(card: MagicalCard, path: str, language: str) -> str:
    """The words at a place of the text's tree."""
    reading = reading_of(card.text.strip())
    if reading is None:
        return ""
    steps = tuple(int(step) if step.isdigit() else step for step in path.split("."))
    text, spans = reading.text, reading.spans
    if language != "ja":
        page = card_language().english_page(reading)
        text, spans = page.text, page.spans
    return _cut(text, spans[steps]) if steps in spans else ""
