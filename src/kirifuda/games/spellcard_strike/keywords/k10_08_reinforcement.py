"""10.8 《加勢》X: a card of the hand joins for free."""

from __future__ import annotations

from typing import Final

from kirifuda import effects as e
from kirifuda import kernel as k
from kirifuda.games.spellcard_strike.abilities import TriggeredAbility
from kirifuda.games.spellcard_strike.keywords.k10_07_collecting import OwnMoment
from kirifuda.games.spellcard_strike.rules.r01_01_forbidding import is_barred
from kirifuda.games.spellcard_strike.rules.r02_08_summoning import BY_KEYWORD, SUMMONING, summon_areas
from kirifuda.games.spellcard_strike.zones import HAND

REINFORCEMENT: Final = "加勢"
REINFORCE: Final = k.Procedure("reinforce")
JOINS: Final = k.Slot[int]("joins")


@REINFORCE.step("10.8.1")
def choose(game: k.Game, frame: k.Frame) -> k.Flow:
    """The player may summon it without paying, if there is room for it (2.8.1.1) and nothing forbids it."""
    options = [k.Option("no_summon", frame.source, 0)]
    is_barred_now = is_barred(game, "summon", frame.player, other=frame.source)
    if game.object(frame.source) is not None and summon_areas(game, frame.player, frame.source) and not is_barred_now:
        options.append(k.Option("summon", frame.source, 1))
    decision = k.Decision(frame.player, "reinforce", options, take=k.TAKE_NUMBER, secret=True, subject=frame.source)
    return k.Ask(JOINS, decision)


@REINFORCE.step("10.8.1")
def join(game: k.Game, frame: k.Frame) -> k.Flow:
    """It is summoned straight from the hand."""
    return k.Call(SUMMONING, {"object": frame.source, BY_KEYWORD.name: REINFORCEMENT}) if frame[JOINS] else k.DONE


class InHand(e.ConditionPlan):
    """10.8.2: it works in the hand only."""

    def holds(self, scope: e.Scope) -> bool:
        card = scope.game.object(scope.source)
        return card is not None and scope.game.map.kind_of[card.zone] is HAND


def reinforcement(key: str, conditions: tuple[e.ConditionPlan, ...]) -> TriggeredAbility:
    """The ability; X as conditions."""
    ability = TriggeredAbility(key, REINFORCE, OwnMoment("striker_begin"))
    ability.keyword = REINFORCEMENT
    ability.zones = HAND.bit
    ability.conditions = (InHand(), *conditions)
    return ability
