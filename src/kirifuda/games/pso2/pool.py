"""The printed cards of one game, with what the rules keep about them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kirifuda import effects as e
from kirifuda.games.pso2.abilities import DROP, PROLIFERATE, ActivatedAbility, TriggeredAbility
from kirifuda.games.pso2.rules.r205_items import ARMOUR_RULE, WEAPON_CHANGE
from kirifuda.games.pso2.rules.r215_states import FREEZE
from kirifuda.games.pso2.values import PsoCard

if TYPE_CHECKING:
    from kirifuda import kernel as k


MOST_COPIES: Final = 9
"""302.11: how many of a card with Proliferate a deck may hold."""


class PsoPool(e.TextPool):
    """Cards and everything their texts made."""

    __slots__ = ("searches",)

    def __init__(self) -> None:
        super().__init__()
        self.searches: dict[str, e.FilterPlan] = {}
        """301.2: what texts look for in a deck, by the key of the phrase; a frame that held the cards would tell."""
        self.add_change(FREEZE)
        self.add_change(WEAPON_CHANGE)
        self.add_ability(ARMOUR_RULE)

    def copy(self) -> PsoPool:
        """A pool to add to. Cards and what their texts mean are shared."""
        new = PsoPool()
        self.share_with(new)
        new.searches = self.searches.copy()
        return new

    def add(self, card: k.PrintedCard) -> int:
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
            card.works_elsewhere = any(
                ability.zones for ability in card.printed.abilities if isinstance(ability, ActivatedAbility)
            )
            if e.has_keyword(card.printed.abilities, PROLIFERATE):
                card.deck_limit = MOST_COPIES
        return index

    def card_at(self, index: int) -> PsoCard:
        """The printed card, as this game's type."""
        card = self.cards[index]
        assert isinstance(card, PsoCard)
        return card


def pool_of(pool: k.Pool) -> PsoPool:
    """The pool as this game's type."""
    assert isinstance(pool, PsoPool)
    return pool
