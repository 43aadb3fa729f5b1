"""Lowering of choices that depend on each other, of what is summoned next or for nothing, and of what is paid."""

from __future__ import annotations

from typing import Final

from kirifuda import effects as e
from kirifuda import kernel as k
from kirifuda.effects.lowering import frames as shared_frames
from kirifuda.effects.lowering.acts import do_to
from kirifuda.effects.lowering.base import Lowering, Path, Table
from kirifuda.effects.lowering.changes import build
from kirifuda.effects.lowering.choose import Chosen, chosen
from kirifuda.effects.lowering.plans import plan_of
from kirifuda.effects.lowering.rows import row
from kirifuda.games.last_resort import ast as r
from kirifuda.games.last_resort.abilities import TextPlan, TriggeredAbility
from kirifuda.games.last_resort.lowering.acts import plain
from kirifuda.games.last_resort.lowering.features import drafts
from kirifuda.games.last_resort.lowering.moves import check_whose, mover, owner_in
from kirifuda.games.last_resort.lowering.setting import resort
from kirifuda.games.last_resort.lowering.subjects import check_gained_now
from kirifuda.games.last_resort.plans import events, steps, tests, tests_more
from kirifuda.games.last_resort.rules.l03_zones import PutOnDeck
from kirifuda.games.last_resort.rules.l09_1_free import FREE_SUMMON
from kirifuda.games.last_resort.rules.l09_1_summoning import AWAY, ON_DECK, TO_HAND, UNDER_DECK
from kirifuda.games.last_resort.values import CREATURE, SPELL
from kirifuda.games.last_resort.zones import FIELD
from kirifuda.text import ast as a
from kirifuda.text.language import node_at

NUMBERED: Final = (r.Damage, r.DamageLife, r.GainLife, r.LoseLife, r.PayLife)
"""What is done so much."""
PAID: Final = "life paid"
"""The slot of the life that was paid as its player liked."""


def count_if(low: Lowering, node: r.CountIf, path: Path) -> e.QuantityPlan:
    """So many or so many, as it is when it is chosen."""
    is_so = e.ConditionAmount(low.condition(node.condition, (*path, "condition")))
    then = low.quantity(node.then, (*path, "then"))
    other = low.quantity(node.otherwise, (*path, "otherwise"))
    if then.most is None or other.most is None:
        raise low.fail(node, path, "is any number, whatever else is so")
    return e.QuantityPlan(either(is_so, then.least, other.least), either(is_so, then.most, other.most))


def either(is_so: e.AmountPlan, then: e.AmountPlan, other: e.AmountPlan) -> e.AmountPlan:
    """One amount or the other."""
    return e.SumAmount(other, e.TimesAmount(e.SumAmount(then, other, sign=-1), is_so))


# --- qualities ------------------------------------------------------------------------------------------------


def beside(low: Lowering, node: r.Beside | r.Opposite, path: Path) -> e.TestPlan:
    """L-3.3, L-3.4, L-19.5."""
    low.uses.facts |= k.FACT_PLACE | FIELD.bit
    what = low.thing(node.what, (*path, "what"))
    return tests_more.SideTest(what, is_same=isinstance(node, r.Beside))


def distinct(low: Lowering, node: a.Distinct, path: Path) -> e.TestPlan:
    """Asked when the choice is made: `ResortLowering.add`."""
    aspect = low.meaning.aspect(node.aspect.name)
    low.uses.reads |= aspect.field
    return e.DistinctTest(aspect)


def not_among(low: Lowering, node: r.NotAmong, path: Path) -> e.TestPlan:
    """What nobody chose: of several players who chose, none."""
    slot = low.ref(node.what, (*path, "what"))
    if slot not in resort(low).gathered and resort(low).gathering:
        raise low.fail(node, path, "is known only when every player has chosen")
    slot = resort(low).gathered.get(slot, slot)
    low.uses.slots.add(slot)
    return tests_more.OutsideTest(e.SlotThing((slot,)))


QUALITIES: Final[Table] = {
    r.WornBy: row(tests_more.WornTest, "what", facts=k.FACT_PLACE | FIELD.bit),  # L-1.9
    r.Beside: beside,
    r.Opposite: beside,
    a.Distinct: distinct,
    r.NotAmong: not_among,
}

# --- summoning ----------------------------------------------------------------------------------------------------


