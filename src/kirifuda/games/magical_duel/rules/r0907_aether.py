"""907 オド能力と保有オド: making aether, and telling what could be paid."""

from __future__ import annotations

from typing import Final

from kirifuda import effects as e
from kirifuda import kernel as k
from kirifuda.customs.doubts import house
from kirifuda.games.magical_duel.abilities import ActivatedAbility, TriggeredAbility, is_activation_forbidden
from kirifuda.games.magical_duel.keywords.k1108_united_front import trait_bits
from kirifuda.games.magical_duel.rules.common import is_main_timing, values_of
from kirifuda.games.magical_duel.rules.r0603_waiting import can_be_activated_now
from kirifuda.games.magical_duel.rules.r0903_2_slots import (
    AETHER,
    BY,
    PAID,
    Activated,
    ability_slots,
    is_used_up,
    trigger_slots,
    uses,
)
from kirifuda.games.magical_duel.rules.r0903_2h_foresight import is_possible, is_trial
from kirifuda.games.magical_duel.rules.r1000_actions import GainAether, Rest, aether
from kirifuda.games.magical_duel.values import ALL_ATTRIBUTES
from kirifuda.games.magical_duel.zones import RECOVERED

USE_AETHER_ABILITY: Final = k.Procedure("use_aether_ability")
CASTER: Final = k.Slot[int]("object")
RESTED_NOW: Final = k.Slot[tuple[int, ...]]("rested_now")


class RestThis(e.CostPart):
    """1010.2: this card, recovered, rests."""

    def payable(self, scope: e.Scope) -> bool:
        card = scope.game.object(scope.source)
        return card is not None and card.position == RECOVERED


CASTER_AETHER: Final = ActivatedAbility(
    "907.6", e.ActivationPlan(USE_AETHER_ABILITY), (RestThis("", USE_AETHER_ABILITY),)
)
"""The ability that every caster has; cost and effect are the steps below."""
CASTER_AETHER.is_aether = True
CASTER_AETHER.rests_itself = True


@USE_AETHER_ABILITY.step("907.6")
def rest_caster(game: k.Game, frame: k.Frame) -> k.Flow:
    """1010.2: the recovered caster rests."""
    return k.Do([Rest(frame[CASTER])], into=RESTED_NOW)


@USE_AETHER_ABILITY.step("907.6")
def make(game: k.Game, frame: k.Frame) -> k.Flow:
    """907.3-4: at once, as many points as her level, of her attributes."""
    id = frame[CASTER]
    if frame[RESTED_NOW] == (k.NOTHING,) or game.object(id) is None:
        return k.DONE
    activated = Activated(0, frame.player, id, CASTER_AETHER.key)
    activated.source = id
    activated.by = frame.player
    gained = GainAether(frame.player, caster_points(game, id))
    gained.source = id
    gained.by = frame.player
    return k.Do([activated, gained])


@USE_AETHER_ABILITY.step("907.1")
def let_trigger(game: k.Game, frame: k.Frame) -> k.Flow:
    """What it has triggered may be an aether ability too."""
    return k.Call(TRIGGERED_AETHER, {}) if game.state.waiting else k.DONE


TRIGGERED_AETHER: Final = k.Procedure("triggered_aether")
IS_LOST: Final = k.Slot[int]("_is_lost")


@TRIGGERED_AETHER.step("907.1")
def find_triggered(game: k.Game, frame: k.Frame) -> k.Flow:
    """A triggered ability set off by an aether ability, without targets and making aether, is one itself."""
    waiting = waiting_aether(game)
    if waiting is None:
        return k.DONE
    frame.slots = trigger_slots(waiting)
    frame[IS_LOST] = 0 if can_be_activated_now(game, waiting) else 1
    return k.Do([k.TakeWaiting(waiting.stamp)])


@TRIGGERED_AETHER.step("907.3")
def activate_triggered(game: k.Game, frame: k.Frame) -> k.Flow:
    """It is activated and resolves at once; one that can't be activated is lost (906.4)."""
    if frame[IS_LOST]:
        return k.NEXT
    slots = frame.slots.copy()
    del slots[IS_LOST.name]
    return k.Call(game.rulebook.procedures["activation"], slots, player=frame[BY])


