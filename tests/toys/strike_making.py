"""Spells and abilities of Spellcard Strike made on the spot, as texts would be lowered to them."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from kirifuda.effects.abilities import holder_scope
from kirifuda.effects.plans.amounts import FixedAmount, QuantityPlan
from kirifuda.effects.plans.shapes import AmountPlan, EventPlan, FilterPlan
from kirifuda.effects.plans.targets import SetTargets
from kirifuda.effects.scope import Scope
from kirifuda.games.spellcard_strike.abilities import (
    CostPlan,
    DeclaredAbility,
    SpellPlan,
    StrikeAbility,
    TriggeredAbility,
)
from kirifuda.games.spellcard_strike.minimap import parse
from kirifuda.games.spellcard_strike.rules.common import all_strikers, is_striker
from kirifuda.games.spellcard_strike.rules.r02_06_damage import Damage, damage_by
from kirifuda.games.spellcard_strike.values import LAYER_NUMBER, StrikerCard, Values, add_to
from kirifuda.kernel.ability import Holder
from kirifuda.kernel.changes import BeginLasting
from kirifuda.kernel.event import Event, Happening
from kirifuda.kernel.flow import NEXT, Do, Flow
from kirifuda.kernel.ids import ObjectId
from kirifuda.kernel.lasting import Change, LastingEffect
from kirifuda.kernel.procedure import Procedure, RuleStep

if TYPE_CHECKING:
    from kirifuda.kernel.characteristics import Board, Characteristics
    from kirifuda.kernel.game import Game
    from kirifuda.kernel.state import CardObject, Frame, Value

Work = Callable[["Game", "Frame"], Flow]


class Side(FilterPlan):
    """Enemy or own strikers."""

    def __init__(self, *, enemies: bool) -> None:
        self.enemies = enemies

    def ids(self, scope: Scope) -> list[ObjectId]:
        return [id for id in all_strikers(scope.game) if self.accepts(scope, id)]

    def accepts(self, scope: Scope, id: ObjectId) -> bool:
        card = scope.game.object(id)
        return card is not None and is_striker(scope.game, id) and (card.controller != scope.player) == self.enemies


class When(EventPlan):
    """A happening that is told by a function; it binds what happened to."""

    def __init__(self, kind: str, fits: Callable[[Scope, Event], bool]) -> None:
        super().__init__((kind,))
        self.fits = fits

    def would(self, scope: Scope, event: Event) -> bool:
        return self.fits(scope, event)

    def did(self, scope: Scope, happening: Happening) -> dict[str, Value] | None:
        return {"it": happening.event.object_id()} if self.fits(scope, happening.event) else None


class DamageShift(StrikeAbility):
    """Damage is changed by a number when a function says so."""

    def __init__(self, key: str, number: int, fits: Callable[[Scope, Damage], bool]) -> None:
        super().__init__(key)
        self.replaces = ("damage",)
        self.number = number
        self.fits = fits

    def is_replacing(self, game: Game, holder: Holder, event: Event) -> bool:
        return isinstance(event, Damage) and self.fits(holder_scope(game, holder), event)

    def replace(self, game: Game, holder: Holder, event: Event) -> list[Event]:
        assert isinstance(event, Damage)
        return [event.changed(self.number)]


class Shift(Change):
    """A number of certain strikers is changed."""

    def __init__(self, key: str, stat: str, number: int) -> None:
        super().__init__(key, LAYER_NUMBER)
        self.stat = stat
        self.number = number

    def change(self, board: Board, effect: LastingEffect, card: CardObject, values: Characteristics) -> None:
        assert isinstance(values, Values)
        add_to(values, self.stat, self.number)


def lasting(change: Change, ids: tuple[ObjectId, ...], until: str, source: ObjectId = 0) -> LastingEffect:
    """An effect that holds for a while."""
    return LastingEffect(change, None, source, 0, ids, until)


def one(*, enemies: bool = True, least: int = 1, most: int = 1, slot: str = "target") -> SetTargets:
    """So many strikers of a side."""
    return SetTargets(slot, "", Side(enemies=enemies), QuantityPlan(FixedAmount(least), FixedAmount(most)))


def procedure(name: str, *works: Work) -> Procedure:
    """A text of these steps."""
    made = Procedure(name)
    for number, work in enumerate(works):
        made.add(RuleStep(name, f"{name} {number}", work))
    return made


def chosen(frame: Frame, slot: str = "target") -> list[ObjectId]:
    """The ids in a slot."""
    value = frame.slots.get(slot, ())
    assert isinstance(value, tuple)
    return [id for id in value if isinstance(id, int)]


def deals(number: int) -> Work:
    """Damage to all targets."""

    def work(game: Game, frame: Frame) -> Flow:
        scope = Scope(game, frame.slots, frame.source, frame.player)
        return Do([damage_by(scope, id, number) for id in chosen(frame)])

    return work


def shifts(change: Change, until: str) -> Work:
    """A change of all targets."""

    def work(game: Game, frame: Frame) -> Flow:
        return Do([BeginLasting(lasting(change, tuple(chosen(frame)), until, frame.source))])

    return work


def does(make: Callable[[Game, Frame], list[Event]]) -> Work:
    """Whatever a function says."""

    def work(game: Game, frame: Frame) -> Flow:
        return Do(make(game, frame))

    return work


def notes(told: list[object], what: Callable[[Game, Frame], object]) -> Work:
    """Nothing but a note for the test."""

    def work(game: Game, frame: Frame) -> Flow:
        told.append(what(game, frame))
        return NEXT

    return work


def plan(
    name: str, *works: Work, timing: str = "action", costs: CostPlan | None = None, map: str = "", lasting: str = ""
) -> SpellPlan:
    """A declaration that takes one enemy as its target if it has a map, and none otherwise."""
    made = SpellPlan(procedure(name, *works), timing)
    made.costs = costs or CostPlan()
    made.lasting = lasting
    if map:
        made.map = parse(map)
        made.targets = (one(),)
    return made


def with_spell(made: StrikerCard, spell: SpellPlan) -> StrikerCard:
    """The same card with a spell."""
    made.spell = spell
    made.printed.spell_name = made.key
    return made


def declared(key: str, plan: SpellPlan) -> DeclaredAbility:
    """A declared ability."""
    return DeclaredAbility(key, plan)


def triggered(key: str, event: EventPlan, *works: Work) -> TriggeredAbility:
    """A triggered ability."""
    return TriggeredAbility(key, procedure(key, *works), event)


def number(value: int) -> AmountPlan:
    """A fixed number."""
    return FixedAmount(value)
