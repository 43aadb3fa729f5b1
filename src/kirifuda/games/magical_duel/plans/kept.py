"""Plans of what a card keeps: the word that was chosen for it, and how many words of a sort it has."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, cast

from kirifuda import effects as e
from kirifuda import kernel as k
from kirifuda.games.magical_duel.plans.changes import WordsPlan
from kirifuda.games.magical_duel.pool import pool_of

if TYPE_CHECKING:
    from kirifuda.games.magical_duel.values import Values

KEPT: Final = "kept:"
"""Mark of a card: which word of an aspect was chosen for it last, from 1. A new card has none (302.3)."""


@dataclass(eq=False)
class KeepWord(k.Step):
    """Note on the text's own card what was chosen."""

    slot: str
    aspect: e.AspectPlan

    def run(self, game: k.Game, frame: k.Frame) -> k.Flow:
        known = self.aspect.known(game)
        word = frame.slots.get(self.slot)
        if game.object(frame.source) is None or word not in known:
            return k.NEXT
        return k.Do([k.SetMark(frame.source, KEPT + self.aspect.name, known.index(cast("str", word)) + 1)])


@dataclass(eq=False)
class KeptTest(e.TestPlan):
    """Has what was chosen for the text's own card."""

    aspect: e.AspectPlan

    def passes(self, scope: e.Scope, id: k.ObjectId) -> bool:
        own = scope.card(scope.source)
        place = 0 if own is None else own.mark(KEPT + self.aspect.name)
        return place > 0 and self.aspect.known(scope.game)[place - 1] in self.aspect.of(scope.values(id))


@dataclass(eq=False)
class KeptWords(WordsPlan):
    """What was chosen for the text's own card."""

    aspect: e.AspectPlan

    def words(self, scope: e.Scope) -> tuple[str, ...]:
        own = scope.card(scope.source)
        place = 0 if own is None else own.mark(KEPT + self.aspect.name)
        return (self.aspect.known(scope.game)[place - 1],) if place else ()


@dataclass(eq=False)
class WordsOf(WordsPlan):
    """What things have of an aspect, all told."""

    aspect: e.AspectPlan
    what: e.ThingPlan

    def words(self, scope: e.Scope) -> tuple[str, ...]:
        found: dict[str, None] = {}
        for id in e.readable(scope, self.what):
            found.update(dict.fromkeys(self.aspect.of(scope.values(id))))
        return tuple(found)


@dataclass(eq=False)
class ManyTest(e.TestPlan):
    """206.2, 209.2: how many words of an aspect a card has stands in a relation to an amount."""

    aspect: e.AspectPlan
    relation: int
    amount: e.AmountPlan
    is_printed: bool

    def passes(self, scope: e.Scope, id: k.ObjectId) -> bool:
        values = scope.values(id)
        if self.is_printed:
            card = scope.card(id)
            if card is None or card.face_down:  # 306.6
                return False
            values = pool_of(scope.game.pool).card_at(card.card).printed
        return e.compares(len(set(self.aspect.of(values))), self.relation, self.amount.value(scope))


@dataclass(eq=False)
class ManyAmount(e.AmountPlan):
    """How many words of an aspect things have, all told."""

    aspect: e.AspectPlan
    what: e.ThingPlan

    def value(self, scope: e.Scope) -> int:
        found: set[str] = set()
        for id in e.readable(scope, self.what):
            found.update(self.aspect.of(cast("Values", scope.values(id))))
        return len(found)
