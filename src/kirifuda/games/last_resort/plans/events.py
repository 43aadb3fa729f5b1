"""What happens to cards and players, as texts watch for it or forbid it."""

from __future__ import annotations

from dataclasses import dataclass, field

from kirifuda import effects as e
from kirifuda import kernel as k
from kirifuda.games.last_resort.rules.l01_equipment import Equip
from kirifuda.games.last_resort.rules.l01_life import LifeDamage, OfLife
from kirifuda.games.last_resort.rules.l03_battlefield import Destroy, EnterField
from kirifuda.games.last_resort.rules.l03_zones import Discard, Draw, PutInMana
from kirifuda.games.last_resort.rules.l09_1_costs import as_seen
from kirifuda.games.last_resort.rules.l09_1_summoning import FinishSpell, Summon
from kirifuda.games.last_resort.rules.l09_4_abilities import Use
from kirifuda.games.last_resort.rules.l10_2_attackers import BLOCKS, pairs_in
from kirifuda.games.last_resort.rules.l10_5_blocks import Block
from kirifuda.games.last_resort.rules.l10_7_battles import Battle
from kirifuda.games.last_resort.rules.l10_9_damage import Damage
from kirifuda.games.last_resort.rules.l10_attack_step import Attack


@dataclass(eq=False)
class EntersEvent(e.TextEvent):
    """L-15.1, L-19.17: a card or a token has come onto the battlefield."""

    kinds: tuple[str, ...] = field(default=("enter", "token"), init=False)
    subject: e.ThingPlan

    def expected(self, scope: e.Scope, event: k.Event) -> dict[str, k.Value] | None:
        return None

    def did(self, scope: e.Scope, happening: k.Happening) -> dict[str, k.Value] | None:
        entered = happening.now or happening.value
        return self.bound(entered, 0) if self.subject.matches(scope, entered) else None


class SummonedEvent(EntersEvent):
    """L-15.1: a card has come onto the battlefield by being summoned; putting or returning it there is none."""

    def did(self, scope: e.Scope, happening: k.Happening) -> dict[str, k.Value] | None:
        event = happening.event
        return super().did(scope, happening) if isinstance(event, EnterField) and event.summoned else None


@dataclass(eq=False)
class PairEvent(e.TextEvent):
    """An event with somebody who does or undergoes it and perhaps another; a subclass says who they are."""

    subject: e.ThingPlan
    other: e.ThingPlan | None = None
    cause: CausePlan | None = field(default=None, init=False)
    number_slot: str = field(default="", init=False)
    """Where the number goes that it is about; empty if nothing speaks of it."""

    def pairs(self, game: k.Game, event: k.Event) -> list[tuple[k.ObjectId, k.ObjectId]]:
        """Subject and other, in every way in which the event has them."""
        raise NotImplementedError

    def expected(self, scope: e.Scope, event: k.Event) -> dict[str, k.Value] | None:
        if self.cause is not None and not self.cause.fits(scope, event):
            return None
        for subject, other in self.pairs(scope.game, event):
            if self.subject.matches(scope, subject) and (self.other is None or self.other.matches(scope, other)):
                found = self.bound(subject, other)
                if self.number_slot:
                    found[self.number_slot] = number_of(event)
                return found
        return None

    def did(self, scope: e.Scope, happening: k.Happening) -> dict[str, k.Value] | None:
        found = self.expected(scope, happening.event)
        if found is not None and self.number_slot and isinstance(happening.event, OfLife):
            found[self.number_slot] = happening.value
        return found

    def subject_of(self, game: k.Game, happening: k.Happening) -> k.ObjectId:
        found = self.pairs(game, happening.event)
        return found[0][0] if found else 0

    def subjects_of(self, game: k.Game, happening: k.Happening) -> tuple[k.ObjectId, ...]:
        return tuple(subject for subject, _ in self.pairs(game, happening.event))


def number_of(event: k.Event) -> int:
    """How much an event is about."""
    return event.number if isinstance(event, OfLife | LifeDamage | Damage) else 1


class CausePlan:
    """L-10.9, L-19.13: what brought destruction or damage about: a battle, or an effect of somebody's cards."""

    __slots__ = ("is_battle", "whose")

    def __init__(self, whose: e.PlayerPlan | None) -> None:
        self.whose = whose
        self.is_battle = whose is None

    def fits(self, scope: e.Scope, event: k.Event) -> bool:
        """Whether the event came about so."""
        if isinstance(event, Destroy):
            is_so = event.in_battle if self.whose is None else event.cause == "effect"
        else:
            assert isinstance(event, Damage | LifeDamage)
            is_so = event.in_battle if self.whose is None else not event.in_battle
        return is_so and (self.whose is None or self.whose.matches(scope, event.by))


