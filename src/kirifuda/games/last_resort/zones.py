"""L-3 エリアの説明: the zones of the game, the two areas of the battlefield, and how cards lie in them."""

from __future__ import annotations

from typing import Final

from kirifuda.kernel.zones import HIDDEN, OWNER, PUBLIC, ZoneKind

DECK: Final[ZoneKind] = ZoneKind(0, "deck", HIDDEN, ordered=True)
"""L-3.1 山札: unseen, in order."""
HAND: Final[ZoneKind] = ZoneKind(1, "hand", OWNER)
"""L-4.4 手札: its player sees it, in whatever order."""
FIELD: Final[ZoneKind] = ZoneKind(2, "field", PUBLIC, tabled=True)
"""L-3.3, L-3.4 戦場: both areas (A35: any number of cards). A card's area is its `place`; equipment lies under its
bearer."""
MANA: Final[ZoneKind] = ZoneKind(3, "mana", PUBLIC)
"""L-3.5 マナエリア."""
GRAVEYARD: Final[ZoneKind] = ZoneKind(4, "graveyard", PUBLIC)
"""L-3.2 墓地: face up, in whatever order; nobody may look at what lies face down (A16)."""
LEADER: Final[ZoneKind] = ZoneKind(5, "leader_space", PUBLIC, tabled=True)
"""L-3.6: where the leader lies. It never leaves."""
LAST_RESORT: Final[ZoneKind] = ZoneKind(6, "last_resort_space", PUBLIC)
"""L-3.6: where the last resort lies, face down until it is turned up."""
STOCK: Final[ZoneKind] = ZoneKind(7, "stock", PUBLIC)
"""L-19.14 ハンドストック: face-down cards at hand."""
PROCESSING: Final[ZoneKind] = ZoneKind(8, "processing", PUBLIC)
"""A card that is being summoned, until it enters the battlefield or is processed (A3)."""
BROUGHT_LEADER: Final[ZoneKind] = ZoneKind(9, "leader", OWNER)
BROUGHT_LAST_RESORT: Final[ZoneKind] = ZoneKind(10, "last_resort", OWNER)
"""L-2.4: what a player brings besides the deck, until the game is set up."""

ZONES: Final = (
    DECK, HAND, FIELD, MANA, GRAVEYARD, LEADER, LAST_RESORT, STOCK, PROCESSING, BROUGHT_LEADER, BROUGHT_LAST_RESORT,
)  # fmt: skip
DECK_ZONES: Final = (BROUGHT_LEADER, BROUGHT_LAST_RESORT, DECK)
"""L-2.1, L-2.4: where the cards of a deck start, in the order of a deck list."""
IN_PLAY: Final = FIELD.bit | LEADER.bit
"""Where abilities work, unless they say otherwise."""

UNTAPPED: Final = 0
TAPPED: Final = 1
"""L-18.1: upright, or turned sideways."""

ATTACK: Final = 0
DEFENCE: Final = 1
NO_AREA: Final = -1
"""L-3.3, L-3.4 アタックエリア, ディフェンスエリア; what does not lie on the battlefield is in none."""
