"""L-13: choices with which a player would lose at once, said before they are made."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kirifuda.games.last_resort.zones import DECK
from kirifuda.games.sheet import Danger

if TYPE_CHECKING:
    from kirifuda import kernel as k

GIVING_UP: Final = (
    "ラストリゾートを表にできます。降参すると負けになります（L-13.1）。",
    "You could turn up your last resort. Conceding loses the game (L-13.1).",
)
EMPTY_DECK: Final = (
    "山札がありません。変換して引くと負けになります（L-13.3）。",
    "Your deck is empty. Converting draws, which loses the game (L-13.3).",
)


def dangers(view: k.Game, decision: k.Decision) -> dict[int, Danger]:
    """Options by their place that would lose the game."""
    verbs = [option.verb for option in decision.options]
    if decision.prompt == "last_resort" and "turn_up" in verbs:
        return {verbs.index("concede"): Danger(*GIVING_UP)}
    if decision.prompt == "main" and not view.zone(DECK, decision.player):
        return {place: Danger(*EMPTY_DECK) for place, verb in enumerate(verbs) if verb == "convert"}
    return {}
