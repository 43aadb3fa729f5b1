"""L-3 エリアの説明: the zones of the game, the two areas of the battlefield, and how cards lie in them."""

from __future__ import annotations

from typing import Final

from kirifuda import kernel as k

DECK: Final[k.ZoneKind] = k.ZoneKind(0, "deck", k.HIDDEN, ordered=True)
"""L-3.1 山札: unseen, in order."""
HAND: Final[k.ZoneKind] = k.ZoneKind(1, "hand", k.OWNER)
"""L-4.4 手札: its player sees it, in whatever order."""
FIELD: Final[k.ZoneKind] = k.ZoneKind(2, "field", k.PUBLIC, tabled=True)
"""L-3.3, L-3.4 戦場: both areas (A35: any number of cards). A card's area is its `place`; equipment lies under its
bearer."""
MANA: Final[k.ZoneKind] = k.ZoneKind(3, "mana", k.PUBLIC)
"""L-3.5 マナエリア."""
GRAVEYARD: Final[k.ZoneKind] = k.ZoneKind(4, "graveyard", k.PUBLIC)
"""L-3.2 墓地: face up, in whatever order; nobody may look at what lies face down (A16)."""
LEADER: Final[k.ZoneKind] = k.ZoneKind(5, "leader_space", k.PUBLIC, tabled=True)
"""L-3.6: where the leader lies. It never leaves."""
LAST_RESORT: Final[k.ZoneKind] = k.ZoneKind(6, "last_resort_space", k.PUBLIC)
"""L-3.6: where the last resort lies, face down until it is turned up."""
STOCK: Final[k.ZoneKind] = k.ZoneKind(7, "stock", k.PUBLIC)
"""L-19.14 ハンドストック: face-down cards at hand."""
PROCESSING: Final[k.ZoneKind] = k.ZoneKind(8, "processing", k.PUBLIC)
"""A card that is being summoned, until it enters the battlefield or is processed (A3)."""
BROUGHT_LEADER: Final[k.ZoneKind] = k.ZoneKind(9, "leader", k.OWNER)
BROUGHT_LAST_RESORT: Final[k.ZoneKind] = k.ZoneKind(10, "last_resort", k.OWNER)
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
