"""2.3 ゾーン, 4 ゾーンの説明: the zones of the game, and the positions strikers take on the stage."""

from __future__ import annotations

from typing import Final

from kirifuda import kernel as k

DECK: Final[k.ZoneKind] = k.ZoneKind(0, "deck", k.HIDDEN, ordered=True)
"""4.2.1-2 山札: unseen, in order."""
HAND: Final[k.ZoneKind] = k.ZoneKind(1, "hand", k.OWNER)
"""4.3.1-2 手札: its player sees it (4.3.2.1)."""
STAGE: Final[k.ZoneKind] = k.ZoneKind(2, "stage", k.PUBLIC, shared=True, tabled=True)
"""4.1.1-2, 2.3.3 ステージ: one for both players. A striker's area is its `place`; what it wears lies under it."""
DISCARD: Final[k.ZoneKind] = k.ZoneKind(3, "discard", k.PUBLIC, ordered=True)
"""4.4.1-2 捨て札. In order only because a house rule pays score costs with the top card (7.1.6)."""
SCORE: Final[k.ZoneKind] = k.ZoneKind(4, "score", k.PUBLIC)
"""4.5.1-2 スコア置き場. Everybody may look at the face-down cards (4.5.2.3): whoever puts one there shows it."""
REMOVED: Final[k.ZoneKind] = k.ZoneKind(5, "removed", k.HIDDEN, ordered=True)
"""4.6.1-2 除外札置き場. Nobody may rearrange it (4.6.2.3), so its places can be told apart."""
RULES: Final[k.ZoneKind] = k.ZoneKind(6, "rules", k.PUBLIC)
"""4.7.1-2 ルールカード置き場."""
EFFECTS: Final[k.ZoneKind] = k.ZoneKind(7, "effects", k.PUBLIC, ordered=True)
"""4.8.1-2 エフェクトゾーン."""
CHAIN: Final[k.ZoneKind] = k.ZoneKind(8, "chain", k.PUBLIC, ordered=True, shared=True)
"""6.1.3.1: no zone of the book, but where declarations wait; the last is the latest."""
ACE: Final[k.ZoneKind] = k.ZoneKind(9, "ace", k.OWNER)
"""5.1.1: where the deck list puts the ace until it goes to the gate."""
OPTION: Final[k.ZoneKind] = k.ZoneKind(10, "option", k.OWNER)
"""5.1.1: the same for the option."""

ZONES: Final = (DECK, HAND, STAGE, DISCARD, SCORE, REMOVED, RULES, EFFECTS, CHAIN, ACE, OPTION)
DECK_ZONES: Final = (DECK, ACE, OPTION)
"""1.2.2, 5.1.1: where the cards of a deck start, in the order of a deck list."""

UNACTED: Final = 0
"""2.2.4.2 未行動状態."""
ACTED: Final = 1
"""2.2.4.2 行動済み状態."""
