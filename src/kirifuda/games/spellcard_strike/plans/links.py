"""Plans for the reaction chain as a whole, and for spell cards whose declarations were cancelled (6, 2.5.5.1)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from kirifuda.effects.plans.shapes import AmountPlan, ConditionPlan
from kirifuda.effects.plans.things import ThingPlan
from kirifuda.effects.references import ids_in
from kirifuda.effects.scope import Scope, frame_scope
from kirifuda.games.spellcard_strike.abilities import CARD
from kirifuda.games.spellcard_strike.plans.chain import ChainFilter, bound_of
from kirifuda.games.spellcard_strike.rules.r06_chain import CHAIN_PROCEDURE, LINKS
from kirifuda.games.spellcard_strike.zones import CHAIN
from kirifuda.kernel.flow import NEXT, Flow
from kirifuda.kernel.ids import ObjectId
from kirifuda.kernel.procedure import Step

if TYPE_CHECKING:
    from kirifuda.kernel.game import Game
    from kirifuda.kernel.state import Frame


@dataclass(eq=False)
class NoteCancelled(Step):
    """Remember the spell cards of declarations that are about to be cancelled."""

    slots: tuple[str, ...]
    what: ThingPlan

    def run(self, game: Game, frame: Frame) -> Flow:
        found: list[ObjectId] = []
        for id in self.what.present(frame_scope(game, frame)):
            spell = bound_of(game, id).get(CARD)
            if isinstance(spell, int) and spell:
                found.append(spell)
        for slot in self.slots:
            frame.slots[slot] = tuple(found)
        return NEXT


@dataclass(eq=False)
class CancelledThing(ThingPlan):
    """Those cards, once they have left the effect zone: what was not cancelled (1.1.3) is still there."""

    slot: str

    def ids(self, scope: Scope) -> list[ObjectId]:
        return [id for id in ids_in(scope.slots, self.slot) if id not in scope.game.state.objects]


@dataclass(eq=False)
class HasCancelled(ConditionPlan):
    """Whether a spell was cancelled."""

    slot: str

    def holds(self, scope: Scope) -> bool:
        return any(id not in scope.game.state.objects for id in ids_in(scope.slots, self.slot))


class NewestFilter(ChainFilter):
    """The declaration that was made last, while another is being made."""

    def gather(self, scope: Scope) -> list[ObjectId]:
        last = scope.game.zone(CHAIN, 0)[-1:]
        return [id for id in last if self.is_there(scope, scope.game.state.objects[id])]


class ChainLength(AmountPlan):
    """6.1.3.1: how many declarations the chain had when its resolution began."""

    def value(self, scope: Scope) -> int:
        for frame in scope.game.state.frames:
            if frame.procedure is CHAIN_PROCEDURE and frame.get(LINKS, 0):
                return frame.get(LINKS, 0)
        return len(scope.game.zone(CHAIN, 0))


class ChainBefore(AmountPlan):
    """6.3.1.1: those that still wait beneath the one that is resolved."""

    def value(self, scope: Scope) -> int:
        return max(0, len(scope.game.zone(CHAIN, 0)) - 1)
