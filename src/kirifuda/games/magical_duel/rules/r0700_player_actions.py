"""700 プレイヤーの行動: what a player with priority may do, as named conditions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kirifuda.effects.plans.shapes import player_target
from kirifuda.effects.scope import Scope
from kirifuda.games.magical_duel.abilities import ActivatedAbility, concerns, has_keyword, is_activation_forbidden
from kirifuda.games.magical_duel.rules.common import is_main_timing, servants, values_of, was_taken_back
from kirifuda.games.magical_duel.rules.r0705_switching import CAN_SWITCH, NOT_MAIN_TIMING
from kirifuda.games.magical_duel.rules.r0903_2_legality import has_choices, has_targets, is_affordable
from kirifuda.games.magical_duel.rules.r0903_2_slots import PAID, ability_slots, card_slots, is_used_up
from kirifuda.games.magical_duel.rules.r0903_2g_costs import attribute_needs, changes_of_costs
from kirifuda.games.magical_duel.rules.r0903_2g_parts import card_tolls
from kirifuda.games.magical_duel.rules.r0903_2h_foresight import is_possible, is_trial
from kirifuda.games.magical_duel.rules.r0907_aether import CASTER_AETHER, can_cover, is_usable, potential
from kirifuda.games.magical_duel.values import BARRIER, CASTER, CONJURE, DEITY, SERVANT
from kirifuda.games.magical_duel.zones import DECK, EXILE, EXTRA, GRAVEYARD, HAND, ORBS, RECOVERED
from kirifuda.kernel.decision import Option
from kirifuda.kernel.ids import ObjectId, PlayerId
from kirifuda.kernel.legality import Condition, Conditions, failures, passes

if TYPE_CHECKING:
    from kirifuda.kernel.ability import Holder
    from kirifuda.kernel.game import Game


PASS: Final = Option("pass")
ELSEWHERE: Final = (GRAVEYARD, EXILE, DECK, ORBS, EXTRA)
SOUL_SEAL: Final = "魂印"


def actions(game: Game, player: PlayerId) -> list[Option]:
    """604: every legal action of the player who has priority; 708.1: passing is always one."""
    options = [PASS]
    points: tuple[int, ...] | None = None
    for id in (*game.zone(HAND, player), *playable_elsewhere(game, player)):
        if passes(CAN_PLAY_NOW, game, player, id):
            if points is None:
                points = potential(game, player)
            if is_affordable(game, player, id, points):
                options.append(Option("play", id))
    for holder in game.index().buckets.get("activated", NO_HOLDERS):
        if holder.controller != player:
            continue
        ability = holder.ability
        if ability is CASTER_AETHER:
            # The commonest by far: the one question that decides, asked without the detour over the list.
            if is_usable(game, player, holder.source, CASTER_AETHER):
                options.append(Option("activate", holder.source, ability_number(game, holder)))
        else:
            option = Option("activate", holder.source, ability_number(game, holder))
            # The same ability gained twice is offered once: nothing tells the two apart.
            if passes(CAN_ACTIVATE_NOW, game, player, option.object, option.number) and option not in options:
                options.append(option)
    if is_main_timing(game, player):
        options.extend(Option("switch", id) for id in servants(game, player) if passes(CAN_SWITCH, game, player, id))
    return options


NO_HOLDERS: Final[list[Holder]] = []


def ability_number(game: Game, holder: Holder) -> int:
    """The place of an ability among those its card has now."""
    abilities = game.values(holder.source).abilities
    for number, ability in enumerate(abilities):
        if ability is holder.ability:
            return number
    return -1


def ability_at(game: Game, id: ObjectId, number: int) -> ActivatedAbility | None:
    """The activated ability at that place, if there is one."""
    if id not in game.state.objects:
        return None
    abilities = game.values(id).abilities
    if not 0 <= number < len(abilities):
        return None
    ability = abilities[number]
    return ability if isinstance(ability, ActivatedAbility) else None


# Activating a card: 702, 703, 706


def is_in_hand(game: Game, player: PlayerId, id: ObjectId, number: int) -> bool:
    """702.2, 703.2, 706.2: only from one's own hand, unless something says otherwise."""
    card = game.object(id)
    if card is None:
        return False
    return card.zone == game.map.zone(HAND, player) or concerns(game, "allow:play", player_target(player), id)


