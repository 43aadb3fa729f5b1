"""200 カードの情報: what is printed on a card, and what it currently is."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from kirifuda import kernel as k

if TYPE_CHECKING:
    from kirifuda import effects as e

CASTER: Final = 1
SERVANT: Final = 2
CONJURE: Final = 4
BARRIER: Final = 8
DEITY: Final = 16
KINDS: Final = {"魔法少女": CASTER, "怪異": SERVANT, "詠唱": CONJURE, "結界": BARRIER, "神": DEITY}

ATTRIBUTES: Final = ("太陽", "火星", "木星", "土星", "月", "水星", "金星")
"""209.2, in printed order; an attribute's bit is its place."""
ATTRIBUTE_BITS: Final = {name: 1 << place for place, name in enumerate(ATTRIBUTES)}
ALL_ATTRIBUTES: Final = (1 << 7) - 1

NO_NUMBER: Final = -(1 << 41)
"""ATK, DEF, level or cost of a card that has none."""

FIELD_KIND: Final = 1
FIELD_RACE: Final = 2
FIELD_ATTRIBUTE: Final = 4
FIELD_ABILITIES: Final = 8
FIELD_NAME: Final = 16
FIELD_ATTACK: Final = 32
FIELD_DEFENSE: Final = 64
FIELD_COST: Final = 128
FIELD_LEVEL: Final = 256

LAYER_BASE: Final = 0
LAYER_KIND: Final = 1
LAYER_ABILITY: Final = 2
LAYER_OTHER: Final = 3
LAYER_NUMBER: Final = 4
LAYER_COUNTER: Final = 5
LAYERS: Final = 6
"""909.1a-f; rounding (909.1g) follows the last."""


class Values(k.Characteristics):
    """A card's information (200) as it is now."""

    __slots__ = (
        "attack",
        "attributes",
        "caster_name",
        "cost",
        "defense",
        "is_soulbond",
        "kinds",
        "level",
        "materials",
        "more_caster_names",
        "names",
        "races",
    )
    fields: ClassVar[tuple[str, ...]] = (
        "name", "attack", "attributes", "caster_name", "cost", "defense", "is_soulbond", "kinds", "level", "materials",
        "more_caster_names", "names", "races",
    )  # fmt: skip

    def __init__(self) -> None:
        super().__init__()
        self.names: tuple[str, ...] = ()
        """Card names (202); several only if an effect gives more."""
        self.caster_name = ""
        """キャスター名 (202.3): the name without its version."""
        self.more_caster_names: tuple[str, ...] = ()
        """Caster names that effects have given her."""
        self.kinds = 0
        self.is_soulbond = False
        """Has the generic type 結魂 (201.3a)."""
        self.attributes = 0
        self.races: tuple[str, ...] = ()
        self.cost = NO_NUMBER
        self.level = NO_NUMBER
        self.attack = NO_NUMBER
        self.defense = NO_NUMBER
        self.materials: tuple[str, ...] = ()

    def copy(self) -> Values:
        new = Values()
        new.name = self.name
        new.abilities = self.abilities
        new.names = self.names
        new.caster_name = self.caster_name
        new.more_caster_names = self.more_caster_names
        new.kinds = self.kinds
        new.is_soulbond = self.is_soulbond
        new.attributes = self.attributes
        new.races = self.races
        new.cost = self.cost
        new.level = self.level
        new.attack = self.attack
        new.defense = self.defense
        new.materials = self.materials
        return new

    def caster_names(self) -> tuple[str, ...]:
        """Every caster name she goes by; none for a face-down card."""
        return (self.caster_name, *self.more_caster_names) if self.caster_name else self.more_caster_names

    def goes_by(self, name: str) -> bool:
        """202.4: whether a quoted name means this card: its card name, or a caster name of hers."""
        return name in self.names or name in self.caster_names()


class MagicalCard(k.PrintedCard):
    """A printed card, or a token's definition."""

    __slots__ = ("deck_limit", "english", "has_x_cost", "is_token", "printed", "spell", "text")

    def __init__(self, key: str, name: str, english: str, values: Values, text: str) -> None:
        super().__init__(key, name, values)
        self.printed = values
        self.english = english
        self.text = text
        self.spell: e.ActivationPlan | None = None
        """What a conjure does when it resolves, all lines together."""
        self.has_x_cost = False
        """The cost is X (203.4)."""
        self.is_token = False
        self.deck_limit = 4
        """How many a deck may hold (402.2a, 402.4)."""

    def facts(self) -> list[object]:
        return [*super().facts(), self.english, self.text, self.has_x_cost, self.is_token, self.deck_limit]
