"""215 カードの状態: ON and OFF."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from kirifuda import kernel as k
from kirifuda.customs.turning import Turn
from kirifuda.games.pso2.rules.r103_1_contradictions import is_forbidden
from kirifuda.games.pso2.values import FIELD_FROZEN, LAYER_FACTS, Values
from kirifuda.games.pso2.zones import IN_PLAY, OFF, ON, PP


class Turned(Turn):
    """215.1: a card in play or in PP is turned."""

    def can_turn(self, game: k.Game) -> bool:
        return can_turn(game, self.object)


@dataclass(eq=False)
class TurnOn(Turned):
    """215.1.1 ONにする: a card in play or in PP."""

    kind = "turn_on"
    position: int = field(default=ON, init=False)


@dataclass(eq=False)
class TurnOff(Turned):
    """215.1.2, 215.1.3, G.07 OFFにする."""

    kind = "turn_off"
    position: int = field(default=OFF, init=False)


def can_turn(game: k.Game, id: k.ObjectId) -> bool:
    """215.1: whether a card lies where it is ON or OFF."""
    card = game.object(id)
    return card is not None and bool(game.map.kind_of[card.zone].bit & (IN_PLAY | PP.bit))


def can_turn_off(game: k.Game, id: k.ObjectId) -> bool:
    """215.1.3: whether a card that is used could turn OFF for it: it is ON, and no effect forbids it (103.1.2)."""
    card = game.object(id)
    if card is None or card.position != ON or not can_turn(game, id):
        return False
    return not is_forbidden(game, TurnOff(id))


@dataclass(eq=False)
class Freeze(k.Change):
    """301.3 フリーズ: the cards it is bound to cannot declare attacks."""

    layer: int = field(default=LAYER_FACTS, init=False)
    writes: k.Mask = field(default=FIELD_FROZEN, init=False)

    def change(self, board: k.Board, effect: k.LastingEffect, card: k.CardObject, values: k.Characteristics) -> None:
        assert isinstance(values, Values)
        values.frozen = True


FREEZE: Final = Freeze("freeze")
