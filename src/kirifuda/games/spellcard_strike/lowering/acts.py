"""Lowering of what an effect does: damage, moves on the stage, cards, declarations."""

from __future__ import annotations

from typing import Final

from kirifuda import effects as e
from kirifuda.effects.lowering.acts import act, asked_number, call, do_to, draw_with, report
from kirifuda.effects.lowering.base import Lowering, Path, Table
from kirifuda.effects.lowering.choose import Chosen, ask, chosen
from kirifuda.effects.lowering.frames import close, each, skipping
from kirifuda.games.spellcard_strike import ast as s
from kirifuda.games.spellcard_strike.abilities import INSTANT
from kirifuda.games.spellcard_strike.lowering.numbers import bound_by_zone
from kirifuda.games.spellcard_strike.lowering.setting import setting_of
from kirifuda.games.spellcard_strike.lowering.subjects import STRIKER, sorts
from kirifuda.games.spellcard_strike.lowering.words import region
from kirifuda.games.spellcard_strike.plans import makers, steps
from kirifuda.games.spellcard_strike.plans.amounts import BonusAmount
from kirifuda.games.spellcard_strike.rules.r01_01_numbers import ZoneSize
from kirifuda.games.spellcard_strike.rules.r02_08_summoning import SUMMONING
from kirifuda.games.spellcard_strike.rules.r04_02_zones import DRAW_CARDS, PutInScore, PutOnDeck, ReturnToHand
from kirifuda.games.spellcard_strike.rules.r07_costs import PAY_SCORE
from kirifuda.games.spellcard_strike.zones import ACTED, DECK, DISCARD, HAND, UNACTED
from kirifuda.text import ast as a

ONE: Final = e.FixedAmount(1)


def damage(low: Lowering, node: s.Damage, path: Path) -> None:
    """2.6; with what a later sentence adds to it (8.2.5), so many times as much where the text says につき."""
    on_stage(low, node.what, (*path, "what"))
    amount = low.amount(node.amount, (*path, "amount"))
    if low.times is not None:
        amount = e.TimesAmount(amount, low.times)
    for place, parts in setting_of(low).bonus.items():
        if path[: len(place)] == place:
            amount = BonusAmount(amount, tuple(parts))
    others = tuple(one for place, many in setting_of(low).others.items() if path[: len(place)] == place for one in many)
    is_firm = any(path[: len(place)] == place for place in setting_of(low).firm)
    act(low, node.what, path, makers.DamageMaker(amount, others, is_firm))


def destroy(low: Lowering, node: a.Destroy, path: Path) -> None:
    on_stage(low, node.what, (*path, "what"))
    act(low, node.what, path, low.meaning.maker("destroy"))


def on_stage(low: Lowering, node: a.Thing, path: Path) -> None:
    """2.2.4.2, 2.6.1, 8.1.10: only strikers are hit, turned and moved about; areas are told apart elsewhere."""
    for sort in sorts(low, node, path):
        if sort != STRIKER:
            raise low.fail(node, path, f"is {sort}, and that is done to strikers only")


def retire(low: Lowering, node: s.Retire, path: Path) -> None:
    on_stage(low, node.what, (*path, "what"))
    act(low, node.what, path, low.meaning.maker("retire"))


def exile(low: Lowering, node: a.Exile, path: Path) -> None:
    act(low, node.what, path, low.meaning.maker("remove"))


def orient(low: Lowering, node: a.Orient, path: Path) -> None:
    """2.2.4.2, 2.2.4.5: acted or un-acted, face up or face down."""
    if node.to.name in ("行動済み", "未行動"):
        on_stage(low, node.what, (*path, "what"))
    act(low, node.what, path, low.meaning.orient(node.to.name))


def equip(low: Lowering, node: s.Equip, path: Path) -> None:
    """2.9."""
    host = chosen(low, node.to, (*path, "to")).what
    act(low, node.what, path, makers.EquipMaker(host))


# --- the stage ----------------------------------------------------------------------------------------

WAYS: Final[dict[type[s.Way], int]] = {s.Forward: steps.FORWARD, s.Backward: steps.BACKWARD, s.EitherWay: 0}


def shift(low: Lowering, node: s.Shift, path: Path) -> None:
    """8.1.10, an area at a time."""
    on_stage(low, node.what, (*path, "what"))
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
    low.add(e.SetNumber(*low.at(path, "rounds"), rounds, times))
    loop = low.label(path, "next")
    low.builder.place(loop)
    with skipping(low, path) as end:
        low.add(e.CountDown(*low.at(path, "next"), rounds, end))
        one_step(low, path, found.what, way, slot)
        low.add(e.Jump(*low.at(path, "loop"), loop))


def one_step(low: Lowering, path: Path, what: e.ThingPlan, way: int, slot: str) -> None:
    """One area forwards or backwards."""
    step = steps.Shift(*low.at(path, "move"), what, way, low.actor)
    step.chosen = slot
    low.add(step)
    report(low, path)


