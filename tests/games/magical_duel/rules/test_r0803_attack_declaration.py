"""803.4a, 803.5a: losing ATK or DEF, which no text of the shipped sets brings about."""

from __future__ import annotations

from typing import Final

import pytest

from kirifuda.effects.plans.lasting import Extent, SwapChange
from kirifuda.games.magical_duel.plans.words import MEANING
from kirifuda.games.magical_duel.rules.common import values_of
from kirifuda.games.magical_duel.values import LAYER_NUMBER, NO_NUMBER, SERVANT
from kirifuda.games.magical_duel.zones import SERVANTS
from kirifuda.kernel.changes import BeginLasting
from kirifuda.kernel.game import Game
from kirifuda.kernel.happen import happen_at_once
from kirifuda.kernel.ids import ObjectId
from kirifuda.kernel.lasting import LastingEffect
from tests.games.magical_duel.rules.positions import after

ATTACK: Final = """
turn: P1, turn 5, battle
P1 servants: 止まらない縄跳び
P2 servants: 片方の運動靴
do P1: attack 止まらない縄跳び -> 片方の運動靴
"""


def take_away(game: Game, id: ObjectId, stat: str) -> None:
    """Let a servant have no such value: it changes places with the level that servants do not have."""
    change = SwapChange(Extent("test"), LAYER_NUMBER, (MEANING.stat(stat), MEANING.stat("レベル")))
    happen_at_once(game, [BeginLasting(LastingEffect(change, None, id, 0, (id,), "turn"))])


@pytest.mark.parametrize("stat", ["ATK", "DEF"])
def test_803_4a_an_attacker_that_loses_a_value_is_no_longer_attacking(stat: str) -> None:
    game = after(ATTACK)
    (attacker,) = game.zone(SERVANTS, 0)
    (target,) = game.zone(SERVANTS, 1)
    assert (game.number("attacker"), game.number("attacked")) == (attacker, target)

    take_away(game, attacker, stat)

    assert NO_NUMBER in (values_of(game, attacker).attack, values_of(game, attacker).defense)
    assert values_of(game, attacker).kinds & SERVANT
    assert game.number("attacker") == 0


@pytest.mark.parametrize("stat", ["ATK", "DEF"])
def test_803_5a_an_attacked_servant_that_loses_a_value_is_no_longer_attacked(stat: str) -> None:
    game = after(ATTACK)
    (attacker,) = game.zone(SERVANTS, 0)
    (target,) = game.zone(SERVANTS, 1)

    take_away(game, target, stat)

    assert values_of(game, target).kinds & SERVANT
    assert (game.number("attacker"), game.number("attacked")) == (attacker, 0)
