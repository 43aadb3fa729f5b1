"""Spellings of pso2 that mean the same: what the book says at length, and what a narrow card leaves out."""

from __future__ import annotations

from typing import Final

from kirifuda.text.alike import Alike

_PILES: Final = ("手札", "捨札", "PP", "デッキ")
_THINGS: Final = (*_PILES, "キャラ", "カード", "アイテム", "武器", "防具", "アクティブ", "マグ", "》")
_VERBS: Final = (
    "(?:捨て|破壊|公開|選(?=[びぶん])|戻[しすさ]|加え|置[いかきく]|出[しすさ]|サーチ|ON|OFF|移動|フリーズ|装備|【O)"
)
_KEYWORDS: Final = ("回復", "貫通")
_PLAYED: Final = (
    r"Xは、?(?:この[ァ-ヺー]+を)?(?:手札から)?プレイ(?:する|した)?(?:時|とき|際|ため)?[にの]?(?:、)?"
    r"(?:コストの?Xとして|コストとして|コストに含まれる)?(?:支払った|払った|指定した|宣言した)、?(?:コストに含まれる)?"
    r"(?:Xの|ⓧの|コストの|PPの)?(?:X|ⓧ|数値|枚数|値|数)(?:と同じ(?:数値|値|数)?|に等しい(?:数値|値|数)?)?(?:とする|である|です|になる|となる)?"
)


def behind_any(words: tuple[str, ...], number: str = "") -> str:
    """Right behind one of these words, with a number of one digit behind it."""
    return "(?:" + "|".join(f"(?<={word}{number})" for word in words) + ")"


def shorter() -> tuple[Alike, ...]:
    """Particles that are left out, and brackets."""
    return (
        *(Alike(kind, (f"(?<!「){kind}の(?:《?アイテムカード》?|《アイテム》|アイテム)",), "205.2") for kind in ("武器", "防具")),
        Alike("選", ("(?<!攻撃の)(?<!攻撃)(?<!の)対象(?:として|に)、?選(?=[びぶん])",), "406.2.2: to choose is to make a target"),
        Alike("を", (f"{behind_any(_THINGS, '[0-9]枚')}(?={_VERBS})", f"{behind_any(_THINGS, '[0-9]体')}(?={_VERBS})")),
        Alike("が", (f"{behind_any((*_PILES, 'HP', 'ライフ'))}(?=[0-9]+枚?(?:以上|以下|未満)(?:なら|の場合|である|の間))",)),
        Alike("は", (f"{behind_any((*_THINGS, '味方', '相手', 'プレイヤー', '(?<!は)全て', '(?<!は)すべて', '自身', 'それ', 'それら'))}(?=[+-][0-9X]/[+-][0-9X])",)),
    )  # fmt: skip


def at_length() -> tuple[Alike, ...]:
    """Words of the book that need not be said, and other words for the same."""
    return (
        Alike("発動でき", ("(?<=だけ)使え(?=[るな])", "(?<=のみ)使え(?=[るな])", "(?<=しか)使え(?=[るな])", "(?<=まで)使え(?=[るな])")),
        *(Alike(f"【{word}{n}】", (f"【{word}】{n}",), "a keyword and its number") for word in _KEYWORDS for n in range(1, 10)),
        *(Alike(f"【装備枠{n}】", (f"^装備枠[ X=：]*{n}$", f"【装備枠】{n}", f"【装備枠[X=：]+{n}】"), "205.4.4.1") for n in range(1, 4)),
        Alike("で", ("(?<=向き)にして(?=[^、。]{0,8}(?:置|加え|出))", "(?<=状態)にして(?=(?:自分の)?(?:PP|場|前列|後列)に)", "(?<=ON)にして(?=(?:自分の)?(?:PP|場)に)", "(?<=OFF)にして(?=(?:自分の)?(?:PP|場)に)")),
        Alike("", ("(?:表を)?見(?:ずに|ないで)、?(?=[^、。]*裏)", "処理(?:せず|しないで|されず)に?、?(?=処理領域から除外)"), "what is done unseen, or instead of being processed"),
        Alike("", ("(?:どちらも|両方とも|2つとも|ともに|共に)(?=(?:いる|ある)(?:間|場合|なら|限り|かぎり))",), "both are there"),
        Alike("を使用した", ("の使用を宣言した(?=(?:時|場合))",), "506.5.2"),
        Alike("【ON⇒OFF】", ("このカードを【?ON】?(?:状態)?から【?OFF】?(?:状態)?に(?=[すし])",), "G.07"),
        Alike("Xはこのカードのコストに含まれるXと同じ数値になる", (_PLAYED,), "209.3"),
        Alike("以下のいずれかを選んで発動する", ("以下のいずれかを選んで(?:行う|実行する)(?=。)",), "406.3"),
        Alike("", ("順に(?=プレイする)", "(?<=プレイ)して?、?それぞれ(?=の能力)"), "R.14: one after the other anyway"),
        Alike("中、", ("(?<=ターン)中に、?(?=(?:味方|自分|相手|対戦相手|このカード|装備先|付与先|他の|《)[^。：]*(?:時|たびに?)：)",), "of an event"),
        Alike("だけ", ("(?<=中)にだけ(?=発動|使)",)),
        Alike("このカードが", ("このカードを使用して、?(?=(?:装備先[^。：]*)?ダメージを軽減した時)",), "205.5.2"),
        Alike("", ("(?:自分が)?(?:手札から)?(?=このカードをプレイする(?:ための|際の|時の)?コスト)",), "whoever else, and where from"),
        Alike("", ("それぞれ、?(?=[0-9](?:ずつ)?(?:軽減|減|増))", "(?<=[0-9])ずつ(?=軽減|減|増)"), "each as much"),
        Alike("場に出", ("(?<=状態で)場に置かれ(?=る)",)),
        Alike("のカードを", ("(?<=一番上)のカードを1枚(?=公開|見|手札|捨札|PP|裏|表)", "(?<=一番下)のカードを1枚(?=公開|見|手札|捨札|PP|裏|表)")),
        Alike("攻撃の対象", ("その攻撃の対象", "その攻撃対象"), "the attack that is going on"),
        Alike("ダメージ", ("(?<=いる)ダメージの(?:数値|合計)",)),
        Alike("ターン中、", ("(?<=この)ターン中に、?(?=[^。：、]*(?:受ける|与える)(?:戦闘)?ダメージ[をは])",), "for as long as the turn"),
        Alike("ターン終了時", ("(?<=この)ターンのターン終了時", "(?<=この)ターンの終了時")),
        Alike("この効果で", ("この能力(?:で|によって|により)(?=[^。、]*(?:た|ていない)(?:[ァ-ヺー一-鿿]|場合|なら))",)),
        Alike(
            "このカードはキャラにのみ装備できる",
            ("この(?:カード|武器|防具)は、?プレイヤー(?:カード)?には?装備(?:する(?:こと|事)が)?できない",),
            "205.4: whoever else can bear it",
        ),
        Alike(
            "このカードはプレイヤーにのみ装備できる",
            ("この(?:カード|武器|防具)は、?キャラ(?:カード)?には?装備(?:する(?:こと|事)が)?できない",),
            "205.4: whoever else can bear it",
        ),
    )  # fmt: skip
