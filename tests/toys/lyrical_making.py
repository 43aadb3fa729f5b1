"""Changes and abilities for tests of lyrical; compiled with the package, since what derives from it must be."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kirifuda.effects.abilities import TextAbility, holder_scope
from kirifuda.games.lyrical.rules.n09_damage import Damage
from kirifuda.games.lyrical.values import LAYER_NUMBER, Values
from kirifuda.kernel.lasting import Change

if TYPE_CHECKING:
    from kirifuda.kernel.ability import Holder
    from kirifuda.kernel.characteristics import Board, Characteristics
    from kirifuda.kernel.event import Event
    from kirifuda.kernel.game import Game
    from kirifuda.kernel.lasting import LastingEffect
    from kirifuda.kernel.state import CardObject


class Shift(Change):
    """Attack and durability of this very card, or of what the effect is bound to, are changed."""

    def __init__(self, key: str, attack: int, durability: int = 0) -> None:
        super().__init__(key, LAYER_NUMBER)
        self.attack = attack
        self.durability = durability

    def covers(self, board: Board, effect: LastingEffect, card: CardObject) -> bool:
        return card.id == effect.source

    def change(self, board: Board, effect: LastingEffect, card: CardObject, values: Characteristics) -> None:
        assert isinstance(values, Values)
        values.attack += self.attack
        values.durability += self.durability


class Lessens(TextAbility):
    """Damage to this card is replaced by less."""

    def __init__(self, key: str, by: int) -> None:
        super().__init__(key)
        self.replaces = ("damage",)
        self.by = by

    def is_replacing(self, game: Game, holder: Holder, event: Event) -> bool:
        return isinstance(event, Damage) and event.object == holder_scope(game, holder).source

    def replace(self, game: Game, holder: Holder, event: Event) -> list[Event]:
        assert isinstance(event, Damage)
        return [event.changed(event.number - self.by)]
