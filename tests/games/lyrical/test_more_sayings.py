"""What texts say of prices, of losing, of two cases and of numbers exchanged, played in small positions."""

from __future__ import annotations

import pytest

from tests.games.lyrical.test_more_is_done import MINE, holds_only_with, plays

HIT = "do P1: attack 主役\ndo P2: no guard\ndo: pass until attack over"

AFRESH = (
    "プレイヤーがカードを引けずに敗北するとき、かわりにそのプレイヤーは"
    "自分の捨て札をすべてデッキに戻してシャッフルする。"
)
HOLDS = {
    ("own", "自分がカードを引けずに敗北するとき、かわりにこのキャラクターを捨て札する。"): (
        "P1 field: 主役\nP1 hand: 引き\nP1 deck: 0",
        "do P1: use 引き\ndo: resolve\nexpect 主役: in P1 discard\nexpect P1 hand: 0",
    ),
    (
        "laid",
        AFRESH,
    ): (
        "turn: P2, turn 5\nP1 fields: 地\nP2 hand: 引き\nP2 deck: 0\nP2 discard: 敵, 弱",
        "do P2: use 引き\ndo: resolve\nexpect P2 deck: 2",
    ),
    ("own", "自分が敗北するとき、かわりにこのキャラクターを捨て札する。"): (
        "turn: P2, turn 5\nP1 field: 主役\nP1 deck: 1\nP2 hand: 槌",
        "do P2: use 槌\ndo: resolve\nexpect 主役: in P1 discard",
    ),
    ("worn", "このキャラクターのネームが“主役”なら、攻撃力を+3する。それ以外のネームなら、攻撃力を+1する。"): (
        MINE, "expect 主役: attack 4",
    ),
    ("worn", "このキャラクターのネームが“敵”なら、攻撃力を+3する。それ以外のネームなら、攻撃力を+1する。"): (
        MINE, "expect 主役: attack 2",
    ),
    ("worn", "このキャラクターの攻撃力を+1する。このキャラクターのネームが“主役”である場合、代わりに+3する。"): (
        MINE, "expect 主役: attack 4",
    ),
    ("own", "このキャラクターの攻撃力は、自分の場にいるキャラクター1体につき1増える。"): (
        "P1 field: 主役, 弱", "expect 主役: attack 3",
    ),
    ("laid", "お互いのプレイヤーは、自分のターンのエンドフェイズに、デッキの上から1枚を捨て札する。"): (
        "turn: P2, turn 5\nP1 fields: 地\nP2 deck: 5\nP1 deck: 5",
        "do: pass until turn 6\nexpect P2 deck: 4",
    ),
}  # fmt: skip


@pytest.mark.parametrize(("holder", "text"), HOLDS)
def test_n_4_2_what_a_text_says_holds(holder: str, text: str) -> None:
    holds_only_with(holder, text, *HOLDS[holder, text])


EXCHANGED = {
    "自分のキャラクター1体と相手のキャラクター1体を選ぶ。ターン終了時まで、選んだ2体の攻撃力を入れ替える。": (
        ", target 弱, target 強敵", "expect 弱: attack 9\nexpect 強敵: attack 0",
    ),
    "ターン終了時まで、相手のキャラクター1体の攻撃力と耐久力を入れ替える。": (
        ", target 雲", "expect 雲: attack 4\nexpect 雲: durability 2",
    ),
}  # fmt: skip


@pytest.mark.parametrize("text", EXCHANGED)
def test_n_9_6_numbers_are_exchanged(text: str) -> None:
    target, after = EXCHANGED[text]
    position = "card 雲\n  attack: 2\n  durability: 4\nP1 hand: 策\nP1 field: 弱\nP2 field: 強敵, 雲"

    assert plays("once", text, position, f"do P1: use 策{target}\ndo: resolve\n{after}") == ""


DEAR = "card 値\n  kind: ストラテジー\n  factor: 2\n  cost: 1\n  text: {}カードを1枚引く。\nP1 hand: 値\nP1 deck: 5"


def test_n_1_2_no_factor_need_be_paid() -> None:
    position = DEAR.format("このカードの必要ファクターは0になる。\n    ")
    dear = DEAR.format("")

    assert plays("", "", position, "do P1: use 値\ndo: resolve\nexpect P1 deck: 3") == ""
    assert plays("", "", dear, "do P1: use 値\ndo: resolve\nexpect P1 deck: 3") != ""


def test_n_1_3_neither_factor_nor_cost_need_be_paid() -> None:
    said = "このカードは必要ファクターとコストを払わずに使用できる。\n    "
    position = DEAR.format(said)

    assert plays("", "", position, "do P1: use 値\ndo: resolve\nexpect P1 deck: 4") == ""


def test_n_2_2_a_setup_takes_no_factor() -> None:
    position = "card 星\n  name: 主役\n  text: セットアップ\n  factor: 2\nP1 field: 主役\nP1 hand: 星"
    text = "このキャラクターに重ねてセットアップを行うとき、必要ファクターを払わなくてもよい。"

    holds_only_with("own", text, position, "do P1: set up 星\nexpect P1 hand: 0")


