"""L-1.17 to L-1.19 ラストリゾート: turned up instead of giving up; life becomes 1, and its ability may be used."""

from __future__ import annotations

from typing import Final

from kirifuda import effects as e
from kirifuda import kernel as k
from kirifuda.customs.actions import Action, Source, asking, cards_in
from kirifuda.games.last_resort.rules.common import card_of, is_known, life_of
from kirifuda.games.last_resort.rules.l01_life import SetLife
from kirifuda.games.last_resort.zones import LAST_RESORT

LAST_RESORTS: Final = k.Procedure("last_resort")
"""The frame's player turns theirs up."""
USED: Final = k.Slot[int]("used")
LIFE_LEFT: Final = 1


class TurnUp(k.TurnFace):
    """L-1.17 ラストリゾートを表にする."""

    kind = "turn_up"


def last_resort_of(game: k.Game, player: k.PlayerId) -> k.ObjectId:
    """L-3.6: a player's last resort."""
    found = game.zone(LAST_RESORT, player)
    return found[0] if found else 0


def is_dying(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    """L-1.17: with life of 0 or less, in an End step."""
    return life_of(game, player) <= 0 and game.variable("phase") == "end"


def is_face_down(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    """L-1.17, A56: it can be turned up once."""
    card = game.object(id)
    return card is not None and is_known(game, id) and card.face_down


def is_condition_met(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    """L-1.19: its printed condition holds."""
    return is_known(game, id) and e.all_hold(card_of(game, id).conditions, e.Scope(game, {}, id, player))


TURNING_UP: Final[Action] = Action(
    "turn_up",
    asking("L-1.17", "降参するかを選ぶ時ではない", "it is not the time to choose", "last_resort"),
    Source("L-1.17", "自分のラストリゾートではない", "it is not your last resort", cards_in(LAST_RESORT)),
    now=(
        k.Condition(
            "L-1.17", "エンドステップにライフが0以下ではない", "it is no End step with 0 life or less", is_dying
        ),
    ),
    able=(
        k.Condition("L-1.17", "もう表になっている", "it was turned up before", is_face_down),
        k.Condition("L-1.19", "条件を満たしていない", "its condition is not met", is_condition_met),
    ),
)


def can_turn_up(game: k.Game, player: k.PlayerId) -> bool:
    """L-1.17, L-1.19: whether a player may turn up the last resort now."""
    return TURNING_UP.is_legal(game, player, last_resort_of(game, player))


@LAST_RESORTS.step("L-1.17")
def turn_up(game: k.Game, frame: k.Frame) -> k.Flow:
    """It is turned up."""
    return k.Do([TurnUp(last_resort_of(game, frame.player), False)])


@LAST_RESORTS.step("L-1.18")
def set_life(game: k.Game, frame: k.Frame) -> k.Flow:
    """Life becomes 1."""
    return k.Do([SetLife(frame.player, LIFE_LEFT)])


@LAST_RESORTS.step("L-1.18")
def choose(game: k.Game, frame: k.Frame) -> k.Flow:
    """Its ability may be used, or left (A56)."""
    id = last_resort_of(game, frame.player)
    if card_of(game, id).plan is None:
        return k.DONE
    options = [k.Option("yes", id, 1), k.Option("no", id, 0)]
    return k.Ask(USED, k.Decision(frame.player, "use_last_resort", options, take=k.TAKE_NUMBER, subject=id))


@LAST_RESORTS.step("L-1.18")
def carry_out(game: k.Game, frame: k.Frame) -> k.Flow:
    """What it says."""
    id = last_resort_of(game, frame.player)
    plan = card_of(game, id).plan
    if not frame[USED] or plan is None:
        return k.NEXT
    return k.Call(plan.procedure, {e.SINCE: game.state.next_stamp}, source=id)
