"""Lowering of what holds: every statement becomes an ability; a printed text has it, an effect begins it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kirifuda import effects as e
from kirifuda.effects.lowering.base import Lowering, Path
from kirifuda.effects.lowering.changes import build
from kirifuda.effects.lowering.conditions import running
from kirifuda.effects.lowering.frames import needing
from kirifuda.effects.lowering.plans import plan_of
from kirifuda.games.lyrical import ast as n
from kirifuda.games.lyrical.abilities import StaticAbility
from kirifuda.games.lyrical.lowering.costs import toll
from kirifuda.games.lyrical.lowering.events import damager
from kirifuda.games.lyrical.lowering.features import drafts, scale_of
from kirifuda.games.lyrical.lowering.forbidden import forbid, up_to
from kirifuda.games.lyrical.lowering.nouns import all_before
from kirifuda.games.lyrical.lowering.rules import PRICES, allow, enters_as, must, priced
from kirifuda.games.lyrical.lowering.subjects import LyricalLowering, fit
from kirifuda.games.lyrical.plans.carried import DamageChange, ReplacementAbility, Scale
from kirifuda.games.lyrical.plans.events_more import Damager
from kirifuda.games.lyrical.values import NAMED, SET
from kirifuda.text import ast as a
from kirifuda.text.language import node_at

if TYPE_CHECKING:
    from kirifuda.effects.lowering.base import Uses

Conditions = tuple[e.ConditionPlan, ...]
Change = n.DamageLess | n.DamageMore | n.DamageIs | n.DealtMore | n.DealtLess | n.DealtIs
CHANGES: Final = (n.DamageLess, n.DamageMore, n.DamageIs, n.DealtMore, n.DealtLess, n.DealtIs)
HAPPENINGS: Final = (
    n.TakesDamage, n.DamagedBy, n.Draws, n.Discards, a.Undergoes, a.Turns, a.Leaves, n.BeatenBy, n.FallsShort,
)  # fmt: skip
"""Deeds that are events in whose place something else can happen."""


def stand(low: Lowering, node: a.Effect, path: Path, conditions: Conditions, uses: Uses) -> list[StaticAbility]:
    """A statement, or several, under the conditions around them."""
    if isinstance(node, a.Timed):
        with low.measuring() as inner:
            condition = while_true(low, node.duration, (*path, "duration"))
        inner.add(uses)
        return stand(low, node.do, (*path, "do"), (*conditions, condition), inner)
    if isinstance(node, a.If):
        refuse_unsure(low, node, path)
        with low.measuring() as inner:
            condition = low.condition(node.condition, (*path, "condition"))
        inner.add(uses)
        return stand(low, node.then, (*path, "then"), (*conditions, condition), inner)
    if isinstance(node, a.ForEach):
        return so_many_times(low, node, path, conditions, uses)
    if isinstance(node, a.Seq):
        found = stand(low, node.parts[0], (*path, "parts", 0), conditions, uses)
        for at, part in enumerate(node.parts[1:], 1):
            here: Path = (*path, "parts", at)
            inner = low.child(f"{low.key}/{'.'.join(map(str, here[len(low.base) :]))}", low.base)
            found.extend(stand(inner, part, here, conditions, uses))
        return found
    return [ability_of(low, node, path, conditions, uses)]


def refuse_unsure(low: Lowering, node: a.If, path: Path) -> None:
    """A74: 対戦相手は、手札が…なら: behind another player it is not sure whose a condition is about."""
    then, below = node.then, (*path, "then")
    while isinstance(then, a.Timed):
        then, below = then.do, (*below, "do")
    subject = getattr(then, "subject", None)
    if not isinstance(subject, a.Player) or isinstance(subject, a.You | a.Actor):
        return
    spans = low.reading.spans
    start = spans.get((*below, "subject"), (-1, -1))[0]
    for place in spans:
        is_asked = place[: len(path) + 1] == (*path, "condition")
        if (
            is_asked
            and start >= 0
            and isinstance(node_at(low.reading.tree, place), a.Actor)
            and spans[place][0] > start
        ):
            raise low.fail(node.condition, (*path, "condition"), "may be about either player: say whose")


def so_many_times(
    low: Lowering, node: a.ForEach, path: Path, conditions: Conditions, uses: Uses
) -> list[StaticAbility]:
    """A71: numbers that grow with what is counted."""
    if not isinstance(node.do, (a.Gain, *PRICES)):
        raise low.fail(node, path, "is said of numbers that are gained, and of nothing else that holds")
    if node.unit == a.Num(0):
        raise low.fail(node.unit, (*path, "unit"), "goes into every number without end")
    with low.measuring() as inner:
        count = low.amount(node.amount, (*path, "amount"))
        low.times = e.PartsAmount(count, low.amount(node.unit, (*path, "unit")))
    inner.add(uses)
    ability = stand(low, node.do, (*path, "do"), conditions, inner)
    low.times = None
    return ability


def while_true(low: Lowering, node: a.Duration, path: Path) -> e.ConditionPlan:
    """What must be so for a statement to hold."""
    if isinstance(node, a.While):
        return low.condition(node.condition, (*path, "condition"))
    if isinstance(node, a.Throughout) and isinstance(node.period.which, a.EveryOne):
        return running(low, node.period, (*path, "period"))
    raise low.fail(node, path, "is over at some time, but this holds all the time")


def ability_of(low: Lowering, node: a.Effect, path: Path, conditions: Conditions, uses: Uses) -> StaticAbility:
    """The ability that a statement is."""
    check_all(low, node, path)
    if isinstance(node, (a.Gain, a.Lose, a.Become, n.CarriesUpTo, n.OnlyOnto, n.AlsoOnto, *CHANGES)):
        fit(low, node, node.what, (*path, "what"))
    if isinstance(node, a.Gain | a.Lose | a.Become):
        return changing(low, node, path, conditions, uses)
    if isinstance(node, CHANGES):
        return damage_change(low, node, path, conditions)
    if isinstance(node, a.Replace):
        return replacement(low, node, path, conditions)
    ability = StaticAbility(low.key)
    ability.conditions = conditions
    if isinstance(node, a.Forbid):
        forbid(low, node, path, ability)
    elif isinstance(node, n.AttacksUpTo):
        up_to(low, node, path, ability)
    elif isinstance(node, n.HandLimitMore):
        ability.hand_limit = low.amount(node.by, (*path, "by"))
    elif isinstance(node, n.CarriesUpTo):
        carries(low, node, path, ability)
    elif isinstance(node, n.OnlyOnto | n.AlsoOnto):
        only_onto(low, node, path, ability)
    elif isinstance(node, PRICES):
        priced(low, node, path, ability)
    elif isinstance(node, a.Allow):
        allow(low, node, path, ability)
    elif isinstance(node, a.Must):
        must(low, node, path, ability)
    elif isinstance(node, a.Toll):
        toll(low, node, path, ability)
    elif isinstance(node, n.IgnoresNames):
        ignores_names(low, node, path, ability)
    elif isinstance(node, n.SetWhen):
        set_when(low, node, path, ability)
    elif isinstance(node, a.EntersAs):
        enters_as(low, node, path, ability)
    else:
        raise low.fail(node, path, "happens, but nothing says when")
    ability.file()
    return ability


def check_all(low: Lowering, node: object, path: Path) -> None:
    """So many of a set are chosen once; what holds is about all of it, or about what was chosen."""
    assert isinstance(low, LyricalLowering)
    if isinstance(node, a.Some | a.RandomSome) and path not in low.picked:
        raise low.fail(node, path, "cannot be meant by something that holds all the time")
    if isinstance(node, a.Replace) or not isinstance(node, a.Node):
        return
    for name in node.__struct_fields__:
        if isinstance(getattr(node, name), a.Node):
            check_all(low, getattr(node, name), (*path, name))


def changing(
    low: Lowering, node: a.Gain | a.Lose | a.Become, path: Path, conditions: Conditions, around: Uses
) -> StaticAbility:
    """Numbers and skills, of whoever fits."""
    ability = StaticAbility(low.key)
    with low.measuring() as uses:
        of = those(low, node.what, (*path, "what"))
    uses.add(around)
    ability.changes = build(low, path, drafts(low, node, path), of, conditions, fixes=False).looking_at(uses)
    return ability


def those(low: Lowering, node: a.Thing, path: Path) -> e.FilterPlan:
    """The set that a statement is about; it stays open."""
    found = (node, path) if isinstance(node, a.All) else all_before(low, path)
    if found:
        return low.filter(found[0].of, (*found[1], "of"))
    if isinstance(node, a.This):
        return e.ThingFilter(low.thing(node, path))
    if isinstance(node, a.Ref) and low.reading.refs.get(path) == "this":
        return e.ThingFilter(e.ThisThing())
    raise low.fail(node, path, "cannot be meant by something that holds all the time")


def damage_change(low: Lowering, node: Change, path: Path, conditions: Conditions) -> StaticAbility:
    """A65; the next damage is that of an effect that ends with it."""
    number, scale = size_of(low, node, path)
    sign = 0 if isinstance(node, n.DamageIs | n.DealtIs) else -1 if isinstance(node, n.DamageLess | n.DealtLess) else 1
    about = low.thing(node.what, (*path, "what"))
    taker: e.ThingPlan = about
    if isinstance(node, n.DealtMore | n.DealtLess | n.DealtIs):
        taker = e.AnyThing() if isinstance(node.to, a.Anything) else low.thing(node.to, (*path, "to"))
    ability = DamageChange(low.key, taker, number, sign=sign)
    ability.scale = scale
    if isinstance(node, n.DealtMore | n.DealtLess | n.DealtIs):
        ability.dealer = about
        if isinstance(node, n.FoughtMore | n.FoughtLess | n.FoughtIs):
            ability.damager = Damager(None, in_battle=True)
    else:
        ability.once = isinstance(node.which, a.NextOne)
        if not isinstance(node.cause, a.AnyCause):
            ability.damager = damager(low, node.cause, (*path, "cause"))
    ability.conditions = conditions
    return ability


def size_of(low: Lowering, node: Change, path: Path) -> tuple[e.AmountPlan, Scale | None]:
    """By how much, or to what, or how many times as much."""
    if isinstance(node, n.DamageIs | n.DealtIs):
        name = "of" if isinstance(node, n.DealtIs) else "to"
        to = node.of if isinstance(node, n.DealtIs) else node.to
        scale = scale_of(to)
        return (e.FixedAmount(0), scale) if scale is not None else (low.amount(to, (*path, name)), None)
    return low.amount(node.by, (*path, "by")), None


def replacement(low: Lowering, node: a.Replace, path: Path, conditions: Conditions) -> ReplacementAbility:
    """A72 かわりに; with してもよい it may be declined."""
    if not isinstance(node.event, a.Happens) or not isinstance(node.event.deed, HAPPENINGS):
        raise low.fail(node.event, (*path, "event"), "has no other thing in its place here")
    inner = low.child(low.key, path)
    inner.foresees = True
    ability = ReplacementAbility(low.key, inner.event(node.event, (*path, "event")))
    inner.foresees = False
    ability.once = isinstance(node, n.ReplaceNext)
    ability.conditions = conditions
    do: a.Effect = node.instead
    here: Path = (*path, "instead")
    if isinstance(do, a.May):
        ability.optional = True
        do, here = do.do, (*here, "do")
    with needing(inner) as needs:
        inner.effect(do, here)
    ability.needs = tuple(need for need in needs if isinstance(need, e.ThingsThere) or ability.optional)
    ability.procedure = plan_of(inner).procedure
    low.uses.slots |= inner.uses.slots
    return ability


def carries(low: Lowering, node: n.CarriesUpTo, path: Path, ability: StaticAbility) -> None:
    """N-3.3, A8: how many items, for this very character."""
    count = low.amount(node.count, (*path, "count"))
    if not isinstance(node.what, a.This) or ability.conditions or not isinstance(count, e.FixedAmount):
        raise low.fail(node, path, "can be said only of this character, for good")
    ability.more_items = count.number - 1


def ignores_names(low: Lowering, node: n.IgnoresNames, path: Path, ability: StaticAbility) -> None:
    """N-1.6: said of a card that has a quoted name."""
    assert isinstance(low, LyricalLowering)
    if not low.kind & NAMED or ability.conditions:
        raise low.fail(node, path, "is said of no card that has a quoted name")
    ability.ignores_names = True


def set_when(low: Lowering, node: n.SetWhen, path: Path, ability: StaticAbility) -> None:
    """N-1.1, N-3.1, N-4.1: what must be so for this very card to be set."""
    assert isinstance(low, LyricalLowering)
    if not low.kind & SET or ability.conditions:
        raise low.fail(node, path, "is said of no card that is set")
    ability.set_when = low.condition(node.condition, (*path, "condition"))


def only_onto(low: Lowering, node: n.OnlyOnto | n.AlsoOnto, path: Path, ability: StaticAbility) -> None:
    """N-3.1: on whom this very item can be set."""
    if not isinstance(node.what, n.ThisCard) or ability.conditions:
        raise low.fail(node, path, "can be said only of this item, for good")
    of = low.filter(node.of, (*path, "of"))
    where = node.of.where
    is_abroad = isinstance(where, a.Place) and isinstance(where.whose, a.Opponent)
    if is_abroad:
        ability.abroad = of
    if isinstance(node, n.OnlyOnto):
        ability.only_onto = of
    elif n.Carrying() in node.of.qualities:
        ability.crowded = of
    elif not is_abroad:
        raise low.fail(node, path, "can be done anyway")
