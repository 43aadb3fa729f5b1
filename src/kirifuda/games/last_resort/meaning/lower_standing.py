"""Lowering of what holds: every statement becomes an ability; a printed text has it, an effect begins it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kirifuda.effects.amounts import FixedAmount
from kirifuda.effects.events import ObjectEvent, TextDeed
from kirifuda.effects.lower_changes import build
from kirifuda.games.last_resort import ast as r
from kirifuda.games.last_resort.abilities import CostChange, StaticAbility
from kirifuda.games.last_resort.meaning.events import BlockedDeed
from kirifuda.games.last_resort.meaning.lower_features import drafts
from kirifuda.games.last_resort.meaning.lower_nouns import number, those
from kirifuda.text import ast as a

if TYPE_CHECKING:
    from kirifuda.effects.lower_base import Lowering, Path
    from kirifuda.effects.things import ThingPlan


def ability_of(low: Lowering, node: a.Effect, path: Path, key: str, subject: ThingPlan | None = None) -> StaticAbility:
    """The ability that a statement is; `subject` if an effect has settled whom it is about."""
    ability = StaticAbility(key)
    if isinstance(node, a.Gain):
        changing(low, node, path, ability)
        return ability
    if isinstance(node, a.Must):
        ability.musts = (TextDeed("attack", subject or low.thing(node.subject, (*path, "subject")), None),)
    elif isinstance(node, a.Forbid):
        forbid(node.deed, subject or low.thing(node.subject, (*path, "subject")), ability)
    elif isinstance(node, a.CostLess | a.CostMore):
        by = number(low, node.by, (*path, "by"))
        added = FixedAmount(-by if isinstance(node, a.CostLess) else by)
        ability.cost_changes = (CostChange(those(low, node.what, (*path, "what")), added),)
    else:
        raise low.fail(node, path, "happens, but nothing says when")
    ability.file()
    return ability


def changing(low: Lowering, node: a.Gain, path: Path, ability: StaticAbility) -> None:
    """Numbers and abilities, of whoever fits; numbers are counted anew all the time."""
    with low.measuring() as uses:
        of = those(low, node.what, (*path, "what"))
    built = build(low, path, drafts(low, node, path), of, (), fixes=False)
    for change in built.changes:
        change.facts |= uses.facts
        change.reads |= uses.reads
    ability.changes = tuple(built.changes)


def forbid(deed: a.Deed, subject: ThingPlan, ability: StaticAbility) -> None:
    """What the subject cannot do or undergo."""
    if isinstance(deed, r.Attacks):
        ability.forbidden = (TextDeed("attack", subject, None),)
    elif isinstance(deed, r.Blocks):
        ability.forbidden = (TextDeed("block", subject, None),)
    elif isinstance(deed, r.IsBlocked):
        ability.forbidden = (BlockedDeed(subject),)
    else:
        assert isinstance(deed, a.Undergoes)
        ability.forbidden_events = (ObjectEvent((deed.action.name,), subject),)