def playable_elsewhere(game: Game, player: PlayerId) -> list[ObjectId]:
    """702.2: the cards outside the hand that something lets a player activate."""
    if "allow:play" not in game.index().buckets:
        return []
    return [
        id
        for zone in ELSEWHERE
        for id in game.zone(zone, player)
        if concerns(game, "allow:play", player_target(player), id)
    ]


def is_entity_in_hand(game: Game, player: PlayerId, id: ObjectId, number: int) -> bool:
    """702.2: a servant or barrier."""
    return is_conjure(game, id) or is_in_hand(game, player, id, number)


def is_conjure_in_hand(game: Game, player: PlayerId, id: ObjectId, number: int) -> bool:
    """703.2: a conjure."""
    return not is_conjure(game, id) or is_in_hand(game, player, id, number)


def is_conjure(game: Game, id: ObjectId) -> bool:
    """Whether it is a conjure now."""
    return bool(values_of(game, id).kinds & CONJURE)


def is_playable_kind(game: Game, player: PlayerId, id: ObjectId, number: int) -> bool:
    """604.2a-c: a servant, conjure or barrier; casters are called, not activated."""
    values = values_of(game, id)
    return bool(values.kinds & (SERVANT | CONJURE | BARRIER)) and not values.kinds & CASTER


def is_servant_time(game: Game, player: PlayerId, id: ObjectId, number: int) -> bool:
    """604.1b, 604.2a, 1105.2: at main timing, or with Quickcast whenever one has priority."""
    return is_main_timing(game, player) or is_timeless(game, id, SERVANT)


def is_conjure_time(game: Game, player: PlayerId, id: ObjectId, number: int) -> bool:
    """604.2b: the same for conjures."""
    return is_main_timing(game, player) or is_timeless(game, id, CONJURE)


def is_barrier_time(game: Game, player: PlayerId, id: ObjectId, number: int) -> bool:
    """604.2c: the same for barriers."""
    return is_main_timing(game, player) or is_timeless(game, id, BARRIER)


def is_timeless(game: Game, id: ObjectId, kind: int) -> bool:
    """Whether a card is of another kind, or has Quickcast."""
    values = values_of(game, id)
    return not values.kinds & kind or has_keyword(values.abilities, "瞬動")


def is_play_allowed(game: Game, player: PlayerId, id: ObjectId, number: int) -> bool:
    """104.4: nothing forbids it."""
    return not concerns(game, "forbid:play", player_target(player), id)


def is_chase_open(game: Game, player: PlayerId, id: ObjectId, number: int) -> bool:
    """1005.2: nothing on the chase shuts the chase."""
    return not concerns(game, "forbid:chase", player_target(player), id)


def is_card_untried(game: Game, player: PlayerId, id: ObjectId, number: int) -> bool:
    """903.2h: it has not just proved impossible."""
    return not was_taken_back(game, f"play/{id}/0")


def has_legal_choices(game: Game, player: PlayerId, id: ObjectId, number: int) -> bool:
    """903.2e: enough legal targets."""
    return has_choices(game, player, id)


def can_pay_for(game: Game, player: PlayerId, id: ObjectId, number: int) -> bool:
    """1002.4: there are points for the whole cost, whatever their attributes."""
    return is_affordable(game, player, id, potential(game, player), of_any_sort=True)


def can_pay_attributes(game: Game, player: PlayerId, id: ObjectId, number: int) -> bool:
    """1002.3: the card's attributes can be among the points."""
    points = potential(game, player)
    return is_affordable(game, player, id, points) or can_cover(points, 0, attribute_needs(game, id), shared=False)


def can_pay_tolls(game: Game, player: PlayerId, id: ObjectId, number: int) -> bool:
    """903.2h: whatever else activating it asks for can be carried out, together with its cost."""
    if not card_tolls(game, player, id) or is_trial(game):
        return True
    return is_possible(game, player, "activation", card_slots(id, player, PAID), id)


