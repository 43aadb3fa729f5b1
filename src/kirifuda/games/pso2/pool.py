"""The printed cards of one game, with what the rules keep about them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kirifuda.games.pso2.abilities import DROP, PROLIFERATE, TriggeredAbility, has_keyword
from kirifuda.games.pso2.rules.r205_items import ARMOUR_RULE, WEAPON_CHANGE
from kirifuda.games.pso2.rules.r215_states import FREEZE
from kirifuda.games.pso2.values import PsoCard
from kirifuda.kernel.rulebook import Pool

if TYPE_CHECKING:
    from kirifuda.effects.history import HistoryPlan
    from kirifuda.effects.plans import ActivationPlan, FilterPlan
    from kirifuda.kernel.characteristics import PrintedCard


MOST_COPIES: Final = 9
"""302.11: how many of a card with Proliferate a deck may hold."""


class PsoPool(Pool):
    """Cards and everything their texts made."""

    __slots__ = ("history", "searches")

    def __init__(self) -> None:
        super().__init__()
        self.history: dict[str, list[HistoryPlan]] = {}
        """What texts want counted, by kind of event."""
        self.searches: dict[str, FilterPlan] = {}
        """301.2: what texts look for in a deck, by the key of the phrase; a frame that held the cards would tell."""
        self.add_change(FREEZE)
        self.add_change(WEAPON_CHANGE)
        self.add_ability(ARMOUR_RULE)

    def copy(self) -> PsoPool:
        """A pool to add to. Cards and what their texts mean are shared."""
        new = PsoPool()
        new.cards = self.cards.copy()
        new.numbers = self.numbers.copy()
        new.abilities = self.abilities.copy()
        new.changes = self.changes.copy()
        new.procedures = self.procedures.copy()
        new.active_elsewhere = self.active_elsewhere.copy()
        new.zones_elsewhere = self.zones_elsewhere
        new.searches = self.searches.copy()
        new.history = {kind: plans.copy() for kind, plans in self.history.items()}
        return new

    def add(self, card: PrintedCard) -> int:
        index = super().add(card)
        if isinstance(card, PsoCard):
            if card.second is not None:
                for ability in card.second.abilities:
                    self.add_ability(ability)
            if card.plan is not None:
                self.add_plan(card.plan)
            drops = [
                ability
                for ability in card.printed.abilities
                if isinstance(ability, TriggeredAbility) and ability.keyword == DROP
            ]
            card.drops = tuple(drops)
            if has_keyword(card.printed.abilities, PROLIFERATE):
                card.deck_limit = MOST_COPIES
        return index

    def add_plan(self, plan: ActivationPlan) -> None:
        """Enter what a card runs, so that saves can name it."""
        procedure = plan.procedure
        self.procedures[procedure.name] = procedure

    def card_at(self, index: int) -> PsoCard:
        """The printed card, as this game's type."""
        card = self.cards[index]
        assert isinstance(card, PsoCard)
        return card


def pool_of(pool: Pool) -> PsoPool:
    """The pool as this game's type."""
    assert isinstance(pool, PsoPool)
    return pool
