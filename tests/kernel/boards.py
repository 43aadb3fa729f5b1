"""Small positions of the chase toy for one test each: cards put where they are needed, events let happen."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from kirifuda.kernel.ability import Ability
from kirifuda.kernel.changes import Create
from kirifuda.kernel.decision import Decision, Option
from kirifuda.kernel.event import Event
from kirifuda.kernel.flow import Ask, Do, Flow
from kirifuda.kernel.game import Game
from kirifuda.kernel.ids import ObjectId, PlayerId
from kirifuda.kernel.keeping.saving import save
from kirifuda.kernel.procedure import Procedure
from kirifuda.kernel.state import Frame
from kirifuda.kernel.zones import ZoneKind
from tests.toys import chase, chase_cards
from tests.toys.chase_zones import FIELD
from tests.toys.parts import Free, ToyCard, Values

Choose = Callable[[Decision], tuple[int, ...]]


def unit(key: str, attack: int = 1, *abilities: Ability, races: tuple[str, ...] = ()) -> ToyCard:
    """A unit of the test's own."""
    return ToyCard(key, "unit", Values(attack=attack, races=races), abilities)


def free(key: str) -> Free:
    """An ability to be filled in."""
    return Free(key)


def board(*cards: ToyCard, players: int = 2) -> Game:
    """A game in turn 1 with full decks, nobody's turn to act, and some more cards in its pool."""
    pool = chase_cards.card_pool()
    for card in cards:
        pool.add(card)
    game = chase.ChaseRules().start(pool, [chase_cards.deck(pool, 7 * player) for player in range(players)], 1, {})
    game.state.variables["turn"] = 1
    game.state.frames.clear()
    return game


def put(game: Game, key: str, player: PlayerId = 0, kind: ZoneKind = FIELD) -> ObjectId:
    """A card out of the box into a zone."""
    id = Create(game.pool.numbers[key], player, game.map.zone(kind, player)).apply(game)
    card = game.state.objects[id].copy()
    card.made = False
    card.entered = 0
    game.state.objects[id] = card
    return id


def first(decision: Decision) -> tuple[int, ...]:
    """Always the first options."""
    return tuple(range(decision.least))


def happen(game: Game, events: list[Event], choose: Choose = first) -> tuple[int, ...]:
    """Let events happen, answer what is asked, and give the results."""
    results: list[int] = []
    procedure = Procedure("test")

    @procedure.step("1")
    def do(game: Game, frame: Frame) -> Flow:
        return Do(events, into="results")

    @procedure.step("2")
    def stop(game: Game, frame: Frame) -> Flow:
        found: Any = frame.slots["results"]
        results[:] = found
        return Ask("stop", Decision(0, "stop", [Option("a"), Option("b")]))

    game.asking = None
    game.state.frames.clear()
    game.begin(procedure)
    while True:
        decision = game.decision()
        if decision is None or decision.prompt == "stop":
            return tuple(results)
        game.answer(choose(decision))


def content(game: Game) -> Any:
    """Everything true but for what is running, to compare."""
    state = save(game)["state"]
    return {name: part for name, part in state.items() if name not in ("frames", "steps", "answers")}
