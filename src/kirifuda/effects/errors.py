"""What can go wrong when a tree is given its meaning."""

from __future__ import annotations

from typing import Final

from kirifuda.kernel.errors import EngineError

SPLIT: Final = (
    "a line break makes it an ability of its own: write it in one line with what it belongs to"
    " / 改行で別の能力になっています。前の行の続きなら一行に書いてください"
)


class NoMeaning(EngineError, NotImplementedError):
    """A text that can be read but not carried out: the node and its place are in the message; `told` says it in the
    words of the text. `is_split`: these begin a line that is not the first, which may belong to the one before."""

    def __init__(
        self, key: str, path: str, why: str, node: str = "", words: str = "", *, is_split: bool = False
    ) -> None:
        self.key = key
        self.path = path
        self.why = f"{node} {why}" if node else why
        self.told = f"「{words}」 {why}" if words else f"a part of it {why}"
        if is_split:
            self.told += f"; {SPLIT}"
        super().__init__(f"{key}/{path}: {self.why}")
