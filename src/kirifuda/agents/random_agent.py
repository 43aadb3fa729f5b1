"""Uniform play: every legal answer is equally likely, first its length, then the options."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kirifuda.agents.agent import Agent
from kirifuda.kernel.randomness import Dice

if TYPE_CHECKING:
    from kirifuda.kernel.decision import Decision
    from kirifuda.kernel.game import Game


class RandomAgent(Agent):
    """Knows nothing and wants nothing: the reference that every other agent is measured against."""

    name = "random"
    looks = False

    def __init__(self, seed: int) -> None:
        self.dice = Dice(seed, "random agent")

    def choose(self, view: Game, decision: Decision) -> tuple[int, ...]:
        return random_answer(decision, self.dice)


def random_answer(decision: Decision, dice: Dice) -> tuple[int, ...]:
    """A legal answer by chance."""
    count = len(decision.options)
    if decision.least == decision.most == 1:
        return (dice.below(count),)
    size = decision.least + dice.below(decision.most - decision.least + 1)
    chosen = dice.shuffled(tuple(range(count)))[:size]
    return chosen if decision.ordered else tuple(sorted(chosen))
