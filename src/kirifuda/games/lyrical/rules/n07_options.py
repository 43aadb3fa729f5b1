"""N-1 to N-9: everything that a player could do now, and that is legal."""

from __future__ import annotations

from typing import Final

from kirifuda import kernel as k
from kirifuda.customs.actions import Action, menu, offered, unbarred
from kirifuda.games.lyrical.rules.common import characters
from kirifuda.games.lyrical.rules.n07_actions import ENDING, PLACING_FACTOR, SETTING, SETTING_UP, USING_CARD
from kirifuda.games.lyrical.rules.n08_effects import USING_EFFECT
from kirifuda.games.lyrical.rules.n09_attacks import ATTACKING, GUARDING
from kirifuda.games.lyrical.zones import HAND

IN_HAND: Final = (PLACING_FACTOR, USING_CARD, SETTING, SETTING_UP)
"""N-1.1, N-2.1, N-3.1, N-4.1, N-5.1, N-6.1: what can be done with a card in hand, by its kind."""
ACTIONS: Final[tuple[Action, ...]] = (*IN_HAND, GUARDING, ATTACKING, USING_EFFECT, ENDING)


def factor_options(game: k.Game, player: k.PlayerId) -> list[k.Option]:
    """N-1.2: the factor cards that may be placed now."""
    return menu((PLACING_FACTOR,), game, player)


def actions(game: k.Game, player: k.PlayerId, barred: tuple[str, ...] = ()) -> list[k.Option]:
    """N-1 to N-9: what the turn player can do in the main phase."""
    own = characters(game, player)
    options = offered(IN_HAND, game, player, game.zone(HAND, player))
    options.extend(offered((USING_EFFECT,), game, player, own))
    options.extend(offered((ATTACKING,), game, player, own))
    options.extend(menu((ENDING,), game, player))
    return unbarred(options, barred)


def responses(game: k.Game, player: k.PlayerId, barred: tuple[str, ...] = ()) -> list[k.Option]:
    """N-7.1: tricks and effects, or nothing."""
    return unbarred([k.Option("pass"), *menu((USING_CARD, USING_EFFECT), game, player)], barred)
