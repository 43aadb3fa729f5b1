"""What is no part of the text: what stands in round brackets, a reminder and never a limit that would be lost; and
sentences that say what holds anyway."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
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


_SENTENCE: Final = re.compile("[^。\\n]+")
_LETTER: Final = re.compile("[ぁ-んァ-ヺー一-鿿々]")
_WORD: Final = re.compile("[一-鿿々]{2,}|[ァ-ヺー]{2,}")
_NOTHING: Final = frozenset(("効果", "能力", "エフェクト", "カード"))
"""Words that do not tell what a sentence is about."""


def unread(text: str, remarks: tuple[Remark, ...], read: Iterable[tuple[str, list[int]]]) -> Iterator[str]:
    """The sentences of a text of which nothing is left in the words that were read, and that are no remarks."""
    known = list(read)
    places = {place for words, origin in known for place in origin[: len(words)]}
    for found in _SENTENCE.finditer(without(text, remarks)):
        letters = [found.start() + letter.start() for letter in _LETTER.finditer(found[0])]
        about = set(_WORD.findall(found[0])) - _NOTHING
        is_said = about and all(any(word in words for words, _ in known) for word in about)
        if letters and places.isdisjoint(letters) and not is_said:
            yield found[0].strip()


def without(text: str, remarks: tuple[Remark, ...]) -> str:
    """A text with spaces in place of its remarks."""
    before = 0
    for remark in remarks:
        start = remark.at + before
        before += len(remark.text)
        text = text[:start] + " " * len(remark.text) + text[start + len(remark.text) :]
    return text


def anyway_warning(sentence: str) -> Message:
    """A sentence that is taken for a reminder of what the rules do."""
    ja = f"「{sentence}」は、書かれていなくてもそうなることとして読みました"
    en = f"“{sentence}” is taken to say only what holds anyway"
    return Message("anyway", ja, en)
