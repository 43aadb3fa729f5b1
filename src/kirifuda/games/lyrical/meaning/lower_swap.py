"""Lowering of numbers that two characters exchange (N-9.6, A37)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from kirifuda.effects import lasting
from kirifuda.effects.lower_acts import report
from kirifuda.effects.lower_base import Lowering, Path, Span, Uses
from kirifuda.effects.lower_changes import Draft, build
from kirifuda.effects.lower_choose import chosen
from kirifuda.effects.meaning import ABSENT
from kirifuda.effects.plans import AmountPlan, ConditionPlan, FilterPlan
from kirifuda.effects.references import ids_in
from kirifuda.games.lyrical import ast as n
from kirifuda.games.lyrical.meaning.lower_subjects import fit
from kirifuda.games.lyrical.meaning.stats import STATS
from kirifuda.games.lyrical.meaning.things import Reached
from kirifuda.games.lyrical.values import LAYER_NUMBER
from kirifuda.text import ast as a

if TYPE_CHECKING:
    from kirifuda.effects.meaning import StatPlan
    from kirifuda.effects.scope import Scope
    from kirifuda.effects.things import ThingPlan


@dataclass(eq=False)
class PartnerAmount(AmountPlan):
    """What the other one of two has; nothing if they are not two."""

    stat: StatPlan
    what: ThingPlan
    slot: str

    def value(self, scope: Scope) -> int:
        both = self.what.present(scope)
        one = ids_in(scope.slots, self.slot)
        if len(both) != 2 or not one:
            return ABSENT
        return self.stat.read(scope.values(both[1] if both[0] == one[0] else both[0]))


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

    def make(key: str, of: FilterPlan | None, conditions: tuple[ConditionPlan, ...]) -> lasting.TextChange:
        change = lasting.StatChange(key, LAYER_NUMBER, of, conditions, stat)
        change.how = lasting.SET
        return change

    draft = Draft(LAYER_NUMBER, stat.field, make, Uses())
    draft.amount = PartnerAmount(stat, what, slot)
    built = build(low, path, [draft], None, (), fixes=True)
    low.out.changes.extend(built.changes)
    step = lasting.BeginEffects(*low.at(path, "begin"), what, span.until)
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
