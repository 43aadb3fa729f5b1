"""Lowering of what an effect does: damage, life, cards, tokens, areas, battles."""

from __future__ import annotations

from typing import Final

from kirifuda import effects as e
from kirifuda.effects.lowering import acts as shared_acts
from kirifuda.effects.lowering import frames as shared_frames
from kirifuda.effects.lowering.acts import act, do_to, draw_with, report
from kirifuda.effects.lowering.base import Lowering, Path, Span, Table
from kirifuda.effects.lowering.choose import chosen
from kirifuda.effects.lowering.plans import plan_of
from kirifuda.effects.lowering.spans import END_OF_BATTLE, first_turn, from_turn
from kirifuda.effects.lowering.spreading import divided
from kirifuda.games.last_resort import ast as r
from kirifuda.games.last_resort.abilities import TextPlan, TriggeredAbility
from kirifuda.games.last_resort.keywords.k19_01_equip import EQUIPPING
from kirifuda.games.last_resort.keywords.k19_08_bind import BINDING
from kirifuda.games.last_resort.lowering.setting import resort
from kirifuda.games.last_resort.lowering.subjects import CREATURE, ITEM, check, check_act
from kirifuda.games.last_resort.lowering.things import COPY
from kirifuda.games.last_resort.plans import makers, steps
from kirifuda.games.last_resort.plans.steps import ManaThere
from kirifuda.games.last_resort.plans.steps_turns import BeginLater
from kirifuda.games.last_resort.plans.words import AREAS
from kirifuda.games.last_resort.rules.l03_zones import DRAW_CARDS
from kirifuda.games.last_resort.rules.l09_1_costs import PAY_MANA
from kirifuda.games.last_resort.rules.l10_7_battles import BATTLES
from kirifuda.games.last_resort.rules.l10_9_damage import Heal
from kirifuda.games.last_resort.rules.l17_answers import PUT_AS_CREATURE
from kirifuda.games.last_resort.values import EQUIPMENT
from kirifuda.games.last_resort.zones import NO_AREA
from kirifuda.text import ast as a
from kirifuda.text.language import node_at

VICTIM: Final = "victim"
"""What the slot of a player is called to whom something was done."""
ZERO: Final = e.FixedAmount(0)
LIFE_STEPS: Final[dict[type[a.Effect], type[steps.LifeStep]]] = {
    r.GainLife: steps.GainStep,
    r.LoseLife: steps.LoseStep,
    r.PayLife: steps.PayStep,
}
MEASURED: Final = (r.GainLife, r.LoseLife, r.PayLife, r.DamageLife, r.Damage, a.Draw)
"""What is done once, so many times as much, where a text says につき."""


def amount(low: Lowering, node: a.Amount, path: Path) -> e.AmountPlan:
    """A number, as often as a につき around it says."""
    plan = low.amount(node, path)
    return plan if low.times is None else e.TimesAmount(plan, low.times)


def for_each(low: Lowering, node: a.ForEach, path: Path) -> None:
    """Once for every so many cards; life, damage and draws together, anything else one after the other."""
    inner = node.do.do if isinstance(node.do, a.By | a.Timed) else node.do
    if not isinstance(inner, MEASURED):
        shared_frames.for_each(low, node, path)
        return
    shared_frames.times_as_much(low, node, path)


# --- damage and life ----------------------------------------------------------------------------------


def damage(low: Lowering, node: r.Damage, path: Path) -> None:
    """L-10.9, L-19.13: by an effect. Whose life was hurt before is hurt again where nobody is named (L-10.8)."""
    life = hurt_before(low, path) if isinstance(node.what, a.Dropped) else None
    if life is not None:
        damage_life(low, r.DamageLife(life, node.amount), path)
        return
    check_act(low, node, path)
    found = chosen(low, node.what, (*path, "what"))
    do_to(low, path, found, makers.DamageMaker(amount(low, node.amount, (*path, "amount"))))


def spread_damage(low: Lowering, node: r.SpreadDamage, path: Path) -> None:
    """L-10.9: so much in all, divided by whoever acts; all of it comes at once."""
    check(low, node.what, (*path, "what"), (CREATURE,))
    found = chosen(low, node.what, (*path, "what"))
    shares = divided(low, path, found.what, low.amount(node.total, (*path, "total")))
    do_to(low, path, found, makers.ShareMaker(shares))


