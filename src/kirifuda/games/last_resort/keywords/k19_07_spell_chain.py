"""L-19.7 スペルチェーン: once a turn, when you summon a spell, its ability may be used."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from kirifuda import effects as e
from kirifuda.games.last_resort.abilities import SPELL_CHAIN, TextPlan, TriggeredAbility
from kirifuda.games.last_resort.rules.l09_1_summoning import Summon, is_spell_summon

if TYPE_CHECKING:
    from kirifuda import kernel as k


@dataclass(eq=False)
class SummonsSpell(e.EventPlan):
    """L-19.7, L-17.7: you have summoned a spell: a spell creature is one too, and so is what was converted (L-17.1)."""

    kinds: tuple[str, ...] = field(default=("summon",), init=False)

    def would(self, scope: e.Scope, event: k.Event) -> bool:
        return isinstance(event, Summon) and event.player == scope.player and is_spell_summon(scope.game, event)

    def did(self, scope: e.Scope, happening: k.Happening) -> dict[str, k.Value] | None:
        return {} if self.would(scope, happening.event) else None


def spell_chain(key: str, plan: TextPlan) -> TriggeredAbility:
    """The ability, with what its text does."""
    ability = TriggeredAbility(key, plan, SummonsSpell())
    ability.keyword = SPELL_CHAIN
    ability.times = 1
    ability.is_optional = True
    return ability
