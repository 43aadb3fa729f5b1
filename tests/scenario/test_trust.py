"""What a script says and the game does not do is a failure that says why: nothing is cut, skipped or looked past."""

from typing import Final

import pytest

from kirifuda.scenario import Outcome, run_text

DUEL: Final = "scenario: x\ngame: magical_duel\n"
STRIKE: Final = "scenario: x\ngame: spellcard_strike\n"
RESORT: Final = "scenario: x\ngame: last_resort\n"
RAID: Final = "scenario: x\ngame: pso2\nmode: raid, 1 players\n"
KITES: Final = """
card 一番凧
  status: 1/2/3
  range: ...../.rrr./..@../...../.....
card 的凧
  status: 3/1/5
stage:
  . | .         | P2 白紙 | .
  . | .         | .       | .
  . | P2 的凧   | .       | .
  . | P1 一番凧 | .       | .
  . | .         | .       | .
P2 hand: 2
"""
LINES: Final = """
card 槍
  power: 3
  toughness: 2
card 的
  power: 1
  toughness: 4
P1 field: 槍 @one, 槍 @two
P2 field: 的 @left (tapped), 的 @right (defence)
"""


def failure(text: str) -> str:
    """The only failure."""
    outcome = run_text(text, "x")
    assert len(outcome.failures) == 1, outcome.report()
    return str(outcome.failures[0])


def passed(text: str) -> Outcome:
    """A scenario that holds."""
    outcome = run_text(text, "x")
    assert outcome.passed, outcome.report()
    return outcome


# Answers that nobody asks for


def test_points_that_were_not_paid() -> None:
    position = DUEL + "P1 hand: 片方の運動靴\nP1 aether: 火星 2\n"

    found = failure(position + "do P1: play 片方の運動靴, spend 水星\nexpect P1 aether: 火星 1\nexpect no winner")

    assert found.startswith("x:5: do P1: play 片方の運動靴, spend 水星\n    'spend 水星' was never asked for")
    passed(position + "do P1: play 片方の運動靴, spend 火星")
    assert "was never asked for" in failure(position + "do P1: play 片方の運動靴, spend 火星 2")


def test_an_answer_on_an_offered_line() -> None:
    position = DUEL + "P1 hand: 片方の運動靴\nP1 aether: 火星 2\n"

    found = failure(position + "expect offered P1: play 片方の運動靴, mode 7")

    assert "'play 片方の運動靴' is possible, but 'mode 7' is not asked for there" in found
    assert "is not asked for there" in failure(position + "expect not offered P1: play 片方の運動靴, mode 7")
    assert "is not asked for there" in failure(position + "refuse P1: play 片方の運動靴, mode 7")


# Counts


@pytest.mark.parametrize("number", [3, 6])
def test_more_than_there_is(number: int) -> None:
    found = failure(STRIKE + KITES + f"do P1: attack 一番凧 -> 的凧\ndo P2: graze {number}")

    assert f"'graze {number}' is more than can be chosen: there are 2" in found


def test_a_number_where_nothing_can_be_chosen() -> None:
    position = STRIKE + KITES.replace("P2 hand: 2", "P2 hand: none")

    found = failure(position + "do P1: attack 一番凧 -> 的凧\ndo P2: graze 1")

    assert "'graze 1' is more than can be chosen: there are none" in found
    assert "is possible" in failure(position + "do P1: attack 一番凧 -> 的凧\nrefuse P2: graze nothing")
    passed(position + "do P1: attack 一番凧 -> 的凧\nrefuse P2: graze 1\nexpect not offered P2: graze 1")


def test_too_many_cards_say_how_many_can_be_chosen() -> None:
    found = failure(
        DUEL + "turn: P1, turn 5, battle\nP1 servants: 片方の運動靴 x2\ndo P1: attack 片方の運動靴 x2 -> P2"
    )

    assert "'attack 片方の運動靴 x2' names 2, and 0 to 1 can be chosen" in found or "names 2, and 1 can be" in found


