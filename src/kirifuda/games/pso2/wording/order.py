"""Orders of words of pso2 that mean the same, and heads of lines that stand for a sentence."""

from __future__ import annotations

import re
from typing import Final

from kirifuda.text.order import Shift

_HEAD: Final = (
    "^((?:【Main】)?)(?:[【『〈\\[]{word}[】』〉\\]：]+|{word}：)[（ ]*([^。：⇒\n（）【】]{{2,40}}?)[）】』〉\\]]?。?$"
)
_WHO: Final = "(?:自分|(?:対戦)?相手|ターゲットプレイヤー)"
_WITH: Final = r"((?:この[ァ-ヺー]+|自身|装備先|付与先)と(?:交戦|戦闘)(?:状態の|中の|している))"
_JUST: Final = "((?:この効果|この方法|この能力)で、?|これにより、?){what}({done})(?=なら|場合|ば)"
_BY: Final = r"(?:(?:自分|(?:対戦)?相手)の)?(?:[ァ-ヺー一-鿿]{2,8}の)?(?:能力|効果)"
_FIGHTER: Final = "(?:この[ァ-ヺー]+|装備先|付与先|味方|(?:自分|相手|味方)の(?:場の)?キャラ)"
_WHENEVER: Final = (
    ("受ける", "受けた"), ("される", "された"), ("する", "した"), ("出る", "出た"), ("なる", "なった"),
    ("離れる", "離れた"), ("与える", "与えた"), ("引く", "引いた"), ("置かれる", "置かれた"), ("捨てる", "捨てた"),
)  # fmt: skip
_OWNED: Final = "[^、。：はがを]{1,24}?"
_DONE: Final = (
    ("(?:手札|デッキ|捨札|PP)に", "加え", "加えられ"),
    ("(?:手札|デッキ|捨札|PP)に", "戻し", "戻され"),
    ("(?:手札|デッキ|捨札|PP)に", "戻さ", "戻され"),
    ("(?:手札|デッキ|捨札|PP)に", "置い", "置かれ"),
    ("(?:手札|デッキ|捨札|PP)に", "置か", "置かれ"),
    ("", "破壊し", "破壊され"),
    ("場に", "出し", "出"),
    ("場に", "出さ", "出"),
    ("", "ONにし", "ONになっ"),
    ("", "OFFにし", "OFFになっ"),
    ("[前後]列に", "移動させ", "移動し"),
)
"""Where something goes, the verb's stem, and the same told of what it is done to."""

_ELSE: Final = (
    r"(?:(?:お互いの|各|全ての|すべての|両方の|それぞれの|その|ターゲット|(?<!非)ターン|非ターン|パーティーの各?)プレイヤー(?:全員)?"
    r"|お互い|パーティー全員|(?:その|の|先の?)(?:持ち主|コントローラー))は、?"
)
_HIS: Final = (
    "(?=場|キャラ|手札|デッキ|捨札|捨て札|PP|アイテム|武器|防具|マグ|前列|後列|ON|OFF|【O|表向き|裏向き|《|「|他の)"
)

