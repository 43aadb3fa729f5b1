"""Spellings of pso2 that mean the same, beside those of wording.py: order of words, particles, what may be left out."""

from __future__ import annotations

from typing import Final

from kirifuda.games.pso2.wording_words import KEYWORDS
from kirifuda.text.alike import Alike

_STATS: Final = ("コスト", "攻撃力", "HP", "防御力")
_FROM_WHOM: Final = "(?:[^、。：はが]{1,30}?(?:から|によって|により|による|以外で|で))?"
_ALL: Final = "(?:全て|すべて)"


def freer() -> tuple[Alike, ...]:
    """What may be said in another order, or with other particles."""
    return (
        Alike(
            "が",
            (
                f"(?<!で)は、?(?={_FROM_WHOM}(?:次に|1度に|一度に)?(?:受ける|与える)(?:戦闘)?ダメージ(?:を|は|が))",
                "は、?(?=戦闘以外で受けるダメージ)",
            ),
            "who takes damage",
        ),
        Alike(
            "", ("手札(?:にある|の)(?=このカードを(?:手札から)?プレイする(?:ための|際の|時の)?コスト)",), "where else"
        ),
        Alike("他の", ("他に(?=(?:武器|防具|アイテム)を)",), "another one"),
        *(
            Alike(f"の【{word}】が発動", (f"の【{word}】を発動(?=した(?:時|とき)|する(?:たび|時|とき))",), "301.6")
            for word in KEYWORDS
        ),
        Alike("以下の能力から", ("以下のいずれかの能力を?(?=[2-9]つ)", "以下のいずれかを?(?=[2-9]つ)"), "406.3"),
        Alike("を行", ("(?<=】)を[1一]回行(?=う|い|っ)",), "once is plain"),
        Alike("", ("(?<=持ち主)のプレイヤー", "(?<=コントローラー)のプレイヤー"), "a player anyway"),
        *(
            Alike(f"より{stat}の{rel}", (f"よりも?{rel}{stat}(?:を持つ|の)",), "order")
            for stat in _STATS
            for rel in ("低い", "高い", "小さい", "大きい")
        ),
        Alike("状態の", ("状態で(?=[前後]列に(?:いる|ある)(?!なら|場合|間|時|限り|かぎり))",), "two things of one"),
        *(
            Alike(f"そのダメージを{n}{own}", (f"そのダメージは{n}(?:{'|'.join(verbs)})(?=。|、)",), "103.4.3")
            for n in (*"123456789", "X")
            for own, *verbs in (("軽減する", "減る", "軽減される", "少なくなる"), ("増やす", "増える", "多くなる"))
        ),
        Alike("ゲームから取り除く", ("ゲームから除外する",), "R.10"),
        Alike("ゲームから取り除き", ("ゲームから除外し(?=、)",), "R.10"),
    )
