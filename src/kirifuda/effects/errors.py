"""What can go wrong when a tree is given its meaning."""

from __future__ import annotations

from kirifuda.kernel.errors import EngineError


class NoMeaning(EngineError, NotImplementedError):
    """A text that can be read but not carried out: the node and its place are in the message; `told` says it in the
    words of the text."""

    def __init__(self, key: str, path: str, why: str, node: str = "", words: str = "") -> None:
        self.key = key
        self.path = path
        self.why = f"{node} {why}" if node else why
        self.told = f"「{words}」 {why}" if words else f"a part of it {why}"
        super().__init__(f"{key}/{path}: {self.why}")
