"""Lowering of what an effect does: damage, moves on the stage, cards, declarations."""

from __future__ import annotations

from typing import Final

from kirifuda.effects import steps_act
from kirifuda.effects.amounts import FixedAmount, SlotAmount
from kirifuda.effects.conditions import ThingsThere
from kirifuda.effects.lower_acts import act, call, do_to, report
from kirifuda.effects.lower_base import Lowering, Path, Table
from kirifuda.effects.lower_choose import Chosen, ask, chosen, need
from kirifuda.effects.lower_frames import close, each, only_if, skipping
from kirifuda.effects.meaning import EventMaker, Requirement
from kirifuda.effects.plans import AmountPlan, ConditionPlan
from kirifuda.effects.steps_choose import PutInOrder
from kirifuda.effects.steps_flow import AskNumber, CountDown, Jump, SetNumber
from kirifuda.effects.things import AllThing, SlotThing, ThingPlan
from kirifuda.games.spellcard_strike import ast as s
from kirifuda.games.spellcard_strike.abilities import INSTANT
from kirifuda.games.spellcard_strike.meaning import chain, makers, steps
from kirifuda.games.spellcard_strike.meaning.lower_numbers import bound_by_zone
from kirifuda.games.spellcard_strike.meaning.lower_setting import setting_of
from kirifuda.games.spellcard_strike.meaning.lower_words import region, sort
from kirifuda.games.spellcard_strike.rules.r02_08_summoning import SUMMONING
from kirifuda.games.spellcard_strike.rules.r04_02_zones import DRAW_CARDS
from kirifuda.games.spellcard_strike.rules.r07_costs import PAY_SCORE
from kirifuda.games.spellcard_strike.zones import ACTED, DECK, DISCARD, UNACTED
from kirifuda.text import ast as a

ONE: Final = FixedAmount(1)


def damage(low: Lowering, node: s.Damage, path: Path) -> None:
    """2.6."""
    act(low, node.what, path, makers.DamageMaker(low.amount(node.amount, (*path, "amount"))))


def retire(low: Lowering, node: s.Retire, path: Path) -> None:
    act(low, node.what, path, low.meaning.maker("retire"))


def discard(low: Lowering, node: a.Discard, path: Path) -> None:
    """4.3.4; an empty hand is discarded, too."""
    seen = act(low, node.what, path, low.meaning.maker("discard"))
    if seen is not None and isinstance(node.what, a.All):
        seen.empty_is_done = True


def exile(low: Lowering, node: a.Exile, path: Path) -> None:
    act(low, node.what, path, low.meaning.maker("remove"))


def orient(low: Lowering, node: a.Orient, path: Path) -> None:
    act(low, node.what, path, low.meaning.orient(node.to.name))


def equip(low: Lowering, node: s.Equip, path: Path) -> None:
    """2.9."""
    host = chosen(low, node.to, (*path, "to")).what
    act(low, node.what, path, makers.EquipMaker(host))


# --- the stage ----------------------------------------------------------------------------------------

WAYS: Final[dict[type[s.Way], int]] = {s.Forward: steps.FORWARD, s.Backward: steps.BACKWARD, s.EitherWay: 0}


def shift(low: Lowering, node: s.Shift, path: Path) -> None:
    """8.1.10, an area at a time."""
    found = chosen(low, node.what, (*path, "what"))
    way = WAYS[type(node.way)]
    slot = ""
    if not way:
        slot = low.prefix + "way:" + low.clause(path)
        low.add(steps.AskWay(*low.at(path, "way"), slot, found.what, low.actor))
    times = low.amount(node.count, (*path, "count"))
    if node.count == a.Num(1):
        one_step(low, path, found.what, way, slot)
        return
    rounds = low.prefix + "rounds:" + low.clause(path)
    low.add(SetNumber(*low.at(path, "rounds"), rounds, times))
    loop = low.label(path, "next")
    low.builder.place(loop)
    with skipping(low, path) as end:
        low.add(CountDown(*low.at(path, "next"), rounds, end))
        one_step(low, path, found.what, way, slot)
        low.add(Jump(*low.at(path, "loop"), loop))


