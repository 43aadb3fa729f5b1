"""Lasting effects of texts: what they change, how long they hold, and the step that begins them."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from kirifuda.effects.abilities import TextAbility
from kirifuda.effects.meaning import ABSENT, StatPlan
from kirifuda.effects.plans.filters import ThingFilter, ZoneFilter
from kirifuda.effects.plans.shapes import AmountPlan, ConditionPlan, FilterPlan
from kirifuda.effects.plans.steps_act import RESULT, WANTED
from kirifuda.effects.plans.things import ThingPlan, ThisThing
from kirifuda.effects.references import ids_in, number_in, present
from kirifuda.effects.scope import Scope, frame_scope
from kirifuda.kernel.ability import Ability
from kirifuda.kernel.changes import BeginLasting
from kirifuda.kernel.event import Event
from kirifuda.kernel.flow import NEXT, Do, Flow
from kirifuda.kernel.ids import INFINITY, Mask, plus
from kirifuda.kernel.lasting import Change, LastingEffect
from kirifuda.kernel.procedure import Step

if TYPE_CHECKING:
    from kirifuda.effects.plans.events import TextEvent
    from kirifuda.effects.plans.players import PlayerPlan
    from kirifuda.kernel.characteristics import Board, Characteristics
    from kirifuda.kernel.event import Happening
    from kirifuda.kernel.game import Game
    from kirifuda.kernel.ids import ObjectId
    from kirifuda.kernel.state import CardObject, Frame, Value

RAISE: Final = 0
LOWER: Final = 1
SET: Final = 2
HALVE: Final = 3
DOUBLE: Final = 4

WHILE: Final = "while"
"""The end of an effect that holds as long as a condition does (MD 909.7): see `is_over`."""
AT_EVENT: Final = "event:"
"""Before the key of an `EndingEvent`: the end of an effect that holds until something happens."""


class Extent:
    """What a change is called in its text, the cards it is about, and as long as what it holds."""

    __slots__ = ("conditions", "key", "of")

    def __init__(self, key: str, of: FilterPlan | None = None, conditions: tuple[ConditionPlan, ...] = ()) -> None:
        self.key = key
        self.of = of
        """None if every effect of the change is bound to certain cards."""
        self.conditions = conditions


class TextChange(Change):
    """A change to the cards of a set, as long as conditions hold."""

    def __init__(self, on: Extent, layer: int) -> None:
        super().__init__(on.key, layer)
        of = on.of
        self.of = of
        self.conditions = on.conditions
        self.is_own = isinstance(of, ThingFilter) and isinstance(of.what, ThisThing)
        """It is about its own card only."""
        self.bits: Mask = of.bits if isinstance(of, ZoneFilter) else 0
        """The kinds of zones it is about, if it names some."""

    def candidates(self, board: Board, effect: LastingEffect) -> list[ObjectId] | None:
        if self.is_own:
            return [effect.source]
        if not self.bits:
            return None
        game = board.game
        found: list[ObjectId] = []
        for zone in game.map.tabled:
            if game.map.kind_of[zone].bit & self.bits:
                found.extend(game.state.zones[zone])
        return found

    def covers(self, board: Board, effect: LastingEffect, card: CardObject) -> bool:
        of = self.of
        if of is None or (self.is_own and card.id != effect.source):
            return False
        if self.bits and not board.game.map.kind_of[card.zone].bit & self.bits:
            return False
        scope = change_scope(board, effect)
        return of.accepts(scope, card.id) and self.is_in_force(scope)

    def is_in_force(self, scope: Scope) -> bool:
        """Whether all conditions hold."""
        for condition in self.conditions:
            if not condition.holds(scope):
                return False
        return True

    def is_idle(self, board: Board, effect: LastingEffect) -> bool:
        """Whether an effect bound to cards does nothing now; others are asked through `covers`."""
        return bool(effect.ids) and bool(self.conditions) and not self.is_in_force(change_scope(board, effect))


def change_scope(board: Board, effect: LastingEffect) -> Scope:
    """Where a change looks at the game: the board as far as it is computed."""
    return Scope(board.game, effect.bound, effect.source, effect.controller, board)


def is_over(game: Game, effect: LastingEffect) -> bool:
    """Whether an effect that holds "as long as" has come to its end; asked by the rules after every batch."""
    if effect.until != WHILE:
        return False
    change = effect.change
    if isinstance(change, TextChange):
        return not change.is_in_force(Scope(game, effect.bound, effect.source, effect.controller))
    return False


class StatChange(TextChange):
    """A stat is raised, lowered or set; by an amount that is asked anew, or that was fixed when the effect began."""

    def __init__(self, on: Extent, layer: int, stat: StatPlan) -> None:
        super().__init__(on, layer)
        self.stat = stat
        self.how = RAISE
        self.amount: AmountPlan | None = None
        """Asked anew each time; None if it was fixed."""
        self.each = ""
        """The slot that stands for the very card that is changed: 味方怪異のATKは、それのDEFと同じ値になる."""
        self.fixed = ""
        """The slot of the effect that holds the fixed amount, one for all cards or one for each."""

    def number(self, board: Board, effect: LastingEffect, card: CardObject) -> int:
        """The amount for a card now."""
        if self.amount is not None:
            scope = change_scope(board, effect)
            if self.each:
                scope.slots = {**scope.slots, self.each: (card.id,)}
            return self.amount.value(scope)
        fixed = effect.bound.get(self.fixed)
        if isinstance(fixed, tuple):
            value = fixed[effect.ids.index(card.id)] if card.id in effect.ids else ABSENT
            return value if isinstance(value, int) else ABSENT
        return fixed if isinstance(fixed, int) else ABSENT

    def content(self, board: Board, effect: LastingEffect, card: CardObject) -> Value:
        return 0 if self.is_idle(board, effect) else self.number(board, effect, card)

    def change(self, board: Board, effect: LastingEffect, card: CardObject, values: Characteristics) -> None:
        if self.is_idle(board, effect):
            return
        before = self.stat.read(values)
        how = self.how
        if how == SET:
            number = self.number(board, effect, card)
            if number != ABSENT:
                self.stat.write(values, number)
            return
        if before == ABSENT:
            return
        if how in (HALVE, DOUBLE):
            if before < INFINITY:
                self.stat.write(values, -(-before // 2) if how == HALVE else before * 2)
            return
        number = self.number(board, effect, card)
        if number != ABSENT:
            self.stat.write(values, plus(before, number if how == RAISE else -number))


class SwapChange(TextChange):
    """Two stats change places."""

    def __init__(self, on: Extent, layer: int, stats: tuple[StatPlan, StatPlan]) -> None:
        super().__init__(on, layer)
        self.left, self.right = stats

    def change(self, board: Board, effect: LastingEffect, card: CardObject, values: Characteristics) -> None:
        if self.is_idle(board, effect):
            return
        left = self.left.read(values)
        self.left.write(values, self.right.read(values))
        self.right.write(values, left)


class GrantChange(TextChange):
    """Abilities are given."""

    def __init__(self, on: Extent, layer: int, abilities: tuple[Ability, ...]) -> None:
        super().__init__(on, layer)
        self.abilities = abilities

    def change(self, board: Board, effect: LastingEffect, card: CardObject, values: Characteristics) -> None:
        if not self.is_idle(board, effect):
            values.abilities = values.abilities + self.abilities


class LossChange(TextChange):
    """Abilities are lost: those of a keyword, or all if none is named; a game that means others says which."""

    def __init__(self, on: Extent, layer: int, keyword: str = "") -> None:
        super().__init__(on, layer)
        self.keyword = keyword

    def change(self, board: Board, effect: LastingEffect, card: CardObject, values: Characteristics) -> None:
        if self.is_idle(board, effect):
            return
        kept: list[Ability] = []
        for ability in values.abilities:
            if not self.takes(board, card, ability):
                kept.append(ability)
        values.abilities = tuple(kept)

    def takes(self, board: Board, card: CardObject, ability: Ability) -> bool:
        """Whether a card loses this ability."""
        return not self.keyword or (isinstance(ability, TextAbility) and ability.keyword == self.keyword)


class SeveralChanges(TextChange):
    """What one effect does in one layer, when that is several things: they are one effect and have no order."""

    def __init__(self, key: str, parts: tuple[TextChange, ...]) -> None:
        super().__init__(Extent(key, parts[0].of, parts[0].conditions), parts[0].layer)
        self.parts = parts
        for part in parts:
            self.reads |= part.reads
            self.writes |= part.writes
            self.facts |= part.facts
            self.zones |= part.zones

    def content(self, board: Board, effect: LastingEffect, card: CardObject) -> Value:
        return "/".join([str(part.content(board, effect, card)) for part in self.parts])

    def change(self, board: Board, effect: LastingEffect, card: CardObject, values: Characteristics) -> None:
        for part in self.parts:
            part.change(board, effect, card, values)


class UntilPlan:
    """The name of an effect's end, as the rules know it."""

    __slots__ = ("ending", "first", "who")

    def __init__(self, ending: str, who: PlayerPlan | None = None) -> None:
        self.ending = ending
        """With a player, `*` in it stands for the player's number."""
        self.who = who
        self.first = ""
        """The slot of the first turn in which it may end; behind `@` it goes into the name."""

    def name(self, scope: Scope) -> str:
        """The name now."""
        name = self.ending if self.who is None else self.ending.replace("*", str(self.who.one(scope)))
        return f"{name}@{number_in(scope.slots, self.first)}" if self.first else name


