"""L-12 エンドステップ, L-13 ゲームの勝敗: who has no life left, last resorts, healing, and the turn passes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kirifuda.customs.doubts import house
from kirifuda.effects.abilities import concerns
from kirifuda.effects.endings import end
from kirifuda.effects.plans.shapes import player_target
from kirifuda.games.last_resort.abilities import CONCEDE, TURN_LONG
from kirifuda.games.last_resort.rules.common import END_OVER, creatures, in_turn_order, life_of, opponent, over_at
from kirifuda.games.last_resort.rules.l01_last_resort import LAST_RESORTS, can_turn_up, last_resort_of
from kirifuda.games.last_resort.rules.l09_triggers import settle_triggers
from kirifuda.games.last_resort.rules.l10_9_damage import Heal
from kirifuda.kernel.changes import EndGame, Occur, SetVariable
from kirifuda.kernel.decision import TAKE_NUMBER, Decision, Option
from kirifuda.kernel.event import Event
from kirifuda.kernel.flow import NEXT, Ask, Call, Do, Flow, GoTo
from kirifuda.kernel.ids import PlayerId
from kirifuda.kernel.procedure import Procedure, Slot

if TYPE_CHECKING:
    from kirifuda.kernel.game import Game
    from kirifuda.kernel.state import Frame

END_STEP: Final = Procedure("end_step")
FALLEN: Final = Slot[tuple[int, ...]]("_fallen")
"""Players who have given up, or had to, in this round."""
DYING: Final = Slot[int]("_dying")
"""The player whose life is looked at; -1 if nobody's has to be."""
WANTED: Final = Slot[int]("wanted")


@END_STEP.step("L-5.1")
def begin(game: Game, frame: Frame) -> Flow:
    """The step begins, with what triggers in it."""
    frame[FALLEN] = ()
    return Do([SetVariable("phase", "end"), *over_at(game, "turn_end"), Occur("turn_end", game.turn_player())])


@END_STEP.step("L-1.6")
def settle(game: Game, frame: Frame) -> Flow:
    """It is carried out."""
    return settle_triggers(game)


@END_STEP.step("L-13.2")
def look(game: Game, frame: Frame) -> Flow:
    """Both players' life, the turn player's first (A7); again and again, until nobody is left (A9)."""
    frame[DYING] = next_dying(game, frame[FALLEN])
    return GoTo("L-13.1") if frame[DYING] < 0 else NEXT


@END_STEP.step("L-12.1")
def choose(game: Game, frame: Frame) -> Flow:
    """Whoever has no life left turns up the last resort, if its condition holds, or gives up."""
    player = frame[DYING]
    options = [Option("concede", 0, 0)]
    if can_turn_up(game, player):
        options.insert(0, Option("turn_up", last_resort_of(game, player), 1))
    return Ask(WANTED, Decision(player, "last_resort", options, take=TAKE_NUMBER))


@END_STEP.step("L-1.17")
def turn_up(game: Game, frame: Frame) -> Flow:
    """The last resort is turned up instead."""
    return Call(LAST_RESORTS, player=frame[DYING]) if frame[WANTED] else NEXT


@END_STEP.step("L-13.1")
def lose(game: Game, frame: Frame) -> Flow:
    """Without it they have lost; if both have, the turn player, by a house rule nobody (A8)."""
    if frame[DYING] >= 0 and not frame[WANTED]:
        frame[FALLEN] = (*frame[FALLEN], frame[DYING])
    fallen = frame[FALLEN]
    is_waiting = house(game, "both_without_life") == "drawn" and next_dying(game, fallen) >= 0
    if not fallen or is_waiting:
        return NEXT
    if len(fallen) == game.players:
        return Do([EndGame((), "L-13.1", "both_without_life")])
    return Do([EndGame((opponent(fallen[0]),), "L-13.1", "life")])


@END_STEP.step("L-13.2")
def look_again(game: Game, frame: Frame) -> Flow:
    """What a last resort did may concern the other player too."""
    if frame[DYING] >= 0:
        return GoTo("L-1.6")
    return NEXT


@END_STEP.step("L-12.3")
def heal(game: Game, frame: Frame) -> Flow:
    """All damage to creatures is healed, and effects of this turn end with it (A57)."""
    objects = game.state.objects
    hurt = [id for player in range(game.players) for id in creatures(game, player) if objects[id].marks]
    events: list[Event] = [Heal(id) for id in hurt]
    over = end(game, TURN_LONG, f"turn_of:{game.turn_player()}:end")
    return Do([*events, *over, *over_at(game, END_OVER)])


@END_STEP.step("L-12.3")
def settle_healed(game: Game, frame: Frame) -> Flow:
    """What that has triggered."""
    return settle_triggers(game)


def next_dying(game: Game, fallen: tuple[int, ...]) -> PlayerId:
    """L-13.1, L-13.2: the first player, in turn order, with life of 0 or less; -1 if there is none."""
    for player in in_turn_order(game):
        is_spared = concerns(game, "forbid:" + CONCEDE, player_target(player), 0)
        if life_of(game, player) <= 0 and player not in fallen and not is_spared:
            return player
    return -1


def unstoppable(game: Game) -> EndGame:
    """L-13.1, A60: a loop that nobody can stop is a draw; by a house rule the turn player loses."""
    if house(game, "endless_loop") == "turn_player_loses":
        return EndGame((opponent(game.turn_player()),), "L-13.1", "loop")
    return EndGame((), "L-13.1", "loop")


def surrendering(game: Game, player: PlayerId) -> EndGame:
    """L-13.1, A44: whoever gives up has lost, at any time."""
    return EndGame((opponent(player),), "L-13.1", "surrender")
