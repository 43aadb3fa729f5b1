"""Ways that another player chooses, prices of two steps, causes, first turns, what armour lowered: each is played."""

from __future__ import annotations

import pytest

from tests.games.pso2.test_meaning_spoken import failures

WAYS = "対戦相手は、以下のいずれかを1つ選んで行う。\n・手札を1枚捨てる。\n・キャラを1体選び、破壊する。"
SHIELD = "P1 field: 灯り (wears: 札)\nP2 field: 槍\nturn: P2\ndo P2: attack 槍 -> 灯り\ndo: pass until P1 asked\n"
FIGHT = "do: pass until battle over\n"


@pytest.mark.parametrize(
    ("kind", "text", "position"),
    [
        # 103.4.2.3: whoever does it chooses while it is carried out
        (
            "アクティブ",
            WAYS,
            (
                "P1 hand: 札\nP2 hand: 石\nP2 field: 灯り\ndo P1: play 札\ndo: resolve\n"
                "do P2: mode 1\nexpect P2 hand: 0\nexpect 灯り: in P2 field"
            ),
        ),
        (
            "アクティブ",
            WAYS,
            (
                "P1 hand: 札\nP2 hand: 石\nP2 field: 灯り\ndo P1: play 札\ndo: resolve\n"
                "do P2: mode 2\nexpect P2 hand: 1\nexpect 灯り: in P2 discard"
            ),
        ),
        # 406.3: one of several, at more length
        (
            "アクティブ",
            "以下のいずれかの能力を1つ選んで発動する。\n・2枚ドローする。\n・1枚ドローする。",
            "P1 hand: 札\ndo P1: play 札, mode 2\ndo: resolve\nexpect P1 hand: 1",
        ),
        # 209.1.3: chosen and put somewhere, as the price
        (
            "アイテム",
            "自分の捨札のカードを2枚選び、好きな順番でデッキの下に置く⇒1枚ドローする。",
            (
                "P1 field: 札\nP1 discard: 石, 槍\ndo P1: activate 札\n"
                "do: resolve\nexpect P1 hand: 1\nexpect P1 discard: 0"
            ),
        ),
        (
            "アイテム",
            "自分の捨札のカードを2枚選び、好きな順番でデッキの下に置く⇒1枚ドローする。",
            "P1 field: 札\nP1 discard: 石\nrefuse P1: activate 札",
        ),
        # 103.4.3: as many as that damage, before whence they come
        (
            "キャラ",
            "このカードが戦闘ダメージを受ける場合、かわりにそのダメージと同じ枚数のカードを自分のデッキの上から捨札に置く。",
            "P1 field: 札\nP1 deck: 9\nP2 field: 槍\nturn: P2\ndo P2: attack 槍 -> 札\n" + FIGHT
            + "expect P1 deck: 6\nexpect 札: damage 0",
        ),
        # 205.5.2: by how much the armour lowered it
        (
            "防具",
            "このカードがダメージを減少させた時：相手のキャラを1体選び、このカードが減少させた数値に等しいダメージをそれに与える。",
            SHIELD + "do P1: use armour 札\n" + FIGHT + "expect 槍: damage 2",
        ),
        # 500.1: the first turn
        (
            "キャラ",
            "【登場時】：自分の最初のターンなら、1枚ドローする。",
            "P1 hand: 札\ndo P1: play 札\ndo: resolve\nexpect P1 hand: 0",
        ),
        # each player's own, spoken of as that player's
        (
            "アクティブ",
            "【Main】それぞれのプレイヤーは、そのプレイヤーの場のキャラを1体選び、破壊する。",
            (
                "P1 hand: 札\nP1 field: 灯り\nP2 field: 槍\ndo P1: play 札\ndo: resolve\nexpect 灯り: in P1 discard\n"
                "expect 槍: in P2 discard"
            ),
        ),
        # chance chooses no target
        (
            "アクティブ",
            "対戦相手の手札からランダムに1枚を選び、それを捨札に置く。",
            "P1 hand: 札\nP2 hand: 石\ndo P1: play 札\ndo: resolve\nexpect 石: in P2 discard",
        ),
        # 404.2: which face is up, said of the zone
        (
            "キャラ",
            "自分の表向きのPPに赤、青のカードがそれぞれ1枚以上ある間、このカードは+3/+0の修整を受ける。",
            "P1 field: 札\nP1 pp: 赤紙, 青紙\nexpect 札: attack 4",
        ),
        (
            "キャラ",
            "自分の表向きのPPに赤、青のカードがそれぞれ1枚以上ある間、このカードは+3/+0の修整を受ける。",
            "P1 field: 札\nP1 pp: 赤紙, 青紙 (face-down)\nexpect 札: attack 1",
        ),
        # 212.1.1: what is borne, and of none nothing
        (
            "キャラ",
            "このカードの攻撃力は、このカードが装備している「武器」の攻撃力に等しい。",
            "P1 field: 札\nexpect 札: attack 0",
        ),
        # 301.4: destroyed by damage, and not otherwise
        (
            "キャラ",
            "このカードが戦闘不能ダメージによって破壊される場合、自分は手札を1枚捨ててもよい。そうした場合、このカードは破壊されず、このカードが受けているダメージをすべて取り除く。",
            (
                "P1 field: 札 (back)\nP1 hand: 石\nP2 field: 槍\nturn: P2\ndo P2: attack 槍 -> 札\n"
                "do: pass until P1 asked\n"
                "do P1: use armour 札\nexpect 札: in P1 field\nexpect 石: in P1 discard"
            ),
        ),
    ],
)  # fmt: skip
def test_211_2_what_strangers_say_is_done(kind: str, text: str, position: str) -> None:
    assert failures(kind, text, position) == []
