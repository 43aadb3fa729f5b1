"""N-1.2-4 ファクターの払い方, コストの払い方: factor cards become acted, and cards off the deck's top are discarded."""

from __future__ import annotations

from typing import Final

from kirifuda import effects as e
from kirifuda import kernel as k
from kirifuda.customs.doubts import house
from kirifuda.games.lyrical.abilities import PRICED, EffectAbility, PriceChange, StaticAbility
from kirifuda.games.lyrical.rules.common import card_of, printed, values_of
from kirifuda.games.lyrical.rules.n00_moving import Act, PayCost
from kirifuda.games.lyrical.values import COLOURS, FACTOR_CARD, Price
from kirifuda.games.lyrical.zones import DECK, FACTOR, UNACTED

DIGIT: Final = 6
"""How many bits a colour's number has in the code of a payment."""


def ready_factors(game: k.Game, player: k.PlayerId) -> list[list[k.ObjectId]]:
    """N-1.2: the factor cards that can pay, by colour; by a house rule not those that were placed this turn (A30)."""
    found: list[list[k.ObjectId]] = [[] for _ in COLOURS]
    waits = house(game, "new_factor") == "waits"
    for id in game.zone(FACTOR, player):
        card = game.state.objects[id]
        values = printed(game, card).printed
        if card.position != UNACTED or (waits and card.entered == game.turn()) or not values.kind & FACTOR_CARD:
            continue  # N-1.2: a text may have put another kind of card there, and only factor cards pay
        found[values.colours.bit_length() - 1].append(id)  # a factor card has one colour (A32)
    return found


def payments(ready: list[int], price: Price) -> list[tuple[int, ...]]:
    """N-1.4, A33: how many factor cards of each colour may pay: as many as the total says, and of each colour no fewer
    than its marks; if a text has left less than the marks, only marks are paid, whichever. Those that differ only in
    which card of a colour is taken are one."""
    least = price.marks
    if price.is_cut:
        ready = [min(count, marks) for count, marks in zip(ready, least, strict=False)]
        least = (0,) * len(ready)
    return spread(ready, least, price.needed(), 0)


def spread(ready: list[int], least: tuple[int, ...], total: int, place: int) -> list[tuple[int, ...]]:
    """The ways to take so many in all of the colours from this one on, as few of the first as can be first."""
    if place == len(ready) - 1:
        return [(total,)] if least[place] <= total <= ready[place] else []
    found: list[tuple[int, ...]] = []
    for count in range(least[place], min(ready[place], total) + 1):
        found.extend((count, *rest) for rest in spread(ready, least, total - count, place + 1))
    return found


def price_changes(game: k.Game) -> list[tuple[PriceChange, StaticAbility, e.Scope]]:
    """What may change prices: whether it is in force is still to be asked, since that takes longest."""
    found: list[tuple[PriceChange, StaticAbility, e.Scope]] = []
    for holder in game.index().buckets.get(PRICED, ()):
        ability = holder.ability
        if isinstance(ability, StaticAbility) and ability.price is not None:
            found.append((ability.price, ability, e.holder_scope(game, holder)))
    return found


def price_of_card(game: k.Game, id: k.ObjectId) -> Price:
    """N-1.1, N-1.3: what setting or using a card takes, with what texts change of it; never less than nothing."""
    price = values_of(game, id).price()
    found: list[tuple[PriceChange, e.Scope]] = []
    for plan, ability, scope in price_changes(game):
        if plan.of is not None and plan.of.accepts(scope, id) and ability.is_in_force(scope):
            found.append((plan, scope))
    card = game.object(id)
    if card is not None and card.card >= 0:
        own = e.Scope(game, {}, id, card.owner)
        for ability in printed(game, card).printed.abilities:
            plan = ability.price if isinstance(ability, StaticAbility) else None
            if plan is None or plan.of is not None or plan.effects is not None:
                continue
            assert isinstance(ability, StaticAbility)
            if ability.is_in_force(own):
                found.append((plan, own))
    return altered(price, found) if found else price


def price_of_effect(game: k.Game, id: k.ObjectId, effect: EffectAbility) -> Price:
    """N-8.2: what using an effect of a character takes, with what texts change of it."""
    found: list[tuple[PriceChange, e.Scope]] = []
    for plan, ability, scope in price_changes(game):
        if plan.effects is None:
            continue
        if plan.is_written and effect not in card_of(game, id).printed.abilities:
            continue
        if plan.effects.matches(scope, id) and ability.is_in_force(scope):
            found.append((plan, scope))
    price = effect.price if not effect.own else in_own_colour(game, id, effect)
    return altered(price, found) if found else price


