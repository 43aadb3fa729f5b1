"""L-19.12 変換x: a card used as a spell of cost x that draws one card."""

from __future__ import annotations

from typing import Final

from kirifuda import kernel as k
from kirifuda.games.last_resort.abilities import CONVERT, KeywordAbility
from kirifuda.games.last_resort.rules.l03_zones import DRAW_CARDS

CONVERSION: Final = k.Procedure("conversion")


@CONVERSION.step("L-19.12")
def draw(game: k.Game, frame: k.Frame) -> k.Flow:
    """Its user draws a card; until that is done it is no creature card (L-17.1)."""
    return k.Call(DRAW_CARDS, {"player": frame.player, "number": 1})


def convert(key: str, number: int) -> KeywordAbility:
    """The ability."""
    return KeywordAbility(key, CONVERT, number)


NUMBERED: Final = {CONVERT: convert}
