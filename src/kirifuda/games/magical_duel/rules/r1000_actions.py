"""1000 ゲーム上の行動: the events that rules and effects are made of."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from kirifuda.games.magical_duel.values import SERVANT, Values
from kirifuda.games.magical_duel.zones import (
    CHASE,
    DECK,
    EXILE,
    GRAVEYARD,
    HAND,
    RECOVERED,
    RESTED,
    REVERSED,
)
from kirifuda.kernel.changes import Move, SetPosition, SetVariable, Vanish
from kirifuda.kernel.event import NOTHING, Event
from kirifuda.kernel.ids import ObjectId, PlayerId

if TYPE_CHECKING:
    from kirifuda.kernel.game import Game


def to_owner(game: Game, id: ObjectId, kind_number: int) -> int:
    """302.5: the zone of this kind that belongs to the card's owner."""
    card = game.state.objects[id]
    return kind_number * game.players + card.owner


class OfOne(Event):
    """A compound that happens to one object."""

    __slots__ = ("object",)
    fields: ClassVar[tuple[str, ...]] = ("object",)
    is_compound = True
    part_kinds: ClassVar[tuple[str, ...]] = ("move", "vanish")

    def __init__(self, object: ObjectId) -> None:
        super().__init__()
        self.object = object

    def object_id(self) -> ObjectId:
        return self.object


class Destroy(OfOne):
    """1007 破壊する: an entity goes to its owner's graveyard. `cause` is "battle" or "effect"."""

    __slots__ = ("cause",)
    kind = "destroy"
    fields: ClassVar[tuple[str, ...]] = ("object", "cause")

    def __init__(self, object: ObjectId, cause: str = "effect") -> None:
        super().__init__(object)
        self.cause = cause

    def parts(self, game: Game) -> list[Event]:
        return to_graveyard(game, self.object)


class Banish(OfOne):
    """1008 破棄する: one's own card goes to the graveyard."""

    __slots__ = ()
    kind = "banish"

    def parts(self, game: Game) -> list[Event]:
        return to_graveyard(game, self.object)


class Discard(OfOne):
    """1013 捨てる: from the hand to the graveyard."""

    __slots__ = ()
    kind = "discard"

    def parts(self, game: Game) -> list[Event]:
        card = game.object(self.object)
        if card is None or game.map.kind_of[card.zone] is not HAND:
            return []
        return to_graveyard(game, self.object)


class Exile(OfOne):
    """1003 ゲームから除外する: to the exile zone, face down if the text says so (311.2a)."""

    __slots__ = ("face_down",)
    kind = "exile"
    fields: ClassVar[tuple[str, ...]] = ("object", "face_down")

    def __init__(self, object: ObjectId, face_down: bool = False) -> None:
        super().__init__(object)
        self.face_down = face_down

    def parts(self, game: Game) -> list[Event]:
        if game.object(self.object) is None:
            return []
        return [Move(self.object, to_owner(game, self.object, EXILE.number), face_down=self.face_down)]


class Draw(Event):
    """1006.1 カードを引く: one card from the top of the deck to the hand."""

    __slots__ = ("player",)
    kind = "draw"
    fields: ClassVar[tuple[str, ...]] = ("player",)
    is_compound = True
    part_kinds: ClassVar[tuple[str, ...]] = ("move",)

    def __init__(self, player: PlayerId) -> None:
        super().__init__()
        self.player = player

    def affected(self, game: Game) -> PlayerId:
        return self.player

    def parts(self, game: Game) -> list[Event]:
        deck = game.zone(DECK, self.player)
        if not deck:
            return []
        return [Move(deck[-1], game.map.zone(HAND, self.player))]


class Corrupt(OfOne):
    """1009 穢す: an orb goes to its owner's hand. `attacker` is the servant whose attack does it, or 0."""

    __slots__ = ("attacker",)
    kind = "corrupt"
    fields: ClassVar[tuple[str, ...]] = ("object", "attacker")

    def __init__(self, object: ObjectId, attacker: ObjectId = 0) -> None:
        super().__init__(object)
        self.attacker = attacker

    def parts(self, game: Game) -> list[Event]:
        if game.object(self.object) is None:
            return []
        return [Move(self.object, to_owner(game, self.object, HAND.number))]


class Negate(OfOne):
    """1019 無効にする: off the chase; a card goes to its owner's graveyard."""

    __slots__ = ()
    kind = "negate"

    def parts(self, game: Game) -> list[Event]:
        card = game.object(self.object)
        if card is None or game.map.kind_of[card.zone] is not CHASE:
            return []
        if card.item is not None and card.item.ability is not None:
            return [Vanish(self.object)]
        return to_graveyard(game, self.object)