def relocate(low: Lowering, node: s.Relocate, path: Path) -> None:
    """To a free area of a region; of several strikers one after the other."""
    on_stage(low, node.what, (*path, "what"))
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
    if isinstance(node.to, s.SomeAreas | s.EmptyAreas):
        raise low.fail(node.to, (*path, "to"), "is chosen by nobody: an area stands under the map, or is in a region")
    found = chosen(low, node.what, (*path, "what"))
    to = low.thing(node.to, (*path, "to"))
    low.add(steps.GoToArea(*low.at(path, "move"), found.what, "", to))
    report(low, path)


def swap_places(low: Lowering, node: s.SwapPlaces, path: Path) -> None:
    on_stage(low, node.what, (*path, "what"))
    on_stage(low, node.other, (*path, "other"))
    one = chosen(low, node.what, (*path, "what")).what
    other = chosen(low, node.other, (*path, "other")).what
    low.add(steps.SwapPlaces(*low.at(path, "swap"), one, other))
    report(low, path)


def swap_two(low: Lowering, node: s.SwapTwo, path: Path) -> None:
    """Two that one phrase names."""
    if isinstance(node.what, a.Some) and node.what.count != a.Num(2):
        raise low.fail(node.what, (*path, "what"), "must be two strikers, to change places")
    on_stage(low, node.what, (*path, "what"))
    both = chosen(low, node.what, (*path, "what")).what
    low.add(steps.SwapPlaces(*low.at(path, "swap"), both, steps.Second(both)))
    report(low, path)


def summon(low: Lowering, node: s.Summon | s.SummonActed, path: Path) -> None:
    """2.8.1: onto the own base line, one after the other."""
    found = chosen(low, node.what, (*path, "what"))
    position = ACTED if isinstance(node, s.SummonActed) else UNACTED
    one, loop, end = each(low, path, found.what)
    seeds = (e.SeedThings("object", one, is_one=True), e.SeedFixed("position", position))
    call(low, path, e.CallWith(*low.at(path, "summon"), SUMMONING, seeds, "summoned", low.actor), ONE)
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
    bound_by_zone(low, node.count, DECK, low.actor)
    draw_with(low, path, DRAW_CARDS, asked_number(low, node, path, is_bounded=True))


def draw_to(low: Lowering, node: s.DrawTo, path: Path) -> None:
    """4.2.4: as many as are missing."""
    wanted = low.amount(node.count, (*path, "count"))
    missing = e.SumAmount(wanted, ZoneSize(HAND, low.actor), -1)
    seeds = (e.SeedPlayer("player", low.actor), e.SeedAmount("number", missing))
    call(low, path, e.CallWith(*low.at(path, "draw"), DRAW_CARDS, seeds, "drawn", low.actor), missing)


def discard_to(low: Lowering, node: s.DiscardTo, path: Path) -> None:
    """4.3.4: as many as there are too many."""
    wanted = low.amount(node.count, (*path, "count"))
    over = e.SumAmount(ZoneSize(HAND, low.actor), wanted, -1)
    slot = low.prefix + "over:" + low.clause(path)
    ask(low, path, slot, e.ZoneFilter((HAND,), low.actor, ()), e.QuantityPlan(over, over))
    do_to(low, path, Chosen(e.SlotThing((slot,)), over), low.meaning.maker("discard"))


def move(low: Lowering, node: a.Move, path: Path) -> None:
    """To a zone off the stage, always the owner's (2.3.5); to the score of the controller's opponent."""
    to = node.to
    assert isinstance(to, a.Into | a.OnTop | a.OnBottom)
    found = chosen(low, node.what, (*path, "what"))
    face_down, in_order = arriving(low, node, path)
    if in_order:
        slot = low.prefix + "ordered:" + low.clause(path)
        low.add(e.PutInOrder(*low.at(path, "order"), slot, found.what, low.actor))
        found = Chosen(e.SlotThing((slot,)), found.wanted)
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


def mover(low: Lowering, to: a.Into | a.OnTop | a.OnBottom, path: Path, face_down: bool) -> e.EventMaker:
    """The event that puts a card there."""
    zone = to.place.zone.name
    if zone == "スコア置き場":
        return e.Making(PutInScore, face_down)
    if face_down:
        raise low.fail(to, (*path, "to"), "takes no card face down")
    if zone == "手札":
        return e.Making(ReturnToHand)
    if zone == "捨て札":
        return makers.PileMaker()
    if zone == "除外札置き場":
        return low.meaning.maker("remove")
    if zone == "山札":
        return e.Making(PutOnDeck, isinstance(to, a.OnBottom))
    raise low.fail(to, (*path, "to"), "is no zone that cards are put into")


def pays_score(low: Lowering, node: s.PaysScore, path: Path) -> None:
    """7.1.6, as many as the discard pile has (1.1.8)."""
    count = low.amount(node.count, (*path, "count"))
    bound_by_zone(low, node.count, DISCARD, low.actor)
    seeds = (e.SeedAmount("number", count),)
    call(low, path, e.CallWith(*low.at(path, "pay"), PAY_SCORE, seeds, "paid", low.actor), count)


EFFECTS: Final[Table] = {
    s.Damage: damage,
    s.Retire: retire,
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
    s.SwapTwo: swap_two,
    s.DrawTo: draw_to,
    s.DiscardTo: discard_to,
    a.Destroy: destroy,
}
