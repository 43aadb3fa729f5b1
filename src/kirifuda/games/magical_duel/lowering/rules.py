"""Lowering of what is forbidden, allowed, demanded, or costs more or less: abilities that the rules ask."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from kirifuda import effects as e
from kirifuda import kernel as k
from kirifuda.effects.lowering.acts import report
from kirifuda.effects.lowering.base import Lowering, Path, Table, foreseen
from kirifuda.effects.lowering.history import count_deed
from kirifuda.effects.lowering.spans import END_OF_TURN
from kirifuda.games.magical_duel import ast as m
from kirifuda.games.magical_duel import ast_book as b
from kirifuda.games.magical_duel.abilities import CostChange, StaticAbility, Toll
from kirifuda.games.magical_duel.lowering.costs import cost_part, costs_of
from kirifuda.games.magical_duel.lowering.events import check_activated, loose, loose_origin
from kirifuda.games.magical_duel.lowering.grants import EVERYWHERE
from kirifuda.games.magical_duel.lowering.subjects import doer
from kirifuda.games.magical_duel.lowering.words import restricted
from kirifuda.games.magical_duel.plans.activations import ActivationEvent, SourceThing
from kirifuda.games.magical_duel.plans.played import PLAYED, SINCE, LimitedDeed, NextCard, PlayedAmount
from kirifuda.games.magical_duel.plans.steps import IsInZones
from kirifuda.games.magical_duel.plans.words import PHASES, TURN_PHASES
from kirifuda.games.magical_duel.zones import CHASE, FIELD_BITS
from kirifuda.text import ast as a

ONLY_ATTACKS_COST: Final = "cannot cost something: the rules ask for more only of attacks and of cards activated"
Deeds = a.Forbid | a.Allow | a.Must | a.Toll


def deed_of(low: Lowering, node: Deeds, path: Path) -> e.DeedPlan | None:
    """The deed that the rules ask about by name; None if it is an event."""
    deed = node.deed
    here: Path = (*path, "deed")
    who = doer(low, node.subject, deed, (*path, "subject"))
    if isinstance(deed, m.Attacks):
        return e.TextDeed("attack", who, restricted(low, deed.what, (*here, "what")))
    if isinstance(deed, m.AimsAt):
        return e.TextDeed("aim", who, low.thing(deed.what, (*here, "what")))
    if isinstance(deed, m.AttacksPlayer):
        return e.TextDeed("attack", who, e.PlayerThing(low.player(deed.who, (*here, "who"))))
    if isinstance(deed, m.IsAttacked):
        return e.TextDeed("attack", restricted(low, deed.by, (*here, "by")) or e.AnyThing(), who)
    if isinstance(deed, m.BecomesTarget):
        return e.TextDeed("target", source(low, deed.of, (*here, "of")), who)
    if isinstance(deed, m.Switches | m.LevelsUp):
        return e.TextDeed("switch" if isinstance(deed, m.Switches) else "level_up", who, None)
    if isinstance(deed, b.AetherFades | b.LosesByDrawing):
        return e.TextDeed("lose_aether" if isinstance(deed, b.AetherFades) else "lose_by_drawing", who, None)
    if isinstance(deed, b.UsesNamed):
        return e.TextDeed("activate:" + deed.name, who, None)
    if isinstance(deed, b.Triggers):
        return e.TextDeed("trigger:" + deed.keyword if deed.keyword else "trigger", who, None)
    if isinstance(deed, a.Undergoes) and deed.action.name == "play":
        return e.TextDeed("play", e.AnyThing(), activatable(low, node.subject, (*path, "subject")))
    if isinstance(deed, a.Performs):
        return performed(low, deed, here, who)
    return None


def activatable(low: Lowering, node: a.Party, path: Path) -> e.ThingPlan:
    """903.2b: what is about to be activated lies where the text says, or wherever it is activated from."""
    if isinstance(node, a.This):
        low.zones |= EVERYWHERE  # 902.2: wherever it could be activated from
    origin = loose_origin(low, node)
    if origin & CHASE.bit:
        raise low.fail(node, path, "has been activated already")
    check_activated(low, node, path)
    return low.thing(node, path) if origin else loose(low, node, path, elsewhere=True)


def performed(low: Lowering, deed: a.Performs, path: Path, who: e.ThingPlan) -> e.DeedPlan | None:
    """Deeds of players, or of cards that aim at something."""
    action = deed.action.name
    if action in ("play", "activate", "use"):
        is_open = isinstance(deed.what, a.Anything)
        if action == "play":
            check_activated(low, deed.what, (*path, "what"))
        if action != "play" and is_open and not isinstance(who, e.PlayerThing):
            return e.TextDeed("activate", e.AnyThing(), who)  # 704.1: a player activates it
        return e.TextDeed(
            "play" if action == "play" else "activate", who, None if is_open else loose(low, deed.what, (*path, "what"))
        )
    if action == "target":
        if isinstance(who, e.PlayerThing):
            who = SourceThing(who.who, cards=True, abilities=True, tests=())  # 903.2e: whatever they activate
        return e.TextDeed("target", who, restricted(low, deed.what, (*path, "what")))
    if action == "chase":
        return e.TextDeed("chase", who, None)
    if action in ("lose game", "win game"):
        return e.TextDeed(action.replace(" ", "_"), who, None)
    return None


def source(low: Lowering, node: a.Thing, path: Path) -> e.ThingPlan:
    """What something would be a target of."""
    if isinstance(node, a.Anything):
        return e.AnyThing()
    if not isinstance(node, a.Any) or not isinstance(node.of.where, a.Place):
        return low.thing(node, path)
    noun = node.of.noun
    parts = noun.parts if isinstance(noun, a.EitherNoun) else (noun,)
    abilities = any(isinstance(part, a.AnyAbility) for part in parts)
    cards = not abilities or any(isinstance(part, a.AnyCard) for part in parts)
    tests: list[e.TestPlan] = []
    if not any(isinstance(part, a.AnyAbility | a.AnyCard) for part in parts):
        tests.append(low.test(noun, (*path, "of", "noun")))
    tests.extend(low.test(one, (*path, "of", "qualities", at)) for at, one in enumerate(node.of.qualities))
    return SourceThing(low.player(node.of.where.whose, (*path, "of", "where", "whose")), cards, abilities, tuple(tests))


def event_of(low: Lowering, node: Deeds, path: Path) -> e.EventPlan:
    """The event that is forbidden."""
    return foreseen(low, a.Happens(node.subject, node.deed), path)


def forbid(low: Lowering, node: a.Forbid, path: Path, ability: StaticAbility) -> None:
    parts = node.deed.deeds if isinstance(node.deed, m.EitherDeed) else (node.deed,)
    for part in parts:
        one = a.Forbid(node.subject, part)
        deed = beyond(low, one, path) if isinstance(part, m.Beyond) else deed_of(low, one, path)
        if deed is not None:
            ability.forbidden = (*ability.forbidden, deed)
        else:
            ability.forbidden_events = (*ability.forbidden_events, event_of(low, one, path))


def beyond(low: Lowering, node: a.Forbid, path: Path) -> e.DeedPlan:
    """More than so many in a turn: counted for whoever does it."""
    deed = node.deed
    assert isinstance(deed, m.Beyond)
    plan = deed_of(low, a.Forbid(node.subject, deed.deed), path)
    is_card = isinstance(node.subject, a.This)
    if not isinstance(plan, e.TextDeed) or not (is_card or isinstance(node.subject, a.Player)):
        raise low.fail(node.deed, (*path, "deed"), "is not counted for each of them")
    counted = a.Happens(a.This() if is_card else a.You(), deed.deed)
    key, _ = count_deed(low, counted, path)
    limited = LimitedDeed(plan, key, low.amount(deed.n, (*path, "deed", "n")))
    limited.is_of_other = is_card and plan.deed == "activate"
    return limited


def allow(low: Lowering, node: a.Allow, path: Path, ability: StaticAbility) -> None:
    """What the rules would not let a card do: attack casters, attack past reversed servants."""
    deed = node.deed
    who = doer(low, node.subject, deed, (*path, "subject"))
    if isinstance(deed, m.Attacks) and not isinstance(deed.what, a.Anything):
        other = restricted(low, deed.what, (*path, "deed", "what"))
        ability.allowed = (e.TextDeed("attacked_as_target", who, other),)
    elif isinstance(deed, m.AttacksPlayer):
        ability.allowed = (e.TextDeed("attack_past_reversed", who, None),)
    elif isinstance(deed, m.IsAttacked) and not isinstance(node.subject, a.Player):
        by = restricted(low, deed.by, (*path, "deed", "by")) or e.AnyThing()
        ability.allowed = (e.TextDeed("attacked_as_target", by, who),)
    elif isinstance(deed, a.Performs) and deed.action.name == "play" and is_own_pile(low, deed.what):
        ability.allowed = (e.TextDeed("play", who, low.thing(deed.what, (*path, "deed", "what"))),)
    elif isinstance(deed, a.Performs) and deed.action.name == "play" and isinstance(deed.what, a.ThisIn):
        # 702.2, 902.2: the ability works where the card then lies
        ability.allowed = (e.TextDeed("play", who, low.thing(deed.what, (*path, "deed", "what"))),)
    else:
        raise low.fail(deed, (*path, "deed"), "cannot be allowed: no rule asks whether it is")


def is_own_pile(low: Lowering, what: a.Party) -> bool:
    """702.2: cards that one could activate if something lets one do it from there."""
    if not isinstance(what, a.Any) or not isinstance(what.of.where, a.Place):
        return False
    zones = low.meaning.zones(what.of.where.zone.name)
    return isinstance(what.of.where.whose, a.You | a.Actor) and not any(kind.bit & FIELD_BITS for kind in zones)


def must(low: Lowering, node: a.Must, path: Path, ability: StaticAbility) -> None:
    plan = deed_of(low, node, path)
    if plan is None or plan.deed not in ("attack", "aim"):
        raise low.fail(node.deed, (*path, "deed"), "cannot be demanded: the rules ask only for attacks")
    ability.musts = (plan,)


def toll(low: Lowering, node: a.Toll, path: Path, ability: StaticAbility) -> None:
    """803.4, 903.2g: what attacking, or activating a card, asks for besides."""
    plan = deed_of(low, node, path)
    if isinstance(node.deed, a.Performs) and isinstance(node.deed.what, a.This):
        ability.zones = EVERYWHERE
    if plan is None or plan.deed not in ("attack", "play"):
        raise low.fail(node.deed, (*path, "deed"), ONLY_ATTACKS_COST)
    ability.tolls = (Toll(plan, costs_of(low, node.cost, (*path, "cost"))),)


def unless(low: Lowering, node: a.Unless, path: Path, ability: StaticAbility) -> None:
    """Forbidden unless somebody pays: whoever does the deed pays for it (803.4)."""
    inner = node.then
    if not isinstance(inner, a.Forbid) or not isinstance(node.pay, a.Effect):
        raise low.fail(node, path, "is known only of deeds that cost something")
    plan = deed_of(low, inner, (*path, "then"))
    if plan is None or plan.deed != "attack":
        raise low.fail(inner.deed, (*path, "then", "deed"), ONLY_ATTACKS_COST)
    here: Path = (*path, "pay")
    costs = (
        costs_of(low, node.pay.parts, (*here, "parts"))
        if isinstance(node.pay, a.Seq)
        else (cost_part(low, node.pay, here),)
    )
    ability.tolls = (Toll(plan, costs),)


def cost_change(
    low: Lowering, node: a.CostLess | a.CostMore | a.CostBecomes, path: Path, ability: StaticAbility
) -> None:
    """903.2g: what activating costs."""
    how = {a.CostLess: "less", a.CostMore: "more", a.CostBecomes: "set"}[type(node)]
    by = node.to if isinstance(node, a.CostBecomes) else node.by
    amount = low.amount(by, (*path, "to" if isinstance(node, a.CostBecomes) else "by"))
    what = node.what
    of: e.FilterPlan
    if isinstance(what, a.All | a.Any | a.Some) and isinstance(what.of.where, a.NextPlayed):
        of = next_played(low, what, what.of.where, path, ability)
    elif isinstance(what, a.All | a.Any):
        of = low.filter(activated_ones(low, what.of), (*path, "what", "of"))
    else:
        thing = low.thing(what, (*path, "what"))
        of = e.ThingFilter(thing)
        if isinstance(thing, e.ThisThing):
            ability.zones = EVERYWHERE
    ability.cost_changes = (CostChange(how, of, amount),)


def activated_ones(low: Lowering, of: a.Filter) -> a.Filter:
    """What lies on the field is not activated any more: cards of a side are those that player activates."""
    if isinstance(of.where, a.Place) and any(kind.bit & FIELD_BITS for kind in low.meaning.zones(of.where.zone.name)):
        return a.Filter(a.BeingPlayed(of.where.whose), of.qualities, of.noun)
    return of


def next_played(
    low: Lowering, what: a.All | a.Any | a.Some, where: a.NextPlayed, path: Path, ability: StaticAbility
) -> e.FilterPlan:
    """The next card that somebody activates: as long as they have not activated such a card since."""
    by = low.player(where.by, (*path, "what", "of", "where", "by"))
    of = low.filter(a.Filter(a.BeingPlayed(where.by), what.of.qualities, what.of.noun), (*path, "what", "of"))
    if all(plan.key != PLAYED for plan in low.out.histories):
        event = ActivationEvent(e.PlayerThing(e.YouPlan()), e.AnyThing(), of_ability=False)
        low.out.histories.append(e.HistoryPlan(PLAYED, event, of_cards=False))
    ability.conditions = (*ability.conditions, NextCard(by))
    low.add(e.SetNumber(*low.at(path, "count"), SINCE, PlayedAmount(by)))
    low.uses.slots.add(SINCE)
    return of


def unchasable(low: Lowering, node: m.Unchasable, path: Path, ability: StaticAbility) -> None:
    """1005.2: while it is on the chase, nobody activates anything onto it."""
    what = node.what
    ability.forbidden = (e.TextDeed("chase", e.PlayerThing(low.player(node.by, (*path, "by"))), None),)
    if isinstance(what, a.This):
        ability.zones = CHASE.bit
        return
    here: Path = (*path, "what")
    if isinstance(what, a.All | a.Any | a.Some) and not is_on_chase(low, what.of.where):
        raise low.fail(what, here, "is nothing that lies on the chase")
    there = e.ThingsThere(low.thing(what, here), 1, IsInZones(CHASE.bit))
    ability.conditions = (*ability.conditions, there)


def is_on_chase(low: Lowering, where: a.Where) -> bool:
    """Whether cards of a set lie on the chase."""
    return isinstance(where, a.Place) and CHASE in low.meaning.zones(where.zone.name)


def playable_if(low: Lowering, node: m.PlayableIf, path: Path, ability: StaticAbility) -> None:
    """903.2b: forbidden while the condition is not true, wherever the card could be activated from."""
    condition = low.condition(node.condition, (*path, "condition"))
    ability.forbidden = (e.TextDeed("play", e.AnyThing(), e.ThisThing()),)
    ability.conditions = (*ability.conditions, e.Not(condition))
    ability.zones = EVERYWHERE


def many_controlled(
    low: Lowering, node: m.ManyControlled | m.ManyControlledUpTo, path: Path, ability: StaticAbility
) -> None:
    ability.most_of_name = k.INFINITY
    if isinstance(node, m.ManyControlledUpTo):
        if not isinstance(node.count, a.Num | a.Infinity):
            raise low.fail(node, path, "needs a printed number")
        ability.most_of_name = k.INFINITY if isinstance(node.count, a.Infinity) else node.count.n
        ability.own_name = node.name


def skip(low: Lowering, node: a.Skip, path: Path, ability: StaticAbility) -> None:
    """A turn or phase that does not take place: forbidden to whoever would have it, of the next one just once."""
    period = node.period
    name = PHASES[period.phase.name]
    is_next = isinstance(period.which, a.NextOne)
    if name not in TURN_PHASES and not (name == "turn" and is_next):
        raise low.fail(period, (*path, "period"), "is nothing that can be skipped")
    whose: e.PlayerPlan = low.actor if is_next else e.AnyonePlan()
    if not isinstance(period.whose, a.AnyPlayer):
        whose = low.player(period.whose, (*path, "period", "whose"))
    if isinstance(whose, e.SlotPlayer):
        low.uses.slots.add(whose.slot)
    ability.forbidden = (e.TextDeed("phase:" + name, e.PlayerThing(whose), None),)
    ability.once = is_next


RULES: Final[dict[type[a.Effect], Callable[[Lowering, Any, Path, StaticAbility], None]]] = {
    a.Forbid: forbid,
    a.Allow: allow,
    a.Must: must,
    a.Toll: toll,
    a.CostLess: cost_change,
    a.CostMore: cost_change,
    a.CostBecomes: cost_change,
    m.Unchasable: unchasable,
    m.ManyControlled: many_controlled,
    m.ManyControlledUpTo: many_controlled,
    m.PlayableIf: playable_if,
    a.Skip: skip,
}


def rule_ability(
    low: Lowering, node: a.Effect, path: Path, key: str, conditions: tuple[e.ConditionPlan, ...]
) -> StaticAbility:
    """An ability that holds one rule."""
    ability = StaticAbility(key)
    ability.conditions = conditions
    if isinstance(node, a.Unless):
        unless(low, node, path, ability)
    else:
        RULES[type(node)](low, node, path, ability)
    ability.file()
    return ability


def rule_effect(low: Lowering, node: a.Effect, path: Path) -> None:
    """The same as an effect, for a while."""
    span = low.span
    with low.measuring() as uses:
        conditions = span.conditions if span is not None else ()
        ability = rule_ability(low, node, path, low.clause(path), conditions)
    if span is not None:
        uses.add(span.uses)
    low.out.inner.append(ability)
    step = e.BeginEffects(*low.at(path, "begin"), None, ending(low, node, path))
    step.abilities = (ability,)
    step.carried = tuple(sorted(uses.slots))
    if span is not None and span.until.ending == e.WHILE:
        step.conditions = conditions
    subject = getattr(node, "subject", None) or getattr(node, "what", None)
    if isinstance(subject, a.Ref):
        field = "subject" if hasattr(node, "subject") else "what"
        step.conditions = (*step.conditions, e.ThingsThere(low.thing(subject, (*path, field))))
    low.add(step)
    report(low, path)


def ending(low: Lowering, node: a.Effect, path: Path) -> e.UntilPlan:
    """How long a rule holds."""
    if isinstance(node, a.Skip) and low.span is None and not isinstance(node.period.which, a.NextOne):
        return e.UntilPlan(END_OF_TURN)
    if isinstance(node, m.Unchasable) and low.span is None and isinstance(node.what, a.Ref):
        return e.UntilPlan(e.WHILE)
    return e.UntilPlan("") if low.span is None else low.span.until


EFFECTS: Final[Table] = {**dict.fromkeys((a.Forbid, a.Allow, a.Must, a.Toll), rule_effect)}
EFFECTS.update(dict.fromkeys((a.CostLess, a.CostMore, a.CostBecomes, a.Skip, m.Unchasable), rule_effect))
