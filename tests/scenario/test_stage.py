"""Scenarios with a drawn stage: what can be drawn, what is wrong with a drawing, and how one is written down."""

import pytest

from kirifuda.games import load
from kirifuda.ledger.clauses import load_clauses
from kirifuda.ledger.doubts import load_doubts
from kirifuda.scenario import MalformedScenario, Outcome, run_text, save
from tests.scenario.playing import check_reached_again, played

HEAD = "scenario: x\ngame: spellcard_strike\n"
ROWS = """stage:
  . | . | P2 白紙 | .
  . | . | . | .
  . | . | . | .
  . | . | . | .
"""
GAME = load("spellcard_strike")
POOL = GAME.pool()
DECKS = [deck.zones for deck in GAME.decks()]
HOUSE = load_doubts("spellcard_strike", load_clauses("spellcard_strike")).settled({})


def complaint(text: str) -> str:
    """The sentence about a scenario that can't be read or set up."""
    with pytest.raises(MalformedScenario) as caught:
        run_text(HEAD + text, "x")
    return str(caught.value)


def failure(outcome: Outcome) -> str:
    """The only failure."""
    (found,) = outcome.failures
    return str(found)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("stage:\n  . | .", "x:3: the stage has 5 rows, and 1 are drawn"),
        (ROWS + "  . | P1 白紙 | .", "x:8: a row has 4 areas with '|' between them, not 3"),
        (ROWS + "  . | 白紙 | . | .", "x:8: '白紙' must begin with P1 or P2, or be '.'"),
        (ROWS + "  . | P3 白紙 | . | .", "x:8: 'p3 白紙' must begin with P1 or P2, or be '.'"),
        (ROWS + "  . | P1 白紙 x2 | . | .", "x:8: 'p1 白紙 x2' is more than one card"),
        (ROWS + "  . | P1 白髪 | . | .", "x:8: no card is called '白髪'"),
        (ROWS + "  . | P1 白紙 (sleepy) | . | .", "x:8: 'sleepy' is no state of a card"),
        (ROWS + "  . | P1 KW1-097 | . | .", "x:8: 風切り糸 is an option; write it as what a striker wears"),
        (ROWS + "  . | . | . | .\n" + ROWS + "  . | . | . | .", "x:9: line 3 draws already"),
        ("P1 stage: 白紙", "x:3: the stage is drawn: 'stage:' and its rows below it"),
        ("bench:\n  .", "x:3: 'bench' is no zone that can be drawn"),
        ("expect no winner\n" + ROWS, "x:4: the position must stand above the script"),
        (
            "stage:" + "\n  P1 白紙 | P1 白紙 | P1 白紙 | P1 白紙" * 2 + "\n  . | . | . | ." * 3,
            "x:3: 8 strikers are more than a player controls (4.1.4)",
        ),
        ("P1 hand: KW1-097", "x:3: 風切り糸 is an option and can't be there (2.3.8)"),
        ("P1 option: 白紙", "x:3: 白紙／余白 is no option"),
        ("P1 hand: 白紙 (acted)", "x:3: only strikers have acted or not (2.2.4.2)"),
        ("P1 hand: face-down 白紙", "x:3: 白紙／余白 can't lie face down there; only in the score, on the stage"),
        ("P1 discard: 30\nP1 deck: 22", "x:4: 52 cards are more than a deck of 51 holds (1.2.2.1)"),
        ("card 凧\n  spell:\n  spell:", "x:5: a card has one spell"),
        ("card 凧\n  spell:\n    colour: red", "x:5: 'colour: red' is no fact of a card; there are: types, timing,"),
        ("do P1: move 白紙 to e9", "x:3: there is no area e9; they are a1 to d5"),
    ],
)
def test_drawings_and_cards_that_cannot_be(text: str, message: str) -> None:
    assert complaint(text).startswith(message)


