"""Cards and decks from their files: facts are checked, texts read and given their meaning, put into a pool."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import msgspec

from kirifuda.games.cardfiles import (
    DECKS,
    CardDraft,
    check_facts,
    converted,
    decks,
    pools,
    shipped_in,
    steps_of,
)
from kirifuda.games.interface import CardFacts
from kirifuda.games.lyrical.lowering.card import CardTexts
from kirifuda.games.lyrical.pool import LyricalPool
from kirifuda.games.lyrical.values import (
    COLOUR_BITS,
    COLOURS,
    KIND_NAMES,
    NAMED,
    LyricalCard,
    Price,
    Values,
)
from kirifuda.games.lyrical.wording.assembly import language
from kirifuda.games.lyrical.words import WORDS

FOLDER: Final = Path(__file__).resolve().parent / "cards"
CATALOGUE: Final = "catalogue.toml"
RARITIES: Final = ("C", "U", "R")
FACTOR: Final = re.compile(rf"([{''.join(COLOURS)}]*)([0-9]+)")

SELF: Final = re.compile("この(?:(アイテム|フィールド|ストラテジー|トリック)(?:カード)?|キャラクターカード)")
"""How a card calls itself by its kind; このキャラクター is the bearer too."""
QUOTED: Final = re.compile("「[^」]*」|“[^”]*”")
"""Abilities that others get, and names."""


class LyricalFacts(msgspec.Struct, forbid_unknown_fields=True):
    """A card as its file writes it."""

    id: str
    name: str
    kind: str
    title: str | None = None
    english: str = ""
    reading: str = ""
    color: str | None = None
    factor: str | None = None
    cost: int | None = None
    attack: int | None = None
    durability: int | None = None
    text: str | None = None
    flavor: str = ""
    flavor_english: str = ""
    rarity: str = ""


class Draft(CardDraft):
    """A card with its facts on its way into the pool."""

    def __init__(self, where: str, facts: LyricalFacts) -> None:
        super().__init__(where, facts.id)
        self.facts = facts

    def lowered(self, kind: int, colours: int) -> CardTexts:
        """What its text says and means."""
        found = CardTexts(f"{self.facts.id}#", kind, colours)
        text = (self.facts.text or "").strip()
        if not text:
            return found
        with self.telling("text"):
            found.lower(language().read(text))
        for said in SELF.finditer(QUOTED.sub("", text)):
            if not kind & KIND_NAMES[said[1] or "キャラクター"]:
                raise self.wrong("text", f"{said[0]} is no name for this card: it is of the kind {self.facts.kind}")
        return found


# --- the pool -------------------------------------------------------------------------------------


def enter(pool: LyricalPool, cards: tuple[CardFacts, ...]) -> None:
    """Add cards to the pool."""
    for card in cards:
        add(pool, card)


def shipped() -> tuple[CardFacts, ...]:
    """The facts of all cards in the card files, by their ids."""
    return shipped_in(FOLDER, (DECKS, CATALOGUE))


def add(pool: LyricalPool, card: CardFacts) -> LyricalCard:
    """Check a card's facts, give its text a meaning, and enter both."""
    facts = converted(card, LyricalFacts)
    draft = Draft(card.where, facts)
    if facts.id in pool.numbers:
        raise draft.wrong("id", "another card has it")
    values = values_of(draft)
    text = (facts.text or "").strip()
    found = draft.lowered(values.kind, values.colours)
    values.abilities = tuple(found.abilities)
    name = f"{values.title}“{values.name}”" if values.kind & NAMED else values.name
    printed = LyricalCard(facts.id, name, facts.english or name, values, text)
    printed.plan = found.plan
    printed.texts = found.texts
    printed.flavor = (facts.flavor, facts.flavor_english)
    printed.rarity = facts.rarity
    pool.add(printed)
    found.out.enter(pool)
    return printed


def values_of(draft: Draft) -> Values:
    """What is printed on a card besides its text."""
    facts = draft.facts
    values = Values()
    values.kind = draft.bit("kind", facts.kind, KIND_NAMES)
    check_facts(draft, facts, WORDS.facts, values.kind)
    values.name, values.title = facts.name, facts.title or ""
    if not facts.name.strip():
        raise draft.wrong("name", "it is empty")
    if facts.color is not None:
        values.colours = draft.bit("color", facts.color, COLOUR_BITS)
    if facts.factor is not None:
        price = price_of(draft, facts.factor)
        values.marks, values.factor, values.colours = price.printed_marks(), price.total, price.colours()
    if facts.rarity:
        draft.check_word("rarity", facts.rarity, RARITIES)
    for field in ("cost", "attack", "durability"):
        number = getattr(facts, field) or 0
        if number < 0:
            raise draft.wrong(field, f"{number} is below 0")
        setattr(values, field, number)
    return values


def price_of(draft: Draft, text: str) -> Price:
    """N-1.4, A33 赤赤3: colour marks and the total."""
    found = FACTOR.fullmatch(text)
    if found is None:
        raise draft.wrong(
            "factor", f"{text!r} is not written like 赤赤3: marks of {', '.join(COLOURS)}, then the total"
        )
    marks = tuple(found[1].count(colour) for colour in COLOURS)
    if sum(marks) > int(found[2]):
        raise draft.wrong("factor", f"{text!r} has {sum(marks)} marks, but {found[2]} in all")
    return Price(marks, int(found[2]))


def steps(text: str, kind: str = "キャラクター") -> list[tuple[str, str]]:
    """What a text does when it is carried out: clause and step of every procedure, in order."""
    found = CardTexts("TEXT#", KIND_NAMES[kind])
    found.lower(language().read(text.strip()))
    return steps_of(found.abilities, found.plan, found.out)


load_pool = pools(LyricalPool, shipped, enter)
load_decks = decks(FOLDER, shipped)
