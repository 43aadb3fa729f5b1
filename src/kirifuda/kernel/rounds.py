"""Loops that change something each round: the same choices again and again while nothing but totals grows.

Such rounds do not lead back to the same position, so they are played: the choices of one round are kept and answer the
questions of as many rounds as were named.
"""

from __future__ import annotations

import json
from itertools import pairwise
from typing import TYPE_CHECKING, Final

from kirifuda.kernel.ids import PlayerId

if TYPE_CHECKING:
    from kirifuda.kernel.decision import Decision
    from kirifuda.kernel.game import Game
    from kirifuda.kernel.state import Loop

CHANGES_FROM: Final = 116
"""Real decisions in one turn after which rounds are compared: whoever only counts something up is left alone longer."""
VISITS: Final = 3
"""How often a choice must come, with the same choices between, to be a loop."""


def note(game: Game, loop: Loop, entry: str, shape: str) -> tuple[str, ...]:
    """Put a choice on the trail. The choices of one round if it closes the second one that is equal; else nothing.

    `shape` names the choice and the position without its totals; it is empty for passing, which begins no round.
    """
    now = len(loop.trail)
    totals = totals_of(game) if shape else {}
    loop.trail = (*loop.trail, entry)
    loop.totals = (*loop.totals, json.dumps(totals))
    if not shape:
        return ()
    visits = (*loop.visits.get(shape, ()), now)[-VISITS:]
    loop.visits[shape] = visits
    if len(visits) < VISITS:
        return ()
    first, second = visits[0], visits[1]
    is_same = loop.trail[first:second] == loop.trail[second:now]
    return loop.trail[second:now] if is_same and is_growing(loop, visits) else ()


def is_growing(loop: Loop, visits: tuple[int, ...]) -> bool:
    """Whether no total has fallen: what is used up can't be repeated at will."""
    known: list[dict[str, int]] = [json.loads(loop.totals[place]) for place in visits]
    for before, after in pairwise(known):
        for name, number in before.items():
            if after.get(name, 0) < number:
                return False
    return True


def totals_of(game: Game) -> dict[str, int]:
    """What may grow in a loop: the game's own totals, and the counters on each card."""
    state = game.state
    found = game.rulebook.totals(game) or {}
    for zone in game.map.tabled:
        for place, id in enumerate(state.zones[zone]):
            card = state.objects[id]
            if not card.made:
                for name, number in card.counters:
                    found[f"{zone} {place} {name}"] = number
    return found


def forget(loop: Loop) -> None:
    """Begin the trail anew."""
    loop.trail, loop.totals, loop.visits = (), (), {}


def players_of(cycle: tuple[str, ...]) -> tuple[PlayerId, ...]:
    """Whoever chooses something in a round."""
    return tuple(sorted({int(entry.partition("\n")[0]) for entry in cycle if not is_passing(entry)}))


def is_passing(entry: str) -> bool:
    """Whether nothing of a choice names an object: passing goes round with whatever the others do."""
    return all("//" in name for name in entry.split("\n")[1:])


def entry_of(game: Game, decision: Decision, chosen: tuple[int, ...]) -> str:
    """A choice as the trail keeps it: the player, and the names of the options."""
    names = [game.rulebook.option_key(game, decision.options[index]) for index in chosen]
    return "\n".join([str(decision.player), *names])


def scripted(game: Game, decision: Decision, loop: Loop) -> tuple[int, ...] | None:
    """The answer that the round under way gives to a question; None if it fits no longer."""
    if not loop.at and loop.left == 1:
        return None
    player, *names = loop.cycle[loop.at].split("\n")
    if decision.player != int(player):
        return None
    keys = [game.rulebook.option_key(game, option) for option in decision.options]
    chosen: list[int] = []
    for name in names:
        places = [place for place, key in enumerate(keys) if key == name and place not in chosen]
        if not places:
            return None
        chosen.append(places[0])
    return None if decision.complaint(tuple(chosen)) else tuple(chosen)


def go_on(game: Game, loop: Loop) -> None:
    """One choice of the round further; the budget for steps without a choice begins anew."""
    new = loop.copy()
    new.left = loop.left - (0 if loop.at else 1)
    new.at = (loop.at + 1) % len(loop.cycle)
    game.state.loop = new
    game.state.steps = 0
    game.state.seen_keys = ()
