"""Lowering of what holds: every statement becomes an ability; a printed text has it, an effect begins it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kirifuda.effects.amounts import FixedAmount
from kirifuda.effects.events import ObjectEvent, TextDeed
from kirifuda.effects.lower_changes import build
from kirifuda.games.last_resort import ast as r
from kirifuda.games.last_resort.abilities import CostChange, StaticAbility
from kirifuda.games.last_resort.meaning.events import AimDeed, BlockedDeed, SummonDeed
from kirifuda.games.last_resort.meaning.lower_features import drafts
from kirifuda.games.last_resort.meaning.lower_nouns import number, those
from kirifuda.games.last_resort.meaning.lower_subjects import BURIED, check_deed, check_gained, sort_of
from kirifuda.games.last_resort.meaning.words import KIND_WORDS
from kirifuda.games.last_resort.zones import GRAVEYARD
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
        ability.musts = (TextDeed("attack", subject or doer(low, node, path), None),)
    elif isinstance(node, a.Forbid) and isinstance(node.deed, r.Summons):
        kind = KIND_WORDS[node.deed.of.name] if isinstance(node.deed.of, a.Kind) else 0
        ability.forbidden = (SummonDeed(low.player(node.subject, (*path, "subject")), kind),)
    elif isinstance(node, a.Forbid):
        forbid(node.deed, subject or doer(low, node, path), ability)
    elif isinstance(node, a.CostLess | a.CostMore):
        by = number(low, node.by, (*path, "by"))
        added = FixedAmount(-by if isinstance(node, a.CostLess) else by)
        ability.cost_changes = (CostChange(those(low, node.what, (*path, "what")), added),)
    else:
        raise low.fail(node, path, "happens, but nothing says when")
    ability.file()
    return ability


def doer(low: Lowering, node: a.Forbid | a.Must, path: Path) -> ThingPlan:
    """Whom something that holds all the time is about: whoever fits."""
    below: Path = (*path, "subject")
    if isinstance(node.subject, a.Some):
        raise low.fail(node.subject, below, "is a number of cards, and nobody chooses them")
    check_deed(low, node.subject, node.deed, below)
    return low.thing(node.subject, below)


def changing(low: Lowering, node: a.Gain, path: Path, ability: StaticAbility) -> None:
    """Numbers and abilities, of whoever fits; numbers are counted anew all the time."""
    for feature in node.features:
        check_gained(low, node.what, feature, (*path, "what"))
    with low.measuring() as uses:
        of = those(low, node.what, (*path, "what"))
    built = build(low, path, drafts(low, node, path), of, (), fixes=False)
    for change in built.changes:
        change.facts |= uses.facts
        change.reads |= uses.reads
        if isinstance(node.what, a.All) and sort_of(node.what.of) == BURIED:
            change.zones = GRAVEYARD.bit
    ability.changes = tuple(built.changes)


def forbid(deed: a.Deed, subject: ThingPlan, ability: StaticAbility) -> None:
    """What the subject cannot do or undergo."""
    if isinstance(deed, r.Attacks):
        ability.forbidden = (TextDeed("attack", subject, None),)
    elif isinstance(deed, r.AttacksLife | r.AttacksCreatures):
        ability.forbidden = (AimDeed(subject, is_life=isinstance(deed, r.AttacksLife)),)
    elif isinstance(deed, r.UsesAbilities):
        ability.forbidden = (TextDeed("use", subject, None),)
    elif isinstance(deed, r.Blocks):
        ability.forbidden = (TextDeed("block", subject, None),)
    elif isinstance(deed, r.IsBlocked):
        ability.forbidden = (BlockedDeed(subject),)
    else:
        assert isinstance(deed, a.Undergoes)
        ability.forbidden_events = (ObjectEvent((deed.action.name,), subject),)
