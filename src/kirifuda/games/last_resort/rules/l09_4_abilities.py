"""L-9.4, L-9.6 能力の使用: abilities on the battlefield, and the leader skill: paid, then carried out."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from kirifuda.customs.said import SaidBy
from kirifuda.effects import using
from kirifuda.effects.abilities import concerns
from kirifuda.effects.plans.shapes import player_target
from kirifuda.effects.references import SINCE
from kirifuda.effects.scope import Scope
from kirifuda.effects.using import AT, bound_slots
from kirifuda.games.last_resort.abilities import SKILL, ActivatedAbility
from kirifuda.games.last_resort.rules.l09_1_costs import PAY_MANA
from kirifuda.games.last_resort.rules.l09_triggers import counted
from kirifuda.games.last_resort.zones import LEADER
from kirifuda.kernel.changes import SetMark
from kirifuda.kernel.flow import DONE, NEXT, Abandon, Call, Do, Flow, GoTo
from kirifuda.kernel.ids import ObjectId
from kirifuda.kernel.procedure import Procedure, Slot

if TYPE_CHECKING:
    from kirifuda.kernel.game import Game
    from kirifuda.kernel.state import Frame, Value

USING: Final = Procedure("using")
SOURCE: Final = Slot[int]("_source")
ABILITY: Final = Slot[str]("_ability")
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


def use_slots(key: str, source: ObjectId) -> dict[str, Value]:
    """The use of an ability."""
    return {SOURCE.name: source, ABILITY.name: key, AT.name: 0}


def ability_of(game: Game, frame: Frame) -> ActivatedAbility:
    """What is being used."""
    ability = game.pool.abilities[frame[ABILITY]]
    assert isinstance(ability, ActivatedAbility)
    return ability


def is_leader(game: Game, id: ObjectId) -> bool:
    """L-1.13: a leader in its place."""
    card = game.object(id)
    return card is not None and game.map.kind_of[card.zone] is LEADER


@USING.step("L-9.4")
def pay_part(game: Game, frame: Frame) -> Flow:
    """What stands before the colon, in the printed order."""
    parts = ability_of(game, frame).costs
    at = frame[AT]
    if at >= len(parts):
        return GoTo("L-1.15")
    scope = Scope(game, frame.slots, frame[SOURCE], frame.player)
    return using.pay_part(scope, frame, parts[at], PAY_MANA, Abandon("L-9.4"))


@USING.step("L-9.4")
def next_part(game: Game, frame: Frame) -> Flow:
    """The next part."""
    frame[AT] = frame[AT] + 1
    return GoTo("L-9.4")


@USING.step("L-1.15")
def note_skill(game: Game, frame: Frame) -> Flow:
    """The leader skill is used up for the game (L-9.6)."""
    id = frame[SOURCE]
    if not is_leader(game, id):
        return NEXT
    return Do([SetMark(id, SKILL_USED, game.state.objects[id].mark(SKILL_USED) + 1)])


@USING.step("L-9.4")
def announce(game: Game, frame: Frame) -> Flow:
    """It is used."""
    ability = ability_of(game, frame)
    done = Use(frame[SOURCE], frame.player, ability.key, is_leader(game, frame[SOURCE]))
    done.source = frame[SOURCE]
    done.by = frame.player
    return Do([*counted(game, frame[SOURCE], frame.player, ability), done])


@USING.step("L-9.4")
def carry_out(game: Game, frame: Frame) -> Flow:
    """What it says; a keyword's procedure finds its number."""
    ability = ability_of(game, frame)
    slots = bound_slots(frame)
    slots[SINCE] = game.state.next_stamp
    if ability.keyword:
        slots["number"] = ability.number
    return Call(ability.plan.procedure, slots, source=frame[SOURCE])


FREE_SKILL: Final = Procedure("free_skill")
"""The frame's player uses the leader skill because a text says so."""


@FREE_SKILL.step("L-9.6")
def announce_skill(game: Game, frame: Frame) -> Flow:
    """It is used without its cost; whether it was used before does not matter."""
    leader = game.zone(LEADER, frame.player)[0]
    ability = next((each for each in game.values(leader).abilities if isinstance(each, ActivatedAbility)), None)
    if ability is None or concerns(game, "forbid:" + SKILL, player_target(frame.player), 0):
        return DONE
    frame[SOURCE], frame[ABILITY] = leader, ability.key
    done = Use(leader, frame.player, ability.key, True)
    done.source = leader
    done.by = frame.player
    return Do([SetMark(leader, SKILL_USED, max(1, game.state.objects[leader].mark(SKILL_USED))), done])


@FREE_SKILL.step("L-9.6")
def carry_out_skill(game: Game, frame: Frame) -> Flow:
    """What it says."""
    return Call(ability_of(game, frame).plan.procedure, {SINCE: game.state.next_stamp}, source=frame[SOURCE])
