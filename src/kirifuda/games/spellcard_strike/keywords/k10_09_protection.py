"""10.9 《加護》: nothing but damage takes the striker off the stage."""

from __future__ import annotations

from typing import Final

from kirifuda import effects as e
from kirifuda import kernel as k
from kirifuda.games.spellcard_strike.abilities import StaticAbility
from kirifuda.games.spellcard_strike.zones import STAGE

PROTECTION: Final = "加護"


class Protection(StaticAbility):
    """10.9.1: effects do not take it off the stage. What the rules do is no effect: destruction by damage (2.7.2.3),
    retirement (5.5.1.2)."""

    def __init__(self, key: str) -> None:
        super().__init__(key)
        self.keyword = PROTECTION
        self.forbids = ("move",)

    def is_forbidding(self, game: k.Game, holder: k.Holder, event: k.Event) -> bool:
        if not isinstance(event, k.Move) or event.object != holder.source or not event.source:
            return False
        return game.map.kind_of[event.zone] is not STAGE


def protection(key: str) -> StaticAbility:
    """The ability."""
    return Protection(key)


def is_protected(game: k.Game, id: k.ObjectId) -> bool:
    """Whether a striker has it."""
    return bool(e.keywords(game.values(id).abilities, PROTECTION))
