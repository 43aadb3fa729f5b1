"""The first four phases, which stood in the lost half (A24): start, ready, draw, factor."""

from __future__ import annotations

from typing import Final

from kirifuda import effects as e
from kirifuda import kernel as k
from kirifuda.customs.doubts import house
from kirifuda.games.lyrical.rules.common import characters, opponent
from kirifuda.games.lyrical.rules.n00_moving import DRAW_CARDS, Ready
from kirifuda.games.lyrical.rules.n07_automatic import settle_down
from kirifuda.games.lyrical.rules.n07_options import factor_options
from kirifuda.games.lyrical.rules.n07_responses import answers
from kirifuda.games.lyrical.rules.n07_using import USING, card_slots
from kirifuda.games.lyrical.rules.n09_attacks import FIRST_TURN
from kirifuda.games.lyrical.zones import ACTED, FACTOR

CARDS_DRAWN: Final = {"": 1, "one": 1, "two": 2}
"""A28."""

START_PHASE: Final = k.Procedure("start_phase")


@START_PHASE.step("N-10.1")
def announce_start(game: k.Game, frame: k.Frame) -> k.Flow:
    """The turn begins, and what lasted until then is over."""
    player = game.turn_player()
    over = e.end(game, "turn_start", f"turn_start:{player}")
    return k.Do([k.SetVariable("phase", "start"), *over, k.Occur("turn_start", player)])


READY_PHASE: Final = k.Procedure("ready_phase")


@READY_PHASE.step("N-10.1")
def announce_ready(game: k.Game, frame: k.Frame) -> k.Flow:
    """The ready phase begins."""
    return k.Do([k.SetVariable("phase", "ready"), k.Occur("ready_begin", game.turn_player())])


@READY_PHASE.step("N-10.1")
def settle_ready(game: k.Game, frame: k.Frame) -> k.Flow:
    """What that has triggered."""
    return settle_down(game)


@READY_PHASE.step("N-9.9")
def ready_all(game: k.Game, frame: k.Frame) -> k.Flow:
    """All characters and factor cards of the turn player become un-acted (A25)."""
    player = game.turn_player()
    ids = [*characters(game, player), *game.zone(FACTOR, player)]
    return k.Do([Ready(id) for id in ids if game.state.objects[id].position == ACTED])


DRAW_PHASE: Final = k.Procedure("draw_phase")


@DRAW_PHASE.step("N-10.1")
def announce_draw(game: k.Game, frame: k.Frame) -> k.Flow:
    """The draw phase begins."""
    return k.Do([k.SetVariable("phase", "draw"), k.Occur("draw_begin", game.turn_player())])


@DRAW_PHASE.step("N-10.1")
def settle_draw(game: k.Game, frame: k.Frame) -> k.Flow:
    """What that has triggered."""
    return settle_down(game)


@DRAW_PHASE.step("N-11.1")
def draw(game: k.Game, frame: k.Frame) -> k.Flow:
    """One card, by a house rule two (A28); none in the very first turn, unless the house rule says so (A26)."""
    if game.turn() == FIRST_TURN and house(game, "first_turn_draw") != "drawn":
        return k.NEXT
    return k.Call(DRAW_CARDS, {"player": game.turn_player(), "number": CARDS_DRAWN[house(game, "cards_drawn")]})


FACTOR_PHASE: Final = k.Procedure("factor_phase")
CHOSEN: Final = k.Slot[int]("chosen")


@FACTOR_PHASE.step("N-10.1")
def announce_factor(game: k.Game, frame: k.Frame) -> k.Flow:
    """The factor phase begins."""
    return k.Do([k.SetVariable("phase", "factor"), k.Occur("factor_begin", game.turn_player())])


@FACTOR_PHASE.step("N-1.2")
def settle_factor(game: k.Game, frame: k.Frame) -> k.Flow:
    """What has triggered comes first."""
    return settle_down(game)


@FACTOR_PHASE.step("N-1.2")
def choose_factor(game: k.Game, frame: k.Frame) -> k.Flow:
    """A factor card from the hand, or none (A29)."""
    player = game.turn_player()
    options = [k.Option("no_factor"), *factor_options(game, player)]
    return k.Ask(CHOSEN, k.Decision(player, "factor", options, take=k.TAKE_OBJECT, secret=True))


@FACTOR_PHASE.step("N-1.2")
def place_factor(game: k.Game, frame: k.Frame) -> k.Flow:
    """It goes the way of everything that is used (A57)."""
    if not frame[CHOSEN]:
        return k.DONE
    return k.Attempt(USING, card_slots(frame[CHOSEN]), str(frame[CHOSEN]), "N-1.2", player=game.turn_player())


@FACTOR_PHASE.step("N-7.3")
def be_answered(game: k.Game, frame: k.Frame) -> k.Flow:
    """It can be answered like every action but Setup."""
    return answers(opponent(game, game.turn_player()))


@FACTOR_PHASE.step("N-7.3")
def go_on(game: k.Game, frame: k.Frame) -> k.Flow:
    """Another one, where the house rule allows it."""
    return k.GoTo("N-1.2")
