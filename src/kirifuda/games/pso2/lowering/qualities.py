"""Lowering of qualities: what stands before a noun, and what a card is said to be."""

from __future__ import annotations

from typing import Final

from kirifuda.effects.lowering.base import Lowering, Path, Table
from kirifuda.effects.lowering.conditions import RELATIONS
from kirifuda.effects.meaning import TestPlan
from kirifuda.effects.plans.qualities import ControlTest, DeclaredTest, FaceTest, KeywordTest, NotThing, WordTest
from kirifuda.effects.plans.things import ThisThing
from kirifuda.games.pso2 import ast as p
from kirifuda.games.pso2.plans import facts, tests
from kirifuda.games.pso2.plans.facts import BothTest
from kirifuda.games.pso2.plans.words import KIND_WORDS, ROWS
from kirifuda.games.pso2.values import (
    COLOUR_BITS,
    FIELD_ABILITIES,
    FIELD_CLASS,
    FIELD_COLOUR,
    FIELD_FROZEN,
    FIELD_KIND,
    FIELD_NAME,
    FIELD_SORT,
)
from kirifuda.games.pso2.zones import FIELD, PLAYER, PP
from kirifuda.kernel.changes import FACT_CONTROL, FACT_MARKS, FACT_PLACE, FACT_VARIABLES
from kirifuda.text import ast as a
from kirifuda.text.language import node_at


def other(low: Lowering, node: a.Other, path: Path) -> TestPlan:
    """G.36 他の: not this card; behind 「…と同じ列にいる」 not the one of whose row it is told."""
    place = path[-1]
    if path[-2] == "qualities" and isinstance(place, int) and place:
        before: Path = (*path[:-1], place - 1)
        beside = node_at(low.reading.tree, before)
        if isinstance(beside, p.SameRow):
            return NotThing(low.thing(beside.what, (*before, "what")))
    return NotThing(ThisThing())


def has(low: Lowering, node: a.Has, path: Path) -> TestPlan:
    """A class, a sort or a keyword."""
    feature = node.feature
    if isinstance(feature, p.NamedSort):
        low.uses.reads |= FIELD_SORT | FIELD_CLASS
        return tests.SortTest(feature.name)
    if isinstance(feature, a.Keyword) and feature.name == "回復":
        return facts.RecoveryTest()
    if isinstance(feature, a.Keyword) and feature.name == "付与":
        return facts.AttachingTest()
    if isinstance(feature, a.Keyword):
        low.uses.reads |= FIELD_ABILITIES
        return KeywordTest(feature.name)
    if isinstance(feature, p.AbilitiesOfKind):
        low.uses.reads |= FIELD_ABILITIES
        return facts.HasKindTest(feature.name)
    if isinstance(feature, a.Declared):
        aspect = low.meaning.aspect(feature.aspect.name)
        slot = low.ref(feature, (*path, "feature"))
        low.uses.reads |= aspect.field
        low.uses.slots.add(slot)
        return DeclaredTest(aspect, slot)
    if isinstance(feature, a.Attribute):
        low.uses.reads |= FIELD_COLOUR
        return tests.ColourTest(COLOUR_BITS[feature.name])
    raise low.fail(feature, (*path, "feature"), "cannot be asked for")


def colourless(low: Lowering, node: p.Colourless, path: Path) -> TestPlan:
    """207.2."""
    low.uses.reads |= FIELD_COLOUR
    return tests.ColourTest(0)


def name_has(low: Lowering, node: a.NameHas, path: Path) -> TestPlan:
    """206.2."""
    low.uses.reads |= FIELD_NAME
    return WordTest("name", node.part)


def in_battle(low: Lowering, node: p.Attacked | p.Engaged, path: Path) -> TestPlan:
    """506.3.1, 506.5.1."""
    low.uses.facts |= FACT_VARIABLES
    return tests.AttackedTest() if isinstance(node, p.Attacked) else tests.EngagedTest()


def engaged_with(low: Lowering, node: p.EngagedWith, path: Path) -> TestPlan:
    """506.5.1."""
    low.uses.facts |= FACT_VARIABLES
    return tests.EngagedWithTest(low.thing(node.what, (*path, "what")))


