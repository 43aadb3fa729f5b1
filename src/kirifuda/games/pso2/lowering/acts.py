"""Lowering of what an effect does: choosing, damage, cards, searching, recovery."""

from __future__ import annotations

from typing import Final

from kirifuda import effects as e
from kirifuda.effects.lowering import choose as shared_choose
from kirifuda.effects.lowering.acts import act, asked_number, call, do_to, draw_with, report
from kirifuda.effects.lowering.base import Lowering, Path, Table
from kirifuda.effects.lowering.choose import Chosen, check_home, chosen, need, remembered, sets_of
from kirifuda.effects.lowering.frames import aim, skipping
from kirifuda.effects.lowering.spreading import divided
from kirifuda.games.pso2 import ast as p
from kirifuda.games.pso2.lowering.nouns import one_opponent
from kirifuda.games.pso2.lowering.setting import pso
from kirifuda.games.pso2.plans import makers, steps
from kirifuda.games.pso2.plans.tests import DeckHolds, FitsBearer, PointsThere
from kirifuda.games.pso2.plans.things import PlayerCardThing
from kirifuda.games.pso2.plans.words import ROWS, STATES
from kirifuda.games.pso2.rules.r215_states import TurnOff
from kirifuda.games.pso2.rules.r301_keyword_actions import SEARCH
from kirifuda.games.pso2.rules.r301_recovery import RECOVER
from kirifuda.games.pso2.rules.r400_zones import DRAW_CARDS, PutInDiscard, PutInPP, PutOnDeck, ReturnToHand
from kirifuda.games.pso2.zones import HAND, NO_ROW, ON
from kirifuda.text import ast as a

ZERO: Final = e.FixedAmount(0)
ONE: Final = e.FixedAmount(1)
FIT: Final[tuple[e.TestPlan, ...]] = (e.ChoosableTest(),)


def choose(low: Lowering, node: a.Choose, path: Path) -> None:
    """406.2.3: at the head of a text the targets are chosen when it goes into the processing area; 406.2.5: elsewhere
    while it is carried out, and it does not matter if there are none."""
    below: Path = (*path, "what")
    slot = low.slot(below)
    if path in pso(low).heads:
        aim(low, node.what, below, slot)
        low.latest, pso(low).said = e.SlotThing((slot,)), None
        return
    if not isinstance(node.what, a.Thing):
        raise low.fail(node.what, below, "cannot be chosen")
    found = chosen(low, node.what, below, FIT)
    shared_choose.keep(low, path, slot, found.what)
    pso(low).said = None


def target(low: Lowering, node: a.Target, path: Path) -> None:
    """406.2.2: to make something a target is to choose it."""
    choose(low, a.Choose(node.what), path)
    low.effect(node.then, (*path, "then"))


def acted_on(low: Lowering, node: a.Thing, path: Path) -> Chosen:
    """What a verb is about; of several enemy players, one (A80)."""
    if isinstance(node, p.PlayerOf):
        return Chosen(remembered(low, path, PlayerCardThing(one_opponent(low, node.who, (*path, "who")))), single=True)
    if isinstance(node, p.TheBoss | p.ThisSuch):
        return Chosen(remembered(low, path, low.thing(node, path)), single=True)
    return chosen(low, node, path)


def damage(low: Lowering, node: p.Damage, path: Path) -> None:
    """214.1, G.08."""
    found = acted_on(low, node.what, (*path, "what"))
    do_to(low, path, found, makers.DamageMaker(low.amount(node.amount, (*path, "amount"))))


def damage_times(low: Lowering, node: p.DamageTimes, path: Path) -> None:
    """213.3: one after the other, so that whoever falls meanwhile is spared the rest."""
    what = acted_on(low, node.what, (*path, "what"))
    maker = makers.DamageMaker(low.amount(node.amount, (*path, "amount")))
    rounds = low.prefix + "rounds:" + low.clause(path)
    low.add(e.SetNumber(*low.at(path, "rounds"), rounds, low.amount(node.times, (*path, "times"))))
    loop = low.label(path, "next")
    low.builder.place(loop)
    with skipping(low, path) as end:
        low.add(e.CountDown(*low.at(path, "next"), rounds, end))
        do_to(low, path, what, maker)
        low.add(e.Jump(*low.at(path, "loop"), loop))


def spread_damage(low: Lowering, node: p.SpreadDamage, path: Path) -> None:
    """214.1: so much in all, divided by whoever acts; all of it comes at once."""
    found = acted_on(low, node.what, (*path, "what"))
    shares = divided(low, path, found.what, low.amount(node.total, (*path, "total")))
    do_to(low, path, found, makers.ShareMaker(shares))


