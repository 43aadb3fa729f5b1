"""Budgets and repetition: a game can neither hang nor swallow the process."""

from __future__ import annotations

import json
from dataclasses import dataclass
from hashlib import blake2b
from typing import TYPE_CHECKING, Final

from kirifuda.kernel.errors import BudgetSpent
from kirifuda.kernel.event import NOTHING, Event
from kirifuda.kernel.ids import FIRST_ID, ObjectId
from kirifuda.kernel.keeping.references import Plain
from kirifuda.kernel.rounds import CHANGES_FROM, entry_of, forget, note, players_of, scripted
from kirifuda.kernel.state import Frame, Loop

if TYPE_CHECKING:
    from kirifuda.kernel.decision import Decision, Option
    from kirifuda.kernel.game import Game

WATCH_FROM: Final = 500
"""Steps without a real choice after which positions are compared."""
KEYS_UNTIL: Final = 2_000
"""Steps up to which positions are compared; a loop that grows never repeats."""
STEP_LIMIT: Final = 20_000
FRAME_LIMIT: Final = 200
OBJECT_LIMIT: Final = 5_000
EFFECT_LIMIT: Final = 2_000
TURN_CHOICES: Final = 5_000
"""Real decisions in one turn."""
CHOICES_FROM: Final = 50
"""Real decisions in one turn after which choices are compared."""
TIMES: Final = 3
"""How often a position must come to be a loop."""
STAY: Final = "-"
"""Where a frame returns to when its caller must ask again: nowhere."""


def watch_steps(game: Game, frame: Frame) -> None:
    """Look for a forced loop, and stop what only grows."""
    state = game.state
    if len(state.frames) > FRAME_LIMIT:
        raise BudgetSpent(f"more than {FRAME_LIMIT} procedures inside one another")
    if len(state.objects) > OBJECT_LIMIT:
        raise BudgetSpent(f"more than {OBJECT_LIMIT} objects")
    if len(state.lasting) > EFFECT_LIMIT or len(state.waiting) > EFFECT_LIMIT:
        raise BudgetSpent(f"more than {EFFECT_LIMIT} lasting effects or waiting triggers")
    if state.steps > STEP_LIMIT:
        settle_loop(game, by_budget=True)
    elif state.steps <= KEYS_UNTIL and frame.index == 0:
        key = position_key(game)
        seen = 1
        for other, count in state.seen_keys:
            if other == key:
                seen = count + 1
        state.seen_keys = (*[pair for pair in state.seen_keys if pair[0] != key], (key, seen))
        if seen >= TIMES:
            settle_loop(game, by_budget=False)


def settle_loop(game: Game, *, by_budget: bool) -> None:
    """Let the game's own rule end a loop that nobody can stop."""
    event = game.rulebook.on_loop(game, by_budget=by_budget)
    if event is None:
        raise BudgetSpent(f"{game.state.steps} steps without a choice")
    event.apply(game)
    game.state.steps = 0
    game.state.seen_keys = ()


def note_choice(game: Game, decision: Decision, chosen: tuple[int, ...]) -> bool:
    """A real choice was made. True if it only goes round in a loop: then nothing is done but to ask for the rounds."""
    state = game.state
    state.answers += 1
    state.steps = 0
    state.seen_keys = ()
    made = state.answers - state.chosen_at
    if made > TURN_CHOICES:
        raise BudgetSpent(f"more than {TURN_CHOICES} decisions in one turn")
    options = [decision.options[index] for index in chosen if decision.options[index].object]  # passing is no action
    if made < CHOICES_FROM or any(frame.into == STAY for frame in state.frames):
        return False
    loop = state.loop.copy() if state.loop is not None else Loop({}, (), ())
    names = [game.rulebook.option_key(game, option) for option in options]
    cycle: tuple[str, ...] = ()
    if made >= CHANGES_FROM and game.rulebook.totals(game) is not None:
        shape = f"{decision.player} {names} {position_key(game, is_loose=True)}" if options else ""
        cycle = note(game, loop, entry_of(game, decision, chosen), shape)
    if not options:
        state.loop = loop if loop.trail else state.loop
        return False
    times, last = visit(game, loop, f"{decision.player} {names} {outline(game)}")
    loop.choosers = (*loop.choosers, decision.player)
    state.loop = loop
    if times < TIMES and not cycle:
        # another action was taken: what was barred is free again
        loop.barred = tuple([pair for pair in loop.barred if pair[0] != decision.player])
        return False
    barred = (*loop.barred, *[(decision.player, name) for name in names])
    if len(unbarred(game, decision, barred)) < max(1, decision.least):
        return False  # nothing else can be chosen here: whoever goes round does so at another choice
    loop.barred = barred
    loop.cycle = cycle if times < TIMES else ()
    forget(loop)
    players = players_of(loop.cycle) if loop.cycle else tuple(sorted(set(loop.choosers[last:])))
    asking = game.rulebook.on_choosable_loop(game, players)
    if asking is not None:
        state.frames.append(Frame(asking, {"players": players}, STAY, 0, decision.player))
    return True


@dataclass(eq=False)
class PlayRounds(Event):
    """So many rounds of the loop that was recognised are played; those that change nothing need not be."""

    kind = "play_rounds"
    is_quiet = True
    rounds: int

    def apply(self, game: Game) -> int:
        loop = game.state.loop
        if loop is None or not loop.cycle:
            return NOTHING
        new = loop.copy()
        new.left, new.at = self.rounds + 1, 0
        game.state.loop = new
        return 1


