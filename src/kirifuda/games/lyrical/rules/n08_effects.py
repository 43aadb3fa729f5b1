"""N-8 エフェクトの使用: which effects of a character, its items' among them, can be used now."""

from __future__ import annotations

from typing import Final

from kirifuda import effects as e
from kirifuda import kernel as k
from kirifuda.customs.actions import Action, Source
from kirifuda.games.lyrical.abilities import EffectAbility
from kirifuda.games.lyrical.rules.common import (
    characters,
    has_settled,
    has_waited,
    is_allowed,
    is_answering,
    is_known,
    is_main_timing,
    is_unacted,
    printed,
    setups_of,
)
from kirifuda.games.lyrical.rules.n01_extra_costs import payable
from kirifuda.games.lyrical.rules.n01_payment import has_cost, has_factor, price_of_effect
from kirifuda.games.lyrical.rules.n07_using import uses
from kirifuda.games.lyrical.rules.n09_attacks import HAS_RIGHT, IS_ACTING

# `object` is the character, `number` the place of the effect among its abilities.


def effect_at(game: k.Game, id: k.ObjectId, number: int) -> EffectAbility | None:
    """N-8.1: the effect at a place among the abilities of a card in play, an item's among them (N-3.1)."""
    if not is_known(game, id):
        return None
    abilities = game.values(id).abilities
    ability = abilities[number] if 0 <= number < len(abilities) else None
    return ability if isinstance(ability, EffectAbility) else None


def effects_of(game: k.Game, id: k.ObjectId) -> list[int]:
    """N-8.1: the places of its effects."""
    return [at for at, ability in enumerate(game.values(id).abilities) if isinstance(ability, EffectAbility)]


def is_time_for_effect(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    """N-7.1, A49: in one's own main phase, or in answer."""
    return is_main_timing(game, player) or is_answering(game, player)


def is_not_acted(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    """N-8.4, A45: items on an acted character too; unless a text says otherwise."""
    if is_unacted(game, id) or is_allowed(game, "effect:acted", id):
        return True
    effect = effect_at(game, id, number)
    return effect is not None and effect.plan.even_acted


def is_not_new(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    """N-8.5, N-1.5, N-12.1: it did not come this turn, or has シュネラー, or a text lets it."""
    return has_waited(game, id) or is_allowed(game, "effect:new", id)


def is_not_just_set_up(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    """N-2.5, N-12.1: it was not set up this turn, or has シュネラー, or a text lets it."""
    return has_settled(game, id) or is_allowed(game, "effect:set_up", id)


def can_pay_factor(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    """N-8.2-3: the factor before the slash."""
    effect = effect_at(game, id, number)
    return effect is None or has_factor(game, player, price_of_effect(game, id, effect))


def can_pay_cost(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    """N-8.2-3: the cost behind it."""
    effect = effect_at(game, id, number)
    return effect is None or has_cost(game, player, price_of_effect(game, id, effect))


def has_uses_left(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    """N-8.3: any number of times, unless its text says otherwise."""
    effect = effect_at(game, id, number)
    return effect is None or not effect.times or uses(game, id, effect.key) < effect.times


def may_be_used(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    """A40: nothing says that it cannot be used."""
    if is_answering(game, player) and e.concerns(game, "forbid:answer_effect", e.player_target(player), id):
        return False
    return not e.concerns(game, "forbid:effect", id, 0)


def is_its_time(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    """N-8.1: what its own text asks for is so."""
    effect = effect_at(game, id, number)
    return effect is None or e.all_hold(effect.plan.conditions, e.Scope(game, {}, id, player))


def has_targets(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    """A50: what must be chosen can be."""
    effect = effect_at(game, id, number)
    return effect is None or e.has_choices(e.Scope(game, {}, id, player), effect.plan)


def can_pay_more(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    """N-8.2: what its text asks for besides."""
    effect = effect_at(game, id, number)
    return effect is None or all(payable(game, cost, id, player, player) for cost in effect.plan.costs)


def has_effect(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    """N-8.1: it has an effect at all."""
    return is_known(game, id) and any(isinstance(ability, EffectAbility) for ability in game.values(id).abilities)


def is_not_covered(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    """N-2.3: no card that lies below the uppermost one of a character has an effect."""
    card = game.object(id)
    if card is None or card.card < 0:
        return True
    lower = [card, *[game.state.objects[under] for under in setups_of(game, id)]][:-1]
    return not any(
        isinstance(ability, EffectAbility) for under in lower for ability in printed(game, under).printed.abilities
    )


USING_EFFECT: Final[Action] = Action(
    "effect",
    IS_ACTING,
    Source("N-8.1", "自分のエフェクトではない", "it is no effect of yours", characters),
    now=(
        HAS_RIGHT,
        k.Condition("N-7.1", "使用できる時ではない", "it is not the time to use it", is_time_for_effect),
    ),
    able=(
        k.Condition("N-8.4", "行動済みのキャラクターは使えない", "the character is acted", is_not_acted),
        k.Condition("N-8.5", "このターンに場に出た", "the character came this turn", is_not_new, also=("N-1.5",)),
        k.Condition("N-2.5", "このターンにセットアップした", "the character was set up this turn", is_not_just_set_up),
        k.Condition("N-1.2", "ファクターが足りない", "the factor cannot be paid", can_pay_factor, also=("N-8.3",)),
        k.Condition("N-1.3", "コストを払えない", "the deck is too small for the cost", can_pay_cost, also=("N-8.3",)),
        k.Condition("N-8.3", "このターンにもう使っている", "it was used as often as its text allows", has_uses_left),
        k.Condition(
            "N-8.1", "使用できない効果を受けている", "a text says that it cannot be used", may_be_used, also=("N-4.2",)
        ),
        k.Condition("N-8.1", "テキストの条件を満たしていない", "its text does not let it be used now", is_its_time),
        k.Condition("N-7.5", "対象を選べない", "no target can be chosen", has_targets),
        k.Condition("N-8.2", "追加のコストを払えない", "what its text asks for besides cannot be paid", can_pay_more),
    ),
    numbers=effects_of,
    none=(
        k.Condition("N-8.1", "エフェクトを持っていない", "it has no effect", has_effect),
        k.Condition("N-2.3", "下にあるカードのエフェクトは無視される", "what lies below it is ignored", is_not_covered),
    ),
)