def test_n_9_6_damage_of_the_attack_that_is_going_on() -> None:
    text = (
        "対戦相手がアタック宣言し、自分がガード宣言をしなかったときにのみ使用できる。\n"
        "    そのアタックによって自分が受けるダメージを4減らす。"
    )
    position = "turn: P2, turn 5\nP2 field: 強敵\nP1 hand: 技\nP1 deck: 12"
    script = (
        "do P2: attack 強敵\ndo P1: no guard\ndo P2: pass\ndo P1: use 技, target 強敵\n"
        "do: pass until attack over\nexpect P1 deck: 7"
    )

    assert plays("trick", text, position, script) == ""


DEAR_TRICK = "turn: P2, turn 5\ncard 高技\n  kind: トリック\n  cost: 2\n  text: カードを1枚引く。\n"
FINDING = "card 拾い\n  kind: ストラテジー\n  text: 自分の捨て札を1枚選び、手札に加える。\n"
LATER = {
    ("laid", "お互いのプレイヤーは、1ターンに1体のキャラクターでしかアタック宣言することができない。"): (
        "P1 field: 弱, 主役\nP1 fields: 地",
        "do P1: attack 弱\ndo P2: no guard\ndo: pass until attack over\nrefuse P1: attack 主役 because N-9.1",
    ),
    ("own", "このキャラクターがアタック宣言するためには、自分の手札を1枚捨て札しなければならない。"): (
        "P1 field: 主役\nP1 hand: 敵",
        "do P1: attack 主役\ndo P2: no guard\ndo: pass until attack over\nexpect P1 hand: 0",
    ),
    ("own", "相手は、このキャラクターのアタック宣言に対してガード宣言する場合、コストを1払わなければならない。"): (
        "P1 field: 主役\nP2 field: 敵\nP2 deck: 9",
        "do P1: attack 主役\ndo P2: guard 敵\ndo: pass until attack over\nexpect P2 deck: 8",
    ),
    ("laid", "自分がレスポンスとしてトリックカードを使用するための必要コストを1減らす。"): (
        DEAR_TRICK + "P1 fields: 地\nP1 hand: 高技\nP1 deck: 9\nP2 hand: 槌",
        "do P2: use 槌\ndo P1: use 高技\ndo: resolve\nexpect P1 deck: 4",
    ),
    ("laid", "お互いのプレイヤーは、捨て札置き場にあるカードを手札に加えることができない。"): (
        FINDING + "P1 fields: 地\nP1 hand: 拾い\nP1 discard: 敵",
        "do P1: use 拾い, target 敵\ndo: resolve\nexpect P1 hand: 0",
    ),
    ("own", "このキャラクターは、自分の場に同じネームを持つカードがあっても場に出すことができる。"): (
        "card 分身\n  name: 主役\nP1 field: 分身\nP1 hand: 主役",
        "do P1: set 主役\ndo: resolve\nexpect P1 hand: 0",
    ),
    ("own", "このキャラクターがアタック宣言したターンのエンドフェイズに、カードを1枚引く。"): (
        "P1 field: 主役", "do P1: attack 主役\ndo P2: no guard\ndo: pass until turn 6\nexpect P1 hand: 1",
    ),
    ("laid", "対戦相手は、キャラクターでアタック宣言するたびに、デッキの一番上から1枚を捨て札する。"): (
        "turn: P2, turn 5\nP2 field: 弱\nP2 deck: 9\nP1 fields: 地",
        "do P2: attack 弱\ndo P1: no guard\ndo: pass until attack over\nexpect P2 deck: 8",
    ),
}  # fmt: skip


@pytest.mark.parametrize(("holder", "text"), LATER)
def test_n_9_1_what_a_text_says_of_deeds_holds(holder: str, text: str) -> None:
    holds_only_with(holder, text, *LATER[holder, text])


def test_n_9_1_whoever_attacked_may_attack_again() -> None:
    laid = "お互いのプレイヤーは、1ターンに1体のキャラクターでしかアタック宣言することができない。"
    swift = "card 疾風\n  text: このキャラクターは1ターンに2回アタック宣言できる。\n"
    position = swift + "P1 field: 疾風\nP1 fields: 地\nP2 deck: 9"
    once = "do P1: attack 疾風\ndo P2: no guard\ndo: pass until attack over\n"

    assert plays("laid", laid, position, once + once + "expect 疾風: acted") == ""


def test_n_2_1_a_setup_is_no_coming_into_play() -> None:
    laid = "対戦相手のキャラクターが手札から場に出るたび、そのキャラクターに1ダメージを与える。"
    position = (
        "turn: P2, turn 5\ncard 星\n  name: 敵\n  text: セットアップ\nP1 fields: 地\nP2 field: 敵\nP2 hand: 星, 強敵"
    )
    script = "do P2: set up 星\nexpect 敵: damage 0\ndo P2: set 強敵\ndo: resolve\nexpect 強敵: damage 1"

    assert plays("laid", laid, position, script) == ""


