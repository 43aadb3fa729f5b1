"""209 コスト: what playing a card or invoking an ability costs, and how it is paid."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from kirifuda import effects as e
from kirifuda import kernel as k
from kirifuda.customs.doubts import house
from kirifuda.games.pso2.abilities import StaticAbility
from kirifuda.games.pso2.rules.common import card_of, player_card, values_of
from kirifuda.games.pso2.rules.r103_5_numbers import reckon
from kirifuda.games.pso2.rules.r215_states import TurnOff, can_turn_off
from kirifuda.games.pso2.values import PsoCard, Values
from kirifuda.games.pso2.zones import PP


def cost_changes(game: k.Game, id: k.ObjectId) -> list[tuple[str, int, int]]:
    """What effects do to the cost of playing a card now: how, by how much, and down to what (below 0: anything)."""
    found: list[tuple[str, int, int]] = []
    for ability, scope in e.in_force(game, "cost", StaticAbility):
        found.extend(change.reckoned(scope) for change in ability.cost_changes if change.of.accepts(scope, id))
    scope = e.Scope(game, {}, id, game.object_or_last(id).owner)
    for ability in values_of(game, id).abilities:
        if isinstance(ability, StaticAbility) and ability.is_own_price and ability.is_in_force(scope):
            found.extend(change.reckoned(scope) for change in ability.cost_changes)
    return found


def price(game: k.Game, id: k.ObjectId, x: int = 0) -> int:
    """209.1.1, 209.3: how many PP playing a card turns OFF; changes at the same time go by 103.5.2, and those that stop
    at a number come last."""
    number = x if card_of(game, id).has_x_cost else values_of(game, id).cost
    changes = cost_changes(game, id)
    number = reckon(number, [(how, by) for how, by, least in changes if least < 0])
    for _, by, least in changes:
        if least >= 0:
            number = max(number - by, min(number, least))
    return number


def with_x(printed: PsoCard, card: k.CardObject) -> Values:
    """209.2, 209.3.1: what is printed; a card that was played for X and waits has the cost that was chosen, its
    abilities do not."""
    if not printed.has_x_cost or card.item is None or card.item.ability is not None:
        return printed.printed
    x = card.item.bound.get("X", 0)
    values = printed.printed.copy()
    values.cost = x if isinstance(x, int) else 0
    return values


def colours_of_pp(game: k.Game, player: k.PlayerId) -> int:
    """209.1.2, 404.5.1: the colours in PP, ON or OFF. A face-down card has the player card's; by a house rule none."""
    found = 0
    for id in game.zone(PP, player):
        if not game.state.objects[id].face_down:
            found |= values_of(game, id).colours
        elif house(game, "face_down_pp_colour") != "none":
            found |= values_of(game, player_card(game, player)).colours
    return found


def has_colours(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    """209.1.2, 209.1.2.1, 207.2: a card in PP of each of its colours, even if it costs 0; white asks for none."""
    needed = values_of(game, id).colours
    return not needed or not needed & ~colours_of_pp(game, player)


def ready_points(game: k.Game, player: k.PlayerId) -> list[k.ObjectId]:
    """209.1.1: the PP that can be turned OFF; those face up first, since a face-down one serves only once (404.5)."""
    objects_there = game.state.objects
    found = [id for id in game.zone(PP, player) if can_turn_off(game, id)]
    hidden = [id for id in found if objects_there[id].face_down]
    return [*[id for id in found if id not in hidden], *hidden]


PAY_POINTS: Final = k.Procedure("pay_points")
NUMBER: Final = k.Slot[int]("number")
PAYING: Final = k.Slot[tuple[int, ...]]("paying")


@PAY_POINTS.step("209.1.1")
def choose_points(game: k.Game, frame: k.Frame) -> k.Flow:
    """Whoever pays picks which PP turn OFF, of any colour (209.1.3, G.06); all of them or none (209.1)."""
    ids = ready_points(game, frame.player)
    number = frame[NUMBER]
    if len(ids) < number:
        return k.Abandon("209.1.1")
    return k.Ask(
        PAYING.name,
        k.Decision(frame.player, "pay", k.objects("pay", ids), number, number, take=k.TAKE_OBJECT, many=True),
    )


@PAY_POINTS.step("209.1.1")
def turn_points_off(game: k.Game, frame: k.Frame) -> k.Flow:
    """They turn OFF (215.1.3)."""
    return k.Do([TurnOff(id) for id in frame[PAYING]])


@dataclass(eq=False)
class PointsPart(e.NumberPart):
    """209.1.3, G.06 ①: so many PP are turned OFF; the rules settle it through `bill`."""

    procedure: k.Procedure = field(default=PAY_POINTS, init=False)


TURN_ITSELF_OFF: Final = k.Procedure("turn_itself_off")


@TURN_ITSELF_OFF.step("209.1.3.1")
def turn_source_off(game: k.Game, frame: k.Frame) -> k.Flow:
    """【ON⇒OFF】: the card itself, which must be ON, turns OFF when the ability is invoked (G.07)."""
    if not can_turn_off(game, frame.source):
        return k.Abandon("209.1.3.1")
    return k.Do([TurnOff(frame.source)])


@dataclass(eq=False)
class ItselfOffPart(e.CostPart):
    """209.1.3.1 【ON⇒OFF】."""

    procedure: k.Procedure = field(default=TURN_ITSELF_OFF, init=False)

    def payable(self, scope: e.Scope) -> bool:
        return can_turn_off(scope.game, scope.source)


def points_of(scope: e.Scope, parts: tuple[e.CostPart, ...]) -> int:
    """How many PP the parts of a cost turn OFF together."""
    return e.billed(scope, parts)
