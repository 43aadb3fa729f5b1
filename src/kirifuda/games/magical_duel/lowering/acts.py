"""Lowering of the actions of chapter 1000 that act on cards where they lie, and of payments."""

from __future__ import annotations

from typing import Final

from kirifuda import effects as e
from kirifuda.effects.lowering import acts as shared
from kirifuda.effects.lowering.acts import act, asked_number, call, do_to, draw_with, report
from kirifuda.effects.lowering.base import Lowering, Path, Table
from kirifuda.effects.lowering.choose import Chosen, ask, bounded, chosen, demands, need
from kirifuda.effects.lowering.frames import close, each, skipping
from kirifuda.games.magical_duel import ast as m
from kirifuda.games.magical_duel import ast_book as b
from kirifuda.games.magical_duel.abilities import StaticAbility
from kirifuda.games.magical_duel.plans import aether, steps
from kirifuda.games.magical_duel.plans.played import LeastAmount
from kirifuda.games.magical_duel.plans.tests import FrontNameTest, RecoveredTest
from kirifuda.games.magical_duel.rules.r1000_procedures import CORRUPT_ORBS, DRAW_CARDS
from kirifuda.games.magical_duel.rules.r1002_paying import PAY_AETHER_COST
from kirifuda.games.magical_duel.rules.r1020_soulbond import SOULBOND
from kirifuda.games.magical_duel.values import ALL_ATTRIBUTES, ATTRIBUTE_BITS
from kirifuda.games.magical_duel.zones import CASTERS, FIELD_BITS, SERVANTS
from kirifuda.text import ast as a
from kirifuda.text.language import node_at

ONE: Final = e.FixedAmount(1)
NEVER_REVERSED: Final = (a.Kind("魔法少女"), a.Kind("結界"))
MOVES: Final = (a.Move, a.Play, a.PlayFree, a.PlayFor, m.Soulbond)


def until(low: Lowering) -> e.UntilPlan:
    """How long a lasting effect holds here; for good if nothing is said."""
    return e.UntilPlan("") if low.span is None else low.span.until


def banish(low: Lowering, node: a.Banish, path: Path) -> None:
    """1008.2: one's own cards only; 1008.3: a named cost may be met from the stock."""
    what = node.what
    if low.strict and isinstance(what, a.Some) and isinstance(what.of.noun, a.CardName):
        do_to(low, path, named_or_stock(low, what, (*path, "what"), what.of.noun.name), low.meaning.maker("banish"))
        return
    act(low, what, path, low.meaning.maker("banish"), demands(low, node, path))


def own(low: Lowering, node: a.Banish, path: Path) -> tuple[e.TestPlan, ...]:
    """1008.2: one banishes one's own cards."""
    return (e.ControlTest(low.actor),)


def able_to_pay(low: Lowering, node: a.Orient, path: Path) -> tuple[e.TestPlan, ...]:
    """1010.3: what is rested to pay is one's own and recovered."""
    return (e.ControlTest(low.actor), RecoveredTest()) if low.strict and node.to.name == "レスト" else ()


def named_or_stock(low: Lowering, node: a.Some, path: Path, name: str) -> Chosen:
    """Entities of a name under one's control, or such cards in the stock of one's entities, face down or not."""
    test: tuple[e.TestPlan, ...] = (FrontNameTest(name),)
    entities = e.ZoneFilter((SERVANTS, CASTERS), low.actor, ())
    of = e.EitherFilter((e.ZoneFilter((SERVANTS, CASTERS), low.actor, test), e.StockFilter(e.AllThing(entities), test)))
    quantity = low.quantity(node.count, (*path, "count"))
    bounded(low, node.count, e.CountAmount(of))
    slot = low.slot(path)
    ask(low, path, slot, of, quantity)
    need(low, e.Requirement(of, quantity.least), set())
    return Chosen(e.SlotThing((slot,)), quantity.least)


