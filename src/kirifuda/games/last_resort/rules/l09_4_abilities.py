"""L-9.4, L-9.6 能力の使用: abilities on the battlefield, and the leader skill: paid, then carried out."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from kirifuda import effects as e
from kirifuda import kernel as k
from kirifuda.customs.said import SaidBy
from kirifuda.games.last_resort.abilities import SKILL, ActivatedAbility
from kirifuda.games.last_resort.rules.l09_1_costs import PAY_MANA
from kirifuda.games.last_resort.rules.l09_triggers import counted
from kirifuda.games.last_resort.zones import LEADER

USING: Final = k.Procedure("using")
SOURCE: Final = k.Slot[int]("_source")
ABILITY: Final = k.Slot[str]("_ability")
SKILL_USED: Final = "skill_used"
"""Mark of a leader: how often its skill was used (L-1.15)."""
SKILL_MORE: Final = "skill_more"
"""Mark of a leader: how often more than once it may be."""


@dataclass(eq=False)
class Use(SaidBy):
    """L-9.4 能力を使用する: an ability of a card was paid for. L-9.6: `is_skill` for the leader's."""

    kind = "use"
    ability: str
    is_skill: bool


def use_slots(key: str, source: k.ObjectId) -> dict[str, k.Value]:
    """The use of an ability."""
    return {SOURCE.name: source, ABILITY.name: key, e.AT.name: 0}


def ability_of(game: k.Game, frame: k.Frame) -> ActivatedAbility:
    """What is being used."""
    ability = game.pool.abilities[frame[ABILITY]]
    assert isinstance(ability, ActivatedAbility)
    return ability


def is_leader(game: k.Game, id: k.ObjectId) -> bool:
    """L-1.13: a leader in its place."""
    card = game.object(id)
    return card is not None and game.map.kind_of[card.zone] is LEADER


@USING.step("L-9.4")
def pay_part(game: k.Game, frame: k.Frame) -> k.Flow:
    """What stands before the colon, in the printed order."""
    parts = ability_of(game, frame).costs
    at = frame[e.AT]
    if at >= len(parts):
        return k.GoTo("L-1.15")
    scope = e.Scope(game, frame.slots, frame[SOURCE], frame.player)
    return e.pay_part(scope, frame, parts[at], PAY_MANA, k.Abandon("L-9.4"))


@USING.step("L-9.4")
def next_part(game: k.Game, frame: k.Frame) -> k.Flow:
    """The next part."""
    frame[e.AT] = frame[e.AT] + 1
    return k.GoTo("L-9.4")


@USING.step("L-1.15")
def note_skill(game: k.Game, frame: k.Frame) -> k.Flow:
    """The leader skill is used up for the game (L-9.6)."""
    id = frame[SOURCE]
    if not is_leader(game, id):
        return k.NEXT
    return k.Do([k.SetMark(id, SKILL_USED, game.state.objects[id].mark(SKILL_USED) + 1)])


@USING.step("L-9.4")
def announce(game: k.Game, frame: k.Frame) -> k.Flow:
    """It is used."""
    ability = ability_of(game, frame)
    done = Use(frame[SOURCE], frame.player, ability.key, is_leader(game, frame[SOURCE]))
    done.source = frame[SOURCE]
    done.by = frame.player
    return k.Do([*counted(game, frame[SOURCE], frame.player, ability), done])


@USING.step("L-9.4")
def carry_out(game: k.Game, frame: k.Frame) -> k.Flow:
    """What it says; a keyword's procedure finds its number."""
    ability = ability_of(game, frame)
    slots = e.bound_slots(frame)
    slots[e.SINCE] = game.state.next_stamp
    if ability.keyword:
        slots["number"] = ability.number
    return k.Call(ability.plan.procedure, slots, source=frame[SOURCE])


FREE_SKILL: Final = k.Procedure("free_skill")
"""The frame's player uses the leader skill because a text says so."""


@FREE_SKILL.step("L-9.6")
def announce_skill(game: k.Game, frame: k.Frame) -> k.Flow:
    """It is used without its cost; whether it was used before does not matter."""
    leader = game.zone(LEADER, frame.player)[0]
    ability = next((each for each in game.values(leader).abilities if isinstance(each, ActivatedAbility)), None)
    if ability is None or e.concerns(game, "forbid:" + SKILL, e.player_target(frame.player), 0):
        return k.DONE
    frame[SOURCE], frame[ABILITY] = leader, ability.key
    done = Use(leader, frame.player, ability.key, True)
    done.source = leader
    done.by = frame.player
    return k.Do([k.SetMark(leader, SKILL_USED, max(1, game.state.objects[leader].mark(SKILL_USED))), done])


@FREE_SKILL.step("L-9.6")
def carry_out_skill(game: k.Game, frame: k.Frame) -> k.Flow:
    """What it says."""
    return k.Call(ability_of(game, frame).plan.procedure, {e.SINCE: game.state.next_stamp}, source=frame[SOURCE])
