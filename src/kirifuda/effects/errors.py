"""What can go wrong when a tree is given its meaning."""

from __future__ import annotations

from kirifuda.kernel.errors import EngineError


class NoMeaning(EngineError, NotImplementedError):
    """A text that can be read but not carried out: the node and its place are in the message."""

    def __init__(self, key: str, path: str, why: str) -> None:
        self.key = key
        self.path = path
        self.why = why
        super().__init__(f"{key}/{path}: {why}")