def in_own_colour(game: k.Game, id: k.ObjectId, effect: EffectAbility) -> Price:
    """N-8.2: the price of an effect that was given to a character: ● is a mark in that one's colour, if it has one."""
    colours = values_of(game, id).colours
    if colours.bit_count() != 1:
        return effect.price
    place = colours.bit_length() - 1
    marks = tuple(count + (effect.own if at == place else 0) for at, count in enumerate(effect.price.marks))
    return Price(marks, effect.price.total, effect.price.cost)


def altered(price: Price, changes: list[tuple[PriceChange, e.Scope]]) -> Price:
    """A price with everything that texts change of it."""
    factor = cost = 0
    no_cost = no_factor = False
    for plan, scope in changes:
        by = 0 if plan.amount is None else plan.sign * max(0, plan.amount.value(scope))
        if not plan.sign:
            no_factor = no_factor or plan.is_whole or plan.is_factor
            no_cost = no_cost or plan.is_whole or not plan.is_factor
        elif plan.is_factor:
            factor += by
        else:
            cost += by
    return price.changed(-price.needed() if no_factor else factor, -price.cost if no_cost else cost)


def has_factor(game: k.Game, player: k.PlayerId, price: Price) -> bool:
    """N-1.1: whether the required factor can be paid."""
    return not price.needed() or bool(payments([len(ids) for ids in ready_factors(game, player)], price))


def has_cost(game: k.Game, player: k.PlayerId, price: Price) -> bool:
    """N-1.3, A35: whether the deck holds enough for the cost; it may be used up."""
    return price.cost <= len(game.zone(DECK, player))


def encode(payment: tuple[int, ...]) -> int:
    """A payment as a number, for an option."""
    return sum(count << (DIGIT * place) for place, count in enumerate(payment))


def decode(code: int) -> tuple[int, ...]:
    """The payment that a number stands for."""
    return tuple(code >> (DIGIT * place) & ((1 << DIGIT) - 1) for place in range(len(COLOURS)))


PAYMENT: Final = k.Procedure("payment")
"""Slots "_marks", "_total", "_cost": a price; "_cut" if a text left less than its marks. The frame's player pays."""
MARKS: Final = k.Slot[tuple[int, ...]]("_marks")
TOTAL: Final = k.Slot[int]("_total")
COST: Final = k.Slot[int]("_cost")
CUT: Final = k.Slot[int]("_cut")
PAYING: Final = k.Slot[int]("_paying")
PAID: Final = k.Slot[tuple[int, ...]]("_paid")


def price_slots(price: Price) -> dict[str, k.Value]:
    """A price, for the slots of the payment."""
    cut = {CUT.name: 1} if price.is_cut else {}
    return {MARKS.name: price.marks, TOTAL.name: price.total, COST.name: price.cost, **cut}


@PAYMENT.step("N-1.4")
def choose_factors(game: k.Game, frame: k.Frame) -> k.Flow:
    """Which colours pay, if there is a choice; cards of one colour are alike (N-1.2)."""
    price = Price(frame[MARKS], frame[TOTAL], frame[COST], is_cut=frame.get(CUT, 0) > 0)
    ready = [len(ids) for ids in ready_factors(game, frame.player)]
    options = [k.Option("factors", 0, encode(payment)) for payment in payments(ready, price)]
    if not options or not has_cost(game, frame.player, price):
        return k.Abandon("N-1.1")
    return k.Ask(PAYING, k.Decision(frame.player, "factors", options, take=k.TAKE_NUMBER, subject=frame.source))


@PAYMENT.step("N-1.2")
def turn_factors(game: k.Game, frame: k.Frame) -> k.Flow:
    """They become acted, the oldest of each colour first."""
    counts = decode(frame[PAYING])
    ready = ready_factors(game, frame.player)
    return k.Do([Act(id) for ids, count in zip(ready, counts, strict=True) for id in ids[:count]], into=PAID)


@PAYMENT.step("N-1.2")
def check_factors(game: k.Game, frame: k.Frame) -> k.Flow:
    """What does not become acted pays nothing."""
    return k.Abandon("N-1.2") if k.NOTHING in frame[PAID] else k.NEXT


PAYING_COST: Final = k.Procedure("paying_cost")
"""Slot "_cost": a text makes the frame's player pay cost, and no factor."""


@PAYMENT.step("N-1.3")
@PAYING_COST.step("N-1.3")
def pay_cost(game: k.Game, frame: k.Frame) -> k.Flow:
    """Card after card off the top of the deck (A36)."""
    return k.Do([PayCost(frame.player)]) if frame[COST] > 0 else k.DONE


@PAYMENT.step("N-1.3")
@PAYING_COST.step("N-1.3")
def count_cost(game: k.Game, frame: k.Frame) -> k.Flow:
    """The next one."""
    frame[COST] = frame[COST] - 1
    return k.GoTo("N-1.3")