def check_on_field(low: Lowering, node: a.Node, path: Path) -> None:
    """1007.1, 1010, 1011: what is said of cards on the field is done to none that is said to lie elsewhere, unless it
    was put there before."""
    what = getattr(node, "what", None)
    if not isinstance(what, a.Thing):
        return
    here: Path = (*path, "what")
    slot = low.reading.refs.get(here, "")
    meant = [
        node_at(low.reading.tree, place)
        for place, name in low.reading.slots.items()
        if is_here(name, place, slot, here)
    ]
    for of in (one.of for one in (what, *meant) if isinstance(one, a.All | a.Any | a.Some)):
        if isinstance(node, a.Orient) and node.to.name == "リバース" and of.noun in NEVER_REVERSED:
            raise low.fail(node, path, "is done to servants: nothing else has that position (307.3)")
        where = of.where.place if isinstance(of.where, a.TopOf | a.BottomOf) else of.where
        if not isinstance(where, a.Place) or any(kind.bit & FIELD_BITS for kind in low.meaning.zones(where.zone.name)):
            continue
        if not slot or not was_put_elsewhere(low, slot, here):
            raise low.fail(node, path, "is done to cards on the field")


def is_here(name: str, place: Path, slot: str, path: Path) -> bool:
    """Whether a binder of the same ability is among those that a pronoun takes up."""
    return place[:2] == path[:2] and name in slot.split("+")


def was_put_elsewhere(low: Lowering, slot: str, path: Path) -> bool:
    """Whether something before has moved it, so that it lies where it was told no more."""
    start = low.reading.spans.get(path, low.reading.spans.get(path[:-1], (0, 0)))[0]
    for place, name in (*low.reading.refs.items(), *low.reading.slots.items()):
        is_object = is_here(name, place, slot, path) and place[-1] == "what"
        is_before = low.reading.spans.get(place[:-1], (0, 0))[0] < start
        if is_object and is_before and isinstance(node_at(low.reading.tree, place[:-1]), MOVES):
            return True
    return False


def destroy(low: Lowering, node: a.Destroy, path: Path) -> None:
    """1007."""
    check_on_field(low, node, path)
    act(low, node.what, path, low.meaning.maker("destroy"))


def orient(low: Lowering, node: a.Orient, path: Path) -> None:
    """1010; what is rested to pay is one's own and recovered (1010.3)."""
    if node.to.name in ("レスト", "リカバー", "リバース"):
        check_on_field(low, node, path)
    if low.strict and node.to.name == "レスト" and isinstance(node.what, a.This):
        found = chosen(low, node.what, (*path, "what"), (RecoveredTest(),))
        low.add(e.Require(*low.at(path, "recovered"), low.possible[-1]))
        do_to(low, path, found, low.meaning.orient(node.to.name))
        return
    act(low, node.what, path, low.meaning.orient(node.to.name), demands(low, node, path))


def turn_either(low: Lowering, node: m.TurnEither, path: Path) -> None:
    """1010: into the position that the actor chooses."""
    found = chosen(low, node.what, (*path, "what"))
    positions = tuple(low.meaning.position(one.name) for one in node.to)
    slot = low.prefix + "position:" + low.clause(path)
    low.add(steps.AskPosition(*low.at(path, "position"), slot, low.actor, positions))
    for at, one in enumerate(node.to):
        here: Path = (*path, "to", at)
        with skipping(low, here) as end:
            chose = e.Comparison(e.SlotAmount(slot), e.SAME, e.FixedAmount(positions[at]))
            low.add(e.SkipUnless(*low.at(here, "if"), chose, end))
            do_to(low, here, found, low.meaning.orient(one.name))


def switch(low: Lowering, node: m.Switch, path: Path) -> None:
    check_on_field(low, node, path)
    act(low, node.what, path, low.meaning.maker("switch"))


def draw(low: Lowering, node: a.Draw, path: Path) -> None:
    """1006; "up to" is chosen first."""
    draw_with(low, path, DRAW_CARDS, asked_number(low, node, path, is_bounded=True), is_cost(low))


def is_cost(low: Lowering) -> e.SeedPlan:
    """903.2h: whether it pays for something."""
    return e.SeedFixed("is_cost", int(low.strict))


def corrupt(low: Lowering, node: m.Corrupt, path: Path) -> None:
    """1009, with what Break makes of it."""
    found = chosen(low, node.what, (*path, "what"))
    seeds = (e.SeedThings("orbs", found.what), e.SeedFixed("attacker", 0), is_cost(low))
    step = e.CallWith(*low.at(path, "corrupt"), CORRUPT_ORBS, seeds, "corrupted", low.actor)
    call(low, path, step, found.wanted)


def soulbond(low: Lowering, node: m.Soulbond, path: Path) -> None:
    """1020, one card after the other."""
    found = chosen(low, node.what, (*path, "what"))
    one, loop, end = each(low, path, found.what)
    seeds = (e.SeedThings("card", one, is_one=True),)
    call(low, path, e.CallWith(*low.at(path, "bond"), SOULBOND, seeds, "bonded", low.actor), ONE)
    close(low, path, loop, end)


