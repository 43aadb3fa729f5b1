"""Lowering of what strikers may do beyond the rules, and of damage that another takes."""

from __future__ import annotations

from typing import Final

from kirifuda import effects as e
from kirifuda.effects.lowering.base import Lowering, Path
from kirifuda.games.spellcard_strike import ast as s
from kirifuda.games.spellcard_strike.abilities import StaticAbility
from kirifuda.games.spellcard_strike.lowering.subjects import STRIKER, sorts
from kirifuda.games.spellcard_strike.lowering.words import source
from kirifuda.games.spellcard_strike.plans.attacks import FewCards
from kirifuda.games.spellcard_strike.plans.permits import ActedAttacks, RedirectAbility
from kirifuda.text import ast as a

PERMITS: Final = (s.AttacksActed, s.AttacksAgain, s.MovesActed, s.PaysAnything, s.LimitGraze)
REDIRECTS: Final = (s.TakesInstead, s.MayTakeInstead)


def permit(low: Lowering, node: a.Effect, path: Path, ability: StaticAbility) -> None:
    """What may be done although the rules do not allow it (1.1.2)."""
    if isinstance(node, s.LimitGraze):
        ability.graze_limit = few_cards(low, node, path)
        return
    assert isinstance(node, s.AttacksActed | s.AttacksAgain | s.MovesActed | s.PaysAnything)
    below: Path = (*path, "what")
    if sorts(low, node.what, below) != {STRIKER}:
        raise low.fail(node.what, below, "is no striker, and only strikers do that")
    what = low.thing(node.what, below)
    if isinstance(node, s.MovesActed):
        ability.forbidden = (e.TextDeed("rest_before_moving", what, None),)
    elif isinstance(node, s.PaysAnything):
        ability.forbidden = (e.TextDeed("pay_by_attribute", what, None),)
    else:
        unbound = isinstance(node.times, a.Infinity)
        times = None if unbound else low.amount(node.times, (*path, "times"))
        ability.attacks = ActedAttacks(what, times, is_again=isinstance(node, s.AttacksAgain))


def few_cards(low: Lowering, node: s.LimitGraze, path: Path) -> FewCards:
    """5.4.7.6: against every attack, or those of certain strikers or of a player's."""
    who = low.player(node.who, (*path, "who"))
    below: Path = (*path, "against")
    against: e.ThingPlan | None = None
    if isinstance(node.against, a.Player):
        against = e.PlayerThing(low.player(node.against, below))
    elif not isinstance(node.against, a.Anything):
        against = low.thing(node.against, below)
    return FewCards(who, against, low.amount(node.most, (*path, "most")))


def redirect(
    low: Lowering, node: s.TakesInstead, path: Path, key: str, conditions: tuple[e.ConditionPlan, ...]
) -> RedirectAbility:
    """8.1.5: the damage itself goes to another."""
    ability = RedirectAbility(key, e.FixedAmount(0), low.thing(node.to, (*path, "to")))
    ability.conditions = conditions
    ability.taker = low.thing(node.what, (*path, "what"))
    ability.sort = source(low, node.source, (*path, "source"))
    ability.once = isinstance(node.often, s.Next)
    ability.optional = isinstance(node, s.MayTakeInstead)
    return ability
