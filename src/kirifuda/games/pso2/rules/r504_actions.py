"""504.1, 103.6.2 行動権を使用するアクション: everything that a player could do with the right to act now."""

from __future__ import annotations

from typing import Final

from kirifuda import effects as e
from kirifuda import kernel as k
from kirifuda.customs.actions import Action, Aim, Source, cards_in, menu, unbarred
from kirifuda.customs.turns import phase
from kirifuda.games.pso2.abilities import QUICK, ActivatedAbility
from kirifuda.games.pso2.rules.common import (
    card_of,
    holder_of_right,
    in_play,
    is_area_empty,
    is_quick_active,
    values_of,
)
from kirifuda.games.pso2.rules.r205_items import CAN_BEAR, bearers
from kirifuda.games.pso2.rules.r209_costs import has_colours, points_of, price, ready_points
from kirifuda.games.pso2.rules.r209_trying import hangs_together, is_possible
from kirifuda.games.pso2.rules.r406_processing_area import is_kind_forbidden, uses
from kirifuda.games.pso2.rules.r506_attacks import ATTACKING, HAS_RIGHT, IS_ACTING, has_right, obliged
from kirifuda.games.pso2.rules.r506_retargeting import (
    is_ally_attacked,
    is_cry_accepted,
    is_cry_in_time,
    is_not_sole_target,
)
from kirifuda.games.pso2.values import ACTIVE, ANY_ITEM, CHARACTER, EQUIPMENT
from kirifuda.games.pso2.zones import DISCARD, HAND, IN_PLAY

NO_RIGHT: Final = ("行動権がない", "you do not have the right to act")
NOT_YOUR_TURN: Final = ("自分のターンではない", "it is not your turn")
NOT_MAIN: Final = ("メインフェイズではない", "it is not the main phase")
NOT_FREE: Final = ("処理領域が空でない", "something still waits")
BY_THE_RULE: Final = ("103.6.2.2",)
"""The clause that says of characters, items, attacks and the end phase at once when they are possible."""

# Playing a card: `object` is the card in the hand.


