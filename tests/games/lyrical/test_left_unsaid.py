"""What a text leaves out, and how often it happens: played in small positions."""

from __future__ import annotations

import pytest

from kirifuda.effects.errors import NoMeaning
from kirifuda.games.lyrical.lowering.card import CardTexts
from kirifuda.games.lyrical.values import KIND_NAMES
from kirifuda.games.lyrical.wording.assembly import language
from tests.games.lyrical.test_more_is_done import DRAWN, MINE, holds_only_with, plays


def test_n_8_3_what_happens_by_itself_happens_as_often_as_its_text_says() -> None:
    position = "P1 field: 主役\nP1 hand: 槌, 槌\nP2 deck: 20"
    script = "do P1: use 槌\ndo: resolve\ndo P1: use 槌\ndo: resolve\n"
    text = "自分がストラテジーカードを使用したとき、対戦相手に1ダメージを与える。"

    assert plays("own", text, position, script + "expect P2 deck: 12") == ""
    assert plays("own", text + "この能力は1ターンに1回だけ使用できる。", position, script + "expect P2 deck: 13") == ""
    assert plays("own", "1ターンに1回、" + text, position, script + "expect P2 deck: 13") == ""


def test_n_9_1_a_subject_that_is_left_out_is_the_character_itself() -> None:
    script = "do P1: attack 主役\ndo P2: no guard\ndo: pass until attack over"

    holds_only_with("own", "アタック宣言したとき、カードを1枚引く。", MINE, script + DRAWN)


def test_n_3_1_a_subject_that_an_item_leaves_out_is_its_bearer() -> None:
    script = "do P1: attack 主役\ndo P2: no guard\ndo: pass until attack over"

    holds_only_with("worn", "アタック宣言したとき、カードを1枚引く。", MINE, script + DRAWN)


def test_n_11_1_cards_are_drawn_until_the_hand_is_so_large() -> None:
    position = "P1 hand: 策, 敵\nP1 deck: 9"

    script = "do P1: use 策\ndo: resolve\nexpect P1 deck: 6"
    assert plays("once", "手札が4枚になるまでカードを引く。", position, script) == ""


def test_n_7_3_a_card_answers_the_attack_that_it_speaks_of() -> None:
    position = "P1 field: 弱\nP2 hand: 技"
    text = "対戦相手のキャラクターがアタック宣言したときに使用できる。そのキャラクターに1ダメージを与える。"
    script = "do P1: attack 弱\ndo P2: use 技\ndo: pass until attack over\nexpect P1 discard: contains 弱"

    assert plays("trick", text, position, script) == ""


REFUSED = (
    ("キャラクター", "キャラクター1体に2ダメージを与える。ターン終了時まで、攻撃力を+1する。", "（●1/0）："),
    ("アイテム", "捨て札されたとき、カードを1枚引く。", ""),
    ("フィールド", "攻撃力を+1する。", ""),
    ("ストラテジー", "対戦相手の捨て札のカード1枚を手札に加える。", ""),
)


@pytest.mark.parametrize(("kind", "text", "price"), REFUSED)
def test_n_5_1_what_is_not_clear_is_refused(kind: str, text: str, price: str) -> None:
    with pytest.raises(NoMeaning):
        CardTexts("T#", KIND_NAMES[kind]).lower(language().read(price + text))
