"""Lowering of effects that last for a turn or a chain (2.4.6), and of what only this game's sentences do."""

from __future__ import annotations

from typing import Final, TypeGuard

from kirifuda import effects as e
from kirifuda.effects.lowering.acts import report
from kirifuda.effects.lowering.base import Lowering, Path, Span, Table
from kirifuda.effects.lowering.changes import build
from kirifuda.effects.lowering.choose import chosen
from kirifuda.effects.lowering.frames import sentences, skipping
from kirifuda.effects.lowering.spans import lasting, until_start, until_turn_end
from kirifuda.games.spellcard_strike import ast as s
from kirifuda.games.spellcard_strike.abilities import CARD, CASTER, CHAIN_LONG, EQUIPMENT, INSTANT, KIND, TURN
from kirifuda.games.spellcard_strike.lowering import permits, summoning
from kirifuda.games.spellcard_strike.lowering.book import skip_ability
from kirifuda.games.spellcard_strike.lowering.called import called_by_verb, has
from kirifuda.games.spellcard_strike.lowering.features import drafts, swapped
from kirifuda.games.spellcard_strike.lowering.hits import add_damage
from kirifuda.games.spellcard_strike.lowering.marks import After, Begun, Nothing, Replaced, Superseded
from kirifuda.games.spellcard_strike.lowering.numbers import pass_on
from kirifuda.games.spellcard_strike.lowering.setting import SECOND_TARGET, TARGET, setting_of
from kirifuda.games.spellcard_strike.lowering.standing import Standing, is_statement, stand, stand_all, trigger
from kirifuda.games.spellcard_strike.plans import steps
from kirifuda.games.spellcard_strike.plans.chain import RoleThing
from kirifuda.text import ast as a
from kirifuda.text.language import node_at

ENDINGS: Final = {"ターン": TURN, "チェーン": CHAIN_LONG}
TRIGGERS: Final = (s.Whenever, s.Before, a.Replace)
BOUND: Final = (a.IfDone, a.IfNotDone, a.Otherwise, a.Afterwards)
"""Sentences that go on where the one before stopped."""


def until(low: Lowering, node: a.Effect, path: Path) -> e.UntilPlan:
    """How long something lasts: as the text says, else as its icon does. An instant effect leaves only triggers."""
    if low.span is not None:
        return low.span.until
    setting = setting_of(low)
    if setting.lasting == INSTANT and not isinstance(node, TRIGGERS):
        raise low.fail(node, path, "lasts for no time: the ability has no icon of a lasting one")
    return setting.until


def timed(low: Lowering, node: a.Timed, path: Path, below: Path = ()) -> None:
    """A duration in words: this turn, until the end of the turn or of the chain; `below` is where its effect stands, if
    that is elsewhere."""
    duration = node.duration
    here: Path = (*path, "duration")
    period: a.Period | None = None
    if isinstance(duration, a.Until) and isinstance(duration.event, a.Ends | a.Begins):
        period = duration.event.period
    elif isinstance(duration, a.Throughout) and isinstance(duration.period.which, a.ThisOne):
        period = duration.period
    if period is None or period.phase.name not in ENDINGS:
        raise low.fail(duration, here, "is no duration that the rules know")
    lasting(low, Span(ending_of(low, duration, period, here), (), low.uses), node.do, below or (*path, "do"))


def meanwhile(low: Lowering, node: s.Meanwhile, path: Path) -> None:
    """As long as the sentence before says, or the icon of the ability."""
    before = node_at(low.reading.tree, (*path[:-1], int(path[-1]) - 1)) if path[-1] else None
    if isinstance(before, a.Timed):
        timed(low, a.Timed(before.duration, node.do), (*path[:-1], int(path[-1]) - 1), (*path, "do"))
    elif setting_of(low).lasting != INSTANT and before is not None:
        low.effect(node.do, (*path, "do"))
    else:
        raise low.fail(node, path, "speaks of a time, but the sentence before says none")


