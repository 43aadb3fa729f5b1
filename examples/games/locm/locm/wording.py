"""The language of the cards: keywords on a line, what is done when a creature is summoned, what an item does."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from kirifuda.text import ast as a
from kirifuda.text.language import Language
from kirifuda.text.phrases import Phrase, words
from locm.words import KEYWORDS


class Skill(a.Feature, frozen=True):
    """A keyword."""

    name: str


class Skills(a.Ability, frozen=True):
    """M-7.1: the keywords of a creature."""

    skills: tuple[Skill, ...]


class Summoned(a.Ability, frozen=True):
    """M-4.5: what a creature does when it is summoned."""

    does: tuple[a.Effect, ...]


class Used(a.Ability, frozen=True):
    """M-6.1: what an item does."""

    does: tuple[a.Effect, ...]


class Number(a.Effect, frozen=True):
    """A number goes up or down: a sign, and which of the values says it."""

    what: str
    n: int


class Fight(a.Effect, frozen=True):
    """Attack and defense of a creature go up or down."""

    sign: str
    attack: int
    defense: int


class Words(a.Effect, frozen=True):
    """A creature gains or loses keywords; all of them, if none is named."""

    sign: str
    skills: tuple[Skill, ...]


NO_SKILLS: Final[tuple[Skill, ...]] = ()
ROWS: Final = (
    Phrase("ability", Skills, "{skills:skill*、}", "{skills%, }"),
    Phrase("ability", Summoned, "召喚：{does:act*}", "Summon: {does% }"),
    Phrase("ability", Used, "{does:act*}", "{does% }"),
    Phrase("act", Number, "体力を{n:digits}得る。", "you gain {n} health.", {"what": "+mine"}),
    Phrase("act", Number, "体力を{n:digits}失う。", "you lose {n} health.", {"what": "-mine"}),
    Phrase("act", Number, "相手は体力を{n:digits}得る。", "your opponent gains {n} health.", {"what": "+theirs"}),
    Phrase("act", Number, "相手に{n:digits}ダメージ。", "deal {n} damage to your opponent.", {"what": "-theirs"}),
    Phrase("act", Number, "次のターンに{n:digits}枚多く引く。", "draw {n} more (card|cards)#n next turn.", {"what": "+drawn"}),
    Phrase("act", Number, "敵1体に{n:digits}ダメージ。", "deal {n} damage to an enemy creature.", {"what": "-defense"}),
    Phrase("act", Number, "敵1体か相手に{n:digits}ダメージ。", "deal {n} damage to an enemy creature or your opponent.", {"what": "-any"}),
    Phrase("act", Fight, "味方1体は+{attack:digits}/+{defense:digits}を得る。", "a creature of yours gets +{attack}/+{defense}.", {"sign": "+"}),
    Phrase("act", Fight, "敵1体は-{attack:digits}/-{defense:digits}を受ける。", "an enemy creature gets -{attack}/-{defense}.", {"sign": "-"}),
    Phrase("act", Words, "味方1体は{skills:skill*、}を得る。", "a creature of yours gains {skills%, }.", {"sign": "+"}),
    Phrase("act", Words, "敵1体は{skills:skill*、}を失う。", "an enemy creature loses {skills%, }.", {"sign": "-"}),
    Phrase("act", Words, "敵1体は能力を全て失う。", "an enemy creature loses all keywords.", {"sign": "-", "skills": NO_SKILLS}),
    *words("skill", Skill, KEYWORDS),
)  # fmt: skip


@lru_cache(maxsize=1)
def language() -> Language:
    """The language."""
    return Language("locm", ROWS)