TAKEN_BACK: Final = ("実行できず取り消された", "it was tried and taken back")
MAY_PLAY: Final[Conditions] = (
    Condition("104.4", "発動が禁止されている", "an effect forbids activating it", is_play_allowed),
    Condition("1005.2", "チェイスできない", "what is on the chase can't be chased", is_chase_open),
)
CAN_PLAY_NOW: Final[Conditions] = (
    Condition("604.2a", *NOT_MAIN_TIMING, is_servant_time, also=("604.2", "701.2", "702.1")),
    Condition("604.2b", *NOT_MAIN_TIMING, is_conjure_time, also=("604.2", "701.2", "703.1")),
    Condition("604.2c", *NOT_MAIN_TIMING, is_barrier_time, also=("604.2", "701.2", "702.1")),
    Condition("604.2", "発動するカードではない", "it is not a card that is activated", is_playable_kind),
    Condition("702.2", "手札にない", "it is not in your hand", is_entity_in_hand),
    Condition("703.2", "手札にない", "it is not in your hand", is_conjure_in_hand),
    *MAY_PLAY,
    Condition("903.2e", "適正な対象がない", "there are not enough legal targets", has_legal_choices),
    Condition("903.2h", *TAKEN_BACK, is_card_untried),
)
CAN_PLAY: Final[Conditions] = (
    *CAN_PLAY_NOW,
    Condition("1002.4", "オドが足りない", "there is not enough aether for its cost", can_pay_for),
    Condition("1002.3", "属性のオドがない", "no aether of its attribute can be paid", can_pay_attributes),
    Condition("903.2h", "コストを実行できない", "what it asks for besides cannot be carried out", can_pay_tolls),
)


# Activating an ability: 704, 707


def is_activated_ability(game: Game, player: PlayerId, id: ObjectId, number: int) -> bool:
    """704.2: there is such an activated ability."""
    return ability_at(game, id, number) is not None


def is_controlled(game: Game, player: PlayerId, id: ObjectId, number: int) -> bool:
    """704.2, 707.2: only of a card one controls."""
    card = game.object(id)
    return card is not None and card.controller == player


def is_ability_time(game: Game, player: PlayerId, id: ObjectId, number: int) -> bool:
    """604.1a, 604.2e: those of deities only at main timing."""
    return not values_of(game, id).kinds & DEITY or is_main_timing(game, player)


def is_own_time(game: Game, player: PlayerId, id: ObjectId, number: int) -> bool:
    """905.1: abilities that say so only at main timing."""
    ability = ability_at(game, id, number)
    if ability is None or ability.keyword == SOUL_SEAL:
        return ability is not None
    return not ability.is_main_timing or is_main_timing(game, player)


def is_soul_seal_time(game: Game, player: PlayerId, id: ObjectId, number: int) -> bool:
    """1109.2: that of Soul Seal too."""
    ability = ability_at(game, id, number)
    return ability is None or ability.keyword != SOUL_SEAL or is_main_timing(game, player)


def is_ability_valid(game: Game, player: PlayerId, id: ObjectId, number: int) -> bool:
    """902.1: the ability works where its card is."""
    ability = ability_at(game, id, number)
    card = game.object(id)
    return ability is not None and card is not None and game.rulebook.is_valid_here(game, ability, card)


def is_use_left(game: Game, player: PlayerId, id: ObjectId, number: int) -> bool:
    """The ability's own limit per turn is not used up."""
    ability = ability_at(game, id, number)
    return ability is not None and not is_used_up(game, id, ability)


def are_conditions_met(game: Game, player: PlayerId, id: ObjectId, number: int) -> bool:
    """905.1: whatever else the ability asks for."""
    ability = ability_at(game, id, number)
    if ability is None:
        return False
    if not ability.conditions:
        return True
    scope = Scope(game, {}, id, player)
    return all(condition.holds(scope) for condition in ability.conditions)


def is_activation_allowed(game: Game, player: PlayerId, id: ObjectId, number: int) -> bool:
    """104.4: nothing forbids it."""
    return not is_activation_forbidden(game, player_target(player), id, ability_at(game, id, number))


def may_ability_chase(game: Game, player: PlayerId, id: ObjectId, number: int) -> bool:
    """1005.2: nothing on the chase shuts the chase; aether abilities do not use it (907.3)."""
    ability = ability_at(game, id, number)
    return ability is not None and (ability.is_aether or is_chase_open(game, player, id, number))


def has_ability_choices(game: Game, player: PlayerId, id: ObjectId, number: int) -> bool:
    """903.2e: enough legal targets."""
    ability = ability_at(game, id, number)
    return ability is not None and has_targets(game, Scope(game, {}, id, player), ability.plan, 0)


def can_pay_ability(game: Game, player: PlayerId, id: ObjectId, number: int) -> bool:
    """903.2h: every part of the cost can be carried out, one after the other, as effects change it (903.2g)."""
    ability = ability_at(game, id, number)
    if ability is None:
        return False
    changes = [] if ability.is_aether else changes_of_costs(game)
    if not ability.costs and not changes:
        return True
    scope = Scope(game, {}, id, player)
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


