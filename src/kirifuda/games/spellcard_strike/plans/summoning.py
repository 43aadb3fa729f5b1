"""Plans for summoning: what it costs, where to, in which state (2.8, 3.4)."""

from __future__ import annotations

from dataclasses import dataclass, field

from kirifuda import effects as e
from kirifuda import kernel as k
from kirifuda.games.spellcard_strike.abilities import DeclaredPlan, SummonsTo
from kirifuda.games.spellcard_strike.plans.events import SummonedCard
from kirifuda.games.spellcard_strike.plans.regions import RegionPlan
from kirifuda.games.spellcard_strike.rules.r02_08_summoning import UNACTED_ARRIVAL
from kirifuda.games.spellcard_strike.rules.r07_costs import SUMMON


class OwnCard(SummonedCard):
    """The card itself that has the text, before it is on the stage."""

    __slots__ = ()

    def fits(self, scope: e.Scope, player: k.PlayerId, id: k.ObjectId) -> bool:
        return id == scope.source


class CostlySummons(DeclaredPlan):
    """3.4.1: summonings of certain cards by certain players."""

    __slots__ = ("card",)

    def __init__(self, card: SummonedCard) -> None:
        self.card = card

    def covers(self, scope: e.Scope, kind: str, caster: k.ObjectId, card: k.ObjectId) -> bool:
        return kind == SUMMON and self.card.fits(scope, -1 - caster, card)


class MoreAreas(SummonsTo):
    """2.8.1.1: a region into which certain cards may be summoned as well."""

    __slots__ = ("card", "region")

    def __init__(self, card: SummonedCard, region: RegionPlan) -> None:
        self.card = card
        self.region = region

    def areas(self, scope: e.Scope, player: k.PlayerId, card: k.ObjectId) -> list[int]:
        return self.region.areas(scope) if self.card.fits(scope, player, card) else []


class NoAreas(MoreAreas):
    """1.1.3: a region into which certain cards are not summoned."""

    __slots__ = ()

    def is_closing(self) -> bool:
        return True


@dataclass(eq=False)
class ActedArrival(e.DeedPlan):
    """2.8.1.3: certain cards do not arrive un-acted."""

    deed: str = field(default=UNACTED_ARRIVAL, init=False)
    card: SummonedCard

    def concerns(self, scope: e.Scope, subject: k.ObjectId, other: k.ObjectId) -> bool:
        return subject < 0 and self.card.fits(scope, -1 - subject, other)
