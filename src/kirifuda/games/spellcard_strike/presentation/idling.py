"""When a person need not be asked: passing is all there is."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from kirifuda.kernel.decision import Decision
    from kirifuda.kernel.game import Game


def is_idle(game: Game, decision: Decision) -> bool:
    """Whether a chain can be answered with nothing at all (6.2.3)."""
    return decision.prompt == "reaction" and all(option.verb == "pass" for option in decision.options)