@dataclass(eq=False)
class DestroyedEvent(e.ObjectEvent):
    """L-3.2: a card is destroyed in a certain way."""

    kinds: tuple[str, ...] = field(default=("destroy",), init=False)
    cause: CausePlan

    def expected(self, scope: e.Scope, event: k.Event) -> dict[str, k.Value] | None:
        return super().expected(scope, event) if self.cause.fits(scope, event) else None

    def did(self, scope: e.Scope, happening: k.Happening) -> dict[str, k.Value] | None:
        return super().did(scope, happening) if self.cause.fits(scope, happening.event) else None


@dataclass(eq=False)
class AttackEvent(PairEvent):
    """L-10.4: a creature attacks life or a creature, or is attacked (`is_passive`)."""

    kinds: tuple[str, ...] = field(default=("attack",), init=False)
    other: e.ThingPlan | None = field(default=None, init=False)
    is_life: bool
    is_passive: bool = False

    def pairs(self, game: k.Game, event: k.Event) -> list[tuple[k.ObjectId, k.ObjectId]]:
        if not isinstance(event, Attack) or (event.target < 0) != self.is_life:
            return []
        return [(event.target, event.object) if self.is_passive else (event.object, event.target)]


class BlockedEvent(PairEvent):
    """L-10.5: a creature was blocked."""

    def pairs(self, game: k.Game, event: k.Event) -> list[tuple[k.ObjectId, k.ObjectId]]:
        return [(event.attacker, event.object)] if isinstance(event, Block) else []


class ManyBlockedEvent(BlockedEvent):
    """L-10.5: a creature was blocked by so many at once; told once."""

    least = 0

    def pairs(self, game: k.Game, event: k.Event) -> list[tuple[k.ObjectId, k.ObjectId]]:
        if not isinstance(event, Block):
            return []
        blockers = [one for one, attacker in pairs_in(game, BLOCKS) if attacker == event.attacker]
        is_told = len(blockers) >= self.least and blockers[0] == event.object
        return [(event.attacker, event.object)] if is_told else []


class BattleEvent(PairEvent):
    """L-10.9: a creature has battled, on either side."""

    def pairs(self, game: k.Game, event: k.Event) -> list[tuple[k.ObjectId, k.ObjectId]]:
        return [(event.object, event.other), (event.other, event.object)] if isinstance(event, Battle) else []


class HurtEvent(PairEvent):
    """L-10.9: a creature takes damage, from whoever deals it; seen from the dealer with `is_active`."""

    def __init__(self, subject: e.ThingPlan, other: e.ThingPlan | None, *, is_active: bool) -> None:
        super().__init__(("damage",), subject, other)
        self.is_active = is_active

    def pairs(self, game: k.Game, event: k.Event) -> list[tuple[k.ObjectId, k.ObjectId]]:
        if not isinstance(event, Damage) or event.number <= 0:
            return []
        return [(event.dealer, event.object) if self.is_active else (event.object, event.dealer)]


class LifeHurtEvent(PairEvent):
    """L-10.8: somebody's life takes damage, from whoever deals it; seen from the dealer with `is_active`."""

    def __init__(self, subject: e.ThingPlan, other: e.ThingPlan | None, *, is_active: bool) -> None:
        super().__init__(("life_damage",), subject, other)
        self.is_active = is_active

    def pairs(self, game: k.Game, event: k.Event) -> list[tuple[k.ObjectId, k.ObjectId]]:
        if not isinstance(event, LifeDamage) or event.number <= 0:
            return []
        life = e.player_target(event.player)
        return [(event.dealer, life) if self.is_active else (life, event.dealer)]


class WornEvent(PairEvent):
    """L-1.9: a creature is equipped."""

    def pairs(self, game: k.Game, event: k.Event) -> list[tuple[k.ObjectId, k.ObjectId]]:
        return [(event.host, event.object)] if isinstance(event, Equip) else []


class PlayerEvent(PairEvent):
    """Something that a player does or that happens to a player; where it is done to a card, the owner does it."""

    def pairs(self, game: k.Game, event: k.Event) -> list[tuple[k.ObjectId, k.ObjectId]]:
        if isinstance(event, OfLife | Draw | Use):
            return [(e.player_target(event.player), event.object_id())]
        if isinstance(event, Discard | PutInMana):
            return [(e.player_target(game.object_or_last(event.object).owner), event.object)]
        return []


class SkillEvent(PlayerEvent):
    """L-9.6: a player uses the leader skill."""

    def pairs(self, game: k.Game, event: k.Event) -> list[tuple[k.ObjectId, k.ObjectId]]:
        return super().pairs(game, event) if isinstance(event, Use) and event.is_skill else []


@dataclass(eq=False)
class SummonEvent(e.TextEvent):
    """L-9.1, L-17.7, L-17.1: a player has summoned a card; it is seen as what it was summoned as."""

    kinds: tuple[str, ...] = field(default=("summon",), init=False)
    who: e.PlayerPlan
    of: e.FilterPlan

    def expected(self, scope: e.Scope, event: k.Event) -> dict[str, k.Value] | None:
        if not isinstance(event, Summon) or not self.who.matches(scope, event.player):
            return None
        seen = as_seen(scope, event.object, event.way)
        return self.bound(e.player_target(event.player), event.object) if self.of.accepts(seen, event.object) else None

    def subject_of(self, game: k.Game, happening: k.Happening) -> k.ObjectId:
        event = happening.event
        return e.player_target(event.player) if isinstance(event, Summon) else 0


