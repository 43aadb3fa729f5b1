"""L-19.17 カラミティx: on entering, x damage to your own life, and x cards of your deck into the graveyard."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kirifuda.customs.doubts import house
from kirifuda.games.last_resort.abilities import TextPlan, TriggeredAbility
from kirifuda.games.last_resort.keywords.entering import Enters
from kirifuda.games.last_resort.rules.l01_life import LifeDamage
from kirifuda.games.last_resort.rules.l03_zones import Mill
from kirifuda.kernel.flow import Do, Flow
from kirifuda.kernel.procedure import Procedure, Slot

if TYPE_CHECKING:
    from kirifuda.kernel.game import Game
    from kirifuda.kernel.state import Frame

CALAMITY: Final = "カラミティ"


SUFFERING: Final = Procedure("calamity")
NUMBER: Final = Slot[int]("number")


@SUFFERING.step("L-19.17")
def hurt(game: Game, frame: Frame) -> Flow:
    """Damage to one's own life."""
    return Do([LifeDamage(frame.player, frame[NUMBER], frame.source)])


@SUFFERING.step("L-19.17")
def bury(game: Game, frame: Frame) -> Flow:
    """Cards from the top of the deck lie face down in the graveyard; by a house rule face up (A16)."""
    return Do([Mill(frame.player, frame[NUMBER], house(game, "calamity_cards") != "face_up")])


PLAN: Final = TextPlan(SUFFERING)


def calamity(key: str, number: int) -> TriggeredAbility:
    """The ability."""
    ability = TriggeredAbility(key, PLAN, Enters(number))
    ability.keyword = CALAMITY
    ability.number = number
    return ability


NUMBERED: Final = {CALAMITY: calamity}
