"""R.10, R.32: a player whose deck has run out leaves the raid with everything that is theirs."""

from __future__ import annotations

from typing import Final

from kirifuda import kernel as k
from kirifuda.games.pso2.rules.common import numbers_in
from kirifuda.games.pso2.zones import DECK, DISCARD, FIELD, HAND, MAG, PLAYER, PP, PROCESSING, REMOVED

FALL: Final = k.Procedure("fall")
WHO: Final = k.Slot[int]("player")
THEIRS: Final = (DECK, HAND, PLAYER, MAG, PP, DISCARD)


@FALL.step("R.10")
def drop_out(game: k.Game, frame: k.Frame) -> k.Flow:
    """The player is out (101.5); that there was such a player still counts (R.32)."""
    player = frame[WHO]
    out = numbers_in(game, "out")
    return k.Do([k.SetVariable("out", (*out, player)), k.Occur("fallen", player)])


@FALL.step("R.10")
def remove_cards(game: k.Game, frame: k.Frame) -> k.Flow:
    """All cards of the player are removed from the game, wherever they are; so are their abilities that wait.
    What others have laid on them goes to its owner's discard pile (204.2.2.2)."""
    player = frame[WHO]
    return k.Do(removal(game, player))


@FALL.step("R.10")
def end_effects(game: k.Game, frame: k.Frame) -> k.Flow:
    """Nothing of the player waits or lasts any more, but for what was done to others' cards."""
    player = frame[WHO]
    events: list[k.Event] = [
        k.TakeWaiting(waiting.stamp) for waiting in game.state.waiting if waiting.controller == player
    ]
    gone = tuple(
        effect.id
        for effect in game.state.lasting
        if effect.ids and not any(id in game.state.objects for id in effect.ids)
    )
    return k.Do([*events, k.EndLasting(gone)])


def removal(game: k.Game, player: k.PlayerId) -> list[k.Event]:
    """R.10: the events that take a player's cards away."""
    removed = game.map.zone(REMOVED, player)
    events: list[k.Event] = []
    for kind in THEIRS:
        events.extend(k.Move(id, removed) for id in game.zone(kind, player))
    for seat in range(game.players):
        events.extend(k.Move(id, removed) for id in game.zone(FIELD, seat) if game.state.objects[id].owner == player)
    for id in game.zone(PROCESSING, 0):
        card = game.state.objects[id]
        if card.made and card.controller == player:
            events.append(k.Vanish(id))
        elif not card.made and card.owner == player:
            events.append(k.Move(id, removed))
    return events
