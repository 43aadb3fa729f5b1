"""300 領域: the zones of the game, and the positions cards take in them."""

from __future__ import annotations

from typing import Final

from kirifuda.kernel.zones import HIDDEN, OWNER, PUBLIC, ZoneKind

DECK: Final[ZoneKind] = ZoneKind(0, "deck", HIDDEN, ordered=True)
HAND: Final[ZoneKind] = ZoneKind(1, "hand", OWNER)
SERVANTS: Final[ZoneKind] = ZoneKind(2, "servants", PUBLIC, tabled=True)
CASTERS: Final[ZoneKind] = ZoneKind(3, "casters", PUBLIC, tabled=True, peeked=True)
ORBS: Final[ZoneKind] = ZoneKind(4, "orbs", HIDDEN, ordered=True)
GRAVEYARD: Final[ZoneKind] = ZoneKind(5, "graveyard", PUBLIC, ordered=True)
EXILE: Final[ZoneKind] = ZoneKind(6, "exile", PUBLIC)
CHASE: Final[ZoneKind] = ZoneKind(7, "chase", PUBLIC, ordered=True, shared=True, tabled=True)
EXTRA: Final[ZoneKind] = ZoneKind(8, "extra", OWNER)
STOCK: Final[ZoneKind] = ZoneKind(9, "stock", PUBLIC, shared=True)

ZONES: Final = (DECK, HAND, SERVANTS, CASTERS, ORBS, GRAVEYARD, EXILE, CHASE, EXTRA, STOCK)
DECK_ZONES: Final = (DECK, EXTRA)
"""402.1: where the cards of a deck start, in the order of a deck list."""

FIELD_BITS: Final = (1 << 2) | (1 << 3)
"""Zones where entities lie; stock lies under them and is no entity (306.2)."""
BATTLEFIELD_BITS: Final = FIELD_BITS | (1 << 9)
"""戦場: a card that moves within it stays the same card (302.3)."""

RECOVERED: Final = 0
RESTED: Final = 1
REVERSED: Final = 2
