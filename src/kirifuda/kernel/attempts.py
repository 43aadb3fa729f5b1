"""Attempts that rewind: an action that proves impossible is taken back to where it was chosen.

What does not rewind: randomness (or the same die would fall again), what players have seen, and the budget. The option
that failed is barred at the place of choice until something else succeeds. As soon as the player who attempts learns
something new, there is no way back.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from kirifuda.kernel.hiding.knowledge import hides_individuals, is_seen, note_there
from kirifuda.kernel.ids import Mask, ZoneId
from kirifuda.kernel.state import Frame

if TYPE_CHECKING:
    from kirifuda.kernel.flow import Attempt
    from kirifuda.kernel.game import Game
    from kirifuda.kernel.state import GameState
    from kirifuda.kernel.zones import ZoneMap


def begin(game: Game, frame: Frame, attempt: Attempt) -> None:
    """Keep the state as it is at the place of choice, then run the attempt."""
    place = frame.index
    frame.index = frame.procedure.at(attempt.back)
    checkpoint = game.state.clone()
    frame.index = place
    player = frame.player if attempt.player < -1 else attempt.player
    trial = Frame(attempt.procedure, attempt.bindings.copy(), attempt.into, frame.source, player)
    trial.checkpoint = checkpoint
    trial.key = attempt.key
    trial.used = frame.used
    game.state.frames.append(trial)


def abandon(game: Game, reason: str) -> None:
    """Go back to the nearest place of choice, with the failed option barred."""
    if game.trace is not None:
        game.taken_back.append(reason)
    state = game.state
    depth = len(state.frames) - 1
    while depth >= 0 and not state.frames[depth].key:
        depth -= 1
    if depth < 0:
        raise AssertionError(f"nothing is being attempted (clause {reason})")
    trial = state.frames[depth]
    if trial.checkpoint is None:
        game.rulebook.cannot_go_back(game)
        del state.frames[depth + 1 :]
        game._finish(trial, None)
        return
    back = trial.checkpoint.clone()
    back.streams = state.streams
    back.steps = state.steps
    back.answers = state.answers
    back.loop = state.loop
    _keep_knowledge(back, state, game.map)
    choice = back.frames[-1]
    choice.barred = (*choice.barred, trial.key)
    game.state = back


def _keep_knowledge(back: GameState, state: GameState, zones: ZoneMap) -> None:
    """What was seen during the attempt stays seen: of each card that a viewer sees now, where it was before."""
    for viewer in range(zones.players):
        found: dict[ZoneId, list[int]] = {}
        for id, card in back.objects.items():
            now = state.objects.get(id)
            while now is None and id in state.became:
                id = state.became[id]
                now = state.objects.get(id)
            if now is None or is_seen(zones, card, viewer) or not is_seen(zones, now, viewer):
                continue
            if hides_individuals(zones, card.zone, viewer):
                found.setdefault(card.zone, []).append(card.card)
            else:
                known = card.copy()
                known.shown |= 1 << viewer
                back.objects[card.id] = known
        for group in state.knowledge[viewer]:
            zone = -1 - group.places[0]
            if len(group.places) == 1 and zone >= 0 and set(state.zones[zone]) <= set(back.zones[zone]):
                note_there(back, viewer, group.cards, zone)
        for zone, cards in found.items():
            note_there(back, viewer, tuple(sorted(cards)), zone)


def forget(state: GameState, viewers: Mask) -> None:
    """A player who attempts something has learned something new: no way back any more."""
    for frame in state.frames:
        if frame.checkpoint is not None and (frame.player < 0 or viewers >> frame.player & 1):
            frame.checkpoint = None