def one_step(low: Lowering, path: Path, what: ThingPlan, way: int, slot: str) -> None:
    """One area forwards or backwards."""
    step = steps.Shift(*low.at(path, "move"), what, way, low.actor)
    step.chosen = slot
    low.add(step)
    report(low, path)


def relocate(low: Lowering, node: s.Relocate, path: Path) -> None:
    """To a free area of a region; of several strikers one after the other."""
    found = chosen(low, node.what, (*path, "what"))
    to = region(low, node.to, (*path, "to"))
    one, loop, end = each(low, path, found.what)
    slot = low.prefix + "area:" + low.clause(path)
    low.add(steps.AskArea(*low.at(path, "area"), slot, one, to, low.actor))
    low.add(steps.GoToArea(*low.at(path, "move"), one, slot, None))
    report(low, path)
    close(low, path, loop, end)


def relocate_to(low: Lowering, node: s.RelocateTo, path: Path) -> None:
    """To an area that is a target."""
    found = chosen(low, node.what, (*path, "what"))
    to = low.thing(node.to, (*path, "to"))
    low.add(steps.GoToArea(*low.at(path, "move"), found.what, "", to))
    report(low, path)


def swap_places(low: Lowering, node: s.SwapPlaces, path: Path) -> None:
    one = chosen(low, node.what, (*path, "what")).what
    other = chosen(low, node.other, (*path, "other")).what
    low.add(steps.SwapPlaces(*low.at(path, "swap"), one, other))
    report(low, path)


def summon(low: Lowering, node: s.Summon | s.SummonActed, path: Path) -> None:
    """2.8.1: onto the own base line, one after the other."""
    found = chosen(low, node.what, (*path, "what"))
    position = ACTED if isinstance(node, s.SummonActed) else UNACTED
    one, loop, end = each(low, path, found.what)
    seeds = (steps_act.SeedThings("object", one, is_one=True), steps_act.SeedFixed("position", position))
    call(low, path, steps_act.CallWith(*low.at(path, "summon"), SUMMONING, seeds, "summoned", low.actor), ONE)
    close(low, path, loop, end)


def control(low: Lowering, node: a.Control, path: Path) -> None:
    """2.2.4.1, as long as the ability lasts."""
    setting = setting_of(low)
    if setting.lasting == INSTANT and low.span is None:
        raise low.fail(node, path, "lasts for no time: the ability has no icon of a lasting one")
    until = setting.until if low.span is None else low.span.until
    found = chosen(low, node.what, (*path, "what"))
    low.add(steps.TakeControl(*low.at(path, "control"), found.what, low.actor, until))
    report(low, path)


# --- cards --------------------------------------------------------------------------------------------


def win(low: Lowering, node: a.WinGame, path: Path) -> None:
    low.add(steps.WinsGame(*low.at(path, "win"), low.actor))
    low.acted = True


def draw(low: Lowering, node: a.Draw, path: Path) -> None:
    """4.2.4; "up to" is chosen first."""
    quantity = low.quantity(node.count, (*path, "count"))
    count: AmountPlan = quantity.least
    bound_by_zone(low, node.count, DECK, low.actor)
    if quantity.most is not quantity.least:
        if quantity.most is None:
            raise low.fail(node, path, "needs a greatest number")
        slot = low.prefix + "number:" + low.clause(path)
        low.add(AskNumber(*low.at(path, "number"), slot, low.actor, (quantity.least, quantity.most)))
        count = SlotAmount(slot)
    seeds = (steps_act.SeedPlayer("player", low.actor), steps_act.SeedAmount("number", count))
    call(low, path, steps_act.CallWith(*low.at(path, "draw"), DRAW_CARDS, seeds, "drawn", low.actor), count)


def move(low: Lowering, node: a.Move, path: Path) -> None:
    """To a zone off the stage, always the owner's (2.3.5); to the score of the controller's opponent."""
    to = node.to
    assert isinstance(to, a.Into | a.OnTop | a.OnBottom)
    found = chosen(low, node.what, (*path, "what"))
    face_down, in_order = arriving(low, node, path)
    if in_order:
        slot = low.prefix + "ordered:" + low.clause(path)
        low.add(PutInOrder(*low.at(path, "order"), slot, found.what, low.actor))
        found = Chosen(SlotThing((slot,)), found.wanted)
    do_to(low, path, found, mover(low, to, path, face_down))


