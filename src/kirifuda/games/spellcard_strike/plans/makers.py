"""Actions on single cards, as the events of the rules that do them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from kirifuda.effects.meaning import ABSENT, EventMaker, TestPlan
from kirifuda.effects.plans.makers import Making
from kirifuda.effects.plans.shapes import AmountPlan
from kirifuda.effects.plans.things import ThingPlan
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
from kirifuda.kernel.changes import TurnFace

if TYPE_CHECKING:
    from kirifuda.effects.scope import Scope
    from kirifuda.kernel.event import Event
    from kirifuda.kernel.ids import ObjectId


@dataclass(eq=False)
class OtherDamage:
    """8.1.5: another number, for whoever passes all tests."""

    tests: tuple[TestPlan, ...]
    amount: AmountPlan

    def is_for(self, scope: Scope, id: ObjectId) -> bool:
        return all(test.passes(scope, id) for test in self.tests)


@dataclass(eq=False)
class DamageMaker(EventMaker):
    """2.6: so much damage, from the text's own source."""

    amount: AmountPlan
    others: tuple[OtherDamage, ...] = ()
    is_firm: bool = False

    def make(self, scope: Scope, id: ObjectId) -> Event | None:
        amount = next((one.amount for one in self.others if one.is_for(scope, id)), self.amount)
        number = amount.value(scope)
        if number == ABSENT or not is_striker(scope.game, id):
            return None
        event = damage_by(scope, id, number)
        event.is_firm = self.is_firm
        return event


class DestroyMaker(EventMaker):
    """2.6.4: by the effect itself."""

    def make(self, scope: Scope, id: ObjectId) -> Event | None:
        return Destroy(id, EFFECT, damage_by(scope, id, 0).sources) if is_striker(scope.game, id) else None


class PileMaker(EventMaker):
    """To the discard pile; for a striker that is retiring (2.8.2)."""

    def make(self, scope: Scope, id: ObjectId) -> Event | None:
        return Retire(id) if is_striker(scope.game, id) else PutInDiscard(id)


@dataclass(eq=False)
class EquipMaker(EventMaker):
    """2.9: onto the first of the things."""

    host: ThingPlan

    def make(self, scope: Scope, id: ObjectId) -> Event | None:
        hosts = self.host.present(scope)
        return Equip(id, hosts[0]) if hosts else None


MAKERS: Final[dict[str, EventMaker]] = {
    "destroy": DestroyMaker(),
    "retire": Making(Retire),
    "discard": Making(Discard),
    "remove": Making(Remove),
    "cancel": Making(Cancel),
}
TURNERS: Final[dict[str, EventMaker]] = {
    "行動済み": Making(SetActed),
    "未行動": Making(SetUnacted),
    "表向き": Making(TurnFace, False),
    "裏向き": Making(TurnFace, True),
}
