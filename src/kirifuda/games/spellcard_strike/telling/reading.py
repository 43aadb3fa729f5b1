"""A card text taken apart for people: its tree, both languages, and the steps that carry it out."""

from __future__ import annotations

from typing import Final

from kirifuda import effects as e
from kirifuda.games.interface import TextReading
from kirifuda.games.spellcard_strike.abilities import ACTION, CHAIN_LONG, EQUIPMENT, INSTANT, RULE
from kirifuda.games.spellcard_strike.lowering.card import lower_ability, lower_declared
from kirifuda.games.spellcard_strike.lowering.setting import ABILITY, SPELL, Setting
from kirifuda.games.spellcard_strike.minimap import parse
from kirifuda.games.spellcard_strike.wording.assembly import language as card_language
from kirifuda.games.telling.reading import PARAGRAPH, put_together
from kirifuda.text.language import Reading

PARTS: Final = ("target", "cost")
"""What else a card prints: the words under a map, and a row of icons."""
MAP: Final = ".....\n.brb.\n..@..\n.....\n....."
"""A map for texts that speak of a range, when nobody says which."""
"""Durations that a text may have; the first that gives it a meaning shows the steps."""


def read_text(text: str, *, with_steps: bool) -> TextReading:
    """The text as the language reads it, a paragraph an ability; a `TextError` says where it can't."""
    language = card_language()
    readings = [language.read(part, key_of(part)) for part in text.split(PARAGRAPH)]
    steps = [step for reading in readings for step in steps_of(reading)] if with_steps else []
    return put_together(language, readings, steps)


def key_of(text: str) -> str:
    """What a text is: an ability, unless it can only be another part of a card."""
    return next((key for key in ("ability", *PARTS) if card_language().reads(text, key)), "ability")


def steps_of(reading: Reading) -> list[tuple[str, str]]:
    """The steps of a text, on the first sort of card on which it means something."""
    if reading.key != "ability" or not reading.tree.abilities:
        return []
    target = card_language().read("ストライカー1体", "target")
    for setting in settings():
        out = e.Lowered()
        try:
            if setting.kind:
                plan = lower_declared(reading, "TEXT", setting, target, out, ACTION)
                procedures = [plan.procedure, *(ability.procedure for ability in out.inner)]
            else:
                found = lower_ability(reading, "TEXT", setting, out)
                procedures = [ability.procedure for ability in (*found, *out.inner)]
        except e.NoMeaning:
            continue
        return [(step.clause, step.name) for one in procedures if one is not None for step in one.steps]
    return []


def settings() -> list[Setting]:
    """Every sort of card that may carry a text."""
    map = parse(MAP)
    spells = [Setting(SPELL, lasting, map) for lasting in (INSTANT, CHAIN_LONG, EQUIPMENT, RULE)]
    return [Setting("", map=map), *spells, *(Setting(ABILITY, lasting, map) for lasting in (INSTANT, CHAIN_LONG))]
