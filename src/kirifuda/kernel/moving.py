"""Events that put objects somewhere: where a card is, and who may know it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from kirifuda.kernel.event import NOTHING, Event, OnObject
from kirifuda.kernel.hiding import knowledge
from kirifuda.kernel.ids import Mask, ObjectId, PlayerId, ZoneId
from kirifuda.kernel.randomness import shuffled
from kirifuda.kernel.state import CardObject, Item, Snapshot
from kirifuda.kernel.zones import PUBLIC

if TYPE_CHECKING:
    from kirifuda.kernel.game import Game

TOP: Final = -1
BOTTOM: Final = 0

FACT_POSITION: Final = 1 << 32
FACT_FACE: Final = 1 << 33
FACT_CONTROL: Final = 1 << 34
FACT_COUNTERS: Final = 1 << 35
FACT_LASTING: Final = 1 << 36
FACT_VARIABLES: Final = 1 << 37
FACT_MARKS: Final = 1 << 38
FACT_PLACE: Final = 1 << 39


@dataclass(eq=False)
class Move(OnObject):
    """Put an object into a zone. It becomes a new object unless the rulebook says it stays the same."""

    kind = "move"
    zone: ZoneId
    where: int = TOP
    position: int = 0
    face_down: bool = False
    shown: Mask = 0
    """Viewers who see the card on its way although both places hide it."""
    host: ObjectId = 0
    in_order: bool = False
    """One of several whose order is already settled."""

    def is_leaving(self, game: Game) -> bool:
        """It leaves the table, or goes from where everybody sees it to where not everybody does (MD 906.5a-b)."""
        old = game.state.objects.get(self.object)
        if old is None:
            return False
        before = game.map.kind_of[old.zone]
        after = game.map.kind_of[self.zone]
        return (before.tabled and not after.tabled) or (before.visibility == PUBLIC and after.visibility != PUBLIC)

    def apply(self, game: Game) -> int:
        state = game.state
        old = state.objects.get(self.object)
        if old is None or (old.zone == self.zone and not game.map.kind_of[self.zone].ordered):
            return NOTHING
        take_out(game, old)
        new = arrive(game, old, self.zone, self.where)
        if self.by >= 0 and game.map.kind_of[self.zone].shared:
            new.controller = self.by
        new.position = self.position
        new.face_down = self.face_down
        if self.host:
            attach(game, new, self.host)
        before = knowledge.seen_by(game.map, old)
        seen = before | self.shown
        new.shown = seen & game.map.pointing[self.zone]
        seen |= knowledge.seen_by(game.map, new)
        knowledge.note_move(state, game.map, old, new, seen)
        if seen & ~before:
            game.learned(seen & ~before)
        return new.id


def take_out(game: Game, old: CardObject) -> None:
    """Take an object out of its zone and from under its host, and remember what it was."""
    state = game.state
    kind = game.map.kind_of[old.zone]
    if old.host and old.host in state.objects:
        host = state.objects[old.host].copy()
        host.under = tuple(id for id in host.under if id != old.id)
        state.objects[host.id] = host
    there = state.zones[old.zone]
    at = there.index(old.id)
    state.zones[old.zone] = there[:at] + there[at + 1 :]
    del state.objects[old.id]
    game.touch(kind.bit)


def arrive(game: Game, old: CardObject, zone: ZoneId, where: int) -> CardObject:
    """Put what was taken out into a zone; the returned record is the new one, still to be completed."""
    state = game.state
    kind = game.map.kind_of[zone]
    same = game.rulebook.keeps_identity(game.map.kind_of[old.zone], kind)
    new = old.copy() if same else CardObject(state.next_id, old.card, old.owner, zone)
    if not same:
        state.next_id += 1
        state.became[old.id] = new.id
        new.stamp = game.next_stamp()
        new.entered = game.turn()
        new.made = old.made
    new.zone = zone
    new.host = 0
    if not kind.shared:
        new.controller = new.keeper = game.map.player_of[zone]
    state.objects[new.id] = new
    there = state.zones[zone]
    if where < 0:
        state.zones[zone] = (*there, new.id)
    else:
        state.zones[zone] = (*there[:where], new.id, *there[where:])
    game.touch(kind.bit)
    return new


def attach(game: Game, card: CardObject, host_id: ObjectId) -> None:
    """Lay a card under another."""
    host = game.state.objects[host_id].copy()
    host.under = (*host.under, card.id)
    game.state.objects[host_id] = host
    card.host = host_id


@dataclass(eq=False)
class TurnFace(OnObject):
    """Turn an object face up or face down."""

    kind = "face"
    face_down: bool

    def apply(self, game: Game) -> int:
        old = game.state.objects.get(self.object)
        if old is None or old.face_down == self.face_down:
            return NOTHING
        new = old.copy()
        new.face_down = self.face_down
        knew = knowledge.seen_by(game.map, old)
        new.shown = knew
        game.state.objects[new.id] = new
        game.touch(FACT_FACE)
        now = knowledge.seen_by(game.map, new)
        if now & ~knew:
            knowledge.note_move(game.state, game.map, old, new, now)
            game.learned(now & ~knew)
        return 1


@dataclass(eq=False)
class ChangeControl(OnObject):
    """Another player takes control of an object that stays where it is, or moves to that player's zone of its kind."""

    kind = "control"
    player: PlayerId

    def apply(self, game: Game) -> int:
        state = game.state
        old = state.objects.get(self.object)
        if old is None or old.controller == self.player:
            return NOTHING
        new = old.copy()
        kind = game.map.kind_of[old.zone]
        new.controller = self.player
        if not kind.shared:
            new.zone = game.map.zone(kind, self.player)
            there = state.zones[old.zone]
            state.zones[old.zone] = tuple(id for id in there if id != old.id)
            state.zones[new.zone] = (*state.zones[new.zone], new.id)
        state.objects[new.id] = new
        before = knowledge.seen_by(game.map, old)
        new.shown = before if new.face_down else old.shown
        now = knowledge.seen_by(game.map, new)
        if now & ~before:
            knowledge.note_move(state, game.map, old, new, now)
            game.learned(now & ~before)
        game.touch(FACT_CONTROL | kind.bit)
        return old.controller