def answers_itself(game: Game, decision: Decision, loop: Loop) -> bool:
    """Whether a round under way answers this question; if not, the rounds end here."""
    if decision.forced() or scripted(game, decision, loop) is not None:
        return True
    ended = loop.copy()
    ended.left = 0
    game.state.loop = ended
    return False


def visit(game: Game, loop: Loop, rough: str) -> tuple[int, int]:
    """How often it has come to this choice in this position, and when it was the last time before."""
    times, last = count(loop.seen, rough, len(loop.choosers))
    if times > 1:  # what looks like an earlier visit is looked at closely; the first one never was
        closely, last = count(loop.seen, f"{rough} {position_key(game)}", len(loop.choosers))
        times = min(times, closely + 1)
    return times, last


def count(seen: dict[str, tuple[int, int]], key: str, now: int) -> tuple[int, int]:
    """Count one more visit: how often it has come to this by now, and when it was the last time before."""
    times, last = seen.get(key, (0, 0))
    seen[key] = (times + 1, now)
    return times + 1, last


def outline(game: Game) -> str:
    """What is quickly told of a position. Equal positions have equal outlines; most others do not."""
    state = game.state
    sizes = " ".join([str(len(ids)) for ids in state.zones])
    turned = 0
    for zone in game.map.tabled:
        for id in state.zones[zone]:
            card = state.objects[id]
            turned += (card.card + 2) * (card.position + 1)  # a sum: in which order they lie may make no difference
    counted = 0
    for name, value in state.variables.items():
        weight = 31 * len(name) + ord(name[0])  # the order of the names may differ
        if isinstance(value, int):
            if value < FIRST_ID:
                counted += weight * value
        elif isinstance(value, tuple):
            for place, part in enumerate(value):
                if isinstance(part, int) and part < FIRST_ID:
                    counted += weight * (place + 7) * part
    places = " ".join([str(frame.index) for frame in state.frames])
    return f"{sizes} {turned} {counted} {len(state.lasting)} {len(state.waiting)} {places}"


def bar(game: Game, decision: Decision, loop: Loop) -> None:
    """Take away what would only repeat a loop, as long as enough is left."""
    rest = unbarred(game, decision, loop.barred)
    if len(rest) >= max(1, decision.least):
        decision.options = rest
        decision.most = min(decision.most, len(rest))


def unbarred(game: Game, decision: Decision, barred: tuple[tuple[int, str], ...]) -> list[Option]:
    """The options that are not barred."""
    name = game.rulebook.option_key
    return [option for option in decision.options if (decision.player, name(game, option)) not in barred]


class Places(Plain):
    """Names objects by their place, so that new ids for the same cards make no difference."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.names: dict[ObjectId, int] = {}

    def id(self, id: ObjectId) -> ObjectId:
        if id in self.names:
            return self.names[id]
        known = self.game.state.last_known.get(id)
        return -1 if known is None else -2 - known.object.card


def position_key(game: Game, *, is_loose: bool = False) -> str:
    """The position with objects named by place and moments as ranks: equal for positions that play on alike.

    The loose one leaves out what a loop may count up: totals, counters, tokens, lasting effects.
    """
    state = game.state
    places = Places(game)
    names = places.names
    order: list[ObjectId] = []
    variables = state.variables
    if is_loose:
        totals = game.rulebook.totals(game) or {}
        variables = {name: value for name, value in variables.items() if name not in totals}
    for zone, ids in enumerate(state.zones):
        if is_loose:
            ids = tuple([id for id in ids if not state.objects[id].made or state.objects[id].item is not None])
        if not game.map.kind_of[zone].ordered:
            ids = tuple(sorted(ids, key=lambda id: (state.objects[id].card, state.objects[id].stamp)))
        for id in ids:
            names[id] = len(names) + 1
        order.extend(ids)
    tabled = [id for zone in game.map.tabled for id in state.zones[zone] if id in names]
    moments = [(state.objects[id].stamp, names[id]) for id in tabled]
    lasting = () if is_loose else state.lasting
    for effect in lasting:
        names[effect.id] = len(names) + 1
        moments.append((effect.stamp, names[effect.id]))
    for waiting in state.waiting:
        names[waiting.stamp] = len(names) + 1
    turn = game.turn()
    parts: list[object] = [places.value(variables), state.streams, [name for _, name in sorted(moments)]]
    for id in order:
        card = state.objects[id]
        parts.append((card.card, card.zone, card.owner, card.controller, card.keeper, card.position, card.place))
        parts.append((card.face_down, () if is_loose else card.counters, card.marks, turn - card.entered))
        if card.host or card.under or card.item is not None:
            parts.append((places.value(card.host), places.value(card.under), places.value(card.item)))
    for frame in state.frames:
        parts.append((frame.procedure.name, frame.index, frame.into, places.id(frame.source), frame.player))
        parts.append((places.value(frame.slots), frame.barred, frame.key, places.value((frame.batch, frame.used))))
    parts.append((places.value(state.waiting), places.value(lasting)))
    return blake2b(json.dumps(parts, sort_keys=True).encode(), digest_size=16).hexdigest()