# Looking past what is open


def test_another_players_open_question() -> None:
    two = KITES.replace("  . | P1 一番凧 | .  ", "  P1 一番凧 @two | P1 一番凧 @one | .  ")
    position = STRIKE + two + "do P1: attack @one\n"

    assert "does not fit; P1 is asked by 5.4.7.3" in failure(
        position + "expect offered P2: graze 1\ndo P1: join nothing"
    )


def test_what_may_come_later_is_not_offered_now() -> None:
    position = DUEL + "P1 servants: 片方の運動靴\n"

    passed(
        position + "expect offered P1: attack 片方の運動靴 -> P2\nexpect not offered now P1: attack 片方の運動靴 -> P2"
    )
    passed(position + "refuse now P1: attack 片方の運動靴 -> P2")
    assert "is possible" in failure(position + "refuse P1: attack 片方の運動靴 -> P2")
    passed(position + "do: pass until attack\nexpect offered now P1: attack 片方の運動靴 -> P2")


def test_what_the_game_demands_in_its_time_is_refused_before() -> None:
    resort = """
card 道連れ
  kind: ラストリゾート
  condition: 自分の手札が2枚以下である。
  text: 相手のライフに3点ダメージを与える。
P1 last resort: 道連れ
P1 life: 0
P2 life: 3
"""
    passed(RESORT + resort + "refuse P1: turn up\nexpect not offered P1: turn up\ndo P1: turn up, yes")
    passed(STRIKE + "P1 hand: 9\nrefuse P1: discard 1\ndo P1: discard 1")


def test_conceding_is_offered_until_the_game_is_over() -> None:
    passed(DUEL + "expect offered P2: concede\ndo P2: concede\nexpect not offered P1: concede")
    assert "may concede at any time" in failure(DUEL + "refuse P1: concede")


# Several at once


def test_an_arrow_aims_all_that_stand_before_it() -> None:
    passed(RESORT + LINES + "do P1: attack @one + @two -> @left\nexpect P2 life: 20\nexpect @left: in P2 graveyard")


def test_each_aim_belongs_to_the_attacker_at_its_place() -> None:
    passed(
        RESORT + LINES + "do P1: attack @two + @one, at @left, at P2\ndo P2: block @right -> @one\n"
        "expect @left: damage 3\nexpect @right: damage 3"
    )


def test_an_aim_that_is_missing() -> None:
    with pytest.raises(ValueError, match=r"names 2, and 1 of them are aimed; write '-> …' once for all of them"):
        run_text(RESORT + LINES + "do P1: attack @one + @two, at @left")


def test_blockers_block_what_the_arrow_says() -> None:
    position = RESORT + LINES.replace("@left (tapped)", "@left (defence)")
    block = "do P1: attack @one + @two -> P2\ndo P2: block @left + @right -> @two\n"

    passed(position + block + "expect P2 life: 17\nexpect @one: damage 0\nexpect @two: in P1 graveyard")


# Reasons


def test_the_clause_of_the_question_is_no_reason() -> None:
    position = (
        DUEL + "turn: P1, turn 5, battle\nP1 servants: 片方の運動靴\nP2 servants: 店先の空き箱 @a, 店先の空き箱 @b\n"
    )

    found = failure(position + "do P1: attack 片方の運動靴\nrefuse P1: at P1 because 803.3b")

    assert "it is refused, but not because of 803.3b; the reasons are: none that is named" in found
    passed(position + "refuse P1: attack 片方の運動靴 -> P1 because 803.3b")


def test_only_the_clause_that_took_it_back_is_a_reason() -> None:
    position = DUEL + "turn: P1, turn 5, battle\nP1 servants: 片方の運動靴\nP2 servants: 曲がり角の質屋\n"

    passed(position + "try P1: attack 片方の運動靴 -> P2 because 803.4")
    assert "the reasons are: 803.4" in failure(position + "try P1: attack 片方の運動靴 -> P2 because 803.3")