def summon_free(low: Lowering, node: r.SummonFree, path: Path) -> None:
    """L-9.1: a card of one's own, under the conditions of every summon but its cost."""
    if not isinstance(owner_in(low, node.what, (*path, "what")), a.You | a.Actor):
        raise low.fail(node.what, (*path, "what"), "is summoned by its owner only")
    found = chosen(low, node.what, (*path, "what"), (tests_more.SummonableTest(low.actor),))
    plain(low, node, path)
    seeds = (e.SeedThings("cards", found.what), e.SeedFixed(AWAY.name, away_of(low, node, path)))
    low.add(e.CallWith(*low.at(path, "summon"), FREE_SUMMON, seeds, "", low.actor))
    low.acted = True


def away_of(low: Lowering, node: r.SummonFree, path: Path) -> int:
    """L-1.4: where the text says that what it summons goes then, or 0."""
    what: Path = (*path, "what")
    slot = low.reading.refs.get(what) or low.reading.slots.get(what)
    for place in low.reading.spans:
        said = node_at(low.reading.tree, place) if place[:2] == path[:2] else None
        if isinstance(said, r.SpellLaidAway) and slot and low.reading.refs.get((*place, "what")) == slot:
            resort(low).heeded.add(place)
            return away_to(low, said.to, (*place, "to"))
    return 0


def away_to(low: Lowering, to: a.Destination, path: Path) -> int:
    """The top or the bottom of its owner's deck, or the hand."""
    if isinstance(to, a.OnTop | a.OnBottom | a.Into) and isinstance(to.place.whose, a.Owner | a.You | a.Actor):
        if isinstance(to, a.OnTop | a.OnBottom):
            return UNDER_DECK if isinstance(to, a.OnBottom) else ON_DECK
        if to.place.zone.name == "手札":
            return TO_HAND
    raise low.fail(to, path, "is no place for a spell that was summoned")


def spell_laid_away(low: Lowering, node: r.SpellLaidAway, path: Path) -> None:
    """L-1.4: heeded by the summon itself."""
    if path not in resort(low).heeded:
        raise low.fail(node, path, "is said of a spell that the text has summoned")


def next_gains(low: Lowering, node: r.NextGains, path: Path) -> None:
    """L-9.1: the next one that is summoned in this turn, when it has entered."""
    for feature in node.features:
        check_gained_now(low, a.All(node.of), feature, (*path, "of"))
    if low.span is None or low.span.until.ending != "turn":
        raise low.fail(node, path, "is waited for, and nothing says how long")
    first = low.prefix + "turn:" + low.clause(path)
    inner = low.child(low.clause(path), path)
    inner.defined, inner.parts, inner.actor = low.defined, low.parts, low.actor
    slot = inner.prefix + "next:" + low.clause(path)
    with inner.measuring() as uses:
        found = drafts(inner, node, path)
    built = build(inner, path, found, None, (), fixes=True)
    inner.out.changes.extend(built.changes)
    gains = e.BeginEffects(*inner.at(path, "begin"), e.SlotThing((slot,)), e.UntilPlan(""))
    gains.changes, gains.amounts = tuple(built.changes), tuple(built.amounts)
    gains.carried = tuple(sorted(uses.slots))
    inner.add(gains)
    event = events.SummonedEvent(e.AllThing(low.filter(node.of, (*path, "of"))))
    event.subject_slot = slot
    same = e.Comparison(e.TurnAmount(), e.SAME, e.SlotAmount(first))
    ability = TriggeredAbility(inner.key, TextPlan(plan_of(inner).procedure), e.OnlyIf(event, same))
    ability.once = True
    low.out.inner.append(ability)
    low.add(e.SetNumber(*low.at(path, "turn"), first, e.TurnAmount()))
    step = e.BeginEffects(*low.at(path, "next"), None, e.UntilPlan(""))
    step.abilities = (ability,)
    step.carried = tuple(sorted({first, *inner.uses.slots}))
    low.add(step)
    low.span.is_asked = True
    low.acted = True


# --- paying and leaving -----------------------------------------------------------------------------------------------


def laid_away(low: Lowering, node: r.LaidAway, path: Path) -> None:
    """L-1.4: the spell goes there itself, and nothing is left for the graveyard."""
    if not resort(low).kind & SPELL or resort(low).kind & CREATURE:
        raise low.fail(node, path, "is said of a spell that is processed")
    to = node.to
    assert isinstance(to, a.Into | a.OnTop | a.OnBottom)
    move = a.Move(a.This(), to, ())
    check_whose(low, move, to.place, path)
    zone = to.place.zone.name
    maker = e.Making(PutOnDeck, isinstance(to, a.OnBottom)) if zone == "山札" else mover(zone, ())
    do_to(low, path, Chosen(e.ThisThing(), single=True), maker)


