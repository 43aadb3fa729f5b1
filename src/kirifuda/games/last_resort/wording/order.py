"""Orders of words of last_resort: what texts say in another order than the rows, and whom they leave out."""

from __future__ import annotations

import re
from typing import Final

from kirifuda.games.last_resort.wording.order_more import AREA, MORE_ORDER, SELF, START, STATE
from kirifuda.text.order import Shift

_FOE: Final = "(?:相手の?)?クリーチャー"
_WHILE: Final = "場合|間|限り|時|なら"
_PLACE: Final = rf"(?:自分の|相手の|お互いの)?(?:戦場|墓地|手札|山札|マナエリア|ハンドストック|{AREA})"
_TURN: Final = "(?:(?:この|その)ターン|このゲーム)(?:中)?(?:に|、)?"
_AWAY: Final = (
    "(?:墓地[へに](?:送られる|送る|置かれる|置く)|(?:ほか|他|別)の(?:場所|領域|エリア)[へに](?:移動する|置かれる|送られる|移る))"
    "代わりに、?"
)
_WHO: Final = "(?:自分|相手|お互い|お互いのプレイヤー)"
_BEGUN: Final = rf"(?:(?<![^、。：\n「」はを])|(?={_WHO}は))"
"""Where a thing begins, so that its words are looked through once."""
_THING: Final = r"[^、。：\n「」はを]*?(?:「[^」]*」[^、。：\n「」はを]*?)?"
_HANDLED: Final = "選|破壊|手札|墓地|持ち主|山札|タップ|アンタップ|捨|自分の|相手の|ドロー|引|反対|複製|公開"
_INSTEAD: Final = "(?:場合|なら|ければ)、代わりに、?"
_LOST: Final = "破壊される|戦場を離れる|墓地[へに](?:送られる|置かれる)|(?:持ち主の)?手札に戻(?:る|される)"
_GOES: Final = (("戻(?:る|す|される)", "戻す"), ("(?:置かれる|置く|送られる)", "置く"), ("加え(?:られる|る)", "加える"))
_HOLDER: Final = "(?:この|その|装備した|装備している)クリーチャー|自分の(?:他の)?クリーチャー(?:すべて)?"
_GIVEN: Final = "(?:与える|得る|持つ|受ける)。"
_WORD: Final = "(?:速攻|貫通|ドレイン|相打ち|スナイパー|アンチスペル|グロウ|テラー|ブレイクダウン|インターセプト)[0-9]*"

