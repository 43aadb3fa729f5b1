"""Both modes of the game: a duel, and a raid of a party against a boss that the game plays."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kirifuda.games.pso2.modes import DIFFICULTY, DUEL, boss_decks, raid
from kirifuda.games.pso2.rules.common import is_raid
from kirifuda.games.shipped import ShippedGame

if TYPE_CHECKING:
    from kirifuda import kernel as k
    from kirifuda.games.declaration import Declaration
    from kirifuda.games.interface import Deck, Mode


class Game(ShippedGame):
    """ファンタシースターオンライン2 TCG."""

    def __init__(self, package: str, declaration: Declaration) -> None:
        super().__init__(package, declaration)
        self.modes = (DUEL, raid())

    def mode_of(self, game: k.Game) -> Mode:
        return self.modes[1 if is_raid(game) else 0]

    def own_decks(self, mode: Mode, chosen: dict[str, str]) -> list[Deck]:
        return boss_decks(chosen) if mode.own_seats else []

    def mode_options(self, mode: Mode, chosen: dict[str, str]) -> dict[str, str]:
        return {DIFFICULTY: chosen[DIFFICULTY]} if mode.own_seats else {}
