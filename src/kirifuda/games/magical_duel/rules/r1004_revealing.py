"""1004 公開する: how long a hidden card is seen; hidden again, it is known to whoever saw it but not visible."""

from __future__ import annotations

from typing import Final

from kirifuda import kernel as k
from kirifuda.games.magical_duel.zones import CHASE, DECK, EXTRA, HAND, ORBS

CONCEALING: Final = k.Procedure("concealing")
SHOWN: Final = "shown"
"""Variable: what becomes of cards that are seen although they lie hidden."""
OVER: Final = 1
"""Their time is over as soon as the effect is."""
HELD: Final = 2
"""905.2a: an ability on the chase keeps a card revealed."""
HIDING: Final = (DECK, ORBS, HAND, EXTRA)


def note_shown(game: k.Game, happenings: list[k.Happening]) -> list[k.Event]:
    """302.2, 304.2: cards were shown, or put somewhere hidden before somebody's eyes, or what kept one open is gone."""
    before = game.state.variables[SHOWN]
    if before == OVER:
        return []
    for happening in happenings:
        event = happening.event
        is_due = isinstance(event, k.Show)
        if isinstance(event, k.Move):
            card = game.object(happening.now)
            is_due = card is not None and bool(card.shown) and game.map.kind_of[card.zone] in (DECK, ORBS)
        elif isinstance(event, k.Vanish) and before == HELD:
            is_due = game.map.kind_of[happening.origin] is CHASE
        if is_due:
            return [k.SetVariable(SHOWN, OVER)]
    return []


@CONCEALING.step("1004.1")
def conceal(game: k.Game, frame: k.Frame) -> k.Flow:
    """The effect is resolved: what it showed lies hidden again. 905.2a: not while an ability of it is on the chase."""
    sources = [item.source for id in game.zone(CHASE, 0) if (item := game.state.objects[id].item) is not None]
    seen = seen_hidden(game)
    held = HELD if any(id in sources for id in seen) else 0
    return k.Do([k.Conceal(tuple(id for id in seen if id not in sources)), k.SetVariable(SHOWN, held)])


@CONCEALING.step("602.1a")
def go_on(game: k.Game, frame: k.Frame) -> k.Flow:
    """Then the priority process begins."""
    return k.Leave("602.1a")


def seen_hidden(game: k.Game) -> list[k.ObjectId]:
    """Cards in hidden zones that somebody sees who has no right to by the zone."""
    state = game.state
    zones = [game.map.zone(kind, player) for kind in HIDING for player in range(game.players)]
    return [
        id
        for zone in zones
        for id in state.zones[zone]
        if state.objects[id].shown & ~k.of_right(game, state.objects[id])
    ]
