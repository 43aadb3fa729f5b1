"""903.2g: what activating a card costs."""

from __future__ import annotations

from kirifuda import effects as e
from kirifuda import kernel as k
from kirifuda.customs.doubts import house
from kirifuda.games.magical_duel.abilities import StaticAbility
from kirifuda.games.magical_duel.keywords.k1108_united_front import united_bits
from kirifuda.games.magical_duel.pool import pool_of
from kirifuda.games.magical_duel.rules.common import values_of
from kirifuda.games.magical_duel.values import NO_NUMBER


def price(game: k.Game, player: k.PlayerId, id: k.ObjectId, x: int, helped: int, *, unpaid: bool = False) -> int:
    """903.2g-i to iv: set, drop if nothing is paid, raise, lower; what is left of the card's own cost is never below
    the number of its attributes."""
    values = values_of(game, id)
    total = own_cost(game, id, x)
    is_free = unpaid or is_covered_by_help(total, helped)
    more = 0
    less = 0 if is_free else helped
    for how, amount in cost_changes(game, id):
        if how == "set":
            total = amount
        elif how == "more":
            more += amount
        else:
            less += amount
    if is_free:
        return max(0, more - less)
    raised = total + more
    lowered = raised - less
    if lowered >= raised:
        return raised
    return max(lowered, min(raised, count_bits(values.attributes)))


def bill(
    game: k.Game, player: k.PlayerId, id: k.ObjectId, x: int, helped: int, *, unpaid: bool
) -> tuple[int, tuple[int, ...]]:
    """903.2g-v: how much aether activating a card takes, and the attributes that must be among it."""
    unpaid = unpaid or is_covered_by_help(own_cost(game, id, x), helped)
    total = price(game, player, id, x, helped, unpaid=unpaid)
    needs = attribute_needs(game, id) if total and not unpaid else ()
    if house(game, "x_below_attributes") == "allowed" and total < len(needs):
        needs = needs[:total]
    return total, needs


def own_cost(game: k.Game, id: k.ObjectId, x: int) -> int:
    """203: the card's cost before anything changes what activating it takes."""
    cost = values_of(game, id).cost
    if pool_of(game.pool).card_at(game.object_or_last(id).card).has_x_cost:
        return x
    return 0 if cost == NO_NUMBER else cost


def is_covered_by_help(cost: int, helped: int) -> bool:
    """1114.2: whether the rested servants cover the whole cost, so that nothing of it is paid."""
    return helped > 0 and helped >= cost


def cost_changes(game: k.Game, id: k.ObjectId) -> list[tuple[str, int]]:
    """903.2g: what effects do to the cost of activating a card now: "set", "more" or "less", and the amount."""
    found: list[tuple[str, int]] = []
    for ability, scope in e.in_force(game, "cost", StaticAbility):
        for change in ability.cost_changes:
            if change.of.accepts(scope, id):
                found.append((change.how, change.amount.value(scope)))
    return found


def changes_of_costs(game: k.Game) -> list[tuple[str, int]]:
    """903.2g: what effects do to the cost of anything, whatever it may be."""
    return [
        (change.how, change.amount.value(scope))
        for ability, scope in e.in_force(game, "cost", StaticAbility)
        for change in ability.cost_changes
    ]


def is_cost_set(game: k.Game, id: k.ObjectId) -> bool:
    """903.2d-i: whether an effect makes the cost a certain value, whatever X might be."""
    return any(how == "set" for how, _ in cost_changes(game, id))


def attribute_needs(game: k.Game, id: k.ObjectId) -> tuple[int, ...]:
    """1002.3, 903.2g-iv-a: one point of each of the card's attributes; United Front widens what counts (1108)."""
    values = values_of(game, id)
    united = united_bits(game, values)
    return tuple(bit | united for bit in bits(values.attributes))


def bits(mask: int) -> list[int]:
    """The single bits of a mask."""
    return [1 << place for place in range(7) if mask >> place & 1]


def count_bits(mask: int) -> int:
    """How many attributes a mask holds."""
    return mask.bit_count()
