"""200 カードの種類 to 213 HP: what is printed on a card, and what it currently is."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from kirifuda import kernel as k
from kirifuda.customs.printed import PrintedText, WordedCard

if TYPE_CHECKING:
    from kirifuda.games.pso2.abilities import PlayPlan, TriggeredAbility

PLAYER_CARD: Final = 1
MAG_CARD: Final = 2
CHARACTER: Final = 4
ACTIVE: Final = 8
ITEM: Final = 16
WEAPON: Final = 32
ARMOUR: Final = 64
BOSS: Final = 128
"""200.1, 205.2, G.10: the kinds of cards; a weapon or armour is an item too, the boss stands for a player."""

ANY_ITEM: Final = ITEM | WEAPON | ARMOUR
EQUIPMENT: Final = WEAPON | ARMOUR
PERSON: Final = PLAYER_CARD | BOSS
PLAYED: Final = CHARACTER | ACTIVE | ANY_ITEM
"""209.1.1: the kinds that have a cost."""
KIND_NAMES: Final = {
    "プレイヤー": PLAYER_CARD,
    "マグ": MAG_CARD,
    "キャラ": CHARACTER,
    "アクティブ": ACTIVE,
    "アイテム": ITEM,
    "武器": WEAPON,
    "防具": ARMOUR,
    "ボス": BOSS,
}

COLOURS: Final = ("赤", "青", "黄", "黒")
"""207.1: a colour's bit is its place. 207.2: white is none of them."""
COLOUR_BITS: Final = {name: 1 << place for place, name in enumerate(COLOURS)}
BLACK: Final = COLOUR_BITS["黒"]
CLASSES: Final = (
    "ハンター", "レンジャー", "フォース", "ファイター", "ガンナー", "テクター", "バウンサー", "サモナー", "ブレイバー",
)  # fmt: skip
"""208.1.1, G.15."""

FIELD_NAME: Final = 1
FIELD_KIND: Final = 2
FIELD_COLOUR: Final = 4
FIELD_CLASS: Final = 8
FIELD_SORT: Final = 16
FIELD_COST: Final = 32
FIELD_ATTACK: Final = 64
FIELD_HP: Final = 128
FIELD_DEFENSE: Final = 256
FIELD_ABILITIES: Final = 512
FIELD_FROZEN: Final = 1024

LAYER_FACTS: Final = 0
"""Colours, classes, sorts, freezing and abilities."""
LAYER_NUMBER: Final = 1
"""Cost, attack, HP and defence: see `r103_numbers`."""
LAYERS: Final = 2


class Values(k.Characteristics):
    """A card's information as it is now."""

    __slots__ = (
        "attack", "classes", "colours", "cost", "defense", "every_class", "frozen", "hp", "kind", "slots", "sorts",
        "title", "worked",
    )  # fmt: skip
    fields: ClassVar[tuple[str, ...]] = (
        "name", "attack", "classes", "colours", "cost", "defense", "every_class", "frozen", "hp", "kind", "slots",
        "sorts", "title",
    )  # fmt: skip

    def __init__(self) -> None:
        super().__init__()
        self.title = ""
        """206.1.1 称号; 206.2: texts name the card without it."""
        self.kind = 0
        self.colours = 0
        self.classes: tuple[str, ...] = ()
        """208.1: the class icons it shows."""
        self.every_class = False
        """208.1.2: ALL. 208.1.2.1: it is no card of any single class."""
        self.sorts: tuple[str, ...] = ()
        """210.1, 210.1.1 種別."""
        self.cost = 0
        """209.1.1; 209.3.1: X counts as 0 but in the processing area."""
        self.attack = 0
        """212.1, 212.1.1: 0 where none is printed."""
        self.hp = 0
        """213.1, 213.1.1: 0 where none is printed."""
        self.defense = 0
        """205.5.2: of armour."""
        self.slots = 1
        """205.4.4.1: how many slots a weapon or armour takes."""
        self.frozen = False
        """301.3."""
        self.worked: tuple[tuple[int, int, int, int, int], ...] = ()
        """103.5.2: what the numbers were made of: field, moment, effect, operation, amount; the first entry of a field
        is what it was before all changes."""

    def copy(self) -> Values:
        new = Values()
        new.name = self.name
        new.abilities = self.abilities
        new.title = self.title
        new.kind = self.kind
        new.colours = self.colours
        new.classes = self.classes
        new.every_class = self.every_class
        new.sorts = self.sorts
        new.cost = self.cost
        new.attack = self.attack
        new.hp = self.hp
        new.defense = self.defense
        new.slots = self.slots
        new.frozen = self.frozen
        new.worked = self.worked
        return new


class PsoCard(WordedCard):
    """A printed card of any kind."""

    __slots__ = (
        "deck_limit", "deck_size", "drops", "has_recovery", "has_x_cost",
        "is_magless", "life", "life_each", "most_drops", "plan", "printed", "second",
        "texts", "works_elsewhere",
    )  # fmt: skip

    def __init__(self, key: str, name: str, english: str, values: Values, text: str) -> None:
        super().__init__(key, name, english, values, text)
        self.printed = values
        self.second: Values | None = None
        """102.3.1: the other face of a player card, used by whoever goes second."""
        self.texts: tuple[PrintedText, ...] = ()
        """In printed order; of a player card those of the first face before those of the second (102.3.1)."""
        self.plan: PlayPlan | None = None
        """What playing it asks for and, for an active, what it then does; None if nothing beyond the rules."""
        self.has_x_cost = False
        """209.3."""
        self.has_recovery = False
        """302.9: it has 回復."""
        self.deck_size = 0
        """100.2: of a player card."""
        self.deck_limit = 3
        """100.3, 100.3.2: how many of the name a deck may hold."""
        self.most_drops = 0
        """100.6: of a player card whose text says how many cards with Drop its deck may hold."""
        self.is_magless = False
        """100.1: of a player card that goes without a mag."""
        self.life = 0
        self.life_each = 0
        """Of a boss: its life, and how much more for each player who joins."""
        self.works_elsewhere = False
        """300.4.1: one of its abilities works off the field."""
        self.drops: tuple[TriggeredAbility, ...] = ()
        """302.4: filled in by the pool."""

    def full_name(self) -> str:
        """206.1.1-2: title and name together tell cards apart in deck construction."""
        return f"{self.printed.title} {self.printed.name}"

    def facts(self) -> list[object]:
        second: object = [] if self.second is None else sorted(self.second.data().items())
        plan: object = [] if self.plan is None else self.plan.facts()
        numbers = [self.deck_size, self.deck_limit, self.life, self.life_each, self.has_x_cost, self.has_recovery]
        numbers += [number for number in (self.most_drops, self.is_magless) if number]
        return [*super().facts(), self.english, self.text, second, plan, numbers]


def shares_class(bearer: Values, card: Values) -> bool:
    """205.4.3, 208.1.2: whether a card's class fits somebody: none asks nothing, ALL asks for any class at all."""
    if card.every_class:
        return bool(bearer.classes) or bearer.every_class
    if not card.classes:
        return True
    if bearer.every_class:
        return True
    return any(name in bearer.classes for name in card.classes)


def is_of_class(values: Values, name: str) -> bool:
    """208.1.2.1: whether a card is one of a class; ALL is of none."""
    return name in values.classes
