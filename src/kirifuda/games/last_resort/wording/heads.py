"""Heads and brackets of last_resort that carry no meaning: 【条件】, 【能力】, 【リーダースキル】, keywords in brackets."""

from __future__ import annotations

import re
from typing import Final

from kirifuda.games.last_resort.wording.words import KEYWORDS
from kirifuda.text.order import Shift

_OPEN: Final = r"[\[【《〔〈]"
_CLOSE: Final = r"[\]】》〕〉]"
_WORDS: Final = "|".join(re.escape(word) for word in KEYWORDS if word not in ("スペルチェーン", "複製"))
_KEYWORD: Final = rf"{_OPEN}((?:{_WORDS})(?:（[^）\n]*）)?(?:[0-9]+|[①-⑨]|X)?){_CLOSE}"
_WHEN: Final = "(?:発動|使用|召喚|表になる)?条件"
_HEAD: Final = "能力|効果|アビリティ|リーダースキル|リーダー能力|スキル|ラストリゾート"

HEADS: Final = (
    Shift(
        re.compile(rf"(?m)(?:(?<=^)|(?<={_CLOSE})){_KEYWORD}[ 、]?(?=[^\nをはがのとやで、。：／/ ])"),
        (1, "\n"),
        "a keyword in brackets is a line of its own",
    ),
    Shift(re.compile(_KEYWORD), (1,), "a keyword in brackets is the keyword"),
    Shift(re.compile(rf"(?m)^{_OPEN}(スペルチェーン){_CLOSE}[： ]?"), (1, "："), "the same of Spell Chain"),
    Shift(re.compile(rf"(?m)^{_OPEN}({_WHEN}){_CLOSE}[： ]?"), (1, "："), "the head of a condition"),
    Shift(re.compile(rf"(?m)^{_OPEN}({_WHEN}：[^\n]*?)。?{_CLOSE}$"), (1, "。"), "a condition in brackets"),
    Shift(re.compile(rf"(?m)^{_OPEN}(?:{_HEAD}){_CLOSE}[： ]?\n?"), (), "a head that says what sort of text follows"),
    Shift(re.compile(rf"(?m)^(?:{_HEAD})：(?=[^\n]*。)"), (), "the same without brackets"),
    Shift(
        re.compile(
            r"(?m)^(この(?:能力|効果|(?:リーダー)?スキル)は、?[^。\n]*(?:使用|発動)でき(?:る|ない)。)\n?((?!この)[^\n：]*：[^\n]+。)$"
        ),
        (2, 1),
        "L-9.6: when it may be used, before what it does",
    ),
    Shift(
        re.compile(
            r"(?<=。)([^。\n：]*(?:場合|なら|限り|につき)、?この(?:リーダー)?スキルの(?:使用)?コスト[^。\n]*。(?:ただし、?[^。\n]*。)?)$"
        ),
        ("\n", 1),
        "L-9.6: what it costs is a line of its own",
    ),
    Shift(
        re.compile(
            r"(?m)^封縛([0-9])(?:を行う)?。?\n?([^。\n：]*(?:場合|なら|ければ)、代わりに、?封縛[0-9])(?:を行う)?。?$"
        ),
        ("封縛", 1, "を行う。", 2, "を行う。"),
        "L-19.8: so many or so many",
    ),
)
"""In this order: brackets of keywords first."""
