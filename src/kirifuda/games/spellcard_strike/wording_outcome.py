"""Spellcard Strike wordings for what came of an effect: who survived its damage, how many cards it moved."""

from __future__ import annotations

from typing import Final

from kirifuda.games.spellcard_strike import ast as s
from kirifuda.text import ast as a
from kirifuda.text.phrases import Phrase

STRIKER: Final = a.Kind("ストライカー")
_BY_THIS: Final = ("", "この効果で", "このダメージで", "これにより", "この方法で", "このダメージによって", "この効果によって")
_NOT: Final = ("撃破されなかった", "撃破されていない", "撃破されない")
_NOT_DONE: Final = ("撃破しなかった", "撃破していない", "撃破できなかった")
_SURVIVED: Final = [
    f"{by}{{what:survivor}}が{ended}{case}、{{then:scope}}" for by in _BY_THIS for ended in _NOT for case in ("場合", "なら")
] + [
    f"{by}{{what:survivor}}を{ended}{case}、{{then:scope}}"
    for by in _BY_THIS
    for ended in _NOT_DONE
    for case in ("場合", "なら")
]
_UNNAMED: Final = [
    f"{by}{ended}{case}、{{then:scope}}"
    for by in _BY_THIS
    for ended in (*_NOT[:2], *_NOT_DONE)
    for case in ("場合", "なら")
]

OUTCOMES: Final = [
    Phrase("clause", s.IfSurvived, _SURVIVED[0], "if {what} (is|are)#what not destroyed, {then}", also=tuple(_SURVIVED[1:])),
    Phrase("clause", s.IfSurvived, _UNNAMED[0], "if (it is|they are)#what not destroyed, {then}", {"what": a.Dropped()}, also=tuple(_UNNAMED[1:])),
    Phrase("survivor", None, "{ref}", "{ref}"),
    Phrase("survivor", a.That, "{whose:thatside}", "that {whose} striker", {"noun": STRIKER}),
    Phrase("survivor", a.That, "ストライカー", "that striker", {"whose": a.AnyPlayer(), "noun": STRIKER}),
]  # fmt: skip

_DONE: Final = ("捨てた", "除外した", "捨て札に置いた", "捨て札に置かれた", "捨てられた", "除外された", "戻した", "山札に戻した", "手札に加えた", "手札に戻した", "公開した", "置いた", "選んだ")
_CARDS: Final = ("カード", "手札", "スペルカード", "装備スペル")
COUNTS: Final = [
    Phrase("measure1", a.ThatMany, "この効果で捨てたカードの枚数", "the number of cards moved by this", also=tuple(f"{by}{did}{card}の{number}" for by in ("", "この効果で") for did in _DONE for card in _CARDS for number in ("枚数", "数") if (by, did, card, number) != ("この効果で", "捨てた", "カード", "枚数"))),
    Phrase("per_mai", a.ThatMany, "この効果で捨てたカード", "card moved by this", also=tuple(f"{by}{did}{card}" for by in ("", "この効果で") for did in _DONE for card in _CARDS if (by, did, card) != ("この効果で", "捨てた", "カード"))),
]  # fmt: skip
