"""Looks one action ahead: try every option in a guessed game, let it run its course, take what then stands best."""

from __future__ import annotations

from itertools import combinations
from math import comb
from typing import TYPE_CHECKING, Final

from kirifuda.agents.agent import Agent, Judge
from kirifuda.agents.sight import guess
from kirifuda.kernel.decision import Option
from kirifuda.kernel.ids import FIRST_ID
from kirifuda.kernel.randomness import Dice

if TYPE_CHECKING:
    from kirifuda.kernel.decision import Decision
    from kirifuda.kernel.game import Game
    from kirifuda.kernel.ids import PlayerId
    from kirifuda.kernel.rulebook import Deck

WON: Final = 1e9
"""Above everything an evaluation says."""
COURSE: Final = 200
"""Prompts after which an action that does not come to rest is judged where it is."""
ENUMERATED: Final = 16
"""Up to so many sets, each is tried; beyond it, a set is put together from its best members."""

Answer = tuple[int, ...]


class GreedyAgent(Agent):
    """Plays to win by the game's own evaluation, on one guessed game per decision."""

    name = "greedy"

    def __init__(self, seed: int, judge: Judge, decks: list[Deck], breadths: tuple[int, ...] = (40, 6, 3)) -> None:
        self.dice = Dice(seed, "greedy agent")
        self.judge = judge
        self.decks = decks
        """What every player brought: deck lists lie open."""
        self.breadths = breadths
        """How many answers are tried at the decision itself, at its first own follow-up, at the next, …"""

    def choose(self, view: Game, decision: Decision) -> Answer:
        world = guess(view, self.decks, self.dice)
        world.skips_forced = False  # what is worth comparing stands at the same prompt, forced or not
        asked = world.decision()
        if asked is None or asked.options != decision.options:
            return self._passing(world, decision)
        return self._best(world, decision.player, 0, _keys(view, decision))[1]

    def _passing(self, game: Game, decision: Decision) -> Answer:
        """An answer without looking: the way on, else the first options."""
        way = self.judge.way_on(game, decision)
        return tuple(range(decision.least)) if way is None else way

    def _best(self, game: Game, player: PlayerId, depth: int, keys: list[str]) -> tuple[float, Answer]:
        """The best answer to the open decision, and what it is worth."""
        decision = game.decision()
        assert decision is not None
        if not decision.many or comb(len(decision.options), decision.most) <= ENUMERATED:
            return self._best_of(game, player, depth, self._answers(decision, keys, depth))
        return self._best_set(game, player, depth, keys)

    def _best_of(self, game: Game, player: PlayerId, depth: int, answers: list[Answer]) -> tuple[float, Answer]:
        """The best of some answers; the first among equals."""
        best = -2 * WON
        chosen = answers[0]
        for answer in answers:
            worth = self._worth(game, answer, player, depth)
            if worth > best:
                best = worth
                chosen = answer
        return best, chosen

    def _answers(self, decision: Decision, keys: list[str], depth: int) -> list[Answer]:
        """Answers to try: of options that read alike only the first, since they are twins or hidden cards."""
        places = list(range(len(decision.options)))
        if decision.many:
            found = [
                answer for size in range(decision.least, decision.most + 1) for answer in combinations(places, size)
            ]
            return _unlike(found, keys)[: self.breadths[depth]]
        singles: list[Answer] = [(place,) for place in places]
        if decision.least == 0:
            singles.append(())
        return _unlike(singles, keys)[: self.breadths[depth]]

    def _best_set(self, game: Game, player: PlayerId, depth: int, keys: list[str]) -> tuple[float, Answer]:
        """Several of many: order the options by what each adds to the smallest answer, then try how far down to go."""
        decision = game.decision()
        assert decision is not None
        least, most = decision.least, decision.most
        places = list(range(len(decision.options)))
        worth: dict[str, float] = {}
        for place in places:
            if keys[place] in worth:
                continue
            others = [other for other in places if other != place]
            worth[keys[place]] = self._worth(game, (place, *others[: max(0, least - 1)]), player, depth)
        ranked = sorted(places, key=lambda place: -worth[keys[place]])
        sizes = range(least, most + 1) if most - least < self.breadths[depth] else (least, most)
        return self._best_of(game, player, depth, [_in_order(decision, ranked[:size]) for size in sizes])

    def _worth(self, game: Game, answer: Answer, player: PlayerId, depth: int) -> float:
        """What an answer leads to, judged where passing would have led: else putting things off would look good."""
        asked = game.decision()
        assert asked is not None
        idle = self.judge.way_on(game, asked) == answer
        trial = game.clone()
        trial.answer(answer)
        for _ in range(COURSE):
            decision = trial.decision()
            if decision is None:
                return _result(trial, player)
            way = decision.forced_answer() if decision.forced() else self.judge.way_on(trial, decision)
            if self.judge.is_quiet(trial, decision):
                if idle or way is None or decision.player != player:
                    break
                idle = True
            if way is None:
                if decision.player == player and depth + 1 < len(self.breadths):
                    return self._best(trial, player, depth + 1, _keys(trial, decision))[0]
                way = tuple(range(decision.least))
            trial.answer(way)
        return self.judge.evaluate(trial, player)


def _keys(game: Game, decision: Decision) -> list[str]:
    """What the options read like; of two objects in one option both are named."""
    name = game.rulebook.option_key
    found = [name(game, option) for option in decision.options]
    for place, option in enumerate(decision.options):
        if option.number >= FIRST_ID:
            found[place] += name(game, Option("", option.number))
    return found


def _result(game: Game, player: PlayerId) -> float:
    """What the end of the game is worth."""
    result = game.state.result
    assert result is not None
    if player in result.winners:
        return WON
    return -WON if result.winners else 0.0


def _unlike(answers: list[Answer], keys: list[str]) -> list[Answer]:
    """The answers without those that read like an earlier one."""
    found: dict[tuple[str, ...], Answer] = {}
    for answer in answers:
        found.setdefault(tuple([keys[place] for place in answer]), answer)
    return list(found.values())


def _in_order(decision: Decision, chosen: list[int]) -> Answer:
    """An answer as the decision wants it."""
    return tuple(chosen if decision.ordered else sorted(chosen))
