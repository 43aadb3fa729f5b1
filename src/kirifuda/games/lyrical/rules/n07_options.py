"""N-1 to N-9: everything that a player could do now, as options."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kirifuda.games.lyrical.abilities import EffectAbility
from kirifuda.games.lyrical.rules.common import characters
from kirifuda.games.lyrical.rules.n07_actions import (
    CAN_END,
    CAN_PLACE_FACTOR,
    CAN_SET,
    CAN_SET_UP,
    CAN_USE,
    kind_of,
)
from kirifuda.games.lyrical.rules.n08_effects import CAN_USE_EFFECT
from kirifuda.games.lyrical.rules.n09_attacks import CAN_ATTACK
from kirifuda.games.lyrical.values import FACTOR_CARD, TRICK, USED
from kirifuda.games.lyrical.zones import HAND
from kirifuda.kernel.decision import Option
from kirifuda.kernel.ids import PlayerId
from kirifuda.kernel.legality import passes

if TYPE_CHECKING:
    from kirifuda.kernel.game import Game


def factor_options(game: Game, player: PlayerId) -> list[Option]:
    """N-1.2: the factor cards that may be placed now."""
    hand = game.zone(HAND, player)
    return [Option("place_factor", id) for id in hand if passes(CAN_PLACE_FACTOR, game, player, id)]


def hand_options(game: Game, player: PlayerId) -> list[Option]:
    """N-1.1, N-2.1, N-3.1, N-4.1, N-5.1, N-6.1: what can be done with the cards in hand."""
    options: list[Option] = []
    for id in game.zone(HAND, player):
        kind = kind_of(game, id)
        if kind & FACTOR_CARD:
            if passes(CAN_PLACE_FACTOR, game, player, id):
                options.append(Option("place_factor", id))
        elif kind & USED:
            if passes(CAN_USE, game, player, id):
                options.append(Option("use", id))
        elif passes(CAN_SET, game, player, id):
            options.append(Option("set", id))
        elif passes(CAN_SET_UP, game, player, id):
            options.append(Option("set_up", id))
    return options


def effect_options(game: Game, player: PlayerId) -> list[Option]:
    """N-8.1: the effects that can be used."""
    options: list[Option] = []
    for id in characters(game, player):
        for number, ability in enumerate(game.values(id).abilities):
            if isinstance(ability, EffectAbility) and passes(CAN_USE_EFFECT, game, player, id, number):
                options.append(Option("effect", id, number))
    return options


def actions(game: Game, player: PlayerId, barred: tuple[str, ...] = ()) -> list[Option]:
    """N-1 to N-9: what the turn player can do in the main phase."""
    options = [*hand_options(game, player), *effect_options(game, player)]
    options.extend(Option("attack", id) for id in characters(game, player) if passes(CAN_ATTACK, game, player, id))
    if passes(CAN_END, game, player, 0):
        options.append(Option("end"))
    return unbarred(options, barred)


def responses(game: Game, player: PlayerId, barred: tuple[str, ...] = ()) -> list[Option]:
    """N-7.1: tricks and effects, or nothing."""
    options = [Option("pass")]
    for id in game.zone(HAND, player):
        if kind_of(game, id) & TRICK and passes(CAN_USE, game, player, id):
            options.append(Option("use", id))
    return unbarred([*options, *effect_options(game, player)], barred)


def unbarred(options: list[Option], barred: tuple[str, ...]) -> list[Option]:
    """Those that did not prove impossible."""
    return [option for option in options if key_of(option) not in barred] if barred else options


def key_of(option: Option) -> str:
    """The name by which something that proved impossible is barred."""
    return f"{option.verb}/{option.object}/{option.number}"
