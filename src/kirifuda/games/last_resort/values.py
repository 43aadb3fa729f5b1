"""L-1 カードの見方: what is printed on a card, and what it currently is."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from kirifuda import kernel as k
from kirifuda.customs.printed import PrintedText, WordedCard

if TYPE_CHECKING:
    from kirifuda import effects as e
    from kirifuda.games.last_resort.abilities import TextPlan

MANA_CARD: Final = 1
CREATURE: Final = 2
SPELL: Final = 4
ITEM: Final = 8
EQUIPMENT: Final = 16
LEADER_CARD: Final = 32
LAST_RESORT_CARD: Final = 64
"""The kinds of cards; equipment is an item too (A62), a spell creature is both (L-17.7)."""

KIND_NAMES: Final = {
    "マナ": MANA_CARD,
    "クリーチャー": CREATURE,
    "スペル": SPELL,
    "アイテム": ITEM,
    "装備アイテム": ITEM | EQUIPMENT,
    "スペルクリーチャー": SPELL | CREATURE,
    "リーダー": LEADER_CARD,
    "ラストリゾート": LAST_RESORT_CARD,
}
SUMMONED: Final = CREATURE | SPELL | ITEM
"""L-9.1: what is summoned."""
IN_DECK: Final = SUMMONED | MANA_CARD
"""L-2.4: what a deck holds."""
STAYS: Final = CREATURE | ITEM
"""L-9.7: what remains on the battlefield."""
MANA_NAME: Final = "マナ"
"""L-2.2: the name of which a deck may hold any number."""

COLOURS: Final = ("赤", "青", "緑", "白", "黒")
"""A31: a colour's bit is its place; a card without one is colourless."""
COLOUR_BITS: Final = {name: 1 << place for place, name in enumerate(COLOURS)}

FIELD_NAME: Final = 1
FIELD_KIND: Final = 2
FIELD_COLOUR: Final = 4
FIELD_RACE: Final = 8
FIELD_COST: Final = 16
FIELD_POWER: Final = 32
FIELD_TOUGHNESS: Final = 64
FIELD_ABILITIES: Final = 128

LAYER_FACTS: Final = 0
"""Kinds, colours, races and abilities, and numbers that are set with a kind (L-17.9b)."""
LAYER_NUMBER: Final = 1
"""Cost, power and toughness, in the order of time."""
LAYERS: Final = 2


class Values(k.Characteristics):
    """A card's information as it is now."""

    __slots__ = ("cap", "colours", "cost", "is_unique", "kind", "life", "power", "races", "toughness")
    fields: ClassVar[tuple[str, ...]] = (
        "name", "cap", "colours", "cost", "is_unique", "kind", "life", "power", "toughness", "races",
    )  # fmt: skip

    def __init__(self) -> None:
        super().__init__()
        self.kind = 0
        self.is_unique = False
        """L-1.2, L-1.7 N・クリーチャー, N・アイテム."""
        self.colours = 0
        self.races: tuple[str, ...] = ()
        """種族."""
        self.cost = 0
        self.power = 0
        self.toughness = 0
        self.life = 0
        self.cap = 0
        """L-1.14: of a leader."""

    def copy(self) -> Values:
        new = Values()
        new.name = self.name
        new.abilities = self.abilities
        new.kind = self.kind
        new.is_unique = self.is_unique
        new.colours = self.colours
        new.races = self.races
        new.cost = self.cost
        new.power = self.power
        new.toughness = self.toughness
        new.life = self.life
        new.cap = self.cap
        return new


class ResortCard(WordedCard):
    """A printed card of any kind."""

    __slots__ = ("conditions", "is_token", "plan", "printed", "texts")

    def __init__(self, key: str, name: str, english: str, values: Values, text: str) -> None:
        super().__init__(key, name, english, values, text)
        self.printed = values
        self.texts: tuple[PrintedText, ...] = ()
        self.plan: TextPlan | None = None
        """What a spell does when it is processed (L-1.3), or the ability of a last resort (L-1.18)."""
        self.conditions: tuple[e.ConditionPlan, ...] = ()
        """L-15.2: the summoning condition. L-1.19: the condition of a last resort."""
        self.is_token = False
        """L-16.2: it is no card of any deck."""

    def facts(self) -> list[object]:
        plan: object = [] if self.plan is None else self.plan.facts()
        return [*super().facts(), self.english, self.text, plan, len(self.conditions), self.is_token]


NOTHING_KNOWN: Final = Values()
"""A16: what a face-down card is: without name or kind."""
