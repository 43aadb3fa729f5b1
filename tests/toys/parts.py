"""What the toy games are made of: values, changes and abilities whose meaning is a function, and common events."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Final, cast

from kirifuda.kernel.ability import Ability, Holder
from kirifuda.kernel.changes import Move
from kirifuda.kernel.characteristics import Board, Characteristics, PrintedCard
from kirifuda.kernel.event import Event, Happening, OnObject, OnPlayer
from kirifuda.kernel.ids import Mask, ObjectId, plus
from kirifuda.kernel.lasting import Change, LastingEffect

if TYPE_CHECKING:
    from kirifuda.kernel.game import Game
    from kirifuda.kernel.state import CardObject, Value

ATTACK: Final = 1
RACES: Final = 2
ABILITIES: Final = 4


class Values(Characteristics):
    """Name, attack, races."""

    __slots__ = ("attack", "cost", "races")
    fields: ClassVar[tuple[str, ...]] = ("name", "attack", "races", "cost")

    def __init__(self, name: str = "", attack: int = 0, races: tuple[str, ...] = (), cost: int = 0) -> None:
        super().__init__()
        self.name = name
        self.attack = attack
        self.races = races
        self.cost = cost

    def copy(self) -> Values:
        new = Values(self.name, self.attack, self.races, self.cost)
        new.abilities = self.abilities
        return new


class ToyCard(PrintedCard):
    """A printed card with a verb for what playing it does."""

    __slots__ = ("kind", "price")

    def __init__(
        self, key: str, kind: str, values: Values, abilities: tuple[Ability, ...] = (), price: str = ""
    ) -> None:
        super().__init__(key, key, values)
        values.name = key
        values.abilities = abilities
        self.kind = kind
        self.price = price

    def facts(self) -> list[object]:
        return [*super().facts(), self.kind, self.price]


Covers = Callable[[Board, LastingEffect, "CardObject"], bool]
Amount = Callable[[Board, LastingEffect, "CardObject"], int]


class Add(Change):
    """Adds to the attack."""

    __slots__ = ("amount", "scope")

    def __init__(
        self, key: str, layer: int, scope: Covers, amount: Amount, *, reads: Mask = 0, facts: Mask = 0
    ) -> None:
        super().__init__(key, layer, reads=reads, writes=ATTACK, facts=facts)
        self.scope = scope
        self.amount = amount

    def covers(self, board: Board, effect: LastingEffect, card: CardObject) -> bool:
        return self.scope(board, effect, card)

    def content(self, board: Board, effect: LastingEffect, card: CardObject) -> Value:
        return self.amount(board, effect, card)

    def change(self, board: Board, effect: LastingEffect, card: CardObject, values: Characteristics) -> None:
        mine = cast("Values", values)
        mine.attack = plus(mine.attack, self.amount(board, effect, card))


class SetAttack(Add):
    """Sets the attack."""

    __slots__ = ()

    def change(self, board: Board, effect: LastingEffect, card: CardObject, values: Characteristics) -> None:
        cast("Values", values).attack = self.amount(board, effect, card)


class GiveRace(Change):
    """Gives a race, or takes it away."""

    __slots__ = ("race", "scope", "takes")

    def __init__(
        self, key: str, layer: int, scope: Covers, race: str, *, takes: bool = False, reads: Mask = 0, facts: Mask = 0
    ) -> None:
        super().__init__(key, layer, reads=reads, writes=RACES, facts=facts)
        self.scope = scope
        self.race = race
        self.takes = takes

    def covers(self, board: Board, effect: LastingEffect, card: CardObject) -> bool:
        return self.scope(board, effect, card)

    def content(self, board: Board, effect: LastingEffect, card: CardObject) -> Value:
        return self.race

    def change(self, board: Board, effect: LastingEffect, card: CardObject, values: Characteristics) -> None:
        mine = cast("Values", values)
        if self.takes:
            mine.races = tuple([race for race in mine.races if race != self.race])
        elif self.race not in mine.races:
            mine.races = (*mine.races, self.race)


class GiveAbility(Change):
    """Gives an ability; without one, takes all away."""

    __slots__ = ("given", "scope")

    def __init__(self, key: str, layer: int, scope: Covers, given: Ability | None, *, facts: Mask = 0) -> None:
        super().__init__(key, layer, reads=ABILITIES, writes=ABILITIES, facts=facts)
        self.scope = scope
        self.given = given

    def covers(self, board: Board, effect: LastingEffect, card: CardObject) -> bool:
        return self.scope(board, effect, card)

    def content(self, board: Board, effect: LastingEffect, card: CardObject) -> Value:
        return "" if self.given is None else self.given.key

    def change(self, board: Board, effect: LastingEffect, card: CardObject, values: Characteristics) -> None:
        values.abilities = () if self.given is None else (*values.abilities, self.given)


class Free(Ability):
    """An ability whose answers are functions, so that a test can bring its own."""

    __slots__ = ("on_event", "on_fit", "on_forbid", "on_replace", "on_state", "tier")

    def __init__(self, key: str) -> None:
        super().__init__(key)
        self.on_event: Callable[[Game, Holder, Happening], dict[str, Value] | None] | None = None
        self.on_state: Callable[[Game, Holder], bool] | None = None
        self.on_forbid: Callable[[Game, Holder, Event], bool] | None = None
        self.on_fit: Callable[[Game, Holder, Event], bool] | None = None
        self.on_replace: Callable[[Game, Holder, Event], list[Event]] | None = None
        self.tier = 0

    def triggers(self, game: Game, holder: Holder, happening: Happening) -> dict[str, Value] | None:
        ask = self.on_event
        return None if ask is None else ask(game, holder, happening)

    def state_holds(self, game: Game, holder: Holder) -> bool:
        ask = self.on_state
        return ask is not None and ask(game, holder)

    def is_forbidding(self, game: Game, holder: Holder, event: Event) -> bool:
        ask = self.on_forbid
        return ask is not None and ask(game, holder, event)

    def is_replacing(self, game: Game, holder: Holder, event: Event) -> bool:
        ask = self.on_fit
        return ask is not None and ask(game, holder, event)

    def replace(self, game: Game, holder: Holder, event: Event) -> list[Event]:
        do = self.on_replace
        return [event] if do is None else do(game, holder, event)


@dataclass(eq=False)
class Destroy(OnObject):
    """A unit goes to its owner's trash. The zone's number is given, since each toy has its own."""

    kind = "destroy"
    part_kinds: ClassVar[tuple[str, ...]] = ("move",)
    is_compound = True
    trash: int

    def parts(self, game: Game) -> list[Event]:
        card = game.object(self.object)
        return [] if card is None else [Move(self.object, self.trash * game.players + card.owner)]


@dataclass(eq=False)
class Draw(OnPlayer):
    """Cards from the top of the deck (zone kind 0) to the hand (kind 1)."""

    kind = "draw"
    part_kinds: ClassVar[tuple[str, ...]] = ("move",)
    is_compound = True
    number: int = 1

    def parts(self, game: Game) -> list[Event]:
        deck = game.state.zones[self.player]
        top = deck[max(0, len(deck) - self.number) :]
        return [Move(id, game.players + self.player) for id in reversed(top)]


@dataclass(eq=False)
class Wipe(Event):
    """Destroys several units: a compound of compounds."""

    kind = "wipe"
    part_kinds: ClassVar[tuple[str, ...]] = ("destroy", "move")
    is_compound = True
    objects: tuple[ObjectId, ...]
    trash: int

    def parts(self, game: Game) -> list[Event]:
        return [Destroy(id, self.trash) for id in self.objects]


@dataclass(eq=False)
class Deal(Event):
    """Everybody draws: a compound of compounds with several leaves each."""

    kind = "deal"
    part_kinds: ClassVar[tuple[str, ...]] = ("draw", "move")
    is_compound = True
    number: int

    def parts(self, game: Game) -> list[Event]:
        return [Draw(player, self.number) for player in range(game.players)]
