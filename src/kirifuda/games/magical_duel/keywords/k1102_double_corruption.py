"""1102 二重穢し/三重穢し: an attack corrupts two or three orbs instead of one."""

from __future__ import annotations

from kirifuda import effects as e
from kirifuda import kernel as k


def corruption_choices(game: k.Game, attacker: k.ObjectId) -> list[int]:
    """1102.2-4: the numbers of orbs among which the attacker's controller chooses; one without the keywords."""
    abilities = game.values_or_last(attacker).abilities
    numbers: list[int] = []
    if e.has_keyword(abilities, "二重穢し"):
        numbers.append(2)
    if e.has_keyword(abilities, "三重穢し"):
        numbers.append(3)
    return numbers or [1]
