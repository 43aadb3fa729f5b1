"""N-1.1, N-8.2, N-9.1: what texts ask for besides factor and cost, of whoever uses something, attacks or guards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kirifuda.effects.abilities import holder_scope
from kirifuda.effects.plans.shapes import player_target
from kirifuda.effects.scope import Scope
from kirifuda.games.lyrical.abilities import PAYER, StaticAbility, Toll
from kirifuda.kernel.flow import DONE, Call, Flow, GoTo
from kirifuda.kernel.procedure import Procedure, Slot

if TYPE_CHECKING:
    from kirifuda.effects.plans.targets import TextCost
    from kirifuda.kernel.ability import Holder
    from kirifuda.kernel.game import Game
    from kirifuda.kernel.ids import ObjectId, PlayerId
    from kirifuda.kernel.state import Frame, Value

TOLLS: Final = Procedure("tolls")
"""What an attack, or a guard, takes besides. The frame's player pays."""
IS_GUARD: Final = Slot[int]("_is_guard")
WHO: Final = Slot[int]("_who")
AGAINST: Final = Slot[int]("_against")
PAID: Final = Slot[int]("_paid")


def tolls(game: Game, deed: str, id: ObjectId, other: ObjectId) -> list[tuple[Toll, Holder]]:
    """Every toll on a deed of a character."""
    found: list[tuple[Toll, Holder]] = []
    for holder in game.index().buckets.get("toll:" + deed, ()):
        ability = holder.ability
        assert isinstance(ability, StaticAbility)
        scope = holder_scope(game, holder)
        if ability.is_in_force(scope):
            found.extend((toll, holder) for toll in ability.tolls if toll.deed.concerns(scope, id, other))
    return found


def payable(game: Game, cost: TextCost, source: ObjectId, controller: PlayerId, payer: PlayerId) -> bool:
    """Whether it could be paid, looked at by itself."""
    return cost.payable(Scope(game, {PAYER: (player_target(payer),)}, source, controller))


def can_pay_tolls(game: Game, player: PlayerId, deed: str, id: ObjectId, other: ObjectId) -> bool:
    """N-9.1, N-9.3: whether each of them could be paid."""
    every = tolls(game, deed, id, other)
    return all(payable(game, toll.cost, holder.source, holder.controller, player) for toll, holder in every)


def tolls_of(id: ObjectId, other: ObjectId, *, is_guard: bool) -> dict[str, Value]:
    """The slots of the procedure."""
    return {IS_GUARD.name: 1 if is_guard else 0, WHO.name: id, AGAINST.name: other, PAID.name: 0}


@TOLLS.step("N-9.1")
def pay_next(game: Game, frame: Frame) -> Flow:
    """One after the other; whoever cannot pay does not attack, or guard."""
    every = tolls(game, "guard" if frame[IS_GUARD] else "attack", frame[WHO], frame[AGAINST])
    if frame[PAID] >= len(every):
        return DONE
    toll, holder = every[frame[PAID]]
    slots = {**holder_scope(game, holder).slots, PAYER: (player_target(frame.player),)}
    return Call(toll.cost.procedure, slots, source=holder.source, player=holder.controller)


@TOLLS.step("N-9.1")
def count_paid(game: Game, frame: Frame) -> Flow:
    """The next one."""
    frame[PAID] = frame[PAID] + 1
    return GoTo("N-9.1")
