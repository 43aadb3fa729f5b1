"""Cards from their files: printed facts, and a text of which every number and keyword is taken."""

from __future__ import annotations

from pathlib import Path
from typing import Any, ClassVar, Final

import msgspec

from kirifuda.games.cardfiles import CardDraft, check_facts, converted
from kirifuda.games.interface import CardFacts
from kirifuda.games.plaincards import PlainCard, PlainValues, Shelf
from kirifuda.text import ast as a
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
TO_PLAYERS: Final = ("+mine", "-mine", "+theirs", "-theirs", "+drawn")
"""What every card may do."""
TO_CREATURES: Final = {CREATURE: (), GREEN: ("+",), RED: ("-", "-defense"), BLUE: ("-any",)}
"""What each kind may do besides (M-6.2 to M-6.4)."""


def printed(card: CardFacts) -> PlainCard:
    """A card, checked and read."""
    facts = converted(card, Facts)
    draft = CardDraft(card.where, facts.id)
    if facts.kind not in KINDS:
        raise draft.wrong("kind", f"{facts.kind!r} is none of {', '.join(KINDS)}")
    check_facts(draft, facts, WORDS.facts, 1 << WORDS.kinds.index(facts.kind))
    values = Values(name=facts.name, kind=facts.kind, cost=facts.cost)
    values.attack, values.defense = facts.attack or 0, facts.defense or 0
    text = facts.text.strip()
    with draft.telling("text"):
        abilities = w.language().read(text).tree.abilities if text else ()
    for ability in abilities:
        if isinstance(ability, w.Skills) and values.kind == CREATURE:
            values.keywords = tuple(skill.name for skill in ability.skills)
        elif isinstance(ability, w.Summoned if values.kind == CREATURE else w.Used):
            for effect in ability.does:
                note(draft, values, effect)
        else:
            raise draft.wrong("text", f"a card of the kind {values.kind} does not say that")
    return PlainCard(facts.id, facts.name, values, facts.english or facts.name, text)


def note(draft: CardDraft, values: Values, effect: a.Effect) -> None:
    """Enter what an effect says among the values."""
    assert isinstance(effect, w.Number | w.Fight | w.Words)
    what = effect.what if isinstance(effect, w.Number) else effect.sign
    if what not in (*TO_PLAYERS, *TO_CREATURES[values.kind]):
        raise draft.wrong("text", f"a card of the kind {values.kind} does not do that")
    sign = -1 if what.startswith("-") else 1
    if isinstance(effect, w.Number):
        setattr(values, "defense" if what == "-any" else what[1:], sign * effect.n)
    elif isinstance(effect, w.Fight):
        values.attack, values.defense = sign * effect.attack, sign * effect.defense
    else:
        values.keywords = tuple(skill.name for skill in effect.skills) or tuple(KEYWORDS)


SHELF: Final = Shelf(Path(__file__).resolve().parent / "cards", printed)
load_pool = SHELF.load_pool
load_decks = SHELF.load_decks
