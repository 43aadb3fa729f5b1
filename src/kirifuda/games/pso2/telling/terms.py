"""The game's terms as the glossary has them: kinds, colours, classes, zones, rows, phases, keywords."""

from __future__ import annotations

from typing import Final

from kirifuda.games import textwords
from kirifuda.games.pso2.values import (
    ACTIVE,
    ARMOUR,
    BOSS,
    CHARACTER,
    COLOURS,
    ITEM,
    MAG_CARD,
    PLAYER_CARD,
    WEAPON,
    Values,
)
from kirifuda.games.pso2.wording import words as vocabulary
from kirifuda.games.pso2.words import WORDS
from kirifuda.games.pso2.zones import BACK, FRONT
from kirifuda.games.telling.phrasing import Words, pick, translated

KINDS: Final[dict[int, Words]] = {
    PLAYER_CARD: ("プレイヤー", "player card"),
    MAG_CARD: ("マグ", "mag"),
    CHARACTER: ("キャラ", "character"),
    ACTIVE: ("アクティブ", "active"),
    ITEM: ("アイテム", "item"),
    WEAPON: ("武器", "weapon"),
    ARMOUR: ("防具", "armour"),
    BOSS: ("ボス", "boss"),
}
"""200.1, 205.2."""

COLOUR_WORDS: Final[tuple[Words, ...]] = tuple((name, vocabulary.COLOURS[name]) for name in COLOURS)
"""By place: a colour's bit is its place (207.1)."""
COLOUR_CODES: Final = ("31", "34", "33", "35")
WHITE: Final[Words] = ("白", "white")
"""207.2: no colour."""
ALL: Final[Words] = ("ALL", "ALL")


ROWS: Final[dict[int, Words]] = {FRONT: ("前列", "front row"), BACK: ("後列", "back row")}


"""100.1: what a player brings besides the deck."""


STEPS: Final[dict[str, Words]] = {
    "battle_start": ("戦闘開始ステップ", "battle start step"),
    "joining": ("攻撃参加ステップ", "attack joining step"),
    "engagement": ("交戦ステップ", "engagement step"),
    "damage": ("ダメージ解決ステップ", "damage step"),
    "turn_end": ("ターン終了ステップ", "turn end step"),
    "refresh": ("リフレッシュステップ", "refresh step"),
}
"""505.1.1, 506.2.1."""
DIFFICULTIES: Final[dict[str, Words]] = {
    "normal": ("ノーマル", "Normal"),
    "hard": ("ハード", "Hard"),
    "very_hard": ("ベリーハード", "Very Hard"),
}
"""R.03-06."""


KEYWORDS: Final = textwords.keyword_words(WORDS)


def phase_words(phase: str, step: str, language: str) -> str:
    """A phase, with its step where it has some."""
    name = pick(WORDS.phase_words[phase], language)
    if step not in STEPS or phase not in ("battle", "end"):
        return name
    return f"{name}・{pick(STEPS[step], language)}" if language == "ja" else f"{name}, {pick(STEPS[step], language)}"


def kind_words(kind: int, language: str) -> str:
    """What sort of card it is."""
    return "・".join(pick(words, language) for bit, words in KINDS.items() if kind & bit)


def colour_words(mask: int, language: str) -> str:
    """Colours as a list; white for none (207.2)."""
    found = [pick(words, language) for place, words in enumerate(COLOUR_WORDS) if mask >> place & 1]
    return "・".join(found) if found else pick(WHITE, language)


def class_words(values: Values, language: str) -> str:
    """208.1: class icons, or ALL; empty for none."""
    if values.every_class:
        return pick(ALL, language)
    return "/".join(name if language == "ja" else vocabulary.CLASSES.get(name, name) for name in values.classes)


def sort_words(sorts: tuple[str, ...], language: str) -> str:
    """210 種別, as on the card."""
    return "/".join(sort if language == "ja" else vocabulary.SORTS.get(sort, sort) for sort in sorts)


def keyword_words(keyword: str, number: int, language: str) -> str:
    """A keyword as it stands on a card."""
    name = pick(KEYWORDS.get(keyword, (keyword, keyword)), language)
    if not number:
        return f"【{name}】"
    return f"【{name}{number}】" if language == "ja" else f"【{name} {number}】"


def declared_words(word: str, language: str) -> str:
    """A word that somebody declares: a colour, a class, a sort."""
    return translated(word, language, (vocabulary.COLOURS, vocabulary.CLASSES, vocabulary.SORTS))
