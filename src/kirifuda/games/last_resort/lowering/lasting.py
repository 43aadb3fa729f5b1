"""Lowering of effects that last: modifications, keywords, prohibitions, replacements, changed costs."""

from __future__ import annotations

from typing import Final

from kirifuda import effects as e
from kirifuda.effects.lowering.acts import report
from kirifuda.effects.lowering.base import Lowering, Path, Span, Table
from kirifuda.effects.lowering.changes import build
from kirifuda.effects.lowering.choose import chosen, keep
from kirifuda.effects.lowering.spans import END_OF_BATTLE, lasting, span_of, until_it_leaves
from kirifuda.games.last_resort import ast as r
from kirifuda.games.last_resort.abilities import UNTIL_START
from kirifuda.games.last_resort.lowering.acts import later
from kirifuda.games.last_resort.lowering.features import drafts
from kirifuda.games.last_resort.lowering.nouns import those
from kirifuda.games.last_resort.lowering.setting import resort
from kirifuda.games.last_resort.lowering.standing import Changing, ability_of, features_of, summons_of
from kirifuda.games.last_resort.lowering.subjects import check_deed, check_gained_now
from kirifuda.text import ast as a
from kirifuda.text.language import node_at

ANY_FIELD: Final = a.Place(a.Zone("戦場"), a.AnyPlayer())
FOR_GOOD: Final = ""
"""A76: what names no end lasts while its card stays where it is."""
START_STEP: Final = "スタートステップ"
TURN: Final = "ターン"
BATTLE: Final = "バトル"
BATTLING: Final = (r.Attacks, r.AttacksLife, r.AttacksCreatures, r.IsAttacked, r.Blocks, r.IsBlocked, r.IsUnblocked)
"""L-10.1: what happens before a battle."""
Standing = (
    a.Forbid
    | a.Must
    | a.CostLess
    | a.CostMore
    | a.Replace
    | r.ForbidBoth
    | r.LessDamage
    | r.LessHurt
    | r.LessHurtBy
    | r.SummonLimit
    | r.DrawTwoLess
    | r.DrawTwoIs
    | r.SkillCheaper
    | r.DrawOneMore
    | r.DrawLimit
    | r.MoreMana
    | r.PenaltyIs
    | r.CapIs
    | r.LifeFloor
    | r.AttacksUpright
    | r.TapsAtOnce
    | r.EntersTapped
    | r.DealsMore
    | r.DealsTimes
    | r.DealsHalf
    | r.DealsLife
    | r.ManaUpTo
    | r.WayCostLess
    | r.ManaTapped
    | r.BindMore
    | r.NotBelow
    | r.NextCheaper
    | a.Skip
    | r.AttacksFromBehind
    | r.StaysUpright
    | r.BlocksMore
    | r.NeedsBlockers
    | r.BlocksTapped
)


Subjected = (
    a.Forbid
    | a.Must
    | r.ForbidBoth
    | r.AttacksUpright
    | r.AttacksFromBehind
    | r.StaysUpright
    | r.BlocksMore
    | r.NeedsBlockers
    | r.BlocksTapped
)
SUBJECTED: Final = (
    a.Forbid, a.Must, r.ForbidBoth, r.AttacksUpright, r.AttacksFromBehind, r.StaysUpright, r.BlocksMore, r.BlocksTapped,
    r.NeedsBlockers,
)  # fmt: skip
"""Statements about somebody whom an effect may choose."""


def timed(low: Lowering, node: a.Timed, path: Path) -> None:
    """How long; what is done at once in a coming step is done when it begins."""
    duration = node.duration
    if isinstance(duration, a.Throughout) and duration.period.phase.name == BATTLE:
        in_battle(low, node, path)
        return
    if isinstance(duration, a.Throughout) and is_coming_step(duration.period) and not lasts(node.do):
        later(low, a.Begins(duration.period), node.do, (path, (*path, "duration")))
        return
    lasting(low, span(low, node.duration, (*path, "duration")), node.do, (*path, "do"))


