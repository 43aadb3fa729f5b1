"""L-1.14 ライフの上限: how far a player's life can rise, as a number that texts ask for."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from kirifuda import effects as e
from kirifuda import kernel as k
from kirifuda.customs.doubts import house
from kirifuda.games.last_resort.abilities import CAP, StaticAbility
from kirifuda.games.last_resort.plans.tests import values_at
from kirifuda.games.last_resort.rules.common import TWENTY, added_cap, leader_of, life_cap
from kirifuda.games.last_resort.zones import FIELD

CAPPING: Final = "capping"
"""Slot: it is being asked already what texts make of a cap."""


@dataclass(eq=False)
class CapAmount(e.AmountPlan):
    """L-1.14: how far a player's life can rise now."""

    who: e.PlayerPlan

    def value(self, scope: e.Scope) -> int:
        players = self.who.players(scope)
        if not players:
            return e.ABSENT
        board = scope.board
        return life_cap(scope.game, players[0]) if board is None else self.seen(scope, board, players[0])

    def seen(self, scope: e.Scope, board: k.Board, player: k.PlayerId) -> int:
        """The same while it is being found out what cards are: what they say of caps themselves is asked but once."""
        game = scope.game
        twenty = house(game, "starting_life") == "twenty"
        cap = added_cap(game, player) + (TWENTY if twenty else values_at(scope, leader_of(game, player)).cap)
        if CAPPING in scope.slots:
            return cap
        added = 0
        for ability, source, controller in said_on(game, board):
            inner = e.Scope(game, {CAPPING: 1}, source, controller, board)
            if not ability.is_in_force(inner):
                continue
            for rule in ability.numbers:
                if rule.name == CAP and rule.who.matches(inner, player):
                    number = rule.amount.value(inner)
                    cap, added = (number, added) if rule.is_set else (cap, added + number)
        return cap + added


def said_on(game: k.Game, board: k.Board) -> list[tuple[StaticAbility, k.ObjectId, k.PlayerId]]:
    """What holds on the battlefield or for a while and is about a number of the rules, with its card and its player."""
    found: list[tuple[StaticAbility, k.ObjectId, k.PlayerId]] = []
    for id in board.values:
        card = game.state.objects[id]
        if game.map.kind_of[card.zone] is FIELD:
            for ability in board.values[id].abilities:
                if isinstance(ability, StaticAbility) and ability.numbers:
                    found.append((ability, id, card.controller))
    for effect in game.state.lasting:
        carried = effect.carries
        if isinstance(carried, StaticAbility) and carried.numbers:
            found.append((carried, effect.source, effect.controller))
    return found
