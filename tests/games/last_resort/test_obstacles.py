"""No reason is false: what is named as standing in the way of an action is removed, and the action is offered."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

import pytest

from kirifuda.games import load
from kirifuda.games.last_resort.rulebook import ACTIONS
from kirifuda.games.last_resort.rules.l01_last_resort import TURNING_UP
from kirifuda.games.last_resort.rules.l09_actions import COST, ITS_MOMENT, MET, USED_BY
from kirifuda.games.last_resort.zones import ATTACK, DEFENCE
from kirifuda.kernel.game import Game
from kirifuda.kernel.ids import ObjectId, PlayerId
from kirifuda.kernel.legality import Condition
from kirifuda.scenario import run
from tests.games.last_resort import cures
from tests.games.obstacles import Cure, Found, look_for_obstacles, look_into, offered_now, said

SCENARIOS = Path(__file__).parents[2] / "scenarios" / "last_resort"
TURN_UP_IF = TURNING_UP.able[-1]


def holds(condition: Condition) -> cures.Holds:
    def is_met(game: Game, player: PlayerId, id: ObjectId, action: str) -> bool:
        number = action.partition(":")[2]
        return condition.holds(game, player, id, int(number) if number else 0)

    return is_met


CURES: Final[dict[str, Cure]] = {
    "L-9.0: it is not the time to act": cures.in_main_step,
    "L-9.0: it is not your Main step": cures.in_main_step,
    "L-9.1: there is not enough mana": cures.with_mana,
    "L-15.2: its summoning condition is not met": cures.by_trying(holds(MET)),
    "L-16.1: an N-creature of its name is on your battlefield": cures.without_rivals,
    "L-16.1: an N-item of its name is on your battlefield": cures.without_rivals,
    "L-9.1: an effect says that it cannot be summoned": cures.without_ban("forbid:summon"),
    "L-1.15: the leader skill was used": cures.skill_left,
    "L-9.3: it entered this turn": cures.waited,
    "L-18.1: it is tapped": cures.untapped,
    "L-9.4: there is not enough mana": cures.with_mana,
    "L-9.6: there is not enough mana": cures.with_mana,
    "L-9.4: its cost cannot be paid": cures.by_trying(holds(COST)),
    "L-9.4: it was used as often as allowed this turn": cures.unused,
    "L-9.4: its text says that it cannot be used now": cures.by_trying(holds(ITS_MOMENT)),
    "L-9.4: an effect says that it cannot be used": cures.without_ban("forbid:use", "forbid:skill"),
    "L-19.1: you have no creature to equip": cures.with_bearer,
    "L-1.11: no creature to equip is in its area": cures.with_bearer,
    "L-1.9: no creature in its area may bear it": cures.with_fit_bearer,
    "L-19.11: Sniper works in the attack area only": cures.moved_to(ATTACK),
    "L-19.11: there is no enemy creature": cures.with_enemy,
    "L-19.15: Grow works in the attack area only": cures.moved_to(ATTACK),
    "L-17.4: there is no enemy creature": cures.with_enemy,
    "L-10.2: it is not the time to choose attackers": cures.in_attack_step,
    "L-10.1: it is not the time to declare attacks": cures.in_attack_step,
    "L-3.3: it is not in the attack area": cures.moved_to(ATTACK),
    "L-10.2: it is tapped": cures.untapped,
    "L-10.3: it entered this turn": cures.waited,
    "L-10.2: an effect says that it cannot attack": cures.without_ban("forbid:attack"),
    "L-10.4: there is nothing for it to attack": cures.with_tapped_enemy,
    "L-10.5: it is not the time to choose blockers": cures.under_attack,
    "L-10.5: there is no attack on you": cures.under_attack,
    "L-3.4: it is not in the defence area": cures.moved_to(DEFENCE),
    "L-10.5: an attack on a creature is not blocked": cures.life_attacked,
    "L-19.19: Intercept works untapped in the attack area only": cures.intercepting,
    "L-10.5: it is tapped": cures.untapped,
    "L-10.10: it is attacked itself": cures.life_attacked,
    "L-19.16: its cost is not above the number of Terror": cures.plain_attackers,
    "L-10.5: an effect says that it cannot block": cures.without_ban("forbid:block"),
    "L-1.17: it is not the time to choose": cures.dying,
    "L-1.17: it is no End step with 0 life or less": cures.dying,
    "L-1.17: it was turned up before": cures.face_down,
    "L-1.19: its condition is not met": cures.by_trying(holds(TURN_UP_IF)),
    "L-8.1: it is not the time to place mana": cures.in_mana_step,
}
NEVER_SAID: Final = {
    "L-9.1: it is not in your hand",
    "L-8.1: it is no card that is summoned",
    "L-8.1: it is no mana card in your hand",
    "L-9.5: it does not lie face up in your graveyard",
    "L-19.9: it has no Recycle",
    "L-19.12: it has no Convert",
    "L-9.4: it is no ability of yours to use",
    "L-10.2: it is no creature of yours",
    "L-10.5: it is no creature of yours",
    "L-9.6: it is not your leader",
    "L-1.17: it is not your last resort",
}
"""The page asks only about what a card is for where it lies; these are said of what a script tries."""


@cache
def at_the_end_of_scenarios() -> Found:
    """The same in the positions to which the scenarios lead that refuse something."""
    found = Found()
    for file in sorted(SCENARIOS.glob("*.scenario")):
        game = run(file).game if "\nrefuse " in file.read_text(encoding="utf-8") else None
        asked = None if game is None else game.decision()
        if game is not None and asked is not None:
            for id in [*game.state.objects]:
                look_into(load("last_resort"), game, asked.player, id, CURES, offered_now, found)
    return found


@cache
def in_random_games() -> Found:
    """A few of them."""
    return look_for_obstacles("last_resort", CURES, offered_now, range(2), every=29)


def test_what_stands_in_the_way_in_random_games_does() -> None:
    assert not in_random_games().wrong


@pytest.mark.slow
def test_what_stands_in_the_way_in_many_random_games_does() -> None:
    found = look_for_obstacles("last_resort", CURES, offered_now, range(2, 14), every=11)

    assert not found.wrong


def test_what_stands_in_the_way_in_scenarios_does() -> None:
    assert not at_the_end_of_scenarios().wrong


def test_everything_that_may_be_said_was_removed_at_least_once() -> None:
    rows = [action for action in ACTIONS if action.source is not None]
    needed = [each for action in rows for aim in action.needed for each in aim.fit]
    by_keyword = [each for conditions in USED_BY.values() for each in conditions]
    told = [each for action in rows for each in (action.asked, *action.stated())]
    every = {said(each) for each in (*told, *needed, *by_keyword)}

    assert every - NEVER_SAID == set(CURES)
    assert set(CURES) - {*at_the_end_of_scenarios().removed, *in_random_games().removed} == set()