def pay_any_life(low: Lowering, node: r.PayAnyLife | r.PayLifeUpTo, path: Path) -> None:
    """L-17.6: what one has, or no more than so much of it, for a choice; nobody need pay any."""
    plain(low, node, path)
    slot = low.prefix + PAID
    most: e.AmountPlan = tests.LifeAmount(low.actor)
    if isinstance(node, r.PayLifeUpTo):
        most = e.LesserAmount(most, low.amount(node.most, (*path, "most")))
    low.add(e.AskNumber(*low.at(path, "number"), slot, low.actor, (e.FixedAmount(0), most)))
    low.add(steps.PayStep(*low.at(path, "pay"), low.actor, e.SlotAmount(slot)))
    resort(low).pays_life = True
    low.acted = True


def life_paid(low: Lowering, node: r.LifePaid, path: Path) -> e.AmountPlan:
    """What was paid so."""
    if not resort(low).pays_life:
        raise low.fail(node, path, "was not paid before")
    slot = low.prefix + PAID
    low.uses.slots.add(slot)
    return e.SlotAmount(slot)


def damage_either(low: Lowering, node: r.DamageEither, path: Path) -> None:
    """L-10.8, L-10.9: which of the two is settled first."""
    plain(low, node, path)
    slot = low.prefix + "either:" + low.clause(path)
    low.add(
        steps.AskModes(*low.at(path, "which"), slot, low.actor, e.QuantityPlan(e.FixedAmount(1), e.FixedAmount(1)), 2)
    )
    parts: tuple[a.Effect, ...] = (r.Damage(node.what, node.amount), r.DamageLife(node.who, node.amount))
    for at, part in enumerate(parts):
        here: Path = (*path, "who" if at else "what")
        with shared_frames.skipping(low, here) as end:
            low.add(e.SkipMode(*low.at(here, "mode"), slot, at, end))
            low.effect(part, path)


def event_number(low: Lowering, node: r.EventNumber, path: Path) -> e.AmountPlan:
    """What the event tells, if it is about a number."""
    if not resort(low).number_slot:
        raise low.fail(node, path, "is told by no event before")
    low.uses.slots.add(resort(low).number_slot)
    return e.SlotAmount(resort(low).number_slot)


def same_number(low: Lowering, node: r.SameNumber, path: Path) -> e.AmountPlan:
    """L-10.8: the number of the deed before, in the same ability; of the event, if there is none."""
    start = low.reading.spans[path][0]
    found: list[tuple[int, Path]] = []
    for place, (begin, _) in low.reading.spans.items():
        said = node_at(low.reading.tree, place)
        if place[:2] == path[:2] and begin < start and place != path[:-1] and isinstance(said, NUMBERED):
            found.append((begin, place))
    if not found:
        return event_number(low, r.EventNumber(), path)
    before = max(found)[1]
    said = node_at(low.reading.tree, before)
    assert isinstance(said, NUMBERED)
    return low.amount(said.amount, (*before, "amount"))


def that_gap(low: Lowering, node: r.ThatGap, path: Path) -> e.AmountPlan:
    """Of the two numbers that were held against each other last, as they are now."""
    start = low.reading.spans[path][0]
    found: list[tuple[int, Path]] = []
    for place, (begin, _) in low.reading.spans.items():
        said = node_at(low.reading.tree, place)
        if (
            place[:2] == path[:2]
            and begin < start
            and isinstance(said, a.Compare)
            and not isinstance(said.right, a.Num)
        ):
            found.append((begin, place))
    if not found:
        raise low.fail(node, path, "is no difference that the text has told of")
    before = max(found)[1]
    said = node_at(low.reading.tree, before)
    assert isinstance(said, a.Compare)
    left, right = (*before, "left"), (*before, "right")
    return tests_more.GapAmount(low.amount(said.left, left), low.amount(said.right, right))


AMOUNTS: Final[Table] = {
    r.Gap: row(tests_more.GapAmount, "left", "right"),  # How far two numbers are apart
    r.ThatGap: that_gap,
    r.SameNumber: same_number,
    r.CountIf: count_if,
    r.LifePaid: life_paid,
    r.EventNumber: event_number,
}
EFFECTS: Final[Table] = {
    r.SummonFree: summon_free,
    r.NextGains: next_gains,
    r.LaidAway: laid_away,
    r.SpellLaidAway: spell_laid_away,
    r.PayAnyLife: pay_any_life,
    r.PayLifeUpTo: pay_any_life,
    r.DamageEither: damage_either,
}
