"""What strangers wrote from the page alone, and what it means: commas, open questions, names, what was seen."""

from typing import Final

import pytest

from kirifuda.scenario import MalformedScenario, run_text
from tests.scenario.holds import failure, passed

DUEL: Final = "scenario: x\ngame: magical_duel\n"


# Commas

TWO_ABILITIES: Final = (
    DUEL
    + """
card 二刀
  text: [レスト]：カードを1枚引く。
    [レスト]：カードを2枚引く。
P1 servants: 二刀
"""
)


@pytest.mark.parametrize(
    "said", ["二刀 ability 2", "二刀, ability 2", "二刀、能力2", "二刀,ability 2", "二刀, choice 2"]
)
def test_an_ability_may_stand_behind_a_comma(said: str) -> None:
    passed(TWO_ABILITIES + f"do P1: activate {said}\ndo: resolve\nexpect P1 hand: 2")


def test_the_card_that_an_ability_stands_on_may_follow_behind_a_comma() -> None:
    passed(TWO_ABILITIES + "do P1: activate 二刀, ability 2 of 二刀\ndo: resolve\nexpect P1 hand: 2")


@pytest.mark.parametrize("said", ["影 as reversed", "影, as reversed", "影, reversed", "影、リバース"])
def test_a_position_may_stand_behind_a_comma_with_or_without_as(said: str) -> None:
    passed(DUEL + f"card 影\nP1 hand: 影\ndo P1: play {said}\ndo: resolve\nexpect 影: reversed")


def test_the_lower_card_may_stand_behind_a_comma() -> None:
    text = "card 一\n  name: 灯（朝）\n  kind: 魔法少女\ncard 二\n  name: 灯（夜）\n  kind: 魔法少女\n  level: 2\n"
    text += "turn: P1, turn 5, call\nP1 casters: 一\nP1 hand: 二\n"

    passed(DUEL + text + "do P1: level up 二, on 一\nexpect 二: stock: 一")


def test_what_stands_behind_a_comma_and_is_nothing_is_still_refused() -> None:
    with pytest.raises(MalformedScenario, match="is no action"):
        run_text(TWO_ABILITIES + "do P1: activate 二刀, abilities 2")


# Open questions

TRIBUTE: Final = (
    DUEL
    + """
card 徴発
  kind: 詠唱
  text: 敵プレイヤーは怪異1体を選んで破棄する。
card 的
P1 hand: 徴発
P2 servants: 的
do P1: play 徴発
do P1: pass
do P2: pass
"""
)


def test_a_question_is_open_up_to_the_last_line_about_it() -> None:
    passed(TRIBUTE + "expect offered P2: choose 的\nexpect 的: in P2 graveyard")
    passed(TRIBUTE + "expect 的: in P2 servants\nexpect offered P2: choose 的\nexpect 的: in P2 graveyard")
    passed(
        TRIBUTE
        + "expect offered P2: choose 的\nexpect 的: in P2 servants\ndo P2: choose 的\nexpect 的: in P2 graveyard"
    )


def test_no_other_line_changes_how_the_game_goes_on() -> None:
    passed(TRIBUTE + "expect 的: in P2 graveyard")


def test_an_action_that_only_goes_round_in_a_loop_is_not_offered_with_further_answers() -> None:
    loop = """
card 永久
  kind: 結界
  text: 〔1〕：味方魔法少女1人を対象とし、それをリカバーする。
card 鈴
  kind: 結界
  text: 味方のカードがリカバーしたとき ⇒ キャンディ・カウンターを1個得る。
card 灯
  kind: 魔法少女
P1 servants: 永久, 鈴
P1 casters: 灯
"""
    rounds = "do P1: activate 永久, target 灯\ndo: resolve\n" * 60

    passed(DUEL + loop + rounds + "expect not offered P1: activate 永久, target 灯\nexpect offered P1: activate 永久")
    passed(DUEL + loop + "expect offered P1: activate 永久, target 灯")


# Letting the game go on

LEARNING: Final = DUEL + "card 読み\n  kind: 詠唱\n  text: カードを1枚引く。\nP1 hand: 読み\n"


def test_resolving_with_nothing_to_resolve_fails() -> None:
    assert "nothing waits to resolve" in failure(run_text(LEARNING + "do: resolve"))


def test_resolving_what_the_line_before_has_resolved_is_no_failure() -> None:
    passed(LEARNING + "do P1: play 読み\ndo P1: pass\ndo P2: pass\ndo: resolve\nexpect P1 hand: 1")


