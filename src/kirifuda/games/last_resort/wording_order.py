"""Orders of words of last_resort: what texts say in another order than the rows, and whom they leave out."""

from __future__ import annotations

import re
from typing import Final

from kirifuda.text.order import Shift

_SELF: Final = "この(?:クリーチャー|カード|アイテム)"
_AREA: Final = "(?:アタックエリア|ディフェンスエリア)"
_FOE: Final = "(?:相手の?)?クリーチャー"
_STATE: Final = (
    rf"(?:自分の)?{_AREA}に(?:存在する|存在している|いる|ある)|装備(?:アイテム|カード)?を装備して(?:いる|いない)"
    r"|(?:アン)?タップ(?:状態(?:である|の)|している|されている|していない)|ダメージを受けている|(?:アタック|ブロック)している"
)
_WHILE: Final = "場合|間|限り|時|なら"
_PLACE: Final = rf"(?:自分の|相手の|お互いの)?(?:戦場|墓地|手札|山札|マナエリア|ハンドストック|{_AREA})"
_TURN: Final = "(?:この|その)ターン(?:中)?(?:に|、)?"
_AWAY: Final = "墓地[へに](?:送られる|送る|置かれる|置く)代わりに、?"
_START: Final = r"(?:(?<=[、。：\n])|^)"

ORDER: Final = (
    Shift(
        re.compile(rf"(?:(?<=[。：\n])|^)({_STATE})({_WHILE})、({_SELF})(?=[はがのを])"),
        (3, "が", 1, 2, "、", 3),
        "the state of the card that is spoken of behind it: アタックエリアにいる間、このクリーチャーは…",
    ),
    Shift(
        re.compile(rf"^({_STATE})({_WHILE})、(?=[^。：はが]*(?:得る|持つ|できない|されない|できる)。)"),
        ("このカードが", 1, 2, "、"),
        "the state of the card itself, which is not named",
    ),
    Shift(
        re.compile(rf"^({_SELF})が(ブロック)した{_FOE}は、?(?=[^。]*(?:ない|する|失う|得る|れる)。)"),
        (1, "が", 2, "した時、ブロックされたクリーチャーは"),
        "what becomes of whomever it has blocked",
    ),
    Shift(
        re.compile(rf"^({_SELF})を(ブロック)した{_FOE}は、?(?=[^。]*(?:ない|する|失う|得る|れる)。)"),
        (1, "が", 2, "された時、ブロックしたクリーチャーは"),
        "what becomes of whoever has blocked it",
    ),
    Shift(
        re.compile(
            rf"((?:この|装備した)[ァ-ヺー]+)が破壊される(?:場合|時)、{_AWAY}([^。、]*?[にへ])戻(?:る|す|される)"
        ),
        (1, "が破壊される場合、代わりに", 1, "を", 2, "戻す"),
        "where it goes instead of the graveyard",
    ),
    Shift(
        re.compile(
            rf"((?:この|装備した)[ァ-ヺー]+)が破壊される(?:場合|時)、{_AWAY}([^。、]*?[にへ])(?:置かれる|置く|送られる|送る)"
        ),
        (1, "が破壊される場合、代わりに", 1, "を", 2, "置く"),
        "where it is put instead of into the graveyard",
    ),
    Shift(
        re.compile(rf"^破壊される(?:場合|時)、(?:{_AWAY}|代わりに、?)([^。、をは]*?[にへ])(?:戻る|戻す|戻される)"),
        ("このカードが破壊される場合、代わりにこのカードを", 1, "戻す"),
        "the same of the card itself, which is not named",
    ),
    Shift(
        re.compile(
            rf"{_START}([^、。：\n「」はを]*?(?:「[^」]*」[^、。：\n「」はを]*)?)を({_PLACE})(?:の中)?から([0-9]+[体枚](?:まで)?)(?:を|、)?(?=選|タップ|破壊|手札)"
        ),
        (2, "の", 1, "を", 3),
        "what is chosen, before where it is: クリーチャーを戦場から1体選び",
    ),
    Shift(
        re.compile(r"(?:1|各|毎|それぞれの)ターン(?:中)?(?:に|、)、?((?:自分|相手)が)、?([0-9]+[枚体]目)"),
        (1, "1ターンに", 2),
        "how manieth a turn, before whose: 各ターンに自分が2枚目の…",
    ),
    Shift(
        re.compile(
            rf"相手は、?([0-9]+体以上の?)({_FOE})?で(?:同時に)?(?:なければ|ないと|しか)、?({_SELF})をブロック(?:することは|することが)?でき(?:ない|ません)"
        ),
        (3, "は", 1, "クリーチャーでないならブロックされない"),
        "by how many it is blocked, said of the opponent",
    ),
    Shift(
        re.compile(
            rf"相手は、?({_SELF})を([0-9]+体以上の?)({_FOE})?で(?:同時に)?(?:なければ|ないと|しか)、?ブロック(?:することは|することが)?でき(?:ない|ません)"
        ),
        (1, "は", 2, "クリーチャーでないならブロックされない"),
        "by how many it is blocked, said of the opponent",
    ),
    Shift(
        re.compile(
            rf"((?:自分|相手)が)、?({_TURN})(?=[^。、]*(?:て|で)(?:いる|いた|いない|いなかった)?(?:場合|なら|時|間|限り))"
        ),
        (2, 1),
        "this turn, behind who has done something in it",
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
