"""5.4.3 任意行動: every declaration that a player could make now, and how it is carried out."""

from __future__ import annotations

from kirifuda import kernel as k
from kirifuda.customs.actions import key_of, menu, unbarred
from kirifuda.games.spellcard_strike.rules.r02_05_4_conditions import DECLARING_ABILITY, DECLARING_SPELL
from kirifuda.games.spellcard_strike.rules.r02_05_declarations import MOVER
from kirifuda.games.spellcard_strike.rules.r05_04_7_attack import ATTACK_DECLARATION, ATTACKING
from kirifuda.games.spellcard_strike.rules.r05_04_8_spell_ability import (
    ABILITY_DECLARATION,
    SPELL_DECLARATION,
    ability_slots,
    spell_slots,
)
from kirifuda.games.spellcard_strike.zones import CHAIN


def declarations(game: k.Game, player: k.PlayerId, barred: tuple[str, ...]) -> list[k.Option]:
    """2.5.2-3, 5.4.8.2, 5.4.9.2: attacks, spells and abilities that meet their conditions now; in a chain no attacks
    (6.2.1.2)."""
    return unbarred(menu((ATTACKING, DECLARING_SPELL, DECLARING_ABILITY), game, player), barred)


def carry_out(game: k.Game, player: k.PlayerId, option: k.Option, back: str) -> k.Flow:
    """The declaration that was chosen; if it proves impossible everything goes back to the choice (5.4.8.7)."""
    if option.verb == "attack":
        return k.Call(ATTACK_DECLARATION, {"attacker": option.object}, player=player)
    if option.verb == "spell":
        only = 0 if game.zone(CHAIN, 0) else game.number(MOVER)
        return k.Attempt(SPELL_DECLARATION, spell_slots(option.object, only), key_of(option), back, player=player)
    slots = ability_slots(game, option.object, option.number)
    return k.Attempt(ABILITY_DECLARATION, slots, key_of(option), back, player=player)
