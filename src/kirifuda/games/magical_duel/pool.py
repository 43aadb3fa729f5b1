"""The printed cards of one game of Magical Duel, with what the rules keep about them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kirifuda import effects as e
from kirifuda.games.magical_duel.abilities import MagicalAbility
from kirifuda.games.magical_duel.values import MagicalCard

if TYPE_CHECKING:
    from kirifuda import kernel as k


class MagicalPool(e.TextPool):
    """Cards, tokens and everything their texts made."""

    __slots__ = ("borrowed", "named", "tokens", "traits")

    def __init__(self) -> None:
        super().__init__()
        self.traits: tuple[str, ...] = ()
        """Traits that some united front names (1108): aether remembers whether it came from them."""
        self.named: dict[str, dict[str, tuple[k.Ability, ...]]] = {}
        """901.1d: abilities by their name, and by what they say."""
        self.borrowed: dict[str, str] = {}
        """Names of abilities that some text gives without having them, with the card that does."""
        self.tokens: set[int] = set()
        """Indices of tokens' definitions."""

    def copy(self) -> MagicalPool:
        """A pool to add to. Cards and what their texts mean are shared."""
        new = MagicalPool()
        self.share_with(new)
        new.named = {name: forms.copy() for name, forms in self.named.items()}
        new.borrowed = self.borrowed.copy()
        new.traits = self.traits
        new.tokens = self.tokens.copy()
        return new

    def add(self, card: k.PrintedCard) -> int:
        index = super().add(card)
        if isinstance(card, MagicalCard) and card.is_token:
            self.tokens.add(index)
        return index

    def add_ability(self, ability: k.Ability) -> None:
        super().add_ability(ability)
        is_united = isinstance(ability, MagicalAbility) and ability.keyword == "共同戦線"
        if isinstance(ability, MagicalAbility) and is_united and ability.argument not in self.traits:
            self.traits = tuple(sorted((*self.traits, ability.argument)))

    def abilities_named(self, name: str) -> tuple[k.Ability, ...]:
        """901.1d: the ability that cards have under a name; that there is just one was seen to when they were read."""
        for abilities in self.named.get(name, {}).values():
            return abilities
        return ()

    def card_at(self, index: int) -> MagicalCard:
        """The printed card, as this game's type."""
        card = self.cards[index]
        assert isinstance(card, MagicalCard)
        return card


def pool_of(pool: k.Pool) -> MagicalPool:
    """The pool as this game's type."""
    assert isinstance(pool, MagicalPool)
    return pool
