"""903.2b-i: lasting effects that go with a card from where it was activated to the chase."""

from __future__ import annotations

from typing import Final

from kirifuda import kernel as k

REACHING: Final = k.Slot[str]("_reaching")
"""Names of the effects on a whole group that apply to the card where it is before, one a line."""


def reaching(game: k.Game, id: k.ObjectId) -> str:
    """The effects on a group of cards off the field that apply to this one there, as a slot can keep them."""
    card = game.object(id)
    table = game.table()
    if card is None or not table.reaching:
        return ""
    board = k.Board(game, {**table.values, id: game.values(id)})
    bit = game.map.kind_of[card.zone].bit
    names: list[str] = []
    for effect in table.reaching:
        change = effect.change
        if change is not None and change.zones & bit and change.covers(board, effect, card):
            names.append(effect_name(effect))
    return "\n".join(names)


def effect_name(effect: k.LastingEffect) -> str:
    """What tells an effect from the others, before and after the card has moved."""
    return f"{effect.id}/{effect.source}/{effect.change.key}" if effect.change is not None else ""


def kept_effects(game: k.Game, before: k.ObjectId, reached: str, now: k.ObjectId) -> list[k.Event]:
    """The same effects on the card as it lies on the chase."""
    names = reached.splitlines()
    kept = [effect for effect in game.state.lasting if before in effect.ids]
    kept.extend(effect for effect in game.table().reaching if effect_name(effect) in names)
    events: list[k.Event] = []
    for effect in kept:
        again = effect.copy()
        again.ids = (now,)
        events.append(k.BeginLasting(again))
    return events
