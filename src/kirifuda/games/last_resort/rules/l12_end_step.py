"""L-12 エンドステップ, L-13 ゲームの勝敗: who has no life left, last resorts, healing, and the turn passes."""

from __future__ import annotations

from typing import Final

from kirifuda import effects as e
from kirifuda import kernel as k
from kirifuda.customs.doubts import house
from kirifuda.games.last_resort.abilities import CONCEDE, TURN_LONG
from kirifuda.games.last_resort.rules.common import END_OVER, creatures, in_turn_order, life_of, opponent, over_at
from kirifuda.games.last_resort.rules.l01_last_resort import LAST_RESORTS, can_turn_up, last_resort_of
from kirifuda.games.last_resort.rules.l09_triggers import settle_triggers
from kirifuda.games.last_resort.rules.l10_9_damage import Heal

END_STEP: Final = k.Procedure("end_step")
FALLEN: Final = k.Slot[tuple[int, ...]]("_fallen")
"""Players who have given up, or had to, in this round."""
DYING: Final = k.Slot[int]("_dying")
"""The player whose life is looked at; -1 if nobody's has to be."""
WANTED: Final = k.Slot[int]("wanted")


@END_STEP.step("L-5.1")
def begin(game: k.Game, frame: k.Frame) -> k.Flow:
    """The step begins, with what triggers in it."""
    frame[FALLEN] = ()
    return k.Do([k.SetVariable("phase", "end"), *over_at(game, "turn_end"), k.Occur("turn_end", game.turn_player())])


@END_STEP.step("L-1.6")
def settle(game: k.Game, frame: k.Frame) -> k.Flow:
    """It is carried out."""
    return settle_triggers(game)


@END_STEP.step("L-13.2")
def look(game: k.Game, frame: k.Frame) -> k.Flow:
    """Both players' life, the turn player's first (A7); again and again, until nobody is left (A9)."""
    frame[DYING] = next_dying(game, frame[FALLEN])
    return k.GoTo("L-13.1") if frame[DYING] < 0 else k.NEXT


@END_STEP.step("L-12.1")
def choose(game: k.Game, frame: k.Frame) -> k.Flow:
    """Whoever has no life left turns up the last resort, if its condition holds, or gives up."""
    player = frame[DYING]
    options = [k.Option("concede", 0, 0)]
    if can_turn_up(game, player):
        options.insert(0, k.Option("turn_up", last_resort_of(game, player), 1))
    return k.Ask(WANTED, k.Decision(player, "last_resort", options, take=k.TAKE_NUMBER))


@END_STEP.step("L-1.17")
def turn_up(game: k.Game, frame: k.Frame) -> k.Flow:
    """The last resort is turned up instead."""
    return k.Call(LAST_RESORTS, player=frame[DYING]) if frame[WANTED] else k.NEXT


@END_STEP.step("L-13.1")
def lose(game: k.Game, frame: k.Frame) -> k.Flow:
    """Without it they have lost; if both have, the turn player, by a house rule nobody (A8)."""
    if frame[DYING] >= 0 and not frame[WANTED]:
        frame[FALLEN] = (*frame[FALLEN], frame[DYING])
    fallen = frame[FALLEN]
    is_waiting = house(game, "both_without_life") == "drawn" and next_dying(game, fallen) >= 0
    if not fallen or is_waiting:
        return k.NEXT
    if len(fallen) == game.players:
        return k.Do([k.EndGame((), "L-13.1", "both_without_life")])
    return k.Do([k.EndGame((opponent(fallen[0]),), "L-13.1", "life")])


@END_STEP.step("L-13.2")
def look_again(game: k.Game, frame: k.Frame) -> k.Flow:
    """What a last resort did may concern the other player too."""
    if frame[DYING] >= 0:
        return k.GoTo("L-1.6")
    return k.NEXT


@END_STEP.step("L-12.3")
def heal(game: k.Game, frame: k.Frame) -> k.Flow:
    """All damage to creatures is healed, and effects of this turn end with it (A57)."""
    objects = game.state.objects
    hurt = [id for player in range(game.players) for id in creatures(game, player) if objects[id].marks]
    events: list[k.Event] = [Heal(id) for id in hurt]
    over = e.end(game, TURN_LONG, f"turn_of:{game.turn_player()}:end")
    return k.Do([*events, *over, *over_at(game, END_OVER)])


@END_STEP.step("L-12.3")
def settle_healed(game: k.Game, frame: k.Frame) -> k.Flow:
    """What that has triggered."""
    return settle_triggers(game)


def next_dying(game: k.Game, fallen: tuple[int, ...]) -> k.PlayerId:
    """L-13.1, L-13.2: the first player, in turn order, with life of 0 or less; -1 if there is none."""
    for player in in_turn_order(game):
        is_spared = e.concerns(game, "forbid:" + CONCEDE, e.player_target(player), 0)
        if life_of(game, player) <= 0 and player not in fallen and not is_spared:
            return player
    return -1


def unstoppable(game: k.Game) -> k.EndGame:
    """L-13.1, A60: a loop that nobody can stop is a draw; by a house rule the turn player loses."""
    if house(game, "endless_loop") == "turn_player_loses":
        return k.EndGame((opponent(game.turn_player()),), "L-13.1", "loop")
    return k.EndGame((), "L-13.1", "loop")


def surrendering(game: k.Game, player: k.PlayerId) -> k.EndGame:
    """L-13.1, A44: whoever gives up has lost, at any time."""
    return k.EndGame((opponent(player),), "L-13.1", "surrender")
