"""Lowering of numbers that two characters exchange (N-9.6, A76)."""

from __future__ import annotations

from kirifuda import effects as e
from kirifuda.effects.lowering.acts import report
from kirifuda.effects.lowering.base import Lowering, Path, Span, Uses
from kirifuda.effects.lowering.changes import Draft, build
from kirifuda.effects.lowering.choose import chosen
from kirifuda.games.lyrical import ast as n
from kirifuda.games.lyrical.lowering.subjects import fit
from kirifuda.games.lyrical.plans.stats import STATS
from kirifuda.games.lyrical.plans.things import PartnerAmount, Reached
from kirifuda.games.lyrical.values import LAYER_NUMBER
from kirifuda.text import ast as a


def swap(low: Lowering, node: n.Swap, path: Path) -> None:
    """Each has what the other had; for as long as the text says."""
    for part, below in parts_of(node.what, (*path, "what")):
        fit(low, node, part, below)
    if low.span is None:
        raise low.fail(node, path, "holds for no time that the text names")
    span: Span = low.span
    if span.conditions:
        raise low.fail(node, path, "would begin anew whenever that is so again")
    what = Reached(chosen(low, node.what, (*path, "what")).what)
    stat = STATS[node.stat.name]
    slot = low.prefix + "partner:" + low.clause(path)

    def make(on: e.Extent) -> e.TextChange:
        change = e.StatChange(on, LAYER_NUMBER, stat)
        change.how = e.SET
        return change

    draft = Draft(LAYER_NUMBER, stat.field, make, Uses())
    draft.amount = PartnerAmount(stat, what, slot)
    built = build(low, path, [draft], None, (), fixes=True)
    low.out.changes.extend(built.changes)
    step = e.BeginEffects(*low.at(path, "begin"), what, span.until)
    step.changes = tuple(built.changes)
    step.amounts = tuple(built.amounts)
    step.each = slot
    step.carried = tuple(sorted(span.uses.slots))
    low.add(step)
    report(low, path)


def parts_of(node: a.Thing, path: Path) -> list[tuple[a.Thing, Path]]:
    """Each of several that are named together."""
    if isinstance(node, a.Both):
        return [(part, (*path, "parts", at)) for at, part in enumerate(node.parts)]
    return [(node, path)]
