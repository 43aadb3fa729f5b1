"""L-19.21 スペルチャージ: spells of the graveyard may be returned to the deck to pay less."""

from __future__ import annotations

from typing import Final

from kirifuda.games.last_resort.abilities import SPELL_CHARGE, KeywordAbility


def spell_charge(key: str) -> KeywordAbility:
    """L-19.21: the ability; `l09_costs` and `l09_summoning` carry it out."""
    return KeywordAbility(key, SPELL_CHARGE)


ALONE: Final = {SPELL_CHARGE: spell_charge}
