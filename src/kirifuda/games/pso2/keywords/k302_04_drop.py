"""302.4, G.30 『ドロップ』: when this card goes from the deck to the discard pile in an enemy's turn."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from kirifuda import effects as e
from kirifuda.games.pso2.abilities import DROP, PsoPlan, TriggeredAbility

if TYPE_CHECKING:
    from kirifuda import kernel as k


@dataclass(eq=False)
class Drops(e.EventPlan):
    """302.4, G.30: it triggers outside of play, so the rules look for it themselves (`r406_triggers.drops`)."""

    kinds: tuple[str, ...] = field(default=(), init=False)

    def would(self, scope: e.Scope, event: k.Event) -> bool:
        return False

    def did(self, scope: e.Scope, happening: k.Happening) -> dict[str, k.Value] | None:
        return None


def drop(key: str, plan: PsoPlan) -> TriggeredAbility:
    """The ability."""
    ability = TriggeredAbility(key, plan, Drops())
    ability.keyword = DROP
    return ability
