"""Things that look alike to a script are told apart: abilities, places, orders, what answers what."""

from typing import Final

import pytest

from kirifuda.scenario import run_text, save

DUEL: Final = "scenario: x\ngame: magical_duel\n"
STRIKE: Final = "scenario: x\ngame: spellcard_strike\n"


def passed(text: str) -> None:
    """A scenario that holds."""
    outcome = run_text(text, "x")
    assert outcome.passed, outcome.report()


def failure(text: str) -> str:
    """The only failure."""
    outcome = run_text(text, "x")
    assert len(outcome.failures) == 1, outcome.report()
    return outcome.failures[0].reason


# Abilities


def test_a_line_of_a_character_and_the_same_line_of_its_item() -> None:
    position = """scenario: x
game: lyrical
card 槍手
  text: (赤1/0):ターン終了時まで、このキャラクターの攻撃力を+1する。
card 襟巻き
  kind: アイテム
  text: (赤1/0):ターン終了時まで、このキャラクターの攻撃力を+3する。
P1 field: 槍手 (with: 襟巻き)
P1 factor: 3
"""
    passed(position + "do P1: effect of 槍手 ability 1 of 槍手\ndo: resolve\nexpect 槍手: attack 2")
    passed(position + "do P1: effect of 槍手 ability 1 of 襟巻き\ndo: resolve\nexpect 槍手: attack 4")
    assert "'ability N of CARD' or 'choice N'" in failure(position + "do P1: effect of 槍手 ability 1")


@pytest.mark.parametrize(("choice", "bells"), [(1, 0), (2, 1)])
def test_one_of_several_by_its_place_in_the_list(choice: int, bells: int) -> None:
    passed(
        DUEL + "card 出迎え係\n  text: 味方怪異が戦場に出たとき ⇒ このカードに鈴カウンター1個を置く。\n"
        "    味方怪異が戦場に出たとき ⇒ カードを1枚引く。\n"
        "P1 servants: 出迎え係\nP1 hand: 片方の運動靴\nP1 aether: 火星 1\ndo P1: play 片方の運動靴\ndo: resolve one\n"
        f"do P1: trigger 出迎え係 choice {choice}\ndo: resolve one\nexpect 出迎え係: 鈴カウンター {bells}"
    )


def test_a_choice_that_is_not_there() -> None:
    position = DUEL + "P1 hand: 片方の運動靴\nP1 aether: 火星 1\n"

    assert "there are 1 that it may be" in failure(position + "do P1: play 片方の運動靴 choice 2")


# Places and orders


def test_a_place_is_counted_as_the_zone_is_written() -> None:
    passed(
        DUEL + "P1 servants: 片方の運動靴, 店先の空き箱\nP1 deck: 火の用心, 3\nP1 orbs: 火の用心, 6\n"
        "expect P1 servants 1: named 片方の運動靴\nexpect P1 servants 2: named 店先の空き箱\n"
        "expect P1 deck 1: named 火の用心\nexpect P1 orbs 1: named 火の用心"
    )


def test_what_is_worn_is_written_oldest_first() -> None:
    position = """scenario: x
game: last_resort
card 盾
  kind: 装備アイテム
card 兜
  kind: 装備アイテム
card 槍
P1 field: 槍 (wears: 盾 + 兜), 白紙
"""
    passed(position + "expect 槍: wears: 盾 + 兜, not wears: 兜 + 盾, wears 2\nexpect P1 field 1: named 槍")
    passed(position + "expect P1 field 2: named 白紙\nexpect P1 field 3: named 盾\nexpect P1 field 4: named 兜")
    game = run_text(position).game
    assert game is not None
    assert "wears: 盾 + 兜" in save(game)
    passed(position.replace("盾 + 兜", "盾 x2") + "expect 槍: wears 2, wears: 盾 x2")


@pytest.mark.parametrize(("where", "there"), [("上", "@b + @a + 3"), ("下", "3 + @a + @b")])
def test_cards_go_in_the_order_in_which_they_are_named(where: str, there: str) -> None:
    names = {"@a": "片方の運動靴", "@b": "店先の空き箱", "3": "白紙 x3"}
    expected = " + ".join(names[part] for part in there.split(" + "))

    passed(
        DUEL
        + f"card 札\n  kind: 詠唱\n  text: 味方手札のカード2枚を選び、それらを好きな順番でデッキの一番{where}に置く。\n"
        "P1 hand: 札, 片方の運動靴 @a, 店先の空き箱 @b\nP1 deck: 3\n"
        "do P1: play 札\ndo: resolve\ndo P1: choose @b + @a\ndo P1: order @a + @b\n"
        f"expect P1 deck: top {expected}"
    )


# What answers what


def test_a_place_among_the_orbs_is_no_target() -> None:
    position = (
        DUEL
        + """
card 墨壺
  kind: 結界
  text: 味方オーブ1つを穢す：怪異1体を対象とし、それをレストする。
P1 servants: 墨壺
P2 servants: 片方の運動靴, 店先の空き箱
P1 orbs: 火の用心, 2
"""
    )
    passed(
        position + "do P1: activate 墨壺, orb 1, target 店先の空き箱\nexpect P1 orbs: 2\nexpect P1 hand: only 火の用心"
    )


def test_several_copies_are_named_with_their_number() -> None:
    passed(
        DUEL + "card 札\n  kind: 詠唱\n  text: 味方手札のカード2枚を選び、それらを墓地に置く。\n"
        "P1 hand: 札, 片方の運動靴 x2, 店先の空き箱\ndo P1: play 札\ndo: resolve\ndo P1: choose 片方の運動靴 x2\n"
        "expect P1 hand: only 店先の空き箱"
    )


@pytest.mark.parametrize("number", ["-1", "∞"])
def test_numbers_below_zero_and_without_end_can_be_said(number: str) -> None:
    found = failure(DUEL + f"P1 hand: 閉店セール\nP1 aether: 土星 2\ndo P1: play 閉店セール, X = {number}")

    assert f"'x = {number}' is not offered" in found


def test_points_that_the_hand_needs_are_kept() -> None:
    position = DUEL + "card 月見\n  kind: 詠唱\n  attributes: 月\n  cost: 3\n  text: カードを1枚引く。\n"

    passed(
        position + "P1 hand: 月見, 片方の運動靴\nP1 aether: 月 3, 火星 1\ndo P1: play 月見\nexpect P1 aether: 火星 1"
    )


# Positions


@pytest.mark.parametrize("player", [1, 2])
@pytest.mark.parametrize(
    ("game", "phase"),
    [("magical_duel", "main"), ("spellcard_strike", "commander"), ("pso2", "main"), ("last_resort", "main"),
     ("lyrical", "main")],
)  # fmt: skip
def test_the_first_player_can_be_said(game: str, phase: str, player: int) -> None:
    passed(
        f"scenario: x\ngame: {game}\nturn: P{player}, setup\n"
        f"do: pass until P{player} {phase}\nexpect turn: P{player}, turn 1"
    )


def test_a_face_down_card_in_the_effect_zone_is_known_to_its_controller() -> None:
    passed(STRIKE + "P1 effects: face-down 白紙\nexpect P1 effects 1: face-down, seen by P1, hidden from P2")
