"""Steps that are this game's own: life, Hand Stock, tokens, and battles that a text brings about."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kirifuda.effects.plans import AmountPlan
from kirifuda.effects.scope import frame_scope
from kirifuda.effects.steps_act import RESULT, WANTED, SeedPlan
from kirifuda.effects.things import ThingPlan
from kirifuda.games.last_resort.keywords.k19_14_hand_stock import stock_from_deck
from kirifuda.games.last_resort.rules.l01_life import GainLife, LifeDamage, LoseLife, PayLife
from kirifuda.games.last_resort.rules.l03_battlefield import MakeToken
from kirifuda.games.last_resort.rules.l10_battles import WHOLE
from kirifuda.games.last_resort.zones import FIELD
from kirifuda.kernel.event import Event
from kirifuda.kernel.flow import NEXT, Do, Flow
from kirifuda.kernel.ids import ObjectId, PlayerId
from kirifuda.kernel.procedure import Step

if TYPE_CHECKING:
    from kirifuda.effects.players import PlayerPlan
    from kirifuda.effects.scope import Scope
    from kirifuda.kernel.game import Game
    from kirifuda.kernel.state import Frame, Value


class LifeStep(Step):
    """Something happens to the life of some players; a subclass says what."""

    __slots__ = ("amount", "who")

    def __init__(self, clause: str, name: str, who: PlayerPlan, amount: AmountPlan) -> None:
        super().__init__(clause, name)
        self.who = who
        self.amount = amount

    def event(self, player: PlayerId, number: int, source: ObjectId) -> Event:
        """What happens to one of them."""
        raise NotImplementedError

    def run(self, game: Game, frame: Frame) -> Flow:
        scope = frame_scope(game, frame)
        number = self.amount.value(scope)
        players = self.who.players(scope) if number > 0 else []
        frame.slots[WANTED] = max(len(players), 1)
        frame.slots[RESULT] = ()
        events = [self.event(player, number, frame.source) for player in players]
        return Do(events, into=RESULT) if events else NEXT


class GainStep(LifeStep):
    """L-19.4: life is gained, up to the cap (A38)."""

    __slots__ = ()

    def event(self, player: PlayerId, number: int, source: ObjectId) -> Event:
        return GainLife(player, number)


class LoseStep(LifeStep):
    """L-14.1: life is lost."""

    __slots__ = ()

    def event(self, player: PlayerId, number: int, source: ObjectId) -> Event:
        return LoseLife(player, number)


class PayStep(LifeStep):
    """L-17.6: life is paid, even what one does not have (A58)."""

    __slots__ = ()

    def event(self, player: PlayerId, number: int, source: ObjectId) -> Event:
        return PayLife(player, number)


class DamageStep(LifeStep):
    """L-10.8: damage to life, dealt by the card with the text."""

    __slots__ = ()

    def event(self, player: PlayerId, number: int, source: ObjectId) -> Event:
        return LifeDamage(player, number, source)


class StockStep(Step):
    """L-19.14: cards from the top of a deck become Hand Stock, all at once; as many as there are."""

    __slots__ = ("number", "who")

    def __init__(self, clause: str, name: str, who: PlayerPlan, number: AmountPlan) -> None:
        super().__init__(clause, name)
        self.who = who
        self.number = number

    def run(self, game: Game, frame: Frame) -> Flow:
        scope = frame_scope(game, frame)
        number = self.number.value(scope)
        events = stock_from_deck(game, self.who.one(scope), number)
        frame.slots[WANTED] = number
        frame.slots[RESULT] = ()
        return Do(events, into=RESULT) if events else NEXT


class TokenStep(Step):
    """L-16.2: tokens come into an area of a player's, untapped."""

    __slots__ = ("area", "card", "number", "who")

    def __init__(self, clause: str, name: str, who: PlayerPlan, number: AmountPlan, card: str, area: int) -> None:
        super().__init__(clause, name)
        self.who = who
        self.number = number
        self.card = card
        """The key of what the token is, in the pool."""
        self.area = area

    def run(self, game: Game, frame: Frame) -> Flow:
        scope = frame_scope(game, frame)
        player = self.who.one(scope)
        number = self.number.value(scope)
        card, zone = game.pool.numbers[self.card], game.map.zone(FIELD, player)
        events: list[Event] = [MakeToken(card, player, zone, area=self.area) for _ in range(number)]
        frame.slots[WANTED] = number
        frame.slots[RESULT] = ()
        return Do(events, into=RESULT) if events else NEXT


class SeedBattle(SeedPlan):
    """L-10.9: one battle of two creatures, nobody blocking."""

    __slots__ = ("other", "what")

    def __init__(self, slot: str, what: ThingPlan, other: ThingPlan) -> None:
        super().__init__(slot)
        self.what = what
        self.other = other

    def value(self, scope: Scope) -> Value:
        first, second = self.what.present(scope), self.other.present(scope)
        if not first or not second or first[0] == second[0]:
            return None
        return (first[0], second[0], 0, WHOLE)
