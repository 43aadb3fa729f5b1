"""1000 ゲーム上の行動: the events that rules and effects are made of."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar

from kirifuda import kernel as k
from kirifuda.customs.compounds import OfOne
from kirifuda.customs.piles import DiscardFromHand, DrawOne, ToPile
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


@dataclass(eq=False)
class Destroy(OfOne):
    """1007 破壊する: an entity goes to its owner's graveyard. `cause` is "battle" or "effect"."""

    kind = "destroy"
    cause: str = "effect"

    def parts(self, game: k.Game) -> list[k.Event]:
        return game.rulebook.way_home(game, self.object, GRAVEYARD)


class Banish(ToPile):
    """1008 破棄する: one's own card goes to the graveyard."""

    kind = "banish"
    pile = GRAVEYARD


class Discard(DiscardFromHand):
    """1013 捨てる: from the hand to the graveyard."""

    hand = HAND
    pile = GRAVEYARD


@dataclass(eq=False)
class Exile(OfOne):
    """1003 ゲームから除外する: to the exile zone, face down if the text says so (311.2a)."""

    kind = "exile"
    face_down: bool = False

    def parts(self, game: k.Game) -> list[k.Event]:
        return game.rulebook.way_home(game, self.object, EXILE, face_down=self.face_down)


class Draw(DrawOne):
    """1006.1 カードを引く: one card from the top of the deck to the hand."""

    deck = DECK
    hand = HAND


@dataclass(eq=False)
class Corrupt(ToPile):
    """1009 穢す: an orb goes to its owner's hand. `attacker` is the servant whose attack does it, or 0."""

    kind = "corrupt"
    pile = HAND
    attacker: k.ObjectId = 0


class Negate(OfOne):
    """1019 無効にする: off the chase; a card goes to its owner's graveyard."""

    kind = "negate"
    part_kinds: ClassVar[tuple[str, ...]] = ("move", "vanish")

    def parts(self, game: k.Game) -> list[k.Event]:
        card = game.object(self.object)
        if card is None or game.map.kind_of[card.zone] is not CHASE:
            return []
        if card.item is not None and card.item.ability is not None:
            return [k.Vanish(self.object)]
        return game.rulebook.way_home(game, self.object, GRAVEYARD)


@dataclass(eq=False)
class Rest(k.SetPosition):
    """1010 レストする."""

    kind = "rest"
    position: int = field(default=RESTED, init=False)


@dataclass(eq=False)
class Recover(k.SetPosition):
    """1010 リカバーする."""

    kind = "recover"
    position: int = field(default=RECOVERED, init=False)


@dataclass(eq=False)
class Reverse(k.SetPosition):
    """1010 リバースする. Only servants have the reversed position (307.3)."""

    kind = "reverse"
    position: int = field(default=REVERSED, init=False)

    def apply(self, game: k.Game) -> int:
        values = game.values(self.object) if self.object in game.state.objects else None
        if not isinstance(values, Values) or not values.kinds & SERVANT:
            return k.NOTHING
        return super().apply(game)


@dataclass(eq=False)
class GainAether(k.OnPlayer):
    """907.4: aether points come into a player's possession."""

    kind = "gain_aether"
    points: tuple[int, ...]

    def apply(self, game: k.Game) -> int:
        if not self.points:
            return k.NOTHING
        name = f"aether{self.player}"
        k.SetVariable(name, tuple(sorted(aether(game, self.player) + self.points))).apply(game)
        return len(self.points)


@dataclass(eq=False)
class PayAether(k.OnPlayer):
    """1002.1: points leave a player's possession."""

    kind = "pay_aether"
    points: tuple[int, ...]

    def apply(self, game: k.Game) -> int:
        rest = list(aether(game, self.player))
        for point in self.points:
            if point not in rest:
                return k.NOTHING
            rest.remove(point)
        k.SetVariable(f"aether{self.player}", tuple(rest)).apply(game)
        return len(self.points)


@dataclass(eq=False)
class PlayerCounters(k.OnPlayer):
    """1018: a player gains counters, or with a negative number pays or loses them."""

    kind = "player_counters"
    counter: str
    number: int

    def apply(self, game: k.Game) -> int:
        has = player_counters(game, self.player, self.counter)
        if self.number == 0 or has + self.number < 0:
            return k.NOTHING
        k.SetVariable(f"counter:{self.counter}:{self.player}", has + self.number).apply(game)
        return abs(self.number)


def aether(game: k.Game, player: k.PlayerId) -> tuple[int, ...]:
    """907.4 保有オド: a player's aether, one number a point: its attributes, and above them the united-front traits."""
    points = game.state.variables[f"aether{player}"]
    assert isinstance(points, tuple)
    return points  # type: ignore[return-value]


def player_counters(game: k.Game, player: k.PlayerId, counter: str) -> int:
    """1018.1: how many counters of a name a player has."""
    number = game.state.variables.get(f"counter:{counter}:{player}", 0)
    assert isinstance(number, int)
    return number


def switch(game: k.Game, id: k.ObjectId) -> k.Event | None:
    """1011.1 スイッチする: what switching this card does; None for a rested card."""
    card = game.object(id)
    if card is None or card.position == RESTED:
        return None
    return Reverse(id) if card.position == RECOVERED else Recover(id)
