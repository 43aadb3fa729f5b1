"""Further events: a condition that comes true, what certain things bring about, equipment."""

from __future__ import annotations

from dataclasses import dataclass, field

from kirifuda import effects as e
from kirifuda import kernel as k
from kirifuda.games.spellcard_strike.abilities import DeclaredPlan
from kirifuda.games.spellcard_strike.plans.causes import CausePlan
from kirifuda.games.spellcard_strike.plans.chain import SortPlan, attack_frame, bound_of
from kirifuda.games.spellcard_strike.plans.events import PlayerEvent
from kirifuda.games.spellcard_strike.rules.r02_04_resolution import GRAZE
from kirifuda.games.spellcard_strike.rules.r02_05_5_cancelling import Cancelled, cancelled
from kirifuda.games.spellcard_strike.rules.r02_05_declarations import is_adding
from kirifuda.games.spellcard_strike.rules.r02_09_equipment import Equip
from kirifuda.games.spellcard_strike.rules.r05_04_7_attack import ATTACKER, GRAZING, JOINING
from kirifuda.games.spellcard_strike.zones import CHAIN


class CausedEvent(e.TextEvent):
    """Something that certain things bring about."""

    def __init__(self, inner: e.TextEvent, cause: CausePlan) -> None:
        super().__init__(inner.kinds)
        self.inner = inner
        self.cause = cause

    def expected(self, scope: e.Scope, event: k.Event) -> dict[str, k.Value] | None:
        return self.inner.expected(scope, event) if self.cause.fits(scope, event) else None

    def did(self, scope: e.Scope, happening: k.Happening) -> dict[str, k.Value] | None:
        return self.inner.did(scope, happening) if self.cause.fits(scope, happening.event) else None

    def subjects_of(self, game: k.Game, happening: k.Happening) -> tuple[k.ObjectId, ...]:
        return self.inner.subjects_of(game, happening)


@dataclass(eq=False)
class EquipEvent(e.TextEvent):
    """2.9: a striker is equipped with a spell."""

    kinds: tuple[str, ...] = field(default=("equip",), init=False)
    host: e.ThingPlan

    def expected(self, scope: e.Scope, event: k.Event) -> dict[str, k.Value] | None:
        if not isinstance(event, Equip) or not self.host.matches(scope, event.host):
            return None
        return self.bound(event.host, event.object)

    def subjects_of(self, game: k.Game, happening: k.Happening) -> tuple[k.ObjectId, ...]:
        event = happening.event
        return (event.host,) if isinstance(event, Equip) else ()


class GrazeEvent(PlayerEvent):
    """5.4.7.6: a player grazes an attack of certain strikers, with so many cards or more."""

    def __init__(self, who: e.ThingPlan) -> None:
        super().__init__("graze", who)
        self.against: e.ThingPlan | None = None
        self.least: e.AmountPlan | None = None

    def checked(self, scope: e.Scope, event: k.Event, id: k.ObjectId) -> dict[str, k.Value] | None:
        declared = attack_frame(scope.game)
        if declared is None or (self.least is not None and len(declared[GRAZING]) < self.least.value(scope)):
            return None
        if self.against is None:
            return super().checked(scope, event, id)
        for attacker in (declared[ATTACKER], *declared[JOINING]):
            if self.against.matches(scope, attacker):
                return super().checked(scope, event, id)
        return None


class GrazedAmount(e.AmountPlan):
    """5.4.7.8: how many cards the attack that is being declared has been grazed with."""

    def value(self, scope: e.Scope) -> int:
        declared = attack_frame(scope.game)
        if declared is not None and GRAZING.name in declared.slots:
            return len(declared[GRAZING])
        found = 0
        for item in scope.game.zone(CHAIN, 0):
            number = bound_of(scope.game, item).get(GRAZE)
            found = number if isinstance(number, int) else found
        return found


@dataclass(eq=False)
class CancelEvent(e.TextEvent):
    """2.5.5: a declaration of a sort is cancelled: one that certain strikers made, or by a player's effect."""

    kinds: tuple[str, ...] = field(default=("cancelled",), init=False)
    sort: SortPlan
    who: e.ThingPlan | None
    """Who made it."""
    by: e.ThingPlan | None
    """Whose effect cancels it."""

    def expected(self, scope: e.Scope, event: k.Event) -> dict[str, k.Value] | None:
        if not isinstance(event, Cancelled) or (self.by is not None and not self.by.matches(scope, -1 - event.by)):
            return None
        if not self.sort.fits(scope, event.declared, event.card or (event.strikers[0] if event.strikers else 0)):
            return None
        if self.who is None:
            return self.bound(-1 - event.by, 0)
        for striker in (*event.strikers, -1 - event.player):
            if self.who.matches(scope, striker):
                return self.bound(striker, 0)
        return None

    def subjects_of(self, game: k.Game, happening: k.Happening) -> tuple[k.ObjectId, ...]:
        return happening.event.strikers if isinstance(happening.event, Cancelled) else ()


class UncancelledEvent(CancelEvent):
    """The same before it happens, to be kept from happening: of the declaration that waits in the chain."""

    def __init__(self, sort: SortPlan, who: e.ThingPlan | None, by: e.ThingPlan | None) -> None:
        super().__init__(sort, who, by)
        self.kinds = ("cancel",)

    def expected(self, scope: e.Scope, event: k.Event) -> dict[str, k.Value] | None:
        card = scope.game.object(event.object_id())
        return None if card is None or card.item is None else super().expected(scope, cancelled(card, event.by))


class CostlyDeclarations(DeclaredPlan):
    """7.1: declarations of certain strikers or of a player, of a sort, perhaps as an additional action only."""

    __slots__ = ("is_additional", "sort", "subject")

    def __init__(self, subject: e.ThingPlan, sort: SortPlan, is_additional: bool) -> None:
        self.subject = subject
        self.sort = sort
        self.is_additional = is_additional

    def covers(self, scope: e.Scope, kind: str, caster: k.ObjectId, card: k.ObjectId) -> bool:
        striker = scope.card(caster)
        if striker is None or not self.sort.fits(scope, kind, card or caster):
            return False
        if self.is_additional and not is_adding(scope.game, (caster,)):
            return False
        return self.subject.matches(scope, caster) or self.subject.matches(scope, -1 - striker.controller)
