"""What texts do: attacks and moves of acted strikers, power of any attribute, damage that another takes."""

from __future__ import annotations

import pytest

from tests.games.spellcard_strike.meaning_table import MIDDLE, Table, hand_size, on_stage, spell, striker
from tests.games.spellcard_strike.rules.positions import pass_chain
from tests.toys.driving import choose, choose_several, offered_with_numbers, prompt


def attack(table: Table, attacker: int, target: int) -> None:
    """An attack, alone and without a graze."""
    game = table.game
    choose(game, "attack", attacker)
    while prompt(game) in ("attack_target", "join", "graze"):
        if prompt(game) == "attack_target":
            choose(game, "target", target)
        else:
            choose_several(game)
    pass_chain(game)


@pytest.mark.parametrize(
    ("text", "acted", "more"),
    [
        ("〔常〕このストライカーは行動済み状態でも攻撃できる。", True, True),
        ("〔常〕このストライカーは1ターンに1回、行動済み状態でも攻撃できる。", True, False),
        ("〔常〕このストライカーは1ターンに2回攻撃できる。", False, True),
        ("〔常〕このストライカーを「POW：+0」する。", False, False),
    ],
)
def test_5_4_7_1_attacks_of_acted_strikers(text: str, *, acted: bool, more: bool) -> None:
    table = Table(striker("剣", text, pow=1))
    mine = table.striker(0, "剣", MIDDLE, acted=acted)
    theirs = table.striker(1, "giant", MIDDLE + 4)
    game = table.begin(0)

    attack(table, mine, theirs)

    assert (mine in [id for id, _ in offered_with_numbers(game, "attack")]) == more


def test_5_4_6_1_an_acted_striker_moves() -> None:
    table = Table(striker("足", "〔常〕このストライカーは行動済み状態でも移動できる。"))
    mine = table.striker(0, "足", MIDDLE, acted=True)
    table.striker(1, "giant", 19)

    game = table.begin(0)

    assert mine in [id for id, _ in offered_with_numbers(game, "move")]


@pytest.mark.parametrize(
    ("text", "payable"),
    [("〔常〕このストライカーは符力コストを支払う場合、すべての属性を持つものとして扱う。", True), ("", False)],
)
def test_7_1_4_1_power_of_any_attribute(text: str, *, payable: bool) -> None:
    table = Table(
        striker("虹", *([text] if text else []), attributes=[]), spell("高", "カードを1枚引く。", cost="〔神〕")
    )
    table.striker(0, "虹", MIDDLE)
    table.striker(1, "giant", 19)
    (card,) = table.hand(0, "高")

    game = table.begin(0)

    assert (card in [id for id, _ in offered_with_numbers(game, "spell")]) == payable


def test_8_1_5_another_takes_the_damage() -> None:
    guard = striker(
        "楯", "〔常〕他の味方がダメージを受ける場合、かわりにこのストライカーがそのダメージを受ける。", **{"def": 4}
    )
    table = Table(guard, spell("火", "対象に【4】ダメージ。", "敵1体"))
    mine = table.striker(0, "scout", MIDDLE)
    theirs = table.striker(1, "lancer", MIDDLE + 4)
    table.striker(1, "楯", 19)
    table.striker(1, "giant", 18)

    game = table.cast("火", theirs, caster=mine)

    assert on_stage(game, 1) == ["lancer", "giant"]


def test_8_1_5_who_was_chosen_is_spared_once() -> None:
    shield = spell(
        "庇", "チェーン終了時まで、対象が次に受けるダメージを、かわりに術者が受ける。", "味方1体", timing="リアクション"
    )
    table = Table(shield, spell("火", "対象に【9】ダメージ。", "敵1体"))
    mine = table.striker(0, "scout", MIDDLE)
    theirs = table.striker(1, "lancer", MIDDLE + 4)
    other = table.striker(1, "giant", 19)
    (fire,) = table.hand(0, "火")
    (answer,) = table.hand(1, "庇")
    game = table.begin(0)
    choose(game, "spell", fire)
    if prompt(game) == "caster":
        choose(game, "cast", mine)
    choose(game, "target", theirs)
    choose(game, "spell", answer)
    if prompt(game) == "caster":
        choose(game, "cast", other)
    if prompt(game) == "target":
        choose(game, "target", theirs)
    pass_chain(game)

    assert on_stage(game, 1) == ["lancer"]
    assert hand_size(game, 1) == 0


def test_8_1_5_who_was_chosen_returns_instead_of_being_destroyed() -> None:
    spared = spell("逃", "ターン終了時まで、味方1体が次に撃破される場合、かわりにその味方を手札に戻す。", "味方1体")
    table = Table(spared, spell("火", "対象に【9】ダメージ。", "ストライカー1体"))
    mine = table.striker(0, "scout", MIDDLE)
    other = table.striker(0, "lancer", MIDDLE + 1)
    table.striker(1, "giant", 19)

    table.cast("逃", other, caster=mine)
    game = table.cast("火", other, caster=mine)

    assert on_stage(game, 0) == ["scout"]
    assert hand_size(game, 0) == 1
