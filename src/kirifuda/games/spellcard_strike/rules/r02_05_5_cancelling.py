"""2.5.5 打ち消し: a declaration that is cancelled does nothing; its card and its hand cost are discarded."""

from __future__ import annotations

from typing import ClassVar, Final

from kirifuda import effects as e
from kirifuda import kernel as k
from kirifuda.customs.compounds import OfOne
from kirifuda.games.spellcard_strike.abilities import CARD, CASTER, KIND
from kirifuda.games.spellcard_strike.rules.r02_05_4_targets import ATTACKERS, plan_of_item
from kirifuda.games.spellcard_strike.rules.r02_05_declarations import COSTS, Declare
from kirifuda.games.spellcard_strike.zones import CHAIN, DISCARD

CANCELLER: Final = "canceller"
"""Variable: 1 + the player whose effect cancels the declaration that is about to join the chain; 0 for none."""


class Cancelled(Declare):
    """2.5.5: what was declared has been cancelled, by an effect of `by`; for others to see."""

    kind = "cancelled"


class Cancel(OfOne):
    """2.5.5 打ち消し: a declaration of the chain does nothing any more. 2.5.5.1: its spell card and hand cost are
    discarded."""

    kind = "cancel"
    part_kinds: ClassVar[tuple[str, ...]] = ("move", "vanish", "cancelled")

    def parts(self, game: k.Game) -> list[k.Event]:
        card = game.object(self.object)
        if card is None or card.item is None or game.map.kind_of[card.zone] is not CHAIN:
            return []
        plan = plan_of_item(game, card)
        if plan is not None and not plan.is_cancellable:
            return []  # 1.1.3
        return [cancelled(card, self.by), k.Vanish(self.object), *left_behind(game, card)]


def cancelled(card: k.CardObject, by: k.PlayerId) -> k.Event:
    """The declaration that a chain loses, as others see it."""
    assert card.item is not None
    bound = card.item.bound
    kind, spell = bound.get(KIND), bound.get(CARD)
    strikers = e.ids_in(bound, ATTACKERS) or e.ids_in(bound, CASTER)
    number = spell if isinstance(spell, int) else 0
    event = Cancelled(kind if isinstance(kind, str) else "", card.controller, strikers, (), number)
    event.by = by
    return event


def left_behind(game: k.Game, card: k.CardObject) -> list[k.Event]:
    """2.5.5.1, 4.8.4, 7.1.5.3: the spell card of a declaration, if it still lies in the effect zone, and its hand cost
    go to the discard pile."""
    assert card.item is not None
    found: list[k.Event] = []
    spell = card.item.bound.get(CARD, 0)
    if isinstance(spell, int) and spell:
        found.extend(game.rulebook.way_home(game, spell, DISCARD))
    paid = card.item.bound.get(COSTS)
    if isinstance(paid, tuple):
        for id in paid:
            if isinstance(id, int):
                found.extend(game.rulebook.way_home(game, id, DISCARD))
    return found


def cancel_at_once(game: k.Game) -> k.Flow:
    """2.5.5: a declaration that something has cancelled in the check step of its own is cancelled as it joins the
    chain."""
    player = game.number(CANCELLER) - 1
    chain = game.zone(CHAIN, 0)
    if player < 0 or not chain:
        return k.NEXT
    event = Cancel(chain[-1])
    event.by = player
    return k.Do([k.SetVariable(CANCELLER, 0), event])
