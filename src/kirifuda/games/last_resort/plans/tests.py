"""Tests of single cards that are this game's own, and numbers and conditions of players."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, cast

from kirifuda import effects as e
from kirifuda import kernel as k
from kirifuda.games.last_resort.pool import pool_of
from kirifuda.games.last_resort.rules.common import area_of, leader_of, life_of, may_be_chosen
from kirifuda.games.last_resort.rules.l01_equipment import worn_by
from kirifuda.games.last_resort.rules.l09_4_abilities import SKILL_USED
from kirifuda.games.last_resort.rules.l10_2_attackers import ATTACKS, is_attacking, is_blocked, is_blocking, pairs_in
from kirifuda.games.last_resort.rules.l10_9_damage import damage_on
from kirifuda.games.last_resort.rules.l15_putting import can_be_put
from kirifuda.games.last_resort.values import (
    COLOUR_BITS,
    FIELD_COLOUR,
    FIELD_COST,
    FIELD_KIND,
    FIELD_NAME,
    FIELD_RACE,
    IN_DECK,
    KIND_NAMES,
    Values,
)


def values_at(scope: e.Scope, id: k.ObjectId) -> Values:
    """A card's information as this game's type."""
    return cast("Values", scope.values(id))


@dataclass(eq=False)
class KindTest(e.TestPlan):
    """L-1: a card of a kind; of what lies face down nobody knows it (A16, A81). L-17.7: a spell creature is both kinds;
    L-16.1: an N-card is one besides its kind."""

    kind: int
    is_unique: bool = False

    def passes(self, scope: e.Scope, id: k.ObjectId) -> bool:
        values = values_at(scope, id)
        return values.kind & self.kind == self.kind and (values.is_unique or not self.is_unique)


@dataclass(eq=False)
class NameTest(e.TestPlan):
    """L-2.2: a card of a name."""

    name: str

    def passes(self, scope: e.Scope, id: k.ObjectId) -> bool:
        return values_at(scope, id).name == self.name


@dataclass(eq=False)
class TokenTest(e.TestPlan):
    """L-16.2: a token, of any name or of one."""

    name: str = ""

    def passes(self, scope: e.Scope, id: k.ObjectId) -> bool:
        card = scope.card(id)
        return card is not None and card.made and self.name in ("", values_at(scope, id).name)


@dataclass(eq=False)
class ColourTest(e.TestPlan):
    """L-14: of one of these colours; of none if there are none."""

    colours: int

    def passes(self, scope: e.Scope, id: k.ObjectId) -> bool:
        colours = values_at(scope, id).colours
        return bool(colours & self.colours) if self.colours else not colours


class LeaderColourTest(e.TestPlan):
    """L-1.16: shares a colour with the leader of whoever's text it is."""

    def passes(self, scope: e.Scope, id: k.ObjectId) -> bool:
        leader = values_at(scope, leader_of(scope.game, scope.player))
        return bool(values_at(scope, id).colours & leader.colours)


class NoAbilityTest(e.TestPlan):
    """Has no ability at all."""

    def passes(self, scope: e.Scope, id: k.ObjectId) -> bool:
        return not values_at(scope, id).abilities


@dataclass(eq=False)
class AreaTest(e.TestPlan):
    """L-3.3, L-3.4: in an area."""

    area: int

    def passes(self, scope: e.Scope, id: k.ObjectId) -> bool:
        return area_of(scope.game, id) == self.area


ATTACKING: Final = 0
BLOCKING: Final = 1
BLOCKED: Final = 2
BATTLING: Final = 3


@dataclass(eq=False)
class BusyTest(e.TestPlan):
    """L-10: attacks, blocks, is blocked or is about to battle in this step."""

    how: int

    def passes(self, scope: e.Scope, id: k.ObjectId) -> bool:
        game = scope.game
        if self.how == ATTACKING:
            return is_attacking(game, id)
        if self.how == BLOCKING:
            return is_blocking(game, id)
        if self.how == BLOCKED:
            return is_blocked(game, id)
        return is_blocking(game, id) or is_blocked(game, id) or is_in_duel(game, id)


