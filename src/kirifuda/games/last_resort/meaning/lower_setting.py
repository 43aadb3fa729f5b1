"""What lowering a text of this game must know besides the tree: the kind of its card and the tokens that it makes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kirifuda.effects.filters import Narrowed
from kirifuda.effects.lower_base import Lowering, Path, ReadingLike, Tables
from kirifuda.effects.steps_choose import Pick
from kirifuda.games.last_resort.meaning.tests import ChoosableTest

if TYPE_CHECKING:
    from kirifuda.effects.meaning import Meaning
    from kirifuda.games.last_resort.values import ResortCard
    from kirifuda.kernel.procedure import Step


class ResortLowering(Lowering):
    """One text on its way from tree to plans; all texts of a card share `tokens`."""

    def __init__(
        self,
        meaning: Meaning,
        tables: Tables,
        reading: ReadingLike,
        key: str,
        base: Path,
        tokens: dict[str, ResortCard],
        kind: int,
    ) -> None:
        super().__init__(meaning, tables, reading, key, base)
        self.tokens: Final = tokens
        """L-16.2: what its tokens are, by their key in the pool."""
        self.kind = kind
        """What the card with the text is."""
        self.copied: set[str] = set()
        """L-19.6: slots of duplicates that the text has made so far."""
        self.is_counting = False
        """What single cards have done is being counted: "this" is any of them."""

    def add(self, step: Step) -> None:
        """The next step; what an effect chooses must be something that it may choose."""
        if isinstance(step, Pick) and not step.strict:
            step.of = Narrowed(step.of, (ChoosableTest(step.who),))
        super().add(step)

    def child(self, key: str, base: Path) -> ResortLowering:
        low = ResortLowering(self.meaning, self.tables, self.reading, key, base, self.tokens, self.kind)
        low.out = self.out
        low.prefix = self.prefix
        low.root = self.root
        low.copied = self.copied
        return low


def resort(low: Lowering) -> ResortLowering:
    """The lowering as this game's type."""
    assert isinstance(low, ResortLowering)
    return low
