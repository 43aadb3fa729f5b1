"""Orders of words of Spellcard Strike that carry no meaning: where conditions of use, costs and owners may stand."""

from __future__ import annotations

import re
from typing import Final

from kirifuda.text.order import Shift

_THIS: Final = "この(?:宣言|アビリティ宣言|スペルカード宣言|アビリティ|スペルカード)は、?"
_CAN: Final = "(?:行うことができる|行える|できる|宣言できる|宣言することができる|使用できる|使用することができる)"
_GIVEN: Final = "『[^』]*』|《[^》]*》[0-9n]?(?:「[^」]*」)*|「[^」]*」"
_WHOM: Final = (
    "(?:「[^」]*」|[^。、「」『』はが])*?(?:ストライカー|味方|敵|全員|すべて|[0-9]体|術者|対象|それら?|エース)"
)
ORDER: Final = (
    Shift(
        re.compile(
            r"(召喚する)。その(?:ストライカー|スペルカード|カード)(?:は、?|を)(行動済み状態で)召喚(?:される|する)(?=。)"
        ),
        (2, 1),
        "2.8.1: how it is summoned, said behind; it is summoned once",
    ),
    Shift(re.compile(r"([はを])、?さらに、?(?=(?:ターン|チェーン)終了時まで)"), (1,), "what only joins sentences"),
    Shift(
        re.compile(
            r"(「[^」]*」を持つ)?((?:スペル)?カード)を、?([ァ-ヺー一-鿿]{2,8})が(?:それぞれ|互いに)?(?:異なる|違う)ように([0-9n]枚(?:まで)?)"
        ),
        (1, 3, "の異なる", 2, "を", 4),
        "several that differ, said of how they are chosen",
    ),
    Shift(
        re.compile(
            r"(が(?:敵|相手)(?:の|による|が行った)(?:スペルカード|アビリティ|攻撃)?宣言である場合[^。]*(?:。\n?|、))"
            r"その敵(?:の|による|が行った)(?=(?:スペルカード|アビリティ|攻撃)?宣言を打ち消)"
        ),
        (1, "その"),
        "2.5.5: the declaration of which the condition spoke",
    ),
    Shift(
        re.compile(
            r"((?:^|(?<=[。、]))[^、。「」\n]{1,16}の)(「?(?:POW|DEF|Rank)」?を[^、。]*?に、?)\1(?=「?(?:POW|DEF|Rank)」?を)"
        ),
        (1, 2),
        "8.1.7: whose two numbers are changed, said twice",
    ),
    Shift(
        re.compile(
            r"(?:以下|次)の(?:[0-9]つの)?(?:効果)?(?:の中|のうち|の内)?(?:から|、)?(?:いずれか)?1つを(?:選び|選んで)、?"
            r"([^。\n]{2,30}?)に(?:対して)?(?:適用|実行|発揮)する。"
        ),
        (1, "を選ぶ。以下から1つを選ぶ。"),
        "8.1.9: to whom one of several effects is applied",
    ),
    Shift(
        re.compile(
            r"([^。、：\n「」はがを]{1,12}?)[にと]隣接する(?:エリアのうち)?、?((?:他の)?ストライカーが存在しない)エリア(?:を1つ|1つを)選(?:ぶ。|び、|んで、)"
            r"(?:\1|その敵|その味方|それ|対象)を、?(?:その(?:選んだ)?エリア|そこ|選んだエリア)[にへ]移動させ"
        ),
        (1, "を隣接する", 2, "エリアに移動させ"),
        "5.4.6: an area that is chosen, and a striker that is moved there",
    ),
    Shift(
        re.compile(
            r"(味方[0-9]体|敵[0-9]体|対象|術者|装備先|このストライカー)の攻撃範囲に、?\1(?:に|と)?隣接する(?=すべてのエリア|エリア)"
        ),
        (1, "の攻撃範囲に、隣接する"),
        "3.12: the areas around somebody, whose range it is",
    ),
    Shift(
        re.compile(
            r"([^。、：\n「」はが]{2,20}が)(装備スペル|オプション)を装備し(?:ている|た)状態で((?:撃破され|退場す|破壊され)る(?:場合|とき|時))、(?=かわりに|代わりに)"
        ),
        (1, 3, "、", 2, "を装備しているなら、"),
        "8.1.5: what must be so besides, in the middle of what would happen",
    ),
    Shift(
        re.compile(
            r"(1ターンに)、?([^。、：\n「」はが]{2,14}?を)、?([0-9]+回)(?:まで)?しか(?:行うことができない|行えない|できない)"
        ),
        (1, 3, "しか", 2, "行えない"),
        "how often, before what is done",
    ),
    Shift(
        re.compile(r"手札の枚数以下の(?:正の整数|正の数|整数|数)([n])を(?:1つ)?選(?:び|んで)、?(?=手札を\1枚捨て)"),
        (),
        "1.1.6.1: nobody discards more cards than there are",
    ),
    Shift(
        re.compile(r"(?<![「：・一-鿿])(属性|所属|種族|スペルタイプ|タイプ)「([^」：]+)」"),
        ("「", 1, "：", 2, "」"),
        "8.2.3: 属性「霊」 is 「属性：霊」",
    ),
    Shift(
        re.compile(
            rf"^((?!{_THIS})(?:[^。]*。\n?)+?)({_THIS}[^。]*(?:でき|行え|使え)(?:る|ない)。|{_THIS}[^。]*打ち消されない。)$"
        ),
        (2, 1),
        "2.5.4.4: a condition of use behind what is done",
    ),
    Shift(
        re.compile(rf"^([^。\n]{{2,40}}?)(?:のみが?|だけが)、?この(?:アビリティ|スペルカード)?(?:宣言)?を{_CAN}。"),
        ("この宣言は", 1, "のみできる。"),
        "2.5.4.4: who can declare this, before what is declared",
    ),
    Shift(
        re.compile(
            r"^(?:この宣言の)?術者は、?([^。\n]*(?:ストライカー|味方|エース))(?:でなければならない|である必要がある|に限る|のみとする)。"
        ),
        ("この宣言は", 1, "のみできる。"),
        "2.5.4.4: what the caster must be",
    ),
    Shift(
        re.compile(
            r"^(?:この宣言の)?術者は、?([^。\n]*)を(?:持っていなければならない|持つ必要がある|持たなければならない)。"
        ),
        ("この宣言は", 1, "を持つストライカーのみできる。"),
        "2.5.4.4: what the caster must have",
    ),
    Shift(
        re.compile(
            rf"^({_THIS})((?:敵|相手|味方|あなた)(?:の|による|が行った)(?:攻撃|スペルカード|アビリティ)宣言)に対して(?:のみ|だけ)、?{_CAN}。"
        ),
        (1, "直前に行われた宣言が", 2, "の場合にのみできる。"),
        "6.2.1.1: the declaration to which this one answers",
    ),
    Shift(
        re.compile(
            r"((?:から|にある|に存在する)、?)(召喚コストを支払(?:わずに|うことなく)、?)"
            r"((?:「[^」]*」|[^。、「」])*?(?:を[0-9n]*枚?(?:まで)?|[0-9n]枚(?:まで)?を|を)(?:選び、|選んで、?)?)(?=(?:行動済み状態で)?召喚)"
        ),
        (1, 3, 2),
        "for what cost, before what is summoned",
    ),
    Shift(
        re.compile(r"が術者(?:となる|である|の)(スペルカード)の?(?:宣言)?(?=(?:が|を)打ち消)"),
        ("の", 1, "宣言"),
        "8.1.13: whose a spell declaration is",
    ),
    Shift(
        re.compile(r"除外札置き場に(?:存在する|ある)?(あなた|相手)のカードが"),
        (1, "の除外札置き場にカードが"),
        "4.6: every player has a zone of removed cards",
    ),
    Shift(
        re.compile(
            r"(グレイズ(?:を(?:行った|した|行う|する)|で[^。、]*置いた|した|する)(?:場合|とき|時|なら|際)、)"
            r"(?:その|置いた|置かれた)(?:カードの)?枚数(?=が)"
        ),
        (1, "グレイズで置かれたカードの枚数"),
        "5.4.7.6: the cards of the graze that was just spoken of",
    ),
    Shift(
        re.compile(r"(?:^|(?<=[。、]))((?:[^。、]*?(?:に存在する|に隣接する|を持つ|の))?)すべての(エース)"),
        (1, 2, "すべて"),
        "2.2.4.3: all aces, in whatever place the word has",
    ),
    Shift(
        re.compile(
            r"退場(?:した|する)(場合|とき|時)、(そのカードを|それを|そのストライカーを|その味方を)?、?(?:そのカードを|それを)?"
            r"捨て札に置(?:く|かれる)(?:かわり|代わり)に、?"
        ),
        ("退場する", 1, "、かわりに", 2),
        "2.8.2: where a card goes when it retires, and what stands in the place of that",
    ),
    Shift(
        re.compile(r"撃破された((?:場合|とき|時)、[^。、]*スコア置き場に置(?:く|かれる)(?:かわり|代わり)に)"),
        ("撃破される", 1),
        "2.6.4.1: the same of destroyed strikers",
    ),
    Shift(
        re.compile(
            rf"(?:^|(?<=[。、\n]))({_WHOM})に((?:{_GIVEN})(?:、?と?(?:{_GIVEN}))*)を(?:与える|付与する)(?=。|$)"
        ),
        (1, "は", 2, "を得る"),
        "8.2.4: whom an ability is given to",
    ),
)
"""Taken before the spelling is brought to one form."""
