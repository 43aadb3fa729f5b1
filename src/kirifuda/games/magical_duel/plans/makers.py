"""1000 ゲーム上の行動: the actions on single cards, as events."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kirifuda.effects.meaning import EventMaker
from kirifuda.effects.plans.makers import Making
from kirifuda.games.magical_duel.abilities import concerns
from kirifuda.games.magical_duel.pool import pool_of
from kirifuda.games.magical_duel.rules.r1000_actions import (
    Banish,
    Destroy,
    Discard,
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


class OnField(Making):
    """1007, 1010, 307.3: only what is on the field."""

    def make(self, scope: Scope, id: ObjectId) -> Event | None:
        return super().make(scope, id) if is_on_field(scope, id) else None


class VanishMaker(EventMaker):
    """1302.3: tokens only."""

    def make(self, scope: Scope, id: ObjectId) -> Event | None:
        card = scope.game.object(id)
        return Vanish(id) if card is not None and card.card in pool_of(scope.game.pool).tokens else None


class SwitchMaker(EventMaker):
    """1011.1, unless switching is forbidden."""

    def make(self, scope: Scope, id: ObjectId) -> Event | None:
        if not is_on_field(scope, id) or concerns(scope.game, "forbid:switch", id, 0):
            return None
        return switch(scope.game, id)


MAKERS: Final[dict[str, EventMaker]] = {
    "destroy": OnField(Destroy),
    "banish": Making(Banish),
    "discard": Making(Discard),
    "negate": Making(Negate),
    "vanish": VanishMaker(),
    "switch": SwitchMaker(),
}
TURNERS: Final[dict[str, EventMaker]] = {
    "レスト": OnField(Rest),
    "リカバー": OnField(Recover),
    "リバース": OnField(Reverse),
    "表向き": Making(TurnFace, False),
    "裏向き": Making(TurnFace, True),
}
