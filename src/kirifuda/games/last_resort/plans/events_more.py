"""More of what happens to cards and players: who destroys whom, where from cards come, what is duplicated."""

from __future__ import annotations

from dataclasses import dataclass, field

from kirifuda import effects as e
from kirifuda import kernel as k
from kirifuda.games.last_resort.abilities import ActivatedAbility
from kirifuda.games.last_resort.plans.events import CausePlan, EntersEvent, PairEvent, SummonEvent
from kirifuda.games.last_resort.rules.common import is_spell
from kirifuda.games.last_resort.rules.l01_life import LifeDamage
from kirifuda.games.last_resort.rules.l03_battlefield import Destroy, EnterField, MakeToken, MoveArea
from kirifuda.games.last_resort.rules.l09_1_costs import TapPart
from kirifuda.games.last_resort.rules.l09_1_summoning import FinishSpell, Summon
from kirifuda.games.last_resort.rules.l09_4_abilities import Use
from kirifuda.games.last_resort.rules.l10_5_blocks import Block
from kirifuda.games.last_resort.rules.l10_7_battles import BATTLES, Outcome, battles_in
from kirifuda.games.last_resort.rules.l10_9_damage import DAMAGE, DEATHS, Damage
from kirifuda.games.last_resort.zones import GRAVEYARD, HAND, PROCESSING


class DestroysEvent(PairEvent):
    """L-10.9: a creature is destroyed in a battle; seen from whoever battled it."""

    def pairs(self, game: k.Game, event: k.Event) -> list[tuple[k.ObjectId, k.ObjectId]]:
        if not isinstance(event, Destroy) or not event.in_battle:
            return []
        fights = [
            fight
            for frame in game.state.frames
            if frame.procedure.name == BATTLES.name
            for fight in battles_in(frame)
            if event.object in fight[:2]
        ]
        return [(fight[1] if fight[0] == event.object else fight[0], event.object) for fight in fights]


class SurvivesEvent(PairEvent):
    """L-10.9: a creature has battled another and is still there; with `prevails` the other is not."""

    def __init__(self, subject: e.ThingPlan, other: e.ThingPlan | None, *, prevails: bool) -> None:
        super().__init__(("outcome",), subject, other)
        self.prevails = prevails

    def pairs(self, game: k.Game, event: k.Event) -> list[tuple[k.ObjectId, k.ObjectId]]:
        if not isinstance(event, Outcome):
            return []
        seen = ((event.object, event.other, event.fell, event.other_fell),)
        seen += ((event.other, event.object, event.other_fell, event.fell),)
        return [(one, foe) for one, foe, fell, other in seen if not fell and (other or not self.prevails)]


class FallsEvent(PairEvent):
    """L-10.9: of two that battled one was destroyed, and the other was not."""

    def pairs(self, game: k.Game, event: k.Event) -> list[tuple[k.ObjectId, k.ObjectId]]:
        if not isinstance(event, Outcome) or event.fell == event.other_fell:
            return []
        return [(event.object, event.other) if event.fell else (event.other, event.object)]


class BlocksEvent(PairEvent):
    """L-10.5: a creature blocks an attacker."""

    def pairs(self, game: k.Game, event: k.Event) -> list[tuple[k.ObjectId, k.ObjectId]]:
        return [(event.object, event.attacker)] if isinstance(event, Block) else []


@dataclass(eq=False)
class KillsEvent(DestroysEvent):
    """L-10.9: a creature is destroyed by damage; seen from whoever dealt it: whom it battled, or the card whose
    text was being carried out. With `is_any` also by the text itself."""

    is_any: bool = field(default=False, init=False)

    def pairs(self, game: k.Game, event: k.Event) -> list[tuple[k.ObjectId, k.ObjectId]]:
        if not isinstance(event, Destroy):
            return []
        if event.in_battle or event.cause == "battle":
            return super().pairs(game, event)
        if event.cause == "effect":
            return [(event.source, event.object)] if self.is_any and event.source else []
        if event.cause != "damage" or not game.object_or_last(event.object).mark(DAMAGE):
            return []
        sources = [frame.source for frame in game.state.frames if frame.source and frame.procedure.name != DEATHS.name]
        return [(sources[-1], event.object)] if sources else []


