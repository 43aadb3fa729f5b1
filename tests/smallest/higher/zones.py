"""Where cards lie."""

from __future__ import annotations

from typing import Final

from kirifuda.kernel.zones import HIDDEN, OWNER, PUBLIC, ZoneKind

DECK: Final = ZoneKind(0, "deck", HIDDEN, ordered=True)
HAND: Final = ZoneKind(1, "hand", OWNER)
TABLE: Final = ZoneKind(2, "table", PUBLIC, tabled=True)
