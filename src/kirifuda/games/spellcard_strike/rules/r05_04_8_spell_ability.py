"""5.4.8 スペルカード宣言, 5.4.9 アビリティ宣言: a striker uses a spell card of the hand or an ability of its own.

The two go the same way once it is known what is used by whom; such a step bears the clauses of both.
"""

from __future__ import annotations

from typing import Final

from kirifuda import effects as e
from kirifuda import kernel as k
from kirifuda.games.spellcard_strike.abilities import CARD, CASTER, KIND, DeclaredAbility, SpellPlan
from kirifuda.games.spellcard_strike.pool import pool_of
from kirifuda.games.spellcard_strike.rules.r01_01_numbers import chosen_on_declaration
from kirifuda.games.spellcard_strike.rules.r02_05_5_cancelling import cancel_at_once
from kirifuda.games.spellcard_strike.rules.r02_05_declarations import fitting_casters
from kirifuda.games.spellcard_strike.rules.r02_06_damage import ABILITY, SPELL
from kirifuda.games.spellcard_strike.rules.r02_07_check_step import check
from kirifuda.games.spellcard_strike.rules.r05_04_8_declaring import (
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
from kirifuda.games.spellcard_strike.rules.r07_costs import costs_of, payment
from kirifuda.games.spellcard_strike.zones import EFFECTS

SPELL_DECLARATION: Final = k.Procedure("spell_declaration")
ABILITY_DECLARATION: Final = k.Procedure("ability_declaration")
FROM_HAND: Final = k.Slot[int]("_hand")
"""The card, while it is in the hand."""
ONLY: Final = k.Slot[int]("_only")
"""5.4.6.3.1: the only striker that may declare it; 0 if any may."""
PLACED: Final = k.Slot[tuple[int, ...]]("_placed")
WHICH: Final = k.Slot[int](CARD)
"""The spell card; 0 for an ability."""
KEY: Final = k.Slot[str]("ability")
"""The ability; nothing for a spell."""


def spell_slots(card: k.ObjectId, only: k.ObjectId) -> dict[str, k.Value]:
    """How the declaration of a spell begins."""
    return {FROM_HAND.name: card, ONLY.name: only, KIND: SPELL, AT.name: 0, FIRST.name: 0}


def ability_slots(game: k.Game, id: k.ObjectId, number: int) -> dict[str, k.Value]:
    """How the declaration of an ability begins (5.4.9.1: the striker is the caster)."""
    key = game.values(id).abilities[number].key
    return {CASTER: id, KEY.name: key, KIND: ABILITY, CARD: 0, AT.name: 0, FIRST.name: 0}


def ability_in(game: k.Game, frame: k.Frame) -> DeclaredAbility | None:
    """The ability that is being declared, if it is no spell."""
    if not frame.get(KEY, ""):
        return None
    ability = game.pool.abilities[frame[KEY]]
    assert isinstance(ability, DeclaredAbility)
    return ability


def plan_of(game: k.Game, frame: k.Frame) -> SpellPlan:
    """What the spell or ability asks for and does."""
    ability = ability_in(game, frame)
    if ability is not None:
        return ability.plan
    plan = pool_of(game.pool).card_at(game.state.objects[frame[WHICH]].card).spell
    assert plan is not None
    return plan


def source_of(frame: k.Frame) -> k.ObjectId:
    """The spell card, or the striker that has the ability."""
    return frame[WHICH] or frame[WHO_CASTS]


def scope_of(game: k.Game, frame: k.Frame) -> e.Scope:
    """What its choices look at."""
    return e.Scope(game, frame.slots, source_of(frame), frame.player)


def goes_to(frame: k.Frame, of_spell: str, of_ability: str) -> k.Flow:
    """On to a clause of the one or the other."""
    return k.GoTo(of_spell if frame[WHICH] else of_ability)


@SPELL_DECLARATION.step("5.4.8.1")
def place(game: k.Game, frame: k.Frame) -> k.Flow:
    """The card is laid into the effect zone."""
    return k.Do([k.Move(frame[FROM_HAND], game.map.zone(EFFECTS, frame.player))], into=PLACED)


@SPELL_DECLARATION.step("5.4.8.2")
def check_conditions(game: k.Game, frame: k.Frame) -> k.Flow:
    """The conditions for declaring it (2.5.4)."""
    if frame[PLACED][0] == k.NOTHING:
        return k.Abandon("5.4.8.1")
    frame[WHICH] = frame[PLACED][0]
    return k.NEXT if fitting_casters(game, frame.player, frame[WHICH], frame[ONLY]) else k.Abandon("5.4.8.2")


@SPELL_DECLARATION.step("5.4.8.3")
def choose_caster(game: k.Game, frame: k.Frame) -> k.Flow:
    """The striker that declares it: the caster."""
    casters = fitting_casters(game, frame.player, frame[WHICH], frame[ONLY])
    decision = k.Decision(frame.player, "caster", k.objects("cast", casters), take=k.TAKE_OBJECT, subject=frame[WHICH])
    return k.Ask(WHO_CASTS, decision)


@SPELL_DECLARATION.step("1.1.6.1")
@ABILITY_DECLARATION.step("1.1.6.1")
def choose_number(game: k.Game, frame: k.Frame) -> k.Flow:
    """A number that the text leaves to the player is positive."""
    plan = plan_of(game, frame)
    at = frame[AT]
    scope = scope_of(game, frame)
    letters = chosen_on_declaration(scope, plan)
    if at >= len(letters):
        frame[AT] = 0
        return goes_to(frame, "5.4.8.4", "5.4.9.3")
    decision = number_decision(scope, plan, letters[at])
    return k.Abandon("1.1.6.1") if decision is None else k.Ask(letters[at], decision, each=AT)


@SPELL_DECLARATION.step("5.4.8.4")
@ABILITY_DECLARATION.step("5.4.9.3")
def choose_first_target(game: k.Game, frame: k.Frame) -> k.Flow:
    """2.5.4.1.1: of several targets in a chain, one that is involved in it."""
    plan = plan_of(game, frame)
    if frame[AT] >= len(plan.targets):
        return goes_to(frame, "5.4.8.5", "5.4.9.4")
    return ask_first(scope_of(game, frame), plan, plan.targets[frame[AT]]) or k.NEXT


@SPELL_DECLARATION.step("5.4.8.4")
@ABILITY_DECLARATION.step("5.4.9.3")
def choose_targets(game: k.Game, frame: k.Frame) -> k.Flow:
    """Fit targets, seen from the caster."""
    plan = plan_of(game, frame)
    return ask_targets(scope_of(game, frame), plan, plan.targets[frame[AT]], frame[FIRST])


@SPELL_DECLARATION.step("5.4.8.4")
@ABILITY_DECLARATION.step("5.4.9.3")
def next_targets(game: k.Game, frame: k.Frame) -> k.Flow:
    """The next choice of targets, if the text asks for more."""
    note_targets(frame, plan_of(game, frame).targets[frame[AT]])
    return goes_to(frame, "5.4.8.4", "5.4.9.3")


@SPELL_DECLARATION.step("5.4.8.5")
@ABILITY_DECLARATION.step("5.4.9.4")
def pay(game: k.Game, frame: k.Frame) -> k.Flow:
    """The cost is paid (7)."""
    costs = costs_of(game, plan_of(game, frame), frame[WHO_CASTS], frame[WHICH])
    chosen = frame.slots.get(costs.letter, 0) if costs.letter else 0
    assert isinstance(chosen, int)
    return payment(costs, frame.player, frame[WHO_CASTS], PAID.name, chosen)


@SPELL_DECLARATION.step("5.4.8.6")
@ABILITY_DECLARATION.step("5.4.9.5")
def apply_conditions(game: k.Game, frame: k.Frame) -> k.Flow:
    """2.5.4.4: conditions of use apply now, not on resolution: what may be declared only so often is counted."""
    name = frame.get(KEY, "") or str(game.state.objects[frame[WHICH]].card)
    return k.Do(counted(game, frame, plan_of(game, frame), name))


@SPELL_DECLARATION.step("5.4.8.7")
@ABILITY_DECLARATION.step("5.4.9.6")
def complete(game: k.Game, frame: k.Frame) -> k.Flow:
    """All of it could be done: the spell or ability is declared."""
    return k.Do(declared(game, frame, plan_of(game, frame), frame[WHICH], frame.get(KEY, "")))


@SPELL_DECLARATION.step("5.4.8.7")
@ABILITY_DECLARATION.step("5.4.9.6")
def check_declared(game: k.Game, frame: k.Frame) -> k.Flow:
    """A check step."""
    return check(game)


@SPELL_DECLARATION.step("5.4.8.8")
@ABILITY_DECLARATION.step("5.4.9.7")
def join_chain(game: k.Game, frame: k.Frame) -> k.Flow:
    """It joins the reaction chain, unless the card is gone."""
    if frame[WHICH] and game.object(frame[WHICH]) is None:
        return k.Return(0)
    return k.Do([item_of(game, frame, plan_of(game, frame), source_of(frame), ability_in(game, frame))])


@SPELL_DECLARATION.step("5.4.8.8")
@ABILITY_DECLARATION.step("5.4.9.7")
def cancel_declared(game: k.Game, frame: k.Frame) -> k.Flow:
    """2.5.5: what was cancelled before it could join the chain does nothing."""
    return cancel_at_once(game)