@dataclass(eq=False)
class MovedEvent(e.TextEvent):
    """A card goes from one zone to another, to or from any if none is named."""

    kinds: tuple[str, ...] = field(default=("move",), init=False)
    subject: e.ThingPlan
    origin: int
    to: int

    def fits(self, game: k.Game, event: k.Event, origin: k.ZoneId) -> bool:
        """Whether it goes from there to there; within a zone nothing goes anywhere."""
        if not isinstance(event, k.Move) or origin < 0:
            return False
        left, reached = game.map.kind_of[origin].bit, game.map.kind_of[event.zone].bit
        if left == reached or (self.origin and not left & self.origin):
            return False
        return not self.to or bool(reached & self.to)

    def expected(self, scope: e.Scope, event: k.Event) -> dict[str, k.Value] | None:
        card = scope.game.object(event.object_id())
        if card is None or not self.fits(scope.game, event, card.zone) or not self.subject.matches(scope, card.id):
            return None
        return self.bound(card.id, 0)

    def did(self, scope: e.Scope, happening: k.Happening) -> dict[str, k.Value] | None:
        before = happening.was or happening.event.object_id()
        if not self.fits(scope.game, happening.event, happening.origin):
            return None
        if self.subject.matches(scope, before):
            return self.bound(before, 0, happening.now if happening.now != before else 0)
        if happening.now and happening.now != before and self.subject.matches(scope, happening.now):
            return self.bound(happening.now, 0)
        return None


@dataclass(eq=False)
class FinishedEvent(e.TextEvent):
    """L-1.4, L-17.9b: a summoned spell was processed and has gone to the graveyard; binds the card there."""

    kinds: tuple[str, ...] = field(default=("finish_spell",), init=False)
    who: e.PlayerPlan

    def expected(self, scope: e.Scope, event: k.Event) -> dict[str, k.Value] | None:
        if not isinstance(event, FinishSpell) or not self.who.matches(scope, event.player):
            return None
        return self.bound(event.object, 0)


@dataclass(eq=False)
class AimDeed(e.DeedPlan):
    """L-10.4: a creature attacks life, or attacks creatures."""

    deed: str = field(default="attack", init=False)
    attacker: e.ThingPlan
    is_life: bool

    def concerns(self, scope: e.Scope, subject: k.ObjectId, other: k.ObjectId) -> bool:
        return other != 0 and (other < 0) == self.is_life and self.attacker.matches(scope, subject)


@dataclass(eq=False)
class SummonDeed(e.DeedPlan):
    """L-9.1: a player summons such a card; whoever asks shows it as what it is summoned as (L-17.1)."""

    deed: str = field(default="summon", init=False)
    who: e.PlayerPlan
    of: e.FilterPlan

    def concerns(self, scope: e.Scope, subject: k.ObjectId, other: k.ObjectId) -> bool:
        return self.who.matches(scope, -1 - subject) and self.of.accepts(scope, other)


class LimitDeed(SummonDeed):
    """L-9.2: a player has summoned as many such cards this turn as a text lets them."""

    def __init__(self, who: e.PlayerPlan, of: e.FilterPlan, most: e.AmountPlan) -> None:
        super().__init__(who, of)
        self.most = most
        self.counts: list[tuple[e.PlayerPlan, e.AmountPlan]] = []
        """How many each player has summoned."""

    def concerns(self, scope: e.Scope, subject: k.ObjectId, other: k.ObjectId) -> bool:
        if not super().concerns(scope, subject, other):
            return False
        done = [count.value(scope) for who, count in self.counts if who.matches(scope, -1 - subject)]
        return sum(done) >= self.most.value(scope)


class ChooseDeed(e.DeedPlan):
    """A player's effects choose a card."""

    def __init__(self, who: e.PlayerPlan, what: e.ThingPlan, *, by_spell: bool = False) -> None:
        super().__init__("choose")
        if by_spell:
            self.deed = "choose by spell"
        self.who = who
        self.what = what

    def concerns(self, scope: e.Scope, subject: k.ObjectId, other: k.ObjectId) -> bool:
        return self.who.matches(scope, -1 - subject) and self.what.matches(scope, other)


@dataclass(eq=False)
class BlockDeed(e.DeedPlan):
    """L-10.5, L-10.4: a creature is blocked or attacked, by whoever does it or by such creatures."""

    by: e.ThingPlan | None
    what: e.ThingPlan

    def concerns(self, scope: e.Scope, subject: k.ObjectId, other: k.ObjectId) -> bool:
        if other == 0 or not self.what.matches(scope, other):
            return False
        return self.by is None or self.by.matches(scope, subject)
