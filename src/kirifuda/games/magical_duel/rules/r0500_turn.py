"""500 ターンの進行: turn after turn, phase after phase."""

from __future__ import annotations

from typing import Final

from kirifuda import effects as e
from kirifuda import kernel as k
from kirifuda.customs.turns import next_turn
from kirifuda.games.magical_duel.rules.common import opponent
from kirifuda.games.magical_duel.rules.r0502_recovery_phase import RECOVERY_PHASE
from kirifuda.games.magical_duel.rules.r0503_draw_phase import DRAW_PHASE
from kirifuda.games.magical_duel.rules.r0504_call_phase import CALL_PHASE
from kirifuda.games.magical_duel.rules.r0505_main_phase import MAIN_PHASE
from kirifuda.games.magical_duel.rules.r0507_end_phase import END_PHASE
from kirifuda.games.magical_duel.rules.r0800_battle_phase import BATTLE_PHASE
from kirifuda.games.magical_duel.rules.r1021_extra_turns import EXTRA, RUNNING, follow_this_turn, taken, turns_in

TURNS: Final = k.Procedure("turns")
SKIPPED: Final = k.Slot[int]("skipped")
"""1 if the turn that was to come does not take place."""


@TURNS.step("501.1")
def begin_turn(game: k.Game, frame: k.Frame) -> k.Flow:
    """A new turn: its number, what is counted per turn, and the extra turns that were to follow just this one."""
    game.state.chosen_at = game.state.answers
    ended = e.end(game, "next_turn_start", f"my_next_turn_start:{game.turn_player()}")
    return k.Do([*next_turn(game), *ended, *follow_this_turn(game, game.turn() + 1)])


@TURNS.step("502")
def recovery(game: k.Game, frame: k.Frame) -> k.Flow:
    """The recovery phase."""
    return phase_or_not(game, RECOVERY_PHASE)


@TURNS.step("503")
def draw(game: k.Game, frame: k.Frame) -> k.Flow:
    """The draw phase."""
    return phase_or_not(game, DRAW_PHASE)


@TURNS.step("504")
def call(game: k.Game, frame: k.Frame) -> k.Flow:
    """The call phase."""
    return phase_or_not(game, CALL_PHASE)


@TURNS.step("505")
def main(game: k.Game, frame: k.Frame) -> k.Flow:
    """The main phase."""
    return phase_or_not(game, MAIN_PHASE)


@TURNS.step("506.1")
def battle(game: k.Game, frame: k.Frame) -> k.Flow:
    """The battle phase (800); there is none in the first turn of the game."""
    return k.NEXT if game.turn() == 1 else phase_or_not(game, BATTLE_PHASE)


@TURNS.step("507")
def end(game: k.Game, frame: k.Frame) -> k.Flow:
    """The end phase."""
    return phase_or_not(game, END_PHASE)


def phase_or_not(game: k.Game, procedure: k.Procedure) -> k.Flow:
    """104.1, 501.1: a phase of the turn, unless an effect lets it not take place."""
    return skipping(game, procedure.name) or k.Call(procedure)


def skipping(game: k.Game, period: str) -> k.Do | None:
    """What takes the place of a turn or phase that is skipped; None if it is not. What was said of the next one is
    spent then."""
    bucket = f"forbid:phase:{period}"
    player = game.turn_player()
    found = [
        holder
        for holder in game.index().buckets.get(bucket, ())
        if e.holder_concerns(game, holder, bucket, e.player_target(player), 0)
    ]
    if not found:
        return None
    spent = tuple(holder.effect for holder in found if holder.effect and holder.ability.once)
    return k.Do([k.EndLasting(spent), k.Occur(f"skipped:{period}", player)])


@TURNS.step("507.6")
def pass_turn(game: k.Game, frame: k.Frame) -> k.Flow:
    """The other player's turn, unless an extra turn comes first (1021.1, the latest granted first by 1021.2)."""
    if turns_in(game, EXTRA):
        return k.Do(taken(game))
    following = game.number("next_player")
    events: list[k.Event] = [
        k.SetVariable("turn_player", following),
        k.SetVariable("next_player", opponent(game, following)),
    ]
    if game.number(RUNNING):
        events.append(k.SetVariable(RUNNING, 0))
    return k.Do(events)


@TURNS.step("507.6")
def skip_turn(game: k.Game, frame: k.Frame) -> k.Flow:
    """A turn that an effect lets not take place is passed over."""
    skipped = skipping(game, "turn")
    frame[SKIPPED] = 0 if skipped is None else 1
    return skipped or k.NEXT


@TURNS.step("507.6")
def again(game: k.Game, frame: k.Frame) -> k.Flow:
    """And so on."""
    return k.GoTo("507.6") if frame[SKIPPED] else k.GoTo("501.1")
