"""L-19.7 スペルチェーン: once a turn, when you summon a spell, its ability may be used."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from kirifuda.effects.plans.shapes import EventPlan
from kirifuda.games.last_resort.abilities import SPELL_CHAIN, TextPlan, TriggeredAbility
from kirifuda.games.last_resort.rules.l09_1_summoning import Summon, is_spell_summon

if TYPE_CHECKING:
    from kirifuda.effects.scope import Scope
    from kirifuda.kernel.event import Event, Happening
    from kirifuda.kernel.state import Value


@dataclass(eq=False)
class SummonsSpell(EventPlan):
    """L-19.7, L-17.7: you have summoned a spell: a spell creature is one too, and so is what was converted (L-17.1)."""

    kinds: tuple[str, ...] = field(default=("summon",), init=False)

    def would(self, scope: Scope, event: Event) -> bool:
        return isinstance(event, Summon) and event.player == scope.player and is_spell_summon(scope.game, event)

    def did(self, scope: Scope, happening: Happening) -> dict[str, Value] | None:
        return {} if self.would(scope, happening.event) else None


def spell_chain(key: str, plan: TextPlan) -> TriggeredAbility:
    """The ability, with what its text does."""
    ability = TriggeredAbility(key, plan, SummonsSpell())
    ability.keyword = SPELL_CHAIN
    ability.times = 1
    ability.is_optional = True
    return ability
