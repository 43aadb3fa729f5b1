"""N-1.1, N-8.2, N-9.1: what texts ask for besides factor and cost, of whoever uses something, attacks or guards."""

from __future__ import annotations

from typing import Final

from kirifuda import effects as e
from kirifuda import kernel as k
from kirifuda.games.lyrical.abilities import PAYER, StaticAbility, Toll

TOLLS: Final = k.Procedure("tolls")
"""What an attack, or a guard, takes besides. The frame's player pays."""
IS_GUARD: Final = k.Slot[int]("_is_guard")
WHO: Final = k.Slot[int]("_who")
AGAINST: Final = k.Slot[int]("_against")
PAID: Final = k.Slot[int]("_paid")


def tolls(game: k.Game, deed: str, id: k.ObjectId, other: k.ObjectId) -> list[tuple[Toll, k.Holder]]:
    """Every toll on a deed of a character."""
    found: list[tuple[Toll, k.Holder]] = []
    for holder in game.index().buckets.get("toll:" + deed, ()):
        ability = holder.ability
        assert isinstance(ability, StaticAbility)
        scope = e.holder_scope(game, holder)
        if ability.is_in_force(scope):
            found.extend((toll, holder) for toll in ability.tolls if toll.deed.concerns(scope, id, other))
    return found


def payable(game: k.Game, cost: e.TextCost, source: k.ObjectId, controller: k.PlayerId, payer: k.PlayerId) -> bool:
    """Whether it could be paid, looked at by itself."""
    return cost.payable(e.Scope(game, {PAYER: (e.player_target(payer),)}, source, controller))


def can_pay_tolls(game: k.Game, player: k.PlayerId, deed: str, id: k.ObjectId, other: k.ObjectId) -> bool:
    """N-9.1, N-9.3: whether each of them could be paid."""
    every = tolls(game, deed, id, other)
    return all(payable(game, toll.cost, holder.source, holder.controller, player) for toll, holder in every)


def tolls_of(id: k.ObjectId, other: k.ObjectId, *, is_guard: bool) -> dict[str, k.Value]:
    """The slots of the procedure."""
    return {IS_GUARD.name: 1 if is_guard else 0, WHO.name: id, AGAINST.name: other, PAID.name: 0}


@TOLLS.step("N-9.1")
def pay_next(game: k.Game, frame: k.Frame) -> k.Flow:
    """One after the other; whoever cannot pay does not attack, or guard."""
    every = tolls(game, "guard" if frame[IS_GUARD] else "attack", frame[WHO], frame[AGAINST])
    if frame[PAID] >= len(every):
        return k.DONE
    toll, holder = every[frame[PAID]]
    slots = {**e.holder_scope(game, holder).slots, PAYER: (e.player_target(frame.player),)}
    return k.Call(toll.cost.procedure, slots, source=holder.source, player=holder.controller)


@TOLLS.step("N-9.1")
def count_paid(game: k.Game, frame: k.Frame) -> k.Flow:
    """The next one."""
    frame[PAID] = frame[PAID] + 1
    return k.GoTo("N-9.1")