def is_out_of_reach(game: Game, scope: Scope, ability: ActivatedAbility, less: int) -> bool:
    """1002.4: whether there could not be aether enough for the cost even if all of this came off it."""
    parts = [part for part in ability.costs if part.bill(scope) is not None]
    total = sum(points for part in parts for _, points in part.shares(scope))
    return total - less > len(potential(game, scope.player))


def is_tired(game: Game, scope: Scope, ability: ActivatedAbility) -> bool:
    """1010.2-3: whether a card that must rest is not recovered; aether, paid beside, recovers nobody."""
    if not ability.rests_itself or game.state.objects[scope.source].position == RECOVERED:
        return False
    return sum(part.bill(scope) is None for part in ability.costs) == 1


def is_ability_untried(game: Game, player: PlayerId, id: ObjectId, number: int) -> bool:
    """903.2h: it has not just proved impossible."""
    return not was_taken_back(game, f"activate/{id}/{number}")


def can_rest_itself(game: Game, player: PlayerId, id: ObjectId, number: int) -> bool:
    """1010.2-3: to rest for a cost the card must be recovered."""
    ability = ability_at(game, id, number)
    if ability is None or not ability.rests_itself or game.state.objects[id].position == RECOVERED:
        return True
    return can_pay_ability(game, player, id, number)


def can_pay_aether(game: Game, player: PlayerId, id: ObjectId, number: int) -> bool:
    """1002.4: aether that its cost asks for is there, all of it."""
    ability = ability_at(game, id, number)
    if ability is None:
        return True
    scope = Scope(game, {}, id, player)
    is_there = all(part.payable(scope) for part in ability.costs if part.bill(scope) is not None)
    return is_there or can_pay_ability(game, player, id, number)


CAN_ACTIVATE_NOW: Final[Conditions] = (
    Condition("704.2", "条件能力ではない", "it is no activated ability", is_activated_ability),
    Condition("704.2", "支配していない", "you do not control it", is_controlled),
    Condition("902.1", "この領域では有効でない", "the ability does not work there", is_ability_valid),
    Condition(
        "604.2e",
        "神の能力はメインタイミングのみ",
        "a deity's ability is for main timing",
        is_ability_time,
        also=("604.2", "701.2"),
    ),
    Condition(
        "905.1",
        "メインタイミングのみの能力",
        "the ability says that it is for main timing",
        is_own_time,
        also=("701.2",),
    ),
    Condition(
        "1109.2",
        "魂印はメインタイミングのみ",
        "Soul Seal is for main timing",
        is_soul_seal_time,
        also=("905.1", "701.2"),
    ),
    Condition("905.1", "このターンはもう発動できない", "it was used as often as it may be this turn", is_use_left),
    Condition("905.1", "発動の条件を満たしていない", "its own condition is not met", are_conditions_met),
    Condition("104.4", "発動が禁止されている", "an effect forbids activating it", is_activation_allowed),
    Condition("1005.2", "チェイスできない", "what is on the chase can't be chased", may_ability_chase),
    Condition("903.2e", "適正な対象がない", "there are not enough legal targets", has_ability_choices),
    Condition("903.2h", *TAKEN_BACK, is_ability_untried),
    Condition("903.2h", "コストを実行できない", "its cost cannot be carried out", can_pay_ability),
)
WHY_NOT_ACTIVATE: Final[Conditions] = (
    *CAN_ACTIVATE_NOW,
    Condition(
        "1010.2", "リカバー状態ではない", "it is not recovered, so it cannot rest", can_rest_itself, also=("1010.3",)
    ),
    Condition("1002.4", "オドが足りない", "there is not enough aether for its cost", can_pay_aether),
)
"""What fails, and of a cost that cannot be carried out, what is missing."""


def why_not(game: Game, player: PlayerId, option: Option) -> list[Condition]:
    """Every reason, with its clause, that keeps a player from an action: the same conditions that make the menu."""
    if option.verb == "play":
        return failures(CAN_PLAY, game, player, option.object)
    if option.verb == "activate":
        return failures(WHY_NOT_ACTIVATE, game, player, option.object, option.number)
    if option.verb == "switch":
        return failures(CAN_SWITCH, game, player, option.object)
    return []
