"""Playing scripts: what fits, what fails and what the failure says."""

from kirifuda.scenario import Outcome, run_text

HEAD = "scenario: x\ngame: magical_duel\n"
BATTLE = HEAD + "turn: P1, turn 5, battle\nP1 servants: 片方の運動靴 @a, 片方の運動靴 (rested) @b\nP2 orbs: 2\n"


def failure(outcome: Outcome) -> str:
    """The only failure."""
    (found,) = outcome.failures
    return str(found)


def test_a_line_that_does_not_fit_says_what_was_asked() -> None:
    outcome = run_text(BATTLE + "P1 casters: 焚井まい（夜学一年）\ndo P2: pass", "x")

    found = failure(outcome)
    assert found.startswith("x:7: do P2: pass\n    'pass' does not fit; P1 is asked by 602.1c: You have priority")
    assert "[1 of: Pass; " in found


def test_what_is_not_offered_says_what_is() -> None:
    found = failure(run_text(BATTLE + "do P1: attack @b -> P2", "x"))

    assert "'attack @b' is not offered; P1 is asked by 803.3a" in found


def test_cards_that_differ_need_a_label() -> None:
    found = failure(run_text(BATTLE + "expect 片方の運動靴: rested", "x"))

    assert "may be any of 2 cards (P1 servants, P1 servants); use a label (@a) or name the zone" in found


def test_cards_that_do_not_differ_need_none() -> None:
    outcome = run_text(
        HEAD + "P1 hand: 片方の運動靴 x2\nP1 aether: 火星 1\ndo P1: play 片方の運動靴\nexpect P1 hand: 1"
    )

    assert outcome.passed, outcome.report()


def test_a_failed_expectation_does_not_stop_the_script() -> None:
    outcome = run_text(BATTLE + "expect P2 orbs: 3\nexpect P2 orbs: 2\nexpect P2 hand: 1", "x")

    assert [failure.line for failure in outcome.failures] == [6, 8]
    assert "there are 2: 白紙, 白紙" in str(outcome.failures[0])


def test_an_answer_that_is_never_asked_for_fails() -> None:
    found = failure(run_text(BATTLE + "do P1: attack @a -> P2, target @b", "x"))

    assert found.endswith("'target @b' was never asked for")


def test_a_refusal_must_be_one() -> None:
    assert "is possible" in failure(run_text(BATTLE + "refuse P1: attack @a -> P2"))
    assert run_text(BATTLE + "refuse P1: attack @b -> P2").passed
    assert run_text(BATTLE + "refuse P1: attack @b -> P2 because 803.3a").passed


def test_a_refusal_must_have_the_reason_that_is_given() -> None:
    found = failure(run_text(BATTLE + "refuse P1: attack @b -> P2 because 1104.2"))

    assert "it is refused, but not because of 1104.2; the reasons are: 803.3, 803.3a" in found


def test_the_log_tells_what_happened() -> None:
    outcome = run_text(BATTLE + "do P1: attack @a -> P2\ndo: pass until battle over\nexpect P2 orbs: 1")

    assert outcome.passed
    assert outcome.log[0] == "do P1: attack @a -> P2"
    assert any("803.4" in line for line in outcome.log)


def test_the_end_of_a_run_has_a_digest_that_does_not_depend_on_the_words() -> None:
    first = run_text(BATTLE + "do P1: attack @a -> P2")
    second = run_text(BATTLE.replace("turn: P1, turn 5, battle", "turn: P1、5ターン目、バトル") + "do P1: 攻撃 @a → P2")

    assert first.passed
    assert second.passed
    assert first.digest == second.digest != ""


def test_japanese_words_do_the_same() -> None:
    text = """
scenario: 日本語
game: magical_duel
turn: P1、5ターン目、メインフェイズ
P1 怪異ゾーン: 片方の運動靴（レスト）
P1 魔法少女ゾーン: 焚井まい（夜学一年）、裏向きの終電の機関車（レスト）
P1 手札: 片方の運動靴＠甲
P2 オーブ: 3枚
do P1: 発動 ＠甲、リバース状態で
do: 解決
expect ＠甲: リバース, in P1 怪異ゾーン, 攻撃力 1000, 怪異, 火星
expect 終電の機関車: 裏向き, レスト
expect P2 オーブ: 3枚
"""
    outcome = run_text(text)

    assert outcome.passed, outcome.report()


def test_players_may_concede() -> None:
    assert run_text(BATTLE + "do P2: concede\nexpect winner: P1 by 103.4").passed
