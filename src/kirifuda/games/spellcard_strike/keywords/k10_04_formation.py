"""10.4 《陣形》X：「ステータス：n」: allies around the striker are stronger."""

from __future__ import annotations

from typing import Final

from kirifuda import effects as e
from kirifuda import kernel as k
from kirifuda.games.spellcard_strike import minimap
from kirifuda.games.spellcard_strike.abilities import StaticAbility
from kirifuda.games.spellcard_strike.minimap import Minimap
from kirifuda.games.spellcard_strike.rules.common import counts_blue
from kirifuda.games.spellcard_strike.values import (
    FIELD_ATTRIBUTE,
    FIELD_HOUSE,
    FIELD_NAME,
    FIELD_RACE,
    LAYER_NUMBER,
    Values,
    add_to,
    stat_field,
)

FORMATION: Final = "陣形"


class Formed(k.Change):
    """10.4.1-2: all allies in range that fit have a higher number."""

    def __init__(self, key: str, tests: tuple[e.TestPlan, ...], stat: str, number: int, map: Minimap) -> None:
        reads = FIELD_ATTRIBUTE | FIELD_HOUSE | FIELD_RACE | FIELD_NAME
        facts = k.FACT_PLACE | k.FACT_POSITION
        super().__init__(key, LAYER_NUMBER, reads=reads, writes=stat_field(stat), facts=facts)
        self.tests = tests
        self.stat = stat
        self.number = number
        self.map = map

    def covers(self, board: k.Board, effect: k.LastingEffect, card: k.CardObject) -> bool:
        source = board.game.object(effect.source)
        if source is None or card.host or card.controller != source.controller:
            return False
        blue = counts_blue(board.game)
        if not minimap.covers(self.map.cells, source.place, source.controller, card.place, blue=blue):
            return False
        scope = e.Scope(board.game, effect.bound, effect.source, source.controller, board)
        for test in self.tests:
            if not test.passes(scope, card.id):
                return False
        return True

    def content(self, board: k.Board, effect: k.LastingEffect, card: k.CardObject) -> k.Value:
        return self.number

    def change(self, board: k.Board, effect: k.LastingEffect, card: k.CardObject, values: k.Characteristics) -> None:
        assert isinstance(values, Values)
        add_to(values, self.stat, self.number)


def formation(key: str, tests: tuple[e.TestPlan, ...], stat: str, number: int, map: Minimap) -> StaticAbility:
    """The ability; X as tests of a striker, none for everybody."""
    ability = StaticAbility(key)
    ability.keyword = FORMATION
    ability.changes = (Formed(key + "/change", tests, stat, number, map),)
    return ability