def hurt_before(low: Lowering, path: Path) -> a.Player | None:
    """L-10.8: whose life the sentence hurts in whose place other damage is dealt: 代わりに5点ダメージを与える."""
    if low.reading.refs.get((*path, "what"), "").startswith(VICTIM):
        return a.Opponent()
    ends = [at for at, step in enumerate(path) if step == "sentences"]
    place = path[: ends[-1] + 2] if ends else ()
    number = place[-1] if place else 0
    if not isinstance(number, int) or not number or not isinstance(node_at(low.reading.tree, place), a.InsteadIf):
        return None
    before = node_at(low.reading.tree, (*place[:-1], number - 1))
    while isinstance(before, a.Afterwards | a.If):
        before = before.then
    return before.who if isinstance(before, r.DamageLife) else None


def damage_life(low: Lowering, node: r.DamageLife, path: Path) -> None:
    """L-10.8."""
    who = low.player(node.who, (*path, "who"))
    low.add(steps.DamageStep(*low.at(path, "damage"), who, amount(low, node.amount, (*path, "amount"))))
    report(low, path)


def life(low: Lowering, node: r.GainLife | r.LoseLife | r.PayLife, path: Path) -> None:
    """L-1.14, L-14.1, L-17.6: of whoever acts."""
    step = LIFE_STEPS[type(node)]
    low.add(step(*low.at(path, "life"), low.actor, amount(low, node.amount, (*path, "amount"))))
    report(low, path)


# --- cards --------------------------------------------------------------------------------------------


def draw(low: Lowering, node: a.Draw, path: Path) -> None:
    """L-18.1, L-13.3."""
    if not isinstance(node.count, a.Amount):
        raise low.fail(node, path, "draws a number of cards that nobody is asked for")
    draw_with(low, path, DRAW_CARDS, amount(low, node.count, (*path, "count")))


def destroy(low: Lowering, node: a.Destroy, path: Path) -> None:
    """L-3.2."""
    check_act(low, node, path)
    act(low, node.what, path, low.meaning.maker("destroy"))


def orient(low: Lowering, node: a.Orient, path: Path) -> None:
    """L-18.1."""
    check_act(low, node, path)
    act(low, node.what, path, low.meaning.orient(node.to.name))


def change_area(low: Lowering, node: r.ChangeArea, path: Path) -> None:
    """L-19.5."""
    check_act(low, node, path)
    act(low, node.what, path, makers.AreaMaker())


def heal(low: Lowering, node: r.Heal, path: Path) -> None:
    """L-12.3."""
    check_act(low, node, path)
    act(low, node.what, path, e.Making(Heal))


def set_life(low: Lowering, node: r.SetLife | r.RaiseCap, path: Path) -> None:
    """L-1.18, L-1.14."""
    step = steps.SetStep if isinstance(node, r.SetLife) else steps.CapStep
    who = low.player(node.who, (*path, "who"))
    low.add(step(*low.at(path, "life"), who, low.amount(node.amount, (*path, "amount"))))
    report(low, path)


def duplicate(low: Lowering, node: r.Duplicate, path: Path) -> None:
    """L-19.6."""
    check_act(low, node, path)
    act(low, node.what, path, makers.DuplicateMaker(low.actor))
    note_copies(low, node, path)


def duplicates(low: Lowering, node: r.Duplicates, path: Path) -> None:
    """L-19.6: several, or in an area that the text names."""
    check(low, node.what, (*path, "what"), (CREATURE,))
    what = chosen(low, node.what, (*path, "what")).what
    count = low.amount(node.count, (*path, "count"))
    slot = ""
    if isinstance(node.arriving, r.AnyArea):
        slot = low.prefix + "area:" + low.clause(path)
        low.add(steps.AskArea(*low.at(path, "area"), slot, low.actor))
    area = AREAS[node.arriving.name] if isinstance(node.arriving, r.IntoArea) else NO_AREA
    low.add(steps.DuplicateStep(*low.at(path, "copy"), what, (low.actor, count), (area, slot)))
    note_copies(low, node, path)
    report(low, path)


