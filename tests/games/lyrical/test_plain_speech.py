"""What is said plainly, or in an order of its own, played in small positions: with the text, and without it."""

from __future__ import annotations

import pytest

from kirifuda.games.lyrical.wording.assembly import language
from tests.games.lyrical.test_more_is_done import plays

USED = "do P1: use 策\ndo: resolve\n"
STOCK = "\nP1 deck: 9"
REVEALED = (
    "自分のデッキの上からカードを4枚公開する。"
    "その中からキャラクターカードとトリックカードをそれぞれ1枚まで選んで手札に加え、"
)
FOUR = "P1 hand: 策\nP1 deck: 敵, 弱, 刃, 縛り, 9"

DONE = {
    "相手のキャラクター1体に2ダメージを与える。それが捨て札されなかった場合、カードを1枚引く。": (
        "P1 hand: 策\nP2 field: 強敵" + STOCK, "do P1: use 策, target 強敵\ndo: resolve\nexpect P1 hand: 1",
    ),
    "相手のキャラクター1体に2ダメージを与える。それが捨て札されたなら、カードを2枚引く。": (
        "P1 hand: 策\nP2 field: 弱" + STOCK, "do P1: use 策, target 弱\ndo: resolve\nexpect P1 hand: 2",
    ),
    "自分と相手のキャラクターを1体ずつ選ぶ。選ばれた2体は互いに攻撃力分のダメージを与え合う。": (
        "P1 hand: 策\nP1 field: 強敵\nP2 field: 敵",
        "do P1: use 策, target 強敵, target 敵\ndo: resolve\nexpect 敵: in P2 discard\nexpect 強敵: damage 1",
    ),
    "次の2つから1つを選んで行う。自分の場に“敵”がいる場合、代わりに両方を上から順に行う。"
    "\n・カードを1枚引く。\n・対戦相手に2ダメージを与える。": (
        "P1 hand: 策\nP1 field: 敵\nP2 deck: 9" + STOCK,
        "do P1: use 策, mode 1 + 2\ndo: resolve\nexpect P1 hand: 1\nexpect P2 deck: 7",
    ),
    "手札を1枚捨て札する。この効果でトリックカードを捨て札した場合、カードを2枚引く。": (
        "P1 hand: 策, 刃" + STOCK, USED + "expect P1 hand: 2",
    ),
    "手札を1枚捨て札する。この効果でトリックカードを1枚も捨て札しなかった場合、カードを2枚引く。": (
        "P1 hand: 策, 敵" + STOCK, USED + "expect P1 hand: 2",
    ),
    f"{REVEALED}残りのカードを捨て札する。": (
        FOUR, USED + "do P1: choose 敵\ndo P1: choose 刃\nexpect P1 hand: 敵, 刃\nexpect P1 deck: 9",
    ),
    "以下の効果を①から順番に行う。\n①対戦相手に2ダメージを与える。\n②カードを1枚引く。": (
        "P1 hand: 策\nP2 deck: 9" + STOCK, USED + "expect P2 deck: 7\nexpect P1 hand: 1",
    ),
    "お互いの手札を全部捨て札にし、それぞれ3枚引く。": (
        "P1 hand: 策, 敵\nP2 hand: 弱\nP2 deck: 9" + STOCK, USED + "expect P1 hand: 3\nexpect P2 hand: 3",
    ),
    "自分のデッキの上から3枚を表向きにする。その中から“帯”を1枚選び、手札に加える。": (
        "P1 hand: 策\nP1 deck: 帯, 敵, 弱, 9", USED + "expect P1 hand: 帯",
    ),
}  # fmt: skip


@pytest.mark.parametrize("text", DONE)
def test_n_5_1_what_is_said_plainly_is_done(text: str) -> None:
    position, script = DONE[text]

    assert plays("once", text, position, script) == ""
    assert plays("", "", position, script) != ""


def test_n_9_7_what_has_come_about_is_no_reason_for_what_is_done_otherwise() -> None:
    text = "相手のキャラクター1体に2ダメージを与える。それが捨て札されなかった場合、カードを1枚引く。"
    script = "do P1: use 策, target 弱\ndo: resolve\nexpect P1 hand: 0"

    assert plays("once", text, "P1 hand: 策\nP2 field: 弱" + STOCK, script) == ""


def test_n_3_1_whoever_carried_an_item_is_spoken_of_when_it_is_gone() -> None:
    text = (
        "相手のキャラクターにセットされているアイテムカードを1枚選び、捨て札する。"
        "そのアイテムカードがセットされていたキャラクターは、ターン終了時まで耐久力が-2される。"
    )

    script = "do P1: use 技, target 帯\ndo: resolve\nexpect 帯: in P2 discard\nexpect 敵: durability 1"

    assert plays("trick", text, "P1 hand: 技\nP2 field: 敵 (with: 帯)", script) == ""


def test_n_4_2_what_holds_for_a_set_goes_on_to_hold_for_all_of_it() -> None:
    cannot = "自分のキャラクターは、攻撃力が+1され、アタック宣言できない。"
    gains = "アイテムカードがセットされているすべてのキャラクターは、攻撃力が+1され、イニシアティブを得る。"

    assert plays("laid", cannot, "P1 fields: 地\nP1 field: 主役", "refuse P1: attack 主役 because N-9.1") == ""
    seen = "expect 敵: attack 2, has イニシアティブ"
    assert plays("laid", gains, "P1 fields: 地\nP2 field: 敵 (with: 帯)", seen) == ""
    assert plays("laid", gains, "P1 fields: 地\nP2 field: 敵", seen) != ""


def test_n_8_3_a_limit_in_a_line_of_its_own_bounds_the_effect_before_it() -> None:
    text = "（0/0）：カードを1枚引く。\nこのエフェクトは1ターンに1回しか使えない。"
    script = "do P1: effect of 主役\ndo: resolve\nexpect P1 hand: 1\nrefuse P1: effect of 主役 because N-8.3"

    assert plays("own", text, "P1 field: 主役" + STOCK, script) == ""


@pytest.mark.parametrize(("item", "durability"), [("帯", 5), ("品", 3)])
def test_n_3_2_an_item_is_asked_for_by_its_name(item: str, durability: int) -> None:
    text = "このキャラクターに“帯”がセットされているかぎり、このキャラクターの耐久力を+2する。"

    position = f"P1 field: 主役 (with: {item})"

    assert plays("own", text, position, f"expect 主役: durability {durability}") == ""


def test_n_10_2_as_much_damage_goes_as_is_asked_for() -> None:
    text = "（0/0）：このカードがセットされているキャラクターの累積ダメージを、2点まで取り除く。"
    script = "do P1: effect of 強敵\ndo: resolve\ndo P1: number 2\nexpect 強敵: damage 1"

    assert plays("worn", text, "P1 field: 強敵 (with: 品, damage 3)", script) == ""


def test_n_6_1_what_is_named_twice_in_another_order_is_spoken_of_where_it_stands() -> None:
    reading = language().read(f"{REVEALED}残りを捨て札する。")

    added = [slot for place, slot in reading.refs.items() if place[-3:] == ("parts", 1, "what")]

    assert len(set(added)) == 2
