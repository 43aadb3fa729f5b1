"""Lowering of what cannot be done or undergone (103.1.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kirifuda import effects as e
from kirifuda.effects.lowering.base import Lowering, Path
from kirifuda.games.pso2 import ast as p
from kirifuda.games.pso2.abilities import ACTIVATED, TRIGGERED, StaticAbility
from kirifuda.games.pso2.lowering.named import loose, whoever
from kirifuda.games.pso2.plans.deeds import ActiveDeed, AttackedByDeed
from kirifuda.games.pso2.plans.events import AttackedDeed, SourceDeed, TargetedDeed
from kirifuda.games.pso2.plans.happenings import DamageFall
from kirifuda.text import ast as a

if TYPE_CHECKING:
    pass


HAPPENINGS: Final = (
    a.Turns, a.Undergoes, p.ChangesRow, p.TakesDamage, p.TakesBattleDamage, a.TakesDamageFrom, p.TakesMuch,
    p.TakesBattleDamageFrom, p.TakesDamageBy, p.TakesAbilityDamage, p.DealsDamage, p.DrawsCard,
    p.ChangesRowBy, p.PutsInPP,
)  # fmt: skip
"""Deeds that are events; that they cannot happen is asked of the event."""
GEAR_WORDS: Final = {"武器": "weapon", "防具": "armour"}


def forbid(low: Lowering, node: a.Forbid, path: Path, ability: StaticAbility) -> None:
    """103.1.2: what the subject cannot do or undergo."""
    deed = node.deed
    subject = low.thing(node.subject, (*path, "subject"))
    below: Path = (*path, "deed")
    plans: list[e.DeedPlan] = []
    if isinstance(deed, p.AttacksAtAll | p.DeclaresAttack):
        plans = [e.TextDeed("attack", whoever(subject), None)]
    elif isinstance(deed, p.Attacks):
        plans = [e.TextDeed("attack", subject, low.thing(deed.what, (*below, "what")))]
    elif isinstance(deed, p.IsAttacked | p.BecomesTarget | p.IsChosen):
        plans = [AttackedDeed(subject)]
    elif isinstance(deed, p.IsAttackedBy | p.IsTargetOf):
        plans = [AttackedByDeed(subject, low.thing(deed.what, (*below, "what")))]
    elif isinstance(deed, p.Invokes | p.UsesAbility | p.UsesKind):
        plans = [e.TextDeed(name, subject, None) for name in invoking(deed)]
    elif isinstance(deed, p.IsLowered):
        plans = [e.TextDeed("lower_battle" if isinstance(deed.damage, p.BattleDamage) else "lower", subject, None)]
    elif isinstance(deed, p.UsesAny):
        assert isinstance(deed.kind, a.Kind)
        plans = [e.TextDeed("use_" + GEAR_WORDS[deed.kind.name], subject, None)]
    elif isinstance(deed, p.RunsOut):
        plans = [e.TextDeed("run_out", subject, None)]
    elif isinstance(deed, p.FallsByDamage):
        ability.forbidden_events = (DamageFall(subject),)
    elif isinstance(deed, p.PlaysCard):
        plans = [e.TextDeed("play", subject, loose(low, deed.what, (*below, "what")))]
    elif isinstance(deed, p.IsTargeted):
        plans = [TargetedDeed(subject, e.PlayerThing(low.player(deed.whose, (*below, "whose"))))]
    elif isinstance(deed, p.IsTargetedBy):
        plans = [by_source(low, deed, below, subject)]
    elif isinstance(deed, HAPPENINGS):
        ability.forbidden_events = (low.event(a.Happens(node.subject, deed), path),)
    else:
        raise low.fail(deed, below, "cannot be forbidden")
    ability.forbidden = tuple(plans)


def invoking(deed: p.Invokes | p.UsesAbility | p.UsesKind) -> list[str]:
    """301.6: the deeds that invoking a keyword, any ability or one of a kind is asked about as."""
    if isinstance(deed, p.UsesKind):
        return ["invoke_" + deed.kind.name]
    if isinstance(deed, p.UsesAbility):
        return ["invoke_" + name for name in (ACTIVATED, TRIGGERED)]
    assert isinstance(deed.keyword, a.Keyword)
    return ["activate_" + deed.keyword.name, "trigger_" + deed.keyword.name]


def by_source(low: Lowering, deed: p.IsTargetedBy, path: Path, subject: e.ThingPlan) -> e.DeedPlan:
    """406.2.2, 201.3.1: of an active the player is the source, so what is asked is whose card it is."""
    what = deed.what
    if isinstance(what, a.Any) and what.of.noun == a.Kind("アクティブ") and isinstance(what.of.where, a.Place):
        whose = low.player(what.of.where.whose, (*path, "what", "of", "where", "whose"))
        return ActiveDeed(subject, loose(low, what, (*path, "what")), e.PlayerThing(whose))
    return SourceDeed(subject, low.thing(what, (*path, "what")))
