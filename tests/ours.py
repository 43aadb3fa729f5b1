"""Our own games: those whose corpora, pages and glossary lie here. What holds of every game is asked of all `GAMES`."""

from __future__ import annotations

from typing import Final

from kirifuda.packages import ours

OURS: Final = ours()
