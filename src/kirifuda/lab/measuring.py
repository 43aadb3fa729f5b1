"""The measurements of the benchmark: single operations on mid-game positions, and whole games."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from statistics import median
from time import process_time
from typing import TYPE_CHECKING, Final

from kirifuda.agents import make
from kirifuda.agents.random_agent import random_answer
from kirifuda.kernel.changes import SetPosition
from kirifuda.kernel.happen import happen_at_once
from kirifuda.kernel.hiding.resample import resample
from kirifuda.kernel.hiding.view import redact
from kirifuda.kernel.keeping.saving import digest, dumps, loads
from kirifuda.kernel.randomness import Dice
from kirifuda.lab.playing import Pairing, play
from kirifuda.lab.simulation import equipment, pairings

if TYPE_CHECKING:
    from kirifuda.games import CardGame, Deck
    from kirifuda.kernel.game import Game
    from kirifuda.kernel.rulebook import Deck as Zones

PASSES: Final = 5
MIDDLE: Final = 120
"""Real decisions after which a game counts as half way, unless it is over sooner."""
ENOUGH: Final = 5_000
"""Real decisions a pass of random play holds at least: shorter passes measure the clock."""


@dataclass(frozen=True)
class Figure:
    """One measured number: the median of the passes, and the range."""

    name: str
    value: float
    low: float
    high: float
    unit: str

    def data(self) -> dict[str, object]:
        """The figure as JSON holds it."""
        rounded = [float(f"{number:.4g}") for number in (self.value, self.low, self.high)]
        return {"name": self.name, "unit": self.unit, "value": rounded[0], "range": rounded[1:]}


def figure(name: str, unit: str, values: list[float]) -> Figure:
    """A figure from its passes."""
    return Figure(name, median(values), min(values), max(values), unit)


class Position:
    """A game stopped half way, with what resampling needs."""

    def __init__(self, game: Game, decks: list[Zones]) -> None:
        self.game = game
        self.decks = decks
        decision = game.decision()
        assert decision is not None
        self.player = decision.player
        self.view = redact(game, self.player)
        self.text = dumps(game)


def positions(game: CardGame, decks: dict[str, Deck], count: int) -> list[Position]:
    """Positions half way through random games."""
    found: list[Position] = []
    for pairing in pairings(list(decks), ("random", "random"), count, 1):
        chosen = [decks[name] for name in pairing.decks]
        table = game.start(game.pool(), chosen, pairing.seed, {})
        dice = Dice(pairing.seed, "bench")
        for _ in range(min(MIDDLE, play_skipping(game, decks, pairing) // 2)):
            decision = table.decision()
            assert decision is not None
            table.answer(random_answer(decision, dice))
        found.append(Position(table, [deck.zones for deck in chosen]))
    return found


def microseconds(
    name: str, places: list[Position], work: Callable[[Position], object], repeat: int, per_call: int = 1
) -> Figure:
    """How long an operation takes, averaged over all positions; `work` does it so many times a call."""
    passes = []
    for _ in range(PASSES):
        began = process_time()
        for _ in range(repeat):
            for place in places:
                work(place)
        passes.append(1e6 * (process_time() - began) / (repeat * per_call * len(places)))
    return figure(name, "µs", passes)


def operations(places: list[Position]) -> list[Figure]:
    """Single operations on mid-game positions."""
    dice = Dice(1, "bench")
    first = places[0].game
    rulebook, pool = first.rulebook, first.pool
    return [
        microseconds("clone", places, lambda place: place.game.clone(), 50),
        microseconds("clone, answer, run to the next decision", places, lambda place: step(place, dice), 5),
        microseconds("one event, fast path", places, turn, 50, 2),
        microseconds("values recomputed", places, recompute, 10),
        microseconds("redact", places, lambda place: redact(place.game, place.player), 3),
        microseconds("resample", places, lambda place: resample(place.view, place.decks, dice), 3),
        microseconds("save as text", places, lambda place: dumps(place.game), 1),
        microseconds("load from text", places, lambda place: loads(rulebook, pool, place.text), 1),
        microseconds("digest", places, lambda place: digest(place.game), 1),
    ]


def step(place: Position, dice: Dice) -> None:
    """One step of a search: clone, answer, run on."""
    trial = place.game.clone()
    decision = trial.decision()
    assert decision is not None
    trial.answer(random_answer(decision, dice))


def turn(place: Position) -> None:
    """Turn one object there and back, by two events that nobody replaces."""
    game = place.game
    id = next(iter(game.state.objects))
    position = game.state.objects[id].position
    happen_at_once(game, [SetPosition(id, position + 1)])
    happen_at_once(game, [SetPosition(id, position)])


def recompute(place: Position) -> None:
    """Compute the values of everything on the table from nothing."""
    place.game.state.table = None
    place.game.table()


def random_play(game: CardGame, decks: dict[str, Deck], games: int) -> list[Figure]:
    """Whole random games: the driver answers forced prompts itself, then every prompt is answered from outside."""
    plan = list(pairings(list(decks), ("random", "random"), games, 1))
    once = sum(play_skipping(game, decks, pairing) for pairing in plan)
    games *= max(1, ENOUGH // once)
    plan = list(pairings(list(decks), ("random", "random"), games, 1))
    skipping: list[tuple[float, int]] = []
    for _ in range(PASSES):
        began = process_time()
        decisions = sum(play_skipping(game, decks, pairing) for pairing in plan)
        skipping.append((process_time() - began, decisions))
    began = process_time()
    played = [play(game, decks, pairing) for pairing in plan]
    seconds = process_time() - began
    prompts = sum(each.prompts for each in played)
    return [
        figure("games, random play", "/s", [games / spent for spent, _ in skipping]),
        figure("real decisions, random play", "/s", [decisions / spent for spent, decisions in skipping]),
        figure("prompts, forced ones answered from outside", "/s", [prompts / seconds]),
        figure("real decisions a game", "", [sum(each.decisions for each in played) / games]),
        figure("prompts a game", "", [prompts / games]),
        figure("turns a game", "", [sum(each.turns for each in played) / games]),
        figure("games stopped by an error", "", [float(sum(bool(each.error) for each in played))]),
    ]


def play_skipping(game: CardGame, decks: dict[str, Deck], pairing: Pairing) -> int:
    """A random game in which nobody is asked what has one answer; the number of real decisions."""
    table = game.start(game.pool(), [decks[name] for name in pairing.decks], pairing.seed, {})
    dice = Dice(pairing.seed, "bench")
    count = 0
    while (decision := table.decision()) is not None:
        count += 1
        table.answer(random_answer(decision, dice))
    return count


def greedy_play(game: CardGame, places: list[Position]) -> Figure:
    """How long the greedy agent thinks."""
    agents = [make("greedy", number, game, place.decks) for number, place in enumerate(places)]
    passes = []
    for _ in range(2):
        began = process_time()
        for agent, place in zip(agents, places, strict=True):
            decision = place.view.decision()
            assert decision is not None
            agent.choose(place.view, decision)
        passes.append(1e3 * (process_time() - began) / len(places))
    return figure("greedy agent, a decision", "ms", passes)


def measure(name: str, games: int, count: int) -> dict[str, object]:
    """All figures of one game in this build."""
    began = process_time()
    game, decks = equipment(name)
    reading = figure("read and understand all cards", "s", [process_time() - began])
    places = positions(game, decks, count)
    figures = [reading, *random_play(game, decks, games), *operations(places), greedy_play(game, places)]
    sizes = {"cards": len(game.pool().cards), "objects": round(median([len(p.game.state.objects) for p in places]))}
    return {"game": name, "sizes": sizes, "figures": [each.data() for each in figures]}


def as_json(name: str, games: int, count: int) -> str:
    """The figures as text, for another process to read."""
    return json.dumps(measure(name, games, count), ensure_ascii=False)
