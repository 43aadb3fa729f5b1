"""Cards and decks from their files: facts are checked, texts are read and given their meaning, put into a pool."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

import msgspec

from kirifuda.games.cardfiles import (
    CardDraft,
    DeckFacts,
    converted,
    decks,
    pools,
    shipped_in,
    steps_of,
)
from kirifuda.games.interface import CardFacts
from kirifuda.games.last_resort.abilities import ActivatedAbility
from kirifuda.games.last_resort.lowering.card import CardTexts
from kirifuda.games.last_resort.pool import ResortPool
from kirifuda.games.last_resort.values import (
    COLOUR_BITS,
    CREATURE,
    EQUIPMENT,
    ITEM,
    KIND_NAMES,
    LAST_RESORT_CARD,
    LEADER_CARD,
    SPELL,
    SUMMONED,
    ResortCard,
    Values,
)
from kirifuda.games.last_resort.wording.assembly import language
from kirifuda.text.errors import TextError

if TYPE_CHECKING:
    from kirifuda.text.language import Reading

FOLDER: Final = Path(__file__).resolve().parent / "cards"
RARITIES: Final = ("C", "U", "R")
NUMBERS: Final = {
    "cost": SUMMONED,
    "power": CREATURE,
    "toughness": CREATURE,
    "life": LEADER_CARD,
    "cap": LEADER_CARD,
}
"""Which kinds of cards have a number, and must have it (L-1.14, L-9.1, L-10.9)."""
N_KINDS: Final = CREATURE | ITEM
"""L-1.2, L-1.7: what can be an N-card."""
SUMMON_IF: Final = "召喚条件："
TURN_UP_IF: Final = "条件："
"""L-15.2, L-1.19: how a condition is printed, as the first line of the text."""


class ResortFacts(msgspec.Struct, forbid_unknown_fields=True):
    """A card as its file writes it."""

    id: str
    name: str
    kind: str
    n: bool = False
    english: str = ""
    reading: str = ""
    colors: list[str] = []
    types: list[str] = []
    cost: int | None = None
    power: int | None = None
    toughness: int | None = None
    life: int | None = None
    cap: int | None = None
    condition: str = ""
    text: str = ""
    flavor: str = ""
    flavor_english: str = ""
    rarity: str = ""


class ResortDeck(DeckFacts, forbid_unknown_fields=True, kw_only=True):
    """A deck as its file writes it: leader, last resort, and the other cards with their numbers."""

    leader: str
    last_resort: str

    def leaders(self) -> dict[str, str]:
        return {"leader": self.leader, "last_resort": self.last_resort}

    def zones(self) -> dict[str, list[str]]:
        return {"leader": [self.leader], "last_resort": [self.last_resort], **super().zones()}


class Draft(CardDraft):
    """A card with its facts on its way into the pool."""

    def __init__(self, where: str, facts: ResortFacts) -> None:
        super().__init__(where, facts.id)
        self.facts = facts

    def lowered(self, kind: int) -> CardTexts:
        """What its condition and its text say and mean; whatever is wrong is found in the one or the other."""
        found = CardTexts(f"{self.facts.id}#", kind)
        for field, text in (("condition", condition_of(self.facts)), ("text", text_of(self.facts))):
            if not text or (field == "condition" and not self.facts.condition):
                continue
            found = CardTexts(f"{self.facts.id}#", kind)
            with self.telling(field):
                found.lower(self.read(field, text))
        return found

    def read(self, field: str, text: str) -> Reading:
        """A reading of the text; what does not read is told with the line and the character that were typed."""
        try:
            return language().read(text)
        except TextError as error:
            line, column = typed_at(self.facts, error) if field == "text" else (error.line, error.column)
            where, typed = (f"line {at[0]}, character {at[1]}" for at in ((error.line, error.column), (line, column)))
            raise self.wrong(field, str(error).replace(f"({where})", f"({typed})", 1)) from error


# --- the pool -------------------------------------------------------------------------------------------


def enter(pool: ResortPool, cards: tuple[CardFacts, ...]) -> None:
    """Add cards to the pool."""
    for card in cards:
        add(pool, card)


def shipped() -> tuple[CardFacts, ...]:
    """The facts of all cards in the card files, by their ids."""
    return shipped_in(FOLDER)


def add(pool: ResortPool, card: CardFacts) -> ResortCard:
    """Check a card's facts, give its text a meaning, and enter both."""
    facts = converted(card, ResortFacts)
    draft = Draft(card.where, facts)
    if facts.id in pool.numbers:
        raise draft.wrong("id", "another card has it")
    values = values_of(draft)
    text = text_of(facts)
    found = draft.lowered(values.kind)
    check_text(draft, values.kind, found)
    values.abilities = tuple(found.abilities)
    printed = ResortCard(facts.id, facts.name, facts.english or facts.name, values, text)
    printed.plan = found.plan
    printed.conditions = tuple(found.conditions)
    printed.texts = found.texts
    printed.flavor = (facts.flavor, facts.flavor_english)
    printed.rarity = facts.rarity
    pool.add(printed)
    for token in found.tokens.values():
        if token.key not in pool.numbers:
            pool.add(token)
    found.out.enter(pool)
    return printed


