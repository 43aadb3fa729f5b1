"""5.4.6 移動: one striker goes to a neighbouring area, and may act once more before it has acted."""

from __future__ import annotations

from typing import Final

from kirifuda import kernel as k
from kirifuda.customs.actions import Action, Aim, Source, asking, menu
from kirifuda.games.spellcard_strike.keywords.k10_06_swift import can_go, steps_left, swift_areas
from kirifuda.games.spellcard_strike.rules.common import is_striker, striker_at, strikers
from kirifuda.games.spellcard_strike.rules.r01_01_forbidding import is_barred
from kirifuda.games.spellcard_strike.rules.r02_02_states import SetActed
from kirifuda.games.spellcard_strike.rules.r02_05_declarations import MOVER
from kirifuda.games.spellcard_strike.rules.r02_07_check_step import check
from kirifuda.games.spellcard_strike.rules.r04_01_stage import Relocate, free_areas
from kirifuda.games.spellcard_strike.rules.r05_04_3_actions import carry_out, declarations
from kirifuda.games.spellcard_strike.rules.r05_04_7_attack import ACTION_TIME, NOT_YET, is_not_acted
from kirifuda.games.spellcard_strike.rules.r06_chain import CHAIN_PROCEDURE
from kirifuda.games.spellcard_strike.stage import AREAS, are_adjacent, neighbours

MOVEMENT: Final = k.Procedure("movement")
MOVING: Final = k.Slot[int]("moving")
AREA: Final = k.Slot[int]("area")
MORE: Final = k.Slot[int]("more")
"""10.6.1: the area of one more step; -1 for none."""
STEPS: Final = k.Slot[int]("steps")
"""10.6.1: how many more steps were taken."""
ADDITIONAL: Final = k.Slot[k.Option]("additional")


@MOVEMENT.step("5.4.6.1")
def move(game: k.Game, frame: k.Frame) -> k.Flow:
    """The striker goes to the area that was named."""
    frame[STEPS] = 0
    return k.Do([Relocate(frame[MOVING], frame[AREA], "move")])


@MOVEMENT.step("5.4.6.2")
def check_moved(game: k.Game, frame: k.Frame) -> k.Flow:
    """A check step."""
    return check(game)


@MOVEMENT.step("10.6.1")
def choose_more(game: k.Game, frame: k.Frame) -> k.Flow:
    """A swift striker may go one area further before its additional action."""
    areas = swift_areas(game, frame[MOVING]) if steps_left(game, frame[MOVING], frame[STEPS]) else []
    if not areas:
        return k.GoTo("5.4.6.3")
    options = [k.Option("stay", frame[MOVING], -1), *[k.Option("move", frame[MOVING], area) for area in areas]]
    return k.Ask(MORE, k.Decision(frame.player, "swift", options, take=k.TAKE_NUMBER, subject=frame[MOVING]))


@MOVEMENT.step("10.6.1")
def move_more(game: k.Game, frame: k.Frame) -> k.Flow:
    """It goes there."""
    if frame[MORE] < 0:
        return k.GoTo("5.4.6.3")
    frame[STEPS] = frame[STEPS] + 1
    return k.Do([Relocate(frame[MOVING], frame[MORE], "move")])


@MOVEMENT.step("10.6.1")
def again(game: k.Game, frame: k.Frame) -> k.Flow:
    """5.4.6.2: a check step after this step too; each swiftness gives one (10.1.3)."""
    return k.GoTo("5.4.6.2")


@MOVEMENT.step("5.4.6.3")
def open_additional(game: k.Game, frame: k.Frame) -> k.Flow:
    """The striker that moved may declare one thing (5.4.6.3.1: only that one)."""
    if not is_striker(game, frame[MOVING]):
        return k.DONE
    return k.Do([k.SetVariable(MOVER, frame[MOVING])])


@MOVEMENT.step("5.4.6.3")
def choose_additional(game: k.Game, frame: k.Frame) -> k.Flow:
    """An attack, a spell or an ability, or nothing."""
    options = [k.Option("no_action"), *declarations(game, frame.player, frame.barred)]
    return k.Ask(ADDITIONAL, k.Decision(frame.player, "additional", options, secret=True, subject=frame[MOVING]))


