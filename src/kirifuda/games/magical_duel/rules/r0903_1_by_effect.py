"""903.1 カードや能力の発動: a card or ability is activated because an effect says so."""

from __future__ import annotations

from typing import Final

from kirifuda import effects as e
from kirifuda import kernel as k
from kirifuda.games.magical_duel.abilities import ActivatedAbility, TriggeredAbility, is_activation_forbidden
from kirifuda.games.magical_duel.rules.r0700_player_actions import MAY_PLAY
from kirifuda.games.magical_duel.rules.r0903_2_activation import ACTIVATION
from kirifuda.games.magical_duel.rules.r0903_2_legality import has_choices, is_affordable
from kirifuda.games.magical_duel.rules.r0903_2_slots import (
    COST_SOURCE,
    COSTS_FROM,
    FOR_ANOTHER,
    PAID,
    UNPAID,
    ability_slots,
    card_slots,
    is_used_up,
)
from kirifuda.games.magical_duel.rules.r0903_2g_parts import card_tolls
from kirifuda.games.magical_duel.rules.r0903_2h_foresight import is_possible
from kirifuda.games.magical_duel.rules.r0907_aether import potential

PLAY_BY_EFFECT: Final = k.Procedure("play_by_effect")
CARD: Final = k.Slot[int]("card")
FREE: Final = k.Slot[int]("free")
INSTEAD: Final = k.Slot[str]("costs_from")
"""Key of the ability whose cost the effect names in place of the card's; empty if it names none."""


@PLAY_BY_EFFECT.step("903.1")
def play(game: k.Game, frame: k.Frame) -> k.Flow:
    """The card is activated: paid, free or for another cost; if it can't be, nothing happens (104.4)."""
    card = game.object(frame[CARD])
    player = frame.player
    if card is None or frame.barred or not k.passes(MAY_PLAY, game, player, card.id):
        return k.Return(0)
    if not has_choices(game, player, card.id) or not is_payable(game, frame, card.id):
        return k.Return(0)
    return k.Attempt(ACTIVATION, terms_of(frame, card.id), "play", "903.1", into="played")


def is_payable(game: k.Game, frame: k.Frame, id: k.ObjectId) -> bool:
    """Whether what the effect asks for could be paid."""
    if frame.get(INSTEAD, "") or card_tolls(game, frame.player, id) or (frame[FREE] and "cost" in game.index().buckets):
        return is_possible(game, frame.player, "activation", terms_of(frame, id), frame.source)
    return bool(frame[FREE]) or is_affordable(game, frame.player, id, potential(game, frame.player))


def terms_of(frame: k.Frame, id: k.ObjectId) -> dict[str, k.Value]:
    """How the activation begins."""
    instead = frame.get(INSTEAD, "")
    if not instead:
        return card_slots(id, frame.player, UNPAID if frame[FREE] else PAID)
    slots = card_slots(id, frame.player, FOR_ANOTHER)
    slots[COSTS_FROM.name] = instead
    slots[COST_SOURCE.name] = frame.source
    return slots


@PLAY_BY_EFFECT.step("903.1")
def report_play(game: k.Game, frame: k.Frame) -> k.Flow:
    """Whether it was activated; one that came to a halt with no way back (A62) was not."""
    return k.Return(1 if frame.slots.get("played") else 0)


ACTIVATE_BY_EFFECT: Final = k.Procedure("activate_by_effect")


@ACTIVATE_BY_EFFECT.step("903.1")
def activate(game: k.Game, frame: k.Frame) -> k.Flow:
    """An ability is activated once, without its cost (903.2g-ii); if it can't be, nothing happens."""
    key = frame.slots["ability"]
    source = frame.slots["object"]
    assert isinstance(key, str)
    assert isinstance(source, int)
    ability = game.pool.abilities[key]
    if frame.barred or not isinstance(ability, ActivatedAbility | TriggeredAbility):
        return k.DONE
    if not is_open(game, frame.player, source, ability):
        return k.DONE
    slots = ability_slots(key, source, frame.player, UNPAID)
    return k.Attempt(ACTIVATION, slots, "activate", "903.1")


def is_open(game: k.Game, player: k.PlayerId, source: k.ObjectId, ability: ActivatedAbility | TriggeredAbility) -> bool:
    """905.1: nothing forbids it, and its own limits allow it. Main timing is not asked: no effect resolves at it."""
    if is_forbidden(game, player, source, ability):
        return False
    if is_used_up(game, source, ability):
        return False
    scope = e.Scope(game, {}, source, player)
    return all(condition.holds(scope) for condition in ability.conditions)


def is_forbidden(
    game: k.Game, player: k.PlayerId, source: k.ObjectId, ability: ActivatedAbility | TriggeredAbility
) -> bool:
    """104.4, 1005.2: an effect forbids it; a triggered ability does not count as chasing, nor does aether (907.3)."""
    if isinstance(ability, TriggeredAbility):
        return e.concerns(game, "forbid:trigger", source, 0)
    me = e.player_target(player)
    if is_activation_forbidden(game, me, source, ability):
        return True
    return not ability.is_aether and e.concerns(game, "forbid:chase", me, source)
