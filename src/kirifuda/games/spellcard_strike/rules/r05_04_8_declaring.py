"""5.4.8, 5.4.9: what declaring a spell and declaring an ability have in common."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kirifuda.effects.plans.shapes import TargetPlan
from kirifuda.effects.scope import Scope
from kirifuda.games.spellcard_strike.abilities import (
    CASTER,
    KIND,
    ORIGIN,
    SpellPlan,
    game_name,
    game_user,
    use_name,
    uses,
)
from kirifuda.games.spellcard_strike.rules.common import area_of
from kirifuda.games.spellcard_strike.rules.r01_01_numbers import limits, question
from kirifuda.games.spellcard_strike.rules.r02_05_4_targets import (
    bounds,
    choices,
    involved_strikers,
    is_involved,
    targets_of,
)
from kirifuda.games.spellcard_strike.rules.r02_05_declarations import COSTS, Declare, is_adding
from kirifuda.games.spellcard_strike.zones import CHAIN
from kirifuda.kernel.changes import Create, SetVariable
from kirifuda.kernel.decision import TAKE_OBJECT, Decision, objects
from kirifuda.kernel.event import Event
from kirifuda.kernel.flow import Abandon, Ask, Flow
from kirifuda.kernel.ids import ObjectId
from kirifuda.kernel.procedure import Slot
from kirifuda.kernel.state import Item

if TYPE_CHECKING:
    from kirifuda.kernel.ability import Ability
    from kirifuda.kernel.game import Game
    from kirifuda.kernel.state import Frame, Value

AT: Final = Slot[int]("_at")
"""How many of the present list of choices are made."""
FIRST: Final = Slot[int]("_first")
"""2.5.4.1.1: of several targets in a chain, the one that is involved in it."""
REST: Final = Slot[tuple[int, ...]]("_rest")
WHO_CASTS: Final = Slot[int](CASTER)
PAID: Final = Slot[tuple[int, ...]](COSTS)
TARGETS: Final = "targets"
"""What a declaration notes: everything that is its target."""


def number_decision(scope: Scope, plan: SpellPlan, letter: str) -> Decision | None:
    """1.1.6.1: a positive number, as far as something bounds it; None if there is none."""
    return question(scope, scope.player, limits(scope, plan, letter))


def first_targets(scope: Scope, plan: SpellPlan, target: TargetPlan) -> list[ObjectId]:
    """2.5.4.1.1: in a chain, when several targets are chosen of which not all need be involved: those that are."""
    game = scope.game
    found = choices(scope, plan, target)
    if not game.zone(CHAIN, 0) or len(plan.targets) > 1:
        return []
    least, most = bounds(scope, target, len(found))
    involved = involved_strikers(game)
    fitting = [id for id in found if is_involved(game, id, involved)]
    return fitting if most > 1 and least < len(found) and len(fitting) < len(found) else []


def ask_first(scope: Scope, plan: SpellPlan, target: TargetPlan) -> Flow | None:
    """The choice of the one that is involved, where it must be made by itself."""
    fitting = first_targets(scope, plan, target)
    if not fitting:
        return None
    decision = Decision(scope.player, "target", objects("target", fitting), take=TAKE_OBJECT, subject=scope.source)
    return Ask(FIRST, decision)


def ask_targets(scope: Scope, plan: SpellPlan, target: TargetPlan, first: ObjectId) -> Flow:
    """5.4.8.4, 5.4.9.3: the choice of targets, besides one that is chosen already."""
    found = choices(scope, plan, target)
    least, most = bounds(scope, target, len(found))
    if len(found) < least or most < least:
        return Abandon("2.5.4.1.1")
    if first:
        found = [id for id in found if id != first]
        least, most = max(least - 1, 0), most - 1
    decision = Decision(
        scope.player, "target", objects("target", found), least, most, take=TAKE_OBJECT, many=True, subject=scope.source
    )
    return Ask(REST, decision)


def note_targets(frame: Frame, target: TargetPlan) -> None:
    """What was chosen goes to the text's slot."""
    first = frame.get(FIRST, 0)
    chosen = frame[REST]
    frame.slots[target.slot] = (first, *chosen) if first else chosen
    frame[FIRST] = 0
    frame[AT] = frame[AT] + 1


def bound_slots(frame: Frame) -> dict[str, Value]:
    """What the declaration takes into the chain."""
    return {name: value for name, value in frame.slots.items() if not name.startswith("_")}


def counted(game: Game, frame: Frame, plan: SpellPlan, name: str) -> list[Event]:
    """2.5.4.4: one more use of what may be declared only so often a turn, or a game."""
    caster = frame[WHO_CASTS]
    found: list[Event] = []
    if plan.times:
        found.append(SetVariable(use_name(caster, name), uses(game, caster, name) + 1))
    if plan.times_a_game:
        counter = game_name(game_user(frame.slots.get(KIND), caster, frame.player), name)
        made = game.state.variables.get(counter, 0)
        found.append(SetVariable(counter, (made if isinstance(made, int) else 0) + 1))
    return found


def declared(game: Game, frame: Frame, plan: SpellPlan, card: ObjectId, ability: str) -> list[Event]:
    """2.5.1: the declaration as something that others can see."""
    caster = frame[WHO_CASTS]
    kind = frame.slots[KIND]
    assert isinstance(kind, str)
    event = Declare(kind, frame.player, (caster,), tuple(targets_of(plan, frame.slots)), card, ability)
    event.source = card or caster
    event.by = frame.player
    event.is_additional = is_adding(game, (caster,))
    return [event]


def item_of(game: Game, frame: Frame, plan: SpellPlan, source: ObjectId, ability: Ability | None) -> Event:
    """6.1.3.1: the declaration joins the chain, with everything that was chosen for it."""
    bound = bound_slots(frame)
    bound[TARGETS] = tuple(targets_of(plan, bound))
    bound[ORIGIN] = area_of(game, frame[WHO_CASTS])
    card = game.object_or_last(source)
    event = Create(card.card, frame.player, game.map.zone(CHAIN, 0), item=Item(ability, source, bound))
    event.source = source
    event.by = frame.player
    return event
