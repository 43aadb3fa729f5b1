"""101.3: choices with which a slip of the finger would cost the game: whoever draws the last card has lost."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kirifuda.games.pso2.zones import DECK
from kirifuda.games.sheet import Danger

if TYPE_CHECKING:
    from kirifuda import kernel as k

LAST_CARD: Final = Danger(
    "デッキの最後の1枚です。ドローすると敗北します。", "It is the last card of your deck: whoever draws it has lost."
)


def dangers(view: k.Game, decision: k.Decision) -> dict[int, Danger]:
    """503.1.2: drawing for a card put into PP when the deck has one card left."""
    if decision.prompt != "pp_draw" or len(view.zone(DECK, decision.player)) != 1:
        return {}
    return {place: LAST_CARD for place, option in enumerate(decision.options) if option.verb == "yes"}
