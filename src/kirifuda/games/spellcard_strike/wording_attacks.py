"""Spellcard Strike wordings for what is changed about attacks: grazing them, their target (5.4.7)."""

from __future__ import annotations

from typing import Final

from kirifuda.games.spellcard_strike import ast as s
from kirifuda.text import ast as a
from kirifuda.text.phrases import Phrase

_TO: Final = ("", "スコア置き場に", "あなたのスコア置き場に", "スコア置き場に裏向きで", "裏向きでスコア置き場に")
_CARDS: Final = ("手札", "カード", "手札のカード")
_PLACED: Final = ("置けない", "置くことができない", "置くことはできない")
_GRAZING: Final = (
    *(
        f"グレイズで{card}を{to}{{amount}}枚{few}{cannot}"
        for card in _CARDS
        for to in _TO
        for few in ("しか", "までしか")
        for cannot in _PLACED
    ),
    *(
        f"グレイズで{{amount}}枚{few}{card}を{to}{cannot}"
        for card in _CARDS
        for to in _TO[:2]
        for few in ("しか", "までしか")
        for cannot in _PLACED
    ),
    *(f"{{amount}}枚{few}グレイズできない" for few in ("しか", "までしか")),
)
_GRAZED: Final = tuple(
    f"グレイズで{to}{could}{card}は{{amount}}枚{are}"
    for to in _TO
    for could in ("置くことができる", "置ける")
    for card in ("カード", "手札", "カードの枚数")
    for are in ("までとなる", "までになる", "までである", "が上限となる", "を上限とする")
)
_BY: Final = ("に対する", "への")
_ATTACK: Final = ("攻撃に対して、", "攻撃に対して", "攻撃宣言に対して、", "攻撃宣言に対して")

ATTACKS: Final = [
    Phrase("stmt", s.LimitGraze, "{who:leader}{most:grazing~}", "{who} can graze with up to {most} (card|cards)#most", {"against": a.Anything()}, also=("{who:player}が{most:grazed~}",)),
    Phrase("stmt", s.LimitGraze, "{against:whosedeed}攻撃に対して、{who:leader}{most:grazing~}", "against an attack of {against}, {who} can graze with up to {most} (card|cards)#most", also=(*(f"{{against:whosedeed}}{attack}{{who:leader}}{{most:grazing~}}" for attack in _ATTACK[1:]), *(f"{{against:whosedeed}}{attack}{{who:player}}が{{most:grazed~}}" for attack in _ATTACK), *(f"{{who:leader}}{{against:whosedeed}}攻撃{by}{{most:grazing~}}" for by in _BY))),
    Phrase("grazing", None, _GRAZING[0], "{amount}", also=_GRAZING[1:]),
    Phrase("grazed", None, _GRAZED[0], "{amount}", also=_GRAZED[1:]),
    Phrase("act", s.Retarget, "攻撃の対象を{what}に変更する", "<make> {what} the target of the attack", also=("攻撃の対象を{what}にする", "攻撃の対象を{what}に移す", "攻撃の対象を{what}へ変更する", "{what:obj}攻撃の対象にする", "{what:obj}攻撃の対象に変更する", "{what}が攻撃の対象になる", "{what}が攻撃の対象となる", "攻撃の対象は{what}になる", "攻撃の対象は{what}に変更される")),
    Phrase("mod", s.IsAttacked, "攻撃の対象になっている", "attacked |", also=("攻撃の対象となっている", "攻撃の対象である", "攻撃の対象に選ばれた", "攻撃の対象に選ばれている")),
    Phrase("pred", s.IsAttacked, "攻撃の対象", "the target of the attack"),
    Phrase("vstate", a.Is, "{what:subj}攻撃の対象になっている", "{what} <be@what> the target of the attack", {"quality": s.IsAttacked()}, also=("{what:subj}攻撃の対象となっている",)),
]  # fmt: skip
