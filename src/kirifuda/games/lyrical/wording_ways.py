"""More ways of writing that are one in lyrical: deeds that are forbidden together, what happens to a used card, places."""

from __future__ import annotations

import re
from itertools import permutations
from typing import Final

from kirifuda.games.lyrical.wording_manners import some
from kirifuda.text.alike import Alike
from kirifuda.text.order import Shift

_ATTACK, _GUARD, _EFFECT = "アタック宣言", "ガード宣言", "エフェクトの使用"
_NOUNS: Final = {
    _ATTACK: (_ATTACK, "アタック"),
    _GUARD: (_GUARD, "ガード"),
    _EFFECT: (_EFFECT, "エフェクトを使用"),
}
_LINKS: Final = (("と", ""), ("、", ""), ("も", "も"), ("も、", "も"), ("や", ""), ("および", ""), ("とも", "とも"))
_TAILS: Final = {
    "できない": ("できない", "することができない", "することはできない"),
    "できず": ("できず", "することができず"),
}
_PARTICLES: Final = ("を", "が", "は", "")
_PLAIN: Final = {_ATTACK: "アタック宣言", _GUARD: "ガード宣言", _EFFECT: "エフェクトを使用"}


def _together() -> Alike:
    """アタック宣言、ガード宣言、エフェクトの使用をすることができない: none of them can be done."""
    words: dict[str, str] = {}
    for count in (2, 3):
        for deeds in permutations(_NOUNS, count):
            said = _forbidden(deeds)
            for link, last in _LINKS:
                for form, ends in _TAILS.items():
                    for nouns in _spelled(deeds):
                        joined = link.join(nouns) + last
                        for particle in ("",) if last else _PARTICLES:
                            words |= {f"{joined}{particle}{end}": f"{said}{form}" for end in ends}
    return Alike("", (some(words),), "deeds that cannot be done, named together", words)


def _spelled(deeds: tuple[str, ...]) -> list[list[str]]:
    ways: list[list[str]] = [[]]
    for deed in deeds:
        ways = [[*way, noun] for way in ways for noun in _NOUNS[deed]]
    return ways


def _forbidden(deeds: tuple[str, ...]) -> str:
    """The same as the rows have it, up to what cannot be done."""
    if set(deeds) == {_ATTACK, _GUARD}:
        return "アタック宣言かガード宣言"
    if len(deeds) == 2:
        return f"{_PLAIN[deeds[0]]}できず、{_PLAIN[deeds[1]]}"
    return "アタック宣言かガード宣言できず、エフェクトを使用"


_UNDONE: Final = r"(?:効果|エフェクト)[をは](?:発揮|解決|発動|適用|実行)(?:せずに?|しないで|することなく|されずに?|されることなく)、?(?:直ちに|ただちに)?"

_LINKED: Final = r"[^。、はがをに]{0,30}(?:の|を持つ|を持たない|を持っている|である)(?:キャラクター|カード|アイテム|ストラテジー|トリック)"
"""What goes on to describe a card."""
WAYS: Final = (
    _together(),
    Alike("行動済み状態", (r"行動済み状態の(?:とき|時|場合|間)(?=で(?:も|あっても))",)),
    Alike("", (r"(?<=、)その後、?(?!の)",), "one after the other anyway"),
    Alike("状態で", (r"状態の(?:ファクターカード|キャラクターカード|キャラクター)として、?",)),
    Alike("", (r"ファクターカードとして、?(?=[^。]*ファクター置き場)",)),
    Alike("の", (rf"(?<=以上|以下|未満)で、?(?={_LINKED})", rf"(?<=状態)で、?(?={_LINKED})(?!場)", rf"(?<=[赤青緑])で、?(?={_LINKED})"), "qualities joined"),
    Alike("その", (r"(?<=とき、)その[ァ-ヺー]*カードの(?=(?:必要)?(?:コスト|ファクター)[をはが][0-9X+-])", r"(?<=時、)その[ァ-ヺー]*カードの(?=(?:必要)?(?:コスト|ファクター)[をはが][0-9X+-])")),
    Alike(
        "対戦相手がエフェクトを使用した",
        (r"対戦相手のキャラクター(?:1体)?がエフェクトを使用した(?=(?:時|とき|場合)に?(?:のみ|だけ)?、?[^。]{0,20}使用(?:でき|し|する|可))",),
        "an effect is used with a character",
    ),
    Alike("である時", (r"(?<!そ)の(?:とき|時)(?=に?(?:のみ|だけ|しか)?、?(?:使用|セット)(?:でき|する|可))",)),
    Alike("バトル中に", (r"バトルが発生し(?:た|ている)(?:時|とき|間|場合)に?(?=(?:のみ|だけ|しか)?、?使用(?:でき|する|可))",)),
    Alike("ある", (r"あった(?=場合|なら|時)",)),
    Alike("いる", (r"(?<![てで])いた(?=場合|なら|時)",)),
    Alike("あるなら", (r"あったら",)),
    Alike("いるなら", (r"(?<![てで])いたら",)),
    Alike("", (r"(?<=。)この(?:とき|時)、",), "at the same time"),
    Alike("の効果を無効にする", (rf"[はをが]、?(?:その)?{_UNDONE}捨て札(?:される|する)(?=。)",), "N-5.2, N-6.2"),
    Alike("の効果を無効にし", (rf"[はをが]、?(?:その)?{_UNDONE}捨て札(?:され|し)(?=、)",)),
    Alike("その中", (r"それらの(?:カードの)?中(?=[のにか])", r"(?:公開した|見た|探した|めくった)カードの(?:中|うち)(?=[のにか])")),
    Alike("", (r"その(?=(?:捨て札した|行動済み状態にした|手札に戻した|場に出した)(?:カード|キャラクター|トリック|アイテム|ストラテジー|フィールド))",)),
    Alike("このキャラクター", (r"場に(?:いる|ある|出ている)このキャラクター",)),
    Alike("このカード", (r"場に(?:いる|ある|出ている)この(?:カード|アイテムカード|フィールドカード)",)),
    Alike(
        "お互いの",
        (r"自分と(?:対戦)?相手の(?=(?:場|フィールドカード置き場|ファクター置き場|捨て札(?:置き場)?|手札)(?!の?[^。、]{0,16}[0-9][体枚])(?!の枚数))",),
    ),
    Alike("1ターンに", (r"(?:それぞれ)?(?:自分|各自|自身)のターン(?:中)?に(?=[0-9]回(?:まで)?(?:しか|だけ)[^。]*アタック)",)),
    Alike("すべてのスキルを", (r"(?:持つ|持っている)?スキルを(?:すべて)?(?=失)(?<!すべてのスキルを)", r"(?:持つ|持っている)(?:すべての)?スキルを(?:すべて)?(?=失)")),
    Alike("はエフェクトを", (r"のエフェクトは、?(?=使用(?:できない|できず|することが?は?できない|されない))",)),
    Alike("アタック宣言に対して", (r"アタック宣言(?:に対し|に対しては|に対して|に対しては?、|に対し、|には)(?=[^。]*ガード)(?!て|は|、)",)),
    Alike("ガード宣言", (r"ガード宣言(?:すること)?が(?=でき[なずま])",)),
    Alike("アタック宣言", (r"アタック宣言(?:すること)?が(?=でき[なずま])",)),
)  # fmt: skip

