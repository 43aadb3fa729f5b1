"""What an agent is: given a view of the game and a decision, it says which options it takes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from kirifuda.agents.sight import blank, view_of

if TYPE_CHECKING:
    from kirifuda.kernel.decision import Decision
    from kirifuda.kernel.game import Game
    from kirifuda.kernel.ids import PlayerId


class Judge(Protocol):
    """What a game tells agents about itself. Every `CardGame` is one."""

    def evaluate(self, game: Game, player: PlayerId) -> float:
        """How well things stand for a player; only comparisons count."""
        ...

    def is_quiet(self, game: Game, decision: Decision) -> bool:
        """Whether nothing is under way at this decision, so that the position can be judged as it stands."""
        ...

    def way_on(self, game: Game, decision: Decision) -> tuple[int, ...] | None:
        """The answer that lets what is under way run its course (passing, paying); None if there is no such answer."""
        ...


class Agent:
    """The root of all agents. The same seed gives the same play."""

    name: str = ""
    looks: bool = True
    """It reads the view. Whoever runs an agent that does not saves the work of making one."""

    def choose(self, view: Game, decision: Decision) -> tuple[int, ...]:
        """The places of the chosen options. The view holds nothing that the deciding player may not know."""
        raise NotImplementedError


def ask(agent: Agent, game: Game) -> tuple[int, ...]:
    """Let an agent answer the open decision of a game, of which it sees what the deciding player may see."""
    decision = game.decision()
    if decision is None:
        raise ValueError("the game is over: there is nothing to decide")
    if not agent.looks:
        return agent.choose(blank(game), decision)
    view = view_of(game, decision.player)
    seen = view.decision()
    assert seen is not None
    return agent.choose(view, seen)
