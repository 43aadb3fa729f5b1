"""Steps of what only this game does: strikers go from area to area, come and change sides; one thing or another."""

from __future__ import annotations

from dataclasses import dataclass, field

from kirifuda import effects as e
from kirifuda import kernel as k
from kirifuda.customs.control import CONTROL
from kirifuda.games.spellcard_strike.abilities import StaticAbility
from kirifuda.games.spellcard_strike.plans.regions import RegionPlan
from kirifuda.games.spellcard_strike.rules.common import area_of, is_striker, striker_at
from kirifuda.games.spellcard_strike.rules.r01_02_game_end import WinGame
from kirifuda.games.spellcard_strike.rules.r04_01_stage import area_ahead, free_areas, relocations
from kirifuda.games.spellcard_strike.rules.r04_02_zones import noted_shifts
from kirifuda.games.spellcard_strike.stage import NO_AREA, area_target, target_area

FORWARD = 1
BACKWARD = -1


@dataclass(eq=False)
class Shift(k.Step):
    """8.1.10: strikers move one area forwards or backwards, all at once; the way may have been chosen before."""

    what: e.ThingPlan
    way: int
    who: e.PlayerPlan
    chosen: str = field(default="", init=False)
    """The slot of a chosen way: 0 forwards, 1 backwards."""

    def run(self, game: k.Game, frame: k.Frame) -> k.Flow:
        scope = e.frame_scope(game, frame)
        way = self.way
        if self.chosen:
            way = BACKWARD if e.number_in(frame.slots, self.chosen) else FORWARD
        by = self.who.one(scope)
        movers = [id for id in self.what.present(scope) if id > 0 and is_striker(game, id)]
        frame.slots[e.WANTED] = max(1, len(movers))
        return moved(game, frame, [(id, area_ahead(game, id, way, by)) for id in movers])


def moved(game: k.Game, frame: k.Frame, wanted: list[tuple[k.ObjectId, int]]) -> k.Flow:
    """Strikers go to areas at the same time (2.4.12b)."""
    events = relocations(game, wanted)
    frame.slots[e.RESULT] = ()
    return k.Do(events, into=e.RESULT) if events else k.NEXT


@dataclass(eq=False)
class AskWay(k.Step):
    """8.1.9: forwards or backwards; only where somebody can go that way."""

    slot: str
    what: e.ThingPlan
    who: e.PlayerPlan

    def run(self, game: k.Game, frame: k.Frame) -> k.Flow:
        scope = e.frame_scope(game, frame)
        player = self.who.one(scope)
        ids = self.what.present(scope)
        options: list[k.Option] = []
        for number, way in enumerate((FORWARD, BACKWARD)):
            areas = [area_ahead(game, id, way, player) for id in ids if id > 0]
            if free_areas(game, [area for area in areas if area != NO_AREA]):
                options.append(k.Option("forward" if way == FORWARD else "backward", ids[0], number))
        if not options:
            options.append(k.Option("forward", ids[0] if ids else 0, 0))
        return k.Ask(self.slot, k.Decision(player, "way", options, take=k.TAKE_NUMBER, subject=frame.source))


@dataclass(eq=False)
class AskArea(k.Step):
    """The area that a thing is moved to: a free one of a region."""

    slot: str
    what: e.ThingPlan
    region: RegionPlan
    who: e.PlayerPlan

    def run(self, game: k.Game, frame: k.Frame) -> k.Flow:
        scope = e.frame_scope(game, frame)
        ids = [id for id in self.what.present(scope) if id > 0]
        areas = free_areas(game, self.region.areas(scope)) if ids else []
        options = [k.Option("area", ids[0] if ids else 0, area) for area in areas or [NO_AREA]]
        return k.Ask(
            self.slot, k.Decision(self.who.one(scope), "area", options, take=k.TAKE_NUMBER, subject=frame.source)
        )


class SeedArea(e.SeedPlan):
    """The area that was chosen."""

    __slots__ = ("chosen",)

    def __init__(self, slot: str, chosen: str) -> None:
        super().__init__(slot)
        self.chosen = chosen

    def value(self, scope: e.Scope) -> k.Value:
        area = e.number_in(scope.slots, self.chosen)
        return None if area == NO_AREA else area


