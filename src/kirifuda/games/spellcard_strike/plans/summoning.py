"""Plans for summoning: what it costs, where to, in which state (2.8, 3.4)."""

from __future__ import annotations

from dataclasses import dataclass, field

from kirifuda.effects.plans.shapes import DeedPlan
from kirifuda.effects.scope import Scope
from kirifuda.games.spellcard_strike.abilities import DeclaredPlan, SummonsTo
from kirifuda.games.spellcard_strike.plans.events import SummonedCard
from kirifuda.games.spellcard_strike.plans.regions import RegionPlan
from kirifuda.games.spellcard_strike.rules.r02_08_summoning import UNACTED_ARRIVAL
from kirifuda.games.spellcard_strike.rules.r07_costs import SUMMON
from kirifuda.kernel.ids import ObjectId, PlayerId


class OwnCard(SummonedCard):
    """The card itself that has the text, before it is on the stage."""

    __slots__ = ()

    def fits(self, scope: Scope, player: PlayerId, id: ObjectId) -> bool:
        return id == scope.source


class CostlySummons(DeclaredPlan):
    """3.4.1: summonings of certain cards by certain players."""

    __slots__ = ("card",)

    def __init__(self, card: SummonedCard) -> None:
        self.card = card

    def covers(self, scope: Scope, kind: str, caster: ObjectId, card: ObjectId) -> bool:
        return kind == SUMMON and self.card.fits(scope, -1 - caster, card)


class MoreAreas(SummonsTo):
    """2.8.1.1: a region into which certain cards may be summoned as well."""

    __slots__ = ("card", "region")

    def __init__(self, card: SummonedCard, region: RegionPlan) -> None:
        self.card = card
        self.region = region

    def areas(self, scope: Scope, player: PlayerId, card: ObjectId) -> list[int]:
        return self.region.areas(scope) if self.card.fits(scope, player, card) else []


class NoAreas(MoreAreas):
    """1.1.3: a region into which certain cards are not summoned."""

    __slots__ = ()

    def is_closing(self) -> bool:
        return True


@dataclass(eq=False)
class ActedArrival(DeedPlan):
    """2.8.1.3: certain cards do not arrive un-acted."""

    deed: str = field(default=UNACTED_ARRIVAL, init=False)
    card: SummonedCard

    def concerns(self, scope: Scope, subject: ObjectId, other: ObjectId) -> bool:
        return subject < 0 and self.card.fits(scope, -1 - subject, other)
