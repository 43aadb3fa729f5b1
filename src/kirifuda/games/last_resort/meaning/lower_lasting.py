"""Lowering of effects that last: modifications, keywords, prohibitions, changed costs."""

from __future__ import annotations

from typing import Final

from kirifuda.effects.lasting import BeginEffects, UntilPlan
from kirifuda.effects.lower_acts import report
from kirifuda.effects.lower_base import Lowering, Path, Span, Table
from kirifuda.effects.lower_changes import build
from kirifuda.effects.lower_choose import chosen, keep
from kirifuda.effects.lower_spans import lasting
from kirifuda.effects.things import SlotThing, ThingPlan
from kirifuda.games.last_resort import ast as r
from kirifuda.games.last_resort.abilities import TURN_LONG, UNTIL_START
from kirifuda.games.last_resort.meaning.lower_features import drafts
from kirifuda.games.last_resort.meaning.lower_standing import ability_of
from kirifuda.games.last_resort.meaning.lower_subjects import check_deed, check_gained_now
from kirifuda.text import ast as a

FOR_GOOD: Final = ""
"""A76: what names no end lasts while its card stays where it is."""


def timed(low: Lowering, node: a.Timed, path: Path) -> None:
    """How long."""
    lasting(low, Span(until(low, node.duration, (*path, "duration")), (), low.uses), node.do, (*path, "do"))


def until(low: Lowering, node: a.Duration, path: Path) -> UntilPlan:
    """L-12.3: this turn. L-19.18: up to a player's next Start step."""
    if isinstance(node, a.Throughout):
        return UntilPlan(TURN_LONG)
    assert isinstance(node, a.Until)
    assert isinstance(node.event, a.Begins)
    return UntilPlan(UNTIL_START, low.player(node.event.period.whose, (*path, "event", "period", "whose")))


def begin_step(low: Lowering, path: Path, what: ThingPlan | None) -> BeginEffects:
    """The step that begins an effect."""
    return BeginEffects(*low.at(path, "begin"), what, UntilPlan(FOR_GOOD) if low.span is None else low.span.until)


def gain(low: Lowering, node: a.Gain, path: Path) -> None:
    """Numbers and abilities of certain cards; of a set, those that are there now (A78). Numbers are fixed now (A77)."""
    for feature in node.features:
        check_gained_now(low, node.what, feature, (*path, "what"))
    what = chosen(low, node.what, (*path, "what")).what
    with low.measuring() as uses:
        found = drafts(low, node, path)
    built = build(low, path, found, None, (), fixes=True)
    low.out.changes.extend(built.changes)
    step = begin_step(low, path, what)
    step.changes = tuple(built.changes)
    step.amounts = tuple(built.amounts)
    step.carried = tuple(sorted(uses.slots))
    low.add(step)
    report(low, path)


def begin(low: Lowering, node: a.Forbid | a.Must | a.CostLess | a.CostMore, path: Path) -> None:
    """What somebody cannot or must do, and changed costs, for a while; of a set, those that are there now."""
    if low.span is None:
        raise low.fail(node, path, "holds for no time that the text names")
    subject: SlotThing | None = None
    if isinstance(node, a.Forbid | a.Must) and not isinstance(node.deed, r.Summons):
        check_deed(low, node.subject, node.deed, (*path, "subject"))
        subject = subject_now(low, node, path)
    inner = low.child(low.clause(path), path)
    inner.actor = low.actor
    ability = ability_of(inner, node, path, low.clause(path), subject)
    step = begin_step(low, path, None)
    step.abilities = (ability,)
    step.carried = tuple(sorted({*inner.uses.slots, *(() if subject is None else subject.slots)}))
    low.out.inner.append(ability)
    low.add(step)
    report(low, path)


def subject_now(low: Lowering, node: a.Forbid | a.Must, path: Path) -> SlotThing:
    """Whom it is about, chosen or found now."""
    below: Path = (*path, "subject")
    if not isinstance(node.subject, a.Thing):
        raise low.fail(node.subject, below, "is no card")
    slot = low.slot(below)
    keep(low, path, slot, chosen(low, node.subject, below).what)
    return SlotThing((slot,))


EFFECTS: Final[Table] = {
    a.Timed: timed,
    a.Gain: gain,
    a.Forbid: begin,
    a.Must: begin,
    a.CostLess: begin,
    a.CostMore: begin,
}
