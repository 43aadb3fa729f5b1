"""Common speech: numbers without a verb, what a sentence leaves out, what is paid besides; played small."""

from __future__ import annotations

import pytest

from kirifuda.effects.errors import NoMeaning
from kirifuda.games.lyrical.lowering.card import CardTexts
from kirifuda.games.lyrical.values import KIND_NAMES
from kirifuda.games.lyrical.wording.assembly import language
from kirifuda.text.errors import TextError
from tests.games.lyrical.test_more_is_done import MINE, holds_only_with, plays

HELD = {
    ("worn", "攻撃力+2"): (MINE, "expect 主役: attack 3"),
    ("worn", "攻撃力+1 耐久力+1\nシュネラー"): (MINE, "expect 主役: attack 2, has シュネラー"),
    ("own", "自分が受けるダメージを、このキャラクターに与える。"): (
        "P1 field: 主役\nP1 deck: 9\nP2 field: 敵\nturn: P2, turn 5",
        "do P2: attack 敵\ndo P1: no guard\ndo: pass until attack over\nexpect P1 deck: 9",
    ),
    ("own", "このキャラクターが場を離れるとき、代わりに行動済み状態にする。"): (
        "P1 field: 主役\nP1 hand: 送り", "do P1: use 送り, target 主役\ndo: resolve\nexpect 主役: acted",
    ),
    ("laid", "攻撃力1以上のキャラクターは、コストを1払わなければアタック宣言できない。"): (
        "P1 field: 主役\nP1 fields: 地\nP1 deck: 5\nP2 deck: 9",
        "do P1: attack 主役\ndo P2: no guard\ndo: pass until attack over\nexpect P1 deck: 4",
    ),
    ("laid", "自分の場にキャラクターがいないとき、このカードを捨て札する。"): (
        "P1 field: 主役\nP1 fields: 地\nP1 hand: 送り",
        "do P1: use 送り, target 主役\ndo: resolve\nexpect P1 discard: contains 地",
    ),
    ("own", "このキャラクターが攻撃力0のキャラクターとバトルするとき、攻撃力を+8する。"): (
        "P1 field: 主役\nP2 field: 弱\nP2 deck: 9",
        "do P1: attack 主役\ndo P2: guard 弱\nexpect 主役: attack 9",
    ),
    ("own", "このキャラクターがアタックするとき、攻撃力+3。"): (
        "P1 field: 主役\nP2 deck: 9",
        "do P1: attack 主役\ndo P2: no guard\ndo: pass until attack over\nexpect P2 deck: 5",
    ),
    ("own", "このキャラクターとバトルしたキャラクターは、バトルの終了時に捨て札する。"): (
        "P1 field: 主役\nP2 field: 敵",
        "do P1: attack 主役\ndo P2: guard 敵\ndo: pass until attack over\nexpect P2 discard: contains 敵",
    ),
}  # fmt: skip


@pytest.mark.parametrize(("holder", "text"), HELD)
def test_n_4_2_what_is_commonly_said_holds(holder: str, text: str) -> None:
    holds_only_with(holder, text, *HELD[holder, text])


def test_n_9_6_the_next_damage_is_waited_for_beyond_the_turn() -> None:
    text = "次に自分が受けるダメージを2減らす。"
    position = "P1 hand: 策\nP1 deck: 9\nP2 hand: 槌, 槌\nP2 deck: 9"
    script = "do P1: use 策\ndo: resolve\ndo: pass until turn 6\ndo: pass until main"
    script += "\ndo P2: use 槌\ndo: resolve\nexpect P1 deck: 8"

    assert plays("once", text, position, script) == ""
    assert plays("once", text, position, script + "\ndo P2: use 槌\ndo: resolve\nexpect P1 deck: 5") == ""


def test_n_5_1_what_a_card_costs_is_said_before_what_it_does() -> None:
    text = "自分の場にキャラクターがいるなら、このカードの必要コストを1増やす。相手に2ダメージを与える。"
    script = "do P1: use 策\ndo: resolve\nexpect P2 deck: 7"

    assert plays("once", text, "P1 hand: 策\nP1 deck: 5\nP2 deck: 9", script + "\nexpect P1 deck: 5") == ""
    dear = "P1 hand: 策\nP1 field: 弱\nP1 deck: 5\nP2 deck: 9"
    assert plays("once", text, dear, script + "\nexpect P1 deck: 4") == ""


def test_n_4_2_a_card_goes_at_once_if_there_is_nobody() -> None:
    text = "自分の場にキャラクターがいないとき、このカードを捨て札する。"

    assert plays("laid", text, "P1 hand: 地", "do P1: set 地\ndo: resolve\nexpect P1 discard: contains 地") == ""
    assert plays("laid", text, "P1 hand: 地\nP1 field: 弱", "do P1: set 地\ndo: resolve\nexpect P1 discard: 0") == ""


def test_n_9_6_all_but_those_are_meant() -> None:
    text = "すべてのキャラクターに1ダメージを与える。イニシアティブを持つキャラクターはこの効果を受けない。"
    position = "P1 hand: 策\nP1 field: 主役\nP2 field: 弱"
    script = "do P1: use 策\ndo: resolve\nexpect P2 discard: contains 弱\nexpect 主役: damage 0"

    assert plays("once", text, position, script) == ""


