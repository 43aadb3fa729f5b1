"""Prohibitions of texts that the rules ask for: who cannot be chosen as a target, and by what; who is not summoned."""

from __future__ import annotations

from dataclasses import dataclass, field

from kirifuda import effects as e
from kirifuda import kernel as k
from kirifuda.games.spellcard_strike.plans.chain import SortPlan
from kirifuda.games.spellcard_strike.plans.events import SummonEvent


@dataclass(eq=False)
class DeclareDeed(e.DeedPlan):
    """2.5.1: declaring something of a sort; the spell card, or the striker with the ability, is asked for its facts."""

    kind: str
    subject: e.ThingPlan
    sort: SortPlan

    def concerns(self, scope: e.Scope, subject: k.ObjectId, other: k.ObjectId) -> bool:
        return self.subject.matches(scope, subject) and self.sort.fits(scope, self.kind, other)


@dataclass(eq=False)
class TargetDeed(e.DeedPlan):
    """2.4.10.2.2: choosing somebody as a target, for a declaration of a sort that somebody makes."""

    kind: str
    victim: e.ThingPlan
    sort: SortPlan
    by: e.ThingPlan
    """The players whose declaration it must be."""

    def concerns(self, scope: e.Scope, subject: k.ObjectId, other: k.ObjectId) -> bool:
        if not self.victim.matches(scope, other) or not self.sort.fits(scope, self.kind, subject):
            return False
        card = scope.card(subject)
        return card is not None and self.by.matches(scope, -1 - card.controller)


@dataclass(eq=False)
class SummonDeed(e.DeedPlan):
    """2.8.1: summoning a card, by certain players."""

    deed: str = field(default="summon", init=False)
    event: SummonEvent

    def concerns(self, scope: e.Scope, subject: k.ObjectId, other: k.ObjectId) -> bool:
        event = self.event
        if event.doer is not None and not event.doer.matches(scope, subject):
            return False
        return event.card.fits(scope, -1 - subject, other)
