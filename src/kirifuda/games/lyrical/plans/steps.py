"""Steps of texts that only this game has."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from kirifuda import effects as e
from kirifuda import kernel as k

ENDS: Final = ("一番上", "一番下")
"""Of a deck, by the number that is answered."""


@dataclass(eq=False)
class AskEnd(k.Step):
    """Ask whether cards go on top of a deck or at its bottom."""

    slot: str
    who: e.PlayerPlan

    def run(self, game: k.Game, frame: k.Frame) -> k.Flow:
        options = [k.Option("declare:" + word, 0, number) for number, word in enumerate(ENDS)]
        player = self.who.one(e.frame_scope(game, frame))
        return k.Ask(self.slot, k.Decision(player, "declare", options, take=k.TAKE_NUMBER, subject=frame.source))
