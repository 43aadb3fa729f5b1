"""Lowering of what holds: every statement becomes an ability; a printed text has it, an effect begins it (300.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kirifuda import effects as e
from kirifuda import kernel as k
from kirifuda.effects.lowering.base import Lowering, Path
from kirifuda.effects.lowering.changes import build
from kirifuda.games.pso2 import ast as p
from kirifuda.games.pso2.abilities import SLOW, CostChange, GearSlots, StaticAbility
from kirifuda.games.pso2.lowering.counted import so_often
from kirifuda.games.pso2.lowering.damage import Damages, damage_ability
from kirifuda.games.pso2.lowering.features import drafts
from kirifuda.games.pso2.lowering.forbidden import forbid
from kirifuda.games.pso2.lowering.nouns import turn_runs
from kirifuda.games.pso2.lowering.replacing import replacement
from kirifuda.games.pso2.lowering.spoken import place_of
from kirifuda.games.pso2.plans.changes import FreezeChange
from kirifuda.games.pso2.plans.deeds import OthersThing
from kirifuda.games.pso2.plans.tests import LimitAmount
from kirifuda.games.pso2.plans.things import BattleThing
from kirifuda.games.pso2.plans.words import KIND_WORDS
from kirifuda.games.pso2.values import FIELD_FROZEN, LAYER_FACTS
from kirifuda.text import ast as a
from kirifuda.text.language import node_at

if TYPE_CHECKING:
    from kirifuda.effects.lowering.base import Uses

Conditions = tuple[e.ConditionPlan, ...]


class Standing:
    """Statements on their way to abilities."""

    def __init__(self) -> None:
        self.abilities: list[StaticAbility] = []
        self.latest = -1
        """Where those of the latest sentence begin."""


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
        stand_for_each(low, node, path, conditions, uses, found)
        return
    if isinstance(node, a.Seq):
        for at, part in enumerate(node.parts):
            stand(low, part, (*path, "parts", at), conditions, uses, found)
        return
    if isinstance(node, p.InsteadIf):
        stand_in(low, node, path, conditions, uses, found)
        return
    key = f"{low.key}:{len(found.abilities)}" if found.abilities else low.key
    found.abilities.append(ability_of(low, node, path, key, conditions, uses))


def stand_for_each(
    low: Lowering, node: a.ForEach, path: Path, conditions: Conditions, uses: Uses, found: Standing
) -> None:
    """…につき: what is gained is so many times as large."""
    with low.measuring() as inner:
        count = low.amount(node.amount, (*path, "amount"))
        rounds = e.PartsAmount(count, low.amount(node.unit, (*path, "unit")))
    inner.add(uses)
    if not isinstance(node.do, a.Gain) or low.times is not None:
        raise low.fail(node.do, (*path, "do"), "cannot be had several times")
    low.times = rounds
    stand(low, node.do, (*path, "do"), conditions, inner, found)
    low.times = None


def stand_in(low: Lowering, node: p.InsteadIf, path: Path, conditions: Conditions, uses: Uses, found: Standing) -> None:
    """…なら、かわりに〜: while it is so this holds, and what the sentence before says does not."""
    with low.measuring() as inner:
        holds = low.condition(node.condition, (*path, "condition"))
    inner.add(uses)
    if not found.abilities or found.latest < 0:
        raise low.fail(node, path, "has nothing before it to stand in for")
    for ability in found.abilities[found.latest :]:
        ability.conditions = (*ability.conditions, e.Not(holds))
        for change in ability.changes:
            assert isinstance(change, e.TextChange)
            change.conditions = (*change.conditions, e.Not(holds))
            change.facts |= inner.facts
            change.reads |= inner.reads
    stand(low, node.then, (*path, "then"), (*conditions, holds), inner, found)


def attacks_now(low: Lowering, node: p.WhileAttacking | p.WhenItAttacks, path: Path) -> e.ConditionPlan:
    """506.4.1.1: it is attacking; 506.3.1: or has only declared it."""
    if isinstance(node, p.WhileAttacking):
        return low.condition(a.Is(node.what, p.Attacking()), path)
    low.uses.facts |= k.FACT_VARIABLES
    return e.ThingPasses(low.thing(node.what, (*path, "what")), e.IsThing(BattleThing(True)))


def check_place(low: Lowering, node: a.Effect, condition: a.Condition, path: Path) -> None:
    """300.4.1: what holds works in play; off it only what a card says of its own cost."""
    if isinstance(node, a.CostLess | a.CostMore | a.CostBecomes) and isinstance(node.what, p.ThisPlayed):
        return
    if not isinstance(condition, a.Is) or not isinstance(condition.what, a.This):
        return
    place = condition.quality.place if isinstance(condition.quality, a.LiesIn) else None
    if isinstance(place, a.Place) and place.zone.name != "場":
        raise low.fail(condition, path, "is a place where nothing holds (300.4.1)")


def while_true(low: Lowering, node: a.Duration, path: Path) -> e.ConditionPlan:
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
    if isinstance(node, p.EntersOn):
        return entering(low, node, path, key, conditions, uses)
    if isinstance(node, Damages):
        return damage_ability(low, node, path, key, conditions)
    if isinstance(node, a.Replace):
        return replacement(low, node, path, key, conditions)
    ability = StaticAbility(key)
    ability.conditions = conditions
    if isinstance(node, p.AttacksThese | p.HandLimit | p.SlotsAre | p.BearersAre | p.BearersAmong):
        bend(low, node, path, ability)
    elif isinstance(node, a.CostLess | a.CostMore | a.CostBecomes | p.NotBelow):
        priced(low, node, path, ability)
    elif isinstance(node, p.BossPlaysMore):
        ability.boss_plays = shifted(low, node.by, (*path, "by"))
    elif isinstance(node, p.MustTarget):
        aimed(low, node, path, ability)
    elif isinstance(node, a.Must):
        ability.musts = (e.TextDeed("attack", low.thing(node.subject, (*path, "subject")), None),)
    elif isinstance(node, p.OnlySoOften):
        plan = so_often(low, node, path)
        if isinstance(plan, e.DeedPlan):
            ability.forbidden = (plan,)
        else:
            ability.forbidden_events = (plan,)
    elif isinstance(node, a.Forbid):
        forbid(low, node, path, ability)
    else:
        raise low.fail(node, path, "happens, but nothing says when")
    ability.file()
    return ability


def aimed(low: Lowering, node: p.MustTarget, path: Path, ability: StaticAbility) -> None:
    """506.3.1: whom enemies must choose while it is there, and perhaps that they must attack."""
    what, who = low.thing(node.what, (*path, "what")), low.thing(node.who, (*path, "who"))
    ability.forbidden = (e.TextDeed("attack", who, OthersThing(what)),)
    if isinstance(node, p.MustAttackThat):
        ability.musts = (e.TextDeed("attack", who, None),)
    ability.conditions = (*ability.conditions, e.ThingsThere(what))


def frozen(low: Lowering, node: p.Freeze, path: Path, key: str, conditions: Conditions, around: Uses) -> StaticAbility:
    """301.3: whoever fits is frozen as long as it holds."""
    ability = StaticAbility(key)
    with low.measuring() as uses:
        of = those(low, node.what, (*path, "what"))
    uses.add(around)
    change = FreezeChange(e.Extent(key, of, conditions), LAYER_FACTS)
    change.writes |= FIELD_FROZEN
    change.facts |= uses.facts
    change.reads |= uses.reads
    ability.changes = (change,)
    return ability


def entering(
    low: Lowering, node: p.EntersOn, path: Path, key: str, conditions: Conditions, uses: Uses
) -> StaticAbility:
    """302.6: to come ON is to have Ambush; 205.3: an item may say of itself that it comes OFF."""
    if node.position.name == "ON":
        return changing(low, a.Gain(node.what, (a.Keyword("奇襲"),)), path, key, conditions, uses)
    if not isinstance(node.what, a.This) or conditions:
        raise low.fail(node, path, "is how characters come anyway, and of others a card says it of itself only")
    ability = StaticAbility(key)
    ability.keyword = SLOW
    return ability


Bent = p.AttacksThese | p.HandLimit | p.SlotsAre | p.BearersAre | p.BearersAmong


def bend(low: Lowering, node: Bent, path: Path, ability: StaticAbility) -> None:
    """What is bent of the rules: whom a card attacks, how many cards may be held, how many slots there are, who can
    bear it."""
    if isinstance(node, p.BearersAre):
        ability.bearers = low.filter(node.of, (*path, "of"))
        return
    if isinstance(node, p.BearersAmong):
        ability.bearers = e.EitherFilter(tuple(low.filter(one, (*path, "of", at)) for at, one in enumerate(node.of)))
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
    ability.hand_limit = shifted(low, node.by, (*path, "by"))


def shifted(low: Lowering, by: p.Shift, path: Path) -> e.AmountPlan:
    """How much more a number is; less than nothing if it is less."""
    assert isinstance(by, p.Up | p.Down | p.Exactly)
    amount = low.amount(by.by, (*path, "by"))
    if isinstance(by, p.Exactly):
        return LimitAmount(amount)
    return e.Negative(amount) if isinstance(by, p.Down) else amount


Priced = a.CostLess | a.CostMore | a.CostBecomes
PRICES: Final = {a.CostLess: "subtract", a.CostMore: "add", a.CostBecomes: "set"}


def priced(low: Lowering, node: Priced | p.NotBelow, path: Path, ability: StaticAbility) -> None:
    """209.1.1, 103.5.2: what playing cards costs; a card may say it of itself."""
    if isinstance(node, p.NotBelow):
        bounded_price(low, node, path, ability)
        return
    field = "to" if isinstance(node, a.CostBecomes) else "by"
    amount = low.amount(getattr(node, field), (*path, field))
    if isinstance(node.what, p.ThisPlayed):
        ability.is_own_price = True
        of: e.FilterPlan = e.ThingFilter(low.thing(node.what, (*path, "what")))
    else:
        assert isinstance(node.what, a.All | p.NextPlayed)
        of = low.filter(node.what.of, (*path, "what", "of"))
    if isinstance(node.what, p.NextPlayed):
        of = e.Narrowed(of, (e.ControlTest(low.player(node.what.who, (*path, "what", "who"))),))
    ability.cost_changes = (CostChange(PRICES[type(node)], of, amount),)


def bounded_price(low: Lowering, node: p.NotBelow, path: Path, ability: StaticAbility) -> None:
    """103.5.2: a cost that is lowered, but no further than so much."""
    if not isinstance(node.do, a.CostLess):
        raise low.fail(node, path, "is said only of a cost that is lowered")
    priced(low, node.do, (*path, "do"), ability)
    for change in ability.cost_changes:
        change.least = low.amount(node.least, (*path, "least"))


def changing(
    low: Lowering, node: a.Gain | a.Lose | a.Become, path: Path, key: str, conditions: Conditions, around: Uses
) -> StaticAbility:
    """Numbers and abilities, of whoever fits."""
    ability = StaticAbility(key)
    with low.measuring() as uses:
        of = those(low, node.what, (*path, "what"))
    uses.add(around)
    ability.changes = build(low, path, drafts(low, node, path), of, conditions, fixes=False).looking_at(uses)
    return ability


def those(low: Lowering, node: a.Thing, path: Path) -> e.FilterPlan:
    """The set that a statement is about; it stays open."""
    if isinstance(node, a.All | a.Any | p.EachThat):
        return low.filter(node.of, (*path, "of"))
    if isinstance(node, a.Both):
        return e.EitherFilter(tuple(those(low, part, (*path, "parts", at)) for at, part in enumerate(node.parts)))
    if isinstance(node, a.This | p.ThisSuch | p.Host | p.Bearer | p.TheBoss | p.PlayerOf):
        return e.ThingFilter(low.thing(node, path))
    if isinstance(node, a.Ref):
        where = place_of(low, path)
        if not where:
            return e.ThingFilter(low.thing(node, path))
        told = node_at(low.reading.tree, where)
        assert isinstance(told, a.Thing)
        return those(low, told, where)
    raise low.fail(node, path, "cannot be meant by something that holds all the time")
