"""Plans for the reaction chain as a whole, and for spell cards whose declarations were cancelled (6, 2.5.5.1)."""

from __future__ import annotations

from dataclasses import dataclass

from kirifuda import effects as e
from kirifuda import kernel as k
from kirifuda.games.spellcard_strike.abilities import CARD
from kirifuda.games.spellcard_strike.plans.chain import ChainFilter, bound_of
from kirifuda.games.spellcard_strike.rules.r06_chain import CHAIN_PROCEDURE, LINKS
from kirifuda.games.spellcard_strike.zones import CHAIN


@dataclass(eq=False)
class NoteCancelled(k.Step):
    """Remember the spell cards of declarations that are about to be cancelled."""

    slots: tuple[str, ...]
    what: e.ThingPlan

    def run(self, game: k.Game, frame: k.Frame) -> k.Flow:
        found: list[k.ObjectId] = []
        for id in self.what.present(e.frame_scope(game, frame)):
            spell = bound_of(game, id).get(CARD)
            if isinstance(spell, int) and spell:
                found.append(spell)
        for slot in self.slots:
            frame.slots[slot] = tuple(found)
        return k.NEXT


@dataclass(eq=False)
class CancelledThing(e.ThingPlan):
    """Those cards, once they have left the effect zone: what was not cancelled (1.1.3) is still there."""

    slot: str

    def ids(self, scope: e.Scope) -> list[k.ObjectId]:
        return [id for id in e.ids_in(scope.slots, self.slot) if id not in scope.game.state.objects]


@dataclass(eq=False)
class HasCancelled(e.ConditionPlan):
    """Whether a spell was cancelled."""

    slot: str

    def holds(self, scope: e.Scope) -> bool:
        return any(id not in scope.game.state.objects for id in e.ids_in(scope.slots, self.slot))


class NewestFilter(ChainFilter):
    """The declaration that was made last, while another is being made."""

    def gather(self, scope: e.Scope) -> list[k.ObjectId]:
        last = scope.game.zone(CHAIN, 0)[-1:]
        return [id for id in last if self.is_there(scope, scope.game.state.objects[id])]


class ChainLength(e.AmountPlan):
    """6.1.3.1: how many declarations the chain had when its resolution began."""

    def value(self, scope: e.Scope) -> int:
        for frame in scope.game.state.frames:
            if frame.procedure is CHAIN_PROCEDURE and frame.get(LINKS, 0):
                return frame.get(LINKS, 0)
        return len(scope.game.zone(CHAIN, 0))


class ChainBefore(e.AmountPlan):
    """6.3.1.1: those that still wait beneath the one that is resolved."""

    def value(self, scope: e.Scope) -> int:
        return max(0, len(scope.game.zone(CHAIN, 0)) - 1)
