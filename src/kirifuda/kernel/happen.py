"""Letting events happen together when nobody can come between: apply, record, watch.

A batch is one or more simultaneous events. Where somebody may replace or forbid one of them, or has to put them in
order, it becomes a frame of its own (`batch`). Both ways end in `change` and `publish`, so both give the same state.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from kirifuda.kernel.event import NOTHING, Event, Happening, Perform
from kirifuda.kernel.moving import Move, remember
from kirifuda.kernel.triggers import watch, watch_states

if TYPE_CHECKING:
    from kirifuda.kernel.game import Game
    from kirifuda.kernel.ids import ZoneId
    from kirifuda.kernel.triggers import Index


def happen_at_once(game: Game, events: list[Event]) -> tuple[int, ...] | None:
    """Apply events that nobody can replace or forbid, and give their results; None if somebody might."""
    index = game.index()
    for event in events:
        if event.is_quiet:
            continue
        if index.is_hot(event.kind) or isinstance(event, Perform):
            return None
        for kind in event.part_kinds:
            if index.is_hot(kind):
                return None
        if _carries_others(game, event):
            return None
    if len(events) == 1 and not events[0].is_compound:
        return _apply_single(game, events[0], index)
    leaves: list[Event] = []
    compounds: list[tuple[Event, int, int]] = []
    ends = [0]
    for event in events:
        if _flatten(game, event, leaves, compounds):
            return None
        ends.append(len(leaves))
    if len(leaves) > 1 and game.rulebook.order_together(game, leaves) is not None:
        return None
    values = apply_leaves(game, leaves, compounds, index)
    results: list[int] = []
    for number, event in enumerate(events):
        happened = [value for value in values[ends[number] : ends[number + 1]] if value != NOTHING]
        results.append(NOTHING if not happened else len(happened) if event.is_compound else happened[0])
    return tuple(results)


def _carries_others(game: Game, event: Event) -> bool:
    """Whether other cards move along with this one, so that the long way is needed."""
    if not isinstance(event, Move):
        return False
    card = game.state.objects.get(event.object)
    return card is not None and bool(card.under)


def _apply_single(game: Game, event: Event, index: Index) -> tuple[int, ...]:
    """The shortest way for the commonest case."""
    if event.is_quiet:
        return (event.apply(game),)
    leaving = event.is_leaving(game)
    if leaving:
        remember(game, event.object_id())
    origin = origin_of(game, event)
    value = event.apply(game)
    if value != NOTHING:
        publish(game, [Happening(event, value, leaving, event.object_id(), game.now(event), origin)], index)
    return (value,)


def origin_of(game: Game, event: Event) -> ZoneId:
    """Where the object is that something is about to happen to."""
    card = game.state.objects.get(event.object_id())
    return -1 if card is None else card.zone


def _flatten(game: Game, event: Event, leaves: list[Event], compounds: list[tuple[Event, int, int]]) -> bool:
    """Take a compound apart; True if a part has to go the long way."""
    if not event.is_compound:
        if _carries_others(game, event):
            return True
        leaves.append(event)
        return False
    start = len(leaves)
    for part in event.parts(game):
        part.source = event.source
        part.by = event.by
        if _flatten(game, part, leaves, compounds):
            return True
    compounds.append((event, start, len(leaves)))
    return False


def apply_leaves(game: Game, leaves: list[Event], compounds: list[tuple[Event, int, int]], before: Index) -> list[int]:
    """Apply leaves together and let abilities see them and the compounds they belong to."""
    happenings: list[Happening] = []
    origins = [origin_of(game, compound) for compound, _, _ in compounds]
    values = change(game, leaves, happenings)
    for number, (compound, start, end) in enumerate(compounds):
        happened = sum(1 for value in values[start:end] if value != NOTHING)
        if happened:
            happenings.append(compound_happening(game, compound, happened, origins[number]))
    publish(game, happenings, before)
    return values


def change(game: Game, leaves: list[Event], happenings: list[Happening]) -> list[int]:
    """Measure everything on the board as it is, then apply all."""
    leaving = [not event.is_quiet and event.is_leaving(game) for event in leaves]
    for number, event in enumerate(leaves):
        if leaving[number]:
            remember(game, event.object_id())
    values: list[int] = []
    for number, event in enumerate(leaves):
        origin = origin_of(game, event)
        value = event.apply(game)
        values.append(value)
        if value != NOTHING and not event.is_quiet:
            happenings.append(Happening(event, value, leaving[number], event.object_id(), game.now(event), origin))
    return values


def compound_happening(game: Game, compound: Event, happened: int, origin: ZoneId) -> Happening:
    """A compound happened as soon as one of its leaves did; it looks back if what its object was is remembered."""
    id = compound.object_id()
    return Happening(compound, happened, id in game.state.last_known, id, game.state.became.get(id, id), origin)


def publish(game: Game, happenings: list[Happening], before: Index) -> None:
    """Record what happened, let abilities see it, and let the rules put right what must be."""
    if not happenings:
        return
    if game.recorder is not None:
        for happening in happenings:
            game.recorder.note(game, happening)
    watch(game, happenings, before)
    settle(game, happenings)


def settle(game: Game, happenings: list[Happening]) -> None:
    """After each batch: what the rules put right at once, and states that trigger."""
    if game.state.result is not None:
        return
    events = game.rulebook.settle(game, happenings)
    if events:
        before = game.index()
        leaves: list[Event] = []
        compounds: list[tuple[Event, int, int]] = []
        for event in events:
            if _flatten(game, event, leaves, compounds):
                leaves.append(event)  # nobody can come between here, so what lies under it moves along at once
                leaves.extend(game.rulebook.moves_along(game, cast("Move", event)))
        apply_leaves(game, leaves, compounds, before)
    if game.index().state_triggers:
        watch_states(game)