class SacrificedEvent(e.ObjectEvent):
    """L-19.20: a card is destroyed so that less is paid."""

    def expected(self, scope: e.Scope, event: k.Event) -> dict[str, k.Value] | None:
        is_so = isinstance(event, Destroy) and event.cause == "cost"
        return super().expected(scope, event) if is_so else None

    def did(self, scope: e.Scope, happening: k.Happening) -> dict[str, k.Value] | None:
        event = happening.event
        is_so = isinstance(event, Destroy) and event.cause == "cost"
        return super().did(scope, happening) if is_so else None


class EntersFromEvent(EntersEvent):
    """L-9.1, L-9.5, L-15.1: a card has come out of a zone, put from there or summoned."""

    def __init__(self, subject: e.ThingPlan, zones: int) -> None:
        super().__init__(subject)
        self.kinds = ("enter",)
        self.zones = zones

    def did(self, scope: e.Scope, happening: k.Happening) -> dict[str, k.Value] | None:
        event = happening.event
        if not isinstance(event, EnterField) or happening.origin < 0:
            return None
        left = scope.game.map.kind_of[happening.origin]
        if left is PROCESSING:
            left = GRAVEYARD if event.recycled else HAND
        return super().did(scope, happening) if left.bit & self.zones else None


@dataclass(eq=False)
class EntersAreaEvent(EntersEvent):
    """L-15.1: a card or a token has come into an area of the battlefield."""

    area: int

    def did(self, scope: e.Scope, happening: k.Happening) -> dict[str, k.Value] | None:
        entered = scope.game.object(happening.now or happening.value)
        return super().did(scope, happening) if entered is not None and entered.place == self.area else None


@dataclass(eq=False)
class OwnSummonEvent(e.TextEvent):
    """L-9.1: the card itself is summoned, as one of such cards; counted on it where it then lies."""

    kinds: tuple[str, ...] = field(default=("summon", "enter"), init=False)
    of: e.FilterPlan

    def expected(self, scope: e.Scope, event: k.Event) -> dict[str, k.Value] | None:
        is_summon = isinstance(event, Summon) or (isinstance(event, EnterField) and event.summoned)
        return {} if is_summon and self.of.accepts(scope, scope.source) else None

    def subject_of(self, game: k.Game, happening: k.Happening) -> k.ObjectId:
        event = happening.event
        return happening.now if isinstance(event, EnterField) else event.object_id()


@dataclass(eq=False)
class ConvertedEvent(e.TextEvent):
    """L-19.12: the card with the text was converted, and lies in the graveyard."""

    kinds: tuple[str, ...] = field(default=("finish_spell",), init=False)

    def expected(self, scope: e.Scope, event: k.Event) -> dict[str, k.Value] | None:
        return {} if isinstance(event, FinishSpell) and event.object == scope.source else None


class RecycledEvent(EntersEvent):
    """L-19.9: a card has come by Recycle."""

    def did(self, scope: e.Scope, happening: k.Happening) -> dict[str, k.Value] | None:
        event = happening.event
        return super().did(scope, happening) if isinstance(event, EnterField) and event.recycled else None


class ArrivesEvent(SummonEvent):
    """L-9.1, L-9.7: a player has summoned a creature or an item, which has entered; binds it where it lies."""

    def __init__(self, who: e.PlayerPlan, of: e.FilterPlan) -> None:
        super().__init__(who, of)
        self.kinds = ("enter",)

    def expected(self, scope: e.Scope, event: k.Event) -> dict[str, k.Value] | None:
        return None

    def did(self, scope: e.Scope, happening: k.Happening) -> dict[str, k.Value] | None:
        event = happening.event
        if not isinstance(event, EnterField) or not event.summoned or not happening.now:
            return None
        player = scope.game.object_or_last(happening.now).controller
        if not self.who.matches(scope, player) or not self.of.accepts(scope, happening.now):
            return None
        return self.bound(e.player_target(player), happening.now)


class PutEvent(EntersEvent):
    """L-15.1: a card has come because an effect put it there."""

    def did(self, scope: e.Scope, happening: k.Happening) -> dict[str, k.Value] | None:
        event = happening.event
        return super().did(scope, happening) if isinstance(event, EnterField) and not event.summoned else None


class DuplicatedEvent(PairEvent):
    """L-19.6: a creature was duplicated."""

    def pairs(self, game: k.Game, event: k.Event) -> list[tuple[k.ObjectId, k.ObjectId]]:
        return [(event.of, 0)] if isinstance(event, MakeToken) and event.of else []


