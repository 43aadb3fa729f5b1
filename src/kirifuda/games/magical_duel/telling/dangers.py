"""804.5: choices that leave a player open to the next attack, said before they are made."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kirifuda.games.magical_duel.zones import ORBS
from kirifuda.games.sheet import Danger

if TYPE_CHECKING:
    from kirifuda import kernel as k

LAST_ORB: Final = (
    "あなたの最後のオーブがなくなります。次に攻撃が通れば負けです（804.5）。",
    "This takes your last orbs. The next attack that reaches you loses the game (804.5).",
)


def dangers(view: k.Game, decision: k.Decision) -> dict[int, Danger]:
    """Options by their place that give the last orbs of their player away."""
    mine = view.zone(ORBS, decision.player)
    places = [place for place, option in enumerate(decision.options) if option.object in mine]
    if not places or len(mine) > decision.most:
        return {}
    return {place: Danger(*LAST_ORB, len(mine)) for place in places}
