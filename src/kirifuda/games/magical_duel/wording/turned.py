"""More orders of words that are one in Magical Duel: stock by name, cards out of a pile, what an attack asks, who did it."""

from __future__ import annotations

import re
from typing import Final

from kirifuda.text.order import Shift

_START: Final = r"(?:(?<=[、。⇒：\n ])|^)"
_NAME: Final = "(“[^”]*”)"
_OWN: Final = "(このカード|それ)"
_PILE: Final = "((?:味方の?|あなたの|敵の?|相手の|自分の)?(?:墓地|デッキ|手札|エキストラデッキ|除外ゾーン|除外カード))"
_UNIT: Final = r"([^。、：⇒\n]{2,30}?[0-9]+[枚体人つ個]につき)"
_PLACE: Final = "(?:味方の?|あなたの|敵の?|相手の|自分の)?(?:墓地|デッキ|手札)"
_THERE: Final = "(?:ある|重ねられている|置かれている)"

TURNED: Final = (
    Shift(
        re.compile(rf"{_NAME}の(?:カード|ストック)が{_OWN}に{_THERE}"),
        (2, "のストックに", 1, "がある"),
        "306.2: a card of a name under another",
    ),
    Shift(
        re.compile(rf"{_OWN}(?:のストックに{_NAME}が含まれ(?:る|ている)|のストックが{_NAME}を含(?:む|んでいる))"),
        (1, "のストックに", 2, 3, "がある"),
        "306.2",
    ),
    Shift(
        re.compile(rf"{_OWN}が(?:ストックに{_NAME}を|{_NAME}をストックに)(?:持つ|持っている|含む)"),
        (1, "のストックに", 2, 3, "がある"),
        "306.2",
    ),
    Shift(
        re.compile(
            rf"{_START}([^。、：⇒\nにはを]*?(?:カード|“[^”]*”))(?<!このカード)(?<!札のカード)(?<!そのカード)"
            rf"(を[0-9X]+枚(?:まで)?|[0-9X]+枚(?:まで)?を)選(?:び、?|んで、?){_PILE}から(?=手札に加え|戦場に出|デッキの)"
        ),
        (3, "の", 1, 2, "選び、"),
        "where it is chosen, said with what is done to it",
    ),
    Shift(
        re.compile(
            r"([^。、：⇒\n「」はが]*?(?:怪異|このカード|プレイヤー|相手|あなた))が攻撃(?:する|を行う)(?:場合|とき|時|際)(?:に?は?)?、"
            r"攻撃(?:する|を行う)ために(?:は|も)?、?(?=[^。]*(?:必要がある|な(?:ければ|くては)))"
        ),
        (1, "が攻撃するためには、"),
        "803.4: what an attack asks for",
    ),
    Shift(
        re.compile(
            rf"{_START}([^。、：⇒\n「」は]{{0,24}}?)(敵|味方)の?((?:怪異|詠唱|結界|魔法)(?:カード)?)が発動された(?=とき|時|場合)"
        ),
        (2, "プレイヤーが", 1, 3, "を発動した"),
        "702.2: who controls it has activated it",
    ),
    Shift(
        re.compile(r"(手札に戻[すしさ][^\n⇒]{0,24}?(?:この方法で|この効果で|これにより))戻(?=[しさ])"),
        (1, "手札に戻"),
        "where it was returned to, not said again",
    ),
    Shift(
        re.compile(
            r"((?:味方の?|敵の?)?(?:怪異|魔法少女|結界))が([0-9]+[体人つ枚](?:以[上下])?)(レスト|リバース|リカバー)(?:状態(?:である|でいる)|している)"
        ),
        (3, "状態の", 1, "が", 2, "いる"),
        "303.1: so many of them lie so",
    ),
    Shift(
        re.compile(
            rf"{_START}([^。、：⇒\n「」はがを]{{2,20}})のATKとDEF(?:は|が|を)、?(?:{_UNIT}、?)?(?:それぞれ)?([0-9]+|X)(?:だけ)?"
            r"(?:増える|上がる|増加する|増やす|上げる)"
        ),
        (1, "は", 2, "ATK+", 3, "とDEF+", 3, "を得る"),
        "1014.3: both numbers are raised",
    ),
    Shift(
        re.compile(
            r"(?:各|毎)ターン(?:に|中に)?、?([^。、：⇒\n]{2,20}が)(?:(?:その|この)ターンに?)?(?:初めて|最初に)(?=[^。、⇒]*(?:とき|時) ?⇒)"
        ),
        (1, "そのターン1回目に"),
        "the first of a turn",
    ),
    Shift(
        re.compile(
            rf"{_START}(?:あなたは、?)?このカード(?:は、?|を)((?:味方の?|あなたの)?(?:墓地|除外ゾーン|エキストラデッキ))から(?:も)?発動(?=できる|してよい|することができる)"
        ),
        ("あなたはこのカードを", 1, "から発動"),
        "702.2: whose card it is, not said",
    ),
    Shift(
        re.compile(
            rf"{_START}({_PLACE}(?:から|の|にある))([^。、：⇒\n]{{1,20}}?[0-9]枚(?:まで)?)と、?([^。、：⇒\n]{{1,20}}?[0-9]枚(?:まで)?)(を|ずつ)"
        ),
        (1, 2, "と", 1, 3, 4),
        "so many of each out of one place",
    ),
    Shift(
        re.compile(
            r"(怪異|魔法少女)(?:のうち|の中で|の中から|のうちで)、?(最も[^、。：]{2,9}い)([0-9X]+[体人])(?=[をはのが])"
        ),
        (1, "のうち", 2, "もの", 3),
        "of some, so many that are so besides",
    ),
    Shift(
        re.compile(rf"{_START}戦場に出る([^。、：⇒\n「」はが]{{2,24}}?)は、?([^。、はが]{{2,24}}?で)(?:戦場に)?出る"),
        (1, "は", 2, "戦場に出る"),
        "303.1b: how they enter, with the entering said first",
    ),
    Shift(
        re.compile(
            rf"{_START}(このカード|それ|この(?:怪異|神|魔法少女|結界))は、?([^。、はが：⇒\n]{{1,16}}(?:れる|る)(?:場合|際|とき|時))、(?=代わりに)"
        ),
        (1, "が", 2, "、"),
        "910.1: of what something is the topic",
    ),
    Shift(
        re.compile(
            r"(?:その|それらの?)中から、?(?:あなたが)?(?:選んだ|選択した)、?([^。、：⇒\n]{2,20}?[0-9]枚)を、?(?=(?:捨てさせる|捨てる|ゲームから除外する|墓地に置く)。)"
        ),
        ("あなたはその中から", 1, "を選び、それを"),
        "1012.1: one that is chosen among them",
    ),
)
"""They come before those of the other table."""
