"""Lowering of nouns and qualities that are words of this game."""

from __future__ import annotations

from functools import partial
from typing import Final

from kirifuda import effects as e
from kirifuda import kernel as k
from kirifuda.effects.lowering.base import Lowering, Path, Table
from kirifuda.effects.lowering.history import count_since
from kirifuda.effects.lowering.nouns import ref
from kirifuda.effects.lowering.rows import row
from kirifuda.games.magical_duel import ast as m
from kirifuda.games.magical_duel import ast_book as b
from kirifuda.games.magical_duel.lowering.kept import is_kept, kept_test
from kirifuda.games.magical_duel.lowering.subjects import is_by_leave
from kirifuda.games.magical_duel.plans import tests
from kirifuda.games.magical_duel.plans.sorts import SortTest
from kirifuda.games.magical_duel.plans.steps import IsInZones, OtherThing, StillThere
from kirifuda.games.magical_duel.rules.r0300_zones import BONDED_SO, BY_BREAK, BY_LEAVE, CAME_FROM, STEPPED_UP, text_of
from kirifuda.games.magical_duel.values import (
    ATTRIBUTE_BITS,
    FIELD_ABILITIES,
    FIELD_ATTRIBUTE,
    FIELD_KIND,
    FIELD_NAME,
    FIELD_RACE,
    KINDS,
)
from kirifuda.games.magical_duel.zones import CHASE
from kirifuda.text import ast as a

USED_SO: Final[dict[type[a.Quality], str]] = {
    m.SteppedUp: STEPPED_UP,
    m.ByBreak: BY_BREAK,
    b.Soulbonded: BONDED_SO,
}
"""Marks of cards that were used in a certain way."""


def kind(low: Lowering, node: a.Kind, path: Path) -> e.TestPlan:
    low.uses.reads |= FIELD_KIND
    return tests.KindTest(KINDS[node.name.removeprefix("結魂")], node.name.startswith("結魂"))


def attribute(low: Lowering, node: a.Attribute, path: Path) -> e.TestPlan:
    low.uses.reads |= FIELD_ATTRIBUTE
    return tests.AttributeTest(ATTRIBUTE_BITS[node.name])


NOUNS: Final[Table] = {
    a.Kind: kind,
    a.Race: row(partial(e.WordTest, "races"), "name", reads=FIELD_RACE),
    a.CardName: row(tests.NameTest, "name", reads=FIELD_NAME),
    a.AnyToken: row(tests.TokenTest),
    a.TokenNamed: row(tests.TokenTest, "name", reads=FIELD_NAME),
}


def has(low: Lowering, node: a.Has, path: Path) -> e.TestPlan:
    """Has a feature."""
    feature = node.feature
    below: Path = (*path, "feature")
    if isinstance(feature, a.Attribute):
        return attribute(low, feature, below)
    if isinstance(feature, a.Kind | a.Race | a.CardName):
        return low.test(feature, below)
    if isinstance(feature, a.Declared) and is_kept(low, below):
        return kept_test(low, feature, below)
    if isinstance(feature, a.Declared):
        aspect = low.meaning.aspect(feature.aspect.name)
        low.uses.reads |= aspect.field
        return e.DeclaredTest(aspect, low.ref(feature, below))
    low.uses.reads |= FIELD_ABILITIES
    if isinstance(feature, b.AbilitySort):
        return SortTest(feature.name)
    if isinstance(feature, a.Keyword):
        return e.KeywordTest(feature.name)
    if isinstance(feature, a.AbilityNamed):
        return tests.AbilityNameTest(feature.name)
    words: dict[type[a.Feature], str] = {m.UnitedFront: "共同戦線", m.StepUp: "ステップアップ", m.BreakCost: "ブレイク"}
    if type(feature) in words:
        return e.KeywordTest(words[type(feature)])
    raise low.fail(feature, below, "cannot be asked for")


