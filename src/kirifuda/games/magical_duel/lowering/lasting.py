"""Lowering of lasting effects: changes bound to cards or to open sets, as effects and as static abilities."""

from __future__ import annotations

from typing import Final

from kirifuda import effects as e
from kirifuda.effects.lowering.acts import report
from kirifuda.effects.lowering.base import Lowering, Path, Table, Uses
from kirifuda.effects.lowering.changes import Built, Draft, build
from kirifuda.effects.lowering.choose import chosen
from kirifuda.games.magical_duel.lowering.features import drafts
from kirifuda.games.magical_duel.lowering.grants import OFF_TABLE
from kirifuda.games.magical_duel.plans import changes
from kirifuda.games.magical_duel.values import LAYER_BASE, LAYER_NUMBER
from kirifuda.text import ast as a

HOW: Final[dict[type[a.Effect], int]] = {a.Gain: changes.GAIN, a.Lose: changes.LOSE, a.Become: changes.BECOME}
Changing = a.Gain | a.Lose | a.Become | a.SwapStats


def drafts_of(low: Lowering, node: Changing, path: Path) -> list[Draft]:
    """What a phrase changes."""
    if isinstance(node, a.SwapStats):
        stats = (low.meaning.stat(node.left.name), low.meaning.stat(node.right.name))
        fields = stats[0].field | stats[1].field
        return [
            Draft(
                LAYER_NUMBER,
                fields,
                lambda on: e.SwapChange(on, LAYER_NUMBER, stats),
                Uses(),
            )
        ]
    return drafts(low, HOW[type(node)], node.features, (*path, "features"))


def look_at(built: Built, uses: Uses, of: e.FilterPlan | None) -> None:
    """Tell every change what its scope and conditions look at, and where it reaches."""
    for change in built.changes:
        change.facts |= uses.facts
        change.reads |= uses.reads
        if isinstance(of, e.ZoneFilter):
            change.zones |= of.bits & OFF_TABLE


def lasting_effect(low: Lowering, node: Changing, path: Path) -> None:
    """An effect that begins a change: for certain cards, or for whatever fits (909.3b-iii)."""
    span = low.span
    conditions = span.conditions if span is not None else ()
    of: e.FilterPlan | None = None
    what: e.ThingPlan | None = None
    with low.measuring() as uses:
        if isinstance(node.what, a.All) and isinstance(node.what.of.where, a.Place):
            of = low.filter(node.what.of, (*path, "what", "of"))
        else:
            what = chosen(low, node.what, (*path, "what")).what
    found = drafts_of(low, node, path)
    built = build(low, path, found, of, conditions, fixes=True)
    if of is not None and low.slot((*path, "what")) in built.uses.slots:
        raise low.fail(node, path, "asks each card for a number of its own, and which cards there are stays open")
    if span is not None:
        uses.add(span.uses)
    look_at(built, uses, of)
    low.out.changes.extend(built.changes)
    until = span.until if span is not None else e.UntilPlan("")
    step = e.BeginEffects(*low.at(path, "begin"), what, until)
    step.changes = tuple(built.changes)
    step.amounts = tuple(built.amounts)
    step.carried = tuple(sorted(uses.slots | built.uses.slots))
    if until.ending == e.WHILE:
        step.conditions = conditions
    if isinstance(what, e.SlotThing) and len(what.slots) == 1:
        spoken = {slot for draft in found for slot in draft.uses.slots}
        step.each = what.slots[0] if what.slots[0] in spoken else ""
    low.add(step)
    report(low, path)


def static_changes(
    low: Lowering, node: Changing, path: Path, conditions: tuple[e.ConditionPlan, ...], uses: Uses
) -> tuple[list[e.TextChange], bool]:
    """The changes of a static ability, and whether they define the card itself (904.2)."""
    with low.measuring() as scope:
        if isinstance(node.what, a.All | a.Any):
            of = low.filter(node.what.of, (*path, "what", "of"))
        elif isinstance(node.what, a.This):
            of = e.ThingFilter(low.thing(node.what, (*path, "what")))
        else:
            raise low.fail(node.what, (*path, "what"), "cannot be meant by a static ability")
    scope.add(uses)
    found = drafts_of(low, node, path)
    defines = isinstance(node.what, a.This) and not conditions and all(draft.defines for draft in found)
    defines = defines and isinstance(node, a.Become | a.Gain) and not low.is_given
    built = build(low, path, found, of, conditions, fixes=False)
    look_at(built, scope, of)
    for change in built.changes:
        for part in change.parts if isinstance(change, e.SeveralChanges) else (change,):
            if isinstance(part, e.StatChange) and low.slot((*path, "what")) in built.uses.slots:
                part.each = low.slot((*path, "what"))
    if defines:
        for change in built.changes:
            rebase(change)
    return list(built.changes), defines


def rebase(change: e.TextChange) -> None:
    """904.2, 909.1a: a basic ability sets the values that everything else starts from, in every zone."""
    change.layer = LAYER_BASE
    change.zones = OFF_TABLE
    if isinstance(change, e.SeveralChanges):
        for part in change.parts:
            rebase(part)


EFFECTS: Final[Table] = {
    a.Gain: lasting_effect,
    a.Lose: lasting_effect,
    a.Become: lasting_effect,
    a.SwapStats: lasting_effect,
}
