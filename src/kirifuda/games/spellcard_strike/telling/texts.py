"""3.13 テキスト: a card's texts in both languages, with the icons beside them; the phrase that a step carries out."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from kirifuda.games.spellcard_strike.abilities import StrikeAbility
from kirifuda.games.spellcard_strike.telling.terms import LASTING, TIMINGS, keyword_words
from kirifuda.games.spellcard_strike.wording.assembly import language as card_language
from kirifuda.games.telling.phrasing import Words, fill, pick
from kirifuda.games.telling.texts import cut_out, in_words, path_below, reading_of

if TYPE_CHECKING:
    from kirifuda import kernel as k
    from kirifuda.games.spellcard_strike.values import PrintedText, StrikerCard

ICONS: Final[dict[str, Words]] = {
    "cost": ("コスト{cost}", "cost {cost}"),
    "target": ("対象：{target}", "target: {target}"),
}


def texts_of(card: StrikerCard, language: str) -> list[str]:
    """The abilities in printed order, then the spell, then the extra line."""
    spell = [] if card.spell_text is None else [card.spell_text.text]
    found = [*(text.text for text in card.texts), *spell, card.extra]
    return [in_language(text, language) for text in found if text]


@lru_cache(maxsize=4096)
def in_language(text: str, language: str, key: str = "ability") -> str:
    """A text as written, or in English; as written too where the language of the shipped cards can't read it."""
    return in_words(card_language(), text, language, key)


def icons_of(text: PrintedText, language: str) -> list[str]:
    """2.5.4, 7.1: what stands beside a text: when it is declared, how long it lasts, what it costs."""
    found: list[str] = []
    if text.timing:
        found.append(pick(TIMINGS.get(text.timing, (text.timing, text.timing)), language))
    if text.lasting:
        found.append(pick(LASTING.get(text.lasting, (text.lasting, text.lasting)), language))
    if text.cost:
        found.append(fill(ICONS["cost"], language, {"cost": in_language(text.cost, language, "cost")}))
    return found


def target_of(text: PrintedText, language: str) -> list[str]:
    """3.6.6: the words under its map, if it has one."""
    if not text.target:
        return []
    return [fill(ICONS["target"], language, {"target": in_language(text.target, language, "target")})]


def beside_text(text: PrintedText, language: str) -> list[str]:
    """All that stands beside a text."""
    return [*icons_of(text, language), *target_of(text, language)]


def whole_text(text: PrintedText, language: str) -> str:
    """A text with its icons, in one paragraph."""
    icons = " · ".join(beside_text(text, language))
    words = in_language(text.text, language)
    if not icons:
        return words
    return f"［{icons}］{words}" if language == "ja" else f"[{icons}] {words}"


def ability_text(card: StrikerCard, ability: k.Ability | None, language: str) -> str:
    """One ability of a card; a keyword by its name, if it stands on no line of this card."""
    if not isinstance(ability, StrikeAbility):
        return ""
    if ability in card.printed.abilities and ability.line < len(card.texts):
        return whole_text(card.texts[ability.line], language)
    return keyword_words(ability.keyword, language) if ability.keyword else ""


def text_by_key(card: StrikerCard, source: str) -> PrintedText | None:
    """The text that a step of the card comes from."""
    key = source.partition("/")[0]
    texts = [*card.texts, *([] if card.spell_text is None else [card.spell_text])]
    for text in texts:
        if key == text.key or key.startswith(text.key + ":"):
            return text
    return None


def phrase_text(card: StrikerCard, source: str, language: str) -> str:
    """The words that a step of a card carries out; the source of a step is its text and a path below it."""
    text = text_by_key(card, source)
    reading = None if text is None else reading_of(card_language(), text.text)
    if text is None or reading is None:
        return ""
    path = path_below(source)
    words = cut_out(card_language(), reading, ("abilities", 0, *path), language) if path else ""
    return (words or in_language(text.text, language)).replace("\n", " ").rstrip("。.")