ORDERS: Final = (
    # as often as somebody's own is spoken of in one sentence
    *(
        Shift(
            re.compile(rf"({_ELSE}[^。：\n「」]*?)(?:、?それぞれ、?)?自分の{_HIS}"),
            (1, "自身の"),
            "A113: 自分 is whoever does it",
        )
        for _ in range(3)
    ),
    Shift(
        re.compile(_HEAD.format(word="(?:付与|付与先|付与対象)")),
        (1, 2, "に付与する。"),
        "204.2.2: to what it is attached, as the head of a line",
    ),
    Shift(
        re.compile(_HEAD.format(word="(?:装備条件|装備先|装備可能|装備)")),
        ("このカードは", 2, "にのみ装備できる。"),
        "205.4.3: who can be equipped, as the head of a line",
    ),
    Shift(
        re.compile(
            r"((?:《ボス》|このカード|この《ボス》)のライフが)ゲーム中(?:で|に)?(?:初めて|はじめて)([^：。]*になった時)"
        ),
        ("ゲーム中に1度だけ、", 1, 2),
        "R.08: the first time in the game is once in the game, for who is there from the beginning",
    ),
    Shift(
        re.compile(
            rf"({_WHO}が)((?!この|手札から)[^。、はがを]{{1,24}})を(?:手札から)?プレイする(?:ための|際の|時の|のに必要な)?(?=コスト)"
        ),
        (1, "プレイする", 2, "の"),
        "209.1.1: whose cost it is, behind what is played",
    ),
    Shift(
        re.compile(
            rf"({_WHO}が)手札から((?!この)[^。、はがを]{{1,24}})をプレイする(?:ための|際の|時の|のに必要な)?(?=コスト)"
        ),
        (1, "プレイする", 2, "の"),
        "209.1.1: the same with where it is played from",
    ),
    Shift(
        re.compile(
            rf"{_WITH}((?:相手の)?(?:相手|キャラ))が([^。、は]+(?:なら|場合|である場合))、(?:その(?:相手|キャラ)|それ)(?=[にをのは])"
        ),
        (1, 2, "が", 3, "、", 1, 2),
        "506.5.1: whoever it fights with is spoken of again",
    ),
    Shift(
        re.compile(
            r"((?:その|この)[ァ-ヺー一-鿿]+)と([ァ-ヺー一-鿿]+)が同じで、?([ァ-ヺー一-鿿]+)[がの](?:異なる|違う)"
        ),
        (1, "と", 2, "が同じ", 1, "と", 3, "が異なる"),
        "two comparisons with the same card",
    ),
    *(
        Shift(
            re.compile(_JUST.format(what=what, done=f"{place}){stem}({tail}")),
            (1, *told, passive),
            "told of what it was done to",
        )
        for what, told in (("([^、。がをは：]{1,24})を", (2, "が", 3)), ("", ("カードが", 2)))
        for place, stem, done in _DONE
        if what or place
        for tail, passive in (("た", f"{done}た"), ("なかった", f"{done}ていない"), ("ていない", f"{done}ていない"))
    ),
    Shift(
        re.compile(
            r"((?:^|(?<=。))[^。、：はが]{1,20}が)、?(この(?:ターン|戦闘フェイズ)中)に(?=(?:次に)?(?:受ける|与える)(?:戦闘)?ダメージ)"
        ),
        (2, "、", 1),
        "for how long, behind who takes damage",
    ),
    Shift(
        re.compile(
            r"(その能力)を持つカードが(?:場の)?(キャラ|アイテム)なら、?(さらに、?)?(?:その(?:キャラ|アイテム|カード)|それ)([にをは])、?"
        ),
        (3, 1, "を持つ", 2, 4),
        "103.3.1: whose ability it is, if it is such a card",
    ),
    Shift(
        re.compile(
            r"それが(?:場の)?(キャラ|アイテム)の能力なら、?(さらに、?)?(?:その(?:キャラ|アイテム|カード))([にをは])、?"
        ),
        (2, "その能力を持つ", 1, 3),
        "103.3.1: the same in other words",
    ),
    Shift(
        re.compile(
            r"(その能力の発生源)が(?:場の)?(キャラ)なら、?(さらに、?)?(?:その(?:キャラ|カード)|それ)([にをは])、?"
        ),
        (3, 1, "の", 2, 4),
        "103.2.2: whose doing it is, if it is such a card",
    ),
    Shift(
        re.compile(
            r"(その能力(?:を持つ|の発生源の)(?:キャラ|アイテム))([にを])、?その(?:キャラ|アイテム|カード)の(?=コスト|攻撃力|HP)"
        ),
        (1, 2, 1, "の"),
        "103.3.1: the same card's number",
    ),
    Shift(
        re.compile(r"^ルール：(この(?:カード|武器|防具)は[^。]*装備(?:する(?:こと|事)が)?でき(?:る|ない)。)$"),
        (1,),
        "205.4.3: who can bear it is so in any case",
    ),
    Shift(
        re.compile(
            r"^((?:各|その|この|1)ターン(?:中)?に?、?(?:初めて|最初に))、?((?:自分|(?:対戦)?相手|この[ァ-ヺー]+)が)"
        ),
        (2, 1),
        "the first time, before who does it",
    ),
    Shift(
        re.compile(r"次に([^、。：はがを]{1,24}が)(?=(?:次に)?(?:受ける|与える)(?:戦闘)?ダメージ)"),
        (1, "次に"),
        "what is dealt next, before who takes it",
    ),
    Shift(
        re.compile(
            rf"({_BY})で、?([^、。：はがを]{{1,24}}が)(?:能力の)?対象(?:に(?:選ばれ|され|なっ)|として選ばれ)(?=[たる])"
        ),
        (2, 1, "の対象になっ"),
        "406.2.2: whose ability it is, before who becomes its target",
    ),
    Shift(
        re.compile(rf"({_BY})の対象に([^、。：はがを]{{1,24}}が)(?:選ばれ|され|なっ)(?=[たる])"),
        (2, 1, "の対象になっ"),
        "406.2.2: the same, in another order",
    ),
    Shift(
        re.compile(rf"({_BY}(?:によって|により|で))([^、。：はがを]{{1,24}})にダメージが与えられ(?=[たる])"),
        (2, "が", 1, "ダメージを受け"),
        "G.08: by what damage comes, before whom it is dealt to",
    ),
    *(
        Shift(re.compile(pattern), order, "the same of the other player")
        for one, other in (("自分", "(?:対戦)?相手"), ("(?:対戦)?相手", "自分"))
        for pattern, order in (
            (rf"((?<!の){one}の)({_OWNED})が({other})(よりも?)(?=[0-9多少])", (1, 2, "が", 3, "の", 2, 4)),
            (rf"((?<!の){other})(よりも?)、?({one}の)({_OWNED})が(?=[0-9多少])", (3, 4, "が", 1, "の", 4, 2)),
        )
    ),
    Shift(
        re.compile(r"(ダメージを(?:受け|与えられ)た時：(?:[^\n]*[。、])?)その能力(?=の発生源)"),
        (1, "そのダメージ"),
        "103.2.2: whose ability it was that dealt it",
    ),
    Shift(
        re.compile(
            r"((?:^|(?<=[。：】])))X(?:の値)?は、?(?:自分で|自分が|好きに|自由に)(?:指定|宣言|決定|選択)(?:する|できる)。(?=[^\n]*X)"
        ),
        (1,),
        "G.03: the number that nothing else tells is named anyway",
    ),
    Shift(
        re.compile(r"(?<=に)((?!それぞれ)[^、。：はがを]{1,24})が([0-9])種類(以上|以下)?(?=ある|いる|の)"),
        ("カード名の異なる", 1, "が", 2, "種類", 3),
        "206.1: kinds of cards are told apart by their names",
    ),
    Shift(
        re.compile(r"(?<=に)([0-9])種類(以上|以下)?の([^、。：はがを]{1,24})が(?=ある|いる|の)"),
        ("カード名の異なる", 3, "が", 1, "種類", 2),
        "206.1: the same, with the number before them",
    ),
    Shift(
        re.compile(
            r"(?:(?<![^、。：])|(?<=わりに))(?!かわりに|代わりに)([^、。：はがを]{2,30}?(?:と同じ|に等しい)(?:枚数|数)(?:の|だけ))カードを、?"
            r"((?:(?:自分|(?:対戦)?相手|そのプレイヤー|ターゲットプレイヤー|持ち主)の)?デッキの(?:一番)?上から)、?"
        ),
        (2, 1, "カードを"),
        "how many, before whence they come",
    ),
    Shift(
        re.compile(
            r"(そのダメージの発生源)が([^、。：は]+(?:なら|場合|である場合))、(さらに、?)?(?:その(?:キャラ|カード|相手)|それ)(?=[にをのは])"
        ),
        (1, "が", 2, "、", 3, 1),
        "103.2.2: the source of the damage is spoken of again",
    ),
    *(
        Shift(
            re.compile(
                rf"((?:自分|(?:対戦)?相手)の)表向きのPPに{'[、と]'.join(['([赤青黄黒])'] * count)}のカードがそれぞれ"
            ),
            (
                1,
                "PPに",
                *(one for at in range(count) for one in ("と" * (at > 0) + "表向きの", at + 2, "のカード")),
                "がそれぞれ",
            ),
            "404.2, 207.1: of PP which face is up, with the cards of each colour",
        )
        for count in (2, 3, 4)
    ),
    *(
        Shift(
            re.compile(rf"(?<![^：。\n]){first}ターン(の?(?:開始|終了)時)(?=：)"),
            (1, "ターン", 2, "、", 1, "1ターン目なら"),
            "500.1: the first turn of somebody, as a condition of when",
        )
        for first in ("((?:自分|(?:対戦)?相手)の)最初の", "最初の((?:自分|(?:対戦)?相手)の)")
    ),
    Shift(
        re.compile(
            r"(?<![^：、。])((?:自分|(?:対戦)?相手)の)(表向き|裏向き)のPPに((?:(?![、。：])[^がは]){1,20}カードが)"
        ),
        (1, "PPに", 2, "の", 3),
        "404.2: of PP which face is up, with the cards",
    ),
    Shift(
        re.compile(
            r"(Xは、?(この(?:カード|キャラ)|自身|装備先|付与先)が装備している「?(武器|防具)」?の[^。]*。)"
            r"\2が「?\3」?を装備していない(?:なら|場合)、X(?:は|を)0(?:とする|になる|である|にする)。"
        ),
        (1,),
        "212.1.1: of none it is nothing",
    ),
    Shift(
        re.compile(r"(受ける(?:戦闘)?ダメージは)最大(?:で|でも)?、?([0-9X])(?:まで)?(?:に|と)なる"),
        (1, 2, "以下になる"),
        "103.4.3: no more than that",
    ),
    Shift(
        re.compile(r"((?:^|(?<=[、。：]))[^、。：はがを]{1,20})に(?:対して)?与えられる((?:戦闘)?ダメージ)(?=[をは])"),
        (1, "が受ける", 2),
        "G.08: damage that is dealt to somebody",
    ),
    Shift(
        re.compile(
            rf"({_FIGHTER})の攻撃(?:によって|で)、?([^、。：はがを]+)が(?:破壊され|戦闘不能になっ|戦闘不能にされ)(?=た(?:時|とき|たび))"
        ),
        (1, "が攻撃によって", 2, "を破壊し"),
        "506.4.1: whose attack it is, of what it does to somebody",
    ),
    Shift(
        re.compile(
            rf"({_FIGHTER})の攻撃(?:によって|で)、?(?=[^、。：は]*(?:を破壊し|を戦闘不能にし|ダメージを与え)た(?:時|とき|たび))"
        ),
        (1, "が攻撃によって"),
        "506.4.1: whose attack it is",
    ),
    *(
        Shift(re.compile(rf"^([^。：\n]*?[^。：、\n]){verb}と、"), (1, f"{done}時、"), "whenever: 受けると is 受けた時")
        for verb, done in _WHENEVER
    ),
    Shift(
        re.compile(
            r"^([^。：\n]*(?:攻撃|攻撃宣言))する(時|とき)、(?!かわりに|代わりに|攻撃|可能|必ず|[^。]*(?:なければ|しか))"
        ),
        (1, "した", 2, "、"),
        "506.4.1: an attack as the event",
    ),
    Shift(
        re.compile(r"^((?:自分|(?:対戦)?相手)のターン)(?:中)?に([1-9])[度回](?:だけ|のみ)?、"),
        ("1ターンに", 2, "回だけ、", 1, "中、"),
        "how often, before when",
    ),
    Shift(
        re.compile(
            r"((?:破壊される|戦闘不能になる)(?:時|とき|場合)、)(?!かわりに|代わりに)([^。]*?)(?:事|こと)で、?"
            r"(?:破壊を免れる|破壊されない|戦闘不能にならない|場に残る)(?:ことができる|事ができる)?。"
        ),
        (1, "かわりに", 2, "事ができる。"),
        "103.4.3: what is done so that it is not destroyed stands in the place of that",
    ),
    Shift(
        re.compile(
            r"(この(?:防具|カード)|装備先の防具)が軽減するダメージ(?:の数値)?は([0-9X])(?:多くなる|増える|増加する)"
        ),
        (1, "の防御力は+", 2, "される"),
        "205.5.2: what armour lowers is its defence",
    ),
    Shift(
        re.compile(r"((?:^|(?<=、))この(?:カード|キャラ))の攻撃の?対象は、?([^。]+?)(?:になる|である|となる)(?=。)"),
        (1, "は", 2, "を攻撃する"),
        "R.15: whom it attacks",
    ),
    Shift(
        re.compile(
            r"((?:^|(?<=[。：]))X)は、?([^。]*?)(?:と同じ|に等しい)(?:数値|値|数|枚数)(?:である|とする|になる|となる|です)?(?=。)"
        ),
        (1, "は", 2, "に等しい"),
        "what X is",
    ),
    Shift(
        re.compile(
            r"(アクティブ(?:カード)?》?[^。：]{0,12}選(?:ぶ。|び、))その能力を(?=無効に|打ち消|処理領域から除外)"
        ),
        (1, "それを"),
        "406.4.1: an active that was chosen, by its ability",
    ),
    Shift(
        re.compile(
            r"^([^、。：はがを]{1,20})は、?自身の(ターン|[ァ-ヺー一-鿿P]*フェイズ)(の?(?:終了時|開始時))に、?(?=[^。]*。$)"
        ),
        (1, "の", 2, 3, "：", 1, "は"),
        "300.2: when somebody does something, behind who does it",
    ),
)
