"""5.4.3 任意行動: every declaration that a player could make now, and how it is carried out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kirifuda.games.spellcard_strike.abilities import DeclaredAbility
from kirifuda.games.spellcard_strike.rules.common import strikers
from kirifuda.games.spellcard_strike.rules.r02_05_4_conditions import CAN_DECLARE_ABILITY, CAN_DECLARE_SPELL
from kirifuda.games.spellcard_strike.rules.r02_05_declarations import MOVER
from kirifuda.games.spellcard_strike.rules.r05_04_7_attack import ATTACK_DECLARATION, CAN_ATTACK
from kirifuda.games.spellcard_strike.rules.r05_04_8_spell_ability import (
    ABILITY_DECLARATION,
    SPELL_DECLARATION,
    ability_slots,
    spell_slots,
)
from kirifuda.games.spellcard_strike.zones import CHAIN, HAND
from kirifuda.kernel.decision import Option
from kirifuda.kernel.flow import Attempt, Call, Flow
from kirifuda.kernel.ids import PlayerId
from kirifuda.kernel.legality import passes

if TYPE_CHECKING:
    from kirifuda.kernel.game import Game


def declarations(game: Game, player: PlayerId, barred: tuple[str, ...]) -> list[Option]:
    """2.5.2-3, 5.4.8.2, 5.4.9.2: attacks, spells and abilities that meet their conditions now; in a chain no attacks
    (6.2.1.2)."""
    options: list[Option] = []
    own = strikers(game, player)
    if not game.zone(CHAIN, 0):
        options.extend(Option("attack", id) for id in own if passes(CAN_ATTACK, game, player, id))
    for id in game.zone(HAND, player):
        if passes(CAN_DECLARE_SPELL, game, player, id):
            options.append(Option("spell", id))
    for id in own:
        for number, ability in enumerate(game.values(id).abilities):
            if isinstance(ability, DeclaredAbility) and passes(CAN_DECLARE_ABILITY, game, player, id, number):
                options.append(Option("ability", id, number))
    return [option for option in options if key_of(option) not in barred] if barred else options


def key_of(option: Option) -> str:
    """The name by which something that proved impossible is barred."""
    return f"{option.verb}/{option.object}/{option.number}"


def carry_out(game: Game, player: PlayerId, option: Option, back: str) -> Flow:
    """The declaration that was chosen; if it proves impossible everything goes back to the choice (5.4.8.7)."""
    if option.verb == "attack":
        return Call(ATTACK_DECLARATION, {"attacker": option.object}, player=player)
    if option.verb == "spell":
        only = 0 if game.zone(CHAIN, 0) else game.number(MOVER)
        return Attempt(SPELL_DECLARATION, spell_slots(option.object, only), key_of(option), back, player=player)
    slots = ability_slots(game, option.object, option.number)
    return Attempt(ABILITY_DECLARATION, slots, key_of(option), back, player=player)
