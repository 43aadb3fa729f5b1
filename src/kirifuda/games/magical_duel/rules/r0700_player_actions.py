"""700 プレイヤーの行動: what a player with priority may do, as named conditions."""

from __future__ import annotations

from typing import Final

from kirifuda import effects as e
from kirifuda import kernel as k
from kirifuda.customs.actions import Action, Source, menu
from kirifuda.games.magical_duel.rules.common import is_main_timing, values_of, was_taken_back
from kirifuda.games.magical_duel.rules.r0704_abilities import ACTIVATING, TAKEN_BACK, is_chase_open
from kirifuda.games.magical_duel.rules.r0705_switching import HAS_PRIORITY, NOT_MAIN_TIMING, TURNING
from kirifuda.games.magical_duel.rules.r0903_2_legality import has_choices, is_affordable
from kirifuda.games.magical_duel.rules.r0903_2_slots import PAID, card_slots
from kirifuda.games.magical_duel.rules.r0903_2g_costs import attribute_needs
from kirifuda.games.magical_duel.rules.r0903_2g_parts import card_tolls
from kirifuda.games.magical_duel.rules.r0903_2h_foresight import is_possible, is_trial
from kirifuda.games.magical_duel.rules.r0907_aether import CASTER_AETHER, can_cover, is_usable, potential
from kirifuda.games.magical_duel.values import BARRIER, CASTER, CONJURE, SERVANT
from kirifuda.games.magical_duel.zones import (
    DECK,
    EXILE,
    EXTRA,
    GRAVEYARD,
    HAND,
    ORBS,
)

PASS: Final = k.Option("pass")
ELSEWHERE: Final = (GRAVEYARD, EXILE, DECK, ORBS, EXTRA)


def actions(game: k.Game, player: k.PlayerId) -> list[k.Option]:
    """604: every legal action of the player who has priority; 708.1: passing is always one."""
    options = [PASS]
    points: tuple[int, ...] | None = None
    for id in (*game.zone(HAND, player), *playable_elsewhere(game, player)):
        if PLAYING.is_possible(game, player, id, 0):
            if points is None:
                points = potential(game, player)
            if is_affordable(game, player, id, points):
                options.append(k.Option("play", id))
    for holder in game.index().buckets.get("activated", NO_HOLDERS):
        if holder.controller != player:
            continue
        ability = holder.ability
        if ability is CASTER_AETHER:
            # The commonest by far: the one question that decides, asked without the detour over the list.
            if is_usable(game, player, holder.source, CASTER_AETHER):
                options.append(k.Option("activate", holder.source, ability_number(game, holder)))
        else:
            option = k.Option("activate", holder.source, ability_number(game, holder))
            # The same ability gained twice is offered once: nothing tells the two apart.
            is_legal = k.passes(ACTIVATING.checks, game, player, option.object, option.number)
            if is_legal and option not in options:
                options.append(option)
    options.extend(menu((TURNING,), game, player))
    return options


NO_HOLDERS: Final[list[k.Holder]] = []


def ability_number(game: k.Game, holder: k.Holder) -> int:
    """The place of an ability among those its card has now."""
    abilities = game.values(holder.source).abilities
    for number, ability in enumerate(abilities):
        if ability is holder.ability:
            return number
    return -1


# Activating a card: 702, 703, 706


