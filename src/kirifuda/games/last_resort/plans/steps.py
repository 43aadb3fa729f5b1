"""Steps that are this game's own: life, Hand Stock, tokens, and battles that a text brings about."""

from __future__ import annotations

from dataclasses import dataclass

from kirifuda import effects as e
from kirifuda import kernel as k
from kirifuda.effects.lowering.spans import END_OF_BATTLE
from kirifuda.games.last_resort.keywords.k19_06_duplicate import duplicate
from kirifuda.games.last_resort.rules.l01_life import GainLife, LifeDamage, LoseLife, PayLife, RaiseCap, SetLife
from kirifuda.games.last_resort.rules.l03_battlefield import MakeToken
from kirifuda.games.last_resort.rules.l09_1_costs import ready_mana
from kirifuda.games.last_resort.rules.l10_7_battles import WHOLE
from kirifuda.games.last_resort.zones import ATTACK, DEFENCE, FIELD, NO_AREA


@dataclass(eq=False)
class LifeStep(k.Step):
    """Something happens to the life of some players; a subclass says what."""

    who: e.PlayerPlan
    amount: e.AmountPlan

    def event(self, player: k.PlayerId, number: int, source: k.ObjectId) -> k.Event:
        """What happens to one of them."""
        raise NotImplementedError

    def run(self, game: k.Game, frame: k.Frame) -> k.Flow:
        scope = e.frame_scope(game, frame)
        number = self.amount.value(scope)
        players = self.who.players(scope) if number > 0 else []
        frame.slots[e.WANTED] = max(len(players), 1)
        frame.slots[e.RESULT] = ()
        events = [self.event(player, number, frame.source) for player in players]
        return k.Do(events, into=e.RESULT) if events else k.NEXT


class GainStep(LifeStep):
    """L-19.4: life is gained, up to the cap (A38)."""

    def event(self, player: k.PlayerId, number: int, source: k.ObjectId) -> k.Event:
        return GainLife(player, number)


class LoseStep(LifeStep):
    """L-14.1: life is lost."""

    def event(self, player: k.PlayerId, number: int, source: k.ObjectId) -> k.Event:
        return LoseLife(player, number)


class PayStep(LifeStep):
    """L-17.6: life is paid, even what one does not have (A58)."""

    def event(self, player: k.PlayerId, number: int, source: k.ObjectId) -> k.Event:
        return PayLife(player, number)


class DamageStep(LifeStep):
    """L-10.8: damage to life, dealt by the card with the text."""

    def event(self, player: k.PlayerId, number: int, source: k.ObjectId) -> k.Event:
        return LifeDamage(player, number, source)


class SetStep(LifeStep):
    """L-1.18: life becomes a number."""

    def event(self, player: k.PlayerId, number: int, source: k.ObjectId) -> k.Event:
        return SetLife(player, number)


class CapStep(LifeStep):
    """L-1.14: the cap of life rises."""

    def event(self, player: k.PlayerId, number: int, source: k.ObjectId) -> k.Event:
        return RaiseCap(player, number)


@dataclass(eq=False)
class AskModes(k.Step):
    """A63: which of the options."""

    slot: str
    who: e.PlayerPlan
    quantity: e.QuantityPlan
    options: int

    def run(self, game: k.Game, frame: k.Frame) -> k.Flow:
        scope = e.frame_scope(game, frame)
        most = self.quantity.highest(scope, self.options)
        least = min(most, self.quantity.lowest(scope))
        options = [k.Option("mode", 0, number) for number in range(self.options)]
        decision = k.Decision(self.who.one(scope), "mode", options, least, most, take=k.TAKE_NUMBER, many=True)
        decision.subject = frame.source
        return k.Ask(self.slot, decision)


@dataclass(eq=False)
class AskArea(k.Step):
    """A39: into which area of the battlefield."""

    slot: str
    who: e.PlayerPlan

    def run(self, game: k.Game, frame: k.Frame) -> k.Flow:
        options = [k.Option("area", frame.source, area) for area in (ATTACK, DEFENCE)]
        player = self.who.one(e.frame_scope(game, frame))
        return k.Ask(self.slot, k.Decision(player, "area", options, take=k.TAKE_NUMBER, subject=frame.source))


