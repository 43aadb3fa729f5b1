"""The fifth phase, of which the surviving half speaks: sets, uses, effects and attacks, as often as one likes."""

from __future__ import annotations

from typing import Final

from kirifuda import kernel as k
from kirifuda.customs.actions import key_of
from kirifuda.games.lyrical.rules.common import opponent
from kirifuda.games.lyrical.rules.n01_extra_costs import TOLLS, tolls, tolls_of
from kirifuda.games.lyrical.rules.n02_setup import SETTING_UP
from kirifuda.games.lyrical.rules.n07_automatic import settle_down
from kirifuda.games.lyrical.rules.n07_options import actions
from kirifuda.games.lyrical.rules.n07_responses import answers, use_slots
from kirifuda.games.lyrical.rules.n07_using import USING, card_slots
from kirifuda.games.lyrical.rules.n09_attack import ATTACK

MAIN_PHASE: Final = k.Procedure("main_phase")
ACTION: Final = k.Slot[k.Option]("action")


@MAIN_PHASE.step("N-10.1")
def begin(game: k.Game, frame: k.Frame) -> k.Flow:
    """The main phase begins (A24)."""
    return k.Do([k.SetVariable("phase", "main"), k.Occur("main_begin", game.turn_player())])


@MAIN_PHASE.step("N-5.1")
def settle(game: k.Game, frame: k.Frame) -> k.Flow:
    """What has triggered comes first."""
    return settle_down(game)


@MAIN_PHASE.step("N-5.1")
def choose_action(game: k.Game, frame: k.Frame) -> k.Flow:
    """Whatever the turn player likes and can pay for, or the end of the phase (A49)."""
    player = game.turn_player()
    return k.Ask(ACTION, k.Decision(player, "action", actions(game, player, frame.barred), secret=True))


@MAIN_PHASE.step("N-9.1")
def act(game: k.Game, frame: k.Frame) -> k.Flow:
    """An attack goes its own way; everything else is paid for first (N-1.1, N-2.2)."""
    option = frame[ACTION]
    player = game.turn_player()
    if option.verb == "end":
        return k.DONE
    if option.verb == "attack":
        if not tolls(game, "attack", option.object, 0):
            return k.NEXT
        return k.Attempt(TOLLS, tolls_of(option.object, 0, is_guard=False), key_of(option), "N-5.1", player=player)
    if option.verb == "set_up":
        return k.Attempt(SETTING_UP, card_slots(option.object), key_of(option), "N-5.1", player=player)
    return k.Attempt(USING, use_slots(game, option), key_of(option), "N-5.1", player=player)


@MAIN_PHASE.step("N-9.1")
def attack(game: k.Game, frame: k.Frame) -> k.Flow:
    """Now it attacks, if it is still there."""
    option = frame[ACTION]
    if option.verb != "attack" or game.object(option.object) is None:
        return k.NEXT
    return k.Call(ATTACK, {"attacker": option.object}, player=game.turn_player())


@MAIN_PHASE.step("N-7.2")
def be_answered(game: k.Game, frame: k.Frame) -> k.Flow:
    """Setup cannot be answered (N-2.6); an attack has been; everything else can be now (N-7.3)."""
    if frame[ACTION].verb in ("set_up", "attack"):
        return k.NEXT
    return answers(opponent(game, game.turn_player()))


@MAIN_PHASE.step("N-7.3")
def go_on(game: k.Game, frame: k.Frame) -> k.Flow:
    """And so on."""
    return k.GoTo("N-5.1")