def hurt(low: Lowering, node: p.Hurt, path: Path) -> TestPlan:
    """214.3."""
    low.uses.facts |= FACT_MARKS
    return tests.HurtTest()


def frozen(low: Lowering, node: p.Frozen, path: Path) -> TestPlan:
    """301.3."""
    low.uses.reads |= FIELD_FROZEN
    return tests.FrozenTest()


def in_row(low: Lowering, node: p.InRow, path: Path) -> TestPlan:
    """G.26."""
    low.uses.facts |= FACT_PLACE | FIELD.bit
    return tests.RowTest(ROWS[node.name])


def attacking(low: Lowering, node: p.Attacking, path: Path) -> TestPlan:
    """506.4.1."""
    low.uses.facts |= FACT_VARIABLES
    return tests.AttackingTest()


def attacks_what(low: Lowering, node: p.AttacksWhat, path: Path) -> TestPlan:
    """506.4.1: it is attacking, and one of its targets is meant."""
    low.uses.facts |= FACT_VARIABLES
    return tests.AttacksTest(low.thing(node.what, (*path, "what")))


def bears(low: Lowering, node: p.Bears, path: Path) -> TestPlan:
    """205.4.1."""
    assert isinstance(node.noun, a.Kind)
    low.uses.facts |= FIELD.bit | PLAYER.bit
    low.uses.reads |= FIELD_KIND
    return tests.BearsTest(KIND_WORDS[node.noun.name])


def bears_many(low: Lowering, node: p.BearsMany, path: Path) -> TestPlan:
    """205.4.1."""
    assert isinstance(node.noun, a.Kind)
    low.uses.facts |= FIELD.bit | PLAYER.bit
    low.uses.reads |= FIELD_KIND
    relation = RELATIONS[type(node.relation)]
    return facts.BearsManyTest(KIND_WORDS[node.noun.name], relation, low.amount(node.count, (*path, "count")))


def bears_such(low: Lowering, node: p.BearsSuch, path: Path) -> TestPlan:
    """205.4.1."""
    assert isinstance(node.noun, a.Kind)
    low.uses.facts |= FIELD.bit | PLAYER.bit
    low.uses.reads |= FIELD_KIND
    found = [low.test(one, (*path, "qualities", at)) for at, one in enumerate(node.qualities)]
    return facts.BearsSuchTest(KIND_WORDS[node.noun.name], tuple(found))


def every_class(low: Lowering, node: p.EveryClass, path: Path) -> TestPlan:
    """208.1.2."""
    low.uses.reads |= FIELD_CLASS
    return facts.EveryClassTest()


def sided(low: Lowering, node: p.Sided, path: Path) -> TestPlan:
    """101.2.2: of a card that has gone, who had it last."""
    who = ControlTest(low.player(node.who, (*path, "who")))
    low.uses.facts |= FACT_CONTROL
    return BothTest(who, low.test(node.noun, (*path, "noun")))


def titled(low: Lowering, node: p.Titled | p.HasTitle, path: Path) -> TestPlan:
    """206.1.1."""
    low.uses.reads |= FIELD_NAME
    return facts.TitleTest(node.title if isinstance(node, p.Titled) else "")


def laid(low: Lowering, node: p.Laid, path: Path) -> TestPlan:
    """204.2.2.1, 205.4.1."""
    low.uses.facts |= FIELD.bit
    return facts.LaidTest()


def face_is(low: Lowering, node: p.FaceIs, path: Path) -> TestPlan:
    """404.2, 404.5."""
    low.uses.facts |= PP.bit
    return FaceTest(node.name == "裏向き")


QUALITIES: Final[Table] = {
    p.BearsSuch: bears_such,
    p.BearsMany: bears_many,
    p.AttacksWhat: attacks_what,
    p.EveryClass: every_class,
    p.Sided: sided,
    p.Titled: titled,
    p.HasTitle: titled,
    p.Laid: laid,
    p.FaceIs: face_is,
    a.Other: other,
    a.Has: has,
    a.NameHas: name_has,
    p.InRow: in_row,
    p.Attacking: attacking,
    p.Attacked: in_battle,
    p.Engaged: in_battle,
    p.EngagedWith: engaged_with,
    p.Bears: bears,
    p.Hurt: hurt,
    p.Frozen: frozen,
    p.Colourless: colourless,
}