def test_n_7_1_only_what_the_opponent_does_is_answered() -> None:
    trick = "相手の行動に対するレスポンスとして使用する。\n    カードを1枚引く。"

    assert plays("trick", trick, "P1 hand: 技", "refuse P1: use 技 because N-6.1") == ""
    position = "turn: P2, turn 5\nP1 hand: 技\nP2 hand: 槌\nP1 deck: 9"
    assert plays("trick", trick, position, "do P2: use 槌\ndo P1: use 技\ndo: resolve\nexpect P1 hand: 1") == ""


GIVEN = {
    ("laid", "自分のキャラクターは「(●1/1):対戦相手に2ダメージを与える。」を持つ。"): (
        "card 赤い\n  factor: 赤1\nP1 field: 赤い\nP1 factor: 種\nP1 fields: 地\nP2 deck: 9\nP1 deck: 9",
        "do P1: effect of 赤い\ndo: resolve\nexpect P2 deck: 7\nexpect P1 deck: 8",
    ),
    ("worn", "セットされたキャラクターは次の能力を得る。「アタック宣言したとき、カードを1枚引く。」"): (
        "P1 field: 主役 (with: 品)\nP2 field: 敵", HIT + "\nexpect P1 hand: 1",
    ),
}  # fmt: skip


@pytest.mark.parametrize(("holder", "text"), GIVEN)
def test_n_8_1_an_ability_in_quotes_is_given(holder: str, text: str) -> None:
    holds_only_with(holder, text, *GIVEN[holder, text])


def test_n_8_1_an_effect_is_given_until_the_end_of_the_turn() -> None:
    text = (
        "自分のキャラクターを1体選ぶ。ターン終了時まで、そのキャラクターは次のエフェクトを得る。\n"
        "    (0/1):対戦相手に2ダメージを与える。"
    )
    position = "P1 field: 主役\nP1 hand: 策\nP2 deck: 9\nP1 deck: 9"
    script = "do P1: use 策, target 主役\ndo: resolve\ndo P1: effect of 主役\ndo: resolve\nexpect P2 deck: 7"

    assert plays("once", text, position, script) == ""
    assert (
        plays(
            "once",
            text,
            position,
            "do P1: use 策, target 主役\ndo: resolve\ndo: pass until turn 8\nrefuse P1: effect of 主役",
        )
        == ""
    )


CLEARED = "P1 field: 主役 (with: 品)\nP1 hand: 掃除"
PAID = "P1 field: 主役 (with: 品)\nP1 hand: 払い"
BACK = {
    "このカードが場から捨て札されたとき、このカードを手札に戻す。": (PAID, "払い, target 品", "主役: in P1 field"),
    "このカードが場から捨て札されるとき、かわりに持ち主の手札に戻す。": (PAID, "払い, target 品", "主役: in P1 field"),
    "セットされたキャラクターが捨て札されるとき、このカードを捨て札する代わりに手札に戻す。": (
        CLEARED, "掃除, target 主役", "主役: in P1 discard",
    ),
}  # fmt: skip


@pytest.mark.parametrize("text", BACK)
def test_n_3_1_an_item_comes_back_and_not_its_bearer(text: str) -> None:
    position, use, bearer = BACK[text]

    holds_only_with("worn", text, position, f"do P1: use {use}\ndo: resolve\nexpect 品: in P1 hand\nexpect {bearer}")


def test_n_2_1_only_the_uppermost_card_goes() -> None:
    said = (
        "このキャラクターが場から捨て札されるとき、代わりに、このキャラクターカードだけを捨て札し、"
        "下にあるカードを行動済み状態で場に残す。"
    )
    cards = "card 星\n  name: 主役\n  text: セットアップ{}\nP1 field: 主役\nP1 hand: 星, 掃除"
    script = "do P1: set up 星\ndo P1: use 掃除, target 主役\ndo: resolve\nexpect 主役: in P1 field\nexpect 主役: acted"

    assert plays("", "", cards.format("\n    " + said), script + "\nexpect 星: in P1 discard") == ""
    assert plays("", "", cards.format(""), script) != ""


def test_n_9_3_another_character_guards() -> None:
    text = (
        "ガード宣言している自分のキャラクターの代わりに、"
        "自分の場にいる別の未行動状態のキャラクター1体がガード宣言したことにする。"
    )
    position = "turn: P2, turn 5\nP2 field: 敵\nP1 field: 弱, 強敵\nP1 hand: 技"
    script = "do P2: attack 敵\ndo P1: guard 弱\ndo P2: pass\ndo P1: use 技, target 強敵\ndo: pass until attack over\n"
    after = (
        "expect 弱: in P1 field\nexpect 弱: un-acted\nexpect 強敵: acted\nexpect 強敵: damage 1\n"
        "expect 敵: in P2 discard"
    )

    assert plays("trick", text, position, script + after) == ""
