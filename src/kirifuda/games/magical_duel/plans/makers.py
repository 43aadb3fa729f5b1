"""1000 ゲーム上の行動: the actions on single cards, as events."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from kirifuda.effects.meaning import EventMaker
from kirifuda.games.magical_duel.abilities import concerns
from kirifuda.games.magical_duel.pool import pool_of
from kirifuda.games.magical_duel.rules.r1000_actions import (
    Banish,
    Destroy,
    Discard,
    Exile,
    Negate,
    Recover,
    Rest,
    Reverse,
    switch,
)
from kirifuda.games.magical_duel.zones import FIELD_BITS
from kirifuda.kernel.changes import TurnFace, Vanish

if TYPE_CHECKING:
    from kirifuda.effects.scope import Scope
    from kirifuda.kernel.event import Event
    from kirifuda.kernel.ids import ObjectId


def is_on_field(scope: Scope, id: ObjectId) -> bool:
    """306.2: an entity."""
    card = scope.game.object(id)
    return card is not None and bool(scope.game.map.kind_of[card.zone].bit & FIELD_BITS)


class DestroyMaker(EventMaker):
    """1007: only what is on the field."""

    def make(self, scope: Scope, id: ObjectId) -> Event | None:
        return Destroy(id) if is_on_field(scope, id) else None


class BanishMaker(EventMaker):
    """1008."""

    def make(self, scope: Scope, id: ObjectId) -> Event | None:
        return Banish(id)


class DiscardMaker(EventMaker):
    """1013."""

    def make(self, scope: Scope, id: ObjectId) -> Event | None:
        return Discard(id)


@dataclass(eq=False)
class ExileMaker(EventMaker):
    """1003, face down if the text says so (311.2a)."""

    face_down: bool

    def make(self, scope: Scope, id: ObjectId) -> Event | None:
        return Exile(id, self.face_down)


class NegateMaker(EventMaker):
    """1019."""

    def make(self, scope: Scope, id: ObjectId) -> Event | None:
        return Negate(id)


class VanishMaker(EventMaker):
    """1302.3: tokens only."""

    def make(self, scope: Scope, id: ObjectId) -> Event | None:
        card = scope.game.object(id)
        return Vanish(id) if card is not None and card.card in pool_of(scope.game.pool).tokens else None


class RestMaker(EventMaker):
    """1010."""

    def make(self, scope: Scope, id: ObjectId) -> Event | None:
        return Rest(id) if is_on_field(scope, id) else None


class RecoverMaker(EventMaker):
    """1010."""

    def make(self, scope: Scope, id: ObjectId) -> Event | None:
        return Recover(id) if is_on_field(scope, id) else None


class ReverseMaker(EventMaker):
    """1010, 307.3."""

    def make(self, scope: Scope, id: ObjectId) -> Event | None:
        return Reverse(id) if is_on_field(scope, id) else None


@dataclass(eq=False)
class FaceMaker(EventMaker):
    """303.2."""

    face_down: bool

    def make(self, scope: Scope, id: ObjectId) -> Event | None:
        return TurnFace(id, self.face_down)


class SwitchMaker(EventMaker):
    """1011.1, unless switching is forbidden."""

    def make(self, scope: Scope, id: ObjectId) -> Event | None:
        if not is_on_field(scope, id) or concerns(scope.game, "forbid:switch", id, 0):
            return None
        return switch(scope.game, id)


MAKERS: Final[dict[str, EventMaker]] = {
    "destroy": DestroyMaker(),
    "banish": BanishMaker(),
    "discard": DiscardMaker(),
    "negate": NegateMaker(),
    "vanish": VanishMaker(),
    "switch": SwitchMaker(),
}
TURNERS: Final[dict[str, EventMaker]] = {
    "レスト": RestMaker(),
    "リカバー": RecoverMaker(),
    "リバース": ReverseMaker(),
    "表向き": FaceMaker(False),
    "裏向き": FaceMaker(True),
}
