"""More orders of words of last_resort: moments, durations and amounts that stand behind what they are about."""

from __future__ import annotations

import re
from typing import Final

from kirifuda.text.order import Shift

SELF: Final = "この(?:クリーチャー|カード|アイテム)"
AREA: Final = "(?:アタックエリア|ディフェンスエリア)"
STATE: Final = (
    rf"(?:自分の)?{AREA}に(?:存在する|存在している|いる|ある)|装備(?:アイテム|カード)?を装備して(?:いる|いない)"
    r"|(?:アン)?タップ(?:状態(?:である|の)|している|されている|していない)|ダメージを受けている|(?:アタック|ブロック)している"
)
START: Final = r"(?:(?<=[、。：\n])|^)"
_WHENEVER: Final = "(?:場合|間|限り|時|なら)"
_UNTIL: Final = (
    "(?:ターン終了時まで|このターン(?:中|の間)?|次の(?:自分|相手)の(?:ターン|[ァ-ヺー]+ステップ)(?:終了時|開始時)?まで)"
)
_THEN: Final = (
    "(?:次の)?(?:(?:自分|相手|お互い)の)?[ァ-ヺー]+ステップ(?:の?(?:終了時|終わり))に|ターン(?:終了時|の終わり)に"
)
_STEP: Final = "(?:次の)?(?:(?:自分|相手|お互い)の)?(?:エンド|スタート|アタック)ステップ"
_REST: Final = (
    r"選(?:び|択し)、?(?:(?:(?:それ|それら|選んだ(?:クリーチャー|アイテム|カード))以外の?|残りの?)(?:自身の|自分の)?(?:クリーチャー|アイテム|カード)?"
    r"|選ばれなかった(?:自身の|自分の)?(?:クリーチャー|アイテム|カード))を?すべて(?:を)?"
)
_DONE_THEN: Final = "破壊|墓地|手札|山札|アンタップ|タップ|持ち主|反対"
_KEPT: Final = "この[ァ-ヺー]+|その[ァ-ヺー]+|それ|装備(?:した|している)クリーチャー"
_FEATURE: Final = "(?:[+\\-][0-9X]+/[+\\-]?[0-9X]+(?:の修正)?|(?:速攻|貫通|ドレイン|相打ち|スナイパー|テラー|グロウ|インターセプト)[0-9]*)"
_BOTH: Final = "パワーとタフネス"

