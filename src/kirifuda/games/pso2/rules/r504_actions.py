"""504.1, 103.6.2 行動権を使用するアクション: everything that a player could do with the right to act now."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kirifuda.effects.choices import has_choices
from kirifuda.effects.plans import player_target
from kirifuda.effects.scope import Scope
from kirifuda.games.pso2.abilities import ActivatedAbility, concerns
from kirifuda.games.pso2.rules.common import (
    allies,
    card_of,
    holder_of_right,
    in_play,
    is_area_empty,
    is_main_timing,
    phase,
    values_of,
)
from kirifuda.games.pso2.rules.r209_costs import can_pay, has_colours, price, ready_points
from kirifuda.games.pso2.rules.r406_choices import has_bearer
from kirifuda.games.pso2.rules.r406_processing_area import uses
from kirifuda.games.pso2.rules.r506_attacks import CAN_ATTACK, has_right, obliged
from kirifuda.games.pso2.values import ACTIVE, ANY_ITEM, CHARACTER
from kirifuda.games.pso2.zones import HAND, IN_PLAY
from kirifuda.kernel.decision import Option
from kirifuda.kernel.ids import ObjectId, PlayerId
from kirifuda.kernel.legality import Condition, Conditions, passes

if TYPE_CHECKING:
    from kirifuda.kernel.game import Game


# Playing a card: `object` is the card in the hand.


def is_in_hand(game: Game, player: PlayerId, id: ObjectId, number: int) -> bool:
    """504.2: a card in one's own hand."""
    card = game.object(id)
    return card is not None and card.card >= 0 and card.zone == game.map.zone(HAND, player)


def is_playable(game: Game, player: PlayerId, id: ObjectId, number: int) -> bool:
    """504.1.1, 504.1.2, 504.1.3: a character, item or active."""
    return is_known(game, id) and bool(values_of(game, id).kind & (CHARACTER | ANY_ITEM | ACTIVE))


def is_known(game: Game, id: ObjectId) -> bool:
    """A card that is there and not hidden from whoever asks."""
    card = game.object(id)
    return card is not None and card.card >= 0


def is_quick(game: Game, id: ObjectId) -> bool:
    """103.7.1.1, 103.7.1.1.1, 504.1.3.2: an active without 【Main】 is a quick ability."""
    plan = card_of(game, id).plan
    return bool(values_of(game, id).kind & ACTIVE) and (plan is None or not plan.is_main)


def is_time_to_play(game: Game, player: PlayerId, id: ObjectId, number: int) -> bool:
    """504.1.1.1, 504.1.2.1, 504.1.3.1-2: characters, items and 【Main】 only with nothing waiting in one's own main
    phase; quick actives whenever one has the right to act."""
    return is_known(game, id) and (is_quick(game, id) or is_main_timing(game, player))


def may_be_played(game: Game, player: PlayerId, id: ObjectId, number: int) -> bool:
    """103.1.2: nothing says that it cannot be played."""
    return not concerns(game, "forbid:play", player_target(player), id)


def has_pp_colours(game: Game, player: PlayerId, id: ObjectId, number: int) -> bool:
    """209.1.2."""
    return is_known(game, id) and has_colours(game, player, id, number)


def can_pay_card(game: Game, player: PlayerId, id: ObjectId, number: int) -> bool:
    """209.1.1: enough PP are ON, and whatever else it costs can be paid."""
    if not is_known(game, id):
        return False
    plan = card_of(game, id).plan
    points = price(game, id)
    if plan is None or not plan.costs:
        return points <= len(ready_points(game, player))
    return can_pay(Scope(game, {}, id, player), points, plan.costs)


def is_card_usable(game: Game, player: PlayerId, id: ObjectId, number: int) -> bool:
    """The conditions that its text names."""
    plan = card_of(game, id).plan if is_known(game, id) else None
    scope = Scope(game, {}, id, player)
    return plan is None or all(condition.holds(scope) for condition in plan.conditions)


def has_card_targets(game: Game, player: PlayerId, id: ObjectId, number: int) -> bool:
    """504.2, 406.2.4: targets for an active, a bearer for a weapon or armour."""
    if not is_known(game, id):
        return False
    scope = Scope(game, {}, id, player)
    return has_bearer(game, scope, id) and has_choices(scope, card_of(game, id).plan)


CAN_PLAY: Final[Conditions] = (
    Condition("103.6.1", "行動権がない", "you do not have the right to act", has_right),
    Condition("504.2", "手札にない", "it is not in your hand", is_in_hand),
    Condition("504.1", "手札からプレイするカードではない", "it is not played from the hand", is_playable),
    Condition("504.1.3.2", "プレイできる時ではない", "it is not the time to play it", is_time_to_play),
    Condition("209.1.1", "ONのPPが足りない", "not enough PP are ON", can_pay_card),
    Condition("209.1.2", "その色のカードがPPにない", "no card of its colour is in PP", has_pp_colours),
    Condition("103.1.2", "プレイできない効果を受けている", "an effect says that it cannot be played", may_be_played),
    Condition("504.1.3", "プレイの条件を満たしていない", "its condition is not met", is_card_usable),
    Condition("406.2.4", "対象や装備先を選べない", "no target or bearer can be chosen", has_card_targets),
)


# Invoking an activated ability: `object` is the card in play, `number` the place of the ability among the card's.


