"""Play by chance with a mood: each game it likes some kinds of act and leaves others alone, and it wants to live."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kirifuda.agents.agent import Agent
from kirifuda.agents.random_agent import random_answer
from kirifuda.agents.sight import guess
from kirifuda.kernel.randomness import Dice

if TYPE_CHECKING:
    from kirifuda.kernel.decision import Decision
    from kirifuda.kernel.game import Game
    from kirifuda.kernel.rulebook import Deck

TRIES: Final = 6
"""Answers tried before it gives in: then most of them lose anyway."""
LIKINGS: Final = (0, 0, 1, 4)
"""How much a kind of act is liked, drawn once a game; 0: only where nothing else is on offer."""
PATIENCE: Final = 20
"""How often it does the same kind of thing in a turn before it is tired of it: some acts could go on for ever."""
LEAST, ANY, MOST = 0, 1, 2
"""How many things it takes where it may take several."""


class MoodyAgent(Agent):
    """Chance by liked verbs first, then over the options of one; an answer that loses at once is not taken.

    Uniform play is the same in every game: it drowns passing in the number of other things to do and throws games away.
    Leaving out whole kinds of act reaches what that hardly ever sees: quiet turns, full hands, long games, all-out
    attacks, draws. It does not know what is good.
    """

    name = "moody"

    def __init__(self, seed: int, decks: list[Deck]) -> None:
        self.dice = Dice(seed, "moody agent")
        self.decks = decks
        """What every player brought: deck lists lie open."""
        self.likings: dict[str, int] = {}
        """By prompt and verb, drawn when first met."""
        self.turn = -1
        self.done: dict[str, int] = {}
        """Acts of this turn, by prompt and verb."""
        self.sizes: dict[str, int] = {}
        """By prompt: least, any or most."""

    def choose(self, view: Game, decision: Decision) -> tuple[int, ...]:
        if view.turn() != self.turn:
            self.turn = view.turn()
            self.done.clear()
        answer = self.answer_in_mood(decision)
        world = guess(view, self.decks, self.dice)
        asked = world.decision()
        if asked is None or asked.options != decision.options:
            return answer
        for _ in range(TRIES):
            trial = world.clone()
            trial.answer(answer)
            trial.decision()
            result = trial.state.result
            if result is None or not result.winners or decision.player in result.winners:
                break
            answer = random_answer(decision, self.dice)
        return answer

    def answer_in_mood(self, decision: Decision) -> tuple[int, ...]:
        """An answer by chance and mood."""
        if decision.least != 1 or decision.most != 1:
            return self._several(decision)
        verbs = list(dict.fromkeys(option.verb for option in decision.options))
        liked = [verb for verb in verbs for _ in range(self._liking(decision.prompt, verb))] or verbs
        verb = liked[self.dice.below(len(liked))]
        key = f"{decision.prompt} {verb}"
        self.done[key] = self.done.get(key, 0) + 1
        places = [place for place, option in enumerate(decision.options) if option.verb == verb]
        return (places[self.dice.below(len(places))],)

    def _several(self, decision: Decision) -> tuple[int, ...]:
        """Several things: the fewest, the most, or any number, as the mood is."""
        mood = self.sizes.setdefault(decision.prompt, self.dice.below(3))
        if mood == ANY:
            return random_answer(decision, self.dice)
        size = decision.least if mood == LEAST else decision.most
        chosen = self.dice.shuffled(tuple(range(len(decision.options))))[:size]
        return chosen if decision.ordered else tuple(sorted(chosen))

    def _liking(self, prompt: str, verb: str) -> int:
        """How much it likes that kind of act in this game and at this moment."""
        key = f"{prompt} {verb}"
        if self.done.get(key, 0) > PATIENCE:
            return 0
        found = self.likings.get(key)
        if found is None:
            found = LIKINGS[self.dice.below(len(LIKINGS))]
            self.likings[key] = found
        return found
