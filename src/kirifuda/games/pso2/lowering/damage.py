"""Lowering of changed damage: less, more, none, half, twice, or as much as a text says (G.16, 103.4.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kirifuda import effects as e
from kirifuda.effects.lowering.base import Lowering, Path
from kirifuda.games.pso2 import ast as p
from kirifuda.games.pso2.lowering.named import cause_of
from kirifuda.games.pso2.plans.carried import (
    ANY_DAMAGE,
    BY_ABILITY,
    DOUBLE,
    HALF,
    IN_BATTLE,
    LESS,
    MORE,
    NONE,
    SET,
    DamageAbility,
)
from kirifuda.text import ast as a

if TYPE_CHECKING:
    pass


Conditions = tuple[e.ConditionPlan, ...]
Changed = p.LowerDamage | p.RaiseDamage | p.LowerDealt | p.RaiseDealt
Damages = Changed | p.RaiseDealtTo | p.DamageBecomes | p.DamageAtMost | p.LowerSuch | p.RaiseSuch


def raised_between(low: Lowering, node: p.RaiseDealtTo, path: Path, key: str, conditions: Conditions) -> DamageAbility:
    """103.2.2, 103.4.3: damage from somebody to somebody is more."""
    amount = low.amount(node.by, (*path, "by"))
    ability = DamageAbility(key, low.thing(node.to, (*path, "to")), amount, MORE)
    ability.dealer = low.thing(node.what, (*path, "what"))
    ability.conditions = conditions
    return ability


def damage_changed(low: Lowering, node: Changed, path: Path, key: str, conditions: Conditions) -> DamageAbility:
    """G.16, 103.4.3: damage of some sort, to or from somebody, is less or more."""
    whom = low.thing(node.what, (*path, "what"))
    is_dealt = isinstance(node, p.LowerDealt | p.RaiseDealt)
    is_less = isinstance(node, p.LowerDamage | p.LowerDealt)
    how = LESS if is_less else MORE
    if isinstance(node.by, a.Everything):
        how = NONE
    elif node.by == a.Half(a.Current()):
        how = HALF
    elif isinstance(node.by, a.Current):
        how = DOUBLE
    amount = low.amount(node.by, (*path, "by")) if how in (LESS, MORE) else e.FixedAmount(0)
    ability = DamageAbility(key, None if is_dealt else whom, amount, how)
    ability.conditions = conditions
    if isinstance(node, p.LowerDealt | p.RaiseDealt):
        ability.dealer = whom
        if isinstance(node, p.LowerStruck | p.RaiseStruck):
            ability.sort = IN_BATTLE
        return ability
    damage = node.damage
    if isinstance(damage, p.DamageBy):
        ability.cause = cause_of(low, damage.cause, (*path, "damage", "cause"))
    if isinstance(damage, p.DamageFrom | p.BattleDamageFrom):
        ability.dealer = low.thing(damage.what, (*path, "damage", "what"))
    ability.sort = SORTS.get(type(damage), ANY_DAMAGE)
    ability.once = isinstance(damage, p.NextDamage | p.NextBattleDamage)
    return ability


def dealt_changed(low: Lowering, node: p.LowerSuch | p.RaiseSuch, path: Path, key: str) -> DamageAbility:
    """G.16, 103.2.2: damage that somebody deals, the next only, in battle only, or to somebody."""
    plain: Changed
    if isinstance(node, p.LowerSuch):
        plain = p.LowerDealt(node.what, node.by)
    else:
        plain = p.RaiseDealt(node.what, node.by)
    ability = damage_changed(low, plain, path, key, ())
    damage = node.damage
    if isinstance(damage, p.NextDealtTo | p.NextStruckTo | p.StruckTo):
        ability.taker = low.thing(damage.to, (*path, "damage", "to"))
    if isinstance(damage, p.NextStruck | p.NextStruckTo | p.StruckTo):
        ability.sort = IN_BATTLE
    ability.once = not isinstance(damage, p.StruckTo)
    return ability


def damage_set(low: Lowering, node: p.DamageBecomes, path: Path, key: str, conditions: Conditions) -> DamageAbility:
    """103.4.3: damage of so much at once is another number."""
    whom = low.thing(node.what, (*path, "what"))
    ability = DamageAbility(key, whom, low.amount(node.to, (*path, "to")), SET)
    ability.least = low.amount(node.least, (*path, "least"))
    ability.conditions = conditions
    return ability


def damage_capped(low: Lowering, node: p.DamageAtMost, path: Path, key: str, conditions: Conditions) -> DamageAbility:
    """103.4.3: damage of more at once is so much."""
    most = low.amount(node.most, (*path, "most"))
    ability = DamageAbility(key, low.thing(node.what, (*path, "what")), most, SET)
    ability.least = e.SumAmount(most, e.FixedAmount(1))
    ability.conditions = conditions
    return ability


SORTS: Final[dict[type[a.Node], int]] = {
    p.BattleDamage: IN_BATTLE,
    p.BattleDamageFrom: IN_BATTLE,
    p.NextBattleDamage: IN_BATTLE,
    p.AbilityDamage: BY_ABILITY,
}


def damage_ability(low: Lowering, node: Damages, path: Path, key: str, conditions: Conditions) -> DamageAbility:
    """What becomes of damage."""
    if isinstance(node, p.RaiseDealtTo):
        return raised_between(low, node, path, key, conditions)
    if isinstance(node, p.LowerSuch | p.RaiseSuch):
        found = dealt_changed(low, node, path, key)
        found.conditions = conditions
        return found
    if isinstance(node, p.DamageAtMost):
        return damage_capped(low, node, path, key, conditions)
    if isinstance(node, p.DamageBecomes):
        return damage_set(low, node, path, key, conditions)
    return damage_changed(low, node, path, key, conditions)
