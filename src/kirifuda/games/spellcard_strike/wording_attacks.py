"""Spellcard Strike wordings for what is changed about attacks: grazing them, their target (5.4.7)."""

from __future__ import annotations

from typing import Final

from kirifuda.games.spellcard_strike import ast as s
from kirifuda.text import ast as a
from kirifuda.text.phrases import Phrase

_TO: Final = ("", "スコア置き場に", "あなたのスコア置き場に", "スコア置き場に裏向きで", "裏向きでスコア置き場に")
_CARDS: Final = ("手札", "カード", "手札のカード")
_FEW: Final = tuple(f"{limit}{cannot}" for limit in ("枚まで", "枚") for cannot in ("しか",))
_PLACED: Final = ("置けない", "置くことができない", "置くことはできない")
_BY: Final = ("に対するグレイズで", "に対して、グレイズで", "に対してグレイズで", "へのグレイズで")
_LIMITS: Final = tuple(
    f"{card}を{to}{{most:amount}}枚{few}{cannot}"
    for card in _CARDS
    for to in _TO
    for few in ("しか", "までしか")
    for cannot in _PLACED
) + tuple(
    f"{to}{{most:amount}}枚{few}{card}を{cannot}"
    for card in _CARDS
    for to in _TO[:2]
    for few in ("までしか",)
    for cannot in _PLACED
)
_OVER: Final = tuple(
    f"{card}を{to}{{least:amount}}枚以上{to2}{cannot}"
    for card in _CARDS
    for to in _TO
    for to2 in ("",)
    for cannot in _PLACED
)
_ARE: Final = ("枚までとなる", "枚までになる", "枚までである", "枚が上限となる", "枚を上限とする")
_COULD: Final = ("置くことができる", "置ける")


def _said(subject: str) -> list[str]:
    """How many cards somebody may graze with, in every order."""
    return [
        *(f"{subject}グレイズで{few}" for few in _LIMITS),
        *(f"{subject}{{most:amount}}枚{few}グレイズできない" for few in ("しか", "までしか")),
    ]


def _counted(who: str) -> list[str]:
    """The same, of the cards."""
    return [
        f"{who}グレイズで{to}{could}{card}は{{most:amount}}{are}"
        for to in _TO
        for could in _COULD
        for card in ("カード", "手札", "カードの枚数")
        for are in _ARE
    ]


_AGAINST: Final = (
    "{against:whose}攻撃に対して、",
    "{against:whose}攻撃に対して",
    "{against:whosedeed}攻撃に対して、",
    "{against:whosedeed}攻撃宣言に対して、",
)
_ALL: Final = [*_said("{who:leader}"), *_counted("{who:player}が")]
_SOME: Final = [
    *(f"{{who:leader}}{{against:whosedeed}}攻撃{by}{few}" for by in _BY for few in _LIMITS),
    *(
        f"{{against:whosedeed}}{attack}に対して{comma}{one}"
        for attack in ("攻撃", "攻撃宣言")
        for comma in ("、", "")
        for one in _ALL
    ),
]

ATTACKS: Final = [
    Phrase("stmt", s.LimitGraze, _ALL[0], "{who} can graze with up to {most} (card|cards)#most", {"against": a.Anything()}, also=tuple(_ALL[1:])),
    Phrase("stmt", s.LimitGraze, _SOME[0], "{who} can graze attacks of {against} with up to {most} (card|cards)#most", also=tuple(_SOME[1:])),
    Phrase("act", s.Retarget, "攻撃の対象を{what}に変更する", "<make> {what} the target of the attack", also=("攻撃の対象を{what}にする", "攻撃の対象を{what}に移す", "攻撃の対象を{what}へ変更する", "{what:obj}攻撃の対象にする", "{what:obj}攻撃の対象に変更する", "{what}が攻撃の対象になる", "{what}が攻撃の対象となる", "攻撃の対象は{what}になる", "攻撃の対象は{what}に変更される")),
    Phrase("mod", s.IsAttacked, "攻撃の対象になっている", "attacked |", also=("攻撃の対象となっている", "攻撃の対象である", "攻撃の対象に選ばれた", "攻撃の対象に選ばれている")),
    Phrase("pred", s.IsAttacked, "攻撃の対象", "the target of the attack"),
    Phrase("vstate", a.Is, "{what:subj}攻撃の対象になっている", "{what} <be@what> the target of the attack", {"quality": s.IsAttacked()}, also=("{what:subj}攻撃の対象となっている",)),
]  # fmt: skip
