"""L-19.17 カラミティx: on entering, x damage to your own life, and x cards of your deck into the graveyard."""

from __future__ import annotations

from typing import Final

from kirifuda import kernel as k
from kirifuda.customs.doubts import house
from kirifuda.games.last_resort.abilities import TextPlan, TriggeredAbility
from kirifuda.games.last_resort.keywords.entering import Enters
from kirifuda.games.last_resort.rules.l01_life import LifeDamage
from kirifuda.games.last_resort.rules.l03_zones import Mill

CALAMITY: Final = "カラミティ"


SUFFERING: Final = k.Procedure("calamity")
NUMBER: Final = k.Slot[int]("number")


@SUFFERING.step("L-19.17")
def hurt(game: k.Game, frame: k.Frame) -> k.Flow:
    """Damage to one's own life."""
    return k.Do([LifeDamage(frame.player, frame[NUMBER], frame.source)])


@SUFFERING.step("L-19.17")
def bury(game: k.Game, frame: k.Frame) -> k.Flow:
    """Cards from the top of the deck lie face down in the graveyard; by a house rule face up (A16)."""
    return k.Do([Mill(frame.player, frame[NUMBER], house(game, "calamity_cards") != "face_up")])


PLAN: Final = TextPlan(SUFFERING)


def calamity(key: str, number: int) -> TriggeredAbility:
    """The ability."""
    ability = TriggeredAbility(key, PLAN, Enters(number))
    ability.keyword = CALAMITY
    ability.number = number
    return ability


NUMBERED: Final = {CALAMITY: calamity}