def note_copies(low: Lowering, node: r.Duplicate | r.Duplicates, path: Path) -> None:
    """L-19.6: the text may speak of what was made."""
    below: Path = (*path, "what")
    slot = low.reading.slots.get(below) or low.reading.refs.get(below)
    if slot is None and isinstance(node.what, a.Role):
        slot = node.what.role
    if slot is not None:
        copies = low.prefix + slot + COPY
        resort(low).copied.add(copies)
        low.add(steps.NoteMade(*low.at(path, "made"), copies))


def plain(low: Lowering, node: a.Effect, path: Path) -> None:
    """What is no whole that could fail cannot be asked whether it was done."""
    if low.done or low.strict:
        raise low.fail(node, path, "cannot be asked whether it was done")


def put_as_creature(low: Lowering, node: r.PutAsCreature, path: Path) -> None:
    """L-17.9b."""
    found = chosen(low, node.what, (*path, "what"))
    plain(low, node, path)
    seeds = (e.SeedThings("card", found.what, is_one=True),)
    low.add(e.CallWith(*low.at(path, "put"), PUT_AS_CREATURE, seeds, "", low.actor))
    low.acted = True


def put_counters(low: Lowering, node: a.PutCounters, path: Path) -> None:
    """A94: on what lies on the battlefield."""
    check_act(low, node, path)
    shared_acts.put_counters(low, node, path)


def remove_counters(low: Lowering, node: a.RemoveCounters, path: Path) -> None:
    """A94."""
    check_act(low, node, path)
    shared_acts.remove_counters(low, node, path)


# --- battles ------------------------------------------------------------------------------------------


def binding(low: Lowering, node: r.Binding, path: Path) -> None:
    """L-19.8; nobody need be bound."""
    plain(low, node, path)
    seeds = (e.SeedAmount("number", low.amount(node.count, (*path, "count"))),)
    low.add(e.CallWith(*low.at(path, "bind"), BINDING, seeds, "", low.actor))
    low.acted = True


def fight_each(low: Lowering, node: r.FightEach, path: Path) -> None:
    """L-10.9: two creatures that the text has named."""
    check_act(low, node, path)
    found = chosen(low, node.what, (*path, "what")).what
    plain(low, node, path)
    battle(low, steps.SeedDuel("battles", found), path)


def fight(low: Lowering, node: r.Fight, path: Path) -> None:
    """L-10.9, L-17.4: wherever the two are; nobody blocks."""
    check_act(low, node, path)
    check(low, node.other, (*path, "other"), (CREATURE,))
    what = chosen(low, node.what, (*path, "what")).what
    other = chosen(low, node.other, (*path, "other")).what
    plain(low, node, path)
    battle(low, steps.SeedBattle("battles", what, other), path)


def battle(low: Lowering, seed: e.SeedPlan, path: Path) -> None:
    """A battle; what the next sentence says of "this battle" begins before it and ends with it."""
    rider, resort(low).rider = resort(low).rider, None
    if rider is not None:
        outer, low.span = low.span, Span(e.UntilPlan(END_OF_BATTLE), (), low.uses)
        low.effect(*rider)
        low.span = outer
    low.add(e.CallWith(*low.at(path, "battle"), BATTLES, (seed, e.SeedFixed("unblocked", ())), "", low.actor))
    if rider is not None:
        low.add(steps.EndBattle(*low.at(path, "over")))
    low.acted = True


# --- frames -------------------------------------------------------------------------------------------


def modal(low: Lowering, node: a.Modal, path: Path) -> None:
    """A63: so many of the options, chosen while the text is carried out."""
    shared_frames.sentences(low, node.before, (*path, "before"))
    slot = low.prefix + "modes:" + low.clause(path)
    quantity = low.quantity(node.count, (*path, "count"))
    low.add(steps.AskModes(*low.at(path, "mode"), slot, low.actor, quantity, len(node.options)))
    for at, option in enumerate(node.options):
        here: Path = (*path, "options", at)
        with shared_frames.skipping(low, here) as end:
            low.add(e.SkipMode(*low.at(here, "mode"), slot, at, end))
            low.effect(option, here)


def delayed(low: Lowering, node: a.Delayed, path: Path) -> None:
    """A trigger that the effect leaves behind; it goes off once and knows what the effect spoke of."""
    later(low, node.when, node.do, (path, (*path, "when")))