def ending_of(low: Lowering, duration: a.Duration, period: a.Period, path: Path) -> e.UntilPlan:
    """5.6.1.2, 6.3.1.5: the end of this turn or chain, or of somebody's turn; the start of somebody's next turn."""
    is_turn = period.phase.name == "ターン"
    if isinstance(duration, a.Until) and isinstance(duration.event, a.Begins):
        if is_turn:
            return until_start(low, period, (*path, "event", "period"))
        raise low.fail(duration, path, "is no duration that the rules know")
    if is_turn:
        where: Path = (*path, "event", "period") if isinstance(duration, a.Until) else (*path, "period")
        return until_turn_end(low, period, where)
    if not isinstance(period.which, a.NextOne) and isinstance(period.whose, a.AnyPlayer):
        return e.UntilPlan(ENDINGS[period.phase.name])
    raise low.fail(duration, path, "is no duration that the rules know: a chain is nobody's")


def change(low: Lowering, node: a.Gain | a.Lose | a.Become | s.SwapStats, path: Path) -> None:
    """Numbers, information and abilities of certain strikers, for a while; numbers are fixed now."""
    ending = until(low, node, path)
    what = chosen(low, node.what, (*path, "what")).what
    slot, what = named(low, what, path)
    with low.measuring() as uses:
        bound = e.SlotThing((slot,))
        found = swapped(bound) if isinstance(node, s.SwapStats) else drafts(low, node, path, bound)
    built = build(low, path, found, None, (), fixes=True)
    low.out.changes.extend(built.changes)
    step = steps.BeginChanges(*low.at(path, "begin"), what, ending)
    step.changes = tuple(built.changes)
    step.amounts = tuple(built.amounts)
    step.one = slot
    step.carried = tuple(sorted(uses.slots - {slot}))
    low.add(step)
    report(low, path)


def named(low: Lowering, what: e.ThingPlan, path: Path) -> tuple[str, e.ThingPlan]:
    """The slot by which things are spoken of, filled if nothing has filled it yet."""
    if isinstance(what, RoleThing):
        return what.slot, what
    if isinstance(what, e.SlotThing) and len(what.slots) == 1:
        return what.slots[0], what
    slot = low.prefix + "each:" + low.clause(path)
    low.add(e.Keep(*low.at(path, "each"), slot, what))
    return slot, e.SlotThing((slot,))


def begin(low: Lowering, node: a.Effect, path: Path) -> None:
    """What holds for a while, carried by the effect: prohibitions, changed damage, triggers, replacements."""
    ending = until(low, node, path)
    pick_subject(low, node, path)
    found = Standing()
    inner = low.child(low.clause(path), path)
    inner.span = low.span
    stand(inner, node, path, (), found)
    pass_on(inner, low)
    start(low, found, path, ending, inner.uses.slots | found.uses.slots)


def begin_own_attack(low: Lowering, node: s.ChangeAttackDamage, path: Path) -> None:
    """10.2.1: what a trigger does to the damage of its striker's attack, which the chain resolves."""
    if setting_of(low).kind or setting_of(low).lasting:
        raise low.fail(node, path, "is the damage of no striker's attack: say whose (…が与える攻撃のダメージ)")
    found = Standing()
    inner = low.child(low.clause(path), path)
    stand(inner, node, path, (), found)
    start(low, found, path, e.UntilPlan(CHAIN_LONG), inner.uses.slots | found.uses.slots)


def so_often(low: Lowering, node: s.SoOften | s.OnlySoOften, path: Path) -> None:
    raise low.fail(node, path, "limits how often something triggers, but this is done at once")


def skip(low: Lowering, node: a.Skip, path: Path) -> None:
    """5.2.3: a phase of this turn does not take place."""
    if isinstance(node.period.which, a.NextOne):
        skip_next(low, node, path)
        return
    if not isinstance(node.period.which, a.ThisOne):
        raise low.fail(node, path, "says a phase of which turn is skipped neither here nor by its place")
    found = Standing()
    ability = skip_ability(low, node, e.AnyonePlan(), path, low.clause(path))
    ability.file()
    found.abilities.append(ability)
    start(low, found, path, e.UntilPlan(TURN), set())


def skip_next(low: Lowering, node: a.Skip, path: Path) -> None:
    """5.2.3: the next such phase of whoever acts: of this turn, if it is theirs and the phase is yet to come."""
    found = Standing()
    ability = skip_ability(low, node, low.actor, path, low.clause(path))
    ability.file()
    found.abilities.append(ability)
    ending = e.UntilPlan("turn_end:*", low.actor)
    slots: set[str] = set()
    if node.period.phase.name != "コマンダーフェイズ":
        slot = low.prefix + "first:" + low.clause(path)
        low.add(e.SetNumber(*low.at(path, "first"), slot, e.NextFrom(None)))
        ending.first = slot
        slots = {slot}
    start(low, found, path, ending, slots)


