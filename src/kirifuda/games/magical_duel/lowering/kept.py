"""Lowering of what a card keeps, of how many attributes and races it has, and of limits and events of its abilities."""

from __future__ import annotations

from typing import Final

from kirifuda import effects as e
from kirifuda import kernel as k
from kirifuda.effects.lowering import choose as shared_choose
from kirifuda.effects.lowering.base import Lowering, Path, Table
from kirifuda.effects.lowering.conditions import RELATIONS
from kirifuda.games.magical_duel import ast_kept as t
from kirifuda.games.magical_duel.lowering.events import named
from kirifuda.games.magical_duel.lowering.subjects import doer
from kirifuda.games.magical_duel.plans.activations import ActivationEvent
from kirifuda.games.magical_duel.plans.kept import KeepWord, KeptTest, ManyAmount, ManyTest
from kirifuda.text import ast as a
from kirifuda.text.language import node_at


def is_kept(low: Lowering, path: Path) -> bool:
    """Whether another ability of the card had it chosen. A subject that is left out is the one before."""
    refs = low.reading.refs
    if path not in refs:
        return any(slot == t.Chosen.UNTOLD for place, slot in refs.items() if place[:2] == path[:2])
    return refs[path] == t.Chosen.UNTOLD


def chosen_elsewhere(low: Lowering, aspect: str) -> bool:
    """Whether some ability of the text has such a thing chosen."""
    return any(
        isinstance(node, a.Declare) and node.aspect.name == aspect
        for node in (node_at(low.reading.tree, place) for place in low.reading.spans)
    )


def kept_aspect(low: Lowering, node: a.Declared, path: Path) -> e.AspectPlan:
    """What was chosen is read off the card."""
    if low.is_given or not chosen_elsewhere(low, node.aspect.name):
        raise low.fail(node, path, "has not been chosen before, and no other ability of the card has it chosen")
    low.uses.facts |= k.FACT_MARKS
    return low.meaning.aspect(node.aspect.name)


def kept_test(low: Lowering, node: a.Declared, path: Path) -> e.TestPlan:
    """Has what another ability of the card had chosen."""
    aspect = kept_aspect(low, node, path)
    low.uses.reads |= aspect.field
    return KeptTest(aspect)


def declare(low: Lowering, node: a.Declare, path: Path) -> None:
    """What other abilities of the card speak of is noted on it."""
    shared_choose.declare(low, node, path)
    spoken = [place for place, slot in low.reading.refs.items() if slot == t.Chosen.UNTOLD]
    aspects = [getattr(node_at(low.reading.tree, place), "aspect", None) for place in spoken]
    if node.aspect in aspects:
        low.add(KeepWord(*low.at(path, "keep"), low.slot(path), low.meaning.aspect(node.aspect.name)))


def has_many(low: Lowering, node: t.HasMany | t.PrintedMany, path: Path) -> e.TestPlan:
    aspect = low.meaning.aspect(node.aspect.name)
    low.uses.reads |= aspect.field
    number = low.amount(node.number, (*path, "number"))
    return ManyTest(aspect, RELATIONS[type(node.relation)], number, isinstance(node, t.PrintedMany))


def aspects_of(low: Lowering, node: t.AspectsOf, path: Path) -> e.AmountPlan:
    aspect = low.meaning.aspect(node.aspect.name)
    low.uses.reads |= aspect.field
    return ManyAmount(aspect, low.thing(node.what, (*path, "what")))


def all_are(low: Lowering, node: t.AllAre, path: Path) -> e.ConditionPlan:
    """Of none, nothing is otherwise."""
    otherwise = a.Filter(node.of.where, (*node.of.qualities, a.Except(node.quality)), node.of.noun)
    left = e.CountAmount(low.filter(otherwise, (*path, "of")))
    return e.Comparison(left, e.SAME, e.FixedAmount(0))


def uses_of(low: Lowering, node: a.Happens, path: Path) -> e.TextEvent:
    """901.1d, 906.3: an ability of a card is activated, by its name or its keyword."""
    deed = node.deed
    assert isinstance(deed, t.UsesOf)
    if low.foresees:
        raise low.fail(deed, (*path, "deed"), "is told when it has been done, and nothing asks before")
    who = doer(low, node.subject, deed, (*path, "subject"))
    event = ActivationEvent(who, low.thing(deed.what, (*path, "deed", "what")), of_ability=True)
    if isinstance(deed.ability, a.AbilityNamed):
        event.name = deed.ability.name
    else:
        assert isinstance(deed.ability, a.Keyword)
        event.keyword = deed.ability.name
    return named(low, event, path, ("deed", "what"))


QUALITIES: Final[Table] = {t.HasMany: has_many, t.PrintedMany: has_many}
AMOUNTS: Final[Table] = {t.AspectsOf: aspects_of}
CONDITIONS: Final[Table] = {t.AllAre: all_are}
DEEDS: Final[Table] = {t.UsesOf: uses_of}
EFFECTS: Final[Table] = {a.Declare: declare}