def is_in_hand(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    """702.2, 703.2, 706.2: only from one's own hand, unless something says otherwise."""
    card = game.object(id)
    if card is None:
        return False
    return card.zone == game.map.zone(HAND, player) or e.concerns(game, "allow:play", e.player_target(player), id)


def playable_elsewhere(game: k.Game, player: k.PlayerId) -> list[k.ObjectId]:
    """702.2: the cards outside the hand that something lets a player activate."""
    if "allow:play" not in game.index().buckets:
        return []
    return [
        id
        for zone in ELSEWHERE
        for id in game.zone(zone, player)
        if e.concerns(game, "allow:play", e.player_target(player), id)
    ]


def playable(game: k.Game, player: k.PlayerId) -> list[k.ObjectId]:
    """604.2a-c, 702.2, 703.2, 706.2: the cards from which a player may activate one."""
    return [*game.zone(HAND, player), *playable_elsewhere(game, player)]


def is_entity_in_hand(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    """702.2: a servant or barrier."""
    return is_conjure(game, id) or is_in_hand(game, player, id, number)


def is_conjure_in_hand(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    """703.2: a conjure."""
    return not is_conjure(game, id) or is_in_hand(game, player, id, number)


def is_conjure(game: k.Game, id: k.ObjectId) -> bool:
    """Whether it is a conjure now."""
    return bool(values_of(game, id).kinds & CONJURE)


def is_playable_kind(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    """604.2a-c: a servant, conjure or barrier; casters are called, not activated."""
    values = values_of(game, id)
    return bool(values.kinds & (SERVANT | CONJURE | BARRIER)) and not values.kinds & CASTER


def is_servant_time(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    """604.1b, 604.2a, 1105.2: at main timing, or with Quickcast whenever one has priority."""
    return is_main_timing(game, player) or is_timeless(game, id, SERVANT)


def is_conjure_time(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    """604.2b: the same for conjures."""
    return is_main_timing(game, player) or is_timeless(game, id, CONJURE)


def is_barrier_time(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    """604.2c: the same for barriers."""
    return is_main_timing(game, player) or is_timeless(game, id, BARRIER)


def is_timeless(game: k.Game, id: k.ObjectId, kind: int) -> bool:
    """Whether a card is of another kind, or has Quickcast."""
    values = values_of(game, id)
    return not values.kinds & kind or e.has_keyword(values.abilities, "瞬動")


def is_play_allowed(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    """104.4: nothing forbids it."""
    return not e.concerns(game, "forbid:play", e.player_target(player), id)


def is_card_untried(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    """903.2h: it has not just proved impossible."""
    return not was_taken_back(game, f"play/{id}/0")


def has_legal_choices(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    """903.2e: enough legal targets."""
    return has_choices(game, player, id)


def can_pay_for(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    """1002.4: there are points for the whole cost, whatever their attributes."""
    return is_affordable(game, player, id, potential(game, player), of_any_sort=True)


def can_pay_attributes(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    """1002.3: the card's attributes can be among the points."""
    points = potential(game, player)
    return is_affordable(game, player, id, points) or can_cover(points, 0, attribute_needs(game, id), shared=False)


def can_pay_tolls(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    """903.2h: whatever else activating it asks for can be carried out, together with its cost."""
    if not card_tolls(game, player, id) or is_trial(game):
        return True
    return is_possible(game, player, "activation", card_slots(id, player, PAID), id)


MAY_PLAY: Final[k.Conditions] = (
    k.Condition("104.4", "発動が禁止されている", "an effect forbids activating it", is_play_allowed),
    k.Condition("1005.2", "チェイスできない", "what is on the chase can't be chased", is_chase_open),
)
PLAYING: Final[Action] = Action(
    "play",
    HAS_PRIORITY,
    Source("604.2", "手札にない", "it is not in your hand", playable),
    of=(k.Condition("604.2", "発動するカードではない", "it is not a card that is activated", is_playable_kind),),
    able=(
        k.Condition("604.2a", *NOT_MAIN_TIMING, is_servant_time, also=("604.2", "701.2", "702.1")),
        k.Condition("604.2b", *NOT_MAIN_TIMING, is_conjure_time, also=("604.2", "701.2", "703.1")),
        k.Condition("604.2c", *NOT_MAIN_TIMING, is_barrier_time, also=("604.2", "701.2", "702.1")),
        *MAY_PLAY,
        k.Condition("903.2e", "適正な対象がない", "there are not enough legal targets", has_legal_choices),
        k.Condition("903.2h", *TAKEN_BACK, is_card_untried),
    ),
    parts=(
        k.Condition("702.2", "手札にない", "it is not in your hand", is_entity_in_hand),
        k.Condition("703.2", "手札にない", "it is not in your hand", is_conjure_in_hand),
        k.Condition("1002.4", "オドが足りない", "there is not enough aether for its cost", can_pay_for),
        k.Condition("1002.3", "属性のオドがない", "no aether of its attribute can be paid", can_pay_attributes),
        k.Condition("903.2h", "コストを実行できない", "what it asks for besides cannot be carried out", can_pay_tolls),
    ),
)
"""The menu asks for the cost by itself: the points that there are, once for all cards."""
