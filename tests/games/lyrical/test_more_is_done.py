"""What strangers' texts say beyond our own cards, played in small positions: with the text, and without it."""

from __future__ import annotations

import pytest

from kirifuda.effects.errors import NoMeaning
from kirifuda.games.lyrical.lowering.card import CardTexts
from kirifuda.games.lyrical.values import KIND_NAMES
from kirifuda.games.lyrical.wording.assembly import language
from kirifuda.scenario import run_text
from tests.games.lyrical.carriers import CARRIERS

CARDS = """scenario: x
game: lyrical
card 主役
  title: 朝の
  text: {own}
card 技
  kind: トリック
  text: {trick}
card 敵
card 強敵
  attack: 9
  durability: 9
card 弱
  attack: 0
  durability: 1
card 眠り
  kind: ストラテジー
  text: キャラクター1体を選び、行動済み状態にする。
card 送り
  kind: ストラテジー
  text: キャラクター1体を選び、持ち主の手札に戻す。
card 掃除
  kind: ストラテジー
  text: キャラクター1体を捨て札する。
card 払い
  kind: ストラテジー
  text: アイテムカード1枚を捨て札する。
card 縛り
  kind: トリック
  text: キャラクター1体を行動済み状態にする。
card 刃
  kind: トリック
  text: キャラクター1体に2ダメージを与える。
card 槌
  kind: ストラテジー
  text: 対戦相手に3ダメージを与える。
card 引き
  kind: ストラテジー
  text: カードを1枚引く。
card 帯
  kind: アイテム
card 高い
  kind: ストラテジー
  cost: 2
  text: カードを1枚引く。
card 空地
  kind: フィールド
card 種
  kind: ファクター
  color: 赤
"""
PLAIN = {
    "own": "イニシアティブ",
    "worn": "イニシアティブ",
    "laid": "自分の手札の上限を+1する。",
    "once": "自分の手札を1枚捨て札する。",
    "trick": "自分の手札を1枚捨て札する。",
}
DRAWN = "\nexpect P1 hand: contains 白紙"
MINE = "P1 field: 主役 (with: 品)\nP1 fields: 地\nP2 field: 敵"


def plays(holder: str, text: str, position: str, script: str) -> str:
    """What is wrong with a script where a card of the position has a text; nothing if it holds."""
    texts = {**PLAIN, **({holder: text.replace("\n", "\n    ")} if holder else {})}
    outcome = run_text(f"{(CARDS + CARRIERS).format(**texts)}\n{position}\n{script}", "x")
    return "" if outcome.passed else outcome.report()


def holds_only_with(holder: str, text: str, position: str, script: str) -> None:
    assert plays(holder, text, position, script) == ""
    assert plays("", "", position, script) != ""


# What happens sets texts off.

WATCHED = {
    "このキャラクターが行動済み状態になった": (MINE + "\nP1 hand: 眠り", "do P1: use 眠り, target 主役\ndo: resolve"),
    "このキャラクターが場を離れた": (MINE + "\nP1 hand: 送り", "do P1: use 送り, target 主役\ndo: resolve"),
    "このキャラクターが手札に戻った": (MINE + "\nP1 hand: 送り", "do P1: use 送り, target 主役\ndo: resolve"),
    "このキャラクターがガード宣言された": (MINE, "do P1: attack 主役\ndo P2: guard 敵\ndo: pass until attack over"),
    "このキャラクターが対戦相手にダメージを与えた": (
        MINE, "do P1: attack 主役\ndo P2: no guard\ndo: pass until attack over",
    ),
    "このキャラクターが対戦相手のキャラクターにダメージを与えた": (
        MINE, "do P1: attack 主役\ndo P2: guard 敵\ndo: pass until attack over",
    ),
    "このキャラクターがバトルで捨て札された": (
        MINE.replace("敵", "強敵"), "do P1: attack 主役\ndo P2: guard 強敵\ndo: pass until attack over",
    ),
    "このキャラクターがバトルで対戦相手のキャラクターを捨て札した": (
        MINE.replace("敵", "弱"), "do P1: attack 主役\ndo P2: guard 弱\ndo: pass until attack over",
    ),
    "このキャラクターとのバトルで対戦相手のキャラクターが捨て札された": (
        MINE.replace("敵", "弱"), "do P1: attack 主役\ndo P2: guard 弱\ndo: pass until attack over",
    ),
    "このキャラクターが自分の効果で捨て札された": (
        MINE + "\nP1 hand: 掃除", "do P1: use 掃除, target 主役\ndo: resolve",
    ),
    "このキャラクターがアイテムカードをセットされた": (
        "P1 field: 主役\nP1 hand: 帯", "do P1: set 帯, onto 主役\ndo: resolve",
    ),
    "対戦相手がダメージを受けた": (MINE + "\nP1 hand: 槌", "do P1: use 槌\ndo: resolve"),
    "自分がストラテジーカードを使用した": (MINE + "\nP1 hand: 槌", "do P1: use 槌\ndo: resolve"),
    "自分がアイテムカードをセットした": ("P1 field: 主役\nP1 hand: 帯", "do P1: set 帯, onto 主役\ndo: resolve"),
    "自分がアタック宣言した": (MINE, "do P1: attack 主役\ndo P2: no guard\ndo: pass until attack over"),
    "自分が手札を捨て札した": (MINE + "\nP1 hand: 策, 敵", "do P1: use 策\ndo: resolve"),
}  # fmt: skip