@dataclass(eq=False)
class ReturnedEvent(e.ObjectEvent):
    """A card goes to its owner's hand by an effect of somebody's."""

    kinds: tuple[str, ...] = field(default=("return_to_hand",), init=False)
    whose: e.PlayerPlan

    def expected(self, scope: e.Scope, event: k.Event) -> dict[str, k.Value] | None:
        return super().expected(scope, event) if self.whose.matches(scope, event.by) else None

    def did(self, scope: e.Scope, happening: k.Happening) -> dict[str, k.Value] | None:
        return super().did(scope, happening) if self.whose.matches(scope, happening.event.by) else None


@dataclass(eq=False)
class DealtEvent(e.TextEvent):
    """L-10.8, L-10.9: a creature deals damage, to life or to a creature; `life`: to whose life alone."""

    kinds: tuple[str, ...] = field(default=("damage", "life_damage"), init=False)
    dealer: e.ThingPlan
    life: e.PlayerPlan | None = field(default=None, init=False)

    def expected(self, scope: e.Scope, event: k.Event) -> dict[str, k.Value] | None:
        if not isinstance(event, Damage | LifeDamage) or event.number <= 0:
            return None
        if self.life is not None and not (isinstance(event, LifeDamage) and self.life.matches(scope, event.player)):
            return None
        return {} if event.dealer and self.dealer.matches(scope, event.dealer) else None


@dataclass(eq=False)
class TokenEvent(e.TextEvent):
    """L-16.2: a player makes a token."""

    kinds: tuple[str, ...] = field(default=("token",), init=False)
    who: e.PlayerPlan

    def expected(self, scope: e.Scope, event: k.Event) -> dict[str, k.Value] | None:
        if not isinstance(event, MakeToken) or not self.who.matches(scope, event.owner):
            return None
        return self.bound(e.player_target(event.owner), 0)


@dataclass(eq=False)
class PlayerDeed(e.DeedPlan):
    """A player does something that the rules ask about."""

    who: e.PlayerPlan

    def concerns(self, scope: e.Scope, subject: k.ObjectId, other: k.ObjectId) -> bool:
        return self.who.matches(scope, -1 - subject)


@dataclass(eq=False)
class MovesToEvent(PairEvent):
    """L-19.5: a card has gone to an area."""

    kinds: tuple[str, ...] = field(default=("area",), init=False)
    other: e.ThingPlan | None = field(default=None, init=False)
    area: int

    def pairs(self, game: k.Game, event: k.Event) -> list[tuple[k.ObjectId, k.ObjectId]]:
        return [(event.object, 0)] if isinstance(event, MoveArea) and event.area == self.area else []


@dataclass(eq=False)
class ShiftedEvent(PairEvent):
    """L-19.5: a card has gone to the other area by its keyword."""

    kinds: tuple[str, ...] = field(default=("area",), init=False)

    def pairs(self, game: k.Game, event: k.Event) -> list[tuple[k.ObjectId, k.ObjectId]]:
        return [(event.object, 0)] if isinstance(event, MoveArea) and event.by_shift else []


@dataclass(eq=False)
class UsesEvent(PairEvent):
    """L-9.3, L-9.4: a tap ability of a card was used, or a keyword of it."""

    kinds: tuple[str, ...] = field(default=("use",), init=False)
    other: e.ThingPlan | None = field(default=None, init=False)
    keyword: str

    def pairs(self, game: k.Game, event: k.Event) -> list[tuple[k.ObjectId, k.ObjectId]]:
        ability = game.pool.abilities.get(event.ability) if isinstance(event, Use) else None
        if not isinstance(ability, ActivatedAbility):
            return []
        taps = any(isinstance(part, TapPart) for part in ability.costs)
        is_such = ability.keyword == self.keyword if self.keyword else taps
        return [(event.object_id(), 0)] if is_such else []


class SpellCause(CausePlan):
    """L-1.3: damage or destruction by what a spell does; a spell creature in play is none that is being processed."""

    __slots__ = ()

    def fits(self, scope: e.Scope, event: k.Event) -> bool:
        if isinstance(event, Destroy):
            is_so = event.cause == "effect" and is_spell(scope.game, event.source)
            return is_so and (self.whose is None or self.whose.matches(scope, event.by))
        if not isinstance(event, Damage) or event.in_battle or not event.dealer:
            return False
        assert self.whose is not None
        return is_spell(scope.game, event.dealer) and self.whose.matches(scope, event.by)
