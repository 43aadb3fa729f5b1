"""Lowering of lasting changes: a feature becomes a draft, drafts become changes, those of one layer together."""

from __future__ import annotations

from collections.abc import Callable

from kirifuda.effects.lowering.base import Lowering, Path, Uses
from kirifuda.effects.meaning import StatPlan
from kirifuda.effects.plans.lasting import Extent, SeveralChanges, StatChange, TextChange
from kirifuda.effects.plans.shapes import AmountPlan, ConditionPlan, FilterPlan

Make = Callable[[Extent], TextChange]


class Draft:
    """A change that still waits to be told whom it is about."""

    def __init__(self, layer: int, writes: int, make: Make, uses: Uses) -> None:
        self.layer = layer
        self.writes = writes
        self.make = make
        self.uses = uses
        self.amount: AmountPlan | None = None
        """For a stat: how much."""
        self.defines = False
        """904.2: of the sort that a basic ability can define."""


def stat_draft(change: tuple[type[StatChange], int], stat: StatPlan, how: int, amount: AmountPlan, uses: Uses) -> Draft:
    """A change of one number, as the game's own sort of change in a layer of its book."""
    sort, layer = change

    def make(on: Extent) -> TextChange:
        made = sort(on, layer, stat)
        made.how = how
        return made

    draft = Draft(layer, stat.field, make, uses)
    draft.amount = amount
    return draft


class Built:
    """The changes of one phrase, one a layer, and the amounts they want fixed."""

    def __init__(self) -> None:
        self.changes: list[TextChange] = []
        self.amounts: list[tuple[str, AmountPlan]] = []
        self.uses = Uses()

    def looking_at(self, uses: Uses) -> tuple[TextChange, ...]:
        """The changes, which look at what whomever they are about depends on, too."""
        for change in self.changes:
            change.facts |= uses.facts
            change.reads |= uses.reads
        return tuple(self.changes)


def build(
    low: Lowering,
    path: Path,
    found: list[Draft],
    of: FilterPlan | None,
    conditions: tuple[ConditionPlan, ...],
    *,
    fixes: bool,
) -> Built:
    """Turn drafts into changes, those of one layer together."""
    built = Built()
    layers: dict[int, list[TextChange]] = {}
    for at, draft in enumerate(found):
        change = draft.make(Extent(f"{low.clause(path)}:{at}", of, conditions))
        change.writes = draft.writes
        built.uses.slots |= draft.uses.slots
        if isinstance(change, StatChange) and draft.amount is not None:
            if fixes:
                change.fixed = f"fixed:{at}"
                built.amounts.append((change.fixed, draft.amount))
            else:
                change.amount = draft.amount
                change.facts |= draft.uses.facts
                change.reads |= draft.uses.reads
        layers.setdefault(change.layer, []).append(change)
    for layer, parts in sorted(layers.items()):
        whole = SeveralChanges(f"{low.clause(path)}:l{layer}", tuple(parts)) if len(parts) > 1 else parts[0]
        built.changes.append(whole)
    return built
