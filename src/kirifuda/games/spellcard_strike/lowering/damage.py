"""Lowering of numbers that are changed as they come up: damage (2.6, 8.2.5), hand limits (4.3.5), costs (7.1)."""

from __future__ import annotations

from typing import Final

from kirifuda import effects as e
from kirifuda.effects.lowering.base import Lowering, Path
from kirifuda.games.spellcard_strike import ast as s
from kirifuda.games.spellcard_strike.abilities import EQUIPMENT, CostShift, LimitPlan
from kirifuda.games.spellcard_strike.lowering.setting import setting_of
from kirifuda.games.spellcard_strike.lowering.summoning import when_summoned
from kirifuda.games.spellcard_strike.lowering.words import source
from kirifuda.games.spellcard_strike.plans import carried
from kirifuda.games.spellcard_strike.plans.chain import SortPlan
from kirifuda.games.spellcard_strike.plans.events import DeclareEvent
from kirifuda.games.spellcard_strike.plans.events_more import CostlyDeclarations
from kirifuda.games.spellcard_strike.rules.r02_06_damage import ATTACK
from kirifuda.text import ast as a

Conditions = tuple[e.ConditionPlan, ...]


def hand_limit(low: Lowering, node: s.ChangeHandLimit, path: Path) -> LimitPlan:
    """4.3.5."""
    fix = node.fix
    below: Path = (*path, "fix")
    whose = low.player(node.who, (*path, "who"))
    if isinstance(fix, s.To):
        return LimitPlan(low.amount(fix.to, (*below, "to")), whose, is_new=True)
    assert isinstance(fix, s.Up | s.Down)
    by = low.amount(fix.by, (*below, "by"))
    return LimitPlan(by if isinstance(fix, s.Up) else e.Negative(by), whose, is_new=False)


def damage_ability(
    low: Lowering,
    node: s.ChangeDamage | s.ChangeAttackDamage | s.ChangeBigDamage,
    path: Path,
    key: str,
    conditions: Conditions,
) -> carried.DamageAbility:
    """2.6, 8.2.5."""
    fix = node.fix
    below: Path = (*path, "fix")
    if isinstance(fix, s.To):
        ability = carried.DamageAbility(key, carried.SET, low.amount(fix.to, (*below, "to")))
    else:
        assert isinstance(fix, s.Up | s.Down)
        how = carried.UP if isinstance(fix, s.Up) else carried.DOWN
        ability = carried.DamageAbility(key, how, low.amount(fix.by, (*below, "by")))
    ability.conditions = conditions
    if isinstance(node, s.ChangeAttackDamage):
        own_attack(low, node, path, ability)
        return ability
    ability.sort = source(low, node.source, (*path, "source"))
    if isinstance(node, s.ChangeBigDamage):
        ability.least = low.amount(node.least, (*path, "least"))
        if isinstance(node.source, s.FromOnes):
            ability.dealer = low.thing(node.source.what, (*path, "source", "what"))
        ability.taker = low.thing(node.what, (*path, "what"))
        return ability
    ability.once = isinstance(node.often, s.Next)
    what = low.thing(node.what, (*path, "what"))
    if isinstance(node.source, s.FromOnes):
        if not isinstance(node.part, s.Taken):
            raise low.fail(node.source, (*path, "source"), "is where damage comes from that is taken, not dealt")
        ability.dealer = low.thing(node.source.what, (*path, "source", "what"))
    if isinstance(node.part, s.Taken):
        ability.taker = what
    else:
        ability.dealer = what
    return ability


def own_attack(low: Lowering, node: s.ChangeAttackDamage, path: Path, ability: carried.DamageAbility) -> None:
    """The attack is one of the striker that has the text, on equipment one of whoever wears it (2.9.5)."""
    setting = setting_of(low)
    if not setting.lasting:
        ability.of_own_attack = True
    elif setting.lasting == EQUIPMENT:
        ability.dealer = e.HostOfThis()
        ability.sort = SortPlan((ATTACK,))
    else:
        raise low.fail(node, path, "is the damage of no striker's attack: say whose (…が与える攻撃のダメージ)")


PARTS: Final = {"符力コスト": "power", "手札コスト": "hand", "スコアコスト": "score"}


def cost_shift(low: Lowering, node: s.ChangeCost, path: Path) -> CostShift:
    """7.1: what certain declarations cost."""
    summoning = when_summoned(low, node, path)
    if summoning is not None:
        return summoning
    when = node.when
    why = "has no such cost: only spells and abilities that are declared have one"
    if not isinstance(when, a.Happens) or not isinstance(when.deed, s.Declares | s.DeclaresAdding):
        raise low.fail(when, (*path, "when"), why)
    if isinstance(when.deed.sort, s.AnAttack):
        raise low.fail(when, (*path, "when"), why)
    low.foresees = True
    event = low.event(when, (*path, "when"))
    assert isinstance(event, DeclareEvent)
    plan = CostlyDeclarations(event.subject, event.sort, event.is_additional)
    part = PARTS[node.part.name]
    fix = node.fix
    if isinstance(fix, s.Free):
        return CostShift(part, plan, None, 0)
    assert isinstance(fix, s.Up | s.Down)
    return CostShift(part, plan, low.amount(fix.by, (*path, "fix", "by")), 1 if isinstance(fix, s.Up) else -1)
