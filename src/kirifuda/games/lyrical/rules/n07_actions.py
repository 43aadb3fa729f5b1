"""N-1 to N-9: what is legal for cards in hand and at the end of the main phase: the one place that says so."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kirifuda import effects as e
from kirifuda import kernel as k
from kirifuda.customs.actions import Action, Aim, OfKind, Source, cards_in
from kirifuda.customs.doubts import house
from kirifuda.games.lyrical.abilities import SETUP, StaticAbility
from kirifuda.games.lyrical.rules.common import (
    characters,
    is_answering,
    is_free_of_names,
    is_known,
    is_main_timing,
    is_name_taken,
    printed,
    values_of,
)
from kirifuda.games.lyrical.rules.n01_extra_costs import payable
from kirifuda.games.lyrical.rules.n01_payment import has_cost, has_factor, price_of_card
from kirifuda.games.lyrical.rules.n02_setup import CAN_BE_SET_UP, bases, namesakes
from kirifuda.games.lyrical.rules.n03_items import CAN_CARRY, has_room, may_carry, possible_bearers
from kirifuda.games.lyrical.rules.n07_using import FACTORS_PLACED
from kirifuda.games.lyrical.rules.n09_attacks import ATTACKING, HAS_RIGHT, IS_ACTING
from kirifuda.games.lyrical.values import CHARACTER, FACTOR_CARD, FIELD_CARD, ITEM, SET, STRATEGY, TRICK, USED
from kirifuda.games.lyrical.zones import HAND

if TYPE_CHECKING:
    from kirifuda.games.lyrical.abilities import UsePlan

FACTORS: Final = {"": 1, "one": 1, "two": 2}
"""A29: how many factor cards may be placed in a turn, by the house rule."""


# Cards in hand


IN_HAND: Final = Source("N-1.1", "手札にない", "it is not in your hand", cards_in(HAND))


def kind_of(game: k.Game, id: k.ObjectId) -> int:
    """The kind of a card, if it is known."""
    card = game.object(id)
    return 0 if card is None or card.card < 0 else printed(game, card).printed.kind


def is_setup(game: k.Game, id: k.ObjectId) -> bool:
    """N-12.4: whether a card has Setup."""
    card = game.object(id)
    return card is not None and card.card >= 0 and e.has_keyword(printed(game, card).printed.abilities, SETUP)


def can_pay_factor(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    """N-1.2, N-1.4."""
    return not is_known(game, id) or has_factor(game, player, price_of_card(game, id))


def can_pay_cost(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    """N-1.3."""
    return not is_known(game, id) or has_cost(game, player, price_of_card(game, id))


def is_main(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    """A49: in one's own main phase, with nothing that waits."""
    return is_main_timing(game, player)


# Setting a character, item or field card