@pytest.mark.parametrize("event", WATCHED)
def test_n_4_2_what_happens_sets_a_text_off(event: str) -> None:
    position, script = WATCHED[event]

    holds_only_with("own", f"{event}とき、カードを1枚引く。", position, script + DRAWN)


def test_n_3_1_an_item_tells_of_itself() -> None:
    position = MINE + "\nP1 hand: 払い"
    script = "do P1: use 払い, target 品\ndo: resolve"

    holds_only_with("worn", "このカードが捨て札されたとき、カードを1枚引く。", position, script + DRAWN)
    assert plays("worn", "セットされたキャラクターが捨て札されたとき、カードを1枚引く。", position, script + DRAWN)


def test_n_3_1_an_item_goes_instead_of_its_bearer() -> None:
    text = "セットされたキャラクターが捨て札されるとき、かわりにこのカードを捨て札する。"
    script = "do P1: use 掃除, target 主役\ndo: resolve\nexpect 主役: in P1 field\nexpect 品: in P1 discard"

    holds_only_with("worn", text, MINE + "\nP1 hand: 掃除", script)


# What cannot be done.

FORBIDDEN = {
    ("own", "このキャラクターはガード宣言されない。"): (MINE, "do P1: attack 主役\nrefuse P2: guard 敵 because N-9.3"),
    ("own", "対戦相手はこのキャラクターのアタック宣言に対してガード宣言できない。"): (
        MINE, "do P1: attack 主役\nrefuse P2: guard 敵 because N-9.3",
    ),
    ("laid", "お互いのプレイヤーは1ターンに1回しかアタック宣言できない。"): (
        "P1 field: 主役, 弱\nP1 fields: 地",
        "do P1: attack 弱\ndo: pass until attack over\nrefuse P1: attack 主役 because N-9.1",
    ),
    ("own", "このキャラクターは対戦相手のトリックカードの効果を受けない。"): (
        "P1 field: 主役, 弱\nP2 hand: 刃",
        "do P1: attack 弱\ndo P1: pass\ndo P2: use 刃, target 主役\ndo: resolve\nexpect 主役: damage 0",
    ),
    ("own", "このキャラクターはアタック宣言しても行動済み状態にならない。"): (
        "P1 field: 主役", "do P1: attack 主役\ndo: pass until attack over\nexpect 主役: un-acted",
    ),
    ("worn", "このカードは“弱”のネームを持つキャラクターにのみセットできる。"): (
        "P1 field: 主役\nP1 hand: 品", "refuse P1: set 品 because N-3.1",
    ),
    ("laid", "自分はカードを引けない。"): (
        "P1 fields: 地\nP1 hand: 引き", "do P1: use 引き\ndo: resolve\nexpect P1 hand: 0",
    ),
}  # fmt: skip


@pytest.mark.parametrize(("holder", "text"), FORBIDDEN)
def test_n_9_1_what_a_text_forbids_is_not_done(holder: str, text: str) -> None:
    holds_only_with(holder, text, *FORBIDDEN[holder, text])


def test_n_9_1_one_of_several_is_forbidden_to_attack_and_no_other() -> None:
    position = "P1 field: 主役, 弱\nP1 hand: 策"
    script = (
        "do P1: use 策, target 主役\ndo: resolve\nrefuse P1: attack 主役 because N-9.1\nexpect offered P1: attack 弱"
    )

    assert plays("once", "キャラクター1体はターン終了時までアタック宣言できない。", position, script) == ""


# What becomes of numbers.

CHANGED = {
    ("own", "自分の手札1枚につき、このキャラクターの攻撃力を+1する。"): (
        "P1 field: 主役\nP1 hand: 帯, 槌", "expect 主役: attack 3",
    ),
    ("own", "このキャラクターの攻撃力は自分の他のキャラクター1体につき+2される。"): (
        "P1 field: 主役, 弱", "expect 主役: attack 3",
    ),
    ("own", "このキャラクターの攻撃力を4にする。"): ("P1 field: 主役", "expect 主役: attack 4"),
    ("own", "自分の手札がないなら、このキャラクターの攻撃力は+1され、このキャラクターはドリンゲンを得る。"): (
        "P1 field: 主役", "expect 主役: attack 2, has ドリンゲン",
    ),
    ("own", "自分の場に他のキャラクターがいるかぎり、このキャラクターの攻撃力を+1する。"): (
        "P1 field: 主役, 弱", "expect 主役: attack 2",
    ),
    ("own", "このキャラクターが与えるダメージを2増やす。"): (
        "P1 field: 主役\nP2 deck: 9", "do P1: attack 主役\ndo: pass until attack over\nexpect P2 deck: 6",
    ),
    ("laid", "対戦相手が受けるダメージを1増やす。"): (
        "P1 fields: 地\nP1 hand: 槌\nP2 deck: 9", "do P1: use 槌\ndo: resolve\nexpect P2 deck: 5",
    ),
    ("laid", "自分が使用するストラテジーカードの必要コストを1減らす。"): (
        "P1 fields: 地\nP1 hand: 高い\nP1 deck: 5", "do P1: use 高い\ndo: resolve\nexpect P1 discard: 2",
    ),
}  # fmt: skip


