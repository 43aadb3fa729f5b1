"""One game of agents, decision by decision."""

from __future__ import annotations

from collections.abc import Sequence

from kirifuda.agents import Agent, ask
from kirifuda.kernel.game import Game


def played(game: Game, agents: Sequence[Agent]) -> tuple[int, int]:
    """How many decisions a game took, each answered legally, and how many turns."""
    count = 0
    while (decision := game.decision()) is not None:
        answer = ask(agents[decision.player], game)
        assert decision.complaint(answer) == ""
        game.answer(answer)
        count += 1
    return count, game.turn()
