"""4.1 ステージ, 3.6 ミニマップ: areas, their features, and maps laid over them."""

from __future__ import annotations

import pytest

from kirifuda.games.spellcard_strike import minimap, stage
from kirifuda.games.spellcard_strike.rules.r04_01_stage import EnterStage, Relocate, area_ahead
from kirifuda.games.spellcard_strike.zones import STAGE
from kirifuda.kernel.event import NOTHING
from kirifuda.ledger.proofs import clauses
from tests.games.spellcard_strike.rules.positions import Position, area
from tests.toys.driving import do

RING = """
.bbb.
.brb.
..@..
.....
....."""


@clauses("4.1.5", "4.1.8.1", "4.1.11.1", "4.1.10", "4.1.11", "4.1.10.1", "4.1.11.2")
def test_4_1_8_each_side_has_its_base_line_and_territory() -> None:
    assert stage.base_line(0) == [0, 1, 2, 3]
    assert stage.base_line(1) == [19, 18, 17, 16]
    assert stage.center_line() == [8, 9, 10, 11]
    assert [area for area in range(20) if stage.is_in_territory(area, 0)] == list(range(8))
    assert [area for area in range(20) if stage.is_in_territory(area, 1)] == list(range(12, 20))


@clauses("4.1.9.1", "4.1.12", "4.1.7")
def test_4_1_9_the_gate_is_the_second_area_from_its_owners_left() -> None:
    assert (stage.gate(0), stage.gate(1)) == (1, 18)

    assert all(stage.has_feature(1, feature, 0) for feature in ("gate", "base_line", "territory"))
    assert not stage.has_feature(1, "base_line", 1)
    assert not stage.has_feature(1, "center_line", 0)
    assert not stage.has_feature(-1, "territory", 0)


def test_4_1_6_one_striker_to_an_area() -> None:
    position = Position()
    position.striker(0, "scout", 1)
    position.striker(1, "scout", 18)
    (held,) = position.hand(0, "guard")
    game = position.begin()

    assert do(game, EnterStage(held, game.map.zone(STAGE, 0), area=1)) == (NOTHING,)
    assert do(game, EnterStage(held, game.map.zone(STAGE, 0), area=2)) != (NOTHING,)


@clauses("2.4.12")
def test_2_4_12_1_a_striker_that_cannot_be_moved_stays() -> None:
    position = Position()
    mine = position.striker(0, "scout", 1)
    ahead = position.striker(0, "scout", 5)
    position.striker(1, "scout", 18)
    game = position.begin()

    assert do(game, Relocate(mine, area_ahead(game, mine, -1, 0))) == (NOTHING,)
    assert do(game, Relocate(mine, area_ahead(game, mine, 1, 0))) == (NOTHING,)

    assert (area(game, mine), area(game, ahead)) == (1, 5)


@clauses("3.6.3b", "3.6.4", "3.6.5")
def test_3_6_3_a_map_is_five_lines_of_five() -> None:
    for text in (RING, ".....\n.....\n.....\n..*..\n.....", "r....\n.....\n.....\n.....\n....@"):
        assert minimap.parse(text).text() == text.strip()

    for wrong in ("...", RING.replace("@", "."), RING.replace(".....", "..@.."), RING.replace("r", "x")):
        with pytest.raises(ValueError, match=r"map"):
            minimap.parse(wrong)
