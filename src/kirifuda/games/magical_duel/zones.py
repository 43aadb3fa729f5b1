"""300 領域: the zones of the game, and the positions cards take in them."""

from __future__ import annotations

from typing import Final

from kirifuda import kernel as k

DECK: Final[k.ZoneKind] = k.ZoneKind(0, "deck", k.HIDDEN, ordered=True)
HAND: Final[k.ZoneKind] = k.ZoneKind(1, "hand", k.OWNER)
SERVANTS: Final[k.ZoneKind] = k.ZoneKind(2, "servants", k.PUBLIC, tabled=True)
CASTERS: Final[k.ZoneKind] = k.ZoneKind(3, "casters", k.PUBLIC, tabled=True, peeked=True)
ORBS: Final[k.ZoneKind] = k.ZoneKind(4, "orbs", k.HIDDEN, ordered=True)
GRAVEYARD: Final[k.ZoneKind] = k.ZoneKind(5, "graveyard", k.PUBLIC, ordered=True)
EXILE: Final[k.ZoneKind] = k.ZoneKind(6, "exile", k.PUBLIC)
CHASE: Final[k.ZoneKind] = k.ZoneKind(7, "chase", k.PUBLIC, ordered=True, shared=True, tabled=True)
EXTRA: Final[k.ZoneKind] = k.ZoneKind(8, "extra", k.OWNER)
STOCK: Final[k.ZoneKind] = k.ZoneKind(9, "stock", k.PUBLIC, shared=True)

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
