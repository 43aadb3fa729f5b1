"""N-1.1, N-3.1, N-4.1, N-5.1, N-6.1, N-8.2: something is used: choices, payment, and its place on the stack."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from kirifuda import effects as e
from kirifuda import kernel as k
from kirifuda.customs.said import SaidBy
from kirifuda.games.lyrical.abilities import BEARER, PAYER, EffectAbility, UsePlan
from kirifuda.games.lyrical.rules.common import printed, values_of
from kirifuda.games.lyrical.rules.n01_payment import PAYMENT, price_of_card, price_of_effect, price_slots
from kirifuda.games.lyrical.rules.n03_items import bearers
from kirifuda.games.lyrical.values import FACTOR_CARD, ITEM, Price
from kirifuda.games.lyrical.zones import STACK

USING: Final = k.Procedure("using")
CARD: Final = k.Slot[int]("_card")
"""The card that is set or used, where it is before; 0 for an effect."""
ABILITY: Final = k.Slot[str]("_ability")
"""Key of the effect that is used; empty for a card."""
SOURCE: Final = k.Slot[int]("_source")
"""The card whose text it is."""
PLACED: Final = k.Slot[tuple[int, ...]]("_placed")
EXTRA: Final = k.Slot[int]("_extra")
USED: Final = "used:"
"""With the key of an effect: what is counted on its card when it is used."""
FACTORS_PLACED: Final = "factors_placed"
"""Variable: how many factor cards the turn player has placed this turn (A29)."""


@dataclass(eq=False)
class Use(SaidBy):
    """N-7.3: a card was used or is being set. `object` waits on the stack, where it can be answered."""

    kind = "use"


@dataclass(eq=False)
class UseEffect(Use):
    """N-8.1 エフェクトの使用: an effect was used. `card` is the character that has it."""

    kind = "use_effect"
    card: k.ObjectId
    ability: str


def card_slots(card: k.ObjectId) -> dict[str, k.Value]:
    """The setting or using of a card."""
    return {CARD.name: card, ABILITY.name: "", SOURCE.name: card, e.AT.name: 0}


def effect_slots(key: str, source: k.ObjectId) -> dict[str, k.Value]:
    """The using of an effect."""
    return {CARD.name: 0, ABILITY.name: key, SOURCE.name: source, e.AT.name: 0}


def effect_of(game: k.Game, key: str) -> EffectAbility:
    """The effect of a key."""
    ability = game.pool.abilities[key]
    assert isinstance(ability, EffectAbility)
    return ability


def plan_of(game: k.Game, frame: k.Frame) -> UsePlan | None:
    """The choices that the card or effect asks for."""
    if frame[ABILITY]:
        return effect_of(game, frame[ABILITY]).plan
    return printed(game, game.object_or_last(frame[CARD])).plan


def price_of(game: k.Game, frame: k.Frame) -> Price:
    """N-1.1, N-8.2: what it takes."""
    if frame[ABILITY]:
        return price_of_effect(game, frame[SOURCE], effect_of(game, frame[ABILITY]))
    return price_of_card(game, frame[CARD])


def scope_of(game: k.Game, frame: k.Frame) -> e.Scope:
    """What the choices look at."""
    return e.Scope(game, frame.slots, frame[SOURCE], frame.player)


@USING.step("N-6.1")
def choose_modes(game: k.Game, frame: k.Frame) -> k.Flow:
    """So many of the things that a text offers; only those that find their targets."""
    return e.ask_modes(scope_of(game, frame), frame, plan_of(game, frame), k.GoTo("N-5.1"), k.Abandon("N-6.1"))


@USING.step("N-6.1")
def next_modes(game: k.Game, frame: k.Frame) -> k.Flow:
    """In printed order; then the next list."""
    return e.keep_modes(frame, plan_of(game, frame), k.GoTo("N-6.1"))


@USING.step("N-5.1")
def choose_targets(game: k.Game, frame: k.Frame) -> k.Flow:
    """Targets that the text asks for (A50); without enough it cannot be used."""
    return e.ask_targets(scope_of(game, frame), frame, plan_of(game, frame), k.GoTo("N-3.1"), k.Abandon("N-5.1"))


@USING.step("N-3.1")
def choose_bearer(game: k.Game, frame: k.Frame) -> k.Flow:
    """The character on which an item is set."""
    card = frame[CARD]
    if not card or not values_of(game, card).kind & ITEM:
        return k.NEXT
    ids = bearers(game, frame.player, card)
    if not ids:
        return k.Abandon("N-3.1")
    options = k.objects("bearer", ids)
    return k.Ask(BEARER, k.Decision(frame.player, "bearer", options, take=k.TAKE_OBJECT, many=True, subject=card))


@USING.step("N-1.1")
def pay(game: k.Game, frame: k.Frame) -> k.Flow:
    """The required factor and the cost (N-8.2)."""
    price = price_of(game, frame)
    if not price.needed() and not price.cost:
        return k.NEXT
    return k.Call(PAYMENT, price_slots(price), source=frame[SOURCE])


@USING.step("N-7.1")
def place(game: k.Game, frame: k.Frame) -> k.Flow:
    """The card, or the effect as a pseudo card, goes on top of what waits."""
    stack = game.map.zone(STACK, 0)
    if not frame[ABILITY]:
        return k.Do([k.Move(frame[CARD], stack)], into=PLACED)
    item = k.Item(effect_of(game, frame[ABILITY]), frame[SOURCE], e.bound_slots(frame))
    return k.Do([k.Create(game.object_or_last(frame[SOURCE]).card, frame.player, stack, item=item)], into=PLACED)


@USING.step("N-8.2")
def pay_more(game: k.Game, frame: k.Frame) -> k.Flow:
    """What its text asks for besides; the card waits on the stack and is no part of it."""
    placed = game.object(frame[PLACED][0])
    if placed is None:
        return k.GoTo("N-7.3")
    plan = plan_of(game, frame) if frame[ABILITY] else printed(game, placed).plan
    at = frame.get(EXTRA, 0)
    if plan is None or at >= len(plan.costs):
        return k.GoTo("N-7.3")
    frame[EXTRA] = at + 1
    source = frame[SOURCE] if frame[ABILITY] else placed.id
    slots: dict[str, k.Value] = {**e.bound_slots(frame), PAYER: (e.player_target(frame.player),)}
    return k.Call(plan.costs[at].procedure, slots, source=source)


@USING.step("N-8.2")
def pay_on(game: k.Game, frame: k.Frame) -> k.Flow:
    """The next one."""
    return k.GoTo("N-8.2")


@USING.step("N-7.3")
def announce(game: k.Game, frame: k.Frame) -> k.Flow:
    """It waits there, with everything that was chosen for it, and can be answered."""
    placed = frame[PLACED][0]
    card = game.object(placed)
    if placed == k.NOTHING or card is None:
        return k.NEXT
    events: list[k.Event] = []
    if frame[ABILITY]:
        events.extend(count_use(game, frame[SOURCE], frame[ABILITY]))
    else:
        events.append(k.SetItem(placed, k.Item(None, placed, e.bound_slots(frame))))
        if values_of(game, placed).kind & FACTOR_CARD:
            events.append(k.SetVariable(FACTORS_PLACED, game.number(FACTORS_PLACED) + 1))
    return k.Do([*events, announcement(frame, card)])


def announcement(frame: k.Frame, card: k.CardObject) -> k.Event:
    """N-7.3: that something was used."""
    if frame[ABILITY]:
        return UseEffect(card.id, frame.player, frame[SOURCE], frame[ABILITY])
    return Use(card.id, frame.player)


def uses(game: k.Game, source: k.ObjectId, key: str) -> int:
    """N-8.3: how often an effect of this card was used this turn."""
    card = game.object(source)
    return 0 if card is None else e.times_of_card(game, USED + key, card)


def count_use(game: k.Game, source: k.ObjectId, key: str) -> list[k.Event]:
    """One more, for what a text allows only so often a turn."""
    card = game.object(source)
    return [e.count_for_card(game, USED + key, card)] if effect_of(game, key).times and card is not None else []
