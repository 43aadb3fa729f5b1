"""Answering the questions of any game in a test, and letting events happen in between."""

from __future__ import annotations

import random

from kirifuda.kernel.event import Event
from kirifuda.kernel.flow import DONE, Do, Flow
from kirifuda.kernel.game import Game
from kirifuda.kernel.ids import ObjectId, PlayerId
from kirifuda.kernel.loops import STAY
from kirifuda.kernel.procedure import Procedure, RuleStep
from kirifuda.kernel.state import Frame, Value
from kirifuda.kernel.zones import ZoneKind


def choose(game: Game, verb: str, id: ObjectId = 0, number: int | None = None) -> None:
    """Answer the open question with the option of this verb, about this object, with this number."""
    decision = game.decision()
    assert decision is not None, "the game is over"
    found = [
        at
        for at, option in enumerate(decision.options)
        if option.verb == verb and (not id or option.object == id) and (number is None or option.number == number)
    ]
    assert found, f"no {verb} {id} {number} among {decision.options} ({decision.prompt})"
    game.answer((found[0],))


def choose_several(game: Game, *ids: ObjectId) -> None:
    """Answer the open question with these objects."""
    decision = game.decision()
    assert decision is not None, "the game is over"
    places = [at for id in ids for at, option in enumerate(decision.options) if option.object == id]
    assert len(places) == len(ids), f"{ids} not all among {decision.options} ({decision.prompt})"
    game.answer(tuple(places))


def offered(game: Game, verb: str) -> list[ObjectId]:
    """The objects of the options of a verb."""
    decision = game.decision()
    assert decision is not None
    return [option.object for option in decision.options if option.verb == verb]


def offered_with_numbers(game: Game, verb: str) -> list[tuple[ObjectId, int]]:
    """The objects and numbers of the options of a verb."""
    decision = game.decision()
    assert decision is not None
    return [(option.object, option.number) for option in decision.options if option.verb == verb]


def numbers(game: Game, verb: str) -> list[int]:
    """The numbers of the options of a verb."""
    decision = game.decision()
    assert decision is not None
    return [option.number for option in decision.options if option.verb == verb]


def prompt(game: Game) -> str:
    """What is asked; empty when the game is over."""
    decision = game.decision()
    return "" if decision is None else decision.prompt


def asked(game: Game) -> PlayerId:
    """Who is asked."""
    decision = game.decision()
    assert decision is not None
    return decision.player


def pass_all(game: Game) -> None:
    """Everybody passes while they can."""
    for _ in range(50):
        decision = game.decision()
        if decision is None or not any(option.verb == "pass" for option in decision.options):
            return
        choose(game, "pass")


def run_now(game: Game, procedure: Procedure, slots: dict[str, Value] | None = None, player: PlayerId = -1) -> None:
    """Run a procedure on top of whatever is being asked, which is then asked again."""
    game.decision()
    game.asking = None
    game.state.frames.append(Frame(procedure, slots or {}, STAY, 0, player))
    game.decision()


def do(game: Game, *events: Event, source: ObjectId = 0, player: PlayerId = -1) -> tuple[int, ...]:
    """Let events happen together; what became of each."""
    game.decision()
    for event in events:
        event.source = source
        event.by = player
    results: list[tuple[int, ...]] = []

    def happen(game: Game, frame: Frame) -> Flow:
        return Do(list(events), into="results")

    def report(game: Game, frame: Frame) -> Flow:
        value = frame.slots["results"]
        assert isinstance(value, tuple)
        results.append(tuple(one for one in value if isinstance(one, int)))
        return DONE

    doing = Procedure("doing")
    doing.add(RuleStep("", "happen", happen))
    doing.add(RuleStep("", "report", report))
    run_now(game, doing, player=player)
    return results[0] if results else ()


def result(game: Game) -> tuple[tuple[int, ...], str] | None:
    """Who has won, and why; None while the game goes on."""
    game.decision()
    ended = game.state.result
    return None if ended is None else (ended.winners, ended.reason)


def names(game: Game, kind: ZoneKind, owner: PlayerId) -> list[str]:
    """The cards in a zone."""
    return [game.pool.cards[game.state.objects[id].card].key for id in game.zone(kind, owner)]


def now(game: Game, id: ObjectId) -> ObjectId:
    """The id that something has by now."""
    while id not in game.state.objects and id in game.state.became:
        id = game.state.became[id]
    return id


def play_on(game: Game, seed: int, idle: tuple[str, ...], answers: int = 80, resting: float = 0.3) -> None:
    """Random answers, rather doing something than what is idle, but for a share of them."""
    rng = random.Random(seed)
    for _ in range(answers):
        decision = game.decision()
        if decision is None:
            return
        places = [at for at, option in enumerate(decision.options) if option.verb not in idle]
        if len(places) < max(decision.least, 1) or rng.random() < resting:
            places = list(range(len(decision.options)))
        number = rng.randint(decision.least, min(decision.most, len(places)))
        game.answer(tuple(rng.sample(places, number)))
