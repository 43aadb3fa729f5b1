"""1.1.6 n: a number that a player chooses is positive, and no more than what there is of the things it counts."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from kirifuda.customs.doubts import house
from kirifuda.effects.plans.amounts import CountAmount
from kirifuda.effects.plans.shapes import AmountPlan
from kirifuda.games.spellcard_strike.abilities import SpellPlan
from kirifuda.games.spellcard_strike.zones import DISCARD, HAND
from kirifuda.kernel.decision import TAKE_NUMBER, Decision, Option

if TYPE_CHECKING:
    from kirifuda.effects.plans.players import PlayerPlan
    from kirifuda.effects.scope import Scope
    from kirifuda.kernel.ids import ObjectId, PlayerId
    from kirifuda.kernel.zones import ZoneKind

MOST_FREE_NUMBER: Final = 20
"""1.1.6.1: a number that nothing bounds is chosen from 1 to this; nothing on the table is larger."""


@dataclass(eq=False)
class ZoneSize(AmountPlan):
    """How many cards lie in a player's zone."""

    kind: ZoneKind
    who: PlayerPlan

    def value(self, scope: Scope) -> int:
        return len(scope.game.zone(self.kind, self.who.one(scope)))


def question(scope: Scope, player: PlayerId, limits: list[int]) -> Decision | None:
    """1.1.6.1: the choice of a positive number up to all limits; None if there is none."""
    most = min([MOST_FREE_NUMBER, *limits])
    options = [Option("number", 0, number) for number in range(1, most + 1)]
    return Decision(player, "number", options, take=TAKE_NUMBER, subject=scope.source) if options else None


def chosen_on_declaration(scope: Scope, plan: SpellPlan) -> tuple[str, ...]:
    """The numbers that a declaration chooses; by a house rule they are chosen when it takes effect, unless its targets
    or its cost depend on them."""
    is_later = house(scope.game, "free_number") == "resolved" and not plan.costs.letter
    return () if is_later and not any(target.depends_on_choices for target in plan.targets) else plan.letters


def limits(scope: Scope, plan: SpellPlan, letter: str, card: ObjectId = 0) -> list[int]:
    """1.1.6.1: what bounds a number: how many there will be once the declared card has left the hand and the cost is
    paid (5.4.8.1, 5.4.8.5)."""
    found: list[int] = []
    for name, limit in plan.limits:
        if name == letter:
            found.append(limit.value(scope) - spent(scope, plan, limit, card))
    return found


def spent(scope: Scope, plan: SpellPlan, limit: AmountPlan, card: ObjectId) -> int:
    """How many of the things that a limit counts will be gone."""
    game = scope.game
    if isinstance(limit, ZoneSize):
        ids = list(game.zone(limit.kind, limit.who.one(scope)))
    elif isinstance(limit, CountAmount):
        ids = limit.of.ids(scope)
    else:
        return 0
    zones = [game.state.objects[id].zone for id in ids]
    number = 1 if card in ids else 0
    for kind, paid in ((HAND, plan.costs.hand), (DISCARD, plan.costs.score)):
        number += min(paid, zones.count(game.map.zone(kind, scope.player)))
    return number


def is_choosable(scope: Scope, plan: SpellPlan, card: ObjectId) -> bool:
    """1.1.6.1, 5.4.8.7: whether there is a number to choose, for a card that is still in the hand."""
    for letter in chosen_on_declaration(scope, plan):
        if min([1, *limits(scope, plan, letter, card)]) < 1:
            return False
    return True
