"""Lowering of nouns and qualities that are words of this game."""

from __future__ import annotations

from typing import Final

from kirifuda.effects.lower_base import Lowering, Path, Table
from kirifuda.effects.meaning import TestPlan
from kirifuda.games.lyrical import ast as n
from kirifuda.games.lyrical.meaning import tests
from kirifuda.games.lyrical.values import (
    CHARACTER,
    COLOUR_BITS,
    FIELD_ABILITIES,
    FIELD_COLOUR,
    FIELD_KIND,
    FIELD_NAME,
    KIND_NAMES,
    NAMED,
)
from kirifuda.text import ast as a


def kind(low: Lowering, node: a.Kind, path: Path) -> TestPlan:
    """A kind of cards."""
    low.uses.reads |= FIELD_KIND
    return tests.KindTest(KIND_NAMES[node.name])


def card_name(low: Lowering, node: a.CardName, path: Path) -> TestPlan:
    """A20, A64."""
    low.uses.reads |= FIELD_NAME | FIELD_KIND
    return tests.CardNameTest(node.name)


def quoted_name(low: Lowering, node: n.QuotedName, path: Path) -> TestPlan:
    """N-1.6: as a noun a character, as an exception whatever goes by the name."""
    low.uses.reads |= FIELD_NAME | FIELD_KIND
    is_exception = "quality" in path
    return tests.QuotedNameTest(node.name, NAMED if is_exception else CHARACTER)


NOUNS: Final[Table] = {a.Kind: kind, a.CardName: card_name, n.QuotedName: quoted_name}


def has(low: Lowering, node: a.Has, path: Path) -> TestPlan:
    """A colour or a skill."""
    feature = node.feature
    if isinstance(feature, n.Colour):
        low.uses.reads |= FIELD_COLOUR
        return tests.ColourTest(COLOUR_BITS[feature.name])
    if isinstance(feature, a.Keyword):
        low.uses.reads |= FIELD_ABILITIES
        return tests.SkillTest(feature.name)
    raise low.fail(feature, (*path, "feature"), "cannot be asked for")


QUALITIES: Final[Table] = {a.Has: has}
