"""Lowering of qualities: what stands before a noun, and what a card is said to be."""

from __future__ import annotations

from functools import partial
from typing import Final

from kirifuda import effects as e
from kirifuda import kernel as k
from kirifuda.effects.lowering.base import Lowering, Path, Table
from kirifuda.effects.lowering.conditions import RELATIONS
from kirifuda.effects.lowering.rows import row
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
from kirifuda.text import ast as a
from kirifuda.text.language import node_at


def other(low: Lowering, node: a.Other, path: Path) -> e.TestPlan:
    """G.36 他の: not this card; behind 「…と同じ列にいる」 not the one of whose row it is told."""
    place = path[-1]
    if path[-2] == "qualities" and isinstance(place, int) and place:
        before: Path = (*path[:-1], place - 1)
        beside = node_at(low.reading.tree, before)
        if isinstance(beside, p.SameRow):
            return e.NotThing(low.thing(beside.what, (*before, "what")))
    return e.NotThing(e.ThisThing())


def has(low: Lowering, node: a.Has, path: Path) -> e.TestPlan:
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
        return e.KeywordTest(feature.name)
    if isinstance(feature, p.AbilitiesOfKind):
        low.uses.reads |= FIELD_ABILITIES
        return facts.HasKindTest(feature.name)
    if isinstance(feature, a.Declared):
        aspect = low.meaning.aspect(feature.aspect.name)
        slot = low.ref(feature, (*path, "feature"))
        low.uses.reads |= aspect.field
        low.uses.slots.add(slot)
        return e.DeclaredTest(aspect, slot)
    if isinstance(feature, a.Attribute):
        low.uses.reads |= FIELD_COLOUR
        return tests.ColourTest(COLOUR_BITS[feature.name])
    raise low.fail(feature, (*path, "feature"), "cannot be asked for")


def in_battle(low: Lowering, node: p.Attacked | p.Engaged, path: Path) -> e.TestPlan:
    """506.3.1, 506.5.1."""
    low.uses.facts |= k.FACT_VARIABLES
    return tests.AttackedTest() if isinstance(node, p.Attacked) else tests.EngagedTest()


def in_row(low: Lowering, node: p.InRow, path: Path) -> e.TestPlan:
    """G.26."""
    low.uses.facts |= k.FACT_PLACE | FIELD.bit
    return tests.RowTest(ROWS[node.name])


def bears(low: Lowering, node: p.Bears, path: Path) -> e.TestPlan:
    """205.4.1."""
    assert isinstance(node.noun, a.Kind)
    low.uses.facts |= FIELD.bit | PLAYER.bit
    low.uses.reads |= FIELD_KIND
    return tests.BearsTest(KIND_WORDS[node.noun.name])


def bears_many(low: Lowering, node: p.BearsMany, path: Path) -> e.TestPlan:
    """205.4.1."""
    assert isinstance(node.noun, a.Kind)
    low.uses.facts |= FIELD.bit | PLAYER.bit
    low.uses.reads |= FIELD_KIND
    relation = RELATIONS[type(node.relation)]
    return facts.BearsManyTest(KIND_WORDS[node.noun.name], relation, low.amount(node.count, (*path, "count")))


def bears_such(low: Lowering, node: p.BearsSuch, path: Path) -> e.TestPlan:
    """205.4.1."""
    assert isinstance(node.noun, a.Kind)
    low.uses.facts |= FIELD.bit | PLAYER.bit
    low.uses.reads |= FIELD_KIND
    found = [low.test(one, (*path, "qualities", at)) for at, one in enumerate(node.qualities)]
    return facts.BearsSuchTest(KIND_WORDS[node.noun.name], tuple(found))


def sided(low: Lowering, node: p.Sided, path: Path) -> e.TestPlan:
    """101.2.2: of a card that has gone, who had it last."""
    who = e.ControlTest(low.player(node.who, (*path, "who")))
    low.uses.facts |= k.FACT_CONTROL
    return BothTest(who, low.test(node.noun, (*path, "noun")))


def titled(low: Lowering, node: p.Titled | p.HasTitle, path: Path) -> e.TestPlan:
    """206.1.1."""
    low.uses.reads |= FIELD_NAME
    return facts.TitleTest(node.title if isinstance(node, p.Titled) else "")


def face_is(low: Lowering, node: p.FaceIs, path: Path) -> e.TestPlan:
    """404.2, 404.5."""
    low.uses.facts |= PP.bit
    return e.FaceTest(node.name == "裏向き")


QUALITIES: Final[Table] = {
    p.BearsSuch: bears_such,
    p.BearsMany: bears_many,
    p.AttacksWhat: row(tests.AttacksTest, "what", facts=k.FACT_VARIABLES),
    p.EveryClass: row(facts.EveryClassTest, reads=FIELD_CLASS),  # 208.1.2
    p.Sided: sided,
    p.Titled: titled,
    p.HasTitle: titled,
    p.Laid: row(facts.LaidTest, facts=FIELD.bit),  # 204.2.2.1, 205.4.1
    p.FaceIs: face_is,
    a.Other: other,
    a.Has: has,
    a.NameHas: row(partial(e.WordTest, "name"), "part", reads=FIELD_NAME),  # 206.2
    p.InRow: in_row,
    p.Attacking: row(tests.AttackingTest, facts=k.FACT_VARIABLES),  # 506.4.1
    p.Attacked: in_battle,
    p.Engaged: in_battle,
    p.EngagedWith: row(tests.EngagedWithTest, "what", facts=k.FACT_VARIABLES),  # 506.5.1
    p.Bears: bears,
    p.Hurt: row(tests.HurtTest, facts=k.FACT_MARKS),  # 214.3
    p.Frozen: row(tests.FrozenTest, reads=FIELD_FROZEN),  # 301.3
    p.Colourless: row(partial(tests.ColourTest, 0), reads=FIELD_COLOUR),  # 207.2
}