def in_battle(low: Lowering, node: a.Timed, path: Path) -> None:
    """L-10.9: this battle is that of the sentence before, which has begun what is said here, or that of the event."""
    if path in resort(low).told_before:
        return
    when = getattr(node_at(low.reading.tree, path[:2]), "when", None)
    if not isinstance(getattr(when, "deed", None), BATTLING):
        raise low.fail(node, path, "is said of a battle, and there is none")
    lasting(low, Span(e.UntilPlan(END_OF_BATTLE), (), low.uses), node.do, (*path, "do"))


def is_coming_step(period: a.Period) -> bool:
    """The next step of a name."""
    return isinstance(period.which, a.NextOne) and period.phase.name != TURN


def lasts(node: a.Node) -> bool:
    """Whether some part of an effect can last."""
    if isinstance(node, (*EFFECTS, a.Gain)) and not isinstance(node, a.Timed):
        return True
    fields = [getattr(node, name) for name in node.__struct_fields__]
    inner = [one for value in fields for one in (value if isinstance(value, tuple) else (value,))]
    return any(lasts(one) for one in inner if isinstance(one, a.Effect))


def span(low: Lowering, node: a.Duration, path: Path) -> Span:
    """L-12.3: this turn, or any other time. L-19.18: up to a player's next Start step."""
    if isinstance(node, a.Until) and isinstance(node.event, a.Begins) and node.event.period.phase.name == START_STEP:
        whose = node.event.period.whose
        if isinstance(whose, a.You | a.Opponent):
            until = e.UntilPlan(UNTIL_START, low.player(whose, (*path, "event", "period", "whose")))
            return Span(until, (), low.uses)
    return span_of(low, node, path, low.span)


def begin_step(low: Lowering, path: Path, what: e.ThingPlan | None) -> e.BeginEffects:
    """The step that begins an effect."""
    step = e.BeginEffects(*low.at(path, "begin"), what, e.UntilPlan(FOR_GOOD) if low.span is None else low.span.until)
    if low.span is not None and step.until.ending == e.WHILE:
        step.conditions = low.span.conditions
    return step


def gain(low: Lowering, node: Changing, path: Path) -> None:
    """Numbers and abilities of certain cards; of a set, those that are there now (A78), in a coming period those that
    are there then (A92). Numbers are fixed now (A77)."""
    for feature in features_of(node):
        check_gained_now(low, node.what, feature, (*path, "what"))
    if low.span is not None and low.span.until.first and isinstance(node.what, a.All):
        gain_then(low, node, path)
        return
    what = chosen(low, node.what, (*path, "what")).what
    with low.measuring() as uses:
        found = drafts(low, node, path)
    conditions = () if low.span is None else low.span.conditions
    built = build(low, path, found, None, conditions, fixes=True)
    if low.span is not None:
        uses.add(low.span.uses)
    for change in built.changes:
        change.facts |= uses.facts
        change.reads |= uses.reads
    low.out.changes.extend(built.changes)
    step = begin_step(low, path, what)
    step.changes = tuple(built.changes)
    step.amounts = tuple(built.amounts)
    step.carried = tuple(sorted(uses.slots))
    if isinstance(what, e.SlotThing) and len(what.slots) == 1 and what.slots[0] in uses.slots:
        step.each = what.slots[0]
    low.add(step)
    report(low, path)


def gain_then(low: Lowering, node: Changing, path: Path) -> None:
    """Of a set as it will be while a coming period runs (A92)."""
    assert low.span is not None
    with low.measuring() as uses:
        of = those(low, node.what, (*path, "what"))
    built = build(low, path, drafts(low, node, path), of, low.span.conditions, fixes=True)
    uses.add(low.span.uses)
    for change in built.changes:
        change.facts |= uses.facts
        change.reads |= uses.reads
    low.out.changes.extend(built.changes)
    step = begin_step(low, path, None)
    step.changes, step.amounts = tuple(built.changes), tuple(built.amounts)
    step.carried = tuple(sorted({*uses.slots, *built.uses.slots}))
    low.add(step)
    report(low, path)


