"""What causes something, what was done to, and sums: played in small positions, with the text and without it."""

from __future__ import annotations

import pytest

from kirifuda.games.lyrical.lowering.card import CardTexts
from kirifuda.games.lyrical.values import KIND_NAMES
from kirifuda.games.lyrical.wording.assembly import language
from kirifuda.kernel.errors import EngineError
from kirifuda.text.errors import TextError
from tests.games.lyrical.test_more_is_done import DRAWN, MINE, holds_only_with, plays
from tests.games.lyrical.test_what_strangers_say import HIT, WEAK

FALLEN = "P1 field: 主役\nP1 fields: 地\nP1 hand: 刃\nP2 field: 敵"
FOUGHT = "do P1: attack 主役\ndo P2: guard {}\ndo: pass until attack over"

# What happens sets texts off.

WATCHED = {
    "このキャラクターがダメージを与えた": (MINE, HIT),
    "このキャラクターがバトルでダメージを与えた": (MINE, FOUGHT.format("敵")),
    "このキャラクターがアタック宣言でダメージを与えた": (MINE, HIT),
    "このキャラクターがアタック宣言で対戦相手にダメージを与えた": (MINE, HIT),
    "このキャラクターがプレイヤーにダメージを与えた": (MINE, HIT),
    "このキャラクターが与えたダメージでキャラクターが捨て札された": (WEAK, FOUGHT.format("弱")),
    "このキャラクターがアタック宣言したバトルでキャラクターを捨て札した": (WEAK, FOUGHT.format("弱")),
    "このキャラクターがアタック宣言したバトルで捨て札された": (MINE.replace("敵", "強敵"), FOUGHT.format("強敵")),
    "このキャラクターがダメージで捨て札された": (MINE.replace("敵", "強敵"), FOUGHT.format("強敵")),
    "このキャラクターが効果で捨て札された": (
        MINE + "\nP1 hand: 掃除", "do P1: use 掃除, target 主役\ndo: resolve",
    ),
    "このキャラクターが対戦相手のキャラクターとバトルした": (MINE, FOUGHT.format("敵")),
    "自分がキャラクターカードを場に出した": (MINE + "\nP1 hand: 弱", "do P1: set 弱\ndo: resolve"),
}  # fmt: skip


@pytest.mark.parametrize("event", WATCHED)
def test_n_4_2_what_happens_sets_a_text_off(event: str) -> None:
    position, script = WATCHED[event]

    holds_only_with("own", f"{event}とき、カードを1枚引く。", position, script + DRAWN)


NOT_SO = {
    "このキャラクターがバトルでダメージを与えた": (
        "P1 field: 主役\nP1 hand: 白紙", "do P1: pass",
    ),
    "このキャラクターがダメージで捨て札された": (
        MINE + "\nP1 hand: 掃除", "do P1: use 掃除, target 主役\ndo: resolve",
    ),
    "このキャラクターが効果で捨て札された": (MINE.replace("敵", "強敵"), FOUGHT.format("強敵")),
    "このキャラクターがガード宣言したバトルで捨て札された": (MINE.replace("敵", "強敵"), FOUGHT.format("強敵")),
    "このキャラクターがアタック宣言で対戦相手にダメージを与えた": (MINE, FOUGHT.format("敵")),
}  # fmt: skip


@pytest.mark.parametrize("event", [event for event in NOT_SO if "でダメージを与えた" not in event])
def test_n_9_7_what_has_another_cause_does_not(event: str) -> None:
    position, script = NOT_SO[event]

    assert plays("own", f"{event}とき、カードを1枚引く。", position, script + DRAWN)


def test_n_1_1_what_a_text_puts_onto_the_field_counts_as_put_and_not_as_set() -> None:
    position = "P1 hand: 策, 弱\nP1 fields: 地"
    script = "do P1: use 策\ndo P1: pass\ndo P1: choose 弱\nexpect 弱: in P1 field" + DRAWN
    texts = {
        "laid": "自分がキャラクターカードを{}とき、カードを1枚引く。",
        "once": "手札からキャラクターカード1枚を場に出す。",
    }

    assert plays_both(texts, "場に出した", position, script) == ""
    assert plays_both(texts, "セットした", position, script) != ""


