"""6 リアクションチェーン as texts speak of it: declarations that wait, by sort and by who made them."""

from __future__ import annotations

from dataclasses import dataclass, field

from kirifuda import effects as e
from kirifuda import kernel as k
from kirifuda.games.spellcard_strike.abilities import CARD, CASTER, KIND
from kirifuda.games.spellcard_strike.rules.r05_04_7_attack import ATTACK_DECLARATION, ATTACKER, JOINING
from kirifuda.games.spellcard_strike.rules.r05_04_7_attack import TARGET as ATTACKED
from kirifuda.games.spellcard_strike.zones import CHAIN

ATTACKERS = "attackers"
TARGET = "target"
TARGETS = "targets"


def bound_of(game: k.Game, id: k.ObjectId) -> dict[str, k.Value]:
    """What a declaration of the chain has noted."""
    item = game.state.objects[id].item
    return {} if item is None else item.bound


def attack_frame(game: k.Game) -> k.Frame | None:
    """5.4.7.4: the attack that has been declared, until it joins the chain."""
    for frame in game.state.frames:
        if frame.procedure is ATTACK_DECLARATION and JOINING.name in frame.slots:
            return frame
    return None


def is_attacking(game: k.Game, id: k.ObjectId) -> bool:
    """5.4.7.4: takes part in an attack that has been declared."""
    declared = attack_frame(game)
    if declared is not None and (id == declared[ATTACKER] or id in declared[JOINING]):
        return True
    for item in game.zone(CHAIN, 0):
        if id in e.ids_in(bound_of(game, item), ATTACKERS):
            return True
    return False


class SortPlan:
    """2.5.2: which declarations are meant: attacks, spells, abilities; perhaps only those of certain cards."""

    __slots__ = ("kinds", "tests")

    def __init__(self, kinds: tuple[str, ...], tests: tuple[e.TestPlan, ...] = ()) -> None:
        self.kinds = kinds
        """Of "attack", "spell", "ability"."""
        self.tests = tests
        """What the card must be: the spell card, or the striker with the ability."""

    def fits(self, scope: e.Scope, kind: str, card: k.ObjectId) -> bool:
        """Whether a declaration of a kind, of a card, is meant."""
        if kind not in self.kinds:
            return False
        for test in self.tests:
            if not card or not test.passes(scope, card):
                return False
        return True


class EitherSort(SortPlan):
    """One sort or another."""

    __slots__ = ("parts",)

    def __init__(self, parts: tuple[SortPlan, ...]) -> None:
        super().__init__(())
        self.parts = parts

    def fits(self, scope: e.Scope, kind: str, card: k.ObjectId) -> bool:
        for part in self.parts:
            if part.fits(scope, kind, card):
                return True
        return False


def declarers(bound: dict[str, k.Value]) -> tuple[k.ObjectId, ...]:
    """Who made a declaration: the caster, or all attackers."""
    return e.ids_in(bound, ATTACKERS) or e.ids_in(bound, CASTER)


def aimed_at(bound: dict[str, k.Value]) -> tuple[k.ObjectId, ...]:
    """The targets of a declaration."""
    return tuple(dict.fromkeys((*e.ids_in(bound, TARGET), *e.ids_in(bound, TARGETS))))


@dataclass(eq=False)
class ChainFilter(e.TestedFilter):
    """Declarations of a sort, made by certain strikers or by a player's."""

    tests: tuple[e.TestPlan, ...] = field(default=(), init=False)
    best: tuple[e.MostMark, ...] = field(default=(), init=False)
    sort: SortPlan
    by: e.ThingPlan | None
    who: e.PlayerPlan | None
    aim: e.ThingPlan | None = None
    """2.5.4.1: of its targets one is among these."""

    def gather(self, scope: e.Scope) -> list[k.ObjectId]:
        found = list(scope.game.zone(CHAIN, 0))
        return [id for id in reversed(found) if self.is_there(scope, scope.game.state.objects[id])]

    def is_there(self, scope: e.Scope, card: k.CardObject) -> bool:
        item = card.item
        if item is None or scope.game.map.kind_of[card.zone] is not CHAIN:
            return False
        kind = item.bound.get(KIND)
        spell = item.bound.get(CARD)
        strikers = declarers(item.bound)
        subject = spell if isinstance(spell, int) and spell else strikers[0] if strikers else 0
        if not self.sort.fits(scope, kind if isinstance(kind, str) else "", subject):
            return False
        if self.aim is not None and not any(self.aim.matches(scope, id) for id in aimed_at(item.bound)):
            return False
        if self.who is not None:
            return self.who.matches(scope, card.controller)
        if self.by is None:
            return True
        for striker in strikers:
            if self.by.matches(scope, striker):
                return True
        return False


class LastFilter(ChainFilter):
    """The same, of the declaration right before the one that is being resolved."""

    def gather(self, scope: e.Scope) -> list[k.ObjectId]:
        last = scope.game.zone(CHAIN, 0)[-2:-1]
        return [id for id in last if self.is_there(scope, scope.game.state.objects[id])]


class EarlierFilter(ChainFilter):
    """The same, but not the one that is being resolved (6.3.1.1)."""

    def gather(self, scope: e.Scope) -> list[k.ObjectId]:
        before = list(scope.game.zone(CHAIN, 0))[:-1]
        return [id for id in reversed(before) if self.is_there(scope, scope.game.state.objects[id])]


class NewestFilter(ChainFilter):
    """The same, of the last of them, but not of the one that is being resolved (6.3.1.1)."""

    def gather(self, scope: e.Scope) -> list[k.ObjectId]:
        before = list(scope.game.zone(CHAIN, 0))[:-1]
        found = [id for id in before if self.is_there(scope, scope.game.state.objects[id])]
        return found[-1:]


class AttackTargetThing(e.ThingPlan):
    """5.4.7.2: the target of the attack of the chain that this striker takes part in, else of any."""

    def ids(self, scope: e.Scope) -> list[k.ObjectId]:
        found: list[k.ObjectId] = []
        declared = attack_frame(scope.game)
        if declared is not None:
            found = [declared[ATTACKED]]
            if scope.source == declared[ATTACKER] or scope.source in declared[JOINING]:
                return found
        for item in scope.game.zone(CHAIN, 0):
            bound = bound_of(scope.game, item)
            attackers = e.ids_in(bound, ATTACKERS)
            if scope.source in attackers:
                return list(e.ids_in(bound, TARGET))
            if attackers:
                found = list(e.ids_in(bound, TARGET))
        return found


@dataclass(eq=False)
class HostThing(e.ThingPlan):
    """2.9: whoever was equipped with certain cards, as they were last."""

    what: e.ThingPlan

    def ids(self, scope: e.Scope) -> list[k.ObjectId]:
        hosts = [card.host for id in self.what.ids(scope) if (card := scope.card(id)) is not None and card.host]
        return list(dict.fromkeys(hosts))


@dataclass(eq=False)
class RoleThing(e.ThingPlan):
    """Somebody with a part in what is going on: the caster, the target; areas stay what they are."""

    slot: str

    def ids(self, scope: e.Scope) -> list[k.ObjectId]:
        return list(e.ids_in(scope.slots, self.slot))