def pick_subject(low: Lowering, node: a.Effect, path: Path) -> None:
    """Strikers of which a text only says how many are chosen before something holds for them."""
    name: Path = ("subject",) if isinstance(node, a.Forbid) else ("what",)
    if isinstance(node, TRIGGERS):
        name = ("event" if isinstance(node, a.Replace) else "when",)
        event: a.Node = getattr(node, str(name[0]))
        name = (*name, "event", "subject") if isinstance(event, s.Once) else (*name, "subject")
        what = getattr(event.event if isinstance(event, s.Once) else event, "subject", None)
    else:
        what = getattr(node, str(name[0]), None)
    if isinstance(what, a.Some):
        here: Path = (*path, *name)
        slot, _ = named(low, chosen(low, what, here).what, path)
        setting_of(low).picked[here] = slot


def start(low: Lowering, found: Standing, path: Path, ending: e.UntilPlan, slots: set[str]) -> None:
    """The step that begins what was found."""
    carried = tuple(sorted({*slots, CASTER, KIND, CARD}))
    for ability in found.abilities:
        step = steps.BeginRules(*low.at(path, "begin"), ending)
        step.changes = ability.changes
        step.abilities = (ability,) if ability.has_hooks() else ()
        step.carried = carried
        low.out.inner.append(ability)
        low.add(step)
    low.acted = True


def standing_body(low: Lowering, node: a.Body, path: Path) -> None:
    """2.9.5, 2.10.4: the text of equipment or a rule card; what it does rather than says is done once."""
    here: Path = (*path, "sentences")
    found = Standing()
    inner = low.child(low.clause(path), path)
    said = tuple(Begun(one.do) if is_put_on(one, low) else one for one in called_by_verb(low, node.sentences, here))
    told = tuple(one if is_statement(one) else Nothing() for one in said)
    stand_all(inner, told, here, found)
    pass_on(inner, low)
    start(low, found, path, setting_of(low).until, inner.uses.slots | found.uses.slots)
    rest = tuple(Nothing() if is_statement(one) else one for one in said)
    if any(not isinstance(one, Nothing) for one in rest):
        sentences(low, rest, here)


def is_put_on(node: a.Effect, low: Lowering) -> TypeGuard[s.Whenever]:
    """2.9.2: whether a sentence is about equipment as it is put on, which is when its text begins to hold."""
    if setting_of(low).lasting != EQUIPMENT or not isinstance(node, s.Whenever) or not isinstance(node.when, a.Happens):
        return False
    return isinstance(node.when.deed, s.IsWorn) and isinstance(node.when.subject, a.This)


def body(low: Lowering, node: a.Body, path: Path) -> None:
    """Sentences in order; triggers begin before anything happens, and かわりに is judged before what it replaces."""
    if setting_of(low).is_standing:
        standing_body(low, node, path)
        return
    here: Path = (*path, "sentences")
    parts = list(called_by_verb(low, node.sentences, here))
    add_damage(low, parts, here)
    for at, part in enumerate(parts):
        if isinstance(part, TRIGGERS) and isinstance(after(parts, at), BOUND):
            begin_several(low, parts, at, here)
        elif isinstance(part, s.IfSurvived) and isinstance(after(parts, at), BOUND):
            raise low.fail(parts[at + 1], (*here, at + 1), "goes on with what waits for the end of the check step")
        elif isinstance(part, TRIGGERS) and not speaks_of_before(low, (*here, at)):
            low.effect(part, (*here, at))
            parts[at] = Nothing()
    for at, part in enumerate(parts[1:], 1):
        if isinstance(part, a.If) and isinstance(part.then, s.Instead):
            parts[at - 1] = Superseded(parts[at - 1], part.condition, part.then.do)
            parts[at] = Nothing()
    sentences(low, waiting(low, parts, here), here)