def test_areas_are_counted_from_player_ones_left() -> None:
    outcome = run_text(
        HEAD + ROWS + "  P1 白紙 @a | . | . | P1 白紙 @b\nexpect @a: at a1\nexpect P2 白紙: at c5, not at b5"
    )

    assert outcome.passed, outcome.report()


def test_without_a_drawing_blank_cards_stand_on_the_gates() -> None:
    outcome = run_text(HEAD + "expect P1 白紙: at b1, pow 0, def 9\nexpect P2 strikers: 1\nexpect P1 deck: 20")

    assert outcome.passed, outcome.report()


def test_either_half_of_a_name_will_do() -> None:
    outcome = run_text(HEAD + "P1 hand: 火薬売りのモンタ, 横丁の早咲き, Early Bloom\nexpect P1 hand: only KW1-002 x3")

    assert outcome.passed, outcome.report()


def test_a_movement_that_is_not_offered_says_why_not() -> None:
    position = HEAD + ROWS + "  . | P1 白紙 @a | . | ."

    assert run_text(position + "\nrefuse P1: move @a to b3 because 5.4.6").passed
    assert "because of 5.4.6.1; the reasons are: 5.4.6" in failure(
        run_text(position + "\nrefuse P1: move @a to b3 because 5.4.6.1")
    )


def test_japanese_words_do_the_same() -> None:
    text = """
scenario: 日本語
game: spellcard_strike
turn: P1、5ターン目、ストライカーフェイズ
カード 一番凧
  属性: 神
  ステータス: 1/3/3
  攻撃範囲: ...../.rrr./..@../...../.....
ステージ:
  ・ ｜ ・ ｜ P2 白紙 ｜ ・
  ・ ｜ ・ ｜ ・ ｜ ・
  ・ ｜ P2 一番凧 ＠敵 ｜ ・ ｜ ・
  ・ ｜ ・ ｜ ・ ｜ ・
  ・ ｜ P1 一番凧 ＠味方 ｜ ・ ｜ ・
P2 手札: 2枚
do P1: 移動 ＠味方 b2
do P1: 攻撃 ＠味方 → ＠敵
do P2: グレイズ なし
do: 解決
expect ＠敵: in P1 スコア置き場
expect ＠味方: 行動済み, at b2, 神
expect P1 点: 1
"""
    outcome = run_text(text)

    assert outcome.passed, outcome.report()


@pytest.mark.parametrize("seed", range(8))
def test_a_saved_position_is_reached_again(seed: int) -> None:
    check_reached_again(*played("spellcard_strike", seed, 30 + 15 * seed, "retire"))


def test_inline_cards_are_written_out() -> None:
    text = """
card 見習い凧師
  spell name: 糸目なおし
  attributes: 神, 霊
  cost: 神 無
  status: 2/2/4
  house: 北町
  races: 人, 鳥人
  range: r.r.r/.rrr./..@../...../.....
  ability: 《接射》1
  ability:
    timing: リアクション
    lasting: チェーン
    cost: 〔術者・霊〕
    map: .rrr./.rrr./..@../...../.....
    target: 敵1体
    text: 対象が次に与えるダメージ【-2】。
  spell:
    types: 攻撃
    timing: アクション
    cost: 〔神〕〔手札〕1
    map: .bbb./.rrr./..@../...../.....
    target: 敵1体
    text: この宣言は術者がセンターラインに存在する場合にできる。
      対象に【5】ダメージ。
card 金の糸
  kind: option
  status: 1/1/0
  ability: 《瞬速》
stage:
  . | . | P2 見習い凧師 (acted, owner P1) | .
  . | . | . | .
  . | . | . | .
  . | . | . | .
  . | P1 見習い凧師 (wears: 金の糸) | . | .
P1 score: face-down 見習い凧師
P2 hand: 見習い凧師 (seen by P1)
"""
    first = run_text(HEAD + text)
    assert first.game is not None
    saved = save(first.game)

    second = run_text(saved)

    assert second.game is not None
    assert "range: r.r.r/.rrr./..@../...../....." in saved
    assert save(second.game) == saved
