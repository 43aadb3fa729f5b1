"""Steps of actions that only this game has: control, player counters, abilities activated by effects, moves."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from kirifuda.customs.control import CONTROL
from kirifuda.effects.endings import end
from kirifuda.effects.meaning import EventMaker, TestPlan
from kirifuda.effects.plans.lasting import UntilPlan, carried_slots
from kirifuda.effects.plans.shapes import AmountPlan, ConditionPlan
from kirifuda.effects.plans.steps_act import RESULT, WANTED, SeedPlan
from kirifuda.effects.plans.things import ThingPlan
from kirifuda.effects.references import ids_in
from kirifuda.effects.scope import frame_scope
from kirifuda.games.magical_duel.abilities import (
    ActivatedAbility,
    MagicalAbility,
    StaticAbility,
    TriggeredAbility,
    concerns,
)
from kirifuda.games.magical_duel.rules.r0306_stock import LayUnder
from kirifuda.games.magical_duel.rules.r0903_1_by_effect import ACTIVATE_BY_EFFECT
from kirifuda.games.magical_duel.rules.r1000_actions import PlayerCounters, player_counters
from kirifuda.games.magical_duel.zones import FIELD_BITS
from kirifuda.kernel.changes import BeginLasting, EndGame, Move, Shuffle
from kirifuda.kernel.decision import TAKE_NUMBER, Decision, Option
from kirifuda.kernel.event import Event
from kirifuda.kernel.flow import NEXT, Ask, Call, Do, Flow
from kirifuda.kernel.lasting import LastingEffect
from kirifuda.kernel.procedure import Step

if TYPE_CHECKING:
    from kirifuda.effects.plans.players import PlayerPlan
    from kirifuda.effects.scope import Scope
    from kirifuda.kernel.game import Game
    from kirifuda.kernel.ids import ObjectId
    from kirifuda.kernel.state import Frame, Value
    from kirifuda.kernel.zones import ZoneKind


@dataclass(eq=False)
class PutMaker(EventMaker):
    """A card is put into a zone of its owner's (302.5) or of another player's."""

    kind: ZoneKind
    whose: PlayerPlan | None
    """None: the owner's."""
    where: int
    face_down: bool = field(default=False, init=False)
    in_order: bool = field(default=False, init=False)
    """The order in which the cards go is settled (304.3)."""

    def make(self, scope: Scope, id: ObjectId) -> Event | None:
        card = scope.game.object(id)
        if card is None or (card.item is not None and card.item.ability is not None):
            return None
        player = card.owner if self.whose is None else self.whose.one(scope)
        zone = scope.game.map.zone(self.kind, player)
        return Move(id, zone, self.where, face_down=self.face_down, in_order=self.in_order)


@dataclass(eq=False)
class UnderMaker(EventMaker):
    """A card becomes stock of an entity (306.2)."""

    host: ThingPlan

    def make(self, scope: Scope, id: ObjectId) -> Event | None:
        hosts = self.host.present(scope)
        return LayUnder(id, hosts[0]) if hosts and hosts[0] != id else None


class ShuffleArrived(Step):
    """Cards that were just put somewhere are put into random order."""

    def run(self, game: Game, frame: Frame) -> Flow:
        by_zone: dict[int, list[int]] = {}
        for id in ids_in(frame.slots, RESULT):
            card = game.object(id)
            if card is not None:
                by_zone.setdefault(card.zone, []).append(id)
        events: list[Event] = [Shuffle(zone, tuple(ids)) for zone, ids in by_zone.items() if len(ids) > 1]
        return Do(events)


@dataclass(eq=False)
class TakeControl(Step):
    """1016.1: control of what the other player controls, until the effect ends."""

    what: ThingPlan
    who: PlayerPlan
    until: UntilPlan
    ability: StaticAbility | None = field(default=None, init=False)
    """Holds the conditions as long as which control lasts."""
    carried: tuple[str, ...] = field(default=(), init=False)

    def run(self, game: Game, frame: Frame) -> Flow:
        scope = frame_scope(game, frame)
        taker = self.who.one(scope)
        until = self.until.name(scope)
        frame.slots[WANTED] = max(1, len(self.what.ids(scope)))
        frame.slots[RESULT] = ()
        if self.ability is not None and not self.ability.is_in_force(scope):
            return NEXT
        bound = carried_slots(scope, self.carried)
        events: list[Event] = []
        for id in self.what.present(scope):
            card = game.state.objects[id]
            if card.controller != taker and game.map.kind_of[card.zone].bit & FIELD_BITS:
                effect = controls(frame, id, taker, until)
                effect.carries = self.ability
                effect.bound = bound
                events.append(BeginLasting(effect))
        return Do(events, into=RESULT) if events else NEXT


def controls(frame: Frame, id: ObjectId, taker: int, until: str) -> LastingEffect:
    """The lasting effect by which a player controls a card."""
    effect = LastingEffect(CONTROL, None, frame.source, frame.player, (id,), until, taker)
    effect.anchor = id
    return effect


@dataclass(eq=False)
class ExchangeControl(Step):
    """1017: two cards of different controllers change sides, or nothing happens (1017.2)."""

    what: ThingPlan
    until: UntilPlan

    def run(self, game: Game, frame: Frame) -> Flow:
        scope = frame_scope(game, frame)
        ids = [id for id in self.what.present(scope) if game.map.kind_of[game.state.objects[id].zone].bit & FIELD_BITS]
        frame.slots[WANTED] = 2
        frame.slots[RESULT] = ()
        if len(ids) != 2:
            return NEXT
        one, other = game.state.objects[ids[0]].controller, game.state.objects[ids[1]].controller
        if one == other:
            return NEXT
        until = self.until.name(scope)
        pair = [controls(frame, ids[0], other, until), controls(frame, ids[1], one, until)]
        return Do([BeginLasting(effect) for effect in pair], into=RESULT)


