"""302.6-7, 302.10-11: Ambush, Rapid Fire, Erosion and Proliferate: what the rules of other sections look for."""

from __future__ import annotations

from typing import Final

from kirifuda.games.pso2.abilities import AMBUSH, EROSION, PROLIFERATE, RAPID_FIRE, PsoAbility


def standing(key: str, keyword: str) -> PsoAbility:
    """One of them."""
    ability = PsoAbility(key)
    ability.keyword = keyword
    return ability


def ambush(key: str) -> PsoAbility:
    """302.6 『奇襲』: it comes into play ON (`r403_field.entering`)."""
    return standing(key, AMBUSH)


def rapid_fire(key: str) -> PsoAbility:
    """302.7, G.41 『連続射撃』: two targets for one attack (`r506_attacks.most_targets`)."""
    return standing(key, RAPID_FIRE)


def erosion(key: str) -> PsoAbility:
    """302.10 『侵食』: it attacks the enemy player only (`r506_attacks.is_allowed`)."""
    return standing(key, EROSION)


def proliferate(key: str) -> PsoAbility:
    """302.11 『増殖』: nine in a deck (`pool.MOST_COPIES`); nothing in the game."""
    return standing(key, PROLIFERATE)


ALONE: Final = {AMBUSH: ambush, RAPID_FIRE: rapid_fire, EROSION: erosion, PROLIFERATE: proliferate}
