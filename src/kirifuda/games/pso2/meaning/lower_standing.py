"""Lowering of what holds: every statement becomes an ability; a printed text has it, an effect begins it (300.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kirifuda.effects.amounts import FixedAmount, PartsAmount
from kirifuda.effects.conditions import ThingPasses, ThingsThere
from kirifuda.effects.events import PlayerThing, TextDeed
from kirifuda.effects.filters import EitherFilter, Narrowed, ThingFilter
from kirifuda.effects.lower_base import Builder, Lowering, Path
from kirifuda.effects.lower_changes import build
from kirifuda.effects.lower_frames import needing
from kirifuda.effects.lower_plans import plan_of
from kirifuda.effects.plans import ConditionPlan, DeedPlan, FilterPlan
from kirifuda.effects.qualities import ControlTest, IsThing
from kirifuda.effects.things import ThingPlan
from kirifuda.games.pso2 import ast as p
from kirifuda.games.pso2.abilities import CostChange, GearSlots, StaticAbility
from kirifuda.games.pso2.meaning.carried import (
    ANY_DAMAGE,
    BY_ABILITY,
    DOUBLE,
    HALF,
    IN_BATTLE,
    LESS,
    MORE,
    NONE,
    DamageAbility,
    NoteApplied,
    ReplacementAbility,
)
from kirifuda.games.pso2.meaning.changes import FreezeChange
from kirifuda.games.pso2.meaning.events import AttackedDeed, DamageEvent, SourceDeed, TargetedDeed
from kirifuda.games.pso2.meaning.happenings import ActiveDeed, AfterEvent, AttackedByDeed, DamageFall, OthersThing
from kirifuda.games.pso2.meaning.lower_counted import so_often
from kirifuda.games.pso2.meaning.lower_events import loose, whoever
from kirifuda.games.pso2.meaning.lower_features import drafts
from kirifuda.games.pso2.meaning.lower_nouns import turn_runs
from kirifuda.games.pso2.meaning.lower_setting import pso
from kirifuda.games.pso2.meaning.tests import LimitAmount, Negative
from kirifuda.games.pso2.meaning.things import BattleThing
from kirifuda.games.pso2.meaning.words import KIND_WORDS
from kirifuda.games.pso2.values import FIELD_FROZEN, LAYER_FACTS
from kirifuda.kernel.changes import FACT_VARIABLES
from kirifuda.text import ast as a

if TYPE_CHECKING:
    from kirifuda.effects.lower_base import Uses

Conditions = tuple[ConditionPlan, ...]
Damages = p.LowerDamage | p.RaiseDamage | p.LowerDealt | p.RaiseDealt
HAPPENINGS: Final = (
    a.Turns, a.Undergoes, p.ChangesRow, p.TakesDamage, p.TakesBattleDamage, p.TakesDamageFrom, p.DealsDamage,
    p.DrawsCard,
)  # fmt: skip
"""Deeds that are events; that they cannot happen is asked of the event."""


class Standing:
    """Statements on their way to abilities."""

    def __init__(self) -> None:
        self.abilities: list[StaticAbility] = []


def stand(low: Lowering, node: a.Effect, path: Path, conditions: Conditions, uses: Uses, found: Standing) -> None:
    """300.4: one statement, under the conditions around it."""
    if isinstance(node, a.Timed):
        with low.measuring() as inner:
            condition = while_true(low, node.duration, (*path, "duration"))
        inner.add(uses)
        if isinstance(node.duration, a.While):
            check_place(low, node.do, node.duration.condition, (*path, "duration", "condition"))
        stand(low, node.do, (*path, "do"), (*conditions, condition), inner, found)
        return
    if isinstance(node, a.If):
        with low.measuring() as inner:
            holds = low.condition(node.condition, (*path, "condition"))
        inner.add(uses)
        check_place(low, node.then, node.condition, (*path, "condition"))
        stand(low, node.then, (*path, "then"), (*conditions, holds), inner, found)
        return
    if isinstance(node, p.WhileAttacking | p.WhenItAttacks):
        with low.measuring() as inner:
            attacking = attacks_now(low, node, path)
        inner.add(uses)
        stand(low, node.do, (*path, "do"), (*conditions, attacking), inner, found)
        return
    if isinstance(node, a.ForEach):
        with low.measuring() as inner:
            count = low.amount(node.amount, (*path, "amount"))
            rounds = PartsAmount(count, low.amount(node.unit, (*path, "unit")))
        inner.add(uses)
        if not isinstance(node.do, a.Gain) or low.times is not None:
            raise low.fail(node.do, (*path, "do"), "cannot be had several times")
        low.times = rounds
        stand(low, node.do, (*path, "do"), conditions, inner, found)
        low.times = None
        return
    if isinstance(node, a.Seq):
        for at, part in enumerate(node.parts):
            stand(low, part, (*path, "parts", at), conditions, uses, found)
        return
    key = f"{low.key}:{len(found.abilities)}" if found.abilities else low.key
    found.abilities.append(ability_of(low, node, path, key, conditions, uses))


def attacks_now(low: Lowering, node: p.WhileAttacking | p.WhenItAttacks, path: Path) -> ConditionPlan:
    """506.4.1.1: it is attacking; 506.3.1: or has only declared it."""
    if isinstance(node, p.WhileAttacking):
        return low.condition(a.Is(node.what, p.Attacking()), path)
    low.uses.facts |= FACT_VARIABLES
    return ThingPasses(low.thing(node.what, (*path, "what")), IsThing(BattleThing(True)))


def check_place(low: Lowering, node: a.Effect, condition: a.Condition, path: Path) -> None:
    """300.4.1: what holds works in play; off it only what a card says of its own cost."""
    if isinstance(node, a.CostLess | a.CostMore | a.CostBecomes) and isinstance(node.what, p.ThisPlayed):
        return
    if not isinstance(condition, a.Is) or not isinstance(condition.what, a.This):
        return
    place = condition.quality.place if isinstance(condition.quality, a.LiesIn) else None
    if isinstance(place, a.Place) and place.zone.name != "場":
        raise low.fail(condition, path, "is a place where nothing holds (300.4.1)")


def while_true(low: Lowering, node: a.Duration, path: Path) -> ConditionPlan:
    """What must be so for a statement to hold."""
    if isinstance(node, a.While):
        return low.condition(node.condition, (*path, "condition"))
    if isinstance(node, a.Throughout) and isinstance(node.period.which, a.EveryOne):
        return turn_runs(low, node.period, (*path, "period"))
    raise low.fail(node, path, "is over at some time, but this holds all the time")


def ability_of(
    low: Lowering, node: a.Effect, path: Path, key: str, conditions: Conditions, uses: Uses
) -> StaticAbility:
    """The ability that a statement is."""
    if isinstance(node, a.Gain | a.Lose | a.Become):
        return changing(low, node, path, key, conditions, uses)
    if isinstance(node, p.Freeze):
        return frozen(low, node, path, key, conditions, uses)
    if isinstance(node, p.RaiseDealtTo):
        return raised_between(low, node, path, key, conditions)
    if isinstance(node, p.EntersOn):
        return changing(low, ambushing(low, node, path), path, key, conditions, uses)
    if isinstance(node, p.LowerDamage | p.RaiseDamage | p.LowerDealt | p.RaiseDealt):
        return damage_changed(low, node, path, key, conditions)
    if isinstance(node, a.Replace):
        return replacement(low, node, path, key, conditions)
    ability = StaticAbility(key)
    ability.conditions = conditions
    if isinstance(node, p.AttacksThese | p.HandLimit | p.SlotsAre | p.BearersAre):
        bend(low, node, path, ability)
    elif isinstance(node, a.CostLess | a.CostMore | a.CostBecomes):
        priced(low, node, path, ability)
    elif isinstance(node, p.MustTarget):
        what = low.thing(node.what, (*path, "what"))
        ability.forbidden = (TextDeed("attack", low.thing(node.who, (*path, "who")), OthersThing(what)),)
        ability.conditions = (*conditions, ThingsThere(what))
    elif isinstance(node, a.Must):
        ability.musts = (TextDeed("attack", low.thing(node.subject, (*path, "subject")), None),)
    elif isinstance(node, p.OnlySoOften):
        ability.forbidden = (so_often(low, node, path),)
    elif isinstance(node, a.Forbid):
        forbid(low, node, path, ability)
    else:
        raise low.fail(node, path, "happens, but nothing says when")
    ability.file()
    return ability


def frozen(low: Lowering, node: p.Freeze, path: Path, key: str, conditions: Conditions, around: Uses) -> StaticAbility:
    """301.3: whoever fits is frozen as long as it holds."""
    ability = StaticAbility(key)
    with low.measuring() as uses:
        of = those(low, node.what, (*path, "what"))
    uses.add(around)
    change = FreezeChange(key, LAYER_FACTS, of, conditions)
    change.writes |= FIELD_FROZEN
    change.facts |= uses.facts
    change.reads |= uses.reads
    ability.changes = (change,)
    return ability


def raised_between(low: Lowering, node: p.RaiseDealtTo, path: Path, key: str, conditions: Conditions) -> DamageAbility:
    """103.2.2, 103.4.3: damage from somebody to somebody is more."""
    amount = low.amount(node.by, (*path, "by"))
    ability = DamageAbility(key, low.thing(node.to, (*path, "to")), amount, MORE)
    ability.dealer = low.thing(node.what, (*path, "what"))
    ability.conditions = conditions
    return ability


def ambushing(low: Lowering, node: p.EntersOn, path: Path) -> a.Gain:
    """302.6: to come ON is to have Ambush."""
    if node.position.name != "ON":
        raise low.fail(node, path, "is how cards come anyway (202.2)")
    return a.Gain(node.what, (a.Keyword("奇襲"),))


def damage_changed(low: Lowering, node: Damages, path: Path, key: str, conditions: Conditions) -> DamageAbility:
    """G.16, 103.4.3: damage of some sort, to or from somebody, is less or more."""
    whom = low.thing(node.what, (*path, "what"))
    is_dealt = isinstance(node, p.LowerDealt | p.RaiseDealt)
    is_less = isinstance(node, p.LowerDamage | p.LowerDealt)
    how = LESS if is_less else MORE
    if isinstance(node.by, a.Everything):
        how = NONE
    elif node.by == a.Half(a.Current()):
        how = HALF
    elif isinstance(node.by, a.Current):
        how = DOUBLE
    amount = low.amount(node.by, (*path, "by")) if how in (LESS, MORE) else FixedAmount(0)
    ability = DamageAbility(key, None if is_dealt else whom, amount, how)
    ability.conditions = conditions
    if isinstance(node, p.LowerDealt | p.RaiseDealt):
        ability.dealer = whom
        return ability
    damage = node.damage
    if isinstance(damage, p.DamageFrom):
        ability.dealer = low.thing(damage.what, (*path, "damage", "what"))
    ability.sort = SORTS.get(type(damage), ANY_DAMAGE)
    ability.once = isinstance(damage, p.NextDamage)
    return ability


SORTS: Final[dict[type[a.Node], int]] = {p.BattleDamage: IN_BATTLE, p.AbilityDamage: BY_ABILITY}


Bent = p.AttacksThese | p.HandLimit | p.SlotsAre | p.BearersAre


def bend(low: Lowering, node: Bent, path: Path, ability: StaticAbility) -> None:
    """What is bent of the rules: whom a card attacks, how many cards may be held, how many slots there are, who can
    bear it."""
    if isinstance(node, p.BearersAre):
        ability.bearers = low.filter(node.of, (*path, "of"))
        return
    if isinstance(node, p.SlotsAre):
        assert isinstance(node.kind, a.Kind)
        who = low.thing(node.what, (*path, "what"))
        ability.gear_slots = GearSlots(who, KIND_WORDS[node.kind.name], low.amount(node.count, (*path, "count")))
        return
    if isinstance(node, p.AttacksThese):
        if not isinstance(node.what, a.This):
            raise low.fail(node.what, (*path, "what"), "can say this only of itself")
        ability.attack_targets = low.filter(node.of, (*path, "of"))
        return
    if not isinstance(node.whose, a.You):
        ability.limit_of = low.player(node.whose, (*path, "whose"))
    by = node.by
    assert isinstance(by, p.Up | p.Down | p.Exactly)
    amount = low.amount(by.by, (*path, "by", "by"))
    if isinstance(by, p.Exactly):
        amount = LimitAmount(amount)
    ability.hand_limit = Negative(amount) if isinstance(by, p.Down) else amount


PRICES: Final = {a.CostLess: "subtract", a.CostMore: "add", a.CostBecomes: "set"}


def priced(low: Lowering, node: a.CostLess | a.CostMore | a.CostBecomes, path: Path, ability: StaticAbility) -> None:
    """209.1.1, 103.5.2: what playing cards costs; a card may say it of itself."""
    field = "to" if isinstance(node, a.CostBecomes) else "by"
    amount = low.amount(getattr(node, field), (*path, field))
    if isinstance(node.what, p.ThisPlayed):
        ability.is_own_price = True
        of: FilterPlan = ThingFilter(low.thing(node.what, (*path, "what")))
    else:
        assert isinstance(node.what, a.All | p.NextPlayed)
        of = low.filter(node.what.of, (*path, "what", "of"))
    if isinstance(node.what, p.NextPlayed):
        of = Narrowed(of, (ControlTest(low.player(node.what.who, (*path, "what", "who"))),))
    ability.cost_changes = (CostChange(PRICES[type(node)], of, amount),)


def changing(
    low: Lowering, node: a.Gain | a.Lose | a.Become, path: Path, key: str, conditions: Conditions, around: Uses
) -> StaticAbility:
    """Numbers and abilities, of whoever fits."""
    ability = StaticAbility(key)
    with low.measuring() as uses:
        of = those(low, node.what, (*path, "what"))
    uses.add(around)
    built = build(low, path, drafts(low, node, path), of, conditions, fixes=False)
    for change in built.changes:
        change.facts |= uses.facts
        change.reads |= uses.reads
    ability.changes = tuple(built.changes)
    return ability


def those(low: Lowering, node: a.Thing, path: Path) -> FilterPlan:
    """The set that a statement is about; it stays open."""
    if isinstance(node, a.All | a.Any):
        return low.filter(node.of, (*path, "of"))
    if isinstance(node, a.Both):
        return EitherFilter(tuple(those(low, part, (*path, "parts", at)) for at, part in enumerate(node.parts)))
    if isinstance(node, a.This | p.ThisSuch | a.Dropped | p.Host | p.Bearer | p.TheBoss | p.PlayerOf):
        return ThingFilter(low.thing(node, path))
    raise low.fail(node, path, "cannot be meant by something that holds all the time")


def forbid(low: Lowering, node: a.Forbid, path: Path, ability: StaticAbility) -> None:
    """103.1.2: what the subject cannot do or undergo."""
    deed = node.deed
    subject = low.thing(node.subject, (*path, "subject"))
    below: Path = (*path, "deed")
    plans: list[DeedPlan] = []
    if isinstance(deed, p.AttacksAtAll | p.DeclaresAttack):
        plans = [TextDeed("attack", whoever(subject), None)]
    elif isinstance(deed, p.Attacks):
        plans = [TextDeed("attack", subject, low.thing(deed.what, (*below, "what")))]
    elif isinstance(deed, p.IsAttacked | p.BecomesTarget | p.IsChosen):
        plans = [AttackedDeed(subject)]
    elif isinstance(deed, p.IsAttackedBy):
        plans = [AttackedByDeed(subject, low.thing(deed.what, (*below, "what")))]
    elif isinstance(deed, p.Invokes):
        assert isinstance(deed.keyword, a.Keyword)
        name = deed.keyword.name
        plans = [TextDeed("activate_" + name, subject, None), TextDeed("trigger_" + name, subject, None)]
    elif isinstance(deed, p.UsesKind):
        plans = [TextDeed("invoke_" + deed.kind.name, subject, None)]
    elif isinstance(deed, p.IsLowered):
        plans = [TextDeed("lower_battle" if isinstance(deed.damage, p.BattleDamage) else "lower", subject, None)]
    elif isinstance(deed, p.RunsOut):
        plans = [TextDeed("run_out", subject, None)]
    elif isinstance(deed, p.FallsByDamage):
        ability.forbidden_events = (DamageFall(subject),)
    elif isinstance(deed, p.PlaysCard):
        plans = [TextDeed("play", subject, loose(low, deed.what, (*below, "what")))]
    elif isinstance(deed, p.IsTargeted):
        plans = [TargetedDeed(subject, PlayerThing(low.player(deed.whose, (*below, "whose"))))]
    elif isinstance(deed, p.IsTargetedBy):
        plans = [by_source(low, deed, below, subject)]
    elif isinstance(deed, HAPPENINGS):
        ability.forbidden_events = (low.event(a.Happens(node.subject, deed), path),)
    else:
        raise low.fail(deed, below, "cannot be forbidden")
    ability.forbidden = tuple(plans)


def by_source(low: Lowering, deed: p.IsTargetedBy, path: Path, subject: ThingPlan) -> DeedPlan:
    """406.2.2, 201.3.1: of an active the player is the source, so what is asked is whose card it is."""
    what = deed.what
    if isinstance(what, a.Any) and what.of.noun == a.Kind("アクティブ") and isinstance(what.of.where, a.Place):
        whose = low.player(what.of.where.whose, (*path, "what", "of", "where", "whose"))
        return ActiveDeed(subject, loose(low, what, (*path, "what")), PlayerThing(whose))
    return SourceDeed(subject, low.thing(what, (*path, "what")))


def replacement(low: Lowering, node: a.Replace, path: Path, key: str, conditions: Conditions) -> ReplacementAbility:
    """103.4.3 かわりに; with してもよい it may be declined."""
    inner = low.child(key, path)
    inner.foresees = True
    happens, below = node.event, (*path, "event")
    if isinstance(happens, p.NextTime):
        happens, below = happens.event, (*below, "event")
    event = inner.event(happens, below)
    if isinstance(event, AfterEvent):
        raise low.fail(node.event, (*path, "event"), "is known only once it has happened")
    pso(inner).hears_damage = isinstance(event, DamageEvent)
    ability = ReplacementAbility(key, event)
    ability.conditions = conditions
    ability.once = isinstance(node.event, p.NextTime)
    do: a.Effect = node.instead
    here: Path = (*path, "instead")
    if isinstance(do, a.May):
        ability.optional = True
        do, here = do.do, (*here, "do")
    if isinstance(do, p.ByDoing):  # G.23: whoever does not pay lets it happen
        ability.optional = True
        do = p.PaidFor(do.pay, do.then)
    if isinstance(do, p.TakeInstead):
        if not pso(inner).hears_damage:
            raise low.fail(do, here, "has no damage it could mean")
        ability.taker = inner.thing(do.what, (*here, "what"))
        ability.needs = (ThingsThere(ability.taker),)
        low.uses.slots |= inner.uses.slots
        return ability
    inner.builder = Builder(key)
    if pso(low).applied:
        ability.times = pso(low).applied
        inner.add(NoteApplied(*inner.at(path, "applied"), key))
    with needing(inner) as needs:
        inner.effect(do, here)
    ability.needs = tuple(need for need in needs if isinstance(need, ThingsThere) or ability.optional)
    ability.procedure = plan_of(inner).procedure
    low.uses.slots |= inner.uses.slots
    return ability
