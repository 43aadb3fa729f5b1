"""Lowering of a whole card text: abilities in the order of the lines, and what a conjure does (703.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kirifuda.effects import lower_acts as shared_acts
from kirifuda.effects import lower_choose, lower_conditions, lower_frames, lower_nouns
from kirifuda.effects.amounts import ConditionAmount
from kirifuda.effects.lower_base import Builder, Lowering, Path, Tables
from kirifuda.effects.lower_frames import defined_letters, skipping
from kirifuda.effects.lower_plans import plan_of
from kirifuda.effects.lowered import Lowered
from kirifuda.effects.plans import ModePlan
from kirifuda.effects.steps_flow import SkipMode
from kirifuda.games.magical_duel import ast as m
from kirifuda.games.magical_duel.abilities import MagicalAbility
from kirifuda.games.magical_duel.meaning import (
    lower_abilities,
    lower_acts,
    lower_carried,
    lower_events,
    lower_lasting,
    lower_moments,
    lower_moves,
    lower_rules,
    lower_sorts,
    lower_words,
)
from kirifuda.games.magical_duel.meaning.lower_grants import abilities_of, effort
from kirifuda.games.magical_duel.meaning.words import MagicalMeaning
from kirifuda.games.magical_duel.values import KINDS
from kirifuda.games.magical_duel.zones import CHASE, HAND
from kirifuda.text import ast as a
from kirifuda.text.language import node_at

if TYPE_CHECKING:
    from kirifuda.kernel.ability import Ability
    from kirifuda.text.language import Reading

MEANING: Final = MagicalMeaning()
OWN_WORDS: Final = {f"この{kind}": kind for kind in KINDS}
"""What a card calls itself."""
TABLES: Final = Tables(
    amounts={**lower_nouns.AMOUNTS, **lower_words.AMOUNTS, **lower_sorts.AMOUNTS},
    players={**lower_nouns.PLAYERS, **lower_sorts.PLAYERS},
    wheres=lower_nouns.WHERES,
    nouns={**lower_conditions.NOUNS, **lower_words.NOUNS},
    qualities={**lower_conditions.QUALITIES, **lower_words.QUALITIES, **lower_sorts.QUALITIES},
    things={
        **lower_nouns.THINGS,
        **lower_words.THINGS,
        **dict.fromkeys(lower_sorts.PLAYERS, lower_nouns.players_as_things),
    },
    conditions={**lower_conditions.CONDITIONS, **lower_sorts.CONDITIONS},
    effects={
        **lower_frames.EFFECTS,
        **lower_choose.EFFECTS,
        **shared_acts.EFFECTS,
        **lower_acts.EFFECTS,
        **lower_moves.EFFECTS,
        **lower_lasting.EFFECTS,
        **lower_rules.EFFECTS,
        **lower_carried.EFFECTS,
    },
    events={**lower_events.EVENTS, **lower_moments.MOMENTS},
    deeds=lower_events.DEEDS,
    abilities=lower_abilities.ABILITIES,
    demands=lower_acts.DEMANDS,
)
"""Every node with a meaning."""


class SpellDraft:
    """The lines of a conjure, on their way to one plan."""

    def __init__(self, key: str) -> None:
        self.key = key
        self.builder = Builder(key + "#spell")
        self.first: Lowering | None = None

    def line(self, low: Lowering) -> None:
        """Let a line share everything with the lines before it."""
        low.builder = self.builder
        if self.first is None:
            self.first = low
            return
        low.prefix = low.key.partition("#")[2] + "."
        low.targets, low.splits, low.modes = self.first.targets, self.first.splits, self.first.modes
        low.letters, low.defined, low.limits = self.first.letters, self.first.defined, self.first.limits


def lower_text(reading: Reading, key: str, kind: str) -> Lowered:
    """All plans of a card text; keys name the lines. `kind` is the card's kind: only conjures carry out lines."""
    out = Lowered()
    spell = SpellDraft(key)
    check_own_words(Lowering(MEANING, TABLES, reading, key, ()), kind)
    for line, ability in enumerate(reading.tree.abilities):
        path: Path = ("abilities", line)
        low = Lowering(MEANING, TABLES, reading, f"{key}#{line}", path)
        low.out = out
        found = lower_line(low, ability, path, kind, spell)
        for one in found:
            if isinstance(one, MagicalAbility):
                one.line = line
        out.abilities.extend(found)
    if spell.first is not None:
        out.spell = plan_of(spell.first)
        out.procedures.append(out.spell.procedure)
    return out


def check_own_words(low: Lowering, kind: str) -> None:
    """201.1: a card that calls itself by a kind is of that kind; what a quoted ability says is of another card."""
    reading = low.reading
    for path, (start, end) in reading.spans.items():
        called = OWN_WORDS.get(reading.text[start:end])
        if called is None or not kind or kind.endswith(called) or not isinstance(node_at(reading.tree, path), a.This):
            continue
        above = (node_at(reading.tree, path[:at]) for at in range(2, len(path)) if not isinstance(path[at], int))
        if not any(isinstance(one, a.AbilityText) for one in above):
            raise low.fail(a.This(), path, f"is said of a card that is no {called}")


def lower_line(low: Lowering, node: a.Ability, path: Path, kind: str, spell: SpellDraft) -> list[Ability]:
    """One line: abilities, or a part of what the conjure does."""
    if isinstance(node, a.Spell):
        if kind != "詠唱":
            raise low.fail(node, path, "is something only a conjure does")
        if node.limits:
            raise low.fail(node.limits[0], (*path, "limits", 0))
        spell_line(low, node, path, spell)
        return []
    if isinstance(node, a.KeywordLine) and kind == "詠唱":
        return conjure_keywords(low, node, path, spell)
    function = TABLES.abilities.get(type(node))
    if function is None:
        raise low.fail(node, path)
    found: list[Ability] = function(low, node, path)
    if kind == "詠唱":
        for ability in found:
            ability.zones = ability.zones or CHASE.bit | HAND.bit
    return found


def spell_line(low: Lowering, node: a.Spell, path: Path, spell: SpellDraft) -> None:
    """703.3: one line of what is carried out."""
    spell.line(low)
    defined_letters(low, node.do, (*path, "do"))
    low.effect(node.do, (*path, "do"))


def conjure_keywords(low: Lowering, node: a.KeywordLine, path: Path, spell: SpellDraft) -> list[Ability]:
    """1111.2a: DCT before something to carry out is a line that exists if there was effort enough on activation."""
    found: list[Ability] = []
    for at, keyword in enumerate(node.keywords):
        here: Path = (*path, "keywords", at)
        if isinstance(keyword, m.Dct) and isinstance(keyword.ability, a.Spell):
            dct_line(low, keyword, here, spell)
        else:
            found.extend(abilities_of(low, keyword, here, low.key + (f".{at}" if at else "")))
    return found


def dct_line(low: Lowering, node: m.Dct, path: Path, spell: SpellDraft) -> None:
    """A group of one mode that must be chosen if the condition holds, and can't be if it does not."""
    assert isinstance(node.ability, a.Spell)
    spell.line(low)
    count = ConditionAmount(effort(low, node, path))
    slot = low.prefix + "dct:" + low.clause(path)
    low.mode = (len(low.modes), 0)
    low.modes.append(ModePlan(slot, count, count, (low.clause(path),)))
    with skipping(low, path) as end:
        low.add(SkipMode(*low.at(path, "dct"), slot, 0, end))
        low.effect(node.ability.do, (*path, "ability", "do"))
    low.mode = (-1, -1)