@TRIGGERED_AETHER.step("907.3")
def find_next(game: k.Game, frame: k.Frame) -> k.Flow:
    """Then the next, which it may have set off itself."""
    return k.GoTo("907.1")


def waiting_aether(game: k.Game) -> k.Waiting | None:
    """907.1: a triggered ability that makes aether without a target and waits because an aether ability was activated.

    A house rule lets it wait for the next priority process instead.
    """
    if house(game, "triggered_aether") == "next_priority":
        return None
    for waiting in game.state.waiting:
        if is_triggered_aether(waiting.ability, waiting.bindings):
            return waiting
    return None


def is_triggered_aether(ability: k.Ability, bindings: dict[str, k.Value]) -> bool:
    """907.1: it makes aether without a target, and activating an aether ability set it off."""
    return isinstance(ability, TriggeredAbility) and ability.is_aether and bool(bindings.get(AETHER.name))


def caster_points(game: k.Game, id: k.ObjectId) -> tuple[int, ...]:
    """907.6: one number a point; a caster of two attributes makes points that have both."""
    values = values_of(game, id)
    point = values.attributes
    if point:
        point |= trait_bits(game, values.races) << 7
    return (point,) * max(0, values.level)


def is_simple_aether(game: k.Game, id: k.ObjectId, number: int) -> bool:
    """Whether it is the casters' common ability, which asks for no choice."""
    return game.values(id).abilities[number] is CASTER_AETHER


def aether_sources(game: k.Game, player: k.PlayerId) -> list[tuple[k.ObjectId, int]]:
    """907.2: aether abilities that the player could activate now, with their place on the card."""
    found: list[tuple[k.ObjectId, int]] = []
    for holder in game.index().buckets.get("activated", ()):
        ability = holder.ability
        if holder.controller != player or not isinstance(ability, ActivatedAbility) or not ability.is_aether:
            continue
        if is_usable(game, player, holder.source, ability):
            for number, each in enumerate(game.values(holder.source).abilities):
                if each is ability:
                    found.append((holder.source, number))
    return found


def is_usable(game: k.Game, player: k.PlayerId, id: k.ObjectId, ability: ActivatedAbility) -> bool:
    """Whether an aether ability's cost can be carried out now."""
    if not is_free_to_use(game, player, id, ability):
        return False
    if ability is CASTER_AETHER:
        return game.state.objects[id].position == RECOVERED
    return is_payable(e.Scope(game, {}, id, player), ability)


def is_free_to_use(game: k.Game, player: k.PlayerId, id: k.ObjectId, ability: ActivatedAbility) -> bool:
    """Whether nothing but its cost stands against an aether ability."""
    if is_activation_forbidden(game, -1 - player, id, ability):
        return False
    if ability.is_main_timing and not is_main_timing(game, player):
        return False
    if ability is CASTER_AETHER:
        return True
    if is_used_up(game, id, ability):
        return False
    scope = e.Scope(game, {}, id, player)
    return all(condition.holds(scope) for condition in ability.conditions)


def is_payable(scope: e.Scope, ability: ActivatedAbility) -> bool:
    """903.2h-i: part after part; a later one may live on what an earlier one brings."""
    payable = [part.payable(scope) for part in ability.costs]
    if all(payable) or not payable[0] or is_trial(scope.game):
        return all(payable)
    slots = ability_slots(ability.key, scope.source, scope.player, PAID)
    return is_possible(scope.game, scope.player, "activation", slots, scope.source)


def potential(game: k.Game, player: k.PlayerId) -> tuple[int, ...]:
    """The points the player has or could make now; rather too many than too few."""
    points = list(aether(game, player))
    buckets = game.index().buckets
    sources = 0
    dear: list[tuple[k.Holder, ActivatedAbility]] = []
    for holder in buckets.get("activated", ()):
        ability = holder.ability
        if holder.controller != player or not isinstance(ability, ActivatedAbility) or not ability.is_aether:
            continue
        if ability is not CASTER_AETHER and aether_cost(e.Scope(game, {}, holder.source, player), ability):
            dear.append((holder, ability))
        elif is_usable(game, player, holder.source, ability):
            sources += 1
            points.extend(points_of(game, player, holder.source, ability))
    for holder in buckets.get("triggered_aether", ()) if sources or dear else ():
        points.extend(triggered_points(game, player, holder, sources + len(dear)))
    return with_dear_ones(game, player, points, dear)


