"""The first four phases, which stood in the lost half (A24): start, ready, draw, factor."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kirifuda.customs.doubts import house
from kirifuda.effects.endings import end
from kirifuda.games.lyrical.rules.common import characters, opponent
from kirifuda.games.lyrical.rules.n00_moving import DRAW_CARDS, Ready
from kirifuda.games.lyrical.rules.n07_automatic import settle_down
from kirifuda.games.lyrical.rules.n07_options import factor_options
from kirifuda.games.lyrical.rules.n07_responses import answers
from kirifuda.games.lyrical.rules.n07_using import USING, card_slots
from kirifuda.games.lyrical.rules.n09_attacks import FIRST_TURN
from kirifuda.games.lyrical.zones import ACTED, FACTOR
from kirifuda.kernel.changes import Occur, SetVariable
from kirifuda.kernel.decision import TAKE_OBJECT, Decision, Option
from kirifuda.kernel.flow import DONE, NEXT, Ask, Attempt, Call, Do, Flow, GoTo
from kirifuda.kernel.procedure import Procedure, Slot

if TYPE_CHECKING:
    from kirifuda.kernel.game import Game
    from kirifuda.kernel.state import Frame

CARDS_DRAWN: Final = {"": 1, "one": 1, "two": 2}
"""A28."""

START_PHASE: Final = Procedure("start_phase")


@START_PHASE.step("N-10.1")
def announce_start(game: Game, frame: Frame) -> Flow:
    """The turn begins, and what lasted until then is over."""
    player = game.turn_player()
    over = end(game, "turn_start", f"turn_start:{player}")
    return Do([SetVariable("phase", "start"), *over, Occur("turn_start", player)])


READY_PHASE: Final = Procedure("ready_phase")


@READY_PHASE.step("N-10.1")
def announce_ready(game: Game, frame: Frame) -> Flow:
    """The ready phase begins."""
    return Do([SetVariable("phase", "ready"), Occur("ready_begin", game.turn_player())])


@READY_PHASE.step("N-10.1")
def settle_ready(game: Game, frame: Frame) -> Flow:
    """What that has triggered."""
    return settle_down(game)


@READY_PHASE.step("N-9.9")
def ready_all(game: Game, frame: Frame) -> Flow:
    """All characters and factor cards of the turn player become un-acted (A25)."""
    player = game.turn_player()
    ids = [*characters(game, player), *game.zone(FACTOR, player)]
    return Do([Ready(id) for id in ids if game.state.objects[id].position == ACTED])


DRAW_PHASE: Final = Procedure("draw_phase")


@DRAW_PHASE.step("N-10.1")
def announce_draw(game: Game, frame: Frame) -> Flow:
    """The draw phase begins."""
    return Do([SetVariable("phase", "draw"), Occur("draw_begin", game.turn_player())])


@DRAW_PHASE.step("N-10.1")
def settle_draw(game: Game, frame: Frame) -> Flow:
    """What that has triggered."""
    return settle_down(game)


@DRAW_PHASE.step("N-11.1")
def draw(game: Game, frame: Frame) -> Flow:
    """One card, by a house rule two (A28); none in the very first turn, unless the house rule says so (A26)."""
    if game.turn() == FIRST_TURN and house(game, "first_turn_draw") != "drawn":
        return NEXT
    return Call(DRAW_CARDS, {"player": game.turn_player(), "number": CARDS_DRAWN[house(game, "cards_drawn")]})


FACTOR_PHASE: Final = Procedure("factor_phase")
CHOSEN: Final = Slot[int]("chosen")


@FACTOR_PHASE.step("N-10.1")
def announce_factor(game: Game, frame: Frame) -> Flow:
    """The factor phase begins."""
    return Do([SetVariable("phase", "factor"), Occur("factor_begin", game.turn_player())])


@FACTOR_PHASE.step("N-1.2")
def settle_factor(game: Game, frame: Frame) -> Flow:
    """What has triggered comes first."""
    return settle_down(game)


@FACTOR_PHASE.step("N-1.2")
def choose_factor(game: Game, frame: Frame) -> Flow:
    """A factor card from the hand, or none (A29)."""
    player = game.turn_player()
    options = [Option("no_factor"), *factor_options(game, player)]
    return Ask(CHOSEN, Decision(player, "factor", options, take=TAKE_OBJECT, secret=True))


@FACTOR_PHASE.step("N-1.2")
def place_factor(game: Game, frame: Frame) -> Flow:
    """It goes the way of everything that is used (A57)."""
    if not frame[CHOSEN]:
        return DONE
    return Attempt(USING, card_slots(frame[CHOSEN]), str(frame[CHOSEN]), "N-1.2", player=game.turn_player())


@FACTOR_PHASE.step("N-7.3")
def be_answered(game: Game, frame: Frame) -> Flow:
    """It can be answered like every action but Setup."""
    return answers(opponent(game, game.turn_player()))


@FACTOR_PHASE.step("N-7.3")
def go_on(game: Game, frame: Frame) -> Flow:
    """Another one, where the house rule allows it."""
    return GoTo("N-1.2")
