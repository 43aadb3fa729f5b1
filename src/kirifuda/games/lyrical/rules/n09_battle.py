"""N-9.7-8 バトル: attacker and guard deal each other damage."""

from __future__ import annotations

from typing import Final

from kirifuda import kernel as k
from kirifuda.games.lyrical.keywords.n12_2_initiative import strikes_first
from kirifuda.games.lyrical.rules.common import is_allowed, is_character, is_unacted, values_of
from kirifuda.games.lyrical.rules.n09_damage import Damage

BATTLE: Final = k.Procedure("battle")
"""Slots "attacker" and "guard"."""
ATTACKER: Final = k.Slot[int]("attacker")
GUARD: Final = k.Slot[int]("guard")
FIRST: Final = k.Slot[int]("_first")


def strength(game: k.Game, id: k.ObjectId) -> int:
    """N-9.8: the attack with which a character battles: none if it is acted at that moment, unless a text
    lets it."""
    strikes = is_unacted(game, id) or is_allowed(game, "strike:acted", id)
    return values_of(game, id).attack if strikes else 0


def strike(game: k.Game, dealer: k.ObjectId, victim: k.ObjectId) -> list[k.Event]:
    """N-9.7: one deals the other its attack, if both are there."""
    if not is_character(game, dealer) or not is_character(game, victim):
        return []
    return [Damage(victim, strength(game, dealer), dealer, True)]


@BATTLE.step("N-12.2")
def strike_first(game: k.Game, frame: k.Frame) -> k.Flow:
    """Whoever alone of the two has イニシアティブ deals its damage first (A17)."""
    attacker, guard = frame[ATTACKER], frame[GUARD]
    frame[FIRST] = first = strikes_first(game, attacker, guard)
    if not first:
        return k.NEXT
    return k.Do(strike(game, first, guard if first == attacker else attacker))


@BATTLE.step("N-9.7")
def strike_together(game: k.Game, frame: k.Frame) -> k.Flow:
    """Both at the same time; after a first blow only the other, if it is still there (N-12.2)."""
    attacker, guard, first = frame[ATTACKER], frame[GUARD], frame[FIRST]
    events: list[k.Event] = []
    if first != attacker:
        events.extend(strike(game, attacker, guard))
    if first != guard:
        events.extend(strike(game, guard, attacker))
    return k.Do(events)
