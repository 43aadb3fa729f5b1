"""Cards, bosses and decks from their files: facts are checked, texts read and given their meaning, put into a pool."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Any, Final

import msgspec

from kirifuda.games.cardfiles import (
    DECKS,
    CardDraft,
    DeckFacts,
    MalformedCard,
    by_id,
    check_facts,
    check_numbers,
    converted,
    decks,
    entries,
    listed,
    pools,
    steps_of,
)
from kirifuda.games.interface import CardFacts, Deck
from kirifuda.games.pso2.lowering.card import CardTexts
from kirifuda.games.pso2.lowering.kinds import check_kind
from kirifuda.games.pso2.lowering.subjects import check_subjects
from kirifuda.games.pso2.pool import PsoPool
from kirifuda.games.pso2.raid.r_setup import DIFFICULTIES
from kirifuda.games.pso2.rules.r205_items import ARMOUR_RULE
from kirifuda.games.pso2.values import (
    ACTIVE,
    ARMOUR,
    BOSS,
    CLASSES,
    COLOUR_BITS,
    KIND_NAMES,
    PLAYER_CARD,
    PsoCard,
    Values,
)
from kirifuda.games.pso2.wording.assembly import language
from kirifuda.games.pso2.wording.words import SORTS
from kirifuda.games.pso2.words import WORDS
from kirifuda.text.language import Language

FOLDER: Final = Path(__file__).resolve().parent / "cards"
BOSSES: Final = "bosses.toml"
RARITIES: Final = ("C", "U", "R", "SR")
EVERY_CLASS: Final = "ALL"
COST_X: Final = "X"


class PsoFacts(msgspec.Struct, forbid_unknown_fields=True):
    """A card or boss as its file writes it."""

    id: str
    name: str
    kind: str
    title: str = ""
    english: str = ""
    reading: str = ""
    colors: list[str] = []
    classes: list[str] = []
    kinds: list[str] = []
    cost: int | str | None = None
    attack: int | None = None
    hp: int | None = None
    defense: int | None = None
    deck: int | dict[str, dict[str, int]] | None = None
    life: int | None = None
    life_each: int | None = None
    text: str = ""
    text_first: str = ""
    text_second: str = ""
    flavor: str = ""
    flavor_english: str = ""
    rarity: str = ""


class PsoDeck(DeckFacts, forbid_unknown_fields=True, kw_only=True):
    """A deck as its file writes it: the player card, the mag, and the other cards with their numbers."""

    player: str
    mag: str = ""

    def leaders(self) -> dict[str, str]:
        return {"player": self.player, **({"mag": self.mag} if self.mag else {})}

    def zones(self) -> dict[str, list[str]]:
        return {"player": [self.player], "mag": [self.mag] if self.mag else [], **super().zones()}


class Draft(CardDraft):
    """A card with its facts on its way into the pool, and the language of its texts."""

    def __init__(self, where: str, facts: PsoFacts, words: Language) -> None:
        super().__init__(where, facts.id)
        self.facts = facts
        self.words = words

    def lowered(self, field: str, prefix: str, kind: int) -> CardTexts:
        """What one of its texts says and means. 211.4: remarks in round brackets are no part of it."""
        found = CardTexts(prefix, is_active=bool(kind & ACTIVE))
        text: str = getattr(self.facts, field).strip()
        if not text and not kind & ACTIVE:
            return found
        if not text:
            raise self.wrong(field, "an active does something")
        with self.telling(field):
            reading = self.words.read(text)
            check_kind(prefix, reading, kind)
            check_subjects(prefix, reading, kind)
            found.lower(reading)
        return found


# --- the pool -------------------------------------------------------------------------------------------


def enter(pool: PsoPool, cards: tuple[CardFacts, ...]) -> None:
    """Add cards to the pool; those defined on the spot may have sorts of their own."""
    sorts = {sort for card in cards for sort in converted(card, PsoFacts).kinds if sort not in SORTS}
    words = language(tuple((sort, sort) for sort in sorted(sorts)))
    for card in cards:
        add(pool, card, words)


@lru_cache(maxsize=1)
def shipped() -> tuple[CardFacts, ...]:
    """The facts of all cards in the card files, bosses among them, by their ids."""
    found: list[CardFacts] = []
    for path in sorted(FOLDER.glob("*.toml")):
        if path.name == DECKS:
            continue
        found.extend(CardFacts(path.name, entry) for entry in entries(path, "card", tables_of(path)))
        if path.name == BOSSES:
            found.extend(CardFacts(path.name, {**entry, "kind": "ボス"}) for entry in boss_entries())
    return by_id(found)


def tables_of(path: Path) -> tuple[str, ...]:
    """What may stand in a file."""
    return ("card", "boss") if path.name == BOSSES else ("card",)


def boss_entries() -> list[dict[str, Any]]:
    """The bosses of the boss file."""
    return entries(FOLDER / BOSSES, "boss", ("card", "boss"))


def add(pool: PsoPool, card: CardFacts, words: Language) -> PsoCard:
    """Check a card's facts, give its texts a meaning, and enter both."""
    facts = converted(card, PsoFacts)
    draft = Draft(card.where, facts, words)
    if facts.id in pool.numbers:
        raise draft.wrong("id", "another card has it")
    values = values_of(draft)
    name = full_name(facts)
    printed = PsoCard(facts.id, name, facts.english or name, values, text_of(facts))
    first = draft.lowered("text_first" if facts.text_first else "text", f"{facts.id}#", values.kind)
    texts = [first]
    values.slots = first.slots
    rule = (ARMOUR_RULE,) if values.kind & ARMOUR else ()
    values.abilities = (*rule, *first.abilities)
    printed.plan = first.plan
    printed.has_x_cost = facts.cost == COST_X or first.has_x_cost
    printed.deck_limit = first.copies or printed.deck_limit
    printed.most_drops, printed.is_magless = first.drops, first.is_magless
    printed.deck_size = facts.deck if isinstance(facts.deck, int) else 0
    printed.life = first.life or facts.life or 0
    printed.life_each = first.life_each or facts.life_each or 0
    lines = first.texts
    if facts.text_second:
        second = draft.lowered("text_second", f"{facts.id}#second", values.kind)
        texts.append(second)
        printed.second = values.copy()
        printed.second.abilities = tuple(second.abilities)
        for ability in second.abilities:
            ability.line += len(lines)
        lines += second.texts
    if values.kind & BOSS and not (printed.life or printed.life_each):
        raise draft.wrong("text", "a boss has a life: write a ルール： line, or life")
    printed.texts = lines
    printed.has_recovery = any(text.setting.has_recovery for text in texts)
    printed.flavor = (facts.flavor, facts.flavor_english)
    printed.rarity = facts.rarity
    pool.add(printed)
    for text in texts:
        text.out.enter(pool)
        pool.searches.update(text.setting.searches)
    return printed


