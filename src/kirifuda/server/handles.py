"""Opaque names of objects: different for every table and viewer, stable while a card stays put."""

from __future__ import annotations

from base64 import b32encode
from hashlib import blake2s

FIRST_PLACE = -100
"""Below the players, places of the board are named: areas that a text may take as its target."""


class Handles:
    """Names the objects of one viewer's views."""

    def __init__(self, secret: bytes, viewer: int) -> None:
        self.secret = secret
        self.viewer = viewer
        self.names: dict[int, str] = {}
        self.ids: dict[str, int] = {}

    def __call__(self, id: int) -> str:
        """The handle of an object of the view, or of a player (-1 - player)."""
        found = self.names.get(id)
        if found is None:
            found = self._made(id) if id >= 0 else _named(id)
            self.names[id] = found
            self.ids[found] = id
        return found

    def _made(self, id: int) -> str:
        word = f"{self.viewer}:{id}".encode()
        return b32encode(blake2s(word, key=self.secret, digest_size=10).digest()).decode().lower()

    def id_of(self, handle: str) -> int | None:
        """The object that a handle names; None if it was never sent to this viewer."""
        return self.ids.get(handle)


def _named(id: int) -> str:
    """Players and places are no secret."""
    return f"player:{-1 - id}" if id > FIRST_PLACE else f"place:{FIRST_PLACE - id}"