def plays_both(texts: dict[str, str], verb: str, position: str, script: str) -> str:
    """The same where two cards have texts."""
    from tests.games.lyrical import test_more_is_done as base

    plain = dict(base.PLAIN)
    base.PLAIN.update({"once": texts["once"]})
    try:
        return plays("laid", texts["laid"].format(verb), position, script)
    finally:
        base.PLAIN.update(plain)


# What cannot be done.

FORBIDDEN = {
    ("own", "このキャラクターはバトルの解決によって行動済み状態にならない。"): (
        MINE, FOUGHT.format("敵") + "\nexpect 主役: un-acted",
    ),
    ("own", "このキャラクターは攻撃力3以下のキャラクターにガード宣言されない。"): (
        MINE, "do P1: attack 主役\nrefuse P2: guard 敵 because N-9.3",
    ),
    ("own", "このキャラクターはアタック宣言、ガード宣言、エフェクトの使用をすることができない。"): (
        MINE, "refuse P1: attack 主役 because N-9.1",
    ),
}  # fmt: skip


@pytest.mark.parametrize(("holder", "text"), FORBIDDEN)
def test_n_9_1_what_a_text_forbids_is_not_done(holder: str, text: str) -> None:
    holds_only_with(holder, text, *FORBIDDEN[holder, text])


def test_n_9_7_what_is_dealt_in_battles_alone_is_more() -> None:
    text = "このキャラクターがバトルで与えるダメージを8増やす。\n(0/0):対戦相手のキャラクター1体に1ダメージを与える。"
    position = "P1 field: 主役\nP2 field: 強敵"

    assert plays("own", text, position, FOUGHT.format("強敵") + "\nexpect 強敵: in P2 discard") == ""
    assert (
        plays("own", text, position, "do P1: effect of 主役, target 強敵\ndo: resolve\nexpect 強敵: in P2 field") == ""
    )


def test_n_11_1_what_is_done_later_on_is_done_then() -> None:
    text = "このターンの終了時に、カードを2枚引く。"
    script = "do P1: use 策\ndo: resolve\nexpect P1 hand: 0\ndo P1: end\ndo: pass until P2 main\nexpect P1 hand: 2"

    assert plays("once", text, "P1 hand: 策\nP1 deck: 9", script) == ""


def test_n_11_1_each_player_draws_once() -> None:
    text = "お互いのプレイヤーはそれぞれカードを2枚引く。"
    script = "do P1: use 策\ndo: resolve\nexpect P1 hand: 2\nexpect P2 hand: 2"

    assert plays("once", text, "P1 hand: 策\nP1 deck: 9\nP2 deck: 9", script) == ""


def test_n_7_1_an_effect_is_used_only_in_answer() -> None:
    text = (
        "(0/0):このキャラクターの攻撃力をターン終了時まで+2する。"
        "このエフェクトは対戦相手のアタック宣言に対するレスポンスとしてのみ使用できる。"
    )
    answered = (
        "do P2: attack 敵\ndo P1: no guard\ndo P2: pass\ndo P1: effect of 主役\ndo: resolve\nexpect 主役: attack 3"
    )

    assert plays("own", text, "P1 field: 主役", "refuse P1: effect of 主役 because N-8.1") == ""
    assert plays("own", text, "turn: P2, turn 5\nP1 field: 主役\nP2 field: 敵", answered) == ""


def test_n_9_9_an_attack_without_a_battle_makes_it_acted() -> None:
    text = "このキャラクターはバトルの解決によって行動済み状態にならない。"

    assert plays("own", text, MINE, HIT + "\nexpect 主役: acted") == ""


# What is done.

