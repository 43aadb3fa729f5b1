"""Asides and repetitions that are one with the words of the rows in lyrical: what is said twice, twice limited, or again
of each player."""

from __future__ import annotations

import re
from typing import Final

from kirifuda.text.alike import Alike
from kirifuda.text.order import Shift

ASIDES: Final = (
    Alike("セットアップされた", (r"セットアップ(?:によって|により|で)場に(?:出|出され|セットされ)た",), "N-2.1"),
    Alike("セットし直", (r"セットしなお",), "of an item"),
    Alike("セットされている", (r"(?<=に)セットされていた(?=アイテム)",), "that are there when they are spoken of"),
    Alike(
        "",
        (r"(?<=このカードを)(?:自分の)?捨て札(?:置き場)?から(?=(?:自分の|持ち主の)?手札に)",),
        "where it lies is known",
    ),
    Alike(
        "かわりに",
        (r"(?<=[時合])、(?:自分の|持ち主の)?捨て札(?:置き場)?に置(?:く|かれる)代わりに、?",),
        "it need not be said in whose place",
    ),
    Alike("1つを選ぶ。", (r"1つを選(?:び|んで)、?(?:その)?(?:効果)?を?(?:発揮|実行|解決)する。",)),
    Alike(
        "エフェクトの必要コスト",
        (r"(?<=キャラクター)がエフェクトを使用する(?:ため|の)?(?:の|に必要な)(?:必要)?コスト",),
        "what using it costs",
        {
            f"がエフェクトを使用する{way}{cost}": "のエフェクトの必要コスト"
            for way in ("ための", "のに必要な", "に必要な")
            for cost in ("コスト", "必要コスト")
        },
    ),
    Alike(
        "",
        (
            r"このカードを(?:手札から)?(?:場に出す|セットする|使用する)(?:とき|時|場合)、(?=[^。]*このカードの必要コスト)",
        ),
    ),
    Alike(
        "。ただし、0より少なくはならない。",
        (r"(?:。)?（(?:ただし、)?0(?:未満に|より少なく|より小さく|以下に)は?ならない。?）。?",),
    ),
    Alike("", (r"(?<=ダメージを)、?1回だけ(?=0に)",), "the next one is one"),
    Alike("", (r"この効果を解決する(?:とき|時)に?、?(?=[^。、]*(?:なら|場合)、)",), "that is when it is asked"),
    Alike("対戦相手のエフェクト", (r"(?:対戦)?相手のキャラクターのエフェクト(?=の使用)",), "whoever uses it"),
)
_UNIT: Final = "[枚体]"
AGAIN: Final = (
    Shift(
        re.compile(
            r"(この(?:エフェクト|効果|カード|能力))は、?((?:自分|対戦相手|相手)のターン(?:中)?(?:に)?(?:のみ|だけ))、?(?:かつ、?)?(1ターンに[0-9]+回(?:まで|だけ|のみ)?)使用(?:できる|することができる)。"
        ),
        (1, "は", 2, "使用できる。", 1, "は", 3, "使用できる。"),
        "two limits in one breath",
    ),
    Shift(
        re.compile(
            r"(プレイヤーは、?)(?:それぞれ、?)?1ターンに([0-9]+)[体枚]までしか、?([^。、はがを]*?(?:キャラクター|カード|アイテム|フィールド))を(?:手札から)?(?:場に出(?:す|せ)|セット(?:する|でき))(?:ことができ|ことはでき)?ない(?:（[^）]*数える。?）)?"
        ),
        (1, "1ターンに", 2, "枚までしか", 3, "をセットできない"),
        "N-1.1: so many are set a turn",
    ),
    Shift(
        re.compile(
            r"(?:各|お互いの|すべての|両)プレイヤーは、?(?:それぞれの|自分の|各自の)ターンの?(開始時|終了時)に、?(?=[^。：]*。)"
        ),
        ("各プレイヤーのターンの", 1, "に、そのプレイヤーは"),
        "whoever's turn it is",
    ),
    Shift(
        re.compile(
            r"(この(?:ターン|バトル))(?:中に|の間|中|に)?、?((?:自分|対戦相手|そのキャラクター|このキャラクター)が次に受けるダメージ)"
        ),
        (1, "の間、", 2),
        "how long, before who takes it",
    ),
    Shift(
        re.compile(
            rf"([^。、：\n]*?(?:カード|キャラクター))1{_UNIT}か、?([^。、：\n]*?(?:カード|キャラクター))1{_UNIT}を?(?=選)"
        ),
        (1, "か", 2, "を1枚"),
        "one of either sort",
    ),
    Shift(
        re.compile(
            rf"([^。、：\n]*?(?:カード|キャラクター))を([0-9]+{_UNIT}(?:まで)?)(を?選(?:び|んで)、?[^。]*。[^。]*(?:なら|場合)、)(?:[0-9]+{_UNIT}の)?(?:か|代)わりに、?([0-9]+{_UNIT}(?:まで)?)を?(?=選)"
        ),
        (1, "を", 2, 3, "代わりに", 1, "を", 4),
        "another number of the same cards instead",
    ),
)
"""They come before those of the other modules."""
