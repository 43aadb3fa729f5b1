"""Effects that hold for a while, and what they change.

A `Change` is a stateless description (built once per card text or rule); a `LastingEffect` is one occurrence of it: who
made it, whom it binds, how long it lasts, when it was born. Replacements, prohibitions and delayed triggers are lasting
effects that carry an ability.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from kirifuda.kernel.ids import Mask, ObjectId, PlayerId

if TYPE_CHECKING:
    from kirifuda.kernel.ability import Ability
    from kirifuda.kernel.characteristics import Board, Characteristics
    from kirifuda.kernel.state import CardObject, Value


@dataclass(eq=False)
class Change:
    """One change to computed values, in one layer."""

    key: str
    """Unique in the pool; saves name it."""
    layer: int
    reads: Mask = 0
    """Fields of computed values that its scope or content looks at."""
    writes: Mask = 0
    """Fields of computed values that it changes."""
    facts: Mask = 0
    """Facts of the state that its scope or content looks at."""
    zones: Mask = 0
    """Kinds of zones outside the table whose cards it may cover too."""

    def candidates(self, board: Board, effect: LastingEffect) -> list[ObjectId] | None:
        """Cards among which those it covers are to be found; None if they may lie anywhere on the board."""
        return None

    def covers(self, board: Board, effect: LastingEffect, card: CardObject) -> bool:
        """Whether a card is in the scope. Not asked for effects bound to certain objects."""
        return False

    def content(self, board: Board, effect: LastingEffect, card: CardObject) -> Value:
        """What it does to that card, for comparison by dependency: an amount or a set of values."""
        return None

    def change(self, board: Board, effect: LastingEffect, card: CardObject, values: Characteristics) -> None:
        """Write the change into the card's values."""


class LastingEffect:
    """One occurrence of a change or of a carried ability."""

    __slots__ = (
        "anchor", "bound", "carries", "change", "controller", "id", "ids", "number", "source", "stamp", "until",
    )  # fmt: skip

    def __init__(
        self,
        change: Change | None,
        carries: Ability | None,
        source: ObjectId,
        controller: PlayerId,
        ids: tuple[ObjectId, ...],
        until: str,
        number: int = 0,
        bound: dict[str, Value] | None = None,
    ) -> None:
        self.id = 0
        self.stamp = 0
        self.change = change
        self.carries = carries
        self.source = source
        self.controller = controller
        self.ids = ids
        """Objects it is bound to; empty if it holds for whatever is in its scope."""
        self.until = until
        """The game's name for its end; empty if it lasts for the whole game."""
        self.number = number
        """An amount that was frozen when it was born."""
        self.bound: dict[str, Value] = {} if bound is None else bound
        """Choices of the effect that made it. Never edited."""
        self.anchor: ObjectId = 0
        """An object whose leaving ends it."""

    def copy(self) -> LastingEffect:
        """An independent record of the same effect."""
        new = LastingEffect(
            self.change, self.carries, self.source, self.controller, self.ids, self.until, self.number, self.bound
        )
        new.id = self.id
        new.stamp = self.stamp
        new.anchor = self.anchor
        return new
