"""Cards and decks from their files: facts are checked, texts read and given their meaning, all put into a pool."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

import msgspec

from kirifuda import effects as e
from kirifuda.customs.control import CONTROL
from kirifuda.games.cardfiles import (
    CardDraft,
    DeckFacts,
    converted,
    decks,
    pools,
    shipped_in,
)
from kirifuda.games.interface import CardFacts
from kirifuda.games.spellcard_strike.abilities import EQUIPMENT, RULE, CostPlan, SpellPlan
from kirifuda.games.spellcard_strike.cardtexts import (
    AbilityFacts,
    SpellFacts,
    abilities_in,
    extra_in,
    spell_in,
    without_heads,
)
from kirifuda.games.spellcard_strike.lowering.card import (
    declared,
    lower_ability,
    lower_cost,
    lower_declared,
    lower_extra,
    number_lines,
)
from kirifuda.games.spellcard_strike.lowering.setting import ABILITY, LASTING, SPELL, TIMINGS, Setting
from kirifuda.games.spellcard_strike.minimap import Minimap, parse
from kirifuda.games.spellcard_strike.pool import StrikePool
from kirifuda.games.spellcard_strike.rules.r01_01_numbers import ZoneSize
from kirifuda.games.spellcard_strike.values import ATTRIBUTE_BITS, SPELL_TYPES, PrintedText, StrikerCard, Values
from kirifuda.games.spellcard_strike.wording.assembly import language
from kirifuda.games.spellcard_strike.wording.words import HOUSES, RACES
from kirifuda.games.spellcard_strike.zones import HAND
from kirifuda.text.language import Language, Reading

if TYPE_CHECKING:
    from kirifuda import kernel as k

FOLDER: Final = Path(__file__).resolve().parent / "cards"
RARITIES: Final = ("N", "U", "R", "SR")
HALVES: Final = "／"
"""Between the two halves of a card's name (3.2.1.1)."""


class SpellCardFacts(msgspec.Struct, forbid_unknown_fields=True):
    """A spell card as its file writes it."""

    id: str
    striker: str
    spell_name: str
    cost: str
    rank: int
    pow: int
    range: str
    spell: SpellFacts
    defense: int = msgspec.field(name="def")
    house: str = ""
    striker_english: str = ""
    spell_english: str = ""
    reading: str = ""
    attributes: list[str] = []
    races: list[str] = []
    flavor: str = ""
    flavor_english: str = ""
    rarity: str = ""
    extra: str = ""
    ability: list[AbilityFacts] = []


class OptionFacts(msgspec.Struct, forbid_unknown_fields=True):
    """An option as its file writes it; its numbers are added to its striker's."""

    id: str
    name: str
    english: str = ""
    reading: str = ""
    attributes: list[str] = []
    rank: int = 0
    pow: int = 0
    defense: int = msgspec.field(name="def", default=0)
    flavor: str = ""
    flavor_english: str = ""
    rarity: str = ""
    ability: list[AbilityFacts] = []


class StrikeDeck(DeckFacts, forbid_unknown_fields=True, kw_only=True):
    """A deck as its file writes it: the ace, the option, and the other cards with their numbers."""

    ace: str
    option: str

    def leaders(self) -> dict[str, str]:
        return {"ace": self.ace, "option": self.option}

    def zones(self) -> dict[str, list[str]]:
        return {**super().zones(), "ace": [self.ace], "option": [self.option]}


class Draft(CardDraft):
    """A card on its way into the pool, and what its texts have made so far."""

    def __init__(self, where: str, id: str, words: Language) -> None:
        super().__init__(where, id)
        self.words = words
        self.lowered = e.Lowered()
        self.is_option = False

    def read(self, field: str, text: str, key: str = "ability") -> Reading:
        """What one of its texts says; one that holds remarks only says nothing."""
        with self.telling(field):
            found = self.words.read(text.strip(), key)
        if not found.tree.abilities:
            raise self.wrong(field, "it is empty")
        return found


def new_pool() -> StrikePool:
    """A pool without cards."""
    pool = StrikePool()
    pool.add_change(CONTROL)
    return pool


def enter(pool: StrikePool, cards: tuple[CardFacts, ...]) -> None:
    """Add cards to the pool."""
    words = language_for(cards)
    for card in cards:
        add(pool, card, words)


def language_for(extra: tuple[CardFacts, ...]) -> Language:
    """The language, with the houses and races that only cards defined on the spot have."""
    houses: set[str] = set()
    races: set[str] = set()
    for facts in (facts_of(card) for card in extra):
        if isinstance(facts, SpellCardFacts):
            houses.update({facts.house} if facts.house and facts.house not in HOUSES else ())
            races.update(race for race in facts.races if race not in RACES)
    return language(tuple((name, name) for name in sorted(houses)), tuple((name, name) for name in sorted(races)))