def arriving(low: Lowering, node: a.Move, path: Path) -> tuple[bool, bool]:
    """Whether cards arrive face down, and in an order that the actor chooses."""
    face_down = in_order = False
    for at, arrival in enumerate(node.arriving):
        if isinstance(arrival, a.InPosition):
            face_down = arrival.position.name == "裏向き"
        elif isinstance(arrival, a.AnyOrder):
            in_order = True
        else:
            raise low.fail(arrival, (*path, "arriving", at))
    return face_down, in_order


def mover(low: Lowering, to: a.Into | a.OnTop | a.OnBottom, path: Path, face_down: bool) -> EventMaker:
    """The event that puts a card there."""
    zone = to.place.zone.name
    if zone == "スコア置き場":
        return makers.ScoreMaker(face_down)
    if face_down:
        raise low.fail(to, (*path, "to"), "takes no card face down")
    if zone == "手札":
        return makers.HandMaker()
    if zone == "捨て札":
        return makers.PileMaker()
    if zone == "除外札置き場":
        return low.meaning.maker("remove")
    if zone == "山札":
        return makers.DeckMaker(isinstance(to, a.OnBottom))
    raise low.fail(to, (*path, "to"), "is no zone that cards are put into")


def pays_score(low: Lowering, node: s.PaysScore, path: Path) -> None:
    """7.1.6, as many as the discard pile has (1.1.8)."""
    count = low.amount(node.count, (*path, "count"))
    bound_by_zone(low, node.count, DISCARD, low.actor)
    seeds = (steps_act.SeedAmount("number", count),)
    call(low, path, steps_act.CallWith(*low.at(path, "pay"), PAY_SCORE, seeds, "paid", low.actor), count)


# --- declarations -------------------------------------------------------------------------------------


def cancel(low: Lowering, node: s.Cancel, path: Path) -> None:
    """2.5.5: everything of the sort that somebody declared; of a player's, one of them."""
    what = node.what
    below: Path = (*path, "what")
    maker = low.meaning.maker("cancel")
    if isinstance(what, s.OneDeclared):
        of = chain.ChainFilter(sort(low, what.sort, (*below, "sort")), None, low.player(what.by, (*below, "by")))
        slot = low.slot(below)
        ask(low, below, slot, of, low.quantity(a.Num(1), below))
        need(low, Requirement(of, ONE), set())
        do_to(low, path, Chosen(SlotThing((slot,)), ONE, single=True), maker)
        return
    assert isinstance(what, s.Declared)
    assert isinstance(what.by, a.Thing)
    by = low.thing(what.by, (*below, "by"))
    everything = AllThing(chain.ChainFilter(sort(low, what.sort, (*below, "sort")), by, None))
    need(low, ThingsThere(everything), set())
    do_to(low, path, Chosen(everything), maker)


def one_of_these(low: Lowering, node: s.OneOfThese, path: Path) -> None:
    """8.1.9: one effect or the other."""
    slot = low.prefix + "or:" + low.clause(path)
    step = steps.AskOneOf(*low.at(path, "or"), slot, low.actor)
    low.add(step)
    possible: list[tuple[ConditionPlan, ...]] = []
    for at, part in enumerate(node.parts):
        here: Path = (*path, "parts", at)
        outer = (low.possible, low.acted)
        low.possible, low.acted = [], False
        only_if(low, steps.ChoseNumber(slot, at), here, (part, here))
        possible.append(tuple(low.possible))
        low.possible, low.acted = outer
    step.possible = tuple(possible)
    low.acted = True


EFFECTS: Final[Table] = {
    s.Damage: damage,
    s.Retire: retire,
    a.Discard: discard,
    a.Exile: exile,
    a.Orient: orient,
    s.Equip: equip,
    s.Shift: shift,
    s.Relocate: relocate,
    s.RelocateTo: relocate_to,
    s.SwapPlaces: swap_places,
    s.Summon: summon,
    s.SummonActed: summon,
    a.Control: control,
    a.Draw: draw,
    a.WinGame: win,
    a.Move: move,
    s.PaysScore: pays_score,
    s.Cancel: cancel,
    s.OneOfThese: one_of_these,
}
