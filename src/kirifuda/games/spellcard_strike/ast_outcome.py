"""Nodes that only Spellcard Strike has: what came of an effect, and what is said of it afterwards."""

from __future__ import annotations

from kirifuda.text.ast_base import Effect, Thing


class IfSurvived(Effect, frozen=True):
    """撃破されなかった場合: once the check step has looked at the damage and none of those was destroyed (2.7.2.3)."""

    what: Thing
    then: Effect
