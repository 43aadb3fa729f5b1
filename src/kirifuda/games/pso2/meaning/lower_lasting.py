"""Lowering of effects that last for a while (103.4.2.2): modifications, keywords, freezing, prohibitions."""

from __future__ import annotations

from typing import Final

from kirifuda.effects.lasting import BeginEffects, UntilPlan
from kirifuda.effects.lower_acts import report
from kirifuda.effects.lower_base import Lowering, Path, Span, Table
from kirifuda.effects.lower_changes import build
from kirifuda.effects.lower_choose import chosen
from kirifuda.effects.lower_spans import lasting, until_turn_end
from kirifuda.effects.things import ThingPlan
from kirifuda.games.pso2 import ast as p
from kirifuda.games.pso2.abilities import ATTACHED_LONG, TURN_LONG
from kirifuda.games.pso2.meaning.changes import CONTROL
from kirifuda.games.pso2.meaning.lower_acts import acted_on
from kirifuda.games.pso2.meaning.lower_features import drafts
from kirifuda.games.pso2.meaning.lower_setting import pso
from kirifuda.games.pso2.meaning.lower_standing import Standing, stand
from kirifuda.games.pso2.meaning.steps import GainControl
from kirifuda.games.pso2.rules.r215_states import FREEZE
from kirifuda.text import ast as a

TURN: Final = "ターン"
IN_PLAY_LONG: Final = "in_play"
"""A53: a modification without a duration lasts while its card stays in play."""


def timed(low: Lowering, node: a.Timed, path: Path) -> None:
    """103.4.2.2: how long."""
    lasting(low, Span(until(low, node.duration, (*path, "duration")), (), low.uses), node.do, (*path, "do"))


def until(low: Lowering, node: a.Duration, path: Path) -> UntilPlan:
    """505.2: this turn, or until the end of a turn to come."""
    if isinstance(node, a.Throughout) and isinstance(node.period.which, a.ThisOne) and node.period.phase.name == TURN:
        return UntilPlan(TURN_LONG)
    if isinstance(node, a.Until) and isinstance(node.event, a.Ends) and node.event.period.phase.name == TURN:
        return until_turn_end(low, node.event.period, (*path, "event", "period"))
    raise low.fail(node, path, "is no duration that the rules know")


def ending(low: Lowering) -> UntilPlan:
    """When what begins here ends. 204.2.2: what an attached active does without a duration lasts while it lies so."""
    if low.span is not None:
        return low.span.until
    return UntilPlan(ATTACHED_LONG if pso(low).is_attached else IN_PLAY_LONG)


def change(low: Lowering, node: a.Gain | a.Lose | a.Become, path: Path) -> None:
    """Numbers and abilities of certain cards; of a set, those that are there now (A98). Numbers are fixed now."""
    what = acted_on(low, node.what, (*path, "what")).what
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


def begin_step(low: Lowering, path: Path, what: ThingPlan | None) -> BeginEffects:
    """The step that begins an effect."""
    return BeginEffects(*low.at(path, "begin"), what, ending(low))


def freeze(low: Lowering, node: p.Freeze, path: Path) -> None:
    """301.3, A20."""
    what = chosen(low, node.what, (*path, "what")).what
    step = begin_step(low, path, what)
    step.changes = (FREEZE,)
    low.add(step)
    report(low, path)


def control(low: Lowering, node: a.Control, path: Path) -> None:
    """G.18; without a duration as long as it stays in play (A53)."""
    what = chosen(low, node.what, (*path, "what")).what
    low.out.changes.append(CONTROL)
    low.add(GainControl(*low.at(path, "control"), what, low.actor, ending(low)))
    report(low, path)


def begin(low: Lowering, node: a.Effect, path: Path) -> None:
    """What somebody cannot or must do, and changed damage, for a while."""
    if low.span is None:
        raise low.fail(node, path, "holds for no time that the text names")
    found = Standing()
    inner = low.child(low.clause(path), path)
    inner.actor = low.actor
    stand(inner, node, path, (), inner.uses, found)
    for ability in found.abilities:
        step = begin_step(low, path, None)
        step.changes = ability.changes
        step.abilities = (ability,) if ability.has_hooks() else ()
        step.carried = tuple(sorted(inner.uses.slots))
        low.out.inner.append(ability)
        low.add(step)
        report(low, path)


EFFECTS: Final[Table] = {
    a.Timed: timed,
    a.Gain: change,
    a.Lose: change,
    a.Become: change,
    p.Freeze: freeze,
    a.Control: control,
    a.Forbid: begin,
    a.Must: begin,
    a.CostLess: begin,
    a.CostMore: begin,
    p.HandLimit: begin,
    p.LowerDamage: begin,
}