@dataclass(eq=False)
class Shuffle(Event):
    """Put a zone, or the given part of it, into random order. Every card there becomes a new object, by position."""

    kind = "shuffle"
    zone: ZoneId
    objects: tuple[ObjectId, ...] = ()

    def apply(self, game: Game) -> int:
        state = game.state
        there = state.zones[self.zone]
        stream = f"shuffle {self.zone}"
        chosen = self.objects or there
        places = [at for at, id in enumerate(there) if id in chosen]
        old = [state.objects[there[at]] for at in places]
        state.streams[stream], order = shuffled(state.streams[stream], tuple(range(len(old))))
        put_anew(game, self.zone, places, [old[pick] for pick in order])
        knowledge.note_shuffle(state, game.map, self.zone, old)
        return len(old)


@dataclass(eq=False)
class Mingle(Event):
    """Cards came to a hidden zone together, and some viewers don't know in which order: to them any may be any."""

    kind = "mingle"
    is_quiet = True
    objects: tuple[ObjectId, ...]
    viewers: Mask

    def apply(self, game: Game) -> int:
        state = game.state
        zone = state.objects[self.objects[0]].zone
        places = [at for at, id in enumerate(state.zones[zone]) if id in self.objects]
        old = [state.objects[state.zones[zone][at]] for at in places]
        fresh = put_anew(game, zone, places, old)
        for card, before in zip(fresh, old, strict=True):
            card.shown = before.shown & ~self.viewers
        knowledge.note_mingled(state, old, [card.id for card in fresh], self.viewers)
        return len(old)


def put_anew(game: Game, zone: ZoneId, places: list[int], cards: list[CardObject]) -> list[CardObject]:
    """Put cards into these places of a zone as new objects, which nothing can tell from each other but their place."""
    state = game.state
    ids = list(state.zones[zone])
    fresh: list[CardObject] = []
    for at, old in zip(places, cards, strict=True):
        card = CardObject(state.next_id, old.card, old.owner, zone)
        card.controller = old.controller
        card.face_down = old.face_down
        card.made = old.made
        card.stamp = game.next_stamp()  # by position too: an old moment would tell the card
        state.next_id += 1
        ids[at] = card.id
        fresh.append(card)
    for old in cards:
        del state.objects[old.id]
    for card in fresh:
        state.objects[card.id] = card
    state.zones[zone] = tuple(ids)
    game.touch(game.map.kind_of[zone].bit)
    return fresh


@dataclass(eq=False)
class Create(Event):
    """A new object out of nothing: a token, or an ability that takes its place among what will resolve."""

    kind = "create"
    card: int
    owner: PlayerId
    zone: ZoneId
    position: int = 0
    item: Item | None = None

    def apply(self, game: Game) -> int:
        state = game.state
        new = CardObject(state.next_id, self.card, self.owner, self.zone)
        state.next_id += 1
        kind = game.map.kind_of[self.zone]
        new.stamp = game.next_stamp()
        new.entered = game.turn()
        new.position = self.position
        new.item = self.item
        new.made = True
        if not kind.shared:
            new.controller = game.map.player_of[self.zone]
            new.keeper = new.controller
        state.objects[new.id] = new
        state.zones[self.zone] = (*state.zones[self.zone], new.id)
        game.touch(kind.bit)
        return new.id


@dataclass(eq=False)
class Vanish(OnObject):
    """An object ceases to exist: a token that left, an ability that resolved."""

    kind = "vanish"

    def is_leaving(self, game: Game) -> bool:
        old = game.state.objects.get(self.object)
        return old is not None and game.map.kind_of[old.zone].tabled

    def apply(self, game: Game) -> int:
        old = game.state.objects.get(self.object)
        if old is None:
            return NOTHING
        take_out(game, old)
        knowledge.note_vanished(game.state, game.map, old)
        return old.id


def remember(game: Game, id: ObjectId) -> None:
    """Keep what an object is now, before it leaves."""
    state = game.state
    state.last_known[id] = Snapshot(state.objects[id], game.values(id))
