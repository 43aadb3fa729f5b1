"""10.8 《加勢》X: a card of the hand joins for free."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kirifuda.effects.plans.shapes import ConditionPlan
from kirifuda.games.spellcard_strike.abilities import TriggeredAbility
from kirifuda.games.spellcard_strike.keywords.k10_07_collecting import OwnMoment
from kirifuda.games.spellcard_strike.rules.r01_01_forbidding import is_barred
from kirifuda.games.spellcard_strike.rules.r02_08_summoning import BY_KEYWORD, SUMMONING, summon_areas
from kirifuda.games.spellcard_strike.zones import HAND
from kirifuda.kernel.decision import TAKE_NUMBER, Decision, Option
from kirifuda.kernel.flow import DONE, Ask, Call, Flow
from kirifuda.kernel.procedure import Procedure, Slot

if TYPE_CHECKING:
    from kirifuda.effects.scope import Scope
    from kirifuda.kernel.game import Game
    from kirifuda.kernel.state import Frame

REINFORCEMENT: Final = "加勢"
REINFORCE: Final = Procedure("reinforce")
JOINS: Final = Slot[int]("joins")


@REINFORCE.step("10.8.1")
def choose(game: Game, frame: Frame) -> Flow:
    """The player may summon it without paying, if there is room for it (2.8.1.1) and nothing forbids it."""
    options = [Option("no_summon", frame.source, 0)]
    is_barred_now = is_barred(game, "summon", frame.player, other=frame.source)
    if game.object(frame.source) is not None and summon_areas(game, frame.player, frame.source) and not is_barred_now:
        options.append(Option("summon", frame.source, 1))
    decision = Decision(frame.player, "reinforce", options, take=TAKE_NUMBER, secret=True, subject=frame.source)
    return Ask(JOINS, decision)


@REINFORCE.step("10.8.1")
def join(game: Game, frame: Frame) -> Flow:
    """It is summoned straight from the hand."""
    return Call(SUMMONING, {"object": frame.source, BY_KEYWORD.name: REINFORCEMENT}) if frame[JOINS] else DONE


class InHand(ConditionPlan):
    """10.8.2: it works in the hand only."""

    def holds(self, scope: Scope) -> bool:
        card = scope.game.object(scope.source)
        return card is not None and scope.game.map.kind_of[card.zone] is HAND


def reinforcement(key: str, conditions: tuple[ConditionPlan, ...]) -> TriggeredAbility:
    """The ability; X as conditions."""
    ability = TriggeredAbility(key, REINFORCE, OwnMoment("striker_begin"))
    ability.keyword = REINFORCEMENT
    ability.zones = HAND.bit
    ability.conditions = (InHand(), *conditions)
    return ability
