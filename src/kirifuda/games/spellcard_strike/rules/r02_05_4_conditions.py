"""2.5.4 宣言上の条件: all that a declaration needs, as the menu asks it and as "why not?" tells it.

A condition of the book that has parts is told whole and by the part that fails: the cost (2.5.4.3) and what of it can't
be paid (7.1), the targets (2.5.4.1) and what keeps them away. The menu asks for the whole only: no part fails alone.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kirifuda import kernel as k
from kirifuda.customs.actions import Action, Aim, Source, cards_in
from kirifuda.games.spellcard_strike.abilities import ACTION, REACTION, CostPlan, SpellPlan
from kirifuda.games.spellcard_strike.rules import r02_05_declarations as declaring
from kirifuda.games.spellcard_strike.rules.r02_05_4_targets import FORBIDDEN, RANGE, UNINVOLVED, WARDED, fault
from kirifuda.games.spellcard_strike.rules.r05_04_7_attack import NOT_YET
from kirifuda.games.spellcard_strike.rules.r07_costs import (
    can_pay_caster,
    can_pay_hand,
    can_pay_power,
    can_pay_score,
    costs_of,
)
from kirifuda.games.spellcard_strike.zones import CHAIN, HAND

if TYPE_CHECKING:
    from kirifuda import effects as e


def plan_at(game: k.Game, id: k.ObjectId, number: int, is_spell: bool) -> SpellPlan | None:
    """What would be declared."""
    if is_spell:
        return declaring.spell_of(game, id)
    ability = declaring.ability_of(game, id, number)
    return None if ability is None else ability.plan


def scopes(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int, is_spell: bool) -> list[e.Scope]:
    """It as each striker would declare it that may."""
    if is_spell:
        casters = declaring.casters_of(game, player, id, number)
        return [declaring.spell_scope(game, player, id, caster) for caster in casters]
    return [declaring.ability_scope(game, player, id)] if declaring.may_cast(game, player, id) else []


def is_to_react(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    """6.2.1.1: in a chain, after the opponent has declared or passed."""
    return not game.zone(CHAIN, 0) or game.number(declaring.REACTING) == player


def is_reaction_spell(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    """6.2.1.2: in a chain, a reaction."""
    plan = plan_at(game, id, number, True)
    return plan is None or plan.timing == REACTION or not game.zone(CHAIN, 0)


def is_reaction_ability(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    """6.2.1.2: in a chain, a reaction."""
    plan = plan_at(game, id, number, False)
    return plan is None or plan.timing == REACTION or not game.zone(CHAIN, 0)


def is_answering_spell(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    """6.1.1: a reaction answers a declaration."""
    plan = plan_at(game, id, number, True)
    return plan is None or plan.timing == ACTION or bool(game.zone(CHAIN, 0))


def is_answering_ability(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    """6.1.1: a reaction answers a declaration."""
    plan = plan_at(game, id, number, False)
    return plan is None or plan.timing == ACTION or bool(game.zone(CHAIN, 0))


# --- 7.1: which part of the cost cannot be paid -------------------------------------------------------


def costs_by(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> list[CostPlan]:
    """What a spell costs whoever could cast it, or as it is printed if nobody could."""
    plan = plan_at(game, id, number, True)
    if plan is None:
        return []
    casters = declaring.casters_of(game, player, id, number)
    return [costs_of(game, plan, caster, id) for caster in casters] or [plan.costs]


def has_hand_for_spell(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    found = costs_by(game, player, id, number)
    return not found or any(can_pay_hand(game, player, costs, 1) for costs in found)


def has_hand_for_ability(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    plan = plan_at(game, id, number, False)
    return plan is None or can_pay_hand(game, player, costs_of(game, plan, id, 0), 0)


def has_score_for_spell(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    found = costs_by(game, player, id, number)
    return not found or any(can_pay_score(game, player, costs) for costs in found)


def has_score_for_ability(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    plan = plan_at(game, id, number, False)
    return plan is None or can_pay_score(game, player, costs_of(game, plan, id, 0))


def has_power_for_spell(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    plan = plan_at(game, id, number, True)
    casters = declaring.casters_of(game, player, id, number)
    return (
        plan is None
        or not casters
        or any(can_pay_power(game, player, costs_of(game, plan, caster, id), caster) for caster in casters)
    )


def has_power_for_ability(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    plan = plan_at(game, id, number, False)
    return plan is None or can_pay_power(game, player, costs_of(game, plan, id, 0), id)


def has_caster_for_spell(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    plan = plan_at(game, id, number, True)
    casters = declaring.casters_of(game, player, id, number)
    return (
        plan is None
        or not casters
        or any(can_pay_caster(game, costs_of(game, plan, caster, id), caster) for caster in casters)
    )


def has_caster_for_ability(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    plan = plan_at(game, id, number, False)
    return plan is None or can_pay_caster(game, costs_of(game, plan, id, 0), id)


# --- 2.5.4.1: what keeps the targets away -------------------------------------------------------------


def is_free_of(game: k.Game, player: k.PlayerId, what: tuple[k.ObjectId, int], is_spell: bool, clause: str) -> bool:
    """Whether that is not what keeps the targets away: somebody has some, or something else is in the way."""
    id, number = what
    plan = plan_at(game, id, number, is_spell)
    if plan is None:
        return True
    faults = [fault(scope, plan) for scope in scopes(game, player, id, number, is_spell)]
    return "" in faults or clause not in faults


def spell_in_range(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    return is_free_of(game, player, (id, number), True, RANGE)


def spell_unwarded(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    return is_free_of(game, player, (id, number), True, WARDED)


def spell_unforbidden(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    return is_free_of(game, player, (id, number), True, FORBIDDEN)


def spell_involved(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    return is_free_of(game, player, (id, number), True, UNINVOLVED)


def ability_in_range(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    return is_free_of(game, player, (id, number), False, RANGE)


def ability_unwarded(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    return is_free_of(game, player, (id, number), False, WARDED)


def ability_unforbidden(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    return is_free_of(game, player, (id, number), False, FORBIDDEN)


def ability_involved(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    return is_free_of(game, player, (id, number), False, UNINVOLVED)


TO_REACT: Final = k.Condition("6.2.1.1", "相手が宣言かパスをしていない", "it is not your turn to react", is_to_react)
ABLE_SPELL: Final[k.Conditions] = (
    declaring.SPELL_TIMELY,
    NOT_YET,
    TO_REACT,
    k.Condition("6.2.1.2", "リアクションではない", "it is no reaction", is_reaction_spell),
    k.Condition(
        "6.1.1", "対応する宣言がない", "there is no declaration to answer", is_answering_spell, also=("6.1.3.2",)
    ),
    *declaring.SPELL_NEEDS,
)
WHY_NO_SPELL: Final[k.Conditions] = (
    k.Condition(
        "7.1.5",
        "手札コストの手札が足りない",
        "too few cards in hand pay its hand cost",
        has_hand_for_spell,
        also=("7.1.5.1",),
    ),
    k.Condition(
        "7.1.6",
        "スコアコストの捨て札が足りない",
        "too few discards pay its score cost",
        has_score_for_spell,
        also=("7.1.6.1",),
    ),
    k.Condition(
        "7.1.4", "符力が足りない", "un-acted strikers lack for its power", has_power_for_spell, also=("7.1.4.1",)
    ),
    k.Condition("7.6.4.2.1", "術者が術者コストを支払えない", "no caster can pay its own part", has_caster_for_spell),
    k.Condition("3.6.5", "範囲に適切な対象がない", "what it may target is out of range", spell_in_range),
    k.Condition("10.5.1", "《遮断》されている", "Ward keeps what it may target", spell_unwarded),
    k.Condition(
        "1.1.3", "対象にならない", "an effect keeps what it may target", spell_unforbidden, also=("2.4.10.2.2",)
    ),
    k.Condition("2.5.4.1.1", "チェーンに関わる対象がない", "nobody of the chain is a fit target", spell_involved),
)
"""What of its cost and its targets keeps a spell away."""
DECLARING_SPELL: Final[Action] = Action(
    "spell",
    declaring.IS_DECLARING,
    Source("3.13.4.1", "手札にない", "it is not in your hand", cards_in(HAND), also=("5.4.8.1",)),
    able=ABLE_SPELL,
    parts=WHY_NO_SPELL,
    aims=(Aim("cast", (*ABLE_SPELL, *WHY_NO_SPELL), by_card=True),),
)
DECLARING_ABILITY: Final[Action] = Action(
    "ability",
    declaring.IS_DECLARING,
    Source("5.4.9.1", "宣言能力ではない", "it is no declared ability", declaring.declarers),
    able=(
        declaring.ABILITY_TIMELY,
        NOT_YET,
        TO_REACT,
        k.Condition("6.2.1.2", "リアクションではない", "it is no reaction", is_reaction_ability),
        k.Condition(
            "6.1.1", "対応する宣言がない", "there is no declaration to answer", is_answering_ability, also=("6.1.3.2",)
        ),
        *declaring.ABILITY_NEEDS,
    ),
    parts=(
        k.Condition(
            "7.1.5",
            "手札コストの手札が足りない",
            "too few cards in hand pay its hand cost",
            has_hand_for_ability,
            also=("7.1.5.1",),
        ),
        k.Condition(
            "7.1.6",
            "スコアコストの捨て札が足りない",
            "too few discards pay its score cost",
            has_score_for_ability,
            also=("7.1.6.1",),
        ),
        k.Condition(
            "7.1.4", "符力が足りない", "un-acted strikers lack for its power", has_power_for_ability, also=("7.1.4.1",)
        ),
        k.Condition(
            "7.6.4.2.1", "術者コストを支払えない", "the striker cannot pay its own part", has_caster_for_ability
        ),
        k.Condition("3.6.5", "範囲に適切な対象がない", "what it may target is out of range", ability_in_range),
        k.Condition("10.5.1", "《遮断》されている", "Ward keeps what it may target", ability_unwarded),
        k.Condition(
            "1.1.3", "対象にならない", "an effect keeps what it may target", ability_unforbidden, also=("2.4.10.2.2",)
        ),
        k.Condition("2.5.4.1.1", "チェーンに関わる対象がない", "nobody of the chain is a fit target", ability_involved),
    ),
    numbers=declaring.declared_abilities,
)
