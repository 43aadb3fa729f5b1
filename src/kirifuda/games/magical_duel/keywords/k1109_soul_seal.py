"""1109 魂印: a card's stock buys its survival, or its Enter once more."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kirifuda.effects.plans.shapes import ActivationPlan, CostPart
from kirifuda.effects.scope import Scope
from kirifuda.games.magical_duel.abilities import ActivatedAbility, MagicalAbility, TriggeredAbility
from kirifuda.games.magical_duel.rules.r1000_actions import Banish
from kirifuda.games.magical_duel.zones import BATTLEFIELD_BITS, FIELD_BITS
from kirifuda.kernel.ability import Holder
from kirifuda.kernel.changes import Move
from kirifuda.kernel.decision import TAKE_NUMBER, TAKE_OBJECT, Decision, Option, objects
from kirifuda.kernel.event import NOTHING, Event, Perform
from kirifuda.kernel.flow import DONE, Abandon, Ask, Call, Do, Flow, Return
from kirifuda.kernel.ids import ObjectId
from kirifuda.kernel.procedure import Procedure, Slot

if TYPE_CHECKING:
    from kirifuda.kernel.game import Game
    from kirifuda.kernel.state import Frame

BANISH_STOCK: Final = Procedure("banish_stock")
ENTER_AGAIN: Final = Procedure("enter_again")
STOCK_CARD: Final = Slot[int]("stock_card")
BANISHED: Final = Slot[tuple[int, ...]]("banished")
WHICH: Final = Slot[int]("which")


@BANISH_STOCK.step("1109.2")
def choose_stock(game: Game, frame: Frame) -> Flow:
    """One card of the stock, chosen by its controller."""
    card = game.object(frame.source)
    if card is None or not card.under:
        return Return(0)
    decision = Decision(frame.player, "stock", objects("stock", list(card.under)), take=TAKE_OBJECT)
    decision.subject = frame.source
    return Ask(STOCK_CARD, decision)


@BANISH_STOCK.step("1109.2")
def banish_stock(game: Game, frame: Frame) -> Flow:
    """It is banished."""
    return Do([Banish(frame[STOCK_CARD])], into=BANISHED)


@BANISH_STOCK.step("903.2h")
def check_banished(game: Game, frame: Frame) -> Flow:
    """As a cost it must be carried out; standing in for leaving it simply is what it is."""
    if frame[BANISHED] == (NOTHING,) and frame.slots.get("is_cost"):
        return Abandon("903.2h")
    return Return(1)


@ENTER_AGAIN.step("1109.2")
def choose_enter(game: Game, frame: Frame) -> Flow:
    """One of the Enter abilities that the card has."""
    if frame.source not in game.state.objects:
        return DONE
    numbers = enter_numbers(game, frame.source)
    if not numbers:
        return DONE
    options = [Option("enter", frame.source, number) for number in numbers]
    return Ask(WHICH, Decision(frame.player, "enter", options, take=TAKE_NUMBER))


@ENTER_AGAIN.step("1109.2")
def activate_enter(game: Game, frame: Frame) -> Flow:
    """It is activated once, like any triggered ability."""
    ability = game.values(frame.source).abilities[frame[WHICH]]
    return Call(game.rulebook.procedures["activate_by_effect"], {"object": frame.source, "ability": ability.key})


def enter_numbers(game: Game, id: ObjectId) -> list[int]:
    """The places of a card's Enter abilities."""
    abilities = game.values(id).abilities
    return [
        number
        for number, ability in enumerate(abilities)
        if isinstance(ability, TriggeredAbility) and ability.keyword == "参戦"
    ]


class StockCost(CostPart):
    """1109.2: banish one card of this card's stock."""

    def payable(self, scope: Scope) -> bool:
        card = scope.game.object(scope.source)
        return card is not None and bool(card.under)


class SoulSealShield(MagicalAbility):
    """1109.2: when this card would leave the field, one card of its stock may be banished instead."""

    def __init__(self, key: str) -> None:
        super().__init__(key)
        self.keyword = "魂印"
        self.replaces = ("move", "vanish")
        self.optional = True

    def is_replacing(self, game: Game, holder: Holder, event: Event) -> bool:
        if event.object_id() != holder.source:
            return False
        card = game.object(holder.source)
        if card is None or not card.under or not game.map.kind_of[card.zone].bit & FIELD_BITS:
            return False
        return not isinstance(event, Move) or not game.map.kind_of[event.zone].bit & BATTLEFIELD_BITS

    def replace(self, game: Game, holder: Holder, event: Event) -> list[Event]:
        return [Perform(BANISH_STOCK, {}, holder.source, holder.controller, early=True)]


def soul_seal(key: str) -> tuple[MagicalAbility, ...]:
    """The two abilities that the keyword stands for."""
    again = ActivatedAbility(key + "/again", ActivationPlan(ENTER_AGAIN), (StockCost("", BANISH_COST),))
    again.keyword = "魂印"
    again.is_main_timing = True
    return (SoulSealShield(key + "/shield"), again)


BANISH_COST: Final = Procedure("banish_stock_cost")


@BANISH_COST.step("1109.2")
def pay_with_stock(game: Game, frame: Frame) -> Flow:
    """The cost of the second ability."""
    return Call(BANISH_STOCK, {"is_cost": 1})
