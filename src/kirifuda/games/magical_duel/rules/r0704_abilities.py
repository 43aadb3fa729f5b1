"""704, 707 条件能力の発動: the activated abilities of cards, and what speaks against using one."""

from __future__ import annotations

from typing import Final

from kirifuda import effects as e
from kirifuda import kernel as k
from kirifuda.customs.actions import Action, Source
from kirifuda.games.magical_duel.abilities import ActivatedAbility, is_activation_forbidden
from kirifuda.games.magical_duel.rules.common import is_main_timing, values_of, was_taken_back
from kirifuda.games.magical_duel.rules.r0705_switching import HAS_PRIORITY
from kirifuda.games.magical_duel.rules.r0903_2_legality import has_targets
from kirifuda.games.magical_duel.rules.r0903_2_slots import PAID, ability_slots, is_used_up
from kirifuda.games.magical_duel.rules.r0903_2g_costs import changes_of_costs
from kirifuda.games.magical_duel.rules.r0903_2h_foresight import is_possible
from kirifuda.games.magical_duel.rules.r0907_aether import potential
from kirifuda.games.magical_duel.values import DEITY
from kirifuda.games.magical_duel.zones import (
    CHASE,
    FIELD_BITS,
    RECOVERED,
    STOCK,
)

SOUL_SEAL: Final = "魂印"
TAKEN_BACK: Final = ("実行できず取り消された", "it was tried and taken back")


def ability_at(game: k.Game, id: k.ObjectId, number: int) -> ActivatedAbility | None:
    """The activated ability at that place, if there is one."""
    if id not in game.state.objects:
        return None
    abilities = game.values(id).abilities
    if not 0 <= number < len(abilities):
        return None
    ability = abilities[number]
    return ability if isinstance(ability, ActivatedAbility) else None