def begin(low: Lowering, node: Standing, path: Path) -> None:
    """What somebody cannot or must do, and changed costs, for a while; of a set, those that are there now."""
    if low.span is None:
        lasting(low, while_there(low, node, path), node, path)
        return
    subject = subject_now(low, node, path) if isinstance(node, SUBJECTED) else None
    inner = low.child(low.clause(path), path)
    inner.actor = low.actor
    cheaper = (node.does, (*path, "does")) if isinstance(node, r.NotBelow) else (node, path)
    if isinstance(cheaper[0], r.NextCheaper):
        resort(inner).since = low.prefix + "since:" + low.clause(path)
        low.add(e.SetNumber(*low.at(path, "since"), resort(inner).since, summons_of(low, cheaper[0], cheaper[1])))
    ability = ability_of(inner, node, path, low.clause(path), subject, low.span.conditions)
    step = begin_step(low, path, None)
    step.abilities = (ability,)
    slots = {*inner.uses.slots, *low.span.uses.slots, *(() if subject is None else subject.slots)}
    step.carried = tuple(sorted(slots))
    low.out.inner.append(ability)
    low.add(step)
    report(low, path)


def while_there(low: Lowering, node: Standing, path: Path) -> Span:
    """A76: what happens to a card instead of its loss needs no end: it holds as long as the card is there."""
    event = node.event if isinstance(node, a.Replace) else None
    if not isinstance(event, a.Happens) or not isinstance(event.subject, a.Ref):
        raise low.fail(node, path, "holds for no time that the text names")
    if not isinstance(event.deed, a.Leaves | a.Undergoes | a.IsPut):
        raise low.fail(node, path, "holds for no time that the text names")
    return until_it_leaves(low, event, a.Leaves(ANY_FIELD), (*path, "event"))


def subject_now(low: Lowering, node: Subjected, path: Path) -> e.SlotThing | None:
    """Whom it is about, chosen or found now; players stay who they are."""
    if isinstance(node.subject, a.Player):
        return None
    below: Path = (*path, "subject")
    if not isinstance(node.subject, a.Thing):
        raise low.fail(node.subject, below, "is no card")
    deed = node.deed if isinstance(node, a.Forbid | a.Must) else r.Attacks()
    check_deed(low, node.subject, deed, below)
    slot = low.slot(below)
    keep(low, path, slot, chosen(low, node.subject, below).what)
    return e.SlotThing((slot,))


EFFECTS: Final[Table] = {
    a.Timed: timed,
    a.Gain: gain,
    a.Lose: gain,
    a.Become: gain,
    a.SwapStats: gain,
    a.Forbid: begin,
    a.Must: begin,
    a.CostLess: begin,
    a.CostMore: begin,
    a.Replace: begin,
    r.ForbidBoth: begin,
    r.LessDamage: begin,
    r.LessHurt: begin,
    r.LessHurtBy: begin,
    r.SummonLimit: begin,
    r.DrawTwoLess: begin,
    r.DrawTwoIs: begin,
    r.SkillCheaper: begin,
    r.DrawOneMore: begin,
    r.DrawLimit: begin,
    r.MoreMana: begin,
    r.PenaltyIs: begin,
    r.CapIs: begin,
    r.AttacksUpright: begin,
    r.TapsAtOnce: begin,
    r.EntersTapped: begin,
    r.DealsMore: begin,
    r.DealsTimes: begin,
    r.DealsHalf: begin,
    r.DealsLife: begin,
    r.ManaUpTo: begin,
    r.WayCostLess: begin,
    r.ManaTapped: begin,
    r.BindMore: begin,
    r.NotBelow: begin,
    r.NextCheaper: begin,
    r.AttacksFromBehind: begin,
    r.StaysUpright: begin,
    r.BlocksMore: begin,
    r.NeedsBlockers: begin,
    r.LifeFloor: begin,
    r.BlocksTapped: begin,
}