@dataclass(eq=False)
class EndingEvent(Ability):
    """What ends a lasting effect when it happens; the end of the effect is named after it."""

    event: TextEvent

    def has_come(self, game: Game, effect: LastingEffect, happenings: list[Happening]) -> bool:
        """Whether it is among what happened; asked by the rules after every batch."""
        scope = Scope(game, effect.bound, effect.source, effect.controller)
        for happening in happenings:
            if happening.event.kind in self.event.kinds and self.event.did(scope, happening) is not None:
                return True
        return False


@dataclass(eq=False)
class BeginEffects(Step):
    """Lasting effects begin, one for each layer (MD 909.2) or carried ability."""

    what: ThingPlan | None
    """The cards they are bound to; None for an open set or a carried ability."""
    until: UntilPlan
    changes: tuple[Change, ...] = field(default=(), init=False)
    abilities: tuple[Ability, ...] = field(default=(), init=False)
    amounts: tuple[tuple[str, AmountPlan], ...] = field(default=(), init=False)
    """Amounts that are fixed now, by the slot of the effect that keeps them."""
    conditions: tuple[ConditionPlan, ...] = field(default=(), init=False)
    """909.7: without these no effect begins."""
    carried: tuple[str, ...] = field(default=(), init=False)
    """Slots that the effects go on looking at."""
    each: str = field(default="", init=False)
    """The slot by which an amount speaks of each of several cards by itself."""

    def run(self, game: Game, frame: Frame) -> Flow:
        scope = frame_scope(game, frame)
        what = self.what
        ids = tuple(what.present(scope)) if what is not None else ()
        frame.slots[RESULT] = ()
        frame.slots[WANTED] = 1
        for condition in self.conditions:
            if not condition.holds(scope):
                return NEXT
        if what is not None and not ids:
            return NEXT
        bound = carried_slots(scope, self.carried)
        for slot, amount in self.amounts:
            bound[slot] = self.fixed(scope, amount, ids)
        until = self.until.name(scope)
        events: list[Event] = []
        for change in self.changes:
            effect = LastingEffect(change, None, frame.source, frame.player, ids, until, 0, bound)
            effect.anchor = ids[0] if len(ids) == 1 else 0
            events.append(BeginLasting(effect))
        for ability in self.abilities:
            events.append(BeginLasting(LastingEffect(None, ability, frame.source, frame.player, (), until, 0, bound)))
        frame.slots[WANTED] = len(events)
        return Do(events, into=RESULT)

    def fixed(self, scope: Scope, amount: AmountPlan, ids: tuple[ObjectId, ...]) -> Value:
        """An amount as it is now: one number, or one for each card where it speaks of them."""
        if not self.each or len(ids) < 2:
            return amount.value(scope)
        numbers: list[int] = []
        for id in ids:
            slots = scope.slots.copy()
            slots[self.each] = (id,)
            numbers.append(amount.value(Scope(scope.game, slots, scope.source, scope.player)))
        return tuple(numbers)


def carried_slots(scope: Scope, names: tuple[str, ...]) -> dict[str, Value]:
    """The slots a lasting effect keeps; what the text still follows goes in under its present id."""
    bound: dict[str, Value] = {}
    for name in names:
        value = scope.slots.get(name)
        if isinstance(value, tuple):
            bound[name] = tuple((present(scope, id) or id) if id > 0 else id for id in ids_in(scope.slots, name))
        elif value is not None:
            bound[name] = value
    return bound