def is_chase_open(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    """1005.2: nothing on the chase shuts the chase."""
    return not e.concerns(game, "forbid:chase", e.player_target(player), id)


def activated_abilities(game: k.Game, id: k.ObjectId) -> list[int]:
    """704.2: the places of a card's activated abilities."""
    return [at for at, ability in enumerate(game.values(id).abilities) if isinstance(ability, ActivatedAbility)]


def controlled(game: k.Game, player: k.PlayerId) -> list[k.ObjectId]:
    """704.2, 707.2: the cards that one controls, wherever an ability may be activated."""
    kinds = game.map.kind_of
    mine = [card for card in game.state.objects.values() if card.controller == player]
    return [card.id for card in mine if kinds[card.zone] is not STOCK and kinds[card.zone] is not CHASE]


def has_activated_ability(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    """704.2: there is such an ability."""
    return bool(activated_abilities(game, id))


def is_on_field(game: k.Game, id: k.ObjectId) -> bool:
    """Whether a card lies on the field."""
    card = game.object(id)
    return card is not None and bool(game.map.kind_of[card.zone].bit & FIELD_BITS)


def is_elsewhere_valid(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    """902.1-2: off the field, the ability works where its card is."""
    return is_on_field(game, id) or is_ability_valid(game, player, id, number)


def is_valid_on_field(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    """902.1: on the field, the ability works."""
    return not is_on_field(game, id) or is_ability_valid(game, player, id, number)


def is_ability_time(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    """604.1a, 604.2e: those of deities only at main timing."""
    return not values_of(game, id).kinds & DEITY or is_main_timing(game, player)


def is_own_time(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    """905.1: abilities that say so only at main timing."""
    ability = ability_at(game, id, number)
    if ability is None or ability.keyword == SOUL_SEAL:
        return ability is not None
    return not ability.is_main_timing or is_main_timing(game, player)


def is_soul_seal_time(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    """1109.2: that of Soul Seal too."""
    ability = ability_at(game, id, number)
    return ability is None or ability.keyword != SOUL_SEAL or is_main_timing(game, player)


def is_ability_valid(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    """902.1: the ability works where its card is."""
    ability = ability_at(game, id, number)
    card = game.object(id)
    return ability is not None and card is not None and game.rulebook.is_valid_here(game, ability, card)


def is_use_left(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    """The ability's own limit per turn is not used up."""
    ability = ability_at(game, id, number)
    return ability is not None and not is_used_up(game, id, ability)


def are_conditions_met(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    """905.1: whatever else the ability asks for."""
    ability = ability_at(game, id, number)
    if ability is None:
        return False
    if not ability.conditions:
        return True
    scope = e.Scope(game, {}, id, player)
    return all(condition.holds(scope) for condition in ability.conditions)


def is_activation_allowed(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    """104.4: nothing forbids it."""
    return not is_activation_forbidden(game, e.player_target(player), id, ability_at(game, id, number))


def may_ability_chase(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    """1005.2: nothing on the chase shuts the chase; aether abilities do not use it (907.3)."""
    ability = ability_at(game, id, number)
    return ability is not None and (ability.is_aether or is_chase_open(game, player, id, number))


def has_ability_choices(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    """903.2e: enough legal targets."""
    ability = ability_at(game, id, number)
    return ability is not None and has_targets(game, e.Scope(game, {}, id, player), ability.plan, 0)


def can_pay_ability(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    """903.2h: every part of the cost can be carried out, one after the other, as effects change it (903.2g)."""
    ability = ability_at(game, id, number)
    if ability is None:
        return False
    changes = [] if ability.is_aether else changes_of_costs(game)
    if not ability.costs and not changes:
        return True
    scope = e.Scope(game, {}, id, player)
    payable = [part.payable(scope) for part in ability.costs]
    is_harder = any(how != "less" for how, _ in changes)
    if not is_harder and all(payable):
        return True
    if (not changes and not payable[0]) or not has_ability_choices(game, player, id, number):
        return all(payable)
    if not is_harder and is_out_of_reach(game, scope, ability, sum(amount for _, amount in changes)):
        return False
    if is_tired(game, scope, ability):
        return False
    return is_possible(game, player, "activation", ability_slots(ability.key, id, player, PAID), id)


def is_out_of_reach(game: k.Game, scope: e.Scope, ability: ActivatedAbility, less: int) -> bool:
    """1002.4: whether there could not be aether enough for the cost even if all of this came off it."""
    parts = [part for part in ability.costs if part.bill(scope) is not None]
    total = sum(points for part in parts for _, points in part.shares(scope))
    return total - less > len(potential(game, scope.player))


def is_tired(game: k.Game, scope: e.Scope, ability: ActivatedAbility) -> bool:
    """1010.2-3: whether a card that must rest is not recovered; aether, paid beside, recovers nobody."""
    if not ability.rests_itself or game.state.objects[scope.source].position == RECOVERED:
        return False
    return sum(part.bill(scope) is None for part in ability.costs) == 1


def is_ability_untried(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    """903.2h: it has not just proved impossible."""
    return not was_taken_back(game, f"activate/{id}/{number}")


def can_rest_itself(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    """1010.2-3: to rest for a cost the card must be recovered."""
    ability = ability_at(game, id, number)
    if ability is None or not ability.rests_itself or game.state.objects[id].position == RECOVERED:
        return True
    return can_pay_ability(game, player, id, number)


def can_pay_aether(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    """1002.4: aether that its cost asks for is there, all of it."""
    ability = ability_at(game, id, number)
    if ability is None:
        return True
    scope = e.Scope(game, {}, id, player)
    is_there = all(part.payable(scope) for part in ability.costs if part.bill(scope) is not None)
    return is_there or can_pay_ability(game, player, id, number)


INVALID: Final = ("この領域では有効でない", "the ability does not work there")
ACTIVATING: Final[Action] = Action(
    "activate",
    HAS_PRIORITY,
    Source("704.2", "支配していない", "you do not control it", controlled),
    of=(k.Condition("902.1", *INVALID, is_elsewhere_valid),),
    able=(
        k.Condition("902.1", *INVALID, is_valid_on_field),
        k.Condition(
            "604.2e",
            "神の能力はメインタイミングのみ",
            "a deity's ability is for main timing",
            is_ability_time,
            also=("604.2", "701.2"),
        ),
        k.Condition(
            "905.1",
            "メインタイミングのみの能力",
            "the ability says that it is for main timing",
            is_own_time,
            also=("701.2",),
        ),
        k.Condition(
            "1109.2",
            "魂印はメインタイミングのみ",
            "Soul Seal is for main timing",
            is_soul_seal_time,
            also=("905.1", "701.2"),
        ),
        k.Condition(
            "905.1", "このターンはもう発動できない", "it was used as often as it may be this turn", is_use_left
        ),
        k.Condition("905.1", "発動の条件を満たしていない", "its own condition is not met", are_conditions_met),
        k.Condition("104.4", "発動が禁止されている", "an effect forbids activating it", is_activation_allowed),
        k.Condition("1005.2", "チェイスできない", "what is on the chase can't be chased", may_ability_chase),
        k.Condition("903.2e", "適正な対象がない", "there are not enough legal targets", has_ability_choices),
        k.Condition("903.2h", *TAKEN_BACK, is_ability_untried),
        k.Condition("903.2h", "コストを実行できない", "its cost cannot be carried out", can_pay_ability),
    ),
    parts=(
        k.Condition(
            "1010.2",
            "リカバー状態ではない",
            "it is not recovered, so it cannot rest",
            can_rest_itself,
            also=("1010.3",),
        ),
        k.Condition("1002.4", "オドが足りない", "there is not enough aether for its cost", can_pay_aether),
    ),
    numbers=activated_abilities,
    none=(k.Condition("704.2", "条件能力ではない", "it is no activated ability", has_activated_ability),),
)
"""What fails, and of a cost that cannot be carried out, what is missing."""
