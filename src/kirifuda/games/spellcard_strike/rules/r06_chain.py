"""6 リアクションチェーン: declarations answer each other, then take effect from the last to the first."""

from __future__ import annotations

from typing import Final

from kirifuda import kernel as k
from kirifuda.games.spellcard_strike.abilities import CHAIN_LONG
from kirifuda.games.spellcard_strike.rules.common import opponent
from kirifuda.games.spellcard_strike.rules.r02_02_states import SetActed
from kirifuda.games.spellcard_strike.rules.r02_05_5_cancelling import left_behind
from kirifuda.games.spellcard_strike.rules.r02_05_declarations import MOVER, REACTING
from kirifuda.games.spellcard_strike.rules.r02_07_check_step import CHECK_STEP, check
from kirifuda.games.spellcard_strike.rules.r05_04_3_actions import carry_out, declarations
from kirifuda.games.spellcard_strike.zones import CHAIN

CHAIN_PROCEDURE: Final = k.Procedure("chain")
DECLARER: Final = k.Slot[int]("declarer")
"""Whoever declared or passed last."""
PASSES: Final = k.Slot[int]("passes")
REACTION: Final = k.Slot[k.Option]("reaction")
LINKS: Final = k.Slot[int]("links")
"""How many declarations the chain had when both had passed."""
ITEM: Final = k.Slot[int]("item")


@CHAIN_PROCEDURE.step("6.1.3.3")
def complete_movement(game: k.Game, frame: k.Frame) -> k.Flow:
    """A striker whose additional action began the chain has acted."""
    frame[PASSES] = 0
    mover = game.number(MOVER)
    return k.Do([k.SetVariable(MOVER, 0), SetActed(mover)]) if mover else k.NEXT


@CHAIN_PROCEDURE.step("6.1.3.3")
def check_movement(game: k.Game, frame: k.Frame) -> k.Flow:
    """A check step."""
    return check(game)


@CHAIN_PROCEDURE.step("6.2.1.1")
def next_player(game: k.Game, frame: k.Frame) -> k.Flow:
    """Whoever's opponent has just declared something or passed."""
    if not game.zone(CHAIN, 0):
        return k.GoTo("6.3.1.4")
    return k.Do([k.SetVariable(REACTING, opponent(game, frame[DECLARER]))])


@CHAIN_PROCEDURE.step("6.2.3")
def choose_reaction(game: k.Game, frame: k.Frame) -> k.Flow:
    """A reaction (6.2.1.2-3), or a pass."""
    player = game.number(REACTING)
    options = [k.Option("pass"), *declarations(game, player, frame.barred)]
    return k.Ask(REACTION, k.Decision(player, "reaction", options, secret=True))


@CHAIN_PROCEDURE.step("6.2.2")
def react(game: k.Game, frame: k.Frame) -> k.Flow:
    """The reaction is declared and joins the chain as its last."""
    frame[DECLARER] = game.number(REACTING)
    if frame[REACTION].verb == "pass":
        frame[PASSES] = frame[PASSES] + 1
        return k.GoTo("6.2.4")
    frame[PASSES] = 0
    return carry_out(game, game.number(REACTING), frame[REACTION], "6.2.3")


@CHAIN_PROCEDURE.step("6.2.4")
def conclude(game: k.Game, frame: k.Frame) -> k.Flow:
    """Until both have passed one after the other."""
    frame[LINKS] = len(game.zone(CHAIN, 0))
    return k.Do([k.SetVariable(REACTING, -1)]) if frame[PASSES] >= game.players else k.GoTo("6.2.1.1")


@CHAIN_PROCEDURE.step("6.3.1.1")
def resolve_last(game: k.Game, frame: k.Frame) -> k.Flow:
    """The declaration that joined last takes effect, in a check step."""
    chain = game.zone(CHAIN, 0)
    if not chain:
        return k.GoTo("6.3.1.4")
    frame[ITEM] = chain[-1]
    return k.Call(CHECK_STEP, {"item": chain[-1]})


@CHAIN_PROCEDURE.step("6.3.1.2")
def clear_away(game: k.Game, frame: k.Frame) -> k.Flow:
    """Its spell card and its hand cost go to the discard pile (4.8.4, 7.1.5.3)."""
    card = game.object(frame[ITEM])
    if card is None or card.item is None:
        return k.GoTo("6.3.1.3")
    return k.Do([k.Vanish(card.id), *left_behind(game, card)])


@CHAIN_PROCEDURE.step("6.3.1.2")
def check_cleared(game: k.Game, frame: k.Frame) -> k.Flow:
    """A check step."""
    return check(game)


@CHAIN_PROCEDURE.step("6.3.1.3")
def next_item(game: k.Game, frame: k.Frame) -> k.Flow:
    """Then the one before it."""
    return k.GoTo("6.3.1.1") if game.zone(CHAIN, 0) else k.NEXT


@CHAIN_PROCEDURE.step("6.3.1.4")
def announce_end(game: k.Game, frame: k.Frame) -> k.Flow:
    """The end of the chain."""
    return k.Do([k.SetVariable(REACTING, -1), k.Occur("chain_end", game.turn_player())])


@CHAIN_PROCEDURE.step("6.3.1.4")
def check_end(game: k.Game, frame: k.Frame) -> k.Flow:
    """A check step."""
    return check(game)


@CHAIN_PROCEDURE.step("6.3.1.5")
def end_effects(game: k.Game, frame: k.Frame) -> k.Flow:
    """Effects that last for the chain end; then back to the choice of actions (6.3.1.6)."""
    ids = tuple(effect.id for effect in game.state.lasting if effect.until == CHAIN_LONG)
    return k.Do([k.EndLasting(ids), k.Occur("effects_ended", game.turn_player())] if ids else [])
