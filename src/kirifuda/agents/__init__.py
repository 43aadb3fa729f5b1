"""Players that need nobody: random, moody, greedy. They see a view and a decision, and know no game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kirifuda.agents.agent import Agent, Judge, ask
from kirifuda.agents.greedy import GreedyAgent
from kirifuda.agents.moody import MoodyAgent
from kirifuda.agents.random_agent import RandomAgent

if TYPE_CHECKING:
    from kirifuda.kernel.rulebook import Deck

__all__ = ["AGENTS", "Agent", "GreedyAgent", "Judge", "MoodyAgent", "RandomAgent", "ask", "make"]

AGENTS = ("random", "moody", "greedy")
"""The agents that come with the package, weakest first."""


def make(name: str, seed: int, judge: Judge, decks: list[Deck]) -> Agent:
    """The agent of that name for one game; judge is the game itself, decks what the players brought, by zone.

    ValueError with the known names if there is none.
    """
    if name == "random":
        return RandomAgent(seed)
    if name == "moody":
        return MoodyAgent(seed, decks)
    if name == "greedy":
        return GreedyAgent(seed, judge, decks)
    raise ValueError(f"there is no agent {name!r}; there are: {', '.join(AGENTS)}")
