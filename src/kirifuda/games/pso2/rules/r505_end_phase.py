"""505 終了フェイズ: the turn end step and the refresh step."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kirifuda.games.pso2.abilities import TURN_LONG
from kirifuda.games.pso2.rules.common import boss_seat, characters
from kirifuda.games.pso2.rules.r103_6_right_to_act import RIGHT_TO_ACT, is_turn_cut
from kirifuda.games.pso2.rules.r213_damage import Heal, damage_on
from kirifuda.games.pso2.rules.r400_zones import Discard, hand_limit
from kirifuda.games.pso2.rules.r505_endings import end
from kirifuda.games.pso2.zones import HAND
from kirifuda.kernel.changes import Occur, SetVariable
from kirifuda.kernel.decision import TAKE_OBJECT, Decision, objects
from kirifuda.kernel.event import Event
from kirifuda.kernel.flow import DONE, NEXT, Ask, Call, Do, Flow
from kirifuda.kernel.procedure import Procedure, Slot

if TYPE_CHECKING:
    from kirifuda.kernel.game import Game
    from kirifuda.kernel.state import Frame

END_PHASE: Final = Procedure("end_phase")
EXCESS: Final = Slot[tuple[int, ...]]("excess")


@END_PHASE.step("505.1.2")
def announce(game: Game, frame: Frame) -> Flow:
    """The turn end step (505.1.1): what triggers at the end of the turn (R.17)."""
    return Do([SetVariable("phase", "end"), SetVariable("step", "turn_end"), Occur("turn_end", game.turn_player())])


@END_PHASE.step("505.1.2")
def act(game: Game, frame: Frame) -> Flow:
    """It is placed, and the turn player gains the right to act; in the boss's turn the party does (R.18)."""
    return Call(RIGHT_TO_ACT)


@END_PHASE.step("505.2")
def heal(game: Game, frame: Frame) -> Flow:
    """The refresh step: all damage of characters on the field is taken away (R.19)."""
    if is_turn_cut(game):
        return DONE
    hurt = [id for player in range(game.players) for id in characters(game, player) if damage_on(game, id)]
    healed: list[Event] = [Heal(id) for id in hurt]
    return Do([SetVariable("step", "refresh"), *healed])


@END_PHASE.step("505.2")
def end_effects(game: Game, frame: Frame) -> Flow:
    """Then effects of this turn end (R.20)."""
    return Do(at_turn_end(game))


@END_PHASE.step("402.3.1")
def choose_excess(game: Game, frame: Frame) -> Flow:
    """Then the turn player discards down to the hand limit."""
    player = game.turn_player()
    hand = list(game.zone(HAND, player))
    frame[EXCESS] = ()
    more = len(hand) - hand_limit(game, player)
    if more <= 0 or player == boss_seat(game) or is_turn_cut(game):
        return NEXT
    decision = Decision(player, "excess", objects("excess", hand), more, more, take=TAKE_OBJECT, many=True)
    return Ask(EXCESS, decision)


@END_PHASE.step("402.3.1")
def discard_excess(game: Game, frame: Frame) -> Flow:
    """Cards of their own choice."""
    return Do([Discard(id) for id in frame[EXCESS]])


def at_turn_end(game: Game) -> list[Event]:
    """505.2: effects of this turn, and those until the end of this player's turn, are over."""
    player = game.turn_player()
    return end(game, TURN_LONG, f"turn_end:{player}", "turn_end")
