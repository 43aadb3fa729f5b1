"""400 領域の詳細: the zones of the game, the rows of the field, and how cards lie in them."""

from __future__ import annotations

from typing import Final

from kirifuda import kernel as k

DECK: Final[k.ZoneKind] = k.ZoneKind(0, "deck", k.HIDDEN, ordered=True)
"""401.1, 401.1.1, 400.5 デッキ: unseen, in order; as many cards as its player has HP (201.3)."""
HAND: Final[k.ZoneKind] = k.ZoneKind(1, "hand", k.OWNER)
"""402.1, 402.2.1, 402.4 手札: its player sees it, in whatever order."""
FIELD: Final[k.ZoneKind] = k.ZoneKind(2, "field", k.PUBLIC, tabled=True)
"""403.1, 403.1.4, 403.3, G.32 場: both rows. A card's row is its `place`; what it wears or bears lies under it."""
PLAYER: Final[k.ZoneKind] = k.ZoneKind(3, "player", k.PUBLIC, tabled=True)
"""201.2, 201.5 プレイヤー: the player card, or the boss. It never leaves."""
MAG: Final[k.ZoneKind] = k.ZoneKind(4, "mag", k.PUBLIC, tabled=True)
"""203.1-2 マグ."""
PP: Final[k.ZoneKind] = k.ZoneKind(5, "pp", k.PUBLIC)
"""404.1-4, 404.5.1: face up, in whatever order; nobody may look at what lies face down."""
DISCARD: Final[k.ZoneKind] = k.ZoneKind(6, "discard", k.PUBLIC)
"""405.1-3 捨札: in whatever order."""
PROCESSING: Final[k.ZoneKind] = k.ZoneKind(7, "processing", k.PUBLIC, ordered=True, shared=True)
"""406.1-2 処理領域: cards and abilities that wait; the last is the latest."""
REMOVED: Final[k.ZoneKind] = k.ZoneKind(8, "removed", k.PUBLIC)
"""No zone of the book: where the cards of a player who is out of a raid lie."""

ZONES: Final = (DECK, HAND, FIELD, PLAYER, MAG, PP, DISCARD, PROCESSING, REMOVED)
"""400.1-2, 400.2.1, 400.3-4: all of them, with who sees into them; their numbers everybody knows."""
DECK_ZONES: Final = (PLAYER, MAG, DECK)
"""100.1: where the cards of a deck start, in the order of a deck list."""
IN_PLAY: Final = FIELD.bit | PLAYER.bit | MAG.bit
"""300.4.1: where abilities work."""

ON: Final = 0
"""215.1.1: upright."""
OFF: Final = 1
"""215.1.2: turned sideways."""

FRONT: Final = 0
BACK: Final = 1
NO_ROW: Final = -1
"""403.1.4: the rows of the field; what a player wears lies in none."""

FIRST_FACE: Final = 0
SECOND_FACE: Final = 1
"""102.3.1: the face of a player card that lies up, as its `place`."""
