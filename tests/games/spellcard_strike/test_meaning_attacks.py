"""What texts change about attacks and declarations: how they are grazed, whom they hit, that they are cancelled."""

from __future__ import annotations

import pytest

from kirifuda.games.spellcard_strike.zones import DISCARD
from kirifuda.kernel.game import Game
from tests.games.spellcard_strike.meaning_table import (
    MIDDLE,
    Table,
    cancelled,
    declare,
    hand_size,
    on_stage,
    spell,
    striker,
)
from tests.games.spellcard_strike.rules.positions import is_acted, pass_chain
from tests.toys.driving import choose, choose_several, names, offered_with_numbers, prompt


def attack(game: Game, attacker: int, target: int, *graze: int) -> None:
    """Declare an attack, alone; the chain is open afterwards."""
    choose(game, "attack", attacker)
    while prompt(game) in ("attack_target", "join", "graze", "may", "trigger"):
        if prompt(game) == "attack_target":
            choose(game, "target", target)
        elif prompt(game) == "graze":
            choose_several(game, *graze)
        else:
            choose_several(game)


@pytest.mark.parametrize(
    ("text", "most"),
    [
        ("〔常〕相手はグレイズで手札を1枚しか置けない。", 1),
        ("〔常〕このストライカーの攻撃に対して、相手はグレイズで手札を2枚しか置けない。", 2),
        ("〔常〕敵の攻撃に対して、相手はグレイズで手札を1枚しか置けない。", 3),
        ("〔常〕このストライカーが攻撃に参加している場合、相手はグレイズで手札を1枚しか置けない。", 1),
        ("〔常〕このストライカーが攻撃に参加していない場合、相手はグレイズを行えない。", 3),
        ("〔常〕このストライカーが攻撃に参加している場合、相手はグレイズを行えない。", 0),
    ],
)
def test_5_4_7_6_a_graze_of_few_cards(text: str, most: int) -> None:
    table = Table(striker("主", text))
    mine = table.striker(0, "主", MIDDLE)
    table.striker(1, "guard", MIDDLE + 4)
    table.hand(1, "scout", "guard", "scout")
    game = table.begin(0)

    choose(game, "attack", mine)

    decision = game.decision()
    if most == 0:
        assert decision is None or decision.prompt != "graze" or decision.most == 0
    else:
        assert decision is not None
        assert (decision.prompt, decision.most) == ("graze", most)


def test_8_1_7_a_reaction_turns_the_attack_to_the_caster() -> None:
    cover = spell("庇", "攻撃の対象を術者に変更する。", timing="リアクション")
    table = Table(cover, striker("strong", pow=4))
    mine = table.striker(0, "strong", MIDDLE)
    weak = table.striker(1, "scout", MIDDLE + 4)
    guard = table.striker(1, "guard", MIDDLE + 3)
    (out,) = table.hand(1, "庇")
    game = table.begin(0)

    attack(game, mine, weak)
    declare(game, "spell", out, caster=guard)
    pass_chain(game)

    assert sorted(on_stage(game, 1)) == ["guard", "scout"]


def test_8_1_7_a_trigger_turns_the_attack_while_it_is_declared() -> None:
    text = "このストライカーと隣接している味方が攻撃の対象になった場合、攻撃の対象をこのストライカーに変更する。"
    table = Table(striker("盾役", text, **{"def": 9}), striker("strong", pow=4))
    mine = table.striker(0, "strong", MIDDLE)
    weak = table.striker(1, "scout", MIDDLE + 4)
    table.striker(1, "盾役", MIDDLE + 3)
    game = table.begin(0)

    attack(game, mine, weak)
    pass_chain(game)

    assert sorted(on_stage(game, 1)) == ["scout", "盾役"]


