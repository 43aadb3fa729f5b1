"""Lowering of what came of an effect."""

from __future__ import annotations

from typing import Final

from kirifuda import effects as e
from kirifuda.effects.lowering.base import Lowering, Path, Table
from kirifuda.effects.lowering.plans import plan_of
from kirifuda.games.spellcard_strike import ast as s
from kirifuda.games.spellcard_strike.abilities import CHECK, TriggeredAbility
from kirifuda.games.spellcard_strike.lowering.called import has
from kirifuda.games.spellcard_strike.lowering.lasting import nothing, start
from kirifuda.games.spellcard_strike.lowering.marks import After
from kirifuda.games.spellcard_strike.lowering.numbers import open_numbers, pass_on
from kirifuda.games.spellcard_strike.lowering.setting import setting_of
from kirifuda.games.spellcard_strike.lowering.standing import Standing
from kirifuda.games.spellcard_strike.lowering.words import not_chosen
from kirifuda.games.spellcard_strike.plans import events_more, outcome
from kirifuda.text import ast as a


def if_survived(low: Lowering, node: s.IfSurvived, path: Path) -> None:
    """2.7.2.3, 2.7.2.5: it waits until the check step has destroyed whom the damage destroys."""
    not_chosen(low, node.what, (*path, "what"))
    inner = low.child(low.clause(path), path)
    with inner.measuring() as uses:
        survived = outcome.Survived(inner.thing(node.what, (*path, "what")))
    inner.effect(node.then, (*path, "then"))
    open_numbers(inner)
    pass_on(inner, low)
    wait(low, inner, (survived,), path, inner.uses.slots | uses.slots)


def fallen(low: Lowering, node: s.Fallen, path: Path) -> e.AmountPlan:
    """Counted only where the sentence waits for the check step."""
    if not setting_of(low).waits:
        raise low.fail(node, path, "counts who is destroyed, and nobody is before the check step")
    whose = e.AnyonePlan() if isinstance(node.whose, a.AnyPlayer) else low.player(node.whose, (*path, "whose"))
    return outcome.FallenCount(low.thing(node.what, (*path, "what")), whose)


def after_check(low: Lowering, node: a.Effect, path: Path) -> None:
    """A sentence about what the damage before it has done waits until the check step has looked at it."""
    inner = low.child(low.clause(path), path)
    setting_of(low).waits = True
    inner.effect(node, path)
    setting_of(low).waits = False
    open_numbers(inner)
    pass_on(inner, low)
    wait(low, inner, (), path, inner.uses.slots)


def wait(low: Lowering, inner: Lowering, conditions: tuple[e.ConditionPlan, ...], path: Path, slots: set[str]) -> None:
    """The trigger that carries it out, and what sets it off."""
    moment = outcome.AFTERMATH + inner.key
    ability = TriggeredAbility(inner.key, plan_of(inner).procedure, outcome.AftermathEvent(moment))
    ability.conditions = conditions
    ability.is_single = True
    ability.tier = setting_of(low).tier
    found = Standing()
    found.abilities.append(ability)
    start(low, found, path, e.UntilPlan(CHECK), slots)
    low.add(outcome.Aftermath(*low.at(path, "aftermath"), moment))


def after(low: Lowering, node: After, path: Path) -> None:
    after_check(low, node.do, path)


def grazed(low: Lowering, node: s.Grazed, path: Path) -> e.AmountPlan:
    """5.4.7.8: only where a graze sets the text off."""
    if not has(low.reading.tree, (s.Grazes, s.GrazesAgainst, s.GrazesWith)):
        raise low.fail(node, path, "counts the cards of a graze, but nothing before it is one")
    return events_more.GrazedAmount()


AMOUNTS: Final[Table] = {s.Fallen: fallen, s.Grazed: grazed}
EFFECTS: Final[Table] = {s.IfSurvived: if_survived, After: after, s.NoMore: nothing}