@pytest.mark.parametrize(("holder", "text"), CHANGED)
def test_n_3_1_what_a_text_says_of_numbers_counts(holder: str, text: str) -> None:
    holds_only_with(holder, text, *CHANGED[holder, text])


def test_n_12_0_a_skill_is_lost() -> None:
    position = "P1 field: 主役\nP1 fields: 地"

    assert plays("laid", "キャラクターはイニシアティブを失う。", position, "expect 主役: has イニシアティブ")
    assert plays("", "", position, "expect 主役: has イニシアティブ") == ""


# What is done.

DONE = {
    "自分のキャラクターの数に等しい枚数のカードを引く。": ("P1 field: 主役, 弱\nP1 hand: 策", "", "expect P1 hand: 2"),
    "対戦相手に、自分のキャラクターすべての攻撃力の合計に等しいダメージを与える。": (
        "P1 field: 主役, 強敵\nP1 hand: 策\nP2 deck: 20", "", "expect P2 deck: 10",
    ),
    "お互いのプレイヤーは手札をすべて捨て札する。その後、それぞれカードを2枚引く。": (
        "P1 hand: 策, 帯\nP2 hand: 帯 @b", "", "expect P1 hand: 2\nexpect P2 hand: 2",
    ),
    "対戦相手は自身のキャラクター1体を捨て札する。": (
        "P1 field: 主役\nP1 hand: 策\nP2 field: 敵", "", "expect 敵: in P2 discard",
    ),
    "自分の手札のアイテムカード1枚を自分のキャラクター1体にセットする。": (
        "P1 field: 主役\nP1 hand: 策, 帯", "", "do P1: choose 帯\nexpect 主役: items 1",
    ),
    "自分の手札のファクターカード1枚を行動済み状態でファクター置き場に置く。": (
        "P1 hand: 策, 種", "", "do P1: choose 種\nexpect 種: in P1 factor",
    ),
    "自分の捨て札からキャラクターカード1枚を選び、場に出す。ターン終了時に、そのキャラクターを捨て札する。": (
        "P1 hand: 策\nP1 discard: 弱", ", target 弱",
        "expect 弱: in P1 field\ndo: pass until P2 main\nexpect 弱: in P1 discard",
    ),
    "対戦相手がコストを2払わないかぎり、カードを2枚引く。": ("P1 hand: 策\nP2 deck: 1", "", "expect P1 hand: 2"),
}  # fmt: skip


@pytest.mark.parametrize("text", DONE)
def test_n_5_1_what_a_text_says_is_done(text: str) -> None:
    position, chosen, seen = DONE[text]

    resolved = "do P1: pass\n" if seen.startswith("do P1: choose") else "do: resolve\n"  # somebody is asked before

    assert plays("once", text, position, f"do P1: use 策{chosen}\n{resolved}{seen}") == ""
    assert plays("", "", position, f"do P1: use 策\ndo: resolve\n{seen}") != ""


def test_n_7_3_a_text_says_that_it_is_not_answered() -> None:
    position = "P1 hand: 策\nP2 hand: 刃\nP2 field: 敵\nP2 deck: 9"
    text = "このカードにはレスポンスできない。\n対戦相手に2ダメージを与える。"

    assert plays("once", text, position, "do P1: use 策\nexpect P2 deck: 7") == ""


# What is refused.

REFUSED = (
    ("フィールド", "このキャラクターが捨て札されたとき、カードを1枚引く。"),
    ("キャラクター", "セットされたキャラクターの攻撃力を+1する。"),
    ("キャラクター", "キャラクター1体はアタック宣言できない。"),
    ("フィールド", "対戦相手はキャラクター1体のアタック宣言に対してガード宣言できない。"),
    ("ストラテジー", "対戦相手にXダメージを与える。"),
    ("ストラテジー", "このカードにはレスポンスできない。"),
    ("キャラクター", "このキャラクターは対戦相手のフィールドカードの効果を受けない。"),
)


@pytest.mark.parametrize(("kind", "text"), REFUSED)
def test_n_5_1_what_could_not_be_done_is_refused(kind: str, text: str) -> None:
    with pytest.raises(NoMeaning):
        CardTexts("T#", KIND_NAMES[kind]).lower(language().read(text))
