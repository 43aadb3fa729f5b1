"""What texts leave out or say in other words: what nobody names, regions and sides, who is adjacent, what a later
sentence asks about."""

from __future__ import annotations

import pytest

from kirifuda.games.spellcard_strike.zones import DISCARD
from tests.games.spellcard_strike.meaning_table import (
    MIDDLE,
    Table,
    cancelled,
    declare,
    facing,
    hand_size,
    numbers,
    on_stage,
    spell,
    striker,
)
from tests.games.spellcard_strike.rules.positions import area, is_acted, pass_chain
from tests.toys.driving import choose, choose_several, names, offered_with_numbers, prompt


def test_8_1_11_what_nobody_names_is_the_target() -> None:
    table, mine, theirs = facing(spell("風", "後退させる。その後、行動済み状態にする。", "敵1体"))
    before = area(table.game, theirs)

    game = table.cast("風", theirs, caster=mine)

    assert area(game, theirs) == before + 4
    assert is_acted(game, theirs)


def test_2_5_4_1_two_targets_are_called_by_their_sides() -> None:
    table, mine, theirs = facing(spell("換", "対象の敵に【5】ダメージ。対象の味方を後退させる。", "味方1体、敵1体"))

    game = table.cast("換", theirs, caster=mine)

    assert on_stage(game, 1) == ["giant"]
    assert area(game, mine) == MIDDLE - 4


@pytest.mark.parametrize(("where", "defense"), [(1, 4), (MIDDLE, 4), (5, 3)])
def test_4_1_7_one_region_or_another(where: int, defense: int) -> None:
    table = Table(striker("守", "〔常〕あなたのベースラインorセンターラインに存在する味方全員を「DEF：+1」する。"))
    scout = table.striker(0, "scout", where)
    table.striker(0, "守", 12 if where != 12 else 13)
    table.striker(1, "giant", 19)

    game = table.begin(0)

    assert numbers(game, scout)[1] == defense


@pytest.mark.parametrize(("where", "defense"), [(MIDDLE + 4, 5), (19, 4)])
def test_4_1_5_1_next_to_anybody_of_a_sort(where: int, defense: int) -> None:
    table = Table(striker("盾", "〔常〕このストライカーが敵と隣接している場合、このストライカーを「DEF：+1」する。"))
    mine = table.striker(0, "盾", MIDDLE)
    table.striker(1, "guard", where)

    game = table.begin(0)

    assert numbers(game, mine)[1] == defense


@pytest.mark.parametrize(("side", "is_target"), [("敵", False), ("味方", True)])
def test_10_5_1_a_ward_against_a_side(side: str, *, is_target: bool) -> None:
    table = Table(striker("壁", f"《遮断》{side}のスペルカード"), spell("火", "対象に【1】ダメージ。", "敵1体"))
    mine = table.striker(0, "scout", MIDDLE)
    wall = table.striker(1, "壁", MIDDLE + 4)
    table.striker(1, "giant", 19)
    (fire,) = table.hand(0, "火")
    game = table.begin(0)

    choose(game, "spell", fire)
    if prompt(game) == "caster":
        choose(game, "cast", mine)

    assert (wall in [id for id, _ in offered_with_numbers(game, "target")]) == is_target


def test_6_2_1_1_the_last_declaration_of_the_target() -> None:
    answer = spell("消", "対象が直前に行ったスペルカード宣言を打ち消す。", "敵1体", timing="リアクション")
    table, mine, theirs = facing(spell("火", "対象に【5】ダメージ。", "敵1体"), answer)
    game = cancelled(table, mine, theirs, mine)

    assert "guard" in on_stage(game, 1)


@pytest.mark.parametrize(("sort", "can"), [("スペルカード", True), ("攻撃", False)])
def test_6_1_3_what_waits_in_the_chain(sort: str, *, can: bool) -> None:
    text = f"この宣言はこのチェーンで敵が{sort}宣言を行っている場合にできる。\nカードを1枚引く。"
    table, mine, theirs = facing(
        spell("火", "対象に【1】ダメージ。", "敵1体"), spell("応", text, timing="リアクション")
    )
    (fire,) = table.hand(0, "火")
    (answer,) = table.hand(1, "応")
    game = table.begin(0)

    declare(game, "spell", fire, theirs, caster=mine)

    assert (answer in [id for id, _ in offered_with_numbers(game, "spell")]) == can


def test_2_4_12_what_was_replaced_goes_on_only_then() -> None:
    text = "味方1体が撃破される場合、かわりにその味方を行動済み状態にする。そうした場合、カードを1枚引く。"
    ward = spell("代", text, "味方1体", lasting="ターン")
    table, mine, _ = facing(ward, spell("討", "味方1体を撃破する。", "味方1体"))

    game = table.cast("代", caster=mine)
    assert hand_size(game, 0) == 0
    table.cast("討", caster=mine)

    assert on_stage(game, 0) == ["scout"]
    assert is_acted(game, mine)
    assert hand_size(game, 0) == 1


def test_8_1_4_who_did_not_add_is_asked_about_the_adding_only() -> None:
    text = (
        "山札の上から2枚のカードを公開する。その中からカードを2枚まで選んで手札に加え、残りを捨て札に置く。"
        "手札に加えなかった場合、カードを2枚引く。"
    )
    table, mine, _ = facing(spell("探", text))

    game = table.cast("探", caster=mine)
    chosen = [id for id, _ in offered_with_numbers(game, "choose")]
    choose_several(game, *chosen)
    pass_chain(game)

    assert hand_size(game, 0) == 2
    assert "探" in names(game, DISCARD, 0)


def test_8_1_8_a_pronoun_as_the_subject_comes_true() -> None:
    table, mine, theirs = facing(spell("火", "敵1体に【5】ダメージ。それが撃破された場合、カードを1枚引く。", "敵1体"))

    game = table.cast("火", theirs, caster=mine)

    assert on_stage(game, 1) == ["giant"]
    assert hand_size(game, 0) == 1


@pytest.mark.parametrize(("key", "kept"), [("scout", 1), ("guard", 2)])
def test_3_2_several_that_differ(key: str, kept: int) -> None:
    table, mine, _ = facing(spell("集", "捨て札からカード名の異なるカードを2枚選び、手札に加える。"))
    table.discards(0, "scout", key)

    game = table.cast("集", caster=mine)

    assert hand_size(game, 0) == kept