def waiting(low: Lowering, parts: list[a.Effect], path: Path) -> tuple[a.Effect, ...]:
    """Sentences that count whom the damage of one before has destroyed (2.7.2.3)."""
    found = list(parts)
    for at, part in enumerate(parts):
        if has(part, (s.Fallen,)) and not isinstance(part, a.Define):
            if isinstance(after(parts, at), BOUND):
                raise low.fail(parts[at + 1], (*path, at + 1), "goes on with what waits for the end of the check step")
            found[at] = After(part)
    return tuple(found)


def after(parts: list[a.Effect], at: int) -> a.Effect:
    """The sentence behind one."""
    return parts[at + 1] if at + 1 < len(parts) else Nothing()


def begin_several(low: Lowering, parts: list[a.Effect], at: int, path: Path) -> None:
    """A trigger with the sentences behind it that speak of what it does."""
    end = at + 1
    while end < len(parts) and isinstance(parts[end], BOUND):
        end += 1
    found = Standing()
    inner = low.child(low.clause((*path, at)), (*path, at))
    trigger(inner, tuple(parts), (at, end), path, found)
    pass_on(inner, low)
    start(low, found, (*path, at), until(low, parts[at], (*path, at)), inner.uses.slots)
    parts[at:end] = [Nothing()] * (end - at)


def begun(low: Lowering, node: Begun, path: Path) -> None:
    """What a trigger does first."""
    low.effect(node.do, (*path, "do"))


def replaced(low: Lowering, node: Replaced, path: Path) -> None:
    """What a replacement does first."""
    low.effect(node.do, (*path, *node.below))


def speaks_of_before(low: Lowering, path: Path) -> bool:
    """Whether something below a path means what was chosen or acted on before."""
    depth = len(path)
    inside = {slot for place, slot in low.reading.slots.items() if place[:depth] == path}
    return any(
        place[:depth] == path and slot not in inside | {"this", CASTER, TARGET, SECOND_TARGET}
        for place, slot in low.reading.refs.items()
    )


def superseded(low: Lowering, node: Superseded, path: Path) -> None:
    """8.1.5: the second sentence if its condition holds now, else the first."""
    after: Path = (*path[:-1], int(path[-1]) + 1)
    condition = low.condition(node.condition, (*after, "condition"))
    first = low.label(path, "first")
    with skipping(low, path) as end:
        low.add(e.SkipUnless(*low.at(path, "instead"), condition, first))
        low.effect(node.instead, (*after, "then", "do"))
        low.add(e.Jump(*low.at(path, "done"), end))
        low.builder.place(first)
        low.effect(node.first, path)


def nothing(low: Lowering, node: Nothing | s.FreeLetter | s.NoMore, path: Path) -> None:
    """Nothing to do."""


def single(low: Lowering, node: s.Instead, path: Path) -> None:
    raise low.fail(node, path, "has no sentence before it in whose place it could stand")


def lone_damage(low: Lowering, node: s.ThisDamage, path: Path) -> None:
    raise low.fail(node, path, "speaks of damage, but the sentence before deals none")


def lone_verb(low: Lowering, node: s.IfDid, path: Path) -> None:
    raise low.fail(node, path, "has no sentence before it to ask about")


EFFECTS: Final[Table] = {
    a.Body: body,
    a.Timed: timed,
    s.Meanwhile: meanwhile,
    a.Gain: change,
    a.Lose: change,
    a.Become: change,
    s.SwapStats: change,
    a.Forbid: begin,
    a.Skip: skip,
    s.ChangeDamage: begin,
    s.ChangeBigDamage: begin,
    s.ChangeAttackDamage: begin_own_attack,
    s.SoOften: so_often,
    s.OnlySoOften: so_often,
    s.ChangeHandLimit: begin,
    s.ChangeCost: begin,
    **dict.fromkeys((*summoning.STANDING, *permits.PERMITS, *permits.REDIRECTS), begin),
    s.LimitTimes: begin,
    s.FreeLetter: nothing,
    s.ThisDamage: lone_damage,
    s.IfDid: lone_verb,
    s.IfNotDid: lone_verb,
    s.IfNotDidTo: lone_verb,
    s.Whenever: begin,
    s.Before: begin,
    a.Replace: begin,
    s.Instead: single,
    Superseded: superseded,
    Nothing: nothing,
    Begun: begun,
    Replaced: replaced,
}
