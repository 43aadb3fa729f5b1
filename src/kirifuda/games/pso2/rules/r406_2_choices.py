"""406.2.5, 209.3: numbers and bearers that are chosen for the processing area, and what is still fit later.

Modes and targets are chosen as in every game: `effects.choices`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kirifuda.customs.doubts import house
from kirifuda.effects.choices import fit_targets
from kirifuda.effects.plans.shapes import ActivationPlan
from kirifuda.effects.references import ids_in
from kirifuda.effects.scope import Scope
from kirifuda.games.pso2.abilities import HOST
from kirifuda.games.pso2.rules.common import card_of, values_of
from kirifuda.games.pso2.rules.r103_5_numbers import MOST_FREE_NUMBER
from kirifuda.games.pso2.rules.r205_items import bearers
from kirifuda.games.pso2.rules.r209_costs import price, ready_points
from kirifuda.games.pso2.values import EQUIPMENT
from kirifuda.kernel.decision import TAKE_NUMBER, TAKE_OBJECT, Decision, Option, objects
from kirifuda.kernel.ids import ObjectId

if TYPE_CHECKING:
    from kirifuda.kernel.game import Game
    from kirifuda.kernel.state import Value

X: Final = "X"
"""209.3, G.03: the letter of a cost."""


def letters_of(game: Game, plan: ActivationPlan | None, card: ObjectId) -> tuple[str, ...]:
    """209.3: the letters whose value is chosen: those of the text, and X for a card that costs X."""
    letters = plan.letters if plan is not None else ()
    if card and X not in letters and card_of(game, card).has_x_cost:
        return (X, *letters)
    return letters


def number_decision(scope: Scope, plan: ActivationPlan | None, card: ObjectId, letter: str) -> Decision | None:
    """103.5.1, 209.3, G.03: a whole number from 0 on, as far as something bounds it."""
    most = MOST_FREE_NUMBER
    game = scope.game
    if card and letter == X and card_of(game, card).has_x_cost:
        most = len(ready_points(game, scope.player))
        while most > 0 and price(game, card, most) > len(ready_points(game, scope.player)):
            most -= 1
    if plan is not None:
        for name, limit in plan.limits:
            if name == letter:
                most = min(most, limit.value(scope))
    options = [Option("number", 0, number) for number in range(max(most, 0) + 1)]
    return Decision(scope.player, "number", options, take=TAKE_NUMBER, subject=scope.source)


def bearer_decision(scope: Scope, card: ObjectId) -> Decision | None:
    """504.2: the choice of who bears a weapon or armour."""
    ids = bearers(scope.game, scope.player, card)
    if not ids:
        return None
    return Decision(scope.player, "bearer", objects("bearer", ids), take=TAKE_OBJECT, many=True, subject=card)


def still_fit(scope: Scope, plan: ActivationPlan | None, card: ObjectId) -> dict[str, Value] | None:
    """406.4.1, 406.4.1b: the choices without targets that have become unsuitable. None if nothing is to be done: all
    targets are unsuitable (by a house rule: one of them), or whoever was to bear the card is."""
    fresh, chosen, fit = fit_targets(scope, plan)
    if card and values_of(scope.game, card).kind & EQUIPMENT:
        ids = ids_in(scope.slots, HOST)
        chosen += len(ids)
        fit += sum(1 for id in ids if id in bearers(scope.game, scope.player, card))
    wanted = chosen if house(scope.game, "unsuitable_targets") == "any" else min(chosen, 1)
    return fresh if fit >= wanted else None