@pytest.mark.parametrize(
    ("text", "survives"),
    [
        ("敵がスペルカード宣言を行った場合、その宣言を打ち消す。", True),
        ("敵が攻撃宣言を行った場合、その宣言を打ち消す。", False),
        ("味方がスペルカード宣言の対象になった場合、そのスペルカード宣言を打ち消す。", True),
    ],
)
def test_2_5_5_a_trigger_cancels_what_sets_it_off(text: str, *, survives: bool) -> None:
    table = Table(striker("番", text), spell("火", "対象に【9】ダメージ。", "敵1体"))
    mine = table.striker(0, "scout", MIDDLE)
    theirs = table.striker(1, "番", MIDDLE + 4)
    table.striker(1, "guard", 19)
    (fire,) = table.hand(0, "火")
    game = table.begin(0)

    declare(game, "spell", fire, theirs, caster=mine)
    pass_chain(game)

    assert ("番" in on_stage(game, 1)) == survives
    assert "火" in names(game, DISCARD, 0)
    assert prompt(game) == "action"


def test_2_5_5_an_attack_is_cancelled_by_what_it_sets_off() -> None:
    table = Table(striker("番", "敵が攻撃宣言を行った場合、その攻撃宣言を打ち消す。"), striker("strong", pow=9))
    mine = table.striker(0, "strong", MIDDLE)
    table.striker(0, "scout", 0)
    theirs = table.striker(1, "番", MIDDLE + 4)
    table.striker(1, "guard", 19)
    game = table.begin(0)

    attack(game, mine, theirs)
    pass_chain(game)

    assert "番" in on_stage(game, 1)
    assert is_acted(game, mine)


@pytest.mark.parametrize(
    ("text", "drawn"),
    [
        ("このストライカーが行ったスペルカード宣言が打ち消された場合、カードを1枚引く。", 1),
        ("あなたのスペルカード宣言が打ち消された場合、カードを1枚引く。", 1),
        ("このストライカーが行ったアビリティ宣言が打ち消された場合、カードを1枚引く。", 0),
        ("敵が行った宣言が打ち消された場合、カードを1枚引く。", 0),
        ("相手がスペルカード宣言を打ち消した場合、カードを1枚引く。", 1),
        ("あなたがスペルカード宣言を打ち消した場合、カードを1枚引く。", 0),
    ],
)
def test_2_5_5_something_follows_from_a_declaration_that_is_cancelled(text: str, drawn: int) -> None:
    answer = spell("消", "直前に行われた宣言を打ち消す。", timing="リアクション")
    table = Table(striker("主", text), spell("火", "対象に【5】ダメージ。", "敵1体"), answer)
    mine = table.striker(0, "主", MIDDLE)
    theirs = table.striker(1, "guard", MIDDLE + 4)
    game = cancelled(table, mine, theirs)

    assert hand_size(game, 0) == drawn
    assert "guard" in on_stage(game, 1)


@pytest.mark.parametrize(
    ("text", "cancels"),
    [
        ("〔常〕このストライカーのスペルカード宣言は打ち消されない。", False),
        ("〔常〕敵のスペルカード宣言は打ち消されない。", True),
    ],
)
def test_2_5_5_declarations_that_are_not_cancelled(text: str, *, cancels: bool) -> None:
    answer = spell("消", "直前に行われた宣言を打ち消す。", timing="リアクション")
    table = Table(striker("主", text), spell("火", "対象に【5】ダメージ。", "敵1体"), answer)
    mine = table.striker(0, "主", MIDDLE)
    theirs = table.striker(1, "guard", MIDDLE + 4)
    table.striker(1, "scout", 19)
    game = cancelled(table, mine, theirs)

    assert ("guard" in on_stage(game, 1)) == cancels


@pytest.mark.parametrize(
    ("text", "moves", "attacks"),
    [
        ("〔常〕このストライカーは移動と攻撃宣言を行えない。", False, False),
        ("〔常〕このストライカーは攻撃宣言とアビリティ宣言を行えない。", True, False),
        ("〔常〕隣接していない敵は移動と攻撃宣言を行えない。", True, True),
    ],
)
def test_1_1_3_several_deeds_in_one_breath(text: str, *, moves: bool, attacks: bool) -> None:
    table = Table(striker("主", text))
    mine = table.striker(0, "主", MIDDLE)
    table.striker(1, "guard", MIDDLE + 4)
    game = table.begin(0)

    assert (mine in [id for id, _ in offered_with_numbers(game, "move")]) == moves
    assert (mine in [id for id, _ in offered_with_numbers(game, "attack")]) == attacks
