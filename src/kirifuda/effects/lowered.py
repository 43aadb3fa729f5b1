"""What lowering a card gives: everything a pool must know by name."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from kirifuda.effects.plans.history import HistoryPlan
    from kirifuda.effects.plans.shapes import ActivationPlan
    from kirifuda.effects.pools import TextPool
    from kirifuda.kernel.ability import Ability
    from kirifuda.kernel.characteristics import PrintedCard
    from kirifuda.kernel.lasting import Change
    from kirifuda.kernel.procedure import Procedure


class Lowered:
    """The plans of one card."""

    __slots__ = (
        "abilities", "borrowed", "changes", "deck_limit", "histories", "inner", "named", "procedures", "spell",
        "tokens",
    )  # fmt: skip

    def __init__(self) -> None:
        self.abilities: list[Ability] = []
        """The card's own, in the order of the text."""
        self.inner: list[Ability] = []
        """Abilities that others are given or lasting effects carry."""
        self.named: list[tuple[str, str, tuple[Ability, ...]]] = []
        """Abilities of the text that have a name: the name, what they say, and what that came to."""
        self.borrowed: list[str] = []
        """Names of abilities that the text gives and does not have itself."""
        self.changes: list[Change] = []
        self.procedures: list[Procedure] = []
        self.histories: list[HistoryPlan] = []
        self.tokens: list[PrintedCard] = []
        self.spell: ActivationPlan | None = None
        self.deck_limit = 0
        """How many a deck may hold, if the text says so."""

    def enter(self, pool: TextPool) -> None:
        """Make everything but the card itself known by name."""
        for ability in self.inner:
            pool.add_ability(ability)
        for change in self.changes:
            pool.add_change(change)
        for procedure in self.procedures:
            pool.procedures[procedure.name] = procedure
        for token in self.tokens:
            pool.add(token)
        for history in self.histories:
            pool.count(history)
