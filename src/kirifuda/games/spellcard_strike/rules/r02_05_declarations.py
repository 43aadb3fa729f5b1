"""2.5 宣言と打ち消し: what is declared, and whether it may be."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from kirifuda import effects as e
from kirifuda import kernel as k
from kirifuda.customs.actions import asking
from kirifuda.customs.doubts import house
from kirifuda.customs.turns import phase
from kirifuda.games.spellcard_strike.abilities import (
    ACTION,
    CARD,
    CASTER,
    KIND,
    REACTION,
    DeclaredAbility,
    SpellPlan,
    game_name,
    game_user,
    uses,
)
from kirifuda.games.spellcard_strike.pool import pool_of
from kirifuda.games.spellcard_strike.rules.common import is_striker, strikers
from kirifuda.games.spellcard_strike.rules.r01_01_forbidding import is_barred
from kirifuda.games.spellcard_strike.rules.r01_01_numbers import is_choosable
from kirifuda.games.spellcard_strike.rules.r02_02_states import is_unacted
from kirifuda.games.spellcard_strike.rules.r02_05_4_targets import has_targets
from kirifuda.games.spellcard_strike.rules.r02_06_damage import ABILITY, SPELL
from kirifuda.games.spellcard_strike.rules.r07_costs import can_pay, costs_of
from kirifuda.games.spellcard_strike.zones import CHAIN, HAND

COSTS: Final = "costs"
"""What a declaration notes: the cards that paid its hand cost, in the effect zone."""
MOVER: Final = "mover"
"""Variable: the striker that has moved and may take its additional action (5.4.6.3); 0 if none."""
REACTING: Final = "reacting"
"""Variable: the player whose turn it is to react in the chain (6.2.1.1); -1 if none."""


@dataclass(eq=False)
class Declare(k.Event):
    """2.5.1-2: something has been declared. `declared` is "attack", "spell" or "ability"."""

    kind = "declare"
    declared: str
    player: k.PlayerId
    strikers: tuple[k.ObjectId, ...]
    """The caster, or everybody who takes part in the attack."""
    targets: tuple[k.ObjectId, ...]
    card: k.ObjectId = 0
    """The spell card in the effect zone."""
    ability: str = ""
    """Key of the ability."""
    is_additional: bool = field(default=False, init=False)
    """5.4.6.3: it is the additional action of a striker that has moved."""

    def object_id(self) -> k.ObjectId:
        return self.strikers[0]

    def affected(self, game: k.Game) -> k.PlayerId:
        return self.player

    def apply(self, game: k.Game) -> int:
        return 1


def is_adding(game: k.Game, strikers: tuple[k.ObjectId, ...]) -> bool:
    """5.4.6.3: whether what strikers declare now is the additional action of one that has moved."""
    return game.number(MOVER) in strikers and not game.zone(CHAIN, 0)


def declarations_of(game: k.Game, striker: k.ObjectId, declared: str = "") -> list[k.ObjectId]:
    """The items of the chain that a striker has declared: all, or only attacks, spells or abilities."""
    found: list[k.ObjectId] = []
    for id in game.zone(CHAIN, 0):
        item = game.state.objects[id].item
        if item is None or (declared and item.bound.get(KIND) != declared):
            continue
        attackers = item.bound.get("attackers")
        if item.bound.get(CASTER) == striker or (isinstance(attackers, tuple) and striker in attackers):
            found.append(id)
    return found


# Whether something may be declared: 2.5.4. `object` is the spell card in the hand, or the striker with the ability;
# `number` is the caster of a spell (0: is there any?), or the place of the ability among the striker's.


def spell_of(game: k.Game, id: k.ObjectId) -> SpellPlan | None:
    """The spell of a card in a hand."""
    card = game.object(id)
    return None if card is None or card.card < 0 else pool_of(game.pool).card_at(card.card).spell


def ability_of(game: k.Game, id: k.ObjectId, number: int) -> DeclaredAbility | None:
    """The declared ability at a place among those a striker has."""
    if not is_striker(game, id):
        return None
    abilities = game.values(id).abilities
    if not 0 <= number < len(abilities):
        return None
    ability = abilities[number]
    return ability if isinstance(ability, DeclaredAbility) else None


def spell_scope(game: k.Game, player: k.PlayerId, id: k.ObjectId, caster: k.ObjectId) -> e.Scope:
    """Where a spell's plans are evaluated before it is declared."""
    return e.Scope(game, {CASTER: caster, KIND: SPELL, CARD: id}, id, player)


def ability_scope(game: k.Game, player: k.PlayerId, caster: k.ObjectId) -> e.Scope:
    """The same for an ability."""
    return e.Scope(game, {CASTER: caster, KIND: ABILITY, CARD: 0}, caster, player)


