"""Steps of what only this game does: strikers go from area to area, come and change sides; one thing or another."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from kirifuda.customs.control import CONTROL
from kirifuda.effects.plans.lasting import UntilPlan, carried_slots
from kirifuda.effects.plans.shapes import AmountPlan, ConditionPlan, TargetPlan
from kirifuda.effects.plans.steps_act import RESULT, WANTED, SeedPlan
from kirifuda.effects.plans.things import ThingPlan
from kirifuda.effects.references import number_in
from kirifuda.effects.scope import Scope, frame_scope
from kirifuda.games.spellcard_strike.abilities import StaticAbility
from kirifuda.games.spellcard_strike.plans.regions import RegionPlan
from kirifuda.games.spellcard_strike.rules.common import area_of, is_striker, striker_at
from kirifuda.games.spellcard_strike.rules.r01_02_game_end import WinGame
from kirifuda.games.spellcard_strike.rules.r04_01_stage import area_ahead, free_areas, relocations
from kirifuda.games.spellcard_strike.rules.r04_02_zones import noted_shifts
from kirifuda.games.spellcard_strike.stage import NO_AREA, area_target, target_area
from kirifuda.kernel.changes import BeginLasting
from kirifuda.kernel.decision import TAKE_NUMBER, Decision, Option
from kirifuda.kernel.event import Event
from kirifuda.kernel.flow import NEXT, Ask, Do, Flow
from kirifuda.kernel.ids import ObjectId
from kirifuda.kernel.lasting import LastingEffect
from kirifuda.kernel.procedure import Step

if TYPE_CHECKING:
    from kirifuda.effects.plans.amounts import QuantityPlan
    from kirifuda.effects.plans.players import PlayerPlan
    from kirifuda.kernel.ability import Ability
    from kirifuda.kernel.game import Game
    from kirifuda.kernel.lasting import Change
    from kirifuda.kernel.state import Frame, Value

FORWARD = 1
BACKWARD = -1


@dataclass(eq=False)
class Shift(Step):
    """8.1.10: strikers move one area forwards or backwards, all at once; the way may have been chosen before."""

    what: ThingPlan
    way: int
    who: PlayerPlan
    chosen: str = field(default="", init=False)
    """The slot of a chosen way: 0 forwards, 1 backwards."""

    def run(self, game: Game, frame: Frame) -> Flow:
        scope = frame_scope(game, frame)
        way = self.way
        if self.chosen:
            way = BACKWARD if number_in(frame.slots, self.chosen) else FORWARD
        by = self.who.one(scope)
        movers = [id for id in self.what.present(scope) if id > 0 and is_striker(game, id)]
        frame.slots[WANTED] = max(1, len(movers))
        return moved(game, frame, [(id, area_ahead(game, id, way, by)) for id in movers])


def moved(game: Game, frame: Frame, wanted: list[tuple[ObjectId, int]]) -> Flow:
    """Strikers go to areas at the same time (2.4.12b)."""
    events = relocations(game, wanted)
    frame.slots[RESULT] = ()
    return Do(events, into=RESULT) if events else NEXT


@dataclass(eq=False)
class AskWay(Step):
    """8.1.9: forwards or backwards; only where somebody can go that way."""

    slot: str
    what: ThingPlan
    who: PlayerPlan

    def run(self, game: Game, frame: Frame) -> Flow:
        scope = frame_scope(game, frame)
        player = self.who.one(scope)
        ids = self.what.present(scope)
        options: list[Option] = []
        for number, way in enumerate((FORWARD, BACKWARD)):
            areas = [area_ahead(game, id, way, player) for id in ids if id > 0]
            if free_areas(game, [area for area in areas if area != NO_AREA]):
                options.append(Option("forward" if way == FORWARD else "backward", ids[0], number))
        if not options:
            options.append(Option("forward", ids[0] if ids else 0, 0))
        return Ask(self.slot, Decision(player, "way", options, take=TAKE_NUMBER, subject=frame.source))


@dataclass(eq=False)
class AskArea(Step):
    """The area that a thing is moved to: a free one of a region."""

    slot: str
    what: ThingPlan
    region: RegionPlan
    who: PlayerPlan

    def run(self, game: Game, frame: Frame) -> Flow:
        scope = frame_scope(game, frame)
        ids = [id for id in self.what.present(scope) if id > 0]
        areas = free_areas(game, self.region.areas(scope)) if ids else []
        options = [Option("area", ids[0] if ids else 0, area) for area in areas or [NO_AREA]]
        return Ask(self.slot, Decision(self.who.one(scope), "area", options, take=TAKE_NUMBER, subject=frame.source))


class SeedArea(SeedPlan):
    """The area that was chosen."""

    __slots__ = ("chosen",)

    def __init__(self, slot: str, chosen: str) -> None:
        super().__init__(slot)
        self.chosen = chosen

    def value(self, scope: Scope) -> Value:
        area = number_in(scope.slots, self.chosen)
        return None if area == NO_AREA else area


@dataclass(eq=False)
class GoToArea(Step):
    """A thing goes to the area that was chosen, or to an area that is a target."""

    what: ThingPlan
    slot: str
    to: ThingPlan | None

    def run(self, game: Game, frame: Frame) -> Flow:
        scope = frame_scope(game, frame)
        area = number_in(frame.slots, self.slot) if self.slot else NO_AREA
        if self.to is not None:
            for id in self.to.ids(scope):
                area = target_area(id) if target_area(id) != NO_AREA else area_of(game, id)
        movers = [id for id in self.what.present(scope) if id > 0][:1]
        frame.slots[WANTED] = 1
        return moved(game, frame, [(id, area) for id in movers])


@dataclass(eq=False)
class Second(ThingPlan):
    """The second of two things."""

    of: ThingPlan

    def ids(self, scope: Scope) -> list[ObjectId]:
        return self.of.ids(scope)[1:2]


@dataclass(eq=False)
class SwapPlaces(Step):
    """Two strikers change places."""

    what: ThingPlan
    other: ThingPlan

    def run(self, game: Game, frame: Frame) -> Flow:
        scope = frame_scope(game, frame)
        one = [id for id in self.what.present(scope) if is_striker(game, id)]
        two = [id for id in self.other.present(scope) if is_striker(game, id)]
        frame.slots[WANTED] = 2
        if not one or not two or one[0] == two[0]:
            return moved(game, frame, [])
        return moved(game, frame, [(one[0], area_of(game, two[0])), (two[0], area_of(game, one[0]))])


@dataclass(eq=False)
class BeginChanges(Step):
    """2.4.6: lasting changes begin, for each thing by itself; numbers are fixed now."""

    what: ThingPlan
    until: UntilPlan
    changes: tuple[Change, ...] = field(default=(), init=False)
    amounts: tuple[tuple[str, AmountPlan], ...] = field(default=(), init=False)
    """Numbers that are fixed, by the slot of the effect that keeps them."""
    carried: tuple[str, ...] = field(default=(), init=False)
    """Slots that the effects go on looking at."""
    one: str = field(default="", init=False)
    """The slot by which a number speaks of each thing by itself."""

    def run(self, game: Game, frame: Frame) -> Flow:
        scope = frame_scope(game, frame)
        until = self.until.name(scope)
        ids = [id for id in self.what.present(scope) if id > 0]
        frame.slots[WANTED] = max(1, len(ids))
        frame.slots[RESULT] = ()
        events: list[Event] = []
        for id in ids:
            slots = {**frame.slots, self.one: (id,)} if self.one else frame.slots
            inner = Scope(game, slots, frame.source, frame.player)
            bound = carried_slots(inner, self.carried)
            for slot, amount in self.amounts:
                bound[slot] = amount.value(inner)
            for change in self.changes:
                effect = LastingEffect(change, None, frame.source, frame.player, (id,), until, 0, bound)
                effect.anchor = id
                events.append(BeginLasting(effect))
        return Do(events, into=RESULT) if events else NEXT


@dataclass(eq=False)
class BeginRules(Step):
    """2.4.6: what holds for a while begins: changes to open sets, and abilities that the effect carries."""

    until: UntilPlan
    changes: tuple[Change, ...] = field(default=(), init=False)
    abilities: tuple[Ability, ...] = field(default=(), init=False)
    carried: tuple[str, ...] = field(default=(), init=False)

    def run(self, game: Game, frame: Frame) -> Flow:
        scope = frame_scope(game, frame)
        until = self.until.name(scope)
        bound = carried_slots(scope, self.carried)
        player = frame.player
        events: list[Event] = []
        for change in self.changes:
            events.append(BeginLasting(LastingEffect(change, None, frame.source, player, (), until, 0, bound)))
        for ability in self.abilities:
            noted = noted_shifts(scope, ability.limit) if isinstance(ability, StaticAbility) else {}
            slots = {**bound, **noted}
            events.append(BeginLasting(LastingEffect(None, ability, frame.source, player, (), until, 0, slots)))
        frame.slots[WANTED] = len(events)
        return Do(events, into=RESULT)


@dataclass(eq=False)
class TakeControl(Step):
    """2.2.4.1: strikers change sides, as long as the effect lasts."""

    what: ThingPlan
    who: PlayerPlan
    until: UntilPlan

    def run(self, game: Game, frame: Frame) -> Flow:
        scope = frame_scope(game, frame)
        taker = self.who.one(scope)
        until = self.until.name(scope)
        frame.slots[WANTED] = 1
        frame.slots[RESULT] = ()
        events: list[Event] = []
        for id in self.what.present(scope):
            if is_striker(game, id) and game.state.objects[id].controller != taker:
                effect = LastingEffect(CONTROL, None, frame.source, frame.player, (id,), until, taker)
                effect.anchor = id
                events.append(BeginLasting(effect))
        return Do(events, into=RESULT) if events else NEXT


@dataclass(eq=False)
class WinsGame(Step):
    """1.2.4.5: its player wins, which the check step finds (1.2.4.1)."""

    who: PlayerPlan

    def run(self, game: Game, frame: Frame) -> Flow:
        return Do([WinGame(player) for player in self.who.players(frame_scope(game, frame))])


@dataclass(eq=False)
class AskOneOf(Step):
    """8.1.9 or: which of several effects; those that cannot do anything are not offered while another can."""

    slot: str
    who: PlayerPlan
    possible: tuple[tuple[ConditionPlan, ...], ...] = field(default=(), init=False)

    def run(self, game: Game, frame: Frame) -> Flow:
        scope = frame_scope(game, frame)
        open_ones = [number for number, needs in enumerate(self.possible) if all_hold(scope, needs)]
        numbers = open_ones or list(range(len(self.possible)))
        options = [Option("mode", 0, number) for number in numbers]
        return Ask(self.slot, Decision(self.who.one(scope), "mode", options, take=TAKE_NUMBER, subject=frame.source))


def all_hold(scope: Scope, conditions: tuple[ConditionPlan, ...]) -> bool:
    """Whether every condition is true."""
    for condition in conditions:
        if not condition.holds(scope):
            return False
    return True


@dataclass(eq=False)
class ChoseNumber(ConditionPlan):
    """A slot holds a certain number."""

    slot: str
    number: int

    def holds(self, scope: Scope) -> bool:
        return number_in(scope.slots, self.slot) == self.number


@dataclass(eq=False)
class AreaTargets(TargetPlan):
    """2.5.4.1: so many areas; only those on which nobody stands, if the words say so."""

    region: RegionPlan
    quantity: QuantityPlan
    is_empty: bool

    def least(self, scope: Scope) -> int:
        return self.quantity.lowest(scope)

    def most(self, scope: Scope) -> int:
        return self.quantity.highest(scope, len(self.candidates(scope)))

    def candidates(self, scope: Scope) -> list[ObjectId]:
        return [area_target(area) for area in self.region.areas(scope) if self.fits(scope, area)]

    def is_legal(self, scope: Scope, id: ObjectId) -> bool:
        area = target_area(id)
        return area != NO_AREA and self.region.has(scope, area) and self.fits(scope, area)

    def fits(self, scope: Scope, area: int) -> bool:
        """Whether it is as the words ask."""
        return not self.is_empty or not striker_at(scope.game, area)
