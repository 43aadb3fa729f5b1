"""Many games over all pairs of decks. The results depend on the seed alone, never on the number of workers."""

from __future__ import annotations

import gc
import multiprocessing
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass, field
from functools import cache
from time import perf_counter
from typing import Final

from kirifuda.games import CardGame, Deck, load
from kirifuda.games.interface import CardFacts, Mode
from kirifuda.kernel.randomness import Dice
from kirifuda.lab.playing import Pairing, Played, play

CHUNK: Final = 8
"""Games that a worker takes at a time; few enough to share the work evenly."""
RESAMPLES: Final = 1000
"""Draws of the bootstrap."""

ITSELF: Final = "the game itself"
"""Who wins where the game plays a seat."""

Progress = Callable[[int, int, Played], None]
"""Told after each game: how many are done, of how many, and how the last one went."""


@dataclass
class Summary:
    """What many games came to."""

    played: list[Played] = field(default_factory=list)
    seconds: float = 0.0
    """Wall time of the whole run."""
    workers: int = 1

    def errors(self) -> list[Played]:
        """The games that stopped with an exception."""
        return [game for game in self.played if game.error]

    def total(self, what: str) -> int:
        """The sum of a number over all games: "decisions", "prompts" or "turns"."""
        return sum(getattr(game, what) for game in self.played)

    def endings(self) -> dict[str, int]:
        """How often each way to end came, the commonest first."""
        return dict(Counter(game.ending for game in self.played).most_common())

    def wins(self) -> dict[str, int]:
        """Games won by each agent; "draw" and "error" for the rest."""
        return dict(Counter(outcome for game in self.played for outcome in _winners(game)).most_common())

    def wins_by_seat(self) -> dict[int, int]:
        """Games won from each seat."""
        return dict(sorted(Counter(seat for game in self.played for seat in game.winners).items()))

    def applied(self) -> dict[str, int]:
        """For each watched clause, the games in which it came up."""
        watched = dict.fromkeys(clause for game in self.played for clause in game.pairing.watched)
        return {clause: sum(clause in game.applied for game in self.played) for clause in watched}

    def by_choice(self) -> dict[tuple[str, ...], tuple[int, int]]:
        """For each number of players and combination of choices: games, and those that they won."""
        found: dict[tuple[str, ...], tuple[int, int]] = {}
        for game in self.played:
            if game.pairing.choices and not game.error:
                key = (str(len(game.pairing.agents)), *[value for _, value in game.pairing.choices])
                games, won = found.get(key, (0, 0))
                found[key] = (games + 1, won + (0 in game.winners))
        return dict(sorted(found.items()))

    def share(self, agent: str) -> tuple[float, float, float]:
        """An agent's share of the wins, draws as halves, with the 95 % interval of a bootstrap over seeds.

        Games of one seed (the same shuffles with the seats swapped) are drawn together.
        """
        by_seed: dict[int, list[float]] = {}
        for game in self.played:
            if not game.error:
                by_seed.setdefault(game.pairing.seed, []).append(_points(game, agent))
        units = [(sum(points), len(points)) for points in by_seed.values()]
        if not units:
            return (0.0, 0.0, 1.0)
        dice = Dice(len(units), "bootstrap")
        shares = []
        for _ in range(RESAMPLES):
            drawn = [units[dice.below(len(units))] for _ in units]
            shares.append(sum(points for points, _ in drawn) / sum(games for _, games in drawn))
        shares.sort()
        mean = sum(points for points, _ in units) / sum(games for _, games in units)
        return (mean, shares[RESAMPLES * 25 // 1000], shares[RESAMPLES * 975 // 1000 - 1])


def _winners(game: Played) -> list[str]:
    """Whom a game counts for."""
    if game.error:
        return ["error"]
    agents = game.pairing.agents
    return list(dict.fromkeys(agents[seat] if seat < len(agents) else ITSELF for seat in game.winners)) or ["draw"]


def _points(game: Played, agent: str) -> float:
    """A win, half for a draw; shared out where an agent sits in several seats."""
    seats = [seat for seat, name in enumerate(game.pairing.agents) if name == agent]
    if not game.winners:
        return 0.5
    return sum(seat in game.winners for seat in seats) / max(1, len(seats))


def pairings(decks: list[str], agents: tuple[str, ...], games: int, seed: int) -> Iterator[Pairing]:
    """The games of a run: all ordered pairs of decks in turn; different agents play each seed from both seats."""
    rotations = len(agents) if len(set(agents)) > 1 else 1
    pairs = [(first, second) for first in decks for second in decks]
    step = _stride(len(pairs))
    for number in range(games):
        unit = number // rotations
        turned = number % rotations
        seated = agents[turned:] + agents[:turned]
        yield Pairing(number, seed + unit, pairs[unit * step % len(pairs)], seated)


def tables(
    mode: Mode, decks: list[str], agent: str, games: int, settings: list[tuple[int, dict[str, str]]], seed: int
) -> Iterator[Pairing]:
    """The games of a mode in which all play together: every setting in turn, and with it every deck in every seat."""
    for number in range(games):
        players, chosen = settings[number % len(settings)]
        round_ = number // len(settings)
        seated = tuple(decks[(round_ + seat * (1 + round_ // len(decks))) % len(decks)] for seat in range(players))
        yield Pairing(number, seed + number, seated, (agent,) * players, mode.name, tuple(chosen.items()))


def _stride(count: int) -> int:
    """A step that reaches every pair once before any comes again, and mixes decks early."""
    step = count // 2 + 1
    while any(step % factor == 0 and count % factor == 0 for factor in range(2, min(step, count) + 1)):
        step += 1
    return step


@dataclass(frozen=True)
class Equipment:
    """What is played with besides what comes with a game: cards that were typed in, and decks."""

    game: str
    cards: tuple[CardFacts, ...] = ()
    decks: tuple[Deck, ...] = ()

    def laid_out(self) -> tuple[CardGame, dict[str, Deck]]:
        """The game and its decks by name."""
        if not self.cards and not self.decks:
            return equipment(self.game)
        card_game = equipment(self.game)[0].with_cards(self.cards)
        return card_game, {deck.id: deck for deck in (*card_game.decks(), *self.decks)}


def simulate(
    game: str | Equipment, plan: list[Pairing], *, workers: int = 1, progress: Progress | None = None
) -> Summary:
    """Play all games of a plan. Results stand in the order of the plan whatever finishes first."""
    began = perf_counter()
    done: dict[int, Played] = {}
    used = Equipment(game) if isinstance(game, str) else game
    for played in _played(used, plan, workers):
        done[played.pairing.number] = played
        if progress is not None:
            progress(len(done), len(plan), played)
    return Summary([done[pairing.number] for pairing in plan], perf_counter() - began, workers)


def _played(used: Equipment, plan: list[Pairing], workers: int) -> Iterator[Played]:
    """Games as they end, played here or by a pool of processes."""
    if workers <= 1:
        card_game, decks = used.laid_out()
        for pairing in plan:
            yield play(card_game, decks, pairing)
        return
    equipment(used.game)  # read the cards once, before the workers are forked
    chunks = [plan[start : start + CHUNK] for start in range(0, len(plan), CHUNK)]
    context = multiprocessing.get_context("fork" if "fork" in multiprocessing.get_all_start_methods() else "spawn")
    with ProcessPoolExecutor(workers, mp_context=context) as pool:
        running = [pool.submit(play_some, used, chunk) for chunk in chunks]
        for finished in as_completed(running):
            yield from finished.result()


def play_some(used: Equipment, plan: list[Pairing]) -> list[Played]:
    """A worker's share."""
    card_game, decks = used.laid_out()
    return [play(card_game, decks, pairing) for pairing in plan]


@cache
def equipment(game: str) -> tuple[CardGame, dict[str, Deck]]:
    """A game and its decks by name, read once per process.

    Cards and rules live as long as the process: the garbage collector need not walk through them again and again.
    """
    card_game = load(game)
    card_game.pool()
    gc.collect()
    gc.freeze()
    return card_game, {deck.id: deck for deck in card_game.decks()}
