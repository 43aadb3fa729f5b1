"""903.2g-iv: what effects will take off the cost of an ability, told before it lies on the chase."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kirifuda.effects.plans import LOWERED, CostPart
from kirifuda.effects.scope import Scope
from kirifuda.games.magical_duel.abilities import ActivatedAbility, StaticAbility
from kirifuda.games.magical_duel.rules.r0903_parts import lowerable_parts, lowered_by
from kirifuda.games.magical_duel.rules.r0907_aether import can_cover, potential
from kirifuda.games.magical_duel.zones import CHASE
from kirifuda.kernel.changes import Create
from kirifuda.kernel.ids import ObjectId, PlayerId
from kirifuda.kernel.state import Item

if TYPE_CHECKING:
    from kirifuda.kernel.game import Game


def can_pay_lowered(game: Game, player: PlayerId, id: ObjectId, ability: ActivatedAbility) -> bool:
    """Whether an ability's cost could be carried out once effects lower the part that its player chooses (A36)."""
    less = foreseen_less(game, player, id, ability)
    if less <= 0:
        return False
    scope = Scope(game, {}, id, player)
    for place in lowerable_parts(game, scope, ability.costs):
        parts = enumerate(ability.costs)
        if all(can_pay_part(scope, part, less if at == place else 0) for at, part in parts):
            return True
    return False


def foreseen_less(game: Game, player: PlayerId, id: ObjectId, ability: ActivatedAbility) -> int:
    """By how much: what effects are about is the ability on the chase, so it is put there in a copy of the state."""
    card = game.object(id)
    if card is None or ability.is_aether or not is_anything_lowered(game):
        return 0
    state = game.state
    game.state = state.clone()
    placed = Create(card.card, player, game.map.zone(CHASE, 0), item=Item(ability, id, {})).apply(game)
    less = lowered_by(game, placed)
    game.state = state
    return less


def is_anything_lowered(game: Game) -> bool:
    """Whether some effect lowers costs at all."""
    for holder in game.index().buckets.get("cost", ()):
        ability = holder.ability
        if isinstance(ability, StaticAbility) and any(change.how == "less" for change in ability.cost_changes):
            return True
    return False


def can_pay_part(scope: Scope, part: CostPart, less: int) -> bool:
    """Whether one part could be carried out with so much taken off it."""
    if not less:
        return part.payable(scope)
    bill = part.bill(scope)
    if bill is not None:
        total = max(0, bill[0] - less)
        return can_cover(potential(scope.game, scope.player), total, bill[1][:total], shared=False)
    if part.number is not None and less >= part.number.value(scope):
        return True
    return part.payable(Scope(scope.game, {LOWERED: less}, scope.source, scope.player))