def test_n_9_6_two_are_damaged_together() -> None:
    text = "自分のキャラクター1体と相手のキャラクター1体に2ダメージを与える。"
    position = "P1 hand: 策\nP1 field: 強敵\nP2 field: 弱"
    script = "do P1: use 策, target 強敵, target 弱\ndo: resolve\nexpect 強敵: damage 2\nexpect P2 discard: contains 弱"

    assert plays("once", text, position, script) == ""


@pytest.mark.parametrize(
    ("attacker", "guard", "hurt"), [("強敵", "敵", "強敵: damage 2"), ("弱", "敵", "敵: damage 1")]
)
def test_n_9_4_those_of_a_battle_are_damaged_by_a_trick(attacker: str, guard: str, hurt: str) -> None:
    text = "アタック宣言したキャラクターとガード宣言したキャラクターに1ダメージずつ与える。"
    position = f"P1 field: {attacker}\nP1 hand: 技\nP2 field: {guard}"
    script = f"do P1: attack {attacker}\ndo P2: guard {guard}\ndo P1: use 技\ndo: resolve\nexpect {hurt}"

    holds_only_with("trick", text, position, script)


def test_n_9_3_who_cannot_guard_against_the_attack_that_is_going_on() -> None:
    text = "このキャラクターがアタック宣言したとき、このアタックに対して相手はガード宣言できない。"

    holds_only_with("own", text, MINE, "do P1: attack 主役\nrefuse P2: guard 敵 because N-9.3")


EFFECT = "\n（0/0）：カードを1枚引く。"
ONCE = "do P1: effect of 主役\ndo: resolve\nrefuse P1: effect of 主役 because N-8.1"


def test_n_8_3_effects_are_counted() -> None:
    text = "このキャラクターは1ターンに1回しかエフェクトを使用できない。"

    assert plays("own", text + EFFECT, "P1 field: 主役\nP1 deck: 9", ONCE) == ""
    assert plays("own", text.replace("1回しか", "2回しか") + EFFECT, "P1 field: 主役\nP1 deck: 9", ONCE) != ""


def test_n_8_3_effects_of_a_turn_are_remembered() -> None:
    text = "このターンにエフェクトを使用したキャラクターの攻撃力を+3する。" + EFFECT
    script = "expect 主役: attack 1\ndo P1: effect of 主役\ndo: resolve\nexpect 主役: attack 4"

    assert plays("own", text, "P1 field: 主役\nP1 deck: 9", script) == ""


SAME = {
    "2体以上いない": (
        "自分の場にキャラクターが2体以上いないなら、カードを1枚引く。",
        "自分の場にキャラクターが1体以下いるなら、カードを1枚引く。",
    ),
    "who, not said again": (
        "対戦相手はデッキの上からカードを3枚捨て札する。自分の手札が2枚以下なら、さらに2枚捨て札する。",
        "対戦相手はデッキの上からカードを3枚捨て札する。自分の手札が2枚以下なら、対戦相手はデッキの上からカードを2枚捨て札する。",
    ),
    "or else": (
        "対戦相手は手札を1枚捨て札しなければ、デッキの上からカードを3枚捨て札する。",
        "対戦相手は手札を1枚捨て札してもよい。そうしなかった場合、対戦相手はデッキの上からカードを3枚捨て札する。",
    ),
    "who may use it": (
        "このカードは非ターンプレイヤーだけが使用できる。カードを1枚引く。",
        "このカードは対戦相手のターンにのみ使用できる。カードを1枚引く。",
    ),
    "who pays more": (
        "トリックカードを使用するプレイヤーは、追加でコストを1払わなければならない。",
        "お互いのプレイヤーがトリックカードを使用するための必要コストを+1する。",
    ),
    "of what, not said again": (
        "このキャラクターの攻撃力を+1する。自分の場に“ミナモ”がいるなら、さらに+1する。",
        "このキャラクターの攻撃力を+1する。自分の場に“ミナモ”がいるなら、このキャラクターの攻撃力を+1する。",
    ),
    "a particle within a name": (
        "自分の“かぜはやて”は、ターン終了時まで、攻撃力+1される。",
        "ターン終了時まで、自分の“かぜはやて”は攻撃力+1される。",
    ),
}  # fmt: skip


@pytest.mark.parametrize("way", SAME)
def test_n_5_1_two_ways_to_say_it_are_one(way: str) -> None:
    one, other = SAME[way]

    assert language().read(one).tree == language().read(other).tree


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        ("フィールド", "攻撃力+1"),
        ("ストラテジー", "攻撃力+1"),
        ("トリック", "攻撃力+2"),
        ("キャラクター", "このキャラクターがアタック宣言したとき、攻撃力を+2する。"),
        ("ストラテジー", "カードを3枚引く。このカードの必要コストは1減る。"),
        ("キャラクター", "バトル終了時、バトル相手を捨て札する。"),
    ],
)
def test_n_4_2_what_is_not_sure_is_refused(kind: str, text: str) -> None:
    with pytest.raises((TextError, NoMeaning)):
        CardTexts("#", KIND_NAMES[kind]).lower(language().read(text))
