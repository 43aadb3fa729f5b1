"""103.4.1, 103.6.1.3 ルール処理: what the rules do by themselves whenever no effect is being carried out."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kirifuda import kernel as k
from kirifuda.games.pso2.raid.r_falling import FALL
from kirifuda.games.pso2.rules.common import is_raid
from kirifuda.games.pso2.rules.r101_winning import emptied, is_judgement_due, running_out, verdict
from kirifuda.games.pso2.rules.r205_items import FIT_SLOTS, overloaded
from kirifuda.games.pso2.rules.r213_damage import DEFEATS, due_to_die, due_to_retreat
from kirifuda.games.pso2.rules.r400_zones import PutInDiscard
from kirifuda.games.pso2.rules.r401_looking import LOOKED, concealing
from kirifuda.games.pso2.values import ACTIVE, EQUIPMENT
from kirifuda.games.pso2.zones import FIELD

if TYPE_CHECKING:
    from kirifuda.games.pso2.values import Values

RULE_PROCESSES: Final = k.Procedure("rule_processes")


@RULE_PROCESSES.step("401.1.1")
def conceal(game: k.Game, frame: k.Frame) -> k.Flow:
    """What an effect has shown lies hidden again (402.2.1)."""
    return k.Do(concealing(game)) if game.number(LOOKED) else k.NEXT


@RULE_PROCESSES.step("101.3")
def run_out(game: k.Game, frame: k.Frame) -> k.Flow:
    """103.4.3: what stands in the place of losing by an empty deck."""
    events = running_out(game)
    return k.Do(events) if events else k.NEXT


@RULE_PROCESSES.step("101.3")
def judge(game: k.Game, frame: k.Frame) -> k.Flow:
    """101.4, 101.7: whether somebody has won or lost; all at this moment together."""
    if not is_judgement_due(game):
        return k.NEXT
    ending = verdict(game)
    return k.NEXT if ending is None else k.Do([ending])


@RULE_PROCESSES.step("101.5")
def leave_game(game: k.Game, frame: k.Frame) -> k.Flow:
    """In a raid whoever has lost leaves, and the others play on (R.10)."""
    fallen = emptied(game) if is_raid(game) else []
    return k.Call(FALL, {"player": fallen[0]}) if fallen else k.NEXT


@RULE_PROCESSES.step("215.3.1")
def defeat(game: k.Game, frame: k.Frame) -> k.Flow:
    """Characters without HP, or with damage of all of it, are defeated (213.3)."""
    return k.Call(DEFEATS) if due_to_die(game) or due_to_retreat(game) else k.NEXT


@RULE_PROCESSES.step("205.4.6")
def clear_away(game: k.Game, frame: k.Frame) -> k.Flow:
    """What lay on a card that is gone goes to the discard pile (204.2.2.2)."""
    lost = orphans(game)
    events: list[k.Event] = [PutInDiscard(id) for id in lost]
    return k.Do(events) if events else k.NEXT


@RULE_PROCESSES.step("205.4.5")
def fit_slots(game: k.Game, frame: k.Frame) -> k.Flow:
    """Whoever bears more than the slots allow gives something up."""
    found = overloaded(game)
    if not found:
        return k.NEXT
    bearer, sort = found[0]
    return k.Call(FIT_SLOTS, {"bearer": bearer, "sort": sort})


@RULE_PROCESSES.step("103.6.1.3")
def again(game: k.Game, frame: k.Frame) -> k.Flow:
    """Until nothing is left to do."""
    return k.GoTo("401.1.1") if is_rule_process_due(game) else k.DONE


def is_rule_process_due(game: k.Game) -> bool:
    """103.6.1.3: whether any rule process has something to do."""
    if game.number(LOOKED):
        return True
    return bool(is_judgement_due(game) or due_to_die(game) or overloaded(game) or orphans(game) or due_to_retreat(game))


def orphans(game: k.Game) -> list[k.ObjectId]:
    """204.2.2.2, 205.4.6: weapons, armour and attached actives on the field that lie on nothing."""
    found: list[k.ObjectId] = []
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


def tidy(game: k.Game) -> k.Flow:
    """103.4.1: carry out rule processes here, if there are any."""
    return k.Call(RULE_PROCESSES) if is_rule_process_due(game) else k.NEXT