class Rest(SetPosition):
    """1010 レストする."""

    __slots__ = ()
    kind = "rest"
    fields: ClassVar[tuple[str, ...]] = ("object",)

    def __init__(self, object: ObjectId) -> None:
        super().__init__(object, RESTED)


class Recover(SetPosition):
    """1010 リカバーする."""

    __slots__ = ()
    kind = "recover"
    fields: ClassVar[tuple[str, ...]] = ("object",)

    def __init__(self, object: ObjectId) -> None:
        super().__init__(object, RECOVERED)


class Reverse(SetPosition):
    """1010 リバースする. Only servants have the reversed position (307.3)."""

    __slots__ = ()
    kind = "reverse"
    fields: ClassVar[tuple[str, ...]] = ("object",)

    def __init__(self, object: ObjectId) -> None:
        super().__init__(object, REVERSED)

    def apply(self, game: Game) -> int:
        values = game.values(self.object) if self.object in game.state.objects else None
        if not isinstance(values, Values) or not values.kinds & SERVANT:
            return NOTHING
        return super().apply(game)


class GainAether(Event):
    """907.4: aether points come into a player's possession."""

    __slots__ = ("player", "points")
    kind = "gain_aether"
    fields: ClassVar[tuple[str, ...]] = ("player", "points")

    def __init__(self, player: PlayerId, points: tuple[int, ...]) -> None:
        super().__init__()
        self.player = player
        self.points = points

    def affected(self, game: Game) -> PlayerId:
        return self.player

    def apply(self, game: Game) -> int:
        if not self.points:
            return NOTHING
        name = f"aether{self.player}"
        SetVariable(name, tuple(sorted(aether(game, self.player) + self.points))).apply(game)
        return len(self.points)


class PayAether(Event):
    """1002.1: points leave a player's possession."""

    __slots__ = ("player", "points")
    kind = "pay_aether"
    fields: ClassVar[tuple[str, ...]] = ("player", "points")

    def __init__(self, player: PlayerId, points: tuple[int, ...]) -> None:
        super().__init__()
        self.player = player
        self.points = points

    def affected(self, game: Game) -> PlayerId:
        return self.player

    def apply(self, game: Game) -> int:
        rest = list(aether(game, self.player))
        for point in self.points:
            if point not in rest:
                return NOTHING
            rest.remove(point)
        SetVariable(f"aether{self.player}", tuple(rest)).apply(game)
        return len(self.points)


class PlayerCounters(Event):
    """1018: a player gains counters, or with a negative number pays or loses them."""

    __slots__ = ("counter", "number", "player")
    kind = "player_counters"
    fields: ClassVar[tuple[str, ...]] = ("player", "counter", "number")

    def __init__(self, player: PlayerId, counter: str, number: int) -> None:
        super().__init__()
        self.player = player
        self.counter = counter
        self.number = number

    def affected(self, game: Game) -> PlayerId:
        return self.player

    def apply(self, game: Game) -> int:
        has = player_counters(game, self.player, self.counter)
        if self.number == 0 or has + self.number < 0:
            return NOTHING
        SetVariable(f"counter:{self.counter}:{self.player}", has + self.number).apply(game)
        return abs(self.number)


def to_graveyard(game: Game, id: ObjectId) -> list[Event]:
    """The move into the owner's graveyard, if the card is still there."""
    if game.object(id) is None:
        return []
    return [Move(id, to_owner(game, id, GRAVEYARD.number))]


def aether(game: Game, player: PlayerId) -> tuple[int, ...]:
    """907.4 保有オド: a player's aether, one number a point: its attributes, and above them the united-front traits."""
    points = game.state.variables[f"aether{player}"]
    assert isinstance(points, tuple)
    return points  # type: ignore[return-value]


def player_counters(game: Game, player: PlayerId, counter: str) -> int:
    """1018.1: how many counters of a name a player has."""
    number = game.state.variables.get(f"counter:{counter}:{player}", 0)
    assert isinstance(number, int)
    return number


def switch(game: Game, id: ObjectId) -> Event | None:
    """1011.1 スイッチする: what switching this card does; None for a rested card."""
    card = game.object(id)
    if card is None or card.position == RESTED:
        return None
    return Reverse(id) if card.position == RECOVERED else Recover(id)
