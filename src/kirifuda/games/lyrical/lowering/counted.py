"""Lowering of what is counted, or asked about, after it has happened: damage, things done, discarded cards."""

from __future__ import annotations

from typing import Final

from kirifuda import effects as e
from kirifuda.effects.lowering import conditions as shared_conditions
from kirifuda.effects.lowering.base import Lowering, Path, Table
from kirifuda.effects.lowering.history import count_this_turn
from kirifuda.effects.lowering.rows import row
from kirifuda.games.lyrical import ast as n
from kirifuda.games.lyrical.lowering.subjects import LyricalLowering, around
from kirifuda.games.lyrical.plans.carried import Scale
from kirifuda.games.lyrical.plans.events import DEALT
from kirifuda.games.lyrical.plans.things import ScaledAmount, ThingCount
from kirifuda.text import ast as a
from kirifuda.text.language import node_at

DAMAGING: Final = (
    n.DealsDamage,
    n.DealsInBattle,
    n.DealsByAttack,
    n.Much,
    n.StrikesOpen,
    n.Pierces,
    n.TakesDamage,
    n.DamagedBy,
)
"""Deeds that say how much damage it was."""


def that_damage(low: Lowering, node: n.ThatDamage, path: Path) -> e.AmountPlan:
    """N-9.6-7: the damage of the event that set the text off, or in whose place something else happens."""
    if not any(isinstance(event, a.Happens) and isinstance(event.deed, DAMAGING) for event in events_around(low, path)):
        raise low.fail(node, path, "is the damage of no event that the text tells of")
    low.uses.slots.add(DEALT)
    return e.SlotAmount(DEALT)


def events_around(low: Lowering, path: Path) -> list[object]:
    """The events at which what stands here is done."""
    assert isinstance(low, LyricalLowering)
    frames = [here for here, _ in around(low, path) if isinstance(here, a.Triggered | a.Replace | a.Delayed)]
    return [getattr(frame, "event", None) or getattr(frame, "when", None) for frame in frames]


def difference(low: Lowering, node: n.Difference, path: Path) -> e.AmountPlan:
    """By how much the two numbers of the nearest condition around it differ."""
    assert isinstance(low, LyricalLowering)
    found: tuple[a.Compare, Path] | None = None
    for here, place in around(low, path):
        if isinstance(here, a.If) and isinstance(here.condition, a.Compare) and path[len(place)] != "condition":
            found = here.condition, (*place, "condition")
    if found is None:
        raise low.fail(node, path, "is between no two numbers")
    compared, where = found
    left = low.amount(compared.left, (*where, "left"))
    right = low.amount(compared.right, (*where, "right"))
    if isinstance(compared.relation, a.Above | a.AtLeast):
        return e.SumAmount(left, right, sign=-1)
    if isinstance(compared.relation, a.Below | a.AtMost):
        return e.SumAmount(right, left, sign=-1)
    raise low.fail(node, path, "is none, where two numbers are the same")


def rounded(low: Lowering, node: n.Rounded, path: Path) -> e.AmountPlan:
    """Half of a number, rounded as the text says."""
    half = node.of
    if not isinstance(half, a.Half) or isinstance(half.of, a.Current):
        raise low.fail(node, path, "is no number by itself")
    return ScaledAmount(low.amount(half.of, (*path, "of", "of")), Scale(1, 2, is_down=isinstance(node.how, n.Down)))


def asked(low: Lowering, node: n.Asked, path: Path) -> e.AmountPlan:
    """Up to so many, as whoever acts likes."""
    slot = low.prefix + "number:" + low.clause(path)
    bounds = (e.FixedAmount(0), low.amount(node.most, (*path, "most")))
    low.add(e.AskNumber(*low.at(path, "number"), slot, low.actor, bounds))
    return e.SlotAmount(slot)


def asked_from(low: Lowering, node: n.AskedFrom, path: Path) -> e.AmountPlan:
    """The same, and no fewer than so many."""
    slot = low.prefix + "number:" + low.clause(path)
    bounds = (low.amount(node.least, (*path, "least")), low.amount(node.most, (*path, "most")))
    low.add(e.AskNumber(*low.at(path, "number"), slot, low.actor, bounds))
    return e.SlotAmount(slot)


def capped(low: Lowering, node: n.Capped, path: Path) -> e.AmountPlan:
    """No more than so many."""
    return e.LesserAmount(low.amount(node.of, (*path, "of")), low.amount(node.most, (*path, "most")))


def just_happening(low: Lowering, node: n.JustHappening, path: Path) -> e.AmountPlan:
    """How often something has happened since the effect began to run."""
    counted = count_this_turn(low, node.event, path)
    slot = low.prefix + "before:" + low.clause(path)
    low.uses.slots.add(slot)
    low.builder.opening.append(e.SetNumber(*low.at(path, "before"), slot, counted))
    return e.SumAmount(counted, e.SlotAmount(slot), sign=-1)


def or_both(low: Lowering, node: n.OrBoth, path: Path) -> e.QuantityPlan:
    """One of the two options, or both: asked when the text is used, as the choice is."""
    modal = node_at(low.reading.tree, path[:-1])
    if not isinstance(modal, a.Modal) or len(modal.options) != 2 or node.one != a.Num(1):
        raise low.fail(node, path, "is said of one of two")
    both = e.SumAmount(e.FixedAmount(1), e.ConditionAmount(low.condition(node.condition, (*path, "condition"))))
    return e.QuantityPlan(e.FixedAmount(1) if isinstance(node, n.OrUpToBoth) else both, both)


def did_not(low: Lowering, node: n.DidNot, path: Path) -> e.ConditionPlan:
    """Since the effect began to run it has not happened; what a text waits for has happened before that."""
    if isinstance(node_at(low.reading.tree, path[:2]), a.Triggered):
        raise low.fail(node, path, "is asked of what the effect itself does")
    return e.Not(shared_conditions.just_happened(low, a.JustHappened(node.event), path))


CONDITIONS: Final[Table] = {n.DidNot: did_not}

AMOUNTS: Final[Table] = {
    n.OrBoth: or_both,
    n.OrUpToBoth: or_both,
    n.ThatDamage: that_damage,
    n.Difference: difference,
    n.Rounded: rounded,
    n.Asked: asked,
    n.AskedFrom: asked_from,
    n.Capped: capped,
    n.NumberOf: row(ThingCount, "what"),  # How many something was done to
    n.JustHappening: just_happening,
}