def is_playable(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    """504.1.1, 504.1.2, 504.1.3: a character, item or active."""
    return is_known(game, id) and bool(values_of(game, id).kind & (CHARACTER | ANY_ITEM | ACTIVE))


def is_known(game: k.Game, id: k.ObjectId) -> bool:
    """A card that is there and not hidden from whoever asks."""
    card = game.object(id)
    return card is not None and card.card >= 0


def has_right_for_quick_card(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    """504.1.3.2: an active without 【Main】 asks for the right to act, and for no time."""
    return has_right(game, player, id, number) or not (is_known(game, id) and is_quick_active(game, id))


def waits_for_main(game: k.Game, id: k.ObjectId) -> bool:
    """G.39, 504.1.3.1: an active with 【Main】."""
    return is_known(game, id) and bool(values_of(game, id).kind & ACTIVE) and not is_quick_active(game, id)


def is_turn_for_character(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    """504.1.1: characters in one's own turn."""
    return not is_of_kind(game, id, CHARACTER) or game.turn_player() == player


def is_free_for_character(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    """504.1.1.1: characters with nothing waiting."""
    return not is_of_kind(game, id, CHARACTER) or is_area_empty(game)


def is_turn_for_item(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    """504.1.2: items in one's own turn."""
    return not is_of_kind(game, id, ANY_ITEM) or game.turn_player() == player


def is_free_for_item(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    """504.1.2.1: items with nothing waiting."""
    return not is_of_kind(game, id, ANY_ITEM) or is_area_empty(game)


def is_phase_for_card(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    """103.6.2.2: characters and items in the main phase."""
    return not is_of_kind(game, id, CHARACTER | ANY_ITEM) or phase(game) == "main"


def is_free_for_main(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    """504.1.3.1: 【Main】 with nothing waiting."""
    return not waits_for_main(game, id) or is_area_empty(game)


def is_main_for_card(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    """G.39: 【Main】 in one's own main phase; a quick active whenever one has the right to act (504.1.3.2)."""
    return not waits_for_main(game, id) or is_own_main(game, player)


def is_own_main(game: k.Game, player: k.PlayerId) -> bool:
    """103.6.2.2: the main phase of one's own turn."""
    return game.turn_player() == player and phase(game) == "main"


def is_of_kind(game: k.Game, id: k.ObjectId, kind: int) -> bool:
    """200.1: a card that one knows to be of a kind."""
    return is_known(game, id) and bool(values_of(game, id).kind & kind)


def may_be_played(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    """103.1.2: nothing says that it cannot be played."""
    if e.concerns(game, "forbid:play", e.player_target(player), id):
        return False
    is_quick = is_known(game, id) and is_quick_active(game, id)
    return not is_quick or not e.concerns(game, "forbid:invoke_" + QUICK, e.player_target(player), id)


def is_time_for_card(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    """504.1.3, 103.1.1: what its text asks for before it can be played is so."""
    plan = card_of(game, id).plan if is_known(game, id) else None
    return plan is None or e.all_hold(plan.conditions, e.Scope(game, {}, id, player))


def has_pp_colours(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    """209.1.2."""
    return is_known(game, id) and has_colours(game, player, id, number)


def can_pay_card(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    """209.1.1: enough PP are ON."""
    return is_known(game, id) and price(game, id) <= len(ready_points(game, player))


def has_somebody_to_bear(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    """205.4.3, 504.2: an ally of a class that fits a weapon or armour, who can be named to bear it."""
    return not is_of_kind(game, id, EQUIPMENT) or bool(bearers(game, player, id))


def has_card_targets(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    """504.2, 406.2.4: targets for an active."""
    return is_known(game, id) and e.has_choices(e.Scope(game, {}, id, player), card_of(game, id).plan)


PLAYING: Final[Action] = Action(
    "play",
    IS_ACTING,
    Source("504.2", "手札にない", "it is not in your hand", cards_in(HAND)),
    now=(HAS_RIGHT,),
    able=(
        k.Condition("504.1", "手札からプレイするカードではない", "it is not played from the hand", is_playable),
        k.Condition("504.1.1", *NOT_YOUR_TURN, is_turn_for_character, also=BY_THE_RULE),
        k.Condition("504.1.1.1", *NOT_FREE, is_free_for_character, also=(*BY_THE_RULE, "103.7.1.1")),
        k.Condition("504.1.2", *NOT_YOUR_TURN, is_turn_for_item, also=BY_THE_RULE),
        k.Condition("504.1.2.1", *NOT_FREE, is_free_for_item, also=(*BY_THE_RULE, "103.7.1.1")),
        k.Condition("103.6.2.2", *NOT_MAIN, is_phase_for_card),
        k.Condition("504.1.3.1", *NOT_FREE, is_free_for_main, also=("G.39", "103.7.1.1")),
        k.Condition("G.39", "自分のメインフェイズではない", "it is not your main phase", is_main_for_card),
        k.Condition("103.1.1", "プレイできる時ではない", "its text does not let it be played now", is_time_for_card),
        k.Condition("209.1.1", "ONのPPが足りない", "not enough PP are ON", can_pay_card),
        k.Condition("209.1.2", "その色のカードがPPにない", "no card of its colour is in PP", has_pp_colours),
        k.Condition(
            "103.1.2", "プレイできない効果を受けている", "an effect says that it cannot be played", may_be_played
        ),
        k.Condition(
            "205.4.3",
            "クラスの合う味方がいない",
            "no ally is of a class that fits",
            has_somebody_to_bear,
            also=("504.2",),
        ),
        k.Condition("406.2.4", "対象を選べない", "no target can be chosen", has_card_targets, also=("504.2",)),
    ),
    parts=(k.Condition("504.1.3.2", *NO_RIGHT, has_right_for_quick_card, also=("103.6.1",)),),
    aims=(Aim("bearer", CAN_BEAR),),
)


# Invoking an activated ability: `object` is the card in play, `number` the place of the ability among the card's.


def ability_at(game: k.Game, id: k.ObjectId, number: int) -> ActivatedAbility | None:
    """300.4.1: the activated ability at a place among those a card has, where it works: in play, if it does not say
    otherwise."""
    card = game.object(id)
    if card is None or card.card < 0:
        return None
    abilities = game.values(id).abilities
    ability = abilities[number] if 0 <= number < len(abilities) else None
    if not isinstance(ability, ActivatedAbility):
        return None
    return ability if (ability.zones or IN_PLAY) & game.map.kind_of[card.zone].bit else None


def invocable(game: k.Game, player: k.PlayerId) -> list[k.ObjectId]:
    """504.1.4, 300.4.1: what one controls in play, and what one knows to have abilities that work off the field."""
    elsewhere = [id for id in (*game.zone(HAND, player), *game.zone(DISCARD, player)) if works_elsewhere(game, id)]
    return [*in_play(game, player), *elsewhere]


def abilities_of(game: k.Game, id: k.ObjectId) -> list[int]:
    """The places of the activated abilities that work where their card is."""
    abilities = game.values(id).abilities
    found = [at for at, ability in enumerate(abilities) if isinstance(ability, ActivatedAbility)]
    return [at for at in found if ability_at(game, id, at) is not None] if found else found


def works_elsewhere(game: k.Game, id: k.ObjectId) -> bool:
    """300.4.1: whether a card that one knows has an ability that works off the field."""
    return is_known(game, id) and card_of(game, id).works_elsewhere


def is_quick_ability(game: k.Game, id: k.ObjectId, number: int) -> bool:
    """103.7.1.1.1: an activated ability without 【Main】."""
    ability = ability_at(game, id, number)
    return ability is not None and not ability.is_main


def has_right_for_quick_ability(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    """504.1.4.2: without 【Main】 it asks for the right to act, and for no time."""
    return has_right(game, player, id, number) or not is_quick_ability(game, id, number)


def is_free_for_ability(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    """504.1.4.1: 【Main】 with nothing waiting."""
    ability = ability_at(game, id, number)
    return ability is None or not ability.is_main or is_area_empty(game)


def is_main_for_ability(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    """G.39: 【Main】 in one's own main phase; others whenever one has the right to act (504.1.4.2)."""
    ability = ability_at(game, id, number)
    return ability is None or not ability.is_main or is_own_main(game, player)


def may_be_activated(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    """103.1.2: no text names its keyword or its kind and says that it cannot be invoked."""
    ability = ability_at(game, id, number)
    if ability is None or (ability.keyword and e.concerns(game, "forbid:activate_" + ability.keyword, id, 0)):
        return False
    return not is_kind_forbidden(game, player, id, ability)


def has_uses_left(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    """So often a turn, if its text says so."""
    ability = ability_at(game, id, number)
    return ability is not None and (not ability.times or uses(game, id, ability) < ability.times)


def is_its_time(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    """209.1: what its text asks for before it can be invoked is so."""
    ability = ability_at(game, id, number)
    return ability is not None and e.all_hold(ability.conditions, e.Scope(game, {}, id, player))


def has_points(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    """209.1.3: enough PP are ON."""
    ability = ability_at(game, id, number)
    if ability is None:
        return False
    return points_of(e.Scope(game, {}, id, player), ability.costs) <= len(ready_points(game, player))


def can_do_cost(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    """209.1.3.1: what else the cost asks for, each part after those before it."""
    ability = ability_at(game, id, number)
    if ability is None:
        return False
    if hangs_together(ability.costs) and has_points(game, player, id, number):
        return not has_ability_targets(game, player, id, number) or is_possible(game, player, id, ability)
    return all(part.payable(e.Scope(game, {}, id, player)) for part in ability.costs)


def has_ability_targets(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    """406.2.4."""
    ability = ability_at(game, id, number)
    return ability is not None and e.has_choices(e.Scope(game, {}, id, player), ability.plan)


ACTIVATING: Final[Action] = Action(
    "activate",
    IS_ACTING,
    Source("504.1.4", "自分の起動能力ではない", "it is no activated ability of yours", invocable),
    now=(HAS_RIGHT,),
    able=(
        k.Condition("504.1.4.1", *NOT_FREE, is_free_for_ability, also=("G.39", "103.7.1.1")),
        k.Condition("G.39", "自分のメインフェイズではない", "it is not your main phase", is_main_for_ability),
        k.Condition("302.5", "許された回数をもう使っている", "it was used as often as its text allows", has_uses_left),
        k.Condition("209.1", "発動できる時ではない", "its text does not let it be invoked now", is_its_time),
        k.Condition("209.1.3", "ONのPPが足りない", "not enough PP are ON", has_points),
        k.Condition(
            "209.1.3.1",
            "コストに書かれたことができない",
            "what its cost asks for cannot be done",
            can_do_cost,
            also=("209.1.3",),
        ),
        k.Condition(
            "103.1.2", "発動できない効果を受けている", "an effect says that it cannot be invoked", may_be_activated
        ),
        k.Condition("302.1b", "味方が攻撃されていない", "no ally is being attacked", is_ally_attacked),
        k.Condition("302.1b", "もう攻撃の対象になっている", "it alone is attacked already", is_not_sole_target),
        k.Condition("506.4.2", "攻撃参加ステップを過ぎた", "the attack joining step is over", is_cry_in_time),
        k.Condition("302.10", "侵食の攻撃は移せない", "an attack with Erosion stays where it is", is_cry_accepted),
        k.Condition("406.2.4", "対象を選べない", "no target can be chosen", has_ability_targets),
    ),
    parts=(k.Condition("504.1.4.2", *NO_RIGHT, has_right_for_quick_ability, also=("103.6.1",)),),
    numbers=abilities_of,
)


# Going to the end phase


def is_turn_to_end(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    """504.1.6: in one's own turn."""
    return game.turn_player() == player


def is_phase_to_end(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    """103.6.2.2: in the main phase."""
    return phase(game) == "main"


def is_free_to_end(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    """504.1.6.1: with nothing waiting."""
    return is_area_empty(game)


def is_nobody_obliged(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    """103.1.2: nobody must still attack."""
    return not obliged(game, player)


ENDING: Final[Action] = Action(
    "end",
    IS_ACTING,
    now=(
        HAS_RIGHT,
        k.Condition("504.1.6", *NOT_YOUR_TURN, is_turn_to_end, also=BY_THE_RULE),
        k.Condition("103.6.2.2", *NOT_MAIN, is_phase_to_end),
        k.Condition("504.1.6.1", *NOT_FREE, is_free_to_end, also=BY_THE_RULE),
        k.Condition("103.1.2", "攻撃しなければならない味方がいる", "an ally must attack first", is_nobody_obliged),
    ),
)


# Passing


def may_pass_now(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    """103.6.1.5.1: not in a main phase with nothing waiting."""
    return phase(game) != "main" or not is_area_empty(game)


PASSING: Final[Action] = Action(
    "pass",
    IS_ACTING,
    now=(
        HAS_RIGHT,
        k.Condition(
            "103.6.1.5.1", "メインフェイズで処理領域に何もない", "nothing waits in the main phase", may_pass_now
        ),
    ),
)


ACTIONS: Final[tuple[Action, ...]] = (PASSING, PLAYING, ACTIVATING, ATTACKING, ENDING)
"""In the order of the menu."""


def actions(game: k.Game, player: k.PlayerId, barred: tuple[str, ...] = ()) -> list[k.Option]:
    """103.6.2.1, 103.7.1: passing, plays, abilities, attacks and the end of the main phase that are legal now."""
    if holder_of_right(game) != player:
        return []
    return unbarred(menu(ACTIONS, game, player), barred)
