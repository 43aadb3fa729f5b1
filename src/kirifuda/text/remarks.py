"""What stands in round brackets and is no part of the text: a reminder, and never a limit that would be lost."""

from __future__ import annotations

import re
from typing import Final

from kirifuda.text.errors import Message, TextError
from kirifuda.text.width import Remark

LONGEST: Final = 24
"""A limit is said in so many letters; reminders that explain a keyword are longer, or sentences."""
_LIMIT: Final = re.compile(
    r"^最[大小多低高]|最[大小多低高](?:で|は)|[上下]限|(?:まで|のみ|だけ|を?除く|は除く|以外|限る|限り|限定|以上|以下|未満)）$|ただし|端数"
)


def refuse_limits(text: str, remarks: tuple[Remark, ...]) -> None:
    """Raise `TextError` at a remark that limits what stands before it, or would be a cost: without it, a card would do
    more."""
    before = 0
    for remark in remarks:
        inside = remark.text[1:]
        start = remark.at + before
        if _is_cost(text, start, start + len(remark.text)):
            ja = f"{remark.text}は読めません。コストなら（）の外に書いてください"
            en = f"{remark.text} cannot be read; if it is a cost, write it without the brackets"
            raise TextError(text, start, Message("limit", ja, en))
        if len(inside) <= LONGEST and "。" not in inside and _LIMIT.search(inside):
            ja = f"{remark.text}は読めません。制限なら（）の外に書いてください"
            en = f"{remark.text} cannot be read; if it is a limit, write it without the brackets"
            raise TextError(text, start, Message("limit", ja, en))
        before += len(remark.text)


def _is_cost(text: str, start: int, end: int) -> bool:
    """Whether nothing but a remark stands between two commas, or a comma and the colon, of a cost."""
    return text[end : end + 1] in (":", "：") and text[:start].rstrip()[-1:] in ("", "、", "，", ",")


def remark_warning(remark: Remark) -> Message:
    """A remark is no part of the text, whatever it says."""
    ja = f"{remark.text}は注釈として読み飛ばします。効果やコストなら（）の外に書いてください"
    en = f"{remark.text} is a remark and does nothing; if it is an effect or a cost, write it without the brackets"
    return Message("remark", ja, en)
