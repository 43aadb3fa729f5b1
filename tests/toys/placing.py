"""Positions of any game in the making: cards are put where they are wanted, then a turn begins."""

from __future__ import annotations

from typing import ClassVar

from kirifuda.kernel.game import Game
from kirifuda.kernel.ids import ObjectId, PlayerId
from kirifuda.kernel.moving import attach
from kirifuda.kernel.state import CardObject
from kirifuda.kernel.zones import ZoneKind


class Placing:
    """A game whose frames are gone, and whose zones are filled by hand."""

    hand_zone: ClassVar[ZoneKind]
    discard_zone: ClassVar[ZoneKind]
    deck_zone: ClassVar[ZoneKind]

    def __init__(self, game: Game, turn: int) -> None:
        self.game = game
        game.state.frames.clear()
        game.state.variables.update({"turn": turn, "first": 0})

    def lay(self, owner: PlayerId, kind: ZoneKind, key: str, position: int, *, face_down: bool = False) -> CardObject:
        """Put a card into a zone, in a position."""
        game, state = self.game, self.game.state
        made = CardObject(state.next_id, game.pool.numbers[key], owner, game.map.zone(kind, owner))
        made.stamp = game.next_stamp()
        made.face_down = face_down
        made.position = position
        state.next_id += 1
        state.objects[made.id] = made
        state.zones[made.zone] = (*state.zones[made.zone], made.id)
        game.touch(-1)
        return made

    def put(self, owner: PlayerId, kind: ZoneKind, key: str) -> ObjectId:
        """Put a card into a zone, in the usual position."""
        return self.lay(owner, kind, key, 0).id

    def hang(self, host: ObjectId, kind: ZoneKind, *keys: str) -> list[ObjectId]:
        """Lay cards of its controller on a card in play."""
        found = [self.put(self.game.state.objects[host].controller, kind, key) for key in keys]
        for id in found:
            attach(self.game, self.game.state.objects[id], host)
        self.game.touch(-1)
        return found

    def hand(self, owner: PlayerId, *keys: str) -> list[ObjectId]:
        """Put cards into a hand."""
        return [self.put(owner, self.hand_zone, key) for key in keys]

    def discards(self, owner: PlayerId, *keys: str) -> list[ObjectId]:
        """Put cards into the pile of what was used up."""
        return [self.put(owner, self.discard_zone, key) for key in keys]

    def deck_of(self, owner: PlayerId, *keys: str) -> list[ObjectId]:
        """Make these the whole deck, the last on top."""
        state = self.game.state
        zone = self.game.map.zone(self.deck_zone, owner)
        for id in state.zones[zone]:
            del state.objects[id]
        state.zones[zone] = ()
        return [self.put(owner, self.deck_zone, key) for key in keys]

    def another(self, kind: ZoneKind, owner: PlayerId, key: str) -> ObjectId:
        """Give a player another card where there is always one."""
        state = self.game.state
        old = self.game.zone(kind, owner)[0]
        made = state.objects[old].copy()
        made.card = self.game.pool.numbers[key]
        state.objects[old] = made
        self.game.touch(-1)
        return old
