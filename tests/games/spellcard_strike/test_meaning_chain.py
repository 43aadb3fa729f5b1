"""What texts do about the reaction chain, about what was cancelled in it, and about damage of a certain size."""

from __future__ import annotations

import pytest

from kirifuda.games.spellcard_strike.zones import DISCARD, REMOVED
from tests.games.spellcard_strike.meaning_table import (
    MIDDLE,
    Table,
    cancelled,
    declare,
    facing,
    hand_size,
    on_stage,
    spell,
    striker,
)
from tests.games.spellcard_strike.rules.positions import pass_chain
from tests.toys.driving import names, offered_with_numbers, prompt


@pytest.mark.parametrize(
    ("text", "zone"),
    [
        ("対象が行ったスペルカード宣言を打ち消す。打ち消したスペルカードを除外する。", REMOVED),
        ("対象が行ったスペルカード宣言を打ち消す。", DISCARD),
    ],
)
def test_2_5_5_1_a_cancelled_spell_can_be_removed(text: str, zone: object) -> None:
    answer = spell("消", text, "敵1体", timing="リアクション")
    table, mine, theirs = facing(spell("火", "対象に【5】ダメージ。", "敵1体"), answer)
    game = cancelled(table, mine, theirs, mine)

    assert "火" in names(game, zone, 0)  # type: ignore[arg-type]
    assert "guard" in on_stage(game, 1)


def test_6_2_1_1_a_use_that_asks_for_the_last_declaration() -> None:
    text = "この宣言は直前に行われた宣言が敵のスペルカード宣言の場合にできる。\nその宣言を打ち消す。"
    table, mine, theirs = facing(
        spell("火", "対象に【5】ダメージ。", "敵1体"), spell("消", text, timing="リアクション")
    )
    (fire,) = table.hand(0, "火")
    (out,) = table.hand(1, "消")
    game = table.begin(0)
    declare(game, "spell", fire, theirs, caster=mine)

    assert out in [id for id, _ in offered_with_numbers(game, "spell")]
    declare(game, "spell", out, caster=theirs)
    pass_chain(game)

    assert "guard" in on_stage(game, 1)


def test_6_1_3_1_the_declarations_of_a_chain_are_counted() -> None:
    table, mine, theirs = facing(
        spell("算", "このチェーンで行われた宣言の数に等しい枚数のカードを引く。"),
        spell("応", "カードを1枚引く。", timing="リアクション"),
    )
    (first,) = table.hand(0, "算")
    (second,) = table.hand(1, "応")
    game = table.begin(0)

    declare(game, "spell", first, caster=mine)
    declare(game, "spell", second, caster=theirs)
    pass_chain(game)

    assert prompt(game) == "action"
    assert hand_size(game, 0) == 2


@pytest.mark.parametrize(("number", "survives"), [(5, True), (3, False)])
def test_2_6_1_damage_of_a_certain_size_is_less(number: int, survives: bool) -> None:
    tough = striker(
        "岩", "〔常〕このストライカーが4以上のダメージを受ける場合、そのダメージを【1】に変更する。", **{"def": 3}
    )
    table = Table(tough, spell("火", f"対象に【{number}】ダメージ。", "敵1体"))
    mine = table.striker(0, "scout", MIDDLE)
    theirs = table.striker(1, "岩", MIDDLE + 4)
    table.striker(1, "giant", 19)

    game = table.cast("火", theirs, caster=mine)

    assert ("岩" in on_stage(game, 1)) == survives
