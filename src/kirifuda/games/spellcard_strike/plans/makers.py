"""Actions on single cards, as the events of the rules that do them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from kirifuda import effects as e
from kirifuda import kernel as k
from kirifuda.games.spellcard_strike.rules.common import is_striker
from kirifuda.games.spellcard_strike.rules.r02_02_states import SetActed, SetUnacted
from kirifuda.games.spellcard_strike.rules.r02_05_5_cancelling import Cancel
from kirifuda.games.spellcard_strike.rules.r02_06_damage import EFFECT, Destroy, damage_by
from kirifuda.games.spellcard_strike.rules.r02_08_summoning import Retire
from kirifuda.games.spellcard_strike.rules.r02_09_equipment import Equip
from kirifuda.games.spellcard_strike.rules.r04_02_zones import (
    Discard,
    PutInDiscard,
    Remove,
)


@dataclass(eq=False)
class OtherDamage:
    """8.1.5: another number, for whoever passes all tests."""

    tests: tuple[e.TestPlan, ...]
    amount: e.AmountPlan

    def is_for(self, scope: e.Scope, id: k.ObjectId) -> bool:
        return all(test.passes(scope, id) for test in self.tests)


@dataclass(eq=False)
class DamageMaker(e.EventMaker):
    """2.6: so much damage, from the text's own source."""

    amount: e.AmountPlan
    others: tuple[OtherDamage, ...] = ()
    is_firm: bool = False

    def make(self, scope: e.Scope, id: k.ObjectId) -> k.Event | None:
        amount = next((one.amount for one in self.others if one.is_for(scope, id)), self.amount)
        number = amount.value(scope)
        if number == e.ABSENT or not is_striker(scope.game, id):
            return None
        event = damage_by(scope, id, number)
        event.is_firm = self.is_firm
        return event


class DestroyMaker(e.EventMaker):
    """2.6.4: by the effect itself."""

    def make(self, scope: e.Scope, id: k.ObjectId) -> k.Event | None:
        return Destroy(id, EFFECT, damage_by(scope, id, 0).sources) if is_striker(scope.game, id) else None


class PileMaker(e.EventMaker):
    """To the discard pile; for a striker that is retiring (2.8.2)."""

    def make(self, scope: e.Scope, id: k.ObjectId) -> k.Event | None:
        return Retire(id) if is_striker(scope.game, id) else PutInDiscard(id)


@dataclass(eq=False)
class EquipMaker(e.EventMaker):
    """2.9: onto the first of the things."""

    host: e.ThingPlan

    def make(self, scope: e.Scope, id: k.ObjectId) -> k.Event | None:
        hosts = self.host.present(scope)
        return Equip(id, hosts[0]) if hosts else None


MAKERS: Final[dict[str, e.EventMaker]] = {
    "destroy": DestroyMaker(),
    "retire": e.Making(Retire),
    "discard": e.Making(Discard),
    "remove": e.Making(Remove),
    "cancel": e.Making(Cancel),
}
TURNERS: Final[dict[str, e.EventMaker]] = {
    "行動済み": e.Making(SetActed),
    "未行動": e.Making(SetUnacted),
    "表向き": e.Making(k.TurnFace, False),
    "裏向き": e.Making(k.TurnFace, True),
}
