"""What changed, who was shown what, and what looks alike to a player."""

from pathlib import Path
from typing import Final

import pytest

from kirifuda.scenario import MalformedScenario, run, run_text
from tests.scenario.holds import failure, passed

DUEL: Final = "scenario: x\ngame: magical_duel\n"
RESORT: Final = "scenario: x\ngame: last_resort\n"
PSO: Final = "scenario: x\ngame: pso2\n"


# Changes

DRAWING: Final = (
    DUEL
    + """
card 読み札
  kind: 詠唱
  attributes: 月
  cost: 0
  text: カードを2枚引く。
P1 hand: 読み札, 3
P1 deck: 9
do P1: play 読み札
do: resolve
"""
)


def test_a_zone_has_changed_since_the_last_thing_that_was_done() -> None:
    passed(DRAWING + "expect P1 deck: -2\nexpect P1 hand: +2, 5\nexpect P1 graveyard: +1\nexpect P2 deck: +0")
    assert "there were 9 and are 7" in failure(run_text(DRAWING + "expect P1 deck: -3"))


def test_numbers_of_a_player_change() -> None:
    spear = "card 槍\n  attack: 2\nP1 field: 槍\ndo P1: attack 槍 -> P2\ndo: pass until battle over\n"

    passed(PSO + spear + "expect P2 hp: -2\nexpect P2 hp: 18")
    assert "P2 had 20 and has 18" in failure(run_text(PSO + spear + "expect P2 hp: -1"))


def test_life_may_be_below_zero_and_changes_by() -> None:
    spear = "card 槍\n  power: 3\nP1 field: 槍\nP2 life: 1\ndo P1: attack 槍 -> P2\n"

    passed(RESORT + spear + "expect P2 life: -2\nexpect P2 life: by -3")
    assert "P2 had 1 and has -2" in failure(run_text(RESORT + spear + "expect P2 life: by -2"))


def test_nobody_is_the_target() -> None:
    raid = PSO + "mode: raid, 2 players\nturn: P3, turn 6, main\nP1 target: yes\n"

    passed(raid + "expect P2 target: none\nexpect P1 target: yes")
    assert "P1 has yes" in failure(run_text(raid + "expect P1 target: none"))


# Cards that were shown


def test_players_are_shown_cards() -> None:
    looking = (
        DUEL
        + """
card 覗き
  kind: 詠唱
  attributes: 月
  cost: 0
  text: 敵手札を見る。
P1 hand: 覗き
P2 hand: 片方の運動靴, 止まらない縄跳び
do P1: play 覗き
"""
    )
    passed(looking + "expect P1 shown: none\ndo: resolve\nexpect P1 shown: only 片方の運動靴 + 止まらない縄跳び, 2")
    passed(looking + "do: resolve\nexpect P2 shown: none\nexpect P1 shown: no 覗き")
    assert "there are 2" in failure(run_text(looking + "do: resolve\nexpect P1 shown: none"))
    passed(looking + "do: resolve\ndo P1: pass\nexpect P1 shown: none")


# Views


@pytest.mark.parametrize(("viewer", "is_alike"), [(1, True), (2, False)])
def test_two_positions_look_alike_to_whom_the_difference_is_hidden(tmp_path: Path, viewer: int, is_alike: bool) -> None:
    text = DUEL + "P1 servants: 片方の運動靴\nP2 hand: {card}\ndo P1: attack 片方の運動靴 -> P2\n"
    (tmp_path / "b.scenario").write_text(text.format(card="店先の空き箱"), "utf-8")
    here = tmp_path / "a.scenario"
    here.write_text(text.format(card="止まらない縄跳び") + f"expect same view P{viewer}: b.scenario\n", "utf-8")

    outcome = run(here)

    assert outcome.passed == is_alike, outcome.report()
    if not is_alike:
        assert "of P2 is another there: " in failure(outcome)


def test_the_question_and_the_log_belong_to_the_view(tmp_path: Path) -> None:
    text = DUEL + "P1 servants: 片方の運動靴 x2\n"
    (tmp_path / "b.scenario").write_text(text + "do: pass until attack\n", "utf-8")
    here = tmp_path / "a.scenario"
    here.write_text(text + "expect same view P1: b.scenario\n", "utf-8")

    assert "the log of P1 is another there" in failure(run(here))


def test_the_other_file_must_be_there(tmp_path: Path) -> None:
    here = tmp_path / "a.scenario"
    here.write_text(DUEL + "expect same view P1: b.scenario\n", "utf-8")

    with pytest.raises(MalformedScenario, match=r"^a\.scenario:3: 'b\.scenario' can't be read: no such file"):
        run(here)


# What is never true or never false by mistake


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("refuse P3: pass", "there is no player P3"),
        ("expect not asked P3", "there is no player P3"),
        ("expect not offered P3: pass", "there is no player P3"),
        ("expect P3 hand: 0", "there is no player P3"),
        ("do P1: attack 片方の運動靴 -> P4", "there is no player P4"),
        ("expect no clause: 1202.99", "the rulebook has no clause 1202.99"),
        ("expect not asked P1 by 1202.99", "the rulebook has no clause 1202.99"),
        ("expect P1 hand: no 3", "here cards are named; a number stands alone: 'expect P1 hand: 3'"),
        ("expect P1 servants: only 片方の運動靴 (reversed)", "which cards are there is said by names alone"),
        ("expect P1 hand:", "behind the ':' nothing is said"),
        ("do now P1: pass", "'now' belongs to 'refuse' and 'expect offered'"),
        ("refuse: pass", "'refuse' must say who: 'refuse P1: …'"),
        ("refuse P1: attack @nobody -> P2", "nothing is labelled @nobody"),
    ],
)
def test_lines_that_would_hold_by_mistake(line: str, message: str) -> None:
    with pytest.raises(MalformedScenario) as caught:
        run_text(f"{DUEL}P1 servants: 片方の運動靴\n{line}", "x")

    assert str(caught.value).startswith(f"x:4: {message}")


def test_what_never_was_there_is_not_gone() -> None:
    assert "店先の空き箱 never was there" in failure(run_text(DUEL + "expect 店先の空き箱: gone"))


def test_a_payment_is_understood_whole() -> None:
    position = "scenario: x\ngame: lyrical\ncard 槍手\n  factor: 2\nP1 hand: 槍手\nP1 factor: 3\n"

    passed(position + "do P1: set 槍手, paying 赤2")
    assert "is not offered" in failure(run_text(position + "do P1: set 槍手, paying 赤2 紫1"))