def reveal(low: Lowering, node: a.Reveal, path: Path) -> None:
    """G.17: shown to everybody; nothing to show is nothing shown."""
    shared_choose.reveal(low, node, path)
    if low.done or low.strict:
        step = e.Require(*low.at(path, "shown"), e.ThingsThere(e.SlotThing((low.slot((*path, "what")),))))
        step.done = "" if low.strict else low.done
        low.add(step)


def remove_damage(low: Lowering, node: a.RemoveDamage, path: Path) -> None:
    """302.9."""
    act(low, node.what, path, low.meaning.maker("heal"))


def orient(low: Lowering, node: a.Orient, path: Path) -> None:
    """215.1.1-2."""
    act(low, node.what, path, low.meaning.orient(node.to.name))


def move_to_row(low: Lowering, node: p.MoveToRow, path: Path) -> None:
    """403.1.4, G.26."""
    act(low, node.what, path, makers.RowMaker(ROWS[node.name], low.actor))


def swap_row(low: Lowering, node: p.SwapRow, path: Path) -> None:
    """403.1.4: each from the row in which it is to the other."""
    act(low, node.what, path, makers.SwapMaker())


def to_row_turned(low: Lowering, node: p.ToRowTurned, path: Path) -> None:
    """403.1.4, 215.1: to a row, and ON or OFF there."""
    found = chosen(low, node.what, (*path, "what"))
    do_to(low, path, found, makers.RowMaker(ROWS[node.name], low.actor))
    do_to(low, path, found, low.meaning.orient(node.to.name))


def draw(low: Lowering, node: a.Draw, path: Path) -> None:
    """102.4.1; "up to" is chosen first (G.38)."""
    draw_with(low, path, DRAW_CARDS, asked_number(low, node, path))


def search(low: Lowering, node: p.SearchFor, path: Path) -> None:
    """301.2, G.19: the pool knows what is looked for, since a frame that held the cards would tell."""
    key = low.clause(path)
    what, below = node.what, (*path, "what")
    assert isinstance(what, a.Some)
    pso(low).setting.searches[key] = low.filter(what.of, (*below, "of"))
    quantity = low.quantity(what.count, (*below, "count"))
    most = quantity.most or quantity.least
    seeds = (e.SeedFixed("wanted", key), e.SeedAmount("number", most))
    slot = low.slot(below)
    low.fresh.add(slot)
    low.latest = e.SlotThing((slot,))
    call(low, path, e.CallWith(*low.at(path, "search"), SEARCH, seeds, slot, low.actor), quantity.least)


def recover(low: Lowering, node: p.Recover, path: Path) -> None:
    """302.9, G.12."""
    if low.done or low.strict:
        raise low.fail(node, path, "cannot be asked whether it was done")
    pso(low).setting.has_recovery = pso(low).recovers = True
    seeds = (e.SeedAmount("number", low.amount(node.count, (*path, "count"))),)
    low.add(e.CallWith(*low.at(path, "recover"), RECOVER, seeds, "", low.actor))
    low.acted = True


def draw_until(low: Lowering, node: p.DrawUntil, path: Path) -> None:
    """102.4.1: as many as the hand lacks."""
    held = e.CountAmount(e.ZoneFilter((HAND,), low.actor, ()))
    count = e.SumAmount(low.amount(node.to, (*path, "to")), held, sign=-1)
    seeds = (e.SeedPlayer("player", low.actor), e.SeedAmount("number", count))
    call(low, path, e.CallWith(*low.at(path, "draw"), DRAW_CARDS, seeds, "drawn", low.actor), count)


def shuffle_in(low: Lowering, node: a.ShuffleIn, path: Path) -> None:
    """302.9, G.14: into the owner's deck, which is shuffled then."""
    found = chosen(low, node.what, (*path, "what"))
    do_to(low, path, found, e.Making(PutOnDeck, False))
    low.add(steps.ShuffleDecks(*low.at(path, "shuffle"), found.what))


def equip(low: Lowering, node: p.EquipTo, path: Path) -> None:
    """205.4, 205.4.3, 301.7: laid on somebody whose class fits, without being played."""
    to = chosen(low, node.to, (*path, "to")).what if not isinstance(node.to, a.This) else low.thing(node.to, path)
    found = chosen(low, node.what, (*path, "what"), (FitsBearer(to),))
    do_to(low, path, found, makers.EquipMaker(to, low.actor))


