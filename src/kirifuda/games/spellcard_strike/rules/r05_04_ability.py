"""5.4.9 アビリティ宣言: a striker uses a declared ability of its own."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kirifuda.effects.scope import Scope
from kirifuda.games.spellcard_strike.abilities import CARD, CASTER, KIND, DeclaredAbility, SpellPlan
from kirifuda.games.spellcard_strike.rules.r02_06_damage import ABILITY
from kirifuda.games.spellcard_strike.rules.r02_07_check_step import check
from kirifuda.games.spellcard_strike.rules.r05_04_declaring import (
    AT,
    FIRST,
    PAID,
    WHO_CASTS,
    ask_first,
    ask_targets,
    counted,
    declared,
    item_of,
    note_targets,
    number_decision,
)
from kirifuda.games.spellcard_strike.rules.r07_costs import payment
from kirifuda.kernel.flow import NEXT, Abandon, Ask, Do, Flow, GoTo
from kirifuda.kernel.ids import ObjectId
from kirifuda.kernel.procedure import Procedure, Slot

if TYPE_CHECKING:
    from kirifuda.kernel.game import Game
    from kirifuda.kernel.state import Frame, Value

ABILITY_DECLARATION: Final[Procedure] = Procedure("ability_declaration")
KEY: Final[Slot[str]] = Slot[str]("ability")


def ability_slots(game: Game, id: ObjectId, number: int) -> dict[str, Value]:
    """How the declaration of an ability begins (5.4.9.1: the striker is the caster)."""
    key = game.values(id).abilities[number].key
    return {CASTER: id, KEY.name: key, KIND: ABILITY, CARD: 0, AT.name: 0, FIRST.name: 0}


def ability_in(game: Game, frame: Frame) -> DeclaredAbility:
    """The ability that is being declared."""
    ability = game.pool.abilities[frame[KEY]]
    assert isinstance(ability, DeclaredAbility)
    return ability


def plan_of(game: Game, frame: Frame) -> SpellPlan:
    """What it asks for and does."""
    return ability_in(game, frame).plan


def scope_of(game: Game, frame: Frame) -> Scope:
    """What its choices look at."""
    return Scope(game, frame.slots, frame[WHO_CASTS], frame.player)


@ABILITY_DECLARATION.step("1.1.6.1")
def choose_number(game: Game, frame: Frame) -> Flow:
    """A number that the text leaves to the player is positive."""
    plan = plan_of(game, frame)
    at = frame[AT]
    if at >= len(plan.letters):
        frame.slots[AT.name] = 0
        return GoTo("5.4.9.3")
    decision = number_decision(scope_of(game, frame), plan, plan.letters[at])
    return Abandon("1.1.6.1") if decision is None else Ask(plan.letters[at], decision)


@ABILITY_DECLARATION.step("1.1.6.1")
def next_number(game: Game, frame: Frame) -> Flow:
    """The next letter."""
    frame.slots[AT.name] = frame[AT] + 1
    return GoTo("1.1.6.1")


@ABILITY_DECLARATION.step("5.4.9.3")
def choose_first_target(game: Game, frame: Frame) -> Flow:
    """2.5.4.1.1: of several targets in a chain, one that is involved in it."""
    plan = plan_of(game, frame)
    if frame[AT] >= len(plan.targets):
        return GoTo("5.4.9.4")
    return ask_first(scope_of(game, frame), plan, plan.targets[frame[AT]]) or NEXT


@ABILITY_DECLARATION.step("5.4.9.3")
def choose_targets(game: Game, frame: Frame) -> Flow:
    """Fit targets, seen from the caster."""
    plan = plan_of(game, frame)
    return ask_targets(scope_of(game, frame), plan, plan.targets[frame[AT]], frame[FIRST])


@ABILITY_DECLARATION.step("5.4.9.3")
def next_targets(game: Game, frame: Frame) -> Flow:
    """The next choice of targets, if the text asks for more."""
    note_targets(frame, plan_of(game, frame).targets[frame[AT]])
    return GoTo("5.4.9.3")


@ABILITY_DECLARATION.step("5.4.9.4")
def pay(game: Game, frame: Frame) -> Flow:
    """The cost is paid (7)."""
    return payment(plan_of(game, frame).costs, frame.player, frame[WHO_CASTS], PAID.name)


@ABILITY_DECLARATION.step("5.4.9.5")
def apply_conditions(game: Game, frame: Frame) -> Flow:
    """2.5.4.4: conditions of use apply now, not on resolution: what may be declared only so often is counted."""
    return Do(counted(game, frame[WHO_CASTS], plan_of(game, frame), frame[KEY]))


@ABILITY_DECLARATION.step("5.4.9.6")
def complete(game: Game, frame: Frame) -> Flow:
    """All of it could be done: the ability is declared."""
    return Do(declared(frame, plan_of(game, frame), 0, frame[KEY]))


@ABILITY_DECLARATION.step("5.4.9.6")
def check_declared(game: Game, frame: Frame) -> Flow:
    """A check step."""
    return check(game)


@ABILITY_DECLARATION.step("5.4.9.7")
def join_chain(game: Game, frame: Frame) -> Flow:
    """The ability joins the reaction chain."""
    return Do([item_of(game, frame, plan_of(game, frame), frame[WHO_CASTS], ability_in(game, frame))])
