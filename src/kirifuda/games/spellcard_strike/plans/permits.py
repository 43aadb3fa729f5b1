"""Plans for what strikers may do beyond the rules, and for damage that another takes."""

from __future__ import annotations

from kirifuda import effects as e
from kirifuda import kernel as k
from kirifuda.games.spellcard_strike.abilities import AttackPermit
from kirifuda.games.spellcard_strike.plans.carried import DOWN, DamageAbility
from kirifuda.games.spellcard_strike.rules.common import is_striker
from kirifuda.games.spellcard_strike.rules.r02_06_damage import Damage


class ActedAttacks(AttackPermit):
    """5.4.7.1: attacks of acted strikers, so many a turn (None: any number); perhaps only after another attack."""

    __slots__ = ("is_again", "times", "what")

    def __init__(self, what: e.ThingPlan, times: e.AmountPlan | None, *, is_again: bool) -> None:
        self.what = what
        self.times = times
        self.is_again = is_again

    def allows(self, scope: e.Scope, id: k.ObjectId, attacks: int, acted: int) -> bool:
        if not self.what.matches(scope, id) or (self.is_again and not attacks):
            return False
        made = attacks if self.is_again else acted
        return self.times is None or made < self.times.value(scope)


class RedirectAbility(DamageAbility):
    """8.1.5: damage goes to another striker, if that is there."""

    def __init__(self, key: str, amount: e.AmountPlan, to: e.ThingPlan) -> None:
        super().__init__(key, DOWN, amount)
        self.is_sum = False
        self.is_lowering = False
        self.to = to

    def is_replacing(self, game: k.Game, holder: k.Holder, event: k.Event) -> bool:
        if not super().is_replacing(game, holder, event):
            return False
        assert isinstance(event, Damage)
        others = self.others(game, holder)
        return bool(others) and event.object not in others

    def others(self, game: k.Game, holder: k.Holder) -> list[k.ObjectId]:
        """Who takes it."""
        return [id for id in self.to.present(e.holder_scope(game, holder)) if is_striker(game, id)][:1]

    def replace(self, game: k.Game, holder: k.Holder, event: k.Event) -> list[k.Event]:
        assert isinstance(event, Damage)
        others = self.others(game, holder)
        if not others:
            return [event]
        new = Damage(others[0], event.number, event.cause, event.sources, event.is_firm)
        new.source = event.source
        new.by = event.by
        return [new]
