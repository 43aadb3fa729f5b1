"""What brings an event about, as texts speak of it: damage, an attack, a spell, an ability, somebody's effect."""

from __future__ import annotations

from kirifuda import effects as e
from kirifuda import kernel as k
from kirifuda.games.spellcard_strike.keywords.k10_08_reinforcement import REINFORCEMENT
from kirifuda.games.spellcard_strike.plans.chain import SortPlan
from kirifuda.games.spellcard_strike.rules.r02_06_damage import ATTACK, CAUSES, DAMAGE, Damage, Destroy
from kirifuda.games.spellcard_strike.rules.r02_08_summoning import Summon
from kirifuda.games.spellcard_strike.zones import STAGE


class CausePlan:
    """What brought something about: damage, an attack, a spell, an ability, somebody's effect."""

    __slots__ = ("by_damage", "by_reinforcement", "doer", "sort", "whose")

    def __init__(self) -> None:
        self.by_damage = False
        self.by_reinforcement = False
        self.sort: SortPlan | None = None
        self.doer: e.ThingPlan | None = None
        """Strikers of whom it must come (2.6.2)."""
        self.whose: e.ThingPlan | None = None
        """Players whose effect it must be."""

    def fits(self, scope: e.Scope, event: k.Event) -> bool:
        """Whether the event came about that way."""
        if self.doer is not None and not self.is_by(scope, event):
            return False
        if self.by_reinforcement:
            return isinstance(event, Summon) and event.keyword == REINFORCEMENT
        if self.by_damage:
            return isinstance(event, Destroy) and event.cause == DAMAGE
        if self.whose is not None and not self.is_of(scope, event):
            return False
        sort = self.sort
        if sort is None:
            return True
        if isinstance(event, Destroy) and event.dealt:
            for place in event.dealt:
                if sort.fits(scope, CAUSES[place], 0):
                    return True
            return False
        return sort.fits(scope, kind_of_source(scope, event), event.source)

    def is_of(self, scope: e.Scope, event: k.Event) -> bool:
        """Whether it comes of a player: of an effect, or, where a sort is named, of the damage (2.6.2)."""
        assert self.whose is not None
        if event.source != 0 or (self.sort is not None and isinstance(event, Damage)):
            return self.whose.matches(scope, -1 - event.by)
        if self.sort is None or not isinstance(event, Destroy):
            return False
        for source in event.sources:
            card = scope.card(source)
            if card is not None and self.whose.matches(scope, -1 - card.controller):
                return True
        return False

    def is_by(self, scope: e.Scope, event: k.Event) -> bool:
        """2.6.2: whether a striker that is meant dealt it, or has the ability that did it."""
        assert self.doer is not None
        sources = event.sources if isinstance(event, Damage | Destroy) else (event.source,)
        for source in sources:
            if source and self.doer.matches(scope, source):
                return True
        return False


def is_effect(event: k.Event) -> bool:
    """2.4.8, 2.4.10.1: whether something comes from an ability or an attack, and not from the rules."""
    return event.source != 0 or (isinstance(event, Damage) and event.cause == ATTACK)


def kind_of_source(scope: e.Scope, event: k.Event) -> str:
    """Whether an event comes from an attack, a spell or an ability."""
    if isinstance(event, Damage):
        return event.cause
    card = scope.card(event.source)
    if card is None:
        return "spell"
    return "ability" if scope.game.map.kind_of[card.zone] is STAGE and not card.host else "spell"
