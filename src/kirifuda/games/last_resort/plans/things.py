"""Things as texts of this game name them: the creature that bears a piece of equipment."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kirifuda.effects.plans.things import ThingPlan
from kirifuda.kernel.ids import ObjectId

if TYPE_CHECKING:
    from kirifuda.effects.scope import Scope


class BearerThing(ThingPlan):
    """L-1.9 装備したクリーチャー: what this card is laid on; nothing while it is not worn."""

    def ids(self, scope: Scope) -> list[ObjectId]:
        card = scope.card(scope.source)
        return [card.host] if card is not None and card.host else []