def is_in_duel(game: k.Game, id: k.ObjectId) -> bool:
    """L-10.4: attacks a creature, or is attacked itself."""
    return any(target > 0 and id in (attacker, target) for attacker, target in pairs_in(game, ATTACKS))


class DamagedTest(e.TestPlan):
    """L-10.9: has taken damage this turn."""

    def passes(self, scope: e.Scope, id: k.ObjectId) -> bool:
        return damage_on(scope.game, id) > 0


class EquippedTest(e.TestPlan):
    """L-1.9: bears equipment."""

    def passes(self, scope: e.Scope, id: k.ObjectId) -> bool:
        return bool(worn_by(scope.game, id))


@dataclass(eq=False)
class ChoosableTest(e.TestPlan):
    """A card that a player's effects may choose."""

    who: e.PlayerPlan

    def passes(self, scope: e.Scope, id: k.ObjectId) -> bool:
        return may_be_chosen(scope.game, self.who.one(scope), id, scope.source)


@dataclass(eq=False)
class PuttableTest(e.TestPlan):
    """L-15.2, L-16.1: a card that can be put onto a player's battlefield."""

    who: e.PlayerPlan

    def passes(self, scope: e.Scope, id: k.ObjectId) -> bool:
        return can_be_put(scope.game, self.who.one(scope), id)


@dataclass(eq=False)
class LifeAmount(e.AmountPlan):
    """L-1.14: a player's life."""

    who: e.PlayerPlan

    def value(self, scope: e.Scope) -> int:
        players = self.who.players(scope)
        return life_of(scope.game, players[0]) if players else e.ABSENT


@dataclass(eq=False)
class SkillCondition(e.ConditionPlan):
    """L-1.15: a player has used the leader skill, or has not."""

    who: e.PlayerPlan
    is_used: bool

    def holds(self, scope: e.Scope) -> bool:
        leaders = [leader_of(scope.game, player) for player in self.who.players(scope)]
        return all(bool(scope.game.state.objects[id].mark(SKILL_USED)) == self.is_used for id in leaders)


@dataclass(eq=False)
class LeaderCondition(e.ConditionPlan):
    """L-1.16: a player's leader has a colour."""

    who: e.PlayerPlan
    colour: int

    def holds(self, scope: e.Scope) -> bool:
        leaders = [leader_of(scope.game, player) for player in self.who.players(scope)]
        return all(bool(values_at(scope, id).colours & self.colour) for id in leaders)


class ResortAspect(e.AspectPlan):
    """What cards can share: name, colour, race, cost, kind."""

    def of(self, values: k.Characteristics) -> tuple[str, ...]:
        card = cast("Values", values)
        if self.name == "名前":
            return (card.name,) if card.name else ()
        if self.name == "色":
            return tuple(word for word, bit in COLOUR_BITS.items() if card.colours & bit)
        if self.name == "種族":
            return card.races
        if self.name == "コスト":
            return (str(card.cost),)
        return tuple(word for word, kind in KIND_NAMES.items() if card.kind & kind == kind)

    def known(self, game: k.Game) -> tuple[str, ...]:
        """What can be named: every colour, every race and name of a card that there is, every kind of a deck (L-2)."""
        pool = pool_of(game.pool)
        if self.name == "色":
            return tuple(COLOUR_BITS)
        if self.name == "種族":
            return tuple(sorted(pool.races))
        if self.name == "名前":
            cards = [pool.card_at(index) for index in range(len(pool.cards))]
            return tuple(sorted({card.name for card in cards if not card.is_token and card.printed.kind & IN_DECK}))
        return tuple(word for word, kind in KIND_NAMES.items() if kind & IN_DECK)


ASPECTS: Final[dict[str, e.AspectPlan]] = {
    "名前": ResortAspect("名前", FIELD_NAME),
    "色": ResortAspect("色", FIELD_COLOUR),
    "種族": ResortAspect("種族", FIELD_RACE),
    "コスト": ResortAspect("コスト", FIELD_COST),
    "種類": ResortAspect("種類", FIELD_KIND),
}
