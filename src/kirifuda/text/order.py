"""Order of words that carries no meaning: what may stand in the middle of a sentence is read where rows have it.

Used at the second look only, before the spelling is brought to one form; whoever reads the text sees it as it stands.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from kirifuda.text.layout import Laid
from kirifuda.text.verbs import VERBS


@dataclass(frozen=True)
class Shift:
    """A stretch of a text in another order: groups of the pattern by number, and words that go between them.

    `words`: what a group becomes, where it does not stay what it is.
    """

    pattern: re.Pattern[str]
    order: tuple[int | str, ...]
    remark: str
    words: Mapping[str, str] = field(default_factory=dict)

    def apply(self, line: Laid) -> Laid:
        """The line with every such stretch in the other order."""
        made: list[str] = []
        origin: list[int] = []
        here = 0
        for found in self.pattern.finditer(line.text):
            made.append(line.text[here : found.start()])
            origin += line.origin[here : found.start()]
            for piece in self.order:
                word = piece if isinstance(piece, str) else self.words.get(found[piece] or "", found[piece] or "")
                start = found.start() if isinstance(piece, str) else max(found.start(piece), found.start())
                made.append(word)
                origin += [line.origin[min(start + at, found.end() - 1)] for at in range(len(word))]
            here = found.end()
        return Laid("".join([*made, line.text[here:]]), [*origin, *line.origin[here:]])


_SIDE: Final = "(?:(?:自分|相手|あなた|対戦相手|味方|敵)の?)"
_TURN: Final = rf"(?:この|その|次の)?{_SIDE}?(?:次の)?[ァ-ヺー0-9一-鿿]*(?:ターン|ステップ[0-9]?|フェイズ|フェーズ)"
_UNTIL: Final = rf"{_TURN}(?:の?終了時?まで|の終わりまで|が(?:終了する|終わる)まで(?:の間)?|の?開始時まで|まで|の間|中)"
_SPAN: Final = (
    rf"(?:{_UNTIL}|[^、。：はで「」]{{4,40}}(?:る|ない)(?:間|限り|かぎり)"
    r"|[^、。：は「」]{4,40}(?:である|でない)(?:間|限り|かぎり)|[^、。：は「」]{2,30}[0-9]+[枚体点つ]につき(?=、))"
)
_START: Final = r"(?:(?<=[、。：\n])|^)"
_TOPIC: Final = rf"{_START}([^、。：\n「」]+?(?:は|には)(?:すべて|全て)?)"
_DATIVE: Final = rf"{_START}([^、。：\n「」]*?(?:[体枚ームド]|すべて|全て|それら?)に)(?!、?(?:ある|いる|存在|置かれ))"
_DONE: Final = {
    "送られる": "送る", "置かれる": "置く", "選ばれる": "選ぶ", "加えられる": "加える", "戻される": "戻す",
    "出される": "出す", "捨てられる": "捨てる", "与えられる": "与える", "取り除かれる": "取り除く", "される": "する",
}  # fmt: skip
_ACTIVE: Final = {
    VERBS[passive][form]: VERBS[active][form] for passive, active in _DONE.items() for form in ("dict", "i")
}
_UNDERGONE: Final = "|".join(sorted(_ACTIVE, key=lambda word: (-len(word), word)))
_ASKING: Final = "なら|場合|時、|とき|たび|限り|かぎり|間、|まで"
SHIFTS: Final = (
    Shift(
        re.compile(
            rf"{_START}([^、。：\n]*?[^、。：\nはが])(?:が|(?<=残り)は)、?([^、。：\nはが]*?)({_UNDERGONE})(?=[、。])"
            rf"(?![^。、]*[^。]*(?:{_ASKING}))"
        ),
        (1, "を", 2, 3),
        "what is done, in the passive: クリーチャー1体が破壊される",
        _ACTIVE,
    ),
    Shift(
        re.compile(rf"(?<=[しびえりきちて]、)([^、。：\nはが]*?)({_UNDERGONE})(?=。)"),
        (1, 2),
        "the same behind another verb: 1体を選び、破壊される",
        _ACTIVE,
    ),
    Shift(re.compile(rf"{_TOPIC}、?({_SPAN}(?:、?{_SPAN})*)、?"), (2, "、", 1), "a duration behind the topic"),
    Shift(re.compile(rf"{_DATIVE}、?({_UNTIL})、?"), (2, "、", 1), "a duration behind whom something is given to"),
    Shift(
        re.compile(
            r"の(ドロー|破壊|タップ|アンタップ|複製|公開|確認|召喚|移動|選択|回復|生成|シャッフル)を([0-9]+[枚体点つ])?(?=行[うっいえ])"
        ),
        ("を", 2, 1, "を"),
        "the object of a deed in the genitive: カードのドローを1枚行う",
    ),
)


def in_order(line: Laid) -> Laid:
    """A line with its words in the order that rows have."""
    for shift in SHIFTS:
        line = shift.apply(line)
    return line