DONE = {
    "自分の手札の枚数に2を加えた数に等しいダメージを対戦相手に与える。": (
        "P1 hand: 策, 帯\nP2 deck: 9", "", "expect P2 deck: 6",
    ),
    "自分の手札の枚数と対戦相手の手札の枚数の合計に等しいダメージを対戦相手に与える。": (
        "P1 hand: 策, 帯\nP2 hand: 帯, 空地\nP2 deck: 9", "", "expect P2 deck: 6",
    ),
    "自分のデッキの上からカードを3枚捨て札する。捨て札したキャラクターカード1枚につき、対戦相手に1ダメージを与える。": (
        "P1 hand: 策\nP1 deck: 弱, 帯, 槌, 引き\nP2 deck: 9", "", "expect P2 deck: 8",
    ),
    "自分のデッキの上からカードを3枚捨て札する。捨て札した赤のカード1枚につき、対戦相手に2ダメージを与える。": (
        "P1 hand: 策\nP1 deck: 種, 帯, 槌, 引き\nP2 deck: 9", "", "expect P2 deck: 7",
    ),
    "自分のデッキの上からカードを3枚公開する。公開したアイテムカードの枚数に等しいダメージを対戦相手に与える。": (
        "P1 hand: 策\nP1 deck: 種, 帯, 槌, 引き\nP2 deck: 9", "", "expect P2 deck: 8",
    ),
    "自分のデッキの上からカードを3枚捨て札する。捨て札したカードの中からアイテムカード1枚を選び、手札に加える。": (
        "P1 hand: 策\nP1 deck: 種, 帯 @it, 槌, 引き", "", "do P1: choose @it\nexpect P1 hand: contains 帯",
    ),
    "キャラクター1体を行動済み状態にする。行動済み状態にしたキャラクターの攻撃力に等しいダメージを対戦相手に与える。": (
        "P1 hand: 策\nP1 field: 強敵\nP2 deck: 15", ", target 強敵", "expect P2 deck: 6",
    ),
    "すべてのフィールドカードを捨て札する。捨て札した自分のカード1枚につき、対戦相手に2ダメージを与える。": (
        "P1 hand: 策\nP1 fields: 空地\nP2 fields: 空地\nP2 deck: 9", "", "expect P2 deck: 7",
    ),
    "対戦相手の最も攻撃力が高いキャラクターを捨て札する。": (
        "P1 hand: 策\nP2 field: 弱, 強敵", "", "expect 強敵: in P2 discard",
    ),
    "対戦相手のフィールドカード1枚とアイテムカード1枚を捨て札する。": (
        "P1 hand: 策\nP2 field: 弱 (with: 帯)\nP2 fields: 空地", "",
        "expect P2 discard: contains 帯\nexpect P2 discard: contains 空地",
    ),
    "キャラクター1体またはプレイヤー1人を選び、2ダメージを与える。": (
        "P1 hand: 策\nP2 deck: 9", ", mode 2", "expect P2 deck: 7",
    ),
    "自分のキャラクター1体を選び、手札に戻す。そのキャラクターにセットされているアイテムカードも手札に戻す。": (
        "P1 hand: 策\nP1 field: 弱 (with: 帯)", ", target 弱", "expect P1 hand: contains 帯",
    ),
}  # fmt: skip


@pytest.mark.parametrize("text", DONE)
def test_n_5_1_what_a_text_says_is_done(text: str) -> None:
    position, target, script = DONE[text]

    holds_only_with("once", text, position, f"do P1: use 策{target}\ndo: resolve\n{script}")


def refused(text: str) -> bool:
    """Whether no kind of card can carry a text."""
    for kind in KIND_NAMES.values():
        try:
            CardTexts("T-1#", kind).lower(language().read(text))
        except (EngineError, TextError):
            continue
        return False
    return True


UNSURE = (
    "対戦相手は自分のキャラクター1体を選び、捨て札する。",
    "攻撃力2以下の自分のキャラクターと対戦相手のキャラクターをすべて捨て札する。",
    "このキャラクターはドリンゲンによるダメージを受けない。",
)


@pytest.mark.parametrize("text", UNSURE)
def test_n_8_1_what_is_not_sure_is_refused(text: str) -> None:
    assert refused(text)
