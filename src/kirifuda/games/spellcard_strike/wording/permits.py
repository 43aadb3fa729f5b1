"""Spellcard Strike wordings for what strikers may do beyond the rules, and for damage that another takes."""

from __future__ import annotations

from typing import Final

from kirifuda.games.spellcard_strike import ast as s
from kirifuda.text import ast as a
from kirifuda.text.phrases import Phrase

_ATTACK: Final = ("攻撃宣言を行うことができる", "攻撃を宣言できる", "攻撃宣言できる", "攻撃できる", "攻撃に参加できる")
_WHEN: Final = ("行動済み状態でも", "行動済み状態であっても", "行動済み状態で")
_OFTEN: Final = (
    "1ターンに{times:amount}回",
    "1ターンに{times:amount}回だけ",
    "1ターンに{times:amount}回まで",
    "1ターンに{times:amount}回のみ",
)
_SAME: Final = ("そのダメージを", "それを", "")
_ALL: Final = (
    "すべての属性",
    "すべての「属性」",
    "「属性：神」「属性：魔」「属性：霊」「属性：妖」",
    "「属性：神」「属性：魔」「属性：霊」「属性：妖」をすべて",
)
_PAID: Final = tuple(
    f"{{what:topic}}{how}{every}{having}"
    for how in (
        "符力コストを支払う場合、",
        "符力コストの支払いにおいて、",
        "符力コストの支払いの際、",
        "コストを支払う場合、",
        "行動済み状態にすることで符力コストを支払う場合、",
    )
    for every in _ALL
    for having in ("を持つものとして扱う", "を持つ", "持つものとして扱う", "として扱う")
    if not (every.endswith("すべて") and having.startswith("を"))
)


def _damage(ends: str) -> list[str]:
    """Somebody's damage, which another takes."""
    hit = [
        f"{{what:bearer}}{{often}}{{source}}ダメージを受ける{case}、かわりに{{to:sole}}が{same}{ends}"
        for case in ("場合", "とき", "時")
        for same in _SAME
    ]
    return [
        *hit,
        *(
            f"{{what:bearer}}{{often}}受ける{{source}}ダメージ{particle}{instead}{{to:sole}}が{late}{ends}"
            for particle in ("を", "は")
            for instead, late in (("かわりに", ""), ("", "かわりに"), ("すべてかわりに", ""))
        ),
        *(
            f"{{what:bearer}}{{often}}受ける{{source}}ダメージを{{to:sole}}に{ends.replace('受け', '受けさせ')}"
            for _ in "1"
            if ends.endswith("よい")
        ),
    ]


_TAKEN: Final = _damage("受ける")
_MAY_TAKE: Final = _damage("受けてもよい")

PERMITS: Final = [
    Phrase("stmt", s.AttacksActed, "{what:topic}行動済み状態でも攻撃宣言を行うことができる", "{what} may attack even if acted", {"times": a.Infinity()}, also=tuple(f"{{what:topic}}{when}{can}" for when in _WHEN for can in _ATTACK if (when, can) != (_WHEN[0], _ATTACK[0]))),
    Phrase("stmt", s.AttacksActed, "{what:topic}1ターンに{times:amount}回、行動済み状態でも攻撃宣言を行うことができる", "{what} may attack even if acted, {times} (time|times)#times a turn", also=tuple(f"{{what:topic}}{often}{comma}{when}{can}" for often in _OFTEN for comma in ("、", "") for when in _WHEN for can in _ATTACK if (often, comma, when, can) != (_OFTEN[0], "、", _WHEN[0], _ATTACK[0]))),
    Phrase("stmt", s.AttacksAgain, "{what:topic}1ターンに{times:amount}回攻撃宣言を行うことができる", "{what} may attack {times} (time|times)#times a turn", also=tuple(f"{{what:topic}}{often}{can}" for often in (_OFTEN[0], _OFTEN[2]) for can in _ATTACK if (often, can) != (_OFTEN[0], _ATTACK[0]))),
    Phrase("stmt", s.MovesActed, "{what:topic}行動済み状態でも移動できる", "{what} may move even if acted", also=("{what:topic}行動済み状態であっても移動できる", "{what:topic}行動済み状態でも移動を行うことができる", "{what:topic}行動済み状態で移動できる")),
    Phrase("stmt", s.PaysAnything, _PAID[0], "for a power cost, {what} <have@what> every attribute", also=(*_PAID[1:], "{what:topic}どの符力コストの支払いにも使用できる")),
    Phrase("scoped", s.TakesInstead, _TAKEN[0], "{to} <take@to> {often}{source}damage that {what} would take", also=tuple(_TAKEN[1:])),
    Phrase("scoped", s.MayTakeInstead, _MAY_TAKE[0], "you may have {to} take {often}{source}damage that {what} would take", also=tuple(_MAY_TAKE[1:])),
]  # fmt: skip
