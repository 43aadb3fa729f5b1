"""Steps of actions that only this game has: control, player counters, abilities activated by effects, moves."""

from __future__ import annotations

from dataclasses import dataclass, field

from kirifuda import effects as e
from kirifuda import kernel as k
from kirifuda.customs.control import CONTROL
from kirifuda.games.magical_duel.abilities import ActivatedAbility, MagicalAbility, StaticAbility, TriggeredAbility
from kirifuda.games.magical_duel.rules.r0306_stock import LayUnder
from kirifuda.games.magical_duel.rules.r0903_1_by_effect import ACTIVATE_BY_EFFECT
from kirifuda.games.magical_duel.rules.r1000_actions import PlayerCounters, player_counters
from kirifuda.games.magical_duel.zones import FIELD_BITS


@dataclass(eq=False)
class PutMaker(e.EventMaker):
    """A card is put into a zone of its owner's (302.5) or of another player's."""

    kind: k.ZoneKind
    whose: e.PlayerPlan | None
    """None: the owner's."""
    where: int
    face_down: bool = field(default=False, init=False)
    in_order: bool = field(default=False, init=False)
    """The order in which the cards go is settled (304.3)."""

    def make(self, scope: e.Scope, id: k.ObjectId) -> k.Event | None:
        card = scope.game.object(id)
        if card is None or (card.item is not None and card.item.ability is not None):
            return None
        player = card.owner if self.whose is None else self.whose.one(scope)
        zone = scope.game.map.zone(self.kind, player)
        return k.Move(id, zone, self.where, face_down=self.face_down, in_order=self.in_order)


@dataclass(eq=False)
class UnderMaker(e.EventMaker):
    """A card becomes stock of an entity (306.2)."""

    host: e.ThingPlan

    def make(self, scope: e.Scope, id: k.ObjectId) -> k.Event | None:
        hosts = self.host.present(scope)
        return LayUnder(id, hosts[0]) if hosts and hosts[0] != id else None


class ShuffleArrived(k.Step):
    """Cards that were just put somewhere are put into random order."""

    def run(self, game: k.Game, frame: k.Frame) -> k.Flow:
        by_zone: dict[int, list[int]] = {}
        for id in e.ids_in(frame.slots, e.RESULT):
            card = game.object(id)
            if card is not None:
                by_zone.setdefault(card.zone, []).append(id)
        events: list[k.Event] = [k.Shuffle(zone, tuple(ids)) for zone, ids in by_zone.items() if len(ids) > 1]
        return k.Do(events)


@dataclass(eq=False)
class TakeControl(k.Step):
    """1016.1: control of what the other player controls, until the effect ends."""

    what: e.ThingPlan
    who: e.PlayerPlan
    until: e.UntilPlan
    ability: StaticAbility | None = field(default=None, init=False)
    """Holds the conditions as long as which control lasts."""
    carried: tuple[str, ...] = field(default=(), init=False)

    def run(self, game: k.Game, frame: k.Frame) -> k.Flow:
        scope = e.frame_scope(game, frame)
        taker = self.who.one(scope)
        until = self.until.name(scope)
        frame.slots[e.WANTED] = max(1, len(self.what.ids(scope)))
        frame.slots[e.RESULT] = ()
        if self.ability is not None and not self.ability.is_in_force(scope):
            return k.NEXT
        bound = e.carried_slots(scope, self.carried)
        events: list[k.Event] = []
        for id in self.what.present(scope):
            card = game.state.objects[id]
            if card.controller != taker and game.map.kind_of[card.zone].bit & FIELD_BITS:
                effect = controls(frame, id, taker, until)
                effect.carries = self.ability
                effect.bound = bound
                events.append(k.BeginLasting(effect))
        return k.Do(events, into=e.RESULT) if events else k.NEXT


def controls(frame: k.Frame, id: k.ObjectId, taker: int, until: str) -> k.LastingEffect:
    """The lasting effect by which a player controls a card."""
    effect = k.LastingEffect(CONTROL, None, frame.source, frame.player, (id,), until, taker)
    effect.anchor = id
    return effect


@dataclass(eq=False)
class ExchangeControl(k.Step):
    """1017: two cards of different controllers change sides, or nothing happens (1017.2)."""

    what: e.ThingPlan
    until: e.UntilPlan

    def run(self, game: k.Game, frame: k.Frame) -> k.Flow:
        scope = e.frame_scope(game, frame)
        ids = [id for id in self.what.present(scope) if game.map.kind_of[game.state.objects[id].zone].bit & FIELD_BITS]
        frame.slots[e.WANTED] = 2
        frame.slots[e.RESULT] = ()
        if len(ids) != 2:
            return k.NEXT
        one, other = game.state.objects[ids[0]].controller, game.state.objects[ids[1]].controller
        if one == other:
            return k.NEXT
        until = self.until.name(scope)
        pair = [controls(frame, ids[0], other, until), controls(frame, ids[1], one, until)]
        return k.Do([k.BeginLasting(effect) for effect in pair], into=e.RESULT)


@dataclass(eq=False)
class ChangePlayerCounters(k.Step):
    """1018.2-3: a player gains counters, or pays them all or not at all."""

    who: e.PlayerPlan
    counter: str
    amount: e.AmountPlan
    sign: int = field(default=1, init=False)

    def run(self, game: k.Game, frame: k.Frame) -> k.Flow:
        scope = e.frame_scope(game, frame)
        number = self.amount.value(scope)
        frame.slots[e.WANTED] = 1
        frame.slots[e.RESULT] = ()
        if number <= 0:
            frame.slots[e.RESULT] = (1,)
            return k.NEXT
        return k.Do([PlayerCounters(self.who.one(scope), self.counter, self.sign * number)], into=e.RESULT)