def test_a_question_inside_a_resolution_is_answered_by_the_next_line() -> None:
    digging = "card 掘り\n  kind: 詠唱\n  text: 味方墓地のカード1枚を選び、手札に加える。\ncard 骨\ncard 石\n"
    digging += "P1 hand: 掘り\nP1 graveyard: 骨, 石\ndo P1: play 掘り\ndo: resolve\n"

    passed(DUEL + digging + "expect P1 hand: 0\ndo P1: choose 石\nexpect P1 hand: only 石")
    assert "somebody must decide first" in failure(run_text(DUEL + digging + "expect P1 hand: 0"))


def test_a_phase_is_reached_behind_what_needs_no_decision() -> None:
    passed(DUEL + "turn: P1, turn 5, recovery\ndo: pass until draw\nexpect P1 hand: 1")
    passed(
        DUEL + "card 馬\nturn: P1, turn 5, end\nP2 servants: 馬 (rested)\ndo: pass until P2 turn\nexpect 馬: recovered"
    )


# Names

BELL: Final = (
    DUEL
    + """
card 鈴鬼
  text: このカードを破棄する：カードを1枚引く。
P1 servants: 鈴鬼
do P1: activate 鈴鬼
"""
)


def test_a_name_means_the_card_and_not_its_waiting_ability() -> None:
    passed(
        BELL + "expect 鈴鬼: in P1 graveyard, in chase\nexpect chase 鈴鬼: in chase\nexpect P1 graveyard 鈴鬼: servant"
    )
    passed(
        BELL
        + "expect chase: 1\nexpect chase: contains 鈴鬼\ndo: resolve\nexpect chase: empty\nexpect 鈴鬼: not in chase"
    )


def test_two_cards_of_ones_own_that_are_alike_are_still_two() -> None:
    text = "card 表\n  name: 灯（朝）\n  kind: 魔法少女\ncard 裏\n  name: 灯（朝）\n  kind: 魔法少女\n"
    text += "turn: P1, turn 5, call\nP1 casters: face-down 裏\nP1 hand: 表\n"

    passed(DUEL + text + "do P1: call 表\nexpect 表: in P1 casters, face-up\nexpect 裏: face-down")


# What was seen


def test_what_is_drawn_or_laid_open_has_been_seen() -> None:
    text = LEARNING + "card 宝\nP1 deck: 宝, 9\ndo P1: play 読み\nexpect P2 shown: only 読み\nexpect P1 shown: none\n"

    passed(text + "do: resolve\nexpect P1 shown: only 宝\nexpect P2 shown: none")


def test_a_face_down_card_is_seen_when_it_leaves() -> None:
    text = "card 伏せ\ncard 火\n  kind: 詠唱\n  text: 敵魔法少女1人を対象とし、それを破壊する。\n"
    text += "P1 hand: 火\nP2 casters: face-down 伏せ\ndo P1: play 火, target 伏せ\n"

    passed(DUEL + text + "expect P1 shown: none\ndo: resolve\nexpect P1 shown: only 伏せ\nexpect P2 shown: none")


def test_what_comes_into_being_is_not_shown() -> None:
    text = "card 火打ち\n  kind: 詠唱\n  text: [500/500]の灯り・トークン1体を作成する。\nP1 hand: 火打ち\n"

    passed(DUEL + text + "do P1: play 火打ち\ndo: resolve\nexpect P1 servants: 1\nexpect P2 shown: none")


# Facts and answers of this game


def test_a_printed_number_may_be_without_end() -> None:
    text = "card 果て\n  attack: ∞\n  defense: 500\nP1 servants: 果て\n"

    passed(DUEL + text + "expect 果て: attack ∞, defense 500")
    with pytest.raises(MalformedScenario, match="'X' is neither a number nor ∞"):
        run_text(DUEL + text.replace("∞", "X"))


def test_an_orb_that_nobody_can_see_is_taken_from_the_first_place() -> None:
    text = "card 引き出し\n  kind: 詠唱\n  text: 味方オーブを1つ選び、それを手札に加える。\ncard 宝\n"
    text += "P1 hand: 引き出し\nP1 orbs: 宝, 6\ndo P1: play 引き出し\ndo: resolve\n"

    passed(DUEL + text + "expect P1 hand: only 宝")


def test_answers_about_what_an_effect_moves_may_stand_on_the_line_of_its_card() -> None:
    text = "card 口寄せ\n  kind: 詠唱\n  text: 味方墓地の怪異カード1枚を対象とし、それを戦場に出す。\ncard 影\n"
    text += "P1 hand: 口寄せ\nP1 graveyard: 影\ndo P1: play 口寄せ, target 影, as reversed\ndo: resolve\n"

    passed(DUEL + text + "expect 影: reversed")


def test_a_winner_needs_no_clause() -> None:
    text = "card 兵\nP1 servants: 兵\nP2 orbs: none\ndo P1: attack 兵 -> P2\ndo: pass until game over\n"

    passed(DUEL + text + "expect winner: P1\nexpect winner: P1 by 804.5")