def ability_at(game: Game, id: ObjectId, number: int) -> ActivatedAbility | None:
    """The activated ability at a place among those a card in play has."""
    card = game.object(id)
    if card is None or card.card < 0 or not game.map.kind_of[card.zone].bit & IN_PLAY:
        return None
    abilities = game.values(id).abilities
    ability = abilities[number] if 0 <= number < len(abilities) else None
    return ability if isinstance(ability, ActivatedAbility) else None


def is_activated_ability(game: Game, player: PlayerId, id: ObjectId, number: int) -> bool:
    """504.1.4: such an ability of a card that one controls."""
    card = game.object(id)
    return card is not None and card.controller == player and ability_at(game, id, number) is not None


def is_time_to_activate(game: Game, player: PlayerId, id: ObjectId, number: int) -> bool:
    """504.1.4.1-2."""
    ability = ability_at(game, id, number)
    return ability is not None and (not ability.is_main or is_main_timing(game, player))


def may_be_activated(game: Game, player: PlayerId, id: ObjectId, number: int) -> bool:
    """103.1.2: nothing says that it cannot be invoked; a text may name the keyword it means."""
    ability = ability_at(game, id, number)
    if ability is None or concerns(game, "forbid:activate", id, 0):
        return False
    return not (ability.keyword and concerns(game, "forbid:activate_" + ability.keyword, id, 0))


def has_uses_left(game: Game, player: PlayerId, id: ObjectId, number: int) -> bool:
    """So often a turn, if its text says so."""
    ability = ability_at(game, id, number)
    return ability is not None and (not ability.times or uses(game, id, ability) < ability.times)


def is_ability_usable(game: Game, player: PlayerId, id: ObjectId, number: int) -> bool:
    """The conditions that its text names."""
    ability = ability_at(game, id, number)
    scope = Scope(game, {}, id, player)
    return ability is not None and all(condition.holds(scope) for condition in ability.conditions)


def can_pay_ability(game: Game, player: PlayerId, id: ObjectId, number: int) -> bool:
    """209.1.3: the whole cost."""
    ability = ability_at(game, id, number)
    return ability is not None and can_pay(Scope(game, {}, id, player), 0, ability.costs)


def has_ability_targets(game: Game, player: PlayerId, id: ObjectId, number: int) -> bool:
    """406.2.4."""
    ability = ability_at(game, id, number)
    return ability is not None and has_choices(Scope(game, {}, id, player), ability.plan)


CAN_ACTIVATE: Final[Conditions] = (
    Condition("103.6.1", "行動権がない", "you do not have the right to act", has_right),
    Condition("504.1.4", "自分の起動能力ではない", "it is no activated ability of yours", is_activated_ability),
    Condition("504.1.4.1", "起動できる時ではない", "it is not the time to activate it", is_time_to_activate),
    Condition("302.5", "このターンにもう使っている", "it was used as often as allowed this turn", has_uses_left),
    Condition("209.1.3", "コストを支払えない", "its cost cannot be paid", can_pay_ability),
    Condition("103.1.2", "発動できない効果を受けている", "an effect says that it cannot be invoked", may_be_activated),
    Condition("504.1.4.2", "発動の条件を満たしていない", "its condition is not met", is_ability_usable),
    Condition("406.2.4", "対象を選べない", "no target can be chosen", has_ability_targets),
)


# Going to the end phase


def is_time_to_end(game: Game, player: PlayerId, id: ObjectId, number: int) -> bool:
    """504.1.6.1, 103.6.2.2: in one's own main phase, with nothing waiting."""
    return is_main_timing(game, player)


def is_free_to_end(game: Game, player: PlayerId, id: ObjectId, number: int) -> bool:
    """103.1.2: nobody must still attack."""
    return not obliged(game, player)


CAN_END: Final[Conditions] = (
    Condition("103.6.1", "行動権がない", "you do not have the right to act", has_right),
    Condition("504.1.6.1", "処理領域に何もない自分のメインフェイズではない", "not now", is_time_to_end),
    Condition("103.1.2", "攻撃しなければならない味方がいる", "an ally must attack first", is_free_to_end),
)


# Passing


def may_pass_now(game: Game, player: PlayerId, id: ObjectId, number: int) -> bool:
    """103.6.1.5.1: not in a main phase with nothing waiting."""
    return phase(game) != "main" or not is_area_empty(game)


CAN_PASS: Final[Conditions] = (
    Condition("103.6.1", "行動権がない", "you do not have the right to act", has_right),
    Condition("103.6.1.5.1", "メインフェイズで処理領域に何もない", "nothing waits in the main phase", may_pass_now),
)


def actions(game: Game, player: PlayerId, barred: tuple[str, ...] = ()) -> list[Option]:
    """103.6.2.1, 103.7.1: passing, plays, abilities, attacks and the end of the main phase that are legal now."""
    if holder_of_right(game) != player:
        return []
    options = [Option("pass")] if passes(CAN_PASS, game, player, 0) else []
    for id in game.zone(HAND, player):
        if passes(CAN_PLAY, game, player, id):
            options.append(Option("play", id))
    for id in in_play(game, player):
        for number, ability in enumerate(game.values(id).abilities):
            if isinstance(ability, ActivatedAbility) and passes(CAN_ACTIVATE, game, player, id, number):
                options.append(Option("activate", id, number))
    if is_main_timing(game, player):
        options.extend(Option("attack", id) for id in allies(game, player) if passes(CAN_ATTACK, game, player, id))
        if passes(CAN_END, game, player, 0):
            options.append(Option("end"))
    return [option for option in options if key_of(option) not in barred] if barred else options


def key_of(option: Option) -> str:
    """The name by which something that proved impossible is barred."""
    return f"{option.verb}/{option.object}/{option.number}"