def pay_points(low: Lowering, node: p.Points, path: Path) -> None:
    """209.1.3: PP are paid within an effect (G.23)."""
    number = low.amount(node.count, (*path, "count"))
    enough = PointsThere(low.actor, number)
    if not low.acted:
        low.possible.append(enough)
    if low.done or low.strict:
        check = e.Require(*low.at(path, "enough"), enough)
        check.done = "" if low.strict else low.done
        low.add(check)
    low.add(steps.PayPoints(*low.at(path, "pay"), low.actor, number))
    low.acted = True


def turn_itself_off(low: Lowering, node: p.TurnItselfOff, path: Path) -> None:
    """G.07: the card itself turns from ON to OFF."""
    this = e.ThisThing()
    need(low, e.ThingsThere(this, 1, e.PositionTest(ON)), set())
    if low.done or low.strict:
        check = e.Require(*low.at(path, "on"), e.ThingsThere(this, 1, e.PositionTest(ON)))
        check.done = "" if low.strict else low.done
        low.add(check)
    do_to(low, path, Chosen(this, single=True), e.Making(TurnOff))


def negate(low: Lowering, node: a.Negate, path: Path) -> None:
    """406.4.1: taken out of the processing area, and nothing of it is processed."""
    act(low, node.what, path, makers.NegateMaker())


def gain_life(low: Lowering, node: p.GainLife, path: Path) -> None:
    """R.08: the boss's life rises."""
    act(low, node.what, path, makers.LifeMaker(low.amount(node.count, (*path, "count"))))


def boss_plays(low: Lowering, node: p.BossPlays, path: Path) -> None:
    """R.14, R.25: it plays them once the effect is over."""
    act(low, p.TheBoss(), path, makers.OweMaker(low.amount(node.count, (*path, "count"))))


def end_battle(low: Lowering, node: p.EndBattle, path: Path) -> None:
    """506.5.3: the battle that is going on is over."""
    low.add(steps.EndsBattle(*low.at(path, "end")))
    report(low, path)


def retarget(low: Lowering, node: p.Retarget, path: Path) -> None:
    """302.1b, 506.4.2: the attack that is going on goes to somebody else."""
    do_to(low, path, acted_on(low, node.to, (*path, "to")), makers.RetargetMaker())


def attach(low: Lowering, node: p.AttachTo, path: Path) -> None:
    raise low.fail(node, path, "stands only at the head of an active: choose somebody and attach this card")


# --- moving -------------------------------------------------------------------------------------------


def move(low: Lowering, node: a.Move, path: Path) -> None:
    """To a zone of the owner; onto the field of whoever acts."""
    of = node.what.of if isinstance(node.what, a.All) else None
    if of is not None and isinstance(of.where, a.TopOf) and node.to == a.Into(a.Place(a.Zone("捨札"), a.Owner())):
        if low.is_spoken_of(low.slot((*path, "what"))):
            chosen(low, node.what, (*path, "what"))
        mill(low, of.where, (*path, "what", "of", "where"))
        return
    found = chosen(low, node.what, (*path, "what"))
    found = lying_there(low, node, path, found)
    position, in_order = arriving(low, node, path)
    if in_order:
        slot = low.prefix + "ordered:" + low.clause(path)
        low.add(e.PutInOrder(*low.at(path, "order"), slot, found.what, low.actor))
        found = Chosen(e.SlotThing((slot,)), found.wanted)
    do_to(low, path, found, mover(low, node, path, position))


def lying_there(low: Lowering, node: a.Move, path: Path, found: Chosen) -> Chosen:
    """Of what is moved, what lies where the text says that it comes from."""
    for at, arrival in enumerate(node.arriving):
        if isinstance(arrival, p.OutOf):
            here = e.InSet(low.where(arrival.place, (*path, "arriving", at, "place"))((), ()))
            found = Chosen(
                e.AllThing(e.Narrowed(e.ThingFilter(found.what), (here,))), found.wanted, single=found.single
            )
    return found


def mill(low: Lowering, node: a.TopOf, path: Path) -> None:
    """From the top of a deck to the discard pile, all at once."""
    who = one_opponent(low, node.place.whose, (*path, "place", "whose"))
    number = low.amount(node.count, (*path, "count"))
    if low.strict or low.done:
        enough = DeckHolds(who, number)
        if not low.acted and not isinstance(node.place.whose, a.Opponent):
            low.possible.append(enough)
        step = e.Require(*low.at(path, "enough"), enough)
        step.done = "" if low.strict else low.done
        low.add(step)
    low.add(steps.MillCards(*low.at(path, "mill"), who, number))
    report(low, path)


