"""Cards and decks from their files: facts are checked, texts read and given their meaning, all put into a pool."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import msgspec

from kirifuda import effects as e
from kirifuda import kernel as k
from kirifuda.customs.control import CONTROL
from kirifuda.games.cardfiles import (
    CardDraft,
    DeckFacts,
    MalformedCard,
    converted,
    decks,
    listed,
    pools,
    shipped_in,
    steps_in,
)
from kirifuda.games.interface import CardFacts
from kirifuda.games.magical_duel.lowering.card import lower_text
from kirifuda.games.magical_duel.pool import MagicalPool
from kirifuda.games.magical_duel.rules.r0907_aether import CASTER_AETHER
from kirifuda.games.magical_duel.values import ATTRIBUTE_BITS, CASTER, KINDS, MagicalCard, Values
from kirifuda.games.magical_duel.wording.assembly import language
from kirifuda.games.magical_duel.wording.words import RACES
from kirifuda.text.language import Language

FOLDER: Final = Path(__file__).resolve().parent / "cards"
TYPES: Final = ("結魂",)
X: Final = "X"
INFINITE: Final = "∞"
"""104.7: more than any number."""
COIN: Final = "coin"
COIN_NAME: Final = "コイン"
COIN_TEXT: Final = "このカードを破棄する：〔1〕を生み出す。この能力は魔法少女ゾーンでのみ有効です。"


class Facts(msgspec.Struct, forbid_unknown_fields=True):
    """A card as its file writes it."""

    id: str
    name: str
    kind: str
    english: str = ""
    attributes: list[str] = []
    cost: int | str | None = None
    level: int | None = None
    attack: int | str | None = None
    defense: int | str | None = None
    races: list[str] = []
    types: list[str] = []
    materials: list[str] = []
    text: str = ""
    reading: str = ""
    flavor: str = ""
    flavor_english: str = ""
    rarity: str = ""
    complexity: int = 0
    job: str = ""
    budget: float = 0
    budget_note: str = ""


class MagicalDeck(DeckFacts, forbid_unknown_fields=True, kw_only=True):
    """A deck as its file writes it: the cards of the deck and of the extra deck with their numbers."""

    extra: dict[str, int] = msgspec.field(default_factory=dict)

    def numbers(self) -> dict[str, dict[str, int]]:
        return {"main": self.main, "extra": self.extra}

    def zones(self) -> dict[str, list[str]]:
        return {**super().zones(), "extra": listed(self.extra)}


def new_pool() -> MagicalPool:
    """A pool without cards but the coin."""
    pool = MagicalPool()
    pool.add_change(CONTROL)
    pool.add_ability(CASTER_AETHER)
    add_coin(pool)
    return pool


def enter(pool: MagicalPool, cards: tuple[CardFacts, ...]) -> None:
    """Add cards to the pool."""
    words = language_for(cards)
    for card in cards:
        add(pool, card, words)
    check_names(pool)


def check_names(pool: MagicalPool) -> None:
    """901.1d: an ability that a text gives by its name is on some card, and the same on all that have it."""
    for name, card in pool.borrowed.items():
        forms = len(pool.named.get(name, {}))
        if forms != 1:
            why = "no card has" if not forms else "cards have in different words"
            raise MalformedCard("cards", card, "text", f"it gives the ability [{name}], which {why}")


def language_for(extra: tuple[CardFacts, ...]) -> Language:
    """The language, with the races that only cards defined on the spot have."""
    races = {race for card in extra for race in facts_of(card).races if race not in RACES}
    return language(tuple((race, race) for race in sorted(races)))


def add_coin(pool: MagicalPool) -> None:
    """403.6a: the coin of the second player, a token without kind that works in the caster zone."""
    values = Values()
    values.name = COIN_NAME
    values.names = (COIN_NAME,)
    values.races = (COIN_NAME,)
    values.cost = 0
    lowered = lower_text(language().read(COIN_TEXT), COIN, "")
    values.abilities = tuple(lowered.abilities)
    coin = MagicalCard(COIN, COIN_NAME, "Coin", values, COIN_TEXT)
    coin.is_token = True
    pool.add(coin)
    lowered.enter(pool)


def shipped() -> tuple[CardFacts, ...]:
    """The facts of all cards in the card files, file by file in the order of their names."""
    return shipped_in(FOLDER)


def add(pool: MagicalPool, card: CardFacts, words: Language) -> MagicalCard:
    """Check a card's facts, give its text a meaning, and enter both."""
    facts = facts_of(card)
    printed = MagicalCard(facts.id, facts.name, facts.english or facts.name, values_of(card.where, facts), facts.text)
    printed.has_x_cost = facts.cost == X
    if facts.id in pool.numbers:
        raise MalformedCard(card.where, facts.id, "id", "another card has it")
    lowered = meaning_of(card.where, facts, words)
    printed.values.abilities = tuple(lowered.abilities)
    if KINDS[facts.kind] == CASTER:
        printed.values.abilities = (*printed.values.abilities, CASTER_AETHER)
    printed.spell = lowered.spell
    if lowered.deck_limit:
        printed.deck_limit = lowered.deck_limit
    pool.add(printed)
    lowered.enter(pool)
    for name, form, abilities in lowered.named:
        pool.named.setdefault(name, {}).setdefault(form, abilities)
    pool.borrowed.update(dict.fromkeys(lowered.borrowed, facts.id))
    return printed