@MOVEMENT.step("5.4.6.3.2")
def declare(game: k.Game, frame: k.Frame) -> k.Flow:
    """What was chosen is declared."""
    if frame[ADDITIONAL].verb == "no_action":
        return k.GoTo("5.4.6.4")
    return carry_out(game, frame.player, frame[ADDITIONAL], "5.4.6.3")


@MOVEMENT.step("5.4.6.3.2")
def run_chain(game: k.Game, frame: k.Frame) -> k.Flow:
    """Its reaction chain, before which the striker has acted (6.1.3.3)."""
    return k.Call(CHAIN_PROCEDURE, {"declarer": frame.player})


@MOVEMENT.step("5.4.6.3.2")
def end_additional(game: k.Game, frame: k.Frame) -> k.Flow:
    """That completes the movement."""
    return k.DONE


@MOVEMENT.step("5.4.6.4")
def complete(game: k.Game, frame: k.Frame) -> k.Flow:
    """Without an additional action the striker is turned to acted."""
    return k.Do([k.SetVariable(MOVER, 0), SetActed(frame[MOVING])])


@MOVEMENT.step("5.4.6.4")
def check_completed(game: k.Game, frame: k.Frame) -> k.Flow:
    """A check step; then back to the choice of actions (5.4.6.5)."""
    return check(game)


def free_neighbours(game: k.Game, id: k.ObjectId) -> list[int]:
    """5.4.6: the free neighbouring areas."""
    return free_areas(game, neighbours(game.state.objects[id].place))


def move_areas(game: k.Game, id: k.ObjectId) -> list[int]:
    """5.4.6, 1.1.3: those to which nothing forbids it to go."""
    return [area for area in free_neighbours(game, id) if can_go(game, id, area)]


def is_nobody_moving(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    """5.4.6.3: the movement before is complete; an additional action is no movement."""
    return not game.number(MOVER)


def is_move_allowed(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    """1.1.3: nothing forbids it, to the player or everywhere to the striker."""
    if not is_striker(game, id):
        return True
    return bool(move_areas(game, id)) or not (free_neighbours(game, id) or is_barred(game, "move", player, id))


def is_area_allowed(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    """1.1.3: nothing forbids going there."""
    return not is_striker(game, id) or can_go(game, id, number)


def is_next_door(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    """5.4.6: a neighbouring area."""
    card = game.object(id)
    return card is not None and 0 <= number < AREAS and are_adjacent(card.place, number)


def is_area_free(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    """5.4.6.1: no striker is there."""
    return not striker_at(game, number)


def has_way(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    """5.4.6: a free area next to it."""
    return is_striker(game, id) and bool(free_neighbours(game, id))


MOVING_STRIKER: Final[Action] = Action(
    "move",
    asking("5.4.3", "移動の選択中ではない", "no movement is being chosen", "action", about=("swift",)),
    Source("5.4.6.1", "味方ストライカーではない", "it is not a striker of yours", strikers),
    now=(
        NOT_YET,
        ACTION_TIME,
        k.Condition("5.4.6.3", "追加行動の選択中である", "an additional action is being chosen", is_nobody_moving),
    ),
    able=(
        k.Condition("5.4.6.1", "行動済みである", "it has acted", is_not_acted, also=("2.2.4.2",)),
        k.Condition("1.1.3", "移動が禁止されている", "an effect forbids moving it", is_move_allowed),
        k.Condition("5.4.6", "隣接する空きエリアがない", "no area next to it is free", has_way),
    ),
    aims=(
        Aim(
            "move",
            (
                k.Condition(
                    "5.4.6", "隣接するエリアではない", "the area is not next to it", is_next_door, also=("4.1.5.1",)
                ),
                k.Condition(
                    "5.4.6.1",
                    "エリアにストライカーが存在する",
                    "there is a striker in the area",
                    is_area_free,
                    also=("4.1.6",),
                ),
                k.Condition(
                    "1.1.3", "そこへの移動が禁止されている", "an effect forbids moving it there", is_area_allowed
                ),
            ),
            by_card=True,
            is_area=True,
        ),
    ),
)


def movements(game: k.Game, player: k.PlayerId) -> list[k.Option]:
    """5.4.6: each striker that may move, and each area to which it may."""
    able = menu((MOVING_STRIKER,), game, player)
    return [k.Option("move", one.object, area) for one in able for area in move_areas(game, one.object)]
