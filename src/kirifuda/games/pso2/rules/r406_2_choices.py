"""406.2.5, 209.3: numbers and bearers that are chosen for the processing area, and what is still fit later.

Modes and targets are chosen as in every game: `effects.choices`.
"""

from __future__ import annotations

from typing import Final

from kirifuda import effects as e
from kirifuda import kernel as k
from kirifuda.customs.doubts import house
from kirifuda.games.pso2.abilities import HOST
from kirifuda.games.pso2.rules.common import card_of, values_of
from kirifuda.games.pso2.rules.r103_5_numbers import MOST_FREE_NUMBER
from kirifuda.games.pso2.rules.r205_items import bearers
from kirifuda.games.pso2.rules.r209_costs import price, ready_points
from kirifuda.games.pso2.values import EQUIPMENT

X: Final = "X"
"""209.3, G.03: the letter of a cost."""


def letters_of(game: k.Game, plan: e.ActivationPlan | None, card: k.ObjectId) -> tuple[str, ...]:
    """209.3: the letters whose value is chosen: those of the text, and X for a card that costs X."""
    letters = plan.letters if plan is not None else ()
    if card and X not in letters and card_of(game, card).has_x_cost:
        return (X, *letters)
    return letters


def number_decision(scope: e.Scope, plan: e.ActivationPlan | None, card: k.ObjectId, letter: str) -> k.Decision | None:
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
    options = [k.Option("number", 0, number) for number in range(max(most, 0) + 1)]
    return k.Decision(scope.player, "number", options, take=k.TAKE_NUMBER, subject=scope.source)


def bearer_decision(scope: e.Scope, card: k.ObjectId) -> k.Decision | None:
    """504.2: the choice of who bears a weapon or armour."""
    ids = bearers(scope.game, scope.player, card)
    if not ids:
        return None
    return k.Decision(scope.player, "bearer", k.objects("bearer", ids), take=k.TAKE_OBJECT, many=True, subject=card)


def still_fit(scope: e.Scope, plan: e.ActivationPlan | None, card: k.ObjectId) -> dict[str, k.Value] | None:
    """406.4.1, 406.4.1b: the choices without targets that have become unsuitable. None if nothing is to be done: all
    targets are unsuitable (by a house rule: one of them), or whoever was to bear the card is."""
    fresh, chosen, fit = e.fit_targets(scope, plan)
    if card and values_of(scope.game, card).kind & EQUIPMENT:
        ids = e.ids_in(scope.slots, HOST)
        chosen += len(ids)
        fit += sum(1 for id in ids if id in bearers(scope.game, scope.player, card))
    wanted = chosen if house(scope.game, "unsuitable_targets") == "any" else min(chosen, 1)
    return fresh if fit >= wanted else None