def remove_counters(low: Lowering, node: a.RemoveCounters, path: Path) -> None:
    """1018.5; how many there were to remove is kept for what speaks of it."""
    slot = removed_slot(low, node.counter.name)
    there = e.CountersAmount(node.counter.name, low.thing(node.what, (*path, "what")))
    if any(isinstance(one, m.CountersRemoved) for one in all_nodes(low)) and isinstance(node.what, a.This | a.Ref):
        number = None if isinstance(node.count, a.Everything) else low.amount(node.count, (*path, "count"))
        amount = there if number is None else LeastAmount(there, number)
        low.add(e.SetNumber(*low.at(path, "removed"), slot, amount))
    shared.remove_counters(low, node, path)


def all_nodes(low: Lowering) -> list[a.Node]:
    """Everything that the ability says."""
    tree, base = low.reading.tree, low.base
    return [node_at(tree, place) for place in low.reading.spans if place[: len(base)] == base]


def removed_slot(low: Lowering, counter: str) -> str:
    """Where the number of counters is kept that were removed."""
    return f"{low.prefix}removed:{counter}"


def counters_removed(low: Lowering, node: m.CountersRemoved, path: Path) -> e.AmountPlan:
    found = [one for one in all_nodes(low) if isinstance(one, a.RemoveCounters) and one.counter == node.counter]
    if not found or not isinstance(found[0].what, a.This | a.Ref):
        raise low.fail(node, path, "were removed by nothing that this text says")
    slot = removed_slot(low, node.counter.name)
    low.uses.slots.add(slot)
    return e.SlotAmount(slot)


def control(low: Lowering, node: a.Control, path: Path) -> None:
    if isinstance(node.what, a.Some) and isinstance(node.what.count, a.OrMore):
        raise low.fail(node, path, "may mean having so many as well as taking them")
    found = chosen(low, node.what, (*path, "what"))
    step = steps.TakeControl(*low.at(path, "control"), found.what, low.actor, until(low))
    if low.span is not None:
        step.carried = tuple(sorted(low.span.uses.slots))
    if low.span is not None and low.span.conditions:
        step.ability = StaticAbility(low.clause(path))
        step.ability.conditions = low.span.conditions
        low.out.inner.append(step.ability)
    low.add(step)
    report(low, path)


def exchange(low: Lowering, node: a.Exchange, path: Path) -> None:
    found = chosen(low, node.what, (*path, "what"))
    low.add(steps.ExchangeControl(*low.at(path, "exchange"), found.what, until(low)))
    report(low, path)


def gain_counters(low: Lowering, node: a.GainCounters, path: Path) -> None:
    amount = low.amount(node.count, (*path, "count"))
    low.add(steps.ChangePlayerCounters(*low.at(path, "gain"), low.actor, node.counter.name, amount))
    report(low, path)


def pay_counters(low: Lowering, node: a.PayCounters, path: Path) -> None:
    """1018.3a: all or nothing."""
    amount = low.amount(node.count, (*path, "count"))
    if low.strict and isinstance(node.count, a.Letter):
        low.limits.append((node.count.name, e.PlayerCountersAmount(node.counter.name, low.actor, low.meaning)))
    enough = steps.HasPlayerCounters(low.actor, node.counter.name, amount)
    if not low.acted:
        low.possible.append(enough)
    step = steps.ChangePlayerCounters(*low.at(path, "pay"), low.actor, node.counter.name, amount)
    step.sign = -1
    low.add(step)
    report(low, path)


# --- aether -------------------------------------------------------------------------------------------------


def bill_of(low: Lowering, icons: tuple[m.Aether, ...], path: Path) -> aether.Bill:
    """What icons ask for."""
    found: list[aether.Icon] = []
    letters: list[str] = []
    for at, icon in enumerate(icons):
        here: Path = (*path, at)
        if isinstance(icon, m.Tinted):
            found.append(aether.Tint(ONE, ATTRIBUTE_BITS[icon.attribute.name]))
            continue
        assert isinstance(icon, m.Tints | m.Free | m.Either | m.AetherLike | b.OneOfTints)
        amount = low.amount(icon.count, (*here, "count"))
        if isinstance(icon.count, a.Letter):
            letters.append(icon.count.name)
        if isinstance(icon, m.Tints):
            found.append(aether.Tint(amount, ATTRIBUTE_BITS[icon.attribute.name]))
        elif isinstance(icon, b.OneOfTints):
            found.append(aether.Tint(amount, sum({ATTRIBUTE_BITS[one.name] for one in icon.attributes})))
        elif isinstance(icon, m.Free):
            found.append(aether.Icon(amount))
        else:
            like = low.thing(icon.what, (*here, "what")) if isinstance(icon, m.AetherLike) else None
            found.append(aether.Tinge(amount, like))
    bill = aether.Bill(tuple(found))
    if low.strict:
        low.limits.extend((letter, aether.MostAether(bill, letter, low.actor)) for letter in letters)
    return bill


