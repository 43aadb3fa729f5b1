"""What a sentence in the place of another is about, whose 自分 is, whom enemies must attack: each is played."""

from __future__ import annotations

import pytest

from kirifuda.games import load
from kirifuda.games.pso2.wording.assembly import language
from kirifuda.scenario.defining import judged
from kirifuda.text.errors import UnboundText
from tests.games.pso2.test_meaning_spoken import failures

TURN = "do P1: play 札\n"


@pytest.mark.parametrize(
    ("text", "position"),
    [
        # …なら、かわりに: about the same as the sentence before, whether that is carried out or not
        (
            "相手の場のキャラ全てに1ダメージを与える。自分の手札が0枚なら、かわりに2ダメージを与える。",
            "P1 hand: 札\nP2 field: 灯り\n" + TURN + "do: resolve\nexpect 灯り: damage 2",
        ),
        (
            "相手の場のキャラ全てに1ダメージを与える。自分の手札が3枚以上なら、かわりに2ダメージを与える。",
            "P1 hand: 札\nP2 field: 灯り\n" + TURN + "do: resolve\nexpect 灯り: damage 1",
        ),
        (
            "相手のキャラ1体に1ダメージを与える。自分の手札が0枚なら、かわりに2ダメージを与える。",
            "P1 hand: 札\nP2 field: 灯り\n" + TURN + "do: resolve\nexpect 灯り: damage 2",
        ),
        (
            "相手のプレイヤーに1ダメージを与える。自分の手札が0枚なら、かわりに2ダメージを与える。",
            "P1 hand: 札\nP2 deck: 5\n" + TURN + "do: resolve\nexpect P2 deck: 3",
        ),
        (
            "お互いのプレイヤーに1ダメージを与える。自分の手札が0枚なら、かわりに2ダメージを与える。",
            "P1 hand: 札\nP1 deck: 5\nP2 deck: 5\n" + TURN + "do: resolve\nexpect P1 deck: 3\nexpect P2 deck: 3",
        ),
        # A113: 自分 is whoever does it
        (
            "お互いのプレイヤーは自分の手札を1枚選び、自分のデッキの下に置く。",
            "P1 hand: 札, 石\nP2 hand: 槍\nP1 deck: 3\nP2 deck: 3\n" + TURN
            + "do: resolve\nexpect P1 deck: 4\nexpect P2 deck: 4",
        ),
        (
            "相手のキャラを1体選び、破壊する。その持ち主は自分のPPを1枚OFFにする。",
            (
                "P1 hand: 札\nP1 pp: 石\nP2 pp: 槍\nP2 field: 灯り\ndo P1: play 札, target 灯り\n"
                "do: resolve\nexpect 槍: off\nexpect 石: on"
            ),
        ),
    ],
)  # fmt: skip
def test_211_2_what_a_sentence_is_about(text: str, position: str) -> None:
    assert failures("アクティブ", text, position) == []


@pytest.mark.parametrize(
    "who", ["お互いのプレイヤー", "各プレイヤー", "ターンプレイヤー", "全てのプレイヤー", "非ターンプレイヤー"]
)
@pytest.mark.parametrize(
    ("deed", "english"),
    [
        ("自分の手札を1枚選び、捨てる。", "in their hand"),
        ("自分のPPを1枚OFFにする。", "PP of theirs"),
        ("自分の場のキャラを1体選び、破壊する。", "character of theirs"),
        (
            "それぞれ自分の捨札から「ロア」を1枚選び、自分の手札に加える。",
            "from their discard pile and adds it to their hand",
        ),
    ],
)  # fmt: skip
def test_211_2_what_is_theirs(who: str, deed: str, english: str) -> None:
    assert english in language().english(language().read(f"{who}は{deed}"))


def test_211_2_behind_an_opponent_it_is_not_sure() -> None:
    with pytest.raises(UnboundText):
        language().read("対戦相手は自分の手札を1枚捨てる。")


@pytest.mark.parametrize(
    ("said", "english"),
    [
        ("このカードのライフが10以下なら、かわりに3ダメージを与える。", "instead deal 3 damage to them"),
        ("自分の場にキャラがいるなら、かわりに3ダメージを与える。", "instead deal 3 damage to them"),
    ],
)
def test_211_2_what_stands_in_speaks_of_the_same(said: str, english: str) -> None:
    text = f"《ボス》のターンの開始時：パーティーのプレイヤー全員に、それぞれ2ダメージを与える。{said}"
    card = judged(load("pso2"), "ボス", {}, text)

    assert english in load("pso2").describe_card(*card, "en")


MUST = "このカードが【ON】状態である間、相手は攻撃の対象を選ぶ時、可能であればこのカードを選ばなければならない。"
SEEN = "P1 field: 札\nP2 field: 灯り\nturn: P2\n"


@pytest.mark.parametrize(
    ("text", "position"),
    [
        # 506.3.1: whoever attacks attacks it; nobody has to
        (MUST, SEEN + "refuse P2: attack 灯り -> P1\ndo P2: attack 灯り -> 札"),
        (MUST, SEEN + "do P2: end phase"),
        # 103.1.2: whoever can attack does
        ("相手のキャラは可能ならこのカードを攻撃しなければならない。", SEEN + "refuse P2: end phase because 103.1.2"),
        ("相手のキャラは可能ならこのカードを攻撃しなければならない。", SEEN + "do P2: attack 灯り -> 札"),
    ],
)
def test_506_3_1_whom_enemies_must_attack(text: str, position: str) -> None:
    assert failures("キャラ", text, position) == []
