"""903.2: how an activation begins: what is activated, by whom, and on which terms."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from kirifuda import effects as e
from kirifuda import kernel as k
from kirifuda.customs.said import SaidBy
from kirifuda.games.magical_duel.zones import CHASE

if TYPE_CHECKING:
    from kirifuda.games.magical_duel.abilities import ActivatedAbility, TriggeredAbility

CARD: Final = k.Slot[int]("_card")
"""The card to be activated, where it is before; 0 for an ability."""
ABILITY: Final = k.Slot[str]("_ability")
"""Key of the ability to be activated; empty for a card."""
SOURCE: Final = k.Slot[int]("_source")
"""The card that has the ability."""
FREE: Final = k.Slot[int]("_free")
"""On which terms: one of the three below."""
COSTS_FROM: Final = k.Slot[str]("_costs_from")
"""Key of the ability whose cost stands in for the card's: a Break, or what the text of an effect says."""
COST_SOURCE: Final = k.Slot[int]("_cost_source")
"""The card whose text names that cost, if it is not the activated card itself."""
BY: Final = k.Slot[int]("_by")
"""Whoever activates."""

FROM_MENU: Final = k.Slot[int]("_from_menu")
"""1 if the player chose it at priority, so that timing counts."""

OBJECT: Final = k.Slot[int]("_object")
"""The card or ability on the chase, once it lies there; 0 for an aether ability."""
AETHER: Final = k.Slot[int]("_aether")
"""907.1: 1 where activating an aether ability set a triggered ability off, which may then be one itself."""

PAID: Final = 0
"""The usual cost is paid."""
UNPAID: Final = 1
"""903.2g-ii: without paying."""
FOR_ANOTHER: Final = 2
"""1103.3b, 903.2g-i: another cost stands in for the card's."""


def card_slots(card: k.ObjectId, player: k.PlayerId, terms: int) -> dict[str, k.Value]:
    """The activation of a card."""
    return {CARD.name: card, ABILITY.name: "", SOURCE.name: card, FREE.name: terms, BY.name: player}


def ability_slots(key: str, source: k.ObjectId, player: k.PlayerId, terms: int) -> dict[str, k.Value]:
    """The activation of an ability."""
    return {CARD.name: 0, ABILITY.name: key, SOURCE.name: source, FREE.name: terms, BY.name: player}


def menu_slots(game: k.Game, player: k.PlayerId, option: k.Option) -> dict[str, k.Value]:
    """The activation that was chosen from the menu."""
    if option.verb == "play":
        slots = card_slots(option.object, player, PAID)
        slots[FROM_MENU.name] = 1
        return slots
    ability = game.values(option.object).abilities[option.number]
    return ability_slots(ability.key, option.object, player, PAID)


def trigger_slots(waiting: k.Waiting) -> dict[str, k.Value]:
    """The activation of a triggered ability; what its event bound stays bound."""
    slots = ability_slots(waiting.ability.key, waiting.source, waiting.controller, PAID)
    slots.update(waiting.bindings)
    return slots


class SetChoices(k.SetItem):
    """203.4: with the choices for a card on the chase its cost may be another."""

    def apply(self, game: k.Game) -> int:
        result = super().apply(game)
        game.touch(CHASE.bit)
        return result


USED: Final = "used:"
"""With the key of an ability: what is counted on its card when it is activated."""


EVER_USED: Final = "ever_used:"
"""The same, counted for good."""


def uses(game: k.Game, source: k.ObjectId, key: str) -> int:
    """How often the ability of this card was activated this turn."""
    card = e.present_or_last(game, source)
    return 0 if card is None else e.times_of_card(game, USED + key, card)


def is_used_up(game: k.Game, source: k.ObjectId, ability: ActivatedAbility | TriggeredAbility) -> bool:
    """905.1: whether it was activated as often as it says that it may be."""
    if ability.times and uses(game, source, ability.key) >= ability.times:
        return True
    if not ability.times_a_game:
        return False
    card = e.present_or_last(game, source)
    return card is not None and card.mark(EVER_USED + ability.key) >= ability.times_a_game


def count_use(game: k.Game, source: k.ObjectId, key: str, *, in_game: bool = False) -> list[k.Event]:
    """One more activation, noted on the card or on what is remembered of it (906.8)."""
    card = e.present_or_last(game, source)
    if card is None:
        return []
    events = [e.count_for_card(game, USED + key, card)]
    if in_game:
        events.append(k.SetMark(card.id, EVER_USED + key, card.mark(EVER_USED + key) + 1))
    return events


@dataclass(eq=False)
class Activated(SaidBy):
    """903.1: a card or ability has been activated. `object` is on the chase, or 0 for an aether ability."""

    kind = "activate"
    card_source: k.ObjectId
    ability: str
    """Key of the ability; empty for a card."""