def facts_of(card: CardFacts) -> Facts:
    """The facts as a record; every mistake is named with its place."""
    facts = converted(card, Facts)
    facts.text = facts.text.strip()
    return facts


def values_of(where: str, facts: Facts) -> Values:
    """200: the printed information; what a card of its kind must have is there, what it can't have is not."""
    values = Values()
    values.name = facts.name
    values.names = (facts.name,)
    check(where, facts)
    values.kinds = KINDS[facts.kind]
    values.is_soulbond = "結魂" in facts.types
    for attribute in facts.attributes:
        values.attributes |= ATTRIBUTE_BITS[attribute]
    values.races = tuple(facts.races)
    values.materials = tuple(facts.materials)
    values.cost = facts.cost if isinstance(facts.cost, int) else 0
    if facts.level is not None:
        values.level = facts.level
    if facts.attack is not None and facts.defense is not None:
        values.attack = k.INFINITY if facts.attack == INFINITE else int(facts.attack)
        values.defense = k.INFINITY if facts.defense == INFINITE else int(facts.defense)
    if values.kinds == CASTER:
        values.caster_name = facts.name.partition("（")[0]
    return values


def check(where: str, facts: Facts) -> None:
    """What a card of its kind has and has not."""
    draft = CardDraft(where, facts.id)
    draft.check_word("kind", facts.kind, KINDS)
    for attribute in facts.attributes:
        draft.check_word("attributes", attribute, ATTRIBUTE_BITS)
    for one in facts.types:
        draft.check_word("types", one, TYPES)
    if isinstance(facts.cost, str) and facts.cost != X:
        raise draft.wrong("cost", f"{facts.cost!r} is neither a number nor {X}")
    is_servant = facts.kind == "怪異"
    for field in ("attack", "defense"):
        if (getattr(facts, field) is not None) != is_servant:
            raise draft.wrong(field, "servants have it, and only they")
        if isinstance(getattr(facts, field), str) and getattr(facts, field) != INFINITE:
            why = f"{getattr(facts, field)!r} is neither a number nor {INFINITE}"
            raise draft.wrong(field, why)
    if (facts.level is not None) != (facts.kind == "魔法少女"):
        raise draft.wrong("level", "casters have it, and only they")
    if facts.kind in ("詠唱", "結界") and facts.cost is None:
        raise draft.wrong("cost", f"a {facts.kind} has one")


def meaning_of(where: str, facts: Facts, words: Language) -> e.Lowered:
    """The plans of the text; a text that can't be read or has no meaning yet is an error, never skipped."""
    if not facts.text:
        return e.Lowered()
    with CardDraft(where, facts.id).telling("text"):
        return lower_text(words.read(facts.text), facts.id, facts.kind)


load_pool = pools(new_pool, shipped, enter)
load_decks = decks(FOLDER, shipped, MagicalDeck)


def steps(text: str, kind: str = "詠唱") -> list[tuple[str, str]]:
    """What a text does when it is carried out: clause and step of every procedure, in order."""
    lowered = lower_text(language().read(text.strip()), "TEXT", kind)
    return steps_in([*[ability.procedure for ability in (*lowered.abilities, *lowered.inner)], *lowered.procedures])
