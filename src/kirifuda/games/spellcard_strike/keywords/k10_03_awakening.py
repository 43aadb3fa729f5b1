"""10.3 《覚醒》「ステータス：n」: stronger once the opponent's score is high."""

from __future__ import annotations

from typing import Final

from kirifuda import kernel as k
from kirifuda.games.spellcard_strike.abilities import StaticAbility
from kirifuda.games.spellcard_strike.rules.common import opponent
from kirifuda.games.spellcard_strike.rules.r04_02_zones import score_of
from kirifuda.games.spellcard_strike.values import LAYER_NUMBER, Values, add_to, stat_field
from kirifuda.games.spellcard_strike.zones import SCORE

AWAKENING: Final = "覚醒"
AWAKE_FROM: Final = 10


class Awakened(k.Change):
    """10.3.1: while the opponent's score is 10 or more, the striker's own number is higher."""

    def __init__(self, key: str, stat: str, number: int) -> None:
        super().__init__(key, LAYER_NUMBER, writes=stat_field(stat), facts=SCORE.bit)
        self.stat = stat
        self.number = number

    def covers(self, board: k.Board, effect: k.LastingEffect, card: k.CardObject) -> bool:
        if card.id != effect.source:
            return False
        return score_of(board.game, opponent(board.game, card.controller)) >= AWAKE_FROM

    def content(self, board: k.Board, effect: k.LastingEffect, card: k.CardObject) -> k.Value:
        return self.number

    def change(self, board: k.Board, effect: k.LastingEffect, card: k.CardObject, values: k.Characteristics) -> None:
        assert isinstance(values, Values)
        add_to(values, self.stat, self.number)


def awakening(key: str, stat: str, number: int) -> StaticAbility:
    """The ability; `stat` is "Rank", "POW" or "DEF"."""
    ability = StaticAbility(key)
    ability.keyword = AWAKENING
    ability.changes = (Awakened(key + "/change", stat, number),)
    return ability
