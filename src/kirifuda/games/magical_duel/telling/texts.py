"""205 カードテキスト: a card's text in both languages, whole or by ability."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from kirifuda.games.magical_duel.abilities import MagicalAbility
from kirifuda.games.magical_duel.rules.r0907_aether import CASTER_AETHER
from kirifuda.games.magical_duel.telling.terms import keyword_words
from kirifuda.games.magical_duel.wording.assembly import language as card_language
from kirifuda.games.telling.phrasing import Words, pick
from kirifuda.games.telling.texts import card_of, cut_out, path_below, reading_of

if TYPE_CHECKING:
    from kirifuda import kernel as k
    from kirifuda.games.magical_duel.values import MagicalCard

CASTER_TEXT: Final[Words] = (
    "[レスト]：このカードと同じ属性のオドを、このカードのレベルと同じ数生み出す。",
    "[Rest]: Make as much aether of this card's attribute as its level.",
)
"""907.6: what every caster has without its being printed."""


@lru_cache(maxsize=2048)
def lines_of(text: str, language: str) -> tuple[str, ...]:
    """A text by abilities: as written, or in English; as written too where there is no English."""
    if not text:
        return ()
    reading = reading_of(card_language(), text)
    if reading is None:
        return tuple(line for line in text.splitlines() if line)
    count = len(reading.tree.abilities)
    return tuple(cut_out(card_language(), reading, ("abilities", place), language) for place in range(count))


def text_of(card: MagicalCard, language: str) -> str:
    """The whole text, a line an ability."""
    return "\n".join(lines_of(card.text.strip(), language))


def ability_text(card: MagicalCard, ability: k.Ability | None, language: str) -> str:
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


def phrase_text(card: MagicalCard, source: str, language: str) -> str:
    """The words that a step of a card carries out; the source of a step is its ability and a path below it."""
    reading = reading_of(card_language(), card.text.strip())
    if reading is None or not card_of(source):
        return ""
    for line in _lines_by_ability(card, source, len(reading.tree.abilities)):
        words = cut_out(card_language(), reading, ("abilities", line, *path_below(source)), language)
        if words:
            return words.rstrip("。.")
    return ""


def _lines_by_ability(card: MagicalCard, source: str, count: int) -> list[int]:
    """The lines of the text, that of the ability first; what a conjure does may stand on any."""
    key = source.partition("/")[0]
    for ability in card.values.abilities:
        if isinstance(ability, MagicalAbility) and ability.key == key:
            return [ability.line]
    number = key.partition("#")[2]
    first = int(number) if number.isdigit() else 0
    return [*range(first, count), *range(min(first, count))]
