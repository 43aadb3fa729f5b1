"""10.6 《瞬速》: one more step before the additional action."""

from __future__ import annotations

from typing import Final

from kirifuda import effects as e
from kirifuda import kernel as k
from kirifuda.games.spellcard_strike.abilities import StrikeAbility
from kirifuda.games.spellcard_strike.rules.common import is_striker
from kirifuda.games.spellcard_strike.rules.r01_01_forbidding import is_barred, is_forbidden
from kirifuda.games.spellcard_strike.rules.r02_02_states import is_unacted
from kirifuda.games.spellcard_strike.rules.r04_01_stage import Relocate, free_areas
from kirifuda.games.spellcard_strike.stage import neighbours

SWIFT: Final = "瞬速"


def swift(key: str) -> StrikeAbility:
    """The ability; the rules of movement look for it (10.6.2: nothing else does)."""
    ability = StrikeAbility(key)
    ability.keyword = SWIFT
    return ability


def steps_left(game: k.Game, id: k.ObjectId, taken: int) -> bool:
    """10.6.1, 10.1.3: one more step for each swiftness the striker has."""
    return is_striker(game, id) and taken < len(e.keywords(game.values(id).abilities, SWIFT))


def swift_areas(game: k.Game, id: k.ObjectId) -> list[int]:
    """10.6.1: the free neighbouring areas; none once the striker has acted or may not move."""
    if not is_unacted(game, id):
        return []
    areas = free_areas(game, neighbours(game.state.objects[id].place))
    return [area for area in areas if can_go(game, id, area)]


def can_go(game: k.Game, id: k.ObjectId, area: int) -> bool:
    """1.1.3: whether nothing forbids the striker to move to an area, nor its player to move."""
    player = game.state.objects[id].controller
    return not is_barred(game, "move", player, id) and not is_forbidden(game, Relocate(id, area, "move"), player)
