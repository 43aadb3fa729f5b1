"""N-11.1: choices after which a player cannot go on for long, said before they are made."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kirifuda.games.lyrical.rules.common import values_of
from kirifuda.games.lyrical.rules.n08_effects import effect_at
from kirifuda.games.lyrical.zones import DECK
from kirifuda.games.sheet import Danger

if TYPE_CHECKING:
    from kirifuda import kernel as k

LAST_CARDS: Final = (
    "このコストでデッキが0枚になります。次に引くか捨て札する時に負けます（N-11.1）。",
    "This cost empties your deck. The next draw or discard from it loses the game (N-11.1).",
)
TOO_MUCH: Final = (
    "このアタックを受けるとデッキが足りず、負けになります（N-11.1）。",
    "Unguarded, this attack takes more cards than your deck has, which loses the game (N-11.1).",
)


def dangers(view: k.Game, decision: k.Decision) -> dict[int, Danger]:
    """Options by their place that would lose the game, or leave nothing to draw."""
    left = len(view.zone(DECK, decision.player))
    found: dict[int, Danger] = {}
    for place, option in enumerate(decision.options):
        if option.verb == "no_guard" and values_of(view, decision.subject).attack > left and len(decision.options) > 1:
            found[place] = Danger(*TOO_MUCH)
        elif cost_of(view, option) >= max(left, 1):
            found[place] = Danger(*LAST_CARDS)
    return found


def cost_of(view: k.Game, option: k.Option) -> int:
    """N-1.3, N-8.2: the cost of what an option sets or uses."""
    if option.verb in ("set", "set_up", "use"):
        return values_of(view, option.object).cost
    effect = effect_at(view, option.object, option.number) if option.verb == "effect" else None
    return 0 if effect is None else effect.price.cost