def shipped() -> tuple[CardFacts, ...]:
    """The facts of all cards in the card files, by their ids."""
    return shipped_in(FOLDER, tables=("card", "option"))


def facts_of(card: CardFacts) -> SpellCardFacts | OptionFacts:
    """The facts as a record; options have a name of their own, spell cards that of their striker."""
    return converted(card, OptionFacts) if "name" in card.facts else converted(card, SpellCardFacts)


def add(pool: StrikePool, card: CardFacts, words: Language) -> StrikerCard:
    """Check a card's facts, give its texts a meaning, and enter both."""
    facts = facts_of(card)
    draft = Draft(card.where, facts.id, words)
    draft.is_option = not isinstance(facts, SpellCardFacts)
    take_extra(draft, facts)
    try:
        facts.ability = [one for ability in facts.ability for one in abilities_in(ability)]
    except ValueError as error:
        raise draft.wrong("ability.text", str(error)) from error
    if facts.id in pool.numbers:
        raise draft.wrong("id", "another card has it")
    values = Values()
    common(draft, facts, values)
    if isinstance(facts, SpellCardFacts):
        printed = spell_card(draft, facts, values)
    else:
        printed = StrikerCard(facts.id, facts.name, facts.english or facts.name, values, text_of(facts))
        values.name = values.striker_name = facts.name
        values.is_option = True
    for line, ability in enumerate(facts.ability):
        found = abilities_of(draft, ability, line)
        number_lines(found, line)
        values.abilities = (*values.abilities, *found)
    printed.texts = tuple(printed_text(one, f"{facts.id}#{line}") for line, one in enumerate(facts.ability))
    printed.flavor = (facts.flavor, facts.flavor_english)
    printed.rarity = facts.rarity
    pool.add(printed)
    draft.lowered.enter(pool)
    return printed


def take_extra(draft: Draft, facts: SpellCardFacts | OptionFacts) -> None:
    """3.13.5: an extra line may stand with its head among the texts of a card."""
    found: list[str] = []
    for ability in facts.ability:
        ability.text, extra = extra_in(ability.text)
        found.extend([extra] if extra else [])
    facts.ability = [ability for ability in facts.ability if ability.text.strip()]
    if isinstance(facts, SpellCardFacts):
        facts.extra = "\n".join([*([without_heads(facts.extra)] if facts.extra else []), *found])
    elif found:
        raise draft.wrong("ability.text", "an option has no extra line (3.13.5)")


def common(draft: Draft, facts: SpellCardFacts | OptionFacts, values: Values) -> None:
    """What spell cards and options have alike."""
    for attribute in facts.attributes:
        values.attributes |= draft.bit("attributes", attribute, ATTRIBUTE_BITS)
    if facts.rarity:
        draft.check_word("rarity", facts.rarity, RARITIES)
    for field, number in (("rank", facts.rank), ("pow", facts.pow), ("def", facts.defense)):
        if number < 0:
            raise draft.wrong(field, f"{number} is below 0")
    values.rank, values.pow, values.defense = facts.rank, facts.pow, facts.defense


def spell_card(draft: Draft, facts: SpellCardFacts, values: Values) -> StrikerCard:
    """3: the striker and the spell."""
    try:
        facts.spell = spell_in(facts.spell)
    except ValueError as error:
        raise draft.wrong("spell.text", str(error)) from error
    values.striker_name, values.spell_name = facts.striker, facts.spell_name
    values.name = facts.striker + HALVES + facts.spell_name
    values.houses = (facts.house,) if facts.house else ()
    values.races = tuple(facts.races)
    costs = cost_of(draft, "cost", facts.cost)
    if (
        costs.hand
        or costs.letter
        or costs.score
        or any(icon not in (*ATTRIBUTE_BITS.values(), 15) for icon in costs.power)
    ):
        raise draft.wrong("cost", "summoning costs power of the four attributes or 〔無〕, nothing else")
    values.cost = costs.power
    values.range = map_of(draft, "range", facts.range).cells
    for one in facts.spell.types:
        draft.check_word("spell.types", one, SPELL_TYPES)
    values.spell_types = tuple(facts.spell.types)
    english = f"{facts.striker_english or facts.striker} / {facts.spell_english or facts.spell_name}"
    printed = StrikerCard(facts.id, values.name, english, values, text_of(facts))
    printed.spell = declaration(draft, "spell", facts.spell, SPELL, f"{facts.id}#spell")
    printed.spell_text = printed_text(facts.spell, f"{facts.id}#spell")
    printed.striker_english = facts.striker_english or facts.striker
    printed.spell_english = facts.spell_english or facts.spell_name
    printed.extra = facts.extra.strip()
    check_type(draft, facts.spell, printed.spell)
    if facts.extra:
        reading = draft.read("extra", facts.extra)
        with draft.telling("extra"):
            limit, printed.deck_rules = lower_extra(reading, f"{facts.id}#extra")
            printed.deck_limit = limit or printed.deck_limit
    return printed


