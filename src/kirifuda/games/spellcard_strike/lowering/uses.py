"""Lowering of what stands beside something declared: conditions of use (2.5.4.4) and costs (7.1.3)."""

from __future__ import annotations

from kirifuda import effects as e
from kirifuda.effects.lowering.base import Path
from kirifuda.effects.lowering.conditions import running
from kirifuda.games.spellcard_strike import ast as s
from kirifuda.games.spellcard_strike.abilities import CASTER, CostPlan, SpellPlan
from kirifuda.games.spellcard_strike.lowering.setting import StrikeLowering
from kirifuda.games.spellcard_strike.plans.chain import RoleThing
from kirifuda.games.spellcard_strike.values import ALL_ATTRIBUTES, ATTRIBUTE_BITS, CASTER_ICON
from kirifuda.text import ast as a


def use(low: StrikeLowering, limits: tuple[a.Limit, ...], spell: SpellPlan, path: Path) -> None:
    """2.5.4.4: conditions of use."""
    found = list(spell.conditions)
    for at, limit in enumerate(limits):
        here: Path = (*path, "limits", at)
        if isinstance(limit, a.OnlyWhen):
            found.append(low.condition(limit.condition, (*here, "condition")))
        elif isinstance(limit, s.NeverWhen):
            found.append(e.Not(low.condition(limit.condition, (*here, "condition"))))
        elif isinstance(limit, s.OnlyBy):
            found.append(e.ThingPasses(RoleThing(CASTER), low.test(limit.quality, (*here, "quality"))))
        elif isinstance(limit, s.NeverCancelled):
            spell.is_cancellable = False
        elif isinstance(limit, a.OnlyDuring):
            found.append(running(low, limit.period, (*here, "period")))
        elif isinstance(limit, s.AimsOnly | s.NeverAims):
            aim(low, limit, spell, here)
        elif isinstance(limit, a.TimesAGame) and isinstance(limit.times, a.Num):
            spell.times_a_game = limit.times.n
        elif isinstance(limit, a.Times) and isinstance(limit.times, a.Num):
            spell.times = limit.times.n
        else:
            raise low.fail(limit, here)
    spell.conditions = tuple(found)


def aim(low: StrikeLowering, limit: s.AimsOnly | s.NeverAims, spell: SpellPlan, path: Path) -> None:
    """2.5.4.1, 2.4.10.2.3: of what stands under the map only some may be chosen, and only they stay fit."""
    if not spell.targets or not all(isinstance(one, e.SetTargets) for one in spell.targets):
        raise low.fail(limit, path, "speaks of targets, but no striker stands under a map")
    test: e.TestPlan = e.InSet(low.filter(limit.of, (*path, "of")))
    test = e.NotTest(test) if isinstance(limit, s.NeverAims) else test
    for target in spell.targets:
        assert isinstance(target, e.SetTargets)
        target.of = e.Narrowed(target.of, (test,))


def cost_plan(icons: tuple[s.Icon, ...]) -> CostPlan:
    """7.1.3: what icons ask for."""
    power: list[int] = []
    hand = score = 0
    letter = ""
    for icon in icons:
        if isinstance(icon, s.Power | s.CasterPower):
            bits = ATTRIBUTE_BITS.get(icon.attribute.name, ALL_ATTRIBUTES)
            power.append(bits | CASTER_ICON if isinstance(icon, s.CasterPower) else bits)
        elif isinstance(icon, s.HandCost):
            hand += icon.count
        elif isinstance(icon, s.HandLetter):
            letter = icon.letter
        else:
            score += 1
    return CostPlan(tuple(power), hand, score, letter)