def test_a_reason_against_another_ability_is_none() -> None:
    position = (
        DUEL
        + """
card 小銭の神
  kind: 神
  text: このカードの神力カウンター9個を取り除く：カードを2枚引く。
    このカードの神力カウンター1個を取り除く：カードを1枚引く。
P1 servants: 小銭の神 (神力カウンター 4)
do P1: activate 小銭の神 ability 2
"""
    )
    found = failure(position + "refuse P1: activate 小銭の神 ability 2 because 903.2h")

    assert "the reasons are: 604.2e" in found
    passed(position + "refuse P1: activate 小銭の神 ability 1 because 903.2h")


def test_a_reason_against_a_card_in_another_place_is_none() -> None:
    position = DUEL + "P1 hand: 片方の運動靴\nP2 hand: 片方の運動靴\n"
    only_here = failure(DUEL + "P1 hand: 片方の運動靴\nrefuse P1: play 片方の運動靴 because 1104.2")

    found = failure(position + "refuse P1: play 片方の運動靴 because 1104.2")

    assert found.rpartition(": ")[2] == only_here.rpartition(": ")[2]


def test_words_that_may_mean_several_things_are_no_refusal() -> None:
    position = DUEL + "turn: P1, turn 5, battle\nP1 servants: 片方の運動靴, 片方の運動靴 (鈴カウンター 1)\n"

    assert "may mean several things" in failure(position + "refuse P1: attack 片方の運動靴 -> P2")
    assert "may mean several things" in failure(position + "expect not offered P1: attack 片方の運動靴 -> P2")


# Going on


def test_a_turn_that_is_there_is_not_waited_for() -> None:
    passed(DUEL + "turn: P2, turn 6, main\ndo: pass until P2 turn\nexpect turn: P2, turn 6, main")
    passed(DUEL + "turn: P2, turn 6, main\ndo: pass until P1 turn\nexpect turn: P1, turn 7")
    passed(DUEL + "turn: P2, turn 6, main\ndo: pass until P2 main\nexpect turn: P2, turn 6, main")
    passed(DUEL + "turn: P2, turn 6, main\ndo: pass until turn 6\nexpect turn: P2, turn 6, main")


def test_a_battle_in_the_bosss_turn_is_one_battle() -> None:
    position = (
        RAID
        + """turn: P2, turn 6, battle
card 大波
  kind: ボス
  attack: 1
  life: 40
card 先
  attack: 2
P2 player: 大波
P2 field: 先
P1 target: yes
"""
    )
    passed(position + "do: pass until battle over\nexpect P1 hp: 19\ndo: pass until battle over\nexpect P1 hp: 17")


def test_what_has_triggered_waits_at_the_clause() -> None:
    position = (
        DUEL
        + """
card 開戦の太鼓
  kind: 結界
  attributes: 火星
  cost: 1
  text: バトルフェイズ開始時 ⇒ このカードに鈴カウンター1個を置く。
P1 servants: 開戦の太鼓
"""
    )
    passed(position + "do: pass until 802.2\nexpect chase: 1")
    passed(position + "do: pass until battle\nexpect chase: 1")


@pytest.mark.parametrize(
    "following", ["expect asked P1", "expect asked P1 by 602.1c", "do P1: pass", "do P1: no attack"]
)
def test_resolving_stops_at_one_place_whatever_follows(following: str) -> None:
    position = (
        DUEL
        + """
card 出迎え係
  kind: 怪異
  attributes: 火星
  cost: 1
  attack: 1000
  defense: 1000
  text: 味方怪異が戦場に出たとき ⇒ このカードに鈴カウンター1個を置く。
P1 servants: 出迎え係
P1 hand: 片方の運動靴
P1 aether: 火星 1
do P1: play 片方の運動靴
do: resolve
"""
    )
    passed(position + f"{following}\nexpect 出迎え係: 鈴カウンター 1")
    passed(position + f"expect 出迎え係: 鈴カウンター 1\n{following}")
