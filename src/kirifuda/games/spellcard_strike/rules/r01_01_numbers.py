"""1.1.6 n: a number that a player chooses is positive, and no more than what there is of the things it counts."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from kirifuda import effects as e
from kirifuda import kernel as k
from kirifuda.customs.doubts import house
from kirifuda.games.spellcard_strike.abilities import SpellPlan
from kirifuda.games.spellcard_strike.zones import DISCARD, HAND

MOST_FREE_NUMBER: Final = 20
"""1.1.6.1: a number that nothing bounds is chosen from 1 to this; nothing on the table is larger."""


@dataclass(eq=False)
class ZoneSize(e.AmountPlan):
    """How many cards lie in a player's zone."""

    kind: k.ZoneKind
    who: e.PlayerPlan

    def value(self, scope: e.Scope) -> int:
        return len(scope.game.zone(self.kind, self.who.one(scope)))


def question(scope: e.Scope, player: k.PlayerId, limits: list[int]) -> k.Decision | None:
    """1.1.6.1: the choice of a positive number up to all limits; None if there is none."""
    most = min([MOST_FREE_NUMBER, *limits])
    options = [k.Option("number", 0, number) for number in range(1, most + 1)]
    return k.Decision(player, "number", options, take=k.TAKE_NUMBER, subject=scope.source) if options else None


def chosen_on_declaration(scope: e.Scope, plan: SpellPlan) -> tuple[str, ...]:
    """The numbers that a declaration chooses; by a house rule they are chosen when it takes effect, unless its targets
    or its cost depend on them."""
    is_later = house(scope.game, "free_number") == "resolved" and not plan.costs.letter
    return () if is_later and not any(target.depends_on_choices for target in plan.targets) else plan.letters


def limits(scope: e.Scope, plan: SpellPlan, letter: str, card: k.ObjectId = 0) -> list[int]:
    """1.1.6.1: what bounds a number: how many there will be once the declared card has left the hand and the cost is
    paid (5.4.8.1, 5.4.8.5)."""
    found: list[int] = []
    for name, limit in plan.limits:
        if name == letter:
            found.append(limit.value(scope) - spent(scope, plan, limit, card))
    return found


def spent(scope: e.Scope, plan: SpellPlan, limit: e.AmountPlan, card: k.ObjectId) -> int:
    """How many of the things that a limit counts will be gone."""
    game = scope.game
    if isinstance(limit, ZoneSize):
        ids = list(game.zone(limit.kind, limit.who.one(scope)))
    elif isinstance(limit, e.CountAmount):
        ids = limit.of.ids(scope)
    else:
        return 0
    zones = [game.state.objects[id].zone for id in ids]
    number = 1 if card in ids else 0
    for kind, paid in ((HAND, plan.costs.hand), (DISCARD, plan.costs.score)):
        number += min(paid, zones.count(game.map.zone(kind, scope.player)))
    return number


def is_choosable(scope: e.Scope, plan: SpellPlan, card: k.ObjectId) -> bool:
    """1.1.6.1, 5.4.8.7: whether there is a number to choose, for a card that is still in the hand."""
    for letter in chosen_on_declaration(scope, plan):
        if min([1, *limits(scope, plan, letter, card)]) < 1:
            return False
    return True
