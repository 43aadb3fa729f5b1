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
    *(
        f"グレイズで{{amount}}枚{few}{to}{card}を{cannot}"
        for card in _CARDS
        for to in _TO[1:]
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

_WITH: Final = tuple(
    f"グレイズで{cards}{to}置く"
    for to in _TO[1:2] + _TO[:1] + _TO[2:]
    for cards in (
        "手札を{least:amount}枚以上",
        "カードを{least:amount}枚以上",
        "手札{least:amount}枚以上を",
        "{least:amount}枚以上の手札を",
        "{least:amount}枚以上のカードを",
    )
)
_DEED_WITH: Final = tuple(one.replace("{least", "{deed.least") for one in _WITH)

ATTACKS: Final = [
    Phrase("stmt", s.LimitGraze, "{who:leader}{most:grazing~}", "{who} can graze with up to {most} (card|cards)#most", {"against": a.Anything()}, also=("{who:player}が{most:grazed~}",)),
    Phrase("stmt", s.LimitGraze, "{against:whosedeed}攻撃に対して、{who:leader}{most:grazing~}", "against an attack of {against}, {who} can graze with up to {most} (card|cards)#most", also=(*(f"{{against:whosedeed}}{attack}{{who:leader}}{{most:grazing~}}" for attack in _ATTACK[1:]), *(f"{{against:whosedeed}}{attack}{{who:player}}が{{most:grazed~}}" for attack in _ATTACK), *(f"{{who:leader}}{{against:whosedeed}}攻撃{by}{{most:grazing~}}" for by in _BY))),
    Phrase("happening", a.Happens, "{deed.what:whose}攻撃に対して{subject:doer}グレイズを行う", "{subject} <graze@subject> attacks of {deed.what}", inner={"deed": s.GrazesAgainst}, also=tuple(f"{{deed.what:whose}}{attack}{{subject:doer}}{graze}" for attack in _ATTACK for graze in ("グレイズを行う", "グレイズする") if (attack, graze) != ("攻撃に対して", "グレイズを行う"))),
    Phrase("happening", a.Happens, "{deed.what:whose}攻撃に対してグレイズが行われる", "attacks of {deed.what} are grazed", {"subject": a.AnyPlayer()}, inner={"deed": s.GrazesAgainst}, also=tuple(f"{{deed.what:whose}}{attack}グレイズ{done}" for attack in _ATTACK for done in ("が行われる", "される") if (attack, done) != ("攻撃に対して", "が行われる"))),
    Phrase("deed", s.GrazesWith, "グレイズで手札を{least:amount}枚以上スコア置き場に置く", "<graze> with {least} or more (card|cards)#least", {"what": a.Anything()}, also=_WITH[1:]),
    Phrase("happening", a.Happens, f"{{deed.what:whose}}攻撃に対して{{subject:doer}}{_DEED_WITH[0]}", "{subject} <graze@subject> attacks of {deed.what} with {deed.least} or more (card|cards)#deed.least", inner={"deed": s.GrazesWith}, also=tuple(f"{{deed.what:whose}}{attack}{{subject:doer}}{how}" for attack in _ATTACK for how in _DEED_WITH if (attack, how) != ("攻撃に対して", _DEED_WITH[0]))),
    Phrase("measure1", s.Grazed, "そのグレイズで置かれたカードの枚数", "the number of cards of that graze", also=tuple(f"{by}{to}{put}{card}の{number}" for by in ("そのグレイズで", "このグレイズで", "グレイズで") for to in ("", "スコア置き場に") for put in ("置かれた", "置いた") for card in ("カード", "手札") for number in ("枚数", "数") if (by, to, put, card, number) != ("そのグレイズで", "", "置かれた", "カード", "枚数"))),
    Phrase("per_mai", s.Grazed, "そのグレイズで置かれたカード", "card of that graze", also=tuple(f"{by}{to}{put}{card}" for by in ("そのグレイズで", "このグレイズで", "グレイズで") for to in ("", "スコア置き場に") for put in ("置かれた", "置いた") for card in ("カード", "手札") if (by, to, put, card) != ("そのグレイズで", "", "置かれた", "カード"))),
    Phrase("grazing", None, _GRAZING[0], "{amount}", also=_GRAZING[1:]),
    Phrase("grazed", None, _GRAZED[0], "{amount}", also=_GRAZED[1:]),
    Phrase("act", s.Retarget, "攻撃の対象を{what}に変更する", "<make> {what} the target of the attack", also=("攻撃の対象を{what}にする", "攻撃の対象を{what}に移す", "攻撃の対象を{what}へ変更する", "{what:obj}攻撃の対象にする", "{what:obj}攻撃の対象に変更する", "{what}が攻撃の対象になる", "{what}が攻撃の対象となる", "攻撃の対象は{what}になる", "攻撃の対象は{what}に変更される")),
    Phrase("mod", s.IsAttacked, "攻撃の対象になっている", "attacked |", also=("攻撃の対象となっている", "攻撃の対象である", "攻撃の対象に選ばれた", "攻撃の対象に選ばれている")),
    Phrase("pred", s.IsAttacked, "攻撃の対象", "the target of the attack"),
    Phrase("vstate", a.Is, "{what:subj}攻撃の対象になっている", "{what} <be@what> the target of the attack", {"quality": s.IsAttacked()}, also=("{what:subj}攻撃の対象となっている",)),
]  # fmt: skip
