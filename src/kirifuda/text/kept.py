"""Readings kept from one start to the next, as Python keeps what it compiled, and in the same place.

To make a language and to read a game's cards in it takes a second; what comes of it changes only with the sources. So
it is found again by what the sources are, whatever their dates, and made anew if one of them is another.
"""

from __future__ import annotations

import hashlib
import os
import pickle
import sys
from collections.abc import Iterable
from contextlib import suppress
from importlib.util import cache_from_source
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from kirifuda.text.language import Language

SOURCES: Final = frozenset((".py", ".toml"))
HERE: Final = Path(__file__).parent
MARK: Final = 16
"""Bytes of a fingerprint."""


class KeptReadings:
    """What a language read of the cards that belong to it, in a file."""

    def __init__(self, language: Language, folder: Path, *others: Path) -> None:
        """Of a game in a folder; what else its readings hang on are `others`, and the language itself."""
        self.language: Final = language
        self._sources: Final = (HERE, folder, *others)
        self._place: Final = Path(cache_from_source(str(folder / "readings.py"))).with_suffix(".bin")
        self._is_asked = False
        self.is_missing = False
        """Whether nothing was kept that could be."""

    def recall(self) -> None:
        """Give the language what it read before, once, if that was from the same sources."""
        if self._is_asked:
            return
        self._is_asked = True
        with suppress(Exception):  # nothing is there yet, or not what was left: it is made again
            found = self._place.read_bytes()
            if found[:MARK] == self.fingerprint():
                self.language.recall(pickle.loads(found[MARK:]))
        self.is_missing = self._can_be_written() and not self.language.known()

    def _can_be_written(self) -> bool:
        """Whether Python may keep anything here; else whoever starts would read for nobody."""
        there = next(folder for folder in self._place.parents if folder.is_dir())
        return not sys.dont_write_bytecode and os.access(there, os.W_OK)

    def keep(self) -> None:
        """Write what it has read since, if nothing was kept."""
        if not self.is_missing:
            return
        self.is_missing = False
        unfinished = self._place.with_suffix(f".{os.getpid()}")
        with suppress(OSError):
            self._place.parent.mkdir(parents=True, exist_ok=True)
            unfinished.write_bytes(self.fingerprint() + pickle.dumps(self.language.known(), pickle.HIGHEST_PROTOCOL))
            unfinished.replace(self._place)

    def fingerprint(self) -> bytes:
        """What the sources are."""
        digest = hashlib.blake2b(sys.version.encode(), digest_size=MARK)
        for path in sorted(files(self._sources)):
            digest.update(path.name.encode() + b"\0" + path.read_bytes() + b"\0")
        return digest.digest()


def files(folders: Iterable[Path]) -> list[Path]:
    """The sources in some folders, and below them; of a file, that file."""
    return [
        path
        for folder in folders
        for path in ([folder] if folder.is_file() else folder.rglob("*"))
        if path.suffix in SOURCES
    ]
