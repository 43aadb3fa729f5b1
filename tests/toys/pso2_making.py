"""Actives and abilities made on the spot, as texts would be lowered to them."""

from __future__ import annotations

from collections.abc import Callable

from kirifuda.effects.abilities import holder_scope
from kirifuda.effects.plans.amounts import FixedAmount, QuantityPlan
from kirifuda.effects.plans.shapes import EventPlan, FilterPlan
from kirifuda.effects.plans.targets import SetTargets
from kirifuda.effects.scope import Scope
from kirifuda.games.pso2.abilities import (
    HOST,
    ActivatedAbility,
    PlayPlan,
    PsoAbility,
    PsoPlan,
    StaticAbility,
    TriggeredAbility,
)
from kirifuda.games.pso2.rules.common import allies, enemies, is_character
from kirifuda.games.pso2.rules.r103_2_actions import origin_of
from kirifuda.games.pso2.rules.r209_costs import PointsPart
from kirifuda.games.pso2.rules.r213_damage import Damage
from kirifuda.games.pso2.values import ACTIVE, LAYER_NUMBER, PsoCard, Values
from kirifuda.kernel.ability import Holder
from kirifuda.kernel.characteristics import Board, Characteristics
from kirifuda.kernel.event import Event
from kirifuda.kernel.flow import Do, Flow
from kirifuda.kernel.game import Game
from kirifuda.kernel.ids import ObjectId
from kirifuda.kernel.lasting import Change, LastingEffect
from kirifuda.kernel.state import CardObject, Frame
from tests.toys.making import (
    Chosen,
    Doing,
    Says,
    When,
    Work,
    chosen,
    does,
    lasting,
    noted,
    notes,
    procedure,
)

__all__ = [
    "Chosen", "DamageBecomes", "Doing", "Says", "Shift", "Those", "When", "Work", "activated", "active", "attached",
    "chosen", "deals", "does", "forbids_event", "lasting", "noted", "notes", "plain_active",
    "plan", "procedure", "static", "targets", "triggered",
]  # fmt: skip


class Those(FilterPlan):
    """Allies or enemies that a function accepts."""

    def __init__(self, *, enemy: bool, fits: Callable[[Game, ObjectId], bool] = is_character) -> None:
        self.enemy = enemy
        self.fits = fits

    def ids(self, scope: Scope) -> list[ObjectId]:
        found = enemies(scope.game, scope.player) if self.enemy else allies(scope.game, scope.player)
        return [id for id in found if self.fits(scope.game, id)]

    def accepts(self, scope: Scope, id: ObjectId) -> bool:
        return id in self.ids(scope)


class DamageBecomes(PsoAbility):
    """Damage to this card is replaced by another number."""

    def __init__(self, key: str, changed: Callable[[int], int]) -> None:
        super().__init__(key)
        self.replaces = ("damage",)
        self.changed = changed

    def is_replacing(self, game: Game, holder: Holder, event: Event) -> bool:
        return isinstance(event, Damage) and event.object == holder_scope(game, holder).source

    def replace(self, game: Game, holder: Holder, event: Event) -> list[Event]:
        assert isinstance(event, Damage)
        return [event.changed(self.changed(event.number))]


class Shift(Change):
    """Attack and HP are changed."""

    def __init__(self, key: str, attack: int, hp: int) -> None:
        super().__init__(key, LAYER_NUMBER)
        self.attack = attack
        self.hp = hp

    def covers(self, board: Board, effect: LastingEffect, card: CardObject) -> bool:
        host = board.game.state.objects[effect.source].host
        return card.id == (host or effect.source)

    def change(self, board: Board, effect: LastingEffect, card: CardObject, values: Characteristics) -> None:
        assert isinstance(values, Values)
        values.attack += self.attack
        values.hp += self.hp


def deals(number: int, slot: str = "target") -> Work:
    """So much damage to what was chosen."""

    def work(game: Game, frame: Frame) -> Flow:
        dealer = origin_of(game, frame.source)
        return Do([Damage(id, number, dealer) for id in chosen(frame, slot)])

    return work


def targets(
    *, enemy: bool = True, least: int = 1, most: int = 1, fits: Callable[[Game, ObjectId], bool] = is_character
) -> SetTargets:
    """So many characters of a side."""
    quantity = QuantityPlan(FixedAmount(least), FixedAmount(most))
    return SetTargets("target", "", Those(enemy=enemy, fits=fits), quantity)


def plan(name: str, *works: Work, target: SetTargets | None = None) -> PsoPlan:
    """The plan of an ability."""
    made = PsoPlan(procedure(name, *works))
    if target is not None:
        made.targets = (target,)
    return made


def plain_active(name: str, cost: int = 0) -> PsoCard:
    """An active without a text."""
    values = Values()
    values.name = name
    values.kind = ACTIVE
    values.cost = cost
    return PsoCard(name, name, name, values, "")


def active(name: str, *works: Work, target: SetTargets | None = None, main: bool = False, cost: int = 0) -> PsoCard:
    """An active."""
    made = plain_active(name, cost)
    made.plan = PlayPlan(procedure(name, *works))
    made.plan.is_main = main
    if target is not None:
        made.plan.targets = (target,)
    return made


def attached(name: str, *abilities: PsoAbility, enemy: bool = True) -> PsoCard:
    """An active that is laid on a character."""
    made = plain_active(name)
    made.printed.abilities = abilities
    made.plan = PlayPlan(procedure(name))
    made.plan.is_attached = True
    host = targets(enemy=enemy)
    host.slot = HOST
    made.plan.targets = (host,)
    return made


def activated(
    name: str, *works: Work, points: int = 0, target: SetTargets | None = None, main: bool = False, times: int = 0
) -> ActivatedAbility:
    """An activated ability that costs PP."""
    parts = (PointsPart("cost", FixedAmount(points)),) if points else ()
    made = ActivatedAbility(name, plan(name, *works, target=target), parts)
    made.is_main = main
    made.times = times
    return made


def triggered(name: str, event: EventPlan, *works: Work, target: SetTargets | None = None) -> TriggeredAbility:
    """A triggered ability."""
    return TriggeredAbility(name, plan(name, *works, target=target), event)


def static(name: str, *changes: Change) -> StaticAbility:
    """A static ability; call `file` when it is complete."""
    made = StaticAbility(name)
    made.changes = changes
    return made


def forbids_event(name: str, event: EventPlan) -> StaticAbility:
    """A static ability that lets something not happen."""
    made = StaticAbility(name)
    made.forbidden_events = (event,)
    made.file()
    return made