MORE_ORDER: Final = (
    Shift(
        re.compile(
            r"((?:自分|相手)が)((?:他色ペナルティ(?:で|によって|により))?ライフを失う)((?:場合|時)、)(?:その)?ライフを失う代わりに、?"
        ),
        (1, 2, 3, "代わりに"),
        "what would happen is not said twice",
    ),
    Shift(
        re.compile(r"((?:破壊|ダメージを受け)(?:される|る)?(?:場合|時)、)(?:破壊される|ダメージを受ける)代わりに、?"),
        (1, "代わりに"),
        "what would happen is not said twice",
    ),
    Shift(
        re.compile(
            r"(破壊される(?:場合|時)、代わりに、?[^\n。]*。そうした場合、[^\n。]*?(?:回復|アンタップ|タップ|公開|移動))し、"
            rf"(?:{_KEPT})は、?(?:破壊されない|戦場に残る)。"
        ),
        (1, "する。"),
        "what something else happens to instead stays anyway",
    ),
    Shift(
        re.compile(rf"(破壊される(?:場合|時)、代わりに、?[^\n。]*。そうした場合、(?:{_KEPT})は、?)戦場に残る。"),
        (1, "破壊されない。"),
        "what is not destroyed stays",
    ),
    Shift(
        re.compile(rf"(破壊される(?:場合|時)、代わりに、?[^\n。]*。)(?:{_KEPT})は、?(?:破壊されない|戦場に残る)。"),
        (1,),
        "what something else happens to instead stays anyway",
    ),
    Shift(
        re.compile(
            r"(カードを?[0-9]+枚を?、?(?:墓地[へに](?:送る|置く)|公開する|表にする|捨てる|ドローする|引く)。)それが(?=[^。、]*(?:なら|場合)、)"
        ),
        (1, "そのカードが"),
        "the card that the sentence before is about",
    ),
    Shift(
        re.compile(r"(このカード(?:を召喚する(?:時|際|ため)(?:に)?|の召喚時に?))、?追加で、?(?=[^。]*。)"),
        ("このカードを召喚する追加コストとして、",),
        "L-9.1",
    ),
    Shift(
        re.compile(
            r"(?:自分は)?自分の(クリーチャー|アイテム)(?:を)?([0-9]+)([体枚])を?、相手は(?:相手の|自身の)?\1(?:を)?\2\3を?、?それぞれ(?=選)"
        ),
        ("お互いのプレイヤーは自分の", 1, 2, 3, "を"),
        "L-13.2: each of the two does the same",
    ),
    Shift(
        re.compile(
            r"(お互いのプレイヤーは、?)それぞれの?((?:手札|墓地|クリーチャー|アイテム)[^。]*?、)(その後、)それぞれ"
        ),
        (1, "自分の", 2, 3),
        "L-13.2: each of the two does the same",
    ),
    Shift(
        re.compile(
            rf"((自分の(?:他の)?(?:クリーチャー|アイテム)すべてに)[^。]*を与える。[^。]*(?:場合|なら)、代わりに、?)(?={_FEATURE}を与える。)"
        ),
        (1, 2),
        "who gains something else instead, named once",
    ),
    Shift(
        re.compile(
            r"相手の(クリーチャー)は、?(この[ァ-ヺー]+)以外の(?:自分の)?クリーチャーを?(?:を、?アタック(?:の)?対象に(?:選択|選択することが|選ぶことが)でき|にアタックでき)ない"
        ),
        ("自分の", 2, "以外のクリーチャーはアタックされない"),
        "L-10.4: whom the opponent's creatures cannot attack",
    ),
    Shift(
        re.compile(r"(戦場(?:に(?:いる|ある))?)、(?=[^、。]{2,20}(?:クリーチャー|アイテム|カード))"),
        (1,),
        "no comma between where something is and what it is",
    ),
    Shift(
        re.compile(
            r"このターン、自分は(?:1回目の)?アタックステップの(?:終了後|後)に?、?(?=もう1度アタックステップを行う。)"
        ),
        (),
        "L-10.1: when the other one comes",
    ),
    Shift(re.compile(rf"(?<=。)({_STEP})に、"), (1, "時に、"), "at its start"),
    Shift(
        re.compile(
            r"(自分|相手|お互い)は、?(?=(?:(?:自分の|相手の|相手)?ライフ[にへ])?(?:アタック|ブロック)(?:することが)?でき(?:ない|ません))"
        ),
        (1, "のクリーチャーは"),
        "L-10.2: creatures attack and block, not players",
    ),
    Shift(
        re.compile(
            rf"(({SELF}|装備(?:した|している)クリーチャー)が{AREA}にいる(?:場合|間|限り)、[^。]*。)(?={AREA}にいる(?:場合|間|限り)、)"
        ),
        (1, 2, "が"),
        "one thing here and another there",
    ),
    Shift(
        re.compile(
            r"(この(?:ターン|バトル)(?:中)?(?:に|で)?[^、。をはが]{0,8}破壊された)自分の(クリーチャー|アイテム|カード)を(すべて)?、?(?:自分の)?墓地から"
        ),
        ("自分の墓地の", 1, 2, "を", 3),
        "where what was destroyed lies",
    ),
    Shift(
        re.compile(rf"{START}([^。：、はがを]*?の(?:枚|体)?数(?:分|だけ))、?({_UNTIL})、?(?=[+\-][0-9])"),
        (2, "、", 1),
        "how often, before how long",
    ),
    Shift(
        re.compile(rf"{START}([^。：、はがを]*?の[枚個体]?数(?:分|だけ))、?(この[ァ-ヺー]+[にはへ]、?)(?=[+\-][0-9])"),
        (2, 1),
        "how often, before who gains it",
    ),
    Shift(
        re.compile(
            r"^((?:自分|相手|プレイヤー)が)、?([ァ-ヺー]+ステップ[12]?)以外(?:で|に|の時に)、?(?=[^。、]*(?:時|たび|たびに|度に?|場合)、)"
        ),
        (2, "以外の間、", 1),
        "all but a step, behind who does something",
    ),
    Shift(
        re.compile(rf"{START}([^、。：\n「」はがを]+?を)、?({_STEP})(?:の?(?:開始時|始め)|時)?に、?(?={_DONE_THEN})"),
        (2, "時に、", 1),
        "a step behind what something is done to at its start",
    ),
    Shift(
        re.compile(
            r"^この[ァ-ヺー]+は、?([^、。をが]*カウンター)(?:が|を)([0-9]+[個つ])(?:(?:置かれた|置いた|乗った|乗せた)状態で|置いて|乗せて)戦場に出る。"
        ),
        ("戦場に出た時、このカードに", 1, "を", 2, "置く。"),
        "A94: counters with which a card enters",
    ),
    Shift(
        re.compile(rf"{START}([^、。：\n「」はがを]+?を)、?({_THEN})、?(?={_DONE_THEN})"),
        (2, "、", 1),
        "a moment behind what something is done to then",
    ),
    Shift(
        re.compile(
            rf"{START}([^。：、はがを]*?(?:数|枚数|点数)(?:分|だけ))、?((?:自分|相手|お互い|お互いのプレイヤー)は、?)(?=ライフ|カード|ドロー|引)"
        ),
        (2, 1),
        "how much, before who does it",
    ),
    *(
        Shift(
            re.compile(rf"{noun}の{number}(?:だけ|分|分だけ|と同じだけ|に応じて)、?(?=[+\\-][0-9])"),
            (1, f"1{unit}につき"),
            "as often as there are such cards",
        )
        for noun, number, unit in (
            ("(クリーチャー|トークン|複製|」)", "(?:体数|数)", "体"),
            ("(カウンター)", "(?:個数|数)", "個"),
            ("([^、。])", "(?:枚数|数)", "枚"),
        )
    ),
    Shift(
        re.compile(
            r"自分がリーダーと(?:違う|異なる)色のカードを召喚(?:しても|した時|する時|する場合|する際)、?(?:自分は)?"
            r"(?:他色ペナルティ(?:で|によって|により))?(?:ライフを失わない|他色ペナルティを受けない)"
        ),
        ("自分は他色ペナルティを受けない",),
        "L-14.1",
    ),
    Shift(
        re.compile(
            rf"自分と相手の((?:戦場|墓地|{AREA})(?:の|にいる|にある|から))?([^、。をはがの]*?)を、?([0-9]+[体枚])ずつ、?"
        ),
        ("自分の", 1, 2, 3, "と相手の", 1, 2, 3, "を"),
        "so many of either player's",
    ),
    Shift(
        re.compile(
            rf"自分と相手の((?:戦場|墓地|{AREA})(?:の|にいる|にある|から))?([^、。をはがの]*?)([0-9]+[体枚])ずつを、?"
        ),
        ("自分の", 1, 2, 3, "と相手の", 1, 2, 3, "を"),
        "so many of either player's",
    ),
    Shift(
        re.compile(
            rf"((?:お互いのプレイヤー|お互い|各プレイヤー)は、?(?:自分の|自身の)?(?:戦場の)?)(クリーチャー|アイテム)(を?)([0-9]+[体枚](?:まで)?)(を?){_REST}"
        ),
        (1, 2, 3, 4, 5, "選ぶ。選ばれなかった", 2, "をすべて"),
        "L-13.2: the rest is what nobody has chosen",
    ),
    Shift(
        re.compile(
            rf"((?:相手)は、?(?:自分の|自身の)?(?:戦場の)?)(クリーチャー|アイテム)(を?)([0-9]+[体枚](?:まで)?)(を?){_REST}"
        ),
        (1, 2, 3, 4, 5, "選ぶ。選ばれなかった相手の", 2, "をすべて"),
        "L-13.2: the rest is what the opponent has not chosen",
    ),
    Shift(
        re.compile(
            r"((?:その|それらの|カードの)中に[^。、はを]{1,30}が(?:[0-9]+[枚体](?:以上|以下)?)?)(?:あった|いた)(?=場合|なら)"
        ),
        (1, "ある"),
        "what was among those that were just moved",
    ),
    Shift(
        re.compile(
            rf"({SELF}|装備(?:した|している)クリーチャー|その[ァ-ヺー]+)は、?((?:{STATE})(?:の)?)({_WHENEVER})、"
        ),
        (1, "が", 2, 3, "、", 1, "は"),
        "the state of whoever is spoken of behind it",
    ),
    Shift(
        re.compile(
            r"((?:自分|相手|お互い)の[^、。がは：]*?が)、?(この(?:ターン(?:中)?|ゲーム(?:中)?)(?:に|、)?)(?=[0-9]+[枚体回]以上)"
        ),
        (2, 1),
        "this turn, behind what it happened to",
    ),
    Shift(
        re.compile(r"(ターン(?:中)?(?:に|、)?[^。、をに]*?が[0-9]+[体枚回](?:以上)?)破壊された(?=場合|なら|。$)"),
        (1, "破壊されている"),
        "how many were destroyed",
    ),
    Shift(
        re.compile(r"(ターン(?:中)?(?:に|、)?[^。、]*?を[0-9]+[体枚回](?:以上)?)召喚した(?=場合|なら|。$)"),
        (1, "召喚している"),
        "how many were summoned",
    ),
    Shift(
        re.compile(
            r"((?:サクリファイス|スペルチャージ|召喚(?:時|する[際時]|の際|した時)に)[^。、]*?(?:破壊し|戻し|行っ|使用し))た(?=場合|なら)"
        ),
        (1, "ている"),
        "L-19.20: with what its summon was paid",
    ),
    Shift(
        re.compile(r"クリーチャー([0-9]+体以上)(?=(?:で|に|によって)[^。、]*ブロック)"),
        (1, "のクリーチャー"),
        "how many block",
    ),
    *(
        Shift(
            re.compile(
                rf"(?:は、?({_UNTIL}、?)?{_BOTH}が|の{_BOTH}[はが]、?)({_UNTIL})?、?(?:それぞれ)?\+?([0-9X]+)点?(?:ずつ)?{up}(?=る|り)"
            ),
            ("は", 1, 2, f"{sign}", 3, "/", 3, "の修正を", "得"),
            "L-19.15: both numbers rise or fall",
        )
        for up, sign in (("上が", "+"), ("下が", "-"))
    ),
    *(
        Shift(
            re.compile(rf"の{_BOTH}を、?({_UNTIL})?、?(?:それぞれ)?\+?([0-9X]+)点?(?:ずつ)?(?:{up})"),
            ("に", 1, f"{sign}", 2, "/", 2, "の修正を与え", "る"),
            "L-19.15: both numbers rise or fall",
        )
        for up, sign in (("上げる|増やす", "+"), ("下げる|減らす", "-"))
    ),
)
"""They come before those of `wording_order`."""
