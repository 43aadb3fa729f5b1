"""Lowering of what a later sentence says of the damage of the one before: more of it (8.2.5), another number for some
(8.1.5), that nothing lowers it (1.1.3)."""

from __future__ import annotations

from kirifuda import effects as e
from kirifuda.effects.lowering.base import Lowering, Path
from kirifuda.games.spellcard_strike import ast as s
from kirifuda.games.spellcard_strike.lowering.called import has
from kirifuda.games.spellcard_strike.lowering.marks import Nothing
from kirifuda.games.spellcard_strike.lowering.setting import setting_of
from kirifuda.games.spellcard_strike.plans.amounts import BonusPart
from kirifuda.games.spellcard_strike.plans.makers import OtherDamage
from kirifuda.text import ast as a
from kirifuda.text.language import node_at


def add_damage(low: Lowering, parts: list[a.Effect], path: Path) -> None:
    """8.2.5: このダメージ changes the damage of the sentence before, if its condition holds when that is dealt."""
    for at, part in enumerate(parts):
        node = part.then if isinstance(part, a.If) else part
        if not isinstance(node, s.ThisDamage | s.InsteadFor | s.FirmDamage):
            continue
        dealt = next((place for place in range(at - 1, -1, -1) if not isinstance(parts[place], Nothing)), -1)
        if dealt < 0 or not has(parts[dealt], (s.Damage,)):
            raise low.fail(node, (*path, at), "speaks of damage, but the sentence before deals none")
        if not isinstance(node, s.ThisDamage):
            told_of_damage(low, node, (*path, at), (*path, dealt), part is node)
            parts[at] = Nothing()
            continue
        below: Path = (*path, at, "then") if isinstance(part, a.If) else (*path, at)
        condition = low.condition(part.condition, (*path, at, "condition")) if isinstance(part, a.If) else None
        setting_of(low).bonus.setdefault((*path, dealt), []).append(bonus(low, node, (*below, "fix"), condition))
        parts[at] = Nothing()


def told_of_damage(low: Lowering, node: s.InsteadFor | s.FirmDamage, path: Path, dealt: Path, is_always: bool) -> None:
    """8.1.5, 1.1.3: for whom the damage is another, or that nothing lowers it."""
    if not is_always:
        raise low.fail(node, path, "hangs on a condition, but what it says of the damage holds in any case")
    if isinstance(node, s.FirmDamage):
        setting_of(low).firm.add(dealt)
        return
    hit = node_at(low.reading.tree, dealt)
    if not isinstance(hit, s.Damage) or not is_among(low, node.of, hit.what):
        raise low.fail(node, path, "is about others than those that the sentence before deals damage to")
    tests = tuple(low.test(one, (*path, "of", "qualities", at)) for at, one in enumerate(node.of.qualities))
    other = OtherDamage(tests, low.amount(node.amount, (*path, "amount")))
    setting_of(low).others[dealt] = (*setting_of(low).others.get(dealt, ()), other)


def is_among(low: Lowering, of: a.Filter, what: a.Node) -> bool:
    """Whether strikers of a set can be among things that are chosen or meant."""
    known = setting_of(low).target if isinstance(what, s.TheTarget) else what
    if not isinstance(known, a.Some | a.All) or known.of.noun != of.noun or not isinstance(of.where, a.Place):
        return False
    return known.of.where == of.where or isinstance(of.where.whose, a.AnyPlayer)


def bonus(low: Lowering, node: s.ThisDamage, path: Path, condition: e.ConditionPlan | None) -> BonusPart:
    """By how much, or to how much."""
    fix = node.fix
    if isinstance(fix, s.To):
        return BonusPart(condition, low.amount(fix.to, (*path, "to")), 0)
    assert isinstance(fix, s.Up | s.Down)
    return BonusPart(condition, low.amount(fix.by, (*path, "by")), 1 if isinstance(fix, s.Up) else -1)
