"""1002 オドを支払う: making what is missing, choosing the points, paying all or nothing."""

from __future__ import annotations

from typing import Final

from kirifuda import kernel as k
from kirifuda.customs.doubts import house
from kirifuda.games.magical_duel.rules.r0903_2_slots import menu_slots
from kirifuda.games.magical_duel.rules.r0907_aether import (
    USE_AETHER_ABILITY,
    aether_sources,
    can_cover,
    is_simple_aether,
    matches,
    meets,
)
from kirifuda.games.magical_duel.rules.r1000_actions import PayAether, aether

PAY_AETHER_COST: Final = k.Procedure("pay_aether_cost")
TOTAL: Final = k.Slot[int]("total")
NEEDS: Final = k.Slot[tuple[int, ...]]("needs")
SOURCE: Final = k.Slot[k.Option]("aether_source")
POINT: Final = k.Slot[int]("point")
CHOSEN: Final = k.Slot[tuple[int, ...]]("points")
PAID: Final = k.Slot[tuple[int, ...]]("paid")


@PAY_AETHER_COST.step("1002.5")
def offer_sources(game: k.Game, frame: k.Frame) -> k.Flow:
    """907.2: while aether is asked for, aether abilities may be activated."""
    player = frame.player
    options = [k.Option("aether", id, number) for id, number in aether_sources(game, player)]
    if is_covered(game, frame):
        options.insert(0, k.Option("pay"))
    elif not options:
        return k.Abandon("1002.4" if len(aether(game, player)) < frame[TOTAL] else "1002.3")
    return k.Ask(SOURCE, k.Decision(player, "aether", options))


@PAY_AETHER_COST.step("1002.5")
def use_source(game: k.Game, frame: k.Frame) -> k.Flow:
    """The chosen ability is activated, and resolves at once (907.3)."""
    option = frame[SOURCE]
    if option.verb == "pay":
        frame[CHOSEN] = ()
        return k.GoTo("1002.1")
    if is_simple_aether(game, option.object, option.number):
        return k.Call(USE_AETHER_ABILITY, {"object": option.object, "number": option.number}, player=frame.player)
    # A text's own aether ability is an activation of its own, inside the present attempt. It is looked up by name
    # because activation needs paying and paying needs activation.
    activation = game.rulebook.procedures["activation"]
    slots = menu_slots(game, frame.player, k.Option("activate", option.object, option.number))
    return k.Call(activation, slots, player=frame.player)


@PAY_AETHER_COST.step("1002.5")
def again(game: k.Game, frame: k.Frame) -> k.Flow:
    """Until the player pays."""
    return k.GoTo("1002.5")


@PAY_AETHER_COST.step("1002.1")
def choose_point(game: k.Game, frame: k.Frame) -> k.Flow:
    """Which points are paid, one after the other, as long as there is a choice."""
    chosen = frame[CHOSEN]
    rest = without(aether(game, frame.player), chosen)
    left = frame[TOTAL] - len(chosen)
    kinds = sorted(set(rest))
    if left == len(rest) or (kinds and len(kinds) == 1):
        frame[CHOSEN] = chosen + tuple(rest[:left])
        return k.NEXT
    possible = [
        kind for kind in kinds if completes((*chosen, kind), without(tuple(rest), (kind,)), frame[TOTAL], frame[NEEDS])
    ]
    if house(game, "two_attribute_aether") == "every_requirement":
        possible = kinds
    options = [k.Option("point", 0, kind) for kind in possible]
    return k.Ask(POINT, k.Decision(frame.player, "point", options, take=k.TAKE_NUMBER))


@PAY_AETHER_COST.step("1002.1")
def note_point(game: k.Game, frame: k.Frame) -> k.Flow:
    """The next one, until all are chosen."""
    if len(frame[CHOSEN]) < frame[TOTAL]:
        frame[CHOSEN] = (*frame[CHOSEN], frame[POINT])
        if len(frame[CHOSEN]) < frame[TOTAL]:
            return k.GoTo("1002.1")
    return k.NEXT


@PAY_AETHER_COST.step("1002.3")
def pay(game: k.Game, frame: k.Frame) -> k.Flow:
    """The points are paid together; they must hold what the attributes ask for."""
    shared = house(game, "two_attribute_aether") == "every_requirement"
    if not can_cover(frame[CHOSEN], frame[TOTAL], frame[NEEDS], shared=shared):
        return k.Abandon("1002.3")
    return k.Do([PayAether(frame.player, frame[CHOSEN])], into=PAID)


@PAY_AETHER_COST.step("1002.4")
def check(game: k.Game, frame: k.Frame) -> k.Flow:
    """All or nothing; paying that was replaced counts as paid (903.2h)."""
    return k.Abandon("1002.4") if frame[PAID] == (k.NOTHING,) else k.Return(1)


def is_covered(game: k.Game, frame: k.Frame) -> bool:
    """Whether the aether at hand is enough."""
    shared = house(game, "two_attribute_aether") == "every_requirement"
    return can_cover(aether(game, frame.player), frame[TOTAL], frame[NEEDS], shared=shared)


def without(points: tuple[int, ...], spent: tuple[int, ...]) -> list[int]:
    """The points that are left."""
    rest = list(points)
    for point in spent:
        rest.remove(point)
    return rest


def completes(chosen: tuple[int, ...], rest: list[int], total: int, needs: tuple[int, ...]) -> bool:
    """Whether the chosen points can still be filled up from the rest so that every need is met."""
    left = total - len(chosen)
    return left <= len(rest) and _fits(list(chosen), rest, list(needs), left)


def _fits(chosen: list[int], rest: list[int], needs: list[int], left: int) -> bool:
    """Give every need a chosen point, or one of the few that may still be taken from the rest."""
    if matches(chosen, needs):
        return True
    if not needs or left < 1:
        return False
    need = needs[0]
    for number, point in enumerate(chosen):
        if meets(point, need) and _fits(chosen[:number] + chosen[number + 1 :], rest, needs[1:], left):
            return True
    for number, point in enumerate(rest):
        if meets(point, need) and _fits(chosen, rest[:number] + rest[number + 1 :], needs[1:], left - 1):
            return True
    return False
