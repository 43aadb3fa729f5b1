"""Who controls a card for a while, where no layer computes it: the newest effect says so."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kirifuda.kernel.changes import SetVariable
from kirifuda.kernel.lasting import Change

if TYPE_CHECKING:
    from collections.abc import Callable

    from kirifuda.kernel.event import Event
    from kirifuda.kernel.game import Game
    from kirifuda.kernel.ids import ObjectId, PlayerId
    from kirifuda.kernel.lasting import LastingEffect


CONTROL: Final = Change("control", -1)
"""The one change by which texts give control; the effect's number is the player. No layer computes it:
`control_changes` does."""


def newest_of(game: Game) -> dict[ObjectId, LastingEffect]:
    """The newest lasting effect that gives control of a card, for each card that one is about."""
    found: dict[ObjectId, LastingEffect] = {}
    for effect in game.state.lasting:
        if effect.change is not None and effect.change.layer == CONTROL.layer:
            for id in effect.ids:
                found[id] = effect
    return found


def control_changes(
    game: Game,
    cards: Callable[[Game], list[ObjectId]],
    take: Callable[[ObjectId, PlayerId, LastingEffect | None], list[Event]],
) -> list[Event]:
    """The newest effect says who controls a card, else whoever it came under; `take` tells what happens where
    that is not who controls it now. The variable "controls" keeps how many cards effects are about."""
    wanted = newest_of(game)
    noted = game.number("controls")
    if not wanted and not noted:
        return []
    events: list[Event] = []
    for id in cards(game):
        card = game.state.objects[id]
        cause = wanted.get(id)
        controller = card.keeper if cause is None else cause.number
        if controller != card.controller:
            events.extend(take(id, controller, cause))
    return [SetVariable("controls", len(wanted)), *events] if events or noted != len(wanted) else []
