"""When a person need not be asked: there is nothing to answer with, or no factor card to place."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from kirifuda.kernel.decision import Decision
    from kirifuda.kernel.game import Game

NOTHING: Final = {"response": "pass", "factor": "no_factor"}
"""By prompt, the option with which nothing is done."""


def is_idle(game: Game, decision: Decision) -> bool:
    """N-7.1, A6: whether there is nothing but passing."""
    verb = NOTHING.get(decision.prompt)
    return verb is not None and all(option.verb == verb for option in decision.options)
