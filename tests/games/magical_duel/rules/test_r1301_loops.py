"""1301: loops that somebody can choose to repeat. Only after many actions are positions compared, so these are long."""

from __future__ import annotations

from typing import Final

import pytest

from kirifuda.scenario import run_text

ALONE: Final = """card 回り灯籠
  kind: 怪異
  attributes: 月
  cost: 1
  attack: 500
  defense: 500
  text: 〔0〕：このカードをスイッチする。

P1 servants: 回り灯籠
P1 hand: 片方の運動靴
P1 aether: 火星 1
"""
ROUND_ALONE: Final = "do P1: activate 回り灯籠\ndo: resolve\n"

TOGETHER: Final = """turn: {turn}, turn 5, main

card 起き上がり
  kind: 怪異
  attributes: 月
  cost: 1
  attack: 500
  defense: 500
  text: 〔0〕：このカードをリカバーする。

card 押し倒し
  kind: 結界
  attributes: 月
  cost: 1
  text: 〔0〕：すべての敵怪異をリバースする。

P1 servants: 起き上がり ({position})
P2 servants: 押し倒し
"""
FIRST: Final = "do P1: activate 起き上がり\ndo: resolve\n"
SECOND: Final = "do P2: activate 押し倒し\ndo: resolve\n"


def repeated(script: str) -> list[str]:
    """What the log says about repeating, at the end of a scenario that goes as it says."""
    outcome = run_text(f"scenario: a loop\ngame: magical_duel\nclauses: 1301.1\n{script}", "loop")
    assert outcome.passed, outcome.report()
    return [line.strip() for line in outcome.log if "repeated" in line]


def test_1301_1a_one_player_names_the_rounds_and_then_does_something_else() -> None:
    """Whoever repeats it says how often; then it is open again only after another action."""
    told = repeated(
        ALONE
        + ROUND_ALONE * 29
        + "do P1: activate 回り灯籠\n"
        + "expect asked P1 by 1301.1a\n"
        + "do P1: number 3\n"
        + "expect asked P1 by 602.1c\n"
        + "expect 回り灯籠: reversed\n"
        + "expect chase: empty\n"
        + "expect not offered P1: activate 回り灯籠\n"
        + "do P1: play 片方の運動靴\n"
        + "do: resolve\n"
        + "expect offered P1: activate 回り灯籠\n"
    )
    assert [line.split(" [")[0] for line in told] == ["The loop is repeated 3 times."]


def test_1301_1b_of_two_players_the_turn_player_says_first_how_often() -> None:
    """Then the other one; afterwards neither can go round again at once."""
    told = repeated(
        TOGETHER.format(turn="P1", position="reversed")
        + (FIRST + "do P1: pass\n" + SECOND) * 9
        + "do P1: activate 起き上がり\n"
        + "expect asked P1 by 1301.1a\n"
        + "do P1: number 5\n"
        + "expect asked P2 by 1301.1b\n"
        + "do P2: number 2\n"
        + "expect asked P1 by 602.1c\n"
        + "expect not offered P1: activate 起き上がり\n"
    )
    assert [line.split(" [")[0] for line in told] == ["The loop is repeated 2 times."]


def test_1301_1b_in_the_other_players_turn_that_player_is_asked_first() -> None:
    """The order goes by the turn, not by who came to the loop."""
    told = repeated(
        TOGETHER.format(turn="P2", position="recovered")
        + (SECOND + "do P2: pass\n" + FIRST) * 9
        + "do P2: activate 押し倒し\n"
        + "expect asked P2 by 1301.1a\n"
        + "do P2: number 1\n"
        + "expect asked P1 by 1301.1b\n"
        + "do P1: number 4\n"
        + "expect asked P2 by 602.1c\n"
        + "expect not offered P2: activate 押し倒し\n"
    )
    assert [line.split(" [")[0] for line in told] == ["The loop is repeated 1 times."]


GROWING: Final = """card 永久機関
  kind: 結界
  attributes: 火星
  cost: 3
  text: 〔1〕：味方魔法少女1人を対象とし、それをリカバーする。

card 鈴
  kind: 結界
  attributes: 木星
  cost: 2
  text: 味方魔法少女がリカバーしたとき ⇒ {deed}

P1 servants: 永久機関, 鈴, 素振りの竹刀
P1 casters: 走川あかね（夜回り）
P1 hand: 片方の運動靴
"""
GROWN: Final = "do P1: activate 永久機関, target 走川あかね（夜回り）\ndo: resolve\n"


@pytest.mark.parametrize(
    ("deed", "seen"),
    [
        ("あなたは〔飴〕を得る。", "P1 counters: 飴 {total}"),
        ("このカードに鈴カウンター1個を置く。", "鈴: 鈴カウンター {total}"),
        ("ターン終了時まで、味方怪異はATK+500を得る。", "素振りの竹刀: attack {attack}"),
    ],
)
def test_1301_1a_a_loop_that_counts_something_up_is_played_as_often_as_named(deed: str, seen: str) -> None:
    """What grows from round to round makes it no other loop: the rounds are played, and then it is left."""
    before = 60
    told = repeated(
        GROWING.format(deed=deed)
        + GROWN * before
        + "do P1: activate 永久機関\n"
        + "expect asked P1 by 1301.1a\n"
        + "do P1: number 140\n"
        + "expect chase: empty\n"
        + f"expect {seen.format(total=before + 140, attack=500 * (before + 141))}\n"
        + "expect not offered P1: activate 永久機関\n"
        + "do P1: play 片方の運動靴\n"
    )
    assert [line.split(" [")[0] for line in told] == ["The loop is repeated 140 times."]