@dataclass(eq=False)
class ChangePlayerCounters(Step):
    """1018.2-3: a player gains counters, or pays them all or not at all."""

    who: PlayerPlan
    counter: str
    amount: AmountPlan
    sign: int = field(default=1, init=False)

    def run(self, game: Game, frame: Frame) -> Flow:
        scope = frame_scope(game, frame)
        number = self.amount.value(scope)
        frame.slots[WANTED] = 1
        frame.slots[RESULT] = ()
        if number <= 0:
            frame.slots[RESULT] = (1,)
            return NEXT
        return Do([PlayerCounters(self.who.one(scope), self.counter, self.sign * number)], into=RESULT)


@dataclass(eq=False)
class HasPlayerCounters(ConditionPlan):
    """1018.3a: so many counters could be paid."""

    who: PlayerPlan
    counter: str
    amount: AmountPlan

    def holds(self, scope: Scope) -> bool:
        return player_counters(scope.game, self.who.one(scope), self.counter) >= self.amount.value(scope)


@dataclass(eq=False)
class PickAbility(Step):
    """Which ability of the thing is activated, by its place on the card."""

    slot: str
    what: ThingPlan
    who: PlayerPlan
    keyword: str = field(default="", init=False)
    name_: str = field(default="", init=False)

    def run(self, game: Game, frame: Frame) -> Flow:
        scope = frame_scope(game, frame)
        ids = self.what.present(scope)
        options: list[Option] = []
        if ids:
            for number, ability in enumerate(game.values(ids[0]).abilities):
                if isinstance(ability, ActivatedAbility | TriggeredAbility) and self.is_meant(ability):
                    options.append(Option("ability", ids[0], number))
        if not options:
            options.append(Option("none", 0, -1))
        return Ask(self.slot, Decision(self.who.one(scope), "ability", options, take=TAKE_NUMBER))

    def is_meant(self, ability: MagicalAbility) -> bool:
        """Whether the text means this ability."""
        return ability.keyword == self.keyword if self.keyword else ability.name == self.name_


@dataclass(eq=False)
class ActivateAbility(Step):
    """The chosen ability is activated once, without its cost."""

    pick: PickAbility

    def run(self, game: Game, frame: Frame) -> Flow:
        scope = frame_scope(game, frame)
        ids = self.pick.what.present(scope)
        place = frame.slots.get(self.pick.slot)
        if not ids or not isinstance(place, int) or place < 0:
            return NEXT
        ability = game.values(ids[0]).abilities[place]
        slots: dict[str, Value] = {"object": ids[0], "ability": ability.key}
        return Call(ACTIVATE_BY_EFFECT, slots, player=self.pick.who.one(scope))


class SeedCard(SeedPlan):
    """A token's definition, by its place in the pool."""

    __slots__ = ("card",)

    def __init__(self, slot: str, card: str) -> None:
        super().__init__(slot)
        self.card = card

    def value(self, scope: Scope) -> Value:
        return scope.game.pool.numbers[self.card]


@dataclass(eq=False)
class IsInZones(TestPlan):
    """Lies in one of some kinds of zones."""

    bits: int

    def passes(self, scope: Scope, id: ObjectId) -> bool:
        card = scope.card(id)
        return card is not None and bool(scope.game.map.kind_of[card.zone].bit & self.bits)


@dataclass(eq=False)
class StillThere(ThingPlan):
    """What was spoken of, as far as it passes a test where it is now."""

    what: ThingPlan
    test: TestPlan

    def ids(self, scope: Scope) -> list[ObjectId]:
        return [id for id in self.what.present(scope) if self.test.passes(scope, id)]


@dataclass(eq=False)
class OtherThing(ThingPlan):
    """Anything but what is named, cards and players; only for matching."""

    what: ThingPlan

    def ids(self, scope: Scope) -> list[ObjectId]:
        return []

    def matches(self, scope: Scope, id: ObjectId) -> bool:
        return id != 0 and not self.what.matches(scope, id)


@dataclass(eq=False)
class AskPosition(Step):
    """Ask which of several positions cards are turned into."""

    slot: str
    who: PlayerPlan
    positions: tuple[int, ...]

    def run(self, game: Game, frame: Frame) -> Flow:
        options = [Option("position", 0, position) for position in self.positions]
        player = self.who.one(frame_scope(game, frame))
        return Ask(self.slot, Decision(player, "position", options, take=TAKE_NUMBER, subject=frame.source))


@dataclass(eq=False)
class EndNamed(Step):
    """What lasts until an act is done is over with it."""

    until: str

    def run(self, game: Game, frame: Frame) -> Flow:
        events = end(game, self.until)
        return Do(events) if events else NEXT


@dataclass(eq=False)
class LosesGame(Step):
    """103.2, 104.4: players lose because a text says so, unless something forbids it."""

    who: PlayerPlan

    def run(self, game: Game, frame: Frame) -> Flow:
        meant = self.who.players(frame_scope(game, frame))
        losers = [player for player in meant if not concerns(game, "forbid:lose_game", -1 - player, 0)]
        if not losers:
            return NEXT
        winners = tuple(player for player in range(game.players) if player not in losers)
        return Do([EndGame(winners, self.clause, "effect")])


@dataclass(eq=False)
class WinsGame(Step):
    """103.2, 104.4: players win because a text says so, unless something forbids it."""

    who: PlayerPlan

    def run(self, game: Game, frame: Frame) -> Flow:
        meant = self.who.players(frame_scope(game, frame))
        winners = tuple(player for player in meant if not concerns(game, "forbid:win_game", -1 - player, 0))
        return Do([EndGame(winners, self.clause, "effect")]) if winners else NEXT
