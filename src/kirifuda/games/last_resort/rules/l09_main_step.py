"""L-9.0 メインステップ: whatever the turn player wants, as often as mana lasts."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kirifuda.customs.actions import key_of
from kirifuda.games.last_resort.rules.common import over_at
from kirifuda.games.last_resort.rules.l09_1_summoning import SUMMONING, summon_slots
from kirifuda.games.last_resort.rules.l09_4_abilities import USING, use_slots
from kirifuda.games.last_resort.rules.l09_actions import WAYS, ability_at, actions
from kirifuda.games.last_resort.rules.l09_triggers import settle_triggers
from kirifuda.kernel.changes import Occur, SetVariable
from kirifuda.kernel.decision import Decision, Option
from kirifuda.kernel.flow import DONE, NEXT, Ask, Attempt, Do, Flow, GoTo
from kirifuda.kernel.procedure import Procedure, Slot

if TYPE_CHECKING:
    from kirifuda.kernel.game import Game
    from kirifuda.kernel.state import Frame

MAIN_STEP: Final = Procedure("main_step")
ACTION: Final = Slot[Option]("action")


@MAIN_STEP.step("L-5.1")
def begin(game: Game, frame: Frame) -> Flow:
    """The step begins."""
    begins = [SetVariable("phase", "main"), *over_at(game, "main_begin"), Occur("main_begin", game.turn_player())]
    return Do(begins)


@MAIN_STEP.step("L-1.6")
def settle(game: Game, frame: Frame) -> Flow:
    """What has triggered comes first."""
    return settle_triggers(game)


@MAIN_STEP.step("L-9.0")
def choose(game: Game, frame: Frame) -> Flow:
    """Summon, use an ability or the leader skill, or go on to the Attack step; how much of it is possible the hand
    alone may tell."""
    player = game.turn_player()
    return Ask(ACTION, Decision(player, "main", actions(game, player, frame.barred), secret=True))


@MAIN_STEP.step("L-9.1")
def summon(game: Game, frame: Frame) -> Flow:
    """A card is summoned, from the hand or the graveyard (L-9.5), or converted."""
    action = frame[ACTION]
    if action.verb == "end":
        return DONE
    if action.verb not in WAYS:
        return NEXT
    slots = summon_slots(action.object, WAYS[action.verb])
    return Attempt(SUMMONING, slots, key_of(action), "L-9.0", player=game.turn_player())


@MAIN_STEP.step("L-9.4")
def use(game: Game, frame: Frame) -> Flow:
    """An ability on the battlefield, or the leader skill (L-9.6)."""
    action = frame[ACTION]
    ability = ability_at(game, action.object, action.number) if action.verb in ("use", "skill") else None
    if ability is None:
        return NEXT
    return Attempt(USING, use_slots(ability.key, action.object), key_of(action), "L-9.0", player=game.turn_player())


@MAIN_STEP.step("L-9.2")
def go_on(game: Game, frame: Frame) -> Flow:
    """Any number of times."""
    return GoTo("L-1.6")
