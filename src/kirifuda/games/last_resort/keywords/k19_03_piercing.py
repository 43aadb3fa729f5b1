"""L-19.3 貫通x: every battle with a blocker also deals x to the enemy's life."""

from __future__ import annotations

from typing import Final

from kirifuda import kernel as k
from kirifuda.games.last_resort.abilities import PIERCING, KeywordAbility, number_of
from kirifuda.games.last_resort.rules.common import values_or_last
from kirifuda.games.last_resort.rules.l01_life import LifeDamage


def piercing(key: str, number: int) -> KeywordAbility:
    """The ability."""
    return KeywordAbility(key, PIERCING, number)


def pierced(game: k.Game, attacker: k.ObjectId, blocker: k.ObjectId) -> list[k.Event]:
    """L-19.3, A49: what an attacker deals to the life of whoever blocked it, even if it died of that."""
    number = number_of(values_or_last(game, attacker).abilities, PIERCING)
    if not number:
        return []
    damage = LifeDamage(game.object_or_last(blocker).controller, number, attacker)
    damage.source = attacker
    damage.by = game.object_or_last(attacker).controller
    return [damage]


NUMBERED: Final = {PIERCING: piercing}
