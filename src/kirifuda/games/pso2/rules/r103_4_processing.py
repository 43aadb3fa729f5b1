"""103.4.1, 103.6.1.3 ルール処理: what the rules do by themselves whenever no effect is being carried out."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kirifuda.games.pso2.raid.r_falling import FALL
from kirifuda.games.pso2.rules.common import is_raid
from kirifuda.games.pso2.rules.r101_winning import emptied, is_judgement_due, running_out, verdict
from kirifuda.games.pso2.rules.r205_items import FIT_SLOTS, overloaded
from kirifuda.games.pso2.rules.r213_damage import DEFEATS, due_to_die, due_to_retreat
from kirifuda.games.pso2.rules.r400_zones import PutInDiscard
from kirifuda.games.pso2.rules.r401_looking import LOOKED, concealing
from kirifuda.games.pso2.values import ACTIVE, EQUIPMENT
from kirifuda.games.pso2.zones import FIELD
from kirifuda.kernel.event import Event
from kirifuda.kernel.flow import DONE, NEXT, Call, Do, Flow, GoTo
from kirifuda.kernel.ids import ObjectId
from kirifuda.kernel.procedure import Procedure

if TYPE_CHECKING:
    from kirifuda.games.pso2.values import Values
    from kirifuda.kernel.game import Game
    from kirifuda.kernel.state import Frame

RULE_PROCESSES: Final = Procedure("rule_processes")


@RULE_PROCESSES.step("401.1.1")
def conceal(game: Game, frame: Frame) -> Flow:
    """What an effect has shown lies hidden again (402.2.1)."""
    return Do(concealing(game)) if game.number(LOOKED) else NEXT


@RULE_PROCESSES.step("101.3")
def run_out(game: Game, frame: Frame) -> Flow:
    """103.4.3: what stands in the place of losing by an empty deck."""
    events = running_out(game)
    return Do(events) if events else NEXT


@RULE_PROCESSES.step("101.3")
def judge(game: Game, frame: Frame) -> Flow:
    """101.4, 101.7: whether somebody has won or lost; all at this moment together."""
    if not is_judgement_due(game):
        return NEXT
    ending = verdict(game)
    return NEXT if ending is None else Do([ending])


@RULE_PROCESSES.step("101.5")
def leave_game(game: Game, frame: Frame) -> Flow:
    """In a raid whoever has lost leaves, and the others play on (R.10)."""
    fallen = emptied(game) if is_raid(game) else []
    return Call(FALL, {"player": fallen[0]}) if fallen else NEXT


@RULE_PROCESSES.step("215.3.1")
def defeat(game: Game, frame: Frame) -> Flow:
    """Characters without HP, or with damage of all of it, are defeated (213.3)."""
    return Call(DEFEATS) if due_to_die(game) or due_to_retreat(game) else NEXT


@RULE_PROCESSES.step("205.4.6")
def clear_away(game: Game, frame: Frame) -> Flow:
    """What lay on a card that is gone goes to the discard pile (204.2.2.2)."""
    lost = orphans(game)
    events: list[Event] = [PutInDiscard(id) for id in lost]
    return Do(events) if events else NEXT


@RULE_PROCESSES.step("205.4.5")
def fit_slots(game: Game, frame: Frame) -> Flow:
    """Whoever bears more than the slots allow gives something up."""
    found = overloaded(game)
    if not found:
        return NEXT
    bearer, sort = found[0]
    return Call(FIT_SLOTS, {"bearer": bearer, "sort": sort})


@RULE_PROCESSES.step("103.6.1.3")
def again(game: Game, frame: Frame) -> Flow:
    """Until nothing is left to do."""
    return GoTo("401.1.1") if is_rule_process_due(game) else DONE


def is_rule_process_due(game: Game) -> bool:
    """103.6.1.3: whether any rule process has something to do."""
    if game.number(LOOKED):
        return True
    return bool(is_judgement_due(game) or due_to_die(game) or overloaded(game) or orphans(game) or due_to_retreat(game))


def orphans(game: Game) -> list[ObjectId]:
    """204.2.2.2, 205.4.6: weapons, armour and attached actives on the field that lie on nothing."""
    found: list[ObjectId] = []
    objects = game.state.objects
    for player in range(game.players):
        for id in game.zone(FIELD, player):
            card = objects[id]
            if card.host:
                if card.host not in objects:
                    found.append(id)
                continue
            values: Values = game.values(id)  # type: ignore[assignment]
            if values.kind & (EQUIPMENT | ACTIVE):
                found.append(id)
    return found


def tidy(game: Game) -> Flow:
    """103.4.1: carry out rule processes here, if there are any."""
    return Call(RULE_PROCESSES) if is_rule_process_due(game) else NEXT
