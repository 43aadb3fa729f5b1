"""What lowering a text of this game must know besides the tree: the kind of its card and the tokens that it makes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kirifuda import effects as e
from kirifuda.effects.lowering.base import Lowering, Path, ReadingLike, Tables, words_at
from kirifuda.effects.lowering.choose import distinct_in
from kirifuda.games.last_resort.plans.tests import ChoosableTest
from kirifuda.games.last_resort.values import EQUIPMENT
from kirifuda.text import ast as a
from kirifuda.text.language import node_at

if TYPE_CHECKING:
    from kirifuda import kernel as k
    from kirifuda.games.last_resort.values import ResortCard


CREATURE_HERE: Final = "このクリーチャー"


class ResortLowering(Lowering):
    """One text on its way from tree to plans; all texts of a card share `tokens`."""

    def __init__(
        self,
        meaning: e.Meaning,
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
        self.lies = ""
        """What sort of thing the card itself is, where it lies off the battlefield."""
        self.number_slot = ""
        """The slot of the number that the event is about."""
        self.is_asking = False  # what has happened since the text began
        self.gathered: dict[str, str] = {}
        """Slots of what each player in turn chose, and the slot of all of it together."""
        self.gathering = False
        """Players choose one after the other, and not all of them have."""
        self.pays_life = False  # as its player liked
        self.heeded: set[Path] = set()
        self.receives = kind
        """What sort of card an ability in quotes is given to."""
        self.rider: tuple[a.Effect, Path] | None = None
        """What the next sentence says of the battle of this one."""
        self.told_before: set[Path] = set()
        """Sentences that the one before has carried out."""
        self.holds = False
        """Statements are lowered that hold all the time: nothing is chosen or done that could be taken up."""
        self.since = ""
        """The slot of how many such cards had been summoned when an effect began."""

    def add(self, step: k.Step) -> None:
        """The next step; what an effect chooses must be something that it may choose."""
        same = distinct_in(step.of) if isinstance(step, e.Pick) else None
        if isinstance(step, e.Pick) and not step.strict:
            step.of = e.Narrowed(step.of, (ChoosableTest(step.who),))
        super().add(step)
        if isinstance(step, e.Pick) and same is not None:
            super().add(e.DropSame(step.clause, step.name + " apart", step.slot, same.aspect))

    def child(self, key: str, base: Path) -> ResortLowering:
        low = ResortLowering(self.meaning, self.tables, self.reading, key, base, self.tokens, self.kind)
        low.out = self.out
        low.prefix = self.prefix
        low.root = self.root
        low.copied = self.copied
        low.gathered = self.gathered
        low.pays_life = self.pays_life
        low.lies = self.lies
        low.number_slot = self.number_slot
        return low


def is_bearer(low: Lowering, path: Path) -> bool:
    """L-1.9: whether equipment speaks there of the creature that it is laid on, as if it were that."""
    return bool(resort(low).kind & EQUIPMENT) and words_at(low.reading, path) == CREATURE_HERE


def resort(low: Lowering) -> ResortLowering:
    """The lowering as this game's type."""
    assert isinstance(low, ResortLowering)
    return low


def said_before(low: Lowering, path: Path) -> tuple[a.Thing, Path] | None:
    """Whom the nearest part of a chain of statements names, for one behind it that names nobody."""
    if path[-3:-2] != ("parts",):
        return None
    *above, at, _ = path
    assert isinstance(at, int)
    for place in range(at - 1, -1, -1):
        part = node_at(low.reading.tree, (*above, place))
        field = "what" if isinstance(part, a.Gain | a.Lose | a.Become | a.SwapStats) else "subject"
        named = getattr(part, field, None)
        if not isinstance(named, a.Dropped):
            return (named, (*above, place, field)) if isinstance(named, a.Thing) else None
    return None
