"""What texts say in asides and in one breath, played in small positions: caps, halves, either sort, whose hand."""

from __future__ import annotations

import pytest

from kirifuda.effects.errors import NoMeaning
from kirifuda.games.lyrical.lowering.card import CardTexts
from kirifuda.games.lyrical.values import KIND_NAMES
from kirifuda.games.lyrical.wording.assembly import language
from kirifuda.text import ast as a
from tests.games.lyrical.test_more_is_done import holds_only_with, plays

PILE = "P1 field: 主役\nP1 discard: 弱, 弱, 弱, 弱, 弱"
HIT = "do P1: use 策, target 主役\ndo: resolve\ndo P1: attack 主役\ndo P2: guard 強敵\ndo: pass until attack over"
EITHER = (
    "キャラクターにセットされているアイテムカード1枚か、フィールドカード置き場にあるフィールドカード1枚を選び、"
    "捨て札する。"
)
CHOSEN = "自分の場のキャラクター1体を選ぶ。ターン終了時まで、そのキャラクターがバトルで"
STRENGTH = "このキャラクターの攻撃力は、自分の捨て札の"
HOLDS = {
    ("own", f"{STRENGTH}カード1枚につき＋1される。ただし、＋3を超えて上がることはない。"): (
        PILE, "expect 主役: attack 4",
    ),
    ("own", f"{STRENGTH}カード1枚につき2増える。ただし、この能力によって＋4を超えない。"): (
        PILE, "expect 主役: attack 5",
    ),
    ("once", f"{CHOSEN}与えるダメージは2倍になる。"): (
        "P1 field: 主役\nP2 field: 強敵\nP1 hand: 策", f"{HIT}\nexpect 強敵: damage 2",
    ),
    ("once", f"{CHOSEN}与えるダメージを3増やす。"): (
        "P1 field: 主役\nP2 field: 強敵\nP1 hand: 策", f"{HIT}\nexpect 強敵: damage 4",
    ),
    ("once", "自分のデッキの一番上から、1枚以上3枚以下の好きな枚数のカードを捨て札する。"): (
        "P1 hand: 策\nP1 deck: 9", "do P1: use 策\ndo: resolve\ndo P1: number 2\nexpect P1 deck: 7",
    ),
    ("once", "自分の場のキャラクター1体を選び、自分の手札に戻す。"): (
        "P1 field: 主役\nP1 hand: 策", "do P1: use 策, target 主役\ndo: resolve\nexpect P1 hand: contains 主役",
    ),
    ("once", EITHER): (
        "P1 field: 主役 (with: 品)\nP1 fields: 地\nP1 hand: 策",
        "do P1: use 策\ndo: resolve\ndo P1: choose 地\nexpect P1 discard: contains 地",
    ),
}  # fmt: skip


@pytest.mark.parametrize(("holder", "text"), HOLDS)
def test_n_4_2_what_a_text_says_holds(holder: str, text: str) -> None:
    position, script = HOLDS[holder, text]

    if holder == "own":
        holds_only_with(holder, text, position, script)
    else:
        assert plays(holder, text, position, script) == ""


def test_n_9_6_fewer_cards_than_the_least_cannot_be_chosen() -> None:
    text = "自分のデッキの一番上から、1枚以上3枚以下の好きな枚数のカードを捨て札する。"
    for number in (0, 4):
        script = f"do P1: use 策\ndo: resolve\ndo P1: number {number}\nexpect P1 deck: {9 - number}"
        assert plays("once", text, "P1 hand: 策\nP1 deck: 9", script) != ""


@pytest.mark.parametrize("to", ["自分の手札に戻す。", "自分の手札に加える。", "手札に加える。"])
def test_n_1_5_what_may_be_the_opponents_does_not_come_to_ones_own_hand(to: str) -> None:
    for who in ("場のキャラクター1体を選び、", "キャラクター1体を", "対戦相手の場のキャラクター1体を選び、"):
        with pytest.raises(NoMeaning, match="owner"):
            CardTexts("T#", KIND_NAMES["ストラテジー"]).lower(language().read(who + to))


@pytest.mark.parametrize("end", ["上", "下"])
def test_n_1_5_only_the_opponents_cards_go_to_the_opponents_deck(end: str) -> None:
    texts = CardTexts("T#", KIND_NAMES["ストラテジー"])
    texts.lower(language().read(f"対戦相手の捨て札からカード1枚を選び、対戦相手のデッキの一番{end}に置く。"))

    with pytest.raises(NoMeaning, match="owner"):
        texts.lower(language().read(f"自分の捨て札からカード1枚を選び、対戦相手のデッキの一番{end}に置く。"))


def test_n_1_5_whose_hand_it_is_is_said_in_english() -> None:
    said = {
        "自分のキャラクター1体を選び、自分の手札に戻す。": "Choose 1 character of yours and return it to your hand.",
        "場のキャラクター1体を選び、持ち主の手札に戻す。": "Choose 1 character and return it to the owner's hand.",
        "場のキャラクター1体を選び、手札に戻す。": "Choose 1 character and return it to the owner's hand.",
    }

    assert {text: language().english(language().read(text)) for text in said} == said


def test_n_5_1_the_turn_player_is_said_to_be_first() -> None:
    for order in ("ターンプレイヤーから順に、それぞれ", "ターンプレイヤーから順番に", "ターンプレイヤーから順に"):
        text = f"お互いのプレイヤーは、{order}自分の場のキャラクターを1体選び、捨て札する。"
        english = "Each player, the turn player first, chooses 1 character of theirs and discards it."
        assert language().english(language().read(text)) == english


@pytest.mark.parametrize(
    ("text", "same"),
    [
        (
            "(●1/2):自分はカードを1枚引く。このエフェクトは、自分のターン中にのみ、1ターンに1回だけ使用できる。",
            "(●1/2):自分はカードを1枚引く。このエフェクトは1ターンに1回だけ使用できる。このエフェクトは自分のターン中にのみ使用できる。",
        ),
    ],
)
def test_n_8_3_two_limits_in_one_breath_are_two_limits(text: str, same: str) -> None:
    one, two = (language().read(each).tree.abilities[0] for each in (text, same))

    assert isinstance(one, a.Activated)
    assert isinstance(two, a.Activated)
    assert set(one.limits) == set(two.limits)
    assert len(one.limits) == 2