"""L-12: of the turn that is running, where nothing else is said."""
ORDER: Final = (
    *MORE_ORDER,
    Shift(
        re.compile(
            rf"((?:{_HOLDER})[にはに]、?)([^。]*{_GIVEN})([^。]{{2,40}}(?:場合|なら|限り|間)(?:は)?、(?:さらに)?)"
            rf"(?=(?:[+\-][0-9]|{_WORD})[^。、をがはに]*を{_GIVEN})"
        ),
        (1, 2, 3, 1),
        "who gains something more, named once",
    ),
    Shift(
        re.compile(r"((?:相手|自分|お互い)(?:プレイヤー|のライフ)?に)([0-9X]+点の?)ライフ(?=ダメージを与え)"),
        (1, 2),
        "damage to life, said of a player",
    ),
    Shift(
        re.compile(
            rf"((?:その|装備した|装備している)クリーチャーが(?:自分の)?{AREA}に(?:いる|存在する|ある))間は、代わりに、?"
            rf"(?=(?:[+\\-][0-9]|{_WORD})[^。、をがはに]*を与える。)"
        ),
        (1, "間、そのクリーチャーに"),
        "L-19.5: here or there, so that no word is needed for one instead of the other",
    ),
    Shift(
        re.compile(
            r"((破壊し|捨て|支払っ|公開し|選択し|戻し|送っ|加え|取り除い|タップし)てもよい。\2た(?:場合|なら)、[^\n]*?。)"
            r"(?:破壊し|捨て|支払わ|公開し|選択し|戻さ|送ら|加え|取り除か|タップし)なかった(?=場合|なら)"
        ),
        (1, "そうしなかった"),
        "what is not done, behind what is done otherwise",
    ),
    Shift(
        re.compile(r"([0-9X]+点の?)ライフ(ダメージを)((?:相手|自分|お互い)(?:プレイヤー)?に)(?=与え)"),
        (3, 1, 2),
        "damage to life, said of a player",
    ),
    Shift(
        re.compile(rf"((?:その|選んだ|この効果で[^、。はが]{{2,9}})[ァ-ヺー]+)は、?({_LOST})(?=(?:時|場合)、)"),
        (1, "が", 2),
        "what becomes of it when it is lost",
    ),
    Shift(
        re.compile(rf"((?:自分|相手|お互い)の)(戦場|{AREA})に([^、。はがを\n]+?)が(出(?:た|る))(?=時|たび|度|場合)"),
        (1, 3, "が", 2, "に", 4),
        "where it enters, before what does",
    ),
    Shift(
        re.compile(
            r"(そのスペル)が、?((?:(?:能力|効果)の)?(?:処理|使用|解決)後(?:に|、)?)?墓地[へに](?:送られる|置かれる)(?:場合|時)、代わりに(?:そのスペルを|それを)?"
            r"([^。、をはが]*?[にへ])(?:置く|置かれる|戻す|戻る)"
        ),
        (1, "は墓地に送られる代わりに", 3, "置かれる"),
        "where a spell that was summoned goes",
    ),
    Shift(
        re.compile(
            r"^((?:自分|相手)の[ァ-ヺー]+ステップ[12]?)[にで]、?(?=(?:自分|相手)が[^。、：]*た(?:時|たび|場合))"
        ),
        (1, "中、"),
        "as long as a step runs",
    ),
    Shift(
        re.compile(rf"({SELF})が((?:アン)?タップ状態)で、?((?:自分の)?{AREA}に(?:いる|存在する))(?=間|限り|場合|時)"),
        (1, "が", 2, "である、かつ", 1, "が", 3),
        "how it lies, and where",
    ),
    Shift(re.compile(r"(?<![0-9枚のを])([0-9])ドロー(?=[。、])"), ("カードを", 1, "枚ドロー"), "so many cards drawn"),
    Shift(
        re.compile(r"([をて枚体点](?:ドロー|破壊|タップ|アンタップ|公開|回復|シャッフル|複製))、(?=[^、。]*。)"),
        (1, "し、"),
        "a noun for a deed, with another behind it",
    ),
    Shift(
        re.compile(r"((?:クリーチャー|ライフ|体|すべて)[にへ][0-9X]+点)。"), (1, "ダメージを与える。"), "so much damage"
    ),
    Shift(
        re.compile(rf"(は、?(?:このターン(?:中)?、?|ターン終了時まで、?)?)({_WORD})。"),
        (1, 2, "を得る。"),
        "a keyword that is gained",
    ),
    Shift(re.compile(r"(墓地[^。、を]*を)手札[へに]。"), (1, "手札に加える。"), "to the hand, without a verb"),
    Shift(
        re.compile(r"((?:体|枚|カード|クリーチャー|すべて)を)(?:持ち主の)?手札[へに]。"),
        (1, "手札に戻す。"),
        "to the hand, without a verb",
    ),
    Shift(
        re.compile(r"((?:体|枚|カード|クリーチャー|すべて)を)墓地[へに]。"),
        (1, "墓地に送る。"),
        "to the graveyard, without a verb",
    ),
    Shift(
        re.compile(rf"(?:(?<=[。：\n])|^)({STATE})({_WHILE})、({SELF})(?=[はがのを])"),
        (3, "が", 1, 2, "、", 3),
        "the state of the card that is spoken of behind it: アタックエリアにいる間、このクリーチャーは…",
    ),
    Shift(
        re.compile(rf"^({STATE})({_WHILE})、(?=[^。：はが]*(?:得る|持つ|できない|されない|できる)。)"),
        ("このカードが", 1, 2, "、"),
        "the state of the card itself, which is not named",
    ),
    Shift(
        re.compile(rf"^({SELF})が(ブロック)した{_FOE}([はを])、?(?=[^。]*(?:ない|する|失う|得る|れる)。)"),
        (1, "が", 2, "した時、ブロックされたクリーチャー", 3),
        "what becomes of whomever it has blocked",
    ),
    Shift(
        re.compile(rf"^({SELF})を(ブロック)した{_FOE}([はを])、?(?=[^。]*(?:ない|する|失う|得る|れる)。)"),
        (1, "が", 2, "された時、ブロックしたクリーチャー", 3),
        "what becomes of whoever has blocked it",
    ),
    *(
        Shift(
            re.compile(
                rf"((?:この|その|選んだ|装備した|装備している|この効果で[^、。はが]{{2,9}})[ァ-ヺー]+)が({_LOST})(?:場合|時)、(?:{_AWAY}|代わりに、?)([^。、をはが]*?[にへ])({undergone})"
            ),
            (1, "が", 2, "場合、代わりに", 1, "を", 3, done),
            "where it goes instead",
        )
        for undergone, done in _GOES
    ),
    *(
        Shift(
            re.compile(
                rf"((?:その|選んだ|この効果で[^、。はが]{{2,9}})[ァ-ヺー]+)が(戦場を離れる)(?:場合|時)、([^。、をはが]*?の[上下][にへ])({undergone})"
            ),
            (1, "が", 2, "場合、代わりに", 1, "を", 3, done),
            "L-19.9: where it goes on leaving",
        )
        for undergone, done in _GOES
    ),
    *(
        Shift(
            re.compile(rf"^(破壊される)(?:場合|時)、(?:{_AWAY}|代わりに、?)([^。、をはが]*?[にへ])({undergone})"),
            ("このカードが", 1, "場合、代わりにこのカードを", 2, done),
            "the same of the card itself, which is not named",
        )
        for undergone, done in _GOES
    ),
    Shift(
        re.compile(
            rf"{START}([^、。：\n「」はを]*?(?:「[^」]*」[^、。：\n「」はを]*)?)を({_PLACE})(?:の中)?から([0-9]+[体枚](?:まで)?)(?:を|、)?(?=選|タップ|破壊|手札)"
        ),
        (2, "の", 1, "を", 3),
        "what is chosen, before where it is: クリーチャーを戦場から1体選び",
    ),
    Shift(
        re.compile(
            rf"{START}([^、。：\n「」を]*?[0-9]+[体枚つ](?:まで)?)を、?({_PLACE})から、?"
            r"(?=(?:(?:アン)?タップ状態で)?(?:自分の|相手の|持ち主の)?(?:戦場|アタックエリア|ディフェンスエリア|手札|マナエリア|山札|墓地)[にへの])"
        ),
        (2, "から", 1, "を"),
        "the same where it is put: クリーチャー1体を墓地から戦場に出す",
    ),
    Shift(
        re.compile(r"(?:1|各|毎|それぞれの)ターン(?:中)?(?:に|、)、?((?:自分|相手)が)、?([0-9]+[枚体]目)"),
        (1, "1ターンに", 2),
        "how manieth a turn, before whose: 各ターンに自分が2枚目の…",
    ),
    Shift(
        re.compile(
            rf"相手は、?([0-9]+)体以上(?:の?{_FOE})?で(?:同時に)?(?:なければ|ないと|しか)、?({SELF})をブロック(?:することは|することが)?でき(?:ない|ません)"
        ),
        (2, "は", 1, "体以上のクリーチャーでないならブロックされない"),
        "by how many it is blocked, said of the opponent",
    ),
    Shift(
        re.compile(
            rf"相手は、?({SELF})を、?([0-9]+)体以上(?:の?{_FOE})?で(?:同時に)?(?:なければ|ないと|しか)、?ブロック(?:することは|することが)?でき(?:ない|ません)"
        ),
        (1, "は", 2, "体以上のクリーチャーでないならブロックされない"),
        "by how many it is blocked, said of the opponent",
    ),
    Shift(
        re.compile(
            rf"((?:自分|相手)が)、?({_TURN})(?=[^。、]*(?:て|で)(?:いる|いた|いない|いなかった)?(?:場合|なら|時|間|限り|。))"
        ),
        (2, 1),
        "this turn, behind who has done something in it",
    ),
    Shift(
        re.compile(
            r"(墓地(?:の|にある)この[ァ-ヺー]+を[^\n]*。)この(?:能力|効果)は、?(?:この[ァ-ヺー]+が)?墓地(?:で|に(?:ある|存在する)(?:時|場合|間)に?)"
            r"(?:のみ|だけ|しか|限り)使用でき(?:る|ない)。"
        ),
        (1,),
        "L-9.5: what moves the card out of the graveyard is used there and nowhere else",
    ),
    Shift(
        re.compile(
            r"^((?:自分|相手|お互い)の(?:ターン|[ァ-ヺー]+ステップ[12]?))に、?"
            r"(?=[^。、：]*は[^。、：]*(?:得る|持つ|できない|されない|できる|ならない)。)"
        ),
        (1, "中、"),
        "as long as a turn or a step runs",
    ),
    Shift(
        re.compile(
            rf"{_BEGUN}((?:{_WHO}は、?)?)({_THING})を([0-9]+[枚体](?:まで)?)((?:を|、)?(?:{_HANDLED})[^。]*。"
            rf"[^。]*{_INSTEAD})([0-9]+[枚体](?:まで)?)を?(?=、?(?:{_HANDLED}))"
        ),
        (1, 2, "を", 3, 4, 1, 2, "を", 5),
        "another number of the same cards instead",
    ),
    Shift(
        re.compile(
            rf"{_BEGUN}((?:{_WHO}は、?)?)({_THING})((?<![0-9])[0-9]+[枚体](?:まで)?)(を(?:{_HANDLED})[^。]*。"
            rf"[^。]*{_INSTEAD})([0-9]+[枚体](?:まで)?)を?(?=、?(?:{_HANDLED}))"
        ),
        (1, 2, 3, 4, 1, 2, "を", 5),
        "another number of the same cards instead",
    ),
    Shift(
        re.compile(
            r"((?:している|されている|状態の|を持つ|以[上下]の|しているか|色の|」の))すべての((?:(?:相手|自分|お互い)の?)?(?:[^をにはが、。]*?)(?:クリーチャー|アイテム|カード|スペル|トークン))(?=[をにはがの])"
        ),
        (1, 2, "すべて"),
        "all of them, between their qualities and their noun",
    ),
    Shift(
        re.compile(
            rf"^((?:この|装備した|装備している)[ァ-ヺー]+)とバトルした{_FOE}([はを])、?(?=[^。]*(?:ない|する|失う|得る|れる)。)"
        ),
        (1, "がクリーチャーとバトルした時、そのクリーチャー", 2),
        "what becomes of whomever it has battled",
    ),
    Shift(
        re.compile(r"((?:この|装備した|装備している)[ァ-ヺー]+)の(?:相手の|相手)?ライフへのアタックが"),
        (1, "が"),
        "an attack on life is all that is blocked or not",
    ),
    Shift(
        re.compile(
            rf"({SELF}|装備(?:した|している)クリーチャー)は、?({AREA}に(?:いる|存在する|ある))(場合|間|限り|時)は?、?([^。、]*)を(?:持ち|得)、({AREA}に(?:いる|存在する|ある))(場合|間|限り|時)は?、?"
        ),
        (1, "が", 2, 3, "、", 1, "は", 4, "を得る。", 1, "が", 5, 6, "、", 1, "は"),
        "one thing here and another there",
    ),
    Shift(
        re.compile(
            r"((?:自分|相手)のライフに)([0-9]+点?の?ダメージを与える。[^。]*(?:場合|なら|ければ)、代わりに、?)(?=[0-9]+点?の?ダメージ)"
        ),
        (1, 2, 1),
        "the same player's life takes other damage instead",
    ),
    Shift(
        re.compile(
            r"(ライフを)([0-9]+点?(?:回復する|得る|失う)。[^。]*(?:場合|なら|ければ)、代わりに、?)(?=[0-9]+点?(?:回復|得|失))"
        ),
        (1, 2, 1),
        "another amount of life instead",
    ),
)
"""The game's own orders; they come before those of every game."""
