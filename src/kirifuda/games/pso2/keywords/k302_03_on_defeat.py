"""302.3, G.25 『戦闘不能時』: when this card was destroyed and went from the field to the discard pile."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from kirifuda import effects as e
from kirifuda.games.pso2.abilities import PsoPlan, TriggeredAbility
from kirifuda.games.pso2.zones import DISCARD

if TYPE_CHECKING:
    from kirifuda import kernel as k

ON_DEFEAT: Final = "戦闘不能時"


@dataclass(eq=False)
class IsDestroyed(e.EventPlan):
    """302.3, G.25, 300.2.1-2: this card went from the field to the discard pile, nowhere else; it knows what it was."""

    kinds: tuple[str, ...] = field(default=("destroy",), init=False)

    def would(self, scope: e.Scope, event: k.Event) -> bool:
        return event.object_id() == scope.source

    def did(self, scope: e.Scope, happening: k.Happening) -> dict[str, k.Value] | None:
        if happening.was != scope.source:
            return None
        game = scope.game
        card = game.object(happening.now)
        if card is None or game.map.kind_of[card.zone] is not DISCARD:
            return None
        return {e.FOLLOW: (card.id,)}


def on_defeat(key: str, plan: PsoPlan) -> TriggeredAbility:
    """The ability."""
    ability = TriggeredAbility(key, plan, IsDestroyed())
    ability.keyword = ON_DEFEAT
    return ability