def arriving(low: Lowering, node: a.Move, path: Path) -> tuple[int, bool]:
    """ON or OFF, if the text says so, and whether the actor chooses the order."""
    position, in_order = -1, False
    to = node.to
    assert isinstance(to, a.Into | a.OnTop | a.OnBottom)
    for at, arrival in enumerate(node.arriving):
        if isinstance(arrival, a.InPosition):
            position = STATES[arrival.position.name]
        elif isinstance(arrival, a.AnyOrder):
            in_order = True
        elif isinstance(arrival, p.OutOf):
            continue
        elif isinstance(arrival, p.FaceUp) and to.place.zone.name != "デッキ":
            continue  # so they lie there anyway (404.2, 405.1)
        elif (type(arrival), to.place.zone.name) not in ((p.FaceDown, "PP"), (p.InTheRow, "場")):
            raise low.fail(arrival, (*path, "arriving", at), "is no way in which cards come there")
    return position, in_order


def either_end(low: Lowering, node: p.EitherEnd, path: Path) -> None:
    """On top of the deck, or at its bottom: one is asked for the bottom."""
    found = chosen(low, node.what, (*path, "what"))
    slot = low.prefix + "bottom:" + low.clause(path)
    low.add(e.AskMay(*low.at(path, "bottom"), slot, low.actor, ()))
    top, end = low.label(path, "top"), low.label(path, "end")
    low.add(e.SkipUnless(*low.at(path, "if"), e.SlotSays(slot, True), top))
    do_to(low, path, found, e.Making(PutOnDeck, True))
    low.add(e.Jump(*low.at(path, "over"), end))
    low.builder.place(top)
    do_to(low, path, found, e.Making(PutOnDeck, False))
    low.builder.place(end)


def mover(low: Lowering, node: a.Move, path: Path, position: int) -> e.EventMaker:
    """The event that puts a card there."""
    to = node.to
    assert isinstance(to, a.Into | a.OnTop | a.OnBottom)
    zone = to.place.zone.name
    if zone == "PP":
        return e.Making(PutInPP, any(isinstance(one, p.FaceDown) for one in node.arriving), position > ON)
    if zone == "場":
        rows = [ROWS[one.name] for one in node.arriving if isinstance(one, p.InTheRow)]
        return makers.FieldMaker(low.actor, position, rows[0] if rows else NO_ROW)
    if position >= 0:
        raise low.fail(to, (*path, "to"), "has no cards that are ON or OFF")
    if zone == "手札":
        check_home(low, node, path)
        check_either(low, node, path)
        return e.Making(ReturnToHand)
    if zone == "捨札":
        return e.Making(PutInDiscard)
    if zone == "デッキ":
        return e.Making(PutOnDeck, isinstance(to, a.OnBottom))
    raise low.fail(to, (*path, "to"), "is no zone that cards are put into")


def check_either(low: Lowering, node: a.Move, path: Path) -> None:
    """101.3.1: out of several zones of somebody else nothing comes to one's own hand."""
    for of in sets_of(low, node.what, (*path, "what")):
        if isinstance(of.where, p.EitherZone) and not isinstance(of.where.whose, a.You | a.Actor):
            raise low.fail(node.what, (*path, "what"), "is another player's, and goes to its owner only (持ち主の)")


EFFECTS: Final[Table] = {
    a.Choose: choose,
    a.Target: target,
    p.DrawUntil: draw_until,
    a.ShuffleIn: shuffle_in,
    p.EquipTo: equip,
    p.Points: pay_points,
    p.TurnItselfOff: turn_itself_off,
    a.Negate: negate,
    p.Damage: damage,
    p.DamageTimes: damage_times,
    a.Reveal: reveal,
    a.RemoveDamage: remove_damage,
    a.Orient: orient,
    p.MoveToRow: move_to_row,
    a.Draw: draw,
    p.SearchFor: search,
    p.EndBattle: end_battle,
    p.SpreadDamage: spread_damage,
    p.ToRowTurned: to_row_turned,
    p.SwapRow: swap_row,
    p.EitherEnd: either_end,
    p.Retarget: retarget,
    p.Recover: recover,
    p.AttachTo: attach,
    p.GainLife: gain_life,
    p.BossPlays: boss_plays,
    a.Move: move,
}
