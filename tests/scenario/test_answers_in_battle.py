"""Answers in a battle: those of the other player, those that wait, and those that follow a line which passes."""

from typing import Final

from kirifuda.scenario import run_text

ARMS: Final = """scenario: x
game: pso2
card 槍手
  attack: 2
card 武者
  attack: 0
  hp: 9
card 盾
  kind: 防具
  defence: 2
card 剣
  kind: 武器
  attack: 2
card 斧
  kind: 武器
  attack: 3
card 銛
  kind: 武器
  attack: 1
P1 hand: 銛
P1 player: 白紙の潜り手 (wears: 剣)
P2 player: 白紙の潜り手 (wears: 斧)
P1 field: 槍手
P2 field: 武者 (wears: 盾)
"""


def check(script: str) -> None:
    """The script holds."""
    outcome = run_text(ARMS + script)

    assert outcome.passed, outcome.report()


def test_passing_stops_at_the_question_that_the_next_line_answers() -> None:
    check(
        "do P1: attack 槍手 -> 武者\ndo: pass until battle over\ndo P2: use armour 盾\n"
        "expect 武者: damage 0\nexpect 盾: off\ndo: pass until battle over\nexpect turn: P1, turn 5, main\n"
    )


def test_passing_goes_by_a_question_that_the_next_line_cannot_answer() -> None:
    check("do P1: attack 槍手 -> 武者\ndo: pass until battle over\ndo P1: end phase\nexpect 武者: damage 2\n")


def test_an_answer_that_waits_comes_before_the_other_players_line() -> None:
    check(
        "do P1: attack P1 -> P2, use weapon 剣\ndo: pass until engagement\ndo P2: use weapon 斧\n"
        "do: pass until battle over\nexpect P1 hp: 17\nexpect P2 hp: 18\n"
    )


def test_a_step_is_reached_behind_a_question_with_nothing_to_choose() -> None:
    check("do P1: attack 槍手 -> 武者\ndo: pass until engagement\nexpect asked P1 by 103.6.1.5\n")


def test_what_is_given_up_may_be_said_where_the_new_weapon_is_played() -> None:
    check("do P1: play 銛 onto P1, give up 剣\ndo: resolve\nexpect 剣: in P1 discard\n")
