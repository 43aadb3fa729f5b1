"""4.1 ステージ, 3.6 ミニマップ: areas, their features, and maps laid over them."""

from __future__ import annotations

import pytest

from kirifuda.games.spellcard_strike import minimap, stage
from kirifuda.games.spellcard_strike.minimap import BLUE, NO_COLOUR, RED
from kirifuda.games.spellcard_strike.rules.r04_01_stage import EnterStage, Relocate, area_ahead, relocations
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


def test_4_1_5_1_adjacent_are_the_eight_areas_around() -> None:
    assert sorted(stage.neighbours(5)) == [0, 1, 2, 4, 6, 8, 9, 10]
    assert sorted(stage.neighbours(0)) == [1, 4, 5]

    assert stage.are_adjacent(3, 6)
    assert not stage.are_adjacent(3, 4)
    assert not stage.are_adjacent(5, 5)


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


def test_2_4_12b_strikers_moved_by_one_effect_go_at_the_same_time() -> None:
    position = Position()
    first = position.striker(0, "scout", 1)
    second = position.striker(0, "scout", 5)
    position.striker(1, "scout", 18)
    game = position.begin()

    do(game, *relocations(game, [(first, 5), (second, 9)]))
    assert (area(game, first), area(game, second)) == (5, 9)
    do(game, *relocations(game, [(first, 10), (second, 10)]))
    assert (area(game, first), area(game, second)) == (5, 9)


@pytest.mark.parametrize(("house", "ahead"), [("moved_side", 14), ("effect_side", 22)])
def test_8_1_10_forward_is_towards_the_other_base_line(house: str, ahead: int) -> None:
    position = Position(house={"advance_direction": house})
    mine = position.striker(0, "scout", 1)
    theirs = position.striker(1, "scout", 18)
    game = position.begin()

    assert area_ahead(game, mine, 1, 0) == 5
    assert area_ahead(game, theirs, 1, 0) == (ahead if ahead < 20 else stage.NO_AREA)


@clauses("3.6.3b", "3.6.4", "3.6.5")
def test_3_6_3_a_map_is_five_lines_of_five() -> None:
    for text in (RING, ".....\n.....\n.....\n..*..\n.....", "r....\n.....\n.....\n.....\n....@"):
        assert minimap.parse(text).text() == text.strip()

    for wrong in ("...", RING.replace("@", "."), RING.replace(".....", "..@.."), RING.replace("r", "x")):
        with pytest.raises(ValueError, match=r"map"):
            minimap.parse(wrong)


@clauses("3.6.4", "2.4.10.2.1")
def test_3_6_5_a_map_faces_the_enemy_of_either_player() -> None:
    cells = minimap.parse(RING).cells

    assert sorted(minimap.areas(cells, 1, 0)) == [4, 5, 6, 8, 9, 10]
    assert sorted(minimap.areas(cells, 18, 1)) == [9, 10, 11, 13, 14, 15]
    assert minimap.covers(cells, 0, 0, 4, blue=True)
    assert not minimap.covers(cells, 0, 0, 7, blue=True)


@clauses("3.6.5.2")
def test_3_6_5_1_colours_count_where_a_text_asks() -> None:
    cells = minimap.parse(RING).cells

    assert minimap.colour_at(cells, 1, 0, 5) == RED
    assert minimap.colour_at(cells, 1, 0, 4) == BLUE
    assert minimap.colour_at(cells, 1, 0, 1) == NO_COLOUR
    assert minimap.colour_at(minimap.widened(cells, (minimap.cell(1, -1),)), 1, 0, 4) == RED


def test_4_1_5_an_area_can_be_written_as_a_target() -> None:
    assert [stage.target_area(stage.area_target(number)) for number in range(20)] == list(range(20))
    assert stage.target_area(-1) == stage.NO_AREA
    assert stage.target_area(5) == stage.NO_AREA
