"""Who: players as texts name them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from kirifuda.effects.references import ids_in, legible
from kirifuda.kernel.ids import PlayerId

if TYPE_CHECKING:
    from kirifuda.effects.plans.things import ThingPlan
    from kirifuda.effects.scope import Scope


class PlayerPlan:
    """One or more players."""

    def players(self, scope: Scope) -> list[PlayerId]:
        """Who it is now, the turn player first."""
        raise NotImplementedError

    def matches(self, scope: Scope, player: PlayerId) -> bool:
        """Whether this player is meant."""
        return player in self.players(scope)

    def one(self, scope: Scope) -> PlayerId:
        """The one player meant; the controller of the text if nobody is."""
        found = self.players(scope)
        return found[0] if found else scope.player


class YouPlan(PlayerPlan):
    """The controller of the text."""

    def players(self, scope: Scope) -> list[PlayerId]:
        return [scope.player]

    def matches(self, scope: Scope, player: PlayerId) -> bool:
        return player == scope.player


class OpponentPlan(PlayerPlan):
    """The opponents of the controller of the text."""

    def players(self, scope: Scope) -> list[PlayerId]:
        return [player for player in in_turn_order(scope) if player != scope.player]

    def matches(self, scope: Scope, player: PlayerId) -> bool:
        return player != scope.player and player >= 0


class AnyonePlan(PlayerPlan):
    """Every player."""

    def players(self, scope: Scope) -> list[PlayerId]:
        return in_turn_order(scope)

    def matches(self, scope: Scope, player: PlayerId) -> bool:
        return player >= 0


@dataclass(eq=False)
class TurnPlayerPlan(PlayerPlan):
    """The player whose turn it is, or the others."""

    is_turn: bool

    def players(self, scope: Scope) -> list[PlayerId]:
        order = in_turn_order(scope)
        return order[:1] if self.is_turn else order[1:]


@dataclass(eq=False)
class SlotPlayer(PlayerPlan):
    """Players that a slot holds, as numbers below zero."""

    slot: str

    def players(self, scope: Scope) -> list[PlayerId]:
        return [-1 - id for id in ids_in(scope.slots, self.slot) if id < 0]


@dataclass(eq=False)
class KeeperPlan(PlayerPlan):
    """The controller or the owner of a thing."""

    what: ThingPlan
    is_owner: bool

    def players(self, scope: Scope) -> list[PlayerId]:
        found: list[PlayerId] = []
        for id in self.what.ids(scope):
            card = scope.card(legible(scope, id))
            if card is not None:
                player = card.owner if self.is_owner else card.controller
                if player not in found:
                    found.append(player)
        return found


def in_turn_order(scope: Scope) -> list[PlayerId]:
    """All players, the turn player first."""
    players = scope.game.players
    first = scope.game.turn_player()
    return [(first + step) % players for step in range(players)]
