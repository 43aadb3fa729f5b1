"""Lowering of effects that last for a while: numbers, skills, prohibitions, changed damage."""

from __future__ import annotations

from typing import Final

from kirifuda.effects.lasting import BeginEffects, UntilPlan
from kirifuda.effects.lower_acts import report
from kirifuda.effects.lower_base import Lowering, Path, Span, Table
from kirifuda.effects.lower_changes import build
from kirifuda.effects.lower_choose import chosen
from kirifuda.effects.lower_spans import lasting, until_turn_end
from kirifuda.effects.things import ThingPlan
from kirifuda.games.lyrical import ast as n
from kirifuda.games.lyrical.meaning.lower_features import drafts
from kirifuda.games.lyrical.meaning.lower_standing import stand
from kirifuda.games.lyrical.meaning.lower_subjects import fit
from kirifuda.text import ast as a

TURN: Final = "ターン"


def timed(low: Lowering, node: a.Timed, path: Path) -> None:
    """N-10.1: how long."""
    lasting(low, Span(until(low, node.duration, (*path, "duration")), (), low.uses), node.do, (*path, "do"))


def until(low: Lowering, node: a.Duration, path: Path) -> UntilPlan:
    """Until the end of this turn or of one to come."""
    if isinstance(node, a.Until) and isinstance(node.event, a.Ends) and node.event.period.phase.name == TURN:
        return until_turn_end(low, node.event.period, (*path, "event", "period"))
    raise low.fail(node, path, "is no duration that the rules know")


def ending(low: Lowering, node: a.Effect, path: Path) -> UntilPlan:
    """When what begins here ends."""
    if low.span is None:
        raise low.fail(node, path, "holds for no time that the text names")
    return low.span.until


def gain(low: Lowering, node: a.Gain, path: Path) -> None:
    """Numbers and skills of certain cards; of a set, those that are there now (A67). Numbers are fixed now."""
    fit(low, node, node.what, (*path, "what"))
    what = chosen(low, node.what, (*path, "what")).what
    with low.measuring() as uses:
        found = drafts(low, node, path)
    built = build(low, path, found, None, (), fixes=True)
    low.out.changes.extend(built.changes)
    step = begin_step(low, node, path, what)
    step.changes = tuple(built.changes)
    step.amounts = tuple(built.amounts)
    step.carried = tuple(sorted(uses.slots))
    low.add(step)
    report(low, path)


def begin_step(low: Lowering, node: a.Effect, path: Path, what: ThingPlan | None) -> BeginEffects:
    """The step that begins an effect."""
    return BeginEffects(*low.at(path, "begin"), what, ending(low, node, path))


def begin(low: Lowering, node: a.Effect, path: Path) -> None:
    """What somebody cannot do, and changed damage, for a while."""
    inner = low.child(low.clause(path), path)
    inner.actor = low.actor
    ability = stand(inner, node, path, (), inner.uses)
    step = begin_step(low, node, path, None)
    step.abilities = (ability,)
    step.carried = tuple(sorted(inner.uses.slots))
    low.out.inner.append(ability)
    low.add(step)
    report(low, path)


EFFECTS: Final[Table] = {
    a.Timed: timed,
    a.Gain: gain,
    a.Forbid: begin,
    n.DamageLess: begin,
    n.DamageIs: begin,
}