class EndBattle(k.Step):
    """L-10.9: what lasts for a battle is over."""

    def run(self, game: k.Game, frame: k.Frame) -> k.Flow:
        return k.Do(e.end(game, END_OF_BATTLE))


@dataclass(eq=False)
class ManaThere(e.ConditionPlan):
    """L-9.4: so much mana is untapped."""

    who: e.PlayerPlan
    number: e.AmountPlan

    def holds(self, scope: e.Scope) -> bool:
        return len(ready_mana(scope.game, self.who.one(scope))) >= self.number.value(scope)


class TokenStep(k.Step):
    """L-16.2: tokens come into an area of a player's, untapped."""

    def __init__(
        self, clause: str, name: str, who: e.PlayerPlan, number: e.AmountPlan, card: str, area: tuple[int, str]
    ) -> None:
        super().__init__(clause, name)
        self.who = who
        self.number = number
        self.card = card
        """The key of what the token is, in the pool."""
        self.area, self.slot = area
        """The area; without one it is in the slot, and without that it is that of the card itself."""

    def place(self, game: k.Game, frame: k.Frame) -> int:
        """The area now."""
        if self.area != NO_AREA:
            return self.area
        if self.slot:
            return e.number_in(frame.slots, self.slot)
        card = game.object_or_last(frame.source)
        host = game.object(card.host) if card.host else None
        return card.place if host is None else host.place

    def run(self, game: k.Game, frame: k.Frame) -> k.Flow:
        scope = e.frame_scope(game, frame)
        player = self.who.one(scope)
        number = self.number.value(scope)
        card, zone = game.pool.numbers[self.card], game.map.zone(FIELD, player)
        events: list[k.Event] = [MakeToken(card, player, zone, area=self.place(game, frame)) for _ in range(number)]
        frame.slots[e.WANTED] = number
        frame.slots[e.RESULT] = ()
        return k.Do(events, into=e.RESULT) if events else k.NEXT


class SeedBattle(e.SeedPlan):
    """L-10.9: one battle of two creatures, nobody blocking."""

    __slots__ = ("other", "what")

    def __init__(self, slot: str, what: e.ThingPlan, other: e.ThingPlan) -> None:
        super().__init__(slot)
        self.what = what
        self.other = other

    def value(self, scope: e.Scope) -> k.Value:
        first, second = self.what.present(scope), self.other.present(scope)
        if not first or not second or first[0] == second[0]:
            return None
        return (first[0], second[0], 0, WHOLE)


class SeedDuel(e.SeedPlan):
    """L-10.9: one battle of the first two of some creatures."""

    __slots__ = ("what",)

    def __init__(self, slot: str, what: e.ThingPlan) -> None:
        super().__init__(slot)
        self.what = what

    def value(self, scope: e.Scope) -> k.Value:
        found = self.what.present(scope)
        return (found[0], found[1], 0, WHOLE) if len(found) == 2 else None


class DuplicateStep(k.Step):
    """L-19.6: so many duplicates at once, in the area of each original or in another."""

    def __init__(
        self, clause: str, name: str, what: e.ThingPlan, made: tuple[e.PlayerPlan, e.AmountPlan], area: tuple[int, str]
    ) -> None:
        super().__init__(clause, name)
        self.what = what
        self.who, self.number = made
        self.area, self.slot = area
        """The area; without one it is in the slot, and without that it is that of the original."""

    def run(self, game: k.Game, frame: k.Frame) -> k.Flow:
        scope = e.frame_scope(game, frame)
        player, number = self.who.one(scope), self.number.value(scope)
        area = e.number_in(frame.slots, self.slot) if self.slot else self.area
        found = self.what.present(scope)
        events: list[k.Event] = [duplicate(game, id, player, area) for id in found for _ in range(number)]
        frame.slots[e.WANTED] = len(events)
        frame.slots[e.RESULT] = ()
        return k.Do(events, into=e.RESULT) if events else k.NEXT


@dataclass(eq=False)
class NoteMade(k.Step):
    """L-19.6: the tokens that the act before has made."""

    slot: str

    def run(self, game: k.Game, frame: k.Frame) -> k.Flow:
        results = frame.slots.get(e.RESULT)
        made = [id for id in results if isinstance(id, int) and id > 0] if isinstance(results, tuple) else []
        frame.slots[self.slot] = tuple(made)
        return k.NEXT
