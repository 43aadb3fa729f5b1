"""No reason is false: in positions by chance every refused action is taken, what is named as standing in its way is
removed by editing a copy of the position, and then the action is offered, or something else stands in its way."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field

from kirifuda.games import load
from kirifuda.games.interface import CardGame
from kirifuda.kernel.game import Game
from kirifuda.kernel.ids import ObjectId, PlayerId
from kirifuda.kernel.legality import Condition
from tests.conformance.cases import case_of, sampled

Cure = Callable[[Game, PlayerId, ObjectId, str], bool]
"""Remove an obstacle to an action with an object from a position; False if this position can't be edited so, for a
reason that is said where the cure is defined."""
Offered = Callable[[Game, PlayerId, ObjectId, str], bool]
"""Whether the game, asked now or after everybody has passed up to there, offers an action of `why_not`."""


@dataclass
class Found:
    """What was seen, by what was said."""

    removed: Counter[str] = field(default_factory=Counter)
    """How often it was removed, and then not said any more."""
    offered: Counter[str] = field(default_factory=Counter)
    """How often the action was offered then."""
    skipped: Counter[str] = field(default_factory=Counter)
    """How often a position could not be edited."""
    wrong: list[str] = field(default_factory=list)


def said(condition: Condition) -> str:
    """What names a condition here."""
    return f"{condition.clause}: {condition.english}"


def offered_now(game: Game, player: PlayerId, id: ObjectId, action: str) -> bool:
    """Among the options of the question that is open now."""
    verb, _, number = action.partition(":")
    decision = game.decision()
    assert decision is not None
    return decision.player == player and any(
        option.verb == verb and option.object == id and (not number or option.number == int(number))
        for option in decision.options
    )


def look_for_obstacles(name: str, cures: dict[str, Cure], offered: Offered, seeds: range, every: int = 7) -> Found:
    """Play by chance; at one in so many decisions look at all that the asked player can't do with each object."""
    found = Found()
    for seed in seeds:
        for game in sampled(case_of(name), seed, every):
            asked = game.decision()
            assert asked is not None
            for id in [*game.state.objects]:
                look_into(load(name.partition(" ")[0]), game, asked.player, id, cures, offered, found)
    return found


def look_into(
    card_game: CardGame,
    game: Game,
    player: PlayerId,
    id: ObjectId,
    cures: dict[str, Cure],
    offered: Offered,
    into: Found,
) -> None:
    """Everything that stands in the way of what a player might do with an object."""
    for action, against in card_game.why_not(game, player, id):
        for condition in against:
            name = said(condition)
            if name not in cures:
                into.wrong.append(f"{name} has no cure")
                continue
            copy = game.clone()
            if not cures[name](copy, player, id, action):
                into.skipped[name] += 1
                continue
            left = dict(card_game.why_not(copy, player, id)).get(action)
            if left is None or name in map(said, left):
                into.wrong.append(f"{name} is still said of {action} with {id} after its removal")
                continue
            into.removed[name] += 1
            if not left:
                if offered(copy, player, id, action):
                    into.offered[name] += 1
                else:
                    into.wrong.append(f"nothing is said against {action} with {id} after {name}, but it is not offered")
