"""Plans for what strikers may do beyond the rules, and for damage that another takes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kirifuda.effects.plans.shapes import AmountPlan
from kirifuda.effects.plans.things import ThingPlan
from kirifuda.effects.scope import Scope
from kirifuda.games.spellcard_strike.abilities import AttackPermit, holder_scope
from kirifuda.games.spellcard_strike.plans.carried import DOWN, DamageAbility
from kirifuda.games.spellcard_strike.rules.common import is_striker
from kirifuda.games.spellcard_strike.rules.r02_06_damage import Damage
from kirifuda.kernel.ability import Holder
from kirifuda.kernel.event import Event
from kirifuda.kernel.ids import ObjectId

if TYPE_CHECKING:
    from kirifuda.kernel.game import Game


class ActedAttacks(AttackPermit):
    """5.4.7.1: attacks of acted strikers, so many a turn (None: any number); perhaps only after another attack."""

    __slots__ = ("is_again", "times", "what")

    def __init__(self, what: ThingPlan, times: AmountPlan | None, *, is_again: bool) -> None:
        self.what = what
        self.times = times
        self.is_again = is_again

    def allows(self, scope: Scope, id: ObjectId, attacks: int, acted: int) -> bool:
        if not self.what.matches(scope, id) or (self.is_again and not attacks):
            return False
        made = attacks if self.is_again else acted
        return self.times is None or made < self.times.value(scope)


class RedirectAbility(DamageAbility):
    """8.1.5: damage goes to another striker, if that is there."""

    def __init__(self, key: str, amount: AmountPlan, to: ThingPlan) -> None:
        super().__init__(key, DOWN, amount)
        self.is_sum = False
        self.is_lowering = False
        self.to = to

    def is_replacing(self, game: Game, holder: Holder, event: Event) -> bool:
        if not super().is_replacing(game, holder, event):
            return False
        assert isinstance(event, Damage)
        others = self.others(game, holder)
        return bool(others) and event.object not in others

    def others(self, game: Game, holder: Holder) -> list[ObjectId]:
        """Who takes it."""
        return [id for id in self.to.present(holder_scope(game, holder)) if is_striker(game, id)][:1]

    def replace(self, game: Game, holder: Holder, event: Event) -> list[Event]:
        assert isinstance(event, Damage)
        others = self.others(game, holder)
        if not others:
            return [event]
        new = Damage(others[0], event.number, event.cause, event.sources, event.is_firm)
        new.source = event.source
        new.by = event.by
        return [new]
