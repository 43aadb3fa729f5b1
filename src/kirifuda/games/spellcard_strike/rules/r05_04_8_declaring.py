"""5.4.8, 5.4.9: what declaring a spell and declaring an ability have in common."""

from __future__ import annotations

from typing import Final

from kirifuda import effects as e
from kirifuda import kernel as k
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

AT: Final = k.Slot[int]("_at")
"""How many of the present list of choices are made."""
FIRST: Final = k.Slot[int]("_first")
"""2.5.4.1.1: of several targets in a chain, the one that is involved in it."""
REST: Final = k.Slot[tuple[int, ...]]("_rest")
WHO_CASTS: Final = k.Slot[int](CASTER)
PAID: Final = k.Slot[tuple[int, ...]](COSTS)
TARGETS: Final = "targets"
"""What a declaration notes: everything that is its target."""


def number_decision(scope: e.Scope, plan: SpellPlan, letter: str) -> k.Decision | None:
    """1.1.6.1: a positive number, as far as something bounds it; None if there is none."""
    return question(scope, scope.player, limits(scope, plan, letter))


def first_targets(scope: e.Scope, plan: SpellPlan, target: e.TargetPlan) -> list[k.ObjectId]:
    """2.5.4.1.1: in a chain, when several targets are chosen of which not all need be involved: those that are."""
    game = scope.game
    found = choices(scope, plan, target)
    if not game.zone(CHAIN, 0) or len(plan.targets) > 1:
        return []
    least, most = bounds(scope, target, len(found))
    involved = involved_strikers(game)
    fitting = [id for id in found if is_involved(game, id, involved)]
    return fitting if most > 1 and least < len(found) and len(fitting) < len(found) else []


def ask_first(scope: e.Scope, plan: SpellPlan, target: e.TargetPlan) -> k.Flow | None:
    """The choice of the one that is involved, where it must be made by itself."""
    fitting = first_targets(scope, plan, target)
    if not fitting:
        return None
    decision = k.Decision(
        scope.player, "target", k.objects("target", fitting), take=k.TAKE_OBJECT, subject=scope.source
    )
    return k.Ask(FIRST, decision)


def ask_targets(scope: e.Scope, plan: SpellPlan, target: e.TargetPlan, first: k.ObjectId) -> k.Flow:
    """5.4.8.4, 5.4.9.3: the choice of targets, besides one that is chosen already."""
    found = choices(scope, plan, target)
    least, most = bounds(scope, target, len(found))
    if len(found) < least or most < least:
        return k.Abandon("2.5.4.1.1")
    if first:
        found = [id for id in found if id != first]
        least, most = max(least - 1, 0), most - 1
    decision = k.Decision(
        scope.player,
        "target",
        k.objects("target", found),
        least,
        most,
        take=k.TAKE_OBJECT,
        many=True,
        subject=scope.source,
    )
    return k.Ask(REST, decision)


def note_targets(frame: k.Frame, target: e.TargetPlan) -> None:
    """What was chosen goes to the text's slot."""
    first = frame.get(FIRST, 0)
    chosen = frame[REST]
    frame.slots[target.slot] = (first, *chosen) if first else chosen
    frame[FIRST] = 0
    frame[AT] = frame[AT] + 1


def bound_slots(frame: k.Frame) -> dict[str, k.Value]:
    """What the declaration takes into the chain."""
    return {name: value for name, value in frame.slots.items() if not name.startswith("_")}


def counted(game: k.Game, frame: k.Frame, plan: SpellPlan, name: str) -> list[k.Event]:
    """2.5.4.4: one more use of what may be declared only so often a turn, or a game."""
    caster = frame[WHO_CASTS]
    found: list[k.Event] = []
    if plan.times:
        found.append(k.SetVariable(use_name(caster, name), uses(game, caster, name) + 1))
    if plan.times_a_game:
        counter = game_name(game_user(frame.slots.get(KIND), caster, frame.player), name)
        made = game.state.variables.get(counter, 0)
        found.append(k.SetVariable(counter, (made if isinstance(made, int) else 0) + 1))
    return found


def declared(game: k.Game, frame: k.Frame, plan: SpellPlan, card: k.ObjectId, ability: str) -> list[k.Event]:
    """2.5.1: the declaration as something that others can see."""
    caster = frame[WHO_CASTS]
    kind = frame.slots[KIND]
    assert isinstance(kind, str)
    event = Declare(kind, frame.player, (caster,), tuple(targets_of(plan, frame.slots)), card, ability)
    event.source = card or caster
    event.by = frame.player
    event.is_additional = is_adding(game, (caster,))
    return [event]


def item_of(game: k.Game, frame: k.Frame, plan: SpellPlan, source: k.ObjectId, ability: k.Ability | None) -> k.Event:
    """6.1.3.1: the declaration joins the chain, with everything that was chosen for it."""
    bound = bound_slots(frame)
    bound[TARGETS] = tuple(targets_of(plan, bound))
    bound[ORIGIN] = area_of(game, frame[WHO_CASTS])
    card = game.object_or_last(source)
    event = k.Create(card.card, frame.player, game.map.zone(CHAIN, 0), item=k.Item(ability, source, bound))
    event.source = source
    event.by = frame.player
    return event