@dataclass(eq=False)
class HasPlayerCounters(e.ConditionPlan):
    """1018.3a: so many counters could be paid."""

    who: e.PlayerPlan
    counter: str
    amount: e.AmountPlan

    def holds(self, scope: e.Scope) -> bool:
        return player_counters(scope.game, self.who.one(scope), self.counter) >= self.amount.value(scope)


@dataclass(eq=False)
class PickAbility(k.Step):
    """Which ability of the thing is activated, by its place on the card."""

    slot: str
    what: e.ThingPlan
    who: e.PlayerPlan
    keyword: str = field(default="", init=False)
    name_: str = field(default="", init=False)

    def run(self, game: k.Game, frame: k.Frame) -> k.Flow:
        scope = e.frame_scope(game, frame)
        ids = self.what.present(scope)
        options: list[k.Option] = []
        if ids:
            for number, ability in enumerate(game.values(ids[0]).abilities):
                if isinstance(ability, ActivatedAbility | TriggeredAbility) and self.is_meant(ability):
                    options.append(k.Option("ability", ids[0], number))
        if not options:
            options.append(k.Option("none", 0, -1))
        return k.Ask(self.slot, k.Decision(self.who.one(scope), "ability", options, take=k.TAKE_NUMBER))

    def is_meant(self, ability: MagicalAbility) -> bool:
        """Whether the text means this ability."""
        return ability.keyword == self.keyword if self.keyword else ability.name == self.name_


@dataclass(eq=False)
class ActivateAbility(k.Step):
    """The chosen ability is activated once, without its cost."""

    pick: PickAbility

    def run(self, game: k.Game, frame: k.Frame) -> k.Flow:
        scope = e.frame_scope(game, frame)
        ids = self.pick.what.present(scope)
        place = frame.slots.get(self.pick.slot)
        if not ids or not isinstance(place, int) or place < 0:
            return k.NEXT
        ability = game.values(ids[0]).abilities[place]
        slots: dict[str, k.Value] = {"object": ids[0], "ability": ability.key}
        return k.Call(ACTIVATE_BY_EFFECT, slots, player=self.pick.who.one(scope))


class SeedCard(e.SeedPlan):
    """A token's definition, by its place in the pool."""

    __slots__ = ("card",)

    def __init__(self, slot: str, card: str) -> None:
        super().__init__(slot)
        self.card = card

    def value(self, scope: e.Scope) -> k.Value:
        return scope.game.pool.numbers[self.card]


@dataclass(eq=False)
class IsInZones(e.TestPlan):
    """Lies in one of some kinds of zones."""

    bits: int

    def passes(self, scope: e.Scope, id: k.ObjectId) -> bool:
        card = scope.card(id)
        return card is not None and bool(scope.game.map.kind_of[card.zone].bit & self.bits)


@dataclass(eq=False)
class StillThere(e.ThingPlan):
    """What was spoken of, as far as it passes a test where it is now."""

    what: e.ThingPlan
    test: e.TestPlan

    def ids(self, scope: e.Scope) -> list[k.ObjectId]:
        return [id for id in self.what.present(scope) if self.test.passes(scope, id)]


@dataclass(eq=False)
class OtherThing(e.ThingPlan):
    """Anything but what is named, cards and players; only for matching."""

    what: e.ThingPlan

    def ids(self, scope: e.Scope) -> list[k.ObjectId]:
        return []

    def matches(self, scope: e.Scope, id: k.ObjectId) -> bool:
        return id != 0 and not self.what.matches(scope, id)


@dataclass(eq=False)
class AskPosition(k.Step):
    """Ask which of several positions cards are turned into."""

    slot: str
    who: e.PlayerPlan
    positions: tuple[int, ...]

    def run(self, game: k.Game, frame: k.Frame) -> k.Flow:
        options = [k.Option("position", 0, position) for position in self.positions]
        player = self.who.one(e.frame_scope(game, frame))
        return k.Ask(self.slot, k.Decision(player, "position", options, take=k.TAKE_NUMBER, subject=frame.source))


@dataclass(eq=False)
class EndNamed(k.Step):
    """What lasts until an act is done is over with it."""

    until: str

    def run(self, game: k.Game, frame: k.Frame) -> k.Flow:
        events = e.end(game, self.until)
        return k.Do(events) if events else k.NEXT


@dataclass(eq=False)
class LosesGame(k.Step):
    """103.2, 104.4: players lose because a text says so, unless something forbids it."""

    who: e.PlayerPlan

    def run(self, game: k.Game, frame: k.Frame) -> k.Flow:
        meant = self.who.players(e.frame_scope(game, frame))
        losers = [player for player in meant if not e.concerns(game, "forbid:lose_game", -1 - player, 0)]
        if not losers:
            return k.NEXT
        winners = tuple(player for player in range(game.players) if player not in losers)
        return k.Do([k.EndGame(winners, self.clause, "effect")])


@dataclass(eq=False)
class WinsGame(k.Step):
    """103.2, 104.4: players win because a text says so, unless something forbids it."""

    who: e.PlayerPlan

    def run(self, game: k.Game, frame: k.Frame) -> k.Flow:
        meant = self.who.players(e.frame_scope(game, frame))
        winners = tuple(player for player in meant if not e.concerns(game, "forbid:win_game", -1 - player, 0))
        return k.Do([k.EndGame(winners, self.clause, "effect")]) if winners else k.NEXT
