"""Cards and decks from their files: facts are checked, texts read and given their meaning, all put into a pool."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Final

import msgspec

from kirifuda.effects.lowered import Lowered
from kirifuda.games.cardfiles import (
    DECKS,
    CardDraft,
    MalformedCard,
    converted,
    entries,
    listed,
    plainly,
    shipped_in,
    steps_in,
)
from kirifuda.games.interface import CardFacts, Deck
from kirifuda.games.magical_duel.lowering.card import lower_text
from kirifuda.games.magical_duel.plans.changes import CONTROL
from kirifuda.games.magical_duel.pool import MagicalPool
from kirifuda.games.magical_duel.rules.r0907_aether import CASTER_AETHER
from kirifuda.games.magical_duel.values import ATTRIBUTE_BITS, CASTER, KINDS, MagicalCard, Values
from kirifuda.games.magical_duel.wording.assembly import language
from kirifuda.games.magical_duel.wording.words import RACES
from kirifuda.kernel.ids import INFINITY
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


class DeckFacts(msgspec.Struct, forbid_unknown_fields=True):
    """A deck as its file writes it: card ids with their numbers."""

    id: str
    name: str
    english: str = ""
    plan: str = ""
    plan_ja: str = ""
    main: dict[str, int] = {}
    extra: dict[str, int] = {}


def load_pool(extra: tuple[CardFacts, ...] | list[CardFacts] = ()) -> MagicalPool:
    """All shipped cards, and others that are defined on the spot; the plain pool is made once."""
    return pool_with(tuple(extra)) if extra else plain_pool()


@lru_cache(maxsize=1)
def plain_pool() -> MagicalPool:
    """The shipped cards."""
    pool = MagicalPool()
    pool.add_change(CONTROL)
    pool.add_ability(CASTER_AETHER)
    add_coin(pool)
    for card in shipped():
        add(pool, card, language())
    check_names(pool)
    return pool


def pool_with(extra: tuple[CardFacts, ...]) -> MagicalPool:
    """The shipped cards and more. A card defined on the spot may not take the id of a shipped one."""
    pool = plain_pool().copy()
    words = language_for(extra)
    for card in extra:
        add(pool, card, words)
    check_names(pool)
    return pool


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


@lru_cache(maxsize=1)
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
    for history in lowered.histories:
        for kind in history.event.kinds:
            plans = pool.history.setdefault(kind, [])
            if all(plan.key != history.key for plan in plans):
                plans.append(history)
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
        values.attack = INFINITY if facts.attack == INFINITE else int(facts.attack)
        values.defense = INFINITY if facts.defense == INFINITE else int(facts.defense)
    if values.kinds == CASTER:
        values.caster_name = facts.name.partition("（")[0]
    return values


def check(where: str, facts: Facts) -> None:
    """What a card of its kind has and has not."""
    if facts.kind not in KINDS:
        raise MalformedCard(where, facts.id, "kind", f"{facts.kind!r} is none of {', '.join(KINDS)}")
    for attribute in facts.attributes:
        if attribute not in ATTRIBUTE_BITS:
            raise MalformedCard(where, facts.id, "attributes", f"{attribute!r} is none of {', '.join(ATTRIBUTE_BITS)}")
    for one in facts.types:
        if one not in TYPES:
            raise MalformedCard(where, facts.id, "types", f"{one!r} is none of {', '.join(TYPES)}")
    if isinstance(facts.cost, str) and facts.cost != X:
        raise MalformedCard(where, facts.id, "cost", f"{facts.cost!r} is neither a number nor {X}")
    is_servant = facts.kind == "怪異"
    for field in ("attack", "defense"):
        if (getattr(facts, field) is not None) != is_servant:
            raise MalformedCard(where, facts.id, field, "servants have it, and only they")
        if isinstance(getattr(facts, field), str) and getattr(facts, field) != INFINITE:
            why = f"{getattr(facts, field)!r} is neither a number nor {INFINITE}"
            raise MalformedCard(where, facts.id, field, why)
    if (facts.level is not None) != (facts.kind == "魔法少女"):
        raise MalformedCard(where, facts.id, "level", "casters have it, and only they")
    if facts.kind in ("詠唱", "結界") and facts.cost is None:
        raise MalformedCard(where, facts.id, "cost", f"a {facts.kind} has one")


def meaning_of(where: str, facts: Facts, words: Language) -> Lowered:
    """The plans of the text; a text that can't be read or has no meaning yet is an error, never skipped."""
    if not facts.text:
        return Lowered()
    with CardDraft(where, facts.id).telling("text"):
        return lower_text(words.read(facts.text), facts.id, facts.kind)


def load_decks() -> list[Deck]:
    """The shipped decks."""
    return list(shipped_decks())


@lru_cache(maxsize=1)
def shipped_decks() -> tuple[Deck, ...]:
    """The decks of the deck file, in its order."""
    found: list[Deck] = []
    for entry in entries(FOLDER / DECKS, "deck"):
        try:
            facts = msgspec.convert(entry, DeckFacts)
        except msgspec.ValidationError as error:
            raise MalformedCard(DECKS, str(entry.get("id", "?")), *plainly(str(error), entry)) from error
        zones = {"deck": listed(facts.main), "extra": listed(facts.extra)}
        found.append(Deck(facts.id, facts.name, facts.english, facts.plan, facts.plan_ja, zones))
    return tuple(found)


def steps(text: str, kind: str = "詠唱") -> list[tuple[str, str]]:
    """What a text does when it is carried out: clause and step of every procedure, in order."""
    lowered = lower_text(language().read(text.strip()), "TEXT", kind)
    return steps_in([*[ability.procedure for ability in (*lowered.abilities, *lowered.inner)], *lowered.procedures])
