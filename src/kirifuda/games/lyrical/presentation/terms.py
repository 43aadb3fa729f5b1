"""The game's terms as the glossary has them: kinds, colours, zones, states, phases, skills."""

from __future__ import annotations

from typing import Final

from kirifuda.games.lyrical import wording_words as vocabulary
from kirifuda.games.lyrical.abilities import BATTLE_LONG, TURN_LONG
from kirifuda.games.lyrical.values import COLOURS, KIND_NAMES, Price
from kirifuda.games.lyrical.zones import ACTED, UNACTED
from kirifuda.games.presentation.phrasing import Words, pick

KINDS: Final[dict[int, Words]] = {bit: (name, vocabulary.KINDS[name]) for name, bit in KIND_NAMES.items()}
COLOUR_WORDS: Final[tuple[Words, ...]] = tuple((name, vocabulary.COLOURS[name]) for name in COLOURS)
"""By place: a colour's bit is its place (A32)."""
COLOUR_CODES: Final = ("31", "34", "32", "33", "37", "90")
NO_COLOUR: Final[Words] = ("無色", "colourless")
STATES: Final[dict[int, Words]] = {UNACTED: ("未行動", "un-acted"), ACTED: ("行動済み", "acted")}

ZONES: Final[dict[str, Words]] = {
    "deck": ("デッキ", "deck"),
    "hand": ("手札", "hand"),
    "field": ("場", "field"),
    "factor": ("ファクター置き場", "factor area"),
    "fields": ("フィールドカード置き場", "field-card area"),
    "discard": ("捨て札", "discard pile"),
    "stack": ("使用中のカード", "cards in use"),
}
SHARED_ZONES: Final = ("stack",)

PHASES: Final[dict[str, Words]] = {
    "opening": ("ゲームの準備", "setup"),
    "start": ("スタートフェイズ", "start phase"),
    "ready": ("レディフェイズ", "ready phase"),
    "draw": ("ドローフェイズ", "draw phase"),
    "factor": ("ファクターフェイズ", "factor phase"),
    "main": ("メインフェイズ", "main phase"),
    "end": ("エンドフェイズ", "end phase"),
}
UNTIL: Final[dict[str, Words]] = {
    TURN_LONG: ("ターン終了時まで", "until the end of the turn"),
    BATTLE_LONG: ("このアタックの間", "for this attack"),
    "turn_end": ("ターン終了時まで", "until the end of a turn"),
    "in_play": ("元のカードが場にある間", "while the card it comes from is in play"),
    "": ("ゲーム中", "for the rest of the game"),
}
LATER: Final[Words] = ("しばらくの間", "for a while")
SKILLS: Final[dict[str, Words]] = {name: (name, english) for name, english in vocabulary.SKILLS.items()}


def kind_words(kind: int, language: str) -> str:
    """What sort of card it is; empty for what is none."""
    return "・".join(pick(words, language) for bit, words in KINDS.items() if kind & bit)


def colour_words(mask: int, language: str) -> str:
    """Colours as a list."""
    found = [pick(words, language) for place, words in enumerate(COLOUR_WORDS) if mask >> place & 1]
    return "・".join(found) if found else pick(NO_COLOUR, language)


def price_words(price: Price, language: str) -> str:
    """N-1.4, N-8.2: factor and cost in the manual's notation."""
    if language == "ja":
        return price.text()
    marks = [name for place, count in enumerate(price.marks) for name in [COLOUR_WORDS[place][1]] * count]
    return f"{'-'.join(marks)} {price.total}/{price.cost}".strip()


def skill_words(skill: str, language: str) -> str:
    """A skill by its name."""
    return pick(SKILLS.get(skill, (skill, skill)), language)


def until_words(until: str, language: str) -> str:
    """How long an effect lasts."""
    name = until.partition("@")[0].partition(":")[0]
    return pick(UNTIL.get(name, LATER), language)
