"""Actions on single cards, as the events of the rules that do them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from kirifuda import effects as e
from kirifuda import kernel as k
from kirifuda.games.pso2.rules.common import ATTACKER, is_boss, is_enemy, is_on_field, row_of
from kirifuda.games.pso2.rules.r103_2_actions import origin_of
from kirifuda.games.pso2.rules.r204_actives import Equip, laid_on
from kirifuda.games.pso2.rules.r213_damage import Damage, GainLife, Heal
from kirifuda.games.pso2.rules.r215_states import TurnOff, TurnOn
from kirifuda.games.pso2.rules.r400_zones import (
    Discard,
    Owe,
    PutInDiscard,
)
from kirifuda.games.pso2.rules.r403_field import Destroy, EnterField, MoveRow, entering
from kirifuda.games.pso2.rules.r506_attacks import may_be_attacked
from kirifuda.games.pso2.rules.r506_battle_phase import Retarget
from kirifuda.games.pso2.zones import BACK, FRONT, NO_ROW, PROCESSING


@dataclass(eq=False)
class DamageMaker(e.EventMaker):
    """214.1, 103.2.2: so much damage, from whoever the text's doing it is."""

    amount: e.AmountPlan

    def make(self, scope: e.Scope, id: k.ObjectId) -> k.Event | None:
        number = self.amount.value(scope)
        return None if number == e.ABSENT else Damage(id, number, origin_of(scope.game, scope.source))


@dataclass(eq=False)
class ShareMaker(e.EventMaker):
    """214.1: everybody's share."""

    shares: e.Spread

    def make(self, scope: e.Scope, id: k.ObjectId) -> k.Event | None:
        number = e.share_of(scope, self.shares, id)
        return Damage(id, number, origin_of(scope.game, scope.source)) if number else None


@dataclass(eq=False)
class RowMaker(e.EventMaker):
    """403.1.4: to a row; what is not on the field is put there (202.2)."""

    row: int
    who: e.PlayerPlan

    def make(self, scope: e.Scope, id: k.ObjectId) -> k.Event | None:
        if is_on_field(scope.game, id):
            return MoveRow(id, self.row)
        return FieldMaker(self.who, -1, self.row).make(scope, id)


class SwapMaker(e.EventMaker):
    """403.1.4: to the row in which it is not."""

    def make(self, scope: e.Scope, id: k.ObjectId) -> k.Event | None:
        row = row_of(scope.game, id)
        return MoveRow(id, FRONT if row == BACK else BACK) if row in (FRONT, BACK) else None


@dataclass(eq=False)
class FieldMaker(e.EventMaker):
    """202.2, 205.3, G.35: onto the field of whoever puts it there; that is no playing."""

    who: e.PlayerPlan
    position: int
    """-1: as the rules have it."""
    row: int

    def make(self, scope: e.Scope, id: k.ObjectId) -> k.Event | None:
        found = entering(scope.game, id, self.who.one(scope), self.position)
        if found and self.row != NO_ROW and isinstance(found[0], EnterField):
            found[0].row = self.row
        return found[0] if found else None


@dataclass(eq=False)
class EquipMaker(e.EventMaker):
    """205.4, 301.7: a weapon or armour is laid on somebody."""

    to: e.ThingPlan
    who: e.PlayerPlan

    def make(self, scope: e.Scope, id: k.ObjectId) -> k.Event | None:
        bearers = self.to.present(scope)
        return laid_on(scope.game, id, bearers[0], self.who.one(scope), Equip) if bearers else None


class RetargetMaker(e.EventMaker):
    """302.1b: the attack goes to an enemy of whoever attacks, unless something says that it cannot be attacked."""

    def make(self, scope: e.Scope, id: k.ObjectId) -> k.Event | None:
        game = scope.game
        attacker = game.object(game.number(ATTACKER))
        target = game.object(id)
        if attacker is None or target is None or not is_enemy(game, attacker.controller, target.controller):
            return None
        return Retarget(id) if may_be_attacked(game, attacker.controller, id, attacker.id) else None


@dataclass(eq=False)
class LifeMaker(e.EventMaker):
    """R.08: the boss's life rises."""

    number: e.AmountPlan

    def make(self, scope: e.Scope, id: k.ObjectId) -> k.Event | None:
        return GainLife(id, self.number.value(scope)) if is_boss(scope.game, id) else None


@dataclass(eq=False)
class OweMaker(e.EventMaker):
    """R.25: the boss is to play cards."""

    number: e.AmountPlan

    def make(self, scope: e.Scope, id: k.ObjectId) -> k.Event | None:
        return Owe(self.number.value(scope)) if is_boss(scope.game, id) else None


class NegateMaker(e.EventMaker):
    """406.4.1: an ability that waits ceases to be, a card that waits goes to the discard pile."""

    def make(self, scope: e.Scope, id: k.ObjectId) -> k.Event | None:
        card = scope.game.object(id)
        if card is None or scope.game.map.kind_of[card.zone] is not PROCESSING:
            return None
        return k.Vanish(id) if card.made else PutInDiscard(id)


MAKERS: Final[dict[str, e.EventMaker]] = {
    "destroy": e.Making(Destroy, "effect"),
    "discard": e.Making(Discard),
    "heal": e.Making(Heal),
}
TURNERS: Final[dict[str, e.EventMaker]] = {"ON": e.Making(TurnOn), "OFF": e.Making(TurnOff)}
