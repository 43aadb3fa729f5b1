"""Places where cards lie: who owns them, who sees into them, whether their order counts."""

from __future__ import annotations

from typing import Final

from kirifuda.kernel.ids import Mask, PlayerId, ZoneId

PUBLIC: Final = 0
"""Everybody sees the cards."""
OWNER: Final = 1
"""The player whose zone it is sees the cards."""
HIDDEN: Final = 2
"""Nobody sees the cards."""


class ZoneKind:
    """One kind of zone of a game's rulebook."""

    __slots__ = ("bit", "name", "number", "ordered", "peeked", "remembered", "shared", "tabled", "visibility")

    def __init__(
        self,
        number: int,
        name: str,
        visibility: int,
        *,
        ordered: bool = False,
        shared: bool = False,
        tabled: bool = False,
        peeked: bool = False,
    ) -> None:
        self.number = number
        self.name = name
        self.visibility = visibility
        self.ordered = ordered
        self.shared = shared
        self.tabled = tabled
        """Cards here have computed values, and what they last were is remembered when they leave."""
        self.peeked = peeked
        """The player whose zone it is may look at the face-down cards in it."""
        self.bit: Mask = 1 << number


class ZoneMap:
    """The zones of one game: every kind once per player, shared ones once."""

    __slots__ = ("kind_of", "kinds", "player_of", "players", "pointing", "tabled")

    def __init__(self, kinds: tuple[ZoneKind, ...], players: int) -> None:
        self.kinds = kinds
        self.players = players
        self.kind_of: list[ZoneKind] = []
        self.player_of: list[PlayerId] = []
        self.tabled: list[ZoneId] = []
        self.pointing: list[Mask] = []
        """Who can tell the cards of a zone apart: everybody, unless it is unordered and hidden."""
        for place, kind in enumerate(kinds):
            assert kind.number == place, f"zone {kind.name} must have number {place}"
            for player in range(players):
                if kind.tabled and (player == 0 or not kind.shared):
                    self.tabled.append(len(self.kind_of))
                self.kind_of.append(kind)
                self.player_of.append(-1 if kind.shared else player)
                is_crowd = kind.visibility != PUBLIC and not kind.ordered
                self.pointing.append((0 if kind.shared else 1 << player) if is_crowd else (1 << players) - 1)

    def zone(self, kind: ZoneKind, player: PlayerId) -> ZoneId:
        """The number of a player's zone; of the one zone if it is shared."""
        return kind.number * self.players + (0 if kind.shared else player)
