"""Players and things as texts of this game name them: enemies, the target player, the boss, hosts and bearers."""

from __future__ import annotations

from dataclasses import dataclass

from kirifuda import effects as e
from kirifuda import kernel as k
from kirifuda.games.pso2.plans.steps import times_of_player
from kirifuda.games.pso2.rules.common import (
    ATTACKER,
    TARGETS,
    boss_seat,
    is_enemy,
    is_out,
    is_raid,
    numbers_in,
    opponents,
    party,
    player_card,
)
from kirifuda.games.pso2.rules.r103_2_actions import origin_of


class EnemyPlan(e.PlayerPlan):
    """101.2.1, R.30: the opponents; in a raid the other members are none."""

    def players(self, scope: e.Scope) -> list[k.PlayerId]:
        return opponents(scope.game, scope.player)

    def matches(self, scope: e.Scope, player: k.PlayerId) -> bool:
        return player >= 0 and is_enemy(scope.game, scope.player, player)


class TargetPlayerPlan(e.PlayerPlan):
    """R.12: the target player, while still in the game."""

    def players(self, scope: e.Scope) -> list[k.PlayerId]:
        target = scope.game.number("target_player")
        return [] if target < 0 or is_out(scope.game, target) else [target]


class BossPlan(e.PlayerPlan):
    """R.01: the boss's seat; nobody in a duel."""

    def players(self, scope: e.Scope) -> list[k.PlayerId]:
        boss = boss_seat(scope.game)
        return [boss] if boss >= 0 else []


class PartyPlan(e.PlayerPlan):
    """R.01: everybody of the party who is still in the game; nobody in a duel."""

    def players(self, scope: e.Scope) -> list[k.PlayerId]:
        return party(scope.game) if is_raid(scope.game) else []


@dataclass(eq=False)
class CountedPlan(e.PlayerPlan):
    """Of some players those who have done something since a number was noted for each, or those who have not."""

    of: e.PlayerPlan
    key: str
    slot: str
    is_done: bool

    def players(self, scope: e.Scope) -> list[k.PlayerId]:
        before = scope.slots.get(self.slot)
        if not isinstance(before, tuple):
            return []
        found: list[k.PlayerId] = []
        for player in self.of.players(scope):
            earlier = before[player]
            now = times_of_player(scope.game, self.key, player)
            if isinstance(earlier, int) and (now > earlier) == self.is_done:
                found.append(player)
        return found


@dataclass(eq=False)
class PlayerCardThing(e.ThingPlan):
    """201.1.1: players as somebody to damage or attack: their player cards."""

    who: e.PlayerPlan

    def ids(self, scope: e.Scope) -> list[k.ObjectId]:
        cards = [player_card(scope.game, player) for player in self.who.players(scope)]
        return [id for id in cards if id]


@dataclass(eq=False)
class KeptThing(e.ThingPlan):
    """G.18: whatever is under the control of some players; only for matching."""

    who: e.PlayerPlan

    def ids(self, scope: e.Scope) -> list[k.ObjectId]:
        return []

    def matches(self, scope: e.Scope, id: k.ObjectId) -> bool:
        card = scope.card(id)
        return card is not None and self.who.matches(scope, card.controller)


@dataclass(eq=False)
class BattleThing(e.ThingPlan):
    """506.3.1: whoever attacks, or whoever is attacked."""

    is_attacker: bool

    def ids(self, scope: e.Scope) -> list[k.ObjectId]:
        if not self.is_attacker:
            return list(numbers_in(scope.game, TARGETS))
        attacker = scope.game.number(ATTACKER)
        return [attacker] if attacker else []


class LaidFilter(e.TestedFilter):
    """204.2.2.1, 205.4.1: the cards that are laid on something."""

    def __init__(self, what: e.ThingPlan, tests: tuple[e.TestPlan, ...]) -> None:
        super().__init__(tests)
        self.what = what

    def gather(self, scope: e.Scope) -> list[k.ObjectId]:
        found: list[k.ObjectId] = []
        for id in self.what.ids(scope):
            host = scope.game.object(id)
            found.extend(host.under if host is not None else ())
        return found

    def is_there(self, scope: e.Scope, card: k.CardObject) -> bool:
        return bool(card.host) and card.host in self.what.ids(scope)


@dataclass(eq=False)
class DoersThing(e.ThingPlan):
    """103.2.2: whose doing it is what cards do."""

    what: e.ThingPlan

    def ids(self, scope: e.Scope) -> list[k.ObjectId]:
        return [origin_of(scope.game, id) for id in self.what.ids(scope)]
