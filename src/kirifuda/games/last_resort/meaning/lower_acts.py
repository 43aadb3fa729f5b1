"""Lowering of what an effect does: damage, life, cards, tokens, areas, battles."""

from __future__ import annotations

from typing import Final

from kirifuda.effects import lower_frames
from kirifuda.effects.amounts import FixedAmount, PartsAmount, TimesAmount
from kirifuda.effects.lower_acts import act, call, do_to, report
from kirifuda.effects.lower_base import Lowering, Path, Table
from kirifuda.effects.lower_choose import chosen
from kirifuda.effects.meaning import EventMaker
from kirifuda.effects.plans import AmountPlan
from kirifuda.effects.steps_act import CallWith, SeedAmount, SeedFixed, SeedPlayer, SeedThings
from kirifuda.games.last_resort import ast as r
from kirifuda.games.last_resort.keywords.k19_08_bind import BINDING
from kirifuda.games.last_resort.meaning import makers, steps
from kirifuda.games.last_resort.meaning.lower_nouns import number
from kirifuda.games.last_resort.meaning.lower_setting import resort
from kirifuda.games.last_resort.meaning.lower_subjects import CREATURE, check, check_act, check_move
from kirifuda.games.last_resort.meaning.tests import PuttableTest
from kirifuda.games.last_resort.meaning.words import AREAS
from kirifuda.games.last_resort.rules.l03_zones import DRAW_CARDS
from kirifuda.games.last_resort.rules.l10_battles import BATTLES
from kirifuda.games.last_resort.rules.l15_putting import PUTTING
from kirifuda.games.last_resort.rules.l17_answers import LOOK, PUT_AS_CREATURE
from kirifuda.games.last_resort.values import CREATURE as CREATURE_KIND
from kirifuda.games.last_resort.values import ResortCard, Values
from kirifuda.games.last_resort.wording_words import TOKENS
from kirifuda.text import ast as a

ZERO: Final = FixedAmount(0)
LIFE_STEPS: Final[dict[type[a.Effect], type[steps.LifeStep]]] = {
    r.GainLife: steps.GainStep,
    r.LoseLife: steps.LoseStep,
    r.PayLife: steps.PayStep,
}
MEASURED: Final = (r.GainLife, r.LoseLife, r.PayLife, r.DamageLife, r.Damage, a.Draw, r.Stock)
"""What is done once, so many times as much, where a text says につき."""


def amount(low: Lowering, node: a.Amount, path: Path) -> AmountPlan:
    """A number, as often as a につき around it says."""
    plan = low.amount(node, path)
    return plan if low.times is None else TimesAmount(plan, low.times)


def for_each(low: Lowering, node: a.ForEach, path: Path) -> None:
    """Once for every so many cards; life, damage and draws together, anything else one after the other."""
    inner = node.do.do if isinstance(node.do, a.By | a.Timed) else node.do
    if not isinstance(inner, MEASURED):
        lower_frames.for_each(low, node, path)
        return
    count = low.amount(node.amount, (*path, "amount"))
    outer, low.times = low.times, PartsAmount(count, low.amount(node.unit, (*path, "unit")))
    low.effect(node.do, (*path, "do"))
    low.times = outer


# --- damage and life ----------------------------------------------------------------------------------


def damage(low: Lowering, node: r.Damage, path: Path) -> None:
    """L-10.9, L-19.13: by an effect."""
    check_act(low, node, path)
    found = chosen(low, node.what, (*path, "what"))
    do_to(low, path, found, makers.DamageMaker(amount(low, node.amount, (*path, "amount"))))


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
    assert isinstance(node.count, a.Amount)
    count = amount(low, node.count, (*path, "count"))
    seeds = (SeedPlayer("player", low.actor), SeedAmount("number", count))
    call(low, path, CallWith(*low.at(path, "draw"), DRAW_CARDS, seeds, "drawn", low.actor), count)


def discard(low: Lowering, node: a.Discard, path: Path) -> None:
    """From the hand; whoever discards chooses (A85). An empty hand is discarded, too."""
    seen = act(low, node.what, path, low.meaning.maker("discard"))
    if seen is not None and isinstance(node.what, a.All):
        seen.empty_is_done = True


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


def duplicate(low: Lowering, node: r.Duplicate, path: Path) -> None:
    """L-19.6."""
    check_act(low, node, path)
    act(low, node.what, path, makers.DuplicateMaker(low.actor))


def stock(low: Lowering, node: r.Stock, path: Path) -> None:
    """L-19.14."""
    low.add(steps.StockStep(*low.at(path, "stock"), low.actor, amount(low, node.count, (*path, "count"))))
    report(low, path)


def look_and_take(low: Lowering, node: r.LookAndTake, path: Path) -> None:
    """L-17.5: up to so many, or so many if there are enough."""
    quantity = low.quantity(node.take, (*path, "take"))
    seeds = (
        SeedAmount("number", low.amount(node.count, (*path, "count"))),
        SeedAmount("least", quantity.least, needed=False),
        SeedAmount("most", quantity.most or quantity.least),
        SeedFixed("rest", int(isinstance(node.rest, r.RestUnderDeck))),
    )
    plain(low, node, path)
    low.add(CallWith(*low.at(path, "look"), LOOK, seeds, "", low.actor))
    low.acted = True


