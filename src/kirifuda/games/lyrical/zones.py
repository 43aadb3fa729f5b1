"""The places where cards lie, and how they lie there."""

from __future__ import annotations

from typing import Final

from kirifuda import kernel as k

DECK: Final[k.ZoneKind] = k.ZoneKind(0, "deck", k.HIDDEN, ordered=True)
"""N-1.3, N-11.1 デッキ, 山札: one place by two names (A9)."""
HAND: Final[k.ZoneKind] = k.ZoneKind(1, "hand", k.OWNER)
"""N-1.1 手札: seen by its player only (A18)."""
FIELD: Final[k.ZoneKind] = k.ZoneKind(2, "field", k.PUBLIC, tabled=True)
"""N-1.1 場: characters; their items (N-3.1) and what was set up on them (N-2.1) lie with them, and the character is
their host."""
FACTOR: Final[k.ZoneKind] = k.ZoneKind(3, "factor", k.PUBLIC)
"""N-1.2 ファクター置き場."""
FIELDS: Final[k.ZoneKind] = k.ZoneKind(4, "fields", k.PUBLIC, tabled=True)
"""N-4.1 フィールドカード置き場."""
DISCARD: Final[k.ZoneKind] = k.ZoneKind(5, "discard", k.PUBLIC)
"""N-1.3 捨て札置き場: face up, in whatever order."""
STACK: Final[k.ZoneKind] = k.ZoneKind(6, "stack", k.PUBLIC, ordered=True, shared=True)
"""N-7.4-5: what was used and waits to be resolved; the last is the latest."""

ZONES: Final = (DECK, HAND, FIELD, FACTOR, FIELDS, DISCARD, STACK)
DECK_ZONES: Final = (DECK,)
"""N-11.1: where the cards of a deck start, in the order of a deck list."""
IN_PLAY: Final = FIELD.bit | FIELDS.bit
"""Where abilities work."""

UNACTED: Final = 0
"""N-2.4 未行動."""
ACTED: Final = 1
"""N-1.2 行動済み."""