def text_of(facts: ResortFacts) -> str:
    """Everything printed in words: the condition, then the text, an ability a line."""
    condition = condition_of(facts) if facts.condition else ""
    lines = [line.strip() for line in (condition, *facts.text.splitlines())]
    return "\n".join(line for line in lines if line)


def typed_at(facts: ResortFacts, error: TextError) -> tuple[int, int]:
    """The line and the character of an error in the text as it was typed: without the condition, with empty lines."""
    typed = [(at, line) for at, line in enumerate(facts.text.splitlines(), start=1) if line.strip()]
    at, line = typed[error.line - 1 - bool(facts.condition)]
    return at, error.column + len(line) - len(line.lstrip())


def condition_of(facts: ResortFacts) -> str:
    """L-1.19, L-15.2: the condition as it is printed."""
    return (TURN_UP_IF if facts.kind == "ラストリゾート" else SUMMON_IF) + facts.condition.strip()


def values_of(draft: Draft) -> Values:
    """L-1: what is printed on a card besides its text."""
    facts = draft.facts
    values = Values()
    values.kind = draft.bit("kind", facts.kind, KIND_NAMES)
    values.name = facts.name
    if facts.n and not values.kind & N_KINDS:
        raise draft.wrong("n", "only creatures and items are N-cards")
    values.is_unique = facts.n
    for colour in facts.colors:
        values.colours |= draft.bit("colors", colour, COLOUR_BITS)
    if facts.types and not values.kind & CREATURE:
        raise draft.wrong("types", "only creatures have a race")
    values.races = tuple(facts.types)
    if facts.rarity:
        draft.check_word("rarity", facts.rarity, RARITIES)
    numbers(draft, values)
    return values


def numbers(draft: Draft, values: Values) -> None:
    """L-1.14, L-9.1, L-10.9: the printed numbers that a kind has, all of them and no others."""
    facts = draft.facts
    for field, kinds in NUMBERS.items():
        number: int | None = getattr(facts, field)
        if number is None and values.kind & kinds:
            raise draft.wrong(field, f"a card of the kind {facts.kind} has one")
        if number is not None and not values.kind & kinds:
            raise draft.wrong(field, f"a card of the kind {facts.kind} has none")
        if number is not None and number < 0:
            raise draft.wrong(field, f"{number} is below 0")
    values.cost, values.power, values.toughness = facts.cost or 0, facts.power or 0, facts.toughness or 0
    values.life, values.cap = facts.life or 0, facts.cap or 0
    if values.kind & LEADER_CARD and (values.life < 1 or values.cap < values.life):
        raise draft.wrong("cap", "a leader begins with life, and no more of it than its cap")


def check_text(draft: Draft, kind: int, found: CardTexts) -> None:
    """L-1.3, L-1.8, L-1.15, L-1.18, L-1.19: what a kind cannot do without."""
    if kind & EQUIPMENT and not any(ability.keyword == "装備" for ability in found.abilities):
        raise draft.wrong("text", "equipment has the keyword 装備")
    if kind == SPELL and found.plan is None:
        raise draft.wrong("text", "a spell does something")
    if kind & LAST_RESORT_CARD and found.plan is None:
        raise draft.wrong("text", "a last resort has an ability")
    if kind & LAST_RESORT_CARD and not found.conditions:
        raise draft.wrong("condition", "a last resort has a condition")
    if kind & LEADER_CARD and sum(isinstance(ability, ActivatedAbility) for ability in found.abilities) != 1:
        raise draft.wrong("text", "a leader has one skill")


def steps(text: str, kind: str = "クリーチャー") -> list[tuple[str, str]]:
    """What a text does when it is carried out: clause and step of every procedure, in order."""
    found = CardTexts("TEXT#", KIND_NAMES[kind])
    found.lower(language().read(text.strip()))
    return steps_of(found.abilities, found.plan, found.out)


load_pool = pools(ResortPool, shipped, enter)
load_decks = decks(FOLDER, shipped, ResortDeck)