_SELF: Final = "((?:このキャラクター|(?:このカードが|このアイテムカードが|このアイテムが)?セットされ(?:た|ている)キャラクター|そのキャラクター))"
_BY: Final = "(?:によって|により|で)"
_START: Final = r"(?:(?<=[、。：\n])|^)"
ORDER: Final = (
    Shift(
        re.compile(r"((?:お互いの|両|各)プレイヤーは、?)([^。]*?)(し|引き|戻し|加え|置き)、その後、?(?:お互いのプレイヤーは|それぞれ)?、?"),
        (1, 2, 3, "、その後、", 1),
        "both have done the one thing before they do the other",
    ),
    Shift(
        re.compile(
            r"((?:を|選び、|選んで)、?(?:持ち主の|自分の|あなたの|その)?(?:デッキ|山札))に(?:戻す|加える|戻し|加え)[。、](?:その後、?)?"
            r"(?:(?:自分の|その|持ち主の)?(?:デッキ|山札)を)?(シャッフルする|切る)(?=。)"
        ),
        (1, "に戻してシャッフルする"),
        "into a deck that is then shuffled",
    ),
    Shift(
        re.compile(rf"(?:バトルで、?)?{_SELF}が(?:バトルで)?与えたダメージ{_BY}(?:、)?バトル相手(?:のキャラクター)?が捨て札され"),
        (1, "とのバトルでキャラクターが捨て札され"),
        "whom it battles",
    ),
    Shift(
        re.compile(rf"{_SELF}が(アタック宣言|ガード宣言|アタック|ガード|攻撃|防御)(?:した|している)バトル(?:で|において|によって)、?(?=(?:与えた|受けた|捨て札|(?:対戦)?相手のキャラクター|バトル相手|キャラクター))"),
        (1, "が", 2, "したバトルで"),
        "",
    ),
    Shift(
        re.compile(r"(このカードを使用する(?:とき|時|には|ためには|場合)、?[^。]*?[^を。][0-9][体枚])を?選(?:び|んで)、?(?=[^。、]*(?:する|なければならない)。)"),
        (1, "を"),
        "what is paid besides need not be called a choice",
    ),
    Shift(
        re.compile(r"(このカードを使用する(?:とき|時|には|ためには|場合)、?[^。]*?を[0-9][体枚])選(?:び|んで)、?(?=[^。、]*(?:する|なければならない)。)"),
        (1,),
        "the same",
    ),
    Shift(
        re.compile(rf"{_START}([^、。：\n]+のアタック(?:宣言)?に(?:対して|対し|対しては))、?((?:対戦)?相手(?:プレイヤー)?は)、?(?=[^。]*(?:ガード|防御))"),
        (2, "、", 1),
        "who guards, before against whom",
    ),
)  # fmt: skip
"""Orders of words that are one in this game."""
