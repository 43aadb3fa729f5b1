"""Spellings of pso2 that mean the same, beside those of wording.py: order of words, particles, what may be left out."""

from __future__ import annotations

from typing import Final

from kirifuda.games.pso2.wording.words import KEYWORDS
from kirifuda.text.alike import Alike

_STATS: Final = ("コスト", "攻撃力", "HP", "防御力")
_FROM_WHOM: Final = "(?:[^、。：はが]{1,30}?(?:から|によって|により|による|以外で|で))?"
_COMES_TO_NOTHING: Final = "(?:処理され|効果になら)(?:ずに?|ないで)、?(?:その(?:カード|アクティブ)は)?"
_ALL: Final = "(?:全て|すべて)"
_BESIDE: Final = (
    *(
        Alike(
            kind,
            (f"(?:《{kind}》|「{kind}」|(?<![ァ-ヺ一-鿿]){kind})の(?:《カード》|カード(?!名|タイプ))",),
            "G.10",
        )
        for kind in ("武器", "防具", "アイテム", "アクティブ")
    ),
    Alike(
        "で",
        ("(?<=ダメージ)では(?=[^、。：]*(?:ない|ず))", "(?<=戦闘)では(?=[^、。：]*(?:され|なら)(?:ない|ず))"),
        "but by others",
    ),
    Alike("によって", ("によっては(?=[^、。：]*(?:ない|ず))",), "but by others"),
    Alike(
        "このカードを捨札から",
        ("このカードを捨札に置く(?:代わり|かわり)に、?(?=(?:持ち主の)?手札に)",),
        "205.4.6: it goes there",
    ),
    Alike(
        "それを処理領域から除外する",
        (f"その(?:アクティブの)?能力は{_COMES_TO_NOTHING}(?:処理領域から除外される|捨札に置かれる)(?=。)",),
        "406.4.1: it comes to nothing",
    ),
    Alike("を行う。", ("(?<=【回復[1-9]】)(?=(?:自分|相手|味方)[^。]*(?:なら|場合)、)",), "a line of its own"),
    Alike("", ("(?<=を)合計で?(?=[0-9][枚体](?:まで)?を?(?:サーチ|選))",), "G.37: so many of both"),
    Alike("この効果で破壊したカード", ("(?:この効果で)?破壊(?:した|された)枚数(?=[0-9]枚につき)",)),
    Alike("この効果で捨てたカード", ("(?:この効果で)?捨て(?:た|られた)枚数(?=[0-9]枚につき)",)),
    Alike("少なくなる", ("(?<=コストは[0-9])(?:少ない|低い|下がる)(?=。)",)),
    Alike("多くなる", ("(?<=コストは[0-9])(?:多い|高い|上がる)(?=。)",)),
    *(
        Alike(f"{word}のみ", (f"(?<=[るいの]){word}(?:に?だけ|に限り、?)(?=(?:発動でき|使え)[るな])",))
        for word in ("場合", "時", "間")
    ),
    Alike("パーティーのプレイヤー全員は", ("パーティーの(?:全ての)?プレイヤーは(?:全員|それぞれ|各自)、?",)),
    Alike("この戦闘フェイズの終了時に、", ("(?<=。)(?:この|その)?戦闘の?(?:後|終了後)に?、?",), "506.6.4"),
    *(
        Alike(f"を{own}", (f"を{other}",))
        for own, other in (("公開し", "めくり"), ("公開して", "めくって"), ("公開する", "めくる"))
    ),
    Alike("交戦状態の", ("(?<!と)戦闘中の(?=味方|相手|キャラ|自分|《)",), "506.5.1"),
    Alike("", ("(?<=[のを])適正な(?=相手|味方|キャラ|対象)",), "506.3.1: it must be anyway"),
    Alike(
        "処理領域にある",
        ("発動(?:中の|している)(?=[^、。：]{0,12}(?:アクティブ|能力))",),
        "301.6: invoked is to be there",
    ),
    Alike("", ("それぞれ、?(?=(?:捨て|戻し|加え|置い)た(?:カードの|手札の)?(?:枚数|数))",), "each as many"),
)
"""Kinds with 「カード」 behind them, particles that stress, and what the book's own words say at length."""


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
        *_BESIDE,
    )
