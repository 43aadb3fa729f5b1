"""505 終了フェイズ: the turn end step and the refresh step."""

from __future__ import annotations

from typing import Final

from kirifuda import kernel as k
from kirifuda.games.pso2.abilities import TURN_LONG
from kirifuda.games.pso2.rules.common import boss_seat, characters
from kirifuda.games.pso2.rules.r103_6_right_to_act import RIGHT_TO_ACT, is_turn_cut
from kirifuda.games.pso2.rules.r213_damage import Heal, damage_on
from kirifuda.games.pso2.rules.r400_zones import Discard, hand_limit
from kirifuda.games.pso2.rules.r505_endings import end
from kirifuda.games.pso2.zones import HAND

END_PHASE: Final = k.Procedure("end_phase")
EXCESS: Final = k.Slot[tuple[int, ...]]("excess")


@END_PHASE.step("505.1.2")
def announce(game: k.Game, frame: k.Frame) -> k.Flow:
    """The turn end step (505.1.1): what triggers at the end of the turn (R.17)."""
    return k.Do(
        [k.SetVariable("phase", "end"), k.SetVariable("step", "turn_end"), k.Occur("turn_end", game.turn_player())]
    )


@END_PHASE.step("505.1.2")
def act(game: k.Game, frame: k.Frame) -> k.Flow:
    """It is placed, and the turn player gains the right to act; in the boss's turn the party does (R.18)."""
    return k.Call(RIGHT_TO_ACT)


@END_PHASE.step("505.2")
def heal(game: k.Game, frame: k.Frame) -> k.Flow:
    """The refresh step: all damage of characters on the field is taken away (R.19)."""
    if is_turn_cut(game):
        return k.DONE
    hurt = [id for player in range(game.players) for id in characters(game, player) if damage_on(game, id)]
    healed: list[k.Event] = [Heal(id) for id in hurt]
    return k.Do([k.SetVariable("step", "refresh"), *healed])


@END_PHASE.step("505.2")
def end_effects(game: k.Game, frame: k.Frame) -> k.Flow:
    """Then effects of this turn end (R.20)."""
    return k.Do(at_turn_end(game))


@END_PHASE.step("402.3.1")
def choose_excess(game: k.Game, frame: k.Frame) -> k.Flow:
    """Then the turn player discards down to the hand limit."""
    player = game.turn_player()
    hand = list(game.zone(HAND, player))
    frame[EXCESS] = ()
    more = len(hand) - hand_limit(game, player)
    if more <= 0 or player == boss_seat(game) or is_turn_cut(game):
        return k.NEXT
    decision = k.Decision(player, "excess", k.objects("excess", hand), more, more, take=k.TAKE_OBJECT, many=True)
    return k.Ask(EXCESS, decision)


@END_PHASE.step("402.3.1")
def discard_excess(game: k.Game, frame: k.Frame) -> k.Flow:
    """Cards of their own choice."""
    return k.Do([Discard(id) for id in frame[EXCESS]])


def at_turn_end(game: k.Game) -> list[k.Event]:
    """505.2: effects of this turn, and those until the end of this player's turn, are over."""
    player = game.turn_player()
    return end(game, TURN_LONG, f"turn_end:{player}", "turn_end")
