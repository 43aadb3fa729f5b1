"""When a person need not be asked: passing is all there is."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from kirifuda.kernel.decision import Decision
    from kirifuda.kernel.game import Game


def is_idle(game: Game, decision: Decision) -> bool:
    """Whether the right to act can be used for nothing at all (103.6.1.5)."""
    return decision.prompt == "action" and all(option.verb == "pass" for option in decision.options)