def plain(low: Lowering, node: a.Effect, path: Path) -> None:
    """What is no whole that could fail cannot be asked whether it was done."""
    if low.done or low.strict:
        raise low.fail(node, path, "cannot be asked whether it was done")


# --- moving -------------------------------------------------------------------------------------------


def move(low: Lowering, node: a.Move, path: Path) -> None:
    """To a zone of the owner; onto the battlefield of whoever acts (L-15.1). What is looked for in a deck need not be
    found (A79)."""
    to = node.to
    assert isinstance(to, a.Into | a.OnBottom)
    check_move(low, node, to.place.zone.name, path)
    if to.place.zone.name == "戦場":
        put(low, node, path)
        return
    act(low, node.what, path, mover(to.place.zone.name, node.arriving))


def mover(zone: str, arriving: tuple[a.Arrival, ...]) -> EventMaker:
    """The event that puts a card there."""
    if zone == "マナエリア":
        tapped = any(isinstance(one, a.InPosition) and one.position.name == "タップ" for one in arriving)
        return makers.ManaMaker(tapped)
    return {"手札": makers.HandMaker(), "墓地": makers.GraveyardMaker(), "山札": makers.BottomMaker()}[zone]


def put(low: Lowering, node: a.Move, path: Path) -> None:
    """L-15.1, L-15.2: what cannot stand there is not offered; into which area its player says (A39). What was
    sacrificed for it may be put (A82)."""
    found = chosen(low, node.what, (*path, "what"), (PuttableTest(low.actor),))
    seeds = (SeedThings("cards", found.what), SeedFixed("area", -1), SeedFixed("tapped", 0))
    call(low, path, CallWith(*low.at(path, "put"), PUTTING, seeds, "entered", low.actor), found.wanted)


def put_as_creature(low: Lowering, node: r.PutAsCreature, path: Path) -> None:
    """L-17.9b."""
    found = chosen(low, node.what, (*path, "what"))
    plain(low, node, path)
    seeds = (SeedThings("card", found.what, is_one=True),)
    low.add(CallWith(*low.at(path, "put"), PUT_AS_CREATURE, seeds, "", low.actor))
    low.acted = True


def create(low: Lowering, node: a.Create, path: Path) -> None:
    """L-16.2: tokens of a name, power and toughness; nothing else is printed on them."""
    (size,) = node.token.features
    (arriving,) = node.arriving
    assert isinstance(size, a.Stats)
    assert isinstance(arriving, r.IntoArea)
    below: Path = (*path, "token", "features", 0)
    power = number(low, size.attack, (*below, "attack"))
    toughness = number(low, size.defense, (*below, "defense"))
    card = token(node.token.name, power, toughness)
    resort(low).tokens[card.key] = card
    count = low.quantity(node.count, (*path, "count")).least
    step = steps.TokenStep(*low.at(path, "create"), low.actor, count, card.key, AREAS[arriving.name])
    low.add(step)
    report(low, path)


def token(name: str, power: int, toughness: int) -> ResortCard:
    """L-16.2, A80: a creature token without colour, race or cost."""
    values = Values()
    values.name = name
    values.kind = CREATURE_KIND
    values.power = power
    values.toughness = toughness
    card = ResortCard(f"token:{name}:{power}/{toughness}", name, TOKENS.get(name, name), values, "")
    card.is_token = True
    return card


# --- battles ------------------------------------------------------------------------------------------


def binding(low: Lowering, node: r.Binding, path: Path) -> None:
    """L-19.8; nobody need be bound."""
    plain(low, node, path)
    seeds = (SeedAmount("number", low.amount(node.count, (*path, "count"))),)
    low.add(CallWith(*low.at(path, "bind"), BINDING, seeds, "", low.actor))
    low.acted = True


def fight(low: Lowering, node: r.Fight, path: Path) -> None:
    """L-10.9, L-17.4: wherever the two are; nobody blocks."""
    check_act(low, node, path)
    check(low, node.other, (*path, "other"), (CREATURE,))
    what = chosen(low, node.what, (*path, "what")).what
    other = chosen(low, node.other, (*path, "other")).what
    plain(low, node, path)
    seeds = (steps.SeedBattle("battles", what, other), SeedFixed("unblocked", ()))
    low.add(CallWith(*low.at(path, "battle"), BATTLES, seeds, "", low.actor))
    low.acted = True


EFFECTS: Final[Table] = {
    a.ForEach: for_each,
    r.Damage: damage,
    r.DamageLife: damage_life,
    r.GainLife: life,
    r.LoseLife: life,
    r.PayLife: life,
    a.Draw: draw,
    a.Discard: discard,
    a.Destroy: destroy,
    a.Orient: orient,
    r.ChangeArea: change_area,
    r.Duplicate: duplicate,
    r.Stock: stock,
    r.LookAndTake: look_and_take,
    a.Move: move,
    r.PutAsCreature: put_as_creature,
    a.Create: create,
    r.Binding: binding,
    r.Fight: fight,
}
