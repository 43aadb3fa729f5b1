"""3 カードの情報: what is printed on a card, and what it currently is."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from kirifuda import kernel as k
from kirifuda.customs import printed
from kirifuda.customs.printed import WordedCard

if TYPE_CHECKING:
    from kirifuda.games.spellcard_strike.abilities import SpellPlan

ATTRIBUTES: Final = ("神", "魔", "霊", "妖")
"""3.3.2, in printed order; an attribute's bit is its place."""
ATTRIBUTE_BITS: Final = {name: 1 << place for place, name in enumerate(ATTRIBUTES)}
ALL_ATTRIBUTES: Final = (1 << 4) - 1
"""3.3.7: no attribute at all is 0. As a cost, all bits together mean any striker."""
CASTER_ICON: Final = 1 << 4
"""7.6.4.2.1: on an icon of a cost: only the caster pays it."""

SPELL_TYPES: Final = ("攻撃", "防御", "支援", "移動", "装備", "ルール")
"""3.12."""

FIELD_ATTRIBUTE: Final = 1
FIELD_HOUSE: Final = 2
FIELD_RACE: Final = 4
FIELD_TYPE: Final = 8
FIELD_RANGE: Final = 16
FIELD_ABILITIES: Final = 32
FIELD_NAME: Final = 64
FIELD_RANK: Final = 128
FIELD_POW: Final = 256
FIELD_DEF: Final = 512

LAYER_FACTS: Final = 0
"""Attributes, house, races, types, range and abilities."""
LAYER_NUMBER: Final = 1
"""Rank, POW and DEF, in the order of time. Abilities come first, since some of them change numbers."""
LAYERS: Final = 2


class Values(k.Characteristics):
    """A card's information (2.2.5) as it is now."""

    __slots__ = (
        "attributes", "cost", "defense", "defense_below", "houses", "is_option", "pow", "pow_below", "races", "range",
        "rank", "rank_below", "spell_name", "spell_types", "striker_name",
    )  # fmt: skip
    fields: ClassVar[tuple[str, ...]] = (
        "name", "attributes", "cost", "defense", "defense_below", "houses", "is_option", "pow", "pow_below", "races",
        "range", "rank", "rank_below", "spell_name", "spell_types", "striker_name",
    )  # fmt: skip

    def __init__(self) -> None:
        super().__init__()
        self.striker_name = ""
        """3.2.1.1: the upper half of the name."""
        self.spell_name = ""
        """3.2.1.1: the lower half."""
        self.is_option = False
        """3.1.2: an option, not a spell card."""
        self.attributes = 0
        self.cost: tuple[int, ...] = ()
        """3.4.1: the icons of the summoning cost: an attribute's bit each, ALL_ATTRIBUTES for 〔無〕."""
        self.rank = 0
        self.pow = 0
        self.defense = 0
        self.rank_below = 0
        self.pow_below = 0
        self.defense_below = 0
        """1.1.5.1: by how much the number lies below the 0 that it counts as; never positive."""
        self.houses: tuple[str, ...] = ()
        """3.10 所属."""
        self.races: tuple[str, ...] = ()
        self.spell_types: tuple[str, ...] = ()
        self.range: tuple[int, ...] = ()
        """3.6.2: the cells of the attack range (`minimap`)."""

    def copy(self) -> Values:
        new = Values()
        new.name = self.name
        new.abilities = self.abilities
        new.striker_name = self.striker_name
        new.spell_name = self.spell_name
        new.is_option = self.is_option
        new.attributes = self.attributes
        new.cost = self.cost
        new.rank = self.rank
        new.pow = self.pow
        new.defense = self.defense
        new.rank_below = self.rank_below
        new.pow_below = self.pow_below
        new.defense_below = self.defense_below
        new.houses = self.houses
        new.races = self.races
        new.spell_types = self.spell_types
        new.range = self.range
        return new

    def goes_by(self, name: str) -> bool:
        """3.2.1: whether a quoted name means this card: the whole name or one of its halves."""
        return name in (self.name, self.striker_name, self.spell_name)


class PrintedText(printed.PrintedText):
    """3.13: one text of a card as it is printed, with the icons and the map beside it. Empty for what is not there."""

    __slots__ = ("cost", "lasting", "map", "target", "timing")

    def __init__(self, key: str, text: str) -> None:
        super().__init__(key, text)
        self.timing = ""
        self.lasting = ""
        self.cost = ""
        self.map = ""
        self.target = ""


class DeckRule:
    """3.13.5: what a card says of a deck that it is in, or of how its player begins."""

    def broken(self, card: StrikerCard, spells: list[StrikerCard], ace: StrikerCard | None) -> list[k.Broken]:
        """What a deck with the card breaks: its spell cards, the ace among them."""
        return []

    def limit(self, own: StrikerCard, card: StrikerCard, ace: StrikerCard | None) -> int:
        """How many of a card the deck may hold, by the card that says so; 0 if that is left as it is."""
        return 0

    def size(self) -> int:
        """Of how many spell cards the deck is made (1.2.2.1); 0 if that is left as it is."""
        return 0

    def opening(self, card: StrikerCard, spells: list[StrikerCard], ace: StrikerCard | None) -> int:
        """How many cards are drawn before the game (5.1.4); 0 if that is left as it is."""
        return 0

    def hand_limit(self, card: StrikerCard, spells: list[StrikerCard], ace: StrikerCard | None) -> int:
        """How many cards its player keeps in hand (4.3.5); 0 if that is left as it is."""
        return 0


class StrikerCard(WordedCard):
    """A printed spell card (the striker and the spell), or an option."""

    __slots__ = (
        "deck_limit", "deck_rules", "extra", "printed", "spell", "spell_english",
        "spell_text", "striker_english", "texts",
    )  # fmt: skip

    def __init__(self, key: str, name: str, english: str, values: Values, text: str) -> None:
        super().__init__(key, name, english, values, text)
        self.printed = values
        self.texts: tuple[PrintedText, ...] = ()
        """3.13.3: the striker's abilities, or the option's, in printed order."""
        self.spell_text: PrintedText | None = None
        """3.13.4: what is printed of the spell."""
        self.extra = ""
        """3.13.5: the extra line."""
        self.striker_english = english
        """3.2.1.1: the halves of the name in English; an option has only the first."""
        self.spell_english = ""
        self.spell: SpellPlan | None = None
        """3.13.4: the spell card's ability; None for an option, or a card without one."""
        self.deck_limit = 3
        """1.2.2.2: how many of the name a deck may hold; an extra line may allow more (3.13.5)."""
        self.deck_rules: tuple[DeckRule, ...] = ()
        """3.13.5: what else its extra line says of decks."""

    def facts(self) -> list[object]:
        spell = self.spell
        return [*super().facts(), self.english, self.text, self.deck_limit, [] if spell is None else spell.facts()]


def stat_field(stat: str) -> int:
    """2.2.5.1: the field of a status: "Rank", "POW" or "DEF"."""
    return {"Rank": FIELD_RANK, "POW": FIELD_POW, "DEF": FIELD_DEF}[stat]


def add_to(values: Values, stat: str, number: int) -> None:
    """Add to a status; what falls below 0 stays there until the table is finished (1.1.5.1)."""
    if stat == "Rank":
        values.rank += number
    elif stat == "POW":
        values.pow += number
    else:
        assert stat == "DEF"
        values.defense += number
