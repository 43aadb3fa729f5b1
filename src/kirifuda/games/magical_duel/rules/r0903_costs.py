"""903.2g: what activating a card costs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kirifuda.games.magical_duel.abilities import StaticAbility, holder_scope
from kirifuda.games.magical_duel.keywords.k1108_united_front import united_bits
from kirifuda.games.magical_duel.pool import pool_of
from kirifuda.games.magical_duel.rules.common import values_of
from kirifuda.games.magical_duel.values import NO_NUMBER
from kirifuda.kernel.ids import ObjectId, PlayerId

if TYPE_CHECKING:
    from kirifuda.kernel.game import Game


def price(game: Game, player: PlayerId, id: ObjectId, x: int, helped: int) -> int:
    """903.2g-i to iv: set, raise, lower; never below the number of attributes unless nothing at all is paid."""
    values = values_of(game, id)
    printed = pool_of(game.pool).card_at(game.object_or_last(id).card)
    total = x if printed.has_x_cost else (0 if values.cost == NO_NUMBER else values.cost)
    if helped and helped >= total:
        return 0
    more = less = 0
    for holder in game.index().buckets.get("cost", ()):
        ability = holder.ability
        assert isinstance(ability, StaticAbility)
        scope = holder_scope(game, holder)
        if not ability.is_in_force(scope):
            continue
        for change in ability.cost_changes:
            if not change.of.accepts(scope, id):
                continue
            amount = change.amount.value(scope)
            if change.how == "set":
                total = amount
            elif change.how == "more":
                more += amount
            else:
                less += amount
    raised = total + more
    lowered = raised - less - helped
    if lowered >= raised:
        return raised
    return max(lowered, min(raised, count_bits(values.attributes)))


def attribute_needs(game: Game, id: ObjectId) -> tuple[int, ...]:
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
