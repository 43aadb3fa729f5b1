"""L-19.18 ブレイクダウン: after entering, not destroyed until your next Start step."""

from __future__ import annotations

from typing import Final

from kirifuda import kernel as k
from kirifuda.games.last_resort.abilities import KeywordAbility
from kirifuda.games.last_resort.rules.common import start_name
from kirifuda.games.last_resort.rules.l03_battlefield import Destroy

BREAKDOWN: Final = "ブレイクダウン"


class Breakdown(KeywordAbility):
    """L-19.18: nothing destroys it as long as its controller has had no Start step since it entered; damage stays on it
    meanwhile (A59)."""

    def __init__(self, key: str) -> None:
        super().__init__(key, BREAKDOWN)
        self.forbids = ("destroy",)

    def is_forbidding(self, game: k.Game, holder: k.Holder, event: k.Event) -> bool:
        if not isinstance(event, Destroy) or event.object != holder.source:
            return False
        card = game.object(holder.source)
        return card is not None and card.entered >= game.number(start_name(card.controller))


def breakdown(key: str) -> KeywordAbility:
    """The ability."""
    return Breakdown(key)


ALONE: Final = {BREAKDOWN: breakdown}