def check_type(draft: Draft, facts: SpellFacts, spell: SpellPlan) -> None:
    """2.9.2, 2.10.2: equipment and rule cards have their type and their duration, both or neither."""
    for word, lasting in (("装備", EQUIPMENT), ("ルール", RULE)):
        if (word in facts.types) != (spell.lasting == lasting):
            raise draft.wrong("spell.lasting", f"the type {word} and the duration {word} go together")
    if spell.lasting == EQUIPMENT and not spell.targets:
        raise draft.wrong("spell.target", "equipment needs a striker to be put on")


def abilities_of(draft: Draft, facts: AbilityFacts, line: int) -> list[k.Ability]:
    """One of its abilities."""
    field = f"ability {line + 1}"
    key = f"{draft.id}#{line}"
    if facts.timing:
        return [declared(key, declaration(draft, field, facts, ABILITY, key))]
    for name in ("lasting", "cost", "target"):
        if getattr(facts, name):
            raise draft.wrong(f"{field}.{name}", "only what is declared has it, and this has no timing")
    reading = draft.read(f"{field}.text", facts.text)
    setting = Setting("", map=map_of(draft, f"{field}.map", facts.map) if facts.map else None)
    setting.is_worn = draft.is_option
    with draft.telling(f"{field}.text"):
        return lower_ability(reading, key, setting, draft.lowered)


def declaration(draft: Draft, field: str, facts: AbilityFacts | SpellFacts, kind: str, key: str) -> SpellPlan:
    """2.5: a spell or an ability that is declared."""
    draft.check_word(f"{field}.timing", facts.timing, TIMINGS)
    if facts.lasting not in LASTING or (kind == ABILITY and LASTING[facts.lasting] in (EQUIPMENT, RULE)):
        allowed = [word for word in LASTING if word and (kind == SPELL or word in ("ターン", "チェーン"))]
        raise draft.wrong(f"{field}.lasting", f"{facts.lasting!r} is none of {', '.join(allowed)}")
    if bool(facts.map) != bool(facts.target):
        raise draft.wrong(f"{field}.map", "a map and what stands under it go together")
    map = map_of(draft, f"{field}.map", facts.map) if facts.map else None
    target = draft.read(f"{field}.target", facts.target, "target") if facts.target else None
    reading = draft.read(f"{field}.text", facts.text)
    with draft.telling(f"{field}.text"):
        setting = Setting(kind, LASTING[facts.lasting], map)
        plan = lower_declared(reading, key, setting, target, draft.lowered, TIMINGS[facts.timing])
    plan.costs = cost_of(draft, f"{field}.cost", facts.cost) if facts.cost else CostPlan()
    letter = plan.costs.letter
    if letter and letter in dict(plan.defined):
        raise draft.wrong(f"{field}.cost", f"{letter} is chosen to pay the cost, but the text says what it is")
    if letter:
        plan.letters = tuple(dict.fromkeys((*plan.letters, letter)))
        plan.limits = (*plan.limits, (letter, ZoneSize(HAND, e.YouPlan())))
    return plan


def printed_text(facts: AbilityFacts | SpellFacts, key: str) -> PrintedText:
    """3.13: a text with what stands beside it."""
    printed = PrintedText(key, facts.text.strip())
    printed.timing = facts.timing
    printed.lasting = facts.lasting
    printed.cost = facts.cost
    printed.map = facts.map.strip()
    printed.target = facts.target
    return printed


def cost_of(draft: Draft, field: str, text: str) -> CostPlan:
    """The icons of a cost."""
    return lower_cost(draft.read(field, text, "cost"))


def map_of(draft: Draft, field: str, text: str) -> Minimap:
    """3.6: a map."""
    try:
        return parse(text)
    except ValueError as error:
        raise draft.wrong(field, str(error)) from error


def text_of(facts: SpellCardFacts | OptionFacts) -> str:
    """All texts of a card, a paragraph each."""
    found = [ability.text.strip() for ability in facts.ability]
    if isinstance(facts, SpellCardFacts):
        found.append(facts.spell.text.strip())
        found.extend([facts.extra.strip()] if facts.extra else [])
    return "\n\n".join(found)


load_pool = pools(new_pool, shipped, enter)
load_decks = decks(FOLDER, shipped, StrikeDeck)
