"""What tests of raids do and look at."""

from __future__ import annotations

from collections.abc import Callable

from kirifuda.effects.scope import Scope
from kirifuda.games.pso2.rules.r213_damage import Damage
from kirifuda.kernel.changes import Occur
from kirifuda.kernel.event import Event
from kirifuda.kernel.game import Game
from tests.toys.driving import choose, choose_several, prompt


def attack(game: Game, attacker: int, target: int) -> None:
    """Declare an attack."""
    choose(game, "attack", attacker)
    if prompt(game) == "attack_target":
        choose_several(game, target)


def at(moment: str) -> Callable[[Scope, Event], bool]:
    """A moment of one's own turn."""
    return lambda scope, event: isinstance(event, Occur) and (event.moment, event.player) == (moment, scope.player)


def dealt(game: Game) -> list[tuple[int, int]]:
    """The damage that was dealt since the recorder was set: to whom, and how much."""
    assert game.recorder is not None
    events = [record.event for record in game.recorder.records]
    return [(event.object, event.number) for event in events if isinstance(event, Damage)]