@dataclass(eq=False)
class GoToArea(k.Step):
    """A thing goes to the area that was chosen, or to an area that is a target."""

    what: e.ThingPlan
    slot: str
    to: e.ThingPlan | None

    def run(self, game: k.Game, frame: k.Frame) -> k.Flow:
        scope = e.frame_scope(game, frame)
        area = e.number_in(frame.slots, self.slot) if self.slot else NO_AREA
        if self.to is not None:
            for id in self.to.ids(scope):
                area = target_area(id) if target_area(id) != NO_AREA else area_of(game, id)
        movers = [id for id in self.what.present(scope) if id > 0][:1]
        frame.slots[e.WANTED] = 1
        return moved(game, frame, [(id, area) for id in movers])


@dataclass(eq=False)
class Second(e.ThingPlan):
    """The second of two things."""

    of: e.ThingPlan

    def ids(self, scope: e.Scope) -> list[k.ObjectId]:
        return self.of.ids(scope)[1:2]


@dataclass(eq=False)
class SwapPlaces(k.Step):
    """Two strikers change places."""

    what: e.ThingPlan
    other: e.ThingPlan

    def run(self, game: k.Game, frame: k.Frame) -> k.Flow:
        scope = e.frame_scope(game, frame)
        one = [id for id in self.what.present(scope) if is_striker(game, id)]
        two = [id for id in self.other.present(scope) if is_striker(game, id)]
        frame.slots[e.WANTED] = 2
        if not one or not two or one[0] == two[0]:
            return moved(game, frame, [])
        return moved(game, frame, [(one[0], area_of(game, two[0])), (two[0], area_of(game, one[0]))])


@dataclass(eq=False)
class BeginChanges(k.Step):
    """2.4.6: lasting changes begin, for each thing by itself; numbers are fixed now."""

    what: e.ThingPlan
    until: e.UntilPlan
    changes: tuple[k.Change, ...] = field(default=(), init=False)
    amounts: tuple[tuple[str, e.AmountPlan], ...] = field(default=(), init=False)
    """Numbers that are fixed, by the slot of the effect that keeps them."""
    carried: tuple[str, ...] = field(default=(), init=False)
    """Slots that the effects go on looking at."""
    one: str = field(default="", init=False)
    """The slot by which a number speaks of each thing by itself."""

    def run(self, game: k.Game, frame: k.Frame) -> k.Flow:
        scope = e.frame_scope(game, frame)
        until = self.until.name(scope)
        ids = [id for id in self.what.present(scope) if id > 0]
        frame.slots[e.WANTED] = max(1, len(ids))
        frame.slots[e.RESULT] = ()
        events: list[k.Event] = []
        for id in ids:
            slots = {**frame.slots, self.one: (id,)} if self.one else frame.slots
            inner = e.Scope(game, slots, frame.source, frame.player)
            bound = e.carried_slots(inner, self.carried)
            for slot, amount in self.amounts:
                bound[slot] = amount.value(inner)
            for change in self.changes:
                effect = k.LastingEffect(change, None, frame.source, frame.player, (id,), until, 0, bound)
                effect.anchor = id
                events.append(k.BeginLasting(effect))
        return k.Do(events, into=e.RESULT) if events else k.NEXT


@dataclass(eq=False)
class BeginRules(k.Step):
    """2.4.6: what holds for a while begins: changes to open sets, and abilities that the effect carries."""

    until: e.UntilPlan
    changes: tuple[k.Change, ...] = field(default=(), init=False)
    abilities: tuple[k.Ability, ...] = field(default=(), init=False)
    carried: tuple[str, ...] = field(default=(), init=False)

    def run(self, game: k.Game, frame: k.Frame) -> k.Flow:
        scope = e.frame_scope(game, frame)
        until = self.until.name(scope)
        bound = e.carried_slots(scope, self.carried)
        player = frame.player
        events: list[k.Event] = []
        for change in self.changes:
            events.append(k.BeginLasting(k.LastingEffect(change, None, frame.source, player, (), until, 0, bound)))
        for ability in self.abilities:
            noted = noted_shifts(scope, ability.limit) if isinstance(ability, StaticAbility) else {}
            slots = {**bound, **noted}
            events.append(k.BeginLasting(k.LastingEffect(None, ability, frame.source, player, (), until, 0, slots)))
        frame.slots[e.WANTED] = len(events)
        return k.Do(events, into=e.RESULT)


