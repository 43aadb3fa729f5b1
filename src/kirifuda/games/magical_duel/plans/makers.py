"""1000 ゲーム上の行動: the actions on single cards, as events."""

from __future__ import annotations

from typing import Final

from kirifuda import effects as e
from kirifuda import kernel as k
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


def is_on_field(scope: e.Scope, id: k.ObjectId) -> bool:
    """306.2: an entity."""
    card = scope.game.object(id)
    return card is not None and bool(scope.game.map.kind_of[card.zone].bit & FIELD_BITS)


class OnField(e.Making):
    """1007, 1010, 307.3: only what is on the field."""

    def make(self, scope: e.Scope, id: k.ObjectId) -> k.Event | None:
        return super().make(scope, id) if is_on_field(scope, id) else None


class VanishMaker(e.EventMaker):
    """1302.3: tokens only."""

    def make(self, scope: e.Scope, id: k.ObjectId) -> k.Event | None:
        card = scope.game.object(id)
        return k.Vanish(id) if card is not None and card.card in pool_of(scope.game.pool).tokens else None


class SwitchMaker(e.EventMaker):
    """1011.1, unless switching is forbidden."""

    def make(self, scope: e.Scope, id: k.ObjectId) -> k.Event | None:
        if not is_on_field(scope, id) or e.concerns(scope.game, "forbid:switch", id, 0):
            return None
        return switch(scope.game, id)


MAKERS: Final[dict[str, e.EventMaker]] = {
    "destroy": OnField(Destroy),
    "banish": e.Making(Banish),
    "discard": e.Making(Discard),
    "negate": e.Making(Negate),
    "vanish": VanishMaker(),
    "switch": SwitchMaker(),
}
TURNERS: Final[dict[str, e.EventMaker]] = {
    "レスト": OnField(Rest),
    "リカバー": OnField(Recover),
    "リバース": OnField(Reverse),
    "表向き": e.Making(k.TurnFace, False),
    "裏向き": e.Making(k.TurnFace, True),
}