def pay_aether(low: Lowering, node: m.PayAether, path: Path) -> None:
    pay(low, path, bill_of(low, node.aether, (*path, "aether")))


def pay_cost(low: Lowering, node: m.PayCost, path: Path) -> None:
    pay(low, path, aether.Bill((), low.thing(node.what, (*path, "what"))))


def pay(low: Lowering, path: Path, bill: aether.Bill) -> None:
    """1002: as a cost inside the activation's attempt, else as an attempt of its own."""
    if not low.acted:
        low.possible.append(aether.Payable(bill, low.actor))
    seeds = (aether.SeedTotal(bill), aether.SeedNeeds(bill))
    if low.strict:
        low.notes.append(bill)
        low.add(e.CallWith(*low.at(path, "pay"), PAY_AETHER_COST, seeds, "paid", low.actor))
        low.acted = True
        return
    label = low.label(path, "pay")
    low.builder.place(label)
    step = e.Pay(*low.at(path, "pay"), PAY_AETHER_COST, seeds, "paid", low.actor)
    step.label = label
    low.add(step)
    low.acted = True
    if low.done:
        low.add(e.CheckCall(*low.at(path, "paid"), "paid", None, low.done, ""))


def fade_aether(low: Lowering, node: b.FadeAether, path: Path) -> None:
    low.add(aether.FadeAether(*low.at(path, "fade"), low.player(node.who, (*path, "who"))))
    low.acted = True


def make_aether(low: Lowering, node: m.MakeAether, path: Path) -> None:
    """907: what it makes is noted, so that the rules can tell what could be paid."""
    yields: list[aether.Yield] = []
    for at, icon in enumerate(node.aether):
        here: Path = (*path, "aether", at)
        if isinstance(icon, m.Tinted):
            yields.append(aether.Yield(ONE, ATTRIBUTE_BITS[icon.attribute.name], None, ""))
            continue
        assert isinstance(icon, m.Tints | m.Free | m.Either | m.AetherLike | b.OneOfTints)
        amount = low.amount(icon.count, (*here, "count"))
        if isinstance(icon, m.Tints):
            yields.append(aether.Yield(amount, ATTRIBUTE_BITS[icon.attribute.name], None, ""))
        elif isinstance(icon, m.Either | b.OneOfTints):
            bits = ALL_ATTRIBUTES
            if isinstance(icon, b.OneOfTints):
                bits = sum({ATTRIBUTE_BITS[one.name] for one in icon.attributes})
            slot = low.prefix + "attribute:" + low.clause(here)
            low.add(aether.AskAttribute(*low.at(here, "attribute"), slot, low.actor, bits))
            yields.append(aether.Yield(amount, bits, None, slot))
        elif isinstance(icon, m.AetherLike):
            yields.append(aether.Yield(amount, 0, low.thing(icon.what, (*here, "what")), ""))
        else:
            yields.append(aether.Yield(amount, 0, None, ""))
    low.notes.extend(yields)
    low.add(aether.MakeAether(*low.at(path, "make"), low.actor, tuple(yields)))
    report(low, path)


AMOUNTS: Final[Table] = {m.CountersRemoved: counters_removed}
DEMANDS: Final[Table] = {a.Banish: own, a.Orient: able_to_pay}
EFFECTS: Final[Table] = {
    a.Destroy: destroy,
    a.Banish: banish,
    a.Orient: orient,
    m.Switch: switch,
    m.TurnEither: turn_either,
    a.Draw: draw,
    m.Corrupt: corrupt,
    m.Soulbond: soulbond,
    a.Control: control,
    a.Exchange: exchange,
    a.RemoveCounters: remove_counters,
    a.GainCounters: gain_counters,
    a.PayCounters: pay_counters,
    m.PayAether: pay_aether,
    m.PayCost: pay_cost,
    m.MakeAether: make_aether,
    b.FadeAether: fade_aether,
}
