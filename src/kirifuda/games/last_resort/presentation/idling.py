"""When a person need not be asked: there is nothing to choose but to go on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from kirifuda.kernel.decision import Decision
    from kirifuda.kernel.game import Game

GOING_ON: Final = ("end", "no_mana", "no")


def is_idle(game: Game, decision: Decision) -> bool:
    """Whether going on is all there is (L-8.1, L-9.0, L-11.1)."""
    return decision.prompt in ("mana", "main", "draw_two") and all(
        option.verb in GOING_ON for option in decision.options
    )
