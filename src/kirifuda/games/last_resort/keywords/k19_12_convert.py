"""L-19.12 変換x: a card used as a spell of cost x that draws one card."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kirifuda.games.last_resort.abilities import CONVERT, KeywordAbility
from kirifuda.games.last_resort.rules.l03_zones import DRAW_CARDS
from kirifuda.kernel.flow import Call, Flow
from kirifuda.kernel.procedure import Procedure

if TYPE_CHECKING:
    from kirifuda.kernel.game import Game
    from kirifuda.kernel.state import Frame

CONVERSION: Final = Procedure("conversion")


@CONVERSION.step("L-19.12")
def draw(game: Game, frame: Frame) -> Flow:
    """Its user draws a card; until that is done it is no creature card (L-17.1)."""
    return Call(DRAW_CARDS, {"player": frame.player, "number": 1})


def convert(key: str, number: int) -> KeywordAbility:
    """The ability."""
    return KeywordAbility(key, CONVERT, number)


NUMBERED: Final = {CONVERT: convert}