def is_timely(game: k.Game, player: k.PlayerId, plan: SpellPlan) -> bool:
    """2.5.4.2, 6.2.1.1-2: actions among the free actions of the striker phase, reactions in a chain, in one's turn."""
    if game.zone(CHAIN, 0):
        return plan.timing == REACTION and game.number(REACTING) == player
    return plan.timing == ACTION and phase(game) == "striker" and game.turn_player() == player


def may_cast(game: k.Game, player: k.PlayerId, caster: k.ObjectId) -> bool:
    """5.4.8.3, 5.4.9.1: an own striker, acted or not (a house rule asks for un-acted ones); 5.4.6.3.1: as an additional
    action only the one that moved."""
    card = game.object(caster)
    if card is None or not is_striker(game, caster) or card.controller != player:
        return False
    mover = game.number(MOVER)
    if mover and mover != caster and not game.zone(CHAIN, 0):
        return False
    return house(game, "acted_casters") != "refused" or is_unacted(game, caster)


def casters_of(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> list[k.ObjectId]:
    """The strikers that could declare a spell; the one in `number` only, if one is named."""
    found = [number] if number else strikers(game, player)
    return [caster for caster in found if may_cast(game, player, caster)]


def is_usable(scope: e.Scope, plan: SpellPlan, name: str) -> bool:
    """2.5.4.4: whether the conditions of use hold."""
    caster = scope.slots[CASTER]
    assert isinstance(caster, int)
    if plan.times and uses(scope.game, caster, name) >= plan.times:
        return False
    if plan.times_a_game:
        user = game_user(scope.slots.get(KIND), caster, scope.player)
        made = scope.game.state.variables.get(game_name(user, name), 0)
        if isinstance(made, int) and made >= plan.times_a_game:
            return False
    return all(condition.holds(scope) for condition in plan.conditions)


def is_in_hand(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    """3.13.4.1: a card in one's own hand."""
    card = game.object(id)
    return card is not None and card.zone == game.map.zone(HAND, player)


def is_spell_timely(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    """2.5.4.2: the time that its icon names."""
    plan = spell_of(game, id)
    return plan is not None and is_timely(game, player, plan)


def has_caster(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    """5.4.8.3: somebody to declare it."""
    return bool(casters_of(game, player, id, number))


def is_spell_barred(game: k.Game, player: k.PlayerId, caster: k.ObjectId, id: k.ObjectId) -> bool:
    """1.1.3: whether an effect forbids a caster to declare a spell."""
    plan = spell_of(game, id)
    return plan is not None and is_barred_here(game, "declare_spell", player, caster, plan, id)


def is_barred_here(
    game: k.Game, deed: str, player: k.PlayerId, caster: k.ObjectId, plan: SpellPlan, card: k.ObjectId
) -> bool:
    """1.1.3: at all, with such a timing (2.5.4.2), or as an additional action (5.4.6.3)."""
    if is_barred(game, deed, player, caster, card) or is_barred(game, f"declare_{plan.timing}", player, caster, card):
        return True
    return is_adding(game, (caster,)) and is_barred(game, f"{deed}_adding", player, caster, card)


def is_spell_allowed(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    """1.1.3: nothing forbids it, neither to the player nor to all casters."""
    casters = casters_of(game, player, id, number)
    return not casters or any(not is_spell_barred(game, player, caster, id) for caster in casters)


def is_spell_usable(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    """2.5.4.4: its conditions of use."""
    plan = spell_of(game, id)
    if plan is None:
        return False
    name = str(game.state.objects[id].card)
    return any(
        is_usable(spell_scope(game, player, id, caster), plan, name) for caster in casters_of(game, player, id, number)
    )


def has_spell_targets(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    """2.5.4.1: enough targets for some caster."""
    plan = spell_of(game, id)
    if plan is None:
        return False
    return any(
        has_targets(spell_scope(game, player, id, caster), plan) for caster in casters_of(game, player, id, number)
    )


def can_pay_spell(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    """2.5.4.3: the whole cost."""
    plan = spell_of(game, id)
    if plan is None:
        return False
    casters = casters_of(game, player, id, number)
    return any(can_pay(game, player, costs_of(game, plan, caster, id), caster, 1) for caster in casters)


def has_spell_number(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    """1.1.6.1: a number to choose, where the text leaves one to the player."""
    plan = spell_of(game, id)
    casters = casters_of(game, player, id, number)
    if plan is None or not plan.letters or not casters:
        return True
    return any(is_choosable(spell_scope(game, player, id, caster), plan, id) for caster in casters)


def is_spell_complete(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    """2.5.4: one and the same caster for all of it; where a single condition fails for all, that one is to blame."""
    if fitting_casters(game, player, id, number):
        return True
    alone = (is_spell_allowed, can_pay_spell, is_spell_usable, has_spell_targets, has_spell_number)
    return not all(holds(game, player, id, number) for holds in alone)


def fitting_casters(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> list[k.ObjectId]:
    """5.4.8.3: the strikers that can declare a spell: allowed, with its conditions, targets and costs."""
    plan = spell_of(game, id)
    if plan is None:
        return []
    found: list[k.ObjectId] = []
    in_hand = 1 if is_in_hand(game, player, id, 0) else 0
    name = str(game.state.objects[id].card)
    for caster in casters_of(game, player, id, number):
        scope = spell_scope(game, player, id, caster)
        if (
            can_pay(game, player, costs_of(game, plan, caster, id), caster, in_hand)
            and is_usable(scope, plan, name)
            and not is_spell_barred(game, player, caster, id)
            and has_targets(scope, plan)
            and is_choosable(scope, plan, id)
        ):
            found.append(caster)
    return found


IS_DECLARING: Final = asking(
    "2.5.3", "宣言の選択中ではない", "no declaration is being chosen", "action", "additional", "reaction"
)
SPELL_TIMELY: Final = k.Condition("2.5.4.2", "使用タイミングではない", "it is not the time for it", is_spell_timely)
SPELL_NEEDS: Final[k.Conditions] = (
    k.Condition("5.4.8.3", "術者になるストライカーがいない", "there is no striker to cast it", has_caster),
    k.Condition("1.1.3", "宣言が禁止されている", "an effect forbids declaring it", is_spell_allowed),
    k.Condition("2.5.4.3", "コストを支払えない", "its cost cannot be paid", can_pay_spell, also=("7.1.2",)),
    k.Condition(
        "2.5.4.4", "使用条件を満たしていない", "its condition of use is not met", is_spell_usable, also=("5.4.8.6",)
    ),
    k.Condition(
        "2.5.4.1",
        "適切な対象がない",
        "there are not enough fit targets",
        has_spell_targets,
        also=("2.5.4.1.1", "5.4.8.4"),
    ),
    k.Condition("1.1.6.1", "選べる正の数がない", "there is no positive number to choose", has_spell_number),
    k.Condition("2.5.4", "すべてを満たす術者がいない", "no single striker meets all conditions", is_spell_complete),
)


def declared_abilities(game: k.Game, id: k.ObjectId) -> list[int]:
    """5.4.9, 3.13.3.1: the places of a striker's declared abilities."""
    if not is_striker(game, id):
        return []
    return [at for at, ability in enumerate(game.values(id).abilities) if isinstance(ability, DeclaredAbility)]


def declarers(game: k.Game, player: k.PlayerId) -> list[k.ObjectId]:
    """5.4.9.1: the strikers that have some."""
    return [id for id in strikers(game, player) if declared_abilities(game, id)]


def may_declare_ability(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    """5.4.9.1: its striker may declare."""
    return may_cast(game, player, id)


def is_ability_timely(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    """2.5.4.2: the time that its icon names."""
    ability = ability_of(game, id, number)
    return ability is not None and is_timely(game, player, ability.plan)


def is_ability_allowed(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    """1.1.3: nothing forbids it, to the player or the striker."""
    ability = ability_of(game, id, number)
    return ability is None or not is_barred_here(game, "declare_ability", player, id, ability.plan, id)


def can_pay_ability(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    """2.5.4.3: the whole cost."""
    ability = ability_of(game, id, number)
    return ability is not None and can_pay(game, player, costs_of(game, ability.plan, id, 0), id, 0)


def is_ability_usable(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    """2.5.4.4: its conditions of use."""
    ability = ability_of(game, id, number)
    return ability is not None and is_usable(ability_scope(game, player, id), ability.plan, ability.key)


def has_ability_targets(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    """2.5.4.1: enough targets."""
    ability = ability_of(game, id, number)
    return ability is not None and has_targets(ability_scope(game, player, id), ability.plan)


def has_ability_number(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    """1.1.6.1: a number to choose, where the text leaves one to the player."""
    ability = ability_of(game, id, number)
    return ability is None or is_choosable(ability_scope(game, player, id), ability.plan, 0)


ABILITY_TIMELY: Final = k.Condition("2.5.4.2", "使用タイミングではない", "it is not the time for it", is_ability_timely)
ABILITY_NEEDS: Final[k.Conditions] = (
    k.Condition("5.4.9.1", "このストライカーは宣言できない", "the striker may not declare it", may_declare_ability),
    k.Condition("1.1.3", "宣言が禁止されている", "an effect forbids declaring it", is_ability_allowed),
    k.Condition("2.5.4.3", "コストを支払えない", "its cost cannot be paid", can_pay_ability, also=("7.1.2",)),
    k.Condition(
        "2.5.4.4", "使用条件を満たしていない", "its condition of use is not met", is_ability_usable, also=("5.4.9.5",)
    ),
    k.Condition(
        "2.5.4.1",
        "適切な対象がない",
        "there are not enough fit targets",
        has_ability_targets,
        also=("2.5.4.1.1", "5.4.9.3"),
    ),
    k.Condition("1.1.6.1", "選べる正の数がない", "there is no positive number to choose", has_ability_number),
)