def later(low: Lowering, when: a.Event, do: a.Effect, paths: tuple[Path, Path]) -> None:
    """The same; of the paths the first is that of the whole, which has a `do`, the second that of the event."""
    path, told = paths
    inner = low.child(low.clause(path), path)
    inner.defined, inner.parts, inner.actor = low.defined, low.parts, low.actor
    inner.effect(do, (*path, "do"))
    event = inner.event(when, told)
    if isinstance(when, a.Begins | a.Ends) and isinstance(when.period.which, a.NextOne):
        first = first_turn(low, when.period, told)
        inner.uses.slots.add(first)
        event = e.OnlyIf(event, from_turn(first))
    ability = TriggeredAbility(inner.key, TextPlan(plan_of(inner).procedure), event)
    ability.once = True
    low.out.inner.append(ability)
    step = BeginLater(*low.at(path, "delay"), None, e.UntilPlan(""))
    step.abilities = (ability,)
    step.carried = tuple(sorted(inner.uses.slots))
    low.add(step)
    low.acted = True


def pay_mana(low: Lowering, node: r.Mana, path: Path) -> None:
    """L-9.4: mana that is paid while a text is carried out, all of it or none."""
    count = low.amount(node.count, (*path, "count"))
    need = ManaThere(low.actor, count)
    if not low.acted:
        low.possible.append(need)
    with shared_frames.skipping(low, path) as end:
        step = e.SkipUnless(*low.at(path, "enough"), need, end, "")
        step.cleared = low.done
        low.add(step)
        low.add(e.CallWith(*low.at(path, "pay"), PAY_MANA, (e.SeedAmount("number", count),), "", low.actor))
    low.acted = True


def take_off(low: Lowering, node: r.TakeOff | r.Disarm, path: Path) -> None:
    """L-1.12."""
    able = (ITEM,) if isinstance(node, r.TakeOff) else (CREATURE,)
    check(low, node.what, (*path, "what"), able)
    act(low, node.what, path, makers.UnequipMaker() if isinstance(node, r.TakeOff) else makers.DisarmMaker())


def equip_itself(low: Lowering, node: r.EquipItself, path: Path) -> None:
    """L-1.9, L-1.11: one's own creature in the same area, which whoever uses it chooses."""
    if not resort(low).kind & EQUIPMENT:
        raise low.fail(node, path, "is said by equipment only")
    plain(low, node, path)
    low.add(e.CallWith(*low.at(path, "equip"), EQUIPPING, (), "", low.actor))
    low.acted = True


def whenever(low: Lowering, node: r.Whenever, path: Path) -> None:
    """A trigger that the effect leaves behind for a while."""
    if low.span is None:
        raise low.fail(node, path, "is waited for, and nothing says how long")
    inner = low.child(low.clause(path), path)
    inner.defined, inner.parts, inner.actor = low.defined, low.parts, low.actor
    inner.effect(node.do, (*path, "do"))
    event = inner.event(node.event, (*path, "event"))
    ability = TriggeredAbility(inner.key, TextPlan(plan_of(inner).procedure), event)
    ability.conditions = low.span.conditions
    low.out.inner.append(ability)
    step = e.BeginEffects(*low.at(path, "watch"), None, low.span.until)
    step.abilities = (ability,)
    step.carried = tuple(sorted(inner.uses.slots))
    low.add(step)
    low.acted = True


EFFECTS: Final[Table] = {
    a.PutCounters: put_counters,
    a.RemoveCounters: remove_counters,
    r.TakeOff: take_off,
    r.Disarm: take_off,
    r.EquipItself: equip_itself,
    r.Whenever: whenever,
    a.ForEach: for_each,
    r.Damage: damage,
    r.SpreadDamage: spread_damage,
    r.DamageLife: damage_life,
    r.GainLife: life,
    r.LoseLife: life,
    r.PayLife: life,
    a.Draw: draw,
    a.Destroy: destroy,
    a.Orient: orient,
    r.ChangeArea: change_area,
    r.Duplicate: duplicate,
    r.Duplicates: duplicates,
    r.Heal: heal,
    r.SetLife: set_life,
    r.RaiseCap: set_life,
    r.FightEach: fight_each,
    a.Modal: modal,
    a.Delayed: delayed,
    r.Mana: pay_mana,
    r.PutAsCreature: put_as_creature,
    r.Binding: binding,
    r.Fight: fight,
}