def doing(low: Lowering, node: a.Doing, path: Path) -> e.TestPlan:
    """Attacking, attacked or battling, as the battle stands."""
    low.uses.facts |= k.FACT_VARIABLES
    deed = node.deed
    below: Path = (*path, "deed")
    if isinstance(deed, m.Attacks | m.Battles):
        other = restricted(low, deed.what, (*below, "what"))
        return tests.BattleTest(True, isinstance(deed, m.Battles), other)
    if isinstance(deed, m.AttacksPlayer):
        return tests.BattleTest(True, False, e.PlayerThing(low.player(deed.who, (*below, "who"))))
    if isinstance(deed, m.IsAttacked):
        return tests.BattleTest(False, True, restricted(low, deed.by, (*below, "by")))
    raise low.fail(deed, below, "is not something a card can be in the middle of")


def restricted(low: Lowering, node: a.Party, path: Path) -> e.ThingPlan | None:
    """A thing, or None where the wording names nothing."""
    return None if isinstance(node, a.Anything) else low.thing(node, path)


def targeting(low: Lowering, node: a.Targeting, path: Path) -> e.TestPlan:
    low.uses.facts |= CHASE.bit
    return tests.TargetingTest(low.thing(node.what, (*path, "what")))


def stepped_up(low: Lowering, node: m.SteppedUp | m.ByBreak | b.Soulbonded, path: Path) -> e.TestPlan:
    low.uses.facts |= k.FACT_MARKS
    return tests.MarkTest(USED_SO[type(node)])


def came_from(low: Lowering, node: m.CameFrom, path: Path) -> e.TestPlan:
    low.uses.facts |= k.FACT_MARKS
    return tests.MarkTest(CAME_FROM, tuple(zone.number + 1 for zone in low.meaning.zones(node.place.zone.name)))


def by_leave(low: Lowering, node: m.ByLeave, path: Path) -> e.TestPlan:
    low.uses.facts |= k.FACT_MARKS
    return tests.MarkTest(BY_LEAVE + text_of(low.root[0]))


def acted_on(low: Lowering, node: a.ActedOn, path: Path) -> e.ThingPlan:
    """What an act was done to; of a permission, what was activated by its leave."""
    if is_by_leave(low, path):
        low.uses.facts |= k.FACT_MARKS
        return e.AllThing(e.AnywhereFilter((tests.MarkTest(BY_LEAVE + text_of(low.root[0])),)))
    plan: e.ThingPlan = ref(low, node, path)
    return plan


def that_in(low: Lowering, node: m.ThatIn, path: Path) -> e.ThingPlan:
    """Something spoken of before, as far as it lies there; of the card itself it says where the ability works."""
    if isinstance(node.what, a.This):
        return low.thing(a.ThisIn(node.place), path)
    bits = sum(zone.bit for zone in low.meaning.zones(node.place.zone.name))
    return StillThere(low.thing(node.what, (*path, "what")), IsInZones(bits))


def this_so(low: Lowering, node: b.ThisSo, path: Path) -> e.ThingPlan:
    """The card itself, and nothing while it is not so."""
    return StillThere(e.ThisThing(), low.test(node.quality, (*path, "quality")))


def all_but(low: Lowering, node: m.AllBut, path: Path) -> e.ThingPlan:
    return OtherThing(low.thing(node.what, (*path, "what")))


def done_here(low: Lowering, node: m.DoneHere, path: Path) -> e.AmountPlan:
    """What has happened since the effect began to run."""
    return count_since(low, node.event, path)


THINGS: Final[Table] = {m.ThatIn: that_in, b.ThisSo: this_so, m.AllBut: all_but, a.ActedOn: acted_on, b.Targeted: ref}
AMOUNTS: Final[Table] = {m.DoneHere: done_here}
QUALITIES: Final[Table] = {
    a.Has: has,
    a.NameHas: row(tests.NamePartTest, "part", reads=FIELD_NAME),
    a.NoAttribute: row(partial(tests.AttributeTest, 0), reads=FIELD_ATTRIBUTE),
    a.NoAbility: row(tests.NoAbilityTest, reads=FIELD_ABILITIES),
    a.Doing: doing,
    a.Targeting: targeting,
    m.SteppedUp: stepped_up,
    m.ByBreak: stepped_up,
    b.Soulbonded: stepped_up,
    m.CameFrom: came_from,
    m.ByLeave: by_leave,
}