@dataclass(eq=False)
class TakeControl(k.Step):
    """2.2.4.1: strikers change sides, as long as the effect lasts."""

    what: e.ThingPlan
    who: e.PlayerPlan
    until: e.UntilPlan

    def run(self, game: k.Game, frame: k.Frame) -> k.Flow:
        scope = e.frame_scope(game, frame)
        taker = self.who.one(scope)
        until = self.until.name(scope)
        frame.slots[e.WANTED] = 1
        frame.slots[e.RESULT] = ()
        events: list[k.Event] = []
        for id in self.what.present(scope):
            if is_striker(game, id) and game.state.objects[id].controller != taker:
                effect = k.LastingEffect(CONTROL, None, frame.source, frame.player, (id,), until, taker)
                effect.anchor = id
                events.append(k.BeginLasting(effect))
        return k.Do(events, into=e.RESULT) if events else k.NEXT


@dataclass(eq=False)
class WinsGame(k.Step):
    """1.2.4.5: its player wins, which the check step finds (1.2.4.1)."""

    who: e.PlayerPlan

    def run(self, game: k.Game, frame: k.Frame) -> k.Flow:
        return k.Do([WinGame(player) for player in self.who.players(e.frame_scope(game, frame))])


@dataclass(eq=False)
class AskOneOf(k.Step):
    """8.1.9 or: which of several effects; those that cannot do anything are not offered while another can."""

    slot: str
    who: e.PlayerPlan
    possible: tuple[tuple[e.ConditionPlan, ...], ...] = field(default=(), init=False)

    def run(self, game: k.Game, frame: k.Frame) -> k.Flow:
        scope = e.frame_scope(game, frame)
        open_ones = [number for number, needs in enumerate(self.possible) if all_hold(scope, needs)]
        numbers = open_ones or list(range(len(self.possible)))
        options = [k.Option("mode", 0, number) for number in numbers]
        return k.Ask(
            self.slot, k.Decision(self.who.one(scope), "mode", options, take=k.TAKE_NUMBER, subject=frame.source)
        )


def all_hold(scope: e.Scope, conditions: tuple[e.ConditionPlan, ...]) -> bool:
    """Whether every condition is true."""
    for condition in conditions:
        if not condition.holds(scope):
            return False
    return True


@dataclass(eq=False)
class ChoseNumber(e.ConditionPlan):
    """A slot holds a certain number."""

    slot: str
    number: int

    def holds(self, scope: e.Scope) -> bool:
        return e.number_in(scope.slots, self.slot) == self.number


@dataclass(eq=False)
class AreaTargets(e.TargetPlan):
    """2.5.4.1: so many areas; only those on which nobody stands, if the words say so."""

    region: RegionPlan
    quantity: e.QuantityPlan
    is_empty: bool

    def least(self, scope: e.Scope) -> int:
        return self.quantity.lowest(scope)

    def most(self, scope: e.Scope) -> int:
        return self.quantity.highest(scope, len(self.candidates(scope)))

    def candidates(self, scope: e.Scope) -> list[k.ObjectId]:
        return [area_target(area) for area in self.region.areas(scope) if self.fits(scope, area)]

    def is_legal(self, scope: e.Scope, id: k.ObjectId) -> bool:
        area = target_area(id)
        return area != NO_AREA and self.region.has(scope, area) and self.fits(scope, area)

    def fits(self, scope: e.Scope, area: int) -> bool:
        """Whether it is as the words ask."""
        return not self.is_empty or not striker_at(scope.game, area)
