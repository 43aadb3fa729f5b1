"""L-9.0 メインステップ: whatever the turn player wants, as often as mana lasts."""

from __future__ import annotations

from typing import Final

from kirifuda import kernel as k
from kirifuda.customs.actions import key_of
from kirifuda.games.last_resort.rules.common import over_at
from kirifuda.games.last_resort.rules.l09_1_summoning import SUMMONING, summon_slots
from kirifuda.games.last_resort.rules.l09_4_abilities import USING, use_slots
from kirifuda.games.last_resort.rules.l09_actions import WAYS, ability_at, actions
from kirifuda.games.last_resort.rules.l09_triggers import settle_triggers

MAIN_STEP: Final = k.Procedure("main_step")
ACTION: Final = k.Slot[k.Option]("action")


@MAIN_STEP.step("L-5.1")
def begin(game: k.Game, frame: k.Frame) -> k.Flow:
    """The step begins."""
    begins = [k.SetVariable("phase", "main"), *over_at(game, "main_begin"), k.Occur("main_begin", game.turn_player())]
    return k.Do(begins)


@MAIN_STEP.step("L-1.6")
def settle(game: k.Game, frame: k.Frame) -> k.Flow:
    """What has triggered comes first."""
    return settle_triggers(game)


@MAIN_STEP.step("L-9.0")
def choose(game: k.Game, frame: k.Frame) -> k.Flow:
    """Summon, use an ability or the leader skill, or go on to the Attack step; how much of it is possible the hand
    alone may tell."""
    player = game.turn_player()
    return k.Ask(ACTION, k.Decision(player, "main", actions(game, player, frame.barred), secret=True))


@MAIN_STEP.step("L-9.1")
def summon(game: k.Game, frame: k.Frame) -> k.Flow:
    """A card is summoned, from the hand or the graveyard (L-9.5), or converted."""
    action = frame[ACTION]
    if action.verb == "end":
        return k.DONE
    if action.verb not in WAYS:
        return k.NEXT
    slots = summon_slots(action.object, WAYS[action.verb])
    return k.Attempt(SUMMONING, slots, key_of(action), "L-9.0", player=game.turn_player())


@MAIN_STEP.step("L-9.4")
def use(game: k.Game, frame: k.Frame) -> k.Flow:
    """An ability on the battlefield, or the leader skill (L-9.6)."""
    action = frame[ACTION]
    ability = ability_at(game, action.object, action.number) if action.verb in ("use", "skill") else None
    if ability is None:
        return k.NEXT
    return k.Attempt(USING, use_slots(ability.key, action.object), key_of(action), "L-9.0", player=game.turn_player())


@MAIN_STEP.step("L-9.2")
def go_on(game: k.Game, frame: k.Frame) -> k.Flow:
    """Any number of times."""
    return k.GoTo("L-1.6")
