"""L-19.13 アンチスペル: no damage by effects."""

from __future__ import annotations

from typing import Final

from kirifuda import kernel as k
from kirifuda.games.last_resort.abilities import KeywordAbility
from kirifuda.games.last_resort.rules.l10_9_damage import Damage

ANTISPELL: Final = "アンチスペル"


class Antispell(KeywordAbility):
    """L-19.13, A17: any effect, not only spells; battles are none."""

    def __init__(self, key: str) -> None:
        super().__init__(key, ANTISPELL)
        self.forbids = ("damage",)

    def is_forbidding(self, game: k.Game, holder: k.Holder, event: k.Event) -> bool:
        return isinstance(event, Damage) and event.object == holder.source and not event.in_battle


def antispell(key: str) -> KeywordAbility:
    """The ability."""
    return Antispell(key)


ALONE: Final = {ANTISPELL: antispell}
