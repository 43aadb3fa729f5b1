"""What texts speak of again, declare, take out of the game and bound: each is played, and fails without its text."""

from __future__ import annotations

import pytest

from kirifuda.scenario import run_text

SCENE = """
scenario: a text is played
game: pso2

card 札
  kind: {kind}
  text: {text}
card 灯り
  sorts: 灯
  attack: 1
  hp: 9
card 石
  kind: アイテム
card 槍
  attack: 3
  hp: 9
card 盾
  kind: 防具
  defence: 1
card 押し
  kind: アクティブ
  text: 相手のキャラを1体選び、それを後列に移動させる。
card 波
  kind: アクティブ
  sorts: 潮
  text: 相手のプレイヤーに2ダメージを与える。
{more}
{position}
"""


def failures(kind: str, text: str, position: str, more: str = "") -> list[str]:
    """What of a position is not so, once a card with the text has been played in it."""
    lines = text.replace("\n", "\n    ")
    said = SCENE.format(kind=kind, text=lines, position=position.strip(), more=more.strip()).strip()
    return [failure.reason for failure in run_text(said + "\n").failures]


@pytest.mark.parametrize(
    ("kind", "text", "position"),
    [
        # その中に…があるなら、それらの中から: those that there are, not any
        (
            "アクティブ",
            "自分のデッキの上から3枚を見る。その中にキャラがあるなら、それらの中から1枚を選び、手札に加える。",
            "P1 hand: 札\nP1 deck: 石, 灯り, 石, 石\ndo P1: play 札\ndo: resolve\nexpect P1 hand: 灯り",
        ),
        (
            "アクティブ",
            "自分のデッキの上から3枚を見る。その中にキャラがあるなら、それらを手札に加える。",
            "P1 hand: 札\nP1 deck: 石, 灯り, 石, 石\ndo P1: play 札\ndo: resolve\nexpect P1 hand: 灯り",
        ),
        # what is not named again is who was named last
        (
            "キャラ",
            "自分の場の《灯》のキャラは+1/+0の修整を受け、【狙撃】を持つ。",
            "P1 field: 札, 灯り\nexpect 灯り: attack 2, has 狙撃",
        ),
        (
            "アクティブ",
            "相手のキャラを1体選び、それに1ダメージを与える。このターン中、自分のプレイヤーは+1/+0の修整を受け、【狙撃】を持つ。",
            "P1 hand: 札\nP2 field: 灯り\ndo P1: play 札, target 灯り\ndo: resolve\nexpect P1: attack 1, has 狙撃",
        ),
        ("アイテム", "自分のプレイヤーは+1/+0の修整を受け、【狙撃】を持つ。", "P1 field: 札\nexpect P1: has 狙撃"),
        (
            "アイテム",
            "相手の場にキャラが2体以上いるなら、それらは-1/-0の修整を受ける。",
            "P1 field: 札\nP2 field: 槍, 灯り\nexpect 槍: attack 2\nexpect 灯り: attack 0",
        ),
        # 300.2: 発動する asks nobody
        (
            "キャラ",
            "このカードが攻撃した時：カードを1枚ドローする。この能力は1ターンに1度だけ発動する。",
            "P1 field: 札\nP2 field: 槍\ndo P1: attack 札 -> 槍\ndo: pass until engagement\nexpect P1 hand: 1",
        ),
        # 206.2, 207.1: declared
        (
            "アクティブ",
            "カード名を1つ宣言する。自分のデッキの一番上のカードを公開する。それが宣言したカード名のカードなら、手札に加える。",
            "P1 hand: 札\nP1 deck: 灯り, 石\ndo P1: play 札\ndo: resolve\ndo P1: declare 灯り\nexpect P1 hand: 灯り",
        ),
        (
            "アクティブ",
            "カードタイプを1つ宣言する。相手の場の宣言したカードタイプのカードを全て破壊する。",
            ("P1 hand: 札\nP2 field: 灯り, 石\ndo P1: play 札\ndo: resolve\ndo P1: declare アイテム\n"
            "expect 石: in P2 discard\nexpect 灯り: in P2 field"),
        ),
        # R.10
        (
            "アクティブ",
            "相手のキャラを1体選び、ゲームから取り除く。",
            "P1 hand: 札\nP2 field: 灯り\ndo P1: play 札, target 灯り\ndo: resolve\nexpect 灯り: in P2 removed",
        ),
        # 400.2
        (
            "アクティブ",
            "自分の手札または捨札から《灯》のキャラを1枚選び、場に出す。",
            "P1 hand: 札, 石\nP1 discard: 灯り, 石\ndo P1: play 札\ndo: resolve\nexpect 灯り: in P1 field",
        ),
        # 403.1.4
        (
            "アクティブ",
            "相手のキャラを1体選び、それを後列に移動させる。さらに、そのキャラと同じ列にいる他の相手のキャラ全てに1ダメージを与える。",
            ("P1 hand: 札\nP2 field: 灯り, 槍 (back)\ndo P1: play 札, target 灯り\ndo: resolve\n"
            "expect 槍: damage 1\nexpect 灯り: back, damage 0"),
        ),
        (
            "キャラ",
            "このカードが攻撃した時：攻撃の対象が相手のキャラなら、そのキャラと同じ列にいる他の相手のキャラ全てに2ダメージを与える。",
            ("P1 field: 札\nP2 field: 灯り, 槍\ndo P1: attack 札 -> 灯り\ndo: pass until engagement\n"
            "expect 槍: damage 2\nexpect 灯り: damage 0"),
        ),
        # G.22
        (
            "アクティブ",
            "対戦相手は、手札が2枚になるように手札を捨てる。",
            "P1 hand: 札\nP2 hand: 石, 石, 石, 石\ndo P1: play 札\ndo: resolve\ndo P2: discard 2\nexpect P2 hand: 2",
        ),
        (
            "アクティブ",
            "対戦相手は、手札が2枚になるように手札を捨てる。",
            "P1 hand: 札\nP2 hand: 石\ndo P1: play 札\ndo: resolve\nexpect P2 hand: 1",
        ),
        # 103.4.3
        (
            "キャラ",
            "このカードが1度に受けるダメージは2以下になる。",
            "P1 field: 槍\nP2 field: 札\ndo P1: attack 槍 -> 札\ndo: pass until battle over\nexpect 札: damage 2",
        ),
        (
            "アイテム",
            "自分のプレイヤーがダメージを受ける場合、かわりにこのカードを破壊し、そのダメージを0にする。",
            "P1 field: 槍\nP2 field: 札\ndo P1: attack 槍 -> P2\ndo: pass until battle over\nexpect P2 hp: 20",
        ),
        # 205.3
        (
            "アイテム",
            "このカードはOFF状態で場に出る。",
            "P1 hand: 札\ndo P1: play 札\ndo: resolve\nexpect 札: in P1 field, off",
        ),
        # 209.1.1: an active says what it costs itself
        (
            "アクティブ\n  cost: 2",
            "手札にあるこのカードをプレイするコストを2減らす。\nカードを1枚ドローする。",
            "P1 hand: 札\ndo P1: play 札\ndo: resolve\nexpect P1 hand: 1",
        ),
        # 301.4-5: who was destroyed this turn lies in the discard pile
        (
            "アクティブ",
            "味方のキャラを1体選び、破壊する。このターン中に破壊された自分のキャラ1体につき、1枚ドローする。",
            "P1 hand: 札\nP1 field: 灯り\ndo P1: play 札, target 灯り\ndo: resolve\nexpect P1 hand: 1",
        ),
        # 103.1.2
        (
            "キャラ",
            "このカードは対戦相手の能力によって後列に移動しない。",
            "P1 hand: 押し\nP2 field: 札\ndo P1: play 押し, target 札\ndo: resolve\nexpect 札: front",
        ),
        (
            "アイテム",
            "自分のプレイヤーは《潮》のアクティブの能力によって受けるダメージを1軽減する。",
            "P1 hand: 波\nP2 field: 札\ndo P1: play 波\ndo: resolve\nexpect P2 hp: 19",
        ),
        # 403.1.4, 103.2.2
        (
            "キャラ",
            "【登場時】：自分のデッキの上から1枚を捨札に置く。この効果で捨札に置かれた自分のキャラを1枚選び、手札に加える。",
            "P1 hand: 札\nP1 deck: 灯り, 石\ndo P1: play 札\ndo: resolve\ndo: resolve\nexpect P1 hand: 灯り",
        ),
    ],
)  # fmt: skip
def test_it_does_what_it_says(kind: str, text: str, position: str) -> None:
    assert failures(kind, text, position) == []