def values_of(draft: Draft) -> Values:
    """200-213: what is printed on a card besides its texts."""
    facts = draft.facts
    values = Values()
    values.kind = draft.bit("kind", facts.kind, KIND_NAMES)
    check_facts(draft, facts, WORDS.facts, values.kind, ("deck",) if is_boss_deck(facts) else ())
    values.name, values.title = facts.name, facts.title
    for colour in facts.colors:
        values.colours |= draft.bit("colors", colour, COLOUR_BITS)
    values.every_class = EVERY_CLASS in facts.classes
    for name in facts.classes:
        draft.check_word("classes", name, (*CLASSES, EVERY_CLASS))
    values.classes = () if values.every_class else tuple(facts.classes)
    values.sorts = tuple(facts.kinds)
    if facts.rarity:
        draft.check_word("rarity", facts.rarity, RARITIES)
    numbers(draft, values)
    if values.kind & PLAYER_CARD and bool(facts.text_first) != bool(facts.text_second):
        raise draft.wrong("text_second", "a player card has two faces, or one text for both")
    return values


def is_boss_deck(facts: PsoFacts) -> bool:
    """R.02: the cards that a boss in its file comes with."""
    return facts.kind == "ボス" and isinstance(facts.deck, dict)


def numbers(draft: Draft, values: Values) -> None:
    """103.5.1: whole numbers from 0 on. R.28: a card without a cost costs 0."""
    facts = draft.facts
    if isinstance(facts.cost, str) and facts.cost != COST_X:
        raise draft.wrong("cost", f"{facts.cost!r} is neither a number nor {COST_X}")
    values.cost = facts.cost if isinstance(facts.cost, int) else 0
    values.attack, values.hp, values.defense = facts.attack or 0, facts.hp or 0, facts.defense or 0
    for field in ("cost", "attack", "hp", "defense", "deck", "life", "life_each"):
        number = getattr(facts, field)
        if isinstance(number, int) and number < 0:
            raise draft.wrong(field, f"{number} is below 0")


def full_name(facts: PsoFacts) -> str:
    """206.1.1: title and name; a title that ends in の joins without a space."""
    if not facts.title:
        return facts.name
    return facts.title + facts.name if facts.title.endswith("の") else f"{facts.title} {facts.name}"


def text_of(facts: PsoFacts) -> str:
    """All texts of a card, a face a paragraph."""
    return "\n\n".join(text.strip() for text in (facts.text, facts.text_first, facts.text_second) if text.strip())


def steps(text: str, kind: str = "キャラ") -> list[tuple[str, str]]:
    """What a text does when it is carried out: clause and step of every procedure, in order."""
    found = CardTexts("TEXT#", is_active=kind == "アクティブ")
    found.lower(language().read(text.strip()))
    return steps_of(found.abilities, found.plan, found.out)


# --- decks ------------------------------------------------------------------------------------------------


load_pool = pools(PsoPool, shipped, enter)
load_decks = decks(FOLDER, shipped, PsoDeck)
"""The shipped decks of players."""


def load_bosses() -> dict[str, dict[str, Deck]]:
    """R.02-06: the boss decks, by boss and difficulty."""
    return {id: dict(decks) for id, decks in shipped_bosses().items()}


@lru_cache(maxsize=1)
def shipped_bosses() -> dict[str, dict[str, Deck]]:
    """The bosses of the boss file, each with a deck for every difficulty."""
    known = {str(card.facts.get("id")) for card in shipped()}
    found: dict[str, dict[str, Deck]] = {}
    for entry in boss_entries():
        facts = converted(CardFacts(BOSSES, {**entry, "kind": "ボス"}), PsoFacts)
        cards = facts.deck if isinstance(facts.deck, dict) else {}
        if sorted(cards) != sorted(DIFFICULTIES):
            raise MalformedCard(BOSSES, facts.id, "deck", f"a boss has one for each of {', '.join(DIFFICULTIES)}")
        decks: dict[str, Deck] = {}
        for difficulty in DIFFICULTIES:
            check_numbers(BOSSES, facts.id, f"deck.{difficulty}", cards[difficulty], known)
            zones = {"player": [facts.id], "mag": [], "deck": listed(cards[difficulty])}
            name = facts.english.lower().replace(" ", "-")
            decks[difficulty] = Deck(name, facts.name, facts.english, "", "", zones)
        found[facts.id] = decks
    return found
