"""1109 魂印: a card's stock buys its survival, or its Enter once more."""

from __future__ import annotations

from typing import Final

from kirifuda import effects as e
from kirifuda import kernel as k
from kirifuda.games.magical_duel.abilities import ActivatedAbility, MagicalAbility, TriggeredAbility
from kirifuda.games.magical_duel.rules.r1000_actions import Banish
from kirifuda.games.magical_duel.zones import BATTLEFIELD_BITS, FIELD_BITS

BANISH_STOCK: Final = k.Procedure("banish_stock")
ENTER_AGAIN: Final = k.Procedure("enter_again")
STOCK_CARD: Final = k.Slot[int]("stock_card")
BANISHED: Final = k.Slot[tuple[int, ...]]("banished")
WHICH: Final = k.Slot[int]("which")


@BANISH_STOCK.step("1109.2")
def choose_stock(game: k.Game, frame: k.Frame) -> k.Flow:
    """One card of the stock, chosen by its controller."""
    card = game.object(frame.source)
    if card is None or not card.under:
        return k.Return(0)
    decision = k.Decision(frame.player, "stock", k.objects("stock", list(card.under)), take=k.TAKE_OBJECT)
    decision.subject = frame.source
    return k.Ask(STOCK_CARD, decision)


@BANISH_STOCK.step("1109.2")
def banish_stock(game: k.Game, frame: k.Frame) -> k.Flow:
    """It is banished."""
    return k.Do([Banish(frame[STOCK_CARD])], into=BANISHED)


@BANISH_STOCK.step("903.2h")
def check_banished(game: k.Game, frame: k.Frame) -> k.Flow:
    """As a cost it must be carried out; standing in for leaving it simply is what it is."""
    if frame[BANISHED] == (k.NOTHING,) and frame.slots.get("is_cost"):
        return k.Abandon("903.2h")
    return k.Return(1)


@ENTER_AGAIN.step("1109.2")
def choose_enter(game: k.Game, frame: k.Frame) -> k.Flow:
    """One of the Enter abilities that the card has."""
    if frame.source not in game.state.objects:
        return k.DONE
    numbers = enter_numbers(game, frame.source)
    if not numbers:
        return k.DONE
    options = [k.Option("enter", frame.source, number) for number in numbers]
    return k.Ask(WHICH, k.Decision(frame.player, "enter", options, take=k.TAKE_NUMBER))


@ENTER_AGAIN.step("1109.2")
def activate_enter(game: k.Game, frame: k.Frame) -> k.Flow:
    """It is activated once, like any triggered ability."""
    ability = game.values(frame.source).abilities[frame[WHICH]]
    return k.Call(game.rulebook.procedures["activate_by_effect"], {"object": frame.source, "ability": ability.key})


def enter_numbers(game: k.Game, id: k.ObjectId) -> list[int]:
    """The places of a card's Enter abilities."""
    abilities = game.values(id).abilities
    return [
        number
        for number, ability in enumerate(abilities)
        if isinstance(ability, TriggeredAbility) and ability.keyword == "参戦"
    ]


class StockCost(e.CostPart):
    """1109.2: banish one card of this card's stock."""

    def payable(self, scope: e.Scope) -> bool:
        card = scope.game.object(scope.source)
        return card is not None and bool(card.under)


class SoulSealShield(MagicalAbility):
    """1109.2: when this card would leave the field, one card of its stock may be banished instead."""

    def __init__(self, key: str) -> None:
        super().__init__(key)
        self.keyword = "魂印"
        self.replaces = ("move", "vanish")
        self.optional = True

    def is_replacing(self, game: k.Game, holder: k.Holder, event: k.Event) -> bool:
        if event.object_id() != holder.source:
            return False
        card = game.object(holder.source)
        if card is None or not card.under or not game.map.kind_of[card.zone].bit & FIELD_BITS:
            return False
        return not isinstance(event, k.Move) or not game.map.kind_of[event.zone].bit & BATTLEFIELD_BITS

    def replace(self, game: k.Game, holder: k.Holder, event: k.Event) -> list[k.Event]:
        return [k.Perform(BANISH_STOCK, {}, holder.source, holder.controller, early=True)]


def soul_seal(key: str) -> tuple[MagicalAbility, ...]:
    """The two abilities that the keyword stands for."""
    again = ActivatedAbility(key + "/again", e.ActivationPlan(ENTER_AGAIN), (StockCost("", BANISH_COST),))
    again.keyword = "魂印"
    again.is_main_timing = True
    return (SoulSealShield(key + "/shield"), again)


BANISH_COST: Final = k.Procedure("banish_stock_cost")


@BANISH_COST.step("1109.2")
def pay_with_stock(game: k.Game, frame: k.Frame) -> k.Flow:
    """The cost of the second ability."""
    return k.Call(BANISH_STOCK, {"is_cost": 1})
