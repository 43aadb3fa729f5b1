"""2.3 ゾーン, 4 ゾーンの説明: the zones of the game, and the positions strikers take on the stage."""

from __future__ import annotations

from typing import Final

from kirifuda.kernel.zones import HIDDEN, OWNER, PUBLIC, ZoneKind

DECK: Final[ZoneKind] = ZoneKind(0, "deck", HIDDEN, ordered=True)
"""4.2.1-2 山札: unseen, in order."""
HAND: Final[ZoneKind] = ZoneKind(1, "hand", OWNER)
"""4.3.1-2 手札: its player sees it (4.3.2.1)."""
STAGE: Final[ZoneKind] = ZoneKind(2, "stage", PUBLIC, shared=True, tabled=True)
"""4.1.1-2, 2.3.3 ステージ: one for both players. A striker's area is its `place`; what it wears lies under it."""
DISCARD: Final[ZoneKind] = ZoneKind(3, "discard", PUBLIC, ordered=True)
"""4.4.1-2 捨て札. In order only because a house rule pays score costs with the top card (7.1.6)."""
SCORE: Final[ZoneKind] = ZoneKind(4, "score", PUBLIC)
"""4.5.1-2 スコア置き場. Everybody may look at the face-down cards (4.5.2.3): whoever puts one there shows it."""
REMOVED: Final[ZoneKind] = ZoneKind(5, "removed", HIDDEN, ordered=True)
"""4.6.1-2 除外札置き場. Nobody may rearrange it (4.6.2.3), so its places can be told apart."""
RULES: Final[ZoneKind] = ZoneKind(6, "rules", PUBLIC)
"""4.7.1-2 ルールカード置き場."""
EFFECTS: Final[ZoneKind] = ZoneKind(7, "effects", PUBLIC, ordered=True)
"""4.8.1-2 エフェクトゾーン."""
CHAIN: Final[ZoneKind] = ZoneKind(8, "chain", PUBLIC, ordered=True, shared=True)
"""6.1.3.1: no zone of the book, but where declarations wait; the last is the latest."""
ACE: Final[ZoneKind] = ZoneKind(9, "ace", OWNER)
"""5.1.1: where the deck list puts the ace until it goes to the gate."""
OPTION: Final[ZoneKind] = ZoneKind(10, "option", OWNER)
"""5.1.1: the same for the option."""

ZONES: Final = (DECK, HAND, STAGE, DISCARD, SCORE, REMOVED, RULES, EFFECTS, CHAIN, ACE, OPTION)
DECK_ZONES: Final = (DECK, ACE, OPTION)
"""1.2.2, 5.1.1: where the cards of a deck start, in the order of a deck list."""

UNACTED: Final = 0
"""2.2.4.2 未行動状態."""
ACTED: Final = 1
"""2.2.4.2 行動済み状態."""
