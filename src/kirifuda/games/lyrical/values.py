"""What is printed on a card, and what it currently is."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from kirifuda import kernel as k
from kirifuda.customs.printed import PrintedText, WordedCard

if TYPE_CHECKING:
    from kirifuda.games.lyrical.abilities import UsePlan

FACTOR_CARD: Final = 1
CHARACTER: Final = 2
ITEM: Final = 4
FIELD_CARD: Final = 8
STRATEGY: Final = 16
TRICK: Final = 32
"""The kinds of cards, in the manual's words."""

NAMED: Final = CHARACTER | ITEM
"""N-1.6, N-3.2: the kinds that have a name in quotation marks."""
SET: Final = CHARACTER | ITEM | FIELD_CARD
"""Kinds that are set (N-1.1, N-3.1, N-4.1)."""
USED: Final = STRATEGY | TRICK
"""N-5.1, N-6.1: the kinds that are used; others are set."""
KIND_NAMES: Final = {
    "ファクター": FACTOR_CARD,
    "キャラクター": CHARACTER,
    "アイテム": ITEM,
    "フィールド": FIELD_CARD,
    "ストラテジー": STRATEGY,
    "トリック": TRICK,
}

MANUAL_COLOURS: Final = ("赤", "青", "緑")
"""A32: the three that shipped cards have."""
COLOURS: Final = (*MANUAL_COLOURS, "黄", "白", "黒")
"""With those that other cards may bring; a colour's bit is its place."""
COLOUR_BITS: Final = {name: 1 << place for place, name in enumerate(COLOURS)}
NO_MARKS: Final = (0,) * len(MANUAL_COLOURS)
"""Marks of the colours behind these are added where there are any."""

FIELD_NAME: Final = 1
FIELD_KIND: Final = 2
FIELD_COLOUR: Final = 4
FIELD_FACTOR: Final = 8
FIELD_COST: Final = 16
FIELD_ATTACK: Final = 32
FIELD_DURABILITY: Final = 64
FIELD_ABILITIES: Final = 128

LAYER_ABILITIES: Final = 0
LAYER_NUMBER: Final = 1
LAYERS: Final = 2


class Price:
    """N-1.4, N-8.2 赤赤2/1: factor in all, how much of it in which colour, and cost (A33)."""

    __slots__ = ("cost", "is_cut", "marks", "total")

    def __init__(
        self, marks: tuple[int, ...] = NO_MARKS, total: int = 0, cost: int = 0, *, is_cut: bool = False
    ) -> None:
        self.marks = marks + (0,) * (len(COLOURS) - len(marks))
        """How many marks of each colour are printed."""
        self.total = total
        self.cost = cost
        self.is_cut = is_cut
        """A text has left less of it than there are marks."""

    def colours(self) -> int:
        """A34: the colours of the marks, as bits."""
        return sum(1 << place for place, count in enumerate(self.marks) if count)

    def printed_marks(self) -> tuple[int, ...]:
        """The marks as a card has them: of the manual's colours, and of others as far as there are any."""
        marks = self.marks
        while len(marks) > len(NO_MARKS) and not marks[-1]:
            marks = marks[:-1]
        return marks

    def needed(self) -> int:
        """N-1.4: how many factor cards pay it: the total, and never fewer than the marks, unless a text lowers it."""
        return self.total if self.is_cut else max(self.total, sum(self.marks))

    def changed(self, factor: int, cost: int) -> Price:
        """N-1.2-3: with so much more or less of both, and never less than nothing. Marks in a single colour that are
        more than the factor are not asked for; of several colours the payer sees which."""
        total = max(0, self.needed() + factor)
        marks = self.marks
        if sum(1 for count in marks if count) == 1:
            marks = tuple(min(count, total) for count in marks)
        return Price(marks, total, max(0, self.cost + cost), is_cut=total < sum(marks))

    def text(self) -> str:
        """As it is printed."""
        marks = "".join([COLOURS[place] * count for place, count in enumerate(self.marks)])
        return f"{marks}{self.total}/{self.cost}"


class Values(k.Characteristics):
    """A card's values as they are now."""

    __slots__ = ("attack", "colours", "cost", "durability", "factor", "kind", "marks", "title")
    fields: ClassVar[tuple[str, ...]] = (
        "name", "attack", "colours", "cost", "durability", "factor", "kind", "marks", "title",
    )  # fmt: skip

    def __init__(self) -> None:
        super().__init__()
        self.title = ""
        """What stands before the name in quotation marks (A20)."""
        self.kind = 0
        self.colours = 0
        """A34: the colours of the required factor; of a factor card, its own."""
        self.marks: tuple[int, ...] = NO_MARKS
        """N-1.1 必要ファクター: how much of it must be of each colour (A33)."""
        self.factor = 0
        """All of it."""
        self.cost = 0
        """N-1.1 コスト."""
        self.attack = 0
        """N-9.6 攻撃力."""
        self.durability = 0
        """A37 耐久力."""

    def copy(self) -> Values:
        new = Values()
        new.name = self.name
        new.abilities = self.abilities
        new.title = self.title
        new.kind = self.kind
        new.colours = self.colours
        new.marks = self.marks
        new.factor = self.factor
        new.cost = self.cost
        new.attack = self.attack
        new.durability = self.durability
        return new

    def price(self) -> Price:
        """N-1.1: what setting or using the card takes."""
        return Price(self.marks, self.factor, self.cost)


class LyricalCard(WordedCard):
    """A printed card of any kind."""

    __slots__ = ("bare", "plan", "printed", "texts")

    def __init__(self, key: str, name: str, english: str, values: Values, text: str) -> None:
        super().__init__(key, name, english, values, text)
        self.printed = values
        self.bare = values
        """The same without abilities: an item's are its bearer's (N-3.1). Filled in by the pool."""
        self.texts: tuple[PrintedText, ...] = ()
        self.plan: UsePlan | None = None
        """What using a strategy or trick asks for and does."""

    def full_name(self) -> str:
        """A20: title and name tell cards apart in a deck."""
        printed = self.printed
        return f"{printed.title}“{printed.name}”" if printed.kind & NAMED else printed.name

    def facts(self) -> list[object]:
        plan: object = [] if self.plan is None else self.plan.facts()
        return [*super().facts(), self.english, self.text, plan]


NO_VALUES: Final = Values()
"""N-2.3: what a card counts as whose host shows its values already."""
