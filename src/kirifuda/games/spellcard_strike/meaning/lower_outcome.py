"""Lowering of what came of an effect."""

from __future__ import annotations

from typing import Final

from kirifuda.effects.lasting import UntilPlan
from kirifuda.effects.lower_base import Lowering, Path, Table
from kirifuda.effects.lower_plans import plan_of
from kirifuda.games.spellcard_strike import ast as s
from kirifuda.games.spellcard_strike.abilities import CHECK, TriggeredAbility
from kirifuda.games.spellcard_strike.meaning import outcome
from kirifuda.games.spellcard_strike.meaning.lower_lasting import start
from kirifuda.games.spellcard_strike.meaning.lower_numbers import open_numbers, pass_on
from kirifuda.games.spellcard_strike.meaning.lower_setting import setting_of
from kirifuda.games.spellcard_strike.meaning.lower_standing import Standing


def if_survived(low: Lowering, node: s.IfSurvived, path: Path) -> None:
    """2.7.2.3, 2.7.2.5: it waits until the check step has destroyed whom the damage destroys, and is then carried out."""
    inner = low.child(low.clause(path), path)
    with inner.measuring() as uses:
        survived = outcome.Survived(inner.thing(node.what, (*path, "what")))
    inner.effect(node.then, (*path, "then"))
    open_numbers(inner)
    pass_on(inner, low)
    moment = outcome.AFTERMATH + inner.key
    ability = TriggeredAbility(inner.key, plan_of(inner).procedure, outcome.AftermathEvent(moment))
    ability.conditions = (survived,)
    ability.is_single = True
    ability.tier = setting_of(low).tier
    found = Standing()
    found.abilities.append(ability)
    start(low, found, path, UntilPlan(CHECK), inner.uses.slots | uses.slots)
    low.add(outcome.Aftermath(*low.at(path, "aftermath"), moment))


EFFECTS: Final[Table] = {s.IfSurvived: if_survived}