def points_of(game: k.Game, player: k.PlayerId, id: k.ObjectId, ability: ActivatedAbility) -> tuple[int, ...]:
    """What an aether ability could make."""
    if ability is CASTER_AETHER:
        return caster_points(game, id)
    return () if ability.yields is None else ability.yields.points(e.Scope(game, {}, id, player))


def aether_cost(scope: e.Scope, ability: ActivatedAbility) -> int:
    """How much aether an aether ability costs itself: what can be paid for such a one can't be asked of it."""
    total = 0
    for part in ability.costs:
        bill = part.bill(scope)
        total += 0 if bill is None else bill[0]
    return total


def with_dear_ones(
    game: k.Game, player: k.PlayerId, points: list[int], dear: list[tuple[k.Holder, ActivatedAbility]]
) -> tuple[int, ...]:
    """What there is with the abilities that cost aether: one after the other, as soon as the others pay for it."""
    waiting = dear
    while waiting:
        paid = [each for each in waiting if is_within_reach(game, player, tuple(points), *each)]
        if not paid:
            break
        for holder, ability in paid:
            made = points_of(game, player, holder.source, ability)
            for _ in range(min(len(made), aether_cost(e.Scope(game, {}, holder.source, player), ability))):
                if 0 in points:
                    points.remove(0)  # plain points pay for it best; a point of an attribute may be wanted
            points.extend(made)
        waiting = [each for each in waiting if each not in paid]
    return tuple(points)


def is_within_reach(
    game: k.Game, player: k.PlayerId, points: tuple[int, ...], holder: k.Holder, ability: ActivatedAbility
) -> bool:
    """Whether an ability that costs aether could be activated with these points."""
    scope = e.Scope(game, {}, holder.source, player)
    if not is_free_to_use(game, player, holder.source, ability):
        return False
    shared = house(game, "two_attribute_aether") == "every_requirement"
    for part in ability.costs:
        bill = part.bill(scope)
        if not (part.payable(scope) if bill is None else can_cover(points, *bill, shared=shared)):
            return False
    return True


def triggered_points(game: k.Game, player: k.PlayerId, holder: k.Holder, sources: int) -> tuple[int, ...]:
    """907.1: what an ability that so many aether abilities set off could make."""
    ability = holder.ability
    if holder.controller != player or not isinstance(ability, TriggeredAbility) or ability.yields is None:
        return ()
    times = min(sources, ability.times - uses(game, holder.source, ability.key)) if ability.times else sources
    return ability.yields.points(e.Scope(game, {}, holder.source, player)) * max(0, times)


def can_cover(points: tuple[int, ...], total: int, needs: tuple[int, ...], *, shared: bool) -> bool:
    """Whether so many points can be paid among which every need finds a point of its own (or a shared one)."""
    if len(points) < total:
        return False
    if not needs:
        return True
    if len(needs) == 1:
        need = needs[0]
        for point in points:
            if meets(point, need):
                return True
        return False
    if shared:
        return all(any(meets(point, need) for point in points) for need in needs)
    return matches(list(points), list(needs))


ANY_POINT: Final = -1
"""What a plain point of a cost asks for: any point will do (1002.2)."""


def needs_of(shares: tuple[tuple[int, int], ...]) -> tuple[int, ...]:
    """What must be among the points of a payment, for each point that is not a plain one."""
    return tuple(mask for mask, points in shares if mask != ANY_POINT for _ in range(points))


def meets(point: int, need: int) -> bool:
    """1002.2: whether a point has one of the attributes that are asked for; a need of 0 asks for none."""
    return bool(point & need) if need else not point & ALL_ATTRIBUTES


def matches(points: list[int], needs: list[int]) -> bool:
    """Whether the needs can be given different points."""
    if not needs:
        return True
    for number, point in enumerate(points):
        if meets(point, needs[0]) and matches(points[:number] + points[number + 1 :], needs[1:]):
            return True
    return False
