"""A game's stock of plain cards: what every scenario may use without defining it."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

from kirifuda.packages import folder_of
from kirifuda.scenario.file import Sheet, card_block
from kirifuda.scenario.lines import lines_of, narrow

if TYPE_CHECKING:
    from kirifuda.scenario.file import CardBlock

FILE: Final = "plain.cards"


@cache
def stock_of(game: str) -> Sheet:
    """The stock of a game, as a sheet that holds nothing but cards; an empty one if the game has none."""
    sheet = Sheet(FILE, game=game)
    file = folder_of(game) / FILE
    block: CardBlock | None = None
    for line in lines_of(file.read_text("utf-8")) if file.is_file() else ():
        if line.is_indented and block is not None:
            block.below.append(line)
            continue
        block = card_block(sheet, line)
        if block is None:
            raise sheet.wrong(line.number, f"{line.text!r} is no card; a stock holds nothing else")
    return sheet


def used(sheet: Sheet) -> list[CardBlock]:
    """The cards of the stock whose name stands somewhere in the text of a scenario that has no card of that name."""
    own = {narrow(block.name) for block in sheet.cards}
    named = [(narrow(block.name), block) for block in stock_of(sheet.game).cards]
    return [block for name, block in named if name not in own and name in sheet.text]
