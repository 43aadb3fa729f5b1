"""Characters before reading: one width for each, remarks in round brackets cut out.

Normalising maps one character to one character, so offsets never move.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final
from unicodedata import normalize

_FULL: Final = {chr(0xFF01 + n): chr(0x21 + n) for n in range(94)}
_KEPT: Final = "：（）－！？～"
_COMPATIBLE: Final = {
    chr(code): plain
    for first, last in ((0x2E80, 0x2FDF), (0xF900, 0xFAFF), (0xFE10, 0xFE19), (0xFE30, 0xFE4F))
    for code in range(first, last + 1)
    if len(plain := normalize("NFKC", chr(code))) == 1 and plain != chr(code)
}
"""Radicals, compatibility ideographs and forms for vertical print, as pages and scans have them."""
NORMAL: Final[dict[int, str]] = str.maketrans(
    {
        **_COMPATIBLE,
        **{wide: narrow for wide, narrow in _FULL.items() if wide not in _KEPT},
        ":": "：", "(": "（", ")": "）", "，": "、", "､": "、", "｡": "。", "．": "。", "｢": "「", "｣": "」",
        "＜": "[", "＞": "]", "<": "[", ">": "]", "【": "[", "】": "]", "〈": "[", "〉": "]",
        "　": " ", "−": "-", "—": "―", "–": "―", "─": "―", "→": "⇒", "➡": "⇒", "〝": "“", "〟": "”", "㈠": "（",
        "\r": "\n", "\ufe13": "：", "\ufe11": "、", "\ufe12": "。", "\ufe10": "、",
    }
)  # fmt: skip
_HALF_KANA: Final = frozenset(chr(code) for code in range(0xFF66, 0xFFA0))


def widths(kept: str, changed: Mapping[str, str]) -> dict[int, str]:
    """The table for a game that tells some of the characters apart, and others not."""
    table = {code: new for code, new in NORMAL.items() if chr(code) not in kept}
    return {**table, **{ord(old): new for old, new in changed.items()}}


def normal(text: str, table: Mapping[int, str] = NORMAL) -> str:
    """The text in normal width; same length."""
    return text.translate(table)


def half_width_kana(text: str) -> int:
    """Where the first half-width kana stands (they are two characters for one), or -1."""
    return next((at for at, char in enumerate(text) if char in _HALF_KANA), -1)


@dataclass(frozen=True)
class Remark:
    """A remark that was cut out, and where it stood in the text without remarks."""

    at: int
    text: str


def cut_remarks(text: str, is_argument: Callable[[str, str], bool]) -> tuple[str, tuple[Remark, ...], list[int]]:
    """The text without （remarks）, the remarks, and the old offset of every kept character (and of the end).

    A bracket stays if it stands inside “ ” or is the argument of what comes before it.
    """
    kept: list[str] = []
    origin: list[int] = []
    remarks: list[Remark] = []
    here, quoted = 0, False
    while here < len(text):
        char = text[here]
        close = _closing(text, here) if char == "（" and not quoted else -1
        if close > 0 and not is_argument("".join(kept), text[here + 1 : close]):
            remarks.append(Remark(len(kept), text[here : close + 1]))
            here = close + 1
            continue
        stop = close + 1 if close > 0 else here + 1
        quoted = char == "“" or (quoted and char != "”")
        kept += text[here:stop]
        origin += range(here, stop)
        here = stop
    origin.append(len(text))
    return "".join(kept), tuple(remarks), origin


def put_back(text: str, remarks: tuple[Remark, ...]) -> str:
    """The text with its remarks where they were."""
    for remark in reversed(remarks):
        text = text[: remark.at] + remark.text + text[remark.at :]
    return text


def _closing(text: str, start: int) -> int:
    depth = 0
    for at in range(start, len(text)):
        depth += {"（": 1, "）": -1}.get(text[at], 0)
        if not depth:
            return at
    return -1
