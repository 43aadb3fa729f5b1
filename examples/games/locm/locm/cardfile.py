"""Cards from their files: printed facts, and a text of which every number and keyword is taken."""

from __future__ import annotations

from pathlib import Path
from typing import Any, ClassVar, Final

import msgspec

from kirifuda.games.cardfiles import CardDraft, check_facts, converted
from kirifuda.games.interface import CardFacts
from kirifuda.games.plaincards import PlainCard, PlainValues, Shelf
from kirifuda.text.ast import Ability, Effect
from locm import wording as w
from locm.words import BLUE, CREATURE, GREEN, KEYWORDS, KINDS, RED, WORDS


class Values(PlainValues):
    """What a card is. Of an item, attack, defense and keywords are what it gives or takes."""

    fields: ClassVar[tuple[str, ...]] = (
        "name", "kind", "cost", "attack", "defense", "keywords", "mine", "theirs", "drawn",
    )  # fmt: skip
    kind: str = CREATURE
    cost: int = 0
    attack: int = 0
    defense: int = 0
    keywords: tuple[str, ...] = ()
    mine: int = 0
    """What its player's health changes by."""
    theirs: int = 0
    """What the opponent's health changes by."""
    drawn: int = 0
    """Cards more in the next turn."""


class Facts(msgspec.Struct, forbid_unknown_fields=True):
    """A card as its file writes it."""

    id: str
    name: str
    kind: str
    cost: int
    english: str = ""
    attack: int | None = None
    defense: int | None = None
    text: str = ""


FILLER: Final = CardFacts(
    "scenario",
    {"id": "白紙", "name": "白紙", "english": "Blank", "kind": CREATURE, "cost": 99, "attack": 0, "defense": 1},
)
"""A card that nobody can play."""
DEFAULTS: Final[dict[str, Any]] = {"kind": CREATURE, "cost": 0}
FIGHTING: Final = {"attack": 2, "defense": 2}
"""What a creature of a scenario has of which nobody says it."""
ALLOWED: Final[dict[str, tuple[type[Effect], ...]]] = {
    CREATURE: (),
    GREEN: (w.Raise, w.Grant),
    RED: (w.Lower, w.Hit, w.Strip, w.StripAll),
    BLUE: (w.HitAny,),
}
"""What each kind may do to its target (M-6.2 to M-6.4)."""
TO_ALL: Final = (w.Heal, w.Suffer, w.Help, w.Burn, w.DrawLater)
TAKING: Final = (w.Suffer, w.Burn, w.Lower, w.Hit, w.HitAny)
"""Their numbers are taken away."""


def printed(card: CardFacts) -> PlainCard:
    """A card, checked and read."""
    given = {**card.facts, **{name: None for name in FIGHTING if name not in card.facts}}
    facts = converted(CardFacts(card.where, {name: value for name, value in given.items() if value is not None}), Facts)
    draft = CardDraft(card.where, facts.id)
    if facts.kind not in KINDS:
        raise draft.wrong("kind", f"{facts.kind!r} is none of {', '.join(KINDS)}")
    check_facts(draft, facts, WORDS.facts, 1 << WORDS.kinds.index(facts.kind))
    values = Values(name=facts.name, kind=facts.kind, cost=facts.cost)
    if facts.kind == CREATURE:
        values.attack = FIGHTING["attack"] if facts.attack is None else facts.attack
        values.defense = FIGHTING["defense"] if facts.defense is None else facts.defense
    with draft.telling("text"):
        abilities = w.language().read(facts.text.strip()).tree.abilities if facts.text.strip() else ()
    for ability in abilities:
        note(draft, values, ability)
    return PlainCard(facts.id, facts.name, values, facts.english or facts.name, facts.text.strip())


def note(draft: CardDraft, values: Values, ability: Ability) -> None:
    """Enter what an ability says among the values."""
    if isinstance(ability, w.Skills) != (values.kind == CREATURE) and not isinstance(ability, w.Summoned):
        raise draft.wrong("text", f"a card of the kind {values.kind} does not say that")
    if isinstance(ability, w.Skills):
        values.keywords = tuple(skill.name for skill in ability.skills)
    elif isinstance(ability, w.Summoned | w.Used):
        for effect in ability.does:
            if not isinstance(effect, TO_ALL + ALLOWED[values.kind]):
                raise draft.wrong("text", f"a card of the kind {values.kind} does not do that")
            note_effect(values, effect)


def note_effect(values: Values, effect: Effect) -> None:
    """Enter the numbers and keywords of an effect, each by the name of its field."""
    if isinstance(effect, w.Grant | w.Strip):
        values.keywords = tuple(skill.name for skill in effect.skills)
    elif isinstance(effect, w.StripAll):
        values.keywords = tuple(KEYWORDS)
    else:
        for name, number in msgspec.structs.asdict(effect).items():
            setattr(values, name, -number if isinstance(effect, TAKING) else number)


SHELF: Final = Shelf(Path(__file__).resolve().parent / "cards", printed)
load_pool = SHELF.load_pool
load_decks = SHELF.load_decks
