"""The language of the cards: keywords on a line, what is done when a creature is summoned, what an item does."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from kirifuda.text.ast import Ability, Effect, Feature
from kirifuda.text.language import Language
from kirifuda.text.phrases import Phrase, words
from locm.words import KEYWORDS


class Skill(Feature, frozen=True):
    """A keyword."""

    name: str


class Skills(Ability, frozen=True):
    """M-7.1: the keywords of a creature."""

    skills: tuple[Skill, ...]


class Summoned(Ability, frozen=True):
    """M-4.5: what a creature does when it is summoned."""

    does: tuple[Effect, ...]


class Used(Ability, frozen=True):
    """M-6.1: what an item does."""

    does: tuple[Effect, ...]


class Heal(Effect, frozen=True):
    """Health for its player."""

    mine: int


class Suffer(Effect, frozen=True):
    """Damage to its player."""

    mine: int


class Help(Effect, frozen=True):
    """Health for the opponent."""

    theirs: int


class Burn(Effect, frozen=True):
    """Damage to the opponent."""

    theirs: int


class DrawLater(Effect, frozen=True):
    """M-3.4: more cards in the next turn."""

    drawn: int


class Raise(Effect, frozen=True):
    """A creature of one's own becomes stronger."""

    attack: int
    defense: int


class Lower(Effect, frozen=True):
    """A creature of the opponent's becomes weaker; the second number is damage."""

    attack: int
    defense: int


class Hit(Effect, frozen=True):
    """Damage to a creature of the opponent's."""

    defense: int


class HitAny(Effect, frozen=True):
    """The same, or to the opponent."""

    defense: int


class Grant(Effect, frozen=True):
    """Keywords for a creature of one's own."""

    skills: tuple[Skill, ...]


class Strip(Effect, frozen=True):
    """A creature of the opponent's loses keywords."""

    skills: tuple[Skill, ...]


class StripAll(Effect, frozen=True):
    """It loses all of them."""


ROWS: Final = (
    Phrase("ability", Skills, "{skills:skill*、}", "{skills%, }"),
    Phrase("ability", Summoned, "召喚：{does:act*}", "Summon: {does% }"),
    Phrase("ability", Used, "{does:act*}", "{does% }"),
    Phrase("act", Heal, "体力を{mine:digits}得る。", "you gain {mine} health."),
    Phrase("act", Suffer, "体力を{mine:digits}失う。", "you lose {mine} health."),
    Phrase("act", Help, "相手は体力を{theirs:digits}得る。", "your opponent gains {theirs} health."),
    Phrase("act", Burn, "相手に{theirs:digits}ダメージ。", "deal {theirs} damage to your opponent."),
    Phrase("act", DrawLater, "次のターンに{drawn:digits}枚多く引く。", "draw {drawn} more (card|cards)#drawn next turn."),
    Phrase("act", Raise, "味方1体は+{attack:digits}/+{defense:digits}を得る。", "a creature of yours gets +{attack}/+{defense}."),
    Phrase("act", Lower, "敵1体は-{attack:digits}/-{defense:digits}を受ける。", "an enemy creature gets -{attack}/-{defense}."),
    Phrase("act", Hit, "敵1体に{defense:digits}ダメージ。", "deal {defense} damage to an enemy creature."),
    Phrase("act", HitAny, "敵1体か相手に{defense:digits}ダメージ。", "deal {defense} damage to an enemy creature or your opponent."),
    Phrase("act", Grant, "味方1体は{skills:skill*、}を得る。", "a creature of yours gains {skills%, }."),
    Phrase("act", Strip, "敵1体は{skills:skill*、}を失う。", "an enemy creature loses {skills%, }."),
    Phrase("act", StripAll, "敵1体は能力を全て失う。", "an enemy creature loses all keywords."),
    *words("skill", Skill, KEYWORDS),
)  # fmt: skip


@lru_cache(maxsize=1)
def language() -> Language:
    """The language."""
    return Language("locm", ROWS)