def is_main_for_character(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    """N-1.1, N-7.1, A49: no character is set in answer."""
    return is_main_timing(game, player) or not kind_of(game, id) & CHARACTER


def is_main_for_item(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    """N-3.1, N-7.1, A49: nor an item."""
    return is_main_timing(game, player) or not kind_of(game, id) & ITEM


def is_main_for_field(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    """N-4.1, N-7.1, A49: nor a field card."""
    return is_main_timing(game, player) or not kind_of(game, id) & FIELD_CARD


def stands_alone(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    """N-2.1, N-12.4."""
    return not is_setup(game, id)


def is_name_free(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    """N-1.6: no other character of the quoted name."""
    if not kind_of(game, id) & CHARACTER or is_free_of_names(game, id):
        return True
    return not is_name_taken(game, player, CHARACTER, values_of(game, id).name)


def is_item_name_free(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    """N-3.2: no other item of the quoted name."""
    if not kind_of(game, id) & ITEM or is_free_of_names(game, id):
        return True
    return not is_name_taken(game, player, ITEM, values_of(game, id).name)


def has_character(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    """N-3.1: an item needs somebody to carry it."""
    return not kind_of(game, id) & ITEM or bool(possible_bearers(game, player, id))


def free_hands(game: k.Game, player: k.PlayerId, id: k.ObjectId) -> list[k.ObjectId]:
    """N-3.3: those of one's characters that have room for an item."""
    found = possible_bearers(game, player, id) if kind_of(game, id) & ITEM else []
    return [bearer for bearer in found if has_room(game, player, bearer, id)]


def has_bearer(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    """N-3.3: of one's characters, if there are any, one has room for it."""
    found = possible_bearers(game, player, id) if kind_of(game, id) & ITEM else []
    return not found or bool(free_hands(game, player, id))


def may_be_carried(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    """N-3.1, A40: of those that have room, if there are any, one is not forbidden to carry it."""
    free = free_hands(game, player, id)
    return not free or any(may_carry(game, player, bearer, id) for bearer in free)


def is_time_to_set(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    """N-1.1, N-3.1, N-4.1: what its own text asks for is so."""
    card = game.object(id)
    if card is None or card.card < 0:
        return True
    own = [one for one in printed(game, card).printed.abilities if isinstance(one, StaticAbility)]
    asked = [one.set_when for one in own if one.set_when is not None]
    return e.all_hold(tuple(asked), e.Scope(game, {}, id, player))


def may_be_set(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    """A40: nothing says that it cannot be set."""
    return not e.concerns(game, "forbid:set", e.player_target(player), id)


SETTING: Final[Action] = Action(
    "set",
    IS_ACTING,
    IN_HAND,
    now=(HAS_RIGHT,),
    kind=OfKind(
        "N-4.1",
        ("セットするカードではない", "it is no card that is set"),
        SET,
        kind_of,
        also=("N-1.1", "N-3.1"),
    ),
    of=(
        k.Condition(
            "N-12.4",
            "セットアップは単独では出せない",
            "a Setup card cannot be set alone",
            stands_alone,
            also=("N-2.1",),
        ),
    ),
    able=(
        k.Condition(
            "N-1.1",
            "自分のメインフェイズではない",
            "it is not your main phase with nothing pending",
            is_main_for_character,
            also=("N-7.1",),
        ),
        k.Condition(
            "N-3.1",
            "自分のメインフェイズではない",
            "it is not your main phase with nothing pending",
            is_main_for_item,
            also=("N-7.1",),
        ),
        k.Condition(
            "N-4.1",
            "自分のメインフェイズではない",
            "it is not your main phase with nothing pending",
            is_main_for_field,
            also=("N-7.1",),
        ),
        k.Condition(
            "N-1.6", "同じネームのキャラクターが自分の場にいる", "a character of that name is there", is_name_free
        ),
        k.Condition(
            "N-3.2", "同じネームのアイテムが自分の場にある", "an item of that name is there", is_item_name_free
        ),
        k.Condition("N-3.1", "自分の場にキャラクターがいない", "you have no character to carry it", has_character),
        k.Condition(
            "N-3.3", "これ以上セットできるキャラクターがいない", "your characters can carry no more", has_bearer
        ),
        k.Condition(
            "N-3.1", "アイテムをセットできない効果を受けている", "a text says that nobody can carry it", may_be_carried
        ),
        k.Condition("N-1.2", "ファクターが足りない", "the factor cannot be paid", can_pay_factor, also=("N-1.4",)),
        k.Condition("N-1.3", "コストを払えない", "the deck is too small for the cost", can_pay_cost),
        k.Condition("N-4.2", "セットできない効果を受けている", "an effect says that it cannot be set", may_be_set),
        k.Condition("N-4.1", "テキストの条件を満たしていない", "its text does not let it be set now", is_time_to_set),
    ),
    aims=(Aim("bearer", CAN_CARRY),),
)


# Setting up


def is_setup_card(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    """N-12.4: a character with Setup."""
    return bool(kind_of(game, id) & CHARACTER) and is_setup(game, id)


def has_namesake(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    """N-2.1."""
    return bool(namesakes(game, player, id))


def has_base(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    """N-2.4: of those, if there are any, one is un-acted."""
    return not namesakes(game, player, id) or bool(bases(game, player, id))


SETTING_UP: Final[Action] = Action(
    "set_up",
    IS_ACTING,
    IN_HAND,
    now=(
        HAS_RIGHT,
        k.Condition(
            "N-2.2",
            "自分のメインフェイズではない",
            "it is not your main phase with nothing pending",
            is_main,
            also=("N-7.1",),
        ),
    ),
    of=(k.Condition("N-12.4", "セットアップを持っていない", "it does not have Setup", is_setup_card, also=("N-2.1",)),),
    able=(
        k.Condition("N-2.1", "同じネームのキャラクターがいない", "no character of yours has its name", has_namesake),
        k.Condition("N-2.4", "そのキャラクターは行動済み", "that character is acted", has_base),
        k.Condition(
            "N-1.2", "ファクターが足りない", "the factor cannot be paid", can_pay_factor, also=("N-1.4", "N-2.2")
        ),
        k.Condition("N-1.3", "コストを払えない", "the deck is too small for the cost", can_pay_cost, also=("N-2.2",)),
        k.Condition("N-4.2", "セットできない効果を受けている", "an effect says that it cannot be set", may_be_set),
        k.Condition("N-4.1", "テキストの条件を満たしていない", "its text does not let it be set now", is_time_to_set),
    ),
    aims=(Aim("base", CAN_BE_SET_UP),),
)


# Using a strategy or trick


def is_main_for_strategy(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    """N-5.1, N-6.3, N-7.1, A49: a strategy in one's own main phase; only tricks answer, and only they are used in the
    other player's turn."""
    return is_main_timing(game, player) or not kind_of(game, id) & STRATEGY


def is_time_for_trick(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    """N-6.3-4, A6, A49: a trick in one's own main phase and in answer."""
    return is_main_timing(game, player) or is_answering(game, player) or not kind_of(game, id) & TRICK


def may_be_used(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    """A40: nothing says that it cannot be used, or not in answer (N-7.1)."""
    if is_answering(game, player) and e.concerns(game, "forbid:answer_card", e.player_target(player), id):
        return False
    return not e.concerns(game, "forbid:use", e.player_target(player), id)


def plan_of(game: k.Game, id: k.ObjectId) -> UsePlan | None:
    """What a card's use asks for."""
    card = game.object(id)
    return None if card is None or card.card < 0 else printed(game, card).plan


def is_its_time(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    """N-6.1: what its own text asks for is so."""
    plan = plan_of(game, id)
    return plan is None or e.all_hold(plan.conditions, e.Scope(game, {}, id, player))


def has_targets(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    """A50: what must be chosen can be."""
    return e.has_choices(e.Scope(game, {}, id, player), plan_of(game, id))


def can_pay_more(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    """N-1.1: what its text asks for besides."""
    plan = plan_of(game, id)
    return plan is None or all(payable(game, cost, id, player, player) for cost in plan.costs)


USING_CARD: Final[Action] = Action(
    "use",
    IS_ACTING,
    IN_HAND,
    now=(HAS_RIGHT,),
    kind=OfKind("N-6.1", ("使用するカードではない", "it is no card that is used"), USED, kind_of, also=("N-5.1",)),
    able=(
        k.Condition(
            "N-5.1",
            "自分のメインフェイズではない",
            "it is not your main phase with nothing pending",
            is_main_for_strategy,
            also=("N-6.3", "N-7.1"),
        ),
        k.Condition(
            "N-6.3", "使用できる時ではない", "it is not the time to use it", is_time_for_trick, also=("N-6.4", "N-7.1")
        ),
        k.Condition("N-1.2", "ファクターが足りない", "the factor cannot be paid", can_pay_factor, also=("N-1.4",)),
        k.Condition("N-1.3", "コストを払えない", "the deck is too small for the cost", can_pay_cost),
        k.Condition("N-4.2", "使用できない効果を受けている", "an effect says that it cannot be used", may_be_used),
        k.Condition(
            "N-6.1",
            "テキストの条件を満たしていない",
            "its text does not let it be used now",
            is_its_time,
            also=("N-5.1",),
        ),
        k.Condition("N-7.5", "対象を選べない", "no target can be chosen", has_targets),
        k.Condition("N-1.1", "追加のコストを払えない", "what its text asks for besides cannot be paid", can_pay_more),
    ),
)


# Placing a factor card, ending the main phase


def is_time_to_place(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    """A24: in the factor phase; by a house rule in the main phase."""
    if house(game, "factor_timing") == "main_phase":
        return is_main_timing(game, player)
    return game.turn_player() == player and game.state.frames[-1].procedure.name == "factor_phase"


def has_placements_left(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    """A29: one a turn, by a house rule two."""
    return game.number(FACTORS_PLACED) < FACTORS[house(game, "factors_per_turn")]


PLACING_FACTOR: Final[Action] = Action(
    "place_factor",
    IS_ACTING,
    IN_HAND,
    now=(
        HAS_RIGHT,
        k.Condition("N-10.1", "ファクターを置く時ではない", "it is not the time to place it", is_time_to_place),
        k.Condition("N-1.2", "このターンはもう置けない", "no more may be placed this turn", has_placements_left),
    ),
    kind=OfKind("N-1.2", ("ファクターカードではない", "it is no factor card"), FACTOR_CARD, kind_of),
)


def nobody_must_attack(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    """N-9.1: no character is left that a text makes attack, and that can."""
    if "must:attack" not in game.index().buckets:
        return True
    able = [one for one in characters(game, player) if ATTACKING.is_legal(game, player, one)]
    return not any(e.concerns(game, "must:attack", one, 0) for one in able)


ENDING: Final[Action] = Action(
    "end",
    IS_ACTING,
    now=(
        HAS_RIGHT,
        k.Condition(
            "N-10.1", "自分のメインフェイズではない", "it is not your main phase with nothing pending", is_main
        ),
        k.Condition(
            "N-9.1", "アタックしなければならないキャラクターがいる", "a character must attack", nobody_must_attack
        ),
    ),
)
